"""Names that look alike. Whoever comes second at a table gets a number: nothing is refused, nobody is mistaken.

The skeleton of a name is what is left of it for the eye. Unicode's own list of look-alikes (UTS 39) has 6,000 entries;
the one library that brings it to Python is a megabyte and three years old. Here compatibility forms are folded by
`unicodedata`, which knows bold, wide and circled letters, and the alphabets that share letters with Latin are listed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from lanterns.core.texts import BLANKS, NAME_LENGTH, one_line

ALIKE: dict[int, int] = {}
for strange, latin in (
    ("АВЕКМНОРСТХУЅІЈԌҮԚԜѴ", "ABEKMHOPCTXYSIJGYQWV"),  # Cyrillic capitals
    ("авекмнорстухѕіјһԁԛԝѵӏԍ", "abekmhopctyxsijhdqwvlg"),  # Cyrillic
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχϲϳγ", "ABEZHIKMNOPTYXabeikvoptuxcjy"),  # Greek
    ("ՕՍԼօսհոցքայ", "OULouhngqwj"),  # Armenian
    ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᏔᏃ", "ABCDEGHJKLMPRSTVWZ"),  # Cherokee
    ("ıɑɡłŁøØđĐħĦǀ", "iaglLoOdDhHl"),  # Latin that does not decompose
):
    ALIKE |= str.maketrans(strange, latin)
STROKES = str.maketrans("1i|0", "lllo")  # after capitals are gone: I, l, 1 and | are one stroke


def skeleton(name: str) -> str:
    """What is left of a name for the eye: equal for two names that can be taken for one another."""
    letters = unicodedata.normalize("NFKD", name).translate(ALIKE)
    seen = "".join(c for c in letters if unicodedata.category(c)[0] not in "CMZ" and c not in BLANKS)
    return seen.casefold().translate(ALIKE).translate(STROKES).replace("rn", "m").replace("vv", "w")


def distinct(name: str, others: Iterable[str]) -> str:
    """The name itself, or with a number that tells it from the others, at most NAME_LENGTH characters."""
    taken = {skeleton(other) for other in others}
    if not name or skeleton(name) not in taken:
        return name
    number = 2
    while True:
        mark = f" ({number})"
        numbered = one_line(name, NAME_LENGTH - len(mark)) + mark
        if skeleton(numbered) not in taken:
            return numbered
        number += 1
