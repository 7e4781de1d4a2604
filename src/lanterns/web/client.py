"""The built client: its files are read once, compressed once, and cached for ever when their names carry a hash."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

import lanterns
from lanterns.web.icons import ICONS, drawn

PLACES = (
    Path(lanterns.__file__).resolve().parents[2] / "client" / "dist",  # a work tree
    Path(lanterns.__file__).parent / "web" / "client",  # an installed package
)
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".html": "text/html",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
TEXTS = {".js", ".mjs", ".css", ".svg", ".html", ".json", ".webmanifest", ".txt", ".ftl", ".map"}

_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")

MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Three Lanterns</title>
<p>The browser client is not built yet. In a work tree: <code>python3 run.py client</code></p>
<p lang="fr">Le client du navigateur n'est pas encore construit.</p></html>
"""


@dataclass(slots=True)
class Asset:
    """A file ready to be sent."""

    body: bytes
    packed: bytes | None  # gzip, when that is smaller
    media_type: str
    etag: str
    cache: str


class Client:
    """The files of a built client by their path in it. Only what is there at the first look is ever served."""

    def __init__(self, folder: Path | None = None, base: str = "/", address: str = "/") -> None:
        """`folder` is the built client; None: where it usually is, the newest build first. `base` is the path of its
        first page, `address` what others have to type for it: the page is told both when it is served."""
        found = [place for place in PLACES if (place / "index.html").exists()]
        found.sort(key=lambda place: (place / "index.html").stat().st_mtime, reverse=True)
        self.folder = folder if folder is not None else found[0] if found else None
        self.base = base
        self.address = address
        self._built = -1.0
        self._paths: dict[str, Path] = {}
        self._assets: dict[str, Asset] = {}

    def get(self, path: str) -> Asset | None:
        """The file of that path ("assets/app-1a2b3c4d.js"), None when there is none. A new build is noticed."""
        self._look()
        if path in ICONS and path not in self._assets and "icon.svg" in self._paths:
            self._assets[path] = _asset(path, drawn(path, self._paths["icon.svg"].read_text("utf-8")))
        if path not in self._paths:
            return self._assets.get(path)
        if path not in self._assets:
            body = self._paths[path].read_bytes()
            self._assets[path] = _asset(path, self._placed(body) if path == "index.html" else body)
        return self._assets[path]

    def index(self) -> Asset:
        """The page that every screen begins with."""
        return self.get("index.html") or _asset("index.html", MISSING)

    def _placed(self, page: bytes) -> bytes:
        """The page with the paths of its files whole, for it is served at many addresses."""
        page = page.replace(b'content="./"', b'content="' + self.address.encode() + b'"')
        return page.replace(b'="./', b'="' + self.base.encode())

    def _look(self) -> None:
        if self.folder is None:
            return
        try:
            built = (self.folder / "index.html").stat().st_mtime
        except OSError:
            return
        if built != self._built:
            files = [file for file in self.folder.rglob("*") if file.is_file() and not file.is_symlink()]
            self._paths = {file.relative_to(self.folder).as_posix(): file for file in files}
            self._assets = {}
            self._built = built


def _asset(path: str, body: bytes) -> Asset:
    ending = Path(path).suffix
    kind = TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if ending in TEXTS else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    # The engine lies in a folder that is named by what is in it.
    hashed = path.startswith("engine/") or (path.startswith("assets/") and _HASHED.search(path) is not None)
    cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
    return Asset(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:24]}"', cache)
