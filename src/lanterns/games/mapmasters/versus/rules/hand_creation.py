"""Hand creation: the build area is filled to five from the draw pile, unseen until Exploration [M5]."""

from __future__ import annotations

from lanterns.core.step import AUTO, CHANCE, AnyStep, Params
from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.vocabulary import FACES
from lanterns.games.mapmasters.versus.state import (
    CREATE,
    DISCARD,
    DRAW_PILE,
    DRAWN,
    HAND,
    NONE,
    Ask,
    MapMasters,
)  # fmt: skip
from lanterns.games.mapmasters.versus.verbs import DISCARD_FIRST, DRAW, KEEP_FIRST


class CreateHands(Ask):
    """SB16 looks first; then every seat draws, in seat order: nobody sees anything before all are done [M5.1, M5.3]."""

    rules = ("M5.1", "M5.3")

    def run(self, g: MapMasters) -> None:
        g.phase = CREATE
        g.looked = NONE
        steps: list[AnyStep] = []
        for seat in range(g.players):
            if g.ready(seat, sb.LOOKS) and g.in_area(seat) < HAND and can_draw(g, seat):
                steps += [LookFirst(AUTO, seat)]
        steps += [FillHand(AUTO, seat) for seat in range(g.players)]
        g.then_all(steps)


def can_draw(g: MapMasters, seat: int) -> bool:
    """Whether there is a card to draw; an empty pile takes the discard back, shuffled [M5.2]."""
    if not g.held(seat, DRAW_PILE):
        faces = g.cards(seat, DISCARD)
        if not faces:
            return False
        for face in faces:
            g.put(seat, face, DRAW_PILE)
        g.tell("M5.2", "discard-shuffled", seat=seat, count=len(faces))
    return True


class LookFirst(Ask):
    """SB16: the top card of the draw pile is looked at [M5.4]. args: seat."""

    rules = ("M5.4", "MR38")

    def run(self, g: MapMasters) -> None:
        seat = self.args[0]
        g.use(sb.LOOKS)
        g.tell("M5.4", "book-used", seat=seat, book=sb.NAMES[sb.LOOKS])
        g.then(DrawCard(CHANCE, seat, 1), KeepFirst(seat))


class FillHand(Ask):
    """One card after the other until there are five, or none are left [M5.1, M5.2, M5.5, MR32]. args: seat."""

    rules = ("M5.1", "M5.2", "M5.5")

    def run(self, g: MapMasters) -> None:
        seat = self.args[0]
        if g.in_area(seat) < HAND and can_draw(g, seat):
            g.then(DrawCard(CHANCE, seat, 0), FillHand(AUTO, seat))


class DrawCard(Ask):
    """Chance draws from what a seat's draw pile holds; the card stays face down [M5.1, M5.3]. args: seat, whether SB16
    looks at it."""

    rules = ("M5.1", "M5.3")

    def options(self, g: MapMasters) -> list[int]:
        base = DRAW.base + self.args[0] * len(FACES)
        return [base + face for face in g.cards(self.args[0], DRAW_PILE)]

    def play(self, g: MapMasters, action: int) -> None:
        seat, face = DRAW.args(action)
        g.put(seat, face, DRAWN)
        if self.args[1]:
            g.looked = face
            g.whisper(seat, "M5.4", "first-seen", seat=seat, card=FACES[face])


class KeepFirst(Ask):
    """Keep the card looked at as the first draw, or discard it [M5.4]."""

    rules = ("M5.4", "MR38")

    def params(self, g: MapMasters, seat: int) -> Params:
        return {"card": FACES[g.looked]} if self.actor == seat else {}

    def options(self, g: MapMasters) -> list[int]:
        return [KEEP_FIRST.base, DISCARD_FIRST.base]

    def play(self, g: MapMasters, action: int) -> None:
        seat = self.actor
        if action == KEEP_FIRST.base:
            g.tell("M5.4", "first-kept", seat=seat)
            return
        g.put(seat, g.looked, DISCARD)
        g.tell("M5.4", "first-discarded", seat=seat, card=FACES[g.looked])
        g.looked = NONE


STEPS: tuple[type[AnyStep], ...] = (CreateHands, LookFirst, FillHand, DrawCard, KeepFirst)
