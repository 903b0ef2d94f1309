"""Stock Orca at the page while keys come quickly: nothing out of date is heard, and the newest answer always.

The keys come as quickly as people press them, and held, over lines that are as slow as phones have them. This is a
campaign: ``pytest tests/peers/page_quick.py`` on an otherwise idle machine takes about eight minutes. With
``HEARD_IN=folder`` it writes the speech there, key by key.
"""

from __future__ import annotations

import re
import subprocess
import time

import pytest

from tests.peers.desktop import PATIENCE, Desktop
from tests.peers.page_player import WITH_ORCA, Player, keep
from tests.web.dead_line import dead_line

pytestmark = WITH_ORCA

SETTING = "Number of players"
#: seconds for which a person holds a key
HELD = 0.8
#: seconds between two questions
BETWEEN = 0.2


def press_quickly(desktop: Desktop, pause: float, *keys: str) -> None:
    """Press keys one after another. :param pause: seconds between two of them."""
    words = ["xdotool", "key", "--delay", str(round(1000 * pause)), *keys]
    subprocess.run(words, env=desktop.environment, check=True, timeout=PATIENCE)


def hold(desktop: Desktop, key: str) -> None:
    """Hold a key as a person does."""
    for word in ("keydown", "keyup"):
        subprocess.run(["xdotool", word, key], env=desktop.environment, check=True, timeout=PATIENCE)
        time.sleep(HELD if word == "keydown" else 0.0)


def values(texts: list[str]) -> list[int]:
    """Return the values of the setting in the order in which they were heard."""
    return [int(number) for number in re.findall(rf"{SETTING}: (\d+)", " ".join(texts))]


def changes(player: Player, pause: float, key: str, sign: int) -> None:
    """Change the setting by quick keys. :param pause: seconds between two, 0 to hold one. :param sign: 1 for more."""
    before, told = len(player.heard), len(player.told)
    player.note(f"> {key}, every {pause} s" if pause else f"> {key}, held")
    if pause:
        press_quickly(player.desktop, pause, *[key] * 5)
    else:
        hold(player.desktop, key)
    time.sleep(1.0)
    player.listen()
    heard = values(player.heard[before:])
    last = [str(one["text"]) for one in player.told[told:] if SETTING in str(one["text"])][-1]
    assert heard == sorted(set(heard), key=lambda value: sign * value), player.note()
    assert heard[-1:] == values([last]), player.note()


def asks(player: Player, *keys: str) -> None:
    """Ask quickly; the newest answer is heard, in order, and none more often than it was given: a key cuts it off."""
    before, told = len(player.heard), len(player.told)
    player.note(f"> {' '.join(keys)}")
    press_quickly(player.desktop, BETWEEN, *keys)
    time.sleep(1.0)
    player.listen()
    heard = " ".join(player.heard[before:])
    given = [" ".join(str(one["text"]).split()) for one in player.told[told:]]
    answers = list(dict.fromkeys(given))
    places = [heard.find(answer) for answer in answers if answer in heard]
    assert answers[-1] in heard, (answers, player.note())
    assert places == sorted(places), (answers, player.note())
    assert all(heard.count(answer) <= given.count(answer) for answer in answers), (answers, player.note())


@pytest.mark.timeout(900)
@pytest.mark.parametrize("delay", [0.0, 0.04, 0.12, 0.25])
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_quick_keys_tell_the_newest_value_and_nothing_out_of_order(browser: str, delay: float) -> None:
    with Desktop() as desktop, dead_line(desktop.serve(), delay / 2) as line:
        player = Player(desktop, "en-GB")
        try:
            player.open(browser, line.address)
            player.find_menu()
            player.press("Return")
            player.go_to("Loker")
            player.press("Return")
            player.go_to(SETTING)
            for pause in (0.04, 0.12, 0.25, 0.0):
                changes(player, pause, "Right", 1)
                changes(player, pause, "Left", -1)
            player.press("Home", "Return")
            desktop.wait(lambda: bool(player.told and player.told[-1]["own"]), "the own turn")
            player.listen()
            asks(player, "s", "t", "v", "c")
            asks(player, *["comma"] * 5)
            asks(player, *["n"] * 5)
        finally:
            keep(f"quick-{browser}-{round(1000 * delay)}", player.note())
