"""The game at a table: whether it goes on, where it stands, which questions are still those that were asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from lanterns.core.event import Event
from lanterns.core.game import AnyGame
from lanterns.core.present import Present
from lanterns.core.record import NO_SUM, Record, Seat, parse_line
from lanterns.core.replay import resume
from lanterns.core.state import State
from lanterns.core.trace import Trace
from lanterns.tables.refused import Refused

LOBBY, PLAYING, OVER = "lobby", "playing", "over"


class Proposal(TypedDict):
    """A take-back that others have to agree to: `count` standing actions, asked for by `person` for `seat`."""

    person: int
    seat: int
    count: int
    agreed: list[int]  # persons


class Result(TypedDict):
    """How a game ended: why, and by seat the score and the share of the win (0 to 1); `resigned` are the seats that
    gave up."""

    reason: str
    scores: list[int]
    results: list[float]
    resigned: list[int]


class Match:
    """`header` is name and kind by seat, as the record begins; `trace` the digest of the record so far. `since[seat]`
    is the version from which the seat's question is the one it has now: an answer chosen at an older one is stale."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.status = LOBBY
        self.paused = False
        self.present: Present | None = None
        self.header: list[list[str]] = []
        self.since: list[int] = []
        self.marked = False
        self.hinted: dict[int, tuple[int, str, int]] = {}  # by seat: of the question since when, the topic, the rung
        self.proposal: Proposal | None = None
        self.result: Result | None = None
        self.trace = Trace()

    def begin(self, present: Present, seats: Sequence[Seat]) -> None:
        """From here on it is a game, with the seats as they are now."""
        self.present = present
        self.status = PLAYING
        self.header = [[seat.name, seat.kind] for seat in seats]
        self.since = [0] * len(seats)

    # where it stands

    @property
    def state(self) -> State | None:
        return self.present.state if self.present else None

    @property
    def playing(self) -> State | None:
        """The position of a game that goes on, paused or not."""
        return self.state if self.status == PLAYING else None

    def require_lobby(self) -> None:
        """Raises Refused."""
        if self.status != LOBBY:
            raise Refused("already-started")

    def running(self) -> Present:
        """The position of a game that goes on. Raises Refused."""
        if self.status == LOBBY or self.present is None:
            raise Refused("not-started")
        if self.status == OVER:
            raise Refused("over")
        return self.present

    def moving(self) -> Present:
        """The position of a game that goes on and is not paused. Raises Refused."""
        present = self.running()
        if self.paused:
            raise Refused("paused")
        return present

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        state = self.playing
        return [] if state is None else [seat for seat in state.actors() if seat >= 0]

    # playing

    def play(self, actor: int, code: int) -> list[Event]:
        """Play an action of a seat or of chance; what happened is returned. Raises IllegalAction without any change."""
        assert self.present is not None
        state = self.present.state
        legal = state.options(actor)
        events = self.present.play(actor, code)
        self.trace.answered(actor, legal, code)
        if state.over:
            self.trace.ended(self.game.end_reason(state), self.game.results(state))
        return events

    def asks_anew(self, version: int) -> None:
        """From this version on all questions are others than before."""
        self.since = [version] * len(self.since)

    # the end

    def end(self, resigned: list[int]) -> None:
        """As the rules end it."""
        assert self.present is not None
        state = self.present.state
        self._over(self.game.end_reason(state), self.game.results(state), resigned)

    def end_resigned(self, resigned: list[int]) -> None:
        """Nobody is left to play it: the seats that did not give up share the win, if the game has one to share."""
        seats = range(len(self.since))
        others = [seat for seat in seats if seat not in resigned]
        share = 0.0 if self.game.cooperative or not others else 1.0 / len(others)
        self._over("resigned", [share if seat in others else 0.0 for seat in seats], resigned)

    def _over(self, reason: str, results: list[float], resigned: list[int]) -> None:
        assert self.present is not None
        self.status = OVER
        self.paused = False
        scores = self.game.scores(self.present.state)
        self.result = {"reason": reason, "scores": scores, "results": results, "resigned": resigned}

    # the record

    def record_seats(self) -> list[Seat]:
        """Who sat where when the record began."""
        return [Seat(name, kind) for name, kind in self.header]

    def lay_again(self, options: Mapping[str, str], lines: Sequence[tuple[str, str]], trace: str | None) -> None:
        """Go where the lines of the record lead, from the start.

        `lines` are their texts and sums, `trace` is what they lead to, None for a record of before. Raises
        LanternsError for lines that cannot be played, or that meant something else when they were written.
        """
        record = Record(self.game, options, self.record_seats())
        record.lines = [parse_line(self.game, text) for text, _ in lines]
        record.sums = [sum or NO_SUM for _, sum in lines]
        record.digest = trace or ""
        play = resume(record)
        self.present = Present.rebuild(self.game, options, play.moves)
        self.trace = play.trace

    # saving

    def doc(self) -> dict[str, Any]:
        """All but the status and the position, which have places of their own."""
        return {
            "paused": self.paused,
            "proposal": self.proposal,
            "header": self.header,
            "since": self.since,
            "marked": self.marked,
            "result": self.result,
            "trace": self.trace.hex,
        }

    @staticmethod
    def load(game: AnyGame, doc: Mapping[str, Any], status: str, present: Present | None) -> Match:
        """The inverse of `doc`. Raises KeyError, TypeError, ValueError."""
        match = Match(game)
        match.status = status
        match.paused = doc["paused"]
        match.proposal = doc["proposal"]
        match.header = doc["header"]
        match.since = doc["since"]
        match.marked = doc["marked"]
        match.result = doc["result"]
        match.trace = Trace.of(doc["trace"])
        match.present = present
        return match
