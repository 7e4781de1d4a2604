"""Tiny Epic Dungeons: one module per chapter of docs/rules/dungeons.md, its cards in content/*.toml."""
