"""Every scene of the page, reached as players reach it, alone and with people, for checkers of pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from numeramis_access.app.daily import days
from numeramis_access.app.daily.days import DayResult
from numeramis_access.server.pages import home_of_cookie
from numeramis_access.store.home import Home
from tests.app.test_progress import some_weeks
from tests.web.browsing import FIELD, PHONE, STAYS, at_the_table, comes_in, opened, own_turn, press, until

#: menus of a lone player: the buttons that lead there from the main menu
MENUS = (
    ("Settings",), ("Settings", "Sight"), ("Settings", "One or two switches"), ("Settings", "Keys"),
    ("Settings", "Keys", "Keys at the table"), ("Settings", "Move to another machine"), ("Rules",), ("Rules", "Quist"),
    ("Statistics",), ("Records of matches",), ("Practice",), ("Practice", "Lessons"), ("Practice", "Drills"),
    ("Practice", "How you're getting on"), ("Deal of the day",), ("Deal of the day", "This week's series"),
    ("Deal of the day", "My calendar"), ("New match", "Quist"),
)  # fmt: skip

#: every scene that the walks come to, by its name
SCENES = (
    "main menu", "table", "table/menu", "table/menu/question", "record", "record/Listen", *map("/".join, MENUS),
    "new key", "keys of a command", "lesson", "lesson/menu", "people/name", "people/lobby", "people/gathering",
    "people/agreed, with a clock", "people/talk", "people/what was said", "people/table", "people/table/menu",
    "people/lobby with a match", "people/watching",
)  # fmt: skip


def keep_something(own: Home) -> None:
    """Fill a home with the data that some menus need."""
    days.add_result(own, DayResult("quist", days.today(), "tricks", 7.0))
    some_weeks(own)


def alone(browser: Browser, address: str, visitors: Path) -> Iterator[tuple[str, Page]]:
    """Yield the scenes of a lone player, each with its name. :param visitors: the folder of all homes."""
    page = opened(browser, address)
    yield "main menu", page
    yield from _at_table(page)
    (cookie,) = page.context.cookies()
    keep_something(Home.at(visitors / home_of_cookie(cookie["value"])))
    for names in MENUS:
        into(page, *names)
        yield "/".join(names), page
        back(page, len(names))
    yield from _keys(page)
    into(page, "Learn to play")
    yield "lesson", page
    back(page)
    yield "lesson/menu", page
    page.context.close()


def into(page: Page, *names: str) -> None:
    """Go from a menu to a scene by buttons that begin so; each must change the title."""
    for name in names:
        title = page.locator("#title").inner_text()
        named = page.locator("#play").get_by_role("button", name=re.compile(rf"(^|[.?:] ){re.escape(name)}"))
        named.and_(page.locator(STAYS)).first.click()
        expect(page.locator("#title")).not_to_have_text(title)


def back(page: Page, scenes: int = 1) -> None:
    """Go this many scenes back."""
    for _ in range(scenes):
        title = page.locator("#title").inner_text()
        page.keyboard.press("Escape")
        expect(page.locator("#title")).not_to_have_text(title)


def _at_table(page: Page) -> Iterator[tuple[str, Page]]:
    """A table, its menu and the question that leaves it; then its record, and the record played aloud."""
    at_the_table(page)
    page.locator("#play button.card").first.click()
    yield "table", page
    page.keyboard.press("Escape")
    expect(page.locator("#play")).to_contain_text("Leave the table")
    yield "table/menu", page
    press(page, "Leave the table")
    expect(page.locator("#play button")).to_have_count(2)
    yield "table/menu/question", page
    press(page, "Yes")
    expect(page.locator("#title")).to_have_text("Main menu")
    into(page, "Records of matches", "Quist")
    yield "record", page
    into(page, "Listen")
    yield "record/Listen", page
    back(page, 3)


def _keys(page: Page) -> Iterator[tuple[str, Page]]:
    """The keys of one command, and the scene that waits for a new one."""
    into(page, "Settings", "Keys", "Keys at the table")
    title = page.locator("#title").inner_text()
    page.locator("#play button").and_(page.locator(STAYS)).first.click()
    expect(page.locator("#title")).not_to_have_text(title)
    into(page, "Press a new key")
    yield "new key", page
    back(page)
    yield "keys of a command", page
    back(page, 4)


def together(browser: Browser, address: str) -> Iterator[tuple[str, Page]]:
    """Yield the scenes of people at one table, including those with the page's text field."""
    eva = opened(browser, address, **PHONE)
    press(eva, "Play with people")
    expect(eva.locator(FIELD)).to_be_focused()
    yield "people/name", eva
    eva.context.close()
    adam = comes_in(browser, address, "Adam")
    yield "people/lobby", adam
    for name in ("New table open to everybody", "Quist", "Open the table"):
        press(adam, name)
    expect(adam.locator("#play")).to_contain_text("Code to give to others")
    yield "people/gathering", adam
    into(adam, "Agreements at this table")
    press(adam, "Time for a decision: next")
    expect(adam.locator("#play")).to_contain_text("For each decision")
    press(adam, "Who can watch: next")
    expect(adam.locator("#play")).to_contain_text("everybody here")
    yield "people/agreed, with a clock", adam
    back(adam)
    into(adam, "Say something to the others")
    yield "people/talk", adam
    press(adam, "Hello everybody")
    expect(adam.locator("#title")).to_contain_text("waiting for players")
    into(adam, "What was said")
    yield "people/what was said", adam
    back(adam)
    yield from _match(browser, address, adam)
    adam.context.close()


def _match(browser: Browser, address: str, adam: Page) -> Iterator[tuple[str, Page]]:
    """A match with a clock, its menu, an onlooker, and the lobby during the match."""
    press(adam, "Begin the match")
    expect(adam.locator("#hand button.card")).to_have_count(9)
    until(lambda: own_turn(adam))
    yield "people/table", adam
    adam.keyboard.press("Escape")
    expect(adam.locator("#play")).to_contain_text("Take an extra minute")
    yield "people/table/menu", adam
    eva = comes_in(browser, address, "Eva", **PHONE)
    yield "people/lobby with a match", eva
    eva.locator("#play").locator("button").filter(has_text=re.compile("^Quist: .*you can watch")).first.click()
    expect(eva.get_by_role("log")).to_contain_text("You're watching Quist.")
    yield "people/watching", eva
    eva.context.close()
