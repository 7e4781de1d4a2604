"""Write docs/observations.md: the cells of every game's observations, and its actions.

python tools/observations.py [--check]
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
PAGE = ROOT / "docs" / "observations.md"

HEAD = """\
# Observations, cell by cell

Made by `tools/observations.py` of what the games declare; see [research](research.md). A cell holds 0 to 255. `id`
marks cells that stand for one of several things, 0 for none of them. Seats are told from the one that looks on: 0 is
the seat itself, 1 the next one clockwise, and so on; where 0 means nobody, they are one higher. Cells of seats, heroes
and groups that are not there are 0.

"""


def page() -> str:
    """The whole page."""
    from lanterns.games import GAMES
    from lanterns.research.encoder import document

    return HEAD + "\n".join(document(game) for game in GAMES.values() if game.encoding is not None)


def main() -> int:
    told = page()
    if "--check" in sys.argv[1:]:
        return 0 if PAGE.read_text("utf-8") == told else 1
    PAGE.write_text(told, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
