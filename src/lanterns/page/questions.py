"""Questions about a position, lessons, puzzles, records that somebody dropped."""

from __future__ import annotations

import time
from hashlib import sha256

import msgspec

from lanterns.lessons import LESSONS, find_lesson
from lanterns.page.commands import then_of
from lanterns.page.held import HERE, Tables
from lanterns.page.routes import Asked, Routes, Stale, Told
from lanterns.page.tables import created, done_here, find_game, new_id, read
from lanterns.tables import Refused
from lanterns.tables.commands import answers, course
from lanterns.tables.keeping.records import Onward
from lanterns.web import puzzles, trials
from lanterns.web.requests import (
    CompanionBody,
    NewLesson,
    PuzzleBody,
    PuzzleTable,
    ReplayBody,
    StudyBody,
    TrialBody,
)
from lanterns.web.responses import StudyShape
from lanterns.web.service import beside, showing

route = Routes()


@route("POST", "tables/*/study")
def study(tables: Tables, ask: Asked, ident: str) -> Told:
    held, data = tables.open(ident), ask.body(StudyBody)
    table = held.table
    if data.line is not None:
        topic = answers.past_topic(table, data.topic, data.line)
        state = then_of(held, data.line, 0).state
        version, eyes = data.line, data.seat
    else:
        eyes = table.eyes(held.persons(HERE), data.seat)
        try:
            state, topic = answers.studied(table, eyes, data.topic, data.version)
        except Refused as error:
            if error.code != "stale":
                raise
            raise Stale(showing.view(held, table, HERE, data.seat)) from error
        version = table.version
    sample = beside.drawn(table.game, state, eyes).to_json()
    args = [table.game.ruleset, sample, eyes, topic.name, data.params]
    return Told(job=("study", args), then=lambda answer: StudyShape(version, topic.name, answer))


@route("GET", "tables/*/verdict")
def verdict(tables: Tables, ask: Asked, ident: str) -> Told:
    held = tables.open(ident)
    held.table.eyes(held.persons(HERE), beside.learner(held.table))
    return Told(beside.verdict(held.table, ask.query.get("action", "")))


@route("POST", "lessons/*")
def begin_lesson(tables: Tables, ask: Asked, ident: str) -> Told:
    data = ask.body(NewLesson)
    if ident not in LESSONS:
        raise Refused("lesson-unknown", f"the lessons are: {', '.join(LESSONS)}")
    table = course.new_lesson(
        new_id(), find_lesson(ident), time.time(),
        name=data.name, partner=data.partner, title=data.title, step=data.step, heroes=data.heroes,
    )  # fmt: skip
    return created(tables, table)


@route("GET", "puzzles/*/*")
def puzzle(tables: Tables, ask: Asked, game: str, ident: str) -> Told:
    return Told(puzzles.shown(game, ident))


@route("POST", "puzzles/*/*")
def solve(tables: Tables, ask: Asked, game: str, ident: str) -> Told:
    return Told(puzzles.judged(game, ident, ask.body(PuzzleBody).code))


@route("POST", "puzzles/*/*/table")
def play_puzzle(tables: Tables, ask: Asked, game: str, ident: str) -> Told:
    data = ask.body(PuzzleTable)
    _, one = puzzles.puzzle_at(game, ident)
    return created(tables, read(one.record, Onward(None, [one.seat], data.name, chat=False)))


@route("GET", "trials/*/*")
def trial(tables: Tables, ask: Asked, game: str, case: str) -> Told:
    choice = ask.number("choice", 0, 0, 15)
    return Told(trials.shown(find_game(game).id, case, choice, ask.query.get("language", "en")))


@route("POST", "trials/*/*")
def trying(tables: Tables, ask: Asked, game: str, case: str) -> Told:
    return Told(trials.tried(find_game(game).id, case, ask.body(TrialBody)))


@route("POST", "replay")
def replay(tables: Tables, ask: Asked) -> Told:
    data = ask.body(ReplayBody)
    key = sha256(data.record.encode("utf-8", "surrogatepass")).hexdigest()
    told = done_here("window", key, data.record, data.start, data.count, data.seat)
    return Told(msgspec.Raw(told))


@route("POST", "companion/*/*")
def companion(tables: Tables, ask: Asked, game: str, topic: str) -> Told:
    data = ask.body(CompanionBody)
    found = find_game(game).companion
    if topic not in found.topics():
        raise Refused("topic-unknown")
    return Told({"topic": topic, "answer": found.answer(topic, data.params)})
