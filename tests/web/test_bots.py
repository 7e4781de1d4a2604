"""Bots think in processes of their own: they answer, they are replaced when they die, they never stop the server."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator

import pytest

from lanterns.bots import LEVELS
from lanterns.core.record import parse_record
from lanterns.core.replay import replay
from lanterns.games import GAMES, RULESETS, get_game
from lanterns.web.processes.bots import BotPool
from lanterns.web.service.play import people_play
from tests.tables.helpers import asked, begun
from tests.web.conftest import Person, laid, open_house, until

pytestmark = pytest.mark.anyio


@pytest.fixture
def pool() -> Iterator[BotPool]:
    """One worker with time enough."""
    made = BotPool(1, 30)
    yield made
    made.close()


async def until_asked(person: Person, seconds: float = 120) -> dict:
    """The table when one of this person's seats is asked, or the game is over."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        table = await person.look()
        if table["status"] == "over" or set(table["view"]["actors"]) & set(table["mine"]):
            return table
        await asyncio.sleep(0.05)
    raise AssertionError("the bots do not answer")


async def until_a_bot_is_asked(person: Person) -> dict:
    """Answer for this person's seats as long as one of them is asked; the table then."""
    table = await person.look()
    while set(table["view"]["actors"]) & set(table["mine"]):
        await person.play(table)
        table = await person.look()
    return table


async def test_bots_of_every_level_answer_with_legal_actions(pool: BotPool, caplog):
    for game in GAMES.values():
        table = begun("bot", "bot", game=game)
        seat = table.state.actors()[0]
        for level in LEVELS:
            code = await pool.choose(game, table.state, seat, level, 1)
            assert code in table.state.options(seat)
    assert caplog.text == ""
    assert len(pool.pids) == 1


async def test_a_person_plays_against_bots(config):
    config.bots = 2
    async with laid(config, "me", "bot", "bot") as (_house, ada):
        for _ in range(4):
            table = await until_asked(ada)
            assert table["thinking"] == []
            await ada.play(table)
        await until_asked(ada)
        _, page = await ada.get("/entries", limit=500)
        assert {entry["seat"] for entry in page["entries"] if entry["kind"] == "action"} >= {0, 1}


async def test_bots_play_a_whole_game_among_themselves(config):
    config.bots = 2
    async with laid(config, "bot", "bot") as (_house, ada):
        deadline = time.monotonic() + 300
        while (table := await ada.look())["status"] == "playing":
            assert time.monotonic() < deadline
            await asyncio.sleep(0.2)
        assert table["result"]["reason"] == "rounds"
        text = (await ada.get("/record"))[1]
        replay(parse_record(text, RULESETS))


async def test_a_worker_that_dies_is_replaced(pool: BotPool):
    table = begun("bot", "bot")
    game, state, seat = get_game("quest"), table.state, asked(table)
    await pool.choose(game, state, seat, "easy", 1)
    (pid,) = pool.pids
    os.kill(pid, signal.SIGKILL)
    assert await pool.choose(game, state, seat, "easy", 1) in state.options(seat)
    thinking = asyncio.ensure_future(pool.choose(game, state, seat, "hard", 1))
    await asyncio.sleep(0.05)
    os.kill(pool.pids[0], signal.SIGKILL)
    assert await thinking in state.options(seat)
    assert pool.pids != [pid]


async def test_a_worker_that_does_not_answer_is_given_up(caplog):
    pool = BotPool(1, 0.01)  # nobody starts that fast
    try:
        table = begun("bot", "bot")
        code = await pool.choose(get_game("quest"), table.state, asked(table), "hard", None)
        assert code in table.state.options(asked(table))
        assert "drawn by lot" in caplog.text
    finally:
        pool.close()


async def test_a_bot_whose_table_was_paused_answers_later(config):
    config.bots = 1
    config.bot_pause = 0.3
    async with laid(config, "me", "bot", options={"first": "1"}) as (_house, ada):
        paused = (await ada.fine("/pause", paused=True))["table"]
        await asyncio.sleep(1.5)
        assert (await ada.look())["version"] == paused["version"]
        await ada.fine("/pause", paused=False)
        assert (await until_asked(ada))["version"] > paused["version"]


