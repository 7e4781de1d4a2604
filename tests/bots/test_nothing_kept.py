"""A bot is a function of sample, seat, seed and budget: other tables, other processes, other bots change no answer."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any

import pytest

from lanterns.bots import LEVELS, get_bot
from lanterns.bots.playout import Tally, play_bots
from lanterns.core.game import AnyGame
from lanterns.core.state import State
from lanterns.core.step import CHANCE
from lanterns.games import GAMES
from lanterns.web.processes.bots import BotPool
from tests.bots.anew import choose_anew

NAMES = (*LEVELS, "random", "greedy", "mcts:24")
#: the table of each game: one whose bots plan over several decisions, where there are such
TABLES: dict[str, dict[str, str]] = {
    "quest": {"players": "2"},
    "dungeons": {"players": "2"},
    "mapmasters": {"players": "2"},
    "mapmasters-coop": {"players": "2", "mission": "3"},
}
#: how many decisions are compared, and that only every so many-th is; more of Coop, where a plan runs over several
COMPARED: dict[str, int] = {"hard": 5, "master": 3, "greedy": 5, "mcts:24": 5}
STRIDE: dict[str, int] = {"quest": 4, "dungeons": 7}
PLANNED: dict[str, int] = {"novice": 40, "easy": 80, "medium": 40}
#: module globals that may change, each a cache keyed by all that its values are made from
CACHES = {
    "lanterns.games.quest.odds._cache",
    "lanterns.games.dungeons.bots.dice._PLAYS",
    "lanterns.games.dungeons.bots.power._KNOWN",
    "lanterns.games.mapmasters.versus.bots.plans._plans",
    "lanterns.games.mapmasters.versus.dungeon._dungeons",
    "lanterns.games.mapmasters.versus.dungeon._paths",
    "lanterns.games.mapmasters.coop.bots.bot._lines",
    "lanterns.games.mapmasters.coop.bots.found._found",
    "lanterns.games.mapmasters.coop.bots.prepare._chosen",
    "lanterns.games.mapmasters.coop.bots.prepare._shopping",
    "lanterns.games.mapmasters.coop.planner.sides._let",
    "lanterns.games.mapmasters.coop.tableau._tableaus",
    "lanterns.games.mapmasters.coop.trail._trails",
}


def begun(game: AnyGame) -> State:
    return game.new(TABLES.get(game.id, {}))


def decisions(game: AnyGame, state: State, bot: str) -> Iterator[tuple[int, bool]]:
    """Play a table by seeded chance; yields the seat that is asked, and whether its answer is to be compared. Whoever
    takes it plays the answer."""
    rng = Random(7)
    stride = STRIDE.get(game.id, 1)
    count = 0
    while not state.over:
        if state.actor == CHANCE:
            state.play(state.draw(rng), CHANCE)
            continue
        seat = state.actors()[-1]
        count += 1
        yield seat, count % stride == 0


@pytest.mark.slow
@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
def test_a_new_process_for_each_decision_plays_the_same_game(game: AnyGame, bot: str) -> None:
    """One process that has played at another table before, with the same draws and other bots, against one process for
    each decision."""
    other = begun(game)
    before = {"hard": "medium", "master": "medium"}.get(bot, "easy") if game.expert else "random"
    play_bots(other, [get_bot(before, game, 5)] * game.players(other), Random(7), Tally())
    state = begun(game)
    bots = [get_bot(bot, game, 64 + seat) for seat in range(game.players(state))]
    filler = get_bot("easy" if game.macros else "greedy", game, 1)
    most = COMPARED.get(bot, 10)
    if game.id == "mapmasters-coop":
        most = PLANNED.get(bot, most)
    compared = 0
    for seat, asked in decisions(game, state, bot):
        code = (bots[seat] if asked else filler).choose(state, seat)
        if asked and len(state.options(seat)) > 1:
            assert choose_anew(game, state, seat, bot, 64 + seat) == code, game.verbs.notation(code)
            compared += 1
        state.play(code, seat)
        if compared == most:
            break
    assert compared == most or state.over


async def play_by(pool: BotPool, game: AnyGame, level: str, most: int) -> list[int]:
    """The first answers of a table whose bots think in a pool."""
    state = begun(game)
    codes: list[int] = []
    for seat, _ in decisions(game, state, level):
        code = await pool.choose(game, state, seat, level, 3)
        codes.append(code)
        state.play(code, seat)
        if len(codes) == most:
            break
    return codes


@pytest.mark.slow
def test_two_workers_play_the_games_that_one_plays() -> None:
    """Three tables at once share two workers, so that the decisions of each fall to both."""
    alone, shared = BotPool(1, 120), BotPool(2, 120)

    async def all_games() -> None:
        for game in GAMES.values():
            most = 45 if game.id == "mapmasters-coop" else 15
            one = await play_by(alone, game, "easy", most)
            tables = [play_by(shared, game, "easy", most) for _ in range(3)]
            assert await asyncio.gather(*tables) == [one] * 3

    try:
        asyncio.run(all_games())
        assert len(shared.pids) == 2
    finally:
        alone.close()
        shared.close()


def kept(modules: list[ModuleType]) -> dict[str, str]:
    """The changeable module and class attributes of some modules, as text."""
    found: dict[str, str] = {}
    for module in modules:
        places = [(module.__name__, vars(module))]
        places += [
            (f"{module.__name__}.{name}", dict(vars(item)))
            for name, item in vars(module).items()
            if isinstance(item, type) and item.__module__ == module.__name__
        ]
        for place, names in places:
            for name, item in names.items():
                if isinstance(item, (dict, list, set, bytearray)) and not name.startswith("__"):
                    found[f"{place}.{name}"] = repr(item)
    return found


def test_nothing_but_caches_changes_while_bots_play() -> None:
    """Whatever a module or a class holds after games of all bots, it held before: a bot has nowhere to remember."""
    from lanterns.games.mapmasters.coop.bots import found

    # a first short game, so that what is only made at need is there
    def play(limit: int) -> None:
        for game in GAMES.values():
            for bot in ("easy", "medium", "greedy", "mcts:24"):
                state = begun(game)
                most = limit if bot in LEVELS else 2
                for count, (seat, _) in enumerate(decisions(game, state, bot)):
                    if count == most:
                        break
                    state.play(get_bot(bot, game, count).choose(state, seat), seat)

    play(1)
    modules = [
        module for name, module in sorted(sys.modules.items()) if name.startswith(("lanterns.games", "lanterns.bots"))
    ]
    found._found.clear()  # other tests may have left the very plans that these games need
    before = kept(modules)
    play(20)
    after = kept(modules)
    changed = {name for name in after if after[name] != before.get(name)}
    assert changed <= CACHES
    assert "lanterns.games.mapmasters.coop.bots.found._found" in changed


def coop_positions(level: str, most: int) -> Iterator[tuple[Any, int]]:
    """Positions of a mission with closed hands at which a seat is asked."""
    game = GAMES["mapmasters-coop"]
    state = begun(game)
    for count, (seat, _) in enumerate(decisions(game, state, level)):
        if count == most:
            break
        yield state, seat
        state.play(get_bot(level, game, seat).choose(state, seat), seat)


def test_a_plan_of_coop_rests_on_what_its_seat_knows() -> None:
    """Also of a seat that has laid its card without a thought: no plan of another seat, made from its closed hand."""
    game = GAMES["mapmasters-coop"]
    asked = 0
    for state, seat in coop_positions("easy", 60):
        answers = {
            game.expert.choose(game.hidden.permute(state, seat, Random(i)), seat, "easy", Random(7)) for i in range(2)
        }
        assert len(answers) == 1
        asked += 1
    assert asked > 50


@pytest.mark.plain
def test_a_busy_machine_changes_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Budgets count work: with a clock that runs a thousand times too fast the answers of Coop's bots stay the same."""
    from lanterns.games.mapmasters.coop.bots import bot, found, prepare
    from lanterns.games.mapmasters.coop.planner import planner

    game = GAMES["mapmasters-coop"]
    usual = [
        (state.copy(), seat, get_bot("hard", game, 1).choose(state, seat)) for state, seat in coop_positions("easy", 12)
    ]
    found._found.clear()
    bot._lines.clear()
    prepare._chosen.clear()
    prepare._shopping.clear()
    ticks = iter(range(0, 10**9, 1000))
    monkeypatch.setattr(planner, "process_time", lambda: float(next(ticks)))
    for state, seat, code in usual:
        assert get_bot("hard", game, 1).choose(state, seat) == code
