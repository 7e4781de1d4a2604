"""What whoever runs the server watches it by: figures and logs."""
