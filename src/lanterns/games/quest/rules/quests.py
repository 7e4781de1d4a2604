"""Fitting and taking quests, what they give, and temples completed by Day [Q4, Q3.19]."""

from __future__ import annotations

from itertools import permutations

from lanterns.core.step import AUTO, AnyStep, Params, Refusal
from lanterns.games.quest import content as con
from lanterns.games.quest import geography as geo
from lanterns.games.quest.rules.fits import any_of, in_place
from lanterns.games.quest.rules.items import LegendStep, gain_item
from lanterns.games.quest.rules.placing import send_home
from lanterns.games.quest.rules.row import Refill, is_treasure
from lanterns.games.quest.state import (
    CLAIM_FORCED,
    NO_NIGHT_DOUBLE,
    TABLE_SCOPE,
    TAKEN,
    Ask,
    Quest,
)  # fmt: skip
from lanterns.games.quest.verbs import CLAIM, GAIN_HEALTH, GAIN_POWER, GUIDE, SHIFT, SKIP_CODE

# what fits


def _slot_fits(g: Quest, slot: con.Slot, hero: int) -> bool:
    region = g.where[hero]
    cell = region >> 1
    if not slot.cells >> cell & 1:
        return False
    kind = g.kinds[region]
    # kinds of the state become kinds of the content: temples split by their symbol
    if kind == con.TEMPLE:
        kind += g.symbol(region)
    elif kind > con.TEMPLE:
        kind += 1
    if not slot.kinds >> kind & 1:
        return False
    if slot.where == con.ANYWHERE:
        return True
    if slot.where == con.FOREIGN:
        # [Q12.2, QR32]: in Danongorf the castle of another colour than the hero's own
        return g.kinds[region] == con.CASTLE and region != g.home_region(hero)
    return g.is_home(hero) == (slot.where == con.HOME)


def _bound(quest: con.Placement, cells: list[int]) -> bool:
    if quest.line and not geo.on_line(quest.line, cells):
        return False
    for i, a in enumerate(cells):
        for b in cells[i + 1 :]:
            distance = geo.DISTANCE[a][b]
            if (quest.different and a == b) or not quest.min_distance <= distance <= quest.max_distance:
                return False
    return True


def fits(g: Quest, seat: int, placement: int) -> bool:
    """Whether some choice of own heroes fits that includes one moved in this step [Q4.2]."""
    start = seat * g.per_seat
    if not any_of(g, placement, g.moved, start, start + g.per_seat):
        return False  # the usual case, and cheap to see
    if in_place(g, placement, seat) < len(con.CARDS.placements[placement].slots):
        return False
    quest = con.CARDS.placements[placement]
    heroes = g.heroes(seat)
    able: list[int] = []  # per slot the mask of heroes that meet it
    for slot in quest.slots:
        mask = 0
        for hero in heroes:
            if _slot_fits(g, slot, hero):
                mask |= 1 << hero
        if not mask:
            return False
        able.append(mask)
    for chosen in permutations(heroes, len(able)):
        moved = 0
        for mask, hero in zip(able, chosen, strict=True):
            moved |= mask & g.moved & 1 << hero
            if not mask >> hero & 1:
                break
        else:
            if moved and _bound(quest, [g.where[hero] >> 1 for hero in chosen]):
                return True
    return False


def may_take_by_day(g: Quest, seat: int) -> bool:
    """One quest per player and turn by Day [Q4.3, QR13]."""
    return not (g.claimed if g.house[TABLE_SCOPE] else g.claimed >> seat & 1)


# taking


def take(g: Quest, seat: int, quest: int, by_day: bool) -> None:
    """Keep the card, get its reward or treasure, refill the row [Q4.4, Q4.7]."""
    g.quest_at[quest] = TAKEN + seat
    g.row.remove(quest)
    g.quests[seat] += 1
    g.tell("Q4.4", "quest-taken", seat=seat, quest=con.QUEST_NAMES[quest])
    if by_day:
        g.claimed |= 1 << seat
        g.crossed = 1
    if is_treasure(quest):
        gains: list[AnyStep] = [gain_item(g, seat, quest - con.PLACEMENTS)]
    else:
        gains = _rewards(g, seat, con.CARDS.placements[quest].reward)
    g.then_all([*gains, Refill(AUTO)])
    g.check_target()


