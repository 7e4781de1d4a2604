"""What a Night is worth before a die is thrown: the points to be expected of who always chooses best, exactly.

The engine itself is asked what may be done and what comes of it, for every throw with its weight. Positions before a
roll are nodes; a throw leads, by the best of what may be chosen in it, to others. They are reckoned over and over until
nothing changes any more, since a Night can come back to where it was.
"""

from __future__ import annotations

from collections.abc import Hashable

from lanterns.core.step import CHANCE
from lanterns.daily.attempt import Attempt, Laid
from lanterns.daily.games.quest.night import SEAT, gained
from lanterns.games.quest.rules.night import RollOrRest
from lanterns.games.quest.state import Quest
from lanterns.games.quest.verbs import REST_CODE, ROLL_CODE

DONE = 1e-9  # a change that is none
PLANS = 12  # rolls of the longest plan that is compared
FALLEN = -1  # in place of a node: the Night ended by exhaustion, and is worth nothing
Leaves = tuple[int, ...]


class Node:
    """A position before a roll: what resting now brings, what Power buys first, and by throws what may follow."""

    def __init__(self, state: Quest, rest: float) -> None:
        self.health = state.health[SEAT]
        self.power = state.power[SEAT]
        self.magic = state.magic
        self.taken = state.taken[SEAT]
        self.space = max(state.space)
        self.wounds = max(state.wounds)
        self.rest = rest
        self.bought: Leaves = ()
        self.throws: list[tuple[float, Leaves]] = []


class Worth:
    """The nodes of one Night, the first one first; each of them may be where another Night begins."""

    def __init__(self, laid: Laid) -> None:
        self.laid = laid
        self.nodes: list[Node] = []
        self._states: list[Quest] = []
        self._known: dict[Hashable, int] = {}
        self._led: dict[Hashable, frozenset[int]] = {}
        first = laid.state.copy()
        assert isinstance(first, Quest)
        self._node(first)
        done = 0
        while done < len(self.nodes):
            self._open(self.nodes[done], self._states[done])
            done += 1
        self._states, self._led = [], {}

    def best(self) -> list[float]:
        """By node the points to be expected of the best play."""
        values = [node.rest for node in self.nodes]
        change = 1.0
        while change > DONE:
            change = 0.0
            for at in range(len(self.nodes) - 1, -1, -1):
                node = self.nodes[at]
                value = max(self._rolled(node, values), self._resting(node, values))
                change = max(change, abs(value - values[at]))
                values[at] = value
        return values

    def planned(self) -> list[float]:
        """The same of the best plan that says beforehand how often to roll, whatever the dice show."""
        rests = [node.rest for node in self.nodes]
        values = [self._resting(node, rests) for node in self.nodes]
        best = values
        for _ in range(PLANS):
            rolled = [self._rolled(node, values) for node in self.nodes]
            values = [max(rolled[at], *(rolled[to] for to in node.bought), 0.0) for at, node in enumerate(self.nodes)]
            best = [max(pair) for pair in zip(best, values, strict=True)]
        return best

    def _resting(self, node: Node, values: list[float]) -> float:
        return max(node.rest, *(values[to] for to in node.bought), 0.0)

    def _rolled(self, node: Node, values: list[float]) -> float:
        return sum(
            weight * max(0.0 if leaf == FALLEN else values[leaf] for leaf in leaves) for weight, leaves in node.throws
        )

    def _node(self, state: Quest) -> int:
        key = _key(state)
        if key not in self._known:
            self._known[key] = len(self.nodes)
            after = state.copy()
            after.play(REST_CODE, SEAT)
            while not after.over:
                after.play(after.options()[0])
            self.nodes.append(Node(state, float(gained(self.laid, after))))
            self._states.append(state)
        return self._known[key]

    def _open(self, node: Node, state: Quest) -> None:
        bought: set[int] = set()
        for code in state.options():
            if code not in (ROLL_CODE, REST_CODE):
                after = state.copy()
                after.play(code, SEAT)
                bought.add(self._node(after))
        node.bought = tuple(sorted(bought))
        rolling = state.copy()
        rolling.play(ROLL_CODE, SEAT)
        odds = rolling.odds()
        total = sum(weight for _, weight in odds)
        found: dict[Leaves, int] = {}
        for code, weight in odds:
            after = rolling.copy()
            after.play(code, CHANCE)
            leaves = tuple(sorted(self._leads(after)))
            found[leaves] = found.get(leaves, 0) + weight
        node.throws = [(weight / total, leaves) for leaves, weight in found.items()]

    def _leads(self, state: Quest) -> frozenset[int]:
        """Every node that what may be chosen after a throw leads to."""
        if state.over or not state.adventuring:
            return frozenset((FALLEN,))
        if isinstance(state.question(), RollOrRest):
            return frozenset((self._node(state),))
        key = _key(state)
        if key not in self._led:
            found: set[int] = set()
            for code in state.options():
                after = state.copy()
                after.play(code, SEAT)
                found |= self._leads(after)
            self._led[key] = frozenset(found)
        return self._led[key]


def _key(g: Quest) -> Hashable:
    """What tells positions of one Night apart."""
    return (
        g.health[SEAT], g.power[SEAT], g.magic, g.taken[SEAT], g.goblins, g.spent, g.advanced, tuple(g.space),
        tuple(g.wounds), tuple((step.name, tuple(step.args)) for step in g.stack),
    )  # fmt: skip


def with_these_dice(laid: Laid) -> tuple[int, list[int]]:
    """The most points that the dice of a Night allow to who knows them all beforehand, and the answers that bring
    them."""
    known: dict[Hashable, tuple[int, list[int]]] = {}

    def most(attempt: Attempt) -> tuple[int, list[int]]:
        outcome = attempt.outcome
        if outcome is not None:
            return outcome.points, []
        assert isinstance(attempt.state, Quest)
        key = (attempt.draws, _key(attempt.state))
        if key not in known:
            found: list[tuple[int, list[int]]] = []
            choices = attempt.choices
            for code in [REST_CODE] if attempt.draws >= PLANS and REST_CODE in choices else choices:
                later = attempt.copy()
                later.answer(code)
                points, answers = most(later)
                found.append((points, [code, *answers]))
            known[key] = max(found, key=lambda one: (one[0], -len(one[1])))
        return known[key]

    return most(Attempt(laid))
