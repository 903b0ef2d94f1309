"""A thief with copies of the key and the cookie, against their owner at a page, on a real server: the whole way."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from numeramis_access.server.pages import home_of_cookie
from tests.server.guests import key_of
from tests.web.browsing import FIELD, chromium, comes_in, opened, served, until

WORDS = re.compile(r"six words: ([a-z ]+)\.")
WAIT = re.compile(r"\b\d{4,}\b")
SEVEN_DAYS = 7 * 24 * 3600
#: a line to the tables of people, as a program has it
LINE = """() => new Promise((ready) => {
  window.heard = [];
  window.line = new WebSocket(location.href.replace("http", "ws") + "people");
  line.onmessage = (event) => heard.push(JSON.parse(event.data));
  line.onopen = ready;
})"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


class Thief:
    """A thief with a line in a separate page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._asked = 0
        page.evaluate(LINE)

    @property
    def heard(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._page.evaluate("heard")
        return found

    def ask(self, do: str, **fields: object) -> str:
        """Send a request; return the denial's code, or the answer."""
        self._asked += 1
        name = str(self._asked)
        self._page.evaluate("said => line.send(said)", json.dumps({"do": do, "id": name, **fields}))
        until(lambda: any(one.get("re") == name for one in self.heard))
        reply = next(one for one in self.heard if one.get("re") == name)
        return str(reply.get("code") or reply["answer"])


def says(page: Page, words: str) -> None:
    expect(page.locator("#log")).to_contain_text(words)


def press(page: Page, label: str) -> None:
    page.locator("#play").get_by_role("button", name=re.compile(rf"(^|[.?:] ){re.escape(label)}")).first.click()


def types(page: Page, text: str) -> None:
    expect(page.locator(FIELD)).to_be_focused()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


@pytest.mark.peer("chromium")
def test_a_thief_of_key_and_cookie_is_out_and_the_owner_hears_of_all_he_tried(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        eva = comes_in(browser, address, "Eva")
        press(eva, "Use this account on another device")
        says(eva, "Your passphrase is six words")
        found = WORDS.search(eva.locator("#log").inner_text())
        assert found is not None
        words = found[1]
        (cookie,) = eva.context.cookies()
        home = tmp_path / "visitors" / home_of_cookie(cookie["value"])
        key = (home / "people.key").read_text()
        own = opened(browser, address)
        thief = Thief(own)
        assert "Eva" in thief.ask("hello", version=1, key=key, name="Thief")
        assert thief.ask("recover", version=1, key=key_of("thief"), words="a b c d e f") == "unknown-words"
        assert thief.ask("passphrase") == "old-words"
        left = WAIT.search(thief.ask("lost-words"))
        assert left is not None
        assert 0 <= SEVEN_DAYS - int(left[0]) < 600, "a slow machine has counted some seconds already"
        says(eva, "One of your devices reported that you lost your six words. In seven days it can get new ones")
        press(eva, "Refuse the six new words")
        says(eva, "Refused. Your old six words still work")
        until(lambda: thief.heard[-1] == {"is": "words-wait", "left": None, "own": False})
        press(eva, "Lost device")
        types(eva, words)
        says(eva, "All your other devices are signed out")
        until(lambda: thief.heard[-1] == {"is": "bye", "code": "signed-out"})
        until(lambda: eva.context.cookies()[0]["value"] != cookie["value"])
        again = Thief(own)
        assert again.ask("hello", version=1, key=key, name="Thief") == "signed-out"
        assert again.ask("recover", version=1, key=key, words=words) == "signed-out"
        copy = browser.new_context(locale="en-GB")
        copy.add_cookies([cookie])
        late = copy.new_page()
        late.goto(address)
        expect(late.locator("#hand button").first).to_be_visible()
        assert home_of_cookie(copy.cookies()[0]["value"]) != home.name, "a copy of the cookie opens another home"
        assert home_of_cookie(eva.context.cookies()[0]["value"]) == home.name
        eva.reload()
        again = eva.locator("button").filter(has_text=re.compile("^Use this account on another device"))
        expect(again.first).to_be_visible()
        assert (home / "people.key").read_text() != key


