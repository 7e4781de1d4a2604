"""Keep whole games of the newest rulesets after a change of the rules: tests/fixtures/records/GAME/EDITION.

    python tools/fixtures.py [GAME ...] [--tries 400]

One command does all that tests/test_fixtures.py asks for. Games of bots that were kept under the edition before are
played anew under the newest: the same name, options and bots, the same end reason and the same facts of it (the boss
that was met), by the first seed that has them, or else with the same moves where these come to the same end; so is a
kept game of the newest edition that no longer replays (of an edition that never landed on main). Then whatever variant,
number of players or end reason is not kept yet is added, and the label is written down (tools/rulesets.py).

What people typed stays under the ruleset it was typed under. The winning records of missions are the planner's:
tools/mapmasters/coop_records.py. Nothing that replays is touched. Exit code 1 when something is still missing.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from lanterns.cli.records import play_record
from lanterns.core.errors import LanternsError
from lanterns.core.game import AnyGame
from lanterns.core.record import parse_record
from lanterns.core.replay import Play, resume
from lanterns.games import GAMES, RULESETS
from tools import rulesets

FOLDER = Path(__file__).parents[1] / "tests" / "fixtures" / "records"
PLANNER = "bot planner"
NO_LINES = "end: 0 lines, state 0000000000000000"  # of a record of which only the header is read
USUAL = "bot greedy"  # who plays what nobody has played before


class Recipe:
    """How a kept game came about: options, who sat there, how it ended ("": however it does), and facts of it by which
    results are grouped."""

    def __init__(
        self, options: dict[str, str], kinds: list[str], reason: str = "", facts: dict[str, str] | None = None
    ) -> None:
        self.options = options
        self.kinds = kinds
        self.reason = reason
        self.facts = facts or {}

    @property
    def by_bots(self) -> bool:
        """Whether bots alone played, that anybody can let play again."""
        return all(kind.startswith("bot ") and kind != PLANNER for kind in self.kinds)


def recipe_of(path: Path) -> Recipe:
    """The recipe of a kept game. Reason and facts are unknown where it no longer replays."""
    play = whole(path)
    if play is None:
        head = path.read_text("utf-8").partition("\nactions:\n")[0]
        record = parse_record(f"{head}\nactions:\n{NO_LINES}\n", RULESETS, str(path))
        return Recipe(record.options, [seat.kind for seat in record.seats])
    kinds = [seat.kind for seat in play.record.seats]
    facts = play.game.harness.group_keys(play.state)
    return Recipe(play.record.options, kinds, play.game.end_reason(play.state), facts)


def whole(path: Path) -> Play | None:
    """A kept game played to its end under its ruleset; None when it is no longer a whole game there."""
    try:
        play = resume(parse_record(path.read_text("utf-8"), RULESETS, str(path)))
    except LanternsError:
        return None
    return play if play.state.over else None


def played(game: AnyGame, recipe: Recipe, tries: int) -> Play | None:
    """The first game of bots, by seed, that ends as the recipe says; None when none of so many does."""
    for seed in range(1, tries + 1):
        play = play_record(game, recipe.options, [kind.partition(" ")[2] for kind in recipe.kinds], seed)
        facts = game.harness.group_keys(play.state)
        if recipe.reason in ("", game.end_reason(play.state)) and recipe.facts.items() <= facts.items():
            return play
    return None


def carried(game: AnyGame, path: Path, reason: str) -> Play | None:
    """A kept game of the edition before, move by move under the newest; None unless it comes to the same end. Some ends
    are so rare that no search by seed finds another."""
    old = whole(path)
    if old is None:
        return None
    play = Play.new(game, old.record.options, old.record.seats)
    try:
        for actor, action in old.moves:
            play.play(action, actor)
    except LanternsError:
        return None
    return play if play.state.over and game.end_reason(play.state) == reason else None


def fresh(game: AnyGame, options: dict[str, str], reason: str = "") -> Recipe:
    """A recipe for what nobody has played before."""
    return Recipe(options, [USUAL] * game.players(game.new(options)), reason)


class Folder:
    """The kept games of one game's newest edition."""

    def __init__(self, game: AnyGame, tries: int) -> None:
        self.game = game
        self.tries = tries
        self.path = FOLDER / game.ruleset
        self.missing: list[str] = []
        self.path.mkdir(parents=True, exist_ok=True)

    def keep(self, name: str, recipe: Recipe, before: Path | None = None) -> bool:
        """Play a recipe and write its record, or note that it is missing. `before`: the game of the edition before."""
        fault = self._write(name, recipe, before)
        if fault:
            self.missing.append(f"{name}: {fault}")
        return not fault

    def _write(self, name: str, recipe: Recipe, before: Path | None = None) -> str:
        """Why there is no record now; "" when there is."""
        try:
            play = played(self.game, recipe, self.tries)
            if play is None and before is not None:
                play = carried(self.game, before, recipe.reason)
        except LanternsError as error:
            return str(error)
        if play is None:
            facts = "".join(f", {key} {value}" for key, value in recipe.facts.items())
            return f"none of {self.tries} games ended by {recipe.reason}{facts}"
        (self.path / f"{name}.record").write_text(play.text(), "utf-8")
        ended = self.game.end_reason(play.state)
        print(f"{self.game.ruleset}/{name}: {len(play.moves)} actions, {ended}", flush=True)
        return ""

    def renew(self) -> None:
        """Play anew what was kept under the edition before, or is kept and no longer replays."""
        before = FOLDER / self.game.id / str(self.game.edition - 1)
        old = {path.stem: path for path in sorted(before.glob("*.record"))}
        own = {path.stem: path for path in sorted(self.path.glob("*.record"))}
        variants = self.game.harness.variants()
        for name in sorted(old.keys() | own.keys()):
            if name in own and whole(own[name]) is not None:
                continue
            recipe = recipe_of(own.get(name, old.get(name, Path())))
            if not recipe.reason and name in old:
                older = recipe_of(old[name])
                recipe.reason, recipe.facts = older.reason, older.facts
            recipe.options = variants.get(name, recipe.options)  # a variant may have got an option more
            if recipe.by_bots:
                self.keep(name, recipe, old.get(name))
            elif name in own:
                self.missing.append(f"{name}: no longer replays, and is not a game of bots alone")

    def complete(self) -> None:
        """Add the variants, numbers of players and end reasons that nothing here shows."""
        plays = [play for path in self.path.glob("*.record") if (play := whole(path)) is not None]
        kept = [self.game.resolve(play.record.options) for play in plays]
        counts = {self.game.players(play.state) for play in plays}
        reasons = {self.game.end_reason(play.state) for play in plays}
        variants = self.game.harness.variants()
        for name, options in variants.items():
            if self.game.resolve(options) not in kept or self.game.players(self.game.new(options)) not in counts:
                self.keep(name, fresh(self.game, options))
        for reason in set(self.game.end_reasons()) - reasons:
            recipes = {f"{name}-{reason}": fresh(self.game, options, reason) for name, options in variants.items()}
            if all(self._write(name, recipe) for name, recipe in recipes.items()):
                self.missing.append(f"a game that ends by {reason}: none of {self.tries} of each variant did")


def main() -> int:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    read.add_argument("--tries", type=int, default=400, help="seeds tried for a game that ends as the kept one")
    args = read.parse_args()
    missing: list[str] = []
    for name in args.games:
        folder = Folder(GAMES[name], args.tries)
        folder.renew()
        folder.complete()
        missing += [f"{folder.game.ruleset}/{line}" for line in folder.missing]
    for line in missing:
        print(f"missing: {line}", file=sys.stderr)
    return 1 if missing else rulesets.main()


if __name__ == "__main__":
    raise SystemExit(main())
