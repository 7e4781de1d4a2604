"""Steps of a path as a person sees them: which way they set off, what they find, where they come to rest, what pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from lanterns.cli.games.mapmasters.drawing import LaidCard
from lanterns.core.view_types import ActionView
from lanterns.games.mapmasters.board.books import books
from lanterns.games.mapmasters.board.cards import Card
from lanterns.games.mapmasters.board.view_types import MapNext
from lanterns.games.mapmasters.coop.missions.faces import drawn_faces, faces
from lanterns.games.mapmasters.coop.view_types import CoopCell, CoopNext, CoopView
from lanterns.games.mapmasters.versus.view_types import MapLaid, MapView
from lanterns.locales import Catalogue

ICONS = {
    "c": "coin", "b": "barrel", "s": "sword", "r": "rope", "k": "key", "p": "scroll", "M": "monster", "K": "lock",
    "P": "pit", "V": "lava", "S": "stairs", "O": "circle", "y": "recycle", "x": "scissors", "h": "room",
}  # fmt: skip
NEEDS = {"s": "sword", "k": "key", "r": "rope", "p": "scroll"}
NODES = {"p": "P", "o": "O", "s": "S"}  # icons that are places of their own
FLIP = {"T": "B", "B": "T", "L1": "R2", "R2": "L1", "L2": "R1", "R1": "L2"}
Next = MapNext | CoopNext
BOOKS = {book.number: book.id for book in books()}


class Ground:
    """The cards that lie, by the name that steps give them: the face in Versus, the place in Coop."""

    def __init__(self, laid: Mapping[str, LaidCard], known: Mapping[str, Card], turned: Mapping[str, bool]) -> None:
        self.laid = laid
        self.known = known
        self.turned = turned

    def letter(self, name: str) -> str:
        """The letter of the icon that a name such as `D20.T-h1/2` means; "" for none that is known."""
        first, _, own = name.partition(".")
        card = self.known.get(first)
        base, slash, order = own.partition("/")
        if card is None:
            return ""
        if not slash:
            return NODES.get(own[:1], "")
        if base[:1] == "h" and "-" not in base and "=" not in base:
            room = card.room_at(card.nodes.index(base))
            return room.content[int(order) - 1][0] if room is not None else ""
        laid = self.laid.get(first)
        return card.pieces[laid.sketch.names.index(base)].icons[int(order) - 1] if laid is not None else ""

    def direction(self, piece: tuple[str, int, int]) -> str:
        """`up`, `down`, `left` or `right`: where a walk along a piece sets off to; "" where that is not drawn."""
        name, start, end = piece
        laid = self.laid.get(name.partition(".")[0])
        if laid is None:
            return ""
        number = laid.sketch.names.index(name.partition(".")[2])
        cells = laid.cells(laid.sketch.pieces[number])
        stops = [0, *laid.sketch.icons[number], len(cells) - 1]
        a, b = cells[stops[start + 1]], cells[stops[end + 1]]
        way = cells if start <= end else cells[::-1]
        later = way[min(len(way) - 1, way.index(a) + 3)] if a in way else b
        rows, columns = later[0] - a[0], later[1] - a[1]
        if abs(columns) > abs(rows):
            return "right" if columns > 0 else "left"
        return "down" if rows > 0 else "up"


def ground_of(laid: Sequence[MapLaid]) -> Ground:
    """The cards of a dungeon of Versus, as views have them."""
    cards = {one["card"]: LaidCard(one["card"], one["x"], one["y"], one["turned"]) for one in laid}
    return Ground(cards, {face: faces()[face] for face in cards}, {one["card"]: bool(one["turned"]) for one in laid})


def ground_of_grid(cells: Sequence[CoopCell]) -> Ground:
    """The cards of the grid of Coop; its target cards have no drawing."""
    known = {cell["place"]: drawn_faces()[cell["face"]] for cell in cells if cell["card"] and cell["face"]}
    laid = {
        cell["place"]: LaidCard(cell["card"], cell["column"], 2 * cell["row"], cell["turned"], cell["place"])
        for cell in cells
        if cell["card"] and cell["card"][0] in "SD" and cell["kind"] not in ("step", "boss", "hidden")
    }
    return Ground(laid, known, {cell["place"]: bool(cell["turned"]) for cell in cells})


def spot_words(ground: Ground, name: str, words: Catalogue) -> str:
    """A place of a card by what it is: `D20, top edge`, `C3, magic circle`."""
    first, _, own = name.partition(".")
    if "-" in own or "=" in own or "/" in own:
        letter = ground.letter(name)
        return words.say("map-at", card=first, what=words.name(ICONS[letter], "icon") if letter else own)
    slot = FLIP.get(own, own) if ground.turned.get(first) else own
    key = f"map-slot-{slot}" if slot in FLIP else f"map-node-{own[:1]}"
    return words.say("map-at", card=first, what=words.say(key) if words.has(key) else own)


def way_words(ground: Ground, step: Next, words: Catalogue) -> str:
    """The way of a step: its direction, or what carries it."""
    direction = ground.direction(step["piece"]) if step["piece"] else ""
    if direction:
        return words.say(f"map-dir-{direction}")
    if step["verb"] in ("fall", "climb"):
        return words.say(f"map-way-{step['verb']}")
    target = step["leap"][1] if step["leap"] else step["at"]
    key = step["verb"] if step["verb"] in ("jump", "wrap") else "leap"
    if step["piece"]:
        return words.say("screen-way-on", place=spot_words(ground, step["at"], words))
    return words.say(f"map-way-{key}", place=spot_words(ground, target, words))


def arrival(ground: Ground, step: Next, words: Catalogue) -> str:
    """Where a step comes to rest, as a phrase."""
    if step.get("arrived"):
        return words.say("screen-way-arrives", card=step["at"].partition(".")[0])
    if step["exit"]:
        return words.say("map-to-exit")
    first, _, own = step["at"].partition(".")
    if "/" in own:
        letter = ground.letter(step["at"])
        icon = words.name(ICONS[letter], "icon") if letter else own
        return words.say("map-stops-before" if step["stuck"] else "map-to-icon", icon=icon)
    if own in FLIP:
        return words.say("map-to-blocked") if step["stuck"] else words.say("map-to-card", card=first)
    if step["stuck"]:
        key = {"h": "map-stops-at-door", "e": "map-to-e"}.get(own[:1], "map-met-itself")
        return words.say(key)
    return words.say(f"map-to-{own[:1]}") if words.has(f"map-to-{own[:1]}") else own


def pays(ground: Ground, step: Next, words: Catalogue) -> str:
    """What pays for a step; "" for nothing."""
    spent = list(step["spent"])
    told = [words.say("map-spends-token", kind=words.name(NEEDS[one[2:]], "icon")) for one in spent if one[0] == "t"]
    items = [letter for name in step["used"] if (letter := ground.letter(name)) in NEEDS]
    told += [words.say("map-spends-item", kind=words.name(NEEDS[letter], "icon")) for letter in items]
    told += [words.name(BOOKS[int(one[1:])], "book") for one in spent if one[0] == "b"]
    return words.say("map-pays", list=", ".join(told)) if told else ""


def step_words(ground: Ground, step: Next, words: Catalogue) -> str:
    """A step as a whole: `Right: finds 2 keys, into a room`."""
    counts = Counter(letter for name in step["found"] if (letter := ground.letter(name)))
    found = ", ".join(words.say(f"map-count-{ICONS[letter]}", n=n) for letter, n in counts.items())
    finds = words.say("map-finds", list=found) if found else ""
    does = ", ".join(part for part in (finds, arrival(ground, step, words), pays(ground, step, words)) if part)
    return words.say("map-way-does", way=way_words(ground, step, words), does=does)


def line_steps(view: MapView | CoopView) -> tuple[Ground | None, Mapping[int, Next]]:
    """The cards under the line that the viewer draws, and what each next step would do, by its code."""
    if view["game"] == "mapmasters-coop":
        line = view["drawing"]
        if line is None:
            return None, {}
        return ground_of_grid(view["cells"]), {one["code"]: one for one in line["next"]}
    dungeon = view["players"][view["seat"]]["dungeon"] if view["seat"] >= 0 else None
    if dungeon is None or not dungeon["next"]:
        return None, {}
    return ground_of(dungeon["cards"]), {one["code"]: one for one in dungeon["next"]}


def phrase(option: ActionView, view: MapView | CoopView, words: Catalogue) -> str:
    """A step of a path by its way and what it meets, with the printed names behind it; "" for other answers."""
    ground, steps = line_steps(view)
    step = steps.get(option["code"])
    return step_words(ground, step, words) if ground is not None and step is not None else ""