async def test_bots_let_people_win_a_race_only_while_people_play():
    """B1: what a bot waits for is a person whose answer is open."""
    assert people_play(begun("open", "bot", first="0"))
    assert not people_play(begun("bot", "bot"))


async def test_bots_go_on_after_a_restart(config):
    config.bots = 1
    config.bot_pause = 5.0
    async with open_house(config) as house:
        ada = await house.person()
        created = await ada.lay("me", "bot", options={"first": "1"})
        cookie = ada.client.cookies["lanterns"]
    config.bot_pause = 0.0
    async with open_house(config) as house:
        ada = await house.person()
        ada.client.cookies.set("lanterns", cookie)
        ada.table = created["table"]["id"]
        assert (await until_asked(ada))["version"] > created["table"]["version"]


async def test_a_take_back_ends_the_thought_under_it_at_once(config):
    """What nobody asks any more is thought about by nobody: the seat does not think, the worker is free."""
    config.bots = 1
    config.bot_pause = 60.0
    async with laid(config, "me", "bot:hard", options={"first": "0"}) as (house, ada):
        crew = house.app.state.bots.crew
        table = await until_a_bot_is_asked(ada)
        assert table["thinking"] == table["view"]["actors"]
        done = await ada.fine("/takeback", seat=0, version=table["version"])
        assert done["table"]["thinking"] == []
        assert 0 in done["table"]["view"]["actors"]
        await until(lambda: not (crew.running or crew.waiting))
        # a pause ends it as well, and the end of the pause begins it again
        table = await until_a_bot_is_asked(ada)
        assert (await ada.fine("/pause", paused=True))["table"]["thinking"] == []
        await ada.fine("/pause", paused=False)
        assert (await ada.look())["thinking"] == table["view"]["actors"]


async def test_a_question_that_is_put_anew_is_thought_about_anew(config):
    """The same seat is asked after a take-back, but of another position: the old thought is not waited for."""
    config.bots = 1
    config.bot_pause = 60.0
    async with laid(config, "me", "bot", options={"first": "0"}) as (house, ada):
        sessions = house.app.state.sessions
        await until_a_bot_is_asked(ada)
        (first,) = sessions.held[ada.table].thinking.values()
        await until(lambda: first.since >= 0)
        await sessions.change(ada.table, lambda _, t: t.match.since.__setitem__(1, t.version + 1), lambda *_: None)
        (second,) = sessions.held[ada.table].thinking.values()
        assert second is not first
        await asyncio.sleep(0)
        assert first.task.cancelled() or first.task.cancelling()


async def test_an_easy_bot_is_served_beside_twenty_tables_of_hard_ones(config):
    """Nobody looks at the twenty tables of one client; whoever looks at another table waits for no queue of theirs."""
    config.bots = 2
    async with open_house(config) as house:
        crowd, ada = await house.people(2)
        crew = house.app.state.bots.crew
        begun: list[str] = []
        begin = crew._begin
        crew._begin = lambda ticket: (begun.append(ticket.behalf.table), begin(ticket))
        for _ in range(20):
            await crowd.fine(
                "/api/tables", game="quest", seats=[{"kind": "bot", "level": "hard"}] * 4, options={"players": "4"}
            )
        for session in house.app.state.sessions.held.values():
            session.looked = -1000.0  # a while ago
        await until(lambda: crew.running, 120)
        await ada.lay("me", "bot", options={"first": "1"})
        before = len(begun)
        await until_asked(ada)
        mine = begun.index(ada.table)
        assert len([table for table in begun[before:mine] if table != ada.table]) <= len(crew.workers)


async def test_who_drives_a_table_is_who_acts_there(config):
    config.bots = 1
    config.bot_pause = 60.0
    async with open_house(config) as house:
        ada, stranger = await house.person("10.0.0.1"), await house.person("2001:db8::7")
        await ada.lay("me", "bot", options={"first": "0"})
        (session,) = house.app.state.sessions.held.values()
        assert session.driver == "10.0.0.1"
        stranger.table = ada.table
        assert (await stranger.get(""))[0] == 403
        assert session.driver == "10.0.0.1"
        link = (await ada.post("/links", seat=-1))[1]["url"]
        await stranger.sit(link)
        await stranger.look()
        assert session.driver == "2001:db8::/64"
        assert session.watched()
        session.looked = -1000.0
        assert not session.watched()
