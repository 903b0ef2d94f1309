"""Three servers on virtual machines, whose cables are unplugged during play: a short case of the campaign."""

from __future__ import annotations

import subprocess
import sys

import pytest

#: faults, and the waits that the servers may announce for them: people must hear one of these
WAITED = {"bus killed": ("bus", "server"), "store fails over": ("store",)}


@pytest.mark.peer("faketime")
@pytest.mark.peer("namespaces")
@pytest.mark.peer("nats")
@pytest.mark.peer("postgresql")
def test_without_bus_and_without_database_nothing_is_lost_and_play_goes_on_by_itself() -> None:
    words = ["--faults", str(len(WAITED)), "--tables", "2", "--lasts", "3", "3", "--kinds", *WAITED]
    command = [sys.executable, "-m", "tests.campaigns.cut_cables", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert lines[-1].endswith("nothing lost, done twice or told otherwise")
    for kind, waited in WAITED.items():
        (told,) = [line for line in lines if line.startswith(f"{kind}: ")]
        assert any(what in told.partition("waited for: ")[2] for what in waited), told
