"""The rescue: a lost position of Dungeons out of a game between bots, with a line that wins it under its own chance."""

from __future__ import annotations

from msgspec import Struct

from lanterns.core.state import State
from lanterns.daily.attempt import Attempt, Laid, Outcome
from lanterns.daily.coded import action_at, places
from lanterns.games import find_ruleset
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.state import Dungeons


class Rescue(Struct, frozen=True, forbid_unknown_fields=True):
    """`moves` lead from a new game to the position, chance among them; `line` are the answers that win from there, in
    at most `turns` turns (see `coded`). `hard`: the share of simple bots that lose it."""

    id: str
    hard: float
    players: int
    turns: int
    moves: str
    line: str


class RescueKind:
    """Everybody at the table is played by whoever tries; the game is over when it is won, or the torch is out."""

    def choices(self, state: State, seat: int) -> list[int]:
        return list(state.options(seat))

    def over(self, attempt: Attempt) -> bool:
        return attempt.state.over

    def forced(self, state: State) -> int:
        return -1

    def outcome(self, attempt: Attempt) -> Outcome:
        turns = 1 + turn_of(attempt.laid, attempt.state) - int(attempt.laid.start["turn"])
        won = attempt.game.results(attempt.state)[0] == 1.0
        return Outcome(turns if won else 0, turns, "won" if won else "lost")


KIND = RescueKind()


def turn_of(laid: Laid, state: State) -> int:
    """How many turns have begun."""
    macros = laid.game.macros
    return macros.turn_number(state) if macros is not None else 0


def lay(entry: Rescue, ruleset: str) -> Laid:
    """Its position. Raises ValueError, IndexError or LanternsError when its moves lead nowhere."""
    game = find_ruleset(ruleset)
    options = {"players": str(entry.players)}
    state = game.new(options)
    for place in places(entry.moves):
        state.play(action_at(place, state.options()))
    return laid_of(state, entry.id, ruleset, options)


def laid_of(state: State, ident: str, ruleset: str, options: dict[str, str]) -> Laid:
    """A position that somebody has played up to."""
    laid = Laid(KIND, find_ruleset(ruleset), options, state, f"rescue {ident}")
    laid.start["turn"] = turn_of(laid, state)
    return laid


def line_of(entry: Rescue, laid: Laid) -> list[int]:
    """The codes of the line that wins; the position is not changed. Raises as `lay` does."""
    attempt = Attempt(laid)
    for place in places(entry.line):
        attempt.answer(action_at(place, attempt.choices))
    return attempt.answers


def facts(laid: Laid) -> dict[str, int | str]:
    """What is told of it beforehand."""
    g = laid.state
    assert isinstance(g, Dungeons)
    return {
        "heroes": g.n,
        "boss": con.BOSS_NAMES[g.boss],
        "torch": g.torch,
        "skull": g.track().skull,
        "health": sum(g.boss_hp),
    }
