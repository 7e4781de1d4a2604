"""What dungeons offers beside its rules: see `lanterns.core.roles`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from lanterns.core.roles import Harness, MacroActions, Policy, Queries
from lanterns.core.step import Refusal
from lanterns.core.view_types import Concern
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.bots.evaluate import evaluate
from lanterns.games.dungeons.bots.macro_actions import macro_actions
from lanterns.games.dungeons.bots.rollout import rollout
from lanterns.games.dungeons.grid import CELLS
from lanterns.games.dungeons.hints import concerns
from lanterns.games.dungeons.options import house_rules
from lanterns.games.dungeons.position import set_position
from lanterns.games.dungeons.state import (
    EMPTY,
    FACE_DOWN,
    IN_DECK,
    IN_ROW,
    Dungeons,
)
from lanterns.games.dungeons.truths import bears_out


class DungeonsPolicy(Policy[Dungeons]):
    def evaluate(self, state: Dungeons, seat: int) -> float:
        return evaluate(state)

    def standings(self, state: Dungeons, seats: int) -> list[float]:
        return [evaluate(state)] * state.n


class DungeonsMacroActions(MacroActions[Dungeons]):
    def macro_actions(self, state: Dungeons, seat: int) -> list[list[int]]:
        return macro_actions(state)

    def rollout(self, state: Dungeons, rng: Random) -> int:
        return rollout(state, rng)

    def turn_number(self, state: Dungeons) -> int:
        return state.turn


class DungeonsQueries(Queries[Dungeons]):
    def concerns(self, state: Dungeons, seat: int) -> list[Concern]:
        return concerns(state, seat)


class DungeonsHarness(Harness[Dungeons]):
    def __init__(self, edition: int) -> None:
        self.edition = edition

    def variants(self) -> dict[str, dict[str, str]]:
        counts = {f"heroes-{n}": {"players": str(n)} for n in (2, 3, 4)}
        house = {key: values[1] for key, values in house_rules(self.edition).items()}
        return {**counts, "house-rules": {"players": "3", **house}}

    def position(self, state: Dungeons, given: Mapping[str, Any]) -> None:
        set_position(state, given)

    def conserved(self, state: Dungeons) -> dict[str, int]:
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

    def bears_out(self, state: Dungeons, seat: int, action: int, refusal: Refusal) -> bool | None:
        return bears_out(state, seat, action, refusal)

    def group_keys(self, state: Dungeons) -> dict[str, str]:
        """The boss that was met, "none" for games lost before."""
        return {"boss": con.BOSS_NAMES[state.boss] if state.boss >= 0 else "none"}
