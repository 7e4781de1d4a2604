"""What a person types instead of a number: a notation in whatever case; what is wrong with one, in the own language."""

from __future__ import annotations

from lanterns.core.errors import BadNotation
from lanterns.core.texts import shown
from lanterns.core.verbs import Domain, VerbTable
from lanterns.locales import Catalogue

FEW = 12  # values that a sentence lists


def read(verbs: VerbTable, text: str, words: Catalogue) -> int | str:
    """The code of a notation, or a sentence that says what is wrong with it, "" when it begins with no verb."""
    typed = text.split()
    verb = verbs.by_name.get(typed[0].lower()) if typed else None
    if verb is None:
        return ""
    said = [verb.name]
    at = 1
    for domain in verb.domains:
        found = value(domain, typed[at]) if at < len(typed) else None
        if found is not None:
            said.append(found)
            at += 1
        elif not domain.optional:
            names = [name for name in domain.names if name]
            few = ", ".join(names[:FEW]) + (", …" if len(names) > FEW else "")
            word = words.say(f"cli-word-{domain.key}") if words.has(f"cli-word-{domain.key}") else domain.key
            if at < len(typed):
                return words.say("cli-bad-word", text=shown(text), found=shown(typed[at]), word=word, names=few)
            return words.say("cli-word-missing", text=shown(text), word=word, names=few)
    if at < len(typed):
        return words.say("cli-word-too-many", text=shown(text), found=shown(typed[at]), before=" ".join(typed[:at]))
    try:
        return verbs.parse(" ".join(said))
    except BadNotation as error:  # two ways to read a line, of which the table takes another
        return error.message


def value(domain: Domain, typed: str) -> str | None:
    """The value of a domain that was typed, whatever its capitals; None when it is none of them."""
    if typed in domain.index and typed:
        return typed
    small = typed.lower()
    return next((name for name in domain.names if name and name.lower() == small), None)
