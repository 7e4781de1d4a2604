"""Read off games the chances by which seats of quest are judged: the numbers of games/quest/bots/chances.py.

    PYTHONPATH=build/compiled python tools/train.py play quest GAMES ...
    PYTHONPATH=build/compiled python tools/quest_chances.py GAMES [GAMES ...]

The first command is resumable, see tools/train.py; docs/bots.md has the calls. The second plays the games of the files
again, sees what became of temples, goblins, books and placement quests, and prints for each number of seats the numbers
as they stand in chances.py, with the number of cases that they rest on; of one seat those of a Chosen One. Cases are
of decisions (to roll or rest; to pick a movement card), by every seat that adventures, but SURE of heroes and placed of
Days. The first three are logistic regressions, the rest are shares. Where chances.py holds another number than is
printed, because it was smoothed or set by hand, it says so.

Later bots play otherwise than those whose games are behind chances.py: see docs/bots.md for which they were.
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
from lanterns.games.quest.bots.chances import company, likely, portals_met, rolls_left, sword_at
from lanterns.games.quest.bots.evaluate import symbols_needed
from lanterns.games.quest.bots.outlook import GATES
from lanterns.games.quest.rules.day import Pick
from lanterns.games.quest.rules.fits import SLOTS, in_place
from lanterns.games.quest.rules.night import RollOrRest
from lanterns.games.quest.state import BOSS, DANONGORF, DAY, NIGHT, TAKEN, Quest
from lanterns.games.quest.verbs import REST_CODE
from tools.train import newton

LAST_NIGHT = 5
TURNS = 4
NEAR = 3  # spell levels that a book may be away [Q7.4]
ROLLS_AT = 2  # the place of the rolls in a row
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
    """As chances.py writes a share."""
    return str(round(sum(came) / len(came), 2)) if came else "none"


class Night:
    """The decisions of one Night for a seat, kept until it is seen what became of them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.temples: dict[tuple[int, int], list[Row]] = {}  # by hero and region
        self.ends: set[int] = set()  # heroes on their last space
        self.goblins: dict[int, list[Row]] = {}  # by cell
        self.books: dict[int, list[Row]] = {}
        self.reached: set[int] = set()  # heroes
        self.gone: set[int] = set()  # cells whose goblin is no longer there
        self.felled: set[int] = set()  # those of them whose goblin the seat has taken
        self.exhausted = False

    def decide(self, g: Quest) -> None:
        """Note what the seat has before it, as it rolls or rests."""
        seat, with_it = self.seat, company(g)
        rolls = rolls_left(g, seat)
        for hero in g.heroes(seat):
            region = g.where[hero]
            cell = region >> 1
            kind = g.kinds[region]
            if kind == con.TEMPLE and g.space[hero] == 4:
                self.ends.add(hero)
            elif kind == con.TEMPLE:
                self.temples.setdefault((hero, region), []).append([1.0, symbols_needed(g, hero), rolls, with_it])
            elif kind == con.PORTAL and g.goblins >> cell & 1:
                wounds = con.GOBLIN_HEALTH - (g.wounds[cell] if g.wounder[cell] == seat else 0)
                row = [1.0, wounds, rolls, with_it, portals_met(g, seat), sword_at(g, seat, cell)]
                self.goblins.setdefault(cell, []).append(row)
            elif kind == con.OBELISK:
                book = con.CARDS.lands[g.land[cell]].book
                gap = book - g.spell[seat]
                if 1 <= gap <= NEAR:
                    row = [1.0, max(0, GATES[gap] - g.magic), rolls, with_it, gap]
                    self.books.setdefault(book, []).append(row)

    def follow(self, g: Quest, code: int, adventuring: bool, gain: bool) -> None:
        """See what a step of the Night has done; `adventuring`: before it; `gain`: the seat has taken a goblin."""
        self.reached |= {hero for hero, _ in self.temples if g.space[hero] == 4}
        gone = {cell for cell in self.goblins if not g.goblins >> cell & 1} - self.gone
        self.gone |= gone
        if gain:
            self.felled |= gone
        if adventuring and not g.adventuring >> self.seat & 1 and code != REST_CODE:
            self.exhausted = True


