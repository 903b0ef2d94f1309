"""Whole deals of all games through the real BRLTTY, by display keys alone: the texts and their durations.

The recorded logs have the same deals on serial ports: through BRLTTY texts and durations must be the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby

import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.table import local_match
from numeramis_access.store.settings import Settings
from tests.app.evening import Clock, Evening, Stood
from tests.app.fingers import NAMES, Device, reading
from tests.braille.emulators.baum import BaumDisplay
from tests.peers.brltty import start_server, start_virtual
from tests.peers.test_brltty_game import Virtual, device
from tests.transcripts.lines import DEALS, SEED, WIDTHS, Dealt, written

pytestmark = pytest.mark.peer("brltty")

USUAL = Settings()
#: the deals of the recorded logs at displays of one line
ONE_LINE = [dealt for dealt in DEALS if dealt.size in map(str, WIDTHS)]
#: deals without the key over the first cell, which brltty's virtual display lacks
VIRTUAL = [dealt for dealt in ONE_LINE if dealt.size == "40" and dealt.game != "loker" and dealt.language == "cs"]

#: how many more wait, behind a message that stays
WAITING = re.compile(r" *\+\d+$")


@contextmanager
def at_virtual(cells: int) -> Iterator[tuple[Device, str]]:
    """Yield brltty's virtual display, and the program's setting for it."""
    with start_virtual(cells) as display:
        yield Virtual(display), device(display)


@contextmanager
def behind_brltty(cells: int) -> Iterator[tuple[Device, str]]:
    """Yield a serial display under BRLTTY, and the program's setting for it."""
    with BaumDisplay(NAMES[cells], cells) as display:
        brltty, host = start_server("bm", display.path)
        with brltty:
            yield display, f"brlapi:host={host},auth=none,tty="


def evening(display: Device, name: str, dealt: Dealt) -> list[Stood]:
    """Play a deal; return the texts of the display."""
    clock = Clock()
    with reading(display, name, dealt.language, timers=clock, **dealt.settings) as someone:
        someone.app.follow(begin_named(someone.app, local_match.begin_match, dealt.game, [], SEED, None, None))
        someone.app.start()
        played = Evening(someone, clock)
        played.play()
        return played.log


def rests(log: list[Stood]) -> list[tuple[str, float, str]]:
    """Return each message with its seconds and the key that ended it, empty if none did."""
    found = []
    for message, group in groupby(log, key=lambda one: WAITING.sub("", one.message)):
        stood = list(group)
        found.append((message, stood[-1].until - stood[0].since, stood[-1].by_key))
    return found


def check(log: list[Stood], dealt: Dealt) -> None:
    """Check that the texts equal those on a serial port, and that no message ended by itself before its time."""
    assert written(log, dealt.language, int(dealt.size)) == dealt.file.read_text(encoding="utf-8")
    messages = [one for one in rests(log)[:-1] if one[0]]
    assert len(messages) > 5
    assert [one for one in messages if one[1] < USUAL.braille_seconds and not one[2]] == []


@pytest.mark.turns(3)
@pytest.mark.parametrize("dealt", ONE_LINE, ids="-".join)
def test_a_deal_at_a_display_behind_brltty_stands_as_on_a_serial_port(dealt: Dealt) -> None:
    with behind_brltty(int(dealt.size)) as (display, name):
        check(evening(display, name, dealt), dealt)


@pytest.mark.parametrize("dealt", VIRTUAL, ids="-".join)
def test_a_deal_at_brlttys_virtual_display_stands_as_on_a_serial_port(dealt: Dealt) -> None:
    with at_virtual(int(dealt.size)) as (display, name):
        check(evening(display, name, dealt), dealt)
