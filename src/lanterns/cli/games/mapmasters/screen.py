"""Map Masters drawn in a terminal, from a view alone: objectives, market, players, hands, dungeons with their lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rich.columns import Columns
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from lanterns.cli.games.mapmasters import drawing
from lanterns.cli.games.mapmasters.steps import ICONS, ground_of, spot_words
from lanterns.cli.games.mapmasters.steps import phrase as step_phrase
from lanterns.cli.screen import figures, labelled
from lanterns.core.view_types import ActionView
from lanterns.games.mapmasters.board.books import books
from lanterns.games.mapmasters.board.cards import SLOTS, Card
from lanterns.games.mapmasters.board.content import cards
from lanterns.games.mapmasters.board.vocabulary import TOKENS
from lanterns.games.mapmasters.versus.view_types import MapObjective, MapPath, MapPlayer, MapView
from lanterns.locales import Catalogue

PATH_BOOKS = {book.id: book.number for book in books() if book.phase == "path"}


def draw(view: MapView, words: Catalogue, console: Console) -> None:
    """Draw the table."""
    console.print(status(view, words))
    if view["phase"] in ("setup", "market"):
        console.print(market(view, words))
    console.print(players(view, words))
    for player in view["players"]:
        console.print(belongings(player, words))
    console.print(dungeons(view, words, console.width))


def status(view: MapView, words: Catalogue) -> Text:
    """Round and phase; the objectives, the hourglass, and which may still come."""
    line = Text(words.say("screen-round", round=view["round"]), style="bold")
    line.append("  " + words.name(view["phase"], "phase"))
    if view["primary"]:
        line.append("   " + objective("screen-primary", view["primary"], words), style="bold cyan")
        if view["hourglass"]:
            line.append("   " + words.say("screen-hourglass", points=view["bonus_value"]), style="yellow")
    if view["secondary"]:
        line.append("   " + objective("screen-secondary", view["secondary"], words), style="cyan")
    if view["timer"]:
        line.append("   " + words.say("screen-timer", seconds=view["timer"]))
    left = [f"{words.name(kind, 'objective')} {count}" for kind, count in view["objectives_left"].items() if count]
    return line.append("\n" + words.say("screen-left", objectives=", ".join(left)), style="not bold dim")


def objective(key: str, card: MapObjective, words: Catalogue) -> str:
    return words.say(key, objective=words.name(card["kind"], "objective"), points=card["points"])


def icons(letters: Mapping[str, int], words: Catalogue) -> str:
    """The name of each kind and how many where there are several, in the order of the notation."""
    return ", ".join(
        words.say(f"map-count-{name}", n=letters[letter]) if letters[letter] > 1 else words.name(name, "icon")
        for letter, name in ICONS.items()
        if letters.get(letter)
    )


def on_card(card: Card, words: Catalogue) -> str:
    """What a card holds, for the market."""
    counts = Counter(card.icons())
    counts["h"] = len(card.rooms)
    return icons(counts, words)


def about(book: str, words: Catalogue) -> str:
    """A spell book and what it does."""
    return f"{words.name(book, 'book')} ({words.text('book', book).rstrip('.')})"


def market(view: MapView, words: Catalogue) -> Group:
    """Cards by cost with their open sides and icons, then books and tokens with their prices."""
    stall = view["market"]
    table = figures(words, ("cost", "card", "sides", "icons", "pile"))
    for place in stall["cards"]:
        cost, face = place["cost"], place["card"]
        pile = str(stall["piles"][str(cost)])
        if face is None:
            table.add_row(str(cost), "–", "", "", pile)
            continue
        card = cards()[face]
        sides = " ".join(slot for slot, node in zip(SLOTS, card.slots) if node >= 0)
        table.add_row(str(cost), face, sides, on_card(card, words), pile)
    books = [
        f"{words.name(book, 'book')} ({words.text('book', book).rstrip('.')})"
        for book in stall["books"]
        if book is not None
    ]
    books.append(words.say("screen-in-pile", count=stall["book_pile"]))
    tokens = [f"{words.name(token, 'token')} {count}" for token, count in stall["tokens"].items()]
    return Group(
        table,
        labelled(words, words.say("screen-books"), books),
        labelled(words, words.say("screen-tokens"), tokens),
    )


def players(view: MapView, words: Catalogue) -> Table:
    """One row per player: coins, the columns of the score board, exits."""
    table = figures(words, ("player", "coins", "blue", "pink", "green", "exits", "score", "deck"))
    for player in view["players"]:
        name = words.player(player["seat"])
        if player["finished"] and view["phase"] == "exploration":
            name += " ✓"
        if player["passed"] and view["phase"] == "market":
            name += " –"
        if player["bonus"]:
            name += " ⧗"
        table.add_row(
            Text(name, style="bold" if player["seat"] == view["seat"] else ""),
            str(player["coins"]),
            str(player["blue"]),
            str(player["pink"]),
            str(player["green"]),
            str(player["exits"]),
            str(player["score"]),
            f"{len(player['draw'])} / {len(player['discard'])}",
        )
    return table


def belongings(player: MapPlayer, words: Catalogue) -> Text:
    """A player's build area, tokens and books."""
    parts: list[str] = []
    if player["hand"]:
        parts.append(words.say("screen-hand", cards=" ".join(player["hand"])))
    if player["drawn"]:
        parts.append(words.say("screen-drawn", count=player["drawn"]))
    if player["kept"]:
        parts.append(words.say("screen-kept", cards=" ".join(player["kept"])))
    parts += [
        f"{words.name(token, 'token')} {count}" if count > 1 else words.name(token, "token")
        for token in TOKENS
        if (count := player["tokens"][token])
    ]
    for one in player["books"]:
        name = words.name(one["book"], "book")
        parts.append(words.say("screen-used-book", book=name) if one["used"] else name)
    return labelled(words, words.player(player["seat"]), parts or ["–"])


