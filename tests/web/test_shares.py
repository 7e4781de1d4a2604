"""A finished game that is shared: its public address opens it for anybody, tells no id, and can be closed again."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest
from fontTools.pens.ttGlyphPen import TTGlyphPen

from lanterns.core.roles import SCORE
from lanterns.core.view_types import StoryView
from lanterns.games import GAMES
from lanterns.web.door.devices import share_token
from lanterns.web.shared.card import Art, Lantern, svg_of
from lanterns.web.shared.fonts import Fonts
from lanterns.web.shared.head import PREVIEWS, STAY_OUT, language_of, robots_txt
from lanterns.web.shared.words import Finished, sealed, seat_colours, told
from tests.web.conftest import House, Person, open_house
from tests.web.test_bad_input import whole

pytestmark = pytest.mark.anyio

LOST = Path(__file__).parents[1] / "fixtures" / "records" / "dungeons" / "4" / "heroes-3-lost-way.record"
PAGE = '<!doctype html><html lang="en"><head><title>Three Lanterns</title></head><body></body></html>'
COLOURS = ("blue", "red", "yellow", "green", "plum")
BARE = Fonts(Path("/nowhere"))
ART = Art(
    dict.fromkeys(
        (*COLOURS, "plaster", "plaster2", "timber", "timber2", "glowA", "glowB", "iron", "pen", "pen2", "wallStone",
         "ink", "ink2", "panel", "hair", "wick", "hp", "info"),
        "#123456",
    ),
    dict.fromkeys(COLOURS, "M0 0H9V9Z"), dict.fromkeys(COLOURS, ""),
    "".join(f'<pattern id="p-{colour}" width="5" height="5"/>' for colour in COLOURS),
    {"quest": Lantern("M0 0H9V9Z", "#FFC95C", "M0 0V9", "M0 0H9Z", "M0 9H9Z")},
)  # fmt: skip


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A built client, as small as it may be."""
    folder = tmp_path / "dist"
    (folder / "card").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    art = {name: getattr(ART, name) for name in ("colours", "seals", "dashes", "cloth")}
    shapes = {name: {key: getattr(one, key) for key in one.__struct_fields__} for name, one in ART.lanterns.items()}
    (folder / "card" / "art.json").write_text(json.dumps({**art, "lanterns": shapes}))
    return folder


async def asked(person: Person, path: str) -> tuple[int, Any]:
    """Of a page, for what wants none."""
    answer = await person.client.get(path, headers={"accept": "*/*"})
    return answer.status_code, answer.json()


async def over(person: Person, title: str = "Our own evening") -> str:
    """A table whose game is over."""
    made = await person.fine("/api/tables/import", record=LOST.read_text("utf-8"), name="Ada")
    person.table = made["table"]["id"]
    await person.fine("/settings", title=title)
    return person.table


async def test_a_shared_game_opens_for_anybody_and_tells_nothing_of_its_table(house: House, ada: Person, eve: Person):
    ident = await over(ada)
    assert (await ada.get("/share")) == (200, {"token": None, "url": None, "made": None})
    share = await ada.fine("/share")
    token = share["token"]
    assert share_token(token)
    assert share["url"] == f"/shared/{token}"
    assert await ada.fine("/share") == share == (await ada.get("/share"))[1]
    status, seen = await eve.get(f"/api/shared/{token}")
    assert status == 200
    assert (seen["id"], seen["status"], seen["mine"], seen["title"]) == (token, "over", [], "")
    assert seen["people"] == seen["devices"] == []
    assert seen["view"]["over"]
    assert seen["result"]["reason"] == "lost-way"
    eve.table = token
    told_of: list[Any] = [seen]
    for path in ("/end", "/positions", "/record", "/analysis"):
        status, answer = await eve.get(path)
        assert status == 200, path
        told_of.append(answer)
    # The address is no key to the table itself, and nothing that it opens says whose table it is.
    for path in ("", "/entries", "/share"):
        whole(await eve.get(path), 404, "table-unknown")
    assert ident not in str(told_of)
    assert "Our own evening" not in str(told_of)


