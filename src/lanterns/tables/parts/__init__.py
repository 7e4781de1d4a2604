"""What a table is made of: who sits there, the game they play, the log and the clocks."""
