"""Observations and legal lists as NumPy arrays, and the spaces that they are of."""

from __future__ import annotations

from typing import Any

from lanterns.core.encoding import ID, Encoding
from lanterns.core.verbs import VerbTable
from lanterns.research.encoder import columns, highs
from lanterns.research.episode import Episode, Setting
from lanterns.research.errors import missing

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:  # pragma: no cover - depends on what is installed
    raise missing(error.name or "numpy") from error

Observation = dict[str, NDArray[Any]]

CELLS = "observation"
MASK = "action_mask"
CODES = "action_codes"
FEATURES = "action_features"
KEPT = 100_000  # codes of which all rows are kept


class ActionFeatures:
    """A row of numbers for every action code: its verb and one, then its parameters in order, each and one; 0 where the
    verb has no such parameter, and for the code -1. Worked out from the verb table; of a game with few codes all rows
    are kept, millions of codes need no table."""

    def __init__(self, verbs: VerbTable) -> None:
        self.columns = columns(verbs)
        count = len(verbs.verbs)
        self.bases = np.array(verbs.bases, np.int64)
        self.strides = np.ones((count, self.columns - 1), np.int64)
        self.sizes = np.ones((count, self.columns - 1), np.int64)
        self.used = np.zeros((count, self.columns - 1), np.int64)
        for number, verb in enumerate(verbs.verbs):
            stride = verb.size
            for place, domain in enumerate(verb.domains):
                stride //= domain.size
                self.strides[number, place] = stride
                self.sizes[number, place] = domain.size
                self.used[number, place] = 1
        self.high = np.concatenate([[count], (self.sizes * self.used).max(axis=0)]).astype(np.int16)
        kept = verbs.size if verbs.size <= KEPT else 0
        self.kept: NDArray[np.int16] = self._worked_out(np.append(np.arange(kept), -1))  # its last row is that of -1

    def rows(self, codes: NDArray[Any]) -> NDArray[np.int16]:
        """The rows of codes of any shape, as one more axis."""
        return self.kept[codes] if len(self.kept) > 1 else self._worked_out(codes)

    def _worked_out(self, codes: NDArray[Any]) -> NDArray[np.int16]:
        verb = np.searchsorted(self.bases, codes, side="right") - 1
        rest = codes - self.bases[verb]
        out = np.empty((*codes.shape, self.columns), np.int16)
        out[..., 0] = verb + 1
        out[..., 1:] = (rest[..., None] // self.strides[verb] % self.sizes[verb] + 1) * self.used[verb]
        out[codes < 0] = 0
        return out


class Arrays:
    """Makes the arrays of a setting. `features`: whether the legal list comes with its rows."""

    def __init__(self, setting: Setting, features: bool = True) -> None:
        self.setting = setting
        self.features = ActionFeatures(setting.game.verbs) if features else None

    def space(self) -> spaces.Dict:
        """The space of what `of` makes; a new object at every call."""
        setting, width = self.setting, self.setting.width
        parts: dict[str, spaces.Space[Any]] = {
            CELLS: spaces.Box(0, np.array(highs(setting.encoding), np.uint8), dtype=np.uint8),
            MASK: spaces.Box(0, 1, (width,), np.int8),
            CODES: spaces.Box(-1, setting.game.verbs.size - 1, (width,), np.int32),
        }
        if self.features is not None:
            high = np.broadcast_to(self.features.high, (width, self.features.columns))
            parts[FEATURES] = spaces.Box(np.zeros_like(high), high, dtype=np.int16)
        return spaces.Dict(parts)

    def of(self, episode: Episode, seat: int) -> Observation:
        """What a seat may know and may answer; an empty mask when it is not asked."""
        return self.make(np.frombuffer(episode.cells(seat), np.uint8), episode.codes(seat))

    def make(self, cells: NDArray[np.uint8], legal: list[int]) -> Observation:
        width, count = self.setting.width, len(legal)
        mask, codes = np.zeros(width, np.int8), np.full(width, -1, np.int32)
        mask[:count] = 1
        codes[:count] = legal
        found: Observation = {CELLS: cells, MASK: mask, CODES: codes}
        if self.features is not None:
            rows = np.zeros((width, self.features.columns), np.int16)
            rows[:count] = self.features.rows(codes[:count])
            found[FEATURES] = rows
        return found


class OneHot:
    """Cells for a network: an id becomes one cell of 1.0 among as many as it has values, a count becomes its share of
    the most that it can be. `size` is the number of inputs."""

    def __init__(self, encoding: Encoding[Any]) -> None:
        kinds = [part.kind == ID for part in encoding.cells for _ in range(part.count)]
        most = np.array(highs(encoding), np.int64)
        self.ids = np.flatnonzero(kinds)
        self.counts = np.flatnonzero(~np.array(kinds))
        self.scale = (1.0 / most[self.counts]).astype(np.float32)
        self.starts = np.concatenate([[0], np.cumsum(most[self.ids] + 1)])
        self.size = int(self.starts[-1]) + len(self.counts)

    def __call__(self, cells: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Inputs of cells of any shape, the cells on the last axis."""
        flat = cells.reshape(-1, cells.shape[-1])
        out = np.zeros((len(flat), self.size), np.float32)
        places = self.starts[:-1] + flat[:, self.ids]
        out[np.arange(len(flat))[:, None], places] = 1.0
        out[:, int(self.starts[-1]) :] = flat[:, self.counts] * self.scale
        return out.reshape(*cells.shape[:-1], self.size)
