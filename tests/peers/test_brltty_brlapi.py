"""Our BrlAPI client against the real server, with brltty's virtual display behind it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from braille.brlapi import SOCKET_FOLDER
from braille.display import Display
from braille.driver import CellsReplaced, CellsRestored
from braille.events import Connected, Disconnected, DisplayEvent, Key
from braille.text import BrailleTable
from tests.campaigns.line_taken import Taker
from tests.peers.brltty import BRLAPI_PORT, Brltty, VirtualDisplay, free_port, start_virtual
from tests.waiting import until

pytestmark = pytest.mark.peer("brltty")

WORDS = BrailleTable("cs-8").cells("Šipky 7 a 10")


class Owner:
    """A display and everything that it has told."""

    def __init__(self, device: str) -> None:
        self.events: list[DisplayEvent] = []
        self.display = Display(device, self.events.append, retry=0.3)

    @property
    def stood(self) -> list[bool]:
        """Return for each key whether the newest cells stood there."""
        return [event.stands for event in self.events if isinstance(event, Key)]

    def heard(self, event: DisplayEvent) -> bool:
        return until(lambda: event in self.events)


@pytest.fixture
def owners() -> Iterator[list[Owner]]:
    opened: list[Owner] = []
    yield opened
    for owner in opened:
        owner.display.close()


def connect(owners: list[Owner], virtual: VirtualDisplay, auth: str = "none") -> Owner:
    owner = Owner(f"brlapi:host={virtual.host},auth={auth},tty=")
    owners.append(owner)
    return owner


def shown(virtual: VirtualDisplay, cells: bytes) -> bool:
    return until(lambda: virtual.cells()[: len(cells)] == cells)


def test_cells_are_read_back_and_keys_arrive(owners: list[Owner]) -> None:
    with start_virtual(20) as virtual:
        owner = connect(owners, virtual)
        owner.display.show(WORDS)
        assert shown(virtual, WORDS.ljust(20, b"\0"))
        assert owner.events == [Connected("Virtual all", 20)]
        for line, name in [
            ("route 4", "routing 4"),
            ("fwinrt", "pan right"),
            ("fwinlt", "pan left"),
            ("lnup", "up"),
            ("chrrt", "right"),
            ("lnbeg", "lnbeg"),
        ]:
            virtual.send(line)
            assert owner.heard(Key(name))


def test_a_new_size_is_told_and_the_cells_are_written_again(owners: list[Owner]) -> None:
    with start_virtual(20) as virtual:
        owner = connect(owners, virtual)
        owner.display.show(WORDS)
        assert shown(virtual, WORDS)
        virtual.send("cells 32")
        assert owner.heard(Connected("Virtual all", 32))
        assert shown(virtual, WORDS.ljust(32, b"\0"))


def test_a_display_that_goes_and_comes_back_smaller_is_said_to_be_lost_and_found(owners: list[Owner]) -> None:
    with start_virtual(40) as virtual:
        owner = connect(owners, virtual)
        owner.display.show(WORDS)
        assert shown(virtual, WORDS)
        virtual.restart(12)
        owner.display.show(WORDS[::-1])
        assert owner.heard(Connected("Virtual all", 12))
        assert shown(virtual, WORDS[::-1][:12])
        assert owner.events == [Connected("Virtual all", 40), Disconnected("lost"), Connected("Virtual all", 12)]


def test_a_server_that_was_killed_and_started_again_gets_the_last_cells(owners: list[Owner]) -> None:
    with start_virtual(20) as first:
        owner = connect(owners, first)
        owner.display.show(WORDS)
        assert shown(first, WORDS)
        first.kill()
        assert owner.heard(Disconnected("lost"))
        owner.display.show(WORDS[::-1])
        with start_virtual(40, port=first.port) as second:
            assert owner.heard(Connected("Virtual all", 40))
            assert shown(second, WORDS[::-1].ljust(40, b"\0"))


def test_a_key_file_opens_the_server_and_a_wrong_one_does_not(owners: list[Owner], tmp_path: Path) -> None:
    right, wrong = tmp_path / "right", tmp_path / "wrong"
    right.write_bytes(b"a long secret\n")
    wrong.write_bytes(b"another secret\n")
    with start_virtual(20, auth=f"keyfile:{right}") as virtual:
        assert connect(owners, virtual, f"keyfile:{wrong}").heard(Disconnected("key"))
        assert connect(owners, virtual, f"keyfile:{tmp_path / 'none'}").heard(Disconnected("key"))
        assert connect(owners, virtual, "none").heard(Disconnected("key"))
        assert connect(owners, virtual, f"keyfile:{right}").heard(Connected("Virtual all", 20))


@pytest.mark.peer("brlapi-socket")
def test_a_unix_socket_is_found_by_its_number(owners: list[Owner]) -> None:
    with start_virtual(20, host=f":{os.getpid()}") as virtual:
        owner = connect(owners, virtual)
        assert owner.heard(Connected("Virtual all", 20))
        assert Path(SOCKET_FOLDER, str(os.getpid())).exists()


@pytest.mark.parametrize("command", ["help", "prefmenu"])
def test_help_and_preferences_stay_brlttys_and_the_line_comes_back_after_them(
    owners: list[Owner], command: str
) -> None:
    with start_virtual(20) as virtual:
        owner = connect(owners, virtual)
        owner.display.show(WORDS)
        assert shown(virtual, WORDS.ljust(20, b"\0"))
        virtual.send(command)
        assert owner.heard(Disconnected("lost"))
        virtual.send(command)
        assert until(lambda: owner.events.count(Connected("Virtual all", 20)) == 2)
        assert shown(virtual, WORDS.ljust(20, b"\0"))
        assert not any(isinstance(event, Key) for event in owner.events)


def test_another_program_on_the_terminal_gets_the_display_and_gives_it_back(owners: list[Owner]) -> None:
    with start_virtual(20) as virtual:
        first = connect(owners, virtual)
        first.display.show(WORDS)
        assert shown(virtual, WORDS.ljust(20, b"\0"))
        second = connect(owners, virtual)
        second.display.show(WORDS[::-1])
        assert shown(virtual, WORDS[::-1].ljust(20, b"\0"))
        second.display.close()
        first.display.show(WORDS[1:])
        assert shown(virtual, WORDS[1:].ljust(20, b"\0"))
        virtual.send("route 4")
        assert first.heard(Key("routing 4"))


def test_a_key_over_the_cells_of_another_program_says_so_and_ours_come_back_by_themselves(owners: list[Owner]) -> None:
    with start_virtual(20) as virtual:
        first = connect(owners, virtual)
        first.display.show(WORDS)
        assert shown(virtual, WORDS.ljust(20, b"\0"))
        virtual.send("route 4")
        assert first.heard(Key("routing 4"))
        assert first.stood == [True]
        with taken(virtual, WORDS[::-1]):
            assert shown(virtual, WORDS[::-1].ljust(20, b"\0"))
            assert first.heard(CellsReplaced())
            virtual.send("route 5")
            assert first.heard(Key("routing 5"))
            assert first.stood == [True, False]
        assert shown(virtual, WORDS.ljust(20, b"\0"))
        assert first.heard(CellsRestored())
        virtual.send("route 6")
        assert first.heard(Key("routing 6"))
        assert first.stood == [True, False, True]


def test_a_server_that_is_busy_for_a_second_has_given_the_line_to_nobody(owners: list[Owner]) -> None:
    with start_virtual(20) as virtual:
        first = connect(owners, virtual)
        first.display.show(WORDS)
        assert until(lambda: first.display.has_newest)
        virtual.brltty.process.send_signal(signal.SIGSTOP)
        time.sleep(1.0)
        virtual.brltty.process.send_signal(signal.SIGCONT)
        first.display.show(WORDS[1:])
        assert until(lambda: first.display.has_newest)
        virtual.send("route 4")
        assert first.heard(Key("routing 4"))
        assert first.stood == [True]
        assert CellsReplaced() not in first.events


@contextmanager
def taken(virtual: VirtualDisplay, cells: bytes) -> Iterator[None]:
    """Let another program show cells that accepts no keys."""
    taker = Taker(virtual, 20, 0)
    with taker.line(cells.ljust(20, b"\0")):
        yield


def test_a_brltty_without_a_display_counts_as_none(owners: list[Owner]) -> None:
    port = free_port(BRLAPI_PORT)
    host = f"127.0.0.1:{port - BRLAPI_PORT}"
    with Brltty("no", "", api=f"auth=none,host={host}") as brltty:
        brltty.wait_for("Braille Driver: no")
        owner = Owner(f"brlapi:host={host},auth=none,tty=")
        owners.append(owner)
        assert until(lambda: owner.events)
        assert all(isinstance(event, Disconnected) for event in owner.events)
