"""The Versus engine beside its scenarios: codes of steps, placements, what is hidden, records, copies."""

from __future__ import annotations

import json
from random import Random

import pytest

from lanterns.core import checks
from lanterns.core.errors import BadOptions, BadScenario, IllegalAction
from lanterns.core.record import parse_record
from lanterns.core.replay import Play, replay
from lanterns.games import RULESETS
from lanterns.games.mapmasters.board.books import books
from lanterns.games.mapmasters.board.layout import fault
from lanterns.games.mapmasters.board.path_moves import moves
from lanterns.games.mapmasters.board.vocabulary import CARDS, FACES, PAYERS, most_needs
from lanterns.games.mapmasters.versus.dungeon import Dungeon, Lay, dungeon_of, face_of, lay_code, path_at, placements
from lanterns.games.mapmasters.versus.state import EXPLORE, IN_HAND, MapMasters
from lanterns.games.mapmasters.versus.verbs import BACK_CODE, FAR_X, FAR_Y, FINISH_CODE, LAY, START, VERBS, WRAP
from lanterns.games.mapmasters.versus.view import build
from tests.games.mapmasters.helpers import GAME, exploring, given

# codes


def test_every_step_offered_is_the_same_move_again_after_its_code() -> None:
    """M6.4: the actions of a path name pieces and icons of faces; board numbers and codes turn into each other."""
    tried = 0
    for seed in range(12):
        rng = Random(seed)
        g = exploring(seed)
        while g.lanes and g.phase == EXPLORE:
            for seat in g.actors():
                dungeon = dungeon_of(g.layout[seat])
                for code in g.options(seat):
                    if START.base + START.size <= code <= WRAP.base:
                        assert dungeon.code(dungeon.move(code)) == code
                        tried += 1
                    elif code in START:
                        assert dungeon.start_code(dungeon.start_node(code)) == code
            checks.random_steps(g, rng, 1)
    assert tried > 150


def test_steps_offered_are_those_of_the_path() -> None:
    """M6.4: exactly the moves of the path model, and a halt only while SB3 or SB9 is held."""
    for books_held, halts in (([], False), (["ambush"], True), (["coopers-door"], True), (["tangled-thread"], False)):
        g = given(at="explore", books={"0": books_held}, dungeon={"0": "S1@0,0 S5@1,0"}, path={"0": "a.T >j1"})
        path = g.path(0)
        assert path is not None
        dungeon = dungeon_of(g.layout[0])
        expected = [dungeon.code(move) for move in moves(path, halts)]
        assert g.options(0) == [*expected, BACK_CODE, FINISH_CODE]
        assert any("@" in VERBS.notation(code) for code in expected) == halts


def test_payers_reach_for_every_card() -> None:
    """MR39: no step of any card needs more payers than an action can name; each is `i`, `t` or a paying book."""
    most = most_needs(CARDS)
    assert max(len(text.split(",")) for text in PAYERS if text) == most >= 3
    assert "t,i,b1" in PAYERS
    assert "b1,b2" in PAYERS
    assert not [text for text in PAYERS if text.count("b2") > 1 or text.count("b") > 2]


def test_lay_codes_tell_card_place_and_turn() -> None:
    for face, x, y, turned in ((0, 0, 0, False), (80, -4, 8, True), (27, 3, -7, False)):
        lay = Lay(lay_code(face, x, y, turned))
        assert (lay.face, lay.x, lay.y, lay.turned) == (face, x, y, turned)
    assert VERBS.notation(lay_code(FACES.index("D20"), 1, -1, True)) == "lay D20 1,-1 turned"


# layouts


@pytest.mark.parametrize("edges", ["lenient", "strict"])
@pytest.mark.parametrize("connect", ["open", "touch"])
def test_placements_are_exactly_the_legal_ones(edges: str, connect: str) -> None:
    """M6.3, MR1, MR2, MR3, MR4: against the layout check of every place that there is."""
    rng = Random(5)
    for _ in range(6):
        faces = rng.sample(range(len(FACES)), 4)
        layout = [lay_code(faces[0], 0, 0, rng.random() < 0.5)]
        more = placements(layout, faces[1:2], edges == "strict", connect == "touch")
        layout += [rng.choice(more)] if more else []
        rest = faces[2:]
        found = placements(layout, rest, edges == "strict", connect == "touch")
        legal = [
            code
            for face in rest
            for x in range(-FAR_X, FAR_X + 1)
            for y in range(-FAR_Y, FAR_Y + 1)
            for turned in (False, True)
            if not fault(Dungeon([*layout, code := lay_code(face, x, y, turned)]).board, edges, connect)
        ]
        assert found == legal


