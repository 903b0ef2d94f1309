"""Time from ``Display.show``, and from a key at the table, to the last byte at the port: 40 cells at 19200 baud.

A pseudo-terminal takes bytes at once, so the benchmark computes the time of the wire and adds it to the measured time
of our own code.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
import time
from pathlib import Path

from braille.display import Display
from braille.events import Connected, DisplayEvent
from numeramis_access.app.shell.program import Program
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.compose import make_program
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.games.whist.state import WhistOptions
from numeramis_access.input.inbox import KeyDown
from numeramis_access.output.braille_line import BrailleLine
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.local_seat import LocalSeat
from numeramis_access.tables.seats import Human, TableSeat
from tests.bench.figures import Report
from tests.braille.emulators.baum import BaumDisplay
from tests.peers.brltty import start_server
from tests.standard import ruleset
from tests.standins import in_a_thread

CELLS = 40
BAUD = 19200
PACKET = 2 + CELLS  # bytes; these cells need no escape
WIRE = PACKET * 10 / BAUD * 1000  # milliseconds
EVENTS = 200
PAUSE = 0.03  # seconds until the wire is free again
BURST = 20


class Stamped(BaumDisplay):
    """A display that notes the arrival time of its cells."""

    arrived = 0.0

    def show(self, cells: bytes, start: int = 0) -> None:
        """Note the time, then show the cells."""
        self.arrived = time.perf_counter()
        super().show(cells, start)


def run(say: Report) -> None:
    """Print the figures."""
    with Stamped(cell_count=CELLS) as device:
        events: list[DisplayEvent] = []
        display = Display(f"baum:{device.path}", events.append)
        device.wait_for(lambda: any(isinstance(event, Connected) for event in events))
        late = sorted(_one(display, device, number) for number in range(EVENTS))
        writes, last = _burst(display, device)
        display.close()
    say(f"braille: the wire needs {WIRE:.1f} ms for {CELLS} cells at {BAUD} baud")
    say(
        f"braille: event to last byte: wire + {statistics.median(late):.2f} ms (median), "
        f"wire + {late[int(len(late) * 0.99) - 1]:.2f} ms (99 of 100), n={len(late)}; at most wire + 5 ms wanted"
    )
    say.note("braille, last byte after the wire, 99 of 100", late[int(len(late) * 0.99) - 1], "ms")
    say(f"braille: {BURST} events in a row: {writes} writes; the display has the last state {last:.1f} ms later")
    _over_brlapi(say)
    moved = sorted(_at_table())
    say.note("braille, key at the table, 99 of 100", moved[int(len(moved) * 0.99) - 1], "ms")
    say(
        f"braille: a key at the table of Whist to the last byte: wire + {statistics.median(moved):.2f} ms (median), "
        f"wire + {moved[int(len(moved) * 0.99) - 1]:.2f} ms (99 of 100), n={len(moved)}; at most wire + 5 ms wanted"
    )


def _over_brlapi(say: Report) -> None:
    """Print the figures for the same display behind the real BRLTTY, which drives it."""
    if shutil.which("brltty") is None:
        say("braille: BrlAPI not measured, BRLTTY is not installed")
        return
    with Stamped(cell_count=CELLS) as device:
        brltty, host = start_server("bm", device.path)
        with brltty:
            events: list[DisplayEvent] = []
            display = Display(f"brlapi:host={host},auth=none,tty=", events.append, retry=0.2)
            device.wait_for(lambda: any(isinstance(event, Connected) for event in events))
            late = sorted(_one(display, device, number) for number in range(EVENTS))
            display.close()
    say.note("braille over BrlAPI with BRLTTY's time, 99 of 100", late[int(len(late) * 0.99) - 1], "ms")
    say(
        f"braille: the same over BrlAPI, BRLTTY's time included: {statistics.median(late):.2f} ms (median), "
        f"{late[int(len(late) * 0.99) - 1]:.2f} ms (99 of 100), n={len(late)}"
    )


def _at_table() -> list[float]:
    """Return the milliseconds from each key that moves the cursor in a hand of thirteen cards to the new line."""
    with Stamped(cell_count=CELLS) as device:
        settings = Settings(language="cs", braille=f"baum:{device.path}")
        app = make_program(settings, Home.at(Path(tempfile.mkdtemp())), thinker=in_a_thread)
        line = BrailleLine(app.settings, app.inbox, app.language)
        app.announcer.channels.append(line)
        app.views.all.append(line)
        line.open()
        seats = tuple(TableSeat(Human(name)) for name in ("Jan", "Alojz", "Petr", "David"))
        match = MatchScene(app, LocalSeat(HostedTable(_dealt(), seats, app.thinker, app.now, Timing)))
        match.desk.take_view(match.view)
        app.scenes.append(match)
        app.refresh()
        device.wait_for(lambda: any(device.cells) and device.cells == line.cells)
        found = [_key(app, line, device, "left" if number // 12 % 2 else "right") for number in range(EVENTS)]
        match.leave()
        app.close()
    return found


def _dealt() -> Table:
    """Return a table of Whist after the deal."""
    table = Table(ruleset("whist"), WhistOptions(), 4, seed=1)
    while table.to_act == CHANCE:
        table.draw()
    return table


def _key(app: Program, line: BrailleLine, device: Stamped, key: str) -> float:
    """Return the milliseconds from one key to its last byte, without the wire."""
    time.sleep(PAUSE)
    before = line.cells
    began = time.perf_counter()
    app.receive(KeyDown(f"braille {key}"))
    app.refresh()
    wanted = line.cells
    assert wanted != before
    device.wait_for(lambda: device.cells == wanted)
    return (device.arrived - began) * 1000


def _one(display: Display, device: Stamped, number: int) -> float:
    """Return the milliseconds from one event to its last byte, without the wire."""
    time.sleep(PAUSE)
    began = time.perf_counter()
    display.show(_state(number))
    device.wait_for(lambda: device.cells == _state(number))
    return (device.arrived - began) * 1000


def _burst(display: Display, device: Stamped) -> tuple[int, float]:
    """Return the number of writes for a burst of events, and the milliseconds from the last event to its last byte."""
    time.sleep(PAUSE)
    before = device.writes
    for number in range(BURST):
        began = time.perf_counter()
        display.show(_state(number))
        time.sleep(0.002)
    device.wait_for(lambda: device.cells == _state(BURST - 1))
    return device.writes - before, (device.arrived - began) * 1000 + WIRE


def _state(number: int) -> bytes:
    """Return cells that differ for each number and contain no 1B."""
    return bytes([number % 200 + 0x20]) * CELLS


if __name__ == "__main__":
    run(Report())
