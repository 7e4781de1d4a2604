"""What can be asked about a position of any game: the topics of the game's own, and how its bots rank the answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lanterns.bots.base import Watch
from lanterns.bots.ranking import rank
from lanterns.bots.view_types import Ranking
from lanterns.core.errors import BadQuestion
from lanterns.core.game import AnyGame
from lanterns.core.roles import Topic
from lanterns.core.state import State
from lanterns.core.view_types import AnyAnswer

RANK: Final = "rank"


def topics_of(game: AnyGame) -> dict[str, Topic]:
    """The topics of a game by name. `rank` comes with every game whose bots search; bots of a game's own have topics of
    their own."""
    found: dict[str, Topic] = dict(game.queries.topics())
    if game.expert is None:
        found[RANK] = Topic(RANK, True, True, (Ranking,))
    return found


def answer_topic(
    game: AnyGame, state: State, seat: int, topic: str, params: Mapping[str, Any], watch: Watch | None = None
) -> AnyAnswer:
    """Answer a topic as `Queries.answer` does. `watch` may stop a search. Raises BadQuestion."""
    if topic != RANK or game.expert is not None:
        answer: AnyAnswer = game.queries.answer(state, seat, topic, params)
        return answer
    if params:
        raise BadQuestion(f"'rank' takes no parameters: leave out {', '.join(sorted(params))}")
    if not state.options(seat):
        raise BadQuestion("'rank' is about the answers of a seat that is asked; this one is not asked now")
    return rank(game, state, seat, watch)
