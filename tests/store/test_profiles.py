"""Profiles and their devices, in the database."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor

from lanterns.store import Store
from lanterns.store.profiles import devices_of, leave_profile, name_profile, open_profile, profile_of


def test_a_device_gets_a_profile_once_and_keeps_it(store: Store):
    assert profile_of(store, "d1") is None
    assert not store.knows("d1")
    made = open_profile(store, "d1", "p1", 5.0)
    assert (made.id, made.name, made.seal, made.made) == ("p1", "", "", 5.0)
    assert open_profile(store, "d1", "p2", 6.0) == made == profile_of(store, "d1")
    assert store.knows("d1")  # so that its cookie is kept
    name_profile(store, "p1", "Élodie", "blue")
    named = profile_of(store, "d1")
    assert named is not None
    assert (named.name, named.seal) == ("Élodie", "blue")


def test_a_device_that_asks_twice_at_once_has_one_profile(store: Store):
    numbers = itertools.count(1)
    with ThreadPoolExecutor(4) as threads:
        asked = [threads.submit(lambda: open_profile(store, "d1", f"p{next(numbers)}", 5.0).id) for _ in range(4)]
        found = [one.result() for one in asked]
    assert len(set(found)) == 1
    assert devices_of(store, found[0]) == ["d1"]


def test_a_device_can_leave(store: Store):
    open_profile(store, "d1", "p1", 5.0)
    leave_profile(store, "d1")
    assert profile_of(store, "d1") is None
    assert devices_of(store, "p1") == []
    assert open_profile(store, "d1", "p2", 6.0).id == "p2"
