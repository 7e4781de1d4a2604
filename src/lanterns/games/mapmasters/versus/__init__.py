"""Map Masters, Versus: five cards become a dungeon, and one line is drawn through it [rules M1-M9]."""
