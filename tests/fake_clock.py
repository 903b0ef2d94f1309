"""A wrong wall clock for a real program, by libfaketime (peer ``faketime``); its monotonic clock stays right."""

from __future__ import annotations

import subprocess
from pathlib import Path


class FakeClock:
    """A clock that can be changed while programs run. :param file: where its error stands."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.set(0)

    def set(self, off: float) -> None:
        """Change the clock at once. :param off: its error in seconds."""
        new = self._file.with_suffix(".new")
        new.write_text(f"{off:+.0f}\n", "utf-8")
        new.replace(self._file)

    @property
    def within(self) -> list[str]:
        """Return the words before a command that give it the clock."""
        return ["env", f"FAKETIME_TIMESTAMP_FILE={self._file}", "FAKETIME_NO_CACHE=1", *_preloaded()]


def with_error(off: int) -> list[str]:
    """Return the words before a command that give it a clock with a constant error. :param off: in seconds."""
    return ["env", f"FAKETIME={off:+d}s", *_preloaded()]


def _preloaded() -> list[str]:
    command = ["faketime", "-f", "+0s", "env"]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return ["DONT_FAKE_MONOTONIC=1", next(line for line in said.splitlines() if line.startswith("LD_PRELOAD="))]
