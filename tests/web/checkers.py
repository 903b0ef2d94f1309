"""Checkers of pages that come from npm: what the lock names is installed once a user, into the cache."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import platformdirs
from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from numeramis_access.web.static.fetch import from_npm

FOLDER = Path(__file__).parent / "node"


@cache
def installed() -> Path:
    """Return the folder of the installed packages."""
    return from_npm(FOLDER, platformdirs.user_cache_path("numeramis-tests"))


def run(*command: str, **more: str) -> str:
    """Return what a checker prints; it fails with that when it finds anything."""
    done = subprocess.run(command, env={**os.environ, **more}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def checker(name: str) -> str:
    """Return the program of a checker."""
    return str(installed() / ".bin" / name)


def axe(page: Page) -> AxeResults:
    """Return what Axe finds wrong in a page; of what is right it tells nothing. A page keeps it until another comes."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    return AxeResults(page.evaluate("axe.run({ resultTypes: ['violations'] })"))


def virtual_reader() -> str:
    """Return the code that makes a reader after the standards, `reader`, in a page: browse mode without a machine's."""
    folder = installed() / "@guidepup/virtual-screen-reader/lib/esm"
    code = (folder / "index.browser.js").read_text("utf-8")
    exported = re.search(r"export\s*\{[^}]*?([\w$]+) as virtual\s*\};?", code)
    assert exported is not None
    return f"(() => {{ {code[: exported.start()]}{code[exported.end() :]}\n window.reader = {exported[1]}; }})()"


#: has that reader go through the whole page, item by item, as browse mode and swipes do; comes to what it says
THROUGH = """async () => {
  await reader.start({ container: document.body });
  for (let step = 0; step < 1000 && await reader.lastSpokenPhrase() !== "end of document"; step++) await reader.next();
  const said = await reader.spokenPhraseLog();
  await reader.stop();
  return said;
}"""


def read_through(page: Page, code: str) -> list[str]:
    """Return what that reader says of a page. :param code: that makes it."""
    if not page.evaluate("'reader' in window"):
        page.evaluate(code)
    return [str(said) for said in page.evaluate(THROUGH)]


def free_port() -> int:
    """Return the number of a port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def lighthouse(port: int) -> Iterator[Callable[[Page, str], None]]:
    """Yield what has Lighthouse look at a page, just as it stands, by a name; at the end it has passed every audit.

    :param port: where the browser of these pages is driven from.
    """
    command = ["node", str(FOLDER / "lighthouse.mjs"), str(installed()), f"http://127.0.0.1:{port}"]
    pipe = subprocess.PIPE
    names: list[str] = []
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        written, read = program.stdin, program.stdout

        def look(page: Page, name: str) -> None:
            names.append(name)
            page.evaluate("window.name = 'judged'")
            print("judged", file=written, flush=True)
            assert read.readline() == "seen\n", name
            page.evaluate("window.name = ''")

        yield look
        written.close()
        for name, found in zip(names, json.loads(read.readline()), strict=True):
            assert found["checked"] > 50
            assert (found["score"], found["wrong"]) == (1, []), name
