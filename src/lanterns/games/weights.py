"""Files of learned weights, which `tools/train.py` makes: a linear model of features for each model and bucket.

A file that is missing, damaged, or made for another ruleset or other features is said once in the log, and the game's
evaluation made by hand plays.
"""

from __future__ import annotations

import json
import logging
from math import isfinite
from pathlib import Path
from typing import Any, Final

LOG: Final = "lanterns.bots"


class Layout:
    """What a file of weights must be made for. Its spreads are divided by `unit`, that of the targets."""

    def __init__(
        self, ruleset: str, features: tuple[str, ...], models: tuple[str, ...], buckets: int, unit: float = 1.0
    ) -> None:
        self.ruleset = ruleset
        self.features = features
        self.models = models
        self.buckets = buckets
        self.unit = unit


class Weights:
    """By model and bucket: the weight of each feature, and how far the targets were from what these foresee (1.0 where
    the file does not say it)."""

    def __init__(self, models: list[list[list[float]]], spreads: list[list[float]]) -> None:
        self.models = models
        self.spreads = spreads


class _Unfit(ValueError):
    """Weights that are whole, but not for this game as it is."""


def read_weights(path: Path, layout: Layout) -> Weights | None:
    """The weights of a file, or None when they cannot be used: then the log says why."""
    try:
        return _parsed(json.loads(path.read_text("utf-8")), layout)
    except FileNotFoundError:
        reason = "it is missing"
    except OSError as error:
        reason = f"it cannot be read: {error.strerror}"
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        reason = str(error) if isinstance(error, _Unfit) else "it is damaged"
    game = layout.ruleset.partition("/")[0]
    logging.getLogger(LOG).warning("%s is not used, %s; bots of %s judge by hand", path.name, reason, game)
    return None


class Kept:
    """The weights of a file, which is read when they are asked for the first time."""

    def __init__(self, path: Path, layout: Layout) -> None:
        self.path = path
        self.layout = layout
        self.asked: bool = False
        self.weights: Weights | None = None

    def read(self) -> Weights | None:
        """As `read_weights`, once."""
        if not self.asked:
            self.weights = read_weights(self.path, self.layout)
            self.asked = True
        return self.weights


def _parsed(data: Any, layout: Layout) -> Weights:
    if data["ruleset"] != layout.ruleset:
        raise _Unfit(f"it was made for {data['ruleset']} and not for {layout.ruleset}")
    if data["features"] != list(layout.features):
        raise _Unfit("it was made for other features")
    models = [[[float(x) for x in row] for row in data["models"][name]] for name in layout.models]
    given = data.get("spreads", {name: [layout.unit] * layout.buckets for name in layout.models})
    spreads = [[float(x) / layout.unit for x in given[name]] for name in layout.models]
    for rows, widths in zip(models, spreads, strict=True):
        whole = len(rows) == layout.buckets == len(widths) and all(len(row) == len(layout.features) for row in rows)
        if not whole or not all(isfinite(x) for row in [*rows, widths] for x in row):
            raise ValueError
    return Weights(models, spreads)
