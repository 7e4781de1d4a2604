"""The fonts of the picture: how wide a text is in one of them, and which characters they can draw at all."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal

Face = Literal["sign", "text", "bold"]
FILES: dict[Face, str] = {"sign": "sign-800.ttf", "text": "text-400.ttf", "bold": "text-700.ttf"}
SLACK = 1.02  # how much wider a text may be than its letters are one by one


class Fonts:
    """The fonts in a folder; a face that is missing there counts as a broad one."""

    def __init__(self, folder: Path) -> None:
        self.files = [file for name in FILES.values() if (file := folder / name).exists()]
        self._widths: dict[Face, dict[int, float]] = {}
        for face, name in FILES.items():
            if (folder / name).exists():
                self._widths[face] = _widths(folder / name)

    def width(self, text: str, face: Face, size: float) -> float:
        """In units of the picture, when its letters are of that size."""
        known = self._widths.get(face, {})
        return sum(known.get(ord(letter), 0.9) for letter in text) * size * SLACK

    def draws(self, text: str) -> str:
        """The text without what no font has; "" when nothing to read is left of it."""
        known = [*self._widths.values()]
        if not known:
            return text
        kept = "".join(letter for letter in text if any(ord(letter) in face for face in known))
        return " ".join(kept.split()) if any(letter.isalnum() for letter in kept) else ""

    def cut(self, text: str, face: Face, size: float, width: float) -> str:
        """As much of the text as has room, with an ellipsis where some is left away."""
        if self.width(text, face, size) <= width:
            return text
        while text and self.width(text + "…", face, size) > width:
            text = text[:-1]
        return text.rstrip(" ,;:.") + "…"

    def lines(self, text: str, face: Face, size: float, width: float, most: int) -> list[str]:
        """The text in at most so many lines; what is too long is cut."""
        lines: list[str] = []
        line = ""
        for word in text.split(" "):
            wider = f"{line} {word}".strip(" ")
            if line and self.width(wider, face, size) > width:
                lines.append(line)
                line = word
            else:
                line = wider
        if line:
            lines.append(line)
        if len(lines) > most:
            lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
        return [self.cut(one, face, size, width) for one in lines]


@lru_cache(maxsize=8)
def _widths(file: Path) -> dict[int, float]:
    """Advances of the characters of a font, as parts of its size."""
    from fontTools.ttLib import TTFont  # slow to import, and only pictures need it

    with TTFont(file, lazy=True) as font:
        across, unit = font["hmtx"], font["head"].unitsPerEm
        return {code: across[name][0] / unit for code, name in font.getBestCmap().items()}
