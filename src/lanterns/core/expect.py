"""What a scenario may expect of a position: each expectation compares and says the first difference as a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from lanterns.core.errors import BadScenario
from lanterns.core.event import Event
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.core.step import ANYONE, CHANCE, SPECTATOR
from lanterns.core.texts import whole


class Scene:
    """A position being checked: the state and the events since the block began."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def read(self, text: str) -> tuple[int, int]:
        """Actor and action of `0 move 1 24R`, `* roll ...` or, when one is asked, `move 1 24R`. Raises BadNotation."""
        who, _, rest = text.strip().partition(" ")
        if who == "*":
            return CHANCE, self.game.verbs.parse(rest)
        if whole(who) >= 0:
            return whole(who), self.game.verbs.parse(rest)
        actors = self.state.actors()
        if len(actors) > 1:
            raise BadScenario(f"'{text}' must begin with a seat: seats {actors} are asked at once")
        return (actors[0] if actors else ANYONE), self.game.verbs.parse(text)

    def check(self, key: str, value: Any, block: Mapping[str, Any]) -> str:
        """The first difference between an expectation and the position, "" when there is none. Raises BadScenario."""
        return EXPECTATIONS[key].check(self, value, block)

    # who and what is asked

    def wanted_actors(self, value: Any) -> list[int]:
        listed = value if isinstance(value, list) else [value]
        for who in listed:
            if who != "*" and (not isinstance(who, int) or isinstance(who, bool)):
                raise BadScenario(f"an actor is a seat or '*', not {who!r}")
        return [CHANCE if who == "*" else who for who in listed]

    def one_actor(self, block: Mapping[str, Any]) -> int:
        value = block.get("actor", ANYONE)
        return ANYONE if isinstance(value, list) else self.wanted_actors(value)[0]

    def notations(self, actor: int) -> list[str]:
        return [self.game.verbs.notation(action) for action in self.state.options(actor)]

    def same_options(self, wanted: list[str], found: list[str]) -> str:
        # Notations are compared as the game writes them, so that "roll torch damage" may be written in any order.
        normal = [self.game.verbs.notation(self.read(text)[1]) for text in wanted]
        missing = [text for text in normal if text not in found]
        if missing:
            return f"'{missing[0]}' is not open; open are {_few(found)}"
        extra = [text for text in found if text not in normal]
        return f"'{extra[0]}' is open as well" if extra else ""

    def check_options_of(self, value: Mapping[str, Any], actor: int) -> str:
        for verb, wanted in value.items():
            if verb not in self.game.verbs.by_name:
                raise BadScenario(f"{self.game.id} has no verb '{verb}'")
            found = [text for text in self.notations(actor) if text.split(" ", 1)[0] == verb]
            failure = self.same_options(wanted, found)
            if failure:
                return failure
        return ""

    def check_legal(self, value: list[str], *, legal: bool) -> str:
        for text in value:
            actor, action = self.read(text)
            if (action in self.state.options(actor)) != legal:
                return f"'{text}' is {'not open; open are ' + _few(self.notations(actor)) if legal else 'open'}"
        return ""

    def check_refusal(self, value: Mapping[str, Any]) -> str:
        if "action" not in value or not set(value) <= {"action", "rule", "key"}:
            raise BadScenario("refusal must be { action, rule } and may name the key")
        actor, action = self.read(value["action"])
        if action in self.state.options(actor):
            return f"'{value['action']}' is open"
        refusal = self.state.explain(action, actor)
        if refusal is None:
            return f"no rule is named that forbids '{value['action']}'"
        for name, found in (("rule", refusal.rule), ("key", refusal.key)):
            if name in value and value[name] != found:
                return f"the {name} is {found}, not {value[name]}"
        return ""

    def check_odds(self, value: Mapping[str, Any]) -> str:
        if self.state.actor != CHANCE:
            return "chance is not asked"
        odds = self.state.odds()
        total = sum(weight for _, weight in odds)
        for text, wanted in value.items():
            action = self.read(text)[1]
            found = Fraction(sum(weight for code, weight in odds if code == action), total)
            if found != Fraction(str(wanted)):
                return f"'{text}' has probability {found}, not {wanted}"
        return ""

    # what is seen and what happened

    def check_facts(self, value: Mapping[str, Any]) -> str:
        for path, wanted in value.items():
            viewer, _, rest = path.rpartition(":")
            node: Any = self.game.view(self.state, _viewer(viewer.removeprefix("view.")) if viewer else SPECTATOR)
            for part in rest.split("."):
                if isinstance(node, dict) and part in node:
                    node = node[part]
                elif isinstance(node, (list, tuple)) and 0 <= whole(part) < len(node):
                    node = node[whole(part)]
                else:
                    known = (
                        _few([str(k) for k in node])
                        if isinstance(node, dict)
                        else f"{len(node)} items"
                        if isinstance(node, (list, tuple))
                        else repr(node)
                    )
                    raise BadScenario(f"the path {path} has no '{part}' in the view; there is {known}")
            if json.loads(json.dumps(node)) != wanted:
                return f"{path} is {node!r}, not {wanted!r}"
        return ""

    def check_hidden(self, value: list[str]) -> str:
        for item in value:
            viewer, _, text = item.partition(":")
            if text.strip() in json.dumps(self.game.view(self.state, _viewer(viewer.strip())), ensure_ascii=False):
                return f"'{text.strip()}' is in the view of {viewer.strip()}"
        return ""

    def check_events(self, value: list[str]) -> str:
        at = 0
        for text in value:
            while at < len(self.events) and not _matches(self.events[at], text):
                at += 1
            if at == len(self.events):
                return f"'{text}' did not happen (in this order); what happened: {_few([repr(e) for e in self.events])}"
            at += 1
        return ""


