"""While a game goes on: answers, undo, take-back, chat, pauses, and who plays for whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import SystemRandom

from lanterns.core.errors import IllegalAction
from lanterns.core.history import History, Move
from lanterns.core.present import Present
from lanterns.core.record import Line
from lanterns.tables import Refused, Table
from lanterns.tables.commands import answers, course, lobby, presence, rewind
from lanterns.web.requests import (
    ActionBody,
    ChatBody,
    HintBody,
    LessonBody,
    PauseBody,
    ProposalBody,
    ReplaceBody,
    ResignBody,
    TakebackBody,
    UndoBody,
)
from lanterns.web.service.here import Deed, Here, acting, holder


def play(data: ActionBody) -> Deed[None]:
    """Raises Refused."""
    if (data.code is None) == (data.codes is None):
        raise Refused("bad-request", "name either a code or codes")

    def do(_: Here, t: Table, persons: list[int]) -> None:
        by = holder(t, persons, data.seat)
        if data.codes is not None:
            answers.answer_all(t, by, data.seat, data.codes, data.version)
        elif data.code is not None:
            answers.answer(t, by, data.seat, data.code, data.version)

    return do


def undo(data: UndoBody) -> Deed[None]:
    def do(_: Here, t: Table, persons: list[int]) -> None:
        rewind.undo(t, holder(t, persons, data.seat), data.seat, data.count, data.version)

    return do


@dataclass(frozen=True, slots=True)
class GoingBack:
    """A command that may go further back than free undo does, for which the position of then is made beforehand.

    `plan` tells which seat goes back and how many standing actions, 0 for none.
    """

    plan: Callable[[Table, list[int]], tuple[int, int]]
    do: Callable[[Table, list[int], Present | None], None]

    def far(self, table: Table, persons: list[int]) -> int:
        """How many standing actions before now the position of then is, 0 when it need not be made. Raises Refused."""
        by, count = self.plan(table, persons)
        return count if count > 0 and rewind.needs_rebuild(table, by, count) else 0

    def once(self, then: Present | None, version: int) -> Deed[None]:
        """The command, with the position that was made for it at a version."""

        def do(_: Here, t: Table, persons: list[int]) -> None:
            if then is not None and t.version != version:
                raise Refused("stale")
            self.do(t, persons, then)

        return do


def standing_before(lines: Sequence[Line], count: int) -> list[Move]:
    """Which actions of a record stand that many standing actions before its end. Raises Refused."""
    try:
        history = History.of(lines)
        return history.standing(history.back("takeback", count, -1))
    except IllegalAction as error:
        raise Refused("replay-failed", error.message) from error


def takeback(data: TakebackBody) -> GoingBack:
    def plan(t: Table, persons: list[int]) -> tuple[int, int]:
        return data.seat, rewind.goes_back(t, holder(t, persons, data.seat), data.seat, data.count, data.version)

    def do(t: Table, persons: list[int], then: Present | None) -> None:
        by = holder(t, persons, data.seat)
        count = rewind.goes_back(t, by, data.seat, data.count, data.version)
        if count:
            rewind.take_back(t, by, data.seat, count, then)
        else:
            rewind.ask_takeback(t, by, data.seat, data.count, data.version)

    return GoingBack(plan, do)


def proposal(data: ProposalBody) -> GoingBack:
    def plan(t: Table, persons: list[int]) -> tuple[int, int]:
        if t.match.proposal is None or not data.agree or not set(rewind.waiting(t)) <= set(persons):
            return 0, 0
        return t.match.proposal["seat"], t.match.proposal["count"]

    def do(t: Table, persons: list[int], then: Present | None) -> None:
        open_one = t.match.proposal
        # A device that acts for several persons answers for all of them.
        voters = [p for p in persons if p in rewind.waiting(t)] or [acting(t, persons)]
        for by in voters:
            if rewind.agree(t, by, data.agree) and open_one is not None:
                rewind.take_back(t, open_one["person"], open_one["seat"], open_one["count"], then)
                return

    return GoingBack(plan, do)


def chat(data: ChatBody) -> Deed[None]:
    """Raises Refused."""
    if (data.signal is None) == (not data.text.strip()):
        raise Refused("bad-request", "say either a signal or a text")

    def do(_: Here, t: Table, persons: list[int]) -> None:
        lobby.say(t, acting(t, persons), data.signal or "", data.text)

    return do


def pause(data: PauseBody) -> Deed[None]:
    def do(_: Here, t: Table, persons: list[int]) -> None:
        presence.pause(t, acting(t, persons), data.paused)

    return do


def resign(data: ResignBody) -> Deed[None]:
    def do(_: Here, t: Table, persons: list[int]) -> None:
        presence.resign(t, holder(t, persons, data.seat), data.seat)

    return do


def replace(seat: int, data: ReplaceBody, after: float) -> Deed[None]:
    """`after`: so many seconds somebody is away before others may let a bot stand in."""

    def do(here: Here, t: Table, persons: list[int]) -> None:
        person = t.seating.chair(seat).person
        by = person if person in persons else acting(t, persons)
        presence.replace(t, by, seat, data.level, here.away(person, after))

    return do


def come_back(seat: int) -> Deed[None]:
    def do(_: Here, t: Table, persons: list[int]) -> None:
        presence.come_back(t, holder(t, persons, seat), seat)

    return do


def look(seat: int) -> Deed[None]:
    def do(_: Here, t: Table, persons: list[int]) -> None:
        answers.look(t, holder(t, persons, seat), seat)

    return do


def hinted(data: HintBody) -> Deed[None]:
    def do(_: Here, t: Table, persons: list[int]) -> None:
        answers.hint_told(t, holder(t, persons, data.seat), data.seat, data.topic, data.rung)

    return do


def leave_lesson(_: LessonBody) -> Deed[None]:
    def do(_: Here, t: Table, persons: list[int]) -> None:
        if t.course is None:
            raise Refused("no-lesson")
        course.play_freely(t, holder(t, persons, t.course.lesson.learner[0]))

    return do


# bots


def bot_seed(seed: int | None, seat: int) -> int:
    """With what a bot begins to think at a table with that seed."""
    return SystemRandom().getrandbits(40) if seed is None else seed * 64 + seat


def people_play(table: Table) -> bool:
    """Whether a person's answer is waited for."""
    present = table.match.present
    return present is not None and any(
        seat >= 0 and not table.seating.chairs[seat].bot for seat in present.state.actors()
    )
