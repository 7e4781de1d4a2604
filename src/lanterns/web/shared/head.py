"""The head of a public page: what search engines and robots that make previews are told, in one language."""

from __future__ import annotations

from html import escape

from lanterns.web.shared.words import Told

LANGUAGES = ("en", "fr")
LOCALES = {"en": "en_GB", "fr": "fr_FR"}
CARD_WIDTH, CARD_HEIGHT = 1200, 630
STAY_OUT = "noindex, nofollow, noarchive"
# Robots that fetch a page because somebody sent its address to somebody, and keep it in no index.
PREVIEWS = (
    "Twitterbot", "facebookexternalhit", "LinkedInBot", "Slackbot-LinkExpanding", "Discordbot", "TelegramBot",
    "WhatsApp", "SkypeUriPreview", "Mastodon", "redditbot",
)  # fmt: skip
OPEN = ("shared", "replay", "analysis")  # what may be previewed; the first is what may be listed where robots may come
DAYS = "daily"  # the boards of a day, which are everybody's
CLOSED = ("api", "seat", "watch", "table", "join")


def language_of(asked: str | None, accepted: str) -> str:
    """The language that an address asks for, else the first that a browser accepts and we speak, else English."""
    if asked in LANGUAGES:
        return str(asked)
    for part in accepted.lower().split(","):
        word = part.partition(";")[0].strip()[:2]
        if word in LANGUAGES:
            return word
    return "en"


def robots_txt(base: str, *, allowed: bool) -> str:
    """What robots are asked: to stay out, but for previews of games that were shared; or to leave private pages."""
    previews = [f"User-agent: {name}" for name in PREVIEWS]
    previews += [f"Allow: {base}{room}/" for room in (*OPEN, DAYS)]
    closed = [f"Disallow: {base}{room}/" for room in (*CLOSED, *OPEN[1:])] if allowed else ["Disallow: /"]
    return "\n".join([*previews, "Disallow: /", "", "User-agent: *", *closed, ""])


def headed(page: bytes, told: Told, address: str, card: str, *, robots: bool) -> bytes:
    """The client's page with the head of a finished game; `address` and `card` are whole."""
    title = f"{told.title} · {told.game}"
    about = f"{told.reason} {told.date}.".strip()
    others = [LOCALES[code] for code in LANGUAGES if code != told.language]
    metas = [
        ("name", "description", about),
        ("property", "og:type", "article"),
        ("property", "og:site_name", told.product),
        ("property", "og:title", title),
        ("property", "og:description", about),
        ("property", "og:url", address),
        ("property", "og:locale", LOCALES[told.language]),
        *(("property", "og:locale:alternate", other) for other in others),
        ("property", "og:image", card),
        ("property", "og:image:type", "image/png"),
        ("property", "og:image:width", str(CARD_WIDTH)),
        ("property", "og:image:height", str(CARD_HEIGHT)),
        ("property", "og:image:alt", f"{told.title}. {about}"),
        ("name", "twitter:card", "summary_large_image"),
    ]
    if not robots:
        metas.insert(0, ("name", "robots", STAY_OUT))
    tags = "".join(f'<meta {kind}="{name}" content="{escape(text)}">' for kind, name, text in metas)
    text = page.decode("utf-8")
    start, end = text.find("<title>"), text.find("</title>")
    if start < 0 or end < start:
        return page
    text = f"{text[:start]}<title>{escape(title)}</title>{tags}{text[end + len('</title>') :]}"
    return text.replace('<html lang="en"', f'<html lang="{told.language}"', 1).encode("utf-8")
