"""The quest game drawn in a terminal, from a view alone: map, quests, players, and by Night the odds of the next roll.

Heroes are a letter of their colour and their number, so that no colour is needed to tell them apart.
"""

from __future__ import annotations

from rich.box import ROUNDED
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lanterns.cli.games.quest.help import LETTERS, ROMAN, grotto_of, magic, place_words
from lanterns.cli.screen import figures, joined, labelled, percent
from lanterns.games.quest import content as con
from lanterns.games.quest.view_types import QuestOption, QuestPlayer, QuestView
from lanterns.locales import Catalogue

COLOUR_STYLES = {"blue": "bright_blue", "red": "bright_red", "yellow": "bright_yellow", "green": "bright_green"}
GRID = (("", "", "02", "03", ""), ("10", "11", "12", "13", ""), ("20", "21", "22", "23", "24"),
        ("", "31", "32", "33", "34"), ("", "41", "42", "", ""))  # fmt: skip
#: questions about dice that have just been rolled; at others the dice that lie there are old
DICE_STEPS = ("Reroll", "Hit", "Symbols", "Target", "Guide", "MoveByEffect", "Shift", "FightReroll", "DiscardItem")
LANDS = {land.id: land for land in con.CARDS.lands}


def draw(view: QuestView, words: Catalogue, console: Console) -> None:
    """Draw the table."""
    console.print(status(view, words))
    if view["land"]:
        console.print(board(view, words, console.width))
    console.print(quest_row(view, words))
    console.print(players(view, words))
    for player in view["players"]:
        console.print(belongings(player, words))
    for line in odds(view, words):
        console.print(line)


def status(view: QuestView, words: Catalogue) -> Text:
    """Round, phase, movement cards, magic, goblins left."""
    line = Text(words.say("screen-round", round=view["round"]), style="bold")
    line.append("  " + words.say(f"screen-{view['phase']}", turn=view["turn"]))
    line.append("   ")
    for card in view["movement"]:
        if not card["shown"]:
            continue
        style = "bold reverse" if card["card"] == view["card"] else "dim strike" if card["used"] else ""
        line.append(words.name(card["card"], "movement"), style=style)
        line.append(" ")
    line.append("\n" + words.say("screen-magic", space=view["magic"], level=con.MAGIC_LEVEL[view["magic"]]))
    line.append("   " + words.say("screen-supply", count=view["supply"]))
    if len(view["players"]) > 1:
        line.append("   " + words.say("screen-first", seat=words.player(view["first"])))
        if view["crossed"]:
            line.append(f" ✗ ({words.say('screen-crossed')})")
    if view["target"]:
        line.append("   " + words.say("screen-target", points=view["target"]))
    if "boss" in view:
        boss = view["boss"]
        line.append("   " + words.say("screen-boss", quests=boss["quests"], goblins=boss["goblins"]), style="bold red")
        dark = sum(place["gloom"] for place in view["land"].values())
        line.append("   " + words.say("screen-gloom", count=dark, all=len(view["land"])), style="magenta")
        if boss["fight_set"]:
            line.append("   " + words.say("screen-fight-set"), style="bold")
    if view["dice"] and view["question"] and view["question"]["step"] in DICE_STEPS:
        line.append("\n" + words.say("screen-dice", dice=", ".join(words.name(face, "face") for face in view["dice"])))
    return line.append("\n" + magic(view, words), style="not bold dim")


