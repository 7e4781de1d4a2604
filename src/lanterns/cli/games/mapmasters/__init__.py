"""The terminal of Map Masters, Versus."""
