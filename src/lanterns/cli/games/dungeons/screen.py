"""The dungeons game drawn in a terminal, from a view alone: torch, map, lair, heroes, enemies and what they will do.

On the map `@1` is the hero of seat 1, `g1` a goblin by its slot, `m1` a minion, `B` the boss, `▲` an altar, `✓` a trap
that is disarmed. A gap in a wall is a passage; dashes are a corridor that leads nowhere yet.
"""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from lanterns.cli.games.dungeons.notes import note, phrase, question, same, steps
from lanterns.cli.games.dungeons.words import blow, called, intent, place, short, space_line, weapons
from lanterns.cli.screen import figures, labelled
from lanterns.games.dungeons.view_types import DungeonsBoss, DungeonsPlayer, DungeonsRoom, DungeonsView
from lanterns.locales import Catalogue

__all__ = ["draw", "ending", "note", "phrase", "question", "same", "steps"]

LETTERS = "abcdefg"
SEATS = ("bright_blue", "bright_red", "bright_yellow", "bright_green")
SPACES = ((6, 5, 4), (1, 2, 3))  # the lair as it lies
HIGH = 5  # lines of one square


def draw(view: DungeonsView, words: Catalogue, console: Console) -> None:
    """Draw the table."""
    console.print(status(view, words))
    console.print(torch(view, words))
    console.print(dungeon(view, words, console.width))
    if view["boss"]:
        console.print(lair(view, view["boss"], words))
    console.print(heroes(view, words))
    for line in rooms(view, words):
        console.print(line)
    for seat, hero in enumerate(view["players"]):
        console.print(belongings(seat, hero, words))
    console.print(rows(view, words))
    console.print(enemies(view, words))
    for line in check(view, words):
        console.print(line)


def status(view: DungeonsView, words: Catalogue) -> Text:
    """Act, turn, cards to come, minions killed."""
    line = Text(words.say("dungeon-stage", act=view["act"], turn=view["turn"]), style="bold")
    deck = view["deck"]
    line.append("   " + words.say("dungeon-deck", a=deck["A"], b=deck["B"], c=deck["C"]), style="not bold")
    return line.append("   " + words.say("dungeon-enemies-killed", n=view["killed"]), style="not bold")


def torch(view: DungeonsView, words: Catalogue) -> Text:
    """The track from the flame to the skull, then what comes next and how soon."""
    track = view["torch"]
    line = Text(words.say("dungeon-torch-at", space=track["space"], skull=track["skull"]) + "  ", style="bold yellow")
    line.append("░" * min(track["space"], 12), style="dim")
    line.append("*", style="bold bright_yellow")
    for space in range(track["space"] + 1, track["skull"]):
        if space in track["goblins"]:
            line.append("g", style="green")
        elif space in track["actions"]:
            line.append("!", style="bold red")
        else:
            line.append("·", style="yellow")
    line.append("X", style="bold reverse")
    for key, spaces in (("goblin", track["goblins"]), ("act", track["actions"])):
        coming = [space for space in spaces if space > track["space"]]
        if coming:
            told = words.say(f"dungeon-torch-next-{key}", space=coming[0], n=coming[0] - track["space"])
            line.append(f"\n  {told}", style="not bold")
    return line


