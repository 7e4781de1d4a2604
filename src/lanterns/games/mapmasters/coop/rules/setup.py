"""Setup: tableau, targets, artefacts, pawns, hands and who begins [M10]."""

from __future__ import annotations

from lanterns.core.step import AUTO, CHANCE, AnyStep, Params, Refusal
from lanterns.games.mapmasters.board.content import objectives
from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.coop.missions.mission_file import missions
from lanterns.games.mapmasters.coop.rules.dealing import DealHands
from lanterns.games.mapmasters.coop.rules.market import OpenMarket
from lanterns.games.mapmasters.coop.rules.turn import BeginTurn
from lanterns.games.mapmasters.coop.state import (
    ABSENT,
    AT_START,
    BOOKS_IN_ROW,
    COPIES,
    COSTS,
    LEADER,
    NONE,
    ON_CARD,
    PAWNS,
    PILE,
    SETUP,
    TO_COME,
    TOKENS_EACH,
    WAITING,
    Ask,
    Coop,
)  # fmt: skip
from lanterns.games.mapmasters.coop.tableau import cell, wide
from lanterns.games.mapmasters.coop.verbs import (
    ARTEFACTS,
    COMMISSION,
    COOP_BOOKS,
    FACE,
    GIVEN,
    GROUPS,
    HIDDEN,
    LEAD,
    PASS,
    PAWN,
    PLAYED,
    SPOTS,
    STARTERS,
)  # fmt: skip


class LayGiven(Ask):
    """Chance lays a given starting card, either way up, into a place of the grid [M10.2]. args: place."""

    rules = ("M10.2",)

    def options(self, g: Coop) -> list[int]:
        return [GIVEN.base + 2 * face + turn for face in range(STARTERS) if g.unseen[face] for turn in (0, 1)]

    def weights(self, g: Coop) -> list[int]:
        return [g.unseen[face] for face in range(STARTERS) if g.unseen[face] for _ in (0, 1)]

    def total(self, g: Coop) -> int:
        plan = g.plan()
        given = len(plan.places("S"))
        left = sum(1 for step in g.stack if isinstance(step, LayGiven))
        return 2 * (COPIES * STARTERS - (given - left))

    def play(self, g: Coop, action: int) -> None:
        face, turn = GIVEN.args(action)
        g.unseen[face] -= 1
        g.cells.append(cell(self.args[0], face, turn == 1))
        g.laid_by.append(NONE)


class DrawCommission(Ask):
    """Chance draws an objective card; all are of different kinds [rules 6.5, mission 10]."""

    rules = ("M10.1",)

    def options(self, g: Coop) -> list[int]:
        return [COMMISSION.base + kind for kind in range(len(OBJECTIVES)) if kind not in g.commissions]

    def weights(self, g: Coop) -> list[int]:
        copies = [sum(1 for card in objectives() if card.kind == kind) for kind in OBJECTIVES]
        return [copies[kind] for kind in range(len(OBJECTIVES)) if kind not in g.commissions]

    def play(self, g: Coop, action: int) -> None:
        kind = action - COMMISSION.base
        g.commissions.append(kind)
        g.tell("M10.1", "commission-drawn", objective=OBJECTIVES[kind])


class ShowTableau(Ask):
    """The tableau lies open; the pawns come next [M10.2, M10.3]."""

    rules = ("M10.2", "M10.3")

    def run(self, g: Coop) -> None:
        g.phase = PAWNS
        g.tell("M10.2", "tableau-laid", number=g.mission, count=len(g.cells))
        for group in range(g.groups() - 1, -1, -1):
            g.then(PlacePawn(group % g.players, group))


