"""Players that need no hands. They know the core and one evaluation hook per game."""
