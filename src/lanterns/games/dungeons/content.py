"""The cards of dungeons, loaded once from content/*.toml and checked against their schema [rules, Content]."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from lanterns.core.content import SOURCE, Key, check_entry, load_tables
from lanterns.core.errors import BadContent
from lanterns.core.texts import signed, whole
from lanterns.games.dungeons.grid import SIDES, read_mask
from lanterns.games.dungeons.view_types import CheckKind, RoomKind

CONTENT: Final = Path(__file__).parent / "content"
NEWEST: Final = 4  # edition, see core.content.load_tables

SKILLS: Final[list[str]] = ["S", "A", "I"]
STRENGTH: Final = 0
INTELLECT: Final = 2
ANY: Final = 3
# types of attack, in the order of enemy modifiers [D11.5]; TEST is no attack
MELEE: Final = 0
MISSILE: Final = 1
SPELL: Final = 2
TEST: Final = 3
ATTACKS: Final[list[str]] = ["melee", "missile", "spell"]
CHECKS: Final[tuple[CheckKind, ...]] = ("melee", "missile", "spell", "test")
KINDS: Final[list[RoomKind]] = [
    "start", "search", "box", "portal", "trap", "goblin", "plain", "encounter", "door",
]  # fmt: skip
START: Final = 0
SEARCH: Final = 1
BOX: Final = 2
PORTAL: Final = 3
TRAP: Final = 4
GOBLIN: Final = 5
PLAIN: Final = 6
ENCOUNTER: Final = 7
DOOR: Final = 8
SLOTS: Final[list[str]] = ["hand", "garb", "trinket", "spell"]
SETS: Final[list[str]] = ["bear", "lion", "panther", "phoenix"]
BEAR: Final = 0
LION: Final = 1
PANTHER: Final = 2
PHOENIX: Final = 3
TARGETS: Final[list[str]] = ["enemy", "chain", "tempest", "room", "hero", "none"]
AT_ENEMY: Final = 0
AT_CHAIN: Final = 1
AT_TEMPEST: Final = 2
AT_ROOM: Final = 3
AT_HERO: Final = 4
AT_NONE: Final = 5

HOOKS: Final[list[str]] = [
    "STAT", "DECL", "DICE", "ROLL", "RES", "COST", "EFF", "HIT", "CTR", "KILL", "FREE", "HERO", "ENTER", "REVEAL",
    "ENDMOVE", "EACT", "TFACE",
]  # fmt: skip
# what an ability does; each belongs to one hook, docs/dungeons-content.md says what it means
DOES: Final[dict[str, str]] = {
    "speed": "STAT", "defense": "STAT", "melee": "DECL", "missile": "DECL", "area": "DECL", "prayer": "DECL",
    "die": "DICE", "reroll": "ROLL", "thrift": "ROLL", "skill": "RES", "surge": "RES", "burn": "HIT", "harder": "HIT",
    "guard": "CTR", "weaken": "CTR", "stance": "CTR", "research": "FREE", "hands": "FREE", "sprint": "FREE",
    "horn": "FREE", "teleport": "FREE", "cloak": "FREE", "bolt": "HERO", "arrow": "HERO", "strike": "HERO",
    "walk": "HERO", "stealth": "ENTER",
}  # fmt: skip
# effects of rooms, spells and hero spaces, each with a number
EFFECTS: Final[list[str]] = [
    "health", "focus", "lose-health", "lose-focus", "health-full", "loot", "spell", "pickup-loot", "pickup-spell",
    "torch-up", "torch-down", "goblin", "damage", "push", "drain", "health-near", "gate", "reveal", "haste", "missile",
    "S", "A", "I", "dice",
]  # fmt: skip


class Effect:
    """One effect and its number, written `torch-up 2`. Raises BadContent for another word."""

    def __init__(self, text: str, file: str) -> None:
        does, _, amount = text.partition(" ")
        if does not in EFFECTS or whole(amount.removeprefix("-")) < 0:
            raise BadContent(f"'{text}' is not an effect with a number; effects are {', '.join(EFFECTS)}", file)
        self.does: str = does
        self.amount: int = signed(amount)


class Ability:
    """One ability of a hero or loot card; `skill` is -1 and the numbers are 0 where it has none."""

    def __init__(self, entry: dict[str, Any], file: str) -> None:
        check_entry(entry, _ABILITY, "abilities", file)
        self.hook: str = entry["hook"]
        self.does: str = entry["does"]
        if DOES[self.does] != self.hook:
            raise BadContent(f"'{self.does}' belongs to the hook {DOES[self.does]}, not {self.hook}", file)
        self.skill: int = SKILLS.index(entry["skill"]) if entry["skill"] else -1
        self.number: int = entry["number"]
        self.cost: int = entry["cost"]
        self.range: int = entry["range"]
        self.amount: int = entry["amount"]
        self.bash: bool = entry["bash"] == 1
        self.attacks: int = sum(1 << ATTACKS.index(name) for name in entry["attacks"])


class Hero:
    """One hero: maxima, attributes, skills, signature and the two printed hand slots."""

    def __init__(self, entry: dict[str, Any], file: str) -> None:
        self.id: str = entry["id"]
        self.health: int = entry["health"]
        self.focus: int = entry["focus"]
        self.speed: int = entry["speed"]
        self.defense: int = entry["defense"]
        self.skills: list[int] = entry["skills"]
        self.signature = Ability(entry["signature"], file)
        self.slots = [Ability(slot, file) for slot in entry["slots"]]
        self.source: str = entry["source"]
        if len(self.skills) != 3 or len(self.slots) != 2:
            raise BadContent(f"[[hero]] {self.id}: there are three skills and two hand slots", file)


class Card:
    """One dungeon card: corridors before rotation, what it is, and its check if it has one (`skill` -1: none)."""

    def __init__(self, entry: dict[str, Any], file: str) -> None:
        self.id: str = entry["id"]
        self.kind: int = KINDS.index(entry["kind"])
        self.corridors: int = read_mask(entry["corridors"])
        self.goblin: bool = entry["goblin"] == 1 or self.kind == GOBLIN
        self.skill: int = "SAIX".index(entry["skill"]) if entry["skill"] else -1
        self.number: int = entry["number"]
        self.cost: int = entry["cost"]
        self.disarm_skill: int = SKILLS.index(entry["disarm_skill"]) if entry["disarm_skill"] else -1
        self.disarm: int = entry["disarm"]
        self.effects = [Effect(text, file) for text in entry["effects"]]
        self.fail = [Effect(text, file) for text in entry["fail"]]
        self.source: str = entry["source"]


class Loot:
    """One loot card; `set` is -1 without a legendary set."""

    def __init__(self, entry: dict[str, Any], file: str) -> None:
        self.id: str = entry["id"]
        self.slot: int = SLOTS.index(entry["slot"])
        self.set: int = SETS.index(entry["set"]) if entry["set"] else -1
        self.abilities = [Ability(ability, file) for ability in entry["abilities"]]
        self.source: str = entry["source"]


class Spell:
    """One spell card; the test is always of Intellect."""

    def __init__(self, entry: dict[str, Any], file: str) -> None:
        self.id: str = entry["id"]
        self.number: int = entry["number"]
        self.cost: int = entry["cost"]
        self.target: int = TARGETS.index(entry["target"])
        self.range: int = entry["range"]
        self.effects = [Effect(text, file) for text in entry["effects"]]
        self.attack: bool = entry["attack"] == 1
        self.source: str = entry["source"]

    def amount(self, does: str) -> int:
        """The number of an effect, 0 when the spell has none of the kind."""
        return sum(effect.amount for effect in self.effects if effect.does == does)


class Foe:
    """What an enemy card says. `counter` by type of attack; `per_goblin`: its action also takes 1 H per goblin."""

    def __init__(self, entry: dict[str, Any], both: bool) -> None:
        self.id: str = entry["id"]
        self.speed: int = entry["speed"]
        self.defense: int = entry["defense"]
        self.melee_defense: int = entry.get("melee_defense", 0)
        self.hits: int = entry.get("hits", 1)
        self.counter: list[int] = entry.get("counter", [0, 0, 0])
        self.both: bool = both  # "and": moves and hits; "or" otherwise [D14.5, D14.6]
        self.range: int = entry["range"]
        self.health: int = entry["health"]
        self.focus: int = entry.get("focus", 0)
        self.per_goblin: bool = entry.get("per_goblin", 0) == 1
        self.also: str = entry.get("also", "")
        self.copies: int = entry.get("copies", 1)
        self.reward: list[str] = entry.get("reward", [])
        self.all: bool = entry.get("all", 0) == 1
        self.source: str = entry["source"]


class Boss:
    """One boss: a Foe, its torch effect, gates and six hero spaces."""

    def __init__(self, entry: dict[str, Any], file: str) -> None:
        check_entry(entry["torch"], _TFACE, "torch", file)
        self.id: str = entry["id"]
        self.foe = Foe(entry, both=True)
        loss = entry["spell_loss"].split()
        self.loss_health: int = int(loss[1]) if loss and loss[0] == "health" else 0
        self.loss_focus: int = int(loss[1]) if loss and loss[0] == "focus" else 0
        torch = entry["torch"]
        self.torch_does: str = torch["does"]
        self.torch_range: int = torch["range"]
        self.torch_health: int = torch["health"]
        self.torch_focus: int = torch["focus"]
        self.gates: list[int] = entry["gates"]
        self.entrance: int = entry["entrance"]
        self.spaces = [[Effect(text, file) for text in space] for space in entry["spaces"]]
        self.source: str = entry["source"]
        if len(self.spaces) != 6 or not 1 <= self.entrance <= 6:
            raise BadContent(f"[[boss]] {self.id}: there are six spaces, one of them the entrance [D17.2]", file)

    def modifier(self, space: int, does: str) -> int:
        """What a space adds: S, A, I to results, dice to the number of dice [D17.5]. Spaces count from 1."""
        return sum(effect.amount for effect in self.spaces[space - 1] if effect.does == does)


class Track:
    """The torch track of an act."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.goblin: list[int] = entry["goblin"]
        self.act: list[int] = entry["act"]
        self.skull: int = entry["skull"]
        self.start: list[int] = entry["start"]