def _rewards(g: Quest, seat: int, reward: dict[str, int]) -> list[AnyStep]:
    if reward["health"]:
        g.gain_health(seat, reward["health"], "Q4.4")
    if reward["power"]:
        g.gain_power(seat, reward["power"], "Q4.4")
    steps: list[AnyStep] = [Gain(seat) for _ in range(reward["choice"])]
    if reward["advance"]:
        steps.append(Guide(seat, reward["advance"], reward["advance"]))
    if reward["magic"]:
        steps.append(Shift(seat, reward["magic"]))
    return steps


class Gain(Ask):
    """Gain 1 Health or 1 Power; a useless choice is not offered [Q1.10, QR4]."""

    rules = ("Q1.10", "QR4")

    def options(self, g: Quest) -> list[int]:
        seat = self.actor
        codes = [GAIN_HEALTH] if g.health[seat] < g.max_health(seat) else []
        if g.power[seat] < g.max_power(seat):
            codes.append(GAIN_POWER)
        return codes

    def play(self, g: Quest, action: int) -> None:
        seat = self.actor
        if action == GAIN_HEALTH:
            g.gain_health(seat, 1, "Q1.10")
        else:
            g.gain_power(seat, 1, "Q1.10")

    def explain(self, g: Quest, action: int) -> Refusal | None:
        return Refusal("Q1.9", "track-full") if action in (GAIN_HEALTH, GAIN_POWER) else None


class ClaimPlacement(Ask):
    """After an own move: take one fitting placement quest, or none [Q4.2, Q4.3, QR12]."""

    rules = ("Q4.2", "Q4.3", "QR12")

    def options(self, g: Quest) -> list[int]:
        seat = self.actor
        if not g.moved or not may_take_by_day(g, seat):
            return []
        codes = [CLAIM.base + quest for quest in g.row if not is_treasure(quest) and fits(g, seat, quest)]
        if codes and not g.house[CLAIM_FORCED]:
            codes.append(SKIP_CODE)
        return codes

    def play(self, g: Quest, action: int) -> None:
        if action == SKIP_CODE:
            g.tell("Q4.2", "quest-left", seat=self.actor)
        else:
            take(g, self.actor, action - CLAIM.base, by_day=True)

    def explain(self, g: Quest, action: int) -> Refusal | None:
        if action not in CLAIM:
            return None
        quest = action - CLAIM.base
        if quest not in g.row:
            return Refusal("Q4.1", "quest-not-open")
        return Refusal("Q4.8", "quest-needs-temple") if is_treasure(quest) else Refusal("Q4.2", "quest-does-not-fit")


class ClaimTreasure(Ask):
    """A completed temple: take a treasure quest of it that was in the row at that moment, or none [Q4.8, Q7.6, QR23].

    args: by_day, then the quests.
    """

    rules = ("Q4.8", "Q7.6", "QR23")

    def params(self, g: Quest, seat: int) -> Params:
        temple = con.CARDS.treasures[self.args[1] - con.PLACEMENTS].temple
        return {"temple": con.TEMPLES[temple]}

    def options(self, g: Quest) -> list[int]:
        by_day, *quests = self.args
        if by_day and not may_take_by_day(g, self.actor):
            return []
        codes = [CLAIM.base + quest for quest in quests if quest in g.row]
        if codes and not g.house[CLAIM_FORCED]:
            codes.append(SKIP_CODE)
        return codes

    def play(self, g: Quest, action: int) -> None:
        if action == SKIP_CODE:
            g.tell("Q7.6", "quest-left", seat=self.actor)
            return
        by_day, *quests = self.args
        taken = action - CLAIM.base
        if not by_day and not g.house[NO_NIGHT_DOUBLE]:
            g.then(ClaimTreasure(self.actor, by_day, *(quest for quest in quests if quest != taken)))
        take(g, self.actor, taken, by_day=bool(by_day))

    def explain(self, g: Quest, action: int) -> Refusal | None:
        return Refusal("QR23", "quest-not-open") if action in CLAIM else None


