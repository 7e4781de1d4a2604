"""Cases of the rules over HTTP: the position, what becomes of what is tried, what is refused."""

from __future__ import annotations

import json
from fnmatch import fnmatchcase

import pytest

from lanterns.games import GAMES
from lanterns.rules.trying import Tried, game_of, trials_of
from tests.web.conftest import Person
from tests.web.test_bad_input import whole

pytestmark = [pytest.mark.anyio]
PASS = "/api/trials/quest/pass"  # horse past an awake goblin, with 1, 0 or 3 Power


async def test_a_position_is_what_its_seat_sees_with_words_in_both_languages(ada: Person):
    at = Tried(game_of("quest"), trials_of("quest")["pass"], 0)
    status, told = await ada.get(PASS)
    assert (status, told["rule"], told["seat"]) == (200, "Q3.7", 0)
    assert (told["label"], told["choices"], told["choice"]) == ("Power", ["1", "0", "3"], 0)
    assert told["view"] == json.loads(json.dumps(at.game.view(at.state, 0)))
    assert told["head"] == "Passing an awake goblin costs 1 Power"
    _, french = await ada.get(PASS, language="fr", choice=1)
    assert (french["label"], french["choice"], french["view"]["players"][0]["power"]) == ("Force", 1, 0)
    _, other = await ada.get(PASS, language="de")
    assert other["ask"] == told["ask"]


async def test_what_the_rule_says_is_done(ada: Person):
    status, told = await ada.post(PASS, actions=["move 1 22L"])
    assert (status, told["kind"], told["refusal"]) == (200, "done", None)
    assert [entry["seat"] for entry in told["entries"]] == [0]
    assert "power-paid" in [event["key"] for event in told["entries"][0]["events"]]
    assert told["view"]["players"][0]["power"] == 0
    # Nothing is kept: it begins anew.
    assert (await ada.get(PASS))[1]["view"]["players"][0]["power"] == 1


async def test_what_cannot_be_is_told_with_its_rule_and_plays_nothing(ada: Person):
    status, told = await ada.post(PASS, choice=1, actions=["move 1 22L"])
    assert (status, told["kind"], told["refusal"]["rule"]) == (200, "done", "Q3.7")
    assert (told["played"], told["entries"]) == ([], [])
    status, told = await ada.post(PASS, actions=["move 1 02L"])
    assert (status, told["kind"], told["refusal"]["rule"], told["played"]) == (200, "barred", "Q3.4", [])


async def test_something_else_that_is_legal_ends_it(ada: Person):
    _, told = await ada.post(PASS, actions=["idle"])
    assert told["kind"] == "other"
    _, more = await ada.post(PASS, played=told["played"], actions=["idle"])
    assert (more["kind"], more["played"]) == ("barred", told["played"])


async def test_several_answers_follow_each_other(ada: Person):
    path = "/api/trials/quest/stones"
    _, first = await ada.post(path, actions=["advance 1 t"])
    assert first["kind"] == "open"
    _, second = await ada.post(path, played=first["played"], actions=[first["played"][0]])
    assert (second["kind"], len(second["played"])) == ("done", 2)
    _, both = await ada.post(path, actions=["advance 1 t", "advance 1 t"])
    assert (both["kind"], both["played"], both["view"]) == ("done", second["played"], second["view"])


async def test_what_there_is_not_is_not_found(ada: Person):
    whole(await ada.get("/api/trials/quest/minus"), 404, "trial-unknown")
    whole(await ada.get("/api/trials/chess/pass"), 404, "game-unknown")
    whole(await ada.get(PASS, choice=7), 404, "trial-unknown")
    whole(await ada.post(PASS, choice=7, actions=["idle"]), 404, "trial-unknown")


async def test_bad_input_is_refused_whole(ada: Person):
    for body in ({}, {"actions": []}, {"actions": ["fly home"]}, {"actions": [2_147_483_647]}, {"actions": [-1]}):
        whole(await ada.post(PASS, **body), 400, "bad-request")
    whole(await ada.get(PASS, choice=-1), 400, "bad-request")
    whole(await ada.post(PASS, played=[0, 0, 0], actions=["idle"]), 422, "illegal-action")


async def test_the_rules_of_each_game_name_the_cases_that_can_be_tried(ada: Person):
    for game in GAMES:
        status, book = await ada.get(f"/api/handbook/{game}")
        assert status == 200
        assert book["trials"] == list(trials_of(game))


@pytest.mark.parametrize("game", ["quest", "dungeons", "mapmasters"])
async def test_what_each_case_asks_for_is_told_to_be_done_in_every_choice(ada: Person, game: str):
    for case, trial in trials_of(game).items():
        for number, choice in enumerate(trial.choices):
            at = Tried(game_of(game), trial, number)
            _, told = await ada.get(f"/api/trials/{game}/{case}", choice=number, language="fr")
            assert (told["ask"], told["done"]) == (trial.ask["fr"], choice.done["fr"])
            assert told["rule"]
            goal = [choice.goal[0]] if choice.barred else goal_of(at)
            assert (told["barred"] or {}).get("text") == (choice.goal[0] if choice.barred else None)
            _, tried = await ada.post(f"/api/trials/{game}/{case}", choice=number, actions=goal)
            assert tried["kind"] == "done", (case, number)
            assert (tried["refusal"] is not None) == choice.barred


def goal_of(at: Tried) -> list[str]:
    """Answers that do what a case asks for."""
    for pattern in at.choice.goal:
        notations = [(code, at.game.verbs.notation(code)) for code in at.state.options(at.trial.seat)]
        at.answer(next(code for code, text in notations if fnmatchcase(text, pattern)))
    return at.answers
