"""The boards of the day for the browser: tries that are kept, practice, runs of days, pictures."""
