"""Finished games of one's own, marked with a star: whose, which, on all devices, and what is refused."""

from __future__ import annotations

import pytest

from lanterns.store.persons import favourites
from tests.web.conftest import House, Person
from tests.web.test_profile import P, at_home, finish, pass_on

pytestmark = pytest.mark.anyio

AT = f"{P}/favourites"


async def test_a_star_makes_a_page_and_every_device_of_it_has_it(house: House):
    ada, phone = await at_home(house), await at_home(house, "10.0.0.6")
    assert (await ada.get(AT)) == (200, [])
    await ada.lay("me", "bot", name="Ada")
    await finish(ada)
    assert (await ada.get(P))[1]["made"] is None
    (star,) = await ada.fine(AT, table=ada.table, marked=True)
    assert (await ada.get(P))[1]["made"] is not None
    assert (star["table"]["id"], star["table"]["status"]) == (ada.table, "over")
    assert [seat["mine"] for seat in star["table"]["seats"]] == [True, False]
    await pass_on(ada, phone)
    assert (await phone.get(AT))[1] == [star]
    assert (await ada.get(f"{P}/export"))[1]["kept"]["favourites"] == [{"table_id": ada.table, "at": star["marked"]}]
    assert await phone.fine(AT, table=ada.table, marked=False) == []
    assert await phone.fine(AT, table=ada.table, marked=False) == []
    assert (await ada.get(AT)) == (200, [])


async def test_only_what_is_over_and_ones_own_has_a_star(ada: Person, eve: Person):
    await ada.lay("me", "bot")
    running = {"table": ada.table, "marked": True}
    status, problem = await ada.post(AT, **running)
    assert (status, problem["code"]) == (403, "favourite-not-over")
    await finish(ada)
    for who, table in ((eve, ada.table), (eve, "none"), (ada, "none")):
        status, problem = await who.post(AT, table=table, marked=True)
        assert (status, problem["code"]) == (403, "favourite-not-own")
        assert problem["en"] != problem["fr"]
    assert (await eve.post(AT, table=ada.table, marked=False)) == (200, [])
    assert (await eve.get(P))[1]["made"] is None  # nothing was kept of them
    for body in ({"table": ada.table}, {"table": "", "marked": True}, {"table": "x" * 33, "marked": True}):
        status, problem = await ada.post(AT, **body)
        assert (status, problem["code"]) == (400, "bad-request")
    assert (await ada.get(AT))[1] == []


async def test_one_too_many_is_refused_in_a_sentence(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(favourites, "MOST", 1)
    for _ in range(2):
        await ada.lay("me", "bot")
        await finish(ada)
    (first, second) = [one["id"] for one in (await ada.get("/api/tables"))[1]]
    await ada.fine(AT, table=first, marked=True)
    status, problem = await ada.post(AT, table=second, marked=True)
    assert (status, problem["code"]) == (409, "favourites-full")
    assert "take a star off" in problem["en"]
    assert [star["table"]["id"] for star in (await ada.get(AT))[1]] == [first]
    assert ada.table == first
    await ada.fine("/delete")  # the table, and its star with it
    assert (await ada.get(AT)) == (200, [])
