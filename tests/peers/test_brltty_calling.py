"""A caller of real cards at a display that BRLTTY drives: each line is what stands there at the program's own port."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.braille.emulators.baum import BaumDisplay
from tests.peers.brltty import start_server
from tests.transcripts.call import CALLED
from tests.transcripts.call_lines import CELLS, call
from tests.transcripts.make import FOLDER

pytestmark = pytest.mark.peer("brltty")


@contextmanager
def behind_brltty(device: BaumDisplay) -> Iterator[str]:
    """Yield the program's setting for a display that BRLTTY drives."""
    brltty, host = start_server("bm", device.path)
    with brltty:
        yield f"brlapi:host={host},auth=none,tty="


@pytest.mark.parametrize("played", CALLED, ids=lambda played: played[0])
def test_a_match_called_through_brltty_stands_on_the_display_as_at_its_port(
    played: tuple[str, int, dict[str, Any]],
) -> None:
    """The log is the one of ``tests.transcripts.call_lines``."""
    log = (FOLDER / f"call-{played[0]}-cs-line-{CELLS}.txt").read_text(encoding="utf-8")
    assert call(*played, "cs", behind_brltty) == log
