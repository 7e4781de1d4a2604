"""The door through which the page asks its own engine: the same answers and the same codes as the server's."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lanterns import page

ASKED = {"game": "mapmasters", "topic": "path", "params": {"cards": ["S1", "D20"], "objective": "coin"}}


def called(name: str, data: Any) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(page.call(name, data if isinstance(data, str) else json.dumps(data)))
    return told


def test_what_is_asked_is_answered() -> None:
    done = called("companion", ASKED)["done"]
    assert done["topic"] == "path"
    assert done["answer"]["points"] == done["answer"]["trace"][-1]["points"] > 0


@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("fly", {}, "not-found"),
        ("companion", ASKED | {"game": "chess"}, "game-unknown"),
        ("companion", ASKED | {"topic": "luck"}, "topic-unknown"),
        ("companion", ASKED | {"params": {"cards": []}}, "bad-request"),
        ("companion", {"game": "quest"}, "bad-request"),
        ("companion", [], "bad-request"),
        ("companion", "{", "bad-request"),
        ("companion", ASKED | {"params": {"cards": ["T-j1: q"], "objective": "coin"}}, "bad-box"),
    ],
)
def test_what_cannot_be_done_is_a_problem(name: str, data: Any, code: str) -> None:
    assert called(name, data)["problem"]["code"] == code


def test_a_bad_card_brings_the_rule_and_the_place() -> None:
    problem = called("companion", ASKED | {"params": {"cards": ["T-j1: q"], "objective": "coin"}})["problem"]
    assert problem["refusal"] == {"rule": "2.4", "key": "held-notation", "params": {"card": 1, "sign": 7}}
