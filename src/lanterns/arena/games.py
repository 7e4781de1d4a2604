"""Many games between bots, on one core or several, kept as they end so that a long series can be taken up again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from lanterns.arena.machines import HERE, Machines
from lanterns.arena.spread import resumed
from lanterns.bots import Bot, check_bot, get_bot
from lanterns.bots.playout import Tally, play_bots, play_on
from lanterns.core.errors import BadOptions
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
    """How many games are played: from which seed on, on which machines, kept in which file (see `play_series`), and
    who is told how far it has come."""

    games: int
    seed: int = 1
    machines: Machines = HERE
    keep: Path | None = None
    progress: Progress | None = None

    def play(self, jobs: Iterable[Job]) -> list[dict[str, Any]]:
        """Play these jobs, whose number and seeds are the caller's to choose by `games` and `seed`."""
        return play_series(jobs, self.machines, self.progress, self.keep)


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
    result: dict[str, Any] = {"bots": job.bots, "seed": job.seed, "crash": ""}
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
    jobs: Iterable[Job], machines: Machines = HERE, progress: Progress | None = None, keep: Path | None = None
) -> list[dict[str, Any]]:
    """Play all the games, wherever `machines` says; the answers are in the order of the jobs.

    `keep` is a file to which every game is added as it ends: the next call with the same jobs plays only what is
    missing (see `spread.resumed`, also for what is raised).
    """
    todo = list(jobs)
    for name in {name for job in todo for name in job.bots}:
        check_bot(name)
    done: dict[str, dict[str, Any]] = {}
    for key, answer in resumed(play_job, {job.key(): (job,) for job in todo}, machines, keep):
        done[key] = answer
        if progress is not None:
            progress(len(done), len(todo))
    return [done[job.key()] for job in todo]


def options_for(game_id: str, players: int | None, variant: str | None) -> dict[str, str]:
    """The table options of a variant (see `variants_of`), with the number of players put in.

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
    """The options of a variant: one that the game names (see Harness.variants), or options themselves, such as
    "mission=6,players=2"; of all that it names with None. Raises BadOptions that names them when it has no such one."""
    variants = get_game(game_id).harness.variants()
    if variant is None:
        return variants
    if "=" in variant:
        options = dict(one.partition("=")[::2] for one in variant.split(","))
        get_game(game_id).new(options)
        return {variant: options}
    if variant not in variants:
        raise BadOptions(f"{game_id} has no variant '{variant}'; its variants are {', '.join(variants)}")
    return {variant: variants[variant]}