def board(view: QuestView, words: Catalogue, width: int) -> Table:
    """The 17 cards where they lie."""
    size = max(15, min(22, width // 5))
    grid = Table.grid(padding=0)
    for _ in range(5):
        grid.add_column(width=size)
    standing = heroes_by_region(view)
    for row in GRID:
        grid.add_row(*(card(view, words, cell, standing, size) if cell in view["land"] else "" for cell in row))
    return grid


def heroes_by_region(view: QuestView) -> dict[str, Text]:
    """Region -> the heroes in it, by colour: `B1`, in a temple `B1@3`, several together `B12`."""
    numbers: dict[tuple[str, str, str], str] = {}
    for player in view["players"]:
        for number, hero in enumerate(player["heroes"], 1):
            if hero["at"] is not None:
                space = f"@{hero['space']}" if hero["space"] is not None else ""
                key = (hero["at"], hero["colour"] or player["colour"] or "", space)
                numbers[key] = numbers.get(key, "") + str(number)
    found: dict[str, Text] = {}
    for (region, colour, space), shown in numbers.items():
        style = f"bold {COLOUR_STYLES.get(colour, '')}"
        found.setdefault(region, Text()).append(" ").append(f"{LETTERS.get(colour, '?')}{shown}{space}", style=style)
    return found


def card(view: QuestView, words: Catalogue, cell: str, standing: dict[str, Text], size: int) -> Panel:
    """One map card: its title, left region, right region."""
    place = view["land"][cell]
    land = LANDS[place["card"]]
    goblin = view["goblins"].get(cell)
    left = Text("L ")
    if land.book:
        left.append(words.say("screen-book", book=ROMAN[land.book]))
    elif goblin is None:
        left.append(words.say("screen-portal"), style="dim")
    else:
        aggressive = goblin["face"] == "aggressive"
        left.append(words.say("screen-goblin-aggressive" if aggressive else "screen-goblin-passive"),
                    style="bold red" if aggressive else "green")  # fmt: skip
        if goblin["wounds"]:
            left.append(f" {goblin['wounds']}/5", style="red")
    right = Text("R ")
    if land.kind == "castle":
        right.append(words.say("screen-castle"))
    elif land.kind == "temple":
        right.append(words.name(con.SYMBOLS[land.symbol], "face"))
    else:
        right.append(words.say("screen-grotto", number=grotto_of(place)))
    for text, side in ((left, "L"), (right, "R")):
        if cell + side in standing:
            text.append_text(standing[cell + side])
    style = COLOUR_STYLES[con.COLOURS[land.colour]] if land.colour >= 0 else "magenta" if place["gloom"] else "default"
    name = ""
    if land.kind == "castle":
        name = words.name(con.COLOURS[land.colour], "colour")
    elif land.kind == "temple":
        name = words.say(f"screen-{land.id}")
    title = Text(f"{cell} {name}".rstrip() + (" ☾" if place["gloom"] else ""))
    return Panel(
        Group(left, right), title=title, title_align="left", box=ROUNDED, border_style=style, width=size, padding=0
    )


def quest_row(view: QuestView, words: Catalogue) -> Text:
    """The open quests, left to right, with what they ask for."""
    line = Text(words.say("screen-quests") + "\n", style="bold")
    for quest in view["row"]:
        line.append(f"  {quest} ", style="bold cyan").append(
            words.say("with-colon", text=words.name(quest, "quest")), style="not bold"
        )
        line.append(f" {words.text('quest', quest)}", style="dim not bold")
        line.append(f" {reward(quest, words)}", style="not bold")
        line.append("\n")
    line.rstrip()
    return line


def reward(quest: str, words: Catalogue) -> str:
    """What a quest gives, as a sentence."""
    return words.say("screen-reward", reward=words.say(f"reward-quest-{quest}").rstrip("."))


def question(view: QuestView, words: Catalogue) -> str:
    """What the open question does not tell by itself: the effect of a grotto, the use of an item."""
    params = view["question"]["params"] if view["question"] is not None else {}
    if "grotto" in params:
        return words.text("grotto", str(params["grotto"]))
    return words.text("item", str(params["item"])) if "item" in params else ""


def phrase(option: QuestOption, view: QuestView, words: Catalogue) -> str:
    """An answer in other words than the catalogue's: the faces of dice for their places."""
    if option["verb"] != "reroll":
        return ""
    places = dict(option["args"])["dice"]
    return words.say("screen-reroll", faces=", ".join(words.name(view["dice"][int(at) - 1], "face") for at in places))


def note(option: QuestOption, view: QuestView, words: Catalogue) -> str:
    """What an answer gives, after its phrase."""
    args = dict(option["args"])
    if option["verb"] == "claim":
        return reward(args["quest"], words)
    there = [place_words(view, words, args["region"])] if option["verb"] == "move" else []
    passed = option.get("calms", [])
    return joined(words, [*there, *([words.say("screen-calms", cells=" ".join(passed))] if passed else [])])


def same(option: QuestOption, view: QuestView) -> str:
    """What an answer shares with those that come to the same: a move of another hero with nothing from the same place;
    "" for answers that are like no other."""
    if option["verb"] != "move" or view["seat"] < 0:
        return ""
    words = option["text"].split()
    hero = view["players"][view["seat"]]["heroes"][int(words[1]) - 1]
    placing = hero["space"] is None and not hero["items"] and view["mode"] != "danongorf"
    return " ".join([hero["at"] or "", *words[2:]]) if placing else ""


def steps(option: QuestOption, view: QuestView, words: Catalogue) -> list[str]:
    """How a move is chosen: the hero, from where; then the row of the map; then the region."""
    if option["verb"] != "move" or view["seat"] < 0:
        return []
    number, region = option["text"].split()[1:3]
    hero = view["players"][view["seat"]]["heroes"][int(number) - 1]
    return [words.say("screen-move", hero=number, place=hero["at"] or ""), words.say("screen-to-row", row=region[0])]


def ending(view: QuestView, words: Catalogue) -> list[Text]:
    """At the end: where the points of each player come from."""
    lines = []
    for player in view["players"]:
        rows = [f"{words.say(f'points-{row}')} {points}" for row, points in player["points"].items()]
        if rows:
            lines.append(
                labelled(words, words.player(player["seat"]), rows, COLOUR_STYLES.get(player["colour"] or "", ""))
            )
    return lines


def players(view: QuestView, words: Catalogue) -> Table:
    """One row per player: tracks, counts, items."""
    table = figures(words, ("player", "health", "power", "spell", "quests", "goblins", "score"))
    for player in view["players"]:
        name = Text(words.player(player["seat"]), style=COLOUR_STYLES.get(player["colour"] or "", ""))
        if player["colour"]:
            name.append(f" ({LETTERS[player['colour']]})")
        if view["phase"] == "night":
            name.append(
                " " + words.say("screen-adventuring" if player["adventuring"] else "screen-resting"), style="dim"
            )
        table.add_row(
            name,
            f"{player['health']}/{player['max_health']}",
            f"{player['power']}/{player['max_power']}",
            str(player["spell"]),
            str(len(player["quests"])),
            str(player["goblins"]),
            str(player["score"]) if view["mode"] != "danongorf" else "–",
        )
    return table


def belongings(player: QuestPlayer, words: Catalogue) -> Text:
    """What a player owns: each legendary item with the temples it still needs, who holds which item, the stash."""
    parts: list[str] = []
    for name, track in player["legends"].items():
        left = [words.say(f"screen-{temple}") for temple in track["temples"][track["step"] :]]
        parts.append(f"{words.name(name, 'item')} ({' → '.join(left)})" if left else f"{words.name(name, 'item')} ✓")
    for number, hero in enumerate(player["heroes"], 1):
        if hero["items"]:
            held = ", ".join(words.name(item, "item") for item in hero["items"])
            parts.append(f"{words.say('with-colon', text=number)} {held}")
    if player["stash"]:
        parts.append(words.say("screen-stash", items=", ".join(words.name(item, "item") for item in player["stash"])))
    return labelled(words, words.player(player["seat"]), parts, COLOUR_STYLES.get(player["colour"] or "", ""))


def odds(view: QuestView, words: Catalogue) -> list[Text]:
    """By Night: what the next roll may do to each adventuring player, and then to each of its heroes."""
    lines: list[Text] = []
    for entry in view.get("odds", []):
        total = entry["of"]
        parts = []
        for number, hero in enumerate(entry["heroes"], 1):
            told = [
                words.say(f"screen-odds-{key}", chance=percent(words, hero[key], total))
                for key in ("advance", "finish", "learn")
                if key in hero
            ]
            if told:
                head = words.say("with-colon", text=words.say("screen-hero", hero=number))
                parts.append(f"{head} {', '.join(told)}")
        danger = words.say(
            "screen-odds",
            hurt=percent(words, entry["hurt"], total),
            exhausted=percent(words, entry["exhausted"], total),
        )
        label = words.say("screen-next-roll", seat=words.player(entry["seat"]))
        lines.append(labelled(words, label, [danger, *parts], "yellow"))
    return lines