async def test_by_its_public_address_a_game_is_nobodys_own(ada: Person):
    """So it looks the same to those who played it: no place among their games, no way back to their table."""
    await over(ada)
    assert (await ada.get("/positions", count=1))[1]["yours"] is True
    ada.table = (await ada.fine("/share"))["token"]
    assert (await ada.get("/positions", count=1))[1]["yours"] is False
    assert (await ada.get("/end"))[1]["place"] is None


async def test_an_address_is_closed_and_another_one_made(house: House, ada: Person, eve: Person):
    await over(ada)
    token = (await ada.fine("/share"))["token"]
    assert [one["token"] for one in (await ada.get("/api/shares"))[1]] == [token]
    assert (await eve.get("/api/shares"))[1] == []
    assert await ada.fine("/share/close") == {"token": None, "url": None, "made": None}
    assert (await ada.get("/api/shares"))[1] == []
    eve.table = token
    for path in (f"/api/shared/{token}", "/end", "/positions", "/record", "/analysis"):
        whole(await eve.get(path), 410, "share-closed")
    whole(await eve.post("/analysis"), 410, "share-closed")
    page = await eve.client.get(f"/shared/{token}", headers={"accept": "text/html"})
    assert page.status_code == 410
    assert "og:title" not in page.text
    whole(await asked(eve, f"/shared/{token}/card.png"), 410, "share-closed")
    again = (await ada.fine("/share"))["token"]
    assert again != token
    assert (await eve.get(f"/api/shared/{again}"))[0] == 200
    whole(await eve.get(f"/api/shared/{token}"), 410, "share-closed")


async def test_only_those_who_played_share_and_only_what_is_over(house: House, ada: Person, eve: Person):
    await ada.lay("me", "me")
    whole(await ada.post("/share"), 409, "share-early")
    eve.table = ada.table
    whole(await eve.post("/share"), 403, "not-at-table")
    ada.table = await over(ada)
    eve.table = ada.table
    token = (await ada.fine("/share"))["token"]
    for path in ("/share", "/share/close"):
        whole(await eve.post(path), 403, "not-at-table")
    whole(await eve.get("/share"), 403, "not-at-table")
    assert (await eve.get(f"/api/shared/{token}"))[0] == 200
    # Neither a table's id nor an address that was made up is one.
    for address in (ada.table, 26 * "a", "nowhere"):
        whole(await eve.get(f"/api/shared/{address}"), 404, "share-unknown")
    await ada.fine("/delete")
    whole(await eve.get(f"/api/shared/{token}"), 404, "share-unknown")


@pytest.mark.parametrize("allowed", [False, True])
async def test_the_page_has_a_head_in_both_languages(config, dist, allowed):
    config.client = dist
    config.robots = allowed
    async with open_house(config) as house:
        ada, eve = await house.person("10.0.0.1"), await house.person("10.0.0.2")
        await over(ada)
        token = (await ada.fine("/share"))["token"]
        pages = {}
        for language in ("en", "fr"):
            answer = await eve.client.get(f"/shared/{token}", params={"lang": language})
            assert answer.status_code == 200
            assert (answer.headers.get("x-robots-tag") == STAY_OUT) is not allowed
            head = metas(answer.text)
            assert ("robots" in head) is not allowed
            assert f'<html lang="{language}"' in answer.text
            assert head["og:image"].startswith("http")
            assert head["og:image"].endswith(f"/shared/{token}/card.png?lang={language}")
            assert head["og:locale"][:2] == language
            pages[language] = head
        assert pages["en"]["og:title"] == "No way leads on, and the Lair Door was not found · Dungeons"
        assert pages["en"]["og:title"] != pages["fr"]["og:title"]
        assert pages["en"]["og:description"] != pages["fr"]["og:description"]
        assert ada.table not in str(pages)
        text = (await eve.client.get("/robots.txt")).text
        assert text == robots_txt("/", allowed=allowed)


