"""The terminal of dungeons."""
