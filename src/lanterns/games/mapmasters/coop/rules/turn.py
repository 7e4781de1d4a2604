"""A turn: play a card, draw complete paths, look for the end, draw a card [M11]."""

from __future__ import annotations

from lanterns.core.step import AUTO, CHANCE, AnyStep, Params, Refusal
from lanterns.games.mapmasters.coop.rules.dealing import DrawCard
from lanterns.games.mapmasters.coop.rules.draw import Paths
from lanterns.games.mapmasters.coop.rules.outcome import check_late, check_lost
from lanterns.games.mapmasters.coop.rules.reach import look
from lanterns.games.mapmasters.coop.rules.shut import tell_shut_in, walled
from lanterns.games.mapmasters.coop.state import EXHAUSTED, PLAYING, RESIGNED, Ask, Coop
from lanterns.games.mapmasters.coop.tableau import cell
from lanterns.games.mapmasters.coop.verbs import (
    AGREE,
    BLOCK,
    FACES,
    GO_ON,
    PLACES,
    PLAY,
    RESIGN,
    column_of,
    play_code,
    row_of,
)  # fmt: skip


class BeginTurn(Ask):
    """The active player's turn; without a card, or without an empty place, the mission is lost [M14.2]."""

    rules = ("M14.2",)

    def run(self, g: Coop) -> None:
        g.phase = PLAYING
        g.turn += 1
        g.sketches = g.entered = g.refused = 0
        g.tell("M11.1", "turn-begins", seat=g.active, turn=g.turn)
        if not g.hands[g.active] or not g.empty():
            key = "no-card" if not g.hands[g.active] else "no-place"
            g.tell("M14.2", key, seat=g.active)
            g.finish_as(EXHAUSTED)
            return
        g.then(PlayCard(g.active))


class PlayCard(Ask):
    """A card of the hand goes into any empty place, either way up; no neighbour is needed [M11.1, M11.5, MR41]. Or the
    player proposes to give the mission up [M14.4, MR43]."""

    rules = ("M11.1", "M11.5", "MR41")

    def options(self, g: Coop) -> list[int]:
        faces = sorted(set(g.hands[self.actor]))
        empty = g.empty()
        codes = [play_code(face, place, turned) for face in faces for place in empty for turned in (False, True)]
        if not g.refused:
            codes.append(RESIGN.base)
        return codes

    def play(self, g: Coop, action: int) -> None:
        seat = self.actor
        if action == RESIGN.base:
            g.tell("MR43", "resign-proposed", seat=seat)
            if g.players == 1:
                give_up(g)
            else:
                g.then(AgreeToResign((seat + 1) % g.players, seat))
            return
        face, place, turned = PLAY.args(action)
        before = walled(g)
        hand = g.hands[seat][:]
        hand.remove(face)
        g.hands[seat] = hand
        g.cells = [*g.cells, cell(place, face, turned == 1)]
        g.laid_by.append(seat)
        turn = "turned" if turned else "upright"
        g.tell("M11.1", "card-played", seat=seat, card=FACES[face], place=PLACES[place], turn=turn)
        look(g)
        tell_shut_in(g, before)
        if not check_lost(g):
            g.then(Paths(seat), EndTurn(AUTO))

    def explain(self, g: Coop, action: int) -> Refusal | None:
        if action == RESIGN.base:
            return Refusal("MR43", "resign-refused")
        if action not in PLAY:
            return None
        face, place, _ = PLAY.args(action)
        if face not in g.hands[self.actor]:
            return Refusal("M11.1", "not-in-hand")
        plan = g.plan()
        if column_of(place) >= plan.columns or row_of(place) >= plan.rows:
            return Refusal("M11.1", "off-grid")
        if place in g.blocked:
            return Refusal("M11.1", "place-blocked")
        return Refusal("M11.1", "place-filled")


class AgreeToResign(Ask):
    """Everybody else must agree to give the mission up [MR43]. args: seat that proposed it."""

    rules = ("M14.4", "MR43")

    def params(self, g: Coop, seat: int) -> Params:
        return {"proposer_seat": self.args[0]}

    def options(self, g: Coop) -> list[int]:
        return [AGREE.base, GO_ON.base]

    def play(self, g: Coop, action: int) -> None:
        proposer = self.args[0]
        if action == GO_ON.base:
            g.refused = 1
            g.tell("MR43", "resign-refused", seat=self.actor)
            g.then(PlayCard(proposer))
            return
        g.tell("MR43", "resign-agreed", seat=self.actor)
        following = (self.actor + 1) % g.players
        if following == proposer:
            give_up(g)
        else:
            g.then(AgreeToResign(following, proposer))


def give_up(g: Coop) -> None:
    """All agree that the mission is lost [M14.4, MR43]."""
    g.tell("M14.4", "resigned", number=g.mission)
    g.finish_as(RESIGNED)


class EndTurn(Ask):
    """After the paths: a chase may block a place, water may rise, the player draws a card, the next one follows.

    [M11.3, M11.4, M17.2, M17.4; rules 6.5, mission 12]"""

    rules = ("M11.3", "M11.4", "M17.4")

    def run(self, g: Coop) -> None:
        if check_late(g):
            return
        plan = g.plan()
        chase = plan.chase
        steps: list[AnyStep] = [Flood(AUTO, row) for row in range(plan.rows) if plan.flood(row) == g.turn]
        if chase and g.turn >= chase and not g.entered and g.empty():
            steps.append(BlockPlace(CHANCE))
        if sum(g.deck):
            steps.append(DrawCard(CHANCE, g.active))
        g.then_all([*steps, NextTurn(AUTO)])


class BlockPlace(Ask):
    """Chance blocks an empty place: the hostages are chased [M14.5, rules 6.5, mission 12]."""

    rules = ("M14.5",)

    def options(self, g: Coop) -> list[int]:
        return [BLOCK.base + place for place in g.empty()]

    def play(self, g: Coop, action: int) -> None:
        place = action - BLOCK.base
        before = walled(g)
        g.blocked = [*g.blocked, place]
        g.tell("M14.5", "place-closed", place=PLACES[place])
        look(g)
        tell_shut_in(g, before)
        check_lost(g)


class Flood(Ask):
    """Water rises over the empty places of a row; what lies there stays [M17.2]. args: row."""

    rules = ("M17.2",)

    def run(self, g: Coop) -> None:
        row = self.args[0]
        before = walled(g)
        wet = [place for place in g.empty() if row_of(place) == row]
        g.blocked = [*g.blocked, *wet]
        g.tell("M17.2", "water-rises", row=row + 1, count=len(wet))
        look(g)
        tell_shut_in(g, before)
        check_lost(g)


class NextTurn(Ask):
    """The next player clockwise is active [M11.4]."""

    rules = ("M11.4",)

    def run(self, g: Coop) -> None:
        g.active = (g.active + 1) % g.players
        g.then(BeginTurn(AUTO))


STEPS: tuple[type[AnyStep], ...] = (BeginTurn, PlayCard, AgreeToResign, EndTurn, BlockPlace, Flood, NextTurn)
