"""The served page in Debian's Firefox: a match goes on after the server was started again."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.web.browsing import served
from tests.web.firefox import firefox

pytestmark = pytest.mark.peer("firefox")

CARDS = "[...document.querySelectorAll('#hand button.card')].map((one) => one.textContent).join()"


@pytest.mark.turns(2)
@pytest.mark.parametrize(
    ("how", "told"), [(signal.SIGKILL, "Trying again"), (signal.SIGTERM, "will be back soon")], ids=["killed", "closed"]
)
def test_a_match_is_continued_after_the_server_was_started_again(
    tmp_path: Path, how: signal.Signals, told: str
) -> None:
    """One that is killed ends the line without a word, one that is closed by code 1012."""
    with firefox(tmp_path / "profile") as browser, served(tmp_path / "house") as (address, server):
        browser.open(address)
        for name in ("New match", "Quist", "Start playing"):
            browser.press(name)
        browser.wait(f"{CARDS}.length > 0")
        hand = browser.run(CARDS)
        server.send_signal(how)
        server.wait()
        browser.wait(f"document.querySelector('#notice').textContent.includes('{told}')")
        with served(tmp_path / "house", "--port", address.split(":")[-1].strip("/")):
            browser.press("Continue a match")
            browser.wait(f"{CARDS}.length > 0")
            assert browser.run(CARDS) == hand
