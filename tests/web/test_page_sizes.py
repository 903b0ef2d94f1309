"""Every table on every screen: cards and choices are in sight or one swipe away, nothing is cut at the foot."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from numeramis_access.catalogue import STANDARD
from tests.web.browsing import GAMES, chromium, opened, own_turn, press, served, until

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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("home")) as (found, _):
        yield found


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
        until(lambda: page.evaluate(PLACED))
        for text, plays, top, bottom, free in page.evaluate(SEEN):
            where = (width, height, text)
            assert free, (where, "something lies over it")
            assert bottom <= 1 or top >= -1, (where, "cut at the foot")
            assert bottom <= 1 or not plays or height < TALL, (where, "not in sight")
            assert bottom <= height * 0.6 or not plays, (where, "needs more than one swipe")
    page.context.close()
