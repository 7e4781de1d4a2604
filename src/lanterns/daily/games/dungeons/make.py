"""Find rescues: positions of games between simple bots in which the torch is nearly out, with a line that still wins.

The line is searched for turn by turn under the chance that the board will have: many quick ways to play a turn, of
which those are followed that leave the boss weakest.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from lanterns.bots import get_bot
from lanterns.core.step import CHANCE
from lanterns.daily.attempt import Attempt, Laid
from lanterns.daily.coded import sign_of
from lanterns.daily.games.dungeons.rescue import Rescue, laid_of, turn_of
from lanterns.games import GAMES
from lanterns.games.dungeons.rules.turn import Act
from lanterns.games.dungeons.state import Dungeons

LEVEL = "easy"
LEFT = range(3, 8)  # spaces of the torch
FEWEST = 4  # hits that the boss can still take
PACE = (3, 2)  # so many for each space, and so many more: what can still be done
WIDTH, WAYS = 24, 10  # positions that are followed after each turn, ways to play one from each
NOISE = (0.0, 0.15, 0.3, 0.5)  # how often such a way does whatever comes to mind
TRIES = 16  # bots that play a rescue, to see how hard it is
EASIEST = 0.2  # the share of them that loses at least
Turn = tuple[int, Dungeons]  # the actions before it, the position


def rescues(first: int) -> Iterator[tuple[int, Rescue | None]]:
    """Rescues out of games from that seed on, each with its seed; None where a game had none."""
    seed = first
    while True:
        yield seed, _of_game(seed)
        seed += 1


def _of_game(seed: int) -> Rescue | None:
    game, players = GAMES["dungeons"], 2 + seed % 2
    options = {"players": str(players)}
    state = game.new(options)
    bots = [get_bot(LEVEL, game, seed * 64 + seat) for seat in range(players)]
    rng, moves, close, turn = Random(seed), "", list[Turn](), -1
    bare = laid_of(state, "", game.ruleset, options)
    while not state.over:
        actor = state.actor
        if isinstance(state.question(), Act) and turn_of(bare, state) != turn:
            turn = turn_of(bare, state)
            if _close(state):
                close.append((len(moves), state.copy()))
        code = state.draw(rng) if actor == CHANCE else bots[actor].choose(state, actor)
        moves += sign_of(code, state.options())
        state.play(code, actor)
    rng.shuffle(close)
    for length, at in close[:2]:
        laid = laid_of(at, str(seed), game.ruleset, options)
        line = _search(laid, rng)
        if line is not None:
            lost = sum(not _wins(laid, salt, players) for salt in range(TRIES)) / TRIES
            if lost >= EASIEST:
                return Rescue(str(seed), round(lost, 4), players, line[0], moves[:length], line[1])
    return None


def _close(state: Dungeons) -> bool:
    """Whether the torch is nearly out, and the boss not yet beyond reach."""
    left, health = state.track().skull - state.torch, sum(state.boss_hp)
    return state.act == 2 and left in LEFT and FEWEST <= health <= PACE[0] * left + PACE[1]


def _search(laid: Laid, rng: Random) -> tuple[int, str] | None:
    """How many turns a line takes that wins, and the line; None where none was found."""
    beam = [Attempt(laid)]
    while beam:
        after: dict[str, Attempt] = {}
        for attempt in beam:
            for way in range(WAYS):
                later = attempt.copy()
                _turn(later, NOISE[way % len(NOISE)], rng)
                outcome = later.outcome
                if outcome is not None and outcome.points:
                    return outcome.points, _signs(laid, later.answers)
                if outcome is None:
                    after[later.state.digest()] = later
        beam = sorted(after.values(), key=_weakness)[:WIDTH]
    return None


def _turn(attempt: Attempt, noise: float, rng: Random) -> None:
    """Play quickly until the next turn begins."""
    macros = attempt.game.macros
    assert macros is not None
    now = macros.turn_number(attempt.state)
    while not attempt.over and macros.turn_number(attempt.state) == now:
        options = attempt.choices
        code = rng.choice(options) if rng.random() < noise else macros.rollout(attempt.state, rng)
        attempt.answer(code)


def _weakness(attempt: Attempt) -> float:
    g = attempt.state
    assert isinstance(g, Dungeons)
    return 10 * sum(g.boss_hp) + 4 * g.torch - sum(g.hp) - 0.5 * sum(g.fp)


def _signs(laid: Laid, codes: list[int]) -> str:
    attempt, signs = Attempt(laid), ""
    for code in codes:
        signs += sign_of(code, attempt.choices)
        attempt.answer(code)
    return signs


def _wins(laid: Laid, salt: int, players: int) -> bool:
    attempt = Attempt(laid)
    bots = [get_bot(LEVEL, laid.game, salt * 64 + seat) for seat in range(players)]
    while not attempt.over:
        seat = attempt.seat
        attempt.answer(bots[seat].choose(attempt.state, seat))
    outcome = attempt.outcome
    return outcome is not None and outcome.points > 0
