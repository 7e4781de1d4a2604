"""The client as plain files, for any file server below any path.

Words that a server reads from disk are written as the answers of its own routes; tables are played by the engine in the
page (client/src/engine). A path of the app stands in the query of the first page, for a file server knows no other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from lanterns.core.errors import LanternsError
from lanterns.games import GAMES, RULESETS
from lanterns.lessons import LESSONS
from lanterns.locales import LANGUAGES
from lanterns.tables import Refused
from lanterns.web.client import Client
from lanterns.web.companion import companion_of
from lanterns.web.door.policy import POLICY
from lanterns.web.icons import ICONS
from lanterns.web.puzzles import listed
from lanterns.web.routes import home, lessons

MARK = b'<meta name="lanterns-base" content="./" />'
LEFT_OUT = (".vite/", "card/")  # what the build leaves for a server
LIST = "api/kept.json"
_encode = msgspec.json.Encoder().encode


class NoClient(LanternsError):
    """The client is not built, or not with its engine."""


def file_of(path: str) -> str:
    """The file with the answer to a path and its query; client/src/engine/carrier.ts has the same rule."""
    return path.lstrip("/").replace("?", ",").replace("&", ",") + ".json"


async def write(folder: Path, client: Client) -> int:
    """Write the site into a folder, which is made when it is not there; how many bytes it has. Raises NoClient, and
    OSError."""
    files = dict(_client(client))
    answers = {file_of(path): body async for path, body in _answers()}
    files |= answers
    files[LIST] = _encode(sorted([*answers, LIST]))
    for name, body in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
    return sum(len(body) for body in files.values())


def _client(client: Client) -> Iterator[tuple[str, bytes]]:
    """The files of the client; its first page says that no server stands behind it."""
    page = (client.folder / "index.html").read_bytes() if client.folder is not None else b""
    if client.folder is None or MARK not in page or not any((client.folder / "engine").glob("*/lanterns.zip")):
        raise NoClient("the browser client is not built with its engine: python3 run.py client")
    for file in sorted(client.folder.rglob("*")):
        name = file.relative_to(client.folder).as_posix()
        if file.is_file() and not file.is_symlink() and not name.startswith(LEFT_OUT) and name != "index.html":
            yield name, file.read_bytes()
    for icon in ICONS:
        asset = client.get(icon)
        if asset is not None:
            yield icon, asset.body
    policy = "; ".join(part for part in POLICY.split("; ") if not part.startswith("frame-ancestors"))
    said = f"""
    <meta name="lanterns-site" content="files" />
    <meta http-equiv="Content-Security-Policy" content="{policy}" />"""
    yield "index.html", page.replace(MARK, MARK + said.encode())


async def _answers() -> Any:
    """Path and JSON of what the client asks of a server that is the same for everybody; of the games of the house, for
    the engine has no others."""
    games = {game: house for game, house in GAMES.items() if type(house).__module__.startswith("lanterns.")}
    yield "/api/games", _encode([shape for shape in await home.games.fn() if shape.id in games])
    yield "/api/lessons", _encode(lessons.list_lessons.fn())
    for lesson in LESSONS:
        yield f"/api/lessons/{lesson}", _encode(lessons.get_lesson.fn(lesson))
    for ruleset in RULESETS:
        game, _, edition = ruleset.partition("/")
        if game not in games:
            continue
        yield f"/api/texts/{game}?edition={edition}", _encode(await home.texts.fn(game, int(edition)))
    for game, house in games.items():
        yield f"/api/texts/{game}", _encode(await home.texts.fn(game))
        yield f"/api/puzzles/{game}", _encode(listed(game))
        found = companion_of(house)
        if found is not None:
            yield f"/api/companion/{game}", _encode(found)
    wanted: list[tuple[str, Any, Mapping[str, str]]] = [
        (f"/api/rules/{game}", home.rules, {"game": game}) for game in games
    ]
    for language in LANGUAGES:
        wanted.append((f"/api/guide?language={language}", home.guide, {"language": language}))
        for game in games:
            of = {"game": game, "language": language}
            wanted.append((f"/api/handbook/{game}?language={language}", home.handbook, of))
            wanted.append((f"/api/learn/{game}?language={language}", home.learn, of))
    for path, handler, given in wanted:
        try:
            said = await handler.fn(**given)
        except Refused:
            continue  # a game without such a page
        yield path, _encode(said)
