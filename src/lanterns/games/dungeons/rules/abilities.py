"""Free actions that are done at once: nothing moves and there is no check, so they fit into one [D5.3, D13.6]."""

from __future__ import annotations

from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.rules.effects import can_box, open_box
from lanterns.games.dungeons.rules.equipment import SPELL, Discover, available
from lanterns.games.dungeons.rules.sight import heroes_within
from lanterns.games.dungeons.state import EMPTY, GEAR, Dungeons
from lanterns.games.dungeons.verbs import BOX_CODE, CLOAK_CODE, HANDS, RESEARCH_CODE, SPRINT_CODE


def ability_options(g: Dungeons, hero: int) -> list[int]:
    """The printed ability of the second slot, and the cloak: at once, without a check, and nothing moves."""
    found: list[int] = []
    focus = g.fp[hero]
    slot = con.HEROES[g.party[hero]].slots[1]
    if slot.hook == "FREE" and focus >= slot.cost and g.gear[hero * GEAR + 1] == EMPTY:
        if slot.does == "research":
            if available(g, SPELL):
                found.append(RESEARCH_CODE)
        elif slot.does == "hands":
            found += [HANDS.base + g.party[other] for other in heroes_within(g, g.at[hero], slot.range)]
        else:
            found.append(SPRINT_CODE)
    if g.gear[hero * GEAR + 2] == con.CLOAK and not g.cloaked and focus >= 1:
        found.append(CLOAK_CODE)
    return found


def check_options(g: Dungeons, hero: int) -> list[int]:
    """Free actions that fit into a check: no check of their own, and no figure, card or torch moves [D5.3, DR48]."""
    card = g.card_at(g.at[hero])
    boxes = card >= 0 and con.CARDS[card].skill < 0 and can_box(g, hero)
    return [*([BOX_CODE] if boxes else []), *ability_options(g, hero)]


def research(g: Dungeons, hero: int) -> None:
    """[D13.3]"""
    found = g.has_slot(hero, "research")
    assert found is not None
    g.pay(hero, found.cost, "D13.3")
    g.then(Discover(hero, hero, SPELL))


def healing_hands(g: Dungeons, hero: int, other: int) -> None:
    """[H2]"""
    found = g.has_slot(hero, "hands")
    assert found is not None
    g.pay(hero, found.cost, "D13.6")
    g.heal(other, found.amount, 0)


def sprint(g: Dungeons, hero: int) -> None:
    """[H4]"""
    found = g.has_slot(hero, "sprint")
    assert found is not None
    g.pay(hero, found.cost, "D13.6")
    g.bonus += found.amount
    g.tell("D13.6", "speed-gained", seat=hero, gained=found.amount, speed=g.speed_left(hero))


def cloak(g: Dungeons, hero: int) -> None:
    """Once a turn [L23]."""
    found = con.ability(con.CLOAK, "cloak")
    g.pay(hero, found.cost, "D13.6")
    g.bonus += found.amount
    g.cloaked = 1
    g.tell("L23", "speed-gained", seat=hero, gained=found.amount, speed=g.speed_left(hero))


def play_at_once(g: Dungeons, hero: int, action: int) -> bool:
    """Do one of these actions; False when it is none of them [D13.6]."""
    if action == RESEARCH_CODE:
        research(g, hero)
    elif action in HANDS:
        healing_hands(g, hero, g.seat_of(action - HANDS.base))
    elif action == SPRINT_CODE:
        sprint(g, hero)
    elif action == CLOAK_CODE:
        cloak(g, hero)
    elif action == BOX_CODE and con.CARDS[g.card_at(g.at[hero])].skill < 0:
        open_box(g, hero)
    else:
        return False
    return True
