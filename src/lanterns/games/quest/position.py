"""Positions for scenarios: a table of keys that a person can read, laid over a fresh state. Documented in docs/."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lanterns.core.errors import BadScenario
from lanterns.core.step import AUTO, CHANCE, AnyStep
from lanterns.core.texts import whole
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.possible import check_possible
from lanterns.games.quest.rules.danongorf import Overrun, StartFight
from lanterns.games.quest.rules.day import Dusk, MoveOrIdle, Pick, StartDay, StartTurn
from lanterns.games.quest.rules.dice import HOURGLASS, Reroll, Throw
from lanterns.games.quest.rules.night import NextRoller, ResolveRoll, RollOrRest, StartNight
from lanterns.games.quest.rules.quests import ClaimPlacement
from lanterns.games.quest.rules.resolution import Dawn, EndNight
from lanterns.games.quest.rules.rounds import coming
from lanterns.games.quest.rules.row import Refill
from lanterns.games.quest.rules.setup import populate
from lanterns.games.quest.state import (
    BOSS,
    DANONGORF,
    DAY,
    DECK,
    DISCARDED,
    DUSK,
    FIGHT,
    GONE,
    NIGHT,
    ROW,
    SPENT_GLASS,
    SPENT_HELM,
    STASH,
    TAKEN,
    TOGETHER,
    Quest,
)  # fmt: skip

OUT = TAKEN + 90  # a quest card that a scenario leaves out of the game
PLACES = (
    "pick [SEAT], move SEAT CARD, claim SEAT, dusk, night [SEAT], throw [SEAT], dawn, end-night, overrun, fight, day"
    ", deal"
)
CALM_ROW = ["T12", "P12", "P11"]  # the row of a position that does not name one


def set_position(g: Quest, given: Mapping[str, Any]) -> None:
    """Lay a position over a fresh state and stop at the question that `at` names. Raises BadScenario."""
    rest = dict(given)
    at = rest.pop("at", "pick")
    _lay_map(g, rest.pop("map", None))
    g.stack = []
    g.row = []
    for quest in _quests(rest.pop("row", CALM_ROW), "row"):
        g.row.append(quest)
        g.quest_at[quest] = ROW
    for key in rest:
        if key not in SETTERS:
            raise BadScenario(f"given: unknown key '{key}'; known are at, map, row, {', '.join(SETTERS)}")
    for key, setter in SETTERS.items():  # in this order, whatever the order in the file
        if key not in rest:
            continue
        value = rest[key]
        try:
            setter(g, value)
        except BadScenario:
            raise
        except (TypeError, ValueError, AttributeError, LookupError) as error:
            raise BadScenario(f"given: {key} = {value!r} cannot be read ({error})") from error
    _count_quests(g, rest.get("quests", {}))
    check_possible(g)
    if "deck" not in rest:
        g.deck = max(0, g.quest_at.count(DECK) - g.boss_quests)
    for seat in range(g.players):
        if "health" not in rest:
            g.health[seat] = min(g.health[seat], g.max_health(seat))
        if "power" not in rest:
            g.power[seat] = min(g.power[seat], g.max_power(seat))
    g.take_events()  # what laying the map told
    _stop_at(g, at)
    g.settle()


def _lay_map(g: Quest, cards: Mapping[str, str] | None) -> None:
    if not cards:
        raise BadScenario("given: key 'map' is missing: a table from each of the 17 cells to its card")
    for cell, card in cards.items():
        if cell not in geo.CELL or card not in con.LAND:
            raise BadScenario(f"given: map: '{cell}' = '{card}' is not a cell and a card")
    if set(cards) != set(geo.CELL_NAMES) or len(set(cards.values())) != con.LANDS:
        raise BadScenario("given: map: every cell and every card must appear exactly once")
    g.land = [con.LAND[cards[cell]] for cell in geo.CELL_NAMES]
    g.supply = con.GOBLIN_TOKENS
    g.goblins = g.angry = 0
    populate(g)


# reading names


def _seat(g: Quest, name: str) -> int:
    if 0 <= whole(name) < g.players:
        return whole(name)
    if name in con.COLOURS and con.COLOURS.index(name) in g.colours:
        return g.colours.index(con.COLOURS.index(name))
    raise BadScenario(f"given: '{name}' is not a seat or a colour of this game")


def _cell(name: str) -> int:
    if name not in geo.CELL:
        raise BadScenario(f"given: '{name}' is not a cell of the map")
    return geo.CELL[name]


def _quests(names: list[str], key: str) -> list[int]:
    for name in names:
        if name not in con.QUEST:
            raise BadScenario(f"given: {key}: '{name}' is not a quest")
    return [con.QUEST[name] for name in names]


def _cards(names: list[str]) -> int:
    return sum(1 << geo.MOVEMENT_NAMES.index(name) for name in names)


def _whole(field: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadScenario(f"given: {field} must be a whole number from {least} to {most}, not {value!r}")
    return value


def _each_seat(field: str, least: int, most: int) -> Callable[[Quest, Any], None]:
    def setter(g: Quest, value: Mapping[str, Any]) -> None:
        for name, number in value.items():
            getattr(g, field)[_seat(g, name)] = _whole(f"{field}.{name}", number, least, most)

    return setter


def _number(field: str, least: int, most: int) -> Callable[[Quest, Any], None]:
    def setter(g: Quest, value: Any) -> None:
        setattr(g, field, _whole(field, value, least, most))

    return setter


# one setter per key


def _heroes(g: Quest, value: Mapping[str, list[str]]) -> None:
    for name, places in value.items():
        heroes = g.heroes(_seat(g, name))
        if len(places) > len(heroes):
            raise BadScenario(f"given: heroes: {name} has {len(heroes)} heroes, not {len(places)}")
        for hero, place in zip(heroes, places, strict=False):
            if place == "home":
                continue
            region, _, space = place.partition("@")
            if region not in geo.REGION_NAMES:
                raise BadScenario(f"given: heroes: '{place}' is not a region such as 22R or 22R@3")
            g.where[hero] = geo.REGION_NAMES.index(region)
            if space and (space not in "01234" or len(space) > 1 or not g.in_temple(hero)):
                raise BadScenario(f"given: heroes: '{place}': spaces 0 to 4 are those of a temple")
            g.space[hero] = int(space or 0)


def _quests_taken(g: Quest, value: Mapping[str, Any]) -> None:
    for name, cards in value.items():
        seat = _seat(g, name)
        if isinstance(cards, int):
            g.quests[seat] = _whole(f"quests.{name}", cards, 0, con.QUESTS)
            continue
        for quest in _quests(cards, "quests"):
            g.quest_at[quest] = TAKEN + seat


def _count_quests(g: Quest, value: Mapping[str, Any]) -> None:
    """Every seat has taken the quests that lie with it, those of its items too, unless its number is given."""
    numbered = [_seat(g, name) for name, cards in value.items() if isinstance(cards, int)]
    for seat in range(g.players):
        if seat not in numbered:
            g.quests[seat] = g.quest_at.count(TAKEN + seat)


def _goblins(g: Quest, value: Mapping[str, str]) -> None:
    for name, text in value.items():
        cell = _cell(name)
        face, wounds, by = [*text.split(), "", "", ""][:3]
        if face not in ("passive", "aggressive", "none") or g.kinds[cell * 2] != con.PORTAL:
            raise BadScenario(f"given: goblins: {name} = '{text}': say passive, aggressive or none, on a goblin card")
        bit = 1 << cell
        g.goblins = g.goblins & ~bit if face == "none" else g.goblins | bit
        g.angry = g.angry | bit if face == "aggressive" else g.angry & ~bit
        if wounds:
            if wounds not in ("1", "2", "3", "4"):
                raise BadScenario(f"given: goblins: {name} = '{text}': 1 to 4 wounds")
            g.wounds[cell] = int(wounds)
            fighters = [hero for hero, region in enumerate(g.where) if region == cell * 2]
            g.wounder[cell] = _seat(g, by) if by else g.seat_of(fighters[0]) if fighters else 0


def _items(g: Quest, value: Mapping[str, str]) -> None:
    """`T01 = "blue 2"` (a hero), `"blue stash"` or `"gone"`; a legendary item is named `blue.sword`."""
    for name, text in value.items():
        seat, item = -1, name
        if "." in name:
            colour, item = name.split(".")
            seat = _seat(g, colour)
        if item not in con.ITEM_NAMES:
            raise BadScenario(f"given: items: '{name}' is not an item")
        if text == "gone":
            place = GONE
        else:
            colour, _, hand = text.partition(" ")
            owner = _seat(g, colour)
            if hand != "stash" and not 1 <= whole(hand) <= g.per_seat:
                raise BadScenario(f"given: items: {name} = '{text}': say a colour and a hero from 1, or stash, or gone")
            g.owners |= 1 << owner
            place = STASH + owner if hand == "stash" else 1 + g.heroes(owner)[whole(hand) - 1]
        if seat < 0:
            g.treasure[con.ITEM[item]] = place
            quest = con.PLACEMENTS + con.ITEM[item]
            if g.quest_at[quest] == ROW:
                raise BadScenario(f"given: items: {item} is still in the row; name another row")
            if g.quest_at[quest] == DECK:
                owner = place - STASH if place >= STASH else g.seat_of(place - 1)
                g.quest_at[quest] = OUT if place == GONE else TAKEN + owner
        else:
            index = seat * 3 + con.LEGENDS.index(item)
            g.legend[index], g.legend_at[index] = 2, place


def _legends(g: Quest, value: Mapping[str, int]) -> None:
    for name, step in value.items():
        colour, item = name.split(".")
        g.legend[_seat(g, colour) * 3 + con.LEGENDS.index(item)] = _whole(f"legends.{name}", step, 0, 2)


def _deck(g: Quest, names: list[str]) -> None:
    for quest in range(con.QUESTS):
        if g.quest_at[quest] == DECK:
            g.quest_at[quest] = OUT
    for quest in _quests(names, "deck"):
        g.quest_at[quest] = DECK
    g.deck = len(names)


def _discard(g: Quest, names: list[str]) -> None:
    for quest in _quests(names, "discard"):
        g.quest_at[quest] = DISCARDED


def _boss_quests(g: Quest, value: Any) -> None:
    """How many quests lie with the boss, unseen, or which ones."""
    if not isinstance(value, list):
        g.boss_quests = _whole("boss_quests", value, 0, con.QUESTS)
        return
    for quest in _quests(value, "boss_quests"):
        g.quest_at[quest] = BOSS
    g.boss_quests = len(value)


def _claimed(g: Quest, names: list[str]) -> None:
    g.claimed = sum(1 << _seat(g, name) for name in names)


def _moved(g: Quest, names: list[str]) -> None:
    """`blue 2`: that hero has moved in this step."""
    g.moved = 0
    for name in names:
        colour, _, hero = name.partition(" ")
        heroes = g.heroes(_seat(g, colour))
        if not hero.isdigit() or not 1 <= int(hero) <= len(heroes):
            raise BadScenario(f"given: moved: '{name}' is not a colour and a hero from 1 to {len(heroes)}")
        g.moved |= 1 << heroes[int(hero) - 1]


def _out_of_game(g: Quest, names: list[str]) -> None:
    for quest in _quests(names, "out"):
        g.quest_at[quest] = OUT


def _gloom(g: Quest, names: list[str]) -> None:
    g.gloom = sum(1 << _cell(name) for name in names)


def _adventuring(g: Quest, names: list[str]) -> None:
    g.adventuring = sum(1 << _seat(g, name) for name in names)


def _spent(g: Quest, names: list[str]) -> None:
    g.spent = sum({"T01": SPENT_HELM, "T06": SPENT_GLASS}[name] for name in names)


def _first(g: Quest, name: str) -> None:
    g.first = _seat(g, name)


def _used(g: Quest, names: list[str]) -> None:
    g.used = _cards(names)


def _shown(g: Quest, names: list[str]) -> None:
    g.shown = _cards(names)


SETTERS: dict[str, Callable[[Quest, Any], None]] = {
    "heroes": _heroes,
    "health": _each_seat("health", 1, con.MAX_TRACK),
    "power": _each_seat("power", 0, con.MAX_TRACK),
    "spell": _each_seat("spell", 0, len(con.CARDS.spells)),
    "goblins_taken": _each_seat("taken", 0, con.GOBLIN_TOKENS),
    "quests": _quests_taken,
    "items": _items,
    "legends": _legends,
    "goblins": _goblins,
    "supply": _number("supply", 0, con.GOBLIN_TOKENS),
    "magic": _number("magic", 1, con.LAST_SPACE),
    "round": _number("round", 1, 99),
    "turn": _number("turn", 0, 4),
    "crossed": _number("crossed", 0, 1),
    "target": _number("target", 0, 99),
    "boss_quests": _boss_quests,
    "boss_goblins": _number("boss_goblins", 0, con.GOBLIN_TOKENS),
    "fight_set": _number("fight_set", 0, 1),
    "first": _first,
    "used": _used,
    "shown": _shown,
    "gloom": _gloom,
    "adventuring": _adventuring,
    "spent": _spent,
    "claimed": _claimed,
    "moved": _moved,
    "deck": _deck,
    "discard": _discard,
    "out": _out_of_game,
}


# where the position stops


def _stop_at(g: Quest, at: str) -> None:
    """The question or procedure that comes next: one of PLACES."""
    words = at.split()
    seat = _seat(g, words[1]) if len(words) > 1 else g.first
    night: list[AnyStep] = [NextRoller(AUTO, seat), *coming(g, StartNight)]
    match words[0] if words else "":
        case "day":
            steps: list[AnyStep] = coming(g)
        case "pick":
            g.phase, g.turn = DAY, max(1, g.turn)
            steps = [Pick(seat), StartTurn(AUTO), *coming(g, StartDay)]
        case "move" if len(words) == 3 and words[2] in geo.MOVEMENT_NAMES:
            card = geo.MOVEMENT_NAMES.index(words[2])
            g.phase, g.turn, g.card, g.used = DAY, max(1, g.turn), card, g.used | 1 << card
            steps = [*(MoveOrIdle(other, card) for other in g.clockwise(seat)), StartTurn(AUTO), *coming(g, StartDay)]
        case "claim":
            g.phase, g.turn = DAY, max(1, g.turn)
            steps = [ClaimPlacement(seat), StartTurn(AUTO), *coming(g, StartDay)]
        case "dusk":
            g.phase = DUSK
            steps = [Dusk(AUTO), *coming(g, StartDay)]
        case "night" | "throw":
            g.phase = NIGHT
            g.adventuring = g.adventuring or (1 << g.players) - 1
            g.roller = seat
            if words[0] == "night":
                steps = [RollOrRest(seat), *coming(g, StartNight)]
            else:
                steps = [
                    Throw(CHANCE, 5, 1),
                    Reroll(seat, HOURGLASS),
                    ResolveRoll(AUTO, seat),
                    *night,
                    *coming(g, StartNight),
                ]
        case "end-night":
            steps = coming(g, StartNight)
        case "dawn":
            steps = [Dawn(AUTO), *coming(g, EndNight)]
        case "overrun" if g.mode == DANONGORF:
            steps = coming(g, EndNight)
        case "fight" if g.mode == DANONGORF:
            g.phase = FIGHT
            steps = [StartFight(AUTO), *coming(g, Overrun)]
        case "deal":
            steps = [Refill(AUTO), *coming(g)]
        case _:
            raise BadScenario(f"given: at = '{at}' is not a place to begin; known are {PLACES}")
    if g.mode != TOGETHER and words[0] in ("pick", "move") and not g.shown:
        g.shown = 31
    g.then_all(steps)
