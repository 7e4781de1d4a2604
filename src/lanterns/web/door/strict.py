"""Bodies are read straight into the struct that a route names, strictly: "0" is no number and true is no 1."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException


class StrictRequest(Request[Any, Any, State]):
    """Litestar would decode to plain data first and then convert with lenience."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        body = await self.body()
        try:
            return msgspec.json.decode(body, type=Any if field is None else field.annotation)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ClientException(str(error)) from error
