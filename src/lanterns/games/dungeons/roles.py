"""What dungeons offers beside its rules: see `lanterns.core.roles`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from lanterns.core.roles import Companion, Harness, MacroActions, Policy, Queries
from lanterns.core.step import Refusal
from lanterns.core.view_types import BoxFacts, Concern, SetupStep, TrackAct
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.bots.evaluate import evaluate
from lanterns.games.dungeons.bots.macro_actions import macro_actions
from lanterns.games.dungeons.bots.rollout import rollout
from lanterns.games.dungeons.grid import CELLS
from lanterns.games.dungeons.hints import concerns
from lanterns.games.dungeons.odds import check_table
from lanterns.games.dungeons.position import set_position
from lanterns.games.dungeons.rules.torch import DOWN_A_TURN
from lanterns.games.dungeons.state import (
    EMPTY,
    FACE_DOWN,
    IN_DECK,
    IN_ROW,
    Dungeons,
    house_rules,
)
from lanterns.games.dungeons.truths import bears_out

FEWEST: Final = 2
MOST: Final = 4


class DungeonsCompanion(Companion[Dungeons]):
    def __init__(self, edition: int) -> None:
        self.edition = edition

    def facts(self) -> BoxFacts:
        return {
            "pad": {
                "rule": "D3.1", "least": FEWEST, "seats": MOST, "rounds": 0, "rows": [], "base": 0, "levels": [],
                "ties": [], "shared": True,
            },
            "track": {
                "acts": [_act(track) for track in con.TRACKS[self.edition - 1]], "down": DOWN_A_TURN,
                "goblins": con.GOBLIN_SLOTS,
                "rules": {
                    "turn": "D5.4", "goblin": "D14.3", "act": "D14.4", "skull": "D3.3", "full": "D3.2", "up": "D14.2",
                },
            },
            "glass": [],
            "odds": {"kind": "total", "faces": con.DIE_NAMES, "rolls": [check_table(dice) for dice in (1, 2, 3)]},
            "draws": [
                {"kind": "boss", "ids": list(con.BOSS_NAMES), "each": False},
                {"kind": "hero", "ids": list(con.HERO_NAMES), "each": True},
            ],
        }  # fmt: skip

    def deals(self) -> list[dict[str, str]]:
        return [{"players": str(heroes)} for heroes in range(FEWEST, MOST + 1)]

    def steps(self, state: Dungeons) -> list[SetupStep]:
        g = state
        a, b, c = g.stack_sizes()
        mixed = {"encounters": g.n, "rooms": 3 * g.n, "last": c - 1}
        return [
            {"key": "stacks", "rule": "D2.1", "params": {"a": a, **mixed}},
            {"key": "deck", "rule": "D2.2", "params": {"cards": a + b + c}},
            {"key": "entrance", "rule": "D2.3", "params": {"cards": g.placed}},
            {"key": "altars", "rule": "D2.4", "params": {"altars": g.reserve, "markers": g.n}},
            {"key": "torch", "rule": "D2.5", "params": {"space": g.torch, "heroes": g.n}},
            {"key": "decks", "rule": "D2.6", "params": {"bosses": len(con.BOSSES)}},
            {"key": "heroes", "rule": "D2.7", "params": {"heroes": g.n}},
            {"key": "first", "rule": "D2.7", "params": {}},
        ]


def _act(track: con.Track) -> TrackAct:
    start = {str(heroes): track.start[heroes - FEWEST] for heroes in range(FEWEST, MOST + 1)}
    return {"start": start, "goblin": track.goblin, "act": track.act, "skull": track.skull}


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
