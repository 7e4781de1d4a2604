"""The web catalogues: what the server itself says to people, in every language of the product."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from lanterns.locales import FOLDER


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / language / "web.ftl").read_text("utf-8")))
    return bundle


def sentence(language: str, key: str) -> str:
    """The sentence of a key. Raises KeyError when the catalogue lacks it (a test sees to it that none does)."""
    message = _bundle(language).get_message(key) if _bundle(language).has_message(key) else None
    if message is None or message.value is None:
        raise KeyError(f"{language}/web.ftl has no {key}")
    text, _ = _bundle(language).format_pattern(message.value)
    return str(text)
