"""Path scripts of rules 2.4 in and out: ``a.T >h1 >R1 tp:a.o1:b.o2{i} b3:T/L1/2{t} stop``."""

from __future__ import annotations

from lanterns.core.errors import BadNotation
from lanterns.core.texts import whole
from lanterns.games.mapmasters.board.layout import Board
from lanterns.games.mapmasters.board.path import Path
from lanterns.games.mapmasters.board.path_moves import apply, begin
from lanterns.games.mapmasters.board.walker import CLIMB, FALL, JUMP, LEAP, ON, WALK, WRAP, IllegalStep, Move, piece_of


def start_of(board: Board, token: str) -> int:
    """Slot node named by the first token of a script, ``a.T`` or, with one card laid, ``T``."""
    return _node(board, token)


def play(path: Path, token: str) -> Path:
    """The path after one token of a script. Raises ``BadNotation`` (no such token) or ``IllegalStep`` (refused)."""
    if path.start < 0:
        return begin(path, start_of(path.board, token))
    if token == "stop":
        return path.copy()
    return apply(path, move_of(path, token))


def run(path: Path, script: str) -> Path:
    """The path after a whole script."""
    for token in script.split():
        path = play(path, token)
    return path


def move_of(path: Path, token: str) -> Move:
    """The move that a token means here."""
    payers: tuple[str, ...] = ()
    text = token
    if token.endswith("}") and "{" in token:
        text, inside = token[:-1].split("{", 1)
        payers = tuple(part.strip() for part in inside.split(",") if part.strip())
    if text.startswith(">"):
        return _walk(path, text[1:], token).paid(payers)
    if text.startswith("fall") or text.startswith("climb"):
        number = text[4:] if text.startswith("fall") else text[5:]
        icon = path.board.icon_at(path.node, "P", number) if path.node >= 0 else -1
        if icon < 0:
            raise IllegalStep("not-here")
        return Move(FALL if text.startswith("fall") else CLIMB, icon, payers=payers)
    if text.startswith("tp:"):
        ends = text[3:].split(":")
        if len(ends) != 2:
            raise BadNotation(f"{token!r}: a teleport is written tp:a.o1:b.o2.")
        return Move(JUMP, _circle(path.board, ends[0]), _circle(path.board, ends[1]), 0, payers)
    if text.startswith("b3:") or text.startswith("b9:"):
        return Move(LEAP, _target(path.board, text[3:], token), int(text[1]), 0, payers)
    if text == "wrap":
        return Move(WRAP, payers=payers)
    raise BadNotation(f"{token!r} is no step of a path.")


def _walk(path: Path, text: str, token: str) -> Move:
    halt = 0
    if "@" in text:
        text, count = text.split("@", 1)
        halt = _number(count, token)
    nth = 0
    if "#" in text:
        text, count = text.split("#", 1)
        nth = _number(count, token)
    board = path.board
    if path.piece >= 0:
        for end in (board.piece_b[path.piece], board.piece_a[path.piece]):
            if board.node_name[end] == text:
                return Move(ON, end, -1, halt)
        raise IllegalStep("not-here")
    fitting = [p for p in board.node_at[path.node] if board.node_name[board.far(p, path.node)] == text]
    if nth:
        fitting = fitting[nth - 1 : nth]
    unused = [piece for piece in fitting if not path.used_pieces >> piece & 1]
    if not fitting:
        raise IllegalStep("not-here")
    return Move(WALK, unused[0] if unused else fitting[0], -1, halt)


def _number(text: str, token: str) -> int:
    if whole(text) < 1:
        raise BadNotation(f"{token!r}: {text!r} is no number from 1.")
    return whole(text)


def _split(board: Board, text: str) -> tuple[str, str]:
    """Card letter and rest of ``a.NAME``; the letter may be left out when one card is laid."""
    if "." in text:
        card, name = text.split(".", 1)
        return card, name
    if len(board.placed) != 1:
        raise BadNotation(f"{text!r}: name the card, as in a.{text}.")
    return board.placed[0].name, text