class PlacePawn(Ask):
    """A pawn is placed on an allowed start; the seats take turns at it [M10.3]. args: group."""

    rules = ("M10.3", "M10.6")

    def params(self, g: Coop, seat: int) -> Params:
        return {"group": GROUPS[self.args[0]]}

    def options(self, g: Coop) -> list[int]:
        return [PAWN.base + spot for spot in g.starts()]

    def play(self, g: Coop, action: int) -> None:
        group, spot = self.args[0], action - PAWN.base
        g.spot[group] = spot
        g.stage[group] = AT_START
        g.tell("M10.3", "pawn-placed", seat=self.actor, group=GROUPS[group], spot=SPOTS[spot])

    def explain(self, g: Coop, action: int) -> Refusal | None:
        if action not in PAWN:
            return None
        spot = action - PAWN.base
        if spot in g.spot:
            return Refusal("M10.3", "spot-taken")
        plan = g.plan()
        if spot not in [wide(plan, place) * 6 + slot for place, slot in plan.starts]:
            return Refusal("M10.3", "no-start-here")
        return Refusal("M10.3", "blank-side")


class ChooseLeader(Ask):
    """After a look at the hands somebody says to begin; who declines leaves it to the next [M10.7]. args: seats asked
    before."""

    rules = ("M10.7",)

    def options(self, g: Coop) -> list[int]:
        return [LEAD.base, PASS.base] if self.args[0] + 1 < g.players else [LEAD.base]

    def play(self, g: Coop, action: int) -> None:
        g.phase = LEADER
        if action == PASS.base:
            g.tell("M10.7", "lead-declined", seat=self.actor)
            g.then(ChooseLeader(self.actor + 1, self.args[0] + 1))
            return
        g.active = self.actor
        g.tell("M10.7", "leads", seat=self.actor)
        g.then(BeginTurn(AUTO))


def begin(g: Coop, players: int, mission: int) -> None:
    """Fill a blank state with the components of a mission; what chance has to decide is put on the stack.

    `house` must be set already.
    """
    plan = missions(g.edition)[mission]
    count = plan.pawns
    g.players, g.mission = players, mission
    g.phase, g.turn, g.active = SETUP, 0, 0
    g.cells, g.laid_by = [], []
    g.blocked = [wide(plan, place) for place in plan.places("#")]
    g.unseen = [COPIES if face < STARTERS else 1 for face in range(PLAYED)]
    g.deck = [plan.deck[cost] for cost in COSTS]
    g.hands = [[] for _ in range(players)]
    g.coins, g.stock = plan.coins, [TOKENS_EACH] * len(TOKENS)
    g.book_at, g.book_row = [PILE] * len(COOP_BOOKS), [NONE] * BOOKS_IN_ROW
    g.tokens, g.turned, g.used_books = [0] * (4 * count), [0] * (4 * count), 0
    g.stage, g.spot = [WAITING] * count, [NONE] * count
    g.used_pieces = g.used_nodes = g.cleared = g.found_all = g.crossed_all = 0
    g.chords, g.nodes_of = [], [0] * count
    g.found, g.crossed, g.rooms, g.delivered = [0] * count, [0] * count, [0] * count, [0] * count
    g.items = [[] for _ in range(count)]
    g.artefact_at = [ABSENT] * len(ARTEFACTS)
    for objective in plan.objectives:
        if objective.gives:
            g.artefact_at[ARTEFACTS.index(objective.gives)] = TO_COME
    g.target_at = []
    for target in plan.targets:
        place = wide(plan, target.place)
        g.target_at.append(NONE if target.hidden else place)
        g.cells.append(cell(place, HIDDEN if target.hidden else FACE[target.card], target.turned))
        g.laid_by.append(NONE)
        if FACE[target.card] < PLAYED:
            g.unseen[FACE[target.card]] -= 1
        for artefact in target.artefacts:
            g.artefact_at[ARTEFACTS.index(artefact)] = ON_CARD
    g.met, g.met_on, g.taken_on = [NONE] * len(plan.objectives), [0] * count, [0] * count
    g.commissions = []
    g.drawing, g.steps, g.sketches, g.entered, g.able, g.refused = NONE, [], 0, 0, 0, 0
    g.legs, g.end = [], 0
    g.then(
        *(LayGiven(CHANCE, wide(plan, place)) for place in plan.places("S")),
        *(DrawCommission(CHANCE) for _ in range(plan.drawn)),
        ShowTableau(AUTO),
        OpenMarket(AUTO),
        DealHands(AUTO),
        ChooseLeader(0, 0),
    )


STEPS: tuple[type[AnyStep], ...] = (LayGiven, DrawCommission, ShowTableau, PlacePawn, ChooseLeader)
