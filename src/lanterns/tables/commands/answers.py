"""While the game goes on: answers of people and bots, questions about them, and time that runs out."""

from __future__ import annotations

from collections.abc import Sequence

from lanterns.bots.topics import topics_of
from lanterns.core.errors import LanternsError
from lanterns.core.game import AnyGame
from lanterns.core.present import Present
from lanterns.core.record import Line
from lanterns.core.roles import Topic
from lanterns.core.state import State
from lanterns.core.step import CHANCE, PEOPLE, SPECTATOR, Refusal
from lanterns.core.verbs import Verb
from lanterns.tables.parts.entry import PEOPLE_KIND, Entry
from lanterns.tables.parts.match import LOBBY, PLAYING
from lanterns.tables.refused import Refused
from lanterns.tables.table import Table

MOST_LOOKED_AT = 600  # actions of one verb, to say what bars them
NO_SUCH = "no-such-"  # keys of refusals of what there is not at all, so that nobody would try it


def answer(table: Table, by: int, seat: int, code: int, version: int) -> None:
    """A person answers for a seat of theirs."""
    present = table.moving_by(by, seat)
    table.require_current(seat, version)
    _require_seen(table, seat)
    _answer(table, present, seat, code)


def _require_seen(table: Table, seat: int) -> None:
    if seat in table.covered():
        raise Refused("face-down")


def answer_all(table: Table, by: int, seat: int, codes: Sequence[int], version: int) -> None:
    """A person answers several times in one command: all of it is done, or none.

    Only the last may lead to chance, to another seat's question or to a reveal: a refusal after one of them would
    tell what it brought and still leave nothing done.
    """
    present = table.moving_by(by, seat)
    table.require_current(seat, version)
    _require_seen(table, seat)
    _check_all(table, present, seat, codes)
    for code in codes:
        table.write_action(seat, code)
    table.run_chance()


def _check_all(table: Table, present: Present, seat: int, codes: Sequence[int]) -> None:
    """Raises Refused when one of the answers would not be legal in its turn."""
    state = present.state.copy()
    for at, code in enumerate(codes):
        where = f"answer {at + 1} of {len(codes)}, action {code}: "
        if seat not in state.actors():
            by_chance = bool(at) and state.actors() == [CHANCE]
            raise Refused("not-asked", where + ("chance decides before it" if by_chance else "not asked then"))
        if code not in state.options(seat):
            why = _explained(table.game, state, seat, code)
            raise Refused("illegal-action", where + "not legal then", why)
        if at + 1 == len(codes):
            return
        at_once = bool(state.lanes)
        state.play(code, seat)
        if at_once and not state.lanes:
            raise Refused("not-asked", where + "what all have answered is laid open after it, so it must be the last")


def bot_answer(table: Table, seat: int, code: int, version: int) -> None:
    """The bot of a seat answers."""
    present = table.match.moving()
    if not table.seating.chair(seat).bot:
        raise Refused("not-your-seat")
    table.require_current(seat, version)
    _answer(table, present, seat, code)


def _answer(table: Table, present: Present, seat: int, code: int) -> None:
    state = present.state
    if seat not in state.actors():
        raise Refused("not-asked")
    if code not in state.options(seat):
        raise Refused("illegal-action", f"action {code} is not legal now", why_not(table, seat, code))
    table.write_action(seat, code)
    table.run_chance()


def why_not(table: Table, seat: int, code: int) -> Refusal | None:
    """The rule that forbids an action now; None when it is legal, no rule is closer, or the hand lies face down."""
    return None if table.state is None or seat in table.covered() else _explained(table.game, table.state, seat, code)


def barred(table: Table, seat: int) -> tuple[int, list[tuple[Refusal, int]]]:
    """How many answers a seat has now, and why others of the same verbs are none: reasons with the number of answers
    that each bars, the rarest first, for these say most. Directions and the like that may be left out are, what there
    is not is no reason, and what is legal in another way is not barred. A hand that lies face down tells nothing."""
    state = table.state
    step = None if state is None or seat in table.covered() else state.question(seat)
    if state is None or step is None:
        return 0, []
    options = state.options(seat)
    verbs = {verb.name: verb for verb in (table.game.verbs.verb(code) for code in options)}
    legal = {(verb.name, _needed(verb, code)) for verb in verbs.values() for code in options if code in verb}
    found: dict[tuple[str, str], tuple[Refusal, int]] = {}
    for verb in verbs.values():
        if verb.size > MOST_LOOKED_AT:
            continue
        for code in verb.codes():
            if _whole(verb, code) or (verb.name, _needed(verb, code)) in legal:
                continue
            why = _explained(table.game, state, seat, code)
            if why is not None and not why.key.startswith(NO_SUCH):
                first, count = found.get((why.rule, why.key), (why, 0))
                found[why.rule, why.key] = first, count + 1
    return len(options), sorted(found.values(), key=lambda one: one[1])


