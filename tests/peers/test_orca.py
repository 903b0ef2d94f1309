"""Stock Orca speaks a whole deal of Quist from the window's accessibility tree, and no other voice does."""

from __future__ import annotations

import re
import subprocess
import time
from functools import partial

import pytest

from tests.peers.desktop import Desktop, Tap

pytestmark = [pytest.mark.peer(name) for name in ("xvfb", "dbus", "at-spi", "orca", "speech-dispatcher")]

SETTINGS = 'language = "en"\npace = 0.0\nlevel = "beginner"\ncue_volume = 0\nown_plays = "say"\nmode = "{mode}"\n'
NUMBERS = "zero|one|two|three|four|five|six|seven|eight|nine"
CARD = rf"(?:{NUMBERS})\b"
#: a card in a message, in full or in brief
OTHERS = re.compile(rf"\w+(?:,| leads)(?: an?)? {CARD}", re.IGNORECASE)
OWN = re.compile(rf"\bYou(?:,| lead)(?: an?)? {CARD}", re.IGNORECASE)
TURN = re.compile(r"\b(Your turn|You lead|You)(, for \w+ tricks)?\.( frame\.)?$")
#: a card's name alone; its place in the hand follows if there are several
NAMED = re.compile(rf"{CARD}[.,]", re.IGNORECASE)
PLAIN = """
import os, pygame
pygame.display.init()
pygame.display.set_mode((640, 480))
pygame.display.set_caption("Plain window")
while True:
    for event in pygame.event.get():
        if event.type == pygame.KEYDOWN:
            pygame.display.set_caption("Pressed " + pygame.key.name(event.key))
            print("pressed", flush=True)
    pygame.time.wait(10)
"""


def begin(desktop: Desktop, mode: str = "auto") -> subprocess.Popen[bytes]:
    """Start Orca, then a match."""
    desktop.orca()
    desktop.wait(lambda: desktop.tap.heard("Screen reader on"), "Orca starts")
    return desktop.program("play", "quist", "--seed", "5", "--games", "1", settings=SETTINGS.format(mode=mode))


def test_orca_speaks_a_whole_deal_and_nothing_speaks_beside_it() -> None:
    with Desktop() as desktop:
        begin(desktop)
        tap = desktop.tap
        heard = 0
        for card in range(9):
            desktop.wait(partial(turn_heard, tap, heard), f"turn {card + 1}")
            heard = len(tap.spoken)
            if card == 0:
                check_the_hand(desktop)
            else:
                desktop.press("Return")
                desktop.wait(partial(card_named, tap, heard), f"Enter names card {card + 1} first")
            heard = len(tap.spoken)
            desktop.press("Return")
        desktop.wait(lambda: tap.heard("Press Enter for the menu", heard), "all is told")
        said = " ".join(tap.spoken)
        assert len(OWN.findall(said)) >= 9
        assert len(OTHERS.findall(said)) >= 27
        assert re.search(r"takes the trick|takes \w+ tricks|Your trick|You take|Trick to|Yours", said), said
        assert desktop.program_tap.spoken == [], "never also through speech-dispatcher"
        assert not any((desktop.folder / "played.raw").read_bytes()), "nor by a voice of our own"


def turn_heard(tap: Tap, since: int) -> bool:
    """Return whether Orca has said that it is the player's turn, alone or at the end of other messages."""
    return any(TURN.search(text.rstrip("\N{NO-BREAK SPACE}")) for text in tap.spoken[since:])


def card_named(tap: Tap, since: int) -> bool:
    """Return whether Orca has named the card under the cursor."""
    return any(NAMED.match(text.rstrip("\N{NO-BREAK SPACE}")) for text in tap.spoken[since:])


def still_talks(tap: Tap) -> bool:
    """Return whether Orca says anything within a second: if it started late, it reads the window's name first."""
    heard = len(tap.spoken)
    time.sleep(1.0)
    return len(tap.spoken) > heard


def check_the_hand(desktop: Desktop) -> None:
    """The reader itself speaks moves along the hand, and repeats the card at the hand's end."""
    tap = desktop.tap
    for key, card in (("End", "Nine"), ("Right", "Nine"), ("Home", "Zero")):
        heard = len(tap.spoken)
        desktop.press(key)
        desktop.wait(partial(tap.heard, card, heard), f"{key}: {card}")
        while still_talks(tap):
            pass


