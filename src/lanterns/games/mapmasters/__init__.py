"""Map Masters: five cards become a dungeon, and one line is drawn through it [docs/rules/mapmasters.md]."""
