"""Settings on the page: walking through a menu changes nothing, and each way to another value tells it once."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import FIELD, PHONE, STAYS, chromium, opened, press, served, until

pytestmark = pytest.mark.peer("chromium")


@pytest.fixture(scope="module")
def sight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """The menu with choices and numbers, on a phone."""
    with served(tmp_path_factory.mktemp("home")) as (address, _), chromium() as browser:
        page = opened(browser, address, **PHONE)
        press(page, "Settings")
        press(page, "Sight")
        expect(page.locator("#title")).to_have_text("Sight")
        yield page


def rows(page: Page) -> list[str]:
    """Return the entries with their values."""
    return page.locator("#play .row > button").and_(page.locator(STAYS)).all_text_contents()


def told(page: Page) -> list[str]:
    """Return the messages so far."""
    return page.locator("#log p").all_text_contents()


def focused(page: Page) -> str:
    """Return the entry that has the focus."""
    return page.locator("#play button:focus").inner_text()


def test_whoever_goes_through_a_menu_changes_nothing(sight: Page) -> None:
    before = rows(sight)
    entries = sight.locator("#hand button[data-index]").and_(sight.locator(STAYS))
    entries.first.focus()
    names = entries.all_text_contents()
    sight.keyboard.press("Home")
    met = [focused(sight)]
    for key in ("ArrowDown", "ArrowUp"):
        while True:
            sight.keyboard.press(key)
            if focused(sight) == met[-1]:
                break
            met.append(focused(sight))
    assert met == [*names, *reversed(names[:-1])]
    assert rows(sight) == before


def test_the_first_entry_of_a_menu_keeps_no_former_value_in_its_name(sight: Page) -> None:
    """The title in its name is for the ear that comes into the menu."""
    press(sight, "Back")
    press(sight, "Sight")
    first = sight.locator("#play button:focus")
    expect(first).to_have_accessible_name(re.compile("^Sight. "))
    before = first.inner_text()
    sight.keyboard.press("ArrowRight")
    expect(first).not_to_have_text(before)
    expect(first).to_have_accessible_name(first.inner_text())
    sight.keyboard.press("ArrowLeft")
    expect(first).to_have_text(before)


def test_a_key_that_leads_no_further_says_so(sight: Page) -> None:
    entries = sight.locator("#hand button[data-index]").and_(sight.locator(STAYS))
    entries.last.focus()
    sight.keyboard.press("ArrowDown")
    until(lambda: told(sight)[-1:] == ["End of the list."])
    sight.keyboard.press("Home")
    sight.keyboard.press("ArrowUp")
    until(lambda: told(sight)[-1:] == ["Start of the list."])


@pytest.mark.turns(2)
@pytest.mark.parametrize("kind", ["option", "number"])
def test_each_road_to_another_value_leads_there_and_is_told_once(sight: Page, kind: str) -> None:
    """Arrows, the buttons beside it, and Enter's promise: the next value, or a field for the number."""
    at = next(place for place, text in enumerate(rows(sight)) if text[-1].isdigit() == (kind == "number"))
    row = sight.locator("#play .row").and_(sight.locator(STAYS)).nth(at)
    name, first = rows(sight)[at].split(": ")

    def leads(road: str) -> str:
        heard, value = len(told(sight)), rows(sight)[at]
        if road in ("less", "more"):
            named = road if kind == "number" else {"less": "previous", "more": "next"}[road]
            row.get_by_role("button", name=f"{name}: {named}").tap()
        else:
            row.locator("button").first.focus()
            sight.keyboard.press(road)
        until(lambda: rows(sight)[at] != value and len(told(sight)) > heard)
        now = rows(sight)[at].split(": ")[1]
        sight.wait_for_timeout(600)  # a second one would come by now
        assert [now in one for one in told(sight)[heard:]] == [True]
        return now

    assert leads("more") != first
    assert leads("less") == first
    assert leads("ArrowRight") != first
    assert leads("ArrowLeft") == first
    row.locator("button").first.focus()
    if kind == "option":
        leads("Enter")
        leads("ArrowLeft")
    else:
        sight.keyboard.press("Enter")
        expect(sight.locator(FIELD)).to_have_accessible_name(re.compile(f"^{name}, from "))
        sight.keyboard.press("Escape")
        expect(sight.locator(FIELD)).to_have_count(0)
    assert rows(sight)[at] == f"{name}: {first}"
