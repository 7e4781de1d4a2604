"""Whose a seat is: a stand-in bot opens nothing, a link is used up, devices come and go."""

from __future__ import annotations

import pytest

from tests.web.conftest import Person

pytestmark = pytest.mark.anyio


async def begin(ada: Person, lise: Person, game: str = "bids", **more: str) -> str:
    """Ada's table at which Lise sits, begun; returns Lise's seat link."""
    created = await ada.lay("me", "open", game=game, options=more)
    link: str = created["links"][0]["url"]
    await lise.sit(link)
    await lise.fine("/ready", ready=True)
    await ada.fine("/start")
    return link


async def test_a_stand_in_opens_no_record(bids, config, ada: Person, lise: Person, eve: Person):
    """H2: not to the other player, not to a spectator while bots play for all, not to a lone player."""
    config.away_after = 0.0
    await begin(ada, lise)
    await eve.sit((await ada.fine("/links", seat=-1))["url"])
    await ada.fine("/seats/1/replace")
    await ada.fine("/seats/0/replace")
    for person in (ada, lise, eve):
        assert (await person.get("/record"))[1]["code"] == "secret-record"
        assert "left out" in (await person.post("/report", text="x"))[1]
    await lise.fine("/leave")
    await ada.fine("/seats/0/return")
    await ada.fine("/resign", seat=0)
    for person in (ada, eve):
        assert (await person.get("/record"))[1]["code"] == "secret-record"
    await ada.lay("me", "bot", game="bids")
    assert (await ada.get("/record"))[1]["code"] == "secret-record"
    assert (await ada.look())["status"] == "playing"  # the table itself stays


async def test_a_server_that_comes_back_takes_nobody_for_away(bids, ada: Person, lise: Person):
    """H2: after a restart nobody has a stream yet."""
    await begin(ada, lise)
    assert (await ada.post("/seats/1/replace"))[1]["code"] == "not-absent"
