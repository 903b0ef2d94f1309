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


@pytest.mark.turns(2)
@pytest.mark.parametrize("allowed", [True, False])
def test_the_line_is_copied_or_shown(tmp_path: Path, allowed: bool) -> None:
    with served(tmp_path / "home") as (address, _), chromium() as browser:
        page = opened(browser, address)
        page.locator("#commands button[name=language]").click()  # a changed setting creates the home
        page.locator("#commands button[name=language]").click()
        expect(page.locator("#play")).to_contain_text("Deal of the day")
        if allowed:
            page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        else:
            page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden')); }")
        [place] = (tmp_path / "home" / "visitors").glob("*")
        today = datetime.date.today()
        days.add(Home.at(place), DayResult("quist", today, "tricks", 7.0))
        press(page, "Deal of the day")
        page.locator("#play button", has_text="Quist").first.click()
        press(page, "Copy the result as a line for friends")
        line = f"Numeramis Quist {today.day}. {today.month}. {today.year}: 7 tricks"
        expect(page.locator("#log")).to_contain_text(line)
        if allowed:
            assert page.evaluate("navigator.clipboard.readText()") == line
        else:
            expect(page.locator("#file input")).to_have_value(line)
