"""Whether the boards of days hold what is said of them: solvable, not trivial, not repeated, as hard as told."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta

from lanterns.core.errors import LanternsError
from lanterns.daily.attempt import Attempt, Laid
from lanterns.daily.boards import board_on
from lanterns.daily.games import BOARDS, Board, Entry
from lanterns.daily.games.dungeons.rescue import Rescue, line_of
from lanterns.daily.games.mapmasters.dungeon import Dungeon, best_of
from lanterns.daily.games.mapmasters.lines import few
from lanterns.daily.games.quest.night import Night
from lanterns.daily.games.quest.worth import Worth
from lanterns.daily.pool import WEEK, pool_of

NEAR = 1e-3  # of a night's worth: as many places as are kept
Told = Callable[[int, int], None]


@dataclass(slots=True)
class Checked:
    """What was found: sentences of what is wrong, and by board and weekday (Monday first) how hard its boards are."""

    faults: list[str] = field(default_factory=list)
    hard: dict[Board, list[list[float]]] = field(default_factory=dict)

    def mean(self, board: Board) -> list[float]:
        """The difficulty by weekday, 0 to 1."""
        return [sum(row) / len(row) if row else 0.0 for row in self.hard[board]]


def check(first: date, days: int, boards: tuple[Board, ...] = BOARDS, told: Told | None = None) -> Checked:
    """Prove the boards of so many days."""
    found = Checked(hard={board: [[] for _ in range(WEEK)] for board in boards})
    worths = Worths()
    done = 0
    for board in boards:
        seen: dict[str, date] = {}
        for day in _days(first, days):
            done += 1
            if told is not None:
                told(done, days * len(boards))
            try:
                entry = board_on(board, day).entry
                fault = proof(entry, board_on(board, day).laid, worths)
            except (LanternsError, ValueError, IndexError) as error:
                found.faults.append(f"{day} {board}: {error}")
                continue
            if fault:
                found.faults.append(f"{day} {board}: {fault}")
            if entry.id in seen and days <= pool_of(board).repeats:
                found.faults.append(f"{day} {board}: it was the board of {seen[entry.id]}")
            seen[entry.id] = day
            found.hard[board][day.weekday()].append(entry.hard)
    return found


def _days(first: date, days: int) -> Iterator[date]:
    return (first + timedelta(number) for number in range(days))


class Worths:
    """The exact values of nights; those of one isle are parts of one reckoning, which is kept."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, dict[Hashable, float]] = {}

    def of(self, entry: Night, laid: Laid) -> float:
        """What a night is worth."""
        isle = (*entry.land, entry.heroes[0], entry.heroes[1].partition("@")[0], entry.heroes[2], entry.spell,
                entry.taken)  # fmt: skip
        kept = self._kept.setdefault(isle, {})
        at = (entry.health, entry.power, entry.magic, entry.wounds, int(entry.heroes[1].partition("@")[2]))
        if at not in kept:
            worth = Worth(laid)
            for node, value in zip(worth.nodes, worth.best(), strict=True):
                if node.taken == entry.taken:
                    kept.setdefault((node.health, node.power, node.magic, node.wounds, node.space), value)
        return kept[at]


def proof(entry: Entry, laid: Laid, worths: Worths) -> str:
    """What is wrong with a board; "" when it can be solved, and not by chance."""
    if isinstance(entry, Rescue):
        return _rescue(entry, laid)
    if isinstance(entry, Night):
        return _night(entry, laid, worths)
    return _dungeon(entry, laid)


def _rescue(entry: Rescue, laid: Laid) -> str:
    attempt = Attempt(laid)
    attempt.answer_all(line_of(entry, laid))
    outcome = attempt.outcome
    if outcome is None or outcome.points != entry.turns:
        return "the shown line does not win in the turns that are told"
    return "" if entry.hard > 0 else "it is won by whoever plays it"


def _night(entry: Night, laid: Laid, worths: Worths) -> str:
    worth = worths.of(entry, laid)
    if abs(worth - entry.worth) > NEAR:
        return f"it is worth {worth:.4f}, not {entry.worth}"
    resting = Attempt(laid)
    resting.answer(resting.game.verbs.parse("rest"))
    outcome = resting.outcome
    if outcome is None or outcome.points >= worth:
        return "one rests at once"
    return "" if entry.hard > 0 else "one need not look at the dice"


def _dungeon(entry: Dungeon, laid: Laid) -> str:
    points, exact, answers = best_of(laid)
    if not exact or points != entry.best:
        return f"the best line is worth {points}, not {entry.best}"
    attempt = Attempt(laid)
    attempt.answer_all(answers)
    outcome = attempt.outcome
    if outcome is None or outcome.points != points:
        return "the best line is not worth what the solver says"
    if not few(laid):
        return "it has more lines than can be told beforehand"
    return "" if entry.hard > 0 else "any line is the best one"
