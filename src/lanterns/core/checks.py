"""What every game must keep, as plain functions: the tests use them one by one, `fuzz` uses them all over random games.

Each check raises CheckFailed with a sentence; none changes the state it is given.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from lanterns.core.errors import IllegalAction, LanternsError
from lanterns.core.event import undeclared
from lanterns.core.game import AnyGame
from lanterns.core.record import parse_record
from lanterns.core.replay import Play, replay
from lanterns.core.state import State
from lanterns.core.step import CHANCE, SPECTATOR
from lanterns.core.view_types import AnyView

# What in a view is not as the type of the game's views says, "" for nothing.
Shape = Callable[[AnyGame, AnyView], str]

MAX_ACTIONS = 100_000  # a random game that is longer than this is taken to be endless


class CheckFailed(Exception):
    """A game does not keep what every game must keep."""


def require(condition: bool, message: str) -> None:
    """Raise CheckFailed unless the condition holds."""
    if not condition:
        raise CheckFailed(message)


# one position


def check_options(game: AnyGame, state: State) -> None:
    """Before the end somebody is asked and has a real choice: two or more different actions; after it, nobody."""
    actors = state.actors()
    if state.over:
        require(not actors and not state.options(), "the game is over, yet somebody is asked")
        return
    require(bool(actors), "nobody is asked, yet the game is not over")
    for actor in actors:
        options = state.options(actor)
        # Messages are made only when they are needed: this runs after every action of every game that is fuzzed.
        if len(options) < 2 or len(set(options)) < len(options) or min(options) < 0 or max(options) >= game.verbs.size:
            step = state.question(actor)
            require(len(options) > 1, f"{step} has {len(options)} options: it should not have been asked")
            require(len(set(options)) == len(options), f"{step} repeats an option")
            raise CheckFailed(f"{step} has an option outside the verb table")
        if actor != CHANCE:
            require(0 <= actor < game.players(state), f"{actor} is asked, who holds no seat")
            require(state.question(actor) is not None, f"seat {actor} is asked without a question")
    if state.actor == CHANCE:
        check_odds(state)


def check_odds(state: State) -> None:
    """Chance has one positive int weight per option, and they add up to what the step counts another way."""
    step = state.stack[-1]
    weights = step.weights(state)
    odds = len(state.options())
    if weights is not None:
        require(len(weights) == odds, f"{step} has {len(weights)} weights for {odds} options")
        require(min(weights) > 0, f"{step} has a weight that is not positive")
        require(all(type(weight) is int for weight in weights), f"{step} has a weight that is not an int")
        odds = sum(weights)
    total = step.total(state)
    require(total is None or total == odds, f"{step}: the weights add up to {odds}, not {total}")


def check_refuses(game: AnyGame, state: State, rng: Random) -> None:
    """What is not an option is refused, for the asked and for others, and nothing changes."""
    before = state.digest()
    attempts: list[tuple[int, int]] = [(-1, state.actor), (game.verbs.size, state.actor)]
    for actor in state.actors() or [0]:
        options = set(state.options(actor))
        for _ in range(3):
            code = rng.randrange(game.verbs.size)
            if code not in options:
                attempts.append((code, actor))
                state.explain(code, actor)
    for other in range(CHANCE, game.players(state)):
        if other not in state.actors():
            require(not state.options(other), f"actor {other} is not asked but has options")
            if state.options():
                attempts.append((state.options()[0], other))
    for code, actor in attempts:
        try:
            state.play(code, actor)
        except IllegalAction:
            require(state.digest() == before, f"a refused action ({code} by {actor}) changed the state")
            continue
        raise CheckFailed(f"action {code} by {actor} is not an option but was played")


def check_refusals(game: AnyGame, state: State, rng: Random, tries: int = 60) -> int:
    """What refusals say is so: of choices drawn at random, verb by verb. Returns how many could be checked."""
    checked = 0
    verbs = game.verbs.verbs
    for seat in state.actors():
        if seat == CHANCE:
            continue
        options = set(state.options(seat))
        for number in range(tries):
            verb = verbs[rng.randrange(len(verbs))]
            code = verb.base + rng.randrange(verb.size)
            if number % 2 and options:  # near a choice that is open, where reasons are finer
                code = near(game, sorted(options)[rng.randrange(len(options))], rng)
            refusal = None if code in options else state.explain(code, seat)
            if refusal is None:
                continue
            true = game.harness.bears_out(state, seat, code, refusal)
            said = (
                f"'{game.verbs.notation(code)}' by {seat} is refused by {refusal.key} {refusal.params} [{refusal.rule}]"
            )
            require(true is not False, f"{said}, which is not so")
            checked += true is not None
    return checked


def near(game: AnyGame, code: int, rng: Random) -> int:
    """An action like another one but for one of its parameters."""
    verb = game.verbs.verb(code)
    if not verb.domains:
        return code
    args = verb.args(code)
    which = rng.randrange(len(args))
    args[which] = rng.randrange(verb.domains[which].size)
    return verb.code(*args)


def check_copy(state: State, rng: Random, steps: int = 4) -> None:
    """A copy equals the original, and neither changes when the other is played on."""
    before = state.digest()
    first, second = state.copy(), state.copy()
    require(type(first) is type(state), "a copy is of another class")
    require(first.digest() == before and first.edition == state.edition, "a copy differs from the original")
    for actor in state.actors():
        require(first.options(actor) == state.options(actor), f"a copy has other options for actor {actor}")
    random_steps(first, rng, steps)
    require(state.digest() == before, "playing on a copy changed the original")
    require(second.digest() == before, "playing on a copy changed another copy")
    again = second.copy()
    random_steps(second, rng, steps)
    require(again.digest() == before, "playing on an original changed an older copy")


def check_json(game: AnyGame, state: State) -> State:
    """JSON and back gives the same options and the same digest; the state that came back is returned."""
    loaded: State = game.load(json.loads(json.dumps(state.to_json())))
    require(loaded.digest() == state.digest(), "JSON and back gives another state")
    require(loaded.edition == state.edition == game.edition, "JSON and back gives another ruleset")
    require(loaded.actors() == state.actors(), "JSON and back asks somebody else")
    for actor in state.actors():
        require(loaded.options(actor) == state.options(actor), f"JSON and back gives actor {actor} other options")
    return loaded


def check_notation(game: AnyGame, state: State) -> None:
    """Every open action is the same action again after notation and after JSON."""
    verbs = game.verbs
    for actor in state.actors():
        for code in state.options(actor):
            text = verbs.notation(code)
            require(verbs.parse(text) == code, f"'{text}' reads as '{verbs.notation(verbs.parse(text))}'")
            form = json.loads(json.dumps(verbs.to_json(code)))
            require(
                verbs.from_json(form) == code and verbs.from_json(text) == code, f"the JSON form of '{text}' differs"
            )


def view_bytes(view: AnyView) -> bytes:
    """What a viewer sees, as bytes that are equal only for equal views."""
    return json.dumps(view, sort_keys=True, ensure_ascii=False).encode()


def any_shape(game: AnyGame, view: AnyView) -> str:
    """For `check_views` where nobody looks at what views hold."""
    return ""


def check_views(game: AnyGame, state: State, rng: Random, wrong: Shape = any_shape) -> None:
    """Views are JSON data and leave the state alone; `wrong` says what in one is not as its type says. They are the
    same to the byte when all that the viewer cannot know is changed; so are the viewer's options. A state sampled for
    a seat shows that seat the same as well."""
    before = state.digest()
    for viewer in range(SPECTATOR, game.players(state)):
        seen = view_bytes(view := game.view(state, viewer))
        fault = wrong(game, view)
        require(not fault, f"the view of {viewer} is not as its type says: {fault}")
        other = game.hidden.permute(state, viewer, rng)
        changed = view_bytes(game.view(other, viewer)) != seen
        require(not changed, f"the view of {viewer} tells what it must not: it changed")
        if viewer != SPECTATOR:
            require(other.options(viewer) == state.options(viewer), f"the options of seat {viewer} tell a secret")
            sampled = game.hidden.sample(state, viewer, rng)
            require(view_bytes(game.view(sampled, viewer)) == seen, f"a sample for seat {viewer} looks different to it")
            require(sampled.options(viewer) == state.options(viewer), f"a sampled state asks seat {viewer} otherwise")
    require(state.digest() == before, "looking at the state changed it")


def check_end(game: AnyGame, state: State) -> None:
    """A finished game has a reason, a score per seat and results that add up."""
    players = game.players(state)
    results = game.results(state)
    require(state.over, "the game is not over")
    reason = game.end_reason(state)
    require(reason in game.end_reasons(), f"the game ended by '{reason}', which is no reason that it states")
    require(len(game.scores(state)) == players and len(results) == players, "scores or results do not match the seats")
    require(all(0.0 <= r <= 1.0 for r in results), f"the results {results} are not between 0 and 1")
    if game.cooperative or players == 1:
        require(len(set(results)) == 1, f"the seats share one fate, but the results are {results}")
    else:
        require(abs(sum(results) - 1.0) < 1e-9, f"the results {results} do not add up to one win")


def check_record(play: Play) -> None:
    """The record so far is read back and replays to the same state."""
    games = {play.game.id: play.game}
    record = parse_record(play.text(), games, "the record just written")
    require(replay(record).digest() == play.state.digest(), "the record replays to another state")
    require(record.text(record.digest) == play.text(), "the record is written differently after reading it")


def check_position(game: AnyGame, state: State, rng: Random, wrong: Shape = any_shape) -> int:
    """All checks of one position that cost more than an action does. Returns how many refusals were checked."""
    check_notation(game, state)
    check_json(game, state)
    check_refuses(game, state, rng)
    check_copy(state, rng)
    check_views(game, state, rng, wrong)
    return check_refusals(game, state, rng)


# whole games


def random_action(state: State, rng: Random) -> tuple[int, int]:
    """(actor, action): one of those who are asked, and one of their options, chance with its weights."""
    actors = state.actors()
    actor = actors[0] if len(actors) == 1 else actors[rng.randrange(len(actors))]
    if actor == CHANCE:
        return actor, state.draw(rng)
    options = state.options(actor)
    return actor, options[int(rng.random() * len(options))]


def random_steps(state: State, rng: Random, steps: int) -> None:
    """Play some random actions, fewer when the game ends."""
    for _ in range(steps):
        if state.over:
            return
        actor, action = random_action(state, rng)
        state.play(action, actor)


def random_play(game: AnyGame, options: Mapping[str, str], seed: int) -> Play:
    """A whole random game with its record."""
    rng = Random(seed)
    play = Play.new(game, options)
    for _ in range(MAX_ACTIONS):
        if play.state.over:
            return play
        actor, action = random_action(play.state, rng)
        play.play(action, actor)
    raise CheckFailed(f"the game did not end within {MAX_ACTIONS} actions")


def digests(game: AnyGame, options: Mapping[str, str], seed: int, every: int = 1) -> list[str]:
    """The digests along a random game: the same list in every process, with every PYTHONHASHSEED."""
    rng = Random(seed)
    state = game.new(options)
    found = [state.digest()]
    while not state.over:
        random_steps(state, rng, every)
        found.append(state.digest())
    return found


class Failure:
    """A game that failed: its seed, why, and its record up to there (which may itself not replay)."""

    def __init__(self, seed: int, message: str, record: str) -> None:
        self.seed = seed
        self.message = message
        self.record = record


class FuzzReport:
    """What `fuzz` did: counts, end reasons, and the failures with their records."""

    def __init__(self) -> None:
        self.games = 0
        self.actions = 0
        self.deep_checks = 0
        self.refusals = 0
        self.seconds = 0.0
        self.end_reasons: dict[str, int] = {}
        self.failures: list[Failure] = []

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "actions": self.actions,
            "deep_checks": self.deep_checks,
            "refusals": self.refusals,
            "seconds": round(self.seconds, 3),
            "end_reasons": dict(sorted(self.end_reasons.items())),
            "failures": [{"seed": f.seed, "message": f.message, "record": f.record} for f in self.failures],
        }


def fuzz(
    game: AnyGame,
    options: Mapping[str, str],
    games: int,
    seed: int = 0,
    deep_every: int = 97,
    max_failures: int = 3,
    wrong: Shape = any_shape,
) -> FuzzReport:
    """Play random games. Cheap checks after every action, deep ones at each `deep_every`-th (0: never) and at the end.

    Stops early after `max_failures` failures. `wrong` looks at views, see `check_views`.
    """
    report = FuzzReport()
    for index in range(games):
        fuzz_game(game, options, seed + index, deep_every, report, wrong)
        if len(report.failures) >= max_failures:
            break
    return report


def fuzz_game(
    game: AnyGame,
    options: Mapping[str, str],
    seed: int,
    deep_every: int,
    report: FuzzReport,
    wrong: Shape = any_shape,
) -> None:
    """One game of `fuzz`, added to the report; the same seed plays and checks the same again.

    The first deep check comes at a random action below `deep_every`, so a short game may have none; the record and the
    last position are checked where there was one.
    """
    started = time.perf_counter()
    rng = Random(seed)
    deep_rng = Random(seed)  # its own, so that the game is the same whatever is checked
    play = Play.new(game, options)
    parts: dict[str, int] = {}
    at = deep_rng.randrange(deep_every) if deep_every else MAX_ACTIONS
    step = ""
    try:
        for ply in range(MAX_ACTIONS):
            state = play.state
            check_options(game, state)
            found = game.harness.conserved(state)
            require(not parts or found == parts, f"components were {parts}, are {found}")
            parts = found
            if ply == at:
                report.refusals += check_position(game, state, deep_rng, wrong)
                at += deep_every
                report.deep_checks += 1
            if state.over:
                break
            actor, action = random_action(state, rng)
            step = f"after '{game.verbs.notation(action)}' by {actor}: "
            odd = undeclared(game.events, play.play(action, actor), game.players(state))
            require(not odd, odd)
            report.actions += 1
        require(play.state.over, f"the game did not end within {MAX_ACTIONS} actions")
        check_end(game, play.state)
        reason = play.game.end_reason(play.state)
        report.end_reasons[reason] = report.end_reasons.get(reason, 0) + 1
        if deep_every and at >= deep_every:
            report.refusals += check_position(game, play.state, deep_rng, wrong)
            check_record(play)
            report.deep_checks += 1
    except CheckFailed as error:
        report.failures.append(Failure(seed, f"{step}{error}", record_of(play)))
    except Exception as crash:  # a crash of the engine is what a fuzzer looks for
        report.failures.append(Failure(seed, f"{step}{type(crash).__name__}: {crash}", record_of(play)))
    report.games += 1
    report.seconds += time.perf_counter() - started


def record_of(play: Play) -> str:
    """The record of a game that failed, even when its state cannot be saved any more."""
    try:
        return play.text()
    except (LanternsError, TypeError, ValueError, AttributeError):
        return play.record.text("0" * 16)
