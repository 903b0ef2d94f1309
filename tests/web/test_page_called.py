"""Whole matches with real cards, called by a finger on a page of a phone's size to their end."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from numeramis_access.app.table.screen import choice_item
from numeramis_access.core.actions import Action, ChooseCards, Concede, PlayCard
from numeramis_access.core.cards import SUIT, Card
from numeramis_access.core.codec import read_options
from numeramis_access.core.table import Table
from numeramis_access.tables.called.caller_actions import ShowSuit
from tests.app.calling import SUIT_KEYS, call_whole, called, keys_of, press_call
from tests.app.player import Player, player
from tests.standard import ruleset
from tests.web.browsing import STAYS, opened, press
from tests.web.test_page import address, browser

__all__ = ["address", "browser"]
pytestmark = [pytest.mark.peer("chromium"), pytest.mark.slow]

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
#: the matches: game, its entry, options; a rubber of Whist is long
MATCHES = [
    pytest.param("quist", "Quist", {"games": 1}, id="quist"),
    pytest.param("sipky", "Šipky, darts with cards", {"games": 1}, id="sipky"),
    pytest.param("loker", "Loker", {"games": 1}, id="loker"),
    pytest.param("whist", "Whist", {}, id="whist", marks=pytest.mark.long),
]


class Finger:
    """A caller with one finger, beside a program that gets the same calls by keys and knows their names.

    :param page: the page at the table. :param someone: the other program. :param match: the real match.
    """

    def __init__(self, page: Page, someone: Player, match: Table) -> None:
        self.page = page
        self.someone = someone
        self.scene = called(someone, match, 0)
        self._press, self._act = someone.press, self.scene.act
        someone.press = self.press  # type: ignore[method-assign]
        self.scene.act = self.act  # type: ignore[method-assign]

    def press(self, *keys: str) -> list[str]:
        """Tap what the keys call, then press them."""
        if keys[-1] in SUIT_KEYS.values():
            self._tap_card(next(card for card in SUIT if keys_of(card) == keys))
            return self._press(*keys)
        said: list[str] = []
        for key in keys:
            if key in self.scene.desk.hand:
                self._tap_card(key)
            else:
                self._tap_choice(next(
                    choice for choice in self.scene.desk.choices
                    if isinstance(choice, ChooseCards) and len(choice.cards) == int(key)
                ))  # fmt: skip
            said += self._press(key)
        return said

    def act(self, action: Action) -> None:
        """Tap a choice, then make it; a card was tapped before its keys, and the menu gives up the rest of a deal."""
        if isinstance(action, Concede):
            app = self.someone.app
            for text in ("Menu", app.text("match-commands"), app.text("command-concede"), app.text("yes")):
                self._tap(re.compile(re.escape(text), re.IGNORECASE))
        elif not isinstance(action, PlayCard | ChooseCards):
            self._tap_choice(action)
        self._act(action)

    def _tap_card(self, card: Card) -> None:
        """Tap a card; a French one after its suit."""
        if card in SUIT:
            self._tap(exactly(choice_item(self.scene.talk, ShowSuit(SUIT[card])).label))
        name = self.scene.talk.narrator.language.text("call-card", card=card).rstrip(".")
        self._tap(re.compile(rf"{re.escape(name)}[,.]", re.IGNORECASE))

    def _tap_choice(self, choice: Action) -> None:
        self._tap(exactly(choice_item(self.scene.talk, choice).label))

    def _tap(self, text: re.Pattern[str]) -> None:
        """Tap the button with this text."""
        self.page.locator("button").and_(self.page.locator(STAYS)).filter(has_text=text).first.tap()


def exactly(text: str) -> re.Pattern[str]:
    """Return the pattern of this text alone."""
    return re.compile(f"^{re.escape(text.rstrip('.'))}\\.?$")


def begun(browser: Browser, address: str, name: str) -> Page:
    """Return a page at a table whose cards are called, with one game in a match."""
    page = opened(browser, address, **PHONE)
    for text in ("Call real cards on the table", name):
        press(page, text)
    expect(page.locator("#play button").filter(has_text="Start calling")).to_be_visible()
    less = page.get_by_role("button", name="Number of games: less")
    games = page.locator("#play button[data-label='Number of games']")
    while games.count() and not games.inner_text().endswith(": 1"):
        less.tap()
        page.wait_for_timeout(50)
    press(page, "Start calling")
    expect(page.locator("#board")).to_be_visible()
    return page


def call_by_finger(page: Page, match: Table, seed: int) -> str:
    """Call a whole match on a page; return the result that a program with the same calls tells.

    :param seed: decides what the players do.
    """
    with player("en") as someone:
        finger = Finger(page, someone, match)
        call_whole(
            match, random.Random(seed), lambda: finger.scene.seat, lambda card: someone.press(*keys_of(card)),
            lambda action, moments: press_call(someone, finger.scene, action, moments),
        )  # fmt: skip
        assert finger.scene.is_over
        return [said.text for said in someone.app.announcer.history if said.kind != "match-finished"][-1]


@pytest.mark.parametrize(("game", "name", "options"), MATCHES)
def test_a_whole_match_is_called_by_a_finger(
    browser: Browser, address: str, game: str, name: str, options: dict[str, object]
) -> None:
    """The page then tells the result that the other program tells."""
    page = begun(browser, address, name)
    rules = ruleset(game)
    told = call_by_finger(page, Table(rules, read_options(rules, options), 4, 3, 0), 3)
    expect(page.locator("#latest")).to_contain_text(told.partition(" ")[2])  # the names differ
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.context.close()


def test_a_number_pad_calls_french_cards(browser: Browser, address: str) -> None:
    """Rank and suit are two keys in either order."""
    page = begun(browser, address, "Whist")
    page.locator("#hand button.card").first.focus()
    keys = page.context.new_cdp_session(page)
    for pair, told in (("7*", "the seven was turned up"), ("/0", "leads the ten of clubs"), ("+-", "king of spades")):
        for sign in pair:
            key = {"key": sign, "location": 3, "isKeypad": True}
            keys.send("Input.dispatchKeyEvent", {"type": "keyDown", "text": sign, **key})
            keys.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})
        expect(page.locator("#latest")).to_contain_text(told)
    page.context.close()
