"""A key that is held on the page counts once; only its release makes the next press count."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import at_the_table, chromium, opened, own_turn, served, until

pytestmark = pytest.mark.peer("chromium")

#: presses that the system adds while a key is held, and milliseconds between them
REPEATS, APART = 30, 50


#: counts the paragraphs of the log from now on: of those that are there, the oldest go
COUNTS = """() => {
  window.told = 0;
  new MutationObserver((changes) => { for (const change of changes) window.told += change.addedNodes.length; })
    .observe(document.getElementById("log"), { childList: true });
}"""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with served(tmp_path_factory.mktemp("home")) as (address, _), chromium() as browser:
        found = opened(browser, address)
        at_the_table(found)
        yield found


def held(page: Page, key: str) -> None:
    """Hold a key: every further press without a release is marked as a repetition."""
    for _ in range(REPEATS):
        page.keyboard.down(key)
        page.wait_for_timeout(APART)  # as a person's finger: the others play meanwhile


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_held_key_plays_one_card_and_after_its_release_the_next(page: Page, key: str) -> None:
    cards = page.locator("#hand button.card")
    for _ in range(2):
        until(lambda: own_turn(page))
        before = cards.count()
        page.locator("#hand button.card").first.focus()
        held(page, key)
        page.keyboard.up(key)
        until(lambda: own_turn(page))
        expect(cards).to_have_count(before - 1)
        held(page, "ArrowRight")
        page.keyboard.up("ArrowRight")
        expect(cards).to_have_count(before - 1)
        expect(cards.last).to_be_focused()


def test_a_held_letter_asks_once_and_a_held_escape_opens_one_menu(page: Page) -> None:
    until(lambda: own_turn(page))
    page.locator("#hand button.card").first.focus()
    page.evaluate(COUNTS)
    held(page, "s")
    page.keyboard.up("s")
    until(lambda: page.evaluate("told") > 0)
    once = page.evaluate("told")
    held(page, "Escape")
    page.keyboard.up("Escape")
    expect(page.locator("#board")).to_be_hidden()
    assert page.evaluate("told") <= once + 2