def test_the_key_gives_speech_to_the_programs_own_voice_and_back() -> None:
    with Desktop() as desktop:
        begin(desktop)
        tap = desktop.tap
        desktop.wait(partial(turn_heard, tap, 0), "the first turn")
        desktop.wait(lambda: not still_talks(tap), "Orca has told all")
        silent = len(tap.spoken)
        desktop.press("F9")
        played = desktop.folder / "played.raw"
        desktop.wait(lambda: any(played.read_bytes()[-400_000:]), "our own voice sounds")
        for key in ("End", "c", "Return"):
            desktop.wait(lambda: not any(played.read_bytes()[-60_000:]), "it is silent")
            desktop.press(key)
            desktop.wait(lambda: any(played.read_bytes()[-60_000:]), f"our own voice answers to {key}")
        assert tap.spoken[silent:] == [], "and Orca does not"
        desktop.press("F9")
        desktop.wait(lambda: tap.heard("The screen reader speaks", silent), "Orca speaks again")
        said = len(tap.spoken)
        desktop.wait(lambda: not any(played.read_bytes()[-60_000:]), "our own voice has ended")
        desktop.press("Home")
        desktop.wait(partial(tap.heard, "Zero.", said), "Orca reads the hand")
        assert not any(played.read_bytes()[-60_000:]), "and our own voice does not"


@pytest.mark.parametrize("running", [True, False])
def test_at_the_terminal_the_program_speaks_only_where_no_screen_reader_reads_it(running: bool) -> None:
    with Desktop() as desktop:
        if running:
            desktop.orca()
            desktop.wait(lambda: desktop.tap.heard("Screen reader on"), "Orca starts")
        desktop.terminal("play", "quist", "--seed", "5", settings=SETTINGS.format(mode="auto"))
        desktop.wait(lambda: "Your turn." in desktop.log("program"), "the table")
        played = desktop.folder / "played.raw"
        if not running:
            desktop.wait(lambda: played.exists() and any(played.read_bytes()), "our own voice sounds")
        assert (played.exists() and any(played.read_bytes())) != running
        assert desktop.log("program").count("Your screen reader reads the terminal") == running
        assert desktop.program_tap.spoken == []


@pytest.mark.turns(2)
@pytest.mark.parametrize("turn", [True, False])
def test_who_comes_back_to_the_window_hears_where_he_is(turn: bool) -> None:
    with Desktop() as desktop:
        program, tap = begin(desktop), desktop.tap
        desktop.wait(partial(turn_heard, tap, 0), "the first turn")
        if not turn:
            desktop.press("Escape")
            desktop.wait(lambda: tap.heard("Back to the table"), "the menu of the match")
        plain = desktop.python(PLAIN)
        desktop.wait(lambda: desktop.window_of(plain), "another window")
        desktop.focus(plain)
        desktop.press("x")
        desktop.wait(lambda: "pressed" in desktop.log("plain"), "it has the keys")
        time.sleep(3.0)  # less than half a second is no leaving, counted from the moment at which the program sees it
        heard = len(tap.spoken)
        desktop.focus(program)
        said = ("Back at the table.", "Your turn.") if turn else ("Match menu.", "Back to the table, one of")
        for words in said:
            desktop.wait(partial(tap.heard, words, heard), words)
        assert sum("Back to the table" in text for text in tap.spoken[heard:]) == (not turn), "never twice"


def test_a_plain_window_is_silent_so_what_orca_says_comes_from_the_tree() -> None:
    with Desktop() as desktop:
        desktop.orca()
        desktop.wait(lambda: desktop.tap.heard("Screen reader on"), "Orca starts")
        plain = desktop.python(PLAIN)
        desktop.wait(lambda: desktop.window_of(plain), "the plain window")
        heard = len(desktop.tap.spoken)
        desktop.press("Right", "x")
        desktop.wait(lambda: desktop.log("plain").count("pressed") == 2, "it has the keys")
        assert not [text for text in desktop.tap.spoken[heard:] if "Pressed" in text or "Plain" in text]
