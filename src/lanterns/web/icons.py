"""The icons of the installed app, as PNG: drawn from the client's own `icon.svg`, whose edges any mask may take off."""

from __future__ import annotations

# By their path in the client: the size in pixels, and what share of it the corners are round.
ICONS: dict[str, tuple[int, float]] = {
    "icons/icon-192.png": (192, 0.22),
    "icons/icon-512.png": (512, 0.22),
    "icons/maskable-512.png": (512, 0.0),
    "icons/apple-180.png": (180, 0.0),
}


def drawn(path: str, drawing: str) -> bytes:
    """The icon at that path of ICONS from an SVG document; takes some 20 ms of a core."""
    import resvg_py

    size, rounded = ICONS[path]
    inner = drawing[drawing.index("<svg") :].replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"><clipPath id="edge">'
        f'<rect width="{size}" height="{size}" rx="{size * rounded:g}"/></clipPath>'
        f'<g clip-path="url(#edge)">{inner}</g></svg>'
    )
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
