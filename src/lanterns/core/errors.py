"""One family of errors. Each message is a sentence that says what is wrong and, where it helps, what to do."""

from __future__ import annotations


class LanternsError(Exception):
    """Base of every error that a user may meet; `file` and `line` (from 1) say where, when the input was a file."""

    def __init__(self, message: str, file: str = "", line: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.file = file
        self.line = line

    def __str__(self) -> str:
        if self.file and self.line:
            return f"{self.file}:{self.line}: {self.message}"
        return f"{self.file}: {self.message}" if self.file else self.message


class IllegalAction(LanternsError):
    """The action is not among the options of the question that is open; the state has not changed."""


class BadNotation(LanternsError):
    """A text is not an action of this game."""


class BadOptions(LanternsError):
    """A table option is unknown, out of range or does not go with another one."""


class BadContent(LanternsError):
    """A content file has an unknown key, a missing key or a wrong value."""


class BadRecord(LanternsError):
    """A record is cut, altered, of another ruleset, or not a record at all."""


class UnknownRuleset(LanternsError):
    """A game was begun under a ruleset that this program does not play."""


class BadScenario(LanternsError):
    """A scenario file states a position, an action or an expectation that cannot be read."""


class BadState(LanternsError):
    """Saved state data does not describe a state of this game."""


class BadQuestion(LanternsError):
    """A topic of study is unknown, or its parameters do not fit the position; the sentence says what to ask."""
