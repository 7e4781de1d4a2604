"""What is wrong with a command line, a file or an option is said in the language of play, whoever found it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lanterns.cli.errors import PART, language, sentences, told, translated
from lanterns.core.errors import BadRecord, LanternsError
from lanterns.core.record import parse_record
from lanterns.core.replay import resume
from lanterns.games import RULESETS
from lanterns.locales import Catalogue
from tests.cli.running import Ran

FRENCH = Catalogue("fr")
RECORD = Path(__file__).parents[1] / "fixtures" / "records" / "quest" / "2" / "chosen-page.record"
#: words of English sentences that no French one has
ENGLISH = re.compile(r"\b(?:the|must|cannot|be|has|have|not|is|its|are|should|with|one of|Input|Error|Usage)\b")


def plain(text: str) -> str:
    return text.replace("\u202f", " ").replace("’", "'")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("play chess", "il n'y a pas de jeu « chess »"),
        ("play quest --players 9", "1 à 4, et non 9"),
        ("play quest --players x", "'--players' : il faut un nombre entier"),
        ("play quest --players 9999999999", "il faut 999999999 au plus"),
        ("play quest --seed -4", "il faut 0 au moins"),
        ("play quest --people -1", "--people doit être 0 ou plus, et non -1"),
        ("play quest --people 3 --players 2", "--people 3 : places à cette table : 2"),
        ("play quest --players 2 --people 2 --bots greedy", "personnes : 2, robots : 1"),
        ("play quest --bots chess", "il n'y a pas de robot « chess »"),
        ("play quest --bots greedy:3", "seuls mcts et learned ont un budget"),
        ("play quest --variant x", "quest n'a pas de variante « x »"),
        ("play quest --preset app", "il n'en a aucun"),
        ("play dungeons --preset x", "dungeons n'a pas de réglage « x »"),
        ("play quest -o x=1", "quest n'a pas d'option « x »"),
        ("play quest -o mode=x", "l'option mode ne peut pas être « x »"),
        ("play quest -o mode", "la forme CLÉ=VALEUR"),
        ("play quest -o first=3", "ne nomme aucune des 2 places"),
        ("play quest -o colours=pink", "une couleur différente par place"),
        ("play quest -o mode=chosen -o players=2", "le mode chosen est pour un seul joueur"),
        ("play quest -o players=1", "un seul joueur joue mode=chosen"),
        ("play quest -o mode=danongorf -o gloom=yes", "commence sur les faces claires"),
        ("play dungeons -o players=1", "un seul héros n'est pas permis"),
        ("play dungeons -o party=H9", "un héros par place"),
        ("play dungeons -o party=H1,H1", "ne peut être choisi deux fois"),
        ("play --resume nowhere.record", "nowhere.record : impossible à lire : ce fichier ou ce dossier n'existe pas"),
        ("play --resume .", "impossible à lire : c'est un dossier"),
        ("play quest --foo", "il n'y a pas d'option --foo"),
        ("play quest more", "il y a des mots de trop : more"),
        ("play --seed", "l'option '--seed' demande une valeur"),
        ("record check", "Essayez « lanterns record check --help »"),
        ("record check", "il manque"),
        ("nothing", "il n'y a pas de commande"),
        ("tables check --database foo://x", "« foo » n'est pas possible"),
        ("tables check --database nowhere.db", "il n'y a pas de base de données ici"),
    ],
)
def test_a_refusal_is_french_in_french(
    arguments: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.chdir(tmp_path)
    ran = Ran(*arguments.split())
    assert ran.code == 2
    assert plain(said) in plain(ran.err)
    assert not ENGLISH.search(ran.err.replace("[OPTIONS]", "")), ran.err
    monkeypatch.setenv("LANG", "C")
    assert plain(said) not in plain(Ran(*arguments.split()).err)


def altered(text: str, number: int) -> str:
    """A record with one of many faults."""
    lines = text.splitlines()
    actions = lines.index("actions:")
    faults: list[tuple[int, str]] = [
        (0, "a record"),
        (1, "game: chess"),
        (2, "ruleset: quest/9"),
        (2, "rules: quest/2"),
        (3, "option x: 1"),
        (3, "option mode: x"),
        (actions - 1, "seat 4: Ada (person)"),
        (actions - 1, "nothing of a header"),
        (actions + 1, "x land"),
        (actions + 1, "* fly"),
        (actions + 1, "* land 99"),
        (actions + 1, "* land"),
        (actions + 1, f"{lines[actions + 1]} more"),
        (actions + 1, "! shout"),
        (actions + 1, "! undo"),
        (len(lines) - 1, "end: soon"),
        (len(lines) - 1, "end: 1 lines, trace 0000000000000000"),
        (len(lines) - 1, f"{lines[-1]}\nmore"),
        (len(lines) - 1, ""),
        (actions + 2, lines[actions + 3]),
    ]
    if number >= len(faults):
        return ""
    at, line = faults[number]
    return "\n".join([*lines[:at], *line.split("\n"), *lines[at + 1 :]])


def test_what_is_wrong_with_a_record_is_said_in_french() -> None:
    text = RECORD.read_text("utf-8")
    found = set()
    for number in range(99):
        bad = altered(text, number)
        if not bad:
            break
        with pytest.raises(BadRecord) as caught:
            resume(parse_record(bad, RULESETS, "spiel.record"))
        said = plain(told(caught.value, FRENCH))
        assert said.startswith("spiel.record:"), said
        assert not ENGLISH.search(re.sub("« .*? »", "", said)), said
        found.add(said)
    assert len(found) > 17


def test_every_english_sentence_is_found_again_with_its_parts() -> None:
    """Each is told in French with the same parts, and none hides another."""
    assert len(sentences()) > 80
    for pattern, words in sentences():
        names = PART.findall(words["en"])
        assert sorted(names) == sorted(PART.findall(words["fr"])) == sorted(pattern.groupindex), words["en"]
        parts = {name: f"<{name}>" for name in names}
        first = words["en"].format_map(parts)
        assert translated(first, "fr") == words["fr"].format_map(parts), words["en"]
        assert translated(first, "en") == first
        assert not re.search(r"'|\"|[^\u202f][;?!»]|«[^\u202f]", words["fr"].replace("!\u202f»", "»")), words["fr"]


def test_what_is_not_known_stays_as_it_is() -> None:
    assert told(LanternsError("something new", "a file", 3), FRENCH) == "a file:3\u202f: something new"
    assert told(LanternsError("something new"), Catalogue("en")) == "something new"


def test_the_language_is_asked_for_or_that_of_the_system() -> None:
    assert language(["play", "--lang", "fr"], {"LANG": "en_GB.UTF-8"}) == "fr"
    assert language(["play", "--lang=fr"], {}) == "fr"
    assert language(["play"], {"LANG": "fr_FR.UTF-8"}) == "fr"
    assert language(["play", "--lang"], {"LANG": "C"}) == "en"
    assert language(["play", "--lang", "de"], {"LANG": "fr"}) == "fr"
