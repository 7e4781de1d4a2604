"""From a position of the engine to a ``Situation`` of the planner, and from its legs back to action codes."""

from __future__ import annotations

from random import Random

from lanterns.games.mapmasters.board.cards import OBJECTS
from lanterns.games.mapmasters.board.walker import IllegalStep
from lanterns.games.mapmasters.coop.landing import LANDED, landed
from lanterns.games.mapmasters.coop.planner.nodes import Leg
from lanterns.games.mapmasters.coop.planner.proof import ITEM, Laid, moves_of, paid
from lanterns.games.mapmasters.coop.planner.seeded import turns_before
from lanterns.games.mapmasters.coop.planner.situation import (
    BOOKS,
    CIRCLES,
    CIRCLES_USED,
    HAD,
    LEVELS,
    LOCKS,
    MONSTERS,
    ROOMS,
    STAIRS,
    TOKENS,
    TRAPS,
    UNSPENT,
    USED,
    Situation,
    Use,
)  # fmt: skip
from lanterns.games.mapmasters.coop.planner.ways import IN_ROOM, ON_CIRCLE, sheets
from lanterns.games.mapmasters.coop.rules.dealing import deck_weights, take
from lanterns.games.mapmasters.coop.rules.line import begin_line, extend
from lanterns.games.mapmasters.coop.state import HOUSE_RULES, LEVEL, NONE, ON_BOSS, ON_CARD, OUT, Coop
from lanterns.games.mapmasters.coop.tableau import GONE, face_of, narrow, place_of, turned_of, wide
from lanterns.games.mapmasters.coop.verbs import ARTEFACTS, COLUMNS, FACES, FAIRY, HIDDEN, NO_FAIRY


def situation(g: Coop) -> Situation:
    """A position without any card to lay: the tableau, what is used up, what the groups have. Face-down targets still
    unknown are taken as they come; they all look alike."""
    plan = g.plan()
    level = LEVELS.index(HOUSE_RULES["level"][0][g.house[LEVEL]])
    s = Situation(plan, [g.objective(index) for index in range(len(plan.objectives))], level, g.edition)
    s.blocked = [False] * len(s.blocked)
    for place in g.blocked:
        s.blocked[narrow(plan, place)] = True
    s.met = [index for index, by in enumerate(g.met) if by != NONE]
    s.lay_out_again()
    s.see_tide(max(0, g.turn - 1))
    unknown = [target.card for number, target in enumerate(plan.targets) if g.target_at[number] == NONE]
    s.target_at = {narrow(plan, at): plan.targets[n].card for n, at in enumerate(g.target_at) if at != NONE}
    for code in g.cells:
        if place_of(code) == GONE:
            continue
        place = narrow(plan, place_of(code))
        if face_of(code) == HIDDEN:
            s.target_at[place] = unknown.pop(0)
            s.cards[place] = s.target_at[place]
        else:
            s.cards[place], s.turned[place] = FACES[face_of(code)], turned_of(code)
    for target in plan.targets:
        s.lying[target.card] = [id for id in target.artefacts if g.artefact_at[ARTEFACTS.index(id)] == ON_CARD]
    s.purse = g.coins
    s.books = [book + 1 for book in g.book_row if book >= 0]
    _uses(g, s)
    for group in range(g.groups()):
        _pawn(g, s, group)
    return s


