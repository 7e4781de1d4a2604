"""A reader at the terminal: along random games of all modes, whatever is named on the screen answers to `?`, in the own
language, and nothing of the program's own words is left untranslated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from rich.console import Console

from lanterns.cli.choices import Choices
from lanterns.cli.games.quest.help import LETTERS
from lanterns.cli.lookup import Lookup
from lanterns.cli.screen import find_help, find_hook, find_screen
from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.games import get_game
from lanterns.games.quest.content import CARDS
from lanterns.locales import Catalogue

LANGUAGES = ("en", "fr")
TABLES: list[tuple[str, dict[str, str]]] = [
    ("quest", {"players": "3"}),
    ("quest", {"players": "2", "gloom": "yes"}),
    ("quest", {"mode": "chosen", "players": "1"}),
    ("quest", {"mode": "danongorf", "players": "1"}),
    ("dungeons", {"players": "2"}),
    ("dungeons", {"players": "4"}),
    ("mapmasters", {"players": "2"}),
    *[("mapmasters-coop", {"players": "2", "mission": str(mission)}) for mission in (5, 8, 12)],
]
IDS = ["-".join([game, *options.values()]) for game, options in TABLES]
WIDTH = 110
SHOWN, EVERY = 4, 7  # positions of each game that are looked at, and how many choices apart
HEADS = {
    "quest": ("player", "health", "power", "spell", "quests", "goblins", "score"),
    "dungeons": ("player", "hero", "place", "health", "focus", "speed", "defense"),
    "mapmasters": ("player", "coins", "blue", "pink", "green", "exits", "score", "deck"),
    "mapmasters-coop": ("place", "asked", "rules", "met", "pawn", "stands", "carries", "payers"),
}
SIGNS = {
    "quest": ("☾", "✗", "✓", "@"),
    "dungeons": ("▲", "✓", "A", "C", "+1", "+2", "B1", "H1"),
    "mapmasters": ("↻", "⧗", "✓", "i", "t", "j1", "T"),
    "mapmasters-coop": ("≈", "‖", "⇨", "×", "✦", "↻", "−T", "R2"),
}
RAW = re.compile(
    r"\b(?:screen|text|name|cli|ask|act|why|event|dungeon|coop|map|reward|points|stats|part)-[a-z]|FluentNone|\{ ?\$"
)
#: words that stand on English screens alone
ENGLISH = re.compile(r"\b(?:the|and|with|goal|hero|Round|Player|Health|Power|Focus|Speed|cards?|room|wall|turns?)\b")


def positions(game_id: str, options: dict[str, str], seed: int, every: int = EVERY) -> Iterator[State]:
    """Positions at which somebody is asked, `every` choices apart, along a random game."""
    game = get_game(game_id)
    rng = Random(seed)
    state = game.new(options)
    met = 0
    for _ in range(900):
        if state.over:
            return
        actor = state.actors()[0]
        if actor == CHANCE:
            state.play(state.draw(rng), CHANCE)
            continue
        met += 1
        if met % every == 1 % every:
            yield state
        choices = state.options(actor)
        state.play(choices[rng.randrange(len(choices))], actor)


def screen(state: State, game_id: str, words: Catalogue) -> tuple[dict[str, Any], str]:
    """The view of who is asked, and all that the screen shows of it."""
    seat = state.actors()[0]
    words.reader = seat
    view = get_game(game_id).view(state, seat)
    console = Console(width=WIDTH, height=60, color_system=None, highlight=False)
    with console.capture() as capture:
        find_screen(game_id)(view, words, console)
        choices = Choices(get_game(game_id), view, words)
        for row in choices.rows():
            told = choices.told(row).plain
            console.print(told.replace(row.options[0]["text"], "") if row.single else told, markup=False)
        hook = find_hook(game_id, "question")
        if hook is not None:
            console.print(hook(view, words), markup=False)
    return view, capture.get()


def named(view: dict[str, Any], game_id: str, words: Catalogue) -> dict[str, str]:
    """Ids of what lies open on the table, with the names that stand on the screen for them."""
    found = {}
    if game_id != "mapmasters-coop":  # whose players have nothing of their own but their hands
        found = {words.player(seat): words.player(seat) for seat in range(len(view["players"]))}
    if game_id == "quest":
        return found | quest_names(view, words)
    if game_id == "dungeons":
        return found | dungeons_names(view, words)
    return found | map_names(view, words)


def quest_names(view: dict[str, Any], words: Catalogue) -> dict[str, str]:
    found = {quest: words.name(quest, "quest") for quest in view["row"]}
    sides = (CARDS.bright, CARDS.gloom)
    for cell, place in view["land"].items():
        found[cell] = words.name(place["card"], "land")
        number = next(land.grotto for land in CARDS.lands if land.id == place["card"])
        if number:
            grotto = sides[place["gloom"]][number - 1].id
            found[grotto] = words.name(grotto, "grotto")
    for player in view["players"]:
        for number, hero in enumerate(player["heroes"], 1):
            sign = LETTERS.get(hero["colour"] or player["colour"] or "", "?") + str(number)
            found[sign] = sign
        items = [*player["legends"], *player["stash"], *(item for hero in player["heroes"] for item in hero["items"])]
        found |= {item: words.name(item, "item") for item in items}
        found |= {
            temple: words.name(temple, "temple") for one in player["legends"].values() for temple in one["temples"]
        }
    found |= {card["card"]: words.name(card["card"], "movement") for card in view["movement"]}
    return found | {face: words.name(face, "face") for face in view["dice"]}


def dungeons_names(view: dict[str, Any], words: Catalogue) -> dict[str, str]:
    found = {}
    for cell, place in view["dungeon"].items():
        if "stack" in place:
            found[place["stack"]] = place["stack"]
        if "card" in place:
            found[cell] = found[place["card"]] = words.name(place["card"], "card")
    for hero in view["players"]:
        found[hero["hero"]] = words.name(hero["hero"], "hero")
        for slot in (1, 2):
            text = words.text("slot", f"{hero['hero']}-{slot}")
            found[f"{hero['hero']}-{slot}"] = text.partition(":")[0].strip()
        for place, card in hero["gear"].items():
            found[card] = words.name(card, "spell" if place.startswith("spell") else "loot")
        found |= {name: words.name(name, "set") for name in hero["sets"]}
    for enemy, foe in view["enemies"].items():
        found[foe["kind"]] = words.name(foe["kind"], "boss" if enemy == "boss" else enemy.partition("-")[0])
        found["B" if enemy == "boss" else enemy[0] + enemy[-1]] = words.name(enemy, "enemy")
    if view["boss"]:
        found |= {f"space-{space}": words.name(f"space-{space}", "place") for space in range(1, 7)}
    for pile, kind in (("loot", "loot"), ("spells", "spell")):
        found |= {card: words.name(card, kind) for card in view[pile]["row"]}
    return found


def map_names(view: dict[str, Any], words: Catalogue) -> dict[str, str]:
    found = {book: words.name(book, "book") for book in view["market"]["books"] if book}
    found |= {token: words.name(token, "token") for token in view["market"]["tokens"]}
    for player in view["players"]:
        found |= {face: face for face in player["hand"] or []}
    if "cells" in view:
        found |= {cell["card"]: cell["card"] for cell in view["cells"] if cell["card"]}
        found |= {
            str(goal["number"]): f"{words.say('screen-col-number')} {goal['number']}" for goal in view["objectives"]
        }
        found |= {one["artefact"]: words.name(one["artefact"], "artefact") for one in view["artefacts"]}
        found |= {place: place for place in [*(cell["place"] for cell in view["cells"]), *view["empty"]]}
        found |= {group["group"]: words.name(group["group"], "group") for group in view["groups"]}
        return found | {"mission": words.name(str(view["mission"]["id"]), "mission")}
    found |= {place["card"]: place["card"] for place in view["market"]["cards"] if place["card"]}
    cards = [one for one in (view["primary"], view["secondary"]) if one]
    return found | {one["kind"]: words.name(one["kind"], "objective") for one in cards}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "options"), TABLES, ids=IDS)
def test_whatever_is_named_on_the_screen_answers_to_a_question_mark(
    game_id: str, options: dict[str, str], language: str
) -> None:
    words = Catalogue(language, game_id)
    lookup = Lookup(words, game_id)
    looked = asked = 0
    for state in positions(game_id, options, 7):
        view, shown = screen(state, game_id, words)
        assert not RAW.search(shown), RAW.search(shown)
        if language == "fr":
            assert not ENGLISH.search(shown), ENGLISH.search(shown)
        for ident, name in named(view, game_id, words).items():
            for question in (ident, name):
                entries = lookup.find(question, view)
                assert entries, question
                for entry in entries:
                    assert entry.text, question
                    told = f"{entry.title} {entry.text}"
                    assert not RAW.search(told), told
                    assert language == "en" or not ENGLISH.search(told), told
            asked += 1
        looked += 1
        if looked == (SHOWN if game_id != "mapmasters-coop" else SHOWN // 2):  # whose screens name four times as much
            break
    assert looked > 1
    assert asked > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "options"), TABLES[:8], ids=IDS[:8])
def test_heads_of_tables_and_signs_answer_to_a_question_mark(
    game_id: str, options: dict[str, str], language: str
) -> None:
    """Every head of a table that holds figures, and whatever the game's legend has a word for."""
    words = Catalogue(language, game_id)
    lookup = Lookup(words, game_id)
    view = get_game(game_id).view(next(positions(game_id, options, 7, 30)), 0)
    for key in HEADS[game_id]:
        about = words.say(f"screen-about-col-{key}")
        assert about in [entry.text for entry in lookup.find(words.say(f"screen-col-{key}"), view)], key
    for sign in SIGNS[game_id]:
        assert lookup.find(sign, view), sign
    help = find_help(game_id)
    assert help is not None
    entries = list(help(view, words))
    assert len(entries) > 50
    for entry in entries:
        said = f"{entry.title} {entry.text}"
        assert entry.text, entry.title
        assert not RAW.search(said), said
        assert language == "en" or not ENGLISH.search(said), said


def test_a_part_of_a_name_finds_what_is_called_like_it_and_articles_and_capitals_do_not_matter() -> None:
    words = Catalogue("fr", "quest")
    lookup = Lookup(words, "quest")
    view = get_game("quest").view(next(positions("quest", {"players": "2"}, 1)), 0)
    assert [entry.title for entry in lookup.find("HEAUME", view)] == [words.name("T01", "item")]
    assert lookup.find("grotte de la magie", view) == lookup.find("La Grotte de la MAGIE", view)
    assert len(lookup.find("bottes", view)) >= 1
    assert lookup.find("nothing of the kind", view) == []
