"""The turn: one step after another until it ends, then the torch [D5]."""

from __future__ import annotations

from typing import Final

from lanterns.core.step import AUTO, AnyStep, Params, Refusal
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import LAIR
from lanterns.games.dungeons.rules import free
from lanterns.games.dungeons.rules.abilities import play_at_once
from lanterns.games.dungeons.rules.attack import MELEE_BIT, MISSILE_BIT, attack, attack_options
from lanterns.games.dungeons.rules.lair import end_movement, enter, purse, taunt
from lanterns.games.dungeons.rules.moves import is_stealthy as stealthy
from lanterns.games.dungeons.rules.moves import lair_moves, move, move_options, step_in, stranded
from lanterns.games.dungeons.rules.rooms import can_disarm, can_search, disarm, use_room
from lanterns.games.dungeons.rules.spells import cast, cast_options, signature
from lanterns.games.dungeons.rules.torch import DOWN_A_TURN, TorchDown
from lanterns.games.dungeons.rules.why import why
from lanterns.games.dungeons.state import BY_ACTION, OPEN, Ask, Dungeons
from lanterns.games.dungeons.verbs import (
    ATTACK,
    BOX_CODE,
    DISARM_CODE,
    DISCARD,
    END_CODE,
    ENTER_CODE,
    EXPLORE_CODE,
    HEROIC,
    HORN_CODE,
    MOVE,
    PORTAL,
    REST_CODE,
    REVEAL,
    SEARCH_CODE,
    SIGNATURE,
    SWAP_CODE,
    TAUNT_CODE,
    TELEPORT,
)

REST_HEALTH: Final = 3  # [D9.1]
REST_FOCUS: Final = 5


class StartTurn(Ask):
    """A seat's turn begins; who is unconscious must rest [D5.1, D5.5]. args: seat."""

    rules = ("D5.1", "D5.5")

    def run(self, g: Dungeons) -> None:
        seat = self.args[0]
        g.active = seat
        g.turn += 1
        g.spent = g.bonus = g.acted = g.extra = g.asleep = g.fallen = g.strode = g.cloaked = g.fiddled = 0
        g.closed = OPEN
        if g.heard:
            g.tell("D5.1", "turn-begins", seat=seat)
        if g.hp[seat] == 0:
            g.asleep = g.acted = 1
            rest(g, seat)
        g.then(Act(seat), EndTurn(AUTO, seat))


def rest(g: Dungeons, seat: int) -> None:
    """[D9.1]"""
    if g.heard:
        g.tell("D9.1", "rests", seat=seat)
    g.heal(seat, REST_HEALTH, REST_FOCUS)


class EndTurn(Ask):
    """The turn is over: the hero space, the torch, the next seat [D5.4, D17.6]. args: seat."""

    rules = ("D5.4", "D17.6")

    def run(self, g: Dungeons) -> None:
        seat = self.args[0]
        end_movement(g, seat)
        g.then(TorchDown(AUTO, DOWN_A_TURN), StartTurn(AUTO, (seat + 1) % g.n))


class Act(Ask):
    """The next step of the turn: move, the one heroic action, any free action, or the end [D5.1-D5.3, C2, C3]."""

    rules = ("D5.1", "D5.2", "D5.5", "D13.1")

    def params(self, g: Dungeons, seat: int) -> Params:
        hero = self.actor
        return {"hero": g.hero(hero).id, "speed": g.speed_left(hero), "acted": g.acted, "closed": g.closed}

    def options(self, g: Dungeons) -> list[int]:
        if g.fallen:
            return []
        hero = self.actor
        if g.at[hero] == LAIR and stranded(g, hero):
            return lair_moves(g, hero)  # [DR46]
        found = move_options(g, hero)
        if not g.acted:
            found += heroic_options(g, hero)
        if not g.asleep:
            found += free.free_options(g, hero)
        found.append(END_CODE)
        return found

    def play(self, g: Dungeons, action: int) -> None:
        if action == END_CODE:
            return
        hero = self.actor
        g.then(self)
        if action in MOVE:
            move(g, hero, action - MOVE.base)
        elif action in REVEAL:
            g.spent += 1
            step_in(g, hero, action - REVEAL.base, stealthy(g, hero))
        elif action in HEROIC:
            heroic(g, hero, action)
        else:
            play_free(g, hero, action)

    def explain(self, g: Dungeons, action: int) -> Refusal | None:
        return why(g, self.actor, action)


def heroic_options(g: Dungeons, hero: int) -> list[int]:
    """Heroic actions that are legal now; in the lair only Attack, Cast, Rest [D9, D17.7]."""
    found = [REST_CODE]
    if g.at[hero] != LAIR:
        kind = con.CARDS[g.cards[g.at[hero]]].kind
        if kind == con.SEARCH:
            if can_search(g, hero):
                found.append(SEARCH_CODE)
        elif kind == con.TRAP and can_disarm(g, hero):
            found.append(DISARM_CODE)
    at_hand = purse(g, hero)
    found += attack_options(g, hero, MELEE_BIT | MISSILE_BIT, at_hand)
    found += cast_options(g, hero, at_hand)
    does = con.HEROES[g.party[hero]].signature.does
    if (does == "walk" and g.at[hero] != LAIR) or (does == "strike" and attack_options(g, hero, MELEE_BIT, 0)):
        found.append(SIGNATURE.base)
    return found


def heroic(g: Dungeons, hero: int, action: int) -> None:
    """Begin a heroic action: movement is over, the hero space takes effect first [D5.2, D17.6]."""
    g.acted = 1
    if g.closed == OPEN:
        g.closed = BY_ACTION
    end_movement(g, hero)
    if g.fallen:
        return
    if action == REST_CODE:
        rest(g, hero)
    elif action == SEARCH_CODE:
        use_room(g, hero)
    elif action == DISARM_CODE:
        disarm(g, hero)
    elif action in ATTACK:
        attack(g, hero, action, 0)
    elif action == SIGNATURE.base:
        signature(g, hero)
    else:
        cast(g, hero, action)


def play_free(g: Dungeons, hero: int, action: int) -> None:
    """One free action [D13.6]."""
    if play_at_once(g, hero, action):
        return
    if action == ENTER_CODE:
        enter(g, hero)
    elif action in PORTAL:
        free.portal(g, hero, action - PORTAL.base)
    elif action in TELEPORT:
        free.robes(g, hero, action - TELEPORT.base)
    elif action == BOX_CODE:
        use_room(g, hero)
    elif action == EXPLORE_CODE:
        free.explore(g, hero)
    elif action == TAUNT_CODE:
        taunt(g, hero)
    elif action == HORN_CODE:
        free.horn(g, hero)
    elif action == SWAP_CODE:
        free.swap(g, hero)
    else:
        free.throw_away(g, hero, action - DISCARD.base)


STEPS: tuple[type[AnyStep], ...] = (StartTurn, EndTurn, Act)
