"""The routes, by what they are about. Each is thin: it asks a table to do something and shows what became of it."""