def test_any_number_of_cards_may_be_laid() -> None:
    """M6.3, MR5: 0 to 5 of the hand; what is not laid stays in the hand."""
    g = exploring(3, {"players": "2"})
    hand = g.cards(0, IN_HAND)
    assert len(hand) == 5
    for count in range(6):
        one = g.copy()
        for _ in range(count):
            one.play(next(code for code in one.options(0) if code in LAY), 0)
        assert len(one.layout[0]) == count
        assert FINISH_CODE in one.options(0)
        one.play(FINISH_CODE, 0)
        assert one.cards(0, IN_HAND) == hand
        assert not one.options(0)


def test_tangled_rooms_reaches_the_path() -> None:
    """MR52: the option of the table is the option of the path."""
    for option in ("junction", "rooms"):
        g = GAME.new({"players": "2", "tangled": option})
        GAME.harness.position(g, {"at": "explore", "dungeon": {"0": "S1@0,0"}, "path": {"0": "T"}})
        path = g.path(0)
        assert path is not None
        assert path.tangled == option


# taking back


def test_taking_back_is_free_and_complete() -> None:
    """M6.5: by `back` any number of times, and by a retraction of the record, everything is as it was."""
    g = exploring(8, {"players": "2"})
    start = g.copy()
    rng = Random(1)
    for _ in range(30):
        for _ in range(rng.randint(1, 12)):
            g.play(rng.choice([code for code in g.options(0) if code != FINISH_CODE]), 0)
        while BACK_CODE in g.options(0):
            g.play(BACK_CODE, 0)
        assert g.options(0) == start.options(0)
        assert g.to_json() | {"ply": 0} == start.to_json() | {"ply": 0}


def test_a_retraction_of_the_record_takes_back_one_seat_only() -> None:
    """M6.5: the others' lines stand, and the record replays to the same state."""
    play = Play.new(GAME, {"players": "2", "first": "0"})
    rng = Random(2)
    while play.state.phase != EXPLORE or not play.state.lanes:  # type: ignore[attr-defined]
        actor, action = checks.random_action(play.state, rng)
        play.play(action, actor)
    before = play.state.options(0)
    for seat in (0, 1, 0, 1, 0):
        options = [code for code in play.state.options(seat) if code in LAY]
        play.play(options[0], seat)
    play.undo(3, 0, "retract")
    assert play.state.options(0) == before
    assert len(play.state.layout[1]) == 2  # type: ignore[attr-defined]
    assert replay(parse_record(play.text(), RULESETS)).digest() == play.state.digest()


def test_who_has_finished_is_locked() -> None:
    """M6.7: no action is left to a seat that has finished, until the reveal."""
    g = exploring(4)
    g.play(FINISH_CODE, 1)
    assert 1 not in g.actors()
    for code in (BACK_CODE, FINISH_CODE):
        with pytest.raises(IllegalAction, match="seat 1 is not asked now"):
            g.play(code, 1)


# what is hidden


def test_dungeons_are_seen_by_nobody_else_before_the_reveal() -> None:
    """M6.2, MR25: not the layout, not the path, and no event of them; who is done may be known."""
    for seed in range(6):
        g = exploring(seed, steps=12)
        if not g.lanes:
            continue
        for viewer in (-1, 0, 1, 2):
            for player in build(g, viewer)["players"]:
                assert (player["dungeon"] is None) or player["seat"] == viewer
        g.listen()
        rng = Random(seed)
        while g.lanes:
            actor, action = checks.random_action(g, rng)
            g.play(action, actor)
            for event in g.take_events():
                if g.lanes and event.only != actor:
                    assert event.key in ("finished", "hourglass-taken")
        assert any(player["dungeon"] for player in build(g, -1)["players"])


def test_what_is_hidden_differs_in_other_samples() -> None:
    """M6.2: a sample for a seat keeps all that it sees, and makes the others' dungeons anew."""
    g = exploring(1, {"players": "3"}, steps=25)
    while not g.lanes:
        g = exploring(2, {"players": "3"}, steps=25)
    seat = g.actors()[0]
    samples = [GAME.hidden.sample(g, seat, Random(i)) for i in range(8)]
    seen = {json.dumps(build(sample, seat), sort_keys=True) for sample in samples}
    assert seen == {json.dumps(build(g, seat), sort_keys=True)}
    assert len({json.dumps(sample.to_json()["layout"]) for sample in samples}) > 4


