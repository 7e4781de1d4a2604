"""The board of Map Masters that both games share: cards, layouts, and the path with its rules [rules 2]."""
