"""The static site built once for all tests, and a plain server of files such as any host is."""

from __future__ import annotations

import fcntl
import functools
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest


def built(factory: pytest.TempPathFactory) -> Path:
    """Return the built folder; of tests that run beside each other the first one builds it."""
    own = factory.getbasetemp()
    folder = (own.parent if os.environ.get("PYTEST_XDIST_WORKER") else own) / "site"
    with folder.with_suffix(".busy").open("w") as busy:
        fcntl.flock(busy, fcntl.LOCK_EX)
        if not (folder / "index.html").exists():
            build(folder)
    return folder


def build(folder: Path) -> None:
    """Build the site as an owner does."""
    command = [sys.executable, "-m", "numeramis_access", "site", "--out", str(folder), "--language", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class Server(ThreadingHTTPServer):
    """A server of files; one that is closed is gone, with the connections that browsers keep."""

    daemon_threads = True


@contextmanager
def offered(folder: Path, port: int = 0) -> Iterator[str]:
    """Yield the address at which a folder is offered."""
    server = Server(("127.0.0.1", port), functools.partial(_Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