async def test_below_a_sub_path_every_address_is_whole(config, dist):
    config.client = dist
    async with open_house(config) as house:
        ada = await house.person("10.0.0.1")
        await over(ada)
        address = (await ada.fine("/share"))["url"]
    config.public_url = "https://games.example.org/lanterns/"
    async with open_house(config) as house:
        eve = await house.person("10.0.0.2")
        there = f"https://games.example.org/lanterns{address}"
        for path in (f"/lanterns{address}", address):  # a proxy takes the sub-path off or not
            head = metas((await eve.client.get(path, params={"lang": "fr"})).text)
            assert (head["og:url"], head["og:image"]) == (f"{there}?lang=fr", f"{there}/card.png?lang=fr")


def metas(text: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', text))


async def test_a_link_to_a_moment_has_the_same_head_and_seals_hide_names_there_too(config, dist):
    config.client = dist
    async with open_house(config) as house:
        ada, eve = await house.person("10.0.0.1"), await house.person("10.0.0.2")
        await over(ada)
        token = (await ada.fine("/share"))["token"]
        names = [seat["name"] for seat in (await eve.get(f"/api/shared/{token}"))[1]["seats"]]
        assert all(names)
        for path in (
            f"/replay/{token}?at=12&lang=fr",
            f"/replay/{token}?at=12&lang=fr&seals",
            f"/analysis/{token}?lang=fr",
        ):
            answer = await eve.client.get(path)
            assert (answer.status_code, answer.headers["x-robots-tag"]) == (200, STAY_OUT)
            head = metas(answer.text)
            assert head["og:url"].endswith(path.replace("&", "&amp;"))
            assert head["og:image"].endswith(
                f"/shared/{token}/card.png?lang=fr{'&amp;seals' if 'seals' in path else ''}"
            )
            picture = await eve.client.get(head["og:image"].replace("&amp;", "&"))
            assert picture.status_code == 200
        plain = await eve.client.get(f"/shared/{token}?lang=en")
        hidden = await eve.client.get(f"/replay/{token}?seals&lang=en&at=<b>")
        assert not any(name in hidden.text for name in names)
        assert "<b>" not in hidden.text
        # Of a table by its id nothing is told, whether it is over or not.
        own = await ada.client.get(f"/replay/{ada.table}")
        assert (own.status_code, own.text) == (200, PAGE)
        assert plain.text != PAGE
        await ada.fine("/share/close")
        for screen in ("shared", "replay", "analysis"):
            answer = await eve.client.get(f"/{screen}/{token}", headers={"accept": "text/html"})
            assert (answer.status_code, answer.text) == (410, PAGE)


async def test_the_picture_is_drawn_on_the_server(config, dist):
    config.client = dist
    async with open_house(config) as house:
        ada, eve = await house.person("10.0.0.1"), await house.person("10.0.0.2")
        await over(ada)
        token = (await ada.fine("/share"))["token"]
        made = {}
        for language in ("en", "fr", "en"):
            answer = await eve.client.get(f"/shared/{token}/card.png", params={"lang": language})
            assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
            assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.content[:8] == b"\x89PNG\r\n\x1a\n"
            assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
            assert made.setdefault(language, answer.content) == answer.content
        path, known = f"/shared/{token}/card.png", {"if-none-match": answer.headers["etag"]}
        again = await eve.client.get(path, params={"lang": "en"}, headers=known)
        assert (again.status_code, again.content) == (304, b"")
        # Whoever has the picture asks each time, and is told that the page was closed.
        await ada.fine("/share/close")
        again = await eve.client.get(path, params={"lang": "en"}, headers={**known, "accept": "*/*"})
        whole((again.status_code, again.json()), 410, "share-closed")


async def test_without_the_client_there_is_no_picture(config, tmp_path):
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "index.html").write_text(PAGE)
    config.client = tmp_path / "bare"
    async with open_house(config) as house:
        ada = await house.person("10.0.0.1")
        await over(ada)
        token = (await ada.fine("/share"))["token"]
        whole(await asked(ada, f"/shared/{token}/card.png"), 404, "not-found")


