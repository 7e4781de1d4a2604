"""What a Chosen One may hope for of a Night and a Day: more with more rolls, less with more to do."""

from __future__ import annotations

from itertools import pairwise

from lanterns.games.quest.bots.lone import OF_THREE, OF_TWO, completed, felled


def test_more_rolls_raise_hopes_and_more_to_do_lowers_them() -> None:
    for later in (0.0, 1.0, 4.0):
        for rolls in range(16):
            by_need = [completed(needed, float(rolls), 9.0, later) for needed in range(9)]
            assert all(0.0 <= less <= more <= 1.0 for more, less in pairwise(by_need))
        for needed in range(1, 9):
            by_rolls = [completed(needed, float(rolls), 9.0, later) for rolls in range(16)]
            assert all(less < more for less, more in pairwise(by_rolls))
            assert completed(needed, 2.0, 9.0, 1.0) > completed(needed, 2.0, 9.0, 0.0)
    for wounds in range(1, 5):
        assert felled(wounds, 6.0, 1, 0) > felled(wounds + 1, 6.0, 1, 0)
        assert felled(wounds, 8.0, 1, 0) > felled(wounds, 6.0, 1, 0) > felled(wounds, 6.0, 2, 0)
        assert felled(wounds, 6.0, 1, 3) > felled(wounds, 6.0, 1, 0)


def test_heroes_in_place_raise_hopes_of_a_quest_and_turns_gone_by_lower_them() -> None:
    for table in (OF_TWO, OF_THREE):
        assert len(table) == 5
        for row in table:
            assert all(0.0 <= less < more <= 1.0 for less, more in pairwise(row))
        for before, after in pairwise(table):
            assert all(then >= now for then, now in zip(before, after, strict=True))
