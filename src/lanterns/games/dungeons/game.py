"""The dungeons game as the rest of the house sees it: options, new states, scenario positions, evaluation."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from lanterns.core.errors import BadOptions
from lanterns.core.game import Game, Option
from lanterns.core.state import State
from lanterns.core.step import Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.evaluate import evaluate
from lanterns.games.dungeons.grid import CELLS
from lanterns.games.dungeons.setup import begin
from lanterns.games.dungeons.state import (
    BY_THE_APP,
    BY_THE_BOOK,
    EMPTY,
    ENDS,
    FACE_DOWN,
    HOUSE_RULES,
    IN_DECK,
    IN_ROW,
    Dungeons,
)
from lanterns.games.dungeons.texts import sources, text_args
from lanterns.games.dungeons.verbs import VERBS

RANDOM: Final = "random"


def house_rules(edition: int) -> dict[str, tuple[str, ...]]:
    """The house rules of an edition in the order of Dungeons.house, each with its values, the default first."""
    found: dict[str, tuple[str, ...]] = {}
    for key, (values, _) in HOUSE_RULES.items():
        if edition >= 3:
            default = BY_THE_BOOK.get(key, values[0])
            found[key] = (default, *(value for value in values if value != default))
        elif key != "free_in_check":
            found[key] = values
    return found


def options(edition: int) -> tuple[Option, ...]:
    return (
        Option("players", ("2", "3", "4"), "D18.1"),
        Option("party", (), "D2.7", default=RANDOM),
        *(Option(key, values, HOUSE_RULES[key][1]) for key, values in house_rules(edition).items()),
    )


class DungeonsGame(Game):
    """Tiny Epic Dungeons: 2 to 4 heroes, one seat each; who runs which hero is a matter of the table [D18.1]."""

    def __init__(self, edition: int = con.NEWEST) -> None:
        super().__init__(VERBS, options(edition))
        self.id = "dungeons"
        self.edition = edition
        self.min_players = 2
        self.max_players = 4
        self.cooperative = True
        self.plots = True

    def blank(self) -> Dungeons:
        g = Dungeons()
        g.edition = self.edition
        return g

    def resolve(self, options: Mapping[str, str] | None) -> dict[str, str]:
        given = dict(options or {})
        if given.get("players") == "1":
            raise BadOptions("one hero is not allowed: players=2, 3 or 4 is the number of heroes [D18.1]")
        resolved = super().resolve(given)
        self._party(resolved)
        return resolved

    def _party(self, resolved: Mapping[str, str]) -> list[int]:
        """Heroes by seat, -1 where chance chooses."""
        heroes = int(resolved["players"])
        words = resolved["party"].replace(",", " ").split()
        if words == [RANDOM]:
            return [-1] * heroes
        named = [word for word in words if word != RANDOM]
        if any(word not in con.HERO_NAMES for word in named) or len(words) < heroes:
            raise BadOptions(
                f"option party='{resolved['party']}': say random, or one hero per seat of {', '.join(con.HERO_NAMES)}"
            )
        if len(set(named)) < len(named):
            raise BadOptions(f"option party='{resolved['party']}': no hero may be chosen twice [DR2]")
        return [-1 if word == RANDOM else con.HERO_NAMES.index(word) for word in words[:heroes]]

    def new(self, options: Mapping[str, str] | None = None) -> Dungeons:
        chosen = self.resolve(options)
        g = self.blank()
        g.house = [HOUSE_RULES[key][0].index(chosen[key]) for key in house_rules(self.edition)]
        begin(g, int(chosen["players"]), self._party(chosen))
        g.settle()
        return g

    def players(self, state: State) -> int:
        assert isinstance(state, Dungeons)
        return state.n

    def patch(self, state: State, given: Mapping[str, Any]) -> None:
        from lanterns.games.dungeons.patch import patch

        assert isinstance(state, Dungeons)
        patch(state, given)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Dungeons)
        return evaluate(state)

    def standings(self, state: State) -> list[float]:
        assert isinstance(state, Dungeons)
        return [evaluate(state)] * state.n

    def plans(self, state: State, seat: int) -> list[list[int]]:
        from lanterns.games.dungeons.plans import plans

        assert isinstance(state, Dungeons)
        return plans(state)

    def reflex(self, state: State, rng: Random) -> int:
        from lanterns.games.dungeons.reflex import reflex

        assert isinstance(state, Dungeons)
        return reflex(state, rng)

    def clock(self, state: State) -> int:
        assert isinstance(state, Dungeons)
        return state.turn

    def facets(self, state: State) -> dict[str, str]:
        """The boss that was met, "none" for games lost before."""
        assert isinstance(state, Dungeons)
        return {"boss": con.BOSS_NAMES[state.boss] if state.boss >= 0 else "none"}

    def text_args(self) -> dict[str, dict[str, int]]:
        return text_args()

    def sources(self) -> dict[str, str]:
        return sources()

    def conserved(self, state: State) -> dict[str, int]:
        assert isinstance(state, Dungeons)
        g = state
        at = g.loot_at
        equipped = sum(card != EMPTY for card in g.gear)
        spent = sum(place in (IN_DECK, IN_ROW) for place in (*at, *g.spell_at))
        drawn = [sum(g.foe_at[slot] >= 0 and g.foe_kind[slot] == kind for slot in range(4)) for kind in range(4)]
        fits = all(drawn[kind] + g.deck[kind] <= con.GOBLINS[kind].copies for kind in range(4))
        down = sum(card <= FACE_DOWN for card in g.cards)
        return {
            "loot and spells": equipped + spent,
            "dungeon cards": g.placed - (down + sum(card >= 0 for card in g.cards) - 1),
            "face down": down - g.hidden,
            "revealed": g.seen.bit_count() - sum(card >= 0 for card in g.cards),
            "altars": g.altars.bit_count() + g.reserve + g.gates.bit_count(),
            "goblins": int(fits),
            "minions": g.minions_drawn.bit_count() - g.killed - sum(room >= 0 for room in g.foe_at[4:8]),
            "heroes": len(g.at),
            "cells": len(g.cards) - CELLS,
        }

    def bears_out(self, state: State, seat: int, action: int, refusal: Refusal) -> bool | None:
        from lanterns.games.dungeons.truths import bears_out

        assert isinstance(state, Dungeons)
        return bears_out(state, seat, action, refusal)

    def variants(self) -> dict[str, dict[str, str]]:
        counts = {f"heroes-{n}": {"players": str(n)} for n in (2, 3, 4)}
        house = {key: values[1] for key, values in house_rules(self.edition).items()}
        return {**counts, "house-rules": {"players": "3", **house}}

    def presets(self) -> dict[str, dict[str, str]]:
        return {"app": dict(BY_THE_APP)} if self.edition >= 3 else {}

    def end_reasons(self) -> tuple[str, ...]:
        return tuple(ENDS[1:])

    def content_files(self) -> list[Path]:
        return sorted(con.CONTENT.glob("*.toml"))

    def content_ids(self) -> dict[str, str]:
        names = (con.HERO_NAMES, con.CARD_NAMES, con.LOOT_NAMES, con.SPELL_NAMES, con.MINION_NAMES, con.BOSS_NAMES)
        return {ident: ident for ids in (*names, con.GOBLIN_NAMES) for ident in ids}
