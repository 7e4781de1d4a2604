"""A game in progress: flat typed data and a stack of steps. The same object serves play, search and saving."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from lanterns.core.errors import BadState, IllegalAction
from lanterns.core.event import Event
from lanterns.core.step import ANYONE, AUTO, CHANCE, EVERYONE, AnyStep, Refusal
from lanterns.core.verbs import VerbTable

SHOWN = 6  # options that the repr of a state names

Shared = list[int]  # a field whose list is replaced and never changed in place, so that copies share it


class State:
    """Base of every game's state.

    A subclass names its GAME and its VERBS and declares its fields (ints, strings, lists of ints) as annotations, which
    is all that is saved. FIELDS, their names, and `copy` follow from these: tools/states.py writes them into the class.

    `edition` is the number of the ruleset that the game was begun under, and is played under to its end: where rulesets
    differ the rules ask it.

    `stack` holds what happens next, its last step first. `lanes`, when not empty, holds one stack per seat: those seats
    are asked at the same time, each on its own. `asked` holds the options of the open question (`lane_asked` per lane).
    """

    GAME: ClassVar[str] = ""
    VERBS: ClassVar[VerbTable] = VerbTable()
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.edition: int = 1
        self.ply: int = 0
        self.over: bool = False
        self.stack: list[AnyStep] = []
        self.lanes: list[list[AnyStep]] = []
        self.lane: int = -1
        self.asked: list[int] = []
        self.lane_asked: list[list[int]] = []
        self.events: list[Event] | None = None

    # what every game adds

    def copy(self) -> State:
        """An equal state that shares nothing changeable with this one and tells no events."""
        raise NotImplementedError

    # asking and answering

    def actors(self) -> list[int]:
        """Who is asked now: [CHANCE], [seat], several seats at once, or [] when the game is over."""
        if self.lanes:
            return [seat for seat, lane in enumerate(self.lanes) if lane]
        return [self.stack[-1].actor] if self.stack else []

    @property
    def actor(self) -> int:
        """The one who is asked (the first, when several are); AUTO when the game is over."""
        if self.lanes:
            return self.actors()[0]
        return self.stack[-1].actor if self.stack else AUTO

    def question(self, actor: int = ANYONE) -> AnyStep | None:
        """The step that waits for this actor's answer."""
        if self.lanes:
            seat = self.actor if actor == ANYONE else actor
            return self.lanes[seat][-1] if 0 <= seat < len(self.lanes) and self.lanes[seat] else None
        if not self.stack or actor not in (ANYONE, self.stack[-1].actor):
            return None
        return self.stack[-1]

    def options(self, actor: int = ANYONE) -> list[int]:
        """The legal action codes of an actor now; [] for one who is not asked. Do not change the list."""
        if self.lanes:
            seat = self.actor if actor == ANYONE else actor
            return self.lane_asked[seat] if 0 <= seat < len(self.lanes) and self.lanes[seat] else []
        if not self.stack or actor not in (ANYONE, self.stack[-1].actor):
            return []
        return self.asked

    def play(self, action: int | str, actor: int = ANYONE) -> None:
        """Answer the open question of an actor, by code or notation, then run on to the next question.

        Raises IllegalAction, without any change, when the action is not an option of that actor, and BadNotation when
        a text is no action of the game.
        """
        if isinstance(action, str):
            action = self.VERBS.parse(action)
        if self.lanes:
            self._play_lane(action, actor)
            return
        if action not in self.asked or (actor != ANYONE and actor != self.stack[-1].actor):
            raise self._illegal(action, actor)
        self.answer(action)

    def answer(self, action: int) -> None:
        """Play an action that came from `options()` or `draw` just now: the same as `play`, without looking it up among
        the options once more, which loops over millions of actions would feel.
        """
        if self.lanes:
            self._play_lane(action, ANYONE)
            return
        step = self.stack.pop()
        self.ply += 1
        step.play(self, action)
        self.settle()

    def _play_lane(self, action: int, actor: int) -> None:
        seat = self.actor if actor == ANYONE else actor
        if not 0 <= seat < len(self.lanes) or not self.lanes[seat] or action not in self.lane_asked[seat]:
            raise self._illegal(action, actor)
        step = self.lanes[seat].pop()
        self.ply += 1
        self.lane = seat
        step.play(self, action)
        self._settle_lane(seat)
        self.lane = -1
        self.settle()

    def explain(self, action: int, actor: int = ANYONE) -> Refusal | None:
        """Why an action is not legal now: the rule that forbids it; None when it is legal or no rule is closer."""
        step = self.question(actor)
        if step is None or action in self.options(actor):
            return None
        return step.explain(self, action)

    def _illegal(self, action: int, actor: int) -> IllegalAction:
        if not self.stack and not self.lanes:
            return IllegalAction("the game is over: no action is open")
        if actor != ANYONE and not self.options(actor):
            return IllegalAction(f"{_who(actor)} is not asked now")
        refusal = self.explain(action, actor)
        because = f" ({refusal.rule})" if refusal else ""
        known = 0 <= action < self.VERBS.size
        told = f"'{self.VERBS.notation(action)}'" if known else f"action {action}"
        return IllegalAction(f"{told} is not legal now{because}")

    # chance

    def odds(self) -> list[tuple[int, int]]:
        """When chance is asked: (action, weight) pairs; the probability is weight / sum of the weights."""
        step = self.stack[-1]
        weights = step.weights(self)
        return [(a, 1 if weights is None else weights[i]) for i, a in enumerate(self.asked)]

    def draw(self, rng: Random) -> int:
        """One of the actions that may be played now: of chance with the exact weights, of a seat (the first, when
        several are asked) each as likely."""
        if self.lanes:
            seat = self.actor
            return self.lanes[seat][-1].draw(self, self.lane_asked[seat], rng)
        return self.stack[-1].draw(self, self.asked, rng)

    # showing and comparing

    def __repr__(self) -> str:
        ruleset = f"{self.GAME}/{self.edition}"
        if not self.stack and not self.lanes:
            return f"<{ruleset}, over after {self.ply} actions>"
        actor = self.actor
        step = self.question(actor)
        options = self.options(actor)
        if step is None or actor == AUTO:
            return f"<{ruleset}, {self.ply} actions>"
        shown = [self.VERBS.notation(code) for code in options[:SHOWN]]
        if len(options) > SHOWN:
            shown.append(f"... {len(options)} in all")
        weighed = ", with weights" if actor == CHANCE and step.weights(self) is not None else ""
        return f"<{ruleset}, {self.ply} actions, {_who(actor)} asked {step.name}{weighed}: {'; '.join(shown)}>"

    def __eq__(self, other: object) -> bool:
        """Equal states are of one ruleset and go on alike, whatever comes."""
        return isinstance(other, State) and self.GAME == other.GAME and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played, so it cannot be a key: use its digest()")

    # running on

    def then(self, first: AnyStep, *later: AnyStep) -> None:
        """These steps come next, the first of them first."""
        stack = self.stack if self.lane < 0 else self.lanes[self.lane]
        for i in range(len(later) - 1, -1, -1):
            stack.append(later[i])
        stack.append(first)

    def then_all(self, steps: list[AnyStep]) -> None:
        """The same for a list of steps, which may be empty."""
        stack = self.stack if self.lane < 0 else self.lanes[self.lane]
        for i in range(len(steps) - 1, -1, -1):
            stack.append(steps[i])

    def split(self, lanes: list[list[AnyStep]]) -> None:
        """Ask several seats at once: one list of steps per seat, first first. The stack waits until all are done."""
        self.lanes = [list(reversed(lane)) for lane in lanes]
        self.lane_asked = [[] for _ in lanes]

    def finish(self) -> None:
        """The game is over: drop all that would have come."""
        self.over = True
        self.stack = []
        self.lanes = []
        self.lane_asked = []
        self.asked = []

    def settle(self) -> None:
        """Run procedures and forced answers until somebody has a choice or the game is over."""
        while True:
            if self.over:
                self.finish()
                return
            if self.lanes:
                for seat in range(len(self.lanes)):
                    if self.lanes and self.lanes[seat] and not self.lane_asked[seat]:
                        self.lane = seat
                        self._settle_lane(seat)
                        self.lane = -1
                if any(self.lanes):
                    return
                self.lanes = []
                self.lane_asked = []
            stack = self.stack
            if not stack:
                self.over = True
                self.asked = []
                return
            step = stack[-1]
            if step.actor == AUTO:
                stack.pop()
                step.run(self)
                continue
            asked = step.options(self)
            if len(asked) > 1:
                self.asked = asked
                return
            stack.pop()
            if asked:
                step.play(self, asked[0])

    def _settle_lane(self, seat: int) -> None:
        while self.lanes and self.lanes[seat]:
            lane = self.lanes[seat]
            step = lane[-1]
            if step.actor == AUTO:
                lane.pop()
                step.run(self)
                continue
            asked = step.options(self)
            if len(asked) > 1:
                self.lane_asked[seat] = asked
                return
            lane.pop()
            if asked:
                step.play(self, asked[0])
        if self.lanes:
            self.lane_asked[seat] = []

    # events

    @property
    def heard(self) -> bool:
        """Whether anybody listens. Asked before `tell` where play is fast: to name what happened costs more than
        to do it."""
        return self.events is not None

    def tell(self, rule: str, key: str, **params: int | str) -> None:
        """Report what happened, by the rule that made it happen, to everyone who may be listening."""
        if self.events is not None:
            self.events.append(Event(rule, key, params, EVERYONE))

    def whisper(self, only: int, rule: str, key: str, **params: int | str) -> None:
        """Report what happened to one seat only."""
        if self.events is not None:
            self.events.append(Event(rule, key, params, only))

    def listen(self) -> None:
        """Collect events from here on; `take_events` hands them over."""
        if self.events is None:
            self.events = []

    def take_events(self) -> list[Event]:
        """The events told since the last call, oldest first."""
        events = self.events or []
        if self.events is not None:
            self.events = []
        return events

    # saving

    def to_json(self) -> dict[str, Any]:
        """The whole state as JSON data: complete, so never to be shown to a player; see `Game.view`."""
        data: dict[str, Any] = {
            "edition": self.edition,
            "ply": self.ply,
            "over": self.over,
            "stack": [step.to_json() for step in self.stack],
            "lanes": [[step.to_json() for step in lane] for lane in self.lanes],
        }
        for name in self.FIELDS:
            value = getattr(self, name)
            data[name] = list(value) if isinstance(value, list) else value
        return data

    def restore(self, data: Mapping[str, Any], steps: Mapping[str, type[AnyStep]]) -> None:
        """Fill this blank state from `to_json` data; `steps` are the step classes of its game, by name.

        Raises BadState when it is not such data."""
        try:
            self.edition = data["edition"]
            self.ply = data["ply"]
            self.over = data["over"]
            self.stack = [_step(item, steps) for item in data["stack"]]
            self.lanes = [[_step(item, steps) for item in lane] for lane in data["lanes"]]
            for name in self.FIELDS:
                value = data[name]
                setattr(self, name, list(value) if isinstance(value, list) else value)
            self.lane_asked = [lane[-1].options(self) if lane else [] for lane in self.lanes]
            self.asked = self.stack[-1].options(self) if self.stack and not self.lanes else []
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise BadState(f"this is not a saved state of this game ({type(error).__name__}: {error})") from error

    def digest(self) -> str:
        """16 hex digits that are the same for equal states of a ruleset in every process and on every machine.

        They change with the names in the program; what is kept for long is kept by its `Trace`.
        """
        data = self.to_json()
        del data["edition"]  # end lines of before were made without it
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def _step(item: list[Any], steps: Mapping[str, type[AnyStep]]) -> AnyStep:
    name, actor, *args = item
    return steps[name](actor, *args)


def _who(actor: int) -> str:
    return "chance" if actor == CHANCE else f"seat {actor}"
