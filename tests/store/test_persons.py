"""What is kept of persons beyond their tables: games, lanterns, ratings, the seats of their devices; and its end."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from lanterns.games import GAMES
from lanterns.store import Saved, Store
from lanterns.store.persons.erasing import erase_profile, kept_of, scrub, tables_to_erase
from lanterns.store.persons.feats import feats_of, keep_game, unsettled
from lanterns.store.persons.history import count_unfinished, played
from lanterns.store.persons.joining import join_profile, part_device
from lanterns.store.persons.ratings import begin_rated, count_rated, ratings_of, waiting_rated
from lanterns.store.profiles import name_profile, open_profile
from lanterns.store.schema import entries, game_tables
from lanterns.tables import Table
from lanterns.tables.commands import lobby
from lanterns.tables.commands.lobby import Wish

ONE, TWO = 64 * "1", 64 * "2"


def lay(store: Store, ident: str, *, over: bool = False, guest: str = "") -> Table:
    """Zoe's table for two, of her device ONE and of a guest's."""
    table = lobby.new_table(ident, GAMES["quest"], 5.0, seats=[Wish("me"), Wish("open")], name="Zoe")
    table.seating.admit(0, ONE, 5.0)
    grants = [(ONE, 0)]
    if guest:
        person = lobby.sit(table, 1, "Bob")
        table.seating.admit(person.id, guest, 6.0)
        lobby.ready(table, person.id, True)
        grants.append((guest, person.id))
        lobby.start(table, 0)
        lobby.say(table, 0, "", "Zoe was here")
    if over:
        table.match.status = "over"
        table.match.result = {"reason": "rounds", "scores": [9, 7], "results": [1.0, 0.0], "resigned": []}
    table.updated = 7.0
    store.create(Saved(table, table.log.take_fresh(), grants=grants))
    return table


@pytest.fixture
def page(store: Store) -> str:
    open_profile(store, ONE, "p1", 1.0)
    name_profile(store, "p1", "Zoe", "red")
    return "p1"


def test_the_devices_of_a_page_have_its_tables_and_a_device_that_parts_leaves_them(store: Store, page: str):
    lay(store, "t1")
    join_profile(store, TWO, page, 2.0)
    assert store.granted("t1").held == {ONE: [0]}
    assert store.granted("t1").acting() == {ONE: [0], TWO: [0]}
    assert [table.id for table, _ in store.tables_of(TWO)] == ["t1"]
    assert store.granted("t1").like(TWO) == {ONE, TWO}
    assert store.granted("t1").as_held(TWO, 0) == ONE
    assert part_device(store, page, ONE)
    assert store.granted("t1").acting() == {TWO: [0]}
    assert store.tables_of(ONE) == []
    loaded = store.load("t1")
    assert loaded is not None
    assert [opened.device for opened in loaded.seating.devices[0]] == [TWO]
    assert not part_device(store, page, TWO)  # the only one
    with store.engine.connect() as connection:
        assert connection.execute(select(game_tables.c.owner)).scalar_one() == TWO


def test_finished_games_are_counted_with_who_else_was_there(store: Store, page: str):
    lay(store, "t1", over=True, guest=TWO)
    lay(store, "t2")
    (game,) = played(store, ONE)
    assert (game.table.id, game.mine, game.others) == ("t1", [0], {1: TWO})
    open_profile(store, TWO, "p2", 2.0)
    assert played(store, ONE)[0].others == {1: "p2"}
    assert count_unfinished(store, ONE) == 1
    assert unsettled(store, ONE, 9) == ["t1"]
    assert keep_game(store, page, "t1", 7.0, "body", lambda bodies, lit: ["a"] if bodies == ["body"] else []) == ["a"]
    assert keep_game(store, page, "t1", 8.0, "again", lambda bodies, lit: ["b"]) == []
    assert unsettled(store, ONE, 9) == []
    assert feats_of(store, page) == (["body"], {"a": (7.0, "t1")})
    assert set(kept_of(store, page)) == {"profile_games", "lit_lanterns"}


def test_a_rated_game_is_counted_once(store: Store, page: str):
    open_profile(store, TWO, "p2", 2.0)
    lay(store, "t1", over=True, guest=TWO)
    lay(store, "t2", over=True, guest=TWO)
    begin_rated(store, "t1", ["p1", "p2"])
    begin_rated(store, "t1", ["p2", "p1"])  # again is no matter
    begin_rated(store, "t2", ["p1", "p1"])  # one person twice
    assert waiting_rated(store) == ["t1"]

    def rate(strengths, places):
        assert list(strengths) == [None, None]
        assert list(places) == [1, 2]
        return [(26.0, 8.0), (24.0, 8.0)]

    assert count_rated(store, "t1", "quest", 7.0, {0: 1, 1: 2}, rate)
    assert not count_rated(store, "t1", "quest", 7.0, {0: 1, 1: 2}, rate)
    assert not count_rated(store, "t2", "quest", 7.0, {0: 1, 1: 2}, rate)
    (mine,) = ratings_of(store, "p1")
    assert (mine.game, mine.mu, mine.sigma, mine.games, mine.history) == ("quest", 26.0, 8.0, 1, ((7.0, 26.0, 8.0),))
    begin_rated(store, "t2", ["p1", "p2"])
    assert waiting_rated(store) == []


def test_a_failing_count_changes_nothing(store: Store, page: str):
    open_profile(store, TWO, "p2", 2.0)
    lay(store, "t1", over=True, guest=TWO)
    begin_rated(store, "t1", ["p1", "p2"])

    def fails(strengths, places):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        count_rated(store, "t1", "quest", 7.0, {0: 1, 1: 2}, fails)
    assert waiting_rated(store) == ["t1"]
    assert ratings_of(store, "p1") == []


def test_what_is_erased_is_gone(store: Store, page: str):
    lay(store, "t1", guest=TWO)
    lay(store, "t2")
    assert sorted(tables_to_erase(store, ONE)) == [("t1", True), ("t2", False)]
    scrub(store, "t1", [0], [0])
    with store.engine.connect() as connection:
        texts = connection.execute(select(entries.c.text).where(entries.c.table_id == "t1")).scalars().all()
    assert not any("Zoe" in text for text in texts)
    assert "Bob" in texts
    assert erase_profile(store, ONE)
    assert not erase_profile(store, ONE)
    assert store.granted("t1").held == {TWO: [1]}
    assert not store.knows(ONE)
