"""The state of a dungeons game: flat ints and lists, and the small questions that every chapter asks of it."""

from __future__ import annotations

from typing import ClassVar, Final

from lanterns.core.state import Shared, State
from lanterns.core.step import NO_SEAT, Step
from lanterns.core.verbs import VerbTable
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons import grid
from lanterns.games.dungeons.verbs import VERBS
from lanterns.games.dungeons.view_types import Stack

# house rules [rules, Rulings]: index into Dungeons.house; value 0 is what the first edition took for granted
HOUSE_RULES: Final[dict[str, tuple[tuple[str, str], str]]] = {
    "explore": (("adjacent", "corridor"), "DR5"),
    "placement": (("fixed", "choice"), "DR6"),
    "portal_after_heroic": (("no", "yes"), "DR7"),
    "trigger_timing": (("after", "before"), "DR9"),
    "unpaid": (("fail", "no_effect"), "DR10"),
    "goblin_loot": (("discover", "pickup"), "DR14"),
    "troll_goblin": (("active", "troll"), "DR23"),
    "cleric_heal": (("trigger", "standalone"), "DR25"),
    "free_in_check": (("modify", "yes"), "DR48"),
}
# Since edition 3 the French rulebook says what is meant where the publisher's app, which is later, says another thing.
BY_THE_BOOK: Final[dict[str, str]] = {"portal_after_heroic": "yes", "unpaid": "no_effect", "free_in_check": "yes"}
BY_THE_APP: Final[dict[str, str]] = {"portal_after_heroic": "no", "unpaid": "fail", "free_in_check": "modify"}
CORRIDOR_EXPLORE: Final = 0
PLACE_BY_CHOICE: Final = 1
PORTAL_LATE: Final = 2
TRIGGERS_BEFORE: Final = 3
UNPAID_NOTHING: Final = 4
GOBLIN_PICKUP: Final = 5
TROLL_ROOM: Final = 6
HEAL_ALONE: Final = 7
FREE_IN_CHECK: Final = 8

# what lies on a square: a revealed card, nothing, or a face-down card of stack A, B, C
EMPTY: Final = -1
FACE_DOWN: Final = -2  # minus the stack: -2 is A, -3 is B, -4 is C
STACKS: Final[tuple[Stack, ...]] = ("A", "B", "C")

# where a loot or spell card is; an equipped one has the number of its hero
IN_DECK: Final = -1
IN_ROW: Final = -2

# why movement is over
OPEN: Final = 0
BY_ACTION: Final = 1  # a heroic action was begun [D5.2]
BY_ENEMY: Final = 2  # an enemy's room was entered, or danger met [D6.7, D7]

# why a game ended
ENDS: Final = ["", "boss-beaten", "goblins", "torch", "lost-way"]
BOSS_BEATEN: Final = 1
TOO_MANY_GOBLINS: Final = 2
TORCH_OUT: Final = 3
LOST_WAY: Final = 4

GEAR: Final = 7  # places of one hero, see verbs.GEAR
NONE: Final = -1  # no boss, die or weapon


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


