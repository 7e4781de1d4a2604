"""What refusals claim, held against the position: counted afresh, not as the refusing code counts. For `fuzz`.

One function per message key that speaks of the position: `(g, seat, action, refusal)`, true when it is so. Keys that
only cite a rule are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanterns.core.step import Refusal
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.night import Symbols
from lanterns.games.quest.rules.quests import ClaimTreasure
from lanterns.games.quest.state import DANONGORF, PAY_END_CARD, ROW, Quest
from lanterns.games.quest.verbs import (
    ADVANCE,
    ATTACK_GOBLIN,
    CLAIM,
    EQUIP,
    FACES,
    GAIN_HEALTH,
    GUIDE,
    MOVE,
    PAYMENTS,
    PICK,
    REROLL,
    RETURN,
    USE_SWORD,
    VERBS,
)  # fmt: skip

Truth = Callable[[Quest, int, int, Refusal], bool]


def bears_out(g: Quest, seat: int, action: int, refusal: Refusal) -> bool | None:
    """See `core.roles.Harness.bears_out`."""
    truth = TRUTHS.get(refusal.key)
    return None if truth is None else truth(g, seat, action, refusal)


# what an action speaks of


def _heroes(g: Quest, seat: int) -> list[int]:
    """The regions where the heroes of a seat stand."""
    return [g.where[hero] for hero in range(len(g.where)) if hero // g.per_seat == seat]


def _own(action: int) -> int:
    """The own number of the hero that an action names, -1 for none."""
    for verb, at in ((MOVE, 0), (EQUIP, 1), (GUIDE, 0), (ADVANCE, 0), (ATTACK_GOBLIN, 0), (USE_SWORD, 0), (RETURN, 0)):
        if action in verb:
            return verb.args(action)[at]
    return -1


def _stands(g: Quest, seat: int, action: int) -> int:
    """The region of the hero that an action names."""
    return _heroes(g, seat)[_own(action)]


def _cell(action: int) -> int:
    """The cell that an action names."""
    form = VERBS.verb(action)
    keys = [domain.key for domain in form.domains]
    return form.args(action)[keys.index("cell")]


def _sibling(g: Quest, seat: int, action: int, ways: list[int]) -> bool:
    """Whether the same move is open by one of these ways."""
    own, region, _ = MOVE.args(action)
    return any(MOVE.code(own, region, way) in g.options(seat) for way in ways)


def _sails_past(g: Quest, start: int, end: int, step: int) -> int:
    """Aggressive goblins met along the coast from one cell to another, stepwise."""
    at, met = geo.RING.index(start), 0
    while True:
        at = (at + step) % len(geo.RING)
        if geo.RING[at] == end:
            return met
        met += g.angry >> geo.RING[at] & 1


def _straight_past(g: Quest, start: int, end: int) -> int:
    """Aggressive goblins met on a straight line."""
    row, col, met = geo.ROW[start], geo.COL[start], 0
    while True:
        row += (geo.ROW[end] > row) - (geo.ROW[end] < row)
        col += (geo.COL[end] > col) - (geo.COL[end] < col)
        cell = geo.CELL[f"{row}{col}"]
        if cell == end:
            return met
        met += g.angry >> cell & 1


# one per key


def _temple_full(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    region = MOVE.args(action)[1]
    return g.kinds[region] == con.TEMPLE and g.where.count(region) == 2 and region not in _heroes(g, seat)


def _portal_taken(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    region = MOVE.args(action)[1]
    return g.kinds[region] == con.PORTAL and g.where.count(region) == 1


def _own_hero_there(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    return MOVE.args(action)[1] in _heroes(g, seat)


def _same_card(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    return MOVE.args(action)[1] >> 1 == _stands(g, seat, action) >> 1


def _power_short(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    """The cost is that of the action, cheapest way first where none is said, and more than there is."""
    cost = refusal.params["cost"]
    if refusal.params["power"] != g.power[seat] or not isinstance(cost, int) or cost <= g.power[seat]:
        return False
    if action in ADVANCE:
        return cost == 2 * PAYMENTS[ADVANCE.args(action)[1]].count("f")
    region, way = MOVE.args(action)[1:]
    start, end = _stands(g, seat, action) >> 1, region >> 1
    gate = g.house[PAY_END_CARD] and g.kinds[region] == con.GROTTO and g.angry >> end & 1
    if g.card == geo.SHIP and way != geo.WALK:
        arcs = [_sails_past(g, start, end, 1), _sails_past(g, start, end, -1)]
        met = arcs[way - 1] if way in (geo.CLOCKWISE, geo.COUNTER) and arcs[0] != arcs[1] else min(arcs)
    else:
        met = 0 if way == geo.WALK else _straight_past(g, start, end)
    return cost == met + int(gate) and not _sibling(g, seat, action, [way])


def _defence_short(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    cost = 1 if 0 < g.legend_at[seat * 3 + con.SHIELD] < 50 else 2
    return refusal.params == {"cost": cost, "power": g.power[seat]} and g.power[seat] < cost


def _symbols_short(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    """So many symbols are needed, and this is another number of them or of another kind."""
    own, payment = ADVANCE.args(action)
    step = g.question(seat)
    if step is None:
        return False
    torches, scrolls = (step.args[0], step.args[1]) if isinstance(step, Symbols) else (0, 0)
    space = g.space[seat * g.per_seat + own]
    gloom = g.gloom >> (_stands(g, seat, action) >> 1) & 1
    need = ((1, 2, 2, 2) if gloom else (1, 1, 2, 2))[space]
    name = PAYMENTS[payment]
    fits = len(name) == need and name.count("t") <= torches and name.count("s") <= scrolls
    land = con.CARDS.lands[g.land[_stands(g, seat, action) >> 1]]
    asked = "torch" if land.symbol == con.TORCH else "scroll"
    wrong = any(FACES[3 if letter == "t" else 4] != asked for letter in name if letter != "f")
    return refusal.params == {"need": need, "symbol": asked} and (not fits or wrong or isinstance(step, Symbols))


def _hands_full(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    hero = seat * g.per_seat + _own(action)
    return sum(place == hero + 1 for place in [*g.treasure, *g.legend_at]) == 2


def _track_full(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    if action == GAIN_HEALTH:
        return g.health[seat] == min(10, 6 + g.taken[seat])
    return g.power[seat] == min(10, 3 + g.spell[seat])


def _no_goblin(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    return not g.goblins >> _cell(action) & 1


def _no_passive(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    cell = _cell(action)
    return not g.goblins >> cell & 1 or g.angry >> cell & 1 == 1


def _no_own_fighter(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    cell = _cell(action)
    return not (g.goblins >> cell & 1 and any(g.kinds[at] == con.PORTAL and at >> 1 == cell for at in _heroes(g, seat)))


def _out_of_reach(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    """Neither on its portal, nor the bow's holder beside it with nobody on its portal, but not in a grotto [QR43]."""
    cell, at = _cell(action), _stands(g, seat, action)
    if g.kinds[at] == con.PORTAL and at >> 1 == cell:
        return False
    holds = g.treasure[con.BOW] == seat * g.per_seat + _own(action) + 1
    return not holds or geo.DISTANCE[at >> 1][cell] != 1 or cell * 2 in g.where


