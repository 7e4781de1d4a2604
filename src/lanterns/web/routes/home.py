"""What belongs to no table: the games and their options, the rules, a dropped record, whether the server is well."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import TypeVar

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from lanterns import __version__
from lanterns.bots import LEVELS
from lanterns.bots.topics import topics_of
from lanterns.core.errors import UnknownRuleset
from lanterns.core.game import AnyGame, Option
from lanterns.games import GAMES, find_ruleset
from lanterns.rules import learning
from lanterns.tables import Refused
from lanterns.tables.commands.lobby import palette
from lanterns.web.books import HandbookShape, LearnShape, RulesShape, TextsShape
from lanterns.web.config import RECORD_LIMIT
from lanterns.web.identity import By, Identity, errors, find_game
from lanterns.web.requests import ReplayBody
from lanterns.web.responses import FinishedShape, GameShape, Health, OptionShape, ReplayShape, TopicShape
from lanterns.web.rules import handbook_of, learning_of, rules_of, table_guide
from lanterns.web.service.beside import finished as shape_of

Found = TypeVar("Found")


@get("/api/health", responses=errors(), operation_id="health", tags=["home"])
async def health(who: By) -> Health:
    """Whether the server and its database answer; else it is 503."""
    await who.store.check()
    return Health("ok", __version__)


@get("/api/games", responses=errors(), operation_id="games", tags=["home"])
async def games() -> list[GameShape]:
    """The games of the house with their options: what the new-table screen offers."""
    return [_shape(game) for game in GAMES.values()]


def _option(o: Option, default: str) -> OptionShape:
    return OptionShape(o.key, list(o.values), default, o.rule, o.asked, list(o.modes), o.seats, list(o.words), o.kind)


def _shape(game: AnyGame) -> GameShape:
    usual = game.table_defaults()
    options = [_option(option, usual.get(option.key, option.default)) for option in game.options]
    return GameShape(
        game.id,
        game.card.box,
        game.ruleset,
        game.min_players,
        game.max_players,
        game.cooperative,
        game.hidden.imperfect({}),
        options,
        game.harness.variants(),
        game.presets(),
        list(LEVELS),
        palette(game),
        [TopicShape(topic.name, topic.slow, topic.hint) for topic in topics_of(game).values()],
        game.card.minutes,
        game.card.points,
        game.card.rules,
        game.card.lead,
        learning.read(game.id) is not None,
    )


@get("/api/texts/{game:str}", responses=errors(404), operation_id="texts", tags=["home"])
async def texts(game: FromPath[str], edition: FromQuery[int | None] = None) -> TextsShape:
    """The numbers of a game's cards for the sentences of the catalogues, in an edition; without one, in the newest."""
    house = find_game(game)
    try:
        house = house if edition is None else find_ruleset(f"{game}/{edition}")
    except UnknownRuleset as unknown:
        raise Refused("game-unknown") from unknown
    return _texts(house)


@cache
def _texts(house: AnyGame) -> TextsShape:
    return TextsShape(house.ruleset, house.text_args(), house.sources())


@get("/api/finished/{game:str}", responses=errors(404), operation_id="finished", tags=["home"])
async def finished(game: FromPath[str], who: By) -> list[FinishedShape]:
    """The games of one kind that this device has finished, the last first: a campaign adds them up."""
    return await finished_by(who, find_game(game))


async def finished_by(who: Identity, game: AnyGame) -> list[FinishedShape]:
    """The games of that kind that the device has finished, the last first."""
    if not who.device.id:
        return []
    found = await who.store.finished_of(who.device.id, game.id)
    return [shape_of(table, persons) for table, persons in found if table.card.get("result") is not None]


async def _told(game: str, find: Callable[..., Found | None], *language: str) -> Found:
    """What is told of a game, read in a thread. Raises Refused `game-unknown` where nothing is."""
    found = await asyncio.to_thread(find, find_game(game).id, *language)
    if found is None:
        raise Refused("game-unknown")
    return found


@get("/api/rules/{game:str}", responses=errors(404), operation_id="rules", tags=["home"])
async def rules(game: FromPath[str]) -> RulesShape:
    """The rules of a game; every rule is an element whose id is its number."""
    return await _told(game, rules_of)


@get("/api/handbook/{game:str}", responses=errors(404), operation_id="handbook", tags=["home"])
async def handbook(game: FromPath[str], language: FromQuery[str] = "en") -> HandbookShape:
    """The rules of a game in plain words; in English where there are none in that language."""
    return await _told(game, handbook_of, language)


@get("/api/guide", responses=errors(404), operation_id="guide", tags=["home"])
async def guide(language: FromQuery[str] = "en") -> RulesShape:
    """The guide to the table: what is on its screens, and the keys."""
    found = await asyncio.to_thread(table_guide, language)
    if found is None:
        raise Refused("game-unknown")
    return found


@get("/api/learn/{game:str}", responses=errors(404), operation_id="learn", tags=["home"])
async def learn(game: FromPath[str], language: FromQuery[str] = "en") -> LearnShape:
    """How a game is learned: two screens, small cases, a card to print."""
    return await _told(game, learning_of, language)


@post(
    "/api/replay", status_code=200, responses=errors(403, 404, 413, 415, 422), operation_id="replay", tags=["records"],
    request_max_body_size=RECORD_LIMIT,
)  # fmt: skip
async def replay(data: JSONBody[ReplayBody], who: By) -> ReplayShape:
    """Positions of a record file that is on no table, through any eyes."""
    who.spend("record")
    replays = who.replays
    return await who.there(replays.window(data.record, data.start, data.count, data.seat, who.client))


HANDLERS = [health, games, texts, finished, rules, handbook, guide, learn, replay]
