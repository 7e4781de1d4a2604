"""The goals and the rules of a mission of Map Masters Coop as sentences: what, where, when, with what, by whom."""

from __future__ import annotations

from lanterns.games.mapmasters.coop.view_types import CoopGoal, CoopMission, CoopView
from lanterns.locales import Catalogue

SIDES = ("T", "L1", "R1", "L2", "R2", "B")
SIDE_NAMES = {"T": "top", "B": "bottom", "L1": "left", "L2": "left", "R1": "right", "R2": "right"}


def goal_words(goal: CoopGoal, words: Catalogue) -> str:
    """What a goal asks, in a few words: `5 coins`, `Take Flying Boots`."""
    if goal["need"] == "artefact":
        return words.say("screen-goal-bring", what=words.name(goal["what"], "artefact"))
    if goal["need"] == "take":
        return words.say("coop-goal-take", what=words.name(goal["what"], "artefact"))
    if goal["need"] == "reach" or not goal["what"]:
        return words.say("coop-goal-reach")
    if goal["need"] == "deed":
        return words.say(f"coop-deed-{goal['what']}", n=goal["amount"])
    return words.say(f"map-count-{goal['what']}", n=goal["amount"])


def goal_place(view: CoopView, goal: CoopGoal, words: Catalogue) -> str:
    """Where a goal is met: the place and sides of its card, or the exits of the rim."""
    if goal["card"] is None:
        exits = goal["exits"] or view["mission"]["exits"]
        return words.say("screen-goal-exits", spots=" ".join(exits)) if exits else words.say("coop-at-exit")
    sides = "" if len(goal["at"]) == len(SIDES) else "." + " ".join(goal["at"])
    return f"{goal['place'] or '?'}{sides}"


def goal_rules(view: CoopView, goal: CoopGoal, words: Catalogue) -> list[str]:
    """What else a goal asks and gives, as phrases."""
    parts = []
    if goal["card"] is None and goal["exits"]:
        places = [spot.partition(".")[0] for spot in goal["exits"]]
        parts.append(words.say("coop-goal-out", first=places[0], last=places[-1]))
    elif goal["card"] is None:
        parts.append(words.say("coop-at-exit"))
    elif goal["at"] and len(goal["at"]) < len(SIDES):
        sides = dict.fromkeys(words.say(f"coop-side-{SIDE_NAMES[side]}") for side in goal["at"])
        parts.append(words.say("coop-at-side", sides=f" {words.say('screen-or')} ".join(sides)))
    if goal["after"]:
        parts.append(words.say("coop-goal-after", goals=", ".join(map(str, goal["after"]))))
    if goal["with"]:
        what, amount = goal["with"]
        parts.append(words.say("coop-goal-with", deed=words.say(f"coop-deed-{what}", n=amount)))
    if goal["other_than"]:
        parts.append(words.say("coop-goal-other", goal=goal["other_than"]))
    if goal["gives"]:
        parts.append(words.say("coop-goal-gives", what=words.name(goal["gives"], "artefact")))
    if goal["opens"]:
        parts.append(words.say("coop-goal-opens", edges=", ".join("|".join(pair) for pair in goal["opens"])))
    if goal["together"]:
        parts.append(words.say("coop-goal-together", goal=goal["together"]))
    if goal["until"]:
        parts.append(words.say("coop-goal-until", turn=goal["until"]))
    leads_on = any(goal["number"] in other["after"] for other in view["objectives"])
    if not goal["wins"] and goal["need"] != "take" and not goal["gives"] and not goal["opens"] and not leads_on:
        parts.append(words.say("screen-goal-optional"))
    return parts


def walls(mission: CoopMission) -> list[tuple[str, str]]:
    """The pairs of places between which a wall stands, without those that a river parts."""
    return [(a, b) for a, b in mission["walls"] if int(a[1:]) not in mission["rivers"] or a[1:] == b[1:]]


def mission_rules(view: CoopView, words: Catalogue) -> list[str]:
    """Rivers, walls, exits, blocked places and the chase of a mission, each as a sentence."""
    mission = view["mission"]
    told = [words.say("screen-river", row=row, next=row + 1) for row in mission["rivers"]]
    if walls(mission):
        pairs = ", ".join("|".join(pair) for pair in walls(mission))
        told.append(words.say("screen-walls", places=pairs))
    if mission["exits"]:
        told.append(words.say("screen-exits", spots=", ".join(mission["exits"])))
    told += [words.say("coop-tide", turn=turn, row=row) for row, turn in mission["tide"] if turn >= view["turn"]]
    if mission["chase"]:
        told.append(words.say("coop-chase", turn=mission["chase"]))
    if view["house"]["level"]:
        told.append(words.say(f"option-level-{view['house']['level']}-about"))
    return told