def _node(board: Board, text: str) -> int:
    card, name = _split(board, text)
    try:
        return board.node_of(card, name)
    except KeyError:
        raise BadNotation(f"{text!r}: there is no such place on the table.") from None


def _circle(board: Board, text: str) -> int:
    card, name = _split(board, text)
    for index, one in enumerate(board.placed):
        if one.name == card and name[:1] == "o":
            icon = board.icon_at(board.first_node[index], "O", name[1:])
            if icon >= 0:
                return icon
    raise BadNotation(f"{text!r}: there is no such circle on the table.")


def _target(board: Board, text: str, token: str) -> int:
    """Target of a leap: ``a.h1`` a room, ``a.T/L1/2`` or ``a.j1/h1#2/1`` an icon in a piece."""
    parts = text.split("/")
    if len(parts) == 1:
        return -1 - _node(board, text)
    if len(parts) != 3:
        raise BadNotation(f"{token!r}: the target of a leap is a room or A/B/number.")
    nth = 1
    if "#" in parts[1]:
        parts[1], count = parts[1].split("#", 1)
        nth = _number(count, token)
    a = _node(board, parts[0])
    fitting = [p for p in board.node_at[a] if board.node_name[board.far(p, a)] == parts[1]]
    order = _number(parts[2], token)
    if nth > len(fitting) or order > len(board.piece_icons[fitting[nth - 1]]):
        raise BadNotation(f"{token!r}: there is no such icon on the table.")
    piece = fitting[nth - 1]
    count_all = len(board.piece_icons[piece])
    printed = order - 1 if board.piece_a[piece] == a else count_all - order
    return board.piece_first_icon[piece] + printed


def node_text(board: Board, node: int) -> str:
    """``a.T``, or ``T`` when one card is laid."""
    name = board.node_name[node]
    return name if len(board.placed) == 1 else f"{board.placed[board.node_card[node]].name}.{name}"


def token_of(path: Path, move: Move) -> str:
    """The token that stands for a move made from this path."""
    board = path.board
    text = "wrap"
    if move.kind == WALK:
        end = board.far(move.target, path.node)
        fitting = [p for p in board.node_at[path.node] if board.far(p, path.node) == end]
        text = ">" + board.node_name[end]
        if len(fitting) > 1:
            text += f"#{fitting.index(move.target) + 1}"
    elif move.kind == ON:
        text = ">" + board.node_name[move.target]
    elif move.kind == FALL or move.kind == CLIMB:
        landing = board.node_name[board.pit_landing[move.target]]
        text = ("fall" if move.kind == FALL else "climb") + landing[1:]
    elif move.kind == JUMP:
        text = f"tp:{circle_text(board, move.target)}:{circle_text(board, move.other)}"
    elif move.kind == LEAP:
        text = f"b{move.other}:{_target_text(path, move.target)}"
    if move.halt:
        text += f"@{move.halt}"
    return text + ("{" + ",".join(move.payers) + "}" if move.payers else "")


def circle_text(board: Board, icon: int) -> str:
    """``a.o1`` for a circle in a corridor or in a room."""
    index = board.icon_card[icon]
    one = board.placed[index]
    node = board.icon_node[icon]
    name = board.node_name[node]
    if name[0] != "o":
        room = one.card.room_at(node - board.first_node[index])
        assert room is not None
        name = "o" + room.content[board.content[node].index(icon)][1:]
    return name if len(board.placed) == 1 else f"{one.name}.{name}"


def _target_text(path: Path, target: int) -> str:
    board = path.board
    if target < 0:
        return node_text(board, -1 - target)
    piece = piece_of(path, target)
    a, b = board.piece_a[piece], board.piece_b[piece]
    fitting = [p for p in board.node_at[a] if board.far(p, a) == b]
    far = board.node_name[b] + (f"#{fitting.index(piece) + 1}" if len(fitting) > 1 else "")
    return f"{node_text(board, a)}/{far}/{target - board.piece_first_icon[piece] + 1}"
