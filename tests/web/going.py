"""A player at the page who presses its buttons: by touch alone, or by keys alone."""

from __future__ import annotations

import json
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.browsing import PATIENCE, STAYS, until

#: entries that go on when the program waits, in English
GO_ON = re.compile("^(Go on|Go on to the next deal|Leave the lesson)$")
#: seconds until a press without effect counts as done
ANSWERED = 1.5
#: seconds without a change after which the page has drawn its whole answer: the title can come before the entries
DRAWN = 0.1
#: milliseconds to wait for a button before it counts as gone
GONE = 5000.0
#: names of buttons, and whether they are cards
NAMES = "all => all.map((one) => [one.dataset.label ?? one.textContent, one.classList.contains('card')])"
#: everything that answers a press
SEEN = """[...document.querySelectorAll("header, #stage, #commands, #log, #footer")].map((one) =>
  one.id === "log" ? one.textContent : one.innerText).join()"""
#: waits up to so many seconds until the content differs from the one before, then until it has stayed for some seconds;
#: looks when the page has changed, because questions from outside would take most of the processor's time
ANSWER = f"""([before, answered, drawn]) => new Promise((done) => {{
  const content = () => {SEEN};
  let seen = before, timer, due;
  const wait = (seconds) => {{ clearTimeout(timer); timer = setTimeout(end, 1000 * seconds); }};
  const look = () => {{
    due = undefined;
    const now = content();
    if (now !== seen) {{ seen = now; wait(drawn); }}
  }};
  const watch = new MutationObserver(() => {{ due ??= setTimeout(look, 20); }});
  const end = () => {{
    const last = seen;
    look();
    if (seen === last) {{ watch.disconnect(); clearTimeout(due); done(null); }}
  }};
  watch.observe(document.body, {{ subtree: true, childList: true, characterData: true, attributes: true }});
  wait(answered);
  look();
}})"""
#: seconds in which something goes on: computers think meanwhile, on a machine that has other work too
STUCK = 120.0
#: key presses in which anything of the page is reached
FAR = 60
#: the element with the focus
FOCUS = "document.activeElement.outerHTML"


class Player(ABC):
    """A player at the page. :ivar page: the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    def reach_and_press(self, target: Locator) -> None:
        """Press one button."""

    def press(self, target: Locator, seconds: float = ANSWERED) -> None:
        """Press one button and wait up to so many seconds for the page's answer, then until it is drawn."""
        before = self.seen()
        self.reach_and_press(target)
        self.page.evaluate(ANSWER, [before, seconds, DRAWN])

    def seen(self) -> str:
        """Return the page's content, without the first paragraph, which repeats the message later."""
        return str(self.page.evaluate(f"() => {SEEN}"))

    @property
    def shown(self) -> Locator:
        """Return the cards, choices and entries that can be pressed."""
        return self.page.locator("#play button[data-index], #play .row:has(input) button").and_(
            self.page.locator(STAYS)
        )

    def names(self) -> list[tuple[str, bool]]:
        """Wait for something to press; return the name of each, and whether it is a card."""
        expect(self.shown.first).to_be_visible()
        found = self.shown.evaluate_all(NAMES)
        return [(name.strip(), card) for name, card in found]

    def choose(self, *places: int | str) -> None:
        """Go through menus by the place or the beginning of an entry's name."""
        for place in places:
            if isinstance(place, int):
                entry = self.page.locator(f"#play button[data-index='{place}']")
            else:
                entry = self.page.locator("#play button").filter(has_text=re.compile(f"^{re.escape(place)}"))
            self.follow(entry.and_(self.page.locator(STAYS)).first)

    def follow(self, entry: Locator) -> None:
        """Press an entry that leads elsewhere, and wait until other entries are there: a busy machine can draw
        something else so long before them that the answer seems complete.
        """
        before = self.shown.evaluate_all(NAMES)
        self.press(entry, PATIENCE)
        until(lambda: self.shown.evaluate_all(NAMES) != before)

    @property
    def title(self) -> str:
        """Return the title of the scene."""
        return self.page.locator("#title").inner_text()

    def go_until(self, ended: Callable[[], bool], offered: re.Pattern[str] | None = None) -> None:
        """Press each entry that goes on; without one press others in turn, until the page has ended.

        :param offered: names of entries that end it unpressed. The same look that finds entries decides this: the page
            can offer one of them between two looks.
        """
        tries, before, since = 0, list[tuple[str, bool]](), time.monotonic()
        while not ended():
            names = self.names()
            if offered is not None and any(offered.match(name) for name, _ in names):
                return
            on = [place for place, (name, _) in enumerate(names) if GO_ON.match(name)]
            tries, since = (0, time.monotonic()) if on or names != before else (tries + 1, since)
            assert time.monotonic() - since < STUCK, f"nothing goes on from here: {self.title}: {names}"
            if not (before := names):
                continue
            others = sorted(range(len(names)), key=lambda place: names[place][1])
            place = on[0] if on else others[tries % len(names)]
            with suppress(TimeoutError):  # it has gone meanwhile
                self.press(self._entry(place, names[place][0]))

    def _entry(self, place: int, name: str) -> Locator:
        """Return the entry at a place under its name: an entry that took its place meanwhile is not pressed."""
        labelled = self.page.locator(f"[data-label={json.dumps(name)}]")
        named = self.page.locator("button").filter(has_text=re.compile(rf"^\s*{re.escape(name)}\s*$"))
        return self.shown.nth(place).and_(labelled.or_(named))


class Finger(Player):
    """A player who taps."""

    def reach_and_press(self, target: Locator) -> None:
        """Tap it."""
        target.tap(timeout=GONE)


class Keys(Player):
    """A player with only a keyboard: Tab, arrows and Enter."""

    def reach_and_press(self, target: Locator) -> None:
        """Go to it by Tab and arrows, and press Enter."""
        keys = self.page.keyboard
        for _ in range(FAR):
            bar, steps, across = target.evaluate(WAY, timeout=GONE)
            if not bar:
                keys.press("Tab")
            elif steps:
                back, on = ("ArrowLeft", "ArrowRight") if across else ("ArrowUp", "ArrowDown")
                keys.press(on if steps > 0 else back)
            elif target.evaluate("one => one === document.activeElement", timeout=GONE):
                keys.press("Enter")
                return  # else an answer has drawn the entries again meanwhile
        raise AssertionError(f"{FAR} keys do not reach {target}; the focus is in {self.page.evaluate(FOCUS)}")


#: whether the focus is in a button's toolbar, how many steps from it, and whether steps are across
WAY = """target => {
  const bar = target.closest('[role=toolbar]'), here = document.activeElement;
  if (!bar || !bar.contains(here)) return [here === target, 0, true];
  const each = [...bar.querySelectorAll('[data-index]')].filter((one) => !one.closest('.leaving'));
  const across = bar.getAttribute('aria-orientation') !== 'vertical';
  if (!each.includes(target) || !each.includes(here)) return [here === target, 0, true];
  return [true, each.indexOf(target) - each.indexOf(here), across];
}"""
