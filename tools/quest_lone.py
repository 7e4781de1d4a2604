"""Read off games the chances by which a Chosen One is judged: the numbers of games/quest/bots/lone.py.

    PYTHONPATH=build/compiled python tools/train.py play quest GAMES --variants chosen-hero --bot mcts \\
        --games 240 --block 5 --stray 0.02
    PYTHONPATH=build/compiled python tools/quest_lone.py GAMES [GAMES ...]

The first command is resumable, see tools/train.py. The second plays the games of a Chosen One in the files again, sees
what became of temples, goblins, books and placement quests, and prints each number as it stands in lone.py, with the
number of cases that it rests on. Shares are of decisions (to roll or rest; to pick a movement card), but SURE of heroes
and PLACED of Days; the rest are logistic regressions. Where lone.py holds another number than is printed, because it
was smoothed or set by hand, it says so.

The games behind lone.py were played by the bot as it was before lone.py (docs/bots.md); later bots play otherwise.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from lanterns.arena import spread
from lanterns.games import get_game
from lanterns.games.quest import content as con
from lanterns.games.quest.bots.evaluate import symbols_needed
from lanterns.games.quest.bots.lone import likely, portals_met, rolls_left, sword_at
from lanterns.games.quest.rules.day import Pick
from lanterns.games.quest.rules.fits import SLOTS, in_place
from lanterns.games.quest.rules.night import RollOrRest
from lanterns.games.quest.state import BOSS, CHOSEN, DAY, NIGHT, Quest
from lanterns.games.quest.verbs import REST_CODE
from tools.train import solve

SEAT = 0  # the only one
LAST_NIGHT = 5
TURNS = 4
NEAR = 3  # spell levels that a book may be away [Q7.4]
GATES = (1, 5, 8, 10)  # first token space of each magic level [QR5]
Row = list[float]


class Cases:
    """Decisions: what the chance rests on (1 first), and whether it came to pass."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.came: list[bool] = []

    def add(self, rows: list[Row], came: bool) -> None:
        self.rows += rows
        self.came += [came] * len(rows)


def share(came: list[bool]) -> str:
    """As lone.py writes a share."""
    return str(round(sum(came) / len(came), 2)) if came else "none"


class Night:
    """The decisions of one Night, kept until it is seen what became of them."""

    def __init__(self) -> None:
        self.temples: dict[tuple[int, int], list[Row]] = {}  # by hero and region
        self.ends: set[int] = set()  # heroes on their last space
        self.goblins: dict[int, list[Row]] = {}  # by cell
        self.books: dict[int, list[Row]] = {}
        self.reached: set[int] = set()  # heroes
        self.felled: set[int] = set()  # cells
        self.exhausted = False

    def decide(self, g: Quest) -> None:
        """Note what the seat has before it, as it rolls or rests."""
        rolls = rolls_left(g, SEAT)
        for hero in g.heroes(SEAT):
            region = g.where[hero]
            cell = region >> 1
            kind = g.kinds[region]
            if kind == con.TEMPLE and g.space[hero] == 4:
                self.ends.add(hero)
            elif kind == con.TEMPLE:
                self.temples.setdefault((hero, region), []).append([1.0, symbols_needed(g, hero), rolls])
            elif kind == con.PORTAL and g.goblins >> cell & 1:
                wounds = con.GOBLIN_HEALTH - (g.wounds[cell] if g.wounder[cell] == SEAT else 0)
                row = [1.0, wounds, rolls, portals_met(g, SEAT), sword_at(g, SEAT, cell)]
                self.goblins.setdefault(cell, []).append(row)
            elif kind == con.OBELISK:
                book = con.CARDS.lands[g.land[cell]].book
                gap = book - g.spell[SEAT]
                if 1 <= gap <= NEAR:
                    self.books.setdefault(book, []).append([1.0, max(0, GATES[gap] - g.magic), rolls, gap])

    def follow(self, g: Quest, code: int, adventuring: bool) -> None:
        """See what a step of the Night has done; `adventuring`: before it."""
        self.reached |= {hero for hero, _ in self.temples if g.space[hero] == 4}
        self.felled |= {cell for cell in self.goblins if not g.goblins >> cell & 1}
        if adventuring and not g.adventuring >> SEAT & 1 and code != REST_CODE:
            self.exhausted = True


