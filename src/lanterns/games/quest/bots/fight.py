"""The chance to win the fight with Danongorf [Q12.8], worked out exactly by `tools/quest_fight.py`.

A table that is missing or damaged is said once in the log, and a rule of thumb takes its place.
"""

from __future__ import annotations

import logging
from math import exp
from pathlib import Path
from typing import Final

from lanterns.games.quest import content as con

FILE: Final = Path(__file__).parent / "fight.bin"
MOST: Final = 12  # quests and goblins of the boss; more count as so many
TRACK: Final = con.MAX_TRACK
SPARE: Final = 3  # items to discard before the shield; more count as so many
_KINDS: Final = SPARE + 2  # without the shield, or with it and 0..SPARE others


def place(quests: int, goblins: int, health: int, power: int, shield: int, spare: int) -> int:
    """The place of a position in the table: Health 1 to TRACK; without the shield other items do not matter."""
    kind = 1 + spare if shield else 0
    return (((quests * (MOST + 1) + goblins) * TRACK + health - 1) * (TRACK + 1) + power) * _KINDS + kind


def read_table(path: Path) -> bytes:
    """The chances by place, in 255ths; none when the file cannot be used: then the log says why."""
    try:
        table = path.read_bytes()
    except FileNotFoundError:
        reason = "it is missing"
    except OSError as error:
        reason = f"it cannot be read: {error.strerror}"
    else:
        if len(table) == place(MOST, MOST, TRACK, TRACK, 1, SPARE) + 1:
            return table
        reason = "it is damaged"
    logging.getLogger("lanterns.bots").warning(
        "%s is not used, %s; bots guess the fight with Danongorf", path.name, reason
    )
    return b""


_WON: Final[bytes] = read_table(FILE)


def chance(quests: int, goblins: int, health: int, power: int, shield: int, spare: int) -> float:
    """The chance to win before a roll, every decision taken for the best."""
    if quests <= 0 and goblins <= 0:
        return 1.0
    if health <= 0:
        return 0.0
    return look_up(_WON, quests, goblins, health, power, shield, spare)


def look_up(won: bytes, quests: int, goblins: int, health: int, power: int, shield: int, spare: int) -> float:
    """The chance by a table; without one by a guess: a face shows at least once in three of five rolls, so that the
    boss loses up to one card and one goblin a roll."""
    if won:
        at = place(
            min(MOST, quests), min(MOST, goblins), min(TRACK, health), min(TRACK, power), shield, min(SPARE, spare)
        )
        return won[at] / 255.0
    rounds = health / 2.0 + power / (1.0 if shield else 2.0)
    needed = max(quests, goblins) + 0.3 * min(quests, goblins)
    return 1.0 / (1.0 + exp((needed - 0.9 * rounds) / 1.3))


def at_round(round_: float, health: float, power: float, spare: int) -> float:
    """The chance to win a fight with so many quests and as many goblins, the shield in hand; counts need not be
    whole."""
    total = 0.0
    many = min(float(MOST), max(1.0, round_))
    strong = min(float(TRACK), max(1.0, health))
    able = min(float(TRACK), max(0.0, power))
    for i in range(2):
        count = min(MOST, int(many) + i)
        of_count = (many - int(many)) if i else 1.0 - (many - int(many))
        if of_count <= 0.0:
            continue
        for j in range(2):
            h = min(TRACK, int(strong) + j)
            of_health = (strong - int(strong)) if j else 1.0 - (strong - int(strong))
            if of_health <= 0.0:
                continue
            for k in range(2):
                p = min(TRACK, int(able) + k)
                of_power = (able - int(able)) if k else 1.0 - (able - int(able))
                if of_power > 0.0:
                    total += of_count * of_health * of_power * chance(count, count, h, p, 1, spare)
    return total
