"""What the terminal has of its own for single games: a folder each, named like the game with _ for -.

`screen.py` has `draw(view, words, console)` and hooks (`lanterns.cli.screen.find_hook`), `help.py` has
`entries(view, words)` for `?`, `commands.py` has `register(app)` for commands about that game alone. Each may be
missing.
"""
