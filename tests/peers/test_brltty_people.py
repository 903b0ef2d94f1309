"""An evening of people by dots alone at two displays behind the real BRLTTY shows the recorded logs' texts."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.app.test_people_lines import logs
from tests.braille.emulators import NEEDS_A_TERMINAL
from tests.peers.test_brltty_deals import behind_brltty
from tests.transcripts.people_lines import play

pytestmark = [pytest.mark.peer("brltty"), NEEDS_A_TERMINAL]


def test_an_evening_at_two_displays_behind_brltty_stands_as_on_serial_ports() -> None:
    with ExitStack() as stack:
        displays = [stack.enter_context(behind_brltty(cells)) for cells in (40, 20)]
        assert play("quist", displays) == logs("quist")
