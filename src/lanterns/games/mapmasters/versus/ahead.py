"""Where a line can go on, some steps ahead: the topic `ahead` of the companion, for hands faster than the network.

``actions``    the cards as they lie and the line as far as it is drawn, in notation
``tokens``     tokens held, in the order sword, key, rope, scroll
``books``      ids of the spell books that lie face up, those of other phases without effect
``objective``  what counts, a kind of `OBJECTIVES`
``tangled``    the house rule of that name, as a table has it

It is told what it needs and knows no table, so it can tell nothing that whoever asks has not seen. What it says of a
position is what the view of a seat that draws says there, by the same functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lanterns.core.errors import BadQuestion, LanternsError
from lanterns.core.roles import Topic
from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.layout import fault
from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.board.path_moves import end_state, moves, starts
from lanterns.games.mapmasters.board.trace import barred, drawn_view
from lanterns.games.mapmasters.board.walker import IllegalStep
from lanterns.games.mapmasters.versus.dungeon import TANGLED_ROOMS, Dungeon, dungeon_of, face_of, path_at
from lanterns.games.mapmasters.versus.held import MOST_CARDS, kit_of
from lanterns.games.mapmasters.versus.state import HOUSE_RULES
from lanterns.games.mapmasters.versus.trail import next_views
from lanterns.games.mapmasters.versus.verbs import LAY, LINE, VERBS
from lanterns.games.mapmasters.versus.view_types import MapAhead, MapForetold

TOPICS: Final[dict[str, Topic]] = {"ahead": Topic("ahead", answers=(MapAhead,))}
MOST_ACTIONS: Final = 96
MOST_POSITIONS: Final = 16
DEPTH: Final = 3  # steps


def ahead(params: Mapping[str, Any]) -> MapAhead:
    """The position that is told, and those after it by rising number of steps, as many as an answer holds. Raises
    BadQuestion."""
    for key in params:
        if key not in ("actions", "tokens", "books", "objective", "tangled"):
            raise BadQuestion(
                f"ahead has no parameter '{key}'; its parameters are actions, tokens, books, objective, tangled"
            )
    layout, drawn = _drawn(params.get("actions"))
    kit = kit_of(params.get("tokens", []), params.get("books", []))
    objective, tangled = params.get("objective"), params.get("tangled")
    if objective not in OBJECTIVES:
        raise BadQuestion(f"objective must be one of {', '.join(OBJECTIVES)}")
    if tangled not in HOUSE_RULES["tangled"][0]:
        raise BadQuestion(f"tangled must be one of {', '.join(HOUSE_RULES['tangled'][0])}")
    rules = TANGLED_ROOMS if HOUSE_RULES["tangled"][0].index(tangled) else 0
    line = _Line(layout, [*kit.tokens, kit.books & sb.OF_PATH], rules, objective)
    told: list[MapForetold] = []
    todo = [drawn]
    try:
        while todo and len(told) < MOST_POSITIONS:
            steps = todo.pop(0)
            codes = line.codes(steps)
            told.append(line.told(steps, codes))
            if len(steps) < len(drawn) + DEPTH:
                todo += [[*steps, code] for code in codes]
    except IllegalStep as refused:
        raise BadQuestion(f"the line cannot be drawn like that: {refused.reason}") from refused
    return {"positions": told}


def _drawn(told: Any) -> tuple[list[int], list[int]]:
    """The codes of a layout, and those of the line in it. Raises BadQuestion."""
    texts = isinstance(told, list) and all(isinstance(one, str) for one in told)
    if not texts or not 1 <= len(told) <= MOST_ACTIONS:
        raise BadQuestion(f"actions must be a list of 1 to {MOST_ACTIONS} texts")
    try:
        codes = [VERBS.parse(one) for one in told]
    except LanternsError as error:
        raise BadQuestion(str(error)) from error
    layout = [code for code in codes if code in LAY]
    drawn = codes[len(layout) :]
    faces = {face_of(code) for code in layout}
    if not 1 <= len(layout) <= MOST_CARDS or len(faces) < len(layout) or not all(code in LINE for code in drawn):
        raise BadQuestion(f"actions must lay 1 to {MOST_CARDS} different cards, and then draw")
    if fault(Dungeon(layout).board, connect="touch"):
        raise BadQuestion("the cards cannot lie like that")
    return layout, drawn


class _Line:
    """Lines in one dungeon, drawn with the same means."""

    def __init__(self, layout: list[int], kit: list[int], rules: int, objective: str) -> None:
        self.layout = layout
        self.kit = kit
        self.rules = rules
        self.objective = objective
        self.dungeon = dungeon_of(layout)

    def codes(self, steps: list[int]) -> list[int]:
        """The steps that could follow."""
        path = path_at(self.layout, steps, self.kit, self.rules)
        if not steps:
            return [self.dungeon.start_code(node) for node in starts(path)]
        return [self.dungeon.code(move) for move in moves(path, path.books & sb.LEAPS != 0)]

    def told(self, steps: list[int], codes: list[int]) -> MapForetold:
        path = path_at(self.layout, steps, self.kit, self.rules)
        told: MapForetold = {
            "steps": [VERBS.notation(code) for code in steps],
            "options": [VERBS.to_json(code) for code in codes],
            "last": None, "end": None, "next": [], "barred": [],
        }  # fmt: skip
        if steps:
            before = path_at(self.layout, steps[:-1], self.kit, self.rules)
            move = self.dungeon.move(steps[-1]) if len(steps) > 1 else None
            told["last"] = drawn_view(self.dungeon, before, move, path, self.objective)
            told["end"] = end_state(path)
            told["next"] = next_views(self.dungeon, path, path.books & sb.LEAPS != 0, self.objective)
            told["barred"] = barred(self.dungeon, path)
        return told
