"""quest: Tiny Epic Quest, 2-4 players, Chosen One, GloomFall and Danongorf. Rules: docs/rules/quest.md (Q1..Q12)."""
