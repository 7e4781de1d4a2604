"""The rescue of the day: a lair that can still be won."""
