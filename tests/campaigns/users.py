"""Random users: people press random but sensible keys for hours, and after each key the promises to them hold.

A day is a process with two homes. At the first home two programs run at once, at the second one; all three can meet in
a house of this process. They use the window, a terminal, a page, a braille display and a controller in turn. SIGKILL
ends most days at any instant; the next day goes on with the same homes. As root, each home lies on a small disk that is
full now and then. After each key

- the program has told something, or its screen has changed, or the key has no meaning for anybody;
- no fault is logged;
- a log of an evening names each stored person;

now and then a way leads back to the main menu by the front end's own keys, and each morning everything kept opens: the
settings with every value that a program has changed, all matches, records and evenings.

``python -m tests.campaigns.users --seed 1 --minutes 60``
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from numeramis_access import compose
from numeramis_access.app.shell.global_commands import has_effect
from numeramis_access.app.shell.keys import keys_of_device
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.program import SILENT_KEYS
from numeramis_access.app.table import kept_matches
from numeramis_access.catalogue import STANDARD
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.inbox import Incoming, KeyDown, LineTyped, Touched
from numeramis_access.store import journal, settings
from numeramis_access.store.evenings import Evenings
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from tests.app.friends import Friend, Line
from tests.app.key_walk import DEVICES, STRANGE, AtOnce, Dots, _as_typed
from tests.app.way_home import PageFront, Terminal, WayHome, Window, at
from tests.campaigns.kill import child
from tests.campaigns.playing import wait_for
from tests.server.guests import Club
from tests.standins import Recorder

#: keys of a day; keys between two walks home of a person; keys with a full disk
DAY, HOMEWARD, FULL = 400, 150, 12
#: lessons of the first steps, which follow each other on the way home, and a match
LESSONS = 5
#: keys that a report shows
SHOWN = 14
#: size of a home's disk, in MiB
DISK = 6
#: texts that a person types where text is wanted
TEXTS = ("Eva Malá", "Jan Nový", "Žofie Čápová", "Bob", "3", "12", "0", "101", "3 7 5 4", "192.168.1.5", "?", "x" * 60)
#: commands that tell nothing because they end something
QUIET = (Command.HUSH, Command.QUIT, Command.HOLD)


class Fault(NamedTuple):
    """A broken promise. :param day: number of the day. :param what: the promise. :param keys: the last keys."""

    day: int
    what: str
    keys: list[str]


class User(Friend):
    """A person who presses random keys at a program.

    :param folder: holds the home under the person's name. :param notes: receives each change of a setting.
    """

    def __init__(self, club: Club, folder: Path, name: str, chance: random.Random, notes: Path) -> None:
        Recorder.__init__(self)
        self.club, self.lines = club, list[Line]()
        self.faults: list[str] = []
        self.keys: list[str] = []
        self.home_folder = folder / name
        self._chance, self._notes = chance, notes
        #: commands of the way to an entry of a menu
        self._way: list[Command] = []
        home = Home.at(self.home_folder)
        kept, problems = settings.load_settings(home.settings_file)
        self.faults += [f"settings: {problem}" for problem in problems]
        fields = {"name": name, "language": chance.choice(("cs", "en"))} if not kept.language else {}
        self._before = msgspec.structs.replace(kept, pace=0.0, **fields)
        self.app = compose.make_program(self._before, home, thinker=AtOnce, connect=self._connect, clock=club.clock)
        self.app._faults.note = self.faults.append  # type: ignore[method-assign, assignment]
        self.app.announcer.channels += [self, dots := Dots()]
        self.app.views.all.append(dots)
        self.app.start()
        self.app.follow(compose.first_scene(self.app))

    def act(self) -> str:
        """Do one sensible act; return the broken promise, empty if all hold."""
        app, chance = self.app, self._chance
        device = chance.choice(DEVICES)
        app.keyboard = app.device = device if device in ("terminal", "page") else ""
        item, command = self._item(device)
        self.keys.append(f"{type(app.scene).__name__} {device or 'window'}: {item} ({command})")
        self.shown.clear()
        before = app.scene, app.scene.screen(), app.settings
        app.receive(item)
        self.settle()
        self._note_settings()
        if self.faults:
            return f"a fault is logged: {self.faults.pop()}"
        quiet = not app.running or command in QUIET or (isinstance(item, KeyDown) and item.key in SILENT_KEYS)
        after = app.scene, app.scene.screen(), app.settings
        if not quiet and not self.shown and before == after:
            return "nothing is told"
        return ""

    def _item(self, device: str) -> tuple[Incoming, object]:
        """Return what the person does, and the command behind it if it has one."""
        app, chance = self.app, self._chance
        scene, draw = app.scene, chance.random()
        if scene.writes and draw < 0.5:
            return LineTyped(chance.choice(TEXTS)), "text"
        if draw < 0.08 and device in ("", "braille", "page") and (count := len(scene.screen().items)):
            zone = "items" if device == "braille" else "press"
            return Touched(zone, chance.randrange(count), device), "touch"
        if scene.takes_keys or draw < 0.12:
            return KeyDown(chance.choice((*STRANGE, *"0123456789abcdefh", "f1", "f5", "left", "escape"))), None
        if not self._way and isinstance(scene, Menu) and draw < 0.6:
            steps = chance.randrange(max(1, len(scene.entries)))
            self._way = [Command.FIRST, *[Command.NEXT] * steps, Command.ACTIVATE]
        possible = scene.possible_commands()
        keys = {
            command: [key for key in keys_of_device(app, keys, scene.context) if self._has(device, key)]
            for command, keys in app.keymap.keys_of(scene.context)
            if has_effect(app, command) and (possible is None or command in possible)
        }
        often = (Command.ACTIVATE,) * 8 + (Command.NEXT,) * 5 + (Command.PREVIOUS, Command.LAST, Command.BACK)
        command: AnyCommand = Command.ACTIVATE
        if self._way:
            command = self._way.pop(0)
        else:
            command = chance.choice(often if draw < 0.75 else sorted(keys) or [Command.ACTIVATE])
        if command is Command.QUIT or not keys.get(command):
            command = Command.ACTIVATE
        key = (keys.get(command) or ["return"])[0]
        return _as_typed(key) if device == "terminal" else KeyDown(key), command

    @staticmethod
    def _has(device: str, key: str) -> bool:
        return key.startswith(device) if device in ("braille", "pad") else not key.startswith(("braille ", "pad "))

    def _note_settings(self) -> None:
        """Note the changed settings, so that the next day asks for them."""
        now = self.app.settings
        if now is not self._before:
            fields = {
                field: msgspec.to_builtins(getattr(now, field))
                for field in Settings.__struct_fields__
                if getattr(now, field) != getattr(self._before, field)
            }
            with self._notes.open("a", encoding="utf-8") as file:
                file.write(json.dumps([str(self.home_folder), fields]) + "\n")
            self._before = now

    def _is_asked(self) -> bool:
        """Return whether a question of yes or no is open, which the walk would not answer."""
        scene = self.app.scene
        answers = [self.app.text("no"), self.app.text("yes")]
        return isinstance(scene, Menu) and [entry.label() for entry in scene.entries] == answers

    def go_home(self) -> str:
        """Go back to the main menu at some front end; return the broken promise, empty if there is none."""
        if not self.app.running:
            return ""
        with at(self.app, self._chance.choice((Window, Terminal, PageFront))) as front:
            if self._is_asked():
                front.back()
            for _ in range(LESSONS):
                went = WayHome(self.app, self.settle).go(front)
                if not went.startswith("another "):
                    break
        return f"no way home: {went}" if went and not went.startswith("out of the program") else ""


class Disk:
    """A home's small disk, filled and emptied by the user's other programs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.is_full = False

    def fill(self) -> None:
        """Leave no free byte."""
        self.is_full = True
        with contextlib.suppress(OSError), (self._folder / "films").open("ab", buffering=0) as file:
            while True:
                file.write(bytes(4096))

    def free(self) -> None:
        """Remove the other programs' files."""
        self.is_full = False
        (self._folder / "films").unlink(missing_ok=True)


