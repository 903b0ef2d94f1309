"""The static page in Chromium: bytes of a visit, time until the first sentence, waiting time of a key.

The benchmark builds the site and serves it with a plain file server in this process.
"""

from __future__ import annotations

import gzip
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from numeramis_access.web.static.build import LANGUAGE_ARCHIVE_PREFIX
from tests.bench.figures import Report
from tests.bench.web import figures
from tests.web.browsing import PLAYABLE, chromium, opened, own_turn, press, until
from tests.web.static_site import build, offered

STARTS, LOOKS = 3, 200
#: milliseconds until a visitor returns; by then the browser has cached its compiled code
AWAY = 5000
#: script that notes the time from each message to the program until its next message
CLOCK = """
const Real = Worker;
window.waits = [];
window.Worker = class extends Real {
  constructor(...words) {
    super(...words);
    window.program = this;
    let sent = 0;
    const send = this.postMessage.bind(this);
    this.postMessage = (message) => { if (typeof message === "string") sent = performance.now(); send(message); };
    this.addEventListener("message", ({ data }) => {
      if (typeof data !== "string" || !sent) return; // the worker confirms each message with an object before
      window.waits.push(performance.now() - sent);
      sent = 0;
    });
  }
};
"""


def run(say: Report) -> None:
    """Print every row."""
    with tempfile.TemporaryDirectory() as name, chromium() as browser:
        site = Path(name)
        build(site)
        first, cues, languages = transfer(site)
        chosen = ", ".join(f"{one:.2f}" for one in languages)
        say(f"first visit, each file gzipped: {first:.2f} MB, later sounds {cues:.2f} MB, each language: {chosen} MB")
        say.note("static page, first visit, gzipped", first, "MB")
        with offered(site) as address:
            for _ in range(STARTS):
                starts(say, browser, address)
            keys(say, browser, address)


def starts(say: Report, browser: Browser, address: str) -> None:
    """Tell the time until the first sentence for a new visitor and for a returning one."""
    begun = time.perf_counter()
    page = opened(browser, address)
    cold = time.perf_counter() - begun
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_timeout(AWAY)
    begun = time.perf_counter()
    page.reload()
    expect(page.locator("#hand button").first).to_be_visible()
    say(f"first sentence: cold {cold:.1f} s, warm {time.perf_counter() - begun:.1f} s")
    page.context.close()


def keys(say: Report, browser: Browser, address: str) -> None:
    """Tell the waiting time of keys, in an idle program and while experts think."""
    context = browser.new_context(locale="en-GB")
    context.add_init_script(CLOCK)
    page = context.new_page()
    page.goto(address)
    for name in ("New match", "Quist"):
        press(page, name)
    while not page.get_by_role("button", name="Strength of the opponents: expert").count():
        page.get_by_role("button", name="Strength of the opponents: more").click()
        page.wait_for_timeout(300)
    press(page, "Start playing")
    until(lambda: bool(page.locator("#board .seat").count()) and own_turn(page))
    say(f"a question to its message: {figures(asked(page, LOOKS))}")
    thinking: list[float] = []
    while page.locator("#hand button.card").count():
        if own_turn(page):
            page.locator(PLAYABLE).first.click()
        thinking += asked(page, 5)
    say(f"the same in a deal among experts, {len(thinking)} questions: {figures(thinking)}; "
        f"worst {max(thinking) * 1000:.0f} ms")  # fmt: skip
    context.close()


def asked(page: Page, times: int) -> list[float]:
    """Ask for the score again and again; return the seconds of each answer, measured in the page."""
    waits = page.evaluate("""async (times) => {
      window.waits = [];
      for (let one = 0; one < times; one++) {
        window.program.postMessage('{"do":"score"}');
        await new Promise((done) => setTimeout(done, 50));
      }
      return window.waits;
    }""", times)  # fmt: skip
    return [wait / 1000 for wait in waits]


def transfer(site: Path) -> tuple[float, float, list[float]]:
    """Return the transfer in MB of a first visit, of the sounds, and of each language chosen later."""
    sizes = {
        file: min(file.stat().st_size, len(gzip.compress(file.read_bytes(), 9))) / 1e6
        for file in site.rglob("*") if file.is_file()
    }  # fmt: skip
    cues = sum(size for file, size in sizes.items() if "cues" in file.parts)
    languages = [size for file, size in sizes.items() if file.name.startswith(LANGUAGE_ARCHIVE_PREFIX)]
    return sum(sizes.values()) - cues - sum(languages), cues, languages
