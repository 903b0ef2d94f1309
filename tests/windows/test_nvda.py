"""accessible-output2 speaks through NVDA's own client DLL to a listener in NVDA's place.

The calls go through unchanged Wine RPC, with one exception: without a listener ``NdrMapCommAndFaultStatus`` loses the
status (both of its addresses are that of the return value), so the DLL answers "running"; the program looks for the
listener's endpoint there. With a listener the DLL's own answer counts.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from numeramis_access.words.language import Language
from tests.waiting import until
from tests.windows.console import Console
from tests.windows.drive import own_python
from tests.windows.nvda import Listener
from tests.windows.test_play import END, MATCH, SETTINGS, TURN
from tests.windows.wine import PATIENCE, Machine

pytestmark = [pytest.mark.windows, pytest.mark.timeout(3600)]
#: the texts for NVDA in the deal, spoken and on its display; ``python -m tests.windows log`` rewrites them
LOG, WRITE = Path(__file__).parent / "nvda/deal.txt", "NUMERAMIS_WRITE_LOG"
VOICE = ("--speech", "accessible-output2")
#: seconds until a failed voice is tried again; the listener's assumed characters a second
RETRY, PACE = 3.0, 500.0
#: starts the program without giving up slow voices: another test covers that, and machines are shared
PATIENT = (
    "import sys; from numeramis_access.__main__ import main; from numeramis_access.output import mixer; "
    "from numeramis_access.output.voices import accessible; from numeramis_access.output.speech import Speech; "
    f"Speech.__init__.__kwdefaults__['retry'] = {RETRY}; accessible.CHARACTERS_PER_SECOND = {PACE}; "
    f"mixer.STALLED_SECONDS = Speech.__init__.__kwdefaults__['patience'] = {PATIENCE}; sys.exit(main())"
)


@pytest.fixture
def nvda(machine: Machine) -> Iterator[Listener]:
    """The listener, with NVDA running."""
    listener = Listener(machine)
    yield listener
    listener.end()


@pytest.fixture
def console(machine: Machine, program: Path, home: Path, nvda: Listener, tmp_path: Path) -> Iterator[Console]:
    """A match at the console of an NVDA user."""
    (home / "settings.toml").write_text(SETTINGS, encoding="utf-8")
    words = [own_python(machine, program), "-c", PATIENT, "--terminal", *VOICE, *MATCH]
    made = Console(tmp_path, machine, words, program, NUMERAMIS_HOME=machine.path(home))
    yield made
    made.close()
    machine.kill(home)


def bare(text: str) -> str:
    """Return a text without white space: the console breaks lines."""
    return re.sub(r"\s", "", text)


def heard_all(console: Console, nvda: Listener) -> Callable[[], bool]:
    """Return whether NVDA received all of the console's text."""
    return lambda: bare(console.text()) == bare("".join(nvda.told("speak")))


def test_a_deal_is_told_whole_and_in_order_and_its_end_stays_on_the_display(
    console: Console, nvda: Listener, home: Path
) -> None:
    pressed = 0
    ends = time.monotonic() + 2 * PATIENCE
    while not END.search(text := console.text()):
        assert time.monotonic() < ends, text
        if len(TURN.findall(text)) > pressed and until(heard_all(console, nvda), PATIENCE):
            pressed += 1
            for key in ("Right", "Enter"):  # slowly, so that no key interrupts the answer to the one before
                before = console.text()
                console.press(key)
                until(lambda before=before: console.text() != before, PATIENCE)  # type: ignore[misc]
                assert until(heard_all(console, nvda), PATIENCE), nvda.calls[-40:]
        time.sleep(0.1)
    assert until(heard_all(console, nvda), PATIENCE), (console.text(), nvda.told("speak"))
    # the short form of the last sentence arrives after it
    assert until(lambda: len(nvda.told("braille")) >= len(nvda.told("speak")), PATIENCE), nvda.calls[-4:]
    spoken = [call for call in nvda.calls if call.what in ("speak", "braille")]
    assert [call.what for call in spoken] == ["speak", "braille"] * (len(spoken) // 2), "each has its short form"
    assert "Traceback" not in text
    assert not (home / "faults.log").exists()
    assert spoken[-1].text, "what the end of the deal says stands on the display"
    told = "".join(f"{call.what}: {call.text}\n" for call in spoken)
    if os.environ.get(WRITE):
        LOG.write_text(told, encoding="utf-8")
    assert told == LOG.read_text(encoding="utf-8")


def test_a_reader_that_was_closed_and_comes_back_is_followed(console: Console, nvda: Listener) -> None:
    assert until(lambda: bool(TURN.search(console.text())), PATIENCE), console.text()
    assert until(heard_all(console, nvda), PATIENCE), (console.text(), nvda.calls)
    nvda.close_reader()
    count = len(nvda.calls)
    console.type("h")
    assert until(lambda: "Vestavěný hlas" in console.text() or "vestavěný hlas" in console.text(), PATIENCE)
    assert len(nvda.calls) == count, "nobody is told what nobody hears"
    nvda.start_reader()
    ends = time.monotonic() + PATIENCE
    while "speak" not in (call.what for call in nvda.calls[count:]):
        assert time.monotonic() < ends, console.text()
        console.type("s")  # the next text starts a search for a better voice
        time.sleep(3)


def test_where_no_reader_runs_nothing_claims_to_be_one(
    machine: Machine, program: Path, home: Path, nvda: Listener
) -> None:
    words = [own_python(machine, program), "-m", "numeramis_access", "doctor", "--language", "en"]
    told = machine.run(*words, folder=program, NUMERAMIS_HOME=machine.path(home)).stdout
    assert "NVDA" in told
    nvda.close_reader()
    told = machine.run(*words, folder=program, NUMERAMIS_HOME=machine.path(home)).stdout
    assert told
    assert "NVDA" not in told


def test_where_no_reader_was_ever_started_nothing_claims_to_be_one(machine: Machine, program: Path, home: Path) -> None:
    words = [own_python(machine, program), "-m", "numeramis_access", "doctor", "--language", "en"]
    told = machine.run(*words, folder=program, NUMERAMIS_HOME=machine.path(home)).stdout
    assert f"{Language('en').text('voice-accessible-output2')}: no screen reader".casefold() in told.casefold()
    assert "NVDA" not in told