def _needed(verb: Verb, code: int) -> tuple[int, ...]:
    """The parameters of an action that cannot be left out."""
    return tuple(arg for domain, arg in zip(verb.domains, verb.args(code)) if not domain.optional)


def _whole(verb: Verb, code: int) -> bool:
    """Whether an action says something that could be left out."""
    return any(domain.optional and domain.names[arg] for domain, arg in zip(verb.domains, verb.args(code)))


def _topic(table: Table, topic: str) -> Topic:
    if table.status == LOBBY:
        raise Refused("not-started")
    topics = topics_of(table.game)
    found = topics.get(topic)
    if found is None:
        known = ", ".join(topics) or "none"
        raise Refused("topic-unknown", f"the topics of {table.game.id} are: {known}")
    return found


def past_topic(table: Table, topic: str, line: int) -> Topic:
    """What may be asked about the position after a line of a game that is over. Raises Refused."""
    found = _topic(table, topic)
    if table.status == PLAYING:
        raise Refused("not-over")
    if line > table.version:
        raise Refused("not-found", f"the record has {table.version} lines")
    return found


def studied(table: Table, eyes: int, topic: str, version: int) -> tuple[State, Topic]:
    """A copy of the position for a question about it through a seat's eyes (or SPECTATOR). Raises Refused."""
    found = _topic(table, topic)
    if eyes == SPECTATOR:
        if version != table.version:
            raise Refused("stale")
    else:
        table.require_current(eyes, version)
    if found.hint and table.status == PLAYING:
        if eyes == SPECTATOR or table.seating.chairs[eyes].bot:
            raise Refused("not-your-seat", "a hint is for the one who plays a seat")
        if table.match.paused:
            raise Refused("paused")
        if not table.hints_on:
            raise Refused("hints-off")
    if eyes in table.covered():
        raise Refused("paused" if table.match.paused else "face-down")
    return table.shown_state().copy(), found


def hint_told(table: Table, by: int, seat: int, topic: str, rung: int) -> None:
    """A person was told a hint on the open question of a seat of theirs, up to this rung: the record notes it, once.
    Raises Refused."""
    table.moving_by(by, seat)
    found = topics_of(table.game).get(topic)
    if found is None or not found.hint:
        raise Refused("topic-unknown", f"'{topic}' is no hint of {table.game.id}")
    if not table.hints_on:
        raise Refused("hints-off")
    if seat not in table.match.asked():
        raise Refused("not-asked")
    since = table.match.since[seat]
    before = table.match.hinted.get(seat)
    if before is None or before[:2] != (since, topic) or before[2] < rung:
        table.match.hinted[seat] = (since, topic, rung)
        table.write_control(Line(PEOPLE, word="note", text=f"hint {topic} {rung} seat {seat}"), by)


# time


def look(table: Table, by: int, seat: int) -> None:
    """A person turns over what lies face down for a seat of theirs: its time begins. Nothing, when it has begun."""
    table.moving_by(by, seat)
    turn_over(table, seat)


def turn_over(table: Table, seat: int) -> None:
    """If a seat's clock waits for it: its time begins, and everybody is told its hand."""
    state = table.match.playing
    if state is not None and table.clocks.waits(state, seat):
        told = table.clocks.lift(seat, table.at, table.match.paused)
        person = table.seating.chairs[seat].person
        table.log.note(Entry(0, table.at, PEOPLE_KIND, seat=seat, person=person, word="looked", events=told))


def due(table: Table) -> tuple[float, int] | None:
    """When the time of which seat will be up, the soonest; None when no time runs out."""
    state = None if table.match.paused else table.match.playing
    return None if state is None else table.clocks.due(state)


def time_up(table: Table) -> None:
    """Play for the seats whose time is up."""
    while (up := due(table)) is not None and up[0] <= table.at and table.state is not None:
        table.note("time-up", table.seating.chairs[up[1]].person, up[1])
        table.write_action(up[1], table.game.timed.time_up(table.state, up[1]))
        table.run_chance()


def _explained(game: AnyGame, state: State, seat: int, code: int) -> Refusal | None:
    if not 0 <= code < game.verbs.size:
        return None
    try:
        return state.explain(code, seat)
    except LanternsError:
        return None
