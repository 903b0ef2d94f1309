"""A braille display at COM7: an emulator at the far end of the wire, Windows' Python and pyserial at the near one."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import pytest

from braille.text import BrailleTable
from tests.braille.emulators import Emulator
from tests.braille.test_hotplug import DISPLAYS
from tests.windows.drive import own_python
from tests.windows.test_commands import There
from tests.windows.test_commands import there as there

pytestmark = [pytest.mark.windows, pytest.mark.timeout(3600)]

TEXT = "hello 12"
#: the family of the short part
FIRST = "baum"
FAMILIES = [
    pytest.param(family, made, id=family, marks=[] if family == FIRST else [pytest.mark.long])
    for family, made in dict(reversed(DISPLAYS)).items()
]


@pytest.mark.parametrize(("family", "made"), FAMILIES)
def test_a_display_at_com7_is_found_written_to_and_its_keys_arrive(
    there: There, family: str, made: Callable[[], Emulator]
) -> None:
    with made() as display:
        port = there.machine.prefix / "dosdevices/com7"
        port.unlink(missing_ok=True)
        port.symlink_to(display.path.resolve())
        words = ["-m", "braille", "try", f"{family}:COM7", "--seconds", "8", "--text", TEXT]
        line = [own_python(there.machine, there.program), *words]
        command = there.machine.command(line, there.program, there.named)
        running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            display.wait_for(lambda: any(display.cells), 60)
            shown = display.cells
            display.tap(display.key_at(3))
            said, _ = running.communicate(timeout=120)
        finally:
            there.machine.kill(there.home)
        assert "went away" not in said, said
        assert "Traceback" not in said, said
        assert running.returncode == 0, said
        cells = BrailleTable("en-8").cells(TEXT)
        assert shown[: len(cells)] == display.raised(cells)
        assert said.splitlines().count(f"key {display.key_at(3)}") == 1, said
