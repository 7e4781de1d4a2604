"""Why a choice is greyed: refusals name a rule of docs/rules and a message of the catalogue, and never a legal move."""

from __future__ import annotations

import re
from random import Random

import pytest

from lanterns.core.checks import check_refusals
from lanterns.core.step import CHANCE
from lanterns.games.quest.verbs import LAND, VERBS
from tests.games.quest.helpers import GAME, ROOT
from tests.games.quest.test_rich_games import MODES, rich

RULES = (ROOT / "docs" / "rules" / "quest.md").read_text("utf-8")
IDS = {
    *re.findall(r"\*\*(Q\d+\.\d+)\*\*", RULES),
    *re.findall(r"^\| ((?:QR|[PT])\d+) \|", RULES, re.MULTILINE),
    *GAME.content_ids(),
}
MESSAGES = (ROOT / "src" / "lanterns" / "locales" / "en" / "quest.ftl").read_text("utf-8")


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_refusals_cite_rules_and_messages(mode: int) -> None:
    rng = Random(50 + mode)
    seen: dict[str, set[str]] = {}
    checked = 0
    for _ in range(4):
        g = rich(MODES[mode], rng)
        for _ in range(120):
            if g.over:
                break
            if g.actor == CHANCE:
                g.play(g.draw(rng))
                continue
            options = g.options()
            checked += check_refusals(GAME, g, rng)
            step = g.question()
            assert step is not None
            legal = set(options)
            for code in rng.sample(range(LAND.base), 250):
                refusal = g.explain(code)
                if code in legal:
                    assert refusal is None
                elif refusal is not None:
                    assert refusal.rule in IDS, f"{step.name} refuses {VERBS.notation(code)} by {refusal.rule}"
                    seen.setdefault(step.name, set()).add(refusal.key)
            g.play(options[int(rng.random() * len(options))])
    keys = {key for found in seen.values() for key in found}
    assert len(keys) > 5
    assert checked > 500
    for key in keys:
        assert re.search(rf"^why-{key} =", MESSAGES, re.MULTILINE), key


def test_a_refused_action_says_its_rule_and_changes_nothing() -> None:
    """Q3.5: the error names the rule; the state stays as it was."""
    from lanterns.core.errors import IllegalAction
    from tests.games.quest.helpers import position

    g = position(at="move blue foot", heroes={"blue": ["21L"]})
    before = g.digest()
    with pytest.raises(IllegalAction, match=r"Q3\.5"):
        g.play(VERBS.parse("move 1 21R"))
    assert g.digest() == before
