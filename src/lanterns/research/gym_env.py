"""A Gymnasium environment: one seat is played, bots play the others.

>>> import gymnasium
>>> import lanterns.research.gym_env                       # registers an environment of each game
>>> env = gymnasium.make("lanterns/quest-v0", options={"players": 2}, opponents="greedy")
>>> observation, info = env.reset(seed=1)
>>> sorted(observation)
['action_codes', 'action_features', 'action_mask', 'observation']
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

from lanterns.bots import Bot, get_bot
from lanterns.core.errors import BadOptions
from lanterns.core.game import AnyGame, Options
from lanterns.games import GAMES
from lanterns.research.arrays import MASK, Arrays, Observation
from lanterns.research.episode import Episode, Setting
from lanterns.research.errors import BadIndex, missing

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:  # pragma: no cover - depends on what is installed
    raise missing(error.name or "gymnasium") from error

RANDOM_SEAT = -1


class LanternsEnv(gymnasium.Env[Observation, Any]):
    """`seat` is the one that is played, or RANDOM_SEAT for another one in each episode; `opponents` names a bot for all
    other seats, or one for each of them in turn.

    reward: "win", the payoff at the end (-1.0 to 1.0, see `Setting.payoffs`), or "points", what the seat's points have
    changed by since its last answer. out_of_mask: what an index outside of the mask does: "error" raises BadIndex and
    changes nothing, "lose" ends the episode as lost, for learners that know no masks.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: AnyGame | str,
        options: Options | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        width: int | None = None,
        features: bool = True,
        reward: Literal["win", "points"] = "win",
        out_of_mask: Literal["error", "lose"] = "error",
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, options, width)
        seats = self.setting.players
        if not RANDOM_SEAT <= seat < seats:
            raise BadOptions(f"seat {seat} is not at this table: take 0 to {seats - 1}, or -1 for a random one")
        self.opponents = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != seats - 1:
            raise BadOptions(f"{len(self.opponents)} opponents cannot take {seats - 1} seats: name one or {seats - 1}")
        self.wanted_seat = seat
        self.seat = max(0, seat)
        self.points = reward == "points"
        self.lose = out_of_mask == "lose"
        self.render_mode = render_mode
        self.arrays = Arrays(self.setting, features)
        self.observation_space: gymnasium.spaces.Space[Any] = self.arrays.space()
        self.action_space = gymnasium.spaces.Discrete(self.setting.width)
        self.episode: Episode | None = None
        self.crew: dict[int, Bot] = {}
        self.before = 0
        self.done = True
        for name in set(self.opponents):
            get_bot(name, self.setting.game, 0)  # a name that there is not is told now, not in the first episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin an episode and play to the first question of the seat. `options` are not looked at."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**62))
        seats = self.setting.players
        self.seat = int(self.np_random.integers(seats)) if self.wanted_seat == RANDOM_SEAT else self.wanted_seat
        others = [seat for seat in range(seats) if seat != self.seat]
        game = self.setting.game
        self.crew = {seat: get_bot(name, game, drawn + seat) for seat, name in zip(others, self.opponents, strict=True)}
        self.episode = Episode(self.setting, Random(drawn))
        self._run_on(self.episode)
        self.done = self.episode.state.over
        self.before = game.scores(self.episode.state)[self.seat]
        return self._observe(self.episode), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer with an index into the legal list. Raises BadIndex."""
        episode = self._running()
        try:
            episode.answer(self.seat, int(action))
        except BadIndex:
            if not self.lose:
                raise
            self.done = True
            return self._observe(episode), -1.0, True, False, {**self._info(), "out_of_mask": True}
        self._run_on(episode)
        state = episode.state
        self.done = state.over
        reward = self.setting.payoffs(state)[self.seat] if state.over else 0.0
        if self.points:
            now = self.setting.game.scores(state)[self.seat]
            reward, self.before = float(now - self.before), now
        return self._observe(episode), reward, self.done, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the open question, as learners with masks ask for it."""
        mask: NDArray[np.bool_] = self._observe(self._running())[MASK].astype(bool)
        return mask

    def render(self) -> str | None:
        """The position as one line of text, in the mode "ansi"."""
        return repr(self.episode.state) if self.episode is not None and self.render_mode == "ansi" else None

    def _running(self) -> Episode:
        if self.episode is None or self.done:
            raise BadOptions("no episode is running: call reset first")
        return self.episode

    def _observe(self, episode: Episode) -> Observation:
        return self.arrays.of(episode, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def _run_on(self, episode: Episode) -> None:
        """Let the bots answer until the seat is asked or the game is over."""
        state = episode.state
        while not state.over and self.seat not in state.actors():
            other = state.actor
            state.play(self.crew[other].choose(state, other), other)
            if not state.over:
                episode.run_on()


for _name in GAMES:
    gymnasium.register(
        id=f"lanterns/{_name}-v0",
        entry_point="lanterns.research.gym_env:LanternsEnv",
        kwargs={"game": _name},
        disable_env_checker=True,
    )
