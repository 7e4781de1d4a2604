"""What each ruleset means, so that a label never comes to mean something else: tests/fixtures/rulesets.toml.

`python tools/rulesets.py` writes down the labels that are not in it yet. It changes none that is: what was played under
a label has to stay what it was (docs/records-and-scenarios.md, Rulesets).
"""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from pathlib import Path

from lanterns.core.checks import random_play
from lanterns.core.content import read_content
from lanterns.core.game import AnyGame
from lanterns.games import RULESETS

FILE = Path(__file__).parents[1] / "tests" / "fixtures" / "rulesets.toml"
GAMES_EACH = 4  # random games per variant


def content(game: AnyGame) -> dict[str, str]:
    """A digest per content file, as it is in the game's edition; where it came from and comments do not count."""
    return {path.name: _digest(_meant(read_content(path, game.edition))) for path in game.content_files()}


def _meant(data: object) -> object:
    if isinstance(data, dict):
        return {key: _meant(value) for key, value in data.items() if key != "source"}
    return [_meant(item) for item in data] if isinstance(data, list) else data


def behaviour(game: AnyGame) -> dict[str, str]:
    """A digest per variant: the traces of a few random games."""
    return {
        name: _digest([random_play(game, options, seed).trace.hex for seed in range(GAMES_EACH)])
        for name, options in game.harness.variants().items()
    }


def _digest(data: object) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def written() -> dict[str, dict[str, dict[str, str]]]:
    """What the file says: label, then "content" or "behaviour", then name -> digest."""
    return tomllib.loads(FILE.read_text("utf-8")) if FILE.exists() else {}


def main() -> int:
    known = written()
    missing = [label for label in RULESETS if label not in known]
    with FILE.open("a", encoding="utf-8") as file:
        for label in missing:
            for what, digests in (("content", content(RULESETS[label])), ("behaviour", behaviour(RULESETS[label]))):
                lines = [f'["{label}".{what}]', *(f'"{name}" = "{digest}"' for name, digest in digests.items())]
                file.write("\n".join(lines) + "\n\n")
    print(f"written down: {', '.join(missing) or 'nothing, all were known'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
