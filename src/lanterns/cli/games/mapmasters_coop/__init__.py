"""The terminal of Map Masters, Coop."""
