"""What a notice says: one sentence and one link, in the language of whoever gets it. Nothing that not all may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from lanterns.core.step import SPECTATOR
from lanterns.games import GAMES, RULESETS
from lanterns.locales import Catalogue
from lanterns.store.notices.channels import Channel
from lanterns.store.notices.outbox import CONFIRM, DIGEST, REMINDER, TURN
from lanterns.tables import Table
from lanterns.tables.card import Listed
from lanterns.tables.parts.seats import NOBODY

TEST = "test"
LONGEST_LIST = 8  # tables that a digest names


@dataclass(frozen=True, slots=True)
class Message:
    """`path` is the page that it leads to; a later message of the same `tag` takes this one's place on a screen."""

    kind: str
    title: str
    text: str
    path: str
    tag: str
    game: str = ""
    table: str = ""
    question: str = ""


@lru_cache(maxsize=16)
def _words(language: str, ruleset: str) -> Catalogue:
    game = RULESETS.get(ruleset)
    return Catalogue(language, game if game is not None else "", rooms=("ui", "notices"))


def words(language: str) -> Catalogue:
    """The catalogue in which notices are told that are about no game."""
    return _words(language, "")


def _listed(names: Sequence[str], language: str) -> str:
    from babel.lists import format_list  # slow to import

    return str(format_list(list(names), locale=language))


def _game(language: str, game: str) -> str:
    house = GAMES.get(game)
    return _words(language, house.ruleset).say(f"game-{game}") if house else game


def turn(table: Table, seat: int, language: str, hours: int | None = None) -> Message:
    """It is somebody's turn; `hours`: a reminder, with how many are left."""
    say = _words(language, table.game.ruleset)
    game = _game(language, table.game.id)
    mine = table.seating.chairs[seat].person
    others = [
        chair.name or say.say("player", number=number + 1)
        for number, chair in enumerate(table.seating.chairs)
        if chair.person not in (NOBODY, mine)
    ]
    asked = question(table, seat, say)
    told: dict[str, Any] = {
        "game": game,
        "table": table.title,
        "titled": "yes" if table.title else "no",
        "others": _listed(others, language),
        "count": len(others),
        "question": asked + ("." if asked[-1:].isalnum() else ""),
        "hours": hours or 0,
    }
    kind = TURN if hours is None else REMINDER
    return Message(
        kind, say.say(f"notice-{kind}-title", **told), say.say(f"notice-{kind}", **told), f"/table/{table.id}",
        f"{table.id}-{seat}", game, table.id, asked,
    )  # fmt: skip


def question(table: Table, seat: int, say: Catalogue) -> str:
    """What a seat is asked, as everybody at the table is told it."""
    view = table.game.view(table.shown_state(), SPECTATOR)
    asked: Any = view.get("question")
    if not isinstance(asked, dict) or asked.get("actor") != seat:
        return say.say("notice-answer")
    say.names = [chair.name for chair in table.seating.chairs]
    return say.question(asked["step"], seat, asked["params"])[0]


def digest(tables: Sequence[Listed], language: str) -> Message:
    """All tables that wait for somebody, in one."""
    say = words(language)
    count = len(tables)
    names = [table.card.get("title") or _game(language, table.game) for table in tables[:LONGEST_LIST]]
    text = say.say("notice-digest", count=count, tables=_listed(names, language))
    return Message(DIGEST, say.say("notice-digest-title", count=count), text, "/", "digest")


def test(language: str) -> Message:
    """So that somebody sees that it works."""
    say = words(language)
    return Message(TEST, say.say("notice-test-title"), say.say("notice-test"), "/", TEST)


def confirm(channel: Channel, token: str, language: str) -> Message:
    """Whether a mail address is of whoever named it."""
    say = words(language)
    return Message(
        CONFIRM, say.say("notice-confirm-title"), say.say("notice-confirm"), f"/notices/confirm/{token}", CONFIRM
    )
