"""Unforeseen faults in every part of the program: it says so, notes the fault, and goes on."""

from __future__ import annotations

import errno
import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from numeramis_access import cli
from numeramis_access.app.shell.scene import Push, Scene
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import Incoming, KeyDown, LineTyped, Report, ThoughtFinished
from numeramis_access.output.screen import Screen
from numeramis_access.store import faults
from numeramis_access.store.changing import LOCK_FILE
from numeramis_access.store.faults import FaultLog
from tests.app.player import Player, begin, behind, home, player
from tests.standard import GAMES, ruleset
from tests.standins import Recorder

SAID = "Something went wrong"
SAID_AGAIN = "You're back in the main menu"


SECRET = "the ace of " + "spades is with Jana"


class Fault(Exception):
    """An unforeseen error."""


class Broken(Scene):
    """A scene that fails in one of its methods."""

    item_types = (ThoughtFinished,)

    def __init__(self, where: str) -> None:
        self.where = where

    def _do(self, where: str) -> None:
        if where == self.where:
            raise Fault(SECRET)

    def enter(self) -> None:
        self._do("enter")

    def command(self, command: Command) -> None:
        self._do("command")

    def take_line(self, text: str) -> None:
        self._do("typed")

    def receive(self, item: Incoming) -> None:
        self._do("receive")

    def due(self) -> float | None:
        self._do("due")
        return 0.0

    def tick(self) -> None:
        self._do("tick")

    def leave(self) -> None:
        self._do("leave")

    def screen(self) -> Screen:
        self._do("screen")
        return Screen("menu", "broken")


@pytest.fixture
def someone() -> Iterator[Player]:
    with player("en") as found:
        yield found


def drive(someone: Player, *items: Incoming) -> list[str]:
    """Drive the program as its loop does; return the announcements."""
    for item in items:
        someone.app.refresh()
        someone.app.due()
        someone.app.receive(item)
        someone.app.tick()
    someone.app.due()
    return someone.told()


def log() -> str:
    return home().fault_log.read_text(encoding="utf-8")


WAYS: dict[str, Incoming] = {
    "command": KeyDown("down"), "typed": LineTyped("xyzzy"), "due": KeyDown("f1"), "tick": KeyDown("shift"),
    "screen": KeyDown("shift"), "receive": ThoughtFinished(0, None),
}  # fmt: skip


@pytest.mark.parametrize("where", WAYS)
def test_a_fault_anywhere_in_a_scene_is_said_and_noted_and_keys_go_on(someone: Player, where: str) -> None:
    someone.app.follow(Push(Broken(where)))
    assert any(SAID in text for text in drive(someone, WAYS[where]))
    assert "test_faults.py" in log()
    assert "Fault" in log()
    assert any("Full messages" in text for text in drive(someone, KeyDown("f6")))


def test_a_scene_that_cannot_be_entered_does_not_stay_on_top(someone: Player) -> None:
    main = someone.app.scene
    main.command = lambda command: Push(Broken("enter"))  # type: ignore[method-assign]
    assert any(SAID in text for text in drive(someone, KeyDown("down")))
    assert someone.app.scenes == [main]


def test_what_fails_by_itself_is_not_tried_for_ever_and_three_times_lead_to_the_menu(someone: Player) -> None:
    someone.app.follow(Push(Broken("tick")))
    for _ in range(100):
        someone.app.tick()
    assert sum(SAID in text for text in someone.told()) == 1
    said = drive(someone, KeyDown("shift"), KeyDown("shift"))
    assert sum(SAID in text for text in said) == 1
    assert any(SAID_AGAIN in text for text in said)
    assert len(someone.app.scenes) == 1
    assert any(text.startswith("Main menu") for text in said)
    assert not any(SAID in text for text in drive(someone, KeyDown("down"), KeyDown("down")))


def test_a_screen_that_cannot_be_shown_is_said_once_and_the_rest_goes_on(someone: Player) -> None:
    someone.app.follow(Push(Broken("screen")))
    said = drive(someone, *[KeyDown("shift")] * 6)
    assert sum(SAID in text for text in said) == 1
    assert len(someone.app.scenes) == 2


