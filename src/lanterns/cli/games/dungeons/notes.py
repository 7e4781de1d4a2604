"""What stands behind the answers of dungeons: the printed weapon or card, the odds of its roll, where a way leads."""

from __future__ import annotations

from lanterns.cli.screen import joined, percent
from lanterns.games.dungeons import content as con
from lanterns.games.dungeons.rules.lair import TAUNT_COST
from lanterns.games.dungeons.rules.turn import REST_FOCUS, REST_HEALTH
from lanterns.games.dungeons.view_types import DungeonsCheck, DungeonsOption, DungeonsView
from lanterns.locales import Catalogue

#: verb -> the parameter that names a card: answers that are told with what the card does
CARDS: dict[str, str] = {"cast": "spell", "pick": "card", "discard": "card"}


#: answers that use the printed ability in a hero's second hand slot, and those that use a card
SECOND_SLOT = ("research", "hands", "sprint")
LOOT = {"cloak": con.CLOAK, "horn": con.HORN}
#: answers that are the same for everybody, with what they do
ABOUT = ("explore", "taunt", "swap")

#: answers that are many of a kind, each kind a first step of its own
KINDS = ("move", "reveal", "attack", "cast", "signature", "discard", "portal", "teleport", "modify", "choose")


def steps(option: DungeonsOption, view: DungeonsView, words: Catalogue) -> list[str]:
    """How an answer is chosen where there are many: what to do, then where or with what; damage by one marker after
    another."""
    if option["verb"] == "split":
        hits = [int(hits) for _, hits in option["args"]]
        return [words.say("screen-split-step", letter=letter, n=n) for letter, n in zip("AB", hits, strict=False)]
    return [words.say(f"screen-do-{option['verb']}")] if option["verb"] in KINDS else []


def phrase(option: DungeonsOption, view: DungeonsView, words: Catalogue) -> str:
    """An answer in other words than the catalogue's: the weapon by its name, damage by the markers that take it."""
    args = dict(option["args"])
    if option["verb"] == "attack" and args["weapon"].startswith("slot-") and view["seat"] >= 0:
        weapon = words.text("slot", f"{view['players'][view['seat']]['hero']}-{args['weapon'][-1]}")
        enemy = words.name(args["enemy"], "enemy")
        return words.say("screen-attack", enemy=enemy, weapon=weapon.partition(":")[0].strip())
    if option["verb"] == "split" and view["boss"]:
        return splits([int(hits) for _, hits in option["args"]], view["boss"]["markers"], words)
    return ""


def splits(hits: list[int], markers: list[int], words: Catalogue) -> str:
    """How damage is divided: of each marker that takes some, its letter, what it takes and what is left of it."""
    taken = [
        words.say("screen-split", letter=letter, n=n, left=health - n)
        for letter, n, health in zip("ABCD", hits, markers, strict=False)
        if n
    ]
    return joined(words, taken)


def same(option: DungeonsOption, view: DungeonsView) -> str:
    """Results of the same total that leave the same dice over come to the same; "" for all else."""
    made = view["check"]
    if option["verb"] != "choose" or made is None:
        return ""
    total, left = outcome(option, made["dice"])
    return f"{total} {left}"


def outcome(option: DungeonsOption, dice: list[str]) -> tuple[int, list[str]]:
    """What the dice of a result come to without the bonus, and the dice that it leaves over."""
    args = dict(option["args"])
    left = list(dice)
    plus = [f"+{value}" for value in args.get("plus", "").split("+") if value]
    for die in (args["die"], *plus):
        left.remove(die)
    return sum(int(die) for die in (args["die"], *plus)), left


def result(option: DungeonsOption, made: DungeonsCheck, words: Catalogue) -> str:
    """What a result comes to, whether it is enough, and what the dice left over give."""
    total, left = outcome(option, made["dice"])
    total += made["bonus"]
    key = "dungeon-check-total" if not made["need"] else "reach" if total >= made["need"] else "short"
    told = [words.say(key if not made["need"] else f"dungeon-check-{key}", total=total)]
    faces = [con.DIE_NAMES.index(die) + 1 for die in left]
    gains = {
        "health": sum(con.UNUSED_HEALTH[face] for face in faces),
        "focus": sum(con.UNUSED_FOCUS[face] for face in faces),
    }
    told += [words.say(f"screen-unused-{track}", n=n) for track, n in gains.items() if n]
    return joined(words, told)


def note(option: DungeonsOption, view: DungeonsView, words: Catalogue) -> str:
    """What an answer does and how likely it is, after its phrase."""
    verb = option["verb"]
    made = view["check"]
    if made is not None and verb == "choose":
        return result(option, made, words)
    if made is not None and verb == "modify":
        return words.say("screen-pays-focus", n=made["modify_cost"])
    if verb == "rest":
        return words.say("screen-note-rest", health=REST_HEALTH, focus=REST_FOCUS)
    if verb in ABOUT:
        return words.say(f"screen-note-{verb}", cost=TAUNT_COST)
    parts = [what(option, view, words), chances(option, words)]
    return " ".join(part for part in parts if part)


def what(option: DungeonsOption, view: DungeonsView, words: Catalogue) -> str:
    """The words of the weapon, spell, room or card that an answer uses; "" for one without."""
    args = dict(option["args"])
    verb = option["verb"]
    seat = view["seat"]
    if seat < 0:
        return ""
    me = view["players"][seat]
    if verb == "attack" and args["weapon"].startswith("slot-"):
        return words.text("slot", f"{me['hero']}-{args['weapon'][-1]}").partition(":")[2].strip()
    if verb == "attack":
        return words.text("loot", me["gear"].get(args["weapon"], ""))
    if verb == "signature" or (verb == "use" and args["trick"] == "signature"):
        return words.text("hero", me["hero"])
    if verb in ("search", "box", "disarm"):
        found = view["dungeon"].get(me["place"])
        return words.text("card", found["card"]) if found is not None and "card" in found else ""
    if verb == "move" and args["place"].startswith("space-") and view["boss"]:
        return words.stats("space", f"{view['boss']['id']}-{args['place'][-1]}")
    if verb in SECOND_SLOT:
        return words.text("slot", f"{me['hero']}-2").partition(":")[2].strip()
    if verb in LOOT:
        return words.text("loot", con.LOOT_NAMES[LOOT[verb]])
    if verb in CARDS:
        ident = args[CARDS[verb]]
        return words.text("spell", ident) or words.text("loot", ident)
    return ""


def chances(option: DungeonsOption, words: Catalogue) -> str:
    """The odds of the check that an answer begins with: `≥ 5: 42 %`, with Modify Die where that helps."""
    odds = option.get("odds")
    if odds is None:
        return ""
    plain, modified = (percent(words, ways, odds["of"]) for ways in (odds["plain"], odds["modified"]))
    if modified == plain:
        told = words.say("dungeon-odds", percent=plain)
    else:
        told = words.say("screen-odds-both", plain=plain, modified=modified)
    need = words.say("with-colon", text=words.say("screen-odds-need", number=odds["number"]))
    return f"[{need} {told}]"


def question(view: DungeonsView, words: Catalogue) -> str:
    """What the open question does not tell by itself: the words of the cards that it names."""
    params = view["question"]["params"] if view["question"] is not None else {}
    told = []
    for kind in ("card", "goods", "goblin"):
        for ident in str(params.get(kind, "")).split():
            told += [text for one in ("loot", "spell", "card", "goblin") if (text := words.text(one, ident))]
    return " ".join(told)
