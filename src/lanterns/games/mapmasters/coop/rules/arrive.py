"""A leg entered, and what comes of it: a target turned up, an artefact taken, an objective met [M12.1, M13]."""

from __future__ import annotations

from lanterns.core.step import AUTO, CHANCE, AnyStep, Params, Refusal
from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.path_rules import NEEDS
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.coop.landing import spot_name, spot_of
from lanterns.games.mapmasters.coop.missions.mission import ARTEFACT, OBJECT
from lanterns.games.mapmasters.coop.rules.objectives import (
    RIM_TARGET,
    brings_too_many,
    goods,
    meet_codes,
    open_exit,
    open_side,
    take_codes,
    taking,
    token_kind,
)  # fmt: skip
from lanterns.games.mapmasters.coop.rules.outcome import check_lost, check_won
from lanterns.games.mapmasters.coop.rules.reach import look
from lanterns.games.mapmasters.coop.state import (
    DELIVERED,
    HARD,
    NONE,
    NOTHING_MET,
    ON_BOSS,
    ON_STEP,
    OUT,
    Ask,
    Coop,
    Line,
)  # fmt: skip
from lanterns.games.mapmasters.coop.tableau import GONE, cell, face_of, place_of
from lanterns.games.mapmasters.coop.verbs import (
    ARTEFACTS,
    COOP_BOOKS,
    FACE,
    FACES,
    GROUPS,
    HIDDEN,
    MEET,
    PLACES,
    TAKE,
    TURN_UP,
    UNVEIL,
    names_of,
)  # fmt: skip


def enter(g: Coop, seat: int) -> None:
    """The leg drawn is entered, at once and whole: what it used up is used up for all [M12.1-M12.5]."""
    group, line = g.drawing, g.line
    assert line is not None
    path = line.path
    tableau = g.board()
    arrival = spot_of(tableau, path)
    g.legs.append([group, seat, g.turn, g.spot[group], arrival, *g.steps])
    carry_over(g, line)
    g.drawing, g.steps, g.line = NONE, [], None
    g.spot[group] = arrival
    g.entered += 1
    where, length = spot_name(tableau, arrival), len(g.legs[-1]) - 5
    g.tell("M12.1", "leg-entered", seat=seat, group=GROUPS[group], spot=where, length=length)
    if path.at_exit:
        g.stage[group] = OUT
        g.tell("M12.6", "left-by-exit", group=GROUPS[group], spot=spot_name(tableau, arrival))
        g.then(AtRim(AUTO, seat, group))
    elif tableau.faces[tableau.at[g.place_of_group(group)]] == HIDDEN:
        g.then(Unveil(CHANCE, seat, group))
    else:
        stand(g, group)
        g.then(Arrive(AUTO, seat, group))


def carry_over(g: Coop, line: Line) -> None:
    """What a leg used up, found and spent becomes that of the table and of its group [M12.2-M12.5]."""
    path = line.path
    group = path.group
    g.used_pieces, g.used_nodes, g.cleared = path.used_pieces, path.used_nodes, path.cleared
    g.found_all, g.crossed_all = path.found_by_all, path.crossed_by_all
    g.chords, g.nodes_of = path.chords[:], path.nodes_of[:]
    g.found[group], g.crossed[group], g.rooms[group] = path.found, path.crossed, path.rooms
    g.items[group] = path.items[:]
    g.stock = line.stock[:]
    for kind in range(len(TOKENS)):
        g.tokens[group * 4 + kind] = path.tokens[kind]
    for spent in path.spent:
        if spent[0] == "b":
            use_book(g, group, int(spent[1:]))
        else:
            g.turned[group * 4 + NEEDS.index(spent[2:])] += 1


def use_book(g: Coop, group: int, number: int) -> None:
    """A book serves once in a mission [M12.5]; SB2 is given up."""
    g.used_books |= 1 << (number - 1)
    g.tell("M12.5", "book-spent", group=GROUPS[group], book=COOP_BOOKS[number - 1])


def stand(g: Coop, group: int) -> None:
    """The pawn stands on the target: on a step card it may go on later, on a boss card it stays [M13.4]."""
    target = g.target_on(g.place_of_group(group))
    g.stage[group] = ON_BOSS if g.plan().targets[target].boss else ON_STEP


