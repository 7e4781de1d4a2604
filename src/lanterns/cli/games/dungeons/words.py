"""What the drawing of dungeons and its `?` say alike: enemies, rooms, weapons, the lair, what is to come."""

from __future__ import annotations

from lanterns.cli.screen import joined
from lanterns.games.dungeons.view_types import DungeonsEffect, DungeonsEnemy, DungeonsLair, DungeonsView
from lanterns.locales import Catalogue


def short(enemy: str) -> str:
    """`g1` for goblin-1, `m2` for minion-2, `B` for the boss."""
    return "B" if enemy == "boss" else enemy[0] + enemy[-1]


def called(view: DungeonsView, words: Catalogue, enemy: str) -> str:
    """An enemy by its kind: `Bow goblin (g1)`."""
    kind = "boss" if enemy == "boss" else enemy.partition("-")[0]
    return f"{words.name(view['enemies'][enemy]['kind'], kind)} ({short(enemy)})"


def place(view: DungeonsView, words: Catalogue, room: str) -> str:
    """A room for a sentence: `Armory (d3)`."""
    found = view["dungeon"].get(room)
    if found is not None and "card" in found:
        return words.say("dungeon-place", card=words.name(found["card"], "card"), cell=room)
    return words.name(room)


def blow(view: DungeonsView, words: Catalogue, outcome: DungeonsEffect) -> str:
    """What one outcome comes to, without where the enemy goes; "" for nothing."""
    parts = [
        words.say(
            "dungeon-intent-hit", who=words.player(hit["seat"]), health=hit["health"], focus=hit["focus"],
            falls="yes" if hit["falls"] else "no",
        )
        for hit in outcome["hits"]
    ]  # fmt: skip
    if "lost" in outcome:
        parts.append(words.say("dungeon-intent-lost"))
    elif "goblin" in outcome:
        parts.append(words.say("dungeon-intent-goblin", place=place(view, words, outcome["goblin"])))
    if "regain" in outcome:
        parts.append(words.say("dungeon-intent-regain"))
    return ", ".join(parts)


def intent(view: DungeonsView, words: Catalogue, foe: DungeonsEnemy) -> str:
    """What an enemy will do at the next eye, in one sentence; ways that come to the same are told once."""
    if not foe["next"]:
        return words.say("dungeon-intent-done" if view["next_act"]["now"] else "dungeon-intent-never")
    ways: dict[str, list[str]] = {}
    for outcome in foe["next"]:
        rooms = ways.setdefault(blow(view, words, outcome), [])
        if outcome["room"] not in rooms:
            rooms.append(outcome["room"])
    told = []
    for what, rooms in ways.items():
        away = f" {words.say('dungeon-or')} ".join(place(view, words, room) for room in rooms if room != foe["room"])
        goes = words.say("dungeon-intent-moves", place=away) if away else words.say("dungeon-intent-stays")
        told.append(f"{goes}, {what}" if what else goes)
    return words.say("dungeon-intent-choice", ways=joined(words, told)) if len(foe["next"]) > 1 else f"{told[0]}."


def weapons(hero: str, words: Catalogue) -> list[str]:
    """The printed weapons and abilities of a hero, each with what it does."""
    return [text for slot in (1, 2) if (text := words.text("slot", f"{hero}-{slot}"))]


def space_effect(boss: DungeonsLair, space: int, words: Catalogue) -> str:
    """What a space of the lair does and is, as phrases; `boss` has `id`, `entrance` and `gates` as in a view."""
    parts = [words.stats("space", f"{boss['id']}-{space}").rstrip(".") or words.say("screen-space-plain")]
    if space == boss["entrance"]:
        parts.append(words.say("screen-space-entrance"))
    if any(gate["space"] == space for gate in boss["gates"]):
        parts.append(words.say("screen-space-altar"))
    return ", ".join(parts)


def space_line(boss: DungeonsLair, space: int, words: Catalogue) -> str:
    """A space of the lair with what it does, as a line."""
    return words.say("screen-space", space=space, effect=space_effect(boss, space, words))
