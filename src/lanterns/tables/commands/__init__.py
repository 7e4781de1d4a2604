"""What is done to a table, each a function that takes it whole: before the game, during it, and back."""
