"""What stands behind the answers of dungeons: the printed weapon or card, the odds of its roll, where a way leads."""

from __future__ import annotations

from typing import Any

from lanterns.cli.screen import percent
from lanterns.locales import Catalogue

#: verb -> the parameter that names a card: answers that are told with what the card does
CARDS: dict[str, str] = {"cast": "spell", "pick": "card"}


#: answers that are many of a kind, each kind a first step of its own
KINDS = ("move", "reveal", "attack", "cast", "signature", "discard", "portal", "teleport", "modify", "choose")


def steps(option: dict[str, Any], view: dict[str, Any], words: Catalogue) -> list[str]:
    """How an answer is chosen where there are many: what to do, then where or with what."""
    return [words.say(f"screen-do-{option['verb']}")] if option["verb"] in KINDS else []


def note(option: dict[str, Any], view: dict[str, Any], words: Catalogue) -> str:
    """What an answer does and how likely it is, after its phrase."""
    parts = [what(option, view, words), chances(option, words)]
    return " ".join(part for part in parts if part)


def what(option: dict[str, Any], view: dict[str, Any], words: Catalogue) -> str:
    """The words of the weapon, spell, room or card that an answer uses; "" for one without."""
    args = dict(option["args"])
    verb = option["verb"]
    seat = view["seat"]
    if seat < 0:
        return ""
    me = view["players"][seat]
    if verb == "attack" and args["weapon"].startswith("slot-"):
        return words.text("slot", f"{me['hero']}-{args['weapon'][-1]}")
    if verb == "attack":
        return words.text("loot", me["gear"].get(args["weapon"], ""))
    if verb == "signature" or (verb == "use" and args["trick"] == "signature"):
        return words.text("hero", me["hero"])
    if verb in ("search", "box", "disarm"):
        return words.text("card", view["dungeon"].get(me["place"], {}).get("card", ""))
    if verb == "move" and args["place"].startswith("space-") and view["boss"]:
        return words.stats("space", f"{view['boss']['id']}-{args['place'][-1]}")
    if verb in CARDS:
        ident = args[CARDS[verb]]
        return words.text("spell", ident) or words.text("loot", ident)
    return ""


def chances(option: dict[str, Any], words: Catalogue) -> str:
    """The odds of the check that an answer begins with: `≥ 5: 42 %`, with Modify Die where that helps."""
    odds = option.get("odds")
    if odds is None:
        return ""
    plain, modified = percent(odds["plain"], odds["of"]), percent(odds["modified"], odds["of"])
    if modified == plain:
        told = words.say("dungeon-odds", percent=plain)
    else:
        told = words.say("screen-odds-both", plain=plain, modified=modified)
    return f"[{words.say('screen-odds-need', number=odds['number'])}: {told}]"


def question(view: dict[str, Any], words: Catalogue) -> str:
    """What the open question does not tell by itself: the words of the cards that it names."""
    params = view["question"]["params"]
    told = []
    for kind in ("card", "goods", "goblin"):
        for ident in str(params.get(kind, "")).split():
            told += [text for one in ("loot", "spell", "card", "goblin") if (text := words.text(one, ident))]
    return " ".join(told)
