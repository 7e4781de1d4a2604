"""What a seat cannot know, changed at random: cards face down, and the dungeons of others while they are being made."""

from __future__ import annotations

from random import Random

from lanterns.games.mapmasters.board.path_moves import moves, starts
from lanterns.games.mapmasters.versus.dungeon import dungeon_of, face_of, placements
from lanterns.games.mapmasters.versus.state import (
    DRAW_PILE,
    DRAWN,
    EXPLORE,
    IN_HAND,
    STRICT,
    TOUCH,
    MapMasters,
)  # fmt: skip

STEPS_MOST = 8  # of a path made up for somebody else


def permuted(g: MapMasters, seat: int, rng: Random) -> MapMasters:
    """A copy in which all that the seat (or SPECTATOR) cannot know is drawn anew."""
    new = g.copy()
    for other in range(new.players):
        if new.held(other, DRAWN):
            reshuffle(new, other, seat, rng)
    if new.phase == EXPLORE and new.lanes:
        for other in range(new.players):
            if other != seat:
                imagine(new, other, rng)
        for other, lane in enumerate(new.lanes):
            if other != seat and lane:
                new.lane_asked[other] = lane[-1].options(new)
    elif new.stack and not new.lanes:
        new.asked = new.stack[-1].options(new)
    return new


def reshuffle(g: MapMasters, other: int, viewer: int, rng: Random) -> None:
    """The cards that a seat has drawn face down could be any of its draw pile; it knows the one that SB16 showed it."""
    own = g.looked_by(other)  # packs hold the same starting cards, so a face alone does not say whose it is
    known = g.looked if other == viewer and own and g.looked in g.cards(other, DRAWN) else -1
    down = [face for face in g.cards(other, DRAWN) if face != known]
    pool = [*down, *g.cards(other, DRAW_PILE)]
    chosen = rng.sample(pool, len(down))
    for face in pool:
        g.put(other, face, DRAWN if face in chosen else DRAW_PILE)
    if own and g.looked in pool and other != viewer and down:
        g.looked = rng.choice(chosen)


def imagine(g: MapMasters, other: int, rng: Random) -> None:
    """A made-up dungeon for somebody else. Whether a finished one has a path may be known by the hourglass, so that
    stays as it is."""
    walked = g.has_path(other)
    done = not g.lanes[other]
    g.layout[other] = []
    g.steps[other] = []
    hand = g.cards(other, IN_HAND)
    count = rng.randint(1, len(hand)) if hand and (walked or not done) else rng.randint(0, len(hand))
    for _ in range(count):
        laid = [face_of(code) for code in g.layout[other]]
        faces = [face for face in hand if face not in laid]
        codes = placements(g.layout[other], faces, g.house[STRICT] == 1, g.house[TOUCH] == 1)
        if codes:
            g.layout[other] = [*g.layout[other], rng.choice(codes)]
    length = rng.randint(1, STEPS_MOST) if walked or (not done and rng.random() < 0.5) else 0
    for number in range(length + 1 if length else 0):
        path = g.path(other)
        if path is None:
            return
        dungeon = dungeon_of(g.layout[other])
        codes = (
            [dungeon.code(move) for move in moves(path)]
            if number
            else [dungeon.start_code(node) for node in starts(path)]
        )
        if not codes:
            return
        g.steps[other] = [*g.steps[other], rng.choice(codes)]
