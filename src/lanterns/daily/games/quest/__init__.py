"""The night of the day: the same dice for everybody."""
