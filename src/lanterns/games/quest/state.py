"""The state of a quest game: flat ints and lists, and the small questions that every chapter asks of it."""

from __future__ import annotations

from typing import ClassVar, Final

from lanterns.core.state import State
from lanterns.core.step import Step
from lanterns.core.verbs import VerbTable
from lanterns.games.quest import content as con
from lanterns.games.quest.verbs import VERBS

TOGETHER: Final = 0
CHOSEN: Final = 1
DANONGORF: Final = 2
MODES: Final = ["together", "chosen", "danongorf"]

# house rules [section 6]: index into Quest.house; value 0 is the default of the ruling
HOUSE_RULES: Final[dict[str, tuple[tuple[str, str], str]]] = {
    "end_card_goblin": (("ignore", "pay"), "QR6"),
    "effect_move_regions": (("false", "true"), "QR9"),
    "claim": (("optional", "forced"), "QR12"),
    "quest_scope": (("player", "table"), "QR13"),
    "legend_double": (("false", "true"), "QR16"),
    "damage_deal": (("die", "point"), "QR19"),
    "magic_defence": (("true", "false"), "QR20"),
    "night_double": (("true", "false"), "QR23"),
    "gloom_setup": (("true", "false"), "QR27"),
    "solo_target": (("immediate", "end"), "QR30"),
    "danongorf_return": (("colour", "choice"), "QR32"),
    "boss_reroll": (("torch", "free"), "QR36"),
    "boss_defence": (("true", "false"), "QR36"),
}
PAY_END_CARD: Final = 0
EFFECT_REGIONS: Final = 1
CLAIM_FORCED: Final = 2
TABLE_SCOPE: Final = 3
LEGEND_DOUBLE: Final = 4
POINT_DEAL: Final = 5
NO_MAGIC_DEFENCE: Final = 6
NO_NIGHT_DOUBLE: Final = 7
CALM_GLOOM_SETUP: Final = 8
TARGET_AT_END: Final = 9
CHOOSE_RETURN: Final = 10
FREE_BOSS_REROLL: Final = 11
NO_BOSS_DEFENCE: Final = 12

# where a quest card is; a taken card is TAKEN + seat
DECK: Final = 0
ROW: Final = 1
DISCARDED: Final = 2
ASIDE: Final = 3
BOSS: Final = 4
TAKEN: Final = 5

# where an item is: NOWHERE, 1 + hero, STASH + seat, or GONE [Q5.2, T08]
NOWHERE, STASH, GONE = 0, 50, 99

# phases, for views
SETUP: Final = 0
DAY: Final = 1
DUSK: Final = 2
NIGHT: Final = 3
DAWN: Final = 4
FIGHT: Final = 5
END: Final = 6
PHASES: Final = ["setup", "day", "dusk", "night", "dawn", "fight", "end"]

# why a game ended
ENDS: Final = ["", "rounds", "target", "short", "boss-beaten", "fallen", "gloom"]
BY_ROUNDS: Final = 1
BY_TARGET: Final = 2
FELL_SHORT: Final = 3
BOSS_BEATEN: Final = 4
FALLEN: Final = 5
ALL_GLOOM: Final = 6

# night powers used, bits of `spent`
SPENT_HELM, SPENT_GLASS = 1, 2


