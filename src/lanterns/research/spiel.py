"""The games in OpenSpiel: chance is a player with exact odds, actions are indices into the legal list.

    >>> import pyspiel
    >>> from lanterns.research import spiel                    # registers the games
    >>> game = pyspiel.load_game("lanterns_quest(options=players:2)")
    >>> state = game.new_initial_state()
    >>> state.is_chance_node(), round(sum(odds for _, odds in state.chance_outcomes()), 9)
    (True, 1.0)

The parameter `options` is KEY:VALUE, several with a slash between them, spaces in values as plus signs.
"""

from __future__ import annotations

from typing import Any

from lanterns.core.errors import BadOptions
from lanterns.core.step import CHANCE
from lanterns.games import GAMES
from lanterns.research.arrays import OneHot
from lanterns.research.episode import Setting
from lanterns.research.errors import missing
from lanterns.research.information import Recall, observation_string

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ImportError as error:  # pragma: no cover - depends on what is installed
    raise missing(error.name or "open_spiel") from error

MOST_OUTCOMES = 4096  # of one draw; a clock has 3600
LONGEST = 10_000  # actions of a game, which OpenSpiel wants to know; none has been seen near it
PREFIX = "lanterns_"


def options_of(text: str) -> dict[str, str]:
    """Options of their text form. Raises BadOptions."""
    found: dict[str, str] = {}
    for part in text.split("/") if text else []:
        key, colon, value = part.partition(":")
        if not colon:
            raise BadOptions(f"'{part}' is not an option: write KEY:VALUE, with a slash between several")
        found[key] = value.replace("+", " ")
    return found


def game_type(name: str, setting: Setting | None = None) -> pyspiel.GameType:
    """What OpenSpiel knows of a game; of a table with its options where there are some."""
    game = GAMES[name] if setting is None else setting.game
    kinds, told = pyspiel.GameType, pyspiel.GameType.Information
    shared = setting.shared if setting is not None else game.cooperative
    hidden = game.hidden.imperfect(setting.options) if setting is not None else True
    seats = (setting.players, setting.players) if setting is not None else (game.min_players, game.max_players)
    return kinds(
        short_name=PREFIX + name.replace("-", "_"),
        long_name=f"Three Lanterns, {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=told.IMPERFECT_INFORMATION if hidden else told.PERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if shared else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": ""},
    )


class LanternsGame(pyspiel.Game):  # type: ignore[misc]
    """A table of one of the games."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.setting = Setting(name, options_of(str(params.get("options", ""))))
        self.one_hot = OneHot(self.setting.encoding)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.width,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.setting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.setting.shared else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name, self.setting), info, params)

    def new_initial_state(self) -> LanternsState:
        return LanternsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LanternsObserver:
        """What a seat may know, as the cells of an observation; with perfect recall as a string only."""
        if params:
            raise BadOptions("observers have no parameters: leave them out")
        return LanternsObserver(self, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class Course:
    """A state and what has led to it; OpenSpiel copies it deeply whenever it clones."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.state = setting.game.new(setting.options)
        self.recall = Recall(setting.game, self.state)

    def play(self, actor: int, code: int) -> None:
        self.state.play(code, actor)
        self.recall.note(self.state, actor, code)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the actions that led here, which serve plain and native states alike."""
        return replayed, (self.setting, self.recall.actions[1:])

    def __deepcopy__(self, memo: Any) -> Course:
        new = Course.__new__(Course)
        new.setting, new.state, new.recall = self.setting, self.state.copy(), self.recall.copy()
        return new


def replayed(setting: Setting, actions: list[tuple[int, int]]) -> Course:
    """The course of a game in which these were the actions, each with its actor."""
    course = Course(setting)
    for actor, code in actions:
        course.play(actor, code)
    return course


class LanternsState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel plays it. Of several seats that are asked at once the first answers."""

    def __init__(self, game: LanternsGame) -> None:
        super().__init__(game)
        self.course = Course(game.setting)

    def current_player(self) -> int:
        state = self.course.state
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        actor = state.actor
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        codes = self.course.state.options(player)
        self.course.setting.check_width(codes)
        return list(range(len(codes)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The indices of what can come up, with their odds."""
        odds = self.course.state.odds()
        total = sum(weight for _, weight in odds)
        return [(index, weight / total) for index, (_, weight) in enumerate(odds)]

    def _apply_action(self, action: int) -> None:
        course = self.course
        actor = course.state.actor
        code = course.setting.code(course.state.options(actor), action)
        course.play(actor, code)

    def _action_to_string(self, player: int, action: int) -> str:
        actor = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        code = self.course.setting.code(self.course.state.options(actor), action)
        return self.course.setting.game.verbs.notation(code)

    def is_terminal(self) -> bool:
        over: bool = self.course.state.over
        return over

    def returns(self) -> list[float]:
        setting = self.course.setting
        return setting.payoffs(self.course.state) if self.course.state.over else [0.0] * setting.players

    def __str__(self) -> str:
        return repr(self.course.state)


class LanternsObserver:
    """`tensor` are the cells as numbers from 0 to 1, ids one by one (see `arrays.OneHot`); `dict` names it."""

    def __init__(self, game: LanternsGame, recalls: bool) -> None:
        self.game = game
        self.recalls = recalls
        self.tensor: NDArray[np.float32] = np.zeros(0 if recalls else game.one_hot.size, np.float32)
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: LanternsState, player: int) -> None:
        if self.recalls:
            return
        setting = self.game.setting
        cells = bytes(setting.encoding.observe(state.course.state, player, setting.players))
        self.tensor[:] = self.game.one_hot(np.frombuffer(cells, np.uint8))

    def string_from(self, state: LanternsState, player: int) -> str:
        course = state.course
        if self.recalls:
            return course.recall.string(player)
        return observation_string(course.setting.game, course.state, player)


def _register(name: str) -> None:
    class Registered(LanternsGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(game_type(name), Registered)


for _name in GAMES:
    _register(_name)
