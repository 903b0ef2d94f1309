"""The static page in Debian's Firefox: a deal is played, goes on after the browser was killed, and without a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web import browsing, static_site
from tests.web.firefox import Firefox, firefox

pytestmark = [
    pytest.mark.peer("firefox"), pytest.mark.peer("npm"), pytest.mark.peer("package-index"),
    pytest.mark.timeout(600),
]  # fmt: skip

CARDS = "document.querySelectorAll('#hand button.card').length"
PLAYABLE = f"document.querySelector('{browsing.PLAYABLE}')"
OWN_TURN = f"Boolean(document.querySelector('#board .seat')?.classList.contains('turn') && {PLAYABLE})"


def play(browser: Firefox, left: int) -> None:
    """Play the first playable card; wait until this many are left."""
    browser.wait(OWN_TURN)
    browser.run(f"{PLAYABLE}.click()")
    browser.wait(f"{CARDS} === {left}")


def test_a_deal_is_played_over_the_browsers_end_and_without_a_server(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with static_site.offered(static_site.built(tmp_path_factory)) as address, firefox(tmp_path) as browser:
        browser.open(address)
        for name in ("New match", "Quist", "Start playing"):
            browser.press(name)
        for left in (8, 7, 6):
            play(browser, left)
        browser.wait(OWN_TURN)
        browser.run("navigator.serviceWorker.ready.then(() => true)")
        hand = browser.run("document.querySelector('#hand').textContent")
    with firefox(tmp_path) as browser:
        browser.open(address)
        browser.press("Continue a match")
        browser.wait(f"{CARDS} === 6")
        assert browser.run("document.querySelector('#hand').textContent") == hand
        for left in (5, 4, 3, 2, 1, 0):
            play(browser, left)
