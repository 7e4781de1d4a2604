"""Boards of the day, the same for everybody: which they are follows from the date alone; see docs/daily.md."""
