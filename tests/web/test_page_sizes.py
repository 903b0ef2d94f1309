"""Every table on every screen: cards and choices are in sight or one swipe away, nothing is cut at the foot."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from numeramis_access.catalogue import STANDARD
from tests.web.browsing import GAMES, at_the_table, opened, own_turn, press, until
from tests.web.test_page import address, browser, table

__all__ = ["address", "browser", "table"]
pytestmark = pytest.mark.peer("chromium")

#: phones held both ways, windows, laptops and large screens
SIZES = (
    (320, 480), (360, 640), (390, 844), (568, 320), (640, 360), (844, 390), (800, 600), (1024, 768), (1366, 768),
    (1920, 1080), (3840, 2160),
)  # fmt: skip
#: height of a screen from which everything is in sight without a swipe
TALL = 480
#: every game with each of its presets, and with each number of players: the game's name, and the value to set
TABLES = [
    pytest.param(game, row, value, id=f"{name}-{value}")
    for name, game in zip(STANDARD.names, GAMES, strict=True)
    for row, values in (
        ("Preset", range(len(STANDARD[name].ruleset().presets))),
        ("Number of players", range(max(2, STANDARD[name].ruleset().seats[0]), STANDARD[name].ruleset().seats[1] + 1)),
    )
    for value in values
]
#: a page of 1280 px at 400 %, as WCAG 1.4.10 measures it
NARROW = {"width": 320, "height": 256}
#: WCAG 1.4.12
SPACING = "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } " \
          "p { margin-bottom: 2em !important }"  # fmt: skip


def set_table(browser: Browser, address: str, game: str, name: str, value: int) -> Page:
    """Return a page at the player's turn.

    :param name: a setting of the table. :param value: the place of a preset, or the number of players.
    """
    page = opened(browser, address, has_touch=True, reduced_motion="reduce")
    for entry in ("New match", game):
        press(page, entry)
    expect(page.locator("#play button[data-label='Preset']")).to_be_visible()
    row = page.locator(f"#play button[data-label='{name}']")
    for _ in range(value if name == "Preset" else 0):
        change(page, row, f"{name}: next")
    while name != "Preset" and row.count() and (now := int(row.inner_text().rpartition(" ")[2])) != value:
        change(page, row, f"{name}: {'more' if now < value else 'less'}")
    press(page, "Start playing")
    until(lambda: bool(page.locator("#board .seat.turn").count()) and own_turn(page))
    return page


def change(page: Page, row: Locator, name: str) -> None:
    """Press a button beside a setting until its value has changed."""
    before = row.inner_text()
    press(page, name)
    expect(row).not_to_have_text(before)


#: every card, choice and command of the unscrolled page: name, kind, pixels by which it begins and ends below the
#: visible part; then, scrolled to, whether anything else lies over its middle
SEEN = """() => {
  const page = document.getElementById("page"), foot = page.getBoundingClientRect().bottom;
  page.scrollTop = 0;
  const all = [...document.querySelectorAll("#hand button, #choices button, #commands :is(button, summary)")]
    .filter((one) => one.checkVisibility());
  const places = all.map((one) => [one.textContent, !!one.closest("#play"), one.getBoundingClientRect().top - foot,
    one.getBoundingClientRect().bottom - foot]);
  return all.map((one, at) => {
    one.scrollIntoView({ block: "nearest" });
    const box = one.getBoundingClientRect();
    const there = document.elementFromPoint(box.left + box.width * 0.2, box.top + box.height / 2);
    page.scrollTop = 0;
    return [...places[at], one.contains(there) || one.classList.contains("card") && !!there?.closest(".card")];
  });
}"""
#: whether the program has placed the table for the present size, and every card lies inside the screen
PLACED = """() => {
  const hand = [...document.querySelectorAll("#hand .card")].map((one) => one.getBoundingClientRect());
  const svg = document.querySelector("#board > svg").viewBox.baseVal, board = document.getElementById("board");
  return hand.every((one) => one.left >= 0 && one.right <= innerWidth)
    && Math.abs(svg.width / svg.height - board.clientWidth / board.clientHeight) < 0.05;
}"""


@pytest.mark.turns(3)
@pytest.mark.parametrize(("game", "name", "value"), TABLES)
def test_every_choice_is_in_sight_or_a_swipe_away_and_none_is_cut_or_covered(
    browser: Browser, address: str, game: str, name: str, value: int
) -> None:
    page = set_table(browser, address, game, name, value)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        until(lambda: page.evaluate(PLACED), lambda: "the table is not placed")
        # page and program answer each other a few times after a change of size
        until(lambda: not find_faults(page, height), lambda: (width, height, find_faults(page, height)))  # noqa: B023
    page.context.close()


#: shows the time that is left, which no program hides
CLOCK = """() => {
  clock.firstElementChild.textContent = "0:32";
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  document.adoptedStyleSheets[0].replaceSync("#clock { display: block !important }");
}"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_when_a_clock_comes(browser: Browser, address: str, game: str) -> None:
    page = set_table(browser, address, game, "Preset", 0)
    for width, height in ((1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        until(lambda: page.evaluate(PLACED) and not find_faults(page, height))  # noqa: B023
        page.evaluate(CLOCK)
        until(lambda: page.evaluate(PLACED) and not find_faults(page, height))  # noqa: B023
        page.evaluate("document.adoptedStyleSheets = []")
    page.context.close()


#: texts of the drawn table that have lost letters
CUT = "[...document.querySelectorAll('#board text')].map((one) => one.textContent).filter((one) => /…$/.test(one))"


def test_a_question_with_four_choices_below_two_rows_of_cards_is_in_sight_at_every_size(
    browser: Browser, address: str
) -> None:
    """Of the three players of a Whist with doubled trumps, the dealer gets this question."""
    for _ in range(20):
        page = set_table(browser, address, "Whist", "Preset", 4)
        if page.locator("#choices button").count() == 4:
            break
        page.context.close()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        until(lambda: page.evaluate(PLACED), lambda: "the table is not placed")
        expect(page.locator("#choices button")).to_have_count(4)
        until(lambda: not find_faults(page, height), lambda: (width, height, find_faults(page, height)))  # noqa: B023
    page.context.close()


#: how far the lowest choice and card end below the visible part, in pixels
BELOW = """() => Math.max(...[...document.querySelectorAll("#play button")]
  .map((one) => one.getBoundingClientRect().bottom)) - document.getElementById("page").getBoundingClientRect().bottom"""


@pytest.mark.parametrize(("width", "height", "scale"), [(400, 300, 1), (800, 600, 2)])
def test_at_200_percent_hand_and_choices_of_loker_are_in_sight(
    browser: Browser, address: str, width: int, height: int, scale: int
) -> None:
    """800 x 600 pixels at 200 %, of the browser and of the player's settings.

    It takes a deal with one choice: a long second one is a swipe away, as the test of all sizes demands.
    """
    for _ in range(20):
        page = set_table(browser, address, "Loker", "Number of players", 4)
        if page.locator("#choices button").count() == 1:
            break
        page.context.close()
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(f"document.documentElement.style.setProperty('--scale', {scale})")
    page.evaluate(TOLD, "Somebody has passed. Your turn.")
    until(lambda: page.evaluate(PLACED) and page.evaluate(BELOW) <= 1, lambda: page.evaluate(BELOW))
    assert page.locator("#board .name").count() == page.locator("#board .count", has_text="point").count() == 4
    page.context.close()


#: as tall and narrow as a phone, with the scroll bar of a browser on a desk
BAR = "#page { border-right: 12px solid }"
ROWS = "new Set([...document.querySelectorAll('#hand .card')].map((one) => one.style.top)).size"


def test_thirteen_cards_lie_in_two_rows_beside_a_scroll_bar(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    at_the_table(page, "Whist")
    page.evaluate(f"document.adoptedStyleSheets = [new CSSStyleSheet()]; "
                  f"document.adoptedStyleSheets[0].replaceSync(`{BAR}`)")  # fmt: skip
    page.set_viewport_size({"width": 320, "height": 480})
    until(lambda: page.evaluate(PLACED) and page.evaluate(ROWS) == 2, lambda: page.evaluate(ROWS))
    page.context.close()


def find_faults(page: Page, height: int) -> list[tuple[str, str]]:
    """Return the names of buttons that cannot be seen or reached as they should and cut texts, each with the reason."""
    faults = [(text, "cut on the table") for text in page.evaluate(CUT)]
    for text, plays, top, bottom, free in page.evaluate(SEEN):
        if not free:
            faults.append((text, "something lies over it"))
        if bottom > 1 and top < -1:
            faults.append((text, "cut at the foot"))
        if bottom > 1 and plays and height >= TALL:
            faults.append((text, "not in sight"))
        if bottom > height * 0.6 and plays:
            faults.append((text, "needs more than one swipe"))
    return faults


def fits(page: Page) -> bool:
    """Return whether the page needs no sideways scrolling and cuts nothing off."""
    return bool(page.evaluate(
        "[...document.querySelectorAll('body, body *')].every((one) => one.checkVisibility() === false"
        " || one.classList.contains('skip') || one.getBoundingClientRect().right <= innerWidth + 1)"
        " && document.documentElement.scrollWidth <= innerWidth"
    ))  # fmt: skip


def test_at_400_percent_nothing_of_a_menu_is_cut_off(browser: Browser, address: str) -> None:
    page = opened(browser, address, viewport=NARROW)
    assert fits(page)
    page.context.close()


def test_at_400_percent_and_with_wide_letters_nothing_is_cut_off(table: Page) -> None:
    table.set_viewport_size(NARROW)  # type: ignore[arg-type]
    until(lambda: fits(table))
    table.evaluate(f"document.adoptedStyleSheets = [new CSSStyleSheet()]; "
                   f"document.adoptedStyleSheets[0].replaceSync(`{SPACING}`)")  # fmt: skip
    until(lambda: fits(table))
    table.evaluate("document.adoptedStyleSheets = []")


#: stops of a swipe from the hand on, by name or class
STOPS = """[...document.querySelectorAll("#play button, #stage ~ * :is(button, summary, li, h2, h3)")]
  .filter((one) => one.checkVisibility()).map((one) => one.name || one.classList[0] || "")"""


#: table and hand are in the picture together, unscrolled, and no row of cards covers another
TOGETHER = """(() => {
  const box = (one) => one.getBoundingClientRect();
  const cards = [...document.querySelectorAll("#hand .card")].map(box);
  const rows = cards.filter((one, at) => !at || one.left < cards[at - 1].left).length;
  return document.getElementById("page").scrollTop === 0 && box(document.getElementById("board")).top >= 0 && rows <= 3
    && cards.every((one) => one.bottom <= box(document.getElementById("latest")).top + 1);
})()"""


#: shows a text as the message that was told last, and returns the text before
TOLD = "text => { const told = latest.textContent; latest.textContent = text; return told; }"
#: whether the last message is also the last of the log: the next one may be on its way
SAME = "() => latest.textContent === document.querySelector('#log p:last-of-type')?.textContent"


def test_what_was_told_last_is_in_sight_and_the_menu_is_near(table: Page) -> None:
    """At every size and scroll position; a few swipes lead from the last card to the menu."""
    for width, height in SIZES:
        table.set_viewport_size({"width": width, "height": height})
        for place in ("0", "page.scrollHeight"):
            table.evaluate(f"page.scrollTo(0, {place})")
            box = table.locator("#latest").bounding_box()
            assert box is not None
            assert 0 <= box["y"] < box["y"] + box["height"] <= height + 1
        table.evaluate("page.scrollTo(0, 0)")
        if width >= 360:
            until(lambda: table.evaluate(TOGETHER))  # the program places the table anew
            for key in ("Home", "End"):
                table.keyboard.press(key)  # scrolls nothing, because everything fits
            until(lambda: table.evaluate(TOGETHER))
            told = table.evaluate(TOLD, "One message after another. " * 30)
            until(lambda: table.evaluate(TOGETHER))
            table.evaluate(TOLD, told)
    until(lambda: table.evaluate(SAME))
    stops = table.evaluate(STOPS)
    assert 0 < stops[stops.index("card") :].index("menu") - stops.count("card") <= 8


#: the boxes of each place, clockwise from the player's own: left, top, right and bottom of each part
PLACES = """() => [...document.querySelectorAll("#board .seat")].map((seat) => [...seat.children]
  .map((one) => one.getBoundingClientRect()).filter((box) => box.height)
  .map(({ left, top, right, bottom }) => [left, top, right, bottom]))"""


def test_the_own_place_is_below_the_partners_opposite_and_none_over_another(table: Page) -> None:
    for width, height in SIZES:
        table.set_viewport_size({"width": width, "height": height})
        until(lambda: not over_each_other(table.evaluate(PLACES)))  # the program places them anew
        places = table.evaluate(PLACES)
        assert len(places) > 2
        across, tops = [parts[0][0] + parts[0][2] for parts in places], [parts[0][1] for parts in places]
        assert tops[0] == max(tops)
        if tops[0] > max(tops[1:]):  # where all sit in rows, the player's own place is the last one
            assert across[1] < across[0] < across[-1]
            if len(places) % 2 == 0:
                assert tops[len(places) // 2] == min(tops)


def test_ten_sit_round_a_table_and_none_over_another(browser: Browser, address: str) -> None:
    page = opened(browser, address, viewport=NARROW)
    press(page, "New match")
    press(page, "Loker")
    for _ in range(6):
        press(page, "Number of players: more")
    press(page, "Start playing")
    expect(page.locator("#board .seat")).to_have_count(10)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        until(lambda: not over_each_other(page.evaluate(PLACES)))  # the program places them anew
    page.context.close()


def over_each_other(places: list[list[list[float]]]) -> list[tuple[list[float], list[float]]]:
    """Return the parts of different places that overlap."""
    return [(a, b) for one, two in combinations(places, 2) for a in one for b in two if overlap(a, b)]


def overlap(one: list[float], two: list[float]) -> bool:
    """Return whether two boxes overlap by more than a pixel."""
    return all(max(one[side], two[side]) + 1 < min(one[side + 2], two[side + 2]) for side in (0, 1))