def test_cards_face_down_could_be_any_of_the_draw_pile() -> None:
    """M5.3: until Exploration nobody, the owner included, knows which cards were drawn."""
    g = given(at="hands", hand={"0": ["S1", "D03"]})
    g.play(VERBS.parse("draw 0 S2"))
    g.play(VERBS.parse("draw 0 S5"))
    views = set()
    drawn = set()
    for i in range(20):
        other = GAME.hidden.permute(g, 0, Random(i))
        assert isinstance(other, MapMasters)
        views.add(json.dumps(build(other, 0), sort_keys=True))
        drawn.add(tuple(other.where))
    assert len(views) == 1
    assert len(drawn) > 5
    assert "S2" in build(g, 0)["players"][0]["draw"]


def test_the_look_of_sb16_is_for_its_owner() -> None:
    """M5.4, SB16: whispered to the owner; a sample for the owner keeps it, one for another does not."""
    g = given(at="hands", books={"0": ["first-glance"]})
    g.listen()
    g.play(VERBS.parse("draw 0 S3"))
    assert [(event.key, event.only) for event in g.take_events()] == [("first-seen", 0)]
    assert {FACES[GAME.hidden.permute(g, 0, Random(i)).looked] for i in range(9)} == {"S3"}  # type: ignore[attr-defined]
    assert len({GAME.hidden.permute(g, 1, Random(i)).looked for i in range(20)}) > 3  # type: ignore[attr-defined]


# the time bonus


def test_the_hourglass_goes_by_the_order_of_the_record() -> None:
    """M6.7, M6.8: the first `finish` with a step takes it, and the record replays to the same."""
    for order in ([0, 1], [1, 0]):
        g = given(at="explore", primary="barrel hourglass", dungeon={"0": "S1@0,0", "1": "S1@0,0"},
                  path={"0": "T >j1", "1": "T >j1"})  # fmt: skip
        for seat in order:
            g.play(FINISH_CODE, seat)
        assert g.green == [1 if seat == order[0] else 0 for seat in (0, 1)]


def test_to_finish_first_is_a_race_only_where_it_pays() -> None:
    """B1: a server's bots let people go first where the first to finish takes the bonus, and nowhere else."""
    position = {"at": "explore", "dungeon": {"0": "S1@0,0", "1": "S1@0,0"}, "path": {"0": "T >j1", "1": "T >j1"}}
    g = given(primary="barrel hourglass", **position)
    assert GAME.timed.races(g, 1, FINISH_CODE)
    assert not GAME.timed.races(g, 1, BACK_CODE)
    g.play(FINISH_CODE, 0)
    assert not GAME.timed.races(g, 1, FINISH_CODE)  # the bonus is gone
    assert not GAME.timed.races(given(primary="barrel", **position), 1, FINISH_CODE)
    clocked = GAME.new({"players": "2", "time_bonus": "clock"})
    GAME.harness.position(clocked, {"primary": "barrel hourglass", **position})
    assert not GAME.timed.races(clocked, 1, FINISH_CODE)


def test_seconds_are_actions_of_chance() -> None:
    """M6.9, MR26: measured where people play (`Timed.clock_action`), drawn evenly where nobody has a clock."""
    g = GAME.new({"players": "2", "time_bonus": "clock"})
    GAME.harness.position(g, {"at": "explore", "primary": "barrel hourglass", "dungeon": {"0": "S1@0,0", "1": "S1@0,0"},
                   "path": {"0": "T >j1", "1": "T >j1"}})  # fmt: skip
    assert GAME.timed.seats(g) == [0, 1]
    g.play(FINISH_CODE, 0)
    assert GAME.timed.seats(g) == [1]
    assert GAME.timed.clock_action(g, [120.2, 94.6]) == -1
    g.play(FINISH_CODE, 1)
    assert VERBS.notation(GAME.timed.clock_action(g, [120.0, 95.0])) == "clock 0 120"
    g.play(GAME.timed.clock_action(g, [120.0, 95.0]))
    assert len(g.odds()) == 3600
    g.play(GAME.timed.clock_action(g, [120.0, 95.0]))
    assert g.green == [0, 1]


def test_nobody_is_clocked_at_reset() -> None:
    """M6.6: a timer belongs to Exploration; the optimisers have none."""
    g = GAME.new({"players": "2", "timer": "5"})
    GAME.harness.position(g, {"at": "optimise", "dungeon": {"0": "S6@0,0"}, "path": {"0": "B >h1 >R2"}})
    assert g.lanes
    assert GAME.timed.seats(g) == []


