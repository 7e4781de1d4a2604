"""The picture of a finished game, 1200 by 630: the beam with its lanterns, who won and why, and the race.

It is drawn with what the client's build lays beside the page (`card/`): palette, seals and lanterns of the client's own
art, and the two fonts.
"""

from __future__ import annotations

from dataclasses import replace
from html import escape
from pathlib import Path

import msgspec

from lanterns.core.roles import SCORE
from lanterns.core.view_types import StoryView
from lanterns.tables import Refused
from lanterns.web.shared.fonts import Face, Fonts
from lanterns.web.shared.head import CARD_HEIGHT, CARD_WIDTH
from lanterns.web.shared.words import Finished, Told, told

FONTS: dict[Face, tuple[str, int]] = {
    "sign": ("Alegreya", 800), "text": ("Atkinson Hyperlegible Next", 400), "bold": ("Atkinson Hyperlegible Next", 700),
}  # fmt: skip
End = tuple[float, int, str, str]  # of a line: how far down, its seat, what it comes to, its colour
TITLES = ((64, 1), (54, 2), (46, 2), (40, 3))  # how large, in how many lines
BEAM = 56
LEFT = 66  # where the words begin
WORDS = 580  # how wide they run beside the race
PANEL = (690, 102, 444, 486)  # x, y, width, height of the race
ENDS = 92  # beside its lines, for what they come to
DROPS = (42, 18, 30, 10, 24)
TONES = ("wick", "ink2", "hp", "info")  # lines of no seat
FLAME = "M0 19C6 27 6.5 33 4 37 2 40.5-2 40.5-4 37-6.5 33-3 28 0 19Z"
HEART = "M0 28C2.5 32 2.5 34.5 1.5 36.5-.5 38.5-2.5 36.5-2 33.5-1.5 31.5-.5 30 0 28Z"


class Lantern(msgspec.Struct):
    """Outlines of a lantern, in a box of 44 by 78 units with its ring at 0 0."""

    glass: str
    fill: str
    bars: str
    cap: str
    foot: str


class Art(msgspec.Struct):
    """What the client's build gives: colours by their names, outlines of seals and dashes of lines by colour, the
    patterns of their cloth, and lanterns by box."""

    colours: dict[str, str]
    seals: dict[str, str]
    dashes: dict[str, str]
    cloth: str
    lanterns: dict[str, Lantern]


def drawn(over: Finished, story: StoryView | None, language: str, folder: Path) -> bytes:
    """The picture as a PNG, with the art of a built client; takes some 100 ms of a core. Raises Refused where it has
    none."""
    art, fonts = art_of(folder), Fonts(folder)
    # Whoever has a name that these fonts cannot write is called by the number of the seat.
    over = replace(over, names=tuple(fonts.draws(name) for name in over.names))
    return png_of(svg_of(over, told(over, story, language), story, art, fonts), fonts)


def art_of(folder: Path) -> Art:
    """The art of a built client. Raises Refused where it has none."""
    try:
        return msgspec.json.decode((folder / "art.json").read_bytes(), type=Art)
    except OSError as error:
        raise Refused("not-found", "the browser client is not built, and pictures are drawn with its art") from error


def png_of(svg: str, fonts: Fonts) -> bytes:
    """A drawing as a PNG."""
    import resvg_py

    files = [str(file) for file in fonts.files]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_files=files, skip_system_fonts=True))


def svg_of(over: Finished, told: Told, story: StoryView | None, art: Art, fonts: Fonts) -> str:
    """The drawing."""
    c = art.colours
    race = _race(over, told, story, art, fonts) if story and len(story["chapters"]) > 1 else ""
    width = WORDS if race else CARD_WIDTH - 2 * LEFT
    return sheet(art, wall(c) + _lanterns(over, art) + _words(over, told, art, width, fonts) + race)


def sheet(art: Art, body: str) -> str:
    """A picture with that on it."""
    c = art.colours
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" '
        f'viewBox="0 0 {CARD_WIDTH} {CARD_HEIGHT}"><defs>{art.cloth}'
        f'<linearGradient id="wall" x2="0" y2="1"><stop stop-color="{c["plaster"]}"/>'
        f'<stop offset="1" stop-color="{c["plaster2"]}"/></linearGradient>'
        f'<radialGradient id="glow"><stop stop-color="{c["glowA"]}"/><stop offset="1" stop-color="{c["glowB"]}"/>'
        f"</radialGradient></defs>{body}</svg>"
    )


