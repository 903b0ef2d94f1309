"""``python3 -m tests.windows`` runs the short part of the tests on a real Windows Python under Wine.

``python3 -m tests.windows whole`` also runs ten first starts and the rooms of the program's own tests there; ``python3
-m tests.windows make`` only makes Wine and Python; ``python3 -m tests.windows log`` rewrites NVDA's texts of a deal.
``--record`` as the last word adds the time of a run that passes to the figures of ``tests.bench``. More words go to
pytest, and then nothing is recorded.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time

from tests.bench.figures import Report, load, record
from tests.windows.making import make
from tests.windows.wine import ROOT


def main(words: list[str]) -> int:
    """Make missing parts, then run the wanted tests; return the exit status."""
    try:
        make()
    except OSError as error:
        print(f"Windows could not be made here: {error}", file=sys.stderr)
        return 1
    if words == ["make"]:
        return 0
    if words == ["log"]:
        os.environ["NUMERAMIS_WRITE_LOG"] = "1"
        words = ["-k", "a_deal_is_told_whole"]
    whole, kept = words[:1] == ["whole"], words[-1:] == ["--record"]
    part = "windows" if whole else "windows and not long"
    more = words[whole : len(words) - kept]
    report, load_before, began = Report(), load(), time.monotonic()
    command = [sys.executable, "-m", "pytest", "-m", part, "--durations=10", "tests/windows", *more]
    status = subprocess.run(command, cwd=ROOT, check=False).returncode
    report.note(f"tests on Windows, {'whole' if whole else 'short part'}", (time.monotonic() - began) / 60, "min")
    report.tell()
    if kept and not more and not status:
        record(report, load_before, f"python -m tests.windows{' whole' * whole}")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
