"""Three Lanterns: one digital table for three boxed adventure games.

`lanterns.core` is the contract every game keeps, `lanterns.games` holds the games, `lanterns.bots` the players that
need no hands. The floors above them (tables, store, web, arena, cli) are described in docs/index.md.
"""

__version__ = "0.1.0"