# the rest


def test_the_seventeen_books_have_the_numbers_of_the_rules() -> None:
    """M1.4, MR40: a book of another phase is nothing that a path can use."""
    assert [book.number for book in books()] == list(range(1, 18))
    for book in books():
        g = given(at="explore", books={"0": [book.id]}, dungeon={"0": "S1@0,0"}, path={"0": "T"})
        assert (g.kit[4] >> book.number & 1 == 1) == (book.phase == "path")


def test_coins_are_not_limited() -> None:
    """M1.7, MR36: counters, not a mechanism."""
    g = given(at="reward", coins={"0": 99, "1": 99}, primary="coin", dungeon={"0": "S1@0,0"}, path={"0": "T >j1"})
    assert g.coins == [100, 99]


def test_six_rounds_of_five_phases() -> None:
    """M3.1, M9.1: Market, Hand, Exploration, Reward, Reset; the last ends with its Reward. 12 objectives are seen
    [M3.3]."""
    rng = Random(3)
    g = GAME.new({"players": "2"})
    seen: list[tuple[int, str]] = []
    while not g.over:
        at = (g.round, build(g, -1)["phase"])
        if at not in seen:
            seen.append(at)
        checks.random_steps(g, rng, 1)
    phases = [phase for number, phase in seen if number == 1]
    assert phases == ["setup", "market", "hand", "exploration", "reward"]
    assert (2, "reset") in seen
    assert {number for number, _ in seen} == {1, 2, 3, 4, 5, 6}
    assert len(g.seen) == 12


def test_paths_are_remembered_without_being_shared() -> None:
    """A path is worked out once; what is drawn on from it does not change it."""
    g = given(at="explore", dungeon={"0": "S1@0,0"}, path={"0": "T >j1"})
    path = g.path(0)
    assert path is not None
    found = path.found
    assert g.path(0) is path
    other = g.copy()
    other.play(VERBS.parse("walk S1.j1-R1"), 0)
    assert (path.found, g.layout, g.steps[0]) == (found, other.layout, other.steps[0][:-1])
    assert path_at(g.layout[0], g.steps[0], g.kit[:5], 0) is path


def test_a_seat_that_does_not_play_cannot_buy_first() -> None:
    with pytest.raises(BadOptions, match="first=2 names no seat of 2"):
        GAME.new({"players": "2", "first": "2"})


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"coins": {"5": 3}}, "'5' is not a seat"),
        ({"coins": {"0": -1}}, "whole number from 0 to 99"),
        ({"cash": 3}, "unknown key 'cash'"),
        ({"at": "lunch"}, "not a place to begin"),
        ({"at": 3}, "at must be one of"),
        ({"hand": {"0": ["Z9"]}}, "'Z9' is not a card"),
        ({"hand": {"0": ["D01"]}}, "lies in the market"),
        ({"dungeon": {"0": "S1@0,0 S2@4,4"}}, "not legal (apart)"),
        ({"dungeon": {"0": "S1@0,0"}, "path": {"0": "T >B"}}, "This step is not allowed"),
        ({"path": {"0": "T"}}, "no dungeon to draw in"),
        ({"primary": "gold"}, "not an objective"),
        ({"row": ["D01"]}, "row must list 8 cards"),
        ({"tokens": {"0": {"sword": 9}}}, "whole number from 0 to 5"),
        ({"books": {"0": ["bible"]}}, "'bible' is not known"),
        ({"dungeon": {"0": "S1"}}, "cannot be read"),
        ({"hand": {"0": ["D03"], "1": ["D03"]}}, "D03 exists once, and seats 0 and 1 own it [M1.2]"),
        ({"hand": {"0": ["S1", "S2", "S3", "S4", "S5", "S6"]}}, "seat 0 has 6 cards, and a hand has five"),
        ({"books": {"0": ["ambush"], "1": ["ambush"]}}, "ambush is held by two seats"),
    ],
)
def test_positions_that_cannot_be_are_refused(position: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadScenario) as refused:
        given(**position)
    assert sentence in refused.value.message


def test_faces_of_a_layout_are_those_laid() -> None:
    layout = [lay_code(3, 0, 0, False), lay_code(17, 1, 1, True)]
    assert [face_of(code) for code in layout] == [3, 17]
    assert dungeon_of(layout).faces == [3, 17]
