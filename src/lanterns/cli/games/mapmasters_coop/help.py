"""What `?` tells in Map Masters Coop besides: the mission with its rules, goals, artefacts, groups, targets."""

from __future__ import annotations

from collections.abc import Iterator

from lanterns.cli.games.mapmasters import help as versus_help
from lanterns.cli.games.mapmasters_coop.goals import goal_rules, goal_words, mission_rules
from lanterns.cli.lookup import Entry, terms
from lanterns.cli.screen import joined
from lanterns.games.mapmasters.coop.missions.faces import drawn_faces, faces
from lanterns.games.mapmasters.coop.verbs import ARTEFACTS
from lanterns.games.mapmasters.coop.view_types import CoopCell, CoopView
from lanterns.locales import Catalogue

COLUMNS = ("place", "asked", "rules", "met", "pawn", "stands", "carries", "payers")
#: words of the screen besides its cards, goals and the heads of its tables
WORDS = ("points", "deck", "turn", "shut", "shut-side", "edge", "impasse", "under-way", "coins", "found", "on-step")


def entries(view: CoopView, words: Catalogue) -> Iterator[Entry]:
    """Whatever stands on the screen and is no book."""
    mission = str(view["mission"]["id"])
    story = " ".join([words.card("mission", view["mission"]["story"]), *mission_rules(view, words)])
    yield Entry(words.name(mission, "mission"), story, "mission", words.say("screen-name-mission"))
    for goal in view["objectives"]:
        title = f"{words.say('screen-col-number')} {goal['number']}"
        text = joined(words, [goal_words(goal, words), *goal_rules(view, goal, words)])
        yield Entry(title, f"{text}.", str(goal["number"]), goal_words(goal, words))
    for artefact in ARTEFACTS:
        about = [goal for goal in view["objectives"] if artefact in (goal["what"], goal["gives"])]
        if about:
            goals = joined(words, [f"{goal['number']} {goal_words(goal, words)}" for goal in about])
            told = f"{words.say('with-colon', text=words.say('coop-goals'))} {goals}."
            text = " ".join([words.say("screen-about-artefact"), told, words.card("artefact", artefact)])
            yield Entry(words.name(artefact, "artefact"), text, artefact)
    for group in view["groups"]:
        yield Entry(words.name(group["group"], "group"), words.say("screen-about-group"), group["group"])
    level = view["house"]["level"]
    yield Entry(words.name(level, "level"), words.say(f"option-level-{level}-about"), level)
    shown = {cell["card"]: cell["face"] for cell in view["cells"] if cell["card"] and cell["face"]}
    for id in faces():
        face = drawn_faces()[shown.get(id, id)]
        asked = [goal_words(goal, words) for goal in view["objectives"] if goal["card"] == id]
        if asked or id.startswith("B"):
            yield Entry(id, " ".join([versus_help.about(face, words), joined(words, asked)]).strip())
    for player in view["players"]:
        told = words.say("screen-about-hand", count=player["cards"], cards=" ".join(player["hand"] or []) or "–")
        yield Entry(words.player(player["seat"]), told)
    for cell in view["cells"]:
        yield Entry(cell["place"], place_words(view, cell, words))
    for place in view["empty"]:
        yield Entry(place, words.say("screen-about-empty"))
    yield from versus_help.shared(words)
    yield from terms(words, "col", COLUMNS)
    yield from terms(words, "word", WORDS)


def place_words(view: CoopView, cell: CoopCell, words: Catalogue) -> str:
    """A place of the grid: its card as it lies, what may be taken there, the goals that are met there, who stands at
    it."""
    card = (cell["card"] or "?") + ("↻" if cell["turned"] else "")
    parts = [words.say("screen-about-place", card=card, sides=" ".join(cell["open"]) or "–")]
    parts += [words.name(one, "artefact") for one in cell["artefacts"]]
    goals = [goal for goal in view["objectives"] if goal["place"] == cell["place"]]
    parts += [f"{words.say('screen-col-number')} {goal['number']}, {goal_words(goal, words)}" for goal in goals]
    here = [group for group in view["groups"] if (group["spot"] or "").partition(".")[0] == cell["place"]]
    parts += [f"{words.name(group['group'], 'group')} ({group['spot']})" for group in here]
    return joined(words, parts) + "."
