"""The state of a quest game: flat ints and lists, and the small questions that every chapter asks of it."""

from __future__ import annotations

from typing import ClassVar, Final

from lanterns.core.state import Shared, State
from lanterns.core.step import Step
from lanterns.core.verbs import VerbTable
from lanterns.games.quest import content as con
from lanterns.games.quest.verbs import VERBS
from lanterns.games.quest.view_types import Mode, Phase

TOGETHER: Final = 0
CHOSEN: Final = 1
DANONGORF: Final = 2
MODES: Final[tuple[Mode, ...]] = ("together", "chosen", "danongorf")

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
NOWHERE: Final = 0
STASH: Final = 50
GONE: Final = 99

# phases, for views
SETUP: Final = 0
DAY: Final = 1
DUSK: Final = 2
NIGHT: Final = 3
DAWN: Final = 4
FIGHT: Final = 5
END: Final = 6
PHASES: Final[tuple[Phase, ...]] = ("setup", "day", "dusk", "night", "dawn", "fight", "end")

# why a game ended
ENDS: Final = ["", "rounds", "target", "short", "boss-beaten", "fallen", "gloom"]
BY_ROUNDS: Final = 1
BY_TARGET: Final = 2
FELL_SHORT: Final = 3
BOSS_BEATEN: Final = 4
FALLEN: Final = 5
ALL_GLOOM: Final = 6

# night powers used, bits of `spent`
SPENT_HELM: Final = 1
SPENT_GLASS: Final = 2


class Quest(State):
    """Heroes are numbered seat * per_seat + own number; lists by seat, hero, cell, quest or item."""

    GAME: ClassVar[str] = "quest"
    VERBS: ClassVar[VerbTable] = VERBS

    # set by setup and never changed afterwards
    players: int
    per_seat: int
    mode: int
    gloom_game: int  # 1 with the GloomFall option
    target: int  # points to reach, 0 without
    house: Shared
    colours: Shared  # by seat
    land: Shared  # card by cell, -1 before it is dealt
    kinds: Shared  # kind by region
    castles: Shared  # cell by colour
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
    dice: Shared  # the last roll

    # from here on made by tools/states.py of the annotations above
    FIELDS: ClassVar[tuple[str, ...]] = (
        "players", "per_seat", "mode", "gloom_game", "target", "house", "colours", "land", "kinds", "castles", "phase",
        "round", "turn", "first", "crossed", "card", "used", "shown", "roller", "magic", "gloom", "goblins", "angry",
        "supply", "boss_quests", "boss_goblins", "beaten", "fight_set", "end", "adventuring", "spent", "claimed",
        "moved", "advanced", "dropped", "equipped", "owners", "where", "space", "health", "power", "spell", "quests",
        "taken", "wounds", "wounder", "quest_at", "deck", "row", "treasure", "legend", "legend_at", "dice",
    )  # fmt: skip

    def copy(self) -> Quest:
        new = Quest()
        new.edition, new.ply, new.over = self.edition, self.ply, self.over
        new.stack, new.asked = self.stack[:], self.asked
        if self.lanes:
            new.lane, new.lane_asked = self.lane, self.lane_asked[:]
            new.lanes = [lane[:] for lane in self.lanes]
        new.players, new.per_seat, new.mode = self.players, self.per_seat, self.mode
        new.gloom_game, new.target, new.house = self.gloom_game, self.target, self.house
        new.colours, new.land, new.kinds = self.colours, self.land, self.kinds
        new.castles, new.phase, new.round = self.castles, self.phase, self.round
        new.turn, new.first, new.crossed = self.turn, self.first, self.crossed
        new.card, new.used, new.shown = self.card, self.used, self.shown
        new.roller, new.magic, new.gloom = self.roller, self.magic, self.gloom
        new.goblins, new.angry, new.supply = self.goblins, self.angry, self.supply
        new.boss_quests, new.boss_goblins, new.beaten = self.boss_quests, self.boss_goblins, self.beaten
        new.fight_set, new.end, new.adventuring = self.fight_set, self.end, self.adventuring
        new.spent, new.claimed, new.moved = self.spent, self.claimed, self.moved
        new.advanced, new.dropped, new.equipped = self.advanced, self.dropped, self.equipped
        new.owners, new.deck, new.dice = self.owners, self.deck, self.dice
        new.where, new.space, new.health = self.where[:], self.space[:], self.health[:]
        new.power, new.spell, new.quests = self.power[:], self.spell[:], self.quests[:]
        new.taken, new.wounds, new.wounder = self.taken[:], self.wounds[:], self.wounder[:]
        new.quest_at, new.row, new.treasure = self.quest_at[:], self.row[:], self.treasure[:]
        new.legend, new.legend_at = self.legend[:], self.legend_at[:]
        return new

    # to here

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

    def gain_health(self, seat: int, amount: int, rule: str) -> None:
        """Add Health up to the maximum and tell what came of it."""
        before = self.health[seat]
        self.add_health(seat, amount)
        now = self.health[seat]
        if self.heard:
            self.tell(rule, "health-gained", seat=seat, health=now, gained=now - before)

    def gain_power(self, seat: int, amount: int, rule: str) -> None:
        """Add Power up to the maximum and tell what came of it."""
        before = self.power[seat]
        self.add_power(seat, amount)
        now = self.power[seat]
        if self.heard:
            self.tell(rule, "power-gained", seat=seat, power=now, gained=now - before)

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