def _actor(scene: Scene, value: Any, block: Mapping[str, Any]) -> str:
    wanted, found = scene.wanted_actors(value), scene.state.actors()
    return "" if not isinstance(value, list) and wanted[0] in found else _differs(wanted, found)


def _asks(scene: Scene, value: Any, block: Mapping[str, Any]) -> str:
    step = scene.state.question(scene.one_actor(block))
    return _differs(value, step.name if step is not None else "nothing")


def _options(scene: Scene, value: Any, block: Mapping[str, Any]) -> str:
    return scene.same_options(value, scene.notations(scene.one_actor(block)))


def _options_of(scene: Scene, value: Any, block: Mapping[str, Any]) -> str:
    return scene.check_options_of(value, scene.one_actor(block))


def _no_options_of(scene: Scene, value: Any, block: Mapping[str, Any]) -> str:
    empty: dict[str, Any] = {verb: [] for verb in value}
    return scene.check_options_of(empty, scene.one_actor(block))


def _no_events(scene: Scene, value: Any, block: Mapping[str, Any]) -> str:
    happened = [str(text) for text in value if any(_matches(event, text) for event in scene.events)]
    return f"{happened[0]} happened" if happened else ""


def _results(scene: Scene, value: Any, block: Mapping[str, Any]) -> str:
    return _differs(value, scene.game.results(scene.state)) if scene.state.over else "the game is not over"


Check = Callable[[Scene, Any, Mapping[str, Any]], str]


class Expectation:
    """One kind of expectation: the type of its value in TOML, what it says of the position, how it is checked."""

    def __init__(self, kind: Any, about: str, check: Check) -> None:
        self.kind = kind
        self.about = about
        self.check = check


EXPECTATIONS: dict[str, Expectation] = {
    "actor": Expectation((int, str, list), "who is asked: a seat, '*' for chance, a list for exactly these", _actor),
    "asks": Expectation(str, "the name of the step that waits (of `actor`, when one is named)", _asks),
    "options": Expectation(list, "exactly these actions are open, in any order", _options),
    "options_of": Expectation(dict, "verb = [actions]: of this verb exactly these are open", _options_of),
    "no_options_of": Expectation(list, "of these verbs no action is open", _no_options_of),
    "legal": Expectation(
        list, "these actions are open", lambda scene, value, block: scene.check_legal(value, legal=True)
    ),
    "illegal": Expectation(
        list,
        "these actions are not open, and playing them is refused",
        lambda scene, value, block: scene.check_legal(value, legal=False),
    ),
    "refusal": Expectation(
        dict, "{action, rule, key}: why an action is not open", lambda scene, value, block: scene.check_refusal(value)
    ),
    "odds": Expectation(
        dict,
        'action = "1/6": the exact probability of a chance action',
        lambda scene, value, block: scene.check_odds(value),
    ),
    "facts": Expectation(
        dict,
        "path = value: what a spectator sees, or after `view.N:` seat N",
        lambda scene, value, block: scene.check_facts(value),
    ),
    "view_hides": Expectation(
        list,
        "\"N: TEXT\": the text is nowhere in the view of seat N ('*': a spectator)",
        lambda scene, value, block: scene.check_hidden(value),
    ),
    "events": Expectation(
        list,
        '"key p=v": happened in this order since the block began, others between them aside',
        lambda scene, value, block: scene.check_events(value),
    ),
    "no_events": Expectation(list, "these did not happen since the block began", _no_events),
    "over": Expectation(
        bool, "whether the game is over", lambda scene, value, block: _differs(value, scene.state.over)
    ),
    "scores": Expectation(
        list, "points per seat", lambda scene, value, block: _differs(value, scene.game.scores(scene.state))
    ),
    "results": Expectation(list, "at the end, per seat: 1.0 won, 0.0 lost", _results),
    "end_reason": Expectation(
        str,
        "the key of why the game ended",
        lambda scene, value, block: _differs(value, scene.game.end_reason(scene.state)),
    ),
}


def _viewer(text: str) -> int:
    if text in ("*", "spectator"):
        return SPECTATOR
    if whole(text) < 0:
        raise BadScenario(f"'{text}' is neither a seat nor '*' (a spectator)")
    return whole(text)


def _matches(event: Event, text: str) -> bool:
    words = text.split()
    if not words or event.key != words[0]:
        return False
    for word in words[1:]:
        name, _, value = word.partition("=")
        if str(event.params.get(name)) != value and not (name == "rule" and event.rule == value):
            return False
    return True


def _differs(wanted: Any, found: Any) -> str:
    return "" if wanted == found else f"expected {wanted!r}, found {found!r}"


def _few(texts: list[str]) -> str:
    return (", ".join(texts[:40]) + (f", ... ({len(texts)})" if len(texts) > 40 else "")) or "none"
