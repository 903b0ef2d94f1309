"""Text at the window follows the keyboard's layout: digits, signs, and dead keys of a Czech one."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.peers.seats import SpokenWindow
from tests.waiting import until

pytestmark = [pytest.mark.peer(name) for name in ("xvfb", "dbus", "at-spi", "speech-dispatcher")]

#: keys of a Czech keyboard by their place: ě, Shift and ě, the dead háček and c
E_CARON, TWO, DEAD_CARON, C = "11", "Shift_L+11", "Shift_L+21", "54"


def test_a_name_is_written_on_a_czech_keyboard(tmp_path: Path) -> None:
    person = SpokenWindow(tmp_path, "Nobody", {})
    person.settings["name"] = ""
    try:
        person.start()
        subprocess.run(["setxkbmap", "cz"], env=person.desktop.environment, check=True)
        person.entry("Play with people")
        person.desktop.wait(lambda: person.spoken[-1].startswith("Type the name"), "the field of the name")
        for keys, echo in (((E_CARON,), "Ě"), ((DEAD_CARON, C), "Č"), ((TWO,), "2")):
            person.desktop.press(*keys)
            person.desktop.wait(lambda echo=echo: person.spoken[-1] == echo, echo)  # type: ignore[misc]
        person.key("return")
        settings = person.home.settings_file
        assert until(lambda: tomllib.loads(settings.read_text("utf-8"))["name"]), person.spoken
        assert tomllib.loads(settings.read_text("utf-8"))["name"] == "ěč2"
    finally:
        person.close()