def wall(c: dict[str, str]) -> str:
    grain = f"M0 20C200 14 480 28 1200 22M0 {BEAM - 15}C300 34 600 50 1200 40"
    return (
        f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" fill="url(#wall)"/>'
        f'<rect x="-9" y="-9" width="{CARD_WIDTH + 18}" height="{BEAM + 9}" fill="{c["timber"]}" stroke="{c["pen"]}" '
        f'stroke-width="3"/><path d="{grain}" fill="none" stroke="{c["timber2"]}" stroke-width="2.5"/>'
    )


def _lanterns(over: Finished, art: Art) -> str:
    """One for each seat, in the order of rank; those who won stay lit."""
    shape = art.lanterns.get(over.box) or next(iter(art.lanterns.values()))
    pitch = min(120.0, WORDS / max(1, len(over.names)))
    scale = min(1.9, pitch / 60)
    drawn = []
    for at, seat in enumerate(over.ranked):
        lit = seat in over.lit
        drop = 26 if lit else DROPS[at % len(DROPS)] / 2
        drawn.append(lantern(LEFT + pitch * at + 22 * scale, BEAM + drop, scale, shape, art.colours, lit=lit))
    return "".join(drawn)


def lantern(x: float, y: float, scale: float, shape: Lantern, c: dict[str, str], *, lit: bool) -> str:
    glow = f'<ellipse cy="30" rx="120" ry="105" fill="url(#glow)" transform="translate({x:.1f} {y:.1f})"/>'
    flame = (
        f'<path d="{FLAME}" fill="#E2671F" stroke="{c["pen"]}" stroke-width=".8"/><path d="{HEART}" fill="#FFE9A8"/>'
    )
    glass = f'<path d="{shape.glass}" fill="{shape.fill if lit else c["wallStone"]}" stroke="{c["pen"]}" '
    glass += f'stroke-width="1.3" fill-opacity="{1 if lit else 0.45}"/>'
    rest = f'<path d="{shape.bars}" fill="none" stroke="{c["iron"]}"/>'
    rest += f'<path d="{shape.cap}{shape.foot}" fill="{c["iron"]}" stroke="{c["pen"]}"/>'
    cord = f'<path d="M0 {-(y - BEAM) / scale:.1f}V0M-6 6A6 6 0 1 1 6 6" fill="none" stroke="{c["pen2"]}" '
    cord += 'stroke-width="1.6"/>'
    lamp = f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})" stroke-linejoin="round">'
    return (glow if lit else "") + lamp + cord + glass + (flame if lit else "") + rest + "</g>"


def _words(over: Finished, told: Told, art: Art, width: int, fonts: Fonts) -> str:
    c = art.colours
    large, title = _title(told.title, width, fonts)
    out, y = "", 200.0 + large
    for line in title:
        out += written(line, LEFT, y, large, c["ink"], "sign")
        y += large * 1.05
    y += 2
    for line in fonts.lines(told.reason, "text", 26, width, 3 if len(title) < 3 else 2) if told.reason else ():
        out += written(line, LEFT, y, 26, c["ink"])
        y += 35
    out += _players(over, told, art, (min(y + 16, 448), width), fonts)
    foot = written(told.product, LEFT, 568, 32, c["ink"], "sign")
    return out + foot + written(f"{told.game} · {told.date}", LEFT, 602, 23, c["ink2"])


def _title(text: str, width: int, fonts: Fonts) -> tuple[int, list[str]]:
    """As large as it has room, and cut where it has none."""
    large, lines = 0, list[str]()
    for large, most in TITLES:
        lines = fonts.lines(text, "sign", large, width, most)
        if " ".join(lines) == text:
            break
    return large, lines


