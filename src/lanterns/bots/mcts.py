"""Monte Carlo tree search over what the seat can know: open loop, determinised, any number of seats.

Each iteration draws a full state that the seat cannot tell from the real one, walks down the tree by the options that
are legal there, draws chance as it comes, adds one node, plays a few decisions more if told to, and lets the game
judge. The tree is keyed by action codes alone: what chance brings in between is averaged (open loop). Every seat
maximises its own value (max^n); in a co-operative game all values are the same, so that is a plain maximum.

At the root the most promising options share the budget in rounds, and the worse half leaves after each (sequential
halving): the aim there is to find the best option, not to earn on the way. Below it, upper confidence bounds rule.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from time import process_time

from lanterns.bots.base import Bot, Sight, Thought, Watch
from lanterns.bots.lookahead import next_seat, one_ply, pick
from lanterns.core.game import AnyGame
from lanterns.core.roles import AnyPolicy
from lanterns.core.state import State
from lanterns.core.step import AUTO

DEFAULT_ITERATIONS = 300
REPORT_EVERY = 32  # iterations between two looks at the watch
CLOCK_EVERY = 4  # iterations between two looks at the clock
SEATS = 16  # more than any game has; open loop can bring another seat to the same node, so a child's key has both
SORT_AT = 5  # visits after which a wide node looks one ply ahead to see which options to try next


class Node:
    """An action in the tree. `mover` is the seat that takes it, whose values are summed in `total`.

    `met` counts how often the action was legal when its parent was left: options come and go with chance. `rank` says
    which options to try first, when it has been worked out; `prior` is the value one ply ahead (root options only).
    """

    def __init__(self, code: int, mover: int) -> None:
        self.code: int = code
        self.mover: int = mover
        self.visits: int = 0
        self.met: int = 0
        self.total: float = 0.0
        self.prior: float = 0.0
        self.children: dict[int, Node] = {}
        self.rank: dict[int, int] | None = None

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class MctsBot(Bot):
    """Monte Carlo tree search with a budget of iterations, of seconds of processor time, or both (the first that runs
    out ends it). How it goes about it are its attributes:

    explore   weight of curiosity against success below the root, in units of the spread of values met
    depth     decisions of a playout before the game judges; 0 where its evaluation is better than random play
    width     options of a node that are tried at once; more are added with the square root of its visits
    field     options that are compared at the root, at most
    trust     how many visits the value one ply ahead counts for at the root
    alone     how many times as many iterations a seat gets that plays alone: its walks are short
    policy    the evaluation that judges: the game's own, or its learned one
    chances   walks are worth the chance to win (`Policy.chances`), for a search that is to tell how much is lost
    """

    name = "mcts"

    def __init__(
        self,
        game: AnyGame,
        seed: int = 0,
        iterations: int = 0,
        seconds: float = 0.0,
    ) -> None:
        super().__init__(game, seed)
        self.iterations = iterations if iterations > 0 or seconds > 0 else DEFAULT_ITERATIONS
        self.seconds = seconds
        self.explore: float = 0.2
        self.depth: int = 0
        self.width: int = 3
        self.field: int = 16
        self.trust: float = 4.0
        self.alone: int = 1
        self.chances: bool = False
        self.policy: AnyPolicy = game.policy
        self.budget: int = 0  # iterations of this decision
        self.low: float = 1.0
        self.high: float = 0.0
        self.simulations: int = 0  # since this bot was made; for measuring

    def think(self, sight: Sight, watch: Watch | None) -> int:
        started = process_time()
        self.budget = self.iterations
        if self.alone > 1 and self.game.players(sight.sample()) == 1:
            self.budget *= self.alone
        self.low = 1.0
        self.high = 0.0
        root = Node(-1, sight.seat)
        left = self._candidates(root, sight)
        base = int(sight.rng.random() * 4294967296.0)
        rounds = 1
        while 1 << rounds < len(left):
            rounds += 1
        halvings = 0
        done = 0
        turn = 0
        cycle = 0
        while True:
            share = done / self.budget if self.budget > 0 else 0.0
            if self.seconds > 0.0 and done % CLOCK_EVERY == 0:
                share = max(share, (process_time() - started) / self.seconds)
            if share >= 1.0:
                break
            if turn == 0 and len(left) > 2 and share * rounds >= halvings + 1:
                halvings += 1
                left = self._best_of(left)[: (len(left) + 1) // 2]
            # The same luck for every candidate of a cycle, so that luck does not decide between them.
            sight.rng.seed(base + cycle)
            self._iterate(root, left[turn], sight)
            done += 1
            turn += 1
            if turn == len(left):
                turn = 0
                cycle += 1
            due = done % REPORT_EVERY == 0
            if watch is not None and due and not watch(self._thought(root, left, done, process_time() - started)):
                break
        self.simulations += done
        if watch is not None:
            watch(self._thought(root, left, done, process_time() - started))
        return self._best_of(left)[0].code

    def _candidates(self, root: Node, sight: Sight) -> list[Node]:
        """The root's children to compare: the best one ply ahead, no more than the budget can tell apart."""
        values = one_ply(sight, 3, 1, self.policy)
        for code, value in zip(sight.options, values, strict=True):
            child = Node(code, sight.seat)
            child.prior = value
            root.children[code * SEATS + sight.seat] = child
        most = self.field
        if self.budget > 0:
            most = max(2, min(most, self.budget // 12))
        return self._best_of(list(root.children.values()))[:most]

    def _best_of(self, nodes: list[Node]) -> list[Node]:
        """The nodes, the best first; the code settles ties."""
        keyed = [(-self._worth(node), node.code, i) for i, node in enumerate(nodes)]
        keyed.sort()
        return [nodes[item[2]] for item in keyed]

    def _worth(self, node: Node) -> float:
        return (node.total + self.trust * node.prior) / (node.visits + self.trust)

    def _iterate(self, root: Node, first: Node, sight: Sight) -> None:
        """One walk that begins with the option `first`."""
        rng = sight.rng
        seat = sight.seat
        state = sight.sample()
        path = [root, first]
        node = first
        state.play(first.code, seat)
        actor = next_seat(state, seat, rng)
        while actor != AUTO and node.visits > 0:
            node = self._select(node, state, actor, rng)
            state.play(node.code, actor)
            path.append(node)
            actor = next_seat(state, seat, rng)
        if self.depth > 0 and actor != AUTO:
            self._playout(state, actor, seat, rng)
        policy = self.policy
        seats = self.game.players(state)
        values = policy.chances(state, seats) if self.chances else policy.standings(state, seats)
        own = values[seat]
        if own < self.low:
            self.low = own
        if own > self.high:
            self.high = own
        for step in path:
            step.visits += 1
            step.total += values[step.mover]

    def _select(self, node: Node, state: State, actor: int, rng: Random) -> Node:
        """The child to walk to: a new one while the node is narrow for its visits, else the best upper bound."""
        children = node.children
        known: list[Node] = []
        fresh: list[int] = []
        for code in state.options(actor):
            child = children.get(code * SEATS + actor)
            if child is None:
                fresh.append(code)
            else:
                child.met += 1
                known.append(child)
        if fresh and len(known) < self.width + int(sqrt(node.visits)):
            code = self._fresh(node, state, actor, fresh, rng)
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
            bound = child.total / visits + weight * sqrt(log(float(child.met) + 1.0) / visits)
            if bound > best_bound:
                best_bound = bound
                best = child
        return best

    def _fresh(self, node: Node, state: State, actor: int, fresh: list[int], rng: Random) -> int:
        """The untried option to try: by chance at first, one ply ahead once the node has proved worth a look."""
        if node.visits < SORT_AT or len(fresh) == 1:
            return pick(fresh, rng)
        if node.rank is None:
            node.rank = self._ranked(state, actor, fresh)
        rank = node.rank
        best = fresh[0]
        best_rank = 1_000_000
        for code in fresh:
            place = rank.get(code, 999_999)
            if place < best_rank:
                best_rank = place
                best = code
        return best

    def _ranked(self, state: State, actor: int, options: list[int]) -> dict[int, int]:
        keyed: list[tuple[float, int]] = []
        for code in options:
            after = state.copy()
            after.play(code, actor)
            keyed.append((-self.policy.priority(after, actor), code))
        keyed.sort()
        return {item[1]: i for i, item in enumerate(keyed)}

    def _playout(self, state: State, actor: int, seat: int, rng: Random) -> None:
        left = self.depth
        while left > 0 and actor != AUTO:
            state.play(pick(state.options(actor), rng), actor)
            actor = next_seat(state, seat, rng)
            left -= 1

    def _thought(self, root: Node, left: list[Node], done: int, seconds: float) -> Thought:
        best = self._best_of(left)[0]
        line: list[int] = []
        node: Node | None = best
        while node is not None and len(line) < 12:
            line.append(node.code)
            node = _most_visited(node)
        ranked = [[float(c.code), float(c.visits), c.mean()] for c in root.children.values() if c.visits]
        ranked.sort(key=_by_visits)
        return Thought(done, self.budget, seconds, best.mean(), line, ranked)


def _most_visited(node: Node) -> Node | None:
    """The child with the most visits, the higher mean among equals: steadier than the highest mean alone."""
    best: Node | None = None
    for child in node.children.values():
        if best is None or child.visits > best.visits or (child.visits == best.visits and child.mean() > best.mean()):
            best = child
    return best


def _by_visits(row: list[float]) -> tuple[float, float]:
    return (-row[1], -row[2])
