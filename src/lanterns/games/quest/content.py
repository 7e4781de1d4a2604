"""The quest game's cards, loaded once from content/*.toml and checked against their schema [rules 7]."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from lanterns.core.content import SOURCE, Key, check_entry, load_tables
from lanterns.core.errors import BadContent
from lanterns.games.quest import geography as geo
from lanterns.games.quest.view_types import Colour

CONTENT: Final = Path(__file__).parent / "content"

COLOURS: Final[tuple[Colour, ...]] = ("blue", "red", "yellow", "green")
TEMPLES: Final = ["fire", "forest", "water", "ice", "shadow", "sun"]
LEGENDS: Final = ["sword", "shield", "staff"]
TORCH: Final = 0
SCROLL: Final = 1
SYMBOLS: Final = ["torch", "scroll"]

# kinds of region
OBELISK: Final = 0
CASTLE: Final = 1
TEMPLE: Final = 2
PORTAL: Final = 3
GROTTO: Final = 4

# kinds of map card, in the order of lands.toml: card 0-3 castles by colour, 4-9 temples by TEMPLES, 10-16 goblin cards
FIRST_TEMPLE: Final = 4
FIRST_GOBLIN: Final = 10
LANDS: Final = 17


class Land:
    """One map card. `book`, `grotto` are 0 and `symbol`, `colour` are -1 where the card has none."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id: str = entry["id"]
        self.kind: str = entry["kind"]
        self.book: int = entry["book"]
        self.grotto: int = entry["grotto"]
        self.symbol: int = SYMBOLS.index(entry["symbol"]) if entry["symbol"] else -1
        self.colour: int = COLOURS.index(entry["colour"]) if entry["colour"] else -1


class Slot:
    """What one hero of a placement quest must meet: masks of cells and of region kinds, and where it must (not) be."""

    def __init__(self, entry: dict[str, Any]) -> None:
        rows, cols, land = entry["rows"], entry["cols"], entry["land"]
        self.cells: int = 0
        for cell in range(geo.CELLS):
            coast = bool(geo.COAST >> cell & 1)
            if (
                (not rows or geo.ROW[cell] in rows)
                and (not cols or geo.COL[cell] in cols)
                and (land != "coast" or coast)
                and (land != "inland" or not coast)
                and (land != "not-castle-card" or cell not in geo.CASTLE_CELLS)
            ):
                self.cells |= 1 << cell
        wanted = entry["regions"] or [name for name in REGION_KINDS if name not in entry["not_regions"]]
        self.kinds: int = sum(1 << REGION_KINDS.index(name) for name in wanted)
        self.where: int = WHERE.index(entry["where"])


class Placement:
    """One placement quest: a slot per hero, what binds them, and the reward."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id: str = entry["id"]
        self.slots = [Slot(slot) for slot in entry["heroes"]]
        self.line: str = entry["line"]
        self.different: bool = entry["different"] == "card"
        self.min_distance: int = entry["min_distance"]
        self.max_distance: int = entry["max_distance"]
        self.reward: dict[str, int] = entry["reward"]
        self.source: str = entry["source"]


class Treasure:
    """One treasure and its quest: the temple that gives it and the name of its power."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id: str = entry["id"]
        self.temple: int = TEMPLES.index(entry["temple"])
        self.scope: str = entry["scope"]
        self.power: str = entry["power"]
        self.source: str = entry["source"]


