"""What a group may deliver where: counting goods and deeds by level, and the choices on arrival [M13, M15]."""

from __future__ import annotations

from lanterns.games.mapmasters.board.layout import Board
from lanterns.games.mapmasters.board.path import COUNTED
from lanterns.games.mapmasters.board.path_rules import NEEDS
from lanterns.games.mapmasters.coop.landing import NO_SIDE
from lanterns.games.mapmasters.coop.missions.mission import ARTEFACT, DEED, OBJECT, REACH, RIM, TAKE, Objective
from lanterns.games.mapmasters.coop.state import EASY, HARD, NONE, NOVICE, ON_CARD, Coop
from lanterns.games.mapmasters.coop.tableau import wide
from lanterns.games.mapmasters.coop.verbs import ARTEFACTS, MEET
from lanterns.games.mapmasters.coop.verbs import TAKE as TAKE_VERB

RIM_TARGET = -2  # stands for a target number where a group leaves by an exit


def icons_of(board: Board, mask: int, kind: str) -> list[int]:
    """Icons of a kind of rules 2.7 in a mask, earliest first."""
    left = mask & board.mask_of(COUNTED[kind])
    out: list[int] = []
    while left:
        icon = (left & -left).bit_length() - 1
        out.append(icon)
        left &= left - 1
    return out


def goods(g: Coop, group: int, kind: str) -> list[int]:
    """Icons of a kind that a group could hand over: found, not handed over, and used ones only at the levels that
    count them [M15.1-M15.4, M13.7]. Used ones come first, since they serve for nothing else."""
    board = g.board().board
    icons = icons_of(board, g.found[group] & ~g.delivered[group], kind)
    used = [icon for icon in icons if g.crossed_all >> icon & 1 and board.icon_kind[icon] not in "MKVP"]
    fresh = [icon for icon in icons if icon not in used]
    return used + fresh if g.level() in (NOVICE, EASY) else fresh


def deeds(g: Coop, group: int, kind: str) -> int:
    """How often a group has done a thing on its legs so far, at every level [MR45, M15.6]."""
    if kind == "room":
        return g.rooms[group].bit_count()
    return (g.found[group] & g.board().board.mask_of(COUNTED[kind])).bit_count()


def token_kind(kind: str) -> int:
    """Number of the token that stands for an object of this kind; NONE for kinds without tokens."""
    letter = COUNTED[kind]
    return NEEDS.index(letter) if letter in NEEDS else NONE


def payments(g: Coop, group: int, objective: Objective) -> list[tuple[int, int]]:
    """Ways to meet an object need: (tokens added, whether SB2 is given up for one more); [] when it cannot be met.

    At Hard the amount must be exact and unused tokens count [M15.4, M15.5, MR47, MR55].
    """
    have = len(goods(g, group, objective.what))
    kind = token_kind(objective.what)
    tokens = g.tokens[group * 4 + kind] if kind >= 0 else 0
    debts = (0, 1) if kind >= 0 and g.has_debt(group) else (0,)
    out: list[tuple[int, int]] = []
    for debt in debts:
        if g.level() == HARD:
            if have + tokens + debt == objective.amount:
                out.append((tokens, debt))
            continue
        for used in range(tokens + 1):
            if used + debt <= objective.amount <= have + used + debt:
                out.append((used, debt))
    return out


def brings_too_many(g: Coop, group: int, objective: Objective) -> bool:
    """Whether a group has all that an objective asks for, and more than that [M15.4]."""
    if objective.with_what and deeds(g, group, objective.with_what) < objective.with_amount:
        return False
    if objective.need == DEED or objective.what in ("monster", "lock", "trap", "room", "stairs"):
        return deeds(g, group, objective.what) > objective.amount
    if objective.need != OBJECT:
        return False
    kind = token_kind(objective.what)
    tokens = g.tokens[group * 4 + kind] if kind >= 0 else 0
    return len(goods(g, group, objective.what)) + tokens > objective.amount


def open_to(g: Coop, group: int, objective: Objective) -> bool:
    """Whether nothing but its need keeps a group from an objective: it is open, its turn has come, the group may."""
    if g.met[objective.index] != NONE or any(g.met[other] == NONE for other in objective.after):
        return False
    if objective.other >= 0 and g.met[objective.other] == group:
        return False
    return not objective.with_what or deeds(g, group, objective.with_what) >= objective.with_amount


def open_exit(g: Coop, objective: Objective, spot: int) -> bool:
    """Whether an objective of the rim may be met by who leaves at this spot [M17.3]."""
    plan = g.plan()
    return not objective.exits or any(wide(plan, place) * 6 + slot == spot for place, slot in objective.exits)


def open_side(objective: Objective, slot: int) -> bool:
    """Whether an objective may be met from a side of its card; who landed by a leap (NO_SIDE) meets those only that are
    not bound to sides [M13.3, MR56]."""
    return slot in objective.at or (slot == NO_SIDE and len(objective.at) == 6)


def takes(g: Coop, group: int, target: int, slot: int) -> list[int]:
    """Numbers of the artefacts that a group arriving on a target could take there: one for each group [M13.5]."""
    if g.taken_on[group] >> target & 1:
        return []
    plan = g.plan()
    out: list[int] = []
    for id in plan.targets[target].artefacts:
        number = ARTEFACTS.index(id)
        if g.artefact_at[number] != ON_CARD:
            continue
        asked = taking(g, target, number)
        if asked == NONE:
            out.append(number)
            continue
        objective = g.objective(asked)
        if open_to(g, group, objective) and open_side(objective, slot):
            out.append(number)
    return out


def taking(g: Coop, target: int, number: int) -> int:
    """Index of the objective that asks for taking an artefact from a target, or NONE."""
    for index in g.plan().targets[target].objectives:
        objective = g.objective(index)
        if objective.need == TAKE and objective.what == ARTEFACTS[number]:
            return index
    return NONE


def take_codes(g: Coop, group: int, target: int, slot: int) -> list[int]:
    """Codes of the choice of an artefact on arrival."""
    return [TAKE_VERB.base + number for number in takes(g, group, target, slot)]


def here(g: Coop, target: int) -> list[int]:
    """Indices of the objectives of a target, or of the rim."""
    if target == RIM_TARGET:
        return [objective.index for objective in g.plan().objectives if objective.card == RIM]
    return g.plan().targets[target].objectives


def meet_codes(g: Coop, group: int, target: int, slot: int) -> list[int]:
    """Codes of what a group arriving at a slot of a target could meet: one objective of each target card in the whole
    mission [M13.2, M13.3]; the rim is no card, so there all may be met that can: `slot` is the spot of the exit."""
    if target != RIM_TARGET and g.met_on[group] >> target & 1:
        return []
    out: list[int] = []
    for index in here(g, target):
        objective = g.objective(index)
        if objective.need == TAKE or not open_to(g, group, objective):
            continue
        if not (open_exit(g, objective, slot) if target == RIM_TARGET else open_side(objective, slot)):
            continue
        if objective.need == OBJECT and objective.what not in ("monster", "lock", "trap", "room", "stairs"):
            out += [MEET.code(index, used, debt) for used, debt in payments(g, group, objective)]
        elif objective.need in (DEED, OBJECT):
            done = deeds(g, group, objective.what)
            if done == objective.amount or (done > objective.amount and g.level() != HARD):
                out.append(MEET.code(index, 0, 0))
        elif objective.need == ARTEFACT:
            if g.artefact_at[ARTEFACTS.index(objective.what)] == group:
                out.append(MEET.code(index, 0, 0))
        elif objective.need == REACH:
            out.append(MEET.code(index, 0, 0))
    return out
