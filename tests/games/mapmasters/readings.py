"""The four readings of the path rules beside each other: do they agree? Run as a program, it prints what it found.

Brute force walks by the stepper and judges the search; the search over all layouts judges the strands; the
stepper walks Coop's ways and plans.
"""

from __future__ import annotations

import json
import random
from contextlib import suppress

from lanterns.games.mapmasters.board.cards import ICON_ORDER, OBJECTS, OPTIMISERS, PIT
from lanterns.games.mapmasters.board.content import cards
from lanterns.games.mapmasters.board.layout import Board, Placed, fault
from lanterns.games.mapmasters.board.move import FALL, IllegalStep, Move
from lanterns.games.mapmasters.board.path import OBJECTIVES, Kit, Path, kit_of
from lanterns.games.mapmasters.board.path_moves import Unpaid, apply, begin
from lanterns.games.mapmasters.board.path_rules import NEEDS
from lanterns.games.mapmasters.board.shapes import layouts
from lanterns.games.mapmasters.coop.missions.mission_file import missions
from lanterns.games.mapmasters.coop.planner.planner import solve
from lanterns.games.mapmasters.coop.planner.proof import prove
from lanterns.games.mapmasters.coop.planner.seeded import seeded
from lanterns.games.mapmasters.coop.planner.situation import NORMAL
from lanterns.games.mapmasters.coop.planner.ways import (
    CIRCLED,
    COSTS,
    FALLEN,
    GAIN,
    GUARD,
    LAVA,
    LOCK,
    MONSTER,
    ROPED,
    STEPS,
    VISIT,
    Sheet,
    Way,
    sheets,
)
from lanterns.games.mapmasters.solver.best_hand import best_hand
from lanterns.games.mapmasters.solver.best_path import best_path
from tests.games.mapmasters.brute import TooLong, best, random_board

Answer = tuple[int, bool]
LETTER = {MONSTER: "M", LOCK: "K", LAVA: "V", ROPED: "P", FALLEN: "P", STEPS: "S", CIRCLED: "O"}


def compare() -> list[list[list[int]]]:
    """Value and exit of the best paths of some boards, and of some hands, and what each way through a card costs.
    Raises AssertionError, IllegalStep or BadPlan where two readings differ."""
    plan_and_prove()
    best_paths = [[[value, int(exit)] for value, exit in part] for part in (by_brute_force(), by_all_layouts())]
    return [*best_paths, by_walking_ways()]


def by_brute_force() -> list[Answer]:
    rng = random.Random(7)
    pool = list(cards().values())
    found: list[Answer] = []
    for number in range(60):
        board = random_board(rng, pool, 1 + number % 2)
        kit = kit_of(rng.choice(["", "k", "r", "p", "kp"]), tuple(rng.sample([3, 4, 5, 6, 7, 8, 9], number % 3)))
        kinds = rng.sample(OBJECTIVES, 3)
        try:
            wanted = best(board, kit, kinds, 1500)
        except TooLong:
            continue
        for kind in kinds:
            answer = best_path(board, kit, kind)
            assert (answer.value, answer.exit) == wanted[kind], (number, kind, answer.script)
            found.append(wanted[kind])
    return found


def by_all_layouts() -> list[Answer]:
    rng = random.Random(5)
    pool = [card for card in cards().values() if card.count("V") or PIT in card.kinds]
    found: list[Answer] = []
    for number in range(60):
        kind = rng.choice(OBJECTIVES)
        hand, kit = rng.sample(pool, 1 if number % 10 else 2), kit_of("kpr"[number % 3])
        boards = [board for board in map(Board, layouts(hand)) if not fault(board)]
        answers = [best_path(board, kit, kind) for board in boards]
        wanted = max((answer.value, answer.exit) for answer in answers)
        answer = best_hand(hand, kit, kind)
        assert (answer.value, answer.exit) == wanted, (kind, answer.script)
        found.append(wanted)
    return found


def by_walking_ways() -> list[list[int]]:
    """Every way of Coop's planner from a side of a card, walked by the stepper with tokens for all needs."""
    costs: list[list[int]] = []
    for id, card in cards().items():
        sheet = sheets()[id]
        board = Board([Placed("a", card, 0, 0)])
        for slot in range(6):
            for way in sheet.ways(slot):
                path = begin(Path(board, Kit([9, 9, 9, 9], 1 << 3)), card.slots[slot])
                for kind, target, halt in way.steps:
                    pit = board.icon_at(0, "P", str(target)) if kind == FALL else target
                    path = paid_by_tokens(path, Move(kind, pit, -1, halt))
                found, spent = told(sheet, way)
                counts = path.counts()
                assert {letter: counts[letter] for letter in found} == found, (id, way.steps)
                assert sorted(path.spent) == sorted(spent), (id, way.steps)
                costs.append([spent.count(f"t:{need}") for need in NEEDS])
    return costs


def told(sheet: Sheet, way: Way) -> tuple[dict[str, int], list[str]]:
    """What a way says that it finds, per letter (optimisers are not its business), and spends."""
    found = {letter: 0 for letter in ICON_ORDER if letter not in OPTIMISERS}
    spent: list[str] = []
    seen: list[int] = []
    for event in way.events:
        kind, argument = event >> 4, event & 15
        if kind == GAIN:
            found[OBJECTS[argument]] += 1
        elif kind != VISIT:
            found[LETTER[kind]] += 1
        elif argument not in seen:
            seen.append(argument)
            room = sheet.card.rooms[argument]
            found["h"] += 1
            for item in room.content:
                if item not in OPTIMISERS:
                    found[item[0]] += 1
            spent.extend(f"t:{OBJECTS[GUARD]}" for item in room.content if item == "M")
        if COSTS[kind] >= 0:
            spent.append(f"t:{OBJECTS[COSTS[kind]]}")
    return found, spent


def paid_by_tokens(path: Path, move: Move) -> Path:
    while True:
        unpaid = Unpaid()
        with suppress(IllegalStep):
            after = apply(path, move, unpaid)
            if not unpaid.options:
                return after
        if not unpaid.options:
            return apply(path, move)
        move = move.paid((*move.payers, "t"))


def plan_and_prove() -> None:
    legs = 0
    for number in (1, 2, 3, 4):
        plan = solve(seeded(missions()[number], 2, NORMAL, 1), random.Random(1), 1.0, 40)
        prove(plan)
        legs += len(plan.legs)
    assert legs > 4


if __name__ == "__main__":
    print(json.dumps(compare()))
