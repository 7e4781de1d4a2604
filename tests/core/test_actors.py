"""Numbers below zero beside seats: what one means hangs on where it stands, and among actors each means one thing."""

from lanterns.core.step import ANYONE, AUTO, CHANCE, EVERYONE, NO_ACTOR, PEOPLE, SPECTATOR
from lanterns.tables.parts.seats import NOBODY


def test_no_two_actors_are_one_number():
    """F19: seats are counted from 0, so none of these is a seat either."""
    actors = (CHANCE, AUTO, ANYONE, PEOPLE, NO_ACTOR)
    assert len(set(actors)) == len(actors)
    assert max(*actors, SPECTATOR, EVERYONE, NOBODY) < 0