def game(**more: Any) -> Finished:
    given = {
        "game": "quest", "ruleset": GAMES["quest"].ruleset, "box": "quest", "cooperative": False, "reason": "rounds",
        "names": ("Élodie", "Marc", "<b>&"), "colours": ("blue", "red", "green"), "scores": (27, 24, -1),
        "results": (1.0, 0.0, 0.0), "resigned": (), "ended": 1764374400.0, "version": 300,
    }  # fmt: skip
    return Finished(**{**given, **more})


STORY: StoryView = {
    "unit": "round", "chapters": [0, 1, 2], "lines": [0, 9, 20],
    "tracks": [{"key": SCORE, "seat": seat, "values": [-9, 4, last]} for seat, last in enumerate((27, 24, -1))],
    "turnings": [], "sources": [],
    "cause": {"key": "late", "params": {"seat": 0, "other_seat": 1, "points": 8, "margin": 3, "source": "quests",
                                        "count": 2}},
}  # fmt: skip


def test_the_words_are_those_of_a_stranger():
    """Nobody is "you"."""
    english, french = (told(game(), STORY, code) for code in ("en", "fr"))
    assert english.title == "Élodie wins by 3"
    assert english.reason.startswith("The last round brought Élodie ")
    assert english.points == ("27", "24", "−1")
    assert english.date == "29 November 2025"
    assert french.date == "29 novembre 2025"
    assert (english.game, french.game) == ("Quest", "Quête")
    assert french.title != english.title
    shared = told(game(results=(0.5, 0.5, 0.0), scores=(9, 9, 1)), None, "en")
    assert shared.title == "Élodie and Marc share it, 9 each"
    given = told(game(reason="resigned", results=(0, 0, 0), resigned=(0, 1, 2)), STORY, "en")
    assert given.title == "The game was given up"
    assert given.reason == "It ended in round 2; the points are those of that moment."


def test_a_chosen_one_is_told_as_on_the_page_of_the_end():
    reached = ("target", (("points", 57), ("target", 55), ("level", "knight")))
    alone = game(names=("Élodie",), colours=("blue",), scores=(57,), results=(1.0,), reason="target", verdict=reached)
    assert [told(alone, None, code).title for code in ("en", "fr")] == [
        "Knight: 57 of 55",
        "Chevalier\u202f: 57 sur 55",
    ]
    short = ("short", (("points", 46), ("target", 55), ("short", 9), ("level", "knight")))
    assert told(game(verdict=short, results=(0.0, 0.0, 0.0)), None, "en").title == "46 of 55, 9 short"


def test_what_people_are_called_is_no_markup():
    over = game()
    svg = svg_of(over, told(over, STORY, "fr"), STORY, ART, BARE)
    assert "<b>" not in svg
    assert "&lt;b&gt;&amp;" in svg
    assert "\u202f" not in svg
    assert svg.count('fill="url(#glow)"') == 1  # the lamp of the winner


def test_long_texts_are_cut():
    """Without fonts each letter is a broad one."""
    wide = BARE.width("x", "text", 10)
    assert BARE.lines("one two three", "text", 10, 8 * wide, 2) == ["one two", "three"]
    assert BARE.lines("one two three four", "text", 10, 8.5 * wide, 2) == ["one two", "three f…"]
    assert BARE.lines(30 * "x", "text", 10, 10.5 * wide, 2) == [9 * "x" + "…"]
    assert BARE.lines("", "text", 10, 100, 2) == []
    assert BARE.cut("three", "text", 10, 5 * wide) == "three"
    assert BARE.cut("three, ", "text", 10, 5.5 * wide) == "thre…"