class Quest(State):
    """See FIELDS. Heroes are numbered seat * per_seat + own number; lists by seat, hero, cell, quest or item."""

    GAME: ClassVar[str] = "quest"
    VERBS: ClassVar[VerbTable] = VERBS

    SHARED: ClassVar[tuple[str, ...]] = (
        "players", "per_seat", "mode", "gloom_game", "target", "house", "colours", "land", "kinds", "castles",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        *SHARED,
        "phase", "round", "turn", "first", "crossed", "card", "used", "shown", "roller",
        "magic", "gloom", "goblins", "angry", "supply", "boss_quests", "boss_goblins", "beaten", "fight_set", "end",
        "adventuring", "spent", "claimed", "moved", "advanced", "dropped", "equipped", "owners",
        "where", "space", "health", "power", "spell", "quests", "taken", "wounds", "wounder",
        "quest_at", "deck", "row", "treasure", "legend", "legend_at", "dice",
    )  # fmt: skip

    # set by setup and never changed afterwards
    players: int
    per_seat: int
    mode: int
    gloom_game: int  # 1 with the GloomFall option
    target: int  # points to reach, 0 without
    house: list[int]
    colours: list[int]  # by seat
    land: list[int]  # card by cell, -1 before it is dealt
    kinds: list[int]  # kind by region
    castles: list[int]  # cell by colour
    # the table
    phase: int
    round: int
    turn: int  # 1..4 by Day
    first: int  # seat of the first player
    crossed: int
    card: int  # movement card of this turn, -1 before the pick
    used: int  # mask of movement cards
    shown: int  # mask of movement cards shown (solo)
    roller: int
    magic: int
    gloom: int  # mask of cells on their gloom side
    goblins: int  # mask of portals' cells with a goblin
    angry: int  # mask of those that are aggressive
    supply: int
    boss_quests: int
    boss_goblins: int
    beaten: int  # boss goblins removed in the fight
    fight_set: int
    end: int
    adventuring: int  # mask of seats
    spent: int
    claimed: int  # mask of seats that took a quest this turn
    moved: int  # mask of heroes moved in this step
    advanced: int  # mask of legendary items advanced in this rest or step
    dropped: int  # mask of items moved in this window, see items.py
    equipped: int
    owners: int  # mask of seats that own an item
    where: list[int]  # region by hero
    space: list[int]  # temple space by hero
    health: list[int]
    power: list[int]
    spell: list[int]
    quests: list[int]  # number taken, by seat
    taken: list[int]  # goblins taken, by seat
    wounds: list[int]  # by cell
    wounder: list[int]  # seat that dealt them, by cell
    quest_at: list[int]
    deck: int  # cards in the deck; in Danongorf fewer than those marked DECK when some lie unseen with the boss
    row: list[int]  # left to right
    treasure: list[int]
    legend: list[int]  # track step 0..2 by seat * 3 + item
    legend_at: list[int]
    dice: list[int]  # the last roll

    def copy(self) -> Quest:
        new = Quest()
        new.edition = self.edition
        new.ply = self.ply
        new.over = self.over
        new.stack = self.stack[:]
        new.asked = self.asked
        new.players = self.players
        new.per_seat = self.per_seat
        new.mode = self.mode
        new.gloom_game = self.gloom_game
        new.target = self.target
        new.house = self.house
        new.colours = self.colours
        new.land = self.land
        new.kinds = self.kinds
        new.castles = self.castles
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.first = self.first
        new.crossed = self.crossed
        new.card = self.card
        new.used = self.used
        new.shown = self.shown
        new.roller = self.roller
        new.magic = self.magic
        new.gloom = self.gloom
        new.goblins = self.goblins
        new.angry = self.angry
        new.supply = self.supply
        new.boss_quests = self.boss_quests
        new.boss_goblins = self.boss_goblins
        new.beaten = self.beaten
        new.fight_set = self.fight_set
        new.end = self.end
        new.adventuring = self.adventuring
        new.spent = self.spent
        new.claimed = self.claimed
        new.moved = self.moved
        new.advanced = self.advanced
        new.dropped = self.dropped
        new.equipped = self.equipped
        new.owners = self.owners
        new.where = self.where[:]
        new.space = self.space[:]
        new.health = self.health[:]
        new.power = self.power[:]
        new.spell = self.spell[:]
        new.quests = self.quests[:]
        new.taken = self.taken[:]
        new.wounds = self.wounds[:]
        new.wounder = self.wounder[:]
        new.quest_at = self.quest_at[:]
        new.deck = self.deck
        new.row = self.row[:]
        new.treasure = self.treasure[:]
        new.legend = self.legend[:]
        new.legend_at = self.legend_at[:]
        new.dice = self.dice
        return new

    # seats and heroes

    def clockwise(self, start: int) -> list[int]:
        """All seats from `start` on, clockwise."""
        return [(start + i) % self.players for i in range(self.players)]

    def heroes(self, seat: int) -> range:
        """The hero numbers of a seat."""
        return range(seat * self.per_seat, (seat + 1) * self.per_seat)

    def seat_of(self, hero: int) -> int:
        return hero // self.per_seat

    def max_health(self, seat: int) -> int:
        """[Q1.9]"""
        return min(con.MAX_TRACK, con.START_HEALTH + self.taken[seat])

    def max_power(self, seat: int) -> int:
        """[Q1.9]"""
        return min(con.MAX_TRACK, con.START_POWER + self.spell[seat])

    def add_health(self, seat: int, amount: int) -> None:
        self.health[seat] = min(self.max_health(seat), self.health[seat] + amount)

    def add_power(self, seat: int, amount: int) -> None:
        self.power[seat] = min(self.max_power(seat), self.power[seat] + amount)

    # places

    def home_region(self, hero: int) -> int:
        """The castle that a hero is sent to [Q12.2: of its own colour]."""
        colour = hero if self.mode == DANONGORF else self.colours[self.seat_of(hero)]
        return self.castles[colour] * 2 + 1

    def is_home(self, hero: int) -> bool:
        """Whether a hero stands in an own castle."""
        region = self.where[hero]
        if self.mode == DANONGORF:
            return self.kinds[region] == con.CASTLE
        return region == self.castles[self.colours[self.seat_of(hero)]] * 2 + 1

    def out(self, seat: int) -> int:
        """Heroes of a seat that are not in an own castle [rules 7.3]."""
        return sum(not self.is_home(hero) for hero in self.heroes(seat))

    def symbol(self, region: int) -> int:
        """The symbol of the temple in a region."""
        return con.CARDS.lands[self.land[region >> 1]].symbol

    def needs(self, region: int, space: int) -> int:
        """Symbols that the temple space after `space` needs [Q6.14, Q10.3]."""
        table = con.NEEDS_GLOOM if self.gloom >> (region >> 1) & 1 else con.NEEDS_BRIGHT
        return table[space]

    def in_temple(self, hero: int) -> bool:
        return self.kinds[self.where[hero]] == con.TEMPLE

    def blocked(self, seat: int) -> int:
        """Mask of regions that no hero of this seat may enter [Q3.10, QR32]."""
        kinds, where = self.kinds, self.where
        mine = seat * self.per_seat
        after = mine + self.per_seat
        mask = 0
        temples = 0
        for hero, region in enumerate(where):
            kind = kinds[region]
            if kind == con.CASTLE:
                continue
            bit = 1 << region
            if mine <= hero < after or kind == con.PORTAL or (kind == con.TEMPLE and temples & bit):
                mask |= bit
            elif kind == con.TEMPLE:
                temples |= bit
        return mask

    def magic_level(self) -> int:
        return con.MAGIC_LEVEL[self.magic]

    # items

    def holder(self, treasure: int) -> int:
        """The hero that holds a treasure, or -1 [Q1.11]."""
        place = self.treasure[treasure]
        return place - 1 if 0 < place < STASH else -1

    def bearer(self, seat: int, legend: int) -> int:
        """The hero that holds the seat's own legendary item, or -1."""
        place = self.legend_at[seat * 3 + legend]
        return place - 1 if 0 < place < STASH else -1

    def owns(self, seat: int, treasure: int) -> bool:
        """Whether one of the seat's heroes holds a treasure: what owner effects need [Q1.11]."""
        hero = self.treasure[treasure] - 1
        return seat * self.per_seat <= hero < (seat + 1) * self.per_seat

    def shoots(self, hero: int) -> bool:
        """Whether a hero that holds the bow may shoot where it stands: since edition 2 not from a grotto [QR43]."""
        return self.edition < 2 or self.kinds[self.where[hero]] != con.GROTTO

    def defence_cost(self, seat: int) -> int:
        """[Q6.7]"""
        return con.SHIELDED if self.bearer(seat, con.SHIELD) >= 0 else con.DEFENCE

    # scores and ends

    def points(self, seat: int) -> tuple[int, int, int, int]:
        """What a seat's score is made of: spell level, quests, goblins, legendary items [Q9.2, QR26]."""
        legends = sum(self.legend[seat * 3 + i] == 2 for i in range(3))
        return (
            con.SPELL_POINTS[self.spell[seat]],
            con.QUEST_POINTS[min(10, self.quests[seat])],
            con.GOBLIN_POINTS[min(10, self.taken[seat])],
            con.LEGEND_POINTS * legends,
        )

    def score(self, seat: int) -> int:
        """[Q9.2, QR26]"""
        spells, quests, goblins, legends = self.points(seat)
        return spells + quests + goblins + legends

    def standing(self, seat: int) -> tuple[int, int, int, int, int]:
        """What ranks a seat: score, quests, goblins, spell level, items [Q9.3]."""
        items = sum(1 for place in self.treasure if self._owner(place) == seat)
        items += sum(self.legend[seat * 3 + i] == 2 for i in range(3))
        return (self.score(seat), self.quests[seat], self.taken[seat], self.spell[seat], items)

    def _owner(self, place: int) -> int:
        if place in (NOWHERE, GONE):
            return -1
        return place - STASH if place >= STASH else self.seat_of(place - 1)

    def close(self, end: int, rule: str) -> None:
        """End the game for this reason."""
        self.end = end
        self.phase = END
        self.finish()
        self.tell(rule, "game-over", reason=ENDS[end])

    def check_target(self) -> None:
        """A Chosen One that reaches its target has won at once [Q11.6, QR30]."""
        if self.target and not self.over and not self.house[TARGET_AT_END] and self.score(0) >= self.target:
            self.close(BY_TARGET, "Q11.6")

    def set_fight(self) -> None:
        """Set the fight once all three legendary items and spell level 5 are there [Q12.7, QR35]."""
        if self.mode == DANONGORF and not self.fight_set and self.spell[0] >= 5 and min(self.legend[:3]) == 2:
            self.fight_set = 1
            self.tell("Q12.7", "fight-set")


class Ask(Step[Quest]):
    """Base of the quest game's steps."""
