"""Views in the OpenAPI document: whatever a game of the house may show, as its `view_type` says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Meta

from lanterns.games import GAMES

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator

# Views are sent as the engine made them: msgspec tells dicts of several types apart by nothing that they hold.
VIEW = Meta(extra={"is": "a view"})
GameView = Annotated[dict[str, Any], VIEW]


class ViewSchema(OpenAPISchemaPlugin):
    """One of the views of all games, in place of any object."""

    @staticmethod
    def is_plugin_supported_field(field_definition: FieldDefinition) -> bool:
        return VIEW in field_definition.metadata

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        views = (FieldDefinition.from_annotation(game.view_type) for game in GAMES.values())
        return Schema(one_of=[schema_creator.for_field_definition(view) for view in views])