@pytest.fixture
def fonts(tmp_path: Path) -> Fonts:
    """Fonts that know "a" and "b", which is twice as wide in the bold one."""
    from fontTools.fontBuilder import FontBuilder

    for name, wide in (("text-400.ttf", 500), ("text-700.ttf", 1000)):
        font = FontBuilder(1000, isTTF=True)
        font.setupGlyphOrder([".notdef", "a", "b"])
        font.setupCharacterMap({ord("a"): "a", ord("b"): "b"})
        font.setupGlyf({glyph: TTGlyphPen(None).glyph() for glyph in (".notdef", "a", "b")})
        font.setupHorizontalMetrics({".notdef": (0, 0), "a": (500, 0), "b": (wide, 0)})
        font.setupHorizontalHeader()
        font.setupPost()
        font.save(tmp_path / name)
    return Fonts(tmp_path)


def test_texts_are_as_wide_as_their_letters(fonts: Fonts):
    assert fonts.width("ab", "text", 10) == pytest.approx(10, rel=0.05)
    assert fonts.width("ab", "bold", 10) == pytest.approx(15, rel=0.05)


def test_names_that_no_font_writes_are_left_away(fonts: Fonts):
    assert [fonts.draws(name) for name in ("ab", "a日b本", "日本", "🎲 a", "")] == ["ab", "ab", "", "a", ""]
    assert BARE.draws("日本") == "日本"


def test_sealed_players_are_called_by_their_colours():
    over = game()
    assert sealed(over, "en").names == ("Blue", "Red", "Green")
    words = told(sealed(over, "fr"), STORY, "fr")
    assert words.names == ("Bleu", "Rouge", "Vert")
    assert not any(name in str(words) for name in over.names)


@pytest.mark.parametrize(
    ("name", "reason", "english", "french"),
    [
        ("quest", "target", "The target is reached, and the game is won",
         "L’objectif est atteint, et la partie est gagnée"),
        ("dungeons", "boss-beaten", "The boss is beaten, and the game is won",
         "Le Boss est vaincu, et la partie est gagnée"),
    ],
)  # fmt: skip
def test_a_game_that_was_won_together_was_not_won_by_the_reader(name, reason, english, french):
    over = game(game=name, ruleset=GAMES[name].ruleset, cooperative=True, reason=reason, results=(1.0, 1.0, 1.0))
    assert [told(over, None, code).title for code in ("en", "fr")] == [english, french]
    # Their points are one number, which is not told thrice.
    assert told(over, None, "en").points == ("", "", "")


def test_seats_have_the_colours_of_the_board_else_the_usual_ones():
    assert seat_colours({"players": [{"colour": "green"}, {"colour": None}]}, 2) == ("green", "red")
    assert seat_colours({}, 3) == ("blue", "red", "yellow")


def test_robots_are_asked_to_stay_out_unless_they_may_come():
    shut, free = robots_txt("/lanterns/", allowed=False), robots_txt("/lanterns/", allowed=True)
    assert shut.endswith("User-agent: *\nDisallow: /\n")
    assert all(f"User-agent: {name}\n" in shut for name in PREVIEWS)
    assert "Allow: /lanterns/shared/\n" in shut
    free = free.partition("User-agent: *\n")[2]
    assert "Disallow: /lanterns/seat/" in free
    assert "Disallow: /lanterns/replay/" in free
    assert "Disallow: /\n" not in free
    assert "shared" not in free


@pytest.mark.parametrize(
    ("asked", "accepted", "language"),
    [("fr", "en", "fr"), (None, "fr-CA,fr;q=0.9,en;q=0.8", "fr"), ("xx", "de, en", "en"), (None, "", "en")],
)
def test_the_language_is_the_one_asked_for(asked, accepted, language):
    assert language_of(asked, accepted) == language
