"""A server that is far away: a proxy that passes everything on as late as it is told, in both directions."""

from __future__ import annotations

import asyncio
import contextlib
import threading


class Far:
    """`url` leads to the server at a port of this machine, by a line that takes so many seconds each way. `cut` ends
    what is open and lets nobody in until `mend`."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.seconds = seconds
        self.url = ""
        self._cut = False
        self._open: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._there = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Far:
        self._thread.start()
        assert self._there.wait(10)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._end)

    def mend(self) -> None:
        self._cut = False

    def _end(self) -> None:
        self._cut = True
        for writer in self._open:
            writer.transport.abort()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._there.set()
        self._loop.run_forever()
        server.close()
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self._loop.close()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
        self._open |= {writer, far_writer}
        # A task that is cancelled would be reported by its server.
        with contextlib.suppress(OSError, asyncio.CancelledError):
            await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer))
        self._open -= {writer, far_writer}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Everything in its order, each piece as long after it came as the line takes."""
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def write() -> None:
            while True:
                due, piece = await pieces.get()
                await asyncio.sleep(due - self._loop.time())
                if not piece:
                    return
                writer.write(piece)
                await writer.drain()

        writing = asyncio.ensure_future(write())
        try:
            with contextlib.suppress(OSError):
                while piece := await reader.read(65_536):
                    pieces.put_nowait((self._loop.time() + self.seconds, piece))
                pieces.put_nowait((self._loop.time() + self.seconds, b""))
                await writing
        finally:
            writing.cancel()
            writer.close()
