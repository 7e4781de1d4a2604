"""What a server knows of those beside it on the same database. On SQLite there are none."""

from __future__ import annotations


class Others:
    """Nobody else is there: nothing is told, and all that happens is heard of."""

    heard = True  # whether what others do is told here now

    def begin(self) -> None:
        """Listen from now on."""

    def tell_kin(self, gone: str) -> None:
        """Who acts for whom has changed; see `Sessions.kin_changed`."""
