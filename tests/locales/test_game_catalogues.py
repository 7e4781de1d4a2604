"""Every game: what its source tells, refuses and asks has its sentence in both languages, and nothing more."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from lanterns.core.event import Event, undeclared
from lanterns.core.step import CHANCE, Refusal
from lanterns.games import GAMES, get_game
from lanterns.locales import Catalogue
from lanterns.locales.wording import wording_of
from tests.locales.texts import (
    LANGUAGES,
    asking,
    game_files,
    inherited_files,
    messages,
    paths,
    refused,
    step_classes,
    told,
    variables,
    with_prefix,
)

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
READERS = (0, -1)
NUMBERS = (0, 1, 2, 5)
WORDS = ("", "nobody-knows-this", "two words")


def extra(params: set[str]) -> set[str]:
    """What a caller adds to the parameters of an event."""
    return params | ({"who", "you"} if "seat" in params else set())


def numbers(game: str, key: str) -> set[str]:
    """What the content of a game gives a message."""
    return set(get_game(game).text_args().get(key, {}))


@every_game
def test_f24_what_the_source_tells_is_what_the_game_declares(game: str) -> None:
    """Also where no game that is played here comes by: a key or a parameter more or less is noticed."""
    assert told(game) == {key: set(shape) for key, shape in get_game(game).events.items()}


@every_game
def test_every_event_has_its_sentence_and_no_sentence_lacks_its_event(game: str) -> None:
    known = messages("en", *game_files(game))
    assert with_prefix(known, "event-") == set(get_game(game).events)


@every_game
def test_every_refusal_has_its_sentence_and_no_sentence_lacks_its_refusal(game: str) -> None:
    """A game that is built on another one may use the sentences of that one."""
    own = with_prefix(messages("en", *game_files(game)), "why-")
    inherited = with_prefix(messages("en", *inherited_files(game)), "why-")
    assert own <= set(refused(game)) <= own | inherited


@every_game
@every_language
def test_sentences_use_only_what_the_source_gives_them(game: str, language: str) -> None:
    known = messages(language, *inherited_files(game), *game_files(game))
    events = {key: set(shape) for key, shape in get_game(game).events.items()}
    for prefix, keys in (("event-", events), ("why-", refused(game))):
        for key, params in keys.items():
            assert variables(known, prefix + key) <= extra(params) | numbers(game, prefix + key), prefix + key


@every_game
def test_every_question_has_its_title_its_reason_and_its_line_for_the_others(game: str) -> None:
    known = messages("en", *game_files(game))
    asked = with_prefix(known, "ask-")
    assert {key for key in asked if not key.endswith("-why")} == asking(game)
    assert {key.removesuffix("-why") for key in asked if key.endswith("-why")} == asking(game)
    assert with_prefix(known, "wait-") == asking(game)
    for key in asking(game):
        assert variables(known, f"wait-{key}") == {"who"}, key


@every_game
def test_every_verb_has_its_button_with_the_parameters_of_the_verb(game: str) -> None:
    known = messages("en", *game_files(game))
    verbs = get_game(game).verbs.by_name
    used: set[str] = set()
    for name, verb in verbs.items():
        domains = {domain.key for domain in verb.domains}
        special = {name: set[str](), f"{name}-cost": {"cost"}}
        special |= {f"{name}-{step}": set() for step in step_classes(game)}
        assert f"act-{name}" in known, name
        for key, more in special.items():
            if f"act-{key}" in known:
                used.add(key)
                assert variables(known, f"act-{key}") <= extra(domains) | more | numbers(game, f"act-{key}"), key
        for domain in verb.domains:  # a part of a button: act-VERB-VALUE, as in act-gain-health
            used |= {f"{name}-{value}" for value in domain.names if f"act-{name}-{value}" in known}
    assert with_prefix(known, "act-") == used


@every_game
def test_every_option_and_value_of_a_table_is_named_and_explained(game: str) -> None:
    known = messages("en", *game_files(game))
    wanted: set[str] = set()
    for option in get_game(game).options:
        wanted.add(option.key)
        for value in option.values:
            wanted |= {f"{option.key}-{value}", f"{option.key}-{value}-about"}
        if not option.values:
            wanted.add(f"{option.key}-about")
    assert with_prefix(known, "option-") == wanted


@every_game
@every_language
def test_every_sentence_formats_with_any_plausible_parameters(game: str, language: str) -> None:
    files = [*inherited_files(game), *game_files(game)]
    known = messages(language, *files)
    # What only the browser reads of a game is in no catalogue of the terminal.
    only = {key for file in files if file.endswith("ui.ftl") for key in messages(language, file)}
    terminal, browser = (Catalogue(language, game, ["Élodie", "Marc"]) for _ in range(2))
    browser.wordings.append(wording_of(language, [paths(language)[file] for file in ("core.ftl", "ui.ftl", *files)]))
    for key in known:
        words = browser if key in only else terminal
        names = sorted(variables(known, key))
        for number, word, you in product(NUMBERS, WORDS, ("yes", "no")):
            for value in (number, word):
                params = dict.fromkeys(names, value) | {f"{n}_id": value for n in names} | {"you": you, "who": "Élodie"}
                text, whole = words.format(key, params)
                assert whole, key
                assert "{" not in text, key


@every_game
def test_whole_games_are_told_without_a_gap(game: str) -> None:
    """Every event and question of random games in every variant, in both languages."""
    house = get_game(game)
    languages = [Catalogue(language, game, ["Élodie", "Marc", "Jules", "Lise"], reader=0) for language in LANGUAGES]
    for variant, options in house.harness.variants().items():
        rng = Random(variant)
        state = house.new(options)
        state.listen()
        while not state.over:
            actor = rng.choice(state.actors())  # several where seats answer at once
            step = state.question(actor)
            assert step is not None
            if actor == CHANCE:
                action = state.draw(rng)
            else:
                params = house.view(state, actor)["question"]["params"]
                for words in languages:
                    title, why = words.question(step.name, actor, params)
                    assert title, step.name
                    assert why, step.name
                    assert "{" not in title + why, title + why
                action = rng.choice(state.options(actor))
            for words in languages:
                sentence = words.action(house.verbs, action, step.name)
                assert sentence, house.verbs.notation(action)
                assert "{" not in sentence, sentence
            state.play(action, actor)
            events = state.take_events()
            assert undeclared(house.events, events, house.players(state)) == ""
            for event in events:
                for words in languages:
                    text, whole = words.format(f"event-{event.key}", words.shown(event.params))
                    assert whole, event
                    assert "{" not in text, text
        if reason := house.end_reason(state):
            for words in languages:
                assert words.end(reason) != f"end-{reason}"


@every_game
@every_language
def test_a_refusal_is_told_with_its_rule(game: str, language: str) -> None:
    words = Catalogue(language, game)
    for key, params in refused(game).items():
        sentence = words.refusal(Refusal("Q1.1", key, **dict.fromkeys(params, 2)))
        assert sentence.endswith(" [Q1.1]")
        assert key not in sentence.split()


def test_reader_is_called_you_and_others_by_name() -> None:
    event = Event("Q7.1", "rests", {"seat": 0})
    assert Catalogue("en", "quest", ["Élodie"], reader=0).event(event) == "You rest."
    assert Catalogue("en", "quest", ["Élodie"], reader=1).event(event) == "Élodie rests."
    assert Catalogue("fr", "quest", ["Élodie"], reader=0).event(event) == "Vous vous reposez."
    assert Catalogue("fr", "quest", ["Élodie"], reader=1).event(event) == "Élodie se repose."
