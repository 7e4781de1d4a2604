"""Many games between bots, on one core or several, kept as they end so that a long series can be taken up again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from lanterns.bots import Bot, check_bot, get_bot
from lanterns.bots.playout import Tally, play_bots, play_on
from lanterns.core.errors import BadOptions, LanternsError
from lanterns.core.game import PLAYERS, AnyGame
from lanterns.core.record import Seat
from lanterns.core.replay import Play
from lanterns.games import get_game

Progress = Callable[[int, int], None]  # games done, games in all


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: a game, a named variant of it (see Harness.variants), how many seats; None is what the game's own
    options say."""

    game: str
    players: int | None = None
    variant: str | None = None

    def options(self) -> dict[str, str]:
        """The table options of it. Raises BadOptions, see `options_for`."""
        return options_for(self.game, self.players, self.variant)


@dataclass(frozen=True, slots=True)
class Budget:
    """What mcts thinks with at each decision: iterations, seconds of processor time, or both; its default where 0."""

    iterations: int = 0
    seconds: float = 0.0


USUAL = Budget()


@dataclass(frozen=True, slots=True)
class Series:
    """How many games are played: from which seed on, in how many processes, kept in which file (see `play_series`), and
    who is told how far it has come."""

    games: int
    seed: int = 1
    workers: int = 1
    keep: Path | None = None
    progress: Progress | None = None

    def play(self, jobs: Iterable[Job]) -> list[dict[str, Any]]:
        """Play these jobs, whose number and seeds are the caller's to choose by `games` and `seed`."""
        return play_series(jobs, self.workers, self.progress, self.keep)


class Job:
    """One game to be played: everything that decides it, so that any process plays the same game."""

    def __init__(
        self,
        game: str,
        options: dict[str, str],
        bots: list[str],
        seed: int,
        budget: Budget = USUAL,
        probe: str = "",
    ) -> None:
        self.game = game
        self.options = options
        self.bots = bots
        self.seed = seed
        self.budget = budget
        self.probe = probe

    def key(self) -> str:
        """What tells this game from the others of a series."""
        return json.dumps(
            [self.game, self.options, self.bots, self.seed, self.budget.iterations, self.budget.seconds], sort_keys=True
        )


def seated(job: Job, game: AnyGame) -> list[Bot]:
    """The bots of a job by seat; their seeds differ, so that two of a kind do not think alike."""
    budget = job.budget
    return [get_bot(bot, game, job.seed * 64 + i, budget.iterations, budget.seconds) for i, bot in enumerate(job.bots)]


def play_job(job: Job) -> dict[str, Any]:
    """Play one game and say how it went.

    A crash of the engine or a bot is part of the answer (`crash`), not an exception: a series is there to find them.
    `probe` names a field of the state to report at the end, or several with commas between them.
    """
    game = get_game(job.game)
    started = perf_counter()
    tally = Tally()
    result: dict[str, Any] = {"key": job.key(), "bots": job.bots, "seed": job.seed, "crash": ""}
    state = game.new(job.options)
    bots = seated(job, game)
    try:
        play_bots(state, bots, Random(job.seed), tally)
    except Exception as error:
        result["crash"] = f"{type(error).__name__}: {error}"
    result |= {
        "seats": tally.seats,
        "chance": tally.chance,
        "seconds": round(perf_counter() - started, 4),
        "over": state.over,
        "scores": game.scores(state) if state.over else [],
        "results": game.results(state) if state.over else [],
        "reason": game.end_reason(state) if state.over else "",
        "facets": game.harness.group_keys(state) if state.over else {},
        "probes": {name: list(getattr(state, name)) for name in job.probe.split(",") if name},
    }
    return result


def record_job(job: Job) -> str:
    """The record of the game that `play_job` plays for this job; the bots think all over again."""
    game = get_game(job.game)
    play = Play.new(game, job.options, [Seat(name, f"bot {name}") for name in job.bots])
    play_on(play, seated(job, game), Random(job.seed))
    return play.text()


def play_series(
    jobs: Iterable[Job], workers: int = 1, progress: Progress | None = None, keep: Path | None = None
) -> list[dict[str, Any]]:
    """Play all the games, in `workers` processes; the answers are in the order of the jobs.

    `keep` is a file of one JSON object per line to which every game is added as it ends: the next call with the same
    jobs plays only what is missing. A last line that was cut by the end of its process is taken off and that game
    played again. Raises LanternsError when that file is something else.
    """
    todo = list(jobs)
    for name in {name for job in todo for name in job.bots}:
        check_bot(name)
    done = _kept(keep) if keep is not None else {}
    missing = [job for job in todo if job.key() not in done]
    count = len(todo) - len(missing)
    for answer in _play(missing, workers):
        done[answer["key"]] = answer
        count += 1
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(answer) + "\n")
        if progress is not None:
            progress(count, len(todo))
    return [done[job.key()] for job in todo]


def _play(jobs: list[Job], workers: int) -> Iterator[dict[str, Any]]:
    if workers <= 1 or len(jobs) <= 1:
        for job in jobs:
            yield play_job(job)
        return
    with ProcessPoolExecutor(min(workers, len(jobs)), get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play_job, job) for job in jobs]):
            yield future.result()


def _kept(keep: Path) -> dict[str, dict[str, Any]]:
    done: dict[str, dict[str, Any]] = {}
    if not keep.exists():
        return done
    text = keep.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    for number, line in enumerate(whole.decode("utf-8", "replace").splitlines(), 1):
        try:
            answer = json.loads(line)
            done[answer["key"]] = answer
        except (ValueError, TypeError, KeyError) as error:
            raise LanternsError(
                "this line is not a kept game; name another file or remove it", str(keep), number
            ) from error
    if len(whole) < len(text) and (whole or text.startswith(b'{"key": ')):
        with keep.open("r+b") as file:
            file.truncate(len(whole))
    elif len(whole) < len(text):
        raise LanternsError("this line is not a kept game; name another file or remove it", str(keep), 1)
    return done


def options_for(game_id: str, players: int | None, variant: str | None) -> dict[str, str]:
    """The table options of a named variant (see Harness.variants), with the number of players put in.

    Raises BadOptions naming the variants, or the numbers of players that the game takes.
    """
    game = get_game(game_id)
    options = dict(variants_of(game_id, variant)[variant]) if variant is not None else {}
    if players is not None:
        if not game.min_players <= players <= game.max_players:
            raise BadOptions(f"{game_id} is for {game.min_players} to {game.max_players} players, not {players}")
        if game.has_option(PLAYERS):
            options[PLAYERS] = str(players)
    return options


def variants_of(game_id: str, variant: str | None) -> dict[str, dict[str, str]]:
    """The options of the named variant, or of all that the game has. Raises BadOptions that names them when it has no
    such one."""
    variants = get_game(game_id).harness.variants()
    if variant is None:
        return variants
    if variant not in variants:
        raise BadOptions(f"{game_id} has no variant '{variant}'; its variants are {', '.join(variants)}")
    return {variant: variants[variant]}
