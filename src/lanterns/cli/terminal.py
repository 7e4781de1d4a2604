"""A game at the terminal: the table is drawn, questions are asked in words, answers are numbers or notation."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from random import Random
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from lanterns.bots import Bot, get_bot
from lanterns.cli import notation
from lanterns.cli.choices import Choices
from lanterns.cli.journal import Journal, page, persons, sentence
from lanterns.cli.lookup import Lookup
from lanterns.cli.output import screen, write_text
from lanterns.cli.screen import find_hook, find_screen
from lanterns.cli.timer import Timer
from lanterns.core.errors import IllegalAction
from lanterns.core.event import Event
from lanterns.core.replay import Play, positions
from lanterns.core.step import CHANCE
from lanterns.core.texts import whole
from lanterns.locales import Catalogue
from lanterns.rules import RulesText

COLUMN = 46  # characters that a column of answers needs; fewer columns on a narrow screen
ENGLISH = "en"  # the language of the rules text
RULE = re.compile(r"[A-Z]+\d+(?:\.\d+)?")  # the number of a rule or ruling


class Terminal:
    """One sitting: plays until the game is over or the person leaves; the game is saved after each choice."""

    def __init__(self, play: Play, words: Catalogue, seed: int, save: Path, console: Console = screen) -> None:
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
        self.journal = Journal(persons([seat.name for seat in self.seats], self.people, words))
        if play.moves:
            self.recall()
        self.choices: Choices | None = None
        self.rules: RulesText | None = None
        self.lookup: Lookup | None = None
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
                code = self.play.game.timed.clock_action(state, self.timer.seconds(rng))
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

    def recall(self) -> None:
        """The journal of a game that goes on: all that its record tells, and how far its people had read."""
        for place in positions(self.play.record):
            if place.line is not None and place.line.actor in self.people:
                self.journal.answered(place.line.actor)
            for event in place.events:
                self.journal.note(event)

    def act(self, action: int, actor: int) -> None:
        """Play an action and log what happened."""
        for event in self.play.play(action, actor):
            self.note(event)

    def note(self, event: Event) -> None:
        self.journal.note(event)
        if not self.people:
            self.console.print(sentence(event, self.words), markup=False)

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
        if (
            len(self.people) > 1
            and self.play.game.hidden.imperfect(self.play.record.options)
            and seat != self.last_person
        ):
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
        word, _, rest = text.partition(" ")
        rows = self.choices.rows() if self.choices is not None else []
        if 1 <= whole(text) <= len(rows):
            row = rows[whole(text) - 1]
            if row.single:
                return self.chosen(row.options[0]["code"], seat)
            if self.choices is not None:
                self.choices.open(row)
            self.ask(seat)
        elif word == "u":
            return self.undo(seat)
        elif word == "t":
            return self.take_back(seat, rest)
        elif word == "?" or (word.startswith("?") and word[1:]):
            self.explain(seat, f"{word[1:]} {rest}".strip())
        elif word == "m" or not text:
            self.show(seat)
        elif word == "b" and not rest and self.choices is not None and self.choices.back():
            self.ask(seat)
        elif word == "l":
            self.print_all(seat)
        elif word == "s":
            self.store(Path(rest).expanduser() if rest else self.save, tell=True)
        elif word in ("h", "help"):
            example = self.play.game.verbs.notation(self.play.state.options(seat)[-1])
            self.console.print(self.words.say("cli-help", example=example), markup=False)
            if self.words.has("screen-legend"):
                self.console.print(self.words.say("screen-legend"), markup=False)
        else:
            return self.play_notation(seat, text, len(rows))
        return False

    def chosen(self, action: int, seat: int) -> bool:
        """Play an answer of a person."""
        self.journal.answered(seat)
        self.act(action, seat)
        return True

    def play_notation(self, seat: int, text: str, count: int) -> bool:
        """Play a notation when it is one of the answers; else say what is wrong with it."""
        state = self.play.state
        action = notation.read(self.play.game.verbs, text, self.words)
        if isinstance(action, str):
            self.console.print(action or self.words.say("cli-unknown", text=text, count=count), markup=False)
            return False
        if action in state.options(seat):
            return self.chosen(action, seat)
        refusal = state.explain(action, seat)
        self.say("cli-not-legal", text=text)
        if refusal is not None:
            self.console.print(self.words.refusal(refusal), markup=False)
        return False

    def undo(self, seat: int) -> bool:
        """Back by one choice of one's own, as far as the last chance event or another's action."""
        if not self.play.own_tail(seat):
            self.say("cli-no-undo")
            return False
        return self.go_back(1, seat, "undo")

    def take_back(self, seat: int, rest: str) -> bool:
        """Back over chance events too, for somebody who is alone at the table; the record says so."""
        if len(self.seats) > 1 and not (self.play.game.cooperative and not self.bots):
            self.say("cli-no-takeback")
            return False
        return self.go_back(max(1, whole(rest)), seat, "takeback")

    def go_back(self, count: int, seat: int, word: str) -> bool:
        standing = len(self.play.history)
        try:
            self.play.undo(count, seat, word)
        except IllegalAction:
            self.say("cli-too-far-back", count=count, standing=standing)
            return False
        self.journal.note(Event("", "taken-back", {"seat": seat, "count": count}))
        return True

    # showing

    def show(self, seat: int) -> None:
        """Draw the table as this seat may see it, then what happened since its last answer, then the question."""
        if self.console.is_terminal:
            self.console.clear()
        self.words.reader = seat
        view = self.play.game.view(self.play.state, seat)
        self.head(self.words.player(seat))
        self.draw(view, self.words, self.console)
        self.print_log(self.journal.fresh([seat], self.words))
        self.choices = Choices(self.play.game, view, self.words)
        self.ask(seat)

    def head(self, name: str) -> None:
        """The line above every table: which game, and whose screen this is."""
        title = f"{self.words.say(f'cli-game-{self.play.game.id}')} · {name}"
        self.console.rule(Text(title, style="bold"), style="dim", align="left")

    def ask(self, seat: int) -> None:
        """The question with its rows, as far as it has been answered."""
        choices = self.choices
        if choices is None:
            return
        asked = choices.view["question"]
        question, why = self.words.question(asked["step"], seat, asked.get("params"))
        rules = f" [{', '.join(asked['rules'])}]" if asked["rules"] else ""
        rows = choices.rows()
        self.console.print(Text(question, style="bold").append(rules, style="dim not bold"))
        hook = find_hook(self.play.game.id, "question")
        for line in (why, hook(choices.view, self.words) if hook is not None else "", " › ".join(choices.at)):
            if line:
                self.console.print(line, markup=False, style="dim")
        told = [(str(number), choices.told(row)) for number, row in enumerate(rows, 1)]
        if choices.at:
            told.append(("b", Text(self.words.say("cli-back"))))
        lines = [Text(f"{sign:>3} ", style="bold cyan").append_text(plain(text)) for sign, text in told]
        if len(lines) > 8 and max(len(line) for line in lines) < max(COLUMN, self.console.width // 2 - 3):
            self.console.print(Columns(lines, padding=(0, 3), column_first=True))
        else:
            for line in lines:
                self.console.print(line)

    def print_log(self, lines: list[str]) -> None:
        """The journal under the table: the last lines that fit, and how many came before them."""
        room = page(self.console.height)
        if len(lines) > room:
            lines = [self.words.say("cli-log-more", count=len(lines) - room), *lines[-room:]]
        if lines:
            self.console.print(Panel(Text("\n".join(lines)), title=self.words.say("cli-log"), title_align="left"))

    def print_all(self, seat: int) -> None:
        """The whole journal, by pages where the screen has some."""
        text = "\n".join(self.journal.lines(seat, self.words))
        if self.console.is_terminal and text.count("\n") >= self.console.height:
            with self.console.pager():
                self.console.print(text, markup=False)
        elif text:
            self.console.print(Panel(Text(text), title=self.words.say("cli-log"), title_align="left"))

    def explain(self, seat: int, asked: str) -> None:
        """What a name or an id on the screen means; the text of a rule; the rules of the open question for no name."""
        self.rules = self.rules or RulesText(self.play.game.id)
        self.lookup = self.lookup or Lookup(self.words, self.play.game.id)
        if not asked:
            step = self.play.state.question(seat)
            self.say("cli-ask-names")
            self.tell_rules(list(step.rules) if step is not None else [])
            return
        view = self.play.game.view(self.play.state, seat)
        found = self.lookup.find(asked, view)
        parts = [part for part in re.split(r"[ .=/-]+", asked) if part]
        if not found and not RULE.fullmatch(asked.upper()) and len(parts) > 1:
            for one in parts:  # several names at once, or the name of a place such as S7.j1-R1
                self.explain(seat, one)
            return
        for entry in found:
            title = Text(self.words.say("with-colon", text=entry.title) + " ", style="bold")
            self.console.print(Padding(title.append(entry.text, style="not bold"), (0, 0, 0, 2)))
        if not found:
            self.tell_rules([asked.upper() if self.rules.text(asked.upper()) else asked])

    def tell_rules(self, rules: list[str]) -> None:
        """The text of rules by their numbers. The text is English, and says so to others."""
        if self.rules is None or not self.rules.found:
            self.say("cli-no-rules")
            return
        if rules and self.words.language != ENGLISH and any(self.rules.text(rule) for rule in rules):
            self.say("cli-rules-english")
        for rule in rules:
            text = self.rules.text(rule)
            if text:
                self.console.print(Text(f"{rule}  ", style="bold").append(text, style="not bold"))
            else:
                self.say("cli-no-rule", rule=rule, game=self.play.game.id)

    def finish(self) -> None:
        """The table at the end, the scores and who won."""
        game, state, words = self.play.game, self.play.state, self.words
        reader = words.reader = self.people[0] if len(self.people) == 1 else -1
        view = game.view(state, reader)
        self.head(", ".join(words.player(seat) for seat in self.people) or words.say("spectator"))
        self.draw(view, words, self.console)
        if self.people:
            self.print_log(self.journal.fresh(self.people, words))
        hook = find_hook(self.play.game.id, "ending")
        for line in hook(view, words) if hook is not None else []:
            self.console.print(line)
        self.console.print(Text(words.say("game-ended", reason=words.end(game.end_reason(state))), style="bold"))
        scores = game.scores(state) if game.card.points else []
        if game.cooperative and len(scores) > 1:  # they are the group's
            self.console.print(words.say("score-of-all", score=scores[0]), markup=False)
        else:
            for seat, score in enumerate(scores):
                self.console.print(words.say("score-of", seat=words.player(seat), score=score), markup=False)
        self.console.print(Text(verdict(words, game.results(state), game.cooperative), style="bold green"))
        self.say("cli-saved", file=str(self.save))

    def store(self, path: Path, tell: bool = False) -> None:
        write_text(path, self.play.text())
        if tell:
            self.say("cli-saved", file=str(path))

    def say(self, key: str, **params: Any) -> None:
        self.console.print(self.words.say(key, **params), markup=False, soft_wrap=True)


def verdict(words: Catalogue, results: list[float], together: bool) -> str:
    """Who won, as a sentence. `together`: all win or lose."""
    winners = [words.player(seat) for seat, share in enumerate(results) if share > 0]
    if together or len(results) == 1:
        return words.say("game-won" if winners else "game-lost")
    if not winners:
        return words.say("nobody-won")
    *names, last = winners
    if not names:
        return words.say("won-alone", seat=last)
    return words.say("won-together", names=words.say("names-and-last", names=", ".join(names), last=last))


def plain(text: Text) -> Text:
    """A text that does not take on the style of what stands before it."""
    text.style = "default not bold"
    return text
