"""A label means the same for ever: every ruleset that landed is held to what was written down of it."""

from __future__ import annotations

import pytest

from lanterns.core.errors import BadState, UnknownRuleset
from lanterns.games import GAMES, RULESETS, find_ruleset
from tools.rulesets import behaviour, content, written

labels = pytest.mark.parametrize("label", RULESETS)


def changed(label: str, what: str, now: dict[str, str]) -> str:
    """What is wrong, "" for nothing."""
    then = written().get(label, {}).get(what)
    if then is None:
        return f"{label} is not written down: run `python tools/rulesets.py` and commit tests/fixtures/rulesets.toml"
    other = [name for name in {**then, **now} if then.get(name) != now.get(name)]
    if not other:
        return ""
    game, _, number = label.partition("/")
    return (
        f"the {what} of {label} is no longer what it was ({', '.join(other)}): games begun under it would change under "
        f"people's hands. Raise the number: make this {game}/{int(number) + 1} and keep {label} as it was"
    )


@labels
def test_the_content_of_a_ruleset_does_not_change(label: str) -> None:
    assert not (said := changed(label, "content", content(RULESETS[label]))), said


@labels
def test_the_behaviour_of_a_ruleset_does_not_change(label: str) -> None:
    assert not (said := changed(label, "behaviour", behaviour(RULESETS[label]))), said


def test_a_change_is_told_with_what_to_do() -> None:
    said = changed("dungeons/3", "content", {**content(RULESETS["dungeons/3"]), "torch.toml": "another"})
    assert "(torch.toml)" in said
    assert "Raise the number: make this dungeons/4 and keep dungeons/3 as it was" in said
    assert "run `python tools/rulesets.py`" in changed("dungeons/99", "content", {})


@labels
def test_a_state_belongs_to_its_ruleset(label: str) -> None:
    game = find_ruleset(label)
    state = game.new()
    assert (game.ruleset, state.edition) == (label, game.edition)
    assert state.copy().edition == game.edition
    assert game.load(state.to_json()).edition == game.edition
    with pytest.raises(BadState, match="is of ruleset"):
        game.load({**state.to_json(), "edition": game.edition + 1})
    with pytest.raises(BadState, match="is of ruleset"):
        game.load({key: value for key, value in state.to_json().items() if key != "edition"})


def test_new_tables_take_the_newest() -> None:
    for ident, game in GAMES.items():
        assert game.edition == max(other.edition for other in RULESETS.values() if other.id == ident)


def test_an_unknown_ruleset_is_told_with_those_there_are() -> None:
    with pytest.raises(
        UnknownRuleset, match="does not play the ruleset 'dungeons/99'; it plays quest/1, quest/2, dungeons/1"
    ):
        find_ruleset("dungeons/99")


def test_editions_differ_where_they_should() -> None:
    """The numbers of Act 2 were tuned twice: it began elsewhere, then its track became as short as the first side."""
    labels = ("dungeons/1", "dungeons/2", "dungeons/3")
    tracks = [find_ruleset(label).new({"players": "2"}).track_of(2) for label in labels]
    assert [(track.start[2], track.skull) for track in tracks] == [(0, 40), (25, 40), (0, 20)]
