"""Positions of games between bots in which one answer is clearly best, to practise on; kept as data, see `content`."""

from __future__ import annotations

from lanterns.puzzles.puzzle import Answer, Position, Puzzle, Puzzles, load, position_of, puzzles_of

__all__ = ["Answer", "Position", "Puzzle", "Puzzles", "load", "position_of", "puzzles_of"]
