"""What the kit refuses, each with one sentence that says what to do."""

from __future__ import annotations

from lanterns.core.errors import LanternsError


class NoEncoding(LanternsError, ValueError):
    """A game that declares no cells."""


class BadIndex(LanternsError, ValueError):
    """An action index outside of the mask."""


class TooWide(LanternsError, ValueError):
    """A position with more answers than the adapter has room for."""


class Missing(LanternsError):
    """A package of the extra that is not installed."""


def missing(package: str) -> Missing:
    return Missing(f"{package} is not installed: pip install 'three-lanterns[research]'")
