"""The Day: picking a movement card, moving a hero or idling, and what follows on arrival [Q3]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AUTO, CHANCE, AnyStep, Params, Refusal
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.grottos import arrival
from lanterns.games.quest.rules.items import Rearrange, close_window, is_swap, swap, swap_options
from lanterns.games.quest.rules.quests import ClaimPlacement
from lanterns.games.quest.rules.travel import castle_gain, end_cost, passed_by, travel
from lanterns.games.quest.rules.why import why_not_move
from lanterns.games.quest.state import DAY, DUSK, PAY_END_CARD, TOGETHER, Ask, Quest
from lanterns.games.quest.verbs import HERO_STRIDE, IDLE_CODE, MOVE_BASE, PICK, REGION_STRIDE, SHOW, move_of

TURNS: Final = 4


class StartDay(Ask):
    """Four turns; in solo modes two movement cards are shown first [Q3.1, Q11.2]."""

    rules = ("Q3.1", "Q11.2")

    def run(self, g: Quest) -> None:
        g.phase = DAY
        g.turn = 0
        g.claimed = 0
        g.tell("Q3.1", "day-begins", round=g.round)
        if g.mode == TOGETHER:
            g.then(StartTurn(AUTO))
        else:
            g.shown = 0
            g.then(Show(CHANCE), Show(CHANCE), StartTurn(AUTO))


class Show(Ask):
    """Chance shows one more movement card of the solo Day [Q11.2, QR28]."""

    rules = ("Q11.2", "QR28")

    def options(self, g: Quest) -> list[int]:
        return [SHOW.base + card for card in range(5) if not g.shown >> card & 1]

    def play(self, g: Quest, action: int) -> None:
        card = action - SHOW.base
        g.shown |= 1 << card
        g.tell("Q11.2", "movement-shown", card=geo.MOVEMENT_NAMES[card])


class StartTurn(Ask):
    """The next turn with its picker, or dusk after the fourth [Q3.1]."""

    rules = ("Q3.1",)

    def run(self, g: Quest) -> None:
        g.card = -1
        if g.turn == TURNS:
            g.then(Dusk(AUTO))
            return
        g.turn += 1
        g.claimed = 0
        g.then(Pick((g.first + g.turn - 1) % g.players), StartTurn(AUTO))


class Pick(Ask):
    """The picker chooses a face-up movement card; then everyone moves or idles by it [Q3.2, Q3.3]."""

    rules = ("Q3.2", "Q3.3")

    def params(self, g: Quest, seat: int) -> Params:
        return {"players": g.players}

    def options(self, g: Quest) -> list[int]:
        shown = 31 if g.mode == TOGETHER else g.shown
        return [PICK.base + card for card in range(5) if shown >> card & 1 and not g.used >> card & 1]

    def play(self, g: Quest, action: int) -> None:
        card = action - PICK.base
        g.card = card
        g.used |= 1 << card
        if g.heard:
            g.tell("Q3.2", "movement-picked", seat=self.actor, card=geo.MOVEMENT_NAMES[card])
        steps: list[AnyStep] = [MoveOrIdle(seat, card) for seat in g.clockwise(self.actor)]
        if g.mode != TOGETHER:
            steps.append(Show(CHANCE))
        g.then_all(steps)

    def explain(self, g: Quest, action: int) -> Refusal | None:
        if action not in PICK:
            return None
        return (
            Refusal("Q3.3", "card-used") if g.used >> (action - PICK.base) & 1 else Refusal("Q11.2", "card-not-shown")
        )


class MoveOrIdle(Ask):
    """One player's step: rearrange items, then move one hero by the card, or idle [Q3.2-Q3.16]. args: card."""

    rules = ("Q3.2", "Q3.4", "Q3.14")

    def params(self, g: Quest, seat: int) -> Params:
        return {"card": geo.MOVEMENT_NAMES[self.args[0]]}

    def options(self, g: Quest) -> list[int]:
        codes = [IDLE_CODE]
        moves(g, self.actor, self.args[0], codes)
        if g.owners >> self.actor & 1:
            codes += swap_options(g, self.actor)
        return codes

    def play(self, g: Quest, action: int) -> None:
        seat, card = self.actor, self.args[0]
        if is_swap(action):
            swap(g, seat, action)
            g.then(self)
            return
        close_window(g)
        g.moved = 0
        g.advanced = 0
        if action == IDLE_CODE:
            idle(g, seat)
            return
        own, region, way = move_of(action)
        hero = seat * g.per_seat + own
        passed = passed_by(card, g.where[hero] >> 1, region >> 1, way)
        if g.heard:
            by = geo.MOVEMENT_NAMES[geo.FOOT if way == geo.WALK else card]  # the boots walk whatever the card [T07]
            start, to = geo.REGION_NAMES[g.where[hero]], geo.REGION_NAMES[region]
            g.tell("Q3.4", "hero-moved", seat=seat, hero=own + 1, card=by, to=to, start=start, way=geo.WAY_NAMES[way])
        travel(g, seat, hero, region, passed)
        after = arrival(g, seat, hero)
        after.append(ClaimPlacement(seat))
        g.then_all(after)

    def explain(self, g: Quest, action: int) -> Refusal | None:
        return why_not_move(g, self.actor, self.args[0], action)


