"""The content: faces, objectives, books, plans [rules 6], and the checks of the set themselves."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from lanterns.cli.games.mapmasters import card_checks as check
from lanterns.core.errors import BadContent
from lanterns.games.mapmasters.board import books as sb
from lanterns.games.mapmasters.board.books import books, read_books
from lanterns.games.mapmasters.board.card_plan import Plan, along, complaints, door_of
from lanterns.games.mapmasters.board.cards import parse_card
from lanterns.games.mapmasters.board.content import cards, objectives
from lanterns.games.mapmasters.board.path import OBJECTIVES
from lanterns.games.mapmasters.solver.bound import FAR, SB3, SB4, SB7, SB9
from lanterns.games.mapmasters.solver.vectors import NotationError
from tools.mapmasters import stages

ROOT = Path(__file__).resolve().parents[3]
RULES = (ROOT / "docs" / "rules" / "mapmasters.md").read_text("utf-8")


def test_starting_cards_and_models_are_those_of_the_rules() -> None:
    """M1.1: nine starting cards as printed in 6.1, and the twelve models of 6.2."""
    given = [parse_card(line) for line in RULES.splitlines() if line.startswith(("card S", "card D"))]
    assert len(given) == 21
    for card in given:
        assert cards()[card.id].notation() == card.notation()
        assert cards()[card.id].cost == card.cost
    starting = [card for card in cards().values() if card.cost == 0]
    assert [card.id for card in starting] == [f"S{number}" for number in range(1, 10)]
    for card in starting:
        assert not set("rPVO") & set(card.icons()), "no traps, ropes, circles"


def test_dungeon_cards() -> None:
    """M1.2, MR37: 72, eighteen of each cost, numbered by cost."""
    dungeon = [card for card in cards().values() if card.cost]
    assert [card.id for card in dungeon] == [f"D{number:02d}" for number in range(1, 73)]
    assert [card.cost for card in dungeon] == [3] * 18 + [4] * 18 + [5] * 18 + [6] * 18


def test_objective_cards() -> None:
    """M1.3: 27 of twelve kinds, nine of them with the hourglass."""
    copies = Counter(card.kind for card in objectives())
    assert copies == {
        "barrel": 3, "coin": 3, "room": 3, "sword": 2, "scroll": 2, "stairs": 2,
        "key": 2, "circle": 2, "rope": 2, "trap": 2, "monster": 2, "lock": 2,
    }  # fmt: skip
    timed = Counter(card.kind for card in objectives() if card.hourglass)
    assert timed == {kind: 1 for kind in copies if kind not in ("trap", "monster", "lock")}


def test_spell_books() -> None:
    """M1.4, M12.7: seventeen, SB1 to SB9 with the Coop mark."""
    assert [book.number for book in books()] == list(range(1, 18))
    assert [book.number for book in books() if book.coop] == list(range(1, 10))
    for book in books():
        for language in ("en", "fr"):
            text = (ROOT / "src/lanterns/locales" / language / "mapmasters.ftl").read_text("utf-8")
            assert f"\nname-book-{book.id} = " in text
            assert f"\ntext-book-{book.id} = " in text


def test_every_constraint_holds() -> None:
    misses = [line.text() for line in check.report() if not line.good]
    assert misses == []
    assert check.passed(check.report())


def test_the_report_shows_a_miss() -> None:
    line = check.Line("cards", "71", "72", False)
    assert line.text() == "MISS cards: 71 (72)"
    assert not check.passed([line])


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("card D01 $3 = T-B: c", "has 1 icons"),
        ("card D01 $3 = T-B: M M M M", "4 of monster"),
        ("card D01 $3 = T-B; L1-L2; R1-R2: c b s k", "2 plain slot-to-slot corridors"),
        ("card D01 $3 = T-B: c b s k; L1-h1; h1(L1): P1; q1=h2; h2~(q1)", "no lower way out"),
        ("card D01 $3 = T-B: c b s k; L1-j1; j1-e1; j1-e2; R1-o1; R2-o2; L2-o3", "3 of circle"),
        ("card D01 $3 = T-j1: c; j1-L1; j1-j2: b; j2-R1; j2-j3: s; j3-R2; j3-j4: k; j4-B; j4-L2", "4 junctions"),
        ("card D01 $3 = T-B: c b s k; h1-h2; h1-h2; h1(h2,h2); h2(h1,h1)", "lies on no route"),
    ],
)
def test_checks_of_a_single_face(text: str, fault: str) -> None:
    assert any(fault in found for found in check.faults(parse_card(text)))


def test_equal_cards_are_found_turned_as_well() -> None:
    one = parse_card("card D01 $3 = T-j1: c b; j1-L1: s; j1-B")
    turned = parse_card("card D02 $3 = B-j1: c b; j1-R2: s; j1-T")
    other = parse_card("card D03 $3 = B-j1: c b; j1-L2: s; j1-T")
    assert check.twins([one, turned]) == ["D01 = D02"]
    assert check.twins([one, other]) == []


def test_plans_are_checked() -> None:
    card = parse_card("card A1 $3 = T-h1; R1-h1: c c; B-h1; h1(T,R1,B): M k")
    good = "h1 40,100,50,36; T-h1 50,20; R1-h1 80,50 80,100 @.3,.7"
    assert complaints(card, Plan(good)) == []
    assert "doors are drawn" in complaints(card, Plan("h1 40,100,50,36; T-h1 50,20 50,190; B-h1 30,180 30,20"))[0]
    close = complaints(card, Plan("h1 40,100,50,36; T-h1 50,20; R1-h1 80,50 80,100 @.3,.35"))
    assert close == ["A1: icons c and c overlap"]
    cut = complaints(card, Plan("h1 40,100,50,36; T-h1 50,20; R1-h1 80,50 80,100 @.01,.7"))
    assert cut == ["A1: c is cut by the rim"]
    two = parse_card("card A2 $3 = T-B; L1-L2; R1-R2")
    assert complaints(two, Plan("L1-L2 60,50 60,150")) == ["A2: T-B and L1-L2 cross"]
    assert complaints(two, Plan("L1-L2 35,50 35,150")) == ["A2: T-B and L1-L2 touch"]
    assert complaints(two, Plan("L1-L2 20,50 20,90 9,90 9,30")) == ["A2: L1-L2 crosses itself"]
    with pytest.raises(NotationError, match="'j1 5' cannot be read"):
        Plan("j1 5")
    with pytest.raises(KeyError):
        complaints(card, Plan(""))


def test_geometry_of_doors_and_stops() -> None:
    assert door_of((45, 0), (50, 100), (40, 30)) == (45, 85)
    assert door_of((0, 105), (50, 100), (40, 30)) == (30, 105)
    assert door_of((0, 0), (50, 100), (40, 30)) == (42.5, 85.0)
    assert along([(0, 0), (10, 0), (10, 10)], 0.75) == (10, 5)


def test_balance_samples_hands_of_each_stage() -> None:
    means = stages.measure(1, 1, seconds=0.3)
    assert set(means.mean) == {"early", "middle", "late"}
    assert means.mean["early"]["trap"] == 0
    assert means.average() > 0
    assert all(kind in means.mean["late"] for kind in means.outside())
    lines = stages.report(means)
    assert [line.what for line in lines[1:]] == [f"mean optimum of {kind}" for kind in OBJECTIVES]
    assert [line.good for line in lines[1:]] == [kind not in means.outside() for kind in OBJECTIVES]
    values = stages.values_by_cost({card.id: float(card.cost) for card in cards().values() if card.cost})
    assert values == {3: 3.0, 4: 4.0, 5: 5.0, 6: 6.0}
    flat = {card.id: 4.0 - (card.cost == 6) for card in cards().values() if card.cost}
    assert [line.good for line in stages.value_report(flat)] == [True, False, False, False]


def test_every_book_has_an_effect_of_its_own() -> None:
    assert set(sb.EFFECTS) == {book.does for book in books()}
    assert [book.id for book in books() if book.does == "pays"] == [
        "silent-blade", "fairy-debt", "open-sesame", "feather-step", "loud-circle",
    ]  # fmt: skip
    assert (sb.book_that("cheaper").amount, sb.book_that("keeps").amount) == (1, 2)
    assert sb.NAMES[sb.TO_BARREL] == "coopers-door"


def test_the_solver_means_the_same_books() -> None:
    """The loops of the solver have their masks as literals, for speed."""
    assert (1 << sb.TO_MONSTER, 1 << sb.CLIMBS, 1 << sb.CROSSES, 1 << sb.TO_BARREL) == (SB3, SB4, SB7, SB9)
    assert sb.LEAPS | sb.WRAPS == FAR
    assert {*sb.BOOK_OF.values(), sb.PAYS_ANY} == {1, 2, 5, 6, 8}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('does = "climbs"', 'does = "flies"', "does cannot be 'flies'"),
        ('of = "barrel"', 'of = "chair"', "leaps knows no 'chair'"),
        ('of = "barrel"', 'of = "monster"', "another book does the same"),
        ('id = "shears"', 'id = "knife"', "shears is missing"),
    ],
)
def test_an_effect_that_is_none_is_refused(old: str, new: str, said: str, tmp_path: Path) -> None:
    for name in ("books.toml", "effects.toml"):
        text = (sb.HERE / name).read_text("utf-8")
        (tmp_path / name).write_text(text.replace(old, new, 1) if name == "effects.toml" else text, "utf-8")
    with pytest.raises(BadContent, match=said):
        read_books(tmp_path)
