"""The static site, built once for all tests, and a plain file server as any host is."""

from __future__ import annotations

import functools
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.made_once import alone, of_the_run


def built(factory: pytest.TempPathFactory) -> Path:
    """Return the built folder; of parallel tests the first one builds it."""
    folder = of_the_run(factory) / "site"
    with alone(folder):
        if not (folder / "index.html").exists():
            build(folder)
    return folder


#: the README's command
COMMAND = "numeramis-access site --out DIR"


def build(folder: Path) -> None:
    """Build the site as an owner does."""
    program, *words = COMMAND.replace("DIR", str(folder)).split()
    command = [str(Path(sys.executable).with_name(program)), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]


#: the sentence at the end of a deal
DEAL_OVER = tuple(Language(code).text("continue-with-enter") for code in LANGUAGES)


class Quiet(SimpleHTTPRequestHandler):
    """Offers files as any host does."""

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


class Telling(Quiet):
    """Offers a site whose program also reports the page's messages, into a file as ``tests.peers.served`` writes it.

    :ivar told: the file.
    """

    told: Path
    screen: dict[str, Any]

    def do_GET(self) -> None:
        """Answer with a file; the worker's has one more line."""
        if not self.path.endswith("worker.js"):
            return super().do_GET()
        code = Path(self.translate_path(self.path)).read_text("utf-8").replace(
            "if (text) postMessage(text);",
            'if (text) { postMessage(text); fetch("/told", { method: "POST", body: text }); }',
        )  # fmt: skip
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.end_headers()
        self.wfile.write(code.encode())
        return None

    def do_POST(self) -> None:
        """Take a reported message."""
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.screen |= message.get("screen", {})
        seated, items = self.screen.get("seated"), self.screen.get("items", [])
        own = bool(seated) and seated[0]["turn"]
        held = [one for one in items if one.get("card")]
        choices = held != items and any(one.get("playable", True) for one in held)
        with self.told.open("a", encoding="utf-8") as file:
            for told in message.get("say", []):
                kind = "continue-with-enter" if told["text"] in DEAL_OVER else ""
                line = {
                    "text": told["text"], "kind": kind, "shown": told.get("shown", ""),
                    "own": own, "choices": own and choices, "refused": told.get("cue") == "refusal",
                }  # fmt: skip
                print(json.dumps(line), file=file)
        self.send_response(204)
        self.end_headers()


class Server(ThreadingHTTPServer):
    """A file server that on close also drops the connections kept by browsers."""

    daemon_threads = True


@contextmanager
def offered(folder: Path, kind: type[SimpleHTTPRequestHandler] = Quiet) -> Iterator[str]:
    """Yield the address of a served folder."""
    server = Server(("127.0.0.1", 0), functools.partial(kind, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
