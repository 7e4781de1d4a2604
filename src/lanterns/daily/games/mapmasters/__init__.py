"""The dungeon of the day: a line through five cards."""
