"""The page for the eye: nothing is written twice, one choice is filled, cards glide where that is welcome."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.web import browsing
from tests.web.browsing import (
    FIELD,
    GAMES,
    PHONE,
    PLAYABLE,
    at_the_table,
    chromium,
    opened,
    own_turn,
    press,
    served,
    until,
)

pytestmark = pytest.mark.peer("chromium")

@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("home")) as (found, _):
        yield found


#: what is seen of the texts outside the drawn table
SEEN = """() => [...document.querySelectorAll("#page :is(p, li, h1, h2, h3), footer p")].filter((one) => {
  const box = one.getBoundingClientRect();
  return one.checkVisibility() && !one.closest(".unseen") && box.width > 2 && box.height > 2
    && document.elementFromPoint(box.left + 3, box.top + 3)?.contains(one) !== undefined
    && getComputedStyle(one).clipPath === "none" && !(one.closest("#lying, #messages")?.offsetHeight < 2);
}).map((one) => one.textContent.trim()).filter(Boolean)"""


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_twice_on_the_screen_and_words_come_when_somebody_asks(
    browser: Browser, address: str, game: str
) -> None:
    page = opened(browser, address, viewport={"width": 1366, "height": 768})
    at_the_table(page, game)
    page.wait_for_timeout(1500)
    seen = page.evaluate(SEEN)
    sentences = [one for text in seen for one in re.split(r"(?<=[.?!])\s+", text) if len(one) > 3]
    assert len(sentences) == len(set(sentences)), sentences
    assert page.locator("#lying").bounding_box()["height"] <= 2  # type: ignore[index]
    expect(page.get_by_role("region", name="The table")).to_contain_text("You")  # readers have it
    words = page.get_by_role("button", name="Table and messages in words")
    expect(words).to_have_attribute("aria-pressed", "false")
    words.click()
    expect(words).to_have_attribute("aria-pressed", "true")
    lying, board = page.locator("#lying").bounding_box(), page.locator("#board").bounding_box()
    assert lying is not None
    assert board is not None
    assert lying["height"] > 40
    assert lying["y"] > board["y"] + board["height"] > 0, "the table stays where it is"
    page.context.close()


def test_a_field_does_not_show_the_title_again(browser: Browser, address: str) -> None:
    page = opened(browser, address, **PHONE)
    press(page, "Play with people")
    field = page.locator(FIELD)
    expect(field).to_be_focused()
    title = page.locator("#title").inner_text()
    expect(page.locator("#play label").get_by_text(title)).to_have_css("clip-path", "inset(50%)")
    expect(field).to_have_accessible_name(re.compile(re.escape(title)))
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_one_choice_is_filled(browser: Browser, address: str, game: str) -> None:
    page = opened(browser, address)
    expect(page.locator("#play .primary")).to_have_count(1)
    at_the_table(page, game)
    choices = page.locator("#choices button").count()
    expect(page.locator("#play .primary")).to_have_count(1 if choices else 0)
    page.context.close()


def test_the_filled_choice_is_no_larger_than_the_others(browser: Browser, address: str) -> None:
    """The press of a button moves the focus first; if anything below moved with it, the press would miss."""
    page = opened(browser, address, **PHONE)
    press(page, "Settings")
    press(page, "Play")
    entries = page.locator("#play button[data-index]")
    expect(page.locator("#title")).to_have_text("Play")
    entries.first.focus()
    places = "all => all.map((one) => one.offsetTop)"
    before = entries.evaluate_all(places)
    for place in range(entries.count()):
        entries.nth(place).focus()
        expect(entries.nth(place)).to_have_class(re.compile("primary"))
        assert entries.evaluate_all(places) == before, place
    page.context.close()


def test_cards_glide_only_where_motion_is_welcome(browser: Browser, address: str) -> None:
    for motion, glides in (("reduce", False), ("no-preference", True)):
        page = opened(browser, address, reduced_motion=motion)
        at_the_table(page)
        page.evaluate("""() => { window.moved = 0; const run = Element.prototype.animate;
          Element.prototype.animate = function (...how) { window.moved += 1; return run.apply(this, how); }; }""")
        page.locator(PLAYABLE).first.click()
        until(lambda page=page: page.evaluate("document.querySelectorAll('#board .laid').length > 0"))  # type: ignore[misc]
        page.wait_for_timeout(500)
        assert (page.evaluate("moved") > 0) == glides, motion
        page.context.close()


#: whether the others play while the hand is there, and no card is marked as one that cannot be used
OTHERS = """() => !document.querySelector("#board .seat").classList.contains("turn")
  && document.querySelector("#hand .card") && !document.querySelector("#hand [aria-disabled]")"""
#: how many different fills the cards of the hand have, and whether one is that of a playable card
FILLS = """() => {
  const fills = [...document.querySelectorAll("#hand .card .paper")].map((one) => getComputedStyle(one).fill);
  return [new Set(fills).size, fills.includes("rgb(255, 255, 255)")];
}"""


@pytest.mark.parametrize("game", ["Quist", "Whist"])
def test_while_others_play_the_cards_are_outlines_and_readers_hear_no_change(
    browser: Browser, address: str, game: str
) -> None:
    page = opened(browser, address)
    at_the_table(page, game)
    assert page.evaluate(FILLS)[1]
    cards = page.locator("#hand button.card").count()
    while not page.evaluate(OTHERS):  # the last to play leads at once if they won
        page.locator(PLAYABLE).first.click()
        cards -= 1
        until(
            lambda left=cards: page.evaluate(OTHERS)  # type: ignore[misc]
            or (own_turn(page) and page.locator("#hand button.card").count() == left)
        )
    assert page.evaluate(FILLS) == [1, False]
    page.context.close()


#: the colours of the words of the button that keeps the focus, without and with a keyboard's focus; its name
IDLE = """() => {
  const button = document.querySelector("#choices .idle"), colour = () => getComputedStyle(button).color;
  button.focus({ focusVisible: false });
  const plain = colour();
  button.blur();
  button.focus({ focusVisible: true });
  return [plain, colour() === plain, button.textContent];
}"""


@pytest.mark.parametrize("forced", ["none", "active"])
def test_while_others_play_the_button_that_keeps_the_focus_has_words_for_readers_only(
    browser: Browser, address: str, forced: Literal["none", "active"]
) -> None:
    page = opened(browser, address, forced_colors=forced)
    for name in ("New match", "Šipky, darts with cards", "Start playing"):
        press(page, name)
    until(lambda: own_turn(page))
    page.locator("#choices button").first.click()
    expect(page.locator("#hand .card").first).to_be_visible()
    page.locator("#choices button").and_(page.locator(browsing.STAYS)).first.click()
    until(lambda: page.locator("#choices .idle").count() > 0)
    assert page.evaluate(IDLE) == ["rgba(0, 0, 0, 0)", False, "Continue"]
    page.context.close()


#: notes in which order the visible facts beside the title and the list for readers change
ORDER = """() => {
  window.order = [];
  for (const name of ["seen-facts", "facts"]) {
    new MutationObserver(() => order.push(name)).observe(document.getElementById(name),
      { childList: true, subtree: true, characterData: true });
  }
}"""


def test_the_facts_are_seen_at_once_and_readers_get_them_when_all_is_told(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    at_the_table(page)
    expect(page.locator("#facts")).to_have_css("clip-path", "inset(50%)")
    expect(page.locator("#seen-facts")).to_have_attribute("aria-hidden", "true")
    page.evaluate(ORDER)
    while not page.evaluate("order.length"):
        until(lambda: own_turn(page) or page.evaluate("order.length > 0"))
        page.locator(PLAYABLE).first.click()
        page.wait_for_timeout(300)
    until(lambda: page.evaluate("order.includes('facts')"))
    assert page.evaluate("order[0]") == "seen-facts"
    assert page.locator("#facts").inner_text() == page.locator("#seen-facts").inner_text()
    page.context.close()


def test_a_phone_is_told_of_taps(browser: Browser, address: str) -> None:
    page = opened(browser, address, **PHONE)
    at_the_table(page)
    page.get_by_role("button", name="what you can do now").click()
    expect(page.locator("#text")).to_contain_text("Tap a card to play it")
    told = page.locator("#text").inner_text()
    assert not re.search(r"\b(Enter|Escape|arrows?|space bar)\b", told), told
    page.context.close()


#: counts the changes of the page within a second
CHANGES = """async () => {
  let count = 0;
  const watch = new MutationObserver((changes) => { count += changes.length; });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await new Promise((done) => setTimeout(done, 1000));
  watch.disconnect();
  return count;
}"""


@pytest.mark.parametrize("scene", ["menu", *GAMES])
def test_a_page_changes_nothing_while_nothing_happens(browser: Browser, address: str, scene: str) -> None:
    page = opened(browser, address)
    if scene != "menu":
        at_the_table(page, scene)
    until(lambda: page.evaluate(CHANGES) == 0)
    page.context.close()
