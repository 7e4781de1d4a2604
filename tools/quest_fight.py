"""Work out the fight with Danongorf exactly, and write its table [Q12.8-Q12.10].

    python tools/quest_fight.py

The player is asked whether to reroll after a torch, and whether to ward a hit off; both are decided for the best. The
table, `games/quest/bots/fight.bin`, holds a byte for each position before a roll: the chance to win in 255ths. What it
leaves out (the helm, the fairy, the hourglass) `fight.py` puts into terms of it. Takes a minute of plain Python.
"""

from __future__ import annotations

from pathlib import Path

from lanterns.games.quest.bots.fight import FILE, MOST, SPARE, TRACK, place

DICE = 5
STEPS = 60  # a roll may change nothing, so a value rests on itself; this many rounds settle it to less than a byte
DAMAGE, MAGIC, POWER, ATTACK = 1, 2, 4, 8  # bits of the faces that a roll shows
Table = list[list[float]]


def rolls() -> list[list[list[float]]]:
    """[dice][torches][faces shown]: the chances of a roll."""
    found = [[[0.0] * 16 for _ in range(DICE + 1)] for _ in range(DICE + 1)]
    found[0][0][0] = 1.0
    for dice in range(DICE):
        for torches in range(dice + 1):
            for shown, chance in enumerate(found[dice][torches]):
                found[dice + 1][torches + 1][shown] += chance / 6
                found[dice + 1][torches][shown] += chance / 6  # a scroll
                for face in (DAMAGE, MAGIC, POWER, ATTACK):
                    found[dice + 1][torches][shown | face] += chance / 6
    return found


ROLLS = rolls()


class Solver:
    """`won[place]` is the chance to win before a roll, `kept[place][t]` with t torches kept and the others in hand."""

    def __init__(self) -> None:
        size = place(MOST, MOST, TRACK, TRACK, 1, SPARE) + 1
        self.won = [0.0] * size
        self.kept: Table = [[] for _ in range(size)]

    def look(self, quests: int, goblins: int, health: int, power: int, shield: int, spare: int) -> float:
        if quests == 0 and goblins == 0:
            return 1.0
        return self.won[place(quests, goblins, health, power, shield, spare)]

    def outcome(self, now: tuple[int, ...], shown: int) -> float:
        """The chance to win after the faces of a roll have had their effect, a hit warded off where that is better."""
        quests, goblins, health, power, shield, spare = now
        cost = 1 if shield else 2
        if shown & MAGIC:
            shield, spare = (shield, spare - 1) if spare else (0, 0)
        if shown & POWER and quests:
            quests -= 1
        if shown & ATTACK and goblins:
            goblins -= 1
        if not shown & DAMAGE:
            return self.look(quests, goblins, health, power, shield, spare)
        best = self.look(quests, goblins, health - 2, power, shield, spare) if health > 2 else 0.0
        if power >= cost:
            best = max(best, self.look(quests, goblins, health, power - cost, shield, spare))
        return best

    def solve(self, now: tuple[int, ...]) -> None:
        quests, goblins, health, power, shield, spare = now
        at = place(*now)
        paid = self.kept[place(quests, goblins, health, power - 1, shield, spare)] if power else []
        after = [self.outcome(now, shown) for shown in range(16)]
        lasting = [shown for shown in range(16) if self.lasts(now, shown)]
        value = 0.0
        for _ in range(STEPS):
            self.won[at] = value
            for shown in lasting:
                after[shown] = value
            again = self.rolled(0, after, paid)
            done = abs(again - value) < 1e-6
            value = again
            if done:
                break
        self.won[at] = value
        self.kept[at] = [value, *(self.rolled(torches, after, paid) for torches in range(1, DICE))]

    @staticmethod
    def lasts(now: tuple[int, ...], shown: int) -> bool:
        """Whether these faces change nothing."""
        quests, goblins, _, _, shield, spare = now
        return not (
            shown & DAMAGE
            or (shown & MAGIC and (shield or spare))
            or (shown & POWER and quests)
            or (shown & ATTACK and goblins)
        )

    @staticmethod
    def rolled(torches: int, after: list[float], paid: list[float]) -> float:
        """The chance to win when the dice but these torches are rolled; `paid`: by torches kept, 1 Power poorer."""
        total = 0.0
        for more, row in enumerate(ROLLS[DICE - torches]):
            reroll = paid[torches + more] if paid and 0 < torches + more < DICE else 0.0
            for chance, value in zip(row, after, strict=True):
                total += chance * max(value, reroll)
        return total


def table() -> bytes:
    solver = Solver()
    for quests in range(MOST + 1):
        for goblins in range(MOST + 1):
            if quests == goblins == 0:
                continue
            for shield, spare in [(0, 0), *((1, spare) for spare in range(SPARE + 1))]:
                for health in range(1, TRACK + 1):
                    for power in range(TRACK + 1):
                        solver.solve((quests, goblins, health, power, shield, spare))
        print(f"{quests} of {MOST} quests", flush=True)
    return bytes(round(255 * value) for value in solver.won)


if __name__ == "__main__":
    Path(FILE).write_bytes(table())
