"""A visitor's table by turns: the icon of the page shows how many wait, and the main menu says it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from numeramis_access.words.language import Language
from tests.web.browsing import STAYS, chromium, comes_in, own_turn, press, served, until
from tests.web.scenes import back, into

pytestmark = pytest.mark.peer("chromium")

WORDS = Language("en")
#: presses that choose a day for each decision
A_DAY = 5
#: notes the numbers that the browser takes for the icon
NOTED = """const set = navigator.setAppBadge.bind(navigator);
    navigator.setAppBadge = async (count) => { await set(count); (window.badges ??= []).push(count); };"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


def badge(page: Page) -> int | None:
    """Return the number on the icon, None before the page has set one."""
    return page.evaluate("window.badges?.at(-1)")  # type: ignore[no-any-return]


def begun(page: Page) -> None:
    """Begin a match by turns with computers, at which the visitor is to act."""
    for name in ("New private table, by code", "Quist", "Open the table"):
        press(page, name)
    expect(page.locator("#play")).to_contain_text("Code to give to others")
    into(page, "Agreements at this table")
    for _ in range(A_DAY):
        press(page, "Time for a decision: next")
    expect(page.locator("#play")).to_contain_text(WORDS.text("turns-clock", days=1))
    back(page)
    press(page, "Begin the match")
    until(lambda: own_turn(page))


def test_the_icon_shows_how_many_tables_wait_and_nothing_when_none_does(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        page = comes_in(browser, address, "Adam")
        page.context.add_init_script(NOTED)
        begun(page)
        page.keyboard.press("Escape")
        press(page, WORDS.text("turns-aside"))
        page.reload()
        until(lambda: badge(page) == 1)
        back(page)
        first = page.locator("#play button").first
        expect(first).to_have_text(WORDS.text("turns-waiting", count=1))
        page.reload()
        until(lambda: badge(page) == 1)
        first.click()
        table = page.locator("#play button").and_(page.locator(STAYS)).first
        expect(table).not_to_have_text(WORDS.text("turns-waiting", count=1))
        table.click()
        until(lambda: own_turn(page))
        page.keyboard.press("Escape")
        press(page, WORDS.text("turns-give-up"))
        press(page, "Yes")
        until(lambda: badge(page) == 0)
        page.context.close()