def claim_treasures(g: Quest, seat: int, temple: int, by_day: bool) -> AnyStep:
    """The step that offers the treasure quests of a temple that are in the row now."""
    quests = [
        quest for quest in g.row if is_treasure(quest) and con.CARDS.treasures[quest - con.PLACEMENTS].temple == temple
    ]
    return ClaimTreasure(seat, int(by_day), *quests)


class Shift(Ask):
    """P10: move the magic token within 1 to 10 [rules 7.5]. args: most spaces either way."""

    rules = ("P10",)

    def params(self, g: Quest, seat: int) -> Params:
        return {"most": self.args[0]}

    def options(self, g: Quest) -> list[int]:
        most = self.args[0]
        return [SHIFT.base + 2 + n for n in range(-most, most + 1) if 1 <= g.magic + n <= con.LAST_SPACE]

    def play(self, g: Quest, action: int) -> None:
        move_token(g, action - SHIFT.base - 2, "P10")


def move_token(g: Quest, spaces: int, rule: str) -> None:
    """Move the magic token, stopping at the ends of its track [rules 7.3]."""
    g.magic = max(1, min(con.LAST_SPACE, g.magic + spaces))
    g.tell(rule, "magic-moved", magic=g.magic)


class Guide(Ask):
    """Advance one own hero in a temple, needs ignored, or none [GB6, GG6, P03]. args: fewest, most spaces."""

    rules = ("GB6", "GG6", "P03")

    def params(self, g: Quest, seat: int) -> Params:
        return {"fewest": self.args[0], "most": self.args[1]}

    def options(self, g: Quest) -> list[int]:
        fewest, most = self.args
        start = self.actor * g.per_seat
        codes: list[int] = []
        for own in range(g.per_seat):
            if g.in_temple(start + own):
                left = 4 - g.space[start + own]
                codes.extend(GUIDE.base + own * 2 + n - 1 for n in range(fewest, most + 1) if n <= left)
        return [*codes, SKIP_CODE] if codes else []

    def play(self, g: Quest, action: int) -> None:
        if action == SKIP_CODE:
            return
        own, spaces = GUIDE.args(action)
        hero = self.actor * g.per_seat + own
        g.space[hero] += spaces + 1
        g.tell(self.rules[0], "hero-advanced", seat=self.actor, hero=own + 1, space=g.space[hero])
        if g.space[hero] == 4:
            complete_by_day(g, self.actor, hero)

    def explain(self, g: Quest, action: int) -> Refusal | None:
        if action not in GUIDE:
            return None
        own, spaces = GUIDE.args(action)
        hero = self.actor * g.per_seat + own
        if own >= g.per_seat or not g.in_temple(hero):
            return Refusal("GB6", "not-in-a-temple")
        left = 4 - g.space[hero]
        if spaces + 1 > left:
            return Refusal("GB6", "not-so-far", left=left)
        return Refusal("GB6", "guide-another-number")


def complete_by_day(g: Quest, seat: int, hero: int) -> None:
    """Space 4 by Day: home, 1 Health or Power, then treasure quest and legendary step [Q3.19]."""
    temple = g.land[g.where[hero] >> 1] - con.FIRST_TEMPLE
    g.tell("Q3.19", "temple-completed", seat=seat, hero=hero % g.per_seat + 1, temple=con.TEMPLES[temple])
    claim = claim_treasures(g, seat, temple, by_day=True)
    going = send_home(g, hero)
    g.then_all([*going, Gain(seat), claim, LegendStep(AUTO, seat, temple)])


STEPS: tuple[type[AnyStep], ...] = (Gain, ClaimPlacement, ClaimTreasure, Shift, Guide)
