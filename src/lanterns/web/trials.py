"""Cases of the rules for the browser: their positions, and what becomes of what is tried in them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, convert

from lanterns.core.errors import BadNotation
from lanterns.core.game import AnyGame
from lanterns.core.step import CHANCE, Refusal
from lanterns.locales import LANGUAGES
from lanterns.rules.people import handbook_of
from lanterns.rules.trying import Deed, Trial, Tried, game_of, trials_of
from lanterns.tables import Refused
from lanterns.web.requests import TrialBody
from lanterns.web.responses import ActionShape, EntryShape, ReasonShape
from lanterns.web.views import GameView


class TrialShape(Struct):
    """A position of the rules as its seat sees it. `rule` tells of it by `head` and `text`; `ask` says what to do,
    `done` what that shows. `choices` are the values of what changes the answer, which `label` names; [] for nothing.
    Where the position shows that something cannot be done, `barred` is that action."""

    case: str
    game: str
    ruleset: str
    options: dict[str, str]
    rule: str
    head: str
    text: str
    ask: str
    done: str
    label: str
    choices: list[str]
    choice: int
    seat: int
    players: int
    barred: ActionShape | None
    view: GameView


class TrialTried(Struct):
    """What became of it. `done`: that is what the case shows, with a `refusal` where it shows what cannot be; `open`:
    it goes on; `other`: legal, but not what was asked for, and nothing more is asked; `barred`: not legal, for the
    reason of `refusal` where a rule gives one. `played` are the answers so far, `entries` what came of the last ones,
    `view` the position after them."""

    kind: Literal["done", "open", "other", "barred"]
    played: list[int]
    refusal: ReasonShape | None
    entries: list[EntryShape]
    view: GameView


def shown(game: str, case: str, choice: int, language: str) -> TrialShape:
    """The position of a case, in English for a language that there is not. Raises Refused."""
    trial = _find(game, case, choice)
    at = Tried(game_of(game), trial, choice)
    language = language if language in LANGUAGES else "en"
    rule, head, text = _rule(game, case, language)
    one = trial.choices[choice]
    barred = convert(at.game.verbs.to_json(at.game.verbs.parse(one.goal[0])), ActionShape) if one.barred else None
    labels = [each.label[language] for each in trial.choices] if trial.label else []
    return TrialShape(
        case,
        at.game.id,
        at.game.ruleset,
        at.game.resolve(one.options),
        rule,
        head,
        text,
        trial.ask[language],
        one.done[language],
        trial.label.get(language, ""),
        labels,
        choice,
        trial.seat,
        at.game.players(at.state),
        barred,
        dict(at.game.view(at.state, trial.seat)),
    )


def tried(game: str, case: str, body: TrialBody) -> TrialTried:
    """Plays what is tried. Raises Refused for a case that there is not, and for a past that cannot be."""
    trial = _find(game, case, body.choice)
    at = Tried(game_of(game), trial, body.choice)
    played = list(body.played)
    for code in played:
        if at.over or not at.legal(code):
            raise Refused("illegal-action", f"{code} cannot be played there", at.why(code))
        at.answer(code)
    before = len(at.deeds)
    for action in body.actions:
        code = _code(at, action)
        if at.over or not at.legal(code):
            return _told(at, "done" if at.shows(code) else "barred", played, before, at.why(code))
        at.answer(code)
        played.append(code)
    return _told(at, "done" if at.done else "other" if at.over else "open", played, before, None)


def _told(
    at: Tried,
    kind: Literal["done", "open", "other", "barred"],
    played: list[int],
    before: int,
    refusal: Refusal | None,
) -> TrialTried:
    entries = [entry_of(at.game, number, deed) for number, deed in enumerate(at.deeds[before:], before + 1)]
    reason = None if refusal is None else convert(refusal.to_json(), ReasonShape)
    return TrialTried(kind, played, reason, entries, dict(at.game.view(at.state, at.trial.seat)))


def entry_of(game: AnyGame, number: int, deed: Deed) -> EntryShape:
    """What was played as an entry of a log."""
    by_chance = deed.actor == CHANCE
    data = {
        "seq": number,
        "at": 0.0,
        "kind": "chance" if by_chance else "action",
        "line": number,
        "seat": None if by_chance else deed.actor,
        "person": None,
        "action": game.verbs.to_json(deed.code),
        "events": [event.to_json() for event in deed.events],
        "word": "",
        "count": 0,
        "text": "",
    }
    return convert(data, EntryShape)


def _code(at: Tried, action: int | str) -> int:
    try:
        if isinstance(action, str):
            return at.game.verbs.parse(action)
        at.game.verbs.verb(action)
    except BadNotation as error:
        raise Refused("bad-request", error.message) from error
    return action


def _find(game: str, case: str, choice: int) -> Trial:
    trial = trials_of(game).get(case)
    if trial is None:
        raise Refused("trial-unknown", f"the cases that can be tried are: {', '.join(trials_of(game)) or 'none'}")
    if choice >= len(trial.choices):
        raise Refused("trial-unknown", f"the choices of {case} are 0 to {len(trial.choices) - 1}")
    return trial


def _rule(game: str, case: str, language: str) -> tuple[str, str, str]:
    """The rule that a case is drawn beside, its heading and its words; a test looks that there is one."""
    book = handbook_of(game)
    rules = [rule for chapter in book.chapters for rule in chapter.rules if rule.case == case] if book else []
    return (rules[0].rule, rules[0].said[language].head, rules[0].said[language].text) if rules else ("", "", "")
