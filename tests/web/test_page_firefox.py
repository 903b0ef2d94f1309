"""The served page in Debian's Firefox: a match goes on after the server was started again, or the line was dead."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from numeramis_access.words.language import Language
from tests.web.browsing import PLAYABLE, served
from tests.web.dead_line import dead_line
from tests.web.firefox import Firefox, firefox

pytestmark = pytest.mark.peer("firefox")

CARDS = "[...document.querySelectorAll('#hand button.card')].map((one) => one.textContent).join()"
NOTICE = "document.querySelector('#notice').textContent"


@pytest.mark.turns(2)
@pytest.mark.parametrize(
    ("how", "message"), [(signal.SIGKILL, "page-lost"), (signal.SIGTERM, "page-back-soon")], ids=["killed", "closed"]
)
def test_a_match_is_continued_after_the_server_was_started_again(
    tmp_path: Path, how: signal.Signals, message: str
) -> None:
    """One that is killed ends the line without a word, one that is closed by code 1012."""
    with firefox(tmp_path / "profile") as browser, served(tmp_path / "house") as (address, server):
        browser.open(address)
        for name in ("New match", "Quist", "Start playing"):
            browser.press(name)
        browser.wait(f"{CARDS}.length > 0")
        hand = browser.run(CARDS)
        server.send_signal(how)
        server.wait()
        browser.wait(f"{NOTICE} === {told(message)!r}")
        with served(tmp_path / "house", "--port", address.split(":")[-1].strip("/")):
            browser.wait("document.querySelector('#log').textContent.includes('the match goes on')")
            browser.wait(f"{CARDS}.length > 0")
            assert browser.run(CARDS) == hand


def test_a_dead_line_is_said_and_a_card_is_played_once(tmp_path: Path) -> None:
    with (
        firefox(tmp_path / "profile") as browser, served(tmp_path / "house") as (address, _), dead_line(address) as line
    ):  # fmt: skip
        browser.open(line.address)
        for name in ("New match", "Quist", "Start playing"):
            browser.press(name)
        card = f"document.querySelector('{PLAYABLE}')"
        browser.wait(f"Boolean(document.querySelector('#board .seat')?.classList.contains('turn') && {card})")
        browser.run(f"window.card = {card}; true")
        line.stop()
        press_card(browser)
        browser.wait(f"{NOTICE} === {told('page-no-answer')!r}")
        press_card(browser)
        line.go_on()
        browser.wait(f"{NOTICE} === {told('page-answers')!r}")
        browser.wait("document.querySelectorAll('#hand button.card').length === 8")
        assert browser.run("document.querySelector('#reason').textContent") == ""


def told(message: str) -> str:
    """Return a message in the browser's language."""
    return Language("en").text(message)


def press_card(browser: Firefox) -> None:
    """Press the card that was chosen, whether or not it is still there."""
    browser.run("window.card.click(); true")


def test_a_page_asks_before_it_leaves_a_match_with_people(tmp_path: Path) -> None:
    title = "document.querySelector('#title').textContent"
    with firefox(tmp_path / "profile") as browser, served(tmp_path / "house") as (address, _):
        browser.open(address)
        browser.press("Play with people")
        browser.wait("Boolean(document.querySelector('#play .row input'))")
        browser.run(TYPED)
        for name in ("Done", "New private table, by code", "Quist", "Open the table", "Begin the match"):
            browser.press(name)
        browser.wait(f"{CARDS}.length > 0")
        hand = browser.run(CARDS)
        browser.run("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))")
        browser.press(told("people-leave-match"))
        browser.wait(f"{title} === {told('people-really-leave').rstrip('.')!r}")
        browser.press("No")
        browser.press(told("people-to-table"))
        browser.wait(f"{CARDS}.length > 0")
        assert browser.run(CARDS) == hand


#: writes a name into the page's field
TYPED = """
(() => {
  const field = document.querySelector("#play .row input");
  field.value = "Adam";
  field.dispatchEvent(new Event("input", { bubbles: true }));
})()
"""
