"""What happened, as keys with parameters: the log, the animation and the screen reader make sentences of them."""

from __future__ import annotations

from lanterns.core.step import EVERYONE


class Event:
    """One thing that happened. `only` names the one seat that may know of it, or EVERYONE."""

    def __init__(self, rule: str, key: str, params: dict[str, int | str], only: int = EVERYONE) -> None:
        self.rule = rule
        self.key = key
        self.params = params
        self.only = only

    def to_json(self) -> dict[str, object]:
        return {"rule": self.rule, "key": self.key, "params": dict(self.params)}

    def __repr__(self) -> str:
        return " ".join([self.key, *(f"{k}={v}" for k, v in self.params.items())])
