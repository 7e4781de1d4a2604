"""What a server knows of those beside it on the same database. On SQLite there are none."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from lanterns.tables.annotations import Annotation

NEVER: Mapping[str, float] = {}
NOWHERE: frozenset[str] = frozenset()


class Others:
    """Nobody else is there: nothing is told, and all that happens is heard of."""

    heard = True  # whether what others do is told here now
    bans_changed: Callable[[], object] = staticmethod(lambda: None)  # what is done when another closes it to somebody

    def begin(self) -> None:
        """Listen from now on."""

    async def end(self) -> None:
        """Say good-bye."""

    def devices(self, table: str) -> Collection[str]:
        """The devices that look at a table through windows at other servers."""
        return NOWHERE

    def unnamed(self, table: str) -> int:
        """How many spectators beside these do."""
        return 0

    def mine(self, table: str) -> bool:
        """Whether this server sees to a table at which nobody looks."""
        return True

    def look(self, devices: Collection[str]) -> bool:
        """Whether one of these devices looks at any table through another server."""
        return False

    def left(self, table: str) -> Mapping[str, float]:
        """When devices last closed a window on a table at another server, by the monotonic clock."""
        return NEVER

    def tell_windows(self, table: str, devices: Sequence[str], turn: int) -> None:
        """Which devices look at a table through windows here has changed, those of people who play there first; its
        list of marks is at that turn."""

    def tell_mark(self, table: str, turn: int, made: Annotation, stands: bool) -> None:
        """A mark was made at a table, whose list is at that turn now; or (not `stands`) taken away."""

    def tell_kin(self, gone: str) -> None:
        """Who acts for whom has changed; see `Sessions.kin_changed`."""

    def tell_bans(self) -> None:
        """The server was closed to somebody, or opened again."""
