"""Every sentence of the product, in English and French: Fluent catalogues, and the way from keys to sentences.

A game's catalogue is `core.ftl` and `cli.ftl` (what all games share) with `GAME.ftl` and `GAME-*.ftl` on top, those of
the game out of whose box it comes first. They lie here, or in `locales/LANGUAGE` beside the game's card. Keys:

    event-KEY           what happened (Event.key)
    why-KEY             why an action is not legal (Refusal.key)
    ask-STEP            the question of a step class; ask-STEP-why a second line, wait-STEP what the others read
    act-VERB            an action by the keys of its domains; act-VERB-STEP goes before it, act-VERB-cost adds $cost
    end-REASON          why a game ended
    name-KIND-ID        a card, piece or word of the notation; text-KIND-ID what it does

A text parameter P is one id, or several with spaces between. Each is replaced by its name of kind P, or of a kind that
the game's card gives for P (`kinds`), or of the only kind that has one. P_id keeps the parameter as it came, to choose
a wording by. `seat` and what ends in `_seat` become a player's name; of `seat` are also made $who (that name) and $you
(yes for the reader). Parameters of an action are words; those that the card calls `amounts` are given as numbers.

Numbers of cards are arguments: a message whose key, or whose key without its first word, is one of the game's
`text_args` has those for parameters, and as words too (P_word: three). ELIDE and SIGNED: see `functions`.
The browser client reads the same files by the same convention.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from lanterns.core.card import Card
from lanterns.core.errors import LanternsError
from lanterns.core.event import Event
from lanterns.core.game import AnyGame
from lanterns.core.step import CHANCE, Refusal
from lanterns.core.verbs import VerbTable
from lanterns.locales.wording import Wording, wording_of

FOLDER = Path(__file__).parent
LANGUAGES: dict[str, str] = {"en": "English", "fr": "Français"}


def files(language: str, game: str = "", rooms: Sequence[str] = ()) -> list[Path]:
    """The catalogue files of a language and a game, and those of `rooms` of the browser ("end"), where there are such.
    Later ones override earlier ones. Raises LanternsError."""
    if language not in LANGUAGES:
        raise LanternsError(f"there is no language '{language}'; the languages are {', '.join(LANGUAGES)}")
    found = [FOLDER / language / "core.ftl", FOLDER / language / "cli.ftl"]
    card = cards().get(game)
    for name in dict.fromkeys((card.box if card else game, game)):
        found += _own(language, name)
    places = [FOLDER, card.home / "locales"] if card and card.home else [FOLDER]
    return found + [file for room in rooms for place in places if (file := place / language / f"{room}.ftl").exists()]


def cards() -> dict[str, Card]:
    """The cards of all games by their ids."""
    from lanterns.games import GAMES  # only who names a game needs them all

    return {game.id: game.card for game in GAMES.values()}


def _own(language: str, game: str) -> list[Path]:
    """The files of a game alone: what begins with the name of another that is longer is that one's."""
    known = cards()
    home = known[game].home if game in known else None
    places = [FOLDER, home / "locales"] if home else [FOLDER]
    files = [file for place in places for file in sorted((place / language).glob("*.ftl"), key=lambda one: one.stem)]
    return [file for file in files if game and owner(file.stem, (game, *known)) == game]


def owner(name: str, games: Iterable[str]) -> str:
    """The game whose catalogue a file of that name belongs to, "" for none: `dungeon-board` is of `dungeon`."""
    return max((game for game in games if name == game or name.startswith(f"{game}-")), key=len, default="")


def _newest(game: str) -> AnyGame | None:
    from lanterns.games import GAMES  # only who names a game needs them all

    return GAMES.get(game)


