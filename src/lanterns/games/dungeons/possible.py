"""Whether a position that a scenario gives can be at all: what contradicts the box or the rules is refused with a word.

Only contradictions are refused. A position that merely cannot be reached, such as a torch above its start, is the
scenario's own matter.
"""

from __future__ import annotations

from lanterns.core.errors import BadScenario
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.grid import CELLS, ENTRANCE, LAIR, NOWHERE, ROOM_NAMES
from lanterns.games.dungeons.rules.equipment import PLACES, slot_of
from lanterns.games.dungeons.state import EMPTY, GEAR, Dungeons
from lanterns.games.dungeons.verbs import FIRST_SPELL, GOODS
from lanterns.games.dungeons.verbs import GEAR as GEAR_NAMES


def check_possible(g: Dungeons) -> None:
    """Raises BadScenario with one sentence for the first contradiction."""
    _counts(g)
    _dungeon(g)
    _heroes(g)
    _enemies(g)
    if g.boss >= 0:
        _boss(g)


def refuse(text: str) -> None:
    raise BadScenario(f"given: {text}")


def within(what: str, value: int, low: int, high: int, rule: str) -> None:
    if not low <= value <= high:
        refuse(f"{what} is {value}, and must be {low} to {high} [{rule}]")


def _counts(g: Dungeons) -> None:
    within("act", g.act, 1, 2, "D16.2")
    within("torch", g.torch, 0, g.track().skull - 1, "D3.3" if g.act == 1 else "D17.18")
    within("killed", g.killed, 0, g.n, "D12.3")
    within("deck", g.deck_left(), 0, 17 + 2 * g.n, "D2.2")
    within("b_shown", g.b_shown, 0, 4 * g.n, "D2.1")
    within("c_shown", g.c_shown, 0, 4, "D2.1")
    within("reserve", g.reserve, 0, g.n, "D2.4")
    for flag in ("acted", "asleep", "strode", "extra"):
        within(flag, getattr(g, flag), 0, 1, "D5")
    for number in ("spent", "bonus"):
        within(number, getattr(g, number), 0, 99, "D4.2")


def _dungeon(g: Dungeons) -> None:
    if g.cards[ENTRANCE] != 0:
        refuse("the Entrance D00 lies on d4 [D2.3]")
    for what, mask in (("altars", g.altars), ("disarmed", g.disarmed)):
        for cell in range(CELLS):
            if not mask >> cell & 1:
                continue
            if g.cards[cell] < 0:
                refuse(f"{what}: no card is revealed on {ROOM_NAMES[cell]}")
            if what == "disarmed" and con.CARDS[g.cards[cell]].kind != con.TRAP:
                refuse(f"disarmed: {con.CARD_NAMES[g.cards[cell]]} on {ROOM_NAMES[cell]} is no trap [D9.3]")


def _room(g: Dungeons, who: str, room: int) -> None:
    if room == LAIR:
        if g.boss < 0:
            refuse(f"{who} cannot be in the lair: the boss has not been met, see the key boss [D16.2]")
    elif g.cards[room] < 0:
        refuse(f"{who} cannot be on {ROOM_NAMES[room]}: no card is revealed there")


def _heroes(g: Dungeons) -> None:
    for seat in range(g.n):
        hero = g.hero(seat)
        _room(g, hero.id, g.at[seat])
        within(f"health of {hero.id}", g.hp[seat], 0, hero.health, "D1.4")
        within(f"focus of {hero.id}", g.fp[seat], 0, hero.focus, "D1.4")
        for place in range(GEAR):
            card = g.gear[seat * GEAR + place]
            if card == EMPTY:
                continue
            goods = card if place < 5 else card + FIRST_SPELL
            first, last = PLACES[slot_of(goods)]
            if not first <= place < last:
                refuse(f"{GOODS[goods]} does not go to {GEAR_NAMES[place]} of {hero.id} [D15.3]")
            if (g.loot_at[card] if place < 5 else g.spell_at[card]) != seat:
                refuse(f"{GOODS[goods]} is in two places")
    gone = [space for space in g.space if space and g.space.count(space) > 1 and g.space[g.active] != space]
    if gone:
        refuse(f"two heroes end on space-{gone[0]}: only the one who moves stands over another [D17.4]")


def _enemies(g: Dungeons) -> None:
    for enemy in g.enemies():
        _room(g, con.ENEMY_NAMES[enemy], g.foe_at[enemy])
    for kind, goblin in enumerate(con.GOBLINS):
        count = sum(g.foe_at[slot] != NOWHERE and g.foe_kind[slot] == kind for slot in range(con.GOBLIN_SLOTS))
        if count + g.deck[kind] > goblin.copies or g.deck[kind] < 0:
            refuse(f"the box has {goblin.copies} goblins of the kind {goblin.id} [D1.1]")
    minions = [enemy for enemy in g.enemies() if con.MINION_CODE <= enemy < con.BOSS_CODE]
    if g.act == 1 and len(minions) + g.killed > g.n:
        refuse(f"{len(minions)} minions in play and {g.killed} killed are more than {g.n} [D2.1]")
    for enemy in minions:
        foe = g.foe(enemy)
        within(f"health of {foe.id}", g.foe_hp[enemy], 1, foe.hits, "D7.3")


def _boss(g: Dungeons) -> None:
    if g.door_at == NOWHERE:
        refuse("the boss is met behind the Lair Door: lay D27 [D16.1]")
    if len(g.boss_hp) != g.n:
        refuse(f"the boss has {g.n} markers, one for each hero, not {len(g.boss_hp)} [D2.4]")
    for hp in g.boss_hp:
        within("a marker of the boss", hp, 0, con.BOSS_TOP, "D16.2")
    if not any(g.boss_hp):
        refuse("with all markers on 0 the game is won [D3.1]")
