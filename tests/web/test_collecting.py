"""Python's garbage collector does not hold a server up, and still finds what streams leave behind."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator

import pytest

from lanterns.web.config import Limits
from lanterns.web.door.limits import Places
from lanterns.web.operations import collecting
from lanterns.web.operations.collecting import ENDED, NEVER, Collecting


@pytest.fixture
def begun() -> Iterator[Collecting]:
    threshold = gc.get_threshold()
    collector = Collecting(Places(Limits(streams=ENDED + 1)))
    collector.begin()
    yield collector
    collector.end()
    assert gc.get_freeze_count() == 0
    gc.set_threshold(*threshold)


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="there it is done in small steps")
def test_what_was_loaded_is_looked_at_no_more(begun: Collecting):
    assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold()[2] == NEVER


def test_it_is_looked_through_when_nobody_looks_on_or_very_many_have_gone(
    begun: Collecting, monkeypatch: pytest.MonkeyPatch
):
    places = begun.places
    assert not begun.due()
    places.take("ada")
    places.take("lise")
    places.leave("lise")
    assert not begun.due()  # Ada would wait
    places.leave("ada")
    assert begun.due()
    places.take("ada")
    for _ in range(ENDED):
        places.take("crowd")
    for _ in range(ENDED):
        places.leave("crowd")
    assert begun.due()
    begun.seen = places.ended
    assert not begun.due()
    places.leave("ada")
    begun.seen = places.ended
    monkeypatch.setattr(collecting, "HOUR", 0.0)
    assert begun.due()
