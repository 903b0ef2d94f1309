"""Two visitors of one server play together, each from a real page: names and codes are typed in a field of the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import chromium, opened, own_turn, press, served, until

pytestmark = pytest.mark.peer("chromium")

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


def comes_in(browser: Browser, address: str, name: str, **more: object) -> Page:
    """Return the page of somebody who has told the others his name."""
    page = opened(browser, address, **more)
    press(page, "Play with people")
    expect(page.locator("#play input")).to_be_focused()
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    expect(page.locator("#play")).to_contain_text("New table for friends")
    return page


def test_a_deal_is_played_by_two_who_meet_by_a_code(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        host, guest = comes_in(browser, address, "Adam"), comes_in(browser, address, "Bára", **PHONE)
        for name in ("New table for friends, by code", "Quist", "Start playing"):
            press(host, name)
        expect(host.locator("#play")).to_contain_text("Code for the others")
        found = re.search(r"Code for the others: (.+)", host.locator("#play").inner_text())
        assert found
        press(guest, "I have a code: type the four words")
        guest.locator("#play input").fill(found[1])
        guest.get_by_role("button", name="Done").tap()
        expect(host.get_by_role("log")).to_contain_text("Bára has come")
        press(host, "Begin the match")
        for page in (host, guest):
            expect(page.locator("#hand button.card")).to_have_count(9)
        left = {host: 9, guest: 9}
        while any(left.values()):
            until(lambda: any(left[page] and own_turn(page) for page in left))
            page = next(page for page in left if left[page] and own_turn(page))
            page.locator("#hand button.card:not([aria-disabled])").first.click()
            left[page] -= 1
            expect(page.locator("#hand button.card")).to_have_count(left[page])
        for page, other in ((host, "Bára"), (guest, "Adam")):
            expect(page.get_by_role("log")).to_contain_text(other)
            page.context.close()


def test_the_link_of_an_invitation_leads_to_its_table_once(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        host = comes_in(browser, address, "Adam")
        for name in ("New table for friends, by code", "Quist", "Start playing"):
            press(host, name)
        expect(host.locator("#play")).to_contain_text("Code for the others")
        found = re.search(r"Code for the others: (.+)", host.locator("#play").inner_text())
        assert found
        guest = opened(browser, f"{address}#{'-'.join(found[1].split())}", "cs")
        expect(guest.locator("#play input")).to_be_focused()
        assert guest.evaluate("location.hash") == "", "whoever loads the page again asks for nothing"
        guest.keyboard.type("Bára")
        guest.keyboard.press("Enter")
        expect(guest.locator("#play")).to_contain_text("Kód pro ostatní")
        expect(host.get_by_role("log")).to_contain_text("Bára has come")
        for name in ("Leave this table", "New table for friends, by code", "Loker", "Start playing"):
            press(host, name)
        expect(host.locator("#title")).to_contain_text("Loker: a table")
        found = re.search(r"Code for the others: (.+)", host.locator("#play").inner_text())
        assert found
        guest.evaluate("code => { location.hash = code }", "-".join(found[1].split()))
        expect(guest.locator("#title")).to_contain_text("Loker: stůl")
        for page in (host, guest):
            page.context.close()
