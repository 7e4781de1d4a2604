"""A person of this server: who they are, how they come to another device, what they have played, and their data."""
