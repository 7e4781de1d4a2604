"""The digest of a record hangs on what was asked, open and answered, and on nothing else."""

from __future__ import annotations

from random import Random

import pytest

from lanterns.core.checks import random_action, random_play
from lanterns.core.record import Seat, parse_line
from lanterns.core.replay import Play
from lanterns.core.trace import START, Trace
from tests.core.bids import BIDS, BidsState


def test_the_order_of_the_legal_actions_does_not_count() -> None:
    one, two = Trace(), Trace()
    one.answered(0, [3, 1, 2], 1)
    two.answered(0, [1, 2, 3], 1)
    assert one.hex == two.hex != Trace().hex


@pytest.mark.parametrize(
    ("actor", "legal", "action"), [(1, [1, 2, 3], 1), (0, [1, 2], 1), (0, [1, 2, 3], 2), (0, [1, 2, 3, 4], 1)]
)
def test_who_was_asked_what_was_open_and_what_was_played_count(actor: int, legal: list[int], action: int) -> None:
    one, two = Trace(), Trace()
    one.answered(0, [1, 2, 3], 1)
    two.answered(actor, legal, action)
    assert one.hex != two.hex


def test_the_reason_and_the_results_count() -> None:
    found = set()
    for reason, results in (("a", [1.0, 0.0]), ("a", [0.0, 1.0]), ("b", [1.0, 0.0]), ("a", [1 / 3] * 3)):
        trace = Trace()
        trace.ended(reason, results)
        found.add(trace.hex)
    assert len(found) == 4


def test_a_trace_is_written_and_read() -> None:
    trace = Trace()
    assert (trace.value, trace.sum) == (START, "00")
    trace.answered(-1, [5, 6], 6)
    assert Trace.of(trace.hex).hex == trace.hex
    assert trace.hex.startswith(trace.sum)
    for text in ("", "00", "xyz", trace.hex + "00"):
        with pytest.raises(ValueError, match="hex"):
            Trace.of(text)


def test_taking_back_and_giving_up_count_and_remarks_do_not() -> None:
    def played(*controls: tuple[str, int]) -> str:
        play = Play.new(BIDS, {"players": "2"}, [Seat("Ada"), Seat("Nan")])
        for line in ("* prize 3", "1 bid 2"):
            play.follow(parse_line(BIDS, line))
        for word, count in controls:
            if count:
                play.undo(count, 1, word)
            else:
                play.write(word, 1 if word == "resign" else -1)
        return play.trace.hex

    assert played(("note", 0)) == played()
    controls = (("resign", 0), ("undo", 1), ("takeback", 1))
    assert len({played(), *(played(control) for control in controls)}) == 4


@pytest.mark.plain
def test_no_name_in_a_state_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field renamed: the state's digest changes, and no trace."""
    before = random_play(BIDS, {"players": "3"}, 4)
    digest = before.state.digest()

    json = BidsState.to_json

    def to_json(self: BidsState) -> dict[str, object]:
        data = json(self)
        data["round_number"] = data.pop("round")
        return data

    monkeypatch.setattr(BidsState, "to_json", to_json)
    after = random_play(BIDS, {"players": "3"}, 4)
    assert after.state.digest() != digest
    assert after.trace.hex == before.trace.hex


def test_a_play_traces_what_a_table_would() -> None:
    play = Play.new(BIDS, {"players": "2"}, [])
    own = Trace()
    rng = Random(3)
    while not play.state.over:
        actor, action = random_action(play.state, rng)
        own.answered(actor, list(play.state.options(actor)), action)
        play.play(action, actor)
    own.ended(BIDS.end_reason(play.state), BIDS.results(play.state))
    assert own.hex == play.trace.hex