_ID = Key(str)
_NUMBER = Key(int, need=False, default=0)
_WORD = Key(str, need=False, default="")
_TEXTS = Key(list, need=False, default=[])
_FLAG = Key(int, values=(0, 1), need=False, default=0)
_SKILL = Key(str, values=(*SKILLS, ""), need=False, default="")
_ABILITY = {
    "hook": Key(str, values=tuple(HOOKS)), "does": Key(str, values=tuple(DOES)), "skill": _SKILL, "number": _NUMBER,
    "cost": _NUMBER, "range": _NUMBER, "amount": _NUMBER, "bash": _FLAG,
    "attacks": Key(list, values=tuple(ATTACKS), need=False, default=[]),
}  # fmt: skip
_HERO = {
    "id": _ID, "health": Key(int), "focus": Key(int), "speed": Key(int), "defense": Key(int), "skills": Key(list),
    "signature": Key(dict), "slots": Key(list), "source": SOURCE,
}  # fmt: skip
_CARD = {
    "id": _ID, "corridors": Key(str), "kind": Key(str, values=tuple(KINDS)), "goblin": _FLAG,
    "skill": Key(str, values=("S", "A", "I", "X"), need=False, default=""), "number": _NUMBER, "cost": _NUMBER,
    "disarm_skill": _SKILL, "disarm": _NUMBER, "effects": _TEXTS, "fail": _TEXTS, "source": SOURCE,
}  # fmt: skip
_LOOT = {
    "id": _ID, "slot": Key(str, values=tuple(SLOTS[:3])), "set": Key(str, values=tuple(SETS), need=False, default=""),
    "abilities": Key(list), "source": SOURCE,
}  # fmt: skip
_SPELL = {
    "id": _ID, "number": Key(int), "cost": Key(int), "target": Key(str, values=tuple(TARGETS)), "range": Key(int),
    "effects": Key(list), "attack": _FLAG, "source": SOURCE,
}  # fmt: skip
_FOE = {"id": _ID, "speed": Key(int), "defense": Key(int), "range": Key(int), "health": Key(int), "source": SOURCE}
_GOBLIN = {
    **_FOE, "copies": Key(int), "act": Key(str, values=("or", "and")), "per_goblin": _FLAG,
    "reward": Key(list, values=("loot", "spell", "health 3", "focus 5", "reveal")), "all": _FLAG,
}  # fmt: skip
_MINION = {
    **_FOE, "melee_defense": _NUMBER, "hits": Key(int), "counter": Key(list), "focus": _NUMBER,
    "also": Key(str, values=("goblin", ""), need=False, default=""),
}  # fmt: skip
_BOSS = {
    **_FOE, "counter": Key(list), "spell_loss": _WORD, "focus": _NUMBER,
    "also": Key(str, values=("regain", ""), need=False, default=""),
    "torch": Key(dict), "gates": Key(list), "entrance": Key(int), "spaces": Key(list),
}  # fmt: skip
_TFACE = {
    "does": Key(str, values=("within", "regain", "goblin")), "range": _NUMBER, "health": _NUMBER, "focus": _NUMBER,
}  # fmt: skip
_TRACK = {"id": _ID, "goblin": Key(list), "act": Key(list), "skull": Key(int), "start": Key(list), "source": SOURCE}