class Reader:
    """What became of the decisions of games with one number of seats."""

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
        nights: list[Night] = []  # of the Night that is on, by seat
        waiting: dict[tuple[int, int], list[Row]] = {}  # heroes that a Night left in open temples
        day: list[tuple[int, int, int, int, int]] = []  # seat, quest, and where it belongs in `placed`
        taken = -1  # placement quests before this Day, -1 outside of one
        for code in codes:
            if g.phase == NIGHT and isinstance(g.stack[-1], RollOrRest):
                if not nights:
                    nights = [Night(seat) for seat in range(g.players)]
                    for rows in waiting.values():
                        self.again.add(rows, True)
                    waiting = {}
                for night in nights:
                    if g.adventuring >> night.seat & 1:
                        night.decide(g)
            elif g.phase == DAY and isinstance(g.stack[-1], Pick):
                taken = placements_taken(g) if taken < 0 else taken
                for seat in range(g.players):
                    for quest in g.row:
                        if quest < con.PLACEMENTS:
                            day.append((seat, quest, SLOTS[quest], g.turn, in_place(g, quest, seat)))
            adventuring, round_, before = g.adventuring, g.round, g.taken[:]
            g.play(code, g.actor)
            for night in nights:
                seat = night.seat
                night.follow(g, code, bool(adventuring >> seat & 1), g.taken[seat] > before[seat])
            if nights and (g.phase != NIGHT or g.over):
                for night in nights:
                    waiting |= self.end_night(night, g.spell[night.seat], round_)
                nights = []
            for hero, region in [place for place in waiting if g.where[place[0]] != place[1]]:
                self.again.add(waiting.pop((hero, region)), False)
            if taken >= 0 and (g.phase != DAY or g.over):
                for seat, quest, *place in day:
                    slots, turn, count = place
                    self.placed.setdefault((slots, turn, count), []).append(g.quest_at[quest] == TAKEN + seat)
                self.days += g.players
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
    """The weights of a logistic regression; 0.0 for what is the same in all cases."""
    import numpy as np

    rows = np.array(cases.rows)
    used = np.flatnonzero((rows != rows[0]).any(axis=0) | (np.arange(rows.shape[1]) == 0))
    found = np.zeros(rows.shape[1])
    found[used] = newton(rows[:, used], np.array(cases.came), np.zeros(len(used)), np.full(len(used), 1e-6))
    return [float(weight) for weight in found]


def numbers(name: str, cases: Cases) -> str:
    """A regression as chances.py has it: rolls, which go up to two dozen, with a digit more."""
    weights = [round(weight, 3 if i == ROLLS_AT else 2) for i, weight in enumerate(regress(cases))]
    return f"    {name}={weights},  # of {len(cases.came)}"


def print_placed(placed: dict[tuple[int, int, int], list[bool]], slots: int, name: str) -> None:
    print(f"    {name}=[")
    for turn in range(TURNS + 1):
        found = [placed.get((slots, max(1, turn), count), []) for count in range(slots + 1)]
        shares = [share(came) for came in found]
        of = "as turn 1" if turn == 0 else "of " + ", ".join(str(len(came)) for came in found)
        print(f"        [{', '.join(shares)}],  # {of}")
    print("    ],")


def report(players: int, seen: Reader) -> None:
    last = regress(seen.last)
    expected = sum(likely(sum(w * x for w, x in zip(last, row, strict=True))) for row in seen.earlier.rows)
    print(f"# {players} at the table: {seen.games} games")
    print(f"# SURE {share(seen.ends)} of {len(seen.ends)}, AGAIN {share(seen.again.came)} of {len(seen.again.came)}")
    print("Chances(")
    print(numbers("temple", seen.last))
    print(numbers("goblin", seen.goblins))
    print(numbers("book", seen.books))
    print(f"    all_in={round(sum(seen.earlier.came) / expected, 2)},  # of {len(seen.earlier.came)}")
    print(f"    placed={round(seen.taken / seen.days, 2)},  # of {seen.days} Days of a seat")
    print_placed(seen.placed, 2, "of_two")
    print_placed(seen.placed, 3, "of_three")
    print(")")


def main(paths: list[Path]) -> None:
    game = get_game("quest")
    variants = game.harness.variants()
    found: dict[int, Reader] = {}
    for path in paths:
        for key, block in spread.kept(path).items():
            game_id, variant, *_ = json.loads(key)
            if game_id == game.id and game.new(variants[variant]).mode != DANONGORF:
                for codes in block["games"]:
                    state = game.new(variants[variant])
                    found.setdefault(state.players, Reader()).read(state, codes)
    found = {
        players: seen for players, seen in found.items() if seen.last.rows and seen.goblins.rows and seen.books.rows
    }
    if not found:
        raise SystemExit("these files hold too few games; make some with tools/train.py play")
    for players, seen in sorted(found.items()):
        report(players, seen)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kept", nargs="+", type=Path, help="files of games")
    main(parser.parse_args().kept)
