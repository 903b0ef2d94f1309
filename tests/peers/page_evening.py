"""Club evening on the page: four people in Chromium, twelve computers, two rounds; the director leads by keys alone.

The test starts a server, and a browser with four contexts: at 800×600 and at 320 pixels. Each page is told its table,
seat, partner and board, has the same hand as all at that seat, plays, and hears the desk's news about it. The director
uses arrows and Enter. This is a campaign: ``pytest tests/peers/page_evening.py`` takes two minutes. With
``SEEN_IN=folder`` it writes pictures and logs there.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import PLAYABLE, chromium, comes_in, own_turn, press, served

pytestmark = pytest.mark.peer("chromium")

#: players, each in a team with computers; width and height of their pages
PEOPLE = {"Adam": (800, 600), "Eva": (320, 640), "Olga": (800, 600), "Petr": (320, 640)}
#: the player who plays the last playable card instead of the first, so that tables differ
OTHERWISE = "Eva"
#: most keys to an entry; seconds in which a page has come to rest
KEYS, REST = 80, 0.3
#: the text of the focused element: its name may have a menu's name or a question before
FOCUSED = "(({dataset, innerText}) => (dataset.text || innerText || '').trim())(document.activeElement)"


def log(page: Page) -> str:
    """Return all messages of a page."""
    return page.get_by_role("log").first.inner_text()


def focus(page: Page) -> str:
    """Return the text of the focused element."""
    return " ".join(str(page.evaluate(FOCUSED)).split())


def to(page: Page, name: str) -> None:
    """Go to an entry by keys alone."""
    page.keyboard.press("Home")
    for _ in range(KEYS):
        time.sleep(REST)
        if focus(page).startswith(name):
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError((name, page.locator("#play").aria_snapshot()))


def choose(page: Page, name: str) -> None:
    """Choose an entry by keys alone."""
    to(page, name)
    page.keyboard.press("Enter")
    time.sleep(2 * REST)


def announce(page: Page, contest: str = "teams of four", rounds: str = "at most two") -> None:
    """Announce an evening of Quist with rounds of one board, by the texts of the plan's values."""
    choose(page, "New club evening")
    for name, key, shows in (
        ("Game", "ArrowRight", "Quist"), ("Who plays", "ArrowRight", contest),
        ("Boards in a round", "ArrowLeft", "one"), ("Rounds", "ArrowRight", rounds),
    ):  # fmt: skip
        to(page, name)
        for _ in range(KEYS):
            if shows in focus(page):
                break
            page.keyboard.press(key)
            time.sleep(REST)
        assert shows in focus(page)
    choose(page, "Announce it")


def keep(pages: dict[str, Page], name: str) -> None:
    """Write pictures of all pages if wanted, and assert that none is wider than its window."""
    for who, page in pages.items():
        wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], (who, name, wide)
        if folder := os.environ.get("SEEN_IN"):
            Path(folder).mkdir(exist_ok=True, parents=True)
            page.screenshot(path=Path(folder) / f"{name}-{who}.png")
            (Path(folder) / f"{name}-{who}.txt").write_text(f"{log(page)}\n\n{page.locator('body').aria_snapshot()}\n")


def play(pages: dict[str, Page], over: Callable[[Page], bool]) -> None:
    """Let all play the first playable card, one of them the last, until the round is over for all."""
    ends = time.monotonic() + 900
    while not all(map(over, pages.values())):
        assert time.monotonic() < ends, {who: log(page)[-300:] for who, page in pages.items()}
        for page in pages.values():
            cards = page.locator(PLAYABLE)
            if own_turn(page) and cards.count():
                (cards.last if page is pages[OTHERWISE] else cards.first).click()
        time.sleep(REST)


def same_hands(pages: dict[str, Page], called: str) -> None:
    """Assert that all tables dealt the same hand to each seat."""
    hands: dict[str, list[list[str]]] = {}
    for page in pages.values():
        seat = re.search(rf"{called}: table \w+, (\w+)", log(page))
        assert seat
        hands.setdefault(seat[1], []).append(page.locator("#hand button.card").all_inner_texts())
    assert max(map(len, hands.values())) > 1, hands
    for seat, found in hands.items():
        assert all(hand and hand == found[0] for hand in found), (seat, found)


def lead_to_the_end(page: Page) -> dict[str, str]:
    """Go through the director's desk by keys and end the evening; return each menu's accessibility tree."""
    page.keyboard.press("Escape")
    time.sleep(2 * REST)
    choose(page, "Leave the table")
    choose(page, "The director's desk")
    seen = {}
    for name in ("Tables", "Standings", "All results", "Who sits where", "What happened"):
        choose(page, name)
        # the previous menu also stays for some seconds: readers are silent if the focus comes from a removed element
        expect(page.locator(".leaving")).to_have_count(0)
        seen[name] = page.locator("#play").aria_snapshot()
        page.keyboard.press("Escape")
        time.sleep(2 * REST)
    choose(page, "End the evening")
    return seen


@pytest.mark.timeout(1800)
def test_four_people_and_twelve_computers_on_the_page(tmp_path: Path) -> None:
    with chromium() as browser, served(tmp_path) as (address, _):
        evening(browser, address)


def evening(browser: Browser, address: str) -> None:
    """Run an evening from the first to the last key."""
    pages = {
        who: comes_in(browser, address, who, viewport={"width": width, "height": height})
        for who, (width, height) in PEOPLE.items()
    }
    adam, *others = pages.values()
    time.sleep(1)
    announce(adam)
    for page in others:
        page.locator("#play button[data-text^='Club evening, Quist']").first.click()
        expect(page.get_by_role("log")).to_contain_text("will start it")
    for team, page in zip(("two", "three", "four"), (pages["Olga"], pages["Petr"], adam), strict=True):
        press(page, f"Team {team}, first player: free")
        expect(page.get_by_role("log")).to_contain_text(f"You sit in team {team} now")
    keep(pages, "gathered")
    choose(adam, "Begin")
    for number, called in ((1, "First round of two"), (2, "Second round of two")):
        for who, page in pages.items():
            expect(page.get_by_role("log")).to_contain_text(
                re.compile(rf"{called}: table \w+, (north|east|south|west), .*You play board \w+\.", re.S)
            )
            assert who not in log(page).split(called)[1].split("You play board")[0], "partner and opponents"
        time.sleep(2)
        same_hands(pages, called)
        keep(pages, f"round-{number}")
        # the page keeps only the last messages, perhaps without the beginning of the round
        play(pages, lambda page, called=called: "You stand: " in log(page).rsplit(called)[-1])  # type: ignore[misc]
    keep(pages, "over")
    seen = lead_to_the_end(adam)
    for who, page in pages.items():
        expect(page.get_by_role("log")).to_contain_text("The evening is over. You finish: ")
        own = log(page).rsplit("You finish: ", 1)[1].split(", of four.")[0]
        assert re.search(rf"{who}, .*: {own}\"", seen["Standings"]), (log(page)[-300:], seen["Standings"])
    assert log(adam).count("The evening is over") == 1
    keep(pages, "ended")
    if folder := os.environ.get("SEEN_IN"):
        (Path(folder) / "desk.txt").write_text("\n\n".join(seen.values()))
