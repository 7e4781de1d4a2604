"""A snapshot is a cache: what is missing or damaged is laid anew, and what cannot be is one table's trouble alone."""

from __future__ import annotations

import json
from random import Random

import pytest
from sqlalchemy import text

from lanterns.core.record import parse_record
from lanterns.core.replay import resume
from lanterns.games import GAMES, RULESETS, find_ruleset
from lanterns.store import Saved, Store, Unreadable, database_url
from lanterns.tables.card import summary
from lanterns.tables.commands import lobby, rewind
from lanterns.tables.keeping import saved
from lanterns.tables.keeping.shape import shape_of
from lanterns.web.config import Config
from tests.store.test_store import put, seen
from tests.tables.helpers import answer, begun, laid, play_out
from tests.web.conftest import no_limits, open_house


def change(store: Store, ident: str = "t1", **values: object) -> None:
    sets = ", ".join(f"{name} = :{name}" for name in values)
    with store.writer.begin() as connection:
        done = connection.execute(text(f"UPDATE game_tables SET {sets} WHERE id = :id"), {"id": ident, **values})
    assert done.rowcount == 1


def column(store: Store, name: str, ident: str = "t1"):
    with store.engine.connect() as connection:
        return connection.execute(text(f"SELECT {name} FROM game_tables WHERE id = :id"), {"id": ident}).scalar()


def running(store: Store, answers: int = 30, game: str = "quest"):
    table = begun("me", "me", game=GAMES[game])
    put(store, table)
    rng = Random(4)
    for _ in range(answers):
        answer(table, rng=rng)
        if table.match.present.free(0) and rng.random() < 0.3:
            rewind.undo(table, 0, 0, 1, table.version)
        store.save(Saved(table, table.log.take_fresh()))
    return table


