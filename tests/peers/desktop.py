"""A separate desktop: X server, session bus, speech-dispatcher, the program and a screen reader, all private.

All start in a temporary folder on a separate display, and end by their own process groups.
"""

from __future__ import annotations

import html
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from numeramis_access import __version__
from tests.peers.speechd import SpeechDispatcher
from tests.waiting import wait_until

#: variables that lead to other desktops
OF_ANOTHER = (
    "AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY", "SSH_CONNECTION", "WINDOWPATH", "XDG_VTNR",
)  # fmt: skip
#: width and height in pixels
SCREEN = (1280, 960)
#: seconds; machines are shared
PATIENCE = 60.0
#: seconds from a voice's act to its event
AFTER = 0.05
#: one tap at a time starts a crashed daemon
_RESTARTS = threading.Lock()


class Tap:
    """Stands between a program and the real speech-dispatcher, and notes the spoken texts.

    :ivar spoken: every text, in order. :ivar commands: every other command.
    """

    def __init__(self, path: Path, daemon: SpeechDispatcher) -> None:
        self.path = path
        self.spoken: list[str] = []
        self.commands: list[str] = []
        self._daemon = daemon
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(path))
        self._server.listen(8)
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                client, _ = self._server.accept()
            except OSError:
                return
            real = self._connect()
            threading.Thread(target=self._pump, args=(client, real, self._note()), daemon=True).start()
            threading.Thread(target=self._answer, args=(real, client), daemon=True).start()

    def _connect(self) -> socket.socket:
        """Connect to the daemon; start it again if it has crashed, as a session does.

        Debian 12's daemon crashes now and then (Speech Dispatcher, issue 971).
        """
        real = socket.socket(socket.AF_UNIX)
        if real.connect_ex(str(self._daemon.socket)) == 0:
            return real
        real.close()
        with _RESTARTS:
            if not self._daemon.answers():
                self._daemon.start()
        real = socket.socket(socket.AF_UNIX)
        real.connect(str(self._daemon.socket))
        return real

    def _pump(self, source: socket.socket, target: socket.socket, note: Callable[[str], None]) -> None:
        rest = b""
        while True:
            try:
                data = source.recv(65536)
                target.sendall(data)
            except OSError:
                data = b""
            if not data:
                source.close()
                target.close()
                return
            *lines, rest = (rest + data).split(b"\r\n")
            for line in lines:
                note(line.decode("utf-8", "replace"))

    def _answer(self, source: socket.socket, target: socket.socket) -> None:
        """Pass answers on at once, but events a moment later.

        A voice without a device ends before Orca knows the message's number, and then Orca reads the page to itself
        without end (python3-speechd documents this).
        """
        rest, answered = b"", False
        while True:
            try:
                rest += (data := source.recv(65536))
                while told := re.match(rb"(\d{3}-[^\n]*\n)*\d{3} [^\n]*\n", rest):
                    event = told[0].startswith(b"7")
                    time.sleep(AFTER if event and answered else 0.0)
                    target.sendall(told[0])
                    rest, answered = rest[told.end() :], not event
            except OSError:
                data = b""
            if not data:
                source.close()
                target.close()
                return

    def _note(self) -> Callable[[str], None]:
        """Return the reader of one connection's lines."""
        text: list[str] | None = None

        def note(line: str) -> None:
            nonlocal text
            if text is None:
                text = [] if line.upper() == "SPEAK" else None
                if text is None:
                    self.commands.append(line)
            elif line == ".":
                self.spoken.append(html.unescape(re.sub(r"<[^>]+>", "", "\n".join(text))))
                text = None
            else:
                text.append(line)

        return note

    def heard(self, text: str, since: int = 0) -> bool:
        """Return whether a spoken text contains this."""
        return any(text in spoken for spoken in self.spoken[since:])

    def close(self) -> None:
        """Take no more connections."""
        self._server.close()


