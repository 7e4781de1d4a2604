"""Find puzzles in games between bots: positions in which a search is sure of one answer, and stays so at ten times the
budget, while a bot that looks at the next moment alone would answer otherwise.

Where a game has bots of its own, its exact solver takes the place of the search (`roles.Expert.ranked`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from lanterns.bots import get_bot
from lanterns.bots.base import Bot, Thought
from lanterns.bots.ranking import rank
from lanterns.bots.simple import GreedyBot
from lanterns.core.game import AnyGame
from lanterns.core.record import Seat
from lanterns.core.replay import Play
from lanterns.core.state import State
from lanterns.core.step import CHANCE as BY_CHANCE
from lanterns.puzzles.puzzle import CHANCE, LEAST_ANSWERS, POINTS, Answer, Puzzle, Puzzles, asked_about

LEVEL = "medium"
LEAST = {CHANCE: 0.03, POINTS: 2.0}  # the gap below which nothing is clearly best
# Where the exact solver judges, what is asked is where a path should start on what is laid.
VERBS: dict[str, list[str]] = {CHANCE: [], POINTS: ["start"]}
NEAR = 0.4  # of the least gap: what the bots of the game must see for a closer look, which costs
SCALE = 10  # times the usual budget, to confirm
PER_GAME = 2
SHARE = 0.6  # of all puzzles that may be of one phase, or ask one kind of question
SHOWN = 4

Told = Callable[[Puzzle], None]


class Found:
    """A ranking that passed: the answers, best first, and the walks it took."""

    def __init__(self, answers: list[Answer], walks: int) -> None:
        self.answers = answers
        self.walks = walks
        self.best = answers[0].answer


def unit_of(game: AnyGame) -> str:
    """The unit of the values: points where a solver is exact, else the chance to win."""
    return CHANCE if game.expert is None else POINTS


def search_games(
    game: AnyGame, options: dict[str, str], kept: Puzzles, count: int, games: int
) -> Iterator[tuple[int, list[Puzzle]]]:
    """Play up to `games` games, from the seed that the file goes on with, until `count` puzzles are there. After each
    game: the seed that follows, and the puzzles so far."""
    found = list(kept.puzzle)
    for seed in range(kept.following, kept.following + games):
        if len(found) >= count:
            return
        found += _in_game(game, options, kept, found, count, seed)
        yield seed + 1, found


def _in_game(
    game: AnyGame, options: dict[str, str], kept: Puzzles, found: list[Puzzle], count: int, seed: int
) -> list[Puzzle]:
    seats = game.players(game.new(options))
    play = Play.new(game, options, [Seat(f"Bot {seat + 1}", f"bot {LEVEL}") for seat in range(seats)])
    bots = [get_bot(LEVEL, game, seed * 64 + seat) for seat in range(seats)]
    rng = Random(seed)
    here: list[Puzzle] = []
    while not play.state.over and len(here) < PER_GAME and len(found) + len(here) < count:
        actor = play.state.actor
        if actor == BY_CHANCE:
            play.play(play.state.draw(rng), actor)
            continue
        code, gap = _chosen(bots[actor], play.state, actor)
        phase, step = _place(game, play.state, actor)
        apart = all(one.phase != phase or one.step != step for one in here)
        if apart and _seen(play.state, actor) and _has_room([*found, *here], count, kept.verbs, phase, step):
            ranking = _judge(game, play.state, actor, kept, gap)
            if ranking is not None:
                name = f"{game.id}-{len(found) + len(here) + 1:03}"
                here.append(Puzzle(name, seed, actor, phase, step, ranking.walks, ranking.answers, play.text()))
        play.play(code, actor)
    return here


def _chosen(bot: Bot, state: State, seat: int) -> tuple[int, float]:
    """What a bot answers, and by how much it prefers that to the next best; 0 where it did not compare."""
    last: list[Thought] = []

    def hear(thought: Thought) -> bool:
        last[:] = [thought]
        return True

    code = bot.choose(state, seat, hear)
    means = {int(row[0]): row[2] for row in last[0].ranked} if last else {}
    others = [mean for other, mean in means.items() if other != code]
    # The most walked need not be the best, so it is how far the two lie apart that tells.
    return code, abs(means[code] - max(others)) if code in means and others else 0.0


def _place(game: AnyGame, state: State, seat: int) -> tuple[str, str]:
    """Where in a game a position stands: its act, phase or round as the view tells it, and the step that asks."""
    view = game.view(state, seat)
    step = state.question(seat)
    name = next((key for key in ("act", "phase") if key in view), "round")
    if game.expert is not None:  # always the same phase
        name = "round"
    phase = str(view.get(name, ""))
    return phase if phase.isalpha() else f"{name}-{phase}", step.name if step is not None else ""


def _seen(state: State, seat: int) -> bool:
    """Whether a record up to here holds nothing that others have answered unseen by the seat."""
    return not state.lanes or seat == 0


def _has_room(found: list[Puzzle], count: int, verbs: list[str], phase: str, step: str) -> bool:
    most = max(1, round(count * SHARE))
    same_step = sum(one.step == step for one in found) if not verbs else 0
    return sum(one.phase == phase for one in found) < most and same_step < most


def _judge(game: AnyGame, state: State, seat: int, puzzles: Puzzles, gap: float) -> Found | None:
    """The ranking of a position that makes a puzzle; None for any other."""
    if game.expert is not None:
        return _solved(game, state, seat, puzzles)
    if len(state.options(seat)) < LEAST_ANSWERS or gap < puzzles.least * NEAR:
        return None
    first = _sure(game, state, seat, puzzles.least, 1)
    if first is None or first.best == game.verbs.notation(GreedyBot(game).choose(state, seat)):
        return None  # unclear, or a gift
    found = _sure(game, state, seat, puzzles.least, SCALE)
    return found if found is not None and found.best == first.best else None


def _sure(game: AnyGame, state: State, seat: int, least: float, scale: int) -> Found | None:
    ranking = rank(game, state, seat, scale=scale)
    answers = [
        Answer(game.verbs.notation(row["code"]), round(row["value"], 4), round(row["low"], 4), round(row["high"], 4),
               row["walks"])
        for row in ranking["choices"]
    ]  # fmt: skip
    if not ranking["sure"] or len(answers) < 2 or answers[0].value - answers[1].value < least:
        return None
    return Found(answers, ranking["walks"])


def _solved(game: AnyGame, state: State, seat: int, puzzles: Puzzles) -> Found | None:
    ranked = _exact(game, state, seat, puzzles.verbs)
    if len(ranked) < LEAST_ANSWERS or ranked[0][1] - ranked[1][1] < puzzles.least:
        return None
    return Found([Answer(game.verbs.notation(code), value, value, value, 0) for code, value in ranked[:SHOWN]], 0)


def _exact(game: AnyGame, state: State, seat: int, verbs: list[str]) -> list[tuple[int, float]]:
    ranked = game.expert.ranked(state, seat) if game.expert is not None else []
    return [row for row in ranked if asked_about(game, verbs, row[0])]


def agrees(game: AnyGame, state: State, seat: int, verbs: list[str], best: int) -> bool:
    """Whether the usual budget, or the exact solver, puts that answer first."""
    if game.expert is None:
        return rank(game, state, seat)["choices"][0]["code"] == best
    ranked = _exact(game, state, seat, verbs)
    return bool(ranked) and ranked[0][0] == best