def cut(board: str) -> str:
    return board[: len(board) // 2]


def without_field(board: str) -> str:
    data = json.loads(board)
    del data["state"][sorted(data["state"])[0]]
    return json.dumps(data)


def shifted(board: str) -> str:
    """Loads without a word, and is another position."""
    data = json.loads(board)
    data["state"]["ply"] += 1
    return json.dumps(data)


BOARDS = [cut, without_field, shifted, lambda _: "{}", lambda _: "", lambda _: None, lambda _: '{"broken": 1}']


@pytest.mark.parametrize("damage", BOARDS)
@pytest.mark.parametrize("game", ["quest", "mapmasters"])
def test_a_damaged_board_is_laid_anew_from_the_log(store, damage, game):
    table = running(store, 12, game)
    change(store, board=damage(column(store, "board")))
    again = store.load("t1")
    assert seen(again) == seen(table)
    assert again.match.trace.hex == table.match.trace.hex
    shape = column(store, "shape")
    change(store, fault=None)
    assert store.load("t1").match.present.to_json() == again.match.present.to_json()
    assert column(store, "shape") == shape
    answer(again, rng=Random(1))
    store.save(Saved(again, again.log.take_fresh()))


@pytest.mark.parametrize("shape", [None, "", "0123456789ab-00000000"])
def test_a_snapshot_of_another_shape_is_not_believed(store, shape):
    table = running(store)
    change(store, board=shifted(column(store, "board")), shape=shape)
    assert seen(store.load("t1")) == seen(table)
    assert column(store, "shape").startswith(shape_of(table.game))


def test_shapes_differ_between_rulesets():
    assert len({shape_of(game) for game in RULESETS.values()}) == len(RULESETS)


@pytest.mark.parametrize("doc", ["{}", "", '{"options": {', "[]", '{"chairs": []}', "null"])
def test_a_damaged_doc_is_made_anew_and_everybody_keeps_their_seat(store, doc):
    table = running(store)
    change(store, doc=doc)
    again = store.load("t1")
    assert seen(again) == seen(table)
    assert column(store, "doc") != doc
    answer(again, rng=Random(1))
    store.save(Saved(again, again.log.take_fresh()))


def test_a_lobby_with_a_damaged_doc_comes_back(store):
    table = laid("me", "open", "bot:hard")
    put(store, table)
    change(store, doc="{}")
    again = store.load("t1")
    assert saved.doc_of(again) == saved.doc_of(table)
    lobby.sit(again, 1, "Lise")
    store.save(Saved(again, again.log.take_fresh()))


def test_a_finished_table_with_everything_but_its_log_damaged(store):
    table = begun("me", "me")
    made = play_out(table, Random(3), undo=0.2)
    store.create(Saved(table, made, grants=[("d1", 0)]))
    change(store, doc="{}", board="{}")
    again = store.load("t1")
    assert seen(again) == seen(table)


LOST = {
    "people": {"doc": "{}", "card": "{}"},
    "ruleset": {"ruleset": "quest/0"},
    "log": {"board": "{}", "version": 7},
}


@pytest.mark.parametrize("reason", LOST)
def test_what_cannot_be_opened_says_why_and_is_listed_so(store, reason):
    table = running(store)
    record = store.record("t1").text
    other = laid("me", "open")
    other.id = "t2"
    put(store, other)
    change(store, **LOST[reason])
    for _ in range(2):
        with pytest.raises(Unreadable) as error:
            store.load("t1")
        assert error.value.reason == reason
    lines = {t.id: summary(t, persons, ()) for t, persons in store.tables_of("d1")}
    assert lines["t1"]["unreadable"] == reason
    assert lines["t2"]["unreadable"] is None
    assert not lines["t1"]["your_turn"]
    assert lines["t1"]["deletable"]
    if reason != "people":
        assert [seat["name"] for seat in lines["t1"]["seats"]] == [chair.name for chair in table.seating.chairs]
    assert store.record("t1").text == record
    # what was damaged is mended by hand: it opens, and is listed as ever
    with store.writer.begin() as connection:
        connection.execute(text("UPDATE game_tables SET ruleset = :r, version = :v, doc = :doc WHERE id = 't1'"),
                           {"r": table.game.ruleset, "v": table.version,
                            "doc": json.dumps(saved.doc_of(table))})  # fmt: skip
    assert seen(store.load("t1")) == seen(table)
    assert {t.unreadable for t, _ in store.tables_of("d1")} == {""}


def test_a_log_that_means_something_else_now_is_not_played_on(store):
    """The label is the same, the lines are legal, and yet it is not what they did: the trace tells."""
    running(store)
    change(store, trace="0123456789abcdef", shape=None)
    with pytest.raises(Unreadable, match="trace"):
        store.load("t1")


def test_a_damaged_line_of_the_log_is_told(store):
    running(store)
    with store.writer.begin() as connection:
        connection.execute(text("UPDATE entries SET text = '0 jump' WHERE table_id = 't1' AND line = 9"))
    store.load("t1")  # the snapshot is whole
    change(store, board=None)
    with pytest.raises(Unreadable) as error:
        store.load("t1")
    assert error.value.reason == "log"


def test_each_row_is_loaded_with_its_own_ruleset(store):
    table = begun("me", "me", game=find_ruleset("dungeons/1"))
    put(store, table)
    for _ in range(15):
        answer(table, rng=Random(2))
        store.save(Saved(table, table.log.take_fresh()))
    assert column(store, "ruleset") == "dungeons/1"
    for board in (column(store, "board"), None):
        change(store, board=board)
        again = store.load("t1")
        assert again.game.ruleset == "dungeons/1"
        assert again.state.edition == 1
        assert seen(again) == seen(table)
    play = resume(parse_record(store.record("t1").text, RULESETS))
    assert play.game.ruleset == "dungeons/1"


def spoiled(**values: object):
    return lambda card: json.dumps({**json.loads(card), **values})


CARDS = [
    lambda _: None, lambda _: "", lambda _: "{}", cut, lambda _: "[]", spoiled(colours=[]), spoiled(people=[]),
    spoiled(chairs=[]), spoiled(asked="all"), spoiled(options=[1]),
    spoiled(result={"reason": "rounds", "scores": [1], "results": [], "resigned": []}),
]  # fmt: skip


@pytest.mark.parametrize("damage", CARDS)
def test_a_damaged_card_is_made_anew(store, damage, monkeypatch):
    tables = [running(store, 6), laid("me", "open")]
    tables[1].id = "t2"
    put(store, tables[1])
    ended = begun("me", "me")
    ended.id = "t3"
    store.create(Saved(ended, play_out(ended, Random(3)), grants=[("d1", 0)]))
    before = {t.id: summary(t, persons, ()) for t, persons in store.tables_of("d1")}
    for ident in before:
        change(store, ident, card=damage(column(store, "card", ident)))
    for again in range(2):
        if again:  # the first list has mended them all
            monkeypatch.setattr(Store, "load", lambda *_: pytest.fail("a table was opened"))
        assert {t.id: summary(t, persons, ()) for t, persons in store.tables_of("d1")} == before
        assert [t.card["result"] for t, _ in store.finished_of("d1", "quest")] == [ended.match.result]


def test_the_list_reads_no_board(store, monkeypatch):
    running(store)
    monkeypatch.setattr(Store, "load", lambda *_: pytest.fail("a table was opened"))
    (line,) = [summary(t, persons, ()) for t, persons in store.tables_of("d1")]
    assert line["your_turn"]
    assert [seat["mine"] for seat in line["seats"]] == [True, True]


# the same over HTTP


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


GETS = {
    "": {}, "/entries": {}, "/positions": {}, "/explain": {"codes": "1", "action": "rest"}, "/events": {},
}  # fmt: skip
POSTS = {
    "actions": {"seat": 0, "code": 1, "version": 1}, "undo": {"seat": 0, "version": 1}, "chat": {"text": "a"},
    "takeback": {"seat": 0, "version": 1}, "proposal": {"agree": True}, "me": {"name": "a"}, "ready": {"ready": True},
    "settings": {}, "links": {"seat": -1}, "join-code": {"open": True}, "start": {}, "pause": {"paused": True},
    "resign": {"seat": 0}, "seats/0": {"name": "a"}, "seats/0/replace": {}, "seats/0/return": {},
    "report": {"text": "a"}, "marks": {"seat": 0, "kind": "ping", "key": "a", "value": [1]},
    "study": {"seat": 0, "version": 1, "topic": "hint", "params": {}},
}  # fmt: skip


@pytest.mark.anyio
@pytest.mark.parametrize("damage", [{"game": "chess"}, {"ruleset": "quest/9"}, {"doc": "{}", "card": None}])
async def test_one_unreadable_table_is_one_tables_trouble(url, damage):
    config = Config(database_url(url), bots=0, readers=0, limits=no_limits())
    async with open_house(config) as house:
        ada = await house.person()
        idents = []
        for _ in range(3):
            await ada.lay("me", "me")
            await ada.play(await ada.look())
            idents.append(ada.table)
        bad = idents[1]
        ada.table = bad
        record = (await ada.get("/record"))[1]
        cookie = ada.client.cookies["lanterns"]
    store = Store(database_url(url))
    change(store, bad, **damage)
    store.close()
    async with open_house(config) as house:
        ada, stranger = await house.person(), await house.person()
        ada.client.cookies.set("lanterns", cookie)
        ada.table = stranger.table = bad
        for path, params in GETS.items():
            status, body = await ada.get(path, **params)
            assert (status, body["code"]) == (410, "table-unreadable"), (path, body)
            assert body["en"].startswith("This table cannot be opened")
            assert body["fr"].startswith("Cette version")
        for path, data in POSTS.items():
            status, body = await ada.post(f"/{path}", **data)
            assert (status, body["code"]) == (410, "table-unreadable"), (path, body)
        status, lines = await ada.get("/api/tables")
        assert status == 200
        assert {line["id"] for line in lines if line["unreadable"]} == {bad}
        assert len(lines) == 3
        assert await ada.get("/record") == (200, record)
        assert (await stranger.get("/record"))[0] == 403
        assert (await ada.get("/api/finished/quest"))[0] == 200
        for ident in (idents[0], idents[2]):
            ada.table = ident
            await ada.play(await ada.look())
        ada.table = bad
        await ada.fine("/leave")
        assert len((await ada.get("/api/tables"))[1]) == 2