class Content:
    """All cards of the game. Raises BadContent, naming file, key and reason, when a file does not fit its schema."""

    def __init__(self, folder: Path = CONTENT) -> None:
        file = folder / "heroes.toml"
        self.heroes = [Hero(entry, str(file)) for entry in load_tables(file, "hero", _HERO, 8)]
        file = folder / "cards.toml"
        entries = load_tables(file, "card", _CARD, 28)
        for entry in entries:
            if not entry["corridors"] or any(side not in SIDES for side in entry["corridors"]):
                raise BadContent(f"[[card]] {entry['id']}: corridors are some of {SIDES}", str(file))
        self.cards = [Card(entry, str(file)) for entry in entries]
        kinds = [card.kind for card in self.cards]
        rooms = [kind for kind in kinds[1:23] if kind not in (START, ENCOUNTER, DOOR)]
        if kinds[0] != START or len(rooms) != 22 or kinds[23:] != [ENCOUNTER] * 4 + [DOOR]:
            raise BadContent("must list the Entrance, 22 Rooms, 4 Encounters, the Lair Door, in this order", str(file))
        file = folder / "loot.toml"
        self.loot = [Loot(entry, str(file)) for entry in load_tables(file, "loot", _LOOT, 26)]
        if [loot.set for loot in self.loot[:16]] != [i // 4 for i in range(16)]:
            raise BadContent("must begin with the sets bear, lion, panther, phoenix, four cards each", str(file))
        file = folder / "spells.toml"
        self.spells = [Spell(entry, str(file)) for entry in load_tables(file, "spell", _SPELL, 14)]
        file = folder / "goblins.toml"
        self.goblins = [Foe(entry, entry["act"] == "and") for entry in load_tables(file, "goblin", _GOBLIN, 4)]
        if sum(goblin.copies for goblin in self.goblins) != 6:
            raise BadContent("key 'copies': there are six goblin cards [D1.1]", str(file))
        file = folder / "minions.toml"
        self.minions = [Foe(entry, both=True) for entry in load_tables(file, "minion", _MINION, 8)]
        file = folder / "bosses.toml"
        self.bosses = [Boss(entry, str(file)) for entry in load_tables(file, "boss", _BOSS, 6)]
        file = folder / "torch.toml"
        self.tracks = [
            [Track(entry) for entry in load_tables(file, "track", _TRACK, 2, edition)]
            for edition in range(1, NEWEST + 1)
        ]


BOX_CARDS: Final[Content] = Content()
HEROES: Final[list[Hero]] = BOX_CARDS.heroes
CARDS: Final[list[Card]] = BOX_CARDS.cards
LOOT: Final[list[Loot]] = BOX_CARDS.loot
SPELLS: Final[list[Spell]] = BOX_CARDS.spells
GOBLINS: Final[list[Foe]] = BOX_CARDS.goblins
MINIONS: Final[list[Foe]] = BOX_CARDS.minions
BOSSES: Final[list[Boss]] = BOX_CARDS.bosses
TRACKS: Final[list[list[Track]]] = BOX_CARDS.tracks  # by edition - 1, then act - 1

HERO_NAMES: Final[list[str]] = [hero.id for hero in HEROES]
CARD_NAMES: Final[list[str]] = [card.id for card in CARDS]
LOOT_NAMES: Final[list[str]] = [loot.id for loot in LOOT]
SPELL_NAMES: Final[list[str]] = [spell.id for spell in SPELLS]
GOBLIN_NAMES: Final[list[str]] = [goblin.id for goblin in GOBLINS]
MINION_NAMES: Final[list[str]] = [minion.id for minion in MINIONS]
BOSS_NAMES: Final[list[str]] = [boss.id for boss in BOSSES]

FIRST_ENCOUNTER: Final = 23
LAIR_DOOR: Final = 27
ROOMS_MASK: Final[int] = sum(1 << card for card in range(1, FIRST_ENCOUNTER))
ENCOUNTERS_MASK: Final[int] = sum(1 << card for card in range(FIRST_ENCOUNTER, LAIR_DOOR))

# cards by what they do, so that the engine asks for an ability and not for a card
_LOOT_OF: Final[dict[str, int]] = {ability.does: i for i, loot in enumerate(LOOT) for ability in loot.abilities}
HORN: Final[int] = _LOOT_OF["horn"]
REROLL: Final[int] = _LOOT_OF["reroll"]
STEALTH: Final[int] = _LOOT_OF["stealth"]
AREA_BOW: Final[int] = _LOOT_OF["area"]
GRIMOIRE: Final[int] = _LOOT_OF["burn"]
ROBES: Final[int] = _LOOT_OF["teleport"]
CLOAK: Final[int] = _LOOT_OF["cloak"]
FLAIL: Final[int] = _LOOT_OF["weaken"]
MAUL: Final[int] = _LOOT_OF["harder"]
CHARM: Final[int] = _LOOT_OF["thrift"]
LION_SWORD: Final[int] = _LOOT_OF["surge"]


def ability(loot: int, does: str) -> Ability:
    """The ability of a loot card that does this. Raises KeyError."""
    for found in LOOT[loot].abilities:
        if found.does == does:
            return found
    raise KeyError(does)


def set_bonus(pieces: int) -> int:
    """What a legendary set gives with so many pieces [D15.6]."""
    return max(0, pieces - 1)


def _sums(does: str, attacks: int = 0) -> list[int]:
    return [
        sum(found.amount for found in loot.abilities if found.does == does and found.attacks == attacks)
        for loot in LOOT
    ]


SPEED_OF: Final[list[int]] = _sums("speed")
DEFENSE_OF: Final[list[int]] = _sums("defense")
GUARD_OF: Final[list[int]] = _sums("guard", 1 << MELEE)  # Defense on one's own melee attacks
# loot cards that add a die to a skill, or to the result of its checks, by skill
DIE_FOR: Final[list[list[int]]] = [
    [i for i, loot in enumerate(LOOT) if any(a.does == "die" and a.skill == skill for a in loot.abilities)]
    for skill in range(3)
]
RESULT_FOR: Final[list[list[int]]] = [
    [i for i, loot in enumerate(LOOT) if any(a.does == "skill" and a.skill == skill for a in loot.abilities)]
    for skill in range(3)
]
WEAPON_OF: Final[list[list[Ability]]] = [
    [found for found in loot.abilities if found.does in ("melee", "missile")] for loot in LOOT
]
SLOT_OF: Final[list[int]] = [loot.slot for loot in LOOT]

# hero dice by value 1..6: what an unused die gives after a success [D1.2]
DIE_NAMES: Final[list[str]] = ["+1", "+2", "3", "4", "5", "6"]
UNUSED_FOCUS: Final[list[int]] = [0, 2, 3, 1, 1, 0, 0]
UNUSED_HEALTH: Final[list[int]] = [0, 0, 0, 0, 0, 0, 1]
# enemy die [D1.3]
FACES: Final[list[str]] = ["2", "3", "4", "5", "shield", "torch"]
SHIELD_FACE: Final = 4
TORCH_FACE: Final = 5
GOBLIN_SLOTS: Final = 4
MINION_CODE: Final = 4
BOSS_CODE: Final = 8
ENEMIES: Final = 9
ENEMY_NAMES: Final[list[str]] = [*[f"{kind}-{n}" for kind in ("goblin", "minion") for n in range(1, 5)], "boss"]
BOSS_TOP: Final = 8
