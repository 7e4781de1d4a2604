"""What a seat cannot know is in nothing that the server sends: pairs of tables that differ only in it answer alike.

Every route of the application has a case here; one that is added without a case fails `test_every_route_has_a_case`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from lanterns.core.state import State
from lanterns.core.step import SPECTATOR
from lanterns.games import GAMES, get_game
from lanterns.games.mapmasters.versus.verbs import BACK_CODE, FINISH_CODE
from lanterns.tables.commands import rewind
from lanterns.web.live.session import Stream
from lanterns.web.live.stream import messages
from tests.web.conftest import House, open_house
from tests.web.twins import STRANGER, Pair, Pilot, Twin, pair, steered

pytestmark = pytest.mark.anyio

T = "/api/tables/{table:str}"
Case = dict[str, Any]  # query or body, and what stands in the path
Ask = Callable[[Twin, int], list[Case]]


def own(eyes: int) -> int:
    """The seat that a command of these eyes names: theirs, or one that is not."""
    return max(eyes, 0)


def others(twin: Twin, eyes: int) -> list[int]:
    return [seat for seat in range(len(twin.table.seating.chairs)) if seat != eyes]


def eyes_of(twin: Twin, eyes: int) -> list[dict[str, Any]]:
    """As oneself and as a spectator."""
    return [{}, {"seat": SPECTATOR}]


def every_eyes(twin: Twin, eyes: int) -> list[dict[str, Any]]:
    """The same, and through a seat that is not one's own."""
    return [*eyes_of(twin, eyes), {"seat": others(twin, eyes)[-1]}]


