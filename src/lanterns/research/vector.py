"""Many games at once as arrays: every game waits for one answer, all are answered in one call.

>>> from lanterns.research.vector import VectorGames
>>> games = VectorGames("quest", {"players": 2}, games=64, seed=1)
>>> batch = games.reset()
>>> batch.cells.shape, batch.mask.shape == batch.codes.shape
((64, 340), True)
>>> batch = games.step(batch.mask.argmax(axis=1))          # the first answer everywhere
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any

from lanterns.core.game import AnyGame, Options
from lanterns.research.arrays import ActionFeatures
from lanterns.research.episode import Setting
from lanterns.research.errors import missing
from lanterns.research.fleet import Fleet

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:  # pragma: no cover - depends on what is installed
    raise missing(error.name or "numpy") from error


@dataclass(frozen=True)
class Batch:
    """What all games ask, a row for each. `seats` are asked; `cells` are what they may know; `codes` are their legal
    lists, -1 where they end, and `mask` says how far they go. `ended` games have begun anew: `payoffs` are what the
    game that ended was worth to its seats, by seat, 0.0 where none ended."""

    seats: NDArray[np.int32]
    cells: NDArray[np.uint8]
    codes: NDArray[np.int32]
    mask: NDArray[np.bool_]
    counts: NDArray[np.int32]
    ended: NDArray[np.bool_]
    payoffs: NDArray[np.float32]


class VectorGames:
    """`games` games of one setting; what happens in one depends on the seed, its number and its answers alone."""

    def __init__(
        self,
        game: AnyGame | str,
        options: Options | None = None,
        *,
        games: int = 64,
        seed: int = 0,
        width: int | None = None,
    ) -> None:
        if games < 1:
            raise ValueError(f"{games} games cannot be stepped: take 1 or more")
        self.setting = Setting(game, options, width)
        self.fleet = Fleet(self.setting, games, seed)
        self.features = ActionFeatures(self.setting.game.verbs)
        self.columns = np.arange(self.setting.width)
        self.size = self.setting.encoding.size

    def reset(self, seed: int | None = None) -> Batch:
        """Begin all games anew, with the seed of before or another."""
        self.fleet.reset(self.fleet.seed if seed is None else seed)
        return self._batch()

    def step(self, answers: NDArray[Any]) -> Batch:
        """One index into its legal list for every game. Raises BadIndex, before anything is played."""
        self.fleet.step(np.asarray(answers).tolist())
        return self._batch()

    def rows(self, batch: Batch) -> NDArray[np.int16]:
        """The feature rows of all answers of a batch."""
        rows = np.zeros((*batch.codes.shape, self.features.columns), np.int16)
        where = np.flatnonzero(batch.mask)
        rows.reshape(-1, self.features.columns)[where] = self.features.rows(batch.codes.reshape(-1)[where])
        return rows

    def scores(self) -> NDArray[np.int32]:
        """The points of all seats now, a row for each game."""
        return np.array(self.fleet.scores(), np.int32)

    def random_answers(self, batch: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
        """An answer for every game, each of its answers as likely."""
        return (rng.random(len(batch.counts)) * batch.counts).astype(np.int64)

    def _batch(self) -> Batch:
        fleet = self.fleet
        counts = ints(fleet.counts())
        mask = self.columns < counts[:, None]
        codes = np.full(mask.shape, -1, np.int32)
        codes.reshape(-1)[np.flatnonzero(mask)] = ints(fleet.flat_codes())
        ended = np.array(fleet.ended, np.bool_)
        payoffs = np.zeros((fleet.games, self.setting.players), np.float32)
        for game in np.flatnonzero(ended):
            payoffs[game] = fleet.payoffs[game]
        cells = np.frombuffer(fleet.cells(), np.uint8).reshape(fleet.games, self.size)
        return Batch(ints(fleet.seats), cells, codes, mask, counts, ended, payoffs)


def ints(values: list[int]) -> NDArray[np.int32]:
    """An array of whole numbers, made by way of `array`, which reads a list several times as fast."""
    return np.frombuffer(array("i", values), np.int32)
