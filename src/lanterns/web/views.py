"""Views, answers and events as they stand in what is sent; `view_schema` tells them in the OpenAPI document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

# Views and answers are sent as the engine made them: msgspec tells dicts of several types apart by nothing they hold.
VIEW = Meta(extra={"is": "a view"})
ANSWER = Meta(extra={"is": "an answer"})
EVENT_KEY = Meta(extra={"is": "the key of an event"})
EVENT_PARAMS = Meta(extra={"is": "the parameters of an event"})
GameView = Annotated[dict[str, Any], VIEW]
GameAnswer = Annotated[Mapping[str, Any], ANSWER]
EventKey = Annotated[str, EVENT_KEY]
EventParams = Annotated[dict[str, int | str], EVENT_PARAMS]
