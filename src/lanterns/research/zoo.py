"""PettingZoo environments: all seats are agents, `seat_0` and so on.

>>> from lanterns.research import zoo
>>> env = zoo.env("quest", {"players": 2})
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from lanterns.core.errors import BadOptions
from lanterns.core.game import AnyGame, Options
from lanterns.research.arrays import MASK, Arrays, Observation
from lanterns.research.episode import Episode, Setting
from lanterns.research.errors import BadIndex, missing

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:  # pragma: no cover - depends on what is installed
    raise missing(error.name or "pettingzoo") from error

Reward = Literal["win", "points"]
Stepped = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]
RENDER = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}


class Seats:
    """What both kinds of environment share: the episode, its seats as agents, and what they are paid."""

    def __init__(
        self, game: AnyGame | str, options: Options | None, width: int | None, features: bool, reward: Reward
    ) -> None:
        self.setting = Setting(game, options, width)
        self.arrays = Arrays(self.setting, features)
        self.points = reward == "points"
        self.names = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.number = {name: seat for seat, name in enumerate(self.names)}
        self.observation_spaces = {name: self.arrays.space() for name in self.names}
        self.action_spaces = {name: spaces.Discrete(self.setting.width) for name in self.names}
        self.random, _ = seeding.np_random(None)
        self.before: list[int] = []
        self.episode: Episode | None = None

    def begin(self, seed: int | None) -> Episode:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.episode = Episode(self.setting, Random(int(self.random.integers(2**62))))
        self.before = self.setting.game.scores(self.episode.state)
        return self.episode

    def running(self) -> Episode:
        """Raises BadOptions before the first reset."""
        if self.episode is None:
            raise BadOptions("no episode is running: call reset first")
        return self.episode

    def rewards(self) -> dict[str, float]:
        """What every seat gains by what has been played since the last call."""
        state = self.running().state
        if self.points:
            now = self.setting.game.scores(state)
            gains = [float(after - before) for after, before in zip(now, self.before, strict=True)]
            self.before = now
        else:
            gains = self.setting.payoffs(state) if state.over else [0.0] * len(self.names)
        return dict(zip(self.names, gains, strict=True))


class AtTable:
    """What an environment of either kind is made of, before its turns."""

    metadata = {**RENDER, "name": "lanterns"}

    def __init__(
        self,
        game: AnyGame | str,
        options: Options | None = None,
        *,
        width: int | None = None,
        features: bool = True,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.seats = Seats(game, options, width, features, reward)
        self.possible_agents = self.seats.names
        self.observation_spaces = dict(self.seats.observation_spaces)
        self.action_spaces = dict(self.seats.action_spaces)
        self.render_mode = render_mode
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The position as one line of text, in the mode "ansi"."""
        return repr(self.seats.running().state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


class LanternsAEC(AtTable, AECEnv):  # type: ignore[misc]
    """One agent answers at a time; of several seats that are asked at once the first, unseen by the others."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode. `options` are not looked at."""
        episode = self.seats.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[episode.state.actor]

    def observe(self, agent: str) -> Observation:
        return self.seats.arrays.of(self.seats.running(), self.seats.number[agent])

    def step(self, action: Any) -> None:
        """Answer with an index into the legal list, None for an agent whose game is over. Raises BadIndex."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadIndex("None is not in the mask: an agent that is asked answers with an index")
        episode = self.seats.running()
        episode.answer(self.seats.number[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.seats.rewards()
        state = episode.state
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.actor]
        self._accumulate_rewards()


class LanternsParallel(AtTable, ParallelEnv):  # type: ignore[misc]
    """All seats that are asked answer in one step. A seat that is not asked has one answer, 0, which does nothing: its
    code is -1."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin an episode. `options` are not looked at."""
        self.seats.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observe(self.agents), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Stepped:
        """One index for every agent. Raises BadIndex, before anything is played."""
        if not self.agents:
            raise BadOptions("no episode is running: call reset first")
        episode = self.seats.running()
        state = episode.state
        asked = state.actors()
        answers: list[tuple[int, int]] = []
        for agent in self.agents:
            seat = self.seats.number[agent]
            if agent not in actions:
                raise BadIndex(f"{agent} has no action: give an index for every agent, 0 for those that are not asked")
            index = int(actions[agent])
            if seat in asked:
                answers.append((seat, self.seats.setting.code(state.options(seat), index)))
            elif index != 0:
                raise BadIndex(f"action {index} of {agent} is not in the mask: it is not asked now, so its answer is 0")
        for seat, code in answers:
            if code in state.options(seat):  # what one seat answers may end what others were asked
                state.play(code, seat)
        if not state.over:
            episode.run_on()
        told = self.agents
        if state.over:
            self.agents = []
        return (
            self._observe(told), self.seats.rewards(), dict.fromkeys(told, state.over), dict.fromkeys(told, False),
            {agent: {} for agent in told},
        )  # fmt: skip

    def _observe(self, agents: list[str]) -> dict[str, Observation]:
        episode = self.seats.running()
        found: dict[str, Observation] = {}
        for agent in agents:
            told = self.seats.arrays.of(episode, self.seats.number[agent])
            if not told[MASK][0]:
                told[MASK][0] = 1
            found[agent] = told
        return found


def env(game: AnyGame | str, options: Options | None = None, **rest: Any) -> LanternsAEC:
    """The environment in which agents answer in turn."""
    return LanternsAEC(game, options, **rest)


def parallel_env(game: AnyGame | str, options: Options | None = None, **rest: Any) -> LanternsParallel:
    """The environment in which all agents that are asked answer at once."""
    return LanternsParallel(game, options, **rest)
