"""The figures of speed: random play, copies, views and search, plain and compiled, beside a rival on the same machine.

Each form is measured in a process of its own, in turns, several times; the middle value is kept, so that a busy
machine spoils no single figure. Seconds are those of one core's work (CPU time), which other jobs do not lengthen.
`python -m lanterns.arena.bench` prints those of the form that it runs in.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import lanterns.core.state
from lanterns.arena.rival import random_catan
from lanterns.bots.mcts import MctsBot
from lanterns.bots.playout import Tally, play_random
from lanterns.core.content import Key, check_entry, read_content
from lanterns.core.errors import LanternsError
from lanterns.core.game import PLAYERS, AnyGame
from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.games import get_game

SOURCE = Path(__file__).resolve().parents[2]
# The bars that the project has set itself for a game, in a file beside its card.
BARS = "bars.toml"
BAR = {
    "figure": Key(str),
    "form": Key(str, values=("plain", "compiled")),
    "side": Key(str, values=("least", "most")),
    "value": Key(float),
}


def is_compiled() -> bool:
    """Whether this process runs the engine as machine code."""
    return not lanterns.core.state.__file__.endswith(".py")


def random_play(game: AnyGame, options: dict[str, str], seconds: float, seed: int = 1) -> dict[str, Any]:
    """Whole games of random play for so many seconds; decisions are all actions through State.play, chance included."""
    rng = Random(seed)
    tally = Tally()
    games = 0
    play_random(game.new(options), Random(0), Tally())  # warm up
    started = process_time()
    while True:
        play_random(game.new(options), rng, tally)
        games += 1
        elapsed = process_time() - started
        if elapsed >= seconds:
            break
    return {
        "games": games,
        "seat_decisions": tally.seats,
        "chance_decisions": tally.chance,
        "seconds": round(elapsed, 3),
        "decisions_per_second": round(tally.decisions / elapsed),
        "games_per_second": round(games / elapsed, 2),
        "decisions_per_game": round(tally.decisions / games, 1),
    }


def positions(game: AnyGame, options: dict[str, str], count: int, seed: int = 1) -> list[State]:
    """Positions at which a seat is asked, spread over games of random play."""
    rng = Random(seed)
    found: list[State] = []
    state = game.new(options)
    while len(found) < count:
        if state.over:
            state = game.new(options)
        actor = state.actor
        if actor == CHANCE:
            state.play(state.draw(rng))
            continue
        if len(state.options(actor)) > 1 and rng.random() < 0.1:
            found.append(state.copy())
        state.play(state.options(actor)[int(rng.random() * len(state.options(actor)))], actor)
    return found


def cost(calls: list[Callable[[], object]], seconds: float) -> float:
    """Seconds that one call takes, the mean over all the calls in the fastest of the rounds that fit into the time."""
    best = 1e9
    until = perf_counter() + seconds
    while perf_counter() < until:
        started = perf_counter()
        for call in calls:
            call()
        best = min(best, (perf_counter() - started) / len(calls))
    return best


def search(game: AnyGame, states: list[State], seconds: float, iterations: int = 200) -> dict[str, Any]:
    """mcts at its default settings from each position in turn: simulations a second, seconds a decision."""
    bot = MctsBot(game, 1, iterations)
    started = process_time()
    decisions = 0
    while True:
        state = states[decisions % len(states)]
        bot.choose(state, state.actor)
        decisions += 1
        elapsed = process_time() - started
        if elapsed >= seconds:
            break
    return {
        "mcts_simulations_per_second": round(bot.simulations / elapsed),
        "mcts_seconds_per_decision": round(elapsed / decisions, 4),
        "mcts_iterations": iterations,
    }


def this_form(game_id: str, seconds: float = 3.0) -> dict[str, Any]:
    """All figures of the form, plain or compiled, that this process runs."""
    game = get_game(game_id)
    options = {PLAYERS: str(game.max_players)} if game.has_option(PLAYERS) else {}
    states = positions(game, options, 60)
    figures: dict[str, Any] = {"form": "compiled" if is_compiled() else "plain", "players": game.max_players}
    figures |= random_play(game, options, seconds)
    figures["copy_us"] = round(cost([state.copy for state in states], seconds / 4) * 1e6, 3)
    figures["view_ms"] = round(cost([_viewing(game, state) for state in states], seconds / 4) * 1e3, 4)
    figures |= search(game, states, seconds)
    return figures


def _viewing(game: AnyGame, state: State) -> Callable[[], object]:
    return lambda: game.view(state, state.actor)


def bench(
    game_id: str,
    seconds: float = 3.0,
    rounds: int = 3,
    compiled: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """All forms in turns, `rounds` times, each for about 2.5 times `seconds`; the middle value of every figure.

    `compiled` is the folder that the compiled build was made in (build/compiled by default; left out when there
    is none). The rival, random 4-player games of catanatron, is measured when it is installed, and the ratios to
    it are given. `bars` says for each bar of the project whether it is met.
    """
    built = compiled or SOURCE.parent / "build" / "compiled"
    forms = {"plain": SOURCE}
    if any((built / "lanterns").rglob("*.so")):
        forms["compiled"] = built
    found: dict[str, list[dict[str, Any]]] = {form: [] for form in forms}
    rivals: list[dict[str, Any]] = []
    for turn in range(rounds):
        for number, (form, folder) in enumerate(forms.items()):
            found[form].append(_elsewhere(folder, game_id, seconds))
            if progress is not None:
                progress(turn * len(forms) + number + 1, rounds * len(forms))
        rival = random_catan(seconds)
        if rival is not None:
            rivals.append(rival)
    result: dict[str, Any] = {
        "game": game_id,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "forms": {form: _middle(figures) for form, figures in found.items()},
    }
    if rivals:
        result["catanatron"] = rival_figures = _middle(rivals)
        for figures in result["forms"].values():
            figures["decisions_ratio"] = round(
                figures["decisions_per_second"] / rival_figures["decisions_per_second"], 2
            )
            figures["games_ratio"] = round(figures["games_per_second"] / rival_figures["games_per_second"], 1)
    home = get_game(game_id).card.home
    if home and (home / BARS).exists():
        result["bars"] = bars_met(result["forms"], read_bars(home / BARS))
    return result


def read_bars(path: Path) -> list[dict[str, Any]]:
    """The bars of a file. Raises BadContent."""
    bars: list[dict[str, Any]] = read_content(path).get("bar", [])
    for number, bar in enumerate(bars, 1):
        check_entry(bar, BAR, f"bar {number}", str(path))
    return bars


def bars_met(forms: dict[str, dict[str, Any]], bars: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each bar with what was measured; bars of figures that were not measured are left out."""
    rows: list[dict[str, Any]] = []
    for bar in bars:
        figure, form, side, value = bar["figure"], bar["form"], bar["side"], bar["value"]
        if form in forms and figure in forms[form]:
            measured = forms[form][figure]
            met = measured >= value if side == "least" else measured <= value
            rows.append({"figure": figure, "form": form, side: value, "measured": measured, "met": met})
    return rows


def _elsewhere(folder: Path, game_id: str, seconds: float) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "lanterns.arena.bench", game_id, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise LanternsError(f"the engine in {folder} could not be measured: {last}")
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def _middle(figures: list[dict[str, Any]]) -> dict[str, Any]:
    first = figures[0]
    return {key: value if isinstance(value, str) else median(f[key] for f in figures) for key, value in first.items()}


if __name__ == "__main__":
    print(json.dumps(this_form(sys.argv[1], float(sys.argv[2]))))
