"""Test vectors in the notation of rules section 8: cards, cases, and what each case expects.

``run_files(paths)`` is what ``lanterns vectors mapmasters FILE...`` prints. A file holds ``card`` lines and cases::

    V5 Corridor pit: rope token
    given a=X2; kit t:r
    when T >p1 >B{t}
    then exit; found c1 b1 P1; used P1; spent t:r; trap 3; rope 0

Blank lines and lines starting with ``#`` are skipped. Cards of the game are known without a definition.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path as FilePath

from lanterns.core.errors import BadNotation, LanternsError
from lanterns.core.texts import signed, whole, without_mark
from lanterns.games.mapmasters.board.cards import Card, NotationError, parse_card
from lanterns.games.mapmasters.board.content import cards
from lanterns.games.mapmasters.board.layout import Board, Placed, fault
from lanterns.games.mapmasters.board.path import VP, Kit, Path, counts_text, kit_of
from lanterns.games.mapmasters.board.path_moves import end_state
from lanterns.games.mapmasters.board.script import node_text, play
from lanterns.games.mapmasters.board.walker import IllegalStep
from lanterns.games.mapmasters.solver.best_path import best_path


class Check:
    """One ``when`` with its ``then``."""

    def __init__(self, line: int, when: str) -> None:
        self.line = line
        self.when = when
        self.then = ""


class Case:
    """One case of a vector file: its title, what lies on the table, and its checks in order."""

    def __init__(self, title: str, line: int) -> None:
        self.title = title
        self.line = line
        self.placed: list[Placed] = []
        self.kit = Kit()
        self.goal: list[int] = []
        self.edges = "lenient"
        self.connect = "open"
        self.tangled = "junction"
        self.checks: list[Check] = []

    def board(self) -> Board:
        """The laid cards as a board."""
        return Board(self.placed, None, self.goal)

    def path(self, board: Board) -> Path:
        """A fresh path with the kit of the case."""
        return Path(board, self.kit, self.tangled)


def parse(text: str, file: str = "") -> list[Case]:
    """Read a vector file. Raises ``NotationError`` with the line of the first fault."""
    known: dict[str, Card] = dict(cards())
    cases: list[Case] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split(None, 1)
        if not words or words[0].startswith("#"):
            continue
        rest = words[1].strip() if len(words) > 1 else ""
        if words[0] == "card":
            card = parse_card(line, file, number)
            known[card.id] = card
        elif words[0] in ("given", "when", "then"):
            if not cases:
                raise NotationError(f"'{words[0]}' stands before the first case.", file, number)
            case = cases[-1]
            if words[0] == "given":
                _given(case, rest, known, file, number)
            elif words[0] == "when":
                case.checks.append(Check(number, rest))
            elif not case.checks or case.checks[-1].then:
                raise NotationError("'then' needs its own 'when'.", file, number)
            else:
                case.checks[-1].then = rest
        else:
            cases.append(Case(line.strip(), number))
    for case in cases:
        if not case.placed or not case.checks or not all(check.then for check in case.checks):
            raise NotationError(f"Case '{case.title}' needs given, when and then.", file, case.line)
    return cases


def _given(case: Case, text: str, known: dict[str, Card], file: str, line: int) -> None:
    for clause in (part.strip() for part in text.split(";")):
        words = clause.split()
        if not words:
            continue
        if words[0] == "kit":
            case.kit = _kit(words[1:], file, line)
        elif words[0] == "rule":
            for word in words[1:]:
                _rule(case, word, file, line)
        elif words[0] == "goal":
            names = [one.name for one in case.placed]
            for word in words[1:]:
                if word not in names:
                    raise NotationError(f"No card is called {word!r}.", file, line)
                case.goal.append(names.index(word))
        else:
            case.placed.extend(_placed(word, known, file, line) for word in words)


def _placed(word: str, known: dict[str, Card], file: str, line: int) -> Placed:
    name, equals, rest = word.partition("=")
    id, at, place = rest.partition("@")
    if not name or not equals or id not in known:
        raise NotationError(f"{word!r} is no laid card; write a=ID@x,y or a=ID@x,yt.", file, line)
    if not at:
        return Placed(name, known[id], 0, 0)
    turned = place.endswith("t")
    x, _, y = (place[:-1] if turned else place).partition(",")
    try:
        return Placed(name, known[id], signed(x), signed(y), turned)
    except ValueError:
        raise NotationError(f"{word!r} has no place x,y.", file, line) from None


def _kit(words: list[str], file: str, line: int) -> Kit:
    tokens, books = "", []
    for word in words:
        kind, _, values = word.partition(":")
        for value in values.split(","):
            if kind == "t" and value in ("s", "k", "r", "p"):
                tokens += value
            elif kind == "b" and 1 <= whole(value) <= 17:
                books.append(whole(value))
            else:
                raise NotationError(f"{word!r} is no part of a kit; write t:s,k and b:3,7.", file, line)
    return kit_of(tokens, tuple(books))


def _rule(case: Case, word: str, file: str, line: int) -> None:
    if word in ("strict", "lenient"):
        case.edges = word
    elif word in ("open", "touch"):
        case.connect = word
    elif word in ("junction", "rooms"):
        case.tangled = word
    else:
        raise NotationError(f"{word!r} is no rule option here.", file, line)


def run(case: Case) -> str:
    """First difference between a case and the rules, or ``""``."""
    board = case.board()
    before: Path | None = None
    for check in case.checks:
        when = check.when
        if when == "place":
            legal = "illegal" if fault(board, case.edges, case.connect) else "legal"
            got, want = legal, check.then.strip()
            difference = "" if got == want else f"layout is {got}, expected {want}"
        elif when.startswith("best "):
            difference = _run_best(case, board, when[5:].strip(), check.then)
        else:
            path = case.path(board) if before is None else before.next_group(Kit())
            difference, before = _run_script(path, when, check.then)
        if difference:
            return f"line {check.line}: {when}: {difference}"
    return ""


def _run_best(case: Case, board: Board, kind: str, then: str) -> str:
    if kind not in VP:
        return f"{kind!r} is no objective"
    answer = best_path(board, case.kit, kind, tangled=case.tangled)
    got = f"value {answer.value} {'exit' if answer.exit else 'no-exit'}"
    return "" if got == then.strip() else f"got {got}, expected {then.strip()}"


def _run_script(path: Path, when: str, then: str) -> tuple[str, Path]:
    clauses = [clause.strip() for clause in then.split(";")]
    for number, token in enumerate(when.split(), 1):
        try:
            path = play(path, token)
        except IllegalStep as error:
            got = f"illegal {number}"
            return ("" if clauses == [got] else f"got {got} ({error.reason}), expected {then}"), path
        except BadNotation as unread:
            return f"token {number}: {unread.message}", path
    state = end_state(path)
    where = f" {node_text(path.board, path.node)}" if state == "arrive" else ""
    if clauses[0] != state + where:
        return f"got {state}{where}, expected {clauses[0]}", path
    expected = {"found": "-", "used": "-", "spent": "-"}
    for clause in clauses[1:]:
        word, _, value = clause.partition(" ")
        if word in VP:
            if path.score(word) != int(value):
                return f"{word} is {path.score(word)}, expected {value}", path
        elif word in expected:
            expected[word] = value.strip()
        else:
            return f"{clause!r} is no expectation", path
    got_found, got_used = counts_text(path.counts()), counts_text(path.counts(path.crossed))
    for word, got in (("found", got_found), ("used", got_used), ("spent", " ".join(path.spent) or "-")):
        if got != expected[word]:
            return f"{word} {got}, expected {expected[word]}", path
    return "", path


def run_files(paths: Iterable[str]) -> tuple[int, int, list[str]]:
    """Run every case of the files: ``(passed, failed, messages)``, one message per failure with its first difference.

    A file that cannot be read or parsed counts as one failure with the reason.
    """
    passed, failed = 0, 0
    messages: list[str] = []
    for name in paths:
        try:
            cases = parse(without_mark(FilePath(name).read_text(encoding="utf-8")), name)
        except LanternsError as unread:
            failed += 1
            messages.append(str(unread))
            continue
        except OSError as unopened:
            failed += 1
            messages.append(f"{name}: cannot be read: {unopened.strerror}")
            continue
        except UnicodeDecodeError:
            failed += 1
            messages.append(f"{name}: is not text in UTF-8")
            continue
        for case in cases:
            difference = run(case)
            if difference:
                failed += 1
                messages.append(f"{name}: {case.title}: {difference}")
            else:
                passed += 1
    return passed, failed, messages
