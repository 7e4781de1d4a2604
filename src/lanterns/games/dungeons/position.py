"""Positions for scenarios: readable keys laid over a fresh state. See docs/dungeons-positions.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from lanterns.core.errors import BadScenario
from lanterns.core.step import AUTO, AnyStep
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons import grid
from lanterns.games.dungeons.possible import check_possible
from lanterns.games.dungeons.rules.equipment import PLACES, set_card, slot_of
from lanterns.games.dungeons.rules.foes import EnemiesAct
from lanterns.games.dungeons.rules.reveal import lay
from lanterns.games.dungeons.rules.setup import ready
from lanterns.games.dungeons.rules.torch import TorchDown
from lanterns.games.dungeons.rules.turn import Act, EndTurn, StartTurn
from lanterns.games.dungeons.state import BY_ACTION, BY_ENEMY, EMPTY, FACE_DOWN, GEAR, IN_DECK, IN_ROW, STACKS, Dungeons
from lanterns.games.dungeons.verbs import FIRST_SPELL, GOODS
from lanterns.games.dungeons.verbs import GEAR as GEAR_NAMES
from lanterns.games.dungeons.verbs import PLACES as PLACE_NAMES

OUT: Final = -9  # a card that a scenario leaves out of the game


def set_position(g: Dungeons, given: Mapping[str, Any]) -> None:
    """Lay a position over a fresh state and stop at the question that `at` names. Raises BadScenario."""
    if any(hero < 0 for hero in g.party):
        raise BadScenario("given: option party must name the heroes of a position")
    rest = dict(given)
    at = str(rest.pop("at", "turn"))
    g.stack = []
    if not g.hp[0]:
        ready(g)
    for key in SETTERS:
        if key in rest:
            _set(g, key, rest.pop(key))
    if rest:
        raise BadScenario(f"given: unknown key '{next(iter(rest))}'; known are at, {', '.join(SETTERS)}")
    for seat in range(g.n):
        g.refit(seat)
    _stop_at(g, at)
    check_possible(g)
    g.settle()


def _set(g: Dungeons, key: str, value: Any) -> None:
    try:
        SETTERS[key](g, value)
    except BadScenario:
        raise
    except (TypeError, ValueError, AttributeError, IndexError, KeyError) as error:
        raise BadScenario(f"given: {key} = {value!r} cannot be read ({type(error).__name__}: {error})") from error


# reading names


def _seat(g: Dungeons, name: str) -> int:
    if name in con.HERO_NAMES and con.HERO_NAMES.index(name) in g.party:
        return g.party.index(con.HERO_NAMES.index(name))
    raise BadScenario(f"given: '{name}' is not a hero of this party")


def _room(name: str) -> int:
    if name not in grid.ROOM_NAMES:
        raise BadScenario(f"given: '{name}' is not a square of the grid, nor the lair")
    return grid.ROOM_NAMES.index(name)


def _index(names: list[str], name: str) -> int:
    if name not in names:
        raise BadScenario(f"given: '{name}' is none of {', '.join(names)}")
    return names.index(name)


# setters, in the order in which they are applied


def _dungeon(g: Dungeons, cards: Mapping[str, str]) -> None:
    """Square to `CARD SIDES` or the letter of a face-down card; the Entrance lies on d4 unless another does."""
    g.cards, g.doors, g.links = [EMPTY] * grid.CELLS, [0] * grid.CELLS, [0] * grid.CELLS
    g.seen, g.hidden, g.b_shown, g.c_shown, g.door_at = 0, 0, 0, 0, grid.NOWHERE
    for name, text in {"d4": "D00", **cards}.items():
        cell = _room(name)
        words = text.split()
        if words[0] in STACKS:
            g.cards[cell] = FACE_DOWN - STACKS.index(words[0])
            g.hidden += 1
            continue
        card = _index(con.CARD_NAMES, words[0])
        if g.seen >> card & 1:
            raise BadScenario(f"given: dungeon: {words[0]} lies on two squares")
        g.cards[cell] = card
        g.seen |= 1 << card
        if card == con.LAIR_DOOR:
            g.door_at = cell
        sides = grid.read_mask(words[1]) if len(words) > 1 else con.CARDS[card].corridors
        if sides not in grid.ORIENTATIONS[con.CARDS[card].corridors]:
            raise BadScenario(f"given: dungeon: {words[0]} cannot be turned to {text}")
        lay(g, cell, sides)
    g.placed = sum(card != EMPTY for card in g.cards) - 1


def _revealed(g: Dungeons, names: list[str]) -> None:
    g.seen |= sum(1 << _index(con.CARD_NAMES, name) for name in names)


def _deck(g: Dungeons, left: int) -> None:
    g.placed = 17 + 2 * g.n - int(left)


def _number(field: str) -> Callable[[Dungeons, Any], None]:
    def write(g: Dungeons, value: Any) -> None:
        setattr(g, field, int(value))

    return write


def _act(g: Dungeons, value: Any) -> None:
    g.act = int(value)
    g.torch = g.torch_start()


def _boss(g: Dungeons, value: Mapping[str, Any]) -> None:
    """{ id, room, markers, gates covered }: the second act."""
    g.act = 2
    g.boss = _index(con.BOSS_NAMES, value["id"])
    g.torch = g.torch_start()
    g.killed = g.n
    g.boss_hp = [int(hp) for hp in value.get("markers", [con.BOSS_TOP] * g.n)]
    gates = con.BOSSES[g.boss].gates
    for space in value.get("gates", []):
        if space not in gates:
            known = ", ".join(str(one) for one in gates) or "none"
            raise BadScenario(f"given: boss: the gates of {value['id']} are {known}, not {space}")
        g.gates |= 1 << gates.index(space)
    g.foe_at[con.BOSS_CODE] = _room(value.get("room", "lair"))


def _goblins(g: Dungeons, value: Mapping[str, str]) -> None:
    for slot, text in value.items():
        if slot not in ("1", "2", "3", "4"):
            raise BadScenario(f"given: goblins: a goblin stands in slot 1 to 4, not {slot} [D7.2]")
        kind, room = text.split()
        index = int(slot) - 1
        g.foe_kind[index] = _index(con.GOBLIN_NAMES, kind)
        g.foe_at[index] = _room(room)
        g.foe_hp[index] = 1
        g.deck[g.foe_kind[index]] = max(0, g.deck[g.foe_kind[index]] - 1)


def _goblin_deck(g: Dungeons, value: Mapping[str, int]) -> None:
    g.deck = [int(value.get(name, 0)) for name in con.GOBLIN_NAMES]


def _minions(g: Dungeons, value: list[str]) -> None:
    """`M1 e4`, with the Health left as a third word; left to right."""
    for index, text in enumerate(value):
        name, room, *hits = text.split()
        minion = _index(con.MINION_NAMES, name)
        if g.minions_drawn >> minion & 1 or index >= g.n:
            raise BadScenario(f"given: minions: {g.n} at most, and {name} but once [D2.1]")
        enemy = con.MINION_CODE + index
        g.minions_drawn |= 1 << minion
        g.foe_kind[enemy] = minion
        g.foe_at[enemy] = _room(room)
        g.foe_hp[enemy] = int(hits[0]) if hits else con.MINIONS[minion].hits


def _heroes(g: Dungeons, value: Mapping[str, Mapping[str, Any]]) -> None:
    for name, entry in value.items():
        seat = _seat(g, name)
        for key, found in entry.items():
            if key == "at":
                _stand(g, seat, found)
            elif key == "health":
                g.hp[seat] = int(found)
            elif key == "focus":
                g.fp[seat] = int(found)
            elif key == "gear":
                for card in found:
                    _equip(g, seat, card)
            else:
                raise BadScenario(f"given: heroes: {name} has at, health, focus, gear, not '{key}'")


def _stand(g: Dungeons, seat: int, place: str) -> None:
    if place.startswith("space-") and place in PLACE_NAMES:
        g.at[seat] = grid.LAIR
        g.space[seat] = int(place.removeprefix("space-"))
    else:
        g.at[seat] = _room(place)
        g.space[seat] = 0


def _equip(g: Dungeons, seat: int, text: str) -> None:
    """`L05`, or `hand-2=L06` for the place."""
    slot, _, card = text.rpartition("=")
    goods = _index(GOODS, card)
    first, last = PLACES[slot_of(goods)]
    free = [place for place in range(first, last) if g.gear[seat * GEAR + place] == EMPTY]
    place = _index(GEAR_NAMES, slot) if slot else (free or [first])[0]
    if g.gear[seat * GEAR + place] != EMPTY:
        raise BadScenario(f"given: heroes: no place is free for {card} [D15.3]")
    g.gear[seat * GEAR + place] = goods if place < 5 else goods - FIRST_SPELL
    set_card(g, goods, seat)


def _row(g: Dungeons, names: list[str]) -> None:
    for name in names:
        goods = _index(GOODS, name)
        at = g.loot_at[goods] if goods < FIRST_SPELL else g.spell_at[goods - FIRST_SPELL]
        if at >= 0:
            raise BadScenario(f"given: row: {g.hero(at).id} has {name}")
        set_card(g, goods, IN_ROW)


def _decks(g: Dungeons, value: Mapping[str, list[str]]) -> None:
    """{ loot, spells }: the whole decks; other undealt cards are out of the game."""
    for key, at, names in (("loot", g.loot_at, con.LOOT_NAMES), ("spells", g.spell_at, con.SPELL_NAMES)):
        if key in value:
            for card, place in enumerate(at):
                if place == IN_DECK and names[card] not in value[key]:
                    at[card] = OUT


def _mask(field: str) -> Callable[[Dungeons, Any], None]:
    def write(g: Dungeons, names: list[str]) -> None:
        setattr(g, field, sum(1 << _room(name) for name in names))

    return write


def _closed(g: Dungeons, value: str) -> None:
    g.closed = (0, BY_ACTION, BY_ENEMY)[_index(["open", "action", "enemy"], value)]


SETTERS: dict[str, Callable[[Dungeons, Any], None]] = {
    "dungeon": _dungeon,
    "revealed": _revealed,
    "deck": _deck,
    "b_shown": _number("b_shown"),
    "c_shown": _number("c_shown"),
    "act": _act,
    "boss": _boss,
    "torch": _number("torch"),
    "killed": _number("killed"),
    "goblins": _goblins,
    "goblin_deck": _goblin_deck,
    "minions": _minions,
    "heroes": _heroes,
    "row": _row,
    "decks": _decks,
    "altars": _mask("altars"),
    "reserve": _number("reserve"),
    "disarmed": _mask("disarmed"),
    "spent": _number("spent"),
    "bonus": _number("bonus"),
    "acted": _number("acted"),
    "asleep": _number("asleep"),
    "strode": _number("strode"),
    "extra": _number("extra"),
    "closed": _closed,
}


def _stop_at(g: Dungeons, at: str) -> None:
    """`turn [HERO]` (its next step), `start [HERO]` (its turn begins), `end [HERO]` (its turn ends), `torch [HERO] [N]`
    (the torch goes down in its turn), `enemies [HERO]` (an E in its turn)."""
    words = at.split()
    seat = _seat(g, words[1]) if len(words) > 1 else 0
    g.active = seat
    g.turn = max(1, g.turn)
    turn: list[AnyStep] = [Act(seat), EndTurn(AUTO, seat)]
    match words[0] if words else "":
        case "turn":
            steps = turn
        case "start":
            steps = [StartTurn(AUTO, seat)]
        case "end":
            steps = [EndTurn(AUTO, seat)]
        case "torch":
            steps = [TorchDown(AUTO, int(words[2]) if len(words) > 2 else 1), *turn]
        case "enemies":
            steps = [EnemiesAct(AUTO), *turn]
        case _:
            raise BadScenario(f"given: at = '{at}' is not a place to begin; see docs/dungeons-positions.md")
    g.then_all(steps)
