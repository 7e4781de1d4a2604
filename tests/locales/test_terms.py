"""The French catalogues speak as the French rulebooks do (docs/rules, Terms): what is never said, and what for it."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from tests.locales.texts import FILES, game_files, messages, nodes

# Game: what is never said -> what is said for it.
NEVER = {
    "dungeons": {
        r"\bSbires?\b": "Séide",
        r"\b[AaÂâ]ntre\b": "Repaire",
        r"\b[Tt]anière du [Bb]oss": "Repaire",
        r"\bGrille sur\b": "case Autel (la grille est celle du donjon)",
        r"\b[Pp]anoplies?\b": "Set Légendaire",
        r"\b[Ss]orts?\b": "Sortilège",
        r"\bgobelins?\b(?<!Dortoir gobelin)": "Gobelin",
        r"\bséides?\b": "Séide",
        r"\b[Rr]angées?\b": "pile de défausse",
        r"\b[Aa]ttaques? à distance\b": "Attaque Missile",
        r"\b[Mm]onstres?\b": "Ennemi",
        r"\b[Pp]oints? de vie\b": "Santé",
        r"\b[Ff]urtivité\b": "Furtif",
        r"\bsalles?\b": "pièce",
    },
    "quest": {
        r"\b[ÎîIi]les?\b": "Royaume, Plan du Royaume",
        r"\b[Tt]uiles?\b": "carte Plan",
        r"\b[Ss]ortilèges?\b": "Sort",
        r"\b[Bb]âton\b": "Bourdon",
        r"\b[Cc]asque\b": "Heaume",
        r"\b[Pp]oints? de vie\b": "Santé",
        r"\b[Éé]nergie\b": "Force",
        r"\bface [Ss]ombre\b": "face Obscure",
        r"\b[Nn]avire\b": "bateau",
        r"\b[Ll]igne \d": "rangée (la ligne est celle des quêtes)",
    },
    "mapmasters": {
        r"\b[Mm]anches?\b": "tour",
        r"\b[Aa]rtefacts?\b": "artéfact",
        r"\b[Oo]ptimiseurs?\b": "Optimisateur",
        r"\b[Cc]ul-de-sac\b": "impasse",
        r"\b[Ss]errures?\b": "cadenas",
        r"\b[Cc]artes? étapes?\b": "carte palier",
        r"\b[ÉéE]tages?\b": "niveau",
        r"\bjetons? fées?\b": "Jeton des Fées",
    },
}
NEVER["mapmasters-coop"] = NEVER["mapmasters"]


def wrong(files: list[str], never: dict[str, str]) -> list[str]:
    return [
        f"{key}: {node.value.strip()} (on dit: {right})"
        for file in files
        for key, message in messages("fr", file).items()
        for node in nodes(message)
        if isinstance(node, ftl.TextElement)
        for said, right in never.items()
        if re.search(said, node.value)
    ]


@pytest.mark.parametrize("game", NEVER)
def test_terms_are_those_of_the_french_rulebook(game: str) -> None:
    assert wrong(game_files(game), NEVER[game]) == []


@pytest.mark.parametrize("game", NEVER)
def test_lessons_and_ends_use_the_words_of_their_table(game: str) -> None:
    files = [file for file in FILES if re.fullmatch(rf"(lesson|end)-{game}(-\w+)?\.ftl", file)]
    assert files
    # What is spoken has capitals of its own.
    terms = {said: right for said, right in NEVER[game].items() if not re.search(said, right, re.IGNORECASE)}
    assert wrong(files, terms) == []


def test_a_row_of_the_kingdom_is_no_row_of_quests() -> None:
    known = messages("fr", *game_files("quest"))
    for key in known:
        if key.startswith("region-"):
            words = [node.value for node in nodes(known[key]) if isinstance(node, ftl.TextElement)]
            assert not any(word.startswith("Ligne") for word in words), key
