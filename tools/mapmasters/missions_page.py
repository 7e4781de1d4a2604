"""Write the grids of docs/mapmasters-missions.md anew: what stands between the marks of each mission.

python tools/mapmasters/missions_page.py
"""

from __future__ import annotations

import re
from pathlib import Path

from lanterns.games.mapmasters.coop.missions.chart import describe
from lanterns.games.mapmasters.coop.missions.mission_file import missions

PAGE = Path(__file__).resolve().parents[2] / "docs" / "mapmasters-missions.md"


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for number, mission in missions().items():
        block = "\n".join(line.rstrip() for line in describe(mission))
        text = re.sub(
            rf"```\nmission {number}:.*?```", lambda _, block=block: f"```\n{block}\n```", text, flags=re.DOTALL
        )
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
