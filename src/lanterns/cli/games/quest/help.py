"""What `?` tells in the quest game beyond its cards: lands and their places, temples, books, the magic level."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lanterns.cli.lookup import Entry, terms
from lanterns.cli.screen import joined
from lanterns.games.quest import content as con
from lanterns.games.quest.view_types import QuestLand, QuestView
from lanterns.locales import Catalogue

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
LANDS = {land.id: land for land in con.CARDS.lands}
SIDES = (con.CARDS.bright, con.CARDS.gloom)  # grottos by number
LETTERS = {"blue": "B", "red": "R", "yellow": "Y", "green": "G"}
#: words of the screen besides its cards and the heads of its tables
WORDS = (
    "round", "day", "night", "dusk", "dawn", "first", "supply", "gloom", "space", "stash", "adventuring", "resting",
    "wound", "legend", "odds", "turn", "hero", "book", "spent",
)  # fmt: skip
SOLO = {"chosen": ("target",), "danongorf": ("boss", "fight")}


def grotto_of(place: QuestLand) -> str:
    """The id of the grotto of a card as it lies, bright or gloom side up; "" for a card without one."""
    number = LANDS[place["card"]].grotto
    return SIDES[bool(place["gloom"])][number - 1].id if number else ""


def magic(view: QuestView, words: Catalogue) -> str:
    """What dice and books are worth at the magic level, as a sentence."""
    solo = "" if view["mode"] == "together" else "solo-"
    return words.say(f"text-magic-{solo}{con.MAGIC_LEVEL[view['magic']]}")


def place_words(view: QuestView, words: Catalogue, region: str) -> str:
    """A region by what is there: `obelisk, book II`, `portal, GOBLIN!`, `Temple of Ice, scroll`."""
    cell = region[:-1]
    place = view["land"][cell]
    land = LANDS[place["card"]]
    if region[-1] == "L" and land.book:
        return f"{words.say('screen-name-obelisk')}, {words.say('screen-book', book=ROMAN[land.book])}"
    if region[-1] == "L":
        goblin = view["goblins"].get(cell)
        seen = f", {words.say('screen-goblin-' + goblin['face'])}" if goblin else ""
        return words.say("screen-name-portal") + seen
    if land.kind == "temple":
        return f"{words.name(land.id, 'temple')}, {symbol(land, words)}"
    return words.name(grotto_of(place), "grotto") if land.kind == "goblin" else words.name(place["card"], "land")


def people(view: QuestView, words: Catalogue) -> Iterator[Entry]:
    """The players with their marks, and each hero by its sign on the map: where it stands and what it holds."""
    for player in view["players"]:
        marks = [
            words.say("screen-track", track=words.say(f"screen-col-{track}"), now=now, most=most)
            for track, now, most in (
                ("health", player["health"], player["max_health"]),
                ("power", player["power"], player["max_power"]),
            )
        ]
        marks.append(f"{words.say('with-colon', text=words.say('screen-col-spell'))} {player['spell']}")
        name = words.player(player["seat"])
        yield Entry(name, joined(words, marks) + ".", f"seat {player['seat'] + 1}")
        for number, hero in enumerate(player["heroes"], 1):
            sign = f"{LETTERS.get(hero['colour'] or player['colour'] or '', '?')}{number}"
            where = f"{hero['at']}, {place_words(view, words, hero['at'])}" if hero["at"] else "–"
            if hero["space"] is not None:
                where += f", {words.say('screen-at-space', space=hero['space'])}"
            held = [words.name(item, "item") for item in hero["items"]]
            yield Entry(sign, joined(words, [words.say("screen-hero-of", hero=number, name=name), where, *held]) + ".")


def entries(view: QuestView, words: Catalogue) -> Iterator[Entry]:
    """Whatever stands on the screen and is no card of its own."""
    title = words.say("screen-magic", space=view["magic"], level=con.MAGIC_LEVEL[view["magic"]])
    yield Entry(title, magic(view, words), "magic", "magie", words.say("screen-name-magic"))
    for cell, place in view["land"].items():
        land = LANDS[place["card"]]
        left = "portal" if not land.book else "obelisk"
        right = land.kind if land.kind != "goblin" else "grotto"
        parts = [
            f"{cell}L: " + words.say(f"screen-place-{left}", book=ROMAN[land.book or 0]),
            f"{cell}R: " + words.say(f"screen-place-{right}", symbol=symbol(land, words)),
        ]
        if right == "grotto":
            parts.append(words.text("grotto", grotto_of(place)))
        named = [words.name(place["card"], "land"), f"{cell}L", f"{cell}R", place["card"]]
        if land.kind == "temple":
            named += [words.name(land.id, "temple"), words.say(f"screen-{land.id}")]
        yield Entry(f"{cell} {words.name(place['card'], 'land')}", " ".join(parts), cell, *named)
    for sign in ROMAN[1:]:
        book = words.say("screen-book", book=sign)
        yield Entry(book, words.say("screen-place-obelisk", book=sign), sign)
    for face in ("damage", "power", "magic", "torch", "scroll", "attack"):
        yield Entry(words.name(face, "face"), words.say(f"screen-face-{face}"), face)
    for key in ("portal", "castle", "grotto", "temple", "obelisk"):
        told = words.say(f"screen-place-{key}", book="N", symbol=words.say("screen-its-symbol"))
        yield Entry(words.say(f"screen-name-{key}"), told)
    alone = "" if view["mode"] == "together" else "-alone"
    for key in ("goblin-passive", "goblin-aggressive"):
        yield Entry(words.say(f"screen-{key}"), words.say(f"screen-goblins-about{alone}"))
    yield from people(view, words)
    yield from terms(words, "col", ("player", "health", "power", "spell", "quests", "goblins", "score"))
    yield from terms(words, "word", (*WORDS, *SOLO.get(view["mode"], ())))


def symbol(land: Any, words: Catalogue) -> str:
    """The symbol that a temple's spaces ask for; "" for other cards."""
    return words.name(con.SYMBOLS[land.symbol], "face") if land.kind == "temple" else ""