class Catalogue:
    """The sentences of one language for one game; what a language lacks is said in English."""

    def __init__(
        self,
        language: str,
        game: AnyGame | str = "",
        names: Sequence[str] = (),
        reader: int = -1,
        rooms: Sequence[str] = (),
    ) -> None:
        """`game`: the ruleset that is played, whose numbers its cards are told with; an id means its newest. `names`
        are the players' names by seat; `reader` is the seat that reads, -1 for nobody's. `rooms`: as in `files`."""
        house = _newest(game) if isinstance(game, str) else game
        self.args: Mapping[str, Mapping[str, int]] = house.text_args() if house else {}
        self.sources: Mapping[str, str] = house.sources() if house else {}
        card = house.card if house else Card("")
        self.other_kinds = card.kinds
        self.amounts = card.amounts
        self.language = language
        self.names: list[str] = list(names)
        self.reader = reader
        self.wordings: list[Wording] = []
        self.kinds: dict[str, list[str]] = {}  # id -> the kinds that have a name for it
        for code in dict.fromkeys((language, "en")):
            self.wordings.append(wording_of(code, files(code, house.id if house else str(game), rooms)))
            for key in self.wordings[-1].sources:
                self._index(key)

    def _index(self, key: str) -> None:
        word, _, rest = key.partition("-")
        kind, _, ident = rest.partition("-")
        if word == "name" and ident and kind not in self.kinds.setdefault(ident, []):
            self.kinds[ident].append(kind)

    def has(self, key: str) -> bool:
        """Whether some catalogue has a sentence of this key."""
        return any(one.has(key) for one in self.wordings)

    def say(self, key: str, /, **params: Any) -> str:
        """The sentence of a key with its parameters as they are; the key itself when there is no such sentence."""
        return self.format(key, params)[0]

    def format(self, key: str, params: Mapping[str, Any]) -> tuple[str, bool]:
        """The sentence as `say` gives it, and whether it is there with all parameters that it needs."""
        given = {**self.numbers(key), **params}
        for one in self.wordings:
            said = one.format(key, given)
            if said is not None:
                return said
        return key, False

    def numbers(self, key: str) -> dict[str, int | str]:
        """What the game's content gives a message: each number, and as P_word the word for it where there is one."""
        found = self.args.get(key) or self.args.get(key.partition("-")[2]) or {}
        given: dict[str, int | str] = dict(found)
        for name, number in found.items():
            word = f"number-{number}"
            given[f"{name}_word"] = self.say(word) if self.has(word) else str(number)
        return given

    def name(self, ident: str, kind: str = "") -> str:
        """The name of an id, by the kind of thing it is where several have one; the id itself without a name."""
        known = self.kinds.get(ident, [])
        for wanted in (kind, *self.other_kinds.get(kind, ())):
            if wanted in known:
                return self.say(f"name-{wanted}-{ident}")
        return self.say(f"name-{known[0]}-{ident}") if len(known) == 1 else ident

    def text(self, kind: str, ident: str) -> str:
        """What a card or piece does, with its numbers, "" when the catalogue does not say."""
        key = f"text-{kind}-{ident}"
        return self.say(key) if self.has(key) else ""

    def stats(self, kind: str, ident: str) -> str:
        """The figures of a card or piece, such as an enemy's Speed; "" for kinds that have none."""
        key = f"stats-{kind}"
        said = self.say(key, **self.numbers(f"{kind}-{ident}")) if self.has(key) else ""
        return re.sub(" +", " ", said).strip(" ")

    def source(self, kind: str, ident: str) -> str:
        """Whether a card or piece is as printed or the house's own, as a sentence; "" when the game does not say."""
        found = self.sources.get(f"{kind}-{ident}")
        return self.say(f"source-{found}") if found else ""

    def card(self, kind: str, ident: str) -> str:
        """All there is to say about a card or piece: figures, what it does, where it comes from."""
        parts = (self.stats(kind, ident), self.text(kind, ident), self.source(kind, ident))
        return " ".join(part for part in parts if part)

    def player(self, seat: int) -> str:
        """The name of a player, or "Player 3" for seat 2."""
        if seat == CHANCE:
            return self.say("chance")
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("player", number=seat + 1)

    def shown(self, params: Mapping[str, int | str]) -> dict[str, Any]:
        """The parameters with names in place of ids, as the head of this module says."""
        shown: dict[str, Any] = {}
        for name, value in params.items():
            shown[f"{name}_id"] = value
            if isinstance(value, int):
                is_seat = name == "seat" or name.endswith("_seat")
                shown[name] = self.player(value) if is_seat else value
            else:
                shown[name] = ", ".join(self.name(word, name) for word in value.split())
        if "seat" in params:
            shown["who"] = shown["seat"]
            shown["you"] = "yes" if params["seat"] == self.reader else "no"
        return shown

    def tell(self, key: str, params: Mapping[str, int | str]) -> str:
        """The sentence of a key with names in its parameters."""
        return self.format(key, self.shown(params))[0]

    def event(self, event: Event) -> str:
        """What happened, as a sentence; it begins with a capital, but for the name of a player, which is as it is."""
        key = f"event-{event.key}"
        if not self.has(key):
            return repr(event)
        shown = self.shown(event.params)
        said = self.format(key, shown)[0]
        players = [shown[name] for name in event.params if name == "seat" or name.endswith("_seat")]
        named = any(said.startswith(str(player)) for player in players)
        return said if named else said[:1].upper() + said[1:]

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not legal, as a sentence with its rule."""
        key = f"why-{refusal.key}"
        sentence = self.tell(key, refusal.params) if self.has(key) else self.say("why-not-legal")
        return f"{sentence} [{refusal.rule}]" if refusal.rule else sentence

    def question(self, step: str, seat: int, params: Mapping[str, int | str] | None = None) -> tuple[str, str]:
        """What a step asks, and its second line ("" when there is none or a parameter of it is missing)."""
        shown = self.shown({**(params or {}), "seat": seat})
        first, _ = self.format(f"ask-{step}", shown)
        second, whole = self.format(f"ask-{step}-why", shown)
        return (first if self.has(f"ask-{step}") else step), (second if whole else "")

    def action(self, verbs: VerbTable, code: int, step: str = "", cost: int = 0) -> str:
        """An action as a phrase; its notation when the catalogue has none."""
        verb = verbs.verb(code)
        params: dict[str, int | str] = {}
        for domain, arg in zip(verb.domains, verb.args(code), strict=True):
            known = params.get(domain.key)
            word = domain.names[arg]
            params[domain.key] = f"{known} {word}".strip() if known is not None else word
        for amount in self.amounts:  # an action gives them as digits; a sentence chooses by the number
            if amount in params:
                params[amount] = int(params[amount])
        shown = self.shown(params)
        if cost:
            shown["cost"] = cost
        if "seat" in params:  # an action names a seat by its digit
            shown["seat"] = shown["who"] = self.player(int(params["seat"]))
        for key in (f"act-{verb.name}-cost" if cost else "", f"act-{verb.name}-{step}", f"act-{verb.name}"):
            if key and self.has(key):
                return self.format(key, shown)[0]
        return verbs.notation(code)

    def end(self, reason: str) -> str:
        """Why a game ended, as a sentence."""
        return self.say(f"end-{reason}")
