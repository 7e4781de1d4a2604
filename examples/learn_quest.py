"""Learns to beat random play in quest with two seats, by playing itself: PPO on two cores, within minutes.

    pip install 'three-lanterns[learn]'                 # jax, optax and rlax, beside the research kit
    python examples/learn_quest.py                      # learns, then plays 400 games against random

The losses are rlax's, the steps of learning optax's; games come from `lanterns.research.vector`, 128 at a time. One
network plays both seats: cells go in, a score for every action of a seat comes out, of which those of the legal list
are looked at, and what the position is worth. A seat is paid the points by which it gets ahead, and the win.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
import rlax
from numpy.typing import NDArray

from lanterns.arena.statistics import wilson
from lanterns.research.arrays import OneHot
from lanterns.research.vector import Batch, VectorGames

GAME, OPTIONS, SEATS = "quest", {"players": 2}, 2
HIDDEN = 128
GAMMA, LAMBDA = 0.997, 0.95  # of rewards to come; of how far ahead an answer is credited with them
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
EPOCHS, PARTS = 2, 8  # how often what was played is learned from, and in how many parts
RATE = 7e-4
POINTS = 0.1  # what a point is worth beside a win, which is 1

Params = dict[str, jax.Array]


def new_params(key: jax.Array, inputs: int, actions: int) -> Params:
    """A network of two hidden layers that plays evenly and expects nothing."""
    one, two = jax.random.split(key)
    return {
        "w1": jax.random.normal(one, (inputs, HIDDEN)) * (2.0 / 60) ** 0.5,  # some 60 inputs are not 0
        "b1": jnp.zeros(HIDDEN),
        "w2": jax.random.normal(two, (HIDDEN, HIDDEN)) * (2.0 / HIDDEN) ** 0.5,
        "b2": jnp.zeros(HIDDEN),
        "actions": jnp.zeros((HIDDEN, actions)),
        "value": jnp.zeros(HIDDEN),
    }


def think(params: Params, inputs: jax.Array, codes: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Logits of the legal list (codes, -1 where it ends) and the value."""
    hidden = jax.nn.relu(inputs @ params["w1"] + params["b1"])
    hidden = jax.nn.relu(hidden @ params["w2"] + params["b2"])
    scores = jnp.take_along_axis(hidden @ params["actions"], jnp.maximum(codes, 0), axis=-1)
    return jnp.where(codes >= 0, scores, -1e9), hidden @ params["value"]


def loss(params: Params, part: dict[str, jax.Array]) -> jax.Array:
    """PPO's: the clipped gain of the answers given, the error of the values, and a little for keeping options open."""
    logits, values = think(params, part["inputs"], part["codes"])
    log_probs = jnp.take_along_axis(jax.nn.log_softmax(logits), part["answers"][:, None], axis=1)[:, 0]
    ratios = jnp.exp(log_probs - part["log_probs"])
    gain: jax.Array = rlax.clipped_surrogate_pg_loss(ratios, part["advantages"], CLIP)
    error = jnp.mean((values - part["returns"]) ** 2)
    openness: jax.Array = rlax.entropy_loss(logits, jnp.ones(len(values)))
    return gain + VALUE * error + ENTROPY * openness


class Learner:
    """The network, how it answers and how it learns."""

    def __init__(self, games: VectorGames, seed: int, updates: int) -> None:
        self.one_hot = OneHot(games.setting.encoding)
        verbs = games.setting.game.verbs
        actions = verbs.by_name["land"].base  # the verbs of seats come first, those of chance after them
        self.key = jax.random.key(seed)
        self.params = new_params(jax.random.key(seed + 1), self.one_hot.size, actions)
        self.tool = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(optax.linear_schedule(RATE, 0.0, updates)))
        self.memory = self.tool.init(self.params)

    def answer(self, batch: Batch) -> dict[str, NDArray[Any]]:
        """An answer for every game, drawn by the network's odds, with what learning needs to know of it."""
        self.key, key = jax.random.split(self.key)
        inputs = self.one_hot(batch.cells)
        answers, log_probs, values = draw(self.params, key, inputs, batch.codes)
        return {
            "inputs": inputs, "codes": batch.codes, "answers": np.asarray(answers),
            "log_probs": np.asarray(log_probs), "values": np.asarray(values),
        }  # fmt: skip

    def learn(self, told: dict[str, NDArray[Any]], rng: np.random.Generator) -> None:
        """Several small steps on what was played."""
        spread = told["advantages"].std() + 1e-6
        told["advantages"] = (told["advantages"] - told["advantages"].mean()) / spread
        size = len(told["answers"]) // PARTS
        for _ in range(EPOCHS):
            order = rng.permutation(len(told["answers"]))
            for part in range(PARTS):
                chosen = {name: values[order[part * size : (part + 1) * size]] for name, values in told.items()}
                self.params, self.memory = improve(self.tool, self.params, self.memory, chosen)