class Reader:
    """What became of the decisions of games."""

    def __init__(self) -> None:
        self.games = self.days = self.taken = 0
        self.ends: list[bool] = []  # heroes that waited on their last space, by whether they came home with it
        self.last = Cases()  # temples in a last Night
        self.earlier = Cases()  # temples in the Nights before, by whether that Night sufficed
        self.again = Cases()  # those where it did not, by whether the hero stayed for another
        self.goblins = Cases()
        self.books = Cases()
        self.placed: dict[tuple[int, int, int], list[bool]] = {}  # by heroes wanted, turn, heroes in place

    def read(self, g: Quest, codes: list[int]) -> None:
        """Play a game again."""
        self.games += 1
        night: Night | None = None
        waiting: dict[tuple[int, int], list[Row]] = {}  # heroes that a Night left in open temples
        day: list[tuple[int, int, int, int]] = []  # quest, and where it belongs in `placed`
        taken = -1  # placement quests before this Day, -1 outside of one
        for code in codes:
            if g.phase == NIGHT and isinstance(g.stack[-1], RollOrRest):
                if night is None:
                    night = Night()
                    for rows in waiting.values():
                        self.again.add(rows, True)
                    waiting = {}
                night.decide(g)
            elif g.phase == DAY and isinstance(g.stack[-1], Pick):
                taken = placements_taken(g) if taken < 0 else taken
                for quest in g.row:
                    if quest < con.PLACEMENTS:
                        day.append((quest, SLOTS[quest], g.turn, in_place(g, quest, SEAT)))
            adventuring, round_ = bool(g.adventuring >> SEAT & 1), g.round
            g.play(code, g.actor)
            if night is not None:
                night.follow(g, code, adventuring)
                if g.phase != NIGHT or g.over:
                    waiting = self.end_night(night, g.spell[SEAT], round_)
                    night = None
            for hero, region in [place for place in waiting if g.where[place[0]] != place[1]]:
                self.again.add(waiting.pop((hero, region)), False)
            if taken >= 0 and (g.phase != DAY or g.over):
                for quest, *place in day:
                    slots, turn, count = place
                    self.placed.setdefault((slots, turn, count), []).append(g.quest_at[quest] > BOSS)
                self.days += 1
                self.taken += placements_taken(g) - taken
                day, taken = [], -1

    def end_night(self, night: Night, spell: int, round_: int) -> dict[tuple[int, int], list[Row]]:
        """Settle the decisions of a Night; answers those at temples that may be gone on with."""
        self.ends += [not night.exhausted] * len(night.ends)
        for cell, rows in night.goblins.items():
            self.goblins.add(rows, cell in night.felled)
        for book, rows in night.books.items():
            self.books.add(rows, spell >= book)
        temples = self.last if round_ == LAST_NIGHT else self.earlier
        for (hero, _), rows in night.temples.items():
            temples.add(rows, hero in night.reached)
        if round_ == LAST_NIGHT:
            return {}
        return {place: rows for place, rows in night.temples.items() if place[0] not in night.reached}


def placements_taken(g: Quest) -> int:
    return sum(g.quest_at[quest] > BOSS for quest in range(con.PLACEMENTS))


def regress(cases: Cases) -> list[float]:
    """The weights of a logistic regression, by Newton's method."""
    size = len(cases.rows[0])
    weights = [0.0] * size
    for _ in range(50):
        slope = [0.0] * size
        bend = [[1e-6 * (i == j) for j in range(size)] for i in range(size)]
        for row, came in zip(cases.rows, cases.came, strict=True):
            chance = likely(sum(w * x for w, x in zip(weights, row, strict=True)))
            for i, x in enumerate(row):
                slope[i] += x * (came - chance)
                for j, y in enumerate(row):
                    bend[i][j] += x * y * chance * (1.0 - chance)
        step = solve(bend, slope)
        weights = [w + more for w, more in zip(weights, step, strict=True)]
        if max(abs(more) for more in step) < 1e-6:
            break
    return weights


def formula(weights: list[float], names: str) -> str:
    """As lone.py writes it: rolls, which go up to two dozen, with a digit more."""
    text = f"{weights[0]:.2f}"
    for weight, name in zip(weights[1:], names.split(), strict=True):
        digits = 3 if name == "rolls" else 2
        text += f" {'-' if weight < 0 else '+'} {abs(weight):.{digits}f} * {name}"
    return f"likely({text})"


def print_placed(placed: dict[tuple[int, int, int], list[bool]], slots: int, name: str) -> None:
    print(f"{name}: Final = [")
    for turn in range(TURNS + 1):
        found = [placed.get((slots, max(1, turn), count), []) for count in range(slots + 1)]
        shares = [share(came) for came in found]
        of = "as turn 1" if turn == 0 else "of " + ", ".join(str(len(came)) for came in found)
        print(f"    [{', '.join(shares)}],  # {of}")
    print("]")


def report(seen: Reader) -> None:
    last = regress(seen.last)
    expected = sum(likely(sum(w * x for w, x in zip(last, row, strict=True))) for row in seen.earlier.rows)
    print(f"# of {seen.games} games")
    print(f"SURE: Final = {share(seen.ends)}  # of {len(seen.ends)} heroes")
    print(f"ALL_IN: Final = {round(sum(seen.earlier.came) / expected, 2)}  # of {len(seen.earlier.came)}")
    print(f"AGAIN: Final = {share(seen.again.came)}  # of {len(seen.again.came)}")
    print(f"PLACED: Final = {round(seen.taken / seen.days, 2)}  # of {seen.days} Days")
    print_placed(seen.placed, 2, "OF_TWO")
    print_placed(seen.placed, 3, "OF_THREE")
    print(f"completed: {formula(last, 'needed rolls')}  # of {len(seen.last.came)}")
    goblins, books = regress(seen.goblins), regress(seen.books)
    print(f"felled: {formula(goblins, 'wounds rolls portals sword')}  # of {len(seen.goblins.came)}")
    print(f"spells_at_rest: {formula(books, 'needed rolls gap')}  # of {len(seen.books.came)}")
    for gap in range(1, NEAR + 1):
        asked = zip(seen.books.rows, seen.books.came, strict=True)
        came = [came for (_, needed, _, up), came in asked if up == gap and needed == GATES[gap] - 1]
        print(f"# books {gap} up, with the magic token on its first space: {share(came)} learned of {len(came)}")


def main(paths: list[Path]) -> None:
    game = get_game("quest")
    variants = game.harness.variants()
    seen = Reader()
    for path in paths:
        for key, block in spread.kept(path).items():
            game_id, variant, *_ = json.loads(key)
            if game_id == game.id and game.new(variants[variant]).mode == CHOSEN:
                for codes in block["games"]:
                    seen.read(game.new(variants[variant]), codes)
    if not (seen.last.rows and seen.goblins.rows and seen.books.rows):
        raise SystemExit("these files hold too few games of a Chosen One; make some with tools/train.py play")
    report(seen)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kept", nargs="+", type=Path, help="files of games")
    main(parser.parse_args().kept)
