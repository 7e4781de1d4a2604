"""What a person has played, counted over their finished games in one pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lanterns.core.game import MODE, AnyGame
from lanterns.games import GAMES
from lanterns.store.persons.history import Played
from lanterns.tables.parts.seats import BOT, Chair
from lanterns.web.profile.shapes import GamesStatistics, Opponent, SeatStatistics, StatisticsShape

LEVEL = "level"  # the option that says how hard a game is, where it has one
LAST = 40  # scores that are told of each kind
MET = 12  # opponents that are told

Kind = tuple[str, tuple[tuple[str, str], ...], str, int]


@dataclass(slots=True)
class Outcome:
    """A finished game as its person counts it: their seats that were not given up, the best score of these, and whether
    one of them won."""

    ident: str
    game: str
    options: dict[str, str]
    players: int
    seats: list[int]
    score: int
    won: bool
    at: float


@dataclass(slots=True)
class _Kind:
    outcomes: list[Outcome] = field(default_factory=list)  # the last first


@dataclass(slots=True)
class Met:
    """Somebody met at tables: `bot` is the level of bots, "" for a person; `first` is where they were met first."""

    name: str
    bot: str
    colour: str | None
    games: int = 0
    won: int = 0
    mine: int = 0
    first: str = ""


def outcome_of(game: Played) -> Outcome | None:
    """None for a game whose end is not known, for a lesson, and for one that was played against nobody else."""
    card, chairs = game.table.card, game.table.chairs
    result = card.get("result")
    if result is None or card.get("lesson") is not None:
        return None
    own = [seat for seat, chair in enumerate(chairs) if chair.person in game.mine]
    kept = [seat for seat in own if not chairs[seat].resigned]
    known = GAMES.get(game.table.game)
    cooperative = known is not None and known.cooperative
    if not own or (not cooperative and len(own) == len(chairs) > 1):
        return None
    return Outcome(
        game.table.id, game.table.game, dict(card.get("options", {})), len(chairs), own,
        max((result["scores"][seat] for seat in kept), default=0),
        any(result["results"][seat] > 0 for seat in kept), game.table.updated,
    )  # fmt: skip


def _alone(game: Played) -> bool:
    """Whether somebody sat on every seat of a game of each against all."""
    card = game.table.card
    return card.get("result") is not None and card.get("lesson") is None and outcome_of(game) is None


def kind_of(outcome: Outcome) -> Kind:
    game = GAMES.get(outcome.game)
    options = outcome.options
    keys = {} if game is None else {option.key: option for option in game.options}
    mode = tuple((key, options[key]) for key, option in keys.items() if option.asked == MODE and key in options)
    level = keys.get(LEVEL)
    means = level is not None and (not level.modes or any(value in level.modes for _, value in mode))
    return outcome.game, mode, options.get(LEVEL, "") if means else "", outcome.players


def statistics(games: Sequence[Played], brought: Sequence[Outcome], unfinished: int) -> StatisticsShape:
    """`games` are the last first; `brought` are those that a file told of."""
    own = [(game, outcome) for game in games if (outcome := outcome_of(game)) is not None]
    outcomes = [outcome for _, outcome in own]
    there = {game.table.id for game in games}
    outcomes += [outcome for outcome in brought if outcome.ident not in there]
    outcomes.sort(key=lambda outcome: -outcome.at)
    kinds: dict[Kind, _Kind] = {}
    for outcome in outcomes:
        kinds.setdefault(kind_of(outcome), _Kind()).outcomes.append(outcome)
    return StatisticsShape(
        len(outcomes),
        sum(_cooperative(outcome.game) for outcome in outcomes),
        sum(_alone(game) for game in games),
        unfinished,
        min((outcome.at for outcome in outcomes), default=None),
        sorted((_told(kind, found.outcomes) for kind, found in kinds.items()), key=lambda told: -told.games),
        _opponents(own),
    )


def _cooperative(game: str) -> bool:
    return game in GAMES and GAMES[game].cooperative


def _told(kind: Kind, outcomes: Sequence[Outcome]) -> GamesStatistics:
    game, mode, level, players = kind
    known: AnyGame | None = GAMES.get(game)
    scores = [outcome.score for outcome in outcomes]
    points = known is None or known.card.points
    last = list(reversed(outcomes[:LAST]))
    return GamesStatistics(
        game, dict(mode), level, players, len(outcomes), sum(outcome.won for outcome in outcomes),
        max(scores) if points else None, round(sum(scores) / len(scores), 2) if points else None,
        [outcome.score for outcome in last] if points else [], [outcome.won for outcome in last], _by_seat(outcomes),
    )  # fmt: skip


def _by_seat(outcomes: Sequence[Outcome]) -> list[SeatStatistics]:
    single = [outcome for outcome in outcomes if len(outcome.seats) == 1 and outcome.players > 1]
    games = Counter(outcome.seats[0] for outcome in single)
    won = Counter(outcome.seats[0] for outcome in single if outcome.won)
    return [SeatStatistics(seat, games[seat], won[seat]) for seat in sorted(games)]


def _opponents(games: Sequence[tuple[Played, Outcome]]) -> list[Opponent]:
    """Who sat at the same tables most often."""
    told = _most_often(games)
    return [Opponent(one.name, one.bot, one.colour, one.games, one.won, one.mine) for _, one in told[:MET]]


def met(games: Sequence[Played]) -> list[tuple[str, Met]]:
    """The persons met most often, each with who they are across tables, which is to be shown to nobody."""
    own = [(game, outcome) for game in games if (outcome := outcome_of(game)) is not None]
    return [(key, one) for key, one in _most_often(own) if not one.bot and one.name][:MET]


def _most_often(games: Sequence[tuple[Played, Outcome]]) -> list[tuple[str, Met]]:
    found: dict[str, Met] = {}
    for game, outcome in games:
        card = game.table.card
        chairs, results = game.table.chairs, card["result"]["results"]
        for key, seats in _others(game, chairs).items():
            chair = chairs[seats[0]]
            bot = chair.level if chair.kind == BOT else ""
            one = found.setdefault(key, Met("" if bot else chair.name, bot, _colour(card, seats[0])))
            one.first = f"{game.table.id} {seats[0]}"
            one.games += 1
            one.won += any(results[seat] > 0 for seat in seats)
            one.mine += outcome.won
    return sorted(found.items(), key=lambda item: (-item[1].games, item[1].name))


def _others(game: Played, chairs: Sequence[Chair]) -> dict[str, list[int]]:
    """The seats of each of the others: of a person by who they are across tables, of bots by their level."""
    found: dict[str, list[int]] = {}
    for seat, chair in enumerate(chairs):
        if chair.person in game.mine:
            continue
        if chair.kind == BOT:
            found.setdefault(f"bot {chair.level}", []).append(seat)
        elif chair.person in game.others:
            found.setdefault(game.others[chair.person], []).append(seat)
    return found


def _colour(card: Mapping[str, Any], seat: int) -> str | None:
    colours = card.get("colours") or ()
    return colours[seat] if seat < len(colours) else None
