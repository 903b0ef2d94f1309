"""The page tells each message alone and whole, after readers have spoken the focus."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import PHONE, at_the_table, chromium, opened, press, served, until
from tests.web.dead_line import dead_line

pytestmark = pytest.mark.peer("chromium")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("home")) as (found, _):
        yield found


@pytest.fixture(scope="module")
def page(address: str) -> Iterator[Page]:
    with chromium() as browser:
        yield opened(browser, address)


#: five quick keys with the same answer while something waits, then the effect
QUICK = """async () => {
  const { Log } = await import("./log.js");
  const [region, latest] = [document.createElement("div"), document.createElement("p")];
  const log = new Log(region, latest, () => {});
  const said = (text, answer = false) => [{ text, lang: "en", answer }];
  log.tell(said("The deal begins."));
  for (let key = 0; key < 5; key++) {
    log.pressed(Promise.resolve());
    log.tell(said("It is Alojz's turn.", true));
  }
  log.tell([...said("Quist, game one"), ...said("Alojz, a five.")]);
  while (!region.textContent.includes("five")) await new Promise((done) => setTimeout(done, 20));
  return region.textContent;
}"""


def test_the_same_answer_to_several_quick_keys_is_told_once(page: Page) -> None:
    told = page.evaluate(QUICK)
    assert told == "The deal begins. It is Alojz's turn. Quist, game one. Alojz, a five."


#: keys ``pause`` milliseconds apart at a line with this ``delay``: each changes a setting, the first also causes news
VALUES = """async ([pause, delay, keys]) => {
  const { Log } = await import("./log.js");
  const [region, latest] = [document.createElement("div"), document.createElement("p")];
  const log = new Log(region, latest, () => {});
  const later = (time) => new Promise((done) => setTimeout(done, time));
  const told = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) told.push(node.textContent);
  }).observe(region, { childList: true });
  for (let key = 0; key < keys; key++) {
    log.pressed(later(delay));
    later(delay + 5).then(() => {
      log.tell([{ text: `Players: ${key}.`, lang: "en", answer: true }]);
      if (!key) log.tell([{ text: "Karel is back.", lang: "en" }]);
    });
    await later(pause);
  }
  await later(3000);
  return told;
}"""


#: milliseconds between two keys, and of the line
PAUSES, DELAYS = (33, 60, 120, 250), (0, 40, 120, 250)
KEYS = 8


@pytest.fixture(scope="module")
def told_by_quick_keys(page: Page) -> dict[tuple[int, int], list[str]]:
    """The paragraphs of each log by pause and delay: all wait at the same time, each in a region of its own."""
    ways = list(product(PAUSES, DELAYS))
    each = page.evaluate(f"(ways) => Promise.all(ways.map({VALUES}))", [[*way, KEYS] for way in ways])
    return dict(zip(ways, each, strict=True))


@pytest.mark.parametrize("delay", DELAYS)
@pytest.mark.parametrize("pause", PAUSES)
def test_quick_keys_tell_values_in_order_each_once_and_the_last_and_lose_no_news(
    told_by_quick_keys: dict[tuple[int, int], list[str]], pause: int, delay: int
) -> None:
    told = told_by_quick_keys[pause, delay]
    values = [int(number) for number in re.findall(r"Players: (\d)", " ".join(told))]
    assert values == sorted(set(values))
    assert values[-1] == KEYS - 1
    assert all(text.count("Players") <= 1 for text in told), "no paragraph tells an older value beside the newest"
    assert any("Karel" in text for text in told)


#: notes every paragraph of the log from now on
NOTES = """() => {
  window.told = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) told.push(node.textContent);
  }).observe(document.getElementById("log"), { childList: true });
}"""


@pytest.mark.parametrize("delay", [0.0, 0.04, 0.12, 0.25])
def test_quick_taps_tell_values_in_order_each_once_and_the_last(page: Page, address: str, delay: float) -> None:
    """The line needs so many seconds for a message and its answer."""
    browser = page.context.browser
    assert browser is not None
    with dead_line(address, delay / 2) as line:
        page = opened(browser, line.address, **PHONE)
        for name in ("New match", "Loker"):
            press(page, name)
        setting = page.locator("#play button[data-label='Number of players']")
        expect(setting).to_have_text("Number of players: 4")
        page.evaluate(NOTES)
        for pause, way in ((40, "more"), (120, "less"), (250, "more")):
            box = page.get_by_role("button", name=f"Number of players: {way}").bounding_box()
            assert box is not None
            before = len(page.evaluate("told"))
            for _ in range(5):
                page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
                page.wait_for_timeout(pause)
            expect(setting).to_have_text(f"Number of players: {9 if way == 'more' else 4}")
            page.wait_for_timeout(2500)
            told = page.evaluate("told")[before:]
            values = [int(number) for number in re.findall(r"Number of players: (\d+)", " ".join(told))]
            assert values[-1:] == [9 if way == "more" else 4], (pause, told)
            assert values == sorted(set(values), reverse=way == "less"), (pause, told)
        page.context.close()


#: a focus that a busy browser draws late, and its text: the content before, and the delay
LATE = """async () => {
  const { Log } = await import("./log.js");
  const [region, latest] = [document.createElement("div"), document.createElement("p")];
  const [frames, draw] = [[], window.requestAnimationFrame];
  const later = (time) => new Promise((done) => setTimeout(done, time));
  window.requestAnimationFrame = (frame) => frames.push(frame);
  const log = new Log(region, latest, () => {});
  log.wait();
  log.tell([{ text: "Marked: a two.", lang: "en", answer: true }]);
  await later(1500);
  const before = region.textContent;
  while (frames.length) frames.shift()();
  window.requestAnimationFrame = draw;
  const drawn = performance.now();
  while (!region.textContent) await later(10);
  return [before, performance.now() - drawn];
}"""


def test_what_comes_with_a_focus_is_told_a_second_after_that_was_drawn(page: Page) -> None:
    before, after = page.evaluate(LATE)
    assert before == ""
    assert after >= 990


#: notes the first message that comes and the first button that goes which had the focus
ORDER = """() => {
  window.order = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes } of changes) {
      if (target.id === "log" && addedNodes.length) order.push("told");
      if ([...removedNodes].some((node) => node.classList?.contains("leaving"))) order.push("gone");
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_what_had_the_focus_goes_when_all_has_been_told(page: Page) -> None:
    """Orca in Firefox takes it for the current focus, and reads it again."""
    at_the_table(page, "Loker")
    page.locator("#hand button.card").first.focus()
    page.evaluate(ORDER)
    page.keyboard.press("Space")  # which marks the card: that is another button
    until(lambda: "gone" in page.evaluate("order"))
    assert page.evaluate("order")[0] == "told"