def test_the_last_line_holds_even_where_leaving_fails_too(someone: Player) -> None:
    broken = Broken("leave")
    broken.command = lambda command: 1 / 0  # type: ignore[assignment,method-assign,return-value]
    someone.app.follow(Push(broken))
    said = drive(someone, *[KeyDown("down")] * 3)
    assert any(SAID_AGAIN in text for text in said)
    assert "ZeroDivisionError" in log()
    assert len(someone.app.scenes) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_fault_in_a_question_leaves_the_match_as_it_was(
    someone: Player, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = ruleset(game)
    match = begin(someone.app, rules, rules.options(), rules.seats[1], 5)
    someone.settle()
    someone.told()
    before = list(behind(someone.match).record)
    with monkeypatch.context() as patched:
        patched.setattr(type(match), "command", lambda self, command: {}["As"])
        assert any(SAID in text for text in drive(someone, KeyDown("h"), KeyDown("v")))
    assert someone.app.scene is match
    assert behind(someone.match).record == before
    assert not any(SAID in text for text in drive(someone, KeyDown("h")))


def test_a_message_that_cannot_be_formed_is_a_fault_like_any_other(someone: Player) -> None:
    assert any(SAID in text for text in drive(someone, Report("no-such-message", {})))


@pytest.mark.parametrize("method", ["show", "hush", "close"])
def test_a_fault_in_a_channel_closes_it_alone(someone: Player, method: str) -> None:
    class Faulty(Recorder):
        name = "braille"

    channel = Faulty()
    someone.app.announcer.channels.append(channel)

    def failing(*_: object) -> None:
        {}["As"]

    setattr(channel, method, failing)
    if method == "close":
        someone.app.announcer.attempt(channel, failing)
    drive(someone, KeyDown("down"), KeyDown("ctrl"))
    someone.settle()
    assert any("braille display no longer responds" in text for text in someone.texts())
    assert channel not in someone.app.announcer.channels
    assert "KeyError" in log()


def test_the_log_says_where_and_what_and_no_card(someone: Player) -> None:
    someone.app.follow(Push(Broken("command")))
    drive(someone, KeyDown("down"))
    assert "spades" not in log()
    assert "in command" in log()


def test_the_log_is_begun_anew_before_it_is_long_and_a_disk_without_room_is_no_second_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faults, "MAX_LOG_BYTES", 1000)
    faulty = FaultLog(tmp_path / "data" / "faults.log")
    for _ in range(100):
        faulty.write(OSError(28, "No space left on device"))
    kept = sorted(path.name for path in faulty.path.parent.iterdir())
    assert kept == [LOCK_FILE, "faults.log", "faults.log.1"]
    assert all(path.stat().st_size < 1500 for path in faulty.path.parent.iterdir())
    assert "No space left" in faulty.path.read_text()
    FaultLog(Path("/dev/null/no/such/place")).write(Fault())


class NobodyReads(io.RawIOBase):
    """A pipe whose reader is gone. :param says: the system's error number; on Windows it is EINVAL."""

    def __init__(self, says: int) -> None:
        self.says = says

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        raise OSError(self.says, "nobody reads")


@pytest.mark.parametrize("says", [*cli.UNREAD_ERRORS, errno.EINVAL])
def test_a_reader_that_is_gone_is_no_fault(says: int, own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = io.StringIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BufferedWriter(NobodyReads(says))))
    monkeypatch.setattr(sys, "stderr", told)
    assert cli.main(["--version"]) == 0
    assert not told.getvalue()
    assert not (own_home / "faults.log").exists()


def test_the_same_number_from_elsewhere_is_a_fault(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: object) -> int:
        raise OSError(errno.EINVAL, "a date before all dates")

    monkeypatch.setattr(cli, "_run", fails)
    assert cli.main(["--version"]) == 1
    assert capsys.readouterr().err
