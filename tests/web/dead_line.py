"""A line between a browser and a house that can be slow, or go dead: nothing arrives, and nothing ends."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit


class DeadLine:
    """A TCP proxy in its own process. :ivar address: the browser's way to the ``house`` through it.

    :param delay: seconds that everything takes each way.
    """

    def __init__(self, house: str, port: int = 0, delay: float = 0.0) -> None:
        self.house = house
        command = [sys.executable, "-m", "tests.web.dead_line", str(urlsplit(house).port), str(port), str(delay)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())
        self.address = f"http://127.0.0.1:{self.port}/"

    def stop(self) -> None:
        """Stop the traffic without notice to the senders."""
        self._process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, self._process.pid, os.WSTOPPED | os.WNOWAIT)

    def go_on(self) -> None:
        """Resume the traffic, delayed data included."""
        self._process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        """End the proxy with its delayed data."""
        self._process.kill()
        self._process.wait()


@contextmanager
def dead_line(house: str, delay: float = 0.0) -> Iterator[DeadLine]:
    """Yield a line to a house, by its address. :param delay: seconds that everything takes each way."""
    line = DeadLine(house, delay=delay)
    try:
        yield line
    finally:
        line.end()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delay: float) -> None:
    loop = asyncio.get_running_loop()
    try:
        while piece := await reader.read(65536):
            loop.call_later(delay, writer.write, piece)
            await writer.drain()
    except ConnectionError:
        pass
    finally:
        loop.call_later(delay, writer.close)


async def _serve(house: int, port: int, delay: float) -> None:
    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", house)
        await asyncio.gather(_carry(reader, far_writer, delay), _carry(far_reader, writer, delay))

    server = await asyncio.start_server(accept, "127.0.0.1", port)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(_serve(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
