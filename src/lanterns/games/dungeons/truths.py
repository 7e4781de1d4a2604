"""What refusals claim, held against the position: counted afresh, not as the refusing code counts. For `fuzz`.

One function per message key that speaks of the position: `(g, hero, action, refusal)`, true when it is so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanterns.core.step import Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import LAIR, STEP
from lanterns.games.dungeons.state import GEAR, IN_DECK, IN_ROW, OPEN, Dungeons
from lanterns.games.dungeons.verbs import CAST, FIRST_SPELL, GOODS, MOVE, PICK, REVEAL, VERBS

Truth = Callable[[Dungeons, int, int, Refusal], bool]


def bears_out(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool | None:
    """See `core.roles.Harness.bears_out`."""
    truth = TRUTHS.get(refusal.key)
    return None if truth is None else truth(g, hero, action, refusal)


def _focus_short(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    """Somebody at the table has just that much, and it is less than the price."""
    focus, cost = refusal.params["focus"], refusal.params["cost"]
    asked = [g.fp[hero], g.fp[g.active], g.fp[g.roller]]
    return isinstance(focus, int) and isinstance(cost, int) and focus in asked and focus < cost


def _enemy(action: int) -> int:
    """The enemy that an attack or a cast names, -1 for none."""
    names = VERBS.notation(action).split()
    known = [name for name in names if name in con.ENEMY_NAMES]
    return con.ENEMY_NAMES.index(known[0]) if known else -1


def _steps(g: Dungeons, start: int, end: int) -> int:
    """Fewest passages between two rooms, 99 where no way leads."""
    edge, seen, steps = [start], {start}, 0
    while edge:
        if end in edge:
            return steps
        near = [STEP[cell * 4 + way] for cell in edge for way in range(4) if g.links[cell] >> way & 1]
        edge = [cell for cell in dict.fromkeys(near) if cell not in seen]
        seen.update(edge)
        steps += 1
    return 99


def _too_far(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    """So many rooms lie between hero and enemy, and that is more than the reach; a shot runs straight."""
    enemy = _enemy(action)
    steps, reach = refusal.params["steps"], refusal.params["range"]
    if enemy < 0 or not isinstance(steps, int) or not isinstance(reach, int) or steps <= reach:
        return False
    fewest = _steps(g, g.at[hero], g.foe_at[enemy])
    return steps == fewest if refusal.rule == "D10.1" else steps >= fewest


def _no_speed(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    return g.spent >= g.speed[hero] + g.bonus


def _over(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    return g.closed != OPEN


def _minions_left(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    return refusal.params["left"] == g.n - g.killed and g.killed < g.n


def _not_held(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    goods = GOODS.index(str(refusal.params["goods"]))
    at = g.loot_at[goods] if goods < FIRST_SPELL else g.spell_at[goods - FIRST_SPELL]
    return at != hero


def _not_in_row(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    goods = action - PICK.base
    at = g.loot_at[goods] if goods < FIRST_SPELL else g.spell_at[goods - FIRST_SPELL]
    return at != IN_ROW and refusal.params["goods"] == GOODS[goods]


def _deck_empty(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    return IN_DECK not in g.loot_at or IN_DECK not in g.spell_at


def _not_at_door(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    return g.at[hero] != g.door_at


def _apart(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    enemy = _enemy(action)
    return enemy >= 0 and g.at[hero] != g.foe_at[enemy]


def _together(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    enemy = _enemy(action)
    return enemy >= 0 and g.at[hero] == g.foe_at[enemy]


def _spell_elsewhere(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    return g.spell_at[(action - CAST.base) // (CAST.size // len(con.SPELLS))] != hero


def _acted(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    return bool(g.acted)


def _covered(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    return g.gear[hero * GEAR + 1] >= 0


def _not_adjacent(g: Dungeons, hero: int, action: int, refusal: Refusal) -> bool:
    verb = MOVE if action in MOVE else REVEAL
    near = [STEP[g.at[hero] * 4 + way] for way in range(4)] if g.at[hero] != LAIR else []
    return action - verb.base not in near


TRUTHS: Final[dict[str, Truth]] = {
    "focus-short": _focus_short,
    "too-far": _too_far,
    "no-speed-left": _no_speed,
    "stopped-by-enemy": _over,
    "minions-alive": _minions_left,
    "card-not-held": _not_held,
    "card-not-in-row": _not_in_row,
    "deck-empty": _deck_empty,
    "not-at-the-door": _not_at_door,
    "not-in-your-room": _apart,
    "across-the-lair": _apart,
    "too-near": _together,
    "spell-not-held": _spell_elsewhere,
    "heroic-action-taken": _acted,
    "slot-covered": _covered,
    "not-adjacent": _not_adjacent,
}
