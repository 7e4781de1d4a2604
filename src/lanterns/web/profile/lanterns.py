"""Lanterns: what each is lit by, read from lanterns.toml, and how far somebody has come with each.

A lantern asks for games that pass all its tests: for one (`game`), for a number of them (`games`), for games that
differ in something (`different`), or for so many one after the other (`row`). Nothing is asked of time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from lanterns.bots import LEVELS
from lanterns.core.errors import LanternsError
from lanterns.games import GAMES
from lanterns.web.profile.facts import Facts
from lanterns.web.profile.shapes import LanternShape

FILE = Path(__file__).with_name("lanterns.toml")
Of = Literal[
    "won", "score", "margin", "players", "people", "bots", "count", "source", "points", "event", "any", "peak",
    "option", "together",
]  # fmt: skip
KEYED: frozenset[str] = frozenset({"count", "source", "points", "event", "any", "peak", "option"})
NONE_YET = {"event", "any", "source", "points"}  # what did not happen, or is not there, is 0 of


class Condition(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Of a game: a number (`of`, with a `key` where there are several) is at least `least` and at most `most`; an
    `option` has the value `value`. `bots` counts those of the level `key` and above, or all."""

    of: Of
    key: str = ""
    least: int | None = None
    most: int | None = None
    value: str = ""


