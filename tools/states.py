"""What follows from the annotations of a state, written into its class: FIELDS (all that is saved) and `copy`.

A field of a state is declared once, as an annotation in the class body. `python tools/states.py` writes the rest into
the same file, between two marks, as straight assignments: a loop over names takes twice as long, compiled more. A test
holds the files to it. A list is copied unless its annotation is `Shared`; what `__init__` sets is worked out from the
fields, so it goes along with a copy and is not saved.

    python tools/states.py                 # the states of all games
    python tools/states.py PATH            # another file with a state
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted((ROOT / "src" / "lanterns" / "games").rglob("state.py"))
BEGIN = "    # from here on made by tools/states.py of the annotations above"
END = "    # to here"
WIDTH = 120
PLAIN = ("int", "str", "bool", "Shared")
LISTS = ("list[int]", "list[list[int]]")


def rewritten(text: str) -> str:
    """The text of a module with the made part of its state as it should be. Raises ValueError when that cannot be."""
    before, mark, rest = text.partition(f"{BEGIN}\n")
    _, end, after = rest.partition(f"{END}\n")
    if not mark or not end:
        raise ValueError(f"there must be a line '{BEGIN.strip()}' and after it '{END.strip()}'")
    return f"{before}{mark}{made(_state(ast.parse(text)))}{end}{after}"


def _state(tree: ast.Module) -> ast.ClassDef:
    found = [
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "State" for base in node.bases)
    ]
    if len(found) != 1:
        raise ValueError(f"there are {len(found)} classes of states where one is looked for")
    return found[0]


def made(state: ast.ClassDef) -> str:
    """The lines between the marks."""
    fields = _fields(state)
    plain = [name for name, kind in fields.items() if kind in PLAIN]
    lists = [name for name, kind in fields.items() if kind in LISTS]
    lines = ["    FIELDS: ClassVar[tuple[str, ...]] = ("]
    lines += _filled("        ", [f'"{name}",' for name in fields], " ")
    lines += ["    )  # fmt: skip", "", f"    def copy(self) -> {state.name}:", f"        new = {state.name}()"]
    lines += ["        new.edition, new.ply, new.over = self.edition, self.ply, self.over"]
    lines += ["        new.stack, new.asked = self.stack[:], self.asked"]
    lines += ["        if self.lanes:", "            new.lane, new.lane_asked = self.lane, self.lane_asked[:]"]
    lines += ["            new.lanes = [lane[:] for lane in self.lanes]"]
    lines += _assigned(plain, lambda name: f"self.{name}")
    lines += _assigned(lists, lambda name: f"self.{name}[:]")
    lines += _assigned(_worked_out(state), lambda name: f"self.{name}")
    return "\n".join([*lines, "        return new", "", ""])


def _fields(state: ast.ClassDef) -> dict[str, str]:
    """The declared fields with their types, in order."""
    found: dict[str, str] = {}
    for node in state.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            kind = ast.unparse(node.annotation)
            if kind.startswith("ClassVar"):
                continue
            if kind not in (*PLAIN, *LISTS):
                raise ValueError(f"{state.name}.{node.target.id} is a {kind}; a field is {', '.join((*PLAIN, *LISTS))}")
            found[node.target.id] = kind
    return found


def _worked_out(state: ast.ClassDef) -> list[str]:
    """What `__init__` sets."""
    return [
        node.target.attr
        for method in state.body
        if isinstance(method, ast.FunctionDef) and method.name == "__init__"
        for node in method.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
    ]


def _assigned(names: list[str], value: Callable[[str], str]) -> list[str]:
    """Assignments of up to three names a line: so many are as quick as one by one."""
    lines: list[str] = []
    at = 0
    while at < len(names):
        for count in (3, 2, 1):
            group = names[at : at + count]
            line = f"        {', '.join(f'new.{name}' for name in group)} = {', '.join(map(value, group))}"
            if len(line) <= WIDTH or count == 1:
                break
        lines.append(line)
        at += len(group)
    return lines


def _filled(indent: str, words: list[str], space: str) -> list[str]:
    lines = [indent]
    for word in words:
        longer = lines[-1] + (space if lines[-1] != indent else "") + word
        if len(longer) > WIDTH:
            lines.append(indent + word)
        else:
            lines[-1] = longer
    return lines


def main(paths: list[Path]) -> int:
    for path in paths:
        text = path.read_text("utf-8")
        try:
            now = rewritten(text)
        except ValueError as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 1
        if now != text:
            path.write_text(now, "utf-8")
            print(f"{path} is made anew")
    return 0


if __name__ == "__main__":
    sys.exit(main([Path(name) for name in sys.argv[1:]] or FILES))