class Desktop:
    """One private desktop; ``with`` ends it and all its programs."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="desktop-"))
        self._running: list[subprocess.Popen[bytes]] = []
        self.speechd = SpeechDispatcher("espeak-ng")
        self.environment = os.environ | self.speechd.environment
        for name in (*OF_ANOTHER, "SPEECHD_ADDRESS"):
            self.environment.pop(name, None)
        self.environment |= {
            "BRLAPI_HOST": ":97", "NUMERAMIS_HOME": str(self.folder), "PYTHONUNBUFFERED": "1", "CI": "",
        }  # fmt: skip
        self.environment["DISPLAY"] = self._display()
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._bus()
        self.tap = Tap(self.folder / "tap.sock", self.speechd)
        self.program_tap = Tap(self.folder / "program.sock", self.speechd)

    def _display(self) -> str:
        """Start an X server, which chooses a free number."""
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{SCREEN[0]}x{SCREEN[1]}x24"]
        command += ["-nolisten", "tcp", "-noreset"]
        self.start(command, "xvfb", pass_fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as number:
            return f":{number.readline().strip()}"

    def _bus(self) -> str:
        address = f"unix:path={self.folder}/bus"
        self.start(["dbus-daemon", "--session", "--nofork", "--address", address], "bus")
        self.wait(lambda: (self.folder / "bus").exists(), "the session bus")
        return address

    def start(
        self, command: list[str], name: str, more: Mapping[str, str] | None = None, pass_fds: tuple[int, ...] = ()
    ) -> subprocess.Popen[bytes]:
        with (self.folder / f"{name}.log").open("ab") as log:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env={**self.environment, **(more or {})},
                start_new_session=True, pass_fds=pass_fds,
            )  # fmt: skip
        self._running.append(process)
        return process

    def program(self, *words: str, settings: str, **environment: str) -> subprocess.Popen[bytes]:
        """Start the program with these settings; its sound goes into the file ``played.raw``."""
        return self.run([sys.executable, "-m", "numeramis_access", *words], settings, **environment)

    def run(self, command: list[str], settings: str, **environment: str) -> subprocess.Popen[bytes]:
        """Start the program by a typed command, with these settings."""
        return self.start(command, "program", self._around(settings) | environment)

    def terminal(self, *words: str, settings: str) -> subprocess.Popen[bytes]:
        """Start the program at a terminal without input."""
        program = shlex.join([sys.executable, "-m", "numeramis_access", "--terminal", *words])
        return self.start(["sh", "-c", f"sleep 600 | {program}"], "program", self._around(settings))

    def _around(self, settings: str) -> dict[str, str]:
        """Write the settings in this version's form; return the environment for sound and speech."""
        (self.folder / "settings.toml").write_text(f'known_version = "{__version__}"\n{settings}', "utf-8")
        return {
            "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(self.folder / "played.raw"),
            "SPEECHD_ADDRESS": f"unix_socket:{self.program_tap.path}",
        }  # fmt: skip

    def python(self, code: str, name: str = "plain", system: bool = False) -> subprocess.Popen[bytes]:
        """Run a piece of Python on this desktop; its output is in ``NAME.log``."""
        return self.start(["/usr/bin/python3" if system else sys.executable, "-c", code], name)

    def serve(self) -> str:
        """Start the program for browsers; return its address. The file ``told`` has its announcements."""
        self.start([sys.executable, "-m", "tests.peers.served", str(self.folder / "told")], "serve")
        self.wait(lambda: "http://" in self.log("serve"), "the server says its address")
        return re.findall(r"http://\S+/", self.log("serve"))[0]

    def orca(self, braille: str = "") -> subprocess.Popen[bytes]:
        """Start stock Orca, speaking through the tap.

        Orca asks ``pgrep`` for other Orcas of the same user, to end them or itself. Here it finds none, because those
        belong to other desktops.

        :param braille: BrlAPI's host word of a display for Orca, none when empty.
        """
        prefs = str(self.folder / "orca")
        command = ["orca", "-e" if braille else "-d", "braille", "-d", "braille-monitor", f"--user-prefs={prefs}"]
        more = {"SPEECHD_ADDRESS": f"unix_socket:{self.tap.path}", "PATH": f"{self._alone()}:{os.environ['PATH']}"}
        return self.start(command, "orca", more | ({"BRLAPI_HOST": braille} if braille else {}))

    def _alone(self) -> Path:
        """Return a folder with a ``pgrep`` that finds no process."""
        folder = self.folder / "alone"
        folder.mkdir(exist_ok=True)
        (folder / "pgrep").write_text("#!/bin/sh\nexit 1\n")
        (folder / "pgrep").chmod(0o755)
        return folder

    def manage(self) -> None:
        """Start a window manager, which alone can place windows and make them fill the screen."""
        managed = self.folder / "managed"
        self.start(["openbox", "--sm-disable", "--startup", f"touch {managed}"], "openbox")
        self.wait(managed.exists, "the window manager")

    def geometry(self, process: subprocess.Popen[bytes]) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return place and size of a process's window on the screen, in pixels."""
        window = self._window(process)
        found = dict(line.split("=") for line in self._asked("getwindowgeometry", "--shell", window).split())
        return (int(found["X"]), int(found["Y"])), (int(found["WIDTH"]), int(found["HEIGHT"]))

    def place(self, process: subprocess.Popen[bytes], place: tuple[int, int], size: tuple[int, int]) -> None:
        """Move and resize a process's window, as a person does with the mouse."""
        window = self._window(process)
        self._asked("windowsize", window, *map(str, size), "windowmove", window, *map(str, place))

    def has_keyboard(self, process: subprocess.Popen[bytes]) -> bool:
        """Return whether a process's window has the keyboard."""
        return self._asked("getwindowfocus", "getwindowpid").split() == [str(process.pid)]

    def _window(self, process: subprocess.Popen[bytes]) -> str:
        """Return a process's window; repeat the search, which fails if any window closes during it."""
        found = list[str]()
        self.wait(lambda: bool(found.extend(self._windows_of(process)) or found), "a window")
        return found[0]

    def _windows_of(self, process: subprocess.Popen[bytes]) -> list[str]:
        return self._asked("search", "--all", "--onlyvisible", "--pid", str(process.pid)).split()

    def _asked(self, *words: str) -> str:
        """Return xdotool's output."""
        command, around = ["xdotool", *words], self.environment
        done = subprocess.run(command, env=around, capture_output=True, text=True, check=False, timeout=PATIENCE)
        return done.stdout

    def press(self, *keys: str) -> None:
        """Press keys at this desktop's keyboard."""
        subprocess.run(["xdotool", "key", *keys], env=self.environment, check=True, timeout=PATIENCE)

    def press_held(self, held: str, *keys: str) -> None:
        """Press keys quickly while another key is held."""
        words = ["keydown", held, "key", "--delay", "60", *keys, "keyup", held]
        subprocess.run(["xdotool", *words], env=self.environment, check=True, timeout=PATIENCE)

    def type(self, text: str) -> None:
        """Type a text at this desktop's keyboard."""
        command = ["xdotool", "type", "--delay", "40", text]
        subprocess.run(command, env=self.environment, check=True, timeout=PATIENCE)

    def window_of(self, process: subprocess.Popen[bytes]) -> bool:
        """Return whether a process shows a window."""
        return bool(self._windows_of(process))

    def focus(self, process: subprocess.Popen[bytes]) -> None:
        """Give the keyboard to the window of a process, as Alt+Tab does."""
        self._asked("windowfocus", "--sync", self._window(process))

    def log(self, name: str) -> str:
        """Return a process's output."""
        return (self.folder / f"{name}.log").read_text("utf-8", "replace")

    def wait(self, happened: Callable[[], bool], what: str) -> None:
        """Wait for a condition; name it at a failure."""
        wait_until(happened, lambda: f"{what}; {self.state()}")

    def state(self) -> str:
        """Return the state of the desktop for a failure's message."""
        logs = {path.stem: path.read_text("utf-8", "replace")[-1500:] for path in self.folder.glob("*.log")}
        spoken = self.tap.spoken[-30:] if hasattr(self, "tap") else []
        ended = [process.args for process in self._running if process.poll() is not None]
        return f"spoken: {spoken}; ended: {ended}; logs: {logs}"

    def close(self) -> None:
        """End all programs, the youngest first."""
        for process in reversed(self._running):
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
            finally:
                process.wait(10)
        self.tap.close()
        self.program_tap.close()
        self.speechd.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Desktop:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
