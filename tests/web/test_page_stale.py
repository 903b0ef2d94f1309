"""Buttons of commands that the present screen has no more cannot be pressed while the page still tells."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.web.browsing import at_the_table, opened
from tests.web.test_page import address, browser

__all__ = ["address", "browser"]
pytestmark = pytest.mark.peer("chromium")

#: has the page's timers wait fifty times as long from now on, as on a very slow device
SLOW = """() => {
  const real = window.setTimeout;
  window.setTimeout = (act, ms, ...more) => real(act, 50 * (ms ?? 0), ...more);
}"""


def test_a_command_of_the_table_cannot_be_pressed_in_its_menu(browser: Browser, address: str) -> None:
    """It stays for readers until all is told; a finger would be told that it does nothing here."""
    page = opened(browser, address)
    at_the_table(page)
    hint = page.locator("#command-buttons button[name=hint]")
    hint.click(trial=True)
    page.evaluate(SLOW)
    page.locator("#command-buttons button[name=menu]").click()
    expect(page.locator("#board")).to_be_hidden()
    assert hint.count(), "it waits for the end of speech"
    with pytest.raises(Error):
        hint.click(trial=True, timeout=1000)
    page.context.close()
