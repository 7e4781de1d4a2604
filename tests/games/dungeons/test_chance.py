"""The chance list of the rules, X1 to X9: what each event may show and how likely it is, counted another way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations, product

import pytest

from lanterns.core.step import CHANCE
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.rules.checks import HANDS, WEIGHTS
from lanterns.games.dungeons.rules.reveal import TurnUp, identity
from lanterns.games.dungeons.state import Dungeons
from tests.games.dungeons.helpers import GAME, played, position, random_states


def probabilities(state: Dungeons) -> dict[str, Fraction]:
    """The stated odds of the open chance question, by notation."""
    assert state.actor == CHANCE
    odds = state.odds()
    total = sum(weight for _, weight in odds)
    return {GAME.verbs.notation(action): Fraction(weight, total) for action, weight in odds}


def test_hero_dice_are_independent_and_uniform() -> None:
    """X1: the weights of a throw are the ways in which so many dice, rolled one by one, show it."""
    for count in (1, 2, 3):
        ways = Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=count))
        assert dict(zip(HANDS[count], WEIGHTS[count], strict=True)) == dict(ways)


# X3-X6: a small box dealt in every possible way

ROOMS = 4
SLOTS = ["A", "B1", "B2", "C1", "C2"]


def deals(in_box: int) -> list[dict[str, str]]:
    """Every shuffle of a small box, all equally likely: stack A of one Room, B of one Encounter and one Room, C of one
    Room and the door; one Room is boxed, and all Encounters of the box but one [D2.1, D2.2]."""
    found: list[dict[str, str]] = []
    for rooms in permutations(f"R{i}" for i in range(ROOMS)):
        for encounters in permutations(f"E{i}" for i in range(in_box)):
            for stack_b in permutations((encounters[0], rooms[1])):
                for stack_c in permutations((rooms[2], "door")):
                    found.append(dict(zip(SLOTS, (rooms[0], *stack_b, *stack_c), strict=True)))
    return found


def stated(slot: str, shown: Sequence[tuple[str, str]], in_box: int) -> dict[str, Fraction]:
    """What `identity` says of a slot after these reveals."""
    seen = {card for _, card in shown}
    rooms = [f"R{i}" for i in range(ROOMS) if f"R{i}" not in seen]
    encounters = [f"E{i}" for i in range(in_box) if f"E{i}" not in seen]
    if slot[0] == "B":
        left = 1 - (in_box - len(encounters))
    else:
        left = int("door" not in seen)
    cards = 2 - sum(other[0] == slot[0] for other, _ in shown)
    room, encounter, door, total = identity("ABC".index(slot[0]), len(rooms), len(encounters), left, cards)
    weights = {**dict.fromkeys(rooms, room), **dict.fromkeys(encounters, encounter), "door": door}
    weights = {card: weight for card, weight in weights.items() if weight}
    assert sum(weights.values()) == total
    return {card: Fraction(weight, total) for card, weight in weights.items()}


@pytest.mark.parametrize("in_box", [1, 2])
def test_identities_sampled_at_reveal_equal_exhaustive_shuffles(in_box: int) -> None:
    """X3 to X6: for every order of reveals and every history, the exact conditional odds of the whole shuffle."""
    every = deals(in_box)
    checked = 0
    for order in permutations(SLOTS):
        histories: dict[tuple[tuple[str, str], ...], Counter[str]] = {}
        for deal in every:
            for at, slot in enumerate(order):
                shown = tuple((other, deal[other]) for other in order[:at])
                histories.setdefault(shown, Counter())[deal[slot]] += 1
        for shown, counts in histories.items():
            total = sum(counts.values())
            expected = {card: Fraction(count, total) for card, count in counts.items()}
            assert stated(order[len(shown)], shown, in_box) == expected
            checked += 1
    assert checked > 500


def test_the_engine_reveals_with_the_odds_of_all_remaining_shuffles() -> None:
    """X4: on a nearly revealed dungeon, the joint odds of the last two B cards, by enumeration of all shuffles."""
    hidden_rooms, hidden_encounters = ["D20", "D21", "D22"], ["D24", "D25", "D26"]
    revealed = [name for name in con.CARD_NAMES[1:24] if name not in hidden_rooms]  # one Encounter, D23
    state = position(dungeon={"e4": "B", "c4": "B", "d3": "C"}, revealed=revealed, b_shown=6, c_shown=3, deck=0)
    # Of the two Encounters of this game one is left, among two B cards.
    expected: Counter[tuple[str, str]] = Counter()
    for encounter in hidden_encounters:
        for room in hidden_rooms:
            for pair in permutations((encounter, room)):
                expected[pair] += 1
    total = sum(expected.values())
    found: dict[tuple[str, str], Fraction] = {}
    first = TurnUp(CHANCE, 25)
    weights = first.weights(state)
    assert weights is not None
    for action, weight in zip(first.options(state), weights, strict=True):
        after = state.copy()
        first.play(after, action)
        second = TurnUp(CHANCE, 23)
        more = second.weights(after) or [1] * len(second.options(after))
        for other, share in zip(second.options(after), more, strict=True):
            pair = (GAME.verbs.notation(action).split()[1], GAME.verbs.notation(other).split()[1])
            found[pair] = Fraction(weight, sum(weights)) * Fraction(share, sum(more))
    assert found == {pair: Fraction(count, total) for pair, count in expected.items()}


def test_a_card_of_stack_a_is_any_unrevealed_room() -> None:
    """X3: 1/22 each on the first reveal."""
    odds = probabilities(played(position(), "reveal e4"))
    assert odds == {f"card D{i:02d}": Fraction(1, 22) for i in range(1, 23)}


def test_a_card_of_stack_c_with_the_door_revealed_is_any_unrevealed_room() -> None:
    """X6"""
    state = position(dungeon={"e4": "C", "d3": "D27 NSW", "d5": "D08 NS"}, c_shown=1)
    odds = probabilities(played(state, "reveal e4"))
    assert len(odds) == 21
    assert set(odds.values()) == {Fraction(1, 21)}


def test_goblins_minions_loot_and_spells_are_drawn_uniformly_without_replacement() -> None:
    """X7, X8: along random games every draw is uniform over the cards that are left."""
    kinds: set[str] = set()
    for seed in range(40):
        for state in random_states({"players": "3"}, seed, 1):
            if state.actor != CHANCE:
                continue
            step = state.question()
            assert step is not None
            odds = probabilities(state)
            if step.name == "DrawGoblin":
                left = sum(state.deck)
                assert odds == {
                    f"goblin {con.GOBLIN_NAMES[kind]}": Fraction(count, left)
                    for kind, count in enumerate(state.deck)
                    if count
                }
                kinds.add(step.name)
            elif step.name == "DrawMinion":
                left = 8 - state.minions_drawn.bit_count()
                assert set(odds.values()) == {Fraction(1, left)}
                kinds.add(step.name)
            elif step.name == "DealCard":
                assert set(odds.values()) == {Fraction(1, len(odds))}
                kinds.add(step.name)
    assert kinds == {"DrawGoblin", "DrawMinion", "DealCard"}


def test_the_boss_is_one_of_six() -> None:
    """X9: sampled at the first entry."""
    state = position(dungeon={"e4": "D27 NEW"}, killed=2, heroes={"H2": {"at": "e4"}})
    odds = probabilities(played(state, "enter"))
    assert odds == {f"boss B{i}": Fraction(1, 6) for i in range(1, 7)}


def test_heroes_left_to_chance_are_uniform_and_distinct() -> None:
    """D2.7, DR2"""
    state = GAME.new({"players": "4", "party": "H3 random random H1"})
    assert set(probabilities(state).values()) == {Fraction(1, 6)}  # type: ignore[arg-type]
    state.play(state.options()[0])
    assert set(probabilities(state).values()) == {Fraction(1, 5)}  # type: ignore[arg-type]


def test_best_totals_have_the_odds_that_the_rules_print() -> None:
    """The line under the chance list: at least 5 with 1, 2, 3 dice 1/3, 13/18, 67/72; at least 7 0, 1/6, 31/72."""

    def best(roll: tuple[int, ...]) -> int:
        totals: list[int] = []
        for at, value in enumerate(roll):
            plus = [die for i, die in enumerate(roll) if i != at and die <= 2]
            for size in range(len(plus) + 1):
                totals += [value + sum(chosen) for chosen in combinations(plus, size)]
        return max(totals)

    for need, printed in ((5, ("1/3", "13/18", "67/72")), (7, ("0", "1/6", "31/72"))):
        for count in (1, 2, 3):
            rolls = list(product(range(1, 7), repeat=count))
            ways = sum(best(roll) >= need for roll in rolls)
            assert Fraction(ways, len(rolls)) == Fraction(printed[count - 1])


def test_four_heroes_find_all_encounters_and_then_rooms_only() -> None:
    """X4 with no Encounter left, boxed or not: the rest of stack B are Rooms, all equally likely."""
    state = position(
        "H1 H2 H3 H4", dungeon={"e4": "B", "d3": "A"}, revealed=["D23", "D24", "D25", "D26"], b_shown=6, deck=0
    )
    odds = probabilities(played(state, "reveal e4"))
    assert odds == {f"card D{i:02d}": Fraction(1, 22) for i in range(1, 23)}
