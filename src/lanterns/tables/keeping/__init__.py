"""A table as it is kept, and as a record: into a small document, out of it, and through its positions."""
