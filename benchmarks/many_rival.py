"""Catanatron behind PettingZoo's AEC interface, for `many_games.py`.

It tells what ours tells: what catanatron keeps of the players, the board (who built what where, the robber), and a row
of two numbers for each answer. Nothing of catanatron's own, slower features is used, and an action is an index into its
own list, so that nothing has to be looked up.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from catanatron import Color, Game, RandomPlayer
from catanatron.models.enums import CITY, SETTLEMENT, ActionType
from gymnasium import spaces
from pettingzoo import AECEnv

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
WIDTH = 400
NODES, EDGES = 54, 72
TYPES = {kind: number for number, kind in enumerate(ActionType)}
COLOUR = {colour: number + 1 for number, colour in enumerate(COLOURS)}
BUILT = {SETTLEMENT: 0, CITY: len(COLOURS)}
TURNS = 1000  # catanatron's own limit


class CatanAEC(AECEnv):
    """Four seats of catanatron."""

    metadata = {"name": "catanatron"}

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = [colour.name for colour in COLOURS]
        self.begin(1)
        size = len(self.game.state.player_state) + NODES + EDGES
        self.values: dict[Any, int] = {}  # numbers of what actions name, as they come
        self.edges: dict[Any, int] = {}
        space = spaces.Dict({
            "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (WIDTH,), np.int8),
            "action_features": spaces.Box(0, 32767, (WIDTH, 2), np.int16),
        })  # fmt: skip
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {name: spaces.Discrete(WIDTH) for name in self.possible_agents}

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(self.seed + 1 if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.game.state.current_color().name

    def observe(self, agent: str) -> dict[str, Any]:
        state = self.game.state
        count = len(state.player_state)
        told = np.zeros(count + NODES + EDGES, np.float32)
        told[:count] = np.fromiter(state.player_state.values(), np.float32, count)
        for node, (colour, kind) in state.board.buildings.items():
            told[count + node] = COLOUR[colour] + BUILT[kind]
        for edge, colour in state.board.roads.items():
            if edge[0] < edge[1]:
                told[count + NODES + self.edges.setdefault(edge, len(self.edges))] = COLOUR[colour]
        mask, rows = np.zeros(WIDTH, np.int8), np.zeros((WIDTH, 2), np.int16)
        actions = state.playable_actions
        mask[: len(actions)] = 1
        values = self.values
        rows[: len(actions)] = [(TYPES[one.action_type], values.setdefault(one.value, len(values))) for one in actions]
        return {"observation": told, "action_mask": mask, "action_features": rows}

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        game.execute(game.state.playable_actions[action], validate_action=False)
        self._cumulative_rewards[agent] = 0.0
        won = game.winning_color()
        if won is not None:
            self.rewards = {name: 1.0 if name == won.name else -1.0 / 3 for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif game.state.num_turns >= TURNS:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = game.state.current_color().name
        self._accumulate_rewards()