def _uses(g: Coop, s: Situation) -> None:
    """Masks of the whole board, card by card."""
    tableau, plan = g.board(), g.plan()
    board = tableau.board
    for order, at in enumerate(tableau.places):
        if at == GONE:
            continue
        place = narrow(plan, at)
        card = board.placed[order].card
        sheet = s.sheets.get(card.id)
        if sheet is None:  # the back of a target: only its slots matter
            sheet = s.sheets[s.cards[place]]
            nodes = 0
            for slot in range(6):
                if g.used_nodes >> (board.first_node[order] + card.slots[slot]) & 1:
                    nodes |= 1 << sheet.card.slots[slot]
            s.uses[place] = Use(0, nodes, 0, 0, 0, 0)
            continue
        first, base = board.first_piece[order], board.first_node[order]
        pieces = g.used_pieces >> first & ((1 << len(card.pieces)) - 1)
        nodes = g.used_nodes >> base & ((1 << len(card.nodes)) - 1)
        crossed = cleared = chords = 0
        for number, (name, _, _) in enumerate(sheet.circles):
            if g.crossed_all >> board.icon_at(base, "O", name) & 1:
                crossed |= 1 << number
        for number, (name, _) in enumerate(sheet.room_pits):
            if g.crossed_all >> board.icon_at(base, "P", name) & 1:
                crossed |= 1 << (8 + number)
        for number, room in enumerate(card.rooms):
            if g.cleared >> (base + room.node) & 1:
                cleared |= 1 << number
            for chord in g.chords:
                rest, b = divmod(chord, 4096)
                rest, a = divmod(rest, 4096)
                if rest % 4096 == base + room.node:
                    chords |= 1 << sheet.chord_of[number, a, b]
        if pieces or nodes or crossed or cleared or chords:
            s.uses[place] = Use(pieces, nodes, crossed, cleared, chords, 0)


