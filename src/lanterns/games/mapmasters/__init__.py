"""Map Masters: two games, Versus and Coop, that share a board [docs/rules/mapmasters.md]."""
