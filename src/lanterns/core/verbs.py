"""Actions are ints. A table of verbs in mixed radix gives every action its code, its notation and its JSON form."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from lanterns.core.errors import BadNotation
from lanterns.core.texts import shown
from lanterns.core.view_types import ActionView


class Domain:
    """The values that one parameter of a verb can take: names for 0..n-1. The name "" stands for "left out"."""

    def __init__(self, key: str, names: Sequence[str]) -> None:
        self.key = key
        self.names: list[str] = list(names)
        self.size: int = len(self.names)
        self.index: dict[str, int] = {name: i for i, name in enumerate(self.names)}

    @property
    def optional(self) -> bool:
        return "" in self.index


class Verb:
    """One kind of action. `unordered` verbs (a throw of dice) sort their parameters, blanks last, when parsed."""

    def __init__(self, name: str, *domains: Domain, unordered: bool = False) -> None:
        self.name = name
        self.domains: list[Domain] = list(domains)
        self.unordered = unordered
        self.base: int = 0
        self.size: int = 1
        for domain in domains:
            self.size *= domain.size

    def code(self, *args: int) -> int:
        """The action code of this verb with these parameters (one int per domain, in 0..size-1)."""
        code = 0
        for domain, arg in zip(self.domains, args, strict=True):
            if not 0 <= arg < domain.size:
                raise BadNotation(f"{self.name}: {domain.key} {arg} is outside 0..{domain.size - 1}")
            code = code * domain.size + arg
        return self.base + code

    def __contains__(self, code: int) -> bool:
        """Whether an action code is one of this verb's."""
        return self.base <= code < self.base + self.size

    def args(self, code: int) -> list[int]:
        """The parameters of an action code of this verb."""
        rest = code - self.base
        args: list[int] = []
        for domain in reversed(self.domains):
            args.append(rest % domain.size)
            rest //= domain.size
        args.reverse()
        return args

    def codes(self) -> list[int]:
        """Every action code of this verb, in order."""
        return list(range(self.base, self.base + self.size))


MOST_TOLD: Final = 4_000  # actions that are remembered


class Span:
    """Verbs that stand side by side in a table, from one to another: what an action is one of when it is in them."""

    def __init__(self, first: Verb, last: Verb) -> None:
        self.base: int = first.base
        self.end: int = last.base + last.size

    def __contains__(self, code: int) -> bool:
        return self.base <= code < self.end


class VerbTable:
    """All verbs of a game. `size` is the size of its action space; codes run from 0 to size - 1."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: list[Verb] = list(verbs)
        self.by_name: dict[str, Verb] = {}
        self.bases: list[int] = []
        base = 0
        for verb in verbs:
            if verb.name in self.by_name:
                raise ValueError(f"verb {verb.name} is defined twice")
            verb.base = base
            self.bases.append(base)
            self.by_name[verb.name] = verb
            base += verb.size
        self.size: int = base
        self.told: dict[int, tuple[str, str, list[tuple[str, str]]]] = {}  # actions that were told before

    def verb(self, code: int) -> Verb:
        """The verb of an action code; raises BadNotation outside 0..size-1."""
        if not 0 <= code < self.size:
            raise BadNotation(f"action code {code} is outside 0..{self.size - 1}")
        return self.verbs[bisect_right(self.bases, code) - 1]

    def notation(self, code: int) -> str:
        """The action as text, for example `move 1 33R cw`."""
        verb = self.verb(code)
        words = [verb.name]
        words.extend(d.names[a] for d, a in zip(verb.domains, verb.args(code), strict=True))
        return " ".join(word for word in words if word)

    def parse(self, text: str) -> int:
        """The action code of a notation; raises BadNotation with what was expected."""
        words = text.split()
        if not words or words[0] not in self.by_name:
            raise BadNotation(
                f"'{shown(text.strip())}' is not an action: it must begin with one of {', '.join(self.by_name)}"
            )
        verb = self.by_name[words[0]]
        args: list[int] = []
        at = 1
        for domain in verb.domains:
            if at < len(words) and words[at] in domain.index:
                args.append(domain.index[words[at]])
                at += 1
            elif domain.optional:
                args.append(domain.index[""])
            else:
                found = f"not '{shown(words[at])}'" if at < len(words) else "and the line ends"
                raise BadNotation(f"'{shown(text.strip())}': {domain.key} must be one of {_few(domain.names)}, {found}")
        if at < len(words):
            before = shown(" ".join(words[:at]))
            raise BadNotation(f"'{shown(text.strip())}': '{shown(words[at])}' is one word too many after '{before}'")
        if verb.unordered:
            args.sort(key=lambda a: (a == 0, a))
        return verb.code(*args)

    def to_json(self, code: int) -> ActionView:
        """The action as a JSON object: code, notation, verb and its parameters by name."""
        known = self.told.get(code)
        if known is None:
            verb = self.verb(code)
            named = [(d.key, d.names[a]) for d, a in zip(verb.domains, verb.args(code), strict=True) if d.names[a]]
            if len(self.told) >= MOST_TOLD:
                self.told.clear()
            known = self.told[code] = self.notation(code), verb.name, named
        text, name, args = known
        return {"code": code, "text": text, "verb": name, "args": args[:]}

    def from_json(self, data: object) -> int:
        """The code of an action in the JSON form, or given as a bare int code or a notation."""
        if isinstance(data, bool):
            raise BadNotation("an action is a code, a notation or an object, not a truth value")
        if isinstance(data, int):
            self.verb(data)
            return data
        if isinstance(data, str):
            return self.parse(data)
        if isinstance(data, dict):
            code = data.get("code")
            if isinstance(code, int) and not isinstance(code, bool):
                self.verb(code)
                return code
        raise BadNotation("an action is a code, a notation or an object with a code")


def _few(names: list[str]) -> str:
    shown = [name for name in names if name]
    return ", ".join(shown) if len(shown) <= 12 else ", ".join(shown[:12]) + ", ..."
