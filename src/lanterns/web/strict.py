"""Bodies are read straight into the struct that a route names, strictly: "0" is no number and true is no 1."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException, InternalServerException

log = logging.getLogger("lanterns.web")


class StrictRequest(Request[Any, Any, State]):
    """Litestar would decode to plain data first and then convert with lenience."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        body = await self.body()
        try:
            return msgspec.json.decode(body, type=Any if field is None else field.annotation)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ClientException(str(error)) from error

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # its one cause: the client has hung up
            log.warning("a client hung up before its request was whole")
            raise ClientException("the request was cut") from error