def _players(over: Finished, told: Told, art: Art, place: tuple[float, int], fonts: Fonts) -> str:
    """Seals, names and points, in two columns; `place` is how far down, and how wide."""
    c, (y, width) = art.colours, place
    column = width / 2
    out = ""
    for at, seat in enumerate(over.ranked[:6]):
        x, line, points = LEFT + column * (at % 2), y + 36 * (at // 2), told.points[seat]
        out += _seal(over, seat, art, x + 13, line - 8, 1.25)
        room = column - 76 - (fonts.width(points, "bold", 24) if points else 0)
        out += written(fonts.cut(told.names[seat], "text", 23, room), x + 36, line, 23, c["ink"])
        if points:
            out += written(points, x + column - 28, line, 24, c["ink"], "bold", end=True)
    return out


def _seal(over: Finished, seat: int, art: Art, x: float, y: float, scale: float) -> str:
    colour = over.colours[seat]
    path = f'<path d="{art.seals[colour]}" stroke="{art.colours["pen"]}" stroke-width="1.4" fill="'
    at = f'<g transform="translate({x:.1f} {y:.1f}) scale({scale})">'
    return f'{at}{path}{art.colours[colour]}"/>{path}url(#p-{colour})"/></g>'


def _race(over: Finished, told: Told, story: StoryView, art: Art, fonts: Fonts) -> str:
    """The counts of the game by rounds or turns."""
    c = art.colours
    x, y, width, height = PANEL
    frame = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="24" fill="{c["panel"]}" stroke="{c["pen"]}" '
    frame += 'stroke-width="3"/>'
    frame += written(fonts.cut(told.race, "sign", 27, width - 56), x + 28, y + 50, 27, c["ink"], "sign")
    tracks = story["tracks"]
    values = [value for track in tracks for value in track["values"] if track["key"] == SCORE or value >= 0]
    if not values:
        return ""
    low, high = min(0, *values), max(1, *values)
    free = sum(track["key"] != SCORE or track["seat"] < 0 for track in tracks)
    left, right, top, bottom = x + 30, x + width - ENDS, y + 84 + 30 * free, y + height - 34
    steps = max(1, len(story["chapters"]) - 1)

    def place(at: int, value: int) -> tuple[float, float]:
        return left + (right - left) * at / steps, bottom - (bottom - top) * (value - low) / (high - low)

    lines, ends, named = "", list[End](), list[tuple[str, str]]()
    for at, track in enumerate(tracks):
        seat = track["seat"] if track["key"] == SCORE else -1
        colour = over.colours[seat] if seat >= 0 else ""
        stroke = c[colour or TONES[at % len(TONES)]]
        points = [place(n, v) for n, v in enumerate(track["values"]) if seat >= 0 or v >= 0]
        if not points:
            continue
        if seat < 0:
            named.append((stroke, told.tracks[at]))
        d = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points)
        dash = f' stroke-dasharray="{art.dashes[colour]}"' if art.dashes.get(colour) else ""
        wide = 6 if seat in over.lit else 4
        lines += f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{wide}"{dash} stroke-linejoin="round" '
        lines += 'stroke-linecap="round"/>'
        ends.append((points[-1][1], seat, str(track["values"][-1]).replace("-", "−"), stroke))
    zero = place(0, 0)[1]
    ground = f'<path d="M{left} {zero:.1f}H{right}" stroke="{c["hair"]}" stroke-width="2"/>'
    legend = "".join(
        f'<rect x="{left}" y="{y + 76 + 30 * at}" width="26" height="5" rx="2" fill="{stroke}"/>'
        + written(fonts.cut(name, "text", 21, width - 96), left + 38, y + 85 + 30 * at, 21, c["ink2"])
        for at, (stroke, name) in enumerate(named)
    )
    return frame + ground + lines + legend + _ends(over, art, ends, right, (top, bottom))


def _ends(over: Finished, art: Art, ends: list[End], right: float, room: tuple[float, float]) -> str:
    """What the lines come to, beside their ends and no nearer to each other than one can read."""
    out, last = "", room[0] - 40.0
    ends.sort()
    spare = room[1] + 14 - 30 * (len(ends) - 1)
    for at, (y, seat, value, stroke) in enumerate(ends):
        last = max(last + 30, min(y, spare + 30 * at))
        if seat >= 0:
            out += _seal(over, seat, art, right + 20, last, 1)
        else:
            out += f'<circle cx="{right + 20}" cy="{last:.1f}" r="7" fill="{stroke}"/>'
        out += written(value, right + 36, last + 8, 23, art.colours["ink"], "bold")
    return out


def written(text: str, x: float, y: float, size: float, fill: str, face: Face = "text", *, end: bool = False) -> str:
    family, weight = FONTS[face]
    anchor = ' text-anchor="end"' if end else ""
    # The fonts have no narrow space that does not break.
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{family}" font-size="{size}" font-weight="{weight}" '
        f'fill="{fill}"{anchor}>{escape(text.replace(chr(0x202F), chr(0xA0)))}</text>'
    )
