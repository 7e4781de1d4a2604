"""A game at the terminal: the table is drawn, questions are asked in words, answers are numbers or notation."""

from __future__ import annotations

import shlex
from pathlib import Path
from random import Random
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from lanterns.bots import Bot, get_bot
from lanterns.cli.output import out, write_text
from lanterns.cli.rules_text import RulesText
from lanterns.cli.screen import find_screen
from lanterns.cli.timer import Timer
from lanterns.core.errors import BadNotation, IllegalAction
from lanterns.core.event import EVERYONE, Event
from lanterns.core.replay import Play
from lanterns.core.step import CHANCE
from lanterns.core.texts import whole
from lanterns.locales import Catalogue

SHOWN_LOG = 12  # lines of the log under the table


class Terminal:
    """One sitting: plays until the game is over or the person leaves; the game is saved after each choice."""

    def __init__(self, play: Play, words: Catalogue, seed: int, save: Path, console: Console = out) -> None:
        self.play = play
        self.words = words
        self.seed = seed
        self.save = save
        self.console = console
        self.draw = find_screen(play.game.id)
        self.seats = play.seats()
        self.bots: dict[int, Bot] = {
            i: get_bot(seat.kind.removeprefix("bot "), play.game, seed * 64 + i)
            for i, seat in enumerate(self.seats)
            if seat.kind.startswith("bot ")
        }
        self.people = [i for i in range(len(self.seats)) if i not in self.bots]
        self.log: list[Event] = []
        self.rules: RulesText | None = None
        self.last_person = -1
        self.timer = Timer(play.game, [seat.kind for seat in self.seats])

    def run(self) -> None:
        """Play on. Ends at the end of the game, at `q`, or at the end of the input."""
        state = self.play.state
        while not state.over:
            asked = state.actors()
            person = next((seat for seat in asked if seat not in self.bots and seat != CHANCE), None)
            self.timer.watch(state)
            if asked[0] == CHANCE:
                rng = Random(f"{self.seed} {state.ply}")
                code = self.play.game.clock_action(state, self.timer.seconds(rng))
                self.act(state.draw(rng) if code < 0 else code, CHANCE)
            elif person is None:
                self.bot_turn(asked[0])
            elif not self.person_turn(person):
                self.store(self.save)
                self.say("cli-goodbye", file=shlex.quote(str(self.save)))
                return
            state = self.play.state
        self.store(self.save)
        self.finish()

    def act(self, action: int, actor: int) -> None:
        """Play an action and log what happened."""
        for event in self.play.play(action, actor):
            self.note(event)

    def note(self, event: Event) -> None:
        self.log.append(event)
        if not self.people:
            self.console.print(self.sentence(event), markup=False)

    def sentence(self, event: Event) -> str:
        rule = f" [{event.rule}]" if event.rule else ""
        return self.words.event(event) + rule

    def bot_turn(self, seat: int) -> None:
        """A bot chooses; a line says that it thinks."""
        if self.console.is_terminal:
            with self.console.status(self.words.say("cli-thinking", name=self.words.player(seat))):
                action = self.bots[seat].choose(self.play.state, seat)
        else:
            action = self.bots[seat].choose(self.play.state, seat)
        self.act(action, seat)

    # asking a person

    def person_turn(self, seat: int) -> bool:
        """Ask until an action is played or the game goes back; False when the person leaves."""
        if len(self.people) > 1 and self.play.game.hides(self.play.record.options) and seat != self.last_person:
            self.console.clear()
            if self.read(self.words.say("cli-pass-screen", name=self.words.player(seat))) is None:
                return False
        self.last_person = seat
        self.timer.begin(seat)
        self.show(seat)
        while True:
            text = self.read(self.words.say("cli-prompt"))
            if text is None or text in ("q", "quit"):
                return False
            done = self.answer(seat, text)
            if done:
                self.store(self.save)
                return True

    def read(self, prompt: str) -> str | None:
        """A line from the person; None at the end of the input."""
        try:
            return self.console.input(Text(f"{prompt}> ", style="bold")).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None

    def answer(self, seat: int, text: str) -> bool:
        """Carry out one line; True when the position has changed."""
        options = self.play.state.options(seat)
        word, _, rest = text.partition(" ")
        if 1 <= whole(text) <= len(options):
            self.act(options[whole(text) - 1], seat)
            return True
        if word == "u":
            return self.undo(seat)
        if word == "t":
            return self.take_back(seat, rest)
        if word == "?":
            self.tell_rules(seat, rest.split())
        elif word == "m" or not text:
            self.show(seat)
        elif word == "l":
            self.print_log(seat, len(self.log))
        elif word == "s":
            self.store(Path(rest).expanduser() if rest else self.save, tell=True)
        elif word in ("h", "help"):
            example = self.play.game.verbs.notation(options[-1])
            self.console.print(self.words.say("cli-help", example=example), markup=False)
        else:
            return self.play_notation(seat, text)
        return False

    def play_notation(self, seat: int, text: str) -> bool:
        state = self.play.state
        try:
            action = self.play.game.verbs.parse(text)
        except BadNotation as error:
            known = text.split(" ", 1)[0] in self.play.game.verbs.by_name
            count = len(state.options(seat))
            self.console.print(
                error.message if known else self.words.say("cli-unknown", text=text, count=count), markup=False
            )
            return False
        if action not in state.options(seat):
            refusal = state.explain(action, seat)
            self.say("cli-not-legal", text=text)
            if refusal is not None:
                self.console.print(self.words.refusal(refusal), markup=False)
            return False
        self.act(action, seat)
        return True

    def undo(self, seat: int) -> bool:
        """Back by one choice of one's own, as far as the last chance event or another's action."""
        if not self.play.own_tail(seat):
            self.say("cli-no-undo")
            return False
        return self.go_back(1, seat, "undo")

    def take_back(self, seat: int, rest: str) -> bool:
        """Back over chance events too, for somebody who is alone at the table; the record says so."""
        if len(self.seats) > 1:
            self.say("cli-no-takeback")
            return False
        return self.go_back(max(1, whole(rest)), seat, "takeback")

    def go_back(self, count: int, seat: int, word: str) -> bool:
        try:
            self.play.undo(count, seat, word)
        except IllegalAction as error:
            self.console.print(error.message, markup=False)
            return False
        self.log.append(Event("", "taken-back", {"seat": seat, "count": count}))
        return True

    # showing

    def show(self, seat: int) -> None:
        """Draw the table as this seat may see it, then what happened last, then the question."""
        if self.console.is_terminal:
            self.console.clear()
        self.words.reader = seat
        view = self.play.state.view(seat)
        self.draw(view, self.words, self.console)
        self.print_log(seat, SHOWN_LOG)
        asked = view["question"]
        question, why = self.words.question(asked["step"], seat, asked.get("params"))
        rules = f" [{', '.join(asked['rules'])}]" if asked["rules"] else ""
        self.console.print(Text(question, style="bold").append(rules, style="dim not bold"))
        if why:
            self.console.print(why, markup=False, style="dim")
        verbs = self.play.game.verbs
        rows = []
        for number, option in enumerate(view["options"], 1):
            action, notation = option["code"], option["text"]
            phrase = self.words.action(verbs, action, asked["step"], option.get("cost", 0))
            row = Text(f"{number:>3} ", style="bold cyan")
            row.append(phrase, style="default not bold")
            if phrase != notation:
                row.append(f"  {notation}", style="dim not bold")
            rows.append(row)
        if len(rows) > 8:
            self.console.print(Columns(rows, padding=(0, 3), column_first=True))
        else:
            for row in rows:
                self.console.print(row)

    def print_log(self, seat: int, count: int) -> None:
        lines = [self.sentence(event) for event in self.log if event.only in (EVERYONE, seat)][-count:]
        if lines:
            self.console.print(Panel(Text("\n".join(lines)), title=self.words.say("cli-log"), title_align="left"))

    def tell_rules(self, seat: int, rules: list[str]) -> None:
        """The text of the rules of the open question, or of those named."""
        self.rules = self.rules or RulesText(self.play.game.id)
        if not self.rules.found:
            self.say("cli-no-rules")
            return
        step = self.play.state.question(seat)
        for rule in rules or (list(step.rules) if step is not None else []):
            text = self.rules.text(rule)
            if text:
                self.console.print(Text(f"{rule}  ", style="bold").append(text, style="not bold"))
            else:
                self.say("cli-no-rule", rule=rule, game=self.play.game.id)

    def finish(self) -> None:
        """The table at the end, the scores and who won."""
        state, words = self.play.state, self.words
        reader = words.reader = self.people[0] if len(self.people) == 1 else -1
        self.draw(state.view(reader), words, self.console)
        self.print_log(reader, SHOWN_LOG)
        self.console.print(Text(words.say("game-ended", reason=words.end(state.end_reason())), style="bold"))
        for seat, score in enumerate(state.scores()):
            self.console.print(words.say("score-of", seat=words.player(seat), score=score), markup=False)
        self.console.print(Text(self.verdict(state.results()), style="bold green"))
        self.say("cli-saved", file=str(self.save))

    def verdict(self, results: list[float]) -> str:
        """Who won, as a sentence."""
        winners = [seat for seat, share in enumerate(results) if share > 0]
        if self.play.game.cooperative or len(results) == 1:
            return self.words.say("game-won" if winners else "game-lost")
        if not winners:
            return self.words.say("nobody-won")
        if len(winners) == 1:
            return self.words.say("won-alone", seat=self.words.player(winners[0]))
        return self.words.say("won-together", names=", ".join(self.words.player(seat) for seat in winners))

    def store(self, path: Path, tell: bool = False) -> None:
        write_text(path, self.play.text())
        if tell:
            self.say("cli-saved", file=str(path))

    def say(self, key: str, **params: Any) -> None:
        self.console.print(self.words.say(key, **params), markup=False)
