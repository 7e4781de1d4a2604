"""The numbers of missions, books and prices for the sentences about them, and where each piece comes from.

A mission's story may call its `groups`, `purse` (coins), `goals`, `rivers` and `bosses`, how many `artefacts` it has,
how many goals are `deeds`, `errands` (drawn) or `demands` (all but artefacts), and the amount of a goal by its id (with
_ for -).
"""

from __future__ import annotations

from typing import Final

from lanterns.games.mapmasters.board import texts as base
from lanterns.games.mapmasters.board.vocabulary import BOOK_PRICE, TOKEN_PRICE
from lanterns.games.mapmasters.coop.missions import faces
from lanterns.games.mapmasters.coop.missions.faces import FACES_CHANGED
from lanterns.games.mapmasters.coop.missions.mission import ARTEFACT, DEED, DRAWN, TAKE, Mission
from lanterns.games.mapmasters.coop.missions.mission_file import missions

Args = dict[str, dict[str, int]]
#: missions that edition 3 made anew: their former stories are told at tables that were begun before
RETOLD: Final = (8, 9, 10, 11, 12, 13)


def told_as(number: int, edition: int) -> str:
    """The name of a mission's story: its number, `8-2` for one that was told otherwise before edition 3."""
    return f"{number}-2" if edition < FACES_CHANGED and number in RETOLD else str(number)


def text_args() -> Args:
    """See `Game.text_args`."""
    found = base.text_args()
    for button in ("act-token", "act-book", "act-blind-book"):  # a group's: without a price
        del found[button]
    found["ask-Shop-why"] = {"token_price": TOKEN_PRICE, "book_price": BOOK_PRICE}
    found["campaign-lead"] = {"missions": len(missions())}
    for number, mission in missions().items():
        found[f"mission-{number}"] = found[f"option-mission-{number}-about"] = _mission(mission)
    for number in RETOLD:
        found[f"mission-{told_as(number, FACES_CHANGED - 1)}"] = _mission(missions(FACES_CHANGED - 1)[number])
    return found


def _mission(mission: Mission) -> dict[str, int]:
    goals = mission.objectives
    own = [goal for goal in goals if goal.need not in (ARTEFACT, TAKE)]
    found = {
        **{"groups": mission.pawns, "purse": mission.coins, "goals": len(goals), "rivers": len(mission.rivers)},
        **{"bosses": sum(target.boss for target in mission.targets), "demands": len(own)},
        "artefacts": sum(len(target.artefacts) for target in mission.targets),
        "deeds": sum(goal.need == DEED for goal in goals),
        "errands": sum(goal.need == DRAWN for goal in goals),
    }
    for goal in own:
        if goal.amount:
            found[goal.id.replace("-", "_")] = goal.amount
    return found


def sources() -> dict[str, str]:
    """See `Game.sources`."""
    return {
        **base.sources(),
        **faces.sources(),
        **{f"mission-{number}": mission.source for number, mission in missions().items()},
    }