def unnamed(home: Home) -> str:
    """Return a stored person without a log of an evening, empty if there is none: half of an act was stored."""
    if not home.evenings.exists():
        return ""
    kept = Evenings(home.evenings).all()
    logs = "".join(line for evening in kept.evenings for line in evening.lines)
    return next((f"a person in no log: {person}" for person in kept.people if person.id not in logs), "")


def unopened(home: Home, changed: dict[str, Any]) -> Iterator[str]:
    """Yield everything of a home that does not open, or is not as the last program left it.

    :param changed: the last value of each changed setting.
    """
    kept, problems = settings.load_settings(home.settings_file)
    yield from (f"settings: {problem}" for problem in problems)
    for field, value in changed.items():
        if msgspec.to_builtins(getattr(kept, field)) != value:
            yield f"the setting {field} is {getattr(kept, field)!r} and was changed to {value!r}"
    for folder in (home.matches, home.records, home.called_matches):
        for path in sorted(folder.glob("*.match")):
            try:
                saved = journal.read_journal(path)
                is_called = folder == home.called_matches
                (kept_matches.restore_called_match if is_called else kept_matches.restore_match)(saved, STANDARD)
            except (journal.UnreadableJournal, OSError) as error:
                yield f"{path.name}: {error!r}"
    if home.evenings.exists():
        Evenings(home.evenings).all()


