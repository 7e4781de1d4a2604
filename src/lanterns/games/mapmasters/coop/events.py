"""What Map Masters Coop tells of: its events, by the chapters that tell them first."""

from __future__ import annotations

from lanterns.core.event import NUMBER, SEAT, WORD, Events

EVENTS: Events = {
    # arrive
    "leg-entered": {"seat": SEAT, "group": WORD, "spot": WORD, "length": NUMBER},
    "left-by-exit": {"group": WORD, "spot": WORD},
    "book-spent": {"group": WORD, "book": WORD},
    "target-turned-up": {"card": WORD, "place": WORD},
    "arrived": {"group": WORD, "card": WORD, "spot": WORD},
    "nothing-to-meet": {"group": WORD, "card": WORD},
    "nothing-to-meet-outside": {"group": WORD},
    "artefact-taken": {"group": WORD, "artefact": WORD},
    "token-added": {"group": WORD, "token": WORD},
    "objective-met": {"group": WORD, "number": NUMBER, "need": WORD, "what": WORD, "count": NUMBER},
    "artefact-given": {"group": WORD, "artefact": WORD},
    "way-opened": {"number": NUMBER, "count": NUMBER},
    # dealing
    "card-drawn": {"seat": SEAT, "card": WORD},
    "hands-dealt": {"count": NUMBER},
    # draw
    "sketch-dropped": {"seat": SEAT, "group": WORD},
    # market
    "market-open": {"coins": NUMBER},
    "book-shown": {"book": WORD},
    "shopping-declined": {"seat": SEAT},
    "token-bound": {"seat": SEAT, "group": WORD, "token": WORD, "coins": NUMBER},
    "book-bound": {"seat": SEAT, "group": WORD, "book": WORD, "coins": NUMBER},
    "coins-lost": {"coins": NUMBER},
    # outcome
    "mission-won": {"number": NUMBER, "points": NUMBER},
    "dead-end": {"number": NUMBER},
    "too-late": {"number": NUMBER},
    # setup
    "commission-drawn": {"objective": WORD},
    "tableau-laid": {"number": NUMBER, "count": NUMBER},
    "pawn-placed": {"seat": SEAT, "group": WORD, "spot": WORD},
    "lead-declined": {"seat": SEAT},
    "leads": {"seat": SEAT},
    # shut
    "group-shut-in": {"group": WORD},
    # turn
    "turn-begins": {"seat": SEAT, "turn": NUMBER},
    "no-card": {"seat": SEAT},
    "no-place": {"seat": SEAT},
    "resign-proposed": {"seat": SEAT},
    "card-played": {"seat": SEAT, "card": WORD, "place": WORD, "turn": WORD},
    "resign-refused": {"seat": SEAT},
    "resign-agreed": {"seat": SEAT},
    "resigned": {"number": NUMBER},
    "place-closed": {"place": WORD},
    "water-rises": {"row": NUMBER, "count": NUMBER},
}