def dungeons(view: MapView, words: Catalogue, width: int) -> Group:
    """While one explores: one's own dungeon, its line in figures, the cards still in hand; else all that lie open."""
    parts: list[Text] = []
    if view["phase"] == "exploration" and view["seat"] >= 0:
        player = view["players"][view["seat"]]
        own = player["dungeon"]
        laid = own["cards"] if own else []
        if own and laid:
            parts.append(drawing.dungeon(laid, own["path"]))
            parts += line_of(view, player, own["path"], words)
        rest = [face for face in player["hand"] if face not in [one["card"] for one in laid]]
        if rest and not (own and own["path"]):
            parts.append(Text(words.say("with-colon", text=words.say("screen-to-lay")), style="bold"))
            parts.append(drawing.hand(rest, width))
        return Group(*parts)
    shown: list[Group] = []
    for player in view["players"]:
        lies = player["dungeon"]
        if lies:
            title = Text(words.player(player["seat"]), style="bold")
            lines = line_of(view, player, lies["path"], words)
            shown.append(Group(title, drawing.dungeon(lies["cards"], lies["path"]), *lines))
    return Group(Columns(shown, padding=(0, 4))) if shown else Group()


def line_of(view: MapView, player: MapPlayer, path: MapPath | None, words: Catalogue) -> list[Text]:
    """What a line is worth, what it found, and what is left to pay with."""
    if not path:
        return []
    scored = view["primary"]
    lines: list[Text] = []
    if view["phase"] == "exploration" and scored:
        points = path["scores"][scored["kind"]]
        lines.append(Text(words.say("screen-worth", points=points, coins=path["coins"]), style="bold magenta"))
        payers = [words.say("screen-item", item=words.name(kind, "icon"), count=count)
                  for kind, count in path["items"].items() if count]  # fmt: skip
        payers += [f"{words.name(kind, 'token')} {count}" for kind, count in path["tokens"].items() if count]
        spent = [word for word in path["spent"] if word[:1] == "b"]
        payers += [
            words.name(one["book"], "book")
            for one in player["books"]
            if not one["used"] and one["book"] in PATH_BOOKS and f"b{PATH_BOOKS[one['book']]}" not in spent
        ]
        lines.append(labelled(words, words.say("screen-payers"), payers or ["–"]))
    found = icons(path["counts"], words)
    lines.append(labelled(words, words.say("screen-found"), [found or "–"]))
    lines.append(Text(words.say(f"screen-ends-{path['end']}"), style="dim"))
    return lines


def steps(option: ActionView, view: MapView, words: Catalogue) -> list[str]:
    """How an answer is chosen: what to buy by its cost; a card and then where it lies, or the side to start from."""
    args = dict(option["args"])
    verb = option["verb"]
    if verb in ("buy", "blind"):
        cost = cards()[args["card"]].cost if verb == "buy" else int(args["cost"])
        return [words.say("screen-buy-cost", cost=cost)]
    if verb == "lay":
        return [words.say("screen-lay", card=args["card"]), words.say("map-lattice", **lattice(args["place"]))]
    if verb == "start":
        return [words.say("screen-start", card=args["card"])]
    return []


def lattice(at: str) -> dict[str, str]:
    """Column and half row of a place such as `1,-2`, as they are written."""
    x, _, y = at.replace("-", "−").partition(",")
    return {"x": x, "y": y}


def phrase(option: ActionView, view: MapView, words: Catalogue) -> str:
    """A card with its price, a side to start from by its name, a step of a path by its way; "" for other answers."""
    args = dict(option["args"])
    if option["verb"] == "buy":
        return words.say("screen-buy", card=args["card"], cost=cards()[args["card"]].cost)
    if option["verb"] == "start" and view["seat"] >= 0:
        own = view["players"][view["seat"]]["dungeon"]
        ground = ground_of(own["cards"] if own else [])
        return words.say("screen-start", card=spot_words(ground, f"{args['card']}.{args['slot']}", words))
    return step_phrase(option, view, words)


def note(option: ActionView, view: MapView, words: Catalogue) -> str:
    """What an answer buys or takes, after its phrase."""
    args = dict(option["args"])
    if option["verb"] == "buy":
        return on_card(cards()[args["card"]], words)
    return words.text("book", args["book"]) if args.get("book") else ""


def question(view: MapView, words: Catalogue) -> str:
    """What the open question does not tell by itself: how places are counted while cards are laid."""
    laying = any(option["verb"] == "lay" for option in view["options"])
    return words.say("screen-lattice") if laying else ""