class Lantern(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """`box` hangs it with the lanterns of a box and asks for its games, `game` for one of these alone; "" for all.

    `times` is how many games a lantern of `kind` games, different or row asks for; `by` what they have to differ in:
    box, an option, or a key of the game's groups."""

    id: str
    kind: Literal["game", "games", "different", "row"] = "game"
    box: str = ""
    game: str = ""
    times: int = 1
    by: str = ""
    tests: tuple[Condition, ...] = ()


class _File(msgspec.Struct, forbid_unknown_fields=True):
    lantern: list[Lantern]


@cache
def lanterns() -> tuple[Lantern, ...]:
    """All lanterns, in the order in which they hang. Raises LanternsError for one that asks for what there is not."""
    try:
        found = msgspec.toml.decode(FILE.read_bytes(), type=_File).lantern
    except msgspec.MsgspecError as error:
        raise LanternsError(f"{FILE.name}: {error}") from error
    for lantern in found:
        _check(lantern)
    if len({lantern.id for lantern in found}) != len(found):
        raise LanternsError(f"{FILE.name}: two lanterns have the same id")
    return tuple(found)


def _check(lantern: Lantern) -> None:
    """Raises LanternsError."""
    wrong = ""
    if lantern.box and lantern.box not in {game.card.box for game in GAMES.values()}:
        wrong = f"no box {lantern.box}"
    if lantern.game and (lantern.game not in GAMES or GAMES[lantern.game].card.box != lantern.box):
        wrong = f"no game {lantern.game} in the box {lantern.box}"
    if (lantern.kind == "different") != bool(lantern.by) or (lantern.kind == "game" and lantern.times != 1):
        wrong = f"a lantern of kind {lantern.kind} with by '{lantern.by}' and times {lantern.times}"
    for test in lantern.tests:
        if (test.of in KEYED) != bool(test.key) and test.of != "bots":
            wrong = f"a test of {test.of} with the key '{test.key}'"
        if test.of == "bots" and test.key and test.key not in LEVELS:
            wrong = f"a test of bots of the level '{test.key}'"
        if (test.of == "option") != bool(test.value):
            wrong = f"a test of {test.of} with the value '{test.value}'"
    if wrong:
        raise LanternsError(f"{FILE.name}: lantern {lantern.id}: {wrong}")


# one game


def measured(test: Condition, facts: Facts) -> int | None:
    """The number that a test is about; None where a game has none of the kind."""
    if test.of == "won":
        return int(facts.won)
    if test.of == "together":
        return int(facts.cooperative)
    if test.of == "bots":
        least = LEVELS.index(test.key) if test.key else 0
        return sum(count for level, count in facts.bots.items() if level not in LEVELS[:least])
    if test.of == "option":
        return int(facts.options.get(test.key) == test.value)
    if test.of in ("score", "margin", "players", "people"):
        number: int = getattr(facts, test.of)
        return number
    table: dict[str, int] = getattr(
        facts,
        {"count": "counts", "source": "sources", "event": "events", "peak": "peaks"}.get(test.of, test.of),
    )
    return table.get(test.key, 0 if test.of in NONE_YET else None)


def passes(test: Condition, facts: Facts) -> bool:
    """Without a bound it is to be at least 1."""
    number = measured(test, facts)
    if number is None:
        return False
    least = 1 if test.least is None and test.most is None else test.least
    return (least is None or number >= least) and (test.most is None or number <= test.most)


def about(lantern: Lantern, facts: Facts) -> bool:
    """Whether a game is one of those that a lantern is about."""
    return (not lantern.box or facts.box == lantern.box) and (not lantern.game or facts.game == lantern.game)


def fulfils(lantern: Lantern, facts: Facts) -> bool:
    return about(lantern, facts) and all(passes(test, facts) for test in lantern.tests)


# many


class Progress(msgspec.Struct):
    """`have` of `want`; lit when it is all."""

    have: int
    want: int

    @property
    def lit(self) -> bool:
        return self.have >= self.want


def progress(lantern: Lantern, games: Sequence[Facts]) -> Progress:
    """How far the `games` of a person, the last first, have come with a lantern."""
    good = [facts for facts in games if fulfils(lantern, facts)]
    if lantern.kind == "game":
        return _best(lantern, games) if not good else Progress(_want(lantern), _want(lantern))
    if lantern.kind == "games":
        return Progress(min(len(good), lantern.times), lantern.times)
    if lantern.kind == "different":
        return Progress(min(len({_kind(lantern.by, facts) for facts in good} - {""}), lantern.times), lantern.times)
    return Progress(min(_row(lantern, games), lantern.times), lantern.times)


def lights(lantern: Lantern, games: Sequence[Facts]) -> bool:
    """Whether a lantern is lit by these games: `progress`, without how far one has come."""
    if lantern.kind == "game":
        return any(fulfils(lantern, facts) for facts in games)
    return progress(lantern, games).lit


def _measure(lantern: Lantern) -> Condition | None:
    """The test that tells how far one has come: the first that asks for more than one of something."""
    return next((test for test in lantern.tests if (test.least or 0) > 1), None)


def _want(lantern: Lantern) -> int:
    test = _measure(lantern)
    return 1 if test is None else test.least or 1


def _best(lantern: Lantern, games: Sequence[Facts]) -> Progress:
    """The best that a game has come to that was about it, won or not."""
    test = _measure(lantern)
    if test is None:
        return Progress(0, 1)
    scene = [one for one in lantern.tests if one.of == "option"]
    numbers = [
        measured(test, facts) or 0
        for facts in games
        if about(lantern, facts) and all(passes(one, facts) for one in scene)
    ]
    return Progress(max(0, min(max(numbers, default=0), _want(lantern) - 1)), _want(lantern))


def _kind(by: str, facts: Facts) -> str:
    if by == "box":
        return facts.box
    return facts.group.get(by, facts.options.get(by, ""))


def _row(lantern: Lantern, games: Sequence[Facts]) -> int:
    """The longest run of games that a lantern is about and that all fulfil it."""
    longest = run = 0
    scene = [test for test in lantern.tests if test.of != "won"]
    for facts in games:
        if about(lantern, facts) and all(passes(test, facts) for test in scene):
            run = run + 1 if fulfils(lantern, facts) else 0
            longest = max(longest, run)
    return longest


# as they are kept


def read_facts(bodies: Sequence[str]) -> list[Facts]:
    """Those of another version are left."""
    found = []
    for body in bodies:
        try:
            found.append(msgspec.json.decode(body, type=Facts))
        except msgspec.MsgspecError:
            continue
    return found


def judge(bodies: Sequence[str], lit: Collection[str]) -> list[str]:
    """The lanterns that are lit by what is kept of games, beside those that are `lit`."""
    games = read_facts(bodies)
    return [lantern.id for lantern in lanterns() if lantern.id not in lit and lights(lantern, games)]


def hang(bodies: Sequence[str], lit: Mapping[str, tuple[float, str]]) -> list[LanternShape]:
    """All lanterns of a person: those that are `lit` stay so."""
    games, told = read_facts(bodies), []
    for lantern in lanterns():
        at, table = lit.get(lantern.id, (None, None))
        found = progress(lantern, games)
        have = found.want if at is not None else min(found.have, max(0, found.want - 1))
        told.append(LanternShape(lantern.id, lantern.box, at, table, have, found.want))
    return told
