"""A mission of Map Masters Coop drawn in a terminal, from a view alone: goals, pawns, the grid, the hand."""

from __future__ import annotations

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from lanterns.cli.games.mapmasters import drawing
from lanterns.cli.games.mapmasters.screen import about, icons
from lanterns.cli.games.mapmasters.steps import phrase as step_phrase
from lanterns.cli.games.mapmasters_coop.goals import SIDES, goal_place, goal_rules, goal_words, mission_rules, walls
from lanterns.cli.screen import figures, joined, labelled
from lanterns.core.view_types import ActionView
from lanterns.games.mapmasters.coop.view_types import CoopCell, CoopGroup, CoopLine, CoopView
from lanterns.locales import Catalogue

PAWNS = "❶❷❸❹❺❻❼❽"


def draw(view: CoopView, words: Catalogue, console: Console) -> None:
    """Draw the table."""
    console.print(status(view, words))
    console.print(story(view, words))
    console.print(goals(view, words))
    console.print(groups(view, words))
    if view["phase"] in ("setup", "pawns", "market"):
        console.print(stall(view, words))
    for player in view["players"]:
        shown = (
            " ".join(player["hand"]) if player["hand"] is not None else words.say("screen-drawn", count=player["cards"])
        )
        console.print(labelled(words, words.player(player["seat"]), [shown or "–"]))
    console.print(table(view, console.width))
    if view["drawing"]:
        console.print(sketch(view, view["drawing"], words))
    hand = view["players"][view["seat"]]["hand"] if view["seat"] >= 0 else None
    if hand and view["phase"] == "play":
        console.print(drawing.hand(hand, console.width))
    for place in dict.fromkeys(one["place"] for one in view["shuts_in"]):
        console.print(Text(warning(view, place, words), style="yellow"))


def status(view: CoopView, words: Catalogue) -> Text:
    """Mission, level, turn, cards left, points of a victory."""
    mission = view["mission"]["id"]
    line = Text(f"{mission}. {words.say(f'name-mission-{mission}')}", style="bold")
    line.append("  " + words.name(view["house"]["level"], "level"), style="cyan")
    line.append("  " + words.name(view["phase"], "phase"))
    if view["turn"]:
        line.append("  " + words.say("screen-turn", turn=view["turn"], seat=words.player(view["active"])))
    line.append("   " + words.say("screen-deck", count=view["deck"]))
    points = view["score"]["points"] if view["over"] else view["score"]["if_won"]
    return line.append("   " + words.say("screen-if-won", points=points), style="yellow")


def story(view: CoopView, words: Catalogue) -> Text:
    """What a mission is about, and the rules of its ground."""
    text = Text(words.text("mission", view["mission"]["story"]), style="italic")
    for rule in mission_rules(view, words):
        text.append(f"\n  {rule}", style="not italic")
    return text


def goals(view: CoopView, words: Catalogue) -> Table:
    """One row per objective: where it is met, what is asked, under what conditions, who has met it."""
    out = figures(words, ("number", "place", "asked", "rules", "met"))
    for one in view["objectives"]:
        share = words.say("screen-share", share=round(100 * one["progress"]))
        met = words.name(one["met"], "group") if one["met"] else share
        out.add_row(
            str(one["number"]),
            goal_place(view, one, words),
            goal_words(one, words),
            joined(words, goal_rules(view, one, words)),
            met,
            style="" if one["open"] and not one["met"] else "dim",
        )
    return out


def warning(view: CoopView, place: str, words: Catalogue) -> str:
    """Which cards of the hand, laid at a place, shut a group in for good, and which groups."""
    here = [one for one in view["shuts_in"] if one["place"] == place]
    cards = [one["card"] + ("↻" if one["turned"] else "") for one in here]
    groups = dict.fromkeys(group for one in here for group in one["groups"])
    return words.say(
        "screen-shuts-in", place=place, cards=", ".join(cards),
        groups=", ".join(words.name(group, "group") for group in groups),
    )  # fmt: skip


def sign(group: CoopGroup) -> str:
    return PAWNS[group["number"]]


