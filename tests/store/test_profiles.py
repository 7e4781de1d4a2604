"""Profiles and their devices, in the database."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from sqlalchemy import insert, select

from lanterns.store import Store
from lanterns.store.persons.joining import hanging, has_own, join_profile
from lanterns.store.persons.moves import Move, claim, end_move, find_move, offer, offered, waiting
from lanterns.store.persons.passkeys import (
    Challenge,
    Passkey,
    add_passkey,
    ask,
    find_passkey,
    passkeys_of,
    remove_passkey,
    take,
    used_passkey,
)
from lanterns.store.profiles import (
    Profile,
    devices_of,
    find_profile,
    leave_profile,
    name_profile,
    open_profile,
    profile_of,
)
from lanterns.store.schema import brought_games, metadata


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


def test_who_comes_to_a_profile_brings_what_its_own_had(store: Store):
    for number, device in enumerate(("d1", "d2", "d3"), 1):
        open_profile(store, device, f"p{number}", float(number))
    name_profile(store, "p2", "Bob", "green")
    add_passkey(store, Passkey("c2", "p2", "key", 0, "phone", 2.0, None), 10)
    assert join_profile(store, "d2", "p1", 9.0)
    assert devices_of(store, "p1") == ["d1", "d2"]
    assert profile_of(store, "d2") == profile_of(store, "d1") == Profile("p1", "Bob", "green", 1.0)
    assert [key.credential for key in passkeys_of(store, "p1")] == ["c2"]
    assert find_profile(store, "p2") is None
    # A profile that others still use keeps what it has.
    assert join_profile(store, "d2", "p3", 10.0)
    assert find_profile(store, "p1") is not None
    assert [key.credential for key in passkeys_of(store, "p1")] == ["c2"]
    assert not join_profile(store, "d2", "p9", 11.0)
    assert devices_of(store, "p3") == ["d3", "d2"]


def test_of_what_both_have_the_profile_keeps_its_own(store: Store):
    open_profile(store, "d1", "p1", 1.0)
    open_profile(store, "d2", "p2", 2.0)
    with store.writer.begin() as connection:
        for profile, table, body in (("p1", "t1", "mine"), ("p2", "t1", "theirs"), ("p2", "t2", "theirs")):
            values = {"profile": profile, "table_id": table, "at": 1.0, "body": body}
            connection.execute(insert(brought_games).values(**values))
    join_profile(store, "d2", "p1", 9.0)
    with store.engine.connect() as connection:
        rows = connection.execute(select(brought_games).order_by(brought_games.c.table_id)).all()
    assert [(row.profile, row.table_id, row.body) for row in rows] == [("p1", "t1", "mine"), ("p1", "t2", "theirs")]


def test_all_that_is_kept_of_a_person_goes_with_their_profile():
    """Whatever names a profile goes when it does, so that nobody has to think of it who deletes one."""
    names = {table.name for table, _ in hanging()}
    assert {"profile_devices", "passkeys", "profile_moves", "brought_games"} <= names
    for table, column in hanging():
        assert [key.ondelete for key in column.foreign_keys] == ["CASCADE"], table.name
    for table in metadata.sorted_tables:
        named = [column.name for column in table.c if column.name == "profile" and not column.foreign_keys]
        assert named == [], table.name


def test_what_a_device_has_of_its_own(store: Store):
    assert not has_own(store, "d1")
    open_profile(store, "d1", "p1", 1.0)
    assert not has_own(store, "d1")
    name_profile(store, "p1", "", "red")
    assert has_own(store, "d1")
    name_profile(store, "p1", "", "")
    add_passkey(store, Passkey("c1", "p1", "key", 0, "", 2.0, None), 10)
    assert has_own(store, "d1")


def test_words_are_one_profile_s_and_one_guest_s(store: Store):
    open_profile(store, "d1", "p1", 1.0)
    open_profile(store, "d2", "p2", 1.0)
    assert offer(store, Move("a b c", "p1", "d1", "", 100.0), 50.0)
    assert not offer(store, Move("a b c", "p2", "d2", "", 100.0), 50.0)
    assert claim(store, "a b c", "g1", 60.0) == Move("a b c", "p1", "d1", "g1", 100.0)
    assert claim(store, "a b c", "g2", 60.0) is None
    assert claim(store, "a b c", "g1", 101.0) is None
    assert waiting(store, "g1", 60.0) == offered(store, "p1", 60.0) == find_move(store, "a b c", 60.0)
    assert waiting(store, "g1", 100.0) is None
    assert offer(store, Move("a b c", "p2", "d2", "", 300.0), 200.0)  # those of before have run out
    assert end_move(store, "p2") == Move("a b c", "p2", "d2", "", 300.0)
    assert end_move(store, "p2") is None


def test_a_question_is_put_once_and_the_oldest_go_first(store: Store):
    for number in range(10):
        ask(store, f"c{number}", Challenge("d1", "use"), 1.0, 10.0 + number)
    assert take(store, "c0", "d1", "use", 2.0) is None
    assert take(store, "c9", "d2", "use", 2.0) is None
    assert take(store, "c9", "d1", "make", 2.0) is None
    assert take(store, "c9", "d1", "use", 2.0) == Challenge("d1", "use")
    assert take(store, "c9", "d1", "use", 2.0) is None
    assert take(store, "c5", "d1", "use", 15.0) is None


def test_a_passkey_is_one_profile_s(store: Store):
    open_profile(store, "d1", "p1", 1.0)
    open_profile(store, "d2", "p2", 1.0)
    key = Passkey("c1", "p1", "key", 3, "phone", 2.0, None)
    assert add_passkey(store, key, 1)
    assert not add_passkey(store, replace(key, profile="p2"), 1)
    assert not add_passkey(store, replace(key, credential="c2"), 1)  # as many as one may have
    used_passkey(store, "c1", 4, 5.0)
    found = find_passkey(store, "c1")
    assert found is not None
    assert found[0] == replace(key, count=4, used=5.0)
    assert not remove_passkey(store, "p2", "c1")
    assert remove_passkey(store, "p1", "c1")
    assert find_passkey(store, "c1") is None
