"""Every sentence of the product, in English and French: Fluent catalogues, and the way from keys to sentences.

A game's catalogue is `core.ftl` and `cli.ftl` (what all games share) with `GAME.ftl` and `GAME-*.ftl` on top. Keys:

    event-KEY        what happened (Event.key)            why-KEY     why an action is not legal (Refusal.key)
    ask-STEP         the question of a step class         do-VERB     an action; parameters: its domains' keys
    end-REASON       why a game ended                     name-ID     a card, piece, place or word of the notation

A text parameter is a list of ids with spaces between; each that has a `name-ID` is replaced by it. `seat`, or what ends
in `_seat`, become the name of the player. Every parameter P is there unchanged as P_id as well, to choose by.
The browser client reads the same files by the same convention.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from lanterns.core.errors import LanternsError
from lanterns.core.event import Event
from lanterns.core.step import CHANCE, Refusal
from lanterns.core.verbs import VerbTable

FOLDER = Path(__file__).parent
LANGUAGES: dict[str, str] = {"en": "English", "fr": "Français"}


def files(language: str, game: str = "") -> list[Path]:
    """The catalogue files of a language and a game, later ones override earlier ones. Raises LanternsError."""
    if language not in LANGUAGES:
        raise LanternsError(f"there is no language '{language}'; the languages are {', '.join(LANGUAGES)}")
    folder = FOLDER / language
    found = [folder / "core.ftl", folder / "cli.ftl"]
    if game:
        found += [folder / f"{game}.ftl", *sorted(folder.glob(f"{game}-*.ftl"))]
    return [file for file in found if file.exists()]


class Catalogue:
    """The sentences of one language for one game; what a language lacks is said in English."""

    def __init__(self, language: str, game: str = "", names: Sequence[str] = ()) -> None:
        """`names` are the players' names by seat."""
        self.language = language
        self.names: list[str] = list(names)
        self.bundles: list[FluentBundle] = []
        for code in dict.fromkeys((language, "en")):
            bundle = FluentBundle([code], use_isolating=False)
            for file in files(code, game):
                bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
            self.bundles.append(bundle)

    def has(self, key: str) -> bool:
        """Whether some catalogue has a sentence of this key."""
        return any(bundle.has_message(key) for bundle in self.bundles)

    def say(self, key: str, /, **params: Any) -> str:
        """The sentence of a key with its parameters as they are; the key itself when there is no such sentence."""
        for bundle in self.bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _errors = bundle.format_pattern(pattern, params)
                    return str(text)
        return key

    def name(self, ident: str) -> str:
        """The name of an id, or the id itself."""
        return self.say(f"name-{ident}") if self.has(f"name-{ident}") else ident

    def player(self, seat: int) -> str:
        """The name of a player, or "Player 3" for seat 2."""
        if seat == CHANCE:
            return self.say("chance")
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("player", number=seat + 1)

    def tell(self, key: str, params: Mapping[str, int | str]) -> str:
        """The sentence of a key with its parameters turned into names, as the head of this module says."""
        shown: dict[str, Any] = {}
        for name, value in params.items():
            shown[f"{name}_id"] = value
            if isinstance(value, int):
                is_seat = name == "seat" or name.endswith("_seat")
                shown[name] = self.player(value) if is_seat else value
            else:
                shown[name] = ", ".join(self.name(word) for word in value.split())
        return self.say(key, **shown)

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        key = f"event-{event.key}"
        return self.tell(key, event.params) if self.has(key) else repr(event)

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not legal, as a sentence."""
        key = f"why-{refusal.key}"
        sentence = self.tell(key, refusal.params) if self.has(key) else self.say("why-not-legal")
        return f"{sentence} [{refusal.rule}]" if refusal.rule else sentence

    def question(self, step: str, **params: int | str) -> str:
        """What a step asks, as a sentence."""
        key = f"ask-{step}"
        return self.tell(key, params) if self.has(key) else step

    def action(self, verbs: VerbTable, code: int) -> str:
        """An action as a phrase; its notation when the catalogue has none."""
        verb = verbs.verb(code)
        key = f"do-{verb.name}"
        if not self.has(key):
            return verbs.notation(code)
        params: dict[str, int | str] = {}
        for domain, arg in zip(verb.domains, verb.args(code), strict=True):
            word = domain.names[arg]
            known = params.get(domain.key)
            params[domain.key] = f"{known} {word}".strip() if known is not None else word
        return self.tell(key, params)

    def end(self, reason: str) -> str:
        """Why a game ended, as a sentence."""
        return self.say(f"end-{reason}")
