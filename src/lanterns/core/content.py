"""Content is data: TOML files checked against a small schema, once, with errors that name file, key and reason."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from lanterns.core.errors import BadContent

SOURCES = ("printed", "print-and-play", "part-printed", "own")


class Key:
    """One key of a table in a content file: its type, whether it may be missing, the values it may take."""

    def __init__(self, kind: type, *, values: tuple[Any, ...] = (), need: bool = True, default: Any = None) -> None:
        self.kind = kind
        self.values = values
        self.need = need
        self.default = default


SOURCE = Key(str, values=SOURCES)


def read_content(path: Path, edition: int | None = None) -> dict[str, Any]:
    """A TOML file of arrays of tables as it is in an edition, unchecked but for ids. Raises BadContent.

    The file holds the newest edition. What edition N changed is kept as it was in a folder `before-N` beside it: for
    editions before N the entries of that file's namesake there take the places of those of the same id.
    """
    data = _read(path)
    for number, folder in _overlays(path.parent):
        former = folder / path.name
        if edition is None or edition >= number or not former.exists():
            continue
        for table, entries in _read(former).items():
            places = {entry.get("id"): at for at, entry in enumerate(data.get(table, []))}
            for entry in entries:
                if entry.get("id") not in places:
                    raise BadContent(f"[[{table}]] {entry.get('id')} is not in {path}", str(former))
                data[table][places[entry["id"]]] = entry
    return data


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"cannot be read: {error.strerror}", str(path)) from error
    except (ValueError, RecursionError) as error:  # not TOML, not UTF-8, or a number of thousands of digits
        raise BadContent(f"is not valid TOML: {error}", str(path)) from error


def _overlays(folder: Path) -> list[tuple[int, Path]]:
    """The folders `before-N` with their numbers, the newest first."""
    found = [(int(place.name.removeprefix("before-")), place) for place in folder.glob("before-*")]
    return sorted(found, reverse=True)


def load_tables(
    path: Path, table: str, schema: dict[str, Key], count: int | None = None, edition: int | None = None
) -> list[dict[str, Any]]:
    """The array of tables named `table` in a TOML file, each checked against the schema. Raises BadContent.

    Every entry has all the keys of the schema afterwards; `count`, when given, is how many entries there must be.
    """
    file = str(path)
    data = read_content(path, edition)
    extra = set(data) - {table}
    if extra:
        raise BadContent(f"unknown table '{sorted(extra)[0]}'; only [[{table}]] belongs here", file)
    entries = data.get(table)
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadContent(f"must hold [[{table}]] entries", file)
    seen: set[str] = set()
    for entry in entries:
        where = f"[[{table}]] {entry.get('id', '(without id)')}"
        check_entry(entry, schema, where, file)
        ident = str(entry.get("id"))
        if ident in seen:
            raise BadContent(f"{where}: the id is used twice", file)
        seen.add(ident)
    if count is not None and len(entries) != count:
        raise BadContent(f"holds {len(entries)} [[{table}]] entries where the rules have {count}", file)
    return entries


def check_entry(entry: dict[str, Any], schema: dict[str, Key], where: str, file: str) -> None:
    """Check one table against a schema and fill in defaults. Raises BadContent naming key and reason."""
    for name in entry:
        if name not in schema:
            raise BadContent(f"{where}: unknown key '{name}'; known are {', '.join(schema)}", file)
    for name, key in schema.items():
        if name not in entry:
            if key.need:
                raise BadContent(f"{where}: key '{name}' is missing", file)
            entry[name] = key.default
            continue
        value = entry[name]
        if not isinstance(value, key.kind) or (key.kind is int and isinstance(value, bool)):
            raise BadContent(f"{where}: {name} must be a {key.kind.__name__}, not {value!r}", file)
        for item in value if isinstance(value, list) else [value]:
            if key.values and item not in key.values:
                raise BadContent(f"{where}: {name} cannot be {item!r}; allowed are {_listed(key.values)}", file)


def _listed(values: tuple[Any, ...]) -> str:
    return ", ".join(str(value) for value in values)
