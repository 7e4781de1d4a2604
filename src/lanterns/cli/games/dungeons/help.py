"""What `?` tells in dungeons beyond its cards: heroes with their weapons, rooms by place, the lair, enemies in play."""

from __future__ import annotations

from collections.abc import Iterator

from lanterns.cli.games.dungeons.words import called, intent, place, short, space_line, weapons
from lanterns.cli.lookup import Entry, terms
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.view_types import DungeonsLair, DungeonsView
from lanterns.locales import Catalogue

#: words of the screen besides its cards and the heads of its tables
WORDS = (
    "torch", "stack-a", "stack-b", "stack-c", "altar", "disarmed", "act", "minion", "heroic", "free", "counter",
    "foe-die", "check", "plus", "odds", "discarded", "markers", "outcome", "skill",
    "range", "melee", "missile", "stealth", "damage", "gear", "set", "down", "deck", "coming", "enemies",
)  # fmt: skip


def entries(view: DungeonsView, words: Catalogue) -> Iterator[Entry]:
    """Whatever stands on the screen and is no card of its own."""
    for hero in con.HEROES:
        told = weapons(hero.id, words)
        yield Entry(words.name(hero.id, "hero"), " ".join([words.card("hero", hero.id), *told]), hero.id)
        for slot, weapon in enumerate(told, 1):
            yield Entry(weapon.partition(":")[0].strip(), weapon, f"{hero.id}-{slot}")
    for cell, found in view["dungeon"].items():
        if "card" in found:
            yield Entry(place(view, words, cell), words.card("card", found["card"]), cell)
    for enemy, foe in view["enemies"].items():
        kind = "boss" if enemy == "boss" else enemy.partition("-")[0]
        text = f"{words.card(kind, foe['kind'])} {intent(view, words, foe)}"
        yield Entry(called(view, words, enemy), text, short(enemy), enemy, words.name(enemy, "enemy"), foe["kind"])
    for seat, player in enumerate(view["players"]):
        text = " ".join([words.card("hero", player["hero"]), *weapons(player["hero"], words)])
        yield Entry(words.player(seat), text, f"@{seat + 1}")
    for boss in con.BOSSES:
        met = view["boss"]
        shown = met is not None and met["id"] == boss.id
        lair: DungeonsLair = met if met is not None and shown else {
            "id": boss.id, "entrance": boss.entrance,
            "gates": [{"space": space, "covered": False} for space in boss.gates],
        }  # fmt: skip
        spaces = [space_line(lair, space, words) for space in range(1, 7)]
        yield Entry(words.name(boss.id, "boss"), " ".join([words.card("boss", boss.id), *spaces]), boss.id)
        if shown:
            for number, line in enumerate(spaces, 1):
                yield Entry(words.name(f"space-{number}", "place"), line, f"space-{number}")
    for face in ("shield", "torch"):
        yield Entry(words.name(face, "face"), words.say(f"screen-face-{face}"), face)
    for slot in (1, 2):
        held = [
            f"{words.say('with-colon', text=words.player(seat))} {words.text('slot', f'{one}-{slot}')}"
            for seat, one in enumerate(hero["hero"] for hero in view["players"])
        ]
        yield Entry(words.name(f"slot-{slot}", "weapon"), " ".join(held))
    yield from terms(words, "col", ("player", "hero", "place", "health", "focus", "speed", "defense"))
    yield from terms(words, "word", WORDS)
