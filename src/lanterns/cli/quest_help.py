"""What `?` tells in the quest game beyond its cards: lands and their places, temples, books, the magic level."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lanterns.cli.lookup import Entry
from lanterns.games.quest import content as con
from lanterns.locales import Catalogue

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
LANDS = {land.id: land for land in con.CARDS.lands}
SIDES = (con.CARDS.bright, con.CARDS.gloom)  # grottos by number


def grotto_of(place: dict[str, Any]) -> str:
    """The id of the grotto of a card as it lies, bright or gloom side up; "" for a card without one."""
    number = LANDS[place["card"]].grotto
    return SIDES[bool(place["gloom"])][number - 1].id if number else ""


def magic(view: dict[str, Any], words: Catalogue) -> str:
    """What dice and books are worth at the magic level, as a sentence."""
    solo = "" if view["mode"] == "together" else "solo-"
    return words.say(f"text-magic-{solo}{con.MAGIC_LEVEL[view['magic']]}")


def entries(view: dict[str, Any], words: Catalogue) -> Iterator[Entry]:
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
    for key in ("goblin-passive", "goblin-aggressive"):
        yield Entry(words.say(f"screen-{key}"), words.say("screen-goblins-about"))


def symbol(land: Any, words: Catalogue) -> str:
    """The symbol that a temple's spaces ask for; "" for other cards."""
    return words.name(con.SYMBOLS[land.symbol], "face") if land.kind == "temple" else ""
