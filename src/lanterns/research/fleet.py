"""Many games stepped in one call. Compiled along with the engine, so it knows no arrays: `vector` makes them.

Every game of a fleet is asked for one answer at a time; of several seats that are asked at once the first. A game that
ends is begun again at once, its payoffs are told with the first question of the next.
"""

from __future__ import annotations

from random import Random

from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.research.episode import Setting


class Fleet:
    """`games` games of one setting. Each has its own chance, drawn from the seed and its number, so that what happens
    in one depends neither on the others nor on how many there are."""

    def __init__(self, setting: Setting, games: int, seed: int = 0) -> None:
        self.setting = setting
        self.game: AnyGame = setting.game
        self.games = games
        self.seed = seed
        self.rngs: list[Random] = []
        self.states: list[State] = []
        self.seats: list[int] = [0] * games  # who is asked, by game
        self.codes: list[list[int]] = [[] for _ in range(games)]  # the legal list, by game
        self.ended: list[bool] = [False] * games  # whether the last step ended a game
        self.payoffs: list[list[float]] = []  # by game, of a game that ended; zeros otherwise
        self.none: list[float] = [0.0] * setting.players
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.seed = seed
        self.rngs = [Random(f"{seed}/{number}") for number in range(self.games)]
        self.states = [self.game.new(self.setting.options) for _ in range(self.games)]
        self.payoffs = [self.none for _ in range(self.games)]
        self.ended = [False] * self.games
        for number in range(self.games):
            self.run_on(number)

    def run_on(self, number: int) -> None:
        """Draw for chance until a seat is asked; a game that has ended is told, and begun again."""
        state, rng = self.states[number], self.rngs[number]
        while True:
            if state.over:
                self.ended[number] = True
                self.payoffs[number] = self.setting.payoffs(state)
                state = self.game.new(self.setting.options)
                self.states[number] = state
            actor = state.actor
            if actor != CHANCE:
                break
            state.answer(state.draw(rng))
        self.seats[number] = actor
        codes = state.options(actor)
        if len(codes) > self.setting.width:
            self.setting.check_width(codes)
        self.codes[number] = codes

    def step(self, answers: list[int]) -> None:
        """One answer for every game, an index into its legal list. Raises BadIndex, before anything is played."""
        if len(answers) != self.games:
            raise ValueError(f"{len(answers)} answers cannot serve {self.games} games: give one for each")
        chosen: list[int] = []
        for number in range(self.games):
            codes, index = self.codes[number], answers[number]
            if not 0 <= index < len(codes):
                self.setting.code(codes, index)
            chosen.append(codes[index])
        for number in range(self.games):
            if self.ended[number]:
                self.ended[number] = False
                self.payoffs[number] = self.none
            self.states[number].play(chosen[number], self.seats[number])
            self.run_on(number)

    def cells(self) -> bytes:
        """What the seat that is asked may know, game after game."""
        encoding, players = self.setting.encoding, self.setting.players
        rows: list[bytearray] = []
        for number in range(self.games):
            told: list[int] = []  # a short list for each game stays in the processor's cache
            encoding.add(self.states[number], self.seats[number], players, told)
            rows.append(bytearray(told))  # of a list, bytes are made three times as slowly
        return b"".join(rows)

    def flat_codes(self) -> list[int]:
        """The legal lists one after the other."""
        flat: list[int] = []
        for codes in self.codes:
            flat += codes
        return flat

    def counts(self) -> list[int]:
        """How many answers each game has."""
        return [len(codes) for codes in self.codes]

    def scores(self) -> list[list[int]]:
        """The points of all seats now, by game."""
        return [self.game.scores(state) for state in self.states]
