"""The server's log consists of JSON lines, even for broken client lines and for packages that log text."""

from __future__ import annotations

import http.client
import json
import logging
import signal
import socket
import struct
import threading
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from numeramis_access.server.python_log import PythonLog, log_python_to
from numeramis_access.server.watch_log import Fact, Watch
from tests.server.processes import Node

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
#: how lines begin that are dropped, given the host and a cookie
BEGINNINGS: tuple[Callable[[str, str], bytes], ...] = (
    lambda host, cookie: f"GET /session HTTP/1.1\r\n{host}{cookie}{UPGRADE}\r\n".encode(),
    lambda host, cookie: f"GET /people HTTP/1.1\r\n{host}{UPGRADE}\r\n".encode(),
    lambda host, cookie: f"POST /renew HTTP/1.1\r\n{host}Content-Length: 5000\r\n\r\nabc".encode(),
    lambda host, cookie: f"POST /renew HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n\r\nzz\r\nabc".encode(),
    lambda host, cookie: b"GE\x00T / HTTP/9\r\n\xff\xff\r\n\r\n",
)


def dropped(host: str, port: int, said: bytes, rests: float) -> None:
    """Begin a line and reset it."""
    line = socket.create_connection((host, port))
    line.send(said)
    time.sleep(rests)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def test_lines_that_drop_early_leave_nothing_but_json_in_the_log(tmp_path: Path) -> None:
    node = Node(tmp_path / "house", "--log")
    try:
        at = urlsplit(node.url)
        assert at.hostname is not None
        assert at.port is not None
        client = http.client.HTTPConnection(at.hostname, at.port)
        client.request("GET", "/")
        given = client.getresponse().getheader("Set-Cookie") or ""
        host = f"Host: {at.netloc}\r\nOrigin: http://{at.netloc}\r\n"
        for turn in range(8):
            for begins in BEGINNINGS:
                cookie = f"Cookie: {given.partition(';')[0]}\r\n"
                dropped(at.hostname, at.port, begins(host, cookie), 0.004 * (turn % 3))
        client.request("GET", "/health")
    finally:
        node.end(signal.SIGTERM)
    told = [line for line in node.said.read_text("utf-8").splitlines() if "http://" not in line]
    assert told
    assert [line for line in told if not line.startswith("{")] == []
    assert all(json.loads(line)["what"] != "fault" for line in told)


class Noting(Watch):
    def __init__(self) -> None:
        self.notes: list[tuple[str, dict[str, Fact]]] = []

    def note(self, what: str, **facts: Fact) -> None:
        self.notes.append((what, facts))


def test_errors_of_threads_warnings_and_logs_are_noted_without_what_they_say(capfd: pytest.CaptureFixture[str]) -> None:
    watch, faults = Noting(), list[BaseException]()
    error = KeyError("192.0.2.7")

    def fails() -> None:
        raise error

    with log_python_to(PythonLog(watch, faults.append, lambda work: work())), warnings.catch_warnings():
        warnings.simplefilter("always")
        thread = threading.Thread(target=fails)
        thread.start()
        thread.join()
        logging.getLogger("aiohttp.server").warning("from 192.0.2.7")
        logging.getLogger("aiohttp.server").error("from 192.0.2.7", exc_info=ConnectionResetError("192.0.2.7"))
        warnings.warn("192.0.2.7", stacklevel=1)
    assert faults == [error]
    assert [what for what, _ in watch.notes] == ["logged", "bad-request", "logged"]
    assert "192.0.2.7" not in repr(watch.notes)
    assert "Traceback" not in capfd.readouterr().err
