"""Map Masters Coop: a Game of its own on the cards, boards and paths of Map Masters [rules M10-M16]."""