def codes_of(twin: Twin, eyes: int) -> str:
    """Action codes that a seat might ask about: those of all seats that are asked, and what they are made of."""
    size = twin.table.game.verbs.size
    codes = [code for seat in twin.state.actors() for code in twin.state.options(seat)[:12]]
    return ",".join(str(code) for code in [*codes, *range(0, size, max(1, size // 12))])


def topics(twin: Twin, eyes: int) -> list[Case]:
    """Every topic that does not take seconds, and the slow ones where they are refused."""
    game = twin.table.game
    told: list[Case] = []
    for topic in game.queries.topics().values():
        for seat in {own(eyes), SPECTATOR, others(twin, eyes)[-1]}:
            quick = not topic.slow or (topic.name == "meter" and game.id == "mapmasters" and bool(twin.state.lanes))
            if quick or seat != eyes or twin.table.hints is None:
                body = {"seat": seat, "version": twin.table.version, "topic": topic.name}
                if not (topic.slow and seat == eyes and twin.table.hints_on):
                    told.append(body)
                    told += [{**body, "params": {"card": card}} for card in ("S1", "S5")][: 2 * (not topic.slow)]
    return told


def ends(twin: Twin) -> list[Case]:
    """The beginning and the end of the record."""
    return [{"from": at, "count": 9} for at in (0, max(0, twin.table.version - 8))]


NOTATIONS = ("lay S1 0,0 upright", "lay S5 0,0 upright", "start S1 T", "finish", "nonsense")

NO_TOKEN = 26 * "a"

# What is asked at every stop of a walk; nothing of it changes a table.
READS: dict[tuple[str, str], Ask] = {
    ("GET", "/api/tables"): lambda twin, eyes: [{}],
    ("GET", "/api/finished/{game:str}"): lambda twin, eyes: [{"game": twin.table.game.id}],
    ("GET", T): every_eyes,
    ("GET", f"{T}/entries"): lambda twin, eyes: [
        {**query, "limit": 500, "after": after} for query in eyes_of(twin, eyes) for after in (0, -1)
    ],
    ("GET", f"{T}/end"): lambda twin, eyes: [{}],
    ("GET", f"{T}/positions"): lambda twin, eyes: [
        {**query, **end} for query in eyes_of(twin, eyes) for end in ends(twin)
    ],
    ("GET", f"{T}/barred"): lambda twin, eyes: [{}, {"seat": eyes}],
    ("GET", f"{T}/explain"): lambda twin, eyes: [
        {**query, **asked}
        for query in eyes_of(twin, eyes)
        for asked in ({"codes": codes_of(twin, eyes)}, *({"action": text} for text in NOTATIONS))
    ],
    ("GET", f"{T}/verdict"): lambda twin, eyes: [{"action": text} for text in NOTATIONS],
    ("GET", f"{T}/record"): lambda twin, eyes: [{}],
    ("POST", f"{T}/report"): lambda twin, eyes: [
        {"text": "x", "seat": seat} for seat in (None, own(eyes), others(twin, eyes)[-1])
    ],
    ("POST", f"{T}/study"): topics,
    ("GET", f"{T}/analysis"): lambda twin, eyes: [{}],
    ("POST", f"{T}/analysis"): lambda twin, eyes: [{}],
    ("POST", f"{T}/analysis/stop"): lambda twin, eyes: [{}],
    ("GET", f"{T}/analysis/{{number:int}}"): lambda twin, eyes: [{"number": at} for at in (1, twin.table.version)],
    ("GET", f"{T}/share"): lambda twin, eyes: [{}],
    ("GET", "/api/shares"): lambda twin, eyes: [{}],
    # A table that is not open is in no list; whom one has met is of games that are over.
    ("GET", "/api/open"): lambda twin, eyes: [{}],
    ("GET", "/api/people"): lambda twin, eyes: [{}],
    ("GET", "/api/invitations"): lambda twin, eyes: [{}],
    ("GET", "/api/blocks"): lambda twin, eyes: [{}],
    ("GET", f"{T}/again"): lambda twin, eyes: [{}],
    ("GET", "/api/host"): lambda twin, eyes: [{}],
    # Whatever is counted or taken out of a person is of games that are over.
    ("GET", "/api/profile"): lambda twin, eyes: [{}],
    ("GET", "/api/profile/statistics"): lambda twin, eyes: [{}],
    ("GET", "/api/profile/lanterns"): lambda twin, eyes: [{}],
    ("GET", "/api/profile/ratings"): lambda twin, eyes: [{}],
    ("GET", "/api/profile/games/{table:str}"): lambda twin, eyes: [{"table": twin.id}],
    ("GET", "/api/profile/favourites"): lambda twin, eyes: [{}],
    ("GET", "/api/profile/export"): lambda twin, eyes: [{}],
    ("GET", "/api/profile/words"): lambda twin, eyes: [{}],
    # A game that goes on has no public address: its id is none, and no other one leads to it.
    ("GET", "/api/shared/{token:str}"): lambda twin, eyes: [{"token": twin.id}, {"token": NO_TOKEN}],
    ("GET", "/shared/{token:str}"): lambda twin, eyes: [{"token": twin.id}, {"token": NO_TOKEN}],
    ("GET", "/replay/{token:str}"): lambda twin, eyes: [{"token": twin.id}, {"token": NO_TOKEN}],
    ("GET", "/analysis/{token:str}"): lambda twin, eyes: [{"token": twin.id}, {"token": NO_TOKEN}],
    ("GET", "/shared/{token:str}/card.png"): lambda twin, eyes: [{"token": twin.id}, {"token": NO_TOKEN}],
    ("POST", "/api/links/read"): lambda twin, eyes: [
        {"secret": link.rpartition("/")[2]} for link in twin.links.values()
    ],
    ("GET", "/seat/{secret:str}"): lambda twin, eyes: [
        {"secret": link.rpartition("/")[2]} for seat, link in twin.links.items() if seat >= 0
    ],
}


# What is asked at the other stops: the ways that lead to a position or a log.
FEW = {route: READS[route] for route in READS if route[1] in (T, f"{T}/entries", f"{T}/record", f"{T}/report")}


def option_of(twin: Twin, eyes: int) -> int:
    """An answer of one's own that ends nothing, else a code that nobody may play."""
    codes = twin.state.options(eyes) if eyes >= 0 and eyes not in twin.table.covered() else []
    return next((code for code in codes if code not in (FINISH_CODE, BACK_CODE)), 0)


def absent(twin: Twin, eyes: int) -> int:
    """Another seat whose hand all know: a bot that stands in turns over one that lies face down."""
    covered = twin.table.covered()
    return next((seat for seat in reversed(others(twin, eyes)) if seat not in covered), 9)


def now(twin: Twin, eyes: int) -> dict[str, Any]:
    return {"seat": own(eyes), "version": twin.table.version}


# What the eyes do at the end of a walk, in this order: each is compared, and leaves the tables twins.
COMMANDS: dict[tuple[str, str], Ask] = {
    ("POST", f"{T}/chat"): lambda twin, eyes: [{"signal": "wave"}],
    ("POST", f"{T}/hints"): lambda twin, eyes: [{"seat": own(eyes), "topic": "hint", "rung": 1}],
    ("POST", f"{T}/marks"): lambda twin, eyes: [
        {"seat": own(eyes), "kind": kind, "key": "c3", "value": [1]} for kind in ("ping", "sketch", "aim")
    ],
    ("POST", f"{T}/me"): lambda twin, eyes: [{"name": "Eve"}],
    ("POST", f"{T}/ready"): lambda twin, eyes: [{"ready": True}],
    ("POST", f"{T}/settings"): lambda twin, eyes: [{"chat": True}, {"seed": 5}],
    ("POST", f"{T}/links"): lambda twin, eyes: [{"seat": seat} for seat in (-1, 0, 1)],
    ("POST", "/api/links"): lambda twin, eyes: [
        {"secret": link.rpartition("/")[2]} for seat, link in twin.links.items() if seat >= 0
    ],
    ("POST", f"{T}/devices/{{number:int}}/end"): lambda twin, eyes: [{"number": n} for n in (1, 2, 9)],
    ("POST", f"{T}/join-code"): lambda twin, eyes: [{"open": True}],
    ("POST", f"{T}/start"): lambda twin, eyes: [{}],
    ("POST", f"{T}/seats/{{number:int}}"): lambda twin, eyes: [{"number": others(twin, eyes)[-1], "kind": "bot"}],
    ("POST", f"{T}/seats/{{number:int}}/look"): lambda twin, eyes: [{"number": others(twin, eyes)[-1]}],
    ("POST", f"{T}/actions"): lambda twin, eyes: [
        {**now(twin, eyes), "code": option_of(twin, eyes)},
        {**now(twin, eyes), "codes": [2, 3]},
        {**now(twin, eyes), "seat": others(twin, eyes)[-1], "code": FINISH_CODE},
    ],
    ("POST", f"{T}/undo"): lambda twin, eyes: [now(twin, eyes), {**now(twin, eyes), "count": 50}],
    ("POST", f"{T}/seats/{{number:int}}/replace"): lambda twin, eyes: [{"number": absent(twin, eyes)}],
    ("POST", f"{T}/seats/{{number:int}}/return"): lambda twin, eyes: [{"number": others(twin, eyes)[-1]}],
    ("POST", f"{T}/pause"): lambda twin, eyes: [{"paused": True}, {"paused": False}],
    ("POST", f"{T}/takeback"): lambda twin, eyes: [{**now(twin, eyes), "count": 1}],
    ("POST", f"{T}/proposal"): lambda twin, eyes: [{"agree": False}],
    ("POST", f"{T}/resign"): lambda twin, eyes: [{"seat": others(twin, eyes)[-1]}],
    ("GET", "/watch/{secret:str}"): lambda twin, eyes: [{"secret": twin.links[SPECTATOR].rpartition("/")[2]}],
    ("POST", f"{T}/share"): lambda twin, eyes: [{}],
    ("POST", f"{T}/share/close"): lambda twin, eyes: [{}],
    ("POST", f"{T}/lesson"): lambda twin, eyes: [{"free": True}],
    ("POST", f"{T}/open"): lambda twin, eyes: [{"open": {"watch": True}}, {"open": None}],
    ("POST", f"{T}/invite"): lambda twin, eyes: [{"who": ["nobody"]}],
    ("POST", f"{T}/again"): lambda twin, eyes: [{}],
    ("POST", "/api/open/sit"): lambda twin, eyes: [{"key": "none", "name": "Eve"}],
    ("POST", "/api/open/watch"): lambda twin, eyes: [{"key": "none"}],
    ("POST", "/api/invitations/accept"): lambda twin, eyes: [{"id": "none", "name": "Eve"}],
    ("POST", "/api/invitations/decline"): lambda twin, eyes: [{"id": "none"}],
    ("POST", "/api/blocks"): lambda twin, eyes: [{"table": twin.id, "person": eyes if eyes >= 0 else 99}],
    ("POST", "/api/blocks/inviter"): lambda twin, eyes: [{"invitation": "none"}],
    ("POST", "/api/blocks/remove"): lambda twin, eyes: [{"id": "none"}],
    ("POST", "/api/reports"): lambda twin, eyes: [
        {"table": twin.id, "person": others(twin, eyes)[-1], "text": "x"},
        {"table": twin.id, "person": others(twin, eyes)[-1], "lines": [2]},
    ],
    ("POST", "/api/host/open"): lambda twin, eyes: [{"secret": "none"}],
    ("POST", "/api/host/leave"): lambda twin, eyes: [{}],
    ("POST", "/api/host/tables/unlist"): lambda twin, eyes: [{"table": twin.id}],
    ("POST", "/api/host/tables/close"): lambda twin, eyes: [{"table": twin.id}],
    ("POST", "/api/host/reports/settle"): lambda twin, eyes: [{"report": "none"}],
    ("POST", "/api/host/bans"): lambda twin, eyes: [{"table": twin.id, "person": 0}],
    ("POST", "/api/host/bans/lift"): lambda twin, eyes: [{"ban": "none"}],
    ("POST", f"{T}/leave"): lambda twin, eyes: [{}],
    ("POST", f"{T}/delete"): lambda twin, eyes: [{}],
    ("POST", "/api/profile/favourites"): lambda twin, eyes: [
        {"table": twin.id, "marked": marked} for marked in (True, False)
    ],
    ("POST", "/api/profile/delete"): lambda twin, eyes: [{}],
}
STREAM = ("GET", f"{T}/events")  # asked by `stream`, for it never ends
PUZZLE = "/api/puzzles/{game:str}/{puzzle:str}"
TRIAL = "/api/trials/{game:str}/{case:str}"
# They know of no table: what they answer is made of what is sent to them, and of the program.
DROPPED = "/api/replay/analysis"
NOTICES = "/api/notices"
DAILY = "/api/daily/{day:str}/{board:str}"
TABLELESS = {
    ("GET", "/api/health"), ("GET", "/api/games"), ("GET", "/api/rules/{game:str}"), ("POST", "/api/replay"),
    ("POST", "/api/tables"), ("POST", "/api/tables/import"), ("POST", "/api/join"), ("GET", "/"),
    ("GET", "/seat"), ("GET", "/watch"), ("GET", "/shared"), ("GET", "/replay"), ("GET", "/analysis"),
    ("GET", "/{path:path}"), ("GET", "/robots.txt"), ("GET", "/api/schema"), ("GET", "/api/schema/openapi.json"),
    ("GET", "/api/schema/{path:str}"), ("GET", "/api/texts/{game:str}"),
    ("GET", "/api/handbook/{game:str}"), ("GET", "/api/learn/{game:str}"), ("GET", "/api/guide"),
    ("GET", "/api/lessons"), ("GET", "/api/lessons/{lesson:str}"), ("POST", "/api/lessons/{lesson:str}"),
    ("POST", DROPPED), ("GET", f"{DROPPED}/{{key:str}}"), ("POST", f"{DROPPED}/{{key:str}}/stop"),
    ("GET", f"{DROPPED}/{{key:str}}/{{number:int}}"),
    ("GET", "/api/puzzles/{game:str}"), ("GET", PUZZLE), ("POST", PUZZLE), ("POST", f"{PUZZLE}/table"),
    ("GET", TRIAL), ("POST", TRIAL), ("GET", "/api/companion/{game:str}"),
    ("POST", "/api/companion/{game:str}/{topic:str}"),
    # Of people, not of tables; tests/web/test_notice_words.py looks at what a notice says of one.
    ("GET", NOTICES), ("POST", f"{NOTICES}/push"), ("POST", f"{NOTICES}/mail"), ("POST", f"{NOTICES}/webhook"),
    ("POST", f"{NOTICES}/times"), ("POST", f"{NOTICES}/test"), ("POST", f"{NOTICES}/link"),
    ("POST", f"{NOTICES}/confirm"), ("POST", f"{NOTICES}/off"), ("POST", f"{NOTICES}/channels/{{channel:str}}"),
    ("POST", f"{NOTICES}/channels/{{channel:str}}/off"), ("GET", "/notices/off/{token:str}"),
    ("POST", "/notices/off/{token:str}"), ("GET", "/notices/confirm/{token:str}"), ("GET", "/api/holiday"),
    ("POST", "/api/holiday"),
    ("GET", "/api/daily"), ("GET", "/api/daily/months/{month:str}"), ("GET", DAILY), ("POST", DAILY),
    ("POST", f"{DAILY}/practice"), ("GET", f"{DAILY}/ahead"),
    ("GET", "/api/daily/{day:str}/card"), ("GET", "/daily/{day:str}/card.png"),
    ("GET", "/daily"), ("GET", "/daily/{day:str}"), ("GET", "/daily/{day:str}/{board:str}"),
    ("POST", "/api/profile"), ("POST", "/api/profile/import"),
    *(("POST", f"/api/profile/{what}") for what in (
        "devices/part", "passkeys", "passkeys/new", "passkeys/ask", "passkeys/open", "passkeys/move",
        "passkeys/remove", "words", "words/use", "words/answer",
    )),
}  # fmt: skip


async def test_every_route_has_a_case(house: House):
    there = {
        (method, route.path)
        for route in house.app.routes
        for method in getattr(route, "methods", ())
        if method not in ("OPTIONS", "HEAD")
    }
    assert there == {*READS, *COMMANDS, STREAM, *TABLELESS}


# asking


async def ask(twin: Twin, method: str, route: str, given: dict[str, Any]) -> str:
    """Status, headers and body of an answer, without what differs between any two tables."""
    values = dict(given)
    path = route.replace("{table:str}", twin.id)
    for name in ("number:int", "game:str", "secret:str", "token:str"):
        if f"{{{name}}}" in path:
            path = path.replace(f"{{{name}}}", str(values.pop(name.partition(":")[0])))
    client = twin.eyes.client
    if method == "GET":
        answer = await client.get(path, params=values, headers={"accept": "text/html, */*"})
    else:
        answer = await client.post(path, json=values)
    kept = sorted(name for name in answer.headers if name not in ("content-length", "content-encoding"))
    return twin.plain(f"{answer.status_code} {kept} {answer.headers.get('content-type')} {answer.text}")


async def stream(twin: Twin, seat: int | None, last: int | None) -> str:
    """The first messages of a window."""
    sessions = twin.house.app.state.sessions
    device = next(iter(_device(twin)), "")
    window = messages(sessions, twin.id, Stream(device, "test", seat), last, lambda: None)
    told: list[bytes] = []
    async for message in window:
        told.append(message)
        if message.startswith((b"id:", b"event: marks")):
            break
    await window.aclose()
    return twin.plain(b"".join(told).decode())


def _device(twin: Twin) -> list[str]:
    from lanterns.web.door.devices import hashed

    secret = twin.eyes.client.cookies.get("lanterns")
    return [hashed(secret)] if secret else []


class Counted:
    """How many pairs of outputs were equal."""

    def __init__(self) -> None:
        self.pairs = 0

    async def compare(self, made: Pair, where: str, cases: dict[tuple[str, str], Ask]) -> None:
        first, second = made.twins
        assert first.table.seq == second.table.seq
        seats = [None, SPECTATOR, *([made.eyes] if made.eyes >= 0 else [])]
        for seat in seats:
            for last in (None, 0, first.table.seq - 3):
                told = [await stream(twin, seat, last) for twin in made.twins]
                assert told[0] == told[1], f"{where}: stream {seat} {last}{difference(*told)}"
                self.pairs += 1
        for (method, route), asks in cases.items():
            # The same is asked of both, but for the secrets of links and the ids of the tables.
            listed = asks(first, made.eyes)
            secrets = asks(second, made.eyes) if "secret" in str(listed) or first.id in str(listed) else listed
            for one, two in zip(listed, secrets, strict=True):
                answers = [
                    await ask(twin, method, route, given) for twin, given in zip(made.twins, (one, two), strict=True)
                ]
                assert answers[0] == answers[1], f"{where}: {method} {route} {one}{difference(*answers)}"
                self.pairs += 1


def difference(one: str, two: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"\n- ...{one[max(0, at - 120) : at + 120]}\n+ ...{two[max(0, at - 120) : at + 120]}"


# walks


def unfinished(state: State, codes: list[int]) -> list[int]:
    """All but what ends a dungeon: the secret would be out."""
    return [code for code in codes if code not in (FINISH_CODE, BACK_CODE)] or codes


def any_of(state: State, codes: list[int]) -> list[int]:
    return codes


async def to_exploration(made: Pair) -> None:
    """The market is passed as quickly as it goes."""
    for _ in range(200):
        state = made.twins[0].state
        if state.lanes:
            return
        assert await made.answer(state.actor, lambda _, codes: codes[-1:])
    raise AssertionError("no exploration")


async def explore(made: Pair, answers: int) -> None:
    """Everybody lays and draws a little, unseen; who has not looked does nothing."""
    table = made.twins[0].table
    for seat in made.twins[0].state.actors():
        if seat not in table.covered() and made.eyes != seat:
            for _ in range(answers):
                assert await made.answer(seat, unfinished)


async def stops(made: Pair, counted: Counted, name: str) -> None:
    """The same position as it is, with a take-back proposed, paused, with a bot standing in, after seats were given up;
    then everything that the eyes can do."""
    await counted.compare(made, f"{name}, playing", READS)
    table = made.twins[0].table
    persons = [seat for seat, chair in enumerate(table.seating.chairs) if chair.kind == "person" and seat != made.eyes]
    free = [seat for seat in persons if seat not in table.covered()]
    if free and len(table.seating.players_left()) > 1 and rewind.takeback_count(table, free[-1]):
        for twin in made.twins:
            body = {"seat": free[-1], "version": twin.table.version, "count": 1}
            await twin.people[free[-1]].fine("/takeback", **body)
        await counted.compare(made, f"{name}, a take-back proposed", FEW)
    if persons:
        await made.both(persons[0], "/pause", paused=True)
        await counted.compare(made, f"{name}, paused", READS)
        await made.both(persons[0], "/pause", paused=False)
    if free:
        await made.both(free[-1], f"/seats/{free[-1]}/replace", level="easy")
        await counted.compare(made, f"{name}, a bot stands in", READS)
        await made.both(free[-1], f"/seats/{free[-1]}/return")
        await made.both(free[-1], "/resign", seat=free[-1])
        if made.twins[0].table.status == "over":
            return  # the last person gave up: the record is open, and so is the seed
        await counted.compare(made, f"{name}, a seat given up", FEW)
        if free[-1]:
            await made.both(free[-1], "/leave")
            await counted.compare(made, f"{name}, a person left", FEW)
    await counted.compare(made, f"{name}, commands", COMMANDS)


@pytest.fixture
async def quick(config, monkeypatch: pytest.MonkeyPatch):
    """A house whose people are soon away, with chance that can be steered."""
    config.away_after = 0.0
    async with open_house(config) as house:
        with steered(monkeypatch) as pilots:
            yield house, pilots


@pytest.fixture
def counted() -> Counted:
    return Counted()


TWO, THREE, BOTS = ["me", "open"], ["me", "open", "open"], ["me", "bot", "bot"]
Walk = tuple[dict[str, str], list[str], int]
Quick = tuple[House, dict[str, Pilot]]
Pairs = AsyncIterator[tuple[Pair, str]]
CLOCK, TIMER = {"time_bonus": "clock"}, {"timer": "5", "connect": "touch"}

FACE_DOWN: list[Walk] = [
    (CLOCK, TWO, 0),
    (CLOCK, TWO, SPECTATOR),
    (TIMER, THREE, 1),
    (TIMER, TWO, STRANGER),
    ({**CLOCK, **TIMER}, THREE, 2),
]
DRAWING: list[Walk] = [
    ({}, TWO, 0),
    ({}, THREE, 1),
    (CLOCK, TWO, SPECTATOR),
    (TIMER, TWO, 1),
    ({"time_bonus": "off", "edges": "strict", "tangled": "rooms"}, ["me", "open", "bot"], 0),
    ({"bonus_rows": "rising"}, TWO, STRANGER),
    ({}, BOTS, 0),
    ({}, BOTS, SPECTATOR),
]
HANDS: list[Walk] = [
    ({"mission": "12"}, THREE, 0),
    ({"mission": "4", "level": "novice"}, THREE, 2),
    ({"mission": "7"}, TWO, SPECTATOR),
    ({"mission": "10", "level": "hard"}, ["me", "open", "bot", "bot"], 1),
    ({"mission": "1"}, TWO, STRANGER),
]
SEEDS: list[tuple[str, str, int]] = [
    ("quest", "together-2", 1),
    ("quest", "gloom-2", SPECTATOR),
    ("dungeons", "heroes-2", 1),
    ("dungeons", "house-rules", STRANGER),
    ("mapmasters-coop", "two-novice", SPECTATOR),
]


async def pairs(quick: Quick, game: str, walks: list[Walk], secrets: tuple[str, ...], **given: str) -> Pairs:
    """Twins for each walk, and what it is called."""
    for options, kinds, eyes in walks:
        yield await pair(*quick, game, {**given, **options}, kinds, eyes, secrets), f"{options} {eyes}"


async def test_hands_that_nobody_has_looked_at(quick: Quick, counted: Counted):
    """H3, F8: one's own hand and the others' are in nothing, before any clock runs."""
    async for made, name in pairs(quick, "mapmasters", FACE_DOWN, ("chance",), first="0"):
        await to_exploration(made)
        hands = [[list(hand) for hand in twin.state.hands] for twin in made.twins]
        assert all(one != two for one, two in zip(*hands, strict=True)), name
        await stops(made, counted, f"face down {name}")
    assert counted.pairs > 114 * 3


async def test_dungeons_that_others_draw(quick: Quick, counted: Counted):
    """H2: what others have laid and drawn, persons and bots, is in nothing before the reveal, whoever stands in."""
    async for made, name in pairs(quick, "mapmasters", DRAWING, ("answers",), first="0"):
        await to_exploration(made)
        for seat in made.twins[0].table.covered():
            await made.look(seat)
        await explore(made, 3)
        assert made.differences > 0, name
        await stops(made, counted, f"drawing {name}")
    assert counted.pairs > 114 * 5


async def test_closed_hands(quick: Quick, counted: Counted):
    """Coop: the hands of others, as they are dealt and as far as they are played."""
    async for made, name in pairs(quick, "mapmasters-coop", HANDS, ("chance", "answers")):
        for _ in range(24):
            if made.differences > 4 or not await made.answer(made.twins[0].state.actor, any_of):
                break
        assert made.differences > 0, name
        await stops(made, counted, f"hands {name}")
    assert counted.pairs > 114 * 3


async def test_the_seed(quick: Quick, counted: Counted):
    """Where nothing else is hidden: two seeds that have led to the same so far."""
    for game, variant, eyes in SEEDS:
        options = dict(get_game(game).harness.variants()[variant])
        kinds = THREE[: int(options.pop("players"))]
        made = await pair(*quick, game, options, kinds, eyes, ())
        for _ in range(8):
            assert await made.answer(made.twins[0].state.actor, any_of)
        assert [twin.table.seed for twin in made.twins] == [11, 12]
        await stops(made, counted, f"seed {game} {variant} {eyes}")
    assert counted.pairs > 114 * 3


async def test_a_device_of_the_same_page_sees_what_its_seat_sees_and_no_more(quick: Quick):
    """Seats of a page open on each of its devices: the same is told there, through the same eyes; nobody else."""
    house, _ = quick
    made = await pair(*quick, "mapmasters", {"first": "0", **TIMER}, TWO, 1, ("chance",))
    await to_exploration(made)
    first = made.twins[0]
    phone, stranger = await house.people(2)
    words = await first.eyes.fine("/api/profile/words")
    await phone.fine("/api/profile/words/use", words=words["en"])
    before = Twin(house, first.people, phone)
    before.id, before.links = first.id, first.links
    there = {route: ask for route, ask in READS.items() if T in route[1] and "positions" not in route[1]}
    outside = Twin(house, first.people, stranger)
    outside.id, outside.links = first.id, first.links

    async def told(twin: Twin, eyes: int) -> list[str]:
        return [
            await ask(twin, method, route, given)
            for (method, route), asks in there.items()
            for given in asks(twin, eyes)
        ]

    assert await told(before, 1) == await told(outside, 1)  # it waits to be let in, and is a stranger till then
    await first.eyes.fine("/api/profile/words/answer", accept=True)
    assert await told(before, 1) == await told(first, 1)
    assert await told(before, 1) != await told(outside, 1)
    devices = (await phone.get("/api/profile"))[1]["devices"]
    await first.eyes.fine("/api/profile/devices/part", device=next(one["number"] for one in devices if one["here"]))
    assert await told(before, 1) == await told(outside, 1)


def test_every_game_has_walks():
    """A game that begins to hide something, or counts time, needs walks of its own here."""
    hiding = {
        game.id
        for game in GAMES.values()
        if any(game.hidden.imperfect(game.resolve(o)) for o in game.harness.variants().values())
    }
    assert hiding == {"mapmasters", "mapmasters-coop"}
    assert {game for game, _, _ in SEEDS} | hiding == set(GAMES)