class Unveil(Ask):
    """Chance says which of the face-down targets lies here [M13.6]. args: seat, group."""

    rules = ("M13.6",)

    def options(self, g: Coop) -> list[int]:
        return [
            UNVEIL.base + FACE[target.card]
            for number, target in enumerate(g.plan().targets)
            if target.hidden and g.target_at[number] == NONE
        ]

    def play(self, g: Coop, action: int) -> None:
        seat, group = self.args
        face = action - UNVEIL.base
        g.tell("M13.6", "target-turned-up", card=FACES[face], place=PLACES[g.spot[group] // 6])
        g.then(Orient(seat, group, face))


class Orient(Ask):
    """The players choose which way a target just turned up lies; the slot of arrival must be open [M13.6]. args: group,
    face."""

    rules = ("M13.6",)

    def params(self, g: Coop, seat: int) -> Params:
        return {"group": GROUPS[self.args[0]], "card": FACES[self.args[1]]}

    def options(self, g: Coop) -> list[int]:
        slot = g.spot[self.args[0]] % 6
        card = names_of(g.edition).cards[self.args[1]]
        return [TURN_UP.base + turn for turn in (0, 1) if card.slots[5 - slot if turn else slot] >= 0]

    def play(self, g: Coop, action: int) -> None:
        group, face = self.args
        spot = g.spot[group]
        place = spot // 6
        cells = g.cells[:]
        for order, code in enumerate(cells):
            if place_of(code) == place:
                cells[order] = cell(GONE, face_of(code), False)
        cells.append(cell(place, face, action - TURN_UP.base == 1))
        g.cells = cells
        g.laid_by.append(NONE)
        g.target_at[[target.card for target in g.plan().targets].index(FACES[face])] = place
        g.used_nodes |= 1 << g.board().slot_node(spot)
        stand(g, group)
        g.then(Arrive(AUTO, self.actor, group))


class Arrive(Ask):
    """A group has arrived on a target that lies open [M13.1]. args: seat, group."""

    rules = ("M13.1", "MR46")

    def run(self, g: Coop) -> None:
        seat, group = self.args
        target, side = g.target_on(g.place_of_group(group)), g.side_of_group(group)
        where = spot_name(g.board(), g.spot[group])
        g.tell("M13.1", "arrived", group=GROUPS[group], card=g.plan().targets[target].card, spot=where)
        if take_codes(g, group, target, side):
            g.then(TakeArtefact(seat, group, target), Meet(seat, group, target, 1), AfterLeg(AUTO))
        elif meet_codes(g, group, target, side):
            g.then(Meet(seat, group, target, 0), AfterLeg(AUTO))
        else:
            g.tell("M14.3", "nothing-to-meet", group=GROUPS[group], card=g.plan().targets[target].card)
            g.finish_as(NOTHING_MET)


class AtRim(Ask):
    """A group has left by an exit: all that can be met there is met [rules 6.5]. args: seat, group."""

    rules = ("M13.1", "M13.3")

    def run(self, g: Coop) -> None:
        seat, group = self.args
        if meet_codes(g, group, RIM_TARGET, g.spot[group]):
            g.then(Meet(seat, group, RIM_TARGET, 0), AtRimAgain(AUTO, seat, group))
        else:
            g.tell("M14.3", "nothing-to-meet-outside", group=GROUPS[group])
            g.finish_as(NOTHING_MET)


class AtRimAgain(Ask):
    """A group that has left may meet more than one objective of the rim. args: seat, group."""

    rules = ("M13.3",)

    def run(self, g: Coop) -> None:
        seat, group = self.args
        if meet_codes(g, group, RIM_TARGET, g.spot[group]):
            g.then(Meet(seat, group, RIM_TARGET, 0), AtRimAgain(AUTO, seat, group))
        else:
            g.then(AfterLeg(AUTO))


class TakeArtefact(Ask):
    """An artefact of the card goes to the group; of several the players choose one [M13.5]. args: group, target."""

    rules = ("M13.5",)

    def params(self, g: Coop, seat: int) -> Params:
        return {"group": GROUPS[self.args[0]]}

    def options(self, g: Coop) -> list[int]:
        group, target = self.args
        return take_codes(g, group, target, g.side_of_group(group))

    def play(self, g: Coop, action: int) -> None:
        group, target = self.args
        number = action - TAKE.base
        g.artefact_at[number] = group
        g.taken_on[group] |= 1 << target
        asked = taking(g, target, number)
        if asked != NONE:
            g.met[asked] = group
        g.tell("M13.5", "artefact-taken", group=GROUPS[group], artefact=ARTEFACTS[number])


class Meet(Ask):
    """The players choose which objective the group meets, and what it adds to a delivery [M13.2, M15.5]. args: group,
    target, whether an artefact was taken."""

    rules = ("M13.2", "M13.3", "M15.5")

    def params(self, g: Coop, seat: int) -> Params:
        return {"group": GROUPS[self.args[0]]}

    def options(self, g: Coop) -> list[int]:
        group, target = self.args[0], self.args[1]
        return meet_codes(g, group, target, g.spot[group] if target == RIM_TARGET else g.side_of_group(group))

    def play(self, g: Coop, action: int) -> None:
        group, target = self.args[0], self.args[1]
        index, tokens, debt = MEET.args(action)
        objective = g.objective(index)
        if objective.need == OBJECT and objective.what not in ("monster", "lock", "trap", "room", "stairs"):
            icons = goods(g, group, objective.what)[: objective.amount - tokens - debt]
            for icon in icons:
                g.delivered[group] |= 1 << icon
                g.crossed[group] |= 1 << icon
                g.crossed_all |= 1 << icon
            g.items[group] = [icon for icon in g.items[group] if icon not in icons]
            if tokens:
                kind = token_kind(objective.what)
                g.tokens[group * 4 + kind] -= tokens
                g.turned[group * 4 + kind] += tokens
                g.tell("M15.5", "token-added", group=GROUPS[group], token=TOKENS[kind])
            if debt:
                use_book(g, group, sb.PAYS_ANY)
        elif objective.need == ARTEFACT:
            number = ARTEFACTS.index(objective.what)
            g.artefact_at[number] = DELIVERED + group
        g.met[index] = group
        if target != RIM_TARGET:
            g.met_on[group] |= 1 << target
        if objective.gives:
            g.artefact_at[ARTEFACTS.index(objective.gives)] = group
        count = objective.amount
        g.tell("M13.2", "objective-met", group=GROUPS[group], number=index + 1, need=objective.need,
               what=objective.what, count=count)  # fmt: skip
        if objective.gives:
            g.tell("M13.5", "artefact-given", group=GROUPS[group], artefact=objective.gives)
        if objective.opens:
            g.tell("M17.1", "way-opened", number=index + 1, count=len(objective.opens))

    def explain(self, g: Coop, action: int) -> Refusal | None:
        if action not in MEET:
            return None
        index = MEET.args(action)[0]
        if index >= len(g.met):
            return Refusal("M13.2", "no-such-objective")
        if g.met[index] != NONE:
            return Refusal("M13.2", "already-met")
        objective = g.objective(index)
        if any(g.met[other] == NONE for other in objective.after):
            return Refusal("M13.2", "not-yet")
        group, target = self.args[0], self.args[1]
        if target != RIM_TARGET and not open_side(objective, g.side_of_group(group)):
            return Refusal("M13.3", "other-side")
        if target == RIM_TARGET and not open_exit(g, objective, g.spot[group]):
            return Refusal("M17.3", "other-exit")
        if objective.other >= 0 and g.met[objective.other] == group:
            return Refusal("M13.2", "another-group")
        rule = "M15.4" if g.level() == HARD else "M15.3"
        if any(MEET.args(code)[0] == index for code in self.options(g)):
            return Refusal(rule, "other-payment")
        return Refusal(rule, "too-many" if g.level() == HARD and brings_too_many(g, group, objective) else "not-enough")


class AfterLeg(Ask):
    """Victory is looked for as soon as a leg is done, and whether anybody could still go anywhere [M14.1, M14.4]."""

    rules = ("M14.1", "M11.3")

    def run(self, g: Coop) -> None:
        if check_won(g):
            return
        look(g)
        check_lost(g)


STEPS: tuple[type[AnyStep], ...] = (
    Unveil, Orient, Arrive, AtRim, AtRimAgain, TakeArtefact, Meet, AfterLeg,
)  # fmt: skip
