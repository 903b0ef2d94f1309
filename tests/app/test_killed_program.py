"""A killed program leaves no process behind, and no process keeps its output open."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are counted in /proc")

ROOT = Path(__file__).resolve().parents[2]
#: seconds until a test gives up waiting; generous, because machines are shared
PATIENCE = 60.0
PROGRAMS = {
    "match": ("play", "quist", "--terminal", "--speech", "none", "--seed", "5", "--language", "en"),
    "arena": ("arena", "quist", "strong", "greedy", "--deals", "1000000", "--jobs", "2"),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_killed_program_takes_its_opponents_with_it(name: str) -> None:
    program = begun(PROGRAMS[name])
    try:
        wait_until(lambda: bool(thinking(program.pid)))
        children = thinking(program.pid)
    finally:
        program.kill()
        program.wait()
    wait_until(lambda: not any(alive(child) for child in children))
    program.communicate(timeout=PATIENCE)  # the output ends only when no process keeps it open


def test_opponents_write_nothing_to_the_players_output() -> None:
    program = begun(PROGRAMS["match"])
    try:
        wait_until(lambda: bool(silent(program.pid)) and thinking(program.pid) == silent(program.pid))
    finally:
        program.kill()
        program.communicate()


def begun(words: tuple[str, ...]) -> subprocess.Popen[bytes]:
    """Start the program as a player does, with its output in a pipe."""
    command = [sys.executable, "-m", "numeramis_access", *words]
    pipe = subprocess.PIPE
    program = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT)
    assert program.stdin is not None
    program.stdin.write(b"return\n\n\n")  # plays a card, so that opponents must think
    program.stdin.flush()
    return program


def thinking(program: int) -> list[int]:
    """Return the processes in which opponents think."""
    return [child for child in children_of(program) if b"spawn_main" in read(child, "cmdline")]


def silent(program: int) -> list[int]:
    """Return the thinking processes that do not hold the program's input or output."""
    return [child for child in thinking(program) if all(stream(child, number) == os.devnull for number in (0, 1, 2))]


def children_of(program: int) -> list[int]:
    numbers = (int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit())
    return [number for number in numbers if parent_of(number) == program]


def parent_of(process: int) -> int:
    found = read(process, "stat").rpartition(b")")[2].split()
    return int(found[1]) if found else 0


def alive(process: int) -> bool:
    return b"spawn_main" in read(process, "cmdline")


def stream(process: int, number: int) -> str:
    try:
        return os.readlink(f"/proc/{process}/fd/{number}")
    except OSError:
        return ""


def read(process: int, what: str) -> bytes:
    try:
        return Path(f"/proc/{process}/{what}").read_bytes()
    except OSError:
        return b""
