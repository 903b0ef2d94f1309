"""A house whose process is stopped while its line stays up: the player at a terminal in tmux hears of the silence.

The house is a server of its own; ``SIGSTOP`` stops it, ``SIGCONT`` has it go on.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from numeramis_access.words.language import Language
from tests.peers.seats import CzechTerminal
from tests.ports import free_port
from tests.waiting import wait_until
from tests.web.browsing import served

pytestmark = pytest.mark.peer("tmux")

WORDS = Language("cs")
SILENT, ANSWERS, LOST = (WORDS.text(name) for name in ("people-line-silent", "people-line-answers", "people-line-lost"))


@pytest.mark.timeout(600)
def test_a_player_at_a_terminal_hears_that_the_house_is_silent_and_that_it_answers_again(tmp_path: Path) -> None:
    port = str(free_port())
    folder = tmp_path / "house"
    folder.mkdir()
    jana = CzechTerminal(tmp_path, "Jana", {"quist": {"games": 1}})
    with served(folder, "--port", port) as (_, server):
        try:
            jana.start()
            jana.arrive(f"127.0.0.1:{port}")
            os.killpg(server.pid, signal.SIGSTOP)
            jana.entry("Nový soukromý stůl na kód")
            jana.entry("Quist")
            jana.entry("Otevřít stůl")
            wait_until(lambda: SILENT in jana.told, lambda: jana.told[-1500:])
            os.killpg(server.pid, signal.SIGCONT)
            wait_until(lambda: ANSWERS in jana.told, lambda: jana.told[-1500:])
            wait_until(lambda: "Začít partii" in jana.told, lambda: jana.told[-1500:])
            assert LOST not in jana.told
        finally:
            os.killpg(server.pid, signal.SIGCONT)
            jana.close()