def _grotto_stays(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    holds = g.treasure[con.BOW] == seat * g.per_seat + _own(action) + 1
    return g.edition >= 2 and holds and g.kinds[_stands(g, seat, action)] == con.GROTTO


def _no_attack_die(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    step = g.question(seat)
    return step is not None and step.args[2] == 0


def _no_sword(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    hero = seat * g.per_seat + _own(action)
    if _own(action) >= g.per_seat or g.legend_at[seat * 3 + con.SWORD] != hero + 1 or not g.power[seat]:
        return True
    return g.kinds[g.where[hero]] != con.PORTAL or not g.goblins >> (g.where[hero] >> 1) & 1


def _not_in_temple(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    return _own(action) >= g.per_seat or g.kinds[_stands(g, seat, action)] != con.TEMPLE


def _too_many_spaces(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    left = 4 - g.space[seat * g.per_seat + _own(action)]
    return refusal.params["left"] == left and GUIDE.args(action)[1] + 1 > left


def _waits(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    return g.space[seat * g.per_seat + _own(action)] == 4


def _no_such_hero(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    return _own(action) >= len(_heroes(g, seat))


def _staff_needs(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    cost = refusal.params["cost"]
    return f"pay {cost}" in [VERBS.notation(code) for code in g.options(seat)]


def _not_on_the_way(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    """No line of the card leads there from where the hero stands."""
    start, end = _stands(g, seat, action) >> 1, MOVE.args(action)[1] >> 1
    rows, cols = geo.ROW[end] - geo.ROW[start], geo.COL[end] - geo.COL[start]
    card = refusal.params["card"]
    if card == "ship":
        return start not in geo.RING or end not in geo.RING
    if card == "foot":
        return max(abs(rows), abs(cols)) > 1
    if card == "horse":
        return rows != 0
    return cols != 0 if card == "raft" else abs(rows) != abs(cols)


def _card_used(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    return g.used >> (action - PICK.base) & 1 == 1


def _card_hidden(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    return not g.shown >> (action - PICK.base) & 1


def _not_in_row(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    step = g.question(seat)
    return g.quest_at[action - CLAIM.base] != ROW or isinstance(step, ClaimTreasure)


def _alike(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    """The choice that is said to be the same is open."""
    return REROLL.base + REROLL.domains[0].index[str(refusal.params["dice"])] in g.options(seat)


def _no_such_die(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    last = int(REROLL.domains[0].names[action - REROLL.base][-1])
    return last > len(g.dice) == refusal.params["count"]


def _damage_in_it(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    places = REROLL.domains[0].names[action - REROLL.base]
    return any(FACES[g.dice[int(place) - 1]] == "damage" for place in places)


def _ways(*ways: int) -> Truth:
    """The move is open by one of these ways."""

    def truth(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
        return _sibling(g, seat, action, list(ways))

    return truth


def _no_boots(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    return g.card == geo.FOOT or g.treasure[con.BOOTS] != seat * g.per_seat + _own(action) + 1


def _castles_first(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    bright = [cell for cell in geo.CASTLE_CELLS if not g.gloom >> cell & 1]
    return g.mode == DANONGORF and bool(bright) and _cell(action) not in geo.CASTLE_CELLS


def _gloom_already(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    return g.gloom >> _cell(action) & 1 == 1


def _other_item(g: Quest, seat: int, action: int, refusal: Refusal) -> bool:
    step = g.question(seat)
    return step is not None and step.args[0] != EQUIP.args(action)[0]


TRUTHS: Final[dict[str, Truth]] = {
    "temple-full": _temple_full,
    "portal-taken": _portal_taken,
    "own-hero-there": _own_hero_there,
    "same-card": _same_card,
    "power-short": _power_short,
    "defence-short": _defence_short,
    "symbols-short": _symbols_short,
    "hands-full": _hands_full,
    "track-full": _track_full,
    "no-goblin-there": _no_goblin,
    "no-passive-goblin": _no_passive,
    "no-hero-fights-there": _no_own_fighter,
    "goblin-out-of-reach": _out_of_reach,
    "no-shot-from-grotto": _grotto_stays,
    "no-attack-die": _no_attack_die,
    "no-sword-there": _no_sword,
    "not-in-a-temple": _not_in_temple,
    "not-so-far": _too_many_spaces,
    "waits-for-rest": _waits,
    "no-such-hero": _no_such_hero,
    "staff-needs": _staff_needs,
    "not-on-the-way": _not_on_the_way,
    "card-used": _card_used,
    "card-not-shown": _card_hidden,
    "quest-not-open": _not_in_row,
    "reroll-alike": _alike,
    "reroll-not-these": _damage_in_it,
    "no-such-die": _no_such_die,
    "say-which-way": _ways(geo.CLOCKWISE, geo.COUNTER),
    "either-way-alike": _ways(geo.LINE),
    "walk-alike": _ways(geo.LINE, geo.CLOCKWISE, geo.COUNTER),
    "only-the-ship-turns": _ways(geo.LINE),
    "no-boots": _no_boots,
    "castles-darken-first": _castles_first,
    "card-is-gloom": _gloom_already,
    "another-item": _other_item,
}
