"""Moving house by the page: a match leaves one browser as a file and goes on in another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import at_the_table, chromium, opened, press, served

pytestmark = pytest.mark.peer("chromium")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("home")) as (found, _):
        yield found


def to_moving(page: Page) -> None:
    for name in ("Settings", "Move to another machine"):
        press(page, name)


def test_a_match_moves_from_one_browser_to_another(browser: Browser, address: str, tmp_path: Path) -> None:
    page = opened(browser, address, accept_downloads=True)
    at_the_table(page)
    page.locator("#play button.card").first.click()
    page.keyboard.press("Escape")
    press(page, "Leave the table")
    press(page, "Yes")
    to_moving(page)
    with page.expect_download() as download:
        press(page, "Pack everything of mine into one file")
    assert re.fullmatch(r"numeramis-access-\d{4}-\d\d-\d\d\.zip", download.value.suggested_filename)
    moved = tmp_path / "moved.zip"
    download.value.save_as(moved)
    expect(page.locator("#log")).to_contain_text("The browser saves the file")

    other = opened(browser, address)
    to_moving(other)
    press(other, "Unpack such a file here")
    press(other, "Choose a file on your machine")
    chooser = other.locator("#file input")
    expect(chooser).to_be_focused()
    assert Axe().run(other).violations_count == 0
    chooser.set_input_files(moved)
    press(other, "Unpack it all")
    expect(other.locator("#log")).to_contain_text("Everything is unpacked")
    expect(chooser).to_have_count(0)
    for _ in range(2):
        other.keyboard.press("Escape")
    expect(other.locator("#play button").first).to_have_text(re.compile("Continue|Go on"))


def test_a_file_of_something_else_is_refused_in_a_sentence(browser: Browser, address: str, tmp_path: Path) -> None:
    page = opened(browser, address)
    to_moving(page)
    press(page, "Unpack such a file here")
    press(page, "Choose a file on your machine")
    letter = tmp_path / "letter.zip"
    letter.write_bytes(b"Dear sirs " * 20_000)
    page.locator("#file input").set_input_files(letter)
    expect(page.locator("#log")).to_contain_text("This program didn't pack that file.")
    expect(page.get_by_role("button", name="Choose a file on your machine")).to_be_focused()