def _pawn(g: Coop, s: Situation, group: int) -> None:
    plan, pawn = g.plan(), s.pawns[group]
    tableau = g.board()
    board = tableau.board
    if g.spot[group] != NONE and not landed(g.spot[group]):
        pawn.place, pawn.slot = narrow(plan, g.spot[group] // 6), g.spot[group] % 6
    elif landed(g.spot[group]):
        pawn.place, pawn.slot = standing(g, s, g.spot[group])
    pawn.legs = sum(1 for leg in g.legs if leg[0] == group)
    # the planner draws no leg from inside a corridor: a group that landed there by a leap is left to people
    pawn.done = g.stage[group] in (ON_BOSS, OUT) or (landed(g.spot[group]) and pawn.place < 0)
    own = pawn.counters
    for icon, letter in enumerate(board.icon_kind):
        if not g.found[group] >> icon & 1:
            continue
        given = g.delivered[group] >> icon & 1
        if letter in OBJECTS:
            if not given:
                used = g.crossed_all >> icon & 1
                own[(USED if used else UNSPENT) + OBJECTS.index(letter)] += 1
        elif letter == "M":
            own[MONSTERS] += 1
        elif letter == "K":
            own[LOCKS] += 1
        elif letter in ("P", "V"):
            own[TRAPS] += 1
        elif letter == "S":
            own[STAIRS] += 1
        elif letter == "O":
            own[CIRCLES] += 1
            own[CIRCLES_USED] += g.crossed_all >> icon & 1
    own[ROOMS] = g.rooms[group].bit_count()
    for kind, item in enumerate(ITEM):
        if g.tokens[group * 4 + kind]:
            own[TOKENS] |= 1 << item
            own[HAD] |= 1 << item
    own[BOOKS] = g.book_mask(group)
    pawn.artefacts = [ARTEFACTS[number] for number in g.artefacts_of(group)]
    pawn.met = [index for index, by in enumerate(g.met) if by == group]
    pawn.cards = [target.card for number, target in enumerate(plan.targets) if g.met_on[group] >> number & 1]
    for order, at in enumerate(tableau.places):
        if at != GONE:
            for number, room in enumerate(board.placed[order].card.rooms):
                if g.rooms[group] >> (board.first_node[order] + room.node) & 1:
                    place = narrow(plan, at)
                    pawn.visited[place] = pawn.visited.get(place, 0) | 1 << number


def standing(g: Coop, s: Situation, spot: int) -> tuple[int, int]:
    """Place and entry (see ``ways``) from which the next leg of a group that landed by a leap goes on [MR56]; -1 twice
    inside a corridor."""
    tableau = g.board()
    number, inside = divmod(LANDED - spot, 2)
    if inside:
        return -1, -1
    order = tableau.board.node_card[number]
    place = narrow(g.plan(), tableau.places[order])
    card = tableau.board.placed[order].card
    node = number - tableau.board.first_node[order]
    for room, one in enumerate(card.rooms):
        if one.node == node:
            return place, IN_ROOM + room
    names = [at for _, at, _ in s.sheets[card.id].circles]
    return place, ON_CIRCLE + names.index(node)


def turns_left(g: Coop, played: bool) -> int:
    """Turns in which a card can still be played, this one included unless its card lies already; a chase is thought
    held off by a leg a turn."""
    empty = len(g.empty())
    chase = g.plan().chase
    if g.plan().tide:
        rows = [place // COLUMNS for place in g.empty()]
        return turns_before(g.plan(), rows, g.turn if played else g.turn - 1)
    if not chase:
        return empty
    left = sum(1 for by in g.met if by == NONE)
    done = g.turn if played else g.turn - 1
    return max(0, min(empty, max(chase - 1 - done, 0) + left))


def add_cards(g: Coop, s: Situation, played: bool, rng: Random | None, hidden: list[int] | None = None) -> None:
    """Fill the pool with the hands of a position (all of which must be known or sampled) and, with ``rng``, with a
    sample of what the seats will draw. ``played``: the active seat has played its card of this turn."""
    players = g.players
    count = turns_left(g, played)
    first = g.active if not played else (g.active + 1) % players
    order = [(first + k) % players for k in range(players)]
    quota = [0] * players
    for turn in range(count):
        quota[order[turn % players]] += 1
    pool: list[str] = []
    owner: list[int] = []
    arrival: list[int] = []
    for seat in range(players):
        for face in g.hands[seat]:
            pool.append(FACES[face])
            owner.append(seat)
            arrival.append(0)
    held = len(pool)
    if rng is not None:
        ahead = g.copy()
        drawn = [0] * players
        draws = [g.active] if played else []
        draws += [order[turn % players] for turn in range(max(0, count - 1))]
        for number, seat in enumerate(draws):
            weights = deck_weights(ahead)
            if not sum(weights):
                break
            face = rng.choices(range(len(weights)), weights)[0]
            take(ahead, seat, face)
            if not (played and number == 0):
                drawn[seat] += 1
            pool.append(FACES[face])
            owner.append(seat)
            arrival.append(drawn[seat])
    s.fill_pool(pool, owner, arrival, quota, first)
    if hidden is not None:
        s.sure = [number < held and not hidden[seat] for number, seat in enumerate(owner)]
    if played:  # the turn that goes on lays nothing more
        s.first = [turn + 1 for turn in s.first]


def codes_of(g: Coop, leg: Leg) -> list[int]:
    """Action codes of a leg whose cards all lie, from the position as it is. Raises IllegalStep when the engine sees it
    otherwise."""
    tableau = g.board()
    at = {narrow(g.plan(), place): order for place, order in tableau.at.items()}
    line = begin_line(g, leg.pawn)
    codes: list[int] = []
    for move in moves_of(Laid(tableau.board, at, sheets(g.edition)), leg):
        while line.due:
            code = _fairy(line.path.tokens, line.stock)
            codes.append(code)
            line = extend(tableau, line, code, g.level())
        _, made = paid(line.path, move, leg.objective.what)
        codes.append(tableau.code(made))
        line = extend(tableau, line, codes[-1], g.level())
    while line.due:
        code = _fairy(line.path.tokens, line.stock)
        codes.append(code)
        line = extend(tableau, line, code, g.level())
    if not (line.path.arrived or line.path.at_exit):
        raise IllegalStep("leads-nowhere")
    return codes


def spot_of_start(g: Coop, leg: Leg) -> int:
    """The spot or landing at which a group stands when a leg of it begins; -1 while nothing lies there."""
    plan = g.plan()
    place, entry = wide(plan, leg.start[0]), leg.start[1]
    if entry < 6:
        return place * 6 + entry
    tableau = g.board()
    order = tableau.at.get(place, -1)
    if order < 0:
        return NONE
    card = tableau.board.placed[order].card
    sheet = sheets(g.edition)[card.id]
    node = card.rooms[entry - IN_ROOM].node if entry >= IN_ROOM else sheet.circles[entry - ON_CIRCLE][1]
    return LANDED - 2 * (tableau.board.first_node[order] + node)


def _fairy(tokens: list[int], stock: list[int]) -> int:
    """The token for an optimiser: the first kind that the group lacks [M15.1]."""
    for kind in range(4):
        if stock[kind] and not tokens[kind]:
            return FAIRY.base + kind
    return NO_FAIRY.base
