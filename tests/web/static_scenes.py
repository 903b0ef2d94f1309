"""Scenes of the static page alone: its arrival, storage, renewal, two tabs, and its limits."""

from __future__ import annotations

import io
import os
import re
import shutil
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import opened, press
from tests.web.static_site import Quiet, offered

#: a worker's browser without permission to store
FORBIDDEN = b'Object.defineProperty(self, "indexedDB", { value: { open() { throw new Error("forbidden"); } } });\n'
#: a worker's browser without room; a message says when
FULL = b"""let crowded = false;
const put = IDBObjectStore.prototype.put;
new BroadcastChannel("room").onmessage = ({ data }) => { crowded = !data; };
IDBObjectStore.prototype.put = function (...given) {
  if (crowded) throw new DOMException("no room", "QuotaExceededError");
  return put.apply(this, given);
};
"""


class SlowLine(Quiet):
    """Offers a site over a line on which the largest file takes seconds; its second half waits for the test's look.

    :cvar looked: set after the look; each line has its own.
    """

    looked: threading.Event

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        if not self.path.endswith(".wasm"):
            return super().copyfile(source, outputfile)
        half = os.fstat(source.fileno()).st_size // 2
        while piece := source.read(2_000 if source.tell() > half and not self.looked.is_set() else 400_000):
            outputfile.write(piece)
            time.sleep(0.18)  # this is the line
        return None


class Lacking(Quiet):
    """Offers a site without its program."""

    def translate_path(self, path: str) -> str:
        """Return a file's path; the program's does not exist."""
        return super().translate_path(path.replace("app.zst", "nothing"))


class Cut(Quiet):
    """Offers a site over a line that breaks at the request for the program."""

    def do_GET(self) -> None:
        """Answer with a file, or with nothing."""
        if self.path.endswith("app.zst"):
            self.close_connection = True
            self.connection.shutdown(socket.SHUT_RDWR)
        else:
            super().do_GET()


class Forbidding(Quiet):
    """Offers a site to browsers without permission to store. :cvar before: code before the worker's."""

    before = FORBIDDEN

    def do_GET(self) -> None:
        """Answer with a file."""
        if not self.path.endswith("worker.js"):
            return super().do_GET()
        code = self.worker(Path(self.translate_path(self.path)).read_bytes())
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", str(len(code)))
        self.end_headers()
        self.copyfile(io.BytesIO(code), self.wfile)
        return None

    def worker(self, code: bytes) -> bytes:
        """Return the worker's code as sent."""
        return self.before + code


class Faulty(Forbidding):
    """Offers a site whose program imports a missing module."""

    def worker(self, code: bytes) -> bytes:
        """Return the worker's code as sent."""
        return code.replace(b"numeramis_access.compose_browser", b"numeramis_access.left_out")


class Filling(Forbidding):
    """Offers a site to browsers whose storage is full when the test says so."""

    before = FULL


def _visit(browser: Browser, address: str, language: str = "en-GB") -> Page:
    """Return a page during its load."""
    page = browser.new_context(locale=language).new_page()
    page.goto(address)
    return page


def coming(browser: Browser, site: Path, language: str, said: tuple[str, ...]) -> Iterator[tuple[str, Page]]:
    """Yield a first visit over a slow line, one that fails, and one in a second tab.

    :param said: its sentences: during the load, at a percentage, when stored, at a failure, and about the other tab.
    """
    loading, percent, kept, failed, taken = said
    looked = threading.Event()
    with offered(site, type("OwnLine", (SlowLine,), {"looked": looked})) as address:
        page = _visit(browser, address, language)
        expect(page.get_by_role("status")).to_contain_text(loading)
        yield f"{language}/loading", page
        expect(page.get_by_role("status")).to_contain_text(percent)
        yield f"{language}/percent", page
        looked.set()
        expect(page.get_by_role("status")).to_contain_text(kept)
        yield f"{language}/kept for times without a network", page
        second = page.context.new_page()
        second.goto(address)
        expect(second.get_by_role("status")).to_contain_text(taken)
        yield f"{language}/second tab", second
        page.context.close()
    with offered(site, Lacking) as address:
        page = _visit(browser, address, language)
        expect(page.get_by_role("status")).to_contain_text(failed)
        yield f"{language}/does not come", page
        page.context.close()


def staying(browser: Browser, site: Path, folder: Path) -> Iterator[tuple[str, Page]]:
    """Yield the scenes of a loaded page. :param folder: an empty one."""
    with offered(site, Forbidding) as address:
        page = opened(browser, address)
        expect(page.get_by_role("status")).to_contain_text("doesn't save anything")
        yield "nothing is kept", page
        page.context.close()
    with offered(site, Filling) as address:
        page = opened(browser, address)
        yield from _without_room(page)
        page.context.close()
    yield from _renewed(browser, site, folder / "site")


def _without_room(page: Page) -> Iterator[tuple[str, Page]]:
    """The storage is full; as soon as there is room the page stores everything."""
    room = "(there) => new BroadcastChannel('room').postMessage(there)"
    page.evaluate(room, False)
    for name in ("New match", "Quist", "Start playing"):
        press(page, name)
    expect(page.get_by_role("status")).to_contain_text("This device is full")
    yield "no room", page
    page.evaluate(room, True)
    page.keyboard.press("Escape")
    expect(page.get_by_role("status")).to_be_empty()
    press(page, "Leave the table")
    press(page, "Yes")
    expect(page.locator("#hand button").first).to_have_text("Continue a match")  # a reload can overtake the key
    page.reload()
    expect(page.locator("#hand button").first).to_have_text("Continue a match")


def _renewed(browser: Browser, site: Path, folder: Path) -> Iterator[tuple[str, Page]]:
    """Choose a file; see the offer of a newer version; leave."""
    shutil.copytree(site, folder)
    with offered(folder) as address:
        page = opened(browser, address)
        for name in ("Settings", "Move to another machine", "Unpack such a file here", "Choose a file on your machine"):
            press(page, name)
        expect(page.locator("#file input")).to_be_focused()
        yield "a file is chosen", page
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        (old,) = re.findall(r'src="(\w+)/main.js"', (folder / "index.html").read_text())
        publish(folder, old, "newer")
        page.reload()
        expect(page.get_by_role("status")).to_contain_text("new version")
        yield "a new version", page
        press(page, "Quit")
        press(page, "Yes")
        expect(page.get_by_role("status")).to_contain_text("Load the page again")
        yield "left", page
        page.context.close()


def publish(folder: Path, old: str, new: str) -> None:
    """Replace the published version."""
    (folder / old).rename(folder / new)
    for file in (folder / "index.html", folder / new / "index.html", folder / "service.js"):
        file.write_text(file.read_text().replace(old, new))