def dungeon(view: DungeonsView, words: Catalogue, width: int) -> Text:
    """The cards where they lie, each with its corridors, who stands there, and its square."""
    cells = view["dungeon"]
    columns = sorted({cell[0] for cell in cells})
    lines = sorted({int(cell[1]) for cell in cells})
    span = LETTERS[LETTERS.index(columns[0]) : LETTERS.index(columns[-1]) + 1]
    size = max(9, min(17, (width - 1) // len(span)))
    text = Text()
    for row in range(lines[0], lines[-1] + 1):
        shown = [square(view, words, f"{column}{row}", size) for column in span]
        for at in range(HIGH):
            for one in shown:
                text.append_text(one[at])
            text.rstrip()
            text.append("\n")
    text.rstrip()
    return text


def square(view: DungeonsView, words: Catalogue, cell: str, size: int) -> list[Text]:
    """One square in five lines of `size` characters."""
    found = view["dungeon"].get(cell)
    if found is None:
        return [Text(" " * size) for _ in range(HIGH)]
    inner = size - 2
    if "stack" in found:
        middle = [cell, found["stack"].center(inner), ""]
        edge = [Text("┌" + "─" * inner + "┐", style="magenta")]
        body = [Text(f"│{line.ljust(inner)[:inner]}│", style="magenta") for line in middle]
        return [*edge, *body, Text("└" + "─" * inner + "┘", style="magenta")]
    style = "yellow" if any(hero["place"] == cell for hero in view["players"]) else ""
    title = Text(f"{cell} {words.name(found['card'], 'card')}"[:inner].ljust(inner))
    people = Text()
    for seat, hero in enumerate(view["players"]):
        if hero["place"] == cell:
            people.append(f"@{seat + 1} ", style=f"bold {SEATS[seat]}" + ("" if hero["conscious"] else " strike"))
    foes = Text()
    for enemy, foe in view["enemies"].items():
        if foe["room"] == cell:
            foes.append(f"{short(enemy)} ", style="bold red")
    if found["altar"]:
        foes.append("▲ ", style="magenta")
    if found["disarmed"]:
        foes.append("✓", style="green")
    drawn = [wall(found, "N", inner, style, "┏┓")]
    for number, line in enumerate((title, people, foes)):
        line.truncate(inner, pad=True)
        west, east = (side(found, way) if number == 1 else "┃" for way in "WE")
        drawn.append(Text(west, style=style).append_text(line).append(east, style=style))
    return [*drawn, wall(found, "S", inner, style, "┗┛")]


def wall(found: DungeonsRoom, way: str, inner: int, style: str, corners: str) -> Text:
    """The upper or lower wall with its gap."""
    gap = "  " if way in found["passages"] else "╌╌" if way in found["sides"] else "━━"
    half = (inner - 2) // 2
    return Text(corners[0] + "━" * half + gap + "━" * (inner - 2 - half) + corners[1], style=style)


def side(found: DungeonsRoom, way: str) -> str:
    return " " if way in found["passages"] else "╎" if way in found["sides"] else "┃"


def lair(view: DungeonsView, boss: DungeonsBoss, words: Catalogue) -> Text:
    """The six hero spaces, the boss's markers and its gates."""
    line = Text(words.name(boss["id"], "boss"), style="bold red")
    markers = ", ".join(f"{letter} {health}" for letter, health in zip("ABCD", boss["markers"], strict=False))
    line.append("   " + words.say("dungeon-boss-markers", markers=markers))
    for gate in boss["gates"]:
        key = "dungeon-gate-covered" if gate["covered"] else "dungeon-gate-bare"
        line.append("   " + words.say(key, space=gate["space"]), style="not bold")
    for spaces in SPACES:
        line.append("\n ")
        for space in spaces:
            entrance = ">" if space == boss["entrance"] else " "
            line.append(f" [{entrance}{space} ", style="not bold default")
            here = [seat for seat, hero in enumerate(view["players"]) if hero["place"] == f"space-{space}"]
            for seat in here:
                line.append(f"@{seat + 1} ", style=f"bold {SEATS[seat]}")
            line.append("   " * (2 - len(here)) + "]", style="not bold default")
    for space in range(1, 7):
        line.append(f"\n  {space_line(boss, space, words)}", style="not bold default")
    return line


def heroes(view: DungeonsView, words: Catalogue) -> Table:
    """One row per hero: who, where, tracks."""
    table = figures(words, ("player", "hero", "place", "health", "focus", "speed", "defense"))
    for seat, hero in enumerate(view["players"]):
        active = seat == view["active"]
        name = Text(f"@{seat + 1} {words.player(seat)}", style=SEATS[seat] + (" bold" if active else ""))
        if not hero["conscious"]:
            name.append(" " + words.say("dungeon-down"), style="dim")
        table.add_row(
            name,
            words.name(hero["hero"], "hero"),
            place(view, words, hero["place"]),
            f"{hero['health']}/{hero['max_health']}",
            f"{hero['focus']}/{hero['max_focus']}",
            speed(view, hero, active, words),
            str(hero["defense"]),
        )
    return table


def speed(view: DungeonsView, hero: DungeonsPlayer, active: bool, words: Catalogue) -> str:
    """What is left of a hero's Speed on its turn; that its movement is over."""
    if not active:
        return str(hero["speed"])
    if view["movement"] != "open":
        return f"{words.say('screen-movement-over')} ({hero['speed']})"
    return f"{hero['speed_left']}/{hero['speed']}"


def rooms(view: DungeonsView, words: Catalogue) -> list[Text]:
    """What the rooms offer in which heroes stand."""
    standing = dict.fromkeys(hero["place"] for hero in view["players"])
    lines = []
    for cell in standing:
        found = view["dungeon"].get(cell)
        if found is not None and "card" in found and (text := words.text("card", found["card"])):
            lines.append(labelled(words, place(view, words, cell), [text], "magenta"))
    return lines


def belongings(seat: int, hero: DungeonsPlayer, words: Catalogue) -> Text:
    """What a hero may do by itself, its printed weapons, and each card it holds with its words."""
    parts = [text.rstrip(".") for text in (words.text("hero", hero["hero"]), *weapons(hero["hero"], words))]
    for slot, card in hero["gear"].items():
        kind = "spell" if slot.startswith("spell") else "loot"
        held = words.say("dungeon-slot-full", slot=words.name(slot, "slot"), card=words.name(card, kind))
        parts.append(f"{held} – {words.text(kind, card)}".rstrip("."))
    for name, n in hero["sets"].items():
        count = words.say("dungeon-set-count", set=words.name(name, "set"), n=n)
        parts.append(f"{count} – {words.text('set', name)}".rstrip("."))
    return labelled(words, words.player(seat), parts, SEATS[seat])


def rows(view: DungeonsView, words: Catalogue) -> Text:
    """The two discard rows, each card with its words, and how many are left to draw."""
    text = Text()
    for pile, kind, cards in (("loot", "loot", view["loot"]), ("spells", "spell", view["spells"])):
        found = cards["row"]
        head = [] if found else [words.say("dungeon-row-empty").rstrip(".")]
        head.append(words.say("dungeon-pile", n=cards["deck"]))
        text.append_text(labelled(words, words.say(f"screen-row-{pile}"), head, "cyan")).append("\n")
        for card in found:
            told = f"{words.name(card, kind)} – {words.text(kind, card)}".rstrip(".")
            text.append(f"  {told}\n", style="not bold default")
    text.rstrip()
    return text


def ending(view: DungeonsView, words: Catalogue) -> list[Text]:
    """At the end: how far the party came. There are no points: it wins or loses together."""
    track = view["torch"]
    parts = [
        words.say("dungeon-stage", act=view["act"], turn=view["turn"]),
        words.say("dungeon-torch-at", space=track["space"], skull=track["skull"]),
        words.say("dungeon-enemies-killed", n=view["killed"]),
    ]
    if view["boss"]:
        left = sum(view["boss"]["markers"])
        parts.append(words.say("screen-boss-left", boss=words.name(view["boss"]["id"], "boss"), n=left))
    parts += [
        words.say("dungeon-hero-at", who=words.player(seat), health=hero["health"], most=hero["max_health"],
                  place=place(view, words, hero["place"]))
        for seat, hero in enumerate(view["players"])
    ]  # fmt: skip
    return [labelled(words, words.say("screen-outcome"), parts)]


def enemies(view: DungeonsView, words: Catalogue) -> Text:
    """Every enemy: where, how hard, what its card says, and exactly what it will do when enemies act."""
    text = Text(words.say("dungeon-enemies"), style="bold")
    if not view["enemies"]:
        return text.append(" – " + words.say("dungeon-enemies-none"), style="not bold")
    coming = view["next_act"]
    if coming["now"]:
        text.append(f" – {words.say('dungeon-enemy-now')}", style="not bold dim")
    elif coming["space"] is not None and coming["steps"] is not None:
        when = words.say("dungeon-enemy-next", space=coming["space"], n=coming["steps"])
        text.append(f" – {when}", style="not bold dim")
    for enemy, foe in view["enemies"].items():
        kind = "boss" if enemy == "boss" else enemy.partition("-")[0]
        tracks = []
        if foe.get("most"):
            tracks.append(words.say("dungeon-health", now=foe["hits"], most=foe["most"]))
        head = ", ".join([called(view, words, enemy), place(view, words, foe["room"]), *tracks])
        told = f"{words.stats(kind, foe['kind'])} {words.text(kind, foe['kind'])}"
        text.append(f"\n  {head}", style="not bold bright_red").append(f"\n    {told}", style="not bold")
        text.append(f"\n    → {intent(view, words, foe)}", style="not bold yellow")
    return text


def check(view: DungeonsView, words: Catalogue) -> list[Text]:
    """The skill check that is being made: what is needed, the dice, the enemy die and what it would cost."""
    made = view["check"]
    if made is None:
        return []
    skill = words.say("dungeon-check-skill", skill_id=made["skill"], skill=words.name(made["skill"], "skill"))
    parts = [skill]
    if made["need"]:
        parts.append(words.say("dungeon-check-need", number=made["need"]))
    if made["targets"]:
        parts.append(", ".join(called(view, words, enemy) for enemy in made["targets"] if enemy in view["enemies"]))
    if made["dice"]:
        parts.append(words.say("screen-dice", dice=" ".join(made["dice"])))
    if made["bonus"]:
        parts.append(f"{words.say('dungeon-check-bonus')} {made['bonus']:+d}")
    if made["total"]:
        parts.append(words.say("dungeon-check-total", total=made["total"]))
    lines = [labelled(words, words.say(f"dungeon-check-{made['kind']}"), parts, "bold cyan")]
    if made["face"]:
        told = [words.say("dungeon-check-foe", face=words.name(made["face"], "face"))]
        for enemy, loss in made["reply"].items():
            key = "dungeon-check-reply-torch" if loss is None else "dungeon-check-reply"
            told.append(words.say(key, enemy=called(view, words, enemy), loss=loss or 0))
        if made["torch"] and (what := blow(view, words, made["torch"])):
            told.append(words.say("dungeon-reply-boss", what=what))
        lines += [Text(f"  {line}", style="red") for line in told]
    return lines