def _draw(params: Params, key: jax.Array, inputs: Any, codes: Any) -> tuple[jax.Array, jax.Array, jax.Array]:
    logits, values = think(params, inputs, codes)
    answers = jax.random.categorical(key, logits)
    return answers, jnp.take_along_axis(jax.nn.log_softmax(logits), answers[:, None], axis=1)[:, 0], values


def _improve(tool: Any, params: Params, memory: Any, part: dict[str, Any]) -> tuple[Params, Any]:
    steps, memory = tool.update(jax.grad(loss)(params, part), memory)
    return optax.apply_updates(params, steps), memory


draw, improve = jax.jit(_draw), jax.jit(_improve, static_argnums=0)


def play(learner: Learner, games: VectorGames, batch: Batch, steps: int) -> tuple[dict[str, NDArray[Any]], Batch]:
    """So many answers in every game, and what came of them: advantages and returns, seat by seat."""
    rows: list[dict[str, NDArray[Any]]] = []
    before = games.scores().astype(np.float32)
    for _ in range(steps):
        row = learner.answer(batch)
        row["seats"] = batch.seats
        batch = games.step(row["answers"])
        now = games.scores().astype(np.float32)
        ahead = POINTS * (now - before)
        ahead = ahead - ahead.mean(axis=1, keepdims=True)
        row["rewards"] = np.where(batch.ended[:, None], batch.payoffs, ahead)  # the points of a new game are no gain
        row["ended"] = batch.ended
        before = now
        rows.append(row)
    credit(rows)
    kept = ("inputs", "codes", "answers", "log_probs", "advantages", "returns")
    told = {name: np.concatenate([row[name] for row in rows]) for name in kept}
    known = np.concatenate([row["known"] for row in rows])
    return {name: values[known] for name, values in told.items()}, batch


def credit(rows: list[dict[str, NDArray[Any]]]) -> None:
    """Advantages and returns of every answer, from the last one back: what its seat was paid until its next answer,
    and what it expected then. A seat's last answer, of which that is not known yet, is left out."""
    games = len(rows[0]["seats"])
    every = np.arange(games)
    paid, expected, ahead = (np.zeros((games, SEATS), np.float32) for _ in range(3))
    known = np.zeros((games, SEATS), np.bool_)
    for row in reversed(rows):
        over = row["ended"]
        paid[over], expected[over], ahead[over], known[over] = 0.0, 0.0, 0.0, True
        paid += row["rewards"]
        seats, values = row["seats"], row["values"]
        error = paid[every, seats] + GAMMA * expected[every, seats] - values
        advantages = error + GAMMA * LAMBDA * ahead[every, seats]
        row["known"] = known[every, seats]
        row["advantages"] = np.where(row["known"], advantages, 0.0).astype(np.float32)
        row["returns"] = row["advantages"] + values
        paid[every, seats], expected[every, seats], ahead[every, seats] = 0.0, values, row["advantages"]
        known[every, seats] = True


def against_random(learner: Learner, games: int, seed: int) -> float:
    """The share of the win that the network takes from random play, each seat as often as the other."""
    arena, rng = VectorGames(GAME, OPTIONS, games=games, seed=seed), np.random.default_rng(seed)
    own = np.arange(games) % SEATS
    won = np.full(games, np.nan)
    batch = arena.reset()
    while np.isnan(won).any():
        answers = np.where(batch.seats == own, learner.answer(batch)["answers"], arena.random_answers(batch, rng))
        batch = arena.step(answers)
        first = batch.ended & np.isnan(won)  # a game that has ended goes on with another, which does not count
        won[first] = (batch.payoffs[first, own[first]] + 1.0) / 2.0
    return float(won.sum())


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Learn to beat random play in quest, by PPO.")
    parser.add_argument("--rounds", type=int, default=60, help="rounds of playing and learning")
    parser.add_argument("--games", type=int, default=128, help="games at a time")
    parser.add_argument("--steps", type=int, default=64, help="answers in each game and round")
    parser.add_argument("--matches", type=int, default=400, help="games against random, at the end")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(argv)
    games = VectorGames(GAME, OPTIONS, games=wanted.games, seed=wanted.seed)
    learner = Learner(games, wanted.seed, wanted.rounds * EPOCHS * PARTS)
    rng, batch = np.random.default_rng(wanted.seed), games.reset()
    started, began = time.perf_counter(), time.process_time()
    for number in range(1, wanted.rounds + 1):
        told, batch = play(learner, games, batch, wanted.steps)
        learner.learn(told, rng)
        if number % 10 == 0 or number == wanted.rounds:
            share = against_random(learner, 64, number) / 64
            spent, work = time.perf_counter() - started, time.process_time() - began
            decisions = number * wanted.games * wanted.steps
            print(f"{decisions:>9,} decisions, {spent:4.0f} s ({work:.0f} s of processors): {share:.2f} against random")
    won = against_random(learner, wanted.matches, 1_000_000 + wanted.seed)
    low, high = wilson(won, wanted.matches)
    print(f"{won / wanted.matches:.3f} [{low:.3f}, {high:.3f}] of {wanted.matches} games against random")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
