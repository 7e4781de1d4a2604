"""The terminal of the quest game."""