def day(folder: Path, number: int, seed: int, out: Path, on_disks: bool) -> None:
    """Live one day in this process. :param out: receives the faults as JSON lines. :param on_disks: see ``disks``."""
    chance = random.Random(f"{seed}/{number}")
    club = Club(Path(tempfile.mkdtemp(dir=folder)))
    notes = folder / "notes"
    users = [User(club, folder, name, chance, notes) for name in ("Adam", "Adam", "Eva")]
    disk, told = Disk(folder / "Adam"), set[str]()
    for place in range(DAY):
        user = chance.choice(users)
        wrong = user.act()
        if not user.app.running:
            users[users.index(user)] = User(club, folder, user.home_folder.name, chance, notes)
        elif not wrong and place % HOMEWARD == HOMEWARD - 1:
            wrong = user.go_home()
        if not wrong and not disk.is_full:
            wrong = unnamed(user.app.home)
        if wrong and wrong not in told:
            told.add(wrong)
            fault = Fault(number, wrong, user.keys[-SHOWN:])
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(fault) + "\n")
        if on_disks and (disk.is_full or chance.random() < 0.01):
            disk.free() if disk.is_full and place % FULL == 0 else disk.fill()
    disk.free()


@contextlib.contextmanager
def disks(folder: Path) -> Iterator[bool]:
    """Mount a small disk for the first home while it lasts, if this user may; yield whether there is one."""
    home = folder / "Adam"
    home.mkdir()
    mounted = os.geteuid() == 0 and shutil.which("mount") is not None and (
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={DISK}m", "tmpfs", str(home)], check=False, capture_output=True
        ).returncode == 0
    )
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(home)], check=True)


def changed_settings(notes: Path) -> dict[str, dict[str, Any]]:
    """Return the last value of each changed setting, by folder of the home."""
    found: dict[str, dict[str, Any]] = {}
    for line in notes.read_text("utf-8").splitlines() if notes.exists() else ():
        home, fields = json.loads(line)
        found.setdefault(home, {}).update(fields)
    return found


def campaign(seed: int, days: int | None = None, minutes: float | None = None) -> tuple[int, list[Fault]]:
    """Live days until their number or the time is reached; return the number of days and the faults."""
    ends = time.monotonic() + 60 * minutes if minutes is not None else None
    number, faults, chance = 0, list[Fault](), random.Random(seed)
    folder = Path(tempfile.mkdtemp())
    out = folder / "faults"
    with disks(folder) as on_disks:
        while (days is None or number < days) and (ends is None or time.monotonic() < ends):
            process = child(lambda: day(folder, number, seed, out, on_disks))  # noqa: B023 - it runs at once
            if chance.random() < 0.7:
                time.sleep(chance.random() * 8)
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            status = wait_for(process)
            if status not in (0, -signal.SIGKILL):
                faults.append(Fault(number, f"the day ended with status {status}", []))
            Disk(folder / "Adam").free()
            changed = changed_settings(folder / "notes") if not on_disks else {}
            for name in ("Adam", "Eva"):
                home = folder / name
                wrong = unopened(Home.at(home), changed.get(str(home), {}))
                faults += [Fault(number, f"{name}: {what}", []) for what in wrong]
            number += 1
        for line in out.read_text("utf-8").splitlines() if out.exists() else ():
            faults.append(Fault(*json.loads(line)))
    shutil.rmtree(folder)
    return number, faults


def main() -> int:
    """Run the campaign; return the exit status."""
    parser = argparse.ArgumentParser(prog="tests.campaigns.users")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0)
    args = parser.parse_args()
    days, faults = campaign(args.seed, minutes=args.minutes)
    for fault in faults:
        print(f"day {fault.day}: {fault.what}", *fault.keys, sep="\n    ")
    print(f"seed {args.seed}: {days} days, {len(faults)} faults")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
