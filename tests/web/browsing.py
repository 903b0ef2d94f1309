"""A served page and a real Chromium under Playwright, for tests that need both."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, BrowserType, Error, Page, expect, sync_playwright

from numeramis_access import __version__
from numeramis_access.catalogue import STANDARD
from numeramis_access.server.pages import home_of_cookie
from numeramis_access.words.language import Language

#: seconds; machines are shared
PATIENCE = 60.0
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
#: English name of each game
GAMES = tuple(Language("en", game.game_words()).text(f"game-{game.name}") for game in STANDARD)
#: settings of a player whose opponents answer at once; they still stop between two deals
HASTY = f'language = "en"\npace = 0.05\nlevel = "beginner"\nthinking = 10\nknown_version = "{__version__}"\n'

#: buttons outside parts that are leaving: a leaving button stays for a moment, and a press of it would hang
STAYS = ":not(.leaving, .leaving *)"
#: the cards that can be played now; the page marks them for the eye at once, for readers after the sentence
PLAYABLE = "#hand button.card:not(.unplayable, .leaving, .leaving *)"
#: the field to type in
FIELD = f"#play .row input{STAYS}"

#: WebAssembly compiled once and not again for speed: a page of a test is gone before that has paid
PLAIN_WASM = "--js-flags=--liftoff-only"

expect.set_options(timeout=PATIENCE * 1000)


@contextmanager
def served(folder: Path, *words: str, **more: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Yield the address and the process of a server with its data in this folder."""
    command = [sys.executable, "-m", "numeramis_access", "serve", "--port", "0", *words]
    environment = {**os.environ, "NUMERAMIS_HOME": str(folder), "PYTHONUNBUFFERED": "1", **more}
    server = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    try:
        yield _address(server), server
    finally:
        server.terminate()
        server.wait(PATIENCE)


def _address(server: subprocess.Popen[str]) -> str:
    """Return the address that a server prints; end a server that prints none."""
    assert server.stdout is not None
    told: list[str] = []
    ends = threading.Timer(PATIENCE, server.kill)
    ends.start()
    for line in server.stdout:
        told.append(line)
        if found := re.search(r"http://\S+/", line):
            ends.cancel()
            return found[0]
    ends.cancel()
    raise AssertionError("".join(told))


#: Debian's Chromium without its windows, menus and profile's settings: the same pages for two thirds of the processor
SHELL = "chromium-headless-shell"


@contextmanager
def chromium(*flags: str, **environment: str | float | bool) -> Iterator[Browser]:
    """Yield Debian's Chromium for automation."""
    with sync_playwright() as playwright, launched(playwright.chromium, *flags, **environment) as browser:
        yield browser


@contextmanager
def launched(kind: BrowserType, *flags: str, **environment: str | float | bool) -> Iterator[Browser]:
    """Yield another Chromium, also beside a running one, whose ``browser_type`` is then ``kind``."""
    browser = kind.launch(
        executable_path=shutil.which(SHELL), args=["--no-sandbox", "--disable-gpu", *flags],
        env={**os.environ, **environment},
    )  # fmt: skip
    try:
        yield browser
    finally:
        browser.close()


@contextmanager
def lasting(browser: Browser, profile: Path, *flags: str) -> Iterator[BrowserContext]:
    """Yield a whole Chromium with a profile on disk."""
    context = browser.browser_type.launch_persistent_context(
        profile, executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu", *flags],
        locale="en-GB",
    )  # fmt: skip
    context.set_default_timeout(PATIENCE * 1000)
    try:
        yield context
    finally:
        with suppress(Error):  # a test may have killed it
            context.close()


def opened(browser: Browser, address: str, language: str = "en-GB", **more: Any) -> Page:
    """Return a new visitor's page at the main menu. A fault in the page's code fails the test."""
    context = browser.new_context(locale=language, **more)
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    page.on("pageerror", fail)
    page.goto(address)
    expect(page.locator("#hand button").first).to_be_visible()
    return page


def hasty(address: str, house: Path) -> dict[str, Any]:
    """Return the options of a browser's context for a visitor with the settings ``HASTY``, in a home of their own.

    :param house: the folder of the server's data. The cookie is as an older version made them.
    """
    cookie = secrets.token_hex(32)
    home = house / "visitors" / home_of_cookie(cookie)
    home.mkdir(parents=True)
    (home / "settings.toml").write_text(HASTY, "utf-8")
    host = re.search(r"//([^:/]+)", address)
    assert host is not None
    shown = {"name": "numeramis", "value": cookie, "domain": host[1], "path": "/", "expires": -1}
    return {"storage_state": {"cookies": [shown | {"httpOnly": True, "secure": False, "sameSite": "Strict"}]}}


def fail(error: object) -> None:
    """Fail the test at a fault in a page's code."""
    raise AssertionError(error)


def at_the_table(page: Page, game: str = "Quist", start: str = "Start playing", new: str = "New match") -> None:
    """Begin a match and wait for the player's turn with cards in the hand; take cards if there are none."""
    for name in (new, game, start):
        press(page, name)
    expect(page.locator("#board")).to_be_visible()
    until(lambda: bool(page.locator("#board .seat.turn").count()) and own_turn(page))
    if not page.locator("#hand button.card").count():
        page.locator("#play button").and_(page.locator(STAYS)).first.click()
    expect(page.locator("#play button.card").first).to_be_visible()


def press(page: Page, name: str) -> None:
    """Press a toolbar button by its name, or by its text if a question is part of the name."""
    bar = page.locator("#play")
    texts = bar.locator("button").filter(has_text=re.compile(f"^{re.escape(name)}$"))
    bar.get_by_role("button", name=name, exact=True).or_(texts).and_(page.locator(STAYS)).first.click()


def comes_in(browser: Browser, address: str, name: str, **more: Any) -> Page:
    """Return the page of a visitor who has given a name."""
    page = opened(browser, address, **more)
    press(page, "Play with people")
    expect(page.locator(FIELD)).to_be_focused()
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    expect(page.locator("#play")).to_contain_text("New private table, by code")
    return page


def own_turn(page: Page) -> bool:
    """Return whether the board marks the player's own place."""
    return "turn" in (page.locator("#board .seat").first.get_attribute("class") or "")


def until(happened: Callable[[], bool], told: Callable[[], object] = lambda: "waited in vain") -> None:
    """Wait for a condition that no locator can express. :param told: explains the state at a failure."""
    ends = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < ends, told()
        time.sleep(0.05)
