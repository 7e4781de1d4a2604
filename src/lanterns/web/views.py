"""Views and answers in the OpenAPI document: whatever a game may show or answer, as its types say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Meta

from lanterns.bots.topics import topics_of
from lanterns.games import GAMES

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator

# Views and answers are sent as the engine made them: msgspec tells dicts of several types apart by nothing they hold.
VIEW = Meta(extra={"is": "a view"})
ANSWER = Meta(extra={"is": "an answer"})
GameView = Annotated[dict[str, Any], VIEW]
GameAnswer = Annotated[Mapping[str, Any], ANSWER]


class ViewSchema(OpenAPISchemaPlugin):
    """One of the views of all games, or one of the answers to their queries, in place of any object."""

    @staticmethod
    def is_plugin_supported_field(field_definition: FieldDefinition) -> bool:
        return VIEW in field_definition.metadata or ANSWER in field_definition.metadata

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        types: list[type[Any]] = [game.view_type for game in GAMES.values()]
        if ANSWER in field_definition.metadata:
            topics = (topic for game in GAMES.values() for topic in topics_of(game).values())
            types = list(dict.fromkeys(answer for topic in topics for answer in topic.answers))
        return Schema(
            one_of=[schema_creator.for_field_definition(FieldDefinition.from_annotation(one)) for one in types]
        )
