"""``python -m tests.campaigns.versions``: programs and houses of this version and of an earlier one at one table.

The campaign extracts the earlier version of the repository (``--before``) to a folder and runs it there: a real server,
and programs as processes that play a deal of Quist by keys. Each pair of programs plays in each house.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

from tests.campaigns import versions_player
from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
#: the last version that does not report unknown parts of messages
BEFORE = "73b1985"


def taken_out(version: str, folder: Path) -> Path:
    """Extract a version of the repository into a folder; return the folder."""
    made = subprocess.run(["git", "archive", version], cwd=ROOT, capture_output=True, check=True)
    folder.mkdir()
    subprocess.run(["tar", "-x", "-C", str(folder)], input=made.stdout, check=True)
    return folder


def _environment(code: Path, home: Path) -> dict[str, str]:
    """Return the environment variables for the code of a folder."""
    own = {"PYTHONPATH": str(code), "NUMERAMIS_HOME": str(home), "NUMERAMIS_OWN": "1", "PYTHONUNBUFFERED": "1"}
    return {**os.environ, **own}


@contextmanager
def house(code: Path, home: Path) -> Iterator[str]:
    """Serve a house of a version; yield its address."""
    port = free_port()
    command = [sys.executable, "-m", "numeramis_access", "serve", "--language", "en", "--port", str(port)]
    with subprocess.Popen(command, cwd=code, env=_environment(code, home), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        server.stdout.readline()
        try:
            yield f"127.0.0.1:{port}"
        finally:
            server.terminate()


def player(code: Path, home: Path, name: str, address: str, way: str) -> subprocess.Popen[str]:
    """Start a player with the program of a version. :param way: ``open``, or the code of a table."""
    command = [sys.executable, versions_player.__file__, str(home), name, address, way]
    return subprocess.Popen(command, cwd=code, env=_environment(code, home), stdout=subprocess.PIPE, text=True)


def meet(served: Path, host: Path, guest: Path, folder: Path) -> tuple[Any, Any]:
    """Let two programs play a deal at one table; return the report of each."""
    folder.mkdir()
    with house(served, folder / "house") as address, player(host, folder, "Adam", address, "open") as one:
        assert one.stdout is not None
        code = json.loads(one.stdout.readline())["code"]
        with player(guest, folder, "Eva", address, code) as other:
            assert other.stdout is not None
            told = json.loads(one.stdout.readline()), json.loads(other.stdout.readline())
    return told


def main() -> None:
    """Let every pair play in every house, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", default=BEFORE, help="the earlier version: a commit or tag of git")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        there = {"now": ROOT, asked.before: taken_out(asked.before, folder / "before")}
        wrong = 0
        for number, (served, host, guest) in enumerate(product(there, repeat=3)):
            told = meet(there[served], there[host], there[guest], folder / str(number))
            first, second = (one["digests"] for one in told)
            well = not any(one["fault"] for one in told) and first[: len(second)] == second[: len(first)]
            wrong += not well
            proof = "the same cards, proven to both" if well else f"NOT PROVEN: {told}"
            print(f"house {served}, host {host}, guest {guest}: {proof}", flush=True)
    sys.exit(min(wrong, 1))


if __name__ == "__main__":
    main()