def groups(view: CoopView, words: Catalogue) -> Table:
    """One row per pawn: where it stands, what it carries, what is left to pay with."""
    out = figures(words, ("pawn", "stands", "carries", "payers"))
    for group in view["groups"]:
        carried = [words.name(one, "artefact") for one in group["artefacts"]]
        carried += [words.say(f"map-count-{kind}", n=count) for kind, count in group["goods"].items() if count]
        carried += [words.say(f"coop-deed-{kind}", n=count) for kind, count in group["deeds"].items() if count]
        payers = [f"{words.name(kind, 'token')} {count}" for kind, count in group["tokens"].items() if count]
        payers += [
            words.say("screen-used-book", book=words.name(one["book"], "book"))
            if one["used"]
            else words.name(one["book"], "book")
            for one in group["books"]
        ]
        stands = group["spot"] or "–"
        if group["shut_in"]:
            stands = words.say("screen-shut-in", spot=stands)
        out.add_row(
            f"{sign(group)} {words.name(group['group'], 'group')}",
            stands if group["stage"] in ("start", "waiting") else f"{stands} ({words.say('screen-' + group['stage'])})",
            ", ".join(carried) or "–",
            ", ".join(payers) or "–",
        )
    return out


def stall(view: CoopView, words: Catalogue) -> Group:
    """What the coins of a mission can buy."""
    market = view["market"]
    tokens = [f"{words.name(token, 'token')} {count}" for token, count in market["tokens"].items()]
    books = [about(book, words) for book in market["books"] if book is not None]
    books.append(words.say("screen-in-pile", count=market["book_pile"]))
    return Group(
        Text(words.say("screen-coins", count=market["coins"])),
        labelled(words, words.say("screen-tokens"), tokens),
        labelled(words, words.say("screen-books"), books),
    )


def table(view: CoopView, width: int) -> Text | Table:
    """The grid, drawn when it fits, else as a table of places with cards, open sides and pawns."""
    pawns = {group["spot"]: sign(group) for group in view["groups"] if group["spot"]}
    if width > view["mission"]["columns"] * drawing.COLUMNS:
        return drawing.tableau(view, pawns)
    out = Table(padding=(0, 1), show_header=True, show_lines=True)
    out.add_column("")
    for column in range(view["mission"]["columns"]):
        out.add_column(chr(ord("A") + column))
    cells = {cell["place"]: cell for cell in view["cells"]}
    for row in range(1, view["mission"]["rows"] + 1):
        line: list[Text] = []
        for column in range(view["mission"]["columns"]):
            place = f"{chr(ord('A') + column)}{row}"
            cell = cells.get(place)
            lies = cell["artefacts"] if cell else []
            takes = [f"✦{one['number']}" for one in view["objectives"] if one["need"] == "take" and one["what"] in lies]
            line.append(square(cell, place, place in view["empty"], pawns, edges(view, place), takes))
        out.add_row(str(row), *line)
        if row in view["mission"]["rivers"]:
            out.add_row("≈", *[Text("≈≈≈", style="bright_blue")] * view["mission"]["columns"])
    return out


def edges(view: CoopView, place: str) -> str:
    """Walls and exits of a place in the table of places: `‖→` a wall to the right, `⇨B` an exit by its side B."""
    shut = ["→" if a[1:] == b[1:] else "↓" for a, b in walls(view["mission"]) if a == place]
    exits = [spot.partition(".")[2] for spot in view["mission"]["exits"] if spot.partition(".")[0] == place]
    return " ".join([*(f"‖{way}" for way in shut), *(f"⇨{side}" for side in exits)])


def square(cell: CoopCell | None, place: str, empty: bool, pawns: dict[str, str], edge: str, takes: list[str]) -> Text:
    """One place of the table of places; `takes` are the goals whose artefacts lie there."""
    here = " ".join(f"{who}{spot.partition('.')[2]}" for spot, who in pawns.items() if spot.partition(".")[0] == place)
    if cell is None:
        out = Text("" if empty else "×", style="dim")
    else:
        target = cell["kind"] in ("step", "boss", "hidden")
        out = Text((cell["card"] or "?") + ("↻" if cell["turned"] else ""), style="bold yellow" if target else "")
        shut = [side for side in SIDES if side not in cell["open"]]
        if shut:
            out.append("\n−" + " ".join(shut), style="dim not bold")
        if takes:
            out.append("\n" + " ".join(takes), style="bold green")
    if edge:
        out.append(f"\n{edge}", style="bright_red")
    return out.append(f"\n{here}", style="bold reverse") if here else out


