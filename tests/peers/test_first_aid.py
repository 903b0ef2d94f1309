"""``python -m braille`` against the real brltty, with its virtual display behind it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from braille.text import BrailleTable
from tests.braille.test_first_aid import PATIENCE, trial
from tests.peers.brltty import VirtualDisplay, start_virtual
from tests.waiting import until

pytestmark = pytest.mark.peer("brltty")

ANYWHERE = ("WINDOWID", "WINDOWPATH", "XDG_VTNR", "CONTROLVT")


def environ(virtual: VirtualDisplay) -> dict[str, str]:
    """Return an environment that names the server, as a user's does, without a window."""
    mine = {name: value for name, value in os.environ.items() if name not in ANYWHERE}
    return mine | {"BRLAPI_HOST": virtual.host, "BRLAPI_AUTH": "none"}


@pytest.mark.parametrize("device", ["brlapi:", "auto"])
def test_the_display_behind_brltty_is_tried(device: str) -> None:
    with start_virtual(20) as virtual, trial(device, "--text", "Seven 7", environ=environ(virtual)) as tried:
        assert tried.line() == "display Virtual all, 20 cells\n"
        line = BrailleTable("en-8").cells("Seven 7").ljust(20, b"\0")
        assert until(lambda: virtual.cells() == line)
        for pressed, key in (("route 5", "routing 5"), ("fwinlt", "pan left"), ("fwinrt", "pan right")):
            virtual.send(pressed)
            assert tried.line() == f"key {key}\n"


def test_the_display_behind_brltty_is_listed() -> None:
    with start_virtual(40) as virtual:
        command = [sys.executable, "-m", "braille", "list"]
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=environ(virtual)
        )
        assert done.returncode == 0
        assert done.stdout.splitlines()[0] == "brlapi: display Virtual all, 40 cells"
