"""People beyond one table, as a store keeps them: on SQLite and PostgreSQL alike."""

from __future__ import annotations

from lanterns.store import Saved, Store
from lanterns.store.people import invitations
from lanterns.store.people.circle import block, blocked_by, blocks_of, kept_apart, profile_at, remember_visitor
from lanterns.store.people.hosting import (
    Ban,
    Report,
    ban,
    banned_devices,
    bans_of,
    counted,
    is_host,
    known,
    new_host_link,
    open_reports,
    report,
    settle,
    unban,
    unfinished,
    use_host_link,
)
from lanterns.store.people.invitations import Wanted, again_of, find_invitation, invitations_of, invite, others_of
from lanterns.store.people.open_tables import find_open, open_tables
from lanterns.store.persons.joining import join_profile
from lanterns.store.profiles import open_profile
from lanterns.tables.commands import lobby, opening
from lanterns.tables.parts.opened import Open
from tests.tables.helpers import laid


def kept(store: Store, ident: str, *devices: str, open_as: Open | None = None):
    """A table of that id at which the devices sit, one open seat more; the first is its host."""
    table = laid("me", *("open" for _ in devices))
    table.id = ident
    for device in devices[1:]:
        table.seating.admit(lobby.sit(table, table.seating.open_seat(), device).id, device, 1.0)
    if open_as is not None:
        opening.open_to_all(table, 0, open_as)
    table.updated = table.created = 10.0
    grants = [(device, person) for person, device in enumerate(devices)]
    store.create(Saved(table, table.log.take_fresh(), grants=grants))
    return table


def test_open_tables_are_found_by_their_keys_without_those_of_people_kept_apart(store):
    kept(store, "t1", "ada", open_as=Open("k1"))
    kept(store, "t2", "bo")
    assert find_open(store, "k1") == "t1"
    assert find_open(store, "k2") is None
    (found,) = open_tables(store, "bo", 5.0, [])
    assert (found.table.id, found.open, found.host, found.mine) == ("t1", Open("k1"), 0, [])
    assert open_tables(store, "ada", 5.0, [])[0].mine == [0]
    assert open_tables(store, "bo", 20.0, []) == []
    assert len(open_tables(store, "bo", 20.0, ["t1"])) == 1
    assert open_tables(store, "bo", 5.0, [], {"ada"}) == []
    ada, bo = open_profile(store, "ada", "pa", 1.0), open_profile(store, "bo", "pb", 1.0)
    assert not kept_apart(store, "bo", "t1", 0)
    assert block(store, ada.id, bo.id, "Bo", "b1", 1.0)
    assert open_tables(store, "bo", 5.0, []) == []
    assert len(open_tables(store, "ada", 5.0, [])) == 1
    assert kept_apart(store, "bo", "t1", 0)
    assert not kept_apart(store, "ada", "t1", 0)
    assert counted(store) == {"lobby": 2, "open": 1}
    assert {table.id for table in unfinished(store)} == {"t1", "t2"}
    assert known(store, ["t1", "t9"]) == {"t1"}


def test_whom_one_has_blocked_is_hushed_at_tables_of_both_also_when_a_stranger_has_left(store):
    kept(store, "t1", "ada", "bo")
    bo = profile_at(store, "t1", 1, "pb", 1.0)
    assert bo == "pb"
    assert profile_at(store, "t1", 1, "other", 2.0) == "pb"
    assert profile_at(store, "t1", 9, "other", 2.0) is None
    ada = open_profile(store, "ada", "pa", 1.0)
    assert block(store, ada.id, bo, "Bo", "b1", 1.0)
    assert block(store, ada.id, bo, "Bo", "b2", 2.0)
    assert not block(store, ada.id, ada.id, "Ada", "b3", 3.0)
    assert [(one.id, one.name) for one in blocks_of(store, ada.id)] == [("b1", "Bo")]
    assert blocked_by(store, ada.id, bo)
    assert not blocked_by(store, bo, ada.id)
    assert store.granted("t1").hushed == {"ada": {1}}
    remember_visitor(store, "t1", 1, bo)
    table = store.load("t1")
    store.save(Saved(table, [], revoke=[1]))
    assert store.granted("t1").hushed == {"ada": {1}}
    assert profile_at(store, "t1", 1, "other", 2.0) == "pb"


