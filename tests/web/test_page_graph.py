"""The graph of progress on the page: drawn for the eye, a sentence for readers, tones for the ear."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from numeramis_access.app.shell.scene import Push
from numeramis_access.input.inbox import Touched
from numeramis_access.server.pages import home_of_cookie
from numeramis_access.store.home import Home
from tests.app.player import home
from tests.app.test_progress import some_weeks
from tests.web.browsing import chromium, opened, press, served, until
from tests.web.test_session import heard, session

#: counts the tones that the page makes
LISTENING = """() => {
  const Made = OscillatorNode;
  window.tones = 0;
  window.OscillatorNode = class extends Made { constructor(...all) { super(...all); window.tones++; } };
}"""


def test_a_graph_is_sent_to_be_drawn_and_to_be_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMERAMIS_HOME", str(tmp_path))
    some_weeks(home())
    made = session(tmp_path)
    assert heard(made)["screen"]["chart"] is None  # type: ignore[index]
    made.program.follow(Push(made.program.doors.progress(made.program)))
    made.feed()
    chart = heard(made)["screen"]["chart"]  # type: ignore[index]
    assert chart["values"] == [0.25, 0.5, None, 0.75]
    assert chart["edges"] == ["0 %", "100 %"]
    made.feed(Touched("press", 1))
    assert heard(made)["graph"] == {"values": [0.25, 0.5, None, 0.75], "seconds": 0.2, "hertz": [220.0, 880.0]}
    made.feed(Touched("press", 1))
    made.hush()
    assert "graph" not in heard(made)
    made.program.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.mark.peer("chromium")
def test_the_page_draws_the_graph_and_plays_it(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        page = opened(browser, address)
        page.evaluate(LISTENING)
        (cookie,) = page.context.cookies()
        some_weeks(Home.at(tmp_path / "visitors" / home_of_cookie(cookie["value"])))
        expect(page.locator("#chart")).to_be_hidden()
        press(page, "Practice")
        press(page, "How you're getting on")
        expect(page.locator("#chart circle")).to_have_count(3)
        expect(page.locator("#chart path")).to_have_attribute("d", "M0.0 90.0 L100.0 60.0 M300.0 30.0")
        assert page.locator("#chart").get_attribute("aria-hidden") == "true"
        expect(page.locator("#play")).to_contain_text("from twenty-five percent to seventy-five percent")
        page.locator("#play button", has_text="Graph").click()
        until(lambda: page.evaluate("window.tones") == 1)
        page.context.close()