class Grotto:
    """One grotto action: an effect of the vocabulary with its amount, gain or number of dice."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id: str = entry["id"]
        self.effect: str = entry["effect"]
        self.gain: str = entry["gain"]
        self.amount: int = entry["amount"]
        self.dice: int = entry["dice"]
        self.source: str = entry["source"]


REGION_KINDS: Final = ["obelisk", "castle", "torch-temple", "scroll-temple", "portal", "grotto"]
WHERE: Final = ["", "home", "away", "foreign"]
ANYWHERE: Final = 0
HOME: Final = 1
FOREIGN: Final = 3
REWARDS: Final = ("health", "power", "choice", "advance", "magic")
POWERS: Final = (
    "cancel-damage", "scroll-as-torch", "bow", "pass-free", "double-attack", "reroll",
    "walk-anyway", "survive", "torch-as-scroll", "grotto-gain", "double-gain", "book-reach",
)  # fmt: skip
# effects of grottos, and the keys that each needs
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "gain-per-hero": ("gain",), "wound": ("amount",), "magic": ("amount",), "roll-symbols": ("dice",),
    "advance": ("amount",), "move-hero": ("amount",), "roll-per-hero": ("gain",), "roll-wounds": ("dice",),
    "roll-magic": ("dice",), "roll-reroll-symbols": ("dice",), "roll-advance": ("dice",),
    "roll-moves": ("dice", "amount"),
}  # fmt: skip

_ID = Key(str)
_LAND = {
    "id": _ID, "kind": Key(str, values=("castle", "temple", "goblin")), "book": Key(int, need=False, default=0),
    "symbol": Key(str, values=tuple(SYMBOLS), need=False, default=""),
    "colour": Key(str, values=tuple(COLOURS), need=False, default=""),
    "grotto": Key(int, values=tuple(range(1, 8)), need=False, default=0), "source": SOURCE,
}  # fmt: skip
_SLOT = {
    "rows": Key(list, values=tuple(range(5)), need=False, default=[]),
    "cols": Key(list, values=tuple(range(5)), need=False, default=[]),
    "land": Key(str, values=("coast", "inland", "not-castle-card"), need=False, default=""),
    "regions": Key(list, values=tuple(REGION_KINDS), need=False, default=[]),
    "not_regions": Key(list, values=tuple(REGION_KINDS), need=False, default=[]),
    "where": Key(str, values=("home", "away", "foreign"), need=False, default=""),
}
_PLACEMENT = {
    "id": _ID, "heroes": Key(list), "line": Key(str, values=("row", "column", "diagonal"), need=False, default=""),
    "different": Key(str, values=("card",), need=False, default=""),
    "min_distance": Key(int, need=False, default=0), "max_distance": Key(int, need=False, default=9),
    "reward": Key(dict), "source": SOURCE,
}  # fmt: skip
_REWARD = {name: Key(int, need=False, default=0) for name in REWARDS}
_TREASURE = {
    "id": _ID, "temple": Key(str, values=tuple(TEMPLES)), "scope": Key(str, values=("holder", "owner")),
    "power": Key(str, values=POWERS), "source": SOURCE,
}  # fmt: skip
_GROTTO = {
    "id": _ID, "number": Key(int, values=tuple(range(1, 8))), "side": Key(str, values=("bright", "gloom")),
    "effect": Key(str, values=tuple(EFFECTS)), "gain": Key(str, values=("health", "power"), need=False, default=""),
    "amount": Key(int, need=False, default=0), "dice": Key(int, values=tuple(range(6)), need=False, default=0),
    "source": SOURCE,
}  # fmt: skip
_PAIR = Key(list, values=tuple(TEMPLES))
_LEGEND = {"id": Key(str, values=tuple(COLOURS)), "sword": _PAIR, "shield": _PAIR, "staff": _PAIR, "source": SOURCE}
_SPELL = {"id": _ID, "book": Key(int, values=tuple(range(1, 11))), "source": SOURCE}


class Content:
    """All cards of the game. Raises BadContent, naming file, key and reason, when a file does not fit its schema."""

    def __init__(self, folder: Path = CONTENT) -> None:
        lands = folder / "lands.toml"
        self.lands = [Land(entry) for entry in load_tables(lands, "land", _LAND, LANDS)]
        self._check_lands(str(lands))
        self.placements = self._load_placements(folder / "placements.toml")
        treasures = folder / "treasures.toml"
        self.treasures = [Treasure(entry) for entry in load_tables(treasures, "treasure", _TREASURE, 12)]
        _once("power", [treasure.power for treasure in self.treasures], POWERS, str(treasures))
        self.bright: list[Grotto] = []
        self.gloom: list[Grotto] = []
        self._load_grottos(folder / "grottos.toml")
        legends = folder / "legends.toml"
        entries = load_tables(legends, "legend", _LEGEND, len(COLOURS))
        _in_order("id", [entry["id"] for entry in entries], tuple(COLOURS), str(legends))
        for entry in entries:
            for item in LEGENDS:
                if len(entry[item]) != 2:
                    raise BadContent(f"[[legend]] {entry['id']}: {item} must list two temples [Q5.5]", str(legends))
        self.legends = [[[TEMPLES.index(t) for t in entry[item]] for item in LEGENDS] for entry in entries]
        spells = folder / "spells.toml"
        entries = load_tables(spells, "spell", _SPELL, 10)
        _in_order("book", [entry["book"] for entry in entries], tuple(range(1, 11)), str(spells))
        self.spells: list[str] = [entry["id"] for entry in entries]

    def _check_lands(self, file: str) -> None:
        kinds = [land.kind for land in self.lands]
        if kinds != ["castle"] * 4 + ["temple"] * 6 + ["goblin"] * 7:
            raise BadContent("must list 4 castle cards, 6 temple cards, 7 goblin cards, in this order [Q1.4]", file)
        if [land.id for land in self.lands[FIRST_TEMPLE:FIRST_GOBLIN]] != TEMPLES:
            raise BadContent(f"must list the temple cards in the order {', '.join(TEMPLES)}", file)
        for land in self.lands:
            has = [land.colour >= 0, land.book > 0, land.symbol >= 0, land.grotto > 0]
            if has != [land.kind == "castle", land.kind != "goblin", land.kind == "temple", land.kind == "goblin"]:
                raise BadContent(
                    f"[[land]] {land.id}: keys 'colour' and 'book' belong to castle cards, 'book' and 'symbol' to "
                    "temple cards, 'grotto' to goblin cards [Q1.4]", file,
                )  # fmt: skip
        _in_order("colour", [land.colour for land in self.lands[:FIRST_TEMPLE]], tuple(range(4)), file)
        _once("grotto", [land.grotto for land in self.lands[FIRST_GOBLIN:]], tuple(range(1, 8)), file)
        books = sorted(land.book for land in self.lands if land.book)
        if books != list(range(1, 11)):
            raise BadContent("key 'book': each of the books 1 to 10 must stand on one card [Q1.3]", file)

    def _load_grottos(self, path: Path) -> None:
        for side, entries in (("bright", self.bright), ("gloom", self.gloom)):
            tables = [entry for entry in load_tables(path, "grotto", _GROTTO, 14) if entry["side"] == side]
            _in_order(
                f"number of the {side} side", [entry["number"] for entry in tables], tuple(range(1, 8)), str(path)
            )
            for entry in tables:
                for key in EFFECTS[entry["effect"]]:
                    if not entry[key]:
                        where = f"[[grotto]] {entry['id']}"
                        raise BadContent(f"{where}: effect {entry['effect']} needs the key '{key}'", str(path))
                entries.append(Grotto(entry))

    @staticmethod
    def _load_placements(path: Path) -> list[Placement]:
        entries = load_tables(path, "placement", _PLACEMENT, 12)
        for entry in entries:
            where = f"[[placement]] {entry['id']}"
            if not 2 <= len(entry["heroes"]) <= 3:
                raise BadContent(f"{where}: key 'heroes' must list two or three heroes", str(path))
            for slot in entry["heroes"]:
                if not isinstance(slot, dict):
                    raise BadContent(f"{where}: heroes must be tables, not {slot!r}", str(path))
                check_entry(slot, _SLOT, f"{where}, heroes", str(path))
            check_entry(entry["reward"], _REWARD, f"{where}, reward", str(path))
        return [Placement(entry) for entry in entries]


def _in_order(key: str, found: list[Any], wanted: tuple[Any, ...], file: str) -> None:
    if found != list(wanted):
        raise BadContent(f"key '{key}': the entries must be in the order {', '.join(map(str, wanted))}", file)


def _once(key: str, found: list[Any], wanted: tuple[Any, ...], file: str) -> None:
    missing = [value for value in wanted if value not in found]
    if missing:
        raise BadContent(f"key '{key}': each value must stand once, {missing[0]} is missing", file)


CARDS: Final = Content()

PLACEMENTS: Final = 12
TREASURES: Final = 12
QUESTS: Final = PLACEMENTS + TREASURES  # quest ids: placement quests first, then treasure quests
QUEST_NAMES: Final[list[str]] = [quest.id for quest in CARDS.placements] + [treasure.id for treasure in CARDS.treasures]
QUEST: Final = {name: i for i, name in enumerate(QUEST_NAMES)}
ITEM_NAMES: Final[list[str]] = [treasure.id for treasure in CARDS.treasures] + LEGENDS
ITEM: Final = {name: i for i, name in enumerate(ITEM_NAMES)}
LAND_NAMES: Final[list[str]] = [land.id for land in CARDS.lands]
LAND: Final = {name: i for i, name in enumerate(LAND_NAMES)}

# treasures by the name of their power, so that the engine asks for a power and not for a card
POWER_OF: Final = {treasure.power: i for i, treasure in enumerate(CARDS.treasures)}
HELM: Final = POWER_OF["cancel-damage"]
LANTERN: Final = POWER_OF["scroll-as-torch"]
BOW: Final = POWER_OF["bow"]
PIPES: Final = POWER_OF["pass-free"]
BOOMERANG: Final = POWER_OF["double-attack"]
HOURGLASS: Final = POWER_OF["reroll"]
BOOTS: Final = POWER_OF["walk-anyway"]
FAIRY: Final = POWER_OF["survive"]
CHART: Final = POWER_OF["torch-as-scroll"]
SHOVEL: Final = POWER_OF["grotto-gain"]
GEM: Final = POWER_OF["double-gain"]
TOME: Final = POWER_OF["book-reach"]
SWORD: Final = 0
SHIELD: Final = 1
STAFF: Final = 2

# scores [Q9.2] and magic levels [Q1.8 table]
SPELL_POINTS: Final = [-4, -2, -1, 1, 2, 4, 6, 8, 10, 13, 16]
QUEST_POINTS: Final = [-3, -1, 1, 3, 6, 8, 12, 16, 20, 25, 30]
GOBLIN_POINTS: Final = [-2, 1, 3, 6, 8, 12, 16, 20, 25, 30, 35]
LEGEND_POINTS: Final = 4
MAGIC_LEVEL: Final = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3]  # by space 1..10 (index 0 is unused) [QR5]
LAST_SPACE: Final = 10
# symbols for temple spaces 1..4 [Q6.14, Q10.3]
NEEDS_BRIGHT: Final = [1, 1, 2, 2]
NEEDS_GLOOM: Final = [1, 2, 2, 2]
# what effects that are no data of a card give or cost
DEFENCE: Final = 2  # Power [Q6.7]
SHIELDED: Final = 1  # the same with the Shield
STRUCK_TWICE: Final = 2  # wounds of the first attack die of the Boomerang [T05]
TOME_REACH: Final = 2  # spaces [T12]
DIE_LOSS: Final = 1  # of a damage die [GG1, GG2]
DIE_GAIN: Final = 1  # of any other [GG1, GG2, GG6]
DIE_BEST: Final = 2  # of a torch or scroll [GG1, GG2, GG6]
MAX_TRACK: Final = 10
START_HEALTH: Final = 6
START_POWER: Final = 3
GOBLIN_HEALTH: Final = 5
GOBLIN_TOKENS: Final = 16
