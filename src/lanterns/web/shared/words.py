"""How a finished game is told to whoever had no part in it: client/src/end/words.ts says the same to its players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from lanterns.core.view_types import AnyView, Cause, StoryView
from lanterns.games import RULESETS
from lanterns.locales import Catalogue
from lanterns.tables.parts.seats import SOMEBODY

GIVEN_UP = "resigned"
COLOURS = ("blue", "red", "yellow", "green", "plum")  # of seats that have none of their own, in their order


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, as far as it is told to everybody. `results` are shares of the win, by seat."""

    game: str
    ruleset: str
    box: str
    cooperative: bool
    reason: str
    names: tuple[str, ...]
    colours: tuple[str, ...]
    scores: tuple[int, ...]
    results: tuple[float, ...]
    resigned: tuple[int, ...]
    ended: float
    version: int
    verdict: tuple[str, tuple[tuple[str, int | str], ...]] | None = None  # the view's, where there is one

    @property
    def scored(self) -> bool:
        return any(self.scores)

    @property
    def counted(self) -> bool:
        """Everybody has points of their own."""
        return self.scored and not self.cooperative

    @property
    def winners(self) -> list[int]:
        return [seat for seat, share in enumerate(self.results) if share > 0]

    @property
    def given_up(self) -> bool:
        return self.reason == GIVEN_UP and not self.winners

    @property
    def lit(self) -> list[int]:
        """Whose lamps stay lit."""
        return [] if self.given_up else self.winners

    @property
    def ranked(self) -> list[int]:
        """Seats in the order of their rank; who play together stand as they sit."""
        seats = list(range(len(self.names)))
        if self.cooperative:
            return seats
        won = set(self.winners)
        return sorted(seats, key=lambda seat: (seat not in won, -self.scores[seat], seat))


@dataclass(frozen=True, slots=True)
class Told:
    """A finished game in one language."""

    language: str
    product: str
    game: str
    title: str
    reason: str
    date: str
    points: tuple[str, ...]  # by seat, "" where none are counted
    names: tuple[str, ...]
    race: str  # what the graph of the race is called
    tracks: tuple[str, ...]  # what its lines are that are of no seat, "" for the others


def seat_colours(view: AnyView, seats: int) -> tuple[str, ...]:
    """The colours in which the seats were played: those of the view, else the usual ones in their order."""
    players = view.get("players")
    rows = players if isinstance(players, list) and len(players) == seats else [None] * seats
    told = [row.get("colour") if isinstance(row, dict) else None for row in rows]
    return tuple(colour if colour in COLOURS else COLOURS[seat % len(COLOURS)] for seat, colour in enumerate(told))


@lru_cache(maxsize=16)
def catalogue(language: str, ruleset: str) -> Catalogue:
    """The catalogue in which ends are told."""
    game = RULESETS[ruleset]
    return Catalogue(language, game, rooms=("ui", "end", *dict.fromkeys((f"end-{game.card.box}", f"end-{game.id}"))))


def sealed(over: Finished, language: str) -> Finished:
    """The same game with its players called by the colours of their seals."""
    words = catalogue(language, over.ruleset)
    return replace(over, names=tuple(words.say(f"seal-{colour}") for colour in over.colours))


def told(over: Finished, story: StoryView | None, language: str) -> Told:
    """The words of a finished game."""
    words = catalogue(language, over.ruleset)
    teller = _Teller(over, words)
    return Told(
        language,
        words.say("product"),
        words.say(f"game-{over.game}"),
        teller.title(),
        teller.reason(story),
        _date(over.ended, language),
        tuple(str(points).replace("-", "−") if over.counted else "" for points in over.scores),
        tuple(teller.player(seat) for seat in range(len(over.names))),
        words.say(f"end-race-{story['unit']}") if story else "",
        tuple(_track(words, track["key"]) for track in story["tracks"]) if story else (),
    )


def _track(words: Catalogue, key: str) -> str:
    return words.say(f"end-track-{key}") if words.has(f"end-track-{key}") else ""


