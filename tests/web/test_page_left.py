"""What was left is gone: a screen's entries and sentences for the next one, and the link above for the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from numeramis_access.server.pages import home_of_cookie
from numeramis_access.store.home import Home
from tests.web.browsing import STAYS, at_the_table, chromium, opened, press, served, until
from tests.web.scenes import MENUS, back, keep_something

pytestmark = pytest.mark.peer("chromium")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def page(home: Path) -> Iterator[Page]:
    with served(home) as (address, _), chromium() as browser:
        found = opened(browser, address)
        (cookie,) = found.context.cookies()
        keep_something(Home.at(home / "visitors" / home_of_cookie(cookie["value"])))
        found.keyboard.press("Tab")  # a keyboard has the focus from now on
        yield found


def found(page: Page) -> set[str]:
    """Return the names of all that readers find among hand and choices in the browser's accessibility tree."""
    client = page.context.new_cdp_session(page)
    root = client.send("DOM.getDocument")["root"]["nodeId"]
    play = client.send("DOM.querySelector", {"nodeId": root, "selector": "#play"})["nodeId"]
    nodes = [
        node for role in ("button", "textbox")
        for node in client.send("Accessibility.queryAXTree", {"nodeId": play, "role": role})["nodes"]
    ]  # fmt: skip
    client.detach()
    return {node["name"]["value"] for node in nodes if not node["ignored"]}


def labels(page: Page) -> set[str]:
    """Return the labels of the present entries."""
    entries = page.locator("#play [data-label]").and_(page.locator(STAYS))
    return set(entries.evaluate_all("all => all.map(one => one.dataset.label)"))


def enter(page: Page, name: str) -> set[str]:
    """Press Enter on an entry that begins so; return the labels of the former entries alone."""
    title, before = page.locator("#title").inner_text(), labels(page)
    page.locator(f'#play [data-label^="{name}"]').and_(page.locator(STAYS)).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#title")).not_to_have_text(title)
    return before - labels(page)


def test_a_press_counts_while_the_link_above_has_the_focus(page: Page) -> None:
    expect(page.locator("#skip")).to_be_focused()
    press(page, "Rules")
    expect(page.locator("#title")).to_have_text("Rules")
    back(page)


@pytest.mark.parametrize("names", MENUS, ids="/".join)
def test_after_enter_readers_find_no_former_entry(page: Page, names: tuple[str, ...]) -> None:
    """A reader still needs the element that had the focus; until it goes, the title names it."""
    for name in names:
        former = enter(page, name)
        assert former
        assert not (former - {page.locator("#title").inner_text()}) & found(page)
    back(page, len(names))


def test_a_card_that_was_played_by_enter_is_found_no_more(page: Page) -> None:
    at_the_table(page)
    page.locator("#hand button.card").first.focus()
    page.keyboard.press("Enter")
    until(lambda: page.locator("#hand button.card").and_(page.locator(STAYS)).count() == 8)
    assert len(found(page) - {"Quist"}) == 8
    back(page)
    press(page, "Leave the table")
    press(page, "Yes")


def test_no_menu_shows_a_sentence_of_the_table(page: Page) -> None:
    at_the_table(page)
    page.locator("#hand button.card").first.focus()
    page.keyboard.press("t")
    expect(page.locator("#latest")).to_contain_text("Your turn.")
    page.wait_for_timeout(500)  # a sentence that a key cuts off is told again
    page.keyboard.press("Escape")
    expect(page.locator("#title")).to_have_text("Match menu")
    for part in ("#latest", "#now"):
        expect(page.locator(part)).to_have_text("")
    press(page, "Leave the table")
    press(page, "Yes")
    expect(page.locator("#title")).to_have_text("Main menu")


def test_after_the_end_the_page_shows_only_that_and_its_messages(page: Page, tmp_path: Path) -> None:
    browser = page.context.browser
    assert browser is not None
    with served(tmp_path) as (address, _):
        page = opened(browser, address)
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowUp")
        expect(page.locator("#now")).to_have_text("Start of the list.")
        press(page, "Quit")
        press(page, "Yes")
        expect(page.locator("#notice")).to_contain_text("You've left the table")
        for part in ("#skip", "#now", "#play", "#commands", "#lying"):
            expect(page.locator(part)).to_be_hidden()
        expect(page.locator("#latest")).to_have_text("")
        page.context.close()
