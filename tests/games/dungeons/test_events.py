"""A13: what events tell of a change is the change; who follows them knows the tracks, the markers and who is who."""

from __future__ import annotations

from lanterns.core.event import Event
from lanterns.core.record import parse_record
from lanterns.core.replay import positions
from lanterns.games import RULESETS
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.state import Dungeons
from lanterns.locales import Catalogue
from tests.games.dungeons.helpers import ROOT

WON = ROOT / "tests" / "fixtures" / "records" / "dungeons" / "4" / "heroes-3-won-hydra.record"


def follow(event: Event, health: list[int], focus: list[int], markers: list[int]) -> None:
    """The tracks after an event, by what it tells."""
    p = {name: value for name, value in event.params.items() if isinstance(value, int)}
    words = {name: str(value).split() for name, value in event.params.items()}
    if event.key == "gained":
        health[p["seat"]] += p["gained_health"]
        focus[p["seat"]] += p["gained_focus"]
        assert (p["health"], p["focus"]) == (health[p["seat"]], focus[p["seat"]])
    elif event.key == "lost":
        health[p["seat"]] -= p["lost_health"]
        focus[p["seat"]] -= p["lost_focus"]
        assert (p["health"], p["focus"]) == (health[p["seat"]], focus[p["seat"]])
    elif event.key == "paid":
        focus[p["seat"]] -= p["paid"]
    elif event.key in ("boss-damaged", "boss-regained"):
        for word in words["hits" if event.key == "boss-damaged" else "mends"]:
            markers["ABCD".index(word[0])] += int(word[1:].replace("\u2212", "-"))
        assert words["markers"] == [str(hp) for hp in markers]


def test_events_tell_every_change_and_nothing_that_is_none() -> None:
    health: list[int] = []
    focus: list[int] = []
    markers: list[int] = []
    keys = set()
    for place in positions(parse_record(WON.read_text("utf-8"), RULESETS)):
        g = place.state
        assert isinstance(g, Dungeons)
        if not any(health):  # the heroes are not there yet
            health, focus = list(g.hp), list(g.fp)
            continue
        if g.act == 2 and not markers:
            markers = [con.BOSS_TOP] * g.n
        for event in place.events:
            follow(event, health, focus, markers)
            keys.add(event.key)
            if event.key in ("gained", "lost"):
                assert any(value for name, value in event.params.items() if name.startswith(event.key)), event
            if "enemy" in event.params:  # its card too: the slot alone is another's as soon as it is killed
                kinds = (con.GOBLINS, con.MINIONS, con.BOSSES)
                assert any(event.params["kind"] == card.id for cards in kinds for card in cards), event
        assert (health, focus) == (list(g.hp), list(g.fp))
        assert markers == list(g.boss_hp)
    assert {"gained", "lost", "paid", "boss-damaged", "boss-regained", "enemy-killed", "enemy-hits"} <= keys


def test_sentences_say_what_changed_and_what_is_left() -> None:
    words = Catalogue("en", "dungeons", ["Maya", "Tom"])
    for params, said in [
        ({"lost_health": 2, "lost_focus": 0}, "Maya loses 2 Health: 3 left."),
        ({"lost_health": 0, "lost_focus": 1}, "Maya loses 1 Focus: 4 left."),
        ({"lost_health": 2, "lost_focus": 1}, "Maya loses 2 Health and 1 Focus: 3 and 4 left."),
    ]:
        assert words.event(Event("D12.7", "lost", {"seat": 0, "health": 3, "focus": 4, **params})) == said
    hit = Event("D17.9", "boss-damaged", {"hits": "A\u22122 C\u22121", "markers": "6 8 7"})
    assert words.event(hit) == "The boss takes A−2, C−1: its markers stand at 6, 8, 7 now."
