"""Checkers of pages from npm: installed from the lock file once for each user, into the cache."""

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

from numeramis_access.web.static.fetch import npm_packages

FOLDER = Path(__file__).parent / "node"


@cache
def installed() -> Path:
    """Return the folder of the installed packages."""
    return npm_packages(FOLDER, platformdirs.user_cache_path("numeramis-tests"))


def run(*command: str, **more: str) -> str:
    """Return a checker's output; fail with it if the checker objects."""
    done = subprocess.run(command, env={**os.environ, **more}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def checker(name: str) -> str:
    """Return the path of a checker's program."""
    return str(installed() / ".bin" / name)


def axe(page: Page) -> AxeResults:
    """Return Axe's violations in a page, without its passes. The page keeps Axe until its next load."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    return AxeResults(page.evaluate("axe.run({ resultTypes: ['violations'] })"))


def virtual_reader() -> str:
    """Return code that makes a standard reader, `reader`, in a page: browse mode without a screen reader."""
    folder = installed() / "@guidepup/virtual-screen-reader/lib/esm"
    code = (folder / "index.browser.js").read_text("utf-8")
    exported = re.search(r"export\s*\{[^}]*?([\w$]+) as virtual\s*\};?", code)
    assert exported is not None
    return f"(() => {{ {code[: exported.start()]}{code[exported.end() :]}\n window.reader = {exported[1]}; }})()"


#: lets that reader go through the whole page item by item, as browse mode and swipes do; returns its speech
THROUGH = """async () => {
  await reader.start({ container: document.body });
  for (let step = 0; step < 1000 && await reader.lastSpokenPhrase() !== "end of document"; step++) await reader.next();
  const said = await reader.spokenPhraseLog();
  await reader.stop();
  return said;
}"""


def read_through(page: Page, code: str) -> list[str]:
    """Return that reader's speech in a page. :param code: makes the reader."""
    if not page.evaluate("'reader' in window"):
        page.evaluate(code)
    return [str(said) for said in page.evaluate(THROUGH)]


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def lighthouse(port: int) -> Iterator[Callable[[Page, str], None]]:
    """Yield a function that lets Lighthouse judge a page as it stands, under a name; in the end all audits must pass.

    :param port: the browser's debugging port.
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