class Dungeons(State):
    """A hero is its seat; enemies are coded 0-3 goblins by slot, 4-7 minions left to right, 8 the boss."""

    GAME: ClassVar[str] = "dungeons"
    VERBS: ClassVar[VerbTable] = VERBS

    # set by setup and never changed afterwards
    n: int  # number of heroes = of seats
    house: Shared
    party: Shared  # hero by seat
    # the dungeon
    act: int
    active: int  # seat of the turn, D5.4 included; NO_SEAT before the first
    turn: int  # turns begun
    torch: int
    boss: int  # NONE before the first entry [D16.2]
    end: int
    seen: int  # mask of revealed dungeon cards
    placed: int  # cards that left the deck
    b_shown: int
    c_shown: int
    hidden: int  # face-down cards on the grid
    door_at: int  # square of the revealed Lair Door, or NOWHERE
    altars: int  # mask of squares
    reserve: int  # altars not placed yet
    disarmed: int  # mask of squares
    gates: int  # mask of the boss's gates that an altar covers
    minions_drawn: int  # mask
    killed: int  # minions killed
    # the turn
    spent: int
    bonus: int  # Speed gained for this turn
    closed: int  # whether movement is over, and why
    acted: int  # the heroic action is taken
    extra: int  # the extra one was granted [D9.11]
    asleep: int  # the turn began unconscious [D5.5]
    fallen: int  # knocked out on the own turn [D12.5]
    strode: int  # moved in the lair this turn [D17.6]
    cloaked: int  # the cloak was used this turn
    # how often this turn the hand card changed places or a free box was tried: bots could do either for ever
    fiddled: int
    # the skill check
    roller: int
    skill: int
    kind: int  # MELEE, MISSILE, SPELL or TEST
    edge: int  # what the action itself adds to the result
    total: int
    number: int  # the number to reach, 0 in an attack
    passed: int
    face: int  # enemy die, NONE when it was not rolled
    used: int  # mask of triggers used in this action
    modified: int  # a die was modified, or rerolled: no reroll any more
    left_health: int  # what the unused dice give after a success
    left_focus: int
    # the attack
    weapon: int  # index into verbs.WEAPONS, NONE for spells
    targets: int  # mask of attacked enemies
    dying: int  # mask of killed enemies not yet removed
    hit: int  # damage was dealt or absorbed
    boost: int  # Defense added against the counter-attack
    # lists by square (never changed in place), enemy, marker, kind of goblin, hero or card
    cards: Shared
    doors: Shared  # corridors of revealed cards
    links: Shared  # those that are passages
    foe_at: list[int]  # room, or NOWHERE
    foe_kind: list[int]  # kind of goblin or minion
    foe_hp: list[int]
    boss_hp: list[int]
    deck: list[int]  # goblin cards left, by kind
    at: list[int]  # room by hero
    space: list[int]  # hero space 1-6, 0 outside the lair
    hp: list[int]
    fp: list[int]
    gear: list[int]  # card by hero * 7 + place: loot, in the last two a spell; EMPTY
    loot_at: list[int]
    spell_at: list[int]
    speed: list[int]  # with equipment
    guard: list[int]  # Defense with equipment
    dice: Shared  # values rolled, sorted

    # from here on made by tools/states.py of the annotations above
    FIELDS: ClassVar[tuple[str, ...]] = (
        "n", "house", "party", "act", "active", "turn", "torch", "boss", "end", "seen", "placed", "b_shown", "c_shown",
        "hidden", "door_at", "altars", "reserve", "disarmed", "gates", "minions_drawn", "killed", "spent", "bonus",
        "closed", "acted", "extra", "asleep", "fallen", "strode", "cloaked", "fiddled", "roller", "skill", "kind",
        "edge", "total", "number", "passed", "face", "used", "modified", "left_health", "left_focus", "weapon",
        "targets", "dying", "hit", "boost", "cards", "doors", "links", "foe_at", "foe_kind", "foe_hp", "boss_hp",
        "deck", "at", "space", "hp", "fp", "gear", "loot_at", "spell_at", "speed", "guard", "dice",
    )  # fmt: skip

    def copy(self) -> Dungeons:
        new = Dungeons()
        new.edition, new.ply, new.over = self.edition, self.ply, self.over
        new.stack, new.asked = self.stack[:], self.asked
        if self.lanes:
            new.lane, new.lane_asked = self.lane, self.lane_asked[:]
            new.lanes = [lane[:] for lane in self.lanes]
        new.n, new.house, new.party = self.n, self.house, self.party
        new.act, new.active, new.turn = self.act, self.active, self.turn
        new.torch, new.boss, new.end = self.torch, self.boss, self.end
        new.seen, new.placed, new.b_shown = self.seen, self.placed, self.b_shown
        new.c_shown, new.hidden, new.door_at = self.c_shown, self.hidden, self.door_at
        new.altars, new.reserve, new.disarmed = self.altars, self.reserve, self.disarmed
        new.gates, new.minions_drawn, new.killed = self.gates, self.minions_drawn, self.killed
        new.spent, new.bonus, new.closed = self.spent, self.bonus, self.closed
        new.acted, new.extra, new.asleep = self.acted, self.extra, self.asleep
        new.fallen, new.strode, new.cloaked = self.fallen, self.strode, self.cloaked
        new.fiddled, new.roller, new.skill = self.fiddled, self.roller, self.skill
        new.kind, new.edge, new.total = self.kind, self.edge, self.total
        new.number, new.passed, new.face = self.number, self.passed, self.face
        new.used, new.modified, new.left_health = self.used, self.modified, self.left_health
        new.left_focus, new.weapon, new.targets = self.left_focus, self.weapon, self.targets
        new.dying, new.hit, new.boost = self.dying, self.hit, self.boost
        new.cards, new.doors, new.links = self.cards, self.doors, self.links
        new.dice = self.dice
        new.foe_at, new.foe_kind, new.foe_hp = self.foe_at[:], self.foe_kind[:], self.foe_hp[:]
        new.boss_hp, new.deck, new.at = self.boss_hp[:], self.deck[:], self.at[:]
        new.space, new.hp, new.fp = self.space[:], self.hp[:], self.fp[:]
        new.gear, new.loot_at, new.spell_at = self.gear[:], self.loot_at[:], self.spell_at[:]
        new.speed, new.guard = self.speed[:], self.guard[:]
        return new

    # to here

    # heroes

    def hero(self, seat: int) -> con.Hero:
        return con.HEROES[self.party[seat]]

    def conscious(self) -> list[int]:
        """Heroes with Health [D4.1], by seat."""
        return [seat for seat in range(self.n) if self.hp[seat] > 0]

    def seat_of(self, hero: int) -> int:
        """The seat that plays a hero of the box, NO_SEAT for none."""
        return self.party.index(hero) if hero in self.party else NO_SEAT

    def speed_left(self, seat: int) -> int:
        """[D4.2]"""
        return max(0, self.speed[seat] + self.bonus - self.spent)

    def heal(self, seat: int, health: int, focus: int) -> None:
        """Gains stop at the maximum; Health wakes an unconscious hero [D1.4, D12.6]."""
        hero = con.HEROES[self.party[seat]]
        was, had = self.hp[seat], self.fp[seat]
        if health:
            self.hp[seat] = min(hero.health, was + health)
        if focus:
            self.fp[seat] = min(hero.focus, had + focus)
        up, more = self.hp[seat] - was, self.fp[seat] - had
        if self.heard and (up or more):
            self.tell("D1.4", "gained", seat=seat, gained_health=up, gained_focus=more,
                      health=self.hp[seat], focus=self.fp[seat])  # fmt: skip

    def hurt(self, seat: int, health: int, focus: int, rule: str) -> None:
        """Losses stop at 0; at 0 Health the hero is unconscious, on the own turn that turn is over [D4.1, D12.5]."""
        was, had = self.hp[seat], self.fp[seat]
        self.hp[seat] = max(0, was - health)
        self.fp[seat] = max(0, had - focus)
        down, less = was - self.hp[seat], had - self.fp[seat]
        if self.heard and (down or less):
            self.tell(rule, "lost", seat=seat, lost_health=down, lost_focus=less,
                      health=self.hp[seat], focus=self.fp[seat])  # fmt: skip
        if was > 0 and self.hp[seat] == 0:
            if self.heard:
                self.tell("D4.1", "unconscious", seat=seat)
            if seat == self.active:
                self.fallen = 1

    def pay(self, seat: int, focus: int, rule: str) -> None:
        self.fp[seat] -= focus
        if focus and self.heard:
            self.tell(rule, "paid", seat=seat, paid=focus, focus=self.fp[seat])

    def pieces(self, seat: int, legend: int) -> int:
        """How many cards of a legendary set a hero has equipped [D15.7]."""
        first = legend * 4
        return self.loot_at[first : first + 4].count(seat)

    def set_level(self, seat: int, legend: int) -> int:
        return con.set_bonus(self.pieces(seat, legend))

    def slot(self, seat: int, which: int) -> con.Ability | None:
        """The printed hand slot of a hero, None while a card covers it [D15.4]."""
        if self.gear[seat * GEAR + which] != EMPTY:
            return None
        return con.HEROES[self.party[seat]].slots[which]

    def has_slot(self, seat: int, does: str) -> con.Ability | None:
        """The uncovered printed ability of that kind, if the hero has one."""
        for which in (0, 1):
            found = con.HEROES[self.party[seat]].slots[which]
            if found.does == does and self.gear[seat * GEAR + which] == EMPTY:
                return found
        return None

    def refit(self, seat: int) -> None:
        """Speed and Defense after a change of equipment [D4.2, D4.3]."""
        hero = con.HEROES[self.party[seat]]
        speed, guard = hero.speed, hero.defense
        for place in range(seat * GEAR, seat * GEAR + 5):
            card = self.gear[place]
            if card >= 0:
                speed += con.SPEED_OF[card]
                guard += con.DEFENSE_OF[card]
        self.speed[seat] = speed
        self.guard[seat] = guard

    # enemies

    def foe(self, enemy: int) -> con.Foe:
        """The card of an enemy in play."""
        if enemy < con.MINION_CODE:
            return con.GOBLINS[self.foe_kind[enemy]]
        if enemy < con.BOSS_CODE:
            return con.MINIONS[self.foe_kind[enemy]]
        return con.BOSSES[self.boss].foe

    def enemies(self) -> list[int]:
        """Codes of the enemies in play, in the order in which they act [D14.4]."""
        return [enemy for enemy in range(con.ENEMIES) if self.foe_at[enemy] >= 0]

    def goblins(self) -> int:
        """Goblins in play [D11.5]."""
        count = 0
        for slot in range(con.GOBLIN_SLOTS):
            if self.foe_at[slot] >= 0:
                count += 1
        return count

    def foes_of(self, mask: int) -> list[int]:
        return [enemy for enemy in range(con.ENEMIES) if mask >> enemy & 1]

    # the dungeon

    def card_at(self, room: int) -> int:
        """The revealed card of a room; -1 for the lair and for what is not revealed."""
        return self.cards[room] if 0 <= room < grid.CELLS else EMPTY

    def next_stack(self) -> int:
        """The stack (0 A, 1 B, 2 C) of the next card of the deck, -1 when it is empty [D2.1, D2.2]."""
        first, second, third = self.stack_sizes()
        gone = self.placed
        if gone < first:
            return 0
        if gone < first + second:
            return 1
        return 2 if gone < first + second + third else -1

    def stack_sizes(self) -> tuple[int, int, int]:
        """The cards of the stacks A, B and C [D2.1]: A of 9, 7 or 5."""
        return 13 - 2 * self.n, 4 * self.n, 4

    def deck_left(self) -> int:
        first, second, third = self.stack_sizes()
        return first + second + third - self.placed

    def track(self) -> con.Track:
        return self.track_of(self.act)

    def track_of(self, act: int) -> con.Track:
        """The track of an act in the edition that is played."""
        return con.TRACKS[self.edition - 1][act - 1]

    def torch_start(self) -> int:
        """The space that the torch never rises above [D14.2]."""
        return self.track().start[self.n - 2]

    def raise_torch(self, spaces: int, rule: str) -> None:
        """Going up resolves nothing [D14.1, D14.2]."""
        self.torch = max(self.torch_start(), self.torch - spaces)
        self.tell(rule, "torch-raised", torch=self.torch)

    # scores and ends

    def close(self, end: int, rule: str) -> None:
        """End the game for this reason."""
        self.end = end
        self.finish()
        self.tell(rule, "game-over", reason=ENDS[end])


# where editions part


def portals_stay_open(g: Dungeons) -> bool:
    """Whether movement that is over leaves portals open, and only them [D6.11, DR7]."""
    return g.edition >= 3 and g.house[PORTAL_LATE] == 1


def free_in_check(g: Dungeons) -> bool:
    """Whether free actions beside Modify Die fit into a check [D5.3, DR48]."""
    return g.edition >= 3 and g.house[FREE_IN_CHECK] == 1


def losses_are_one(g: Dungeons) -> bool:
    """Whether what a box or trap takes is one effect, which a knock-out does not cut short [D12.5, DR50]."""
    return g.edition >= 3


def spares_empty_offers(g: Dungeons) -> bool:
    """Whether answers that bring nothing are left out: a card of which none is left, a step that leads only back."""
    return g.edition >= 3


class Ask(Step[Dungeons]):
    """Base of the dungeons game's steps."""
