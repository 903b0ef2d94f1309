"""The deal of the day on the page: its result goes to the browser's clipboard, or appears for copying."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest
from playwright.sync_api import expect

from numeramis_access.app.daily import days
from numeramis_access.app.daily.days import DayResult
from numeramis_access.store.home import Home
from tests.web.browsing import chromium, opened, press, served

pytestmark = pytest.mark.peer("chromium")


#: a browser at an address without encryption, which has the older way to copy; and one that forbids both
OLDER = "() => { navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden')); }"
NEITHER = f"() => {{ ({OLDER})(); document.execCommand = () => false; }}"


@pytest.mark.turns(2)
@pytest.mark.parametrize("way", ["", OLDER, NEITHER], ids=["newer", "older", "neither"])
def test_the_line_is_copied_or_shown(tmp_path: Path, way: str) -> None:
    with served(tmp_path / "home") as (address, _), chromium() as browser:
        page = opened(browser, address)
        page.locator("#commands button[name=language]").click()  # a changed setting creates the home
        page.locator("#commands button[name=language]").click()
        expect(page.locator("#play")).to_contain_text("Deal of the day")
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        if way:
            page.evaluate(way)
        [place] = (tmp_path / "home" / "visitors").glob("*")
        today = datetime.date.today()
        days.add_result(Home.at(place), DayResult("quist", today, "tricks", 7.0))
        press(page, "Deal of the day")
        page.locator("#play button", has_text="Quist").first.click()
        press(page, "Copy the result as a line to send to friends")
        line = f"Numeramis Quist {today.day}. {today.month}. {today.year}: 7 tricks"
        expect(page.locator("#log")).to_contain_text(line)
        if way == NEITHER:
            expect(page.locator("#file input")).to_have_value(line)
        else:
            expect(page.locator("#file input")).to_have_count(0)
            assert page.evaluate("navigator.clipboard.readText()") == line
            expect(page.locator("#play button:focus")).to_have_count(1)
