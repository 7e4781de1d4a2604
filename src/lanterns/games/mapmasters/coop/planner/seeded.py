"""Seeded setups of a mission with all cards known: what the search that sees the deck is tried on [rules 6.5]."""

from __future__ import annotations

from random import Random
from typing import Final

from lanterns.games.mapmasters.board.books import books
from lanterns.games.mapmasters.board.content import cards, objectives
from lanterns.games.mapmasters.coop.missions.faces import NEWEST
from lanterns.games.mapmasters.coop.missions.mission import STARTERS, Mission
from lanterns.games.mapmasters.coop.planner.situation import Situation

HAND: Final = 3
SOLO_HAND: Final = 4


def seeded(mission: Mission, players: int, level: int, seed: int, edition: int = NEWEST) -> Situation:
    """The mission set up by chance: given cards, deck, hands, hidden cards, objective cards, books on offer.

    Every owner of the pool gets the cards that it will have held by its last turn, and as many turns as empty places
    allow [M11, M14.2].
    """
    rng = Random(f"{mission.id}/{players}/{seed}")
    drawn: list[str] = []
    if mission.drawn:
        kinds = sorted({one.kind for one in objectives()})
        deck = [one.kind for one in objectives()]
        rng.shuffle(deck)
        for kind in deck:
            if kind in kinds and kind not in drawn:
                drawn.append(kind)
        drawn = drawn[: mission.drawn]
    goals = [one.settled(drawn.pop()) if one.need == "drawn" else one for one in mission.objectives]
    s = Situation(mission, goals, level, edition)
    pack = [f"S{1 + number % 9}" for number in range(STARTERS)]
    rng.shuffle(pack)
    for place in mission.places("S"):
        s.cards[place], s.turned[place] = pack.pop(), rng.random() < 0.5
    _hide(s, rng)
    deck = pack[: mission.deck[0]]
    for cost in (3, 4, 5, 6):
        faces = [id for id, card in cards().items() if card.cost == cost and id not in s.cards]
        deck += rng.sample(faces, mission.deck[cost])
    rng.shuffle(deck)
    spells = [book.number for book in books() if book.coop]
    rng.shuffle(spells)
    s.books, s.purse = spells[:3], mission.coins
    s.see_tide(0)
    deal(s, deck, players, turns_of(mission))
    return s


def turns_of(mission: Mission) -> int:
    """Turns that a mission surely leaves: one per empty place; when it is chased, as long as a leg a turn holds the
    chase off; when water rises, with cards laid where it comes first."""
    empty = len(mission.places(""))
    if mission.tide:
        return turns_before(mission, [place // mission.columns for place in mission.places("")], 0)
    return min(empty, mission.chase - 1 + len(mission.objectives)) if mission.chase else empty


def turns_before(mission: Mission, rows: list[int], over: int) -> int:
    """Turns until no place is left, of empty places in these rows, when so many turns are over and each turn's card
    goes where the water comes first."""
    left = sorted(rows)
    count = 0
    while left:
        left.pop()
        count += 1
        left = [row for row in left if not mission.flood(row) or mission.flood(row) > over + count]
    return count


def _hide(s: Situation, rng: Random) -> None:
    """Shuffle the face-down targets over their places [M13.6]."""
    hidden = [target for target in s.mission.targets if target.hidden]
    places = [target.place for target in hidden]
    rng.shuffle(places)
    s.target_at = dict(s.target_at)
    for target, place in zip(hidden, places):
        s.target_at[place] = target.card
        s.cards[place] = target.card


def deal(s: Situation, deck: list[str], players: int, count: int) -> None:
    """Hand out the deck in the order of play: seat 0 begins, each draws after its turn [M10.5, M11.4]."""
    hand = SOLO_HAND if players == 1 else HAND
    pool: list[str] = []
    owner: list[int] = []
    arrival: list[int] = []
    for seat in range(players):
        for card in deck[seat * hand : (seat + 1) * hand]:
            pool.append(card)
            owner.append(seat)
            arrival.append(0)
    turns = [(count - seat + players - 1) // players for seat in range(players)]
    for turn, card in enumerate(deck[players * hand :]):
        if turn // players < turns[turn % players] - 1:
            pool.append(card)
            owner.append(turn % players)
            arrival.append(turn // players + 1)
    s.fill_pool(pool, owner, arrival, turns)
