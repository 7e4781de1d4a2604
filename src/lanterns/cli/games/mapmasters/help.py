"""What `?` tells in Map Masters beyond books and objectives: faces of cards, icons, fairies, names of places."""

from __future__ import annotations

from collections.abc import Iterator

from lanterns.cli.games.mapmasters.screen import on_card
from lanterns.cli.games.mapmasters.steps import ICONS
from lanterns.cli.lookup import Entry, terms
from lanterns.games.mapmasters.board.cards import SLOTS, Card
from lanterns.games.mapmasters.board.content import cards
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.versus.view_types import MapPlayer, MapView
from lanterns.locales import Catalogue

COLUMNS = ("player", "cost", "sides", "icons", "pile", "coins", "blue", "pink", "green", "exits", "score", "deck")
#: words of the screen besides its cards, icons and the heads of its tables
WORDS = (
    "round",
    "market",
    "exploration",
    "primary",
    "secondary",
    "left",
    "area",
    "payers",
    "worth",
    "found",
    "signs",
    "lattice",
)
#: what the screens of both games say alike
SHARED = ("turned", "steps", "books", "tokens", "end")


def about(card: Card, words: Catalogue) -> str:
    """What a face costs, where it is open and what lies on it."""
    sides = " ".join(slot for slot, node in zip(SLOTS, card.slots) if node >= 0)
    found = on_card(card, words) or "–"
    key = "screen-about-card" if card.cost else "screen-about-starter"
    return words.say(key, cost=card.cost, sides=sides, icons=found)


def entries(view: MapView, words: Catalogue) -> Iterator[Entry]:
    """Whatever stands on the screen and is no book or objective."""
    yield from shared(words)
    yield from terms(words, "col", COLUMNS)
    yield from terms(words, "word", WORDS)
    for player in view["players"]:
        yield Entry(words.player(player["seat"]), words.say("screen-about-player", **marks(player)))


def marks(player: MapPlayer) -> dict[str, int]:
    """The figures of a player for a sentence."""
    return {key: player[key] for key in ("coins", "blue", "pink", "green", "exits", "score")}


def shared(words: Catalogue) -> Iterator[Entry]:
    """What both games of the box have alike: faces, icons, fairies, sides."""
    for card in cards().values():
        yield Entry(card.id, about(card, words))
    for letter, icon in ICONS.items():
        plural = words.name("trap" if icon in ("pit", "lava") else icon, "objective")
        yield Entry(words.name(icon, "icon"), words.say(f"screen-about-{icon}"), plural, f"icon {letter}")
    for token in TOKENS:
        yield Entry(words.name(token, "token"), words.say("screen-about-token"))
    yield Entry(words.name("hourglass", "hourglass"), words.say("screen-about-hourglass"))
    sides = words.say("screen-about-places")
    yield Entry("T, B, L1, L2, R1, R2", sides, "h", "j", "s", "p", "q", "o", "e", *SLOTS)
    yield from terms(words, "word", SHARED)
