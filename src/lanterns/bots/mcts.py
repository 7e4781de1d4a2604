"""Monte Carlo tree search over what the seat can know: open loop, determinised, any number of seats.

Each iteration draws a full state that the seat cannot tell from the real one, walks down the tree by the options that
are legal there, draws chance as it comes, adds one node, plays a few decisions more, and lets the game judge. The
tree is keyed by action codes alone: what chance brings in between is averaged (open loop). Every seat maximises its
own value (max^n); in a co-operative game all values are the same, so that is a plain maximum.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from time import perf_counter

from lanterns.bots.base import Bot, Sight, Thought, Watch
from lanterns.bots.lookahead import next_seat, one_ply, pick
from lanterns.core.game import Game
from lanterns.core.state import State
from lanterns.core.step import AUTO

DEFAULT_ITERATIONS = 300
REPORT_EVERY = 32  # iterations between two looks at the watch
CLOCK_EVERY = 4  # iterations between two looks at the clock
SEATS = 16  # more than any game has; open loop can bring another seat to the same node, so a child's key has both


class Node:
    """An action in the tree. `mover` is the seat that takes it, whose values are summed in `total`.

    `met` counts how often the action was legal when its parent was left: options come and go with chance.
    """

    def __init__(self, code: int, mover: int) -> None:
        self.code: int = code
        self.mover: int = mover
        self.visits: int = 0
        self.met: int = 0
        self.total: float = 0.0
        self.children: dict[int, Node] = {}


class MctsBot(Bot):
    """Monte Carlo tree search with a budget of iterations, of seconds, or both (the first that runs out ends it).

    explore   weight of curiosity against success, in units of the spread of values met
    depth     decisions of a playout before the game judges
    eager     share of playout decisions taken as the better of two options one ply ahead; the others are random
    width     options of a node that are tried at once; more are added with the square root of its visits
    """

    name = "mcts"

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        iterations: int = 0,
        seconds: float = 0.0,
        explore: float = 0.4,
        depth: int = 8,
        eager: float = 0.0,
        width: int = 4,
    ) -> None:
        super().__init__(game, seed)
        self.iterations = iterations if iterations > 0 or seconds > 0 else DEFAULT_ITERATIONS
        self.seconds = seconds
        self.explore = explore
        self.depth = depth
        self.eager = eager
        self.width = width
        self.low: float = 1.0
        self.high: float = 0.0
        self.simulations: int = 0  # since this bot was made; for measuring

    def think(self, sight: Sight, watch: Watch | None) -> int:
        started = perf_counter()
        self.low = 1.0
        self.high = 0.0
        order = self._order(sight)
        root = Node(-1, sight.seat)
        done = 0
        budget = self.iterations
        while budget <= 0 or done < budget:
            self._iterate(root, sight, order)
            done += 1
            if self.seconds > 0 and done % CLOCK_EVERY == 0 and perf_counter() - started >= self.seconds:
                break
            due = watch is not None and done % REPORT_EVERY == 0
            if watch is not None and due and not watch(self._thought(root, done, perf_counter() - started)):
                break
        self.simulations += done
        if watch is not None:
            watch(self._thought(root, done, perf_counter() - started))
        best = _best(root)
        return best.code if best is not None else order[0]

    def _order(self, sight: Sight) -> list[int]:
        """The options, the most promising one ply ahead first: the order in which they are tried."""
        values = one_ply(sight, 2, 1)
        keyed = [(-v, i, a) for i, (a, v) in enumerate(zip(sight.options, values, strict=True))]
        keyed.sort()
        return [item[2] for item in keyed]

    def _iterate(self, root: Node, sight: Sight, order: list[int]) -> None:
        rng = sight.rng
        seat = sight.seat
        state = sight.sample()
        node = root
        path = [root]
        actor = seat
        while True:
            options = order if node is root else state.options(actor)
            child = self._select(node, options, actor, rng)
            state.play(child.code, actor)
            path.append(child)
            actor = next_seat(state, seat, rng)
            if actor == AUTO or child.visits == 0:
                break
            node = child
        if actor != AUTO:
            self._playout(state, actor, seat, rng)
        values = self.game.standings(state)
        own = values[seat]
        self.low = min(self.low, own)
        self.high = max(self.high, own)
        for step in path:
            step.visits += 1
            step.total += values[step.mover]

    def _select(self, node: Node, options: list[int], actor: int, rng: Random) -> Node:
        """The child to walk to: a new one while the node is narrow for its visits, else the best upper bound."""
        children = node.children
        known: list[Node] = []
        fresh: list[int] = []
        for code in options:
            child = children.get(code * SEATS + actor)
            if child is None:
                fresh.append(code)
            else:
                child.met += 1
                known.append(child)
        if fresh and len(known) < self.width + int(sqrt(node.visits)):
            # The root's options come in order of promise; below it, nobody knows yet.
            code = fresh[0] if node.code < 0 else pick(fresh, rng)
            child = Node(code, actor)
            child.met = 1
            children[code * SEATS + actor] = child
            return child
        spread = self.high - self.low
        weight = self.explore * (spread if spread > 1e-6 else 1e-6)
        best = known[0]
        best_bound = -1e9
        for child in known:
            visits = float(child.visits)
            bound = child.total / visits + weight * sqrt(log(float(child.met)) / visits)
            if bound > best_bound:
                best_bound = bound
                best = child
        return best

    def _playout(self, state: State, actor: int, seat: int, rng: Random) -> None:
        left = self.depth
        while left > 0 and actor != AUTO:
            options = state.options(actor)
            action = pick(options, rng)
            if self.eager > 0.0 and rng.random() < self.eager:
                action = self._better(state, actor, action, pick(options, rng))
            state.play(action, actor)
            actor = next_seat(state, seat, rng)
            left -= 1

    def _better(self, state: State, actor: int, one: int, two: int) -> int:
        if one == two:
            return one
        first = state.copy()
        first.play(one, actor)
        second = state.copy()
        second.play(two, actor)
        return one if self.game.evaluate(first, actor) >= self.game.evaluate(second, actor) else two

    def _thought(self, root: Node, done: int, seconds: float) -> Thought:
        line: list[int] = []
        node = _best(root)
        value = node.total / node.visits if node is not None else 0.0
        while node is not None and len(line) < 12:
            line.append(node.code)
            node = _best(node)
        ranked = [[float(c.code), float(c.visits), c.total / c.visits] for c in root.children.values() if c.visits]
        ranked.sort(key=_by_visits)
        return Thought(done, self.iterations, seconds, value, line, ranked)


def _best(node: Node) -> Node | None:
    """The child with the most visits, the higher mean among equals: steadier than the highest mean alone."""
    best: Node | None = None
    best_mean = 0.0
    for child in node.children.values():
        if child.visits == 0:
            continue
        mean = child.total / child.visits
        if best is None or child.visits > best.visits or (child.visits == best.visits and mean > best_mean):
            best = child
            best_mean = mean
    return best


def _by_visits(row: list[float]) -> tuple[float, float]:
    return (-row[1], -row[2])
