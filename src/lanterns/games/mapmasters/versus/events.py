"""What Map Masters Versus tells of: its events, by the chapters that tell them first."""

from __future__ import annotations

from lanterns.core.event import NUMBER, SEAT, WORD, WORDS, Events

EVENTS: Events = {
    # explore
    "exploration-begins": {"round": NUMBER, "objective": WORD},
    "hand-revealed": {"seat": SEAT, "cards": WORDS},
    "taken-back-one": {"seat": SEAT},
    "card-laid": {"seat": SEAT, "card": WORD, "place": WORD, "turn": WORD},
    "path-drawn": {"seat": SEAT, "step": WORD, "target": WORDS, "points": NUMBER},
    "finished": {"seat": SEAT},
    "hourglass-taken": {"seat": SEAT},
    "no-path-revealed": {"seat": SEAT, "count": NUMBER},
    "path-revealed": {"seat": SEAT, "count": NUMBER, "ending": WORD, "length": NUMBER},
    "book-given-up": {"seat": SEAT, "book": WORD},
    "book-used": {"seat": SEAT, "book": WORD},
    "clock-read": {"seat": SEAT, "seconds": NUMBER},
    # hand_creation
    "discard-shuffled": {"seat": SEAT, "count": NUMBER},
    "first-seen": {"seat": SEAT, "card": WORD},
    "first-kept": {"seat": SEAT},
    "first-discarded": {"seat": SEAT, "card": WORD},
    # market
    "pile-restocked": {"cost": NUMBER},
    "books-restocked": {},
    "card-turned": {"card": WORD, "cost": NUMBER},
    "book-turned": {"book": WORD},
    "market-opens": {"seat": SEAT, "round": NUMBER},
    "passed": {"seat": SEAT},
    "token-bought": {"seat": SEAT, "token": WORD, "coins": NUMBER},
    "card-bought": {"seat": SEAT, "card": WORD, "coins": NUMBER},
    "book-bought": {"seat": SEAT, "book": WORD, "coins": NUMBER},
    "book-replaced": {"seat": SEAT, "book": WORD},
    "gift-taken": {"seat": SEAT, "token": WORD, "book": WORD},
    # primary
    "primary-revealed": {"round": NUMBER, "objective": WORD, "hourglass": WORD},
    # reset
    "card-kept": {"seat": SEAT, "card": WORD, "coins": NUMBER},
    "card-removed": {"seat": SEAT, "card": WORD},
    "card-exchanged": {"seat": SEAT, "card": WORD, "taken": WORD},
    "hand-discarded": {"seat": SEAT, "count": NUMBER},
    "market-refreshed": {},
    # reward
    "coins-earned": {"seat": SEAT, "count": NUMBER, "coins": NUMBER},
    "primary-scored": {"seat": SEAT, "objective": WORD, "points": NUMBER},
    "bonus-scored": {"seat": SEAT, "points": NUMBER},
    "tokens-returned": {"seat": SEAT, "count": NUMBER},
    "secondary-revealed": {"objective": WORD},
    "secondary-scored": {"seat": SEAT, "objective": WORD, "points": NUMBER},
    "exit-ticked": {"seat": SEAT, "exits": NUMBER},
    "exits-scored": {"seat": SEAT, "points": NUMBER},
    "coins-scored": {"seat": SEAT, "points": NUMBER},
    "final-score": {"seat": SEAT, "points": NUMBER},
    "game-over": {"reason": WORD},
    # setup
    "first-buyer": {"seat": SEAT},
}
