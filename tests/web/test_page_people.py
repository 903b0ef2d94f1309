"""Two visitors of one server play together, each at a real page: names and codes go into a field of the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from numeramis_access.words.language import Language
from tests.web.browsing import FIELD, PHONE, PLAYABLE, chromium, comes_in, opened, own_turn, press, served, until

pytestmark = pytest.mark.peer("chromium")

WORDS = Language("en")
MENU = re.compile(f"^{WORDS.text('command-menu')}", re.IGNORECASE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


def test_a_deal_is_played_by_two_who_meet_by_a_code(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        host, guest = comes_in(browser, address, "Adam"), comes_in(browser, address, "Bára", **PHONE)
        for name in ("New private table, by code", "Quist", "Open the table"):
            press(host, name)
        expect(host.locator("#play")).to_contain_text("Code to give to others")
        found = re.search(r"Code to give to others: (.+)", host.locator("#play").inner_text())
        assert found
        press(guest, "I have a code: type the four words")
        guest.locator(FIELD).fill(found[1])
        guest.get_by_role("button", name="Done").tap()
        expect(host.get_by_role("log")).to_contain_text("Bára has joined")
        press(host, "Begin the match")
        for page in (host, guest):
            expect(page.locator("#hand button.card")).to_have_count(9)
        left = {host: 9, guest: 9}
        while any(left.values()):
            until(lambda: any(left[page] and own_turn(page) for page in left))
            page = next(page for page in left if left[page] and own_turn(page))
            page.locator(PLAYABLE).first.click()
            left[page] -= 1
            expect(page.locator("#hand button.card")).to_have_count(left[page])
        for page, other in ((host, "Bára"), (guest, "Adam")):
            expect(page.get_by_role("log")).to_contain_text(other)
            page.context.close()


def test_a_page_watches_a_match_hears_every_card_and_holds_none(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        host = comes_in(browser, address, "Adam")
        for name in ("New table open to everybody", "Quist", "Open the table", "Agreements at this table"):
            press(host, name)
        press(host, "Who can watch: next")
        expect(host.locator("#play")).to_contain_text("everybody here")
        press(host, "Back")
        press(host, "Begin the match")
        expect(host.locator("#hand button.card")).to_have_count(9)
        eva = comes_in(browser, address, "Eva")
        eva.locator("#play").locator("button").filter(has_text=re.compile("^Quist: .*you can watch")).first.click()
        expect(eva.get_by_role("log")).to_contain_text("You're watching Quist.")
        until(lambda: own_turn(host))
        host.locator(PLAYABLE).first.click()
        expect(eva.get_by_role("log")).to_contain_text(re.compile("Adam(,| leads) a"))
        expect(eva.locator("#hand button.card")).to_have_count(0)
        for page in (host, eva):
            page.context.close()


#: a system's share sheet that notes what it gets, and a browser without one that has a clipboard
SHEET = "() => { navigator.share = async (shared) => { window.sent = shared; }; }"
NO_SHEET = """() => {
  navigator.share = undefined;
  Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.copied = text; } } });
}"""


def test_the_link_of_an_invitation_is_shared_and_leads_to_its_table_once(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        host = comes_in(browser, address, "Adam")
        for name in ("New private table, by code", "Quist", "Open the table"):
            press(host, name)
        expect(host.locator("#play")).to_contain_text("Code to give to others")
        found = re.search(r"Code to give to others: (.+)", host.locator("#play").inner_text())
        assert found
        host.evaluate(SHEET)
        press(host, "Share the link to this table")
        until(lambda: host.evaluate("window.sent"))
        link = host.evaluate("window.sent")
        assert link["text"] == "Join my table. We're playing Quist."
        expect(host.get_by_role("log")).to_contain_text("The invitation has been shared.")
        host.evaluate(NO_SHEET)
        press(host, "Share the link to this table")
        expect(host.get_by_role("log")).to_contain_text("The link to the table has been copied.")
        assert host.evaluate("window.copied") == link["url"] == f"{address}#{'-'.join(found[1].split())}"
        guest = opened(browser, link["url"], "cs")
        expect(guest.locator(FIELD)).to_be_focused()
        assert guest.evaluate("location.hash") == "", "whoever loads the page again asks for nothing"
        guest.keyboard.type("Bára")
        guest.keyboard.press("Enter")
        press(guest, "v ženském rodě: přišla, hrála")
        expect(guest.locator("#play")).to_contain_text("Kód pro ostatní")
        expect(host.get_by_role("log")).to_contain_text("Bára has joined")
        for name in ("Leave this table", "New private table, by code", "Loker", "Open the table"):
            press(host, name)
        expect(host.locator("#title")).to_contain_text("Loker: waiting")
        found = re.search(r"Code to give to others: (.+)", host.locator("#play").inner_text())
        assert found
        guest.evaluate("code => { location.hash = code }", "-".join(found[1].split()))
        expect(guest.locator("#title")).to_contain_text("Loker: stůl")
        for page in (host, guest):
            page.context.close()


def test_time_passes_for_the_eye_in_sight_and_readers_are_told_nothing_of_each_second(
    browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path) as (address, _):
        adam = comes_in(browser, address, "Adam", **PHONE)
        for name in ("New private table, by code", "Quist", "Open the table", "Agreements at this table"):
            press(adam, name)
        press(adam, "Time for a decision: next")
        expect(adam.locator("#play")).to_contain_text("For each decision")
        press(adam, "Back")
        press(adam, "Begin the match")
        expect(adam.locator("#hand button.card")).to_have_count(9)
        until(lambda: own_turn(adam))
        expect(adam.locator("#clock")).to_contain_text("Time: over five minutes")
        eye = adam.locator("#clock [aria-hidden]")
        adam.evaluate(WATCHED)

        def a_second_for_the_eye_alone() -> bool:
            adam.evaluate("changes = 0")
            before = eye.inner_text()
            until(lambda: eye.inner_text() != before)
            return bool(adam.evaluate("changes === 0"))

        until(a_second_for_the_eye_alone)
        assert re.fullmatch(r"0:\d\d \+5:00|4:\d\d", eye.inner_text())
        adam.evaluate("document.documentElement.style.setProperty('--scale', 4); page.scrollTo(0, 4000)")
        box = adam.locator("#clock").bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["y"] + box["height"] <= 640
        adam.context.close()


@pytest.mark.parametrize("how", ["by touch", "by keys"])
def test_a_page_asks_before_it_leaves_a_match_with_people(browser: Browser, tmp_path: Path, how: str) -> None:
    leave, question = (WORDS.text(message) for message in ("people-leave-match", "people-really-leave"))
    with served(tmp_path) as (address, _):
        adam = comes_in(browser, address, "Adam", **(PHONE if how == "by touch" else {}))
        for name in ("New private table, by code", "Quist", "Open the table", "Begin the match"):
            press(adam, name)
        expect(adam.locator("#hand button.card")).to_have_count(9)
        for answer in ("No", "Yes"):
            if how == "by touch":
                adam.get_by_role("button", name=MENU).first.tap()
            else:
                adam.keyboard.press("Escape")
            press(adam, leave)
            expect(adam.locator("#title")).to_have_text(question.rstrip("."))
            assert adam.evaluate("document.activeElement.textContent") == "No", "Enter pressed once more leaves nothing"
            press(adam, answer)
            if answer == "No":
                press(adam, WORDS.text("people-to-table"))
                expect(adam.locator("#board")).to_be_visible()
        expect(adam.locator("#play")).to_contain_text(WORDS.text("people-to-match"))
        adam.context.close()


#: counts all changes of a page except those hidden from readers
WATCHED = """
window.changes = 0;
new MutationObserver((found) => {
  const places = found.map(({ target }) => target.closest ? target : target.parentElement);
  changes += places.filter((place) => !place.closest("[aria-hidden]")).length;
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
"""


def tap(page: Page, *names: str) -> None:
    """Tap buttons that begin so, one after another, without a keyboard."""
    for name in names:
        button = page.locator("#play").get_by_role("button", name=re.compile(rf"(^|[.?:] ){re.escape(name)}")).first
        button.scroll_into_view_if_needed()
        button.tap()


def typed(page: Page, text: str) -> None:
    """Write a text in the page's field, as the phone's own keyboard does."""
    page.locator(FIELD).fill(text)
    page.get_by_role("button", name="Done").tap()


def on_phone(browser: Browser, address: str, name: str) -> Page:
    """Return a phone's page in the house."""
    page = opened(browser, address, **PHONE)
    tap(page, "Play with people")
    typed(page, name)
    expect(page.locator("#play")).to_contain_text("New private table, by code")
    return page


def fits(page: Page) -> bool:
    """Return whether everything is within the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def hears(page: Page, text: str) -> None:
    expect(page.get_by_role("log")).to_contain_text(text)


def says(guest: Page, phrase: str) -> None:
    """Say a set phrase; wait until the page shows it."""
    guest.wait_for_timeout(1100)  # one each second is heard
    tap(guest, "Say something to the others", phrase)
    expect(guest.locator("#title")).to_contain_text("Quist: waiting")
    assert fits(guest)


def turns(host: Page, switch: str, by: str) -> None:
    """Turn a switch about Eva on or off, and return to the table."""
    tap(host, "Second seat", f"{switch}: {by}")
    assert fits(host)
    tap(host, "Back")


MUTED, BLOCKED = "Muted until the program ends", "Blocked: muted, no invitations, not at my tables"


def test_people_meet_talk_and_keep_order_by_buttons_alone_on_two_phones(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        host, guest = on_phone(browser, address, "Adam"), on_phone(browser, address, "Eva")
        tap(guest, *["Who may invite me: next"] * 2)
        expect(guest.locator("#play")).to_contain_text("nobody, do not disturb")
        tap(host, "New private table, by code", "Quist", "Open the table")
        expect(host.locator("#play")).to_contain_text("Code to give to others")
        found = re.search(r"Code to give to others: (.+)", host.locator("#play").inner_text())
        assert found
        tap(guest, "I have a code")
        typed(guest, found[1])
        hears(guest, "Adam will start the match when everybody is here")
        says(guest, "Hello everybody")
        hears(host, "Eva: Hello everybody")
        for switch, phrase in ((MUTED, "Thank you"), (BLOCKED, "Sorry")):
            turns(host, switch, "next")
            says(guest, phrase)
            turns(host, switch, "previous")
        says(guest, "Well played")
        hears(host, "Eva: Well played")
        assert not re.search("Eva: (Thank you|Sorry)", host.get_by_role("log").inner_text())
        tap(host, "Second seat", "Report to the owner")
        typed(host, "rude")
        hears(host, "The owner of this server will get your report")
        tap(host, "Make them the host")
        hears(guest, "You're the host of this table now")
        tap(guest, "First seat", "Remove from the table", "Yes")
        hears(host, "The host has removed you from the table")
        assert fits(host)
        for page in (host, guest):
            page.context.close()
