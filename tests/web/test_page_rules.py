"""Rules on the page are one place with one way back: to the card or entry that had the focus, by keys and by touch."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import GAMES, PHONE, at_the_table, chromium, opened, served, until

pytestmark = pytest.mark.peer("chromium")
#: the place of the focused card in the hand
PLACE = "document.activeElement.dataset.index"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("home")) as (found, _):
        yield found


def open_rules(page: Page, game: str) -> None:
    """Open the rules of a game by the button of the command, as by touch."""
    button = page.locator("#commands button").filter(has_text=re.compile("^(the )?rules", re.IGNORECASE)).first
    if not button.is_visible():
        page.locator("#commands summary").filter(has_text="More").click()
    button.click()
    expect(page.locator("#text")).to_be_visible()
    expect(page.locator("#title")).to_have_text(game.partition(",")[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_returns_to_its_card_from_rules(browser: Browser, address: str, game: str) -> None:
    page = opened(browser, address, viewport={"width": 800, "height": 600})
    at_the_table(page, game)
    page.locator("#hand button.card").first.focus()
    page.keyboard.press("ArrowRight")
    until(lambda: page.evaluate(PLACE) == "1")
    open_rules(page, game)
    page.keyboard.press("Escape")
    expect(page.locator("#board")).to_be_visible()
    until(lambda: page.evaluate(PLACE) == "1")
    page.context.close()


def test_by_touch_rules_opened_from_rules_need_one_way_back(browser: Browser, address: str) -> None:
    page = opened(browser, address, **PHONE)
    at_the_table(page)
    open_rules(page, "Quist")
    open_rules(page, "Quist")
    page.wait_for_timeout(1500)  # a person's pause: nothing on the page shows that the same rules came again
    page.locator("#commands").get_by_role("button", name="Back").first.click()
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("#hand button.card").first).to_be_visible()
    page.context.close()
