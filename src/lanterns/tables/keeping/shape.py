"""What a snapshot of a table means to this program, in a few letters: another program may mean something else by it."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from lanterns.core.game import AnyGame

# Raise it when something that `saved.doc_of`, `Present.to_json` or a step writes comes to mean something else.
SNAPSHOT = 2


@cache
def shape_of(game: AnyGame) -> str:
    """Equal for games whose saved boards are read alike: the same state fields, action codes and content numbers."""
    verbs = [f"{verb.name} {verb.unordered} {[domain.names for domain in verb.domains]}" for verb in game.verbs.verbs]
    parts = [SNAPSHOT, game.ruleset, game.blank().FIELDS, verbs, sorted(game.content_ids().items())]
    return sha256(repr(parts).encode()).hexdigest()[:12]
