"""Views, answers and events in the OpenAPI document: whatever a game may show, answer or tell, as it declares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from lanterns.bots.topics import topics_of
from lanterns.core.event import NUMBER, SEAT, WORD, WORDS, Kind
from lanterns.core.game import AnyGame
from lanterns.core.roles import Topic
from lanterns.games import GAMES
from lanterns.web.views import ANSWER, EVENT_KEY, EVENT_PARAMS, VIEW

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class ViewSchema(OpenAPISchemaPlugin):
    """One of the views of all games, or one of the answers to their queries, in place of any object; and one of the
    keys of their events, and those of their parameters, in place of any."""

    @staticmethod
    def is_plugin_supported_field(field_definition: FieldDefinition) -> bool:
        return any(what in field_definition.metadata for what in (VIEW, ANSWER, EVENT_KEY, EVENT_PARAMS))

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        if EVENT_KEY in field_definition.metadata:
            keys = {key for game in GAMES.values() for key in game.events}
            return Schema(type=OpenAPIType.STRING, enum=sorted(keys))
        if EVENT_PARAMS in field_definition.metadata:
            shapes = [shape for game in GAMES.values() for shape in game.events.values()]
            kinds = {name: {shape[name] for shape in shapes if name in shape} for shape in shapes for name in shape}
            return Schema(
                type=OpenAPIType.OBJECT,
                properties={name: Schema(type=_json_types(found)) for name, found in sorted(kinds.items())},
                additional_properties=False,
            )
        types: list[type[Any]] = [game.view_type for game in GAMES.values()]
        if ANSWER in field_definition.metadata:
            games = GAMES.values()
            topics = (topic for game in games for topic in (*topics_of(game).values(), *_at_home(game).values()))
            types = list(dict.fromkeys(answer for topic in topics for answer in topic.answers))
        return Schema(
            one_of=[schema_creator.for_field_definition(FieldDefinition.from_annotation(one)) for one in types]
        )


def _at_home(game: AnyGame) -> dict[str, Topic]:
    """What the companion of a game answers."""
    return game.companion.topics()


def _json_types(kinds: set[Kind]) -> list[OpenAPIType] | OpenAPIType:
    """Of a parameter that is declared as these kinds, all games taken together."""
    numbers = OpenAPIType.INTEGER if kinds & {SEAT, NUMBER} else None
    words = OpenAPIType.STRING if kinds & {WORD, WORDS} else None
    found = [one for one in (numbers, words) if one]
    return found if len(found) > 1 else found[0]
