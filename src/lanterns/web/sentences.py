"""The web catalogues: what the server itself says to people, in every language of the product."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import lanterns

if TYPE_CHECKING:  # fluent.runtime brings babel along, and the first page needs no error
    from fluent.runtime import FluentBundle

FOLDER = Path(lanterns.__file__).parent / "locales"


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / language / "web.ftl").read_text("utf-8")))
    return bundle


def sentence(language: str, key: str) -> str:
    """The sentence of a key. Raises KeyError when the catalogue lacks it (a test sees to it that none does)."""
    bundle = _bundle(language)
    message = bundle.get_message(key) if bundle.has_message(key) else None
    if message is None or message.value is None:
        raise KeyError(f"{language}/web.ftl has no {key}")
    text, _ = bundle.format_pattern(message.value)
    return str(text)
