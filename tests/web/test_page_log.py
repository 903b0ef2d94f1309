"""The page tells each message alone and whole, after readers have spoken the focus."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.web.browsing import at_the_table, chromium, opened, served, until

pytestmark = pytest.mark.peer("chromium")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with served(tmp_path_factory.mktemp("home")) as (address, _), chromium() as browser:
        yield opened(browser, address)


#: five quick keys with the same answer while something waits, then the effect
QUICK = """async () => {
  const { Log } = await import("./log.js");
  const [region, latest] = [document.createElement("div"), document.createElement("p")];
  const log = new Log(region, latest, () => {});
  const said = (text) => [{ text, lang: "en" }];
  log.tell(said("The deal begins."), false);
  for (let key = 0; key < 5; key++) {
    log.pressed();
    log.tell(said("It is Alojz's turn."), true);
  }
  log.tell([...said("Quist, game one"), ...said("Alojz, a five.")], false);
  while (!region.textContent.includes("five")) await new Promise((done) => setTimeout(done, 20));
  return region.textContent;
}"""


def test_the_same_answer_to_several_quick_keys_is_told_once(page: Page) -> None:
    told = page.evaluate(QUICK)
    assert told.count("It is Alojz's turn.") == 1
    assert told.endswith("Quist, game one. Alojz, a five."), "what has no full stop has one before what follows"


#: a focus that a busy browser draws late, and its text: the content before, and the delay
LATE = """async () => {
  const { Log } = await import("./log.js");
  const [region, latest] = [document.createElement("div"), document.createElement("p")];
  const [frames, draw] = [[], window.requestAnimationFrame];
  const later = (time) => new Promise((done) => setTimeout(done, time));
  window.requestAnimationFrame = (frame) => frames.push(frame);
  const log = new Log(region, latest, () => {});
  log.wait();
  log.tell([{ text: "Marked: a two.", lang: "en" }], true);
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