def sketch(view: CoopView, line: CoopLine, words: Catalogue) -> Group:
    """What the line being drawn has found, and what it could meet where it arrives."""
    if line["loses"]:
        return Group(Text(words.say("screen-arrived-lost"), style="bold red"))
    end = "screen-arrived" if line["arrived"] else "screen-ends-impasse" if line["stuck"] else "screen-under-way"
    parts = [
        labelled(words, words.say("screen-found"), [icons(line["counts"], words) or "–"]),
        Text(words.say(end), style="dim"),
    ]
    meets = line["meets"]
    if meets is not None and meets["hidden"]:
        parts.append(Text(words.say("screen-arrived-hidden"), style="yellow"))
    elif meets is not None:
        told = [words.say("coop-goal-take", what=words.name(one, "artefact")) for one in meets["takes"]]
        told += [goal_words(view["objectives"][number - 1], words) for number in meets["objectives"]]
        parts.append(Text(words.say("screen-meets", goals=joined(words, told)), style="green"))
    return Group(*parts)


def phrase(option: ActionView, view: CoopView, words: Catalogue) -> str:
    """A step of a path by its way; a goal by what it asks; a side to start from by its name; "" for other answers."""
    if option["verb"] == "pawn":
        place, _, side = dict(option["args"])["spot"].partition(".")
        return words.say("screen-pawn", place=words.say("map-at", card=place, what=words.say(f"map-slot-{side}")))
    if option["verb"] == "meet":
        args = dict(option["args"])
        told = goal_words(view["objectives"][int(args["objective"]) - 1], words)
        extra = words.say("coop-with-token") if args.get("token") else ""
        debt = words.name("fairy-debt", "book") if args.get("debt") else ""
        return " + ".join(part for part in (told, extra, debt) if part)
    return step_phrase(option, view, words)


def note(option: ActionView, view: CoopView, words: Catalogue) -> str:
    """What an answer would do that cannot be seen: lose the mission, shut a group in, what a book is for."""
    args = dict(option["args"])
    if option["verb"] == "enter" and view["drawing"] and view["drawing"]["loses"]:
        return words.say("screen-enter-loses")
    if option["verb"] == "play":
        turned = args.get("turn") == "turned"
        for one in view["shuts_in"]:
            if (one["card"], one["place"], one["turned"]) == (args["card"], args["place"], turned):
                groups = ", ".join(words.name(group, "group") for group in one["groups"])
                return words.say("coop-shuts-in", groups=groups)
    return words.text("book", args["book"]) if "book" in args else ""


def steps(option: ActionView, view: CoopView, words: Catalogue) -> list[str]:
    """How an answer is chosen: a card, its place, its turn; a place, then the side of a pawn; a group, then what."""
    args = dict(option["args"])
    if option["verb"] == "play":
        return [words.say("screen-play", card=args["card"]), words.say("screen-at", place=args["place"])]
    if option["verb"] == "pawn":
        return [words.say("screen-pawn", place=args["spot"].partition(".")[0])]
    if option["verb"] in ("token", "book", "blind-book"):
        return [words.say("screen-buy-for", group=words.name(args["group"], "group"))]
    return []


def ending(view: CoopView, words: Catalogue) -> list[Text]:
    """At the end of a mission that is won: where its points come from."""
    score = view["score"]
    if not score["points"]:
        return []
    cards = words.say("coop-score-cards", n=score["cards"])
    parts = [f"{score['base']} {words.say('coop-score-base')}", f"{score['cards']} {cards}"]
    parts += [words.say(f"coop-score-{kind}", n=score[kind]) for kind in ("tokens", "books", "coins")]
    return [labelled(words, words.say("coop-score"), parts)]
