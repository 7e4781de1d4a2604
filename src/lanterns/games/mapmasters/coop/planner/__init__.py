"""The search for a plan of a whole mission, and its proof on the board."""
