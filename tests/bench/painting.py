"""The served page at Whist: time from a message until the browser has laid out what it changes, at most thirteen cards.

``python -m tests.bench painting`` prints figures without judging them.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import expect

from tests.bench.figures import Report
from tests.web.browsing import PLAYABLE, at_the_table, chromium, opened, own_turn, served, until

#: cards that the player plays
PLAYS = 12
#: notes the milliseconds of each message: script, style, layout, and the list of things to paint
CLOCK = """
window.paints = [];
const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", { ...own, set(handler) {
  own.set.call(this, (event) => {
    const began = performance.now();
    handler(event);
    document.getElementById("board").getBoundingClientRect();
    const took = performance.now() - began;
    const text = typeof event.data === "string" ? event.data : new TextDecoder().decode(event.data);
    window.paints.push([took, text.includes('"drawn"')]);
  });
} });
"""


def run(say: Report) -> None:
    """Print the time of messages that change the drawn table."""
    with served(Path(tempfile.mkdtemp())) as (address, _), chromium() as browser:
        page = opened(browser, address, viewport={"width": 1366, "height": 768})
        page.add_init_script(CLOCK)
        page.reload()
        expect(page.locator("#hand button").first).to_be_visible()
        at_the_table(page, "Whist")
        for _ in range(PLAYS):
            until(lambda: own_turn(page))
            page.locator(PLAYABLE).first.click()
        times = [took for took, drew in page.evaluate("paints") if drew]
        page.context.close()
    half, most = statistics.median(times), max(times)
    say(f"page: message to layout, {len(times)} tables: median {half:.1f} ms, most {most:.1f} ms")
    say.note("page, message to layout at most 13 cards, worst", most, "ms")
