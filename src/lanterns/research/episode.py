"""One game as adapters play it: chance is drawn, seats answer by an index into their legal list."""

from __future__ import annotations

from random import Random
from typing import Any

from lanterns.api import load
from lanterns.core.encoding import Encoding
from lanterns.core.game import AnyGame, Options
from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.research.errors import BadIndex, NoEncoding, TooWide


class Setting:
    """A game with its options, ready to be played: checked once. `width` is the room for answers, by default what the
    game declares. Raises BadOptions, LanternsError for a game that there is not, NoEncoding."""

    def __init__(self, game: AnyGame | str, options: Options | None = None, width: int | None = None) -> None:
        self.game: AnyGame = load(game) if isinstance(game, str) else game
        encoding = self.game.encoding
        if encoding is None:
            raise NoEncoding(f"{self.game.id} declares no encoding: see docs/research.md, 'A game of your own'")
        self.encoding: Encoding[State] = encoding
        self.options = self.game.resolve(options)
        self.width = encoding.width if width is None else width
        if self.width < 2:
            raise TooWide(f"a width of {self.width} has no room for a choice: leave it out, or take 2 or more")
        self.players: int = self.game.players(self.game.new(self.options))
        self.shared = self.game.cooperative or self.players == 1

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as what it is made of, since a native class cannot be pickled otherwise: OpenSpiel keeps games so."""
        return Setting, (self.game.id, self.options, self.width)

    def payoffs(self, state: State) -> list[float]:
        """What the end is worth to each seat, -1.0 to 1.0: to those who win or lose together 1.0 or -1.0; where seats
        play against each other it adds up to 0.0, and a win alone is 1.0."""
        shares = self.game.results(state)
        if self.shared:
            return [2.0 * share - 1.0 for share in shares]
        seats = self.players
        return [(share * seats - 1.0) / (seats - 1) for share in shares]

    def code(self, codes: list[int], index: int) -> int:
        """The action of an index into a legal list. Raises BadIndex."""
        if not 0 <= index < len(codes):
            raise BadIndex(
                f"action {index} is not in the mask: {len(codes)} answers are open, 0 to {len(codes) - 1}"
                if codes
                else f"action {index} is not in the mask: this seat is not asked now"
            )
        return codes[index]

    def check_width(self, codes: list[int]) -> None:
        """Raises TooWide where a position has more answers than there is room for."""
        if len(codes) > self.width:
            raise TooWide(f"a position has {len(codes)} answers, more than {self.width}: ask for width={len(codes)}")


class Episode:
    """A game in progress, from the first question of a seat on. `rng` draws for chance."""

    def __init__(self, setting: Setting, rng: Random) -> None:
        self.setting = setting
        self.rng = rng
        self.state: State = setting.game.new(setting.options)
        self.run_on()

    def run_on(self) -> None:
        """Draw for chance until a seat is asked or the game is over."""
        state = self.state
        while state.actor == CHANCE:
            state.play(state.draw(self.rng))

    def answer(self, seat: int, index: int) -> None:
        """Play the answer of a seat, by its index, and draw for chance. Raises BadIndex, and changes nothing then."""
        state = self.state
        state.play(self.setting.code(state.options(seat), index), seat)
        if not state.over:
            self.run_on()

    def codes(self, seat: int) -> list[int]:
        """The legal list of a seat: action codes, in an order that depends on what the seat knows only. [] when it is
        not asked. Raises TooWide."""
        codes = self.state.options(seat)
        self.setting.check_width(codes)
        return codes

    def cells(self, seat: int) -> bytearray:
        """What a seat may know, as cells."""
        return bytearray(self.setting.encoding.observe(self.state, seat, self.setting.players))
