"""Answers that are packed on the way out, where that is worth it."""

from __future__ import annotations

from litestar.enums import CompressionEncoding
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import HTTPResponseBodyEvent, HTTPResponseStartEvent, Message, Scope, Send


class Packing(CompressionMiddleware):
    """Litestar makes what packs an answer before it knows how long that is, which takes longer than to send a short
    one."""

    def create_compression_send_wrapper(
        self, send: Send, compression_encoding: CompressionEncoding | str, scope: Scope
    ) -> Send:
        start: HTTPResponseStartEvent | None = None
        further = send  # where what follows the start goes

        async def wrapped(message: Message) -> None:
            nonlocal start, further
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None:
                if not (message["type"] == "http.response.body" and self._short(message)):
                    further = make(send, compression_encoding, scope)
                begun, start = start, None
                await further(begun)
            await further(message)

        make = super().create_compression_send_wrapper
        return wrapped

    def _short(self, message: HTTPResponseBodyEvent) -> bool:
        """Whether it is the whole body, and less than is packed."""
        return not message["more_body"] and len(message["body"]) < self.config.minimum_size