def test_invitations_wait_for_their_person_and_playing_again_is_found_by_the_game_before(store):
    kept(store, "t1", "ada", "bo")
    kept(store, "t2", "ada")
    ada = open_profile(store, "ada", "pa", 1.0)
    wanted = [Wanted(key, f"i-{key}", f"p-{key}") for key in others_of(store, "t1", [0])]
    assert [one.key for one in wanted] == ["bo"]
    assert again_of(store, "t1") is None
    assert invite(store, "t2", (ada.id, "Ada"), wanted, 5.0, "t1") == 1
    assert invite(store, "t2", (ada.id, "Ada"), wanted, 6.0, "t1") == 1
    (found,) = invitations_of(store, "p-bo")
    assert (found.id, found.table.id, found.sender, found.name, found.again_of) == ("i-bo", "t2", "pa", "Ada", "t1")
    assert find_invitation(store, "p-bo", "i-bo") == "t2"
    assert find_invitation(store, ada.id, "i-bo") is None
    again = again_of(store, "t1")
    assert again is not None
    assert (again.table, again.people) == ("t2", [0])
    invitations.answer(store, "p-bo", "t2", accepted=False)
    assert invitations_of(store, "p-bo") == []
    assert find_invitation(store, "p-bo", "i-bo") is None
    # Somebody who blocked the sender is asked without a row.
    kept(store, "t3", "ada")
    assert block(store, "p-bo", ada.id, "Ada", "b1", 1.0)
    assert invite(store, "t3", (ada.id, "Ada"), wanted, 7.0) == 1
    assert find_invitation(store, "p-bo", "i-bo") is None


def test_pages_that_become_one_bring_their_blocks_and_invitations_and_bans_along(store):
    kept(store, "t1", "ada", "bo")
    kept(store, "t2", "ada")
    for device in ("ada", "bo", "cy"):
        open_profile(store, device, f"p-{device}", 1.0)
    assert block(store, "p-bo", "p-ada", "Ada", "b1", 1.0)
    assert block(store, "p-cy", "p-ada", "Ada", "b2", 1.0)
    assert ban(store, "p-bo", Ban("x", "Bo", "", 1.0, None))
    assert join_profile(store, "bo", "p-cy", 2.0)
    assert [one.id for one in blocks_of(store, "p-cy")] == ["b2"]
    assert banned_devices(store, 5.0) == {"bo": None, "cy": None}


def test_a_ban_holds_for_the_devices_of_a_person_then_and_now_and_ends(store):
    open_profile(store, "bo", "pb", 1.0)
    open_profile(store, "phone", "pp", 1.0)
    assert not ban(store, "nobody", Ban("x", "", "", 1.0, None))
    assert ban(store, "pb", Ban("x1", "Bo", "rude", 1.0, 100.0))
    assert join_profile(store, "phone", "pb", 2.0)
    assert banned_devices(store, 5.0) == {"bo": 100.0, "phone": 100.0}
    # A device that goes elsewhere stays banned.
    open_profile(store, "friend", "pf", 1.0)
    assert join_profile(store, "bo", "pf", 3.0)
    assert banned_devices(store, 5.0) == {"bo": 100.0, "phone": 100.0}
    assert [(one.id, one.name, one.until) for one in bans_of(store, 5.0)] == [("x1", "Bo", 100.0)]
    assert banned_devices(store, 200.0) == {}
    assert bans_of(store, 200.0) == []
    assert unban(store, "x1")
    assert not unban(store, "x1")


def test_reports_wait_till_they_are_settled_and_have_bounds(store):
    open_profile(store, "ada", "pa", 1.0)
    for number in range(20):
        told = Report(f"r{number}", "pa", None, "t1", "quest", "Bo", "rude", [(3, "words")], float(number))
        assert report(store, told)
    assert not report(store, Report("more", "pa", None, "t1", "quest", "Bo", "rude", [], 99.0))
    found = open_reports(store)
    assert [found[0].id, found[0].lines, len(found)] == ["r19", [(3, "words")], 20]
    assert settle(store, "r19", 100.0)
    assert not settle(store, "r19", 100.0)
    assert len(open_reports(store)) == 19


def test_the_hosts_link_is_good_once_and_a_first_one_is_made_once(store):
    assert new_host_link(store, "s1", 1.0, first=True)
    assert not new_host_link(store, "s2", 2.0, first=True)
    assert use_host_link(store, "s1", "ada", 3.0)
    assert not use_host_link(store, "s1", "bo", 4.0)
    assert is_host(store, "ada")
    assert not is_host(store, "bo")
    assert store.knows("ada")
    assert new_host_link(store, "s3", 5.0)
    assert new_host_link(store, "s4", 6.0)
    assert not use_host_link(store, "s3", "bo", 7.0)
    assert is_host(store, "ada")
    assert new_host_link(store, "s5", 8.0, alone=True)
    assert not is_host(store, "ada")