def idle(g: Quest, seat: int) -> None:
    """Staying put: 1 Health or Power if an own hero is in any castle [Q3.14, T11]."""
    g.tell("Q3.14", "idled", seat=seat)
    resting = in_castles(g, seat)
    if resting:
        g.then_all(castle_gain(g, seat, g.holder(con.GEM) in resting))


def in_castles(g: Quest, seat: int) -> list[int]:
    """Own heroes in castles: with one, idling gains [Q3.14]."""
    return [hero for hero in g.heroes(seat) if g.kinds[g.where[hero]] == con.CASTLE]


def reach(g: Quest, seat: int, card: int) -> list[int]:
    """Regions where some own hero could go by a movement card, as the board stands [Q3.4]."""
    codes: list[int] = []
    moves(g, seat, card, codes)
    return sorted({move_of(code)[1] for code in codes})


def moves(g: Quest, seat: int, card: int, codes: list[int]) -> None:
    """Append every legal MOVE of a seat by a movement card [Q3.4-Q3.10, T04, T07]."""
    blocked = g.blocked(seat)
    angry = g.angry
    start = seat * g.per_seat
    for own in range(g.per_seat):
        hero = start + own
        cell = g.where[hero] >> 1
        base = MOVE_BASE + own * HERO_STRIDE
        # a hero with the pan pipes passes for nothing [T04]
        purse = geo.CELLS if g.treasure[con.PIPES] == hero + 1 else g.power[seat]
        before = len(codes)
        if card == geo.SHIP:
            _sail_moves(g, cell, blocked, purse, base, codes)
        else:
            _both_regions(g, geo.ROUTES[card][cell], angry, blocked, purse, base, codes)
        if g.treasure[con.BOOTS] == hero + 1 and card != geo.FOOT:
            _boot_moves(g, card, cell, blocked, purse, base, codes, before)


def _both_regions(
    g: Quest, routes: list[tuple[int, int]], angry: int, blocked: int, purse: int, base: int, codes: list[int]
) -> None:
    """Append the two regions at the end of every route that the purse can pay for."""
    for to, passed in routes:
        _ends(g, to, passed & angry, blocked, purse, base, codes)


def _ends(g: Quest, to: int, met: int, blocked: int, purse: int, base: int, codes: list[int]) -> None:
    """Append the regions of a cell that are open, where the purse can pay for the goblins met on the way."""
    shut = blocked >> (to * 2) & 3
    if shut == 3 or (met and not _pays_for(met, purse)):
        return
    code = base + to * (2 * REGION_STRIDE)
    if not shut & 1:
        codes.append(code)
    if not shut & 2 and (not g.house[PAY_END_CARD] or met.bit_count() + end_cost(g, to * 2 + 1) <= purse):
        codes.append(code + REGION_STRIDE)


def _pays_for(met: int, purse: int) -> bool:
    """Whether there is 1 Power for each goblin of a mask."""
    while met and purse:
        met &= met - 1
        purse -= 1
    return not met


def _sail_moves(g: Quest, cell: int, blocked: int, purse: int, base: int, codes: list[int]) -> None:
    """The ship: one move where both arcs meet the same aggressive goblins, else one per arc [Q3.6, rules 3]."""
    angry = g.angry
    if not angry & geo.COAST:
        _both_regions(g, geo.CALM_SAILS[cell], angry, blocked, purse, base, codes)
        return
    for to, clockwise, counter in geo.SAILS[cell]:
        if clockwise & angry == counter & angry:
            _ends(g, to, clockwise & angry, blocked, purse, base, codes)
        else:
            _ends(g, to, clockwise & angry, blocked, purse, base + geo.CLOCKWISE, codes)
            _ends(g, to, counter & angry, blocked, purse, base + geo.COUNTER, codes)


def _boot_moves(
    g: Quest, card: int, cell: int, blocked: int, purse: int, base: int, codes: list[int], before: int
) -> None:
    """The winged boots: by foot whatever the card, where that is not the same as a move offered already [T07]."""
    offered = set(codes[before:])
    steps: list[int] = []
    _both_regions(g, geo.ROUTES[geo.FOOT][cell], 0, blocked, purse, base, steps)
    for plain in steps:
        to = (plain - base) // (2 * REGION_STRIDE)
        same = any(
            plain + way in offered and not passed_by(card, cell, to, way) & g.angry
            for way in (geo.LINE, geo.CLOCKWISE, geo.COUNTER)
        )
        if not same:
            codes.append(plain + geo.WALK)


class Dusk(Ask):
    """The windows after turn 4 [Q5.3]."""

    rules = ("Q5.3",)

    def run(self, g: Quest) -> None:
        g.phase = DUSK
        g.turn = 0
        g.then_all([Rearrange(seat) for seat in g.clockwise(g.first)])


STEPS: tuple[type[AnyStep], ...] = (StartDay, Show, StartTurn, Pick, MoveOrIdle, Dusk)
