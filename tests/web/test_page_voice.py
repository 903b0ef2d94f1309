"""The page's own voice, heard by a real speech-dispatcher behind Chromium."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.peers.desktop import Tap
from tests.peers.speechd import SpeechDispatcher
from tests.web.browsing import at_the_table, chromium, opened, press, served, until


@pytest.mark.peer("chromium")
@pytest.mark.peer("speech-dispatcher")
@pytest.mark.timeout(300)
def test_the_page_speaks_itself_when_asked_and_then_no_reader_does(tmp_path: Path) -> None:
    with SpeechDispatcher() as daemon, served(tmp_path / "home") as (address, _):
        tap = Tap(tmp_path / "tap", daemon)
        around = daemon.environment | {"SPEECHD_ADDRESS": f"unix_socket:{tap.path}"}
        with chromium("--enable-speech-dispatcher", **around) as browser:
            page = opened(browser, address)
            log = page.get_by_role("log")
            assert log.get_attribute("aria-live") == "polite"
            press(page, "Settings")
            press(page, "Speech")
            page.get_by_role("button", name="Who speaks: next").click()
            expect(page.get_by_role("button", name="Who speaks: the program")).to_be_visible()
            expect(log).to_have_attribute("aria-live", "off")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            heard = len(tap.spoken)
            at_the_table(page)
            until(lambda: any(text.startswith(("Your turn", "You lead")) for text in tap.spoken[heard:]))
        tap.close()
