"""The generic checks pass on an honest game and catch each kind of dishonest one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from lanterns.core.checks import CheckFailed, check_options, check_position, digests, fuzz, random_play
from lanterns.core.event import NUMBER, SEAT, WORD, WORDS, Event, Kind, undeclared
from lanterns.core.game import AnyGame
from lanterns.core.record import parse_record
from lanterns.core.replay import replay
from lanterns.core.state import State
from lanterns.core.step import Refusal
from tests.core.bids import BIDS, EVENTS, Bids, BidsHarness, BidsState, DrawPrize, Raise


@pytest.mark.parametrize("variant", BIDS.harness.variants())
def test_an_honest_game_passes(variant: str) -> None:
    report = fuzz(BIDS, BIDS.harness.variants()[variant], games=60, seed=1, deep_every=5)
    assert report.failures == []
    assert report.games == 60
    assert report.actions > 60 * 8
    assert report.deep_checks > 60
    assert report.end_reasons == {"cards-played": 60}


def failure(game: AnyGame, games: int = 20) -> str:
    """The first failure that fuzz finds; its record replays up to the failing action or is at least readable."""
    report = fuzz(game, {"players": "2"}, games=games, deep_every=2, max_failures=1)
    assert report.failures, "the fault was not found"
    parse_record(report.failures[0].record, {game.id: game})
    return report.failures[0].message


class Shallow(BidsState):
    def copy(self) -> BidsState:
        new = super().copy()
        new.hands = self.hands
        return new


class Forgetful(BidsState):
    FIELDS = tuple(name for name in BidsState.FIELDS if name != "points")


class Faulty(Bids):
    def __init__(self, kind: type[BidsState]) -> None:
        super().__init__()
        self.kind = kind

    def new(self, options: Any = None) -> BidsState:
        state = super().new(options)
        state.__class__ = self.kind
        return state

    def blank(self) -> BidsState:
        return self.kind()


@pytest.mark.plain
@pytest.mark.parametrize(
    ("kind", "message"),
    [(Shallow, "changed the original"), (Forgetful, "other options")],
)
def test_a_dishonest_state_is_caught(kind: type[BidsState], message: str) -> None:
    assert message in failure(Faulty(kind))


class Leaky(Bids):
    def view(self, state: BidsState, seat: int) -> dict[str, Any]:
        return {**super().view(state, seat), "bids": state.bids}


@pytest.mark.plain
def test_a_view_that_tells_too_much_is_caught() -> None:
    assert "tells what it must not" in failure(Leaky())


class Telling(Bids):
    """Declares other events than it tells."""

    def __init__(self, shape: dict[str, Kind] | None) -> None:
        super().__init__()
        self.events = {key: event for key, event in EVENTS.items() if key != "prize"}
        if shape is not None:
            self.events["prize"] = shape


@pytest.mark.plain
@pytest.mark.parametrize(
    ("shape", "message"),
    [
        (None, "the event 'prize' is told but not declared"),
        ({}, "has other parameters than are declared: none"),
        ({"points": NUMBER, "seat": SEAT}, "has other parameters than are declared: points, seat"),
        ({"points": WORD}, "points of the event 'prize points="),
    ],
)
def test_f24_an_event_that_is_not_as_declared_is_caught(shape: dict[str, Kind] | None, message: str) -> None:
    assert message in failure(Telling(shape))


def test_f24_a_parameter_is_held_against_its_kind() -> None:
    def told(kind: Kind, value: int | str) -> bool:
        return undeclared({"key": {"value": kind}}, [Event("B1", "key", {"value": value})], players=2) == ""

    assert [told(SEAT, value) for value in (0, 1, 2, -1, "0")] == [True, True, False, False, False]
    assert [told(NUMBER, value) for value in (7, -7, "7")] == [True, True, False]
    assert [told(WORD, value) for value in ("one", "", "two words", 1)] == [True, True, False, False]
    assert [told(WORDS, value) for value in ("two words", "", 2)] == [True, True, False]


class Deceiving(BidsHarness):
    """Says of every refusal that it is not true."""

    def bears_out(self, state: BidsState, seat: int, action: int, refusal: Refusal) -> bool | None:
        return False


@pytest.mark.plain
def test_an_untrue_refusal_is_caught() -> None:
    deceived = Bids()
    deceived.harness = Deceiving()
    assert "is refused by" in failure(deceived)
    assert "which is not so" in failure(deceived)
    assert fuzz(BIDS, {"players": "2"}, games=20, deep_every=2).refusals == 0, "nothing here can tell"


@pytest.mark.plain
def test_a_wrong_weight_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DrawPrize, "weights", lambda self, g: [1 for left in g.bag if left])
    assert "weights add up to" in failure(BIDS)


@pytest.mark.plain
def test_a_lost_component_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(self: Raise, g: BidsState, action: int) -> None:
        g.points[self.actor] = 0

    monkeypatch.setattr(Raise, "play", play)
    assert "components were" in failure(BIDS)


@pytest.mark.plain
def test_a_repeated_option_and_a_crash_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[[DrawPrize, BidsState], list[int]] = DrawPrize.options
    monkeypatch.setattr(DrawPrize, "options", lambda self, g: honest(self, g) * 2)
    assert "repeats an option" in failure(BIDS)
    monkeypatch.setattr(DrawPrize, "options", lambda self, g: honest(self, g) if g.round < 2 else 1 // 0)
    assert "ZeroDivisionError" in failure(BIDS)


def test_a_random_game_is_the_same_again() -> None:
    assert digests(BIDS, {}, 7) == digests(BIDS, {}, 7)
    assert digests(BIDS, {}, 7) != digests(BIDS, {}, 8)
    play = random_play(BIDS, {}, 7)
    assert replay(parse_record(play.text(), {"bids": BIDS})).digest() == digests(BIDS, {}, 7)[-1]


def test_an_open_question_after_the_end_is_caught() -> None:
    state: State = BIDS.new()
    check_options(BIDS, state)
    check_position(BIDS, state, Random(0))
    state.over = True
    with pytest.raises(CheckFailed, match="over, yet somebody is asked"):
        check_options(BIDS, state)