def _date(at: float, language: str) -> str:
    from babel.dates import format_date  # slow to import, and a server that starts says nothing yet

    return str(format_date(datetime.fromtimestamp(at, UTC), "d MMMM y", locale=language))


def listed(names: Sequence[str], language: str) -> str:
    """Names as one says them: "Ada, Bo and Lise"."""
    from babel.lists import format_list

    return str(format_list(list(names), locale=language))


class _Teller:
    def __init__(self, over: Finished, words: Catalogue) -> None:
        self.over = over
        self.words = words

    def player(self, seat: int) -> str:
        name = self.over.names[seat] if 0 <= seat < len(self.over.names) else ""
        if name == SOMEBODY or name.startswith(f"{SOMEBODY} ("):  # a record knows no language
            name = name.replace(SOMEBODY, self.words.say("somebody"), 1)
        return name or self.words.say("player", number=seat + 1)

    def names(self, seats: Sequence[int]) -> str:
        return listed([self.player(seat) for seat in seats], self.words.language)

    def ended(self) -> str:
        """Why it ended."""
        if not self.over.reason:
            return self.words.say("table-over")
        # Some reasons say "you" to those who played; others are told them in words of their own.
        keys = (f"told-end-{self.over.reason}", f"end-{self.over.reason}", "table-over")
        return self.words.say(next(key for key in keys if self.words.has(key)))

    def named(self, param: str, value: int | str) -> int | str:
        """A word by its name in the catalogue, a number as it is."""
        return self.words.say(f"name-{param}-{value}") if isinstance(value, str) else value

    def title(self) -> str:
        """Who has won, and by how much."""
        over, say = self.over, self.words.say
        if over.given_up:
            return say("end-given-up")
        if over.verdict is not None:
            key, params = over.verdict
            return say(f"end-title-{key}", **{param: self.named(param, value) for param, value in params})
        won = over.winners
        if over.cooperative or len(over.names) == 1 or not won:
            return _bare(self.ended())
        if not over.scored:
            return _bare(self.plain())
        points = over.scores[won[0]]
        if len(won) > 1:
            return say("end-share-points", names=self.names(won), points=points)
        second = max(score for seat, score in enumerate(over.scores) if seat != won[0])
        if points > second:
            return say("end-other-by", name=self.player(won[0]), margin=points - second)
        return say("end-other-tie", name=self.player(won[0]), points=points)

    def plain(self) -> str:
        """Who has won, where nothing is counted."""
        won = self.over.winners
        if len(won) > 1:
            return self.words.say("end-shared", names=self.names(won))
        return self.words.say("end-one", name=self.player(won[0]))

    def reason(self, story: StoryView | None) -> str:
        """One sentence why, or two: what decided it, else why it ended; and who gave up."""
        over, say = self.over, self.words.say
        last = story["chapters"][-1] if story and story["chapters"] else 0
        if over.given_up:
            return say(f"end-given-up-{story['unit']}", n=last) if story and last > 0 else self.ended()
        parts = [self.cause(story["cause"]) if story and story["cause"] else ""]
        # What the title says already is not said again.
        if not parts[0] and not over.cooperative and len(over.names) > 1 and over.winners:
            parts[0] = self.ended()
        if over.resigned:
            parts.append(say("end-resigners", names=self.names(over.resigned)))
        return " ".join(part for part in parts if part)

    def cause(self, cause: Cause) -> str:
        """What decided it; "" where this catalogue has no words for it."""
        params = cause["params"]
        key = f"end-why-{cause['key']}"
        if not self.words.has(key):
            return ""
        source = str(params.get("source", ""))

        def counted(name: str) -> str:
            return self.words.say(f"end-counted-{source}", n=int(params.get(name, 0))) if source else ""

        def player(name: str) -> str:
            seat = params.get(name)
            return self.player(seat) if isinstance(seat, int) and seat >= 0 else ""

        shown: dict[str, Any] = {
            **params, "who": player("seat"), "you": "no", "other": player("other_seat"), "counted": counted("count"),
        }  # fmt: skip
        return self.words.say(key, **shown)


def _bare(title: str) -> str:
    return title.removesuffix(".")
