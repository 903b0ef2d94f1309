"""A page with a dead line says so after a key, to ear and eye, and an action counts once after the line's return."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from numeramis_access import __version__
from numeramis_access.store import archive
from numeramis_access.store.archive import Archive
from numeramis_access.words.language import Language
from tests.web.browsing import PLAYABLE, at_the_table, chromium, opened, press, served, until
from tests.web.dead_line import DeadLine, dead_line

TEXT = Language("en").text
SILENT, ANSWERS, LOST = TEXT("page-no-answer"), TEXT("page-answers"), TEXT("page-not-arrived")
#: keeps every sentence that the notice has said, each with its time
KEEP = """() => {
  window.said = [];
  const notice = document.getElementById("notice");
  new MutationObserver(() => notice.textContent && window.said.push(notice.textContent))
    .observe(notice, { childList: true });
}"""
#: records the texts of the page's own voice, and reports them as spoken
SPEAK = """() => {
  window.spoken = [];
  speechSynthesis.speak = (one) => { window.spoken.push(one.text); setTimeout(() => one.onend(), 50); };
  speechSynthesis.cancel = () => {};
}"""
CARDS = "#hand button.card"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("home")) as (found, _):
        yield found


@pytest.fixture
def line(address: str) -> Iterator[DeadLine]:
    with dead_line(address) as through:
        yield through


def said(page: Page) -> list[str]:
    kept: list[str] = page.evaluate("window.said")
    return kept


def in_a_match(browser: Browser, line: DeadLine, sleeps: bool = False) -> Page:
    """Return a page at the player's turn, with the focus on a playable card.

    :param sleeps: whether the test drives the page's clock.
    """
    page = opened(browser, line.address)
    if sleeps:
        page.clock.install()
        page.reload()
        expect(page.locator("#hand button").first).to_be_visible()
    at_the_table(page)
    page.evaluate(KEEP)
    page.locator(PLAYABLE).first.focus()
    return page


def assert_played_once(page: Page) -> None:
    """Assert that one of nine cards was played, and nothing refused."""
    expect(page.locator(CARDS)).to_have_count(8)
    expect(page.locator("#reason")).to_be_empty()


@pytest.mark.peer("chromium")
@pytest.mark.turns(2)
@pytest.mark.parametrize("key", ["s", "Enter"], ids=["a question", "a card"])
def test_a_key_without_an_answer_is_said_and_counts_once(browser: Browser, line: DeadLine, key: str) -> None:
    page = in_a_match(browser, line)
    line.stop()
    page.keyboard.press(key)
    expect(page.get_by_role("status")).to_have_text(SILENT)
    assert page.get_by_role("status").bounding_box()
    for _ in range(2):
        page.keyboard.press(key)
    assert said(page) == [SILENT] * 3, "each key that is not sent says why"
    heard = page.locator("#log p").count()
    line.go_on()
    expect(page.get_by_role("status")).to_have_text(ANSWERS)
    if key == "Enter":
        assert_played_once(page)
    else:
        until(lambda: page.locator("#log p").count() > heard)
    assert said(page) == [SILENT] * 3 + [ANSWERS]
    page.context.close()


@pytest.mark.peer("chromium")
def test_what_was_lost_with_the_line_is_said_to_be_lost(browser: Browser, line: DeadLine) -> None:
    page = in_a_match(browser, line)
    line.stop()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text(SILENT)
    line.end()
    expect(page.get_by_role("status")).to_have_text(TEXT("page-lost"))
    again = DeadLine(line.house, line.port)
    expect(page.get_by_role("status")).to_have_text(LOST)
    expect(page.locator(CARDS)).to_have_count(9)
    again.end()
    page.context.close()


@pytest.mark.peer("chromium")
def test_a_page_that_slept_says_nothing_of_silence(browser: Browser, line: DeadLine) -> None:
    page = in_a_match(browser, line, sleeps=True)
    line.stop()
    page.keyboard.press("s")
    page.clock.fast_forward("10:00")  # as after a closed lid: a due timer fires once
    line.go_on()
    page.keyboard.press("Enter")
    assert_played_once(page)
    assert said(page) == []
    page.context.close()


@pytest.mark.peer("chromium")
def test_the_pages_own_voice_says_it(browser: Browser, line: DeadLine) -> None:
    page = opened(browser, line.address)
    page.evaluate(SPEAK)
    for name in ("Settings", "Speech"):
        press(page, name)
    page.get_by_role("button", name="Who speaks: next").click()
    expect(page.get_by_role("log")).to_have_attribute("aria-live", "off")
    line.stop()
    page.keyboard.press("Escape")
    until(lambda: SILENT in page.evaluate("window.spoken"))
    expect(page.get_by_role("status")).to_have_attribute("aria-live", "off")
    line.go_on()
    until(lambda: ANSWERS in page.evaluate("window.spoken"))
    page.context.close()


@pytest.mark.peer("chromium")
def test_a_file_that_is_given_comes_whole_through_a_line_that_stops(
    browser: Browser, line: DeadLine, tmp_path: Path
) -> None:
    page = opened(browser, line.address)
    page.evaluate(KEEP)
    for name in ("Settings", "Move to another machine", "Unpack such a file here", "Choose a file on your machine"):
        press(page, name)
    noise = "".join(f"# {number * number * 7919 % 1_000_003:x}\n" for number in range(3000))
    settings = f'name = "Eva"\nlanguage = "en"\n{noise}'.encode()
    moved = tmp_path / "moved.zip"
    moved.write_bytes(archive.write_archive(Archive("2026-11-28T12:00", {"settings.toml": settings}), __version__))
    chooser = page.locator("#file input")
    chooser.wait_for(state="attached")
    line.stop()
    chooser.set_input_files(moved)
    expect(page.get_by_role("status")).to_have_text(SILENT)
    line.go_on()
    expect(page.get_by_role("status")).to_have_text(ANSWERS)
    press(page, "Unpack it all")
    expect(page.locator("#log")).to_contain_text("Everything is unpacked")
    page.context.close()
