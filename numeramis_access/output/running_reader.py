"""Find out from the system whether a screen reader runs, without starting anything.

Set-up uses this on Windows before any package is installed: standard library only.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from numeramis_access.output.probe import Probe

#: seconds for one question to D-Bus
DBUS_SECONDS = 1.0
#: AT-SPI events that only a screen reader registers for: Orca from 45 on, and before
READER_EVENTS = ("object:announcement", "object:state-changed:focused", "object:statechanged:focused")
#: process names of screen readers for the Linux console; Speakup is part of the kernel
CONSOLE_READERS = ("fenrir", "yasr", "tdsr", "emacspeak")
SPEAKUP_FILE = "/sys/accessibility/speakup/synth"
SPI_GETSCREENREADER = 0x0046  # winuser.h


def find_reader(system: str = sys.platform) -> Probe:
    """Return a probe of the screen reader that runs, with its name or interface as detail, or the code why none is
    known.

    On Windows each screen reader is asked by its own library instead, so the code there is always ``ask-the-reader``.

    :param system: name of the system, as in ``sys.platform``.
    """
    if system.startswith("linux"):
        return _atspi()
    if system == "darwin":
        processes = _output(["/usr/bin/pgrep", "-x", "VoiceOver"])
        return Probe(True, detail="VoiceOver") if processes else Probe(False, "no-screen-reader")
    return Probe(False, "ask-the-reader")


def find_line_reader(system: str = sys.platform, root: str = "/") -> Probe:
    """Return a probe of a reader that probably reads lines at the terminal aloud, with its name as detail; a connection
    by SSH counts as one, because the reader runs at its far end.

    :param system: name of the system, as in ``sys.platform``. :param root: folder that contains ``proc`` and ``sys``.
    """
    if os.environ.get("SSH_CONNECTION"):
        return Probe(True, detail="SSH")
    if system == "win32":
        return _windows()
    probe = find_reader(system)
    if probe.available or not system.startswith("linux"):
        return probe
    name = _console_reader(Path(root))
    return Probe(True, detail=name) if name else probe


def _console_reader(root: Path) -> str:
    speakup = _word(root / SPEAKUP_FILE.lstrip("/"))
    if speakup not in ("", "none", "(null)"):
        return f"Speakup {speakup}"
    names = (_word(process) for process in root.glob("proc/[0-9]*/comm"))
    return next((name for name in names if name in CONSOLE_READERS), "")


def _word(path: Path) -> str:
    """Return the contents of a system file, or an empty string."""
    try:
        return path.read_text("utf-8", "replace").strip()
    except OSError:
        return ""


def _windows() -> Probe:
    """Ask Windows whether a screen reader has registered itself."""
    import ctypes

    answer = ctypes.c_int(0)
    user: Any = getattr(ctypes, "windll").user32  # noqa: B009 (exists only on Windows)
    asked = user.SystemParametersInfoW(SPI_GETSCREENREADER, 0, ctypes.byref(answer), 0)
    return Probe(True, detail="Windows") if asked and answer.value else Probe(False, "no-screen-reader")


def takes_announcements(probe: Probe) -> bool:
    """Return whether a reader takes announcements (live regions); Orca does from version 45 on.

    :param probe: the reader that ``find_reader`` found.
    """
    return not probe.detail.startswith("AT-SPI") or READER_EVENTS[0] in probe.detail


def _atspi() -> Probe:
    """Ask the accessibility bus for registered events (AT-SPI Registry, GetRegisteredEvents)."""
    if not _session_bus():
        return Probe(False, "no-session-bus")
    owned = _call(("--session",), "org.freedesktop.DBus", "/org/freedesktop/DBus", "NameHasOwner", "org.a11y.Bus")
    if "true" not in owned:  # further questions would start the accessibility bus
        return Probe(False, "no-accessibility-bus")
    answer = _call(("--session",), "org.a11y.Bus", "/org/a11y/bus", "GetAddress")
    _, _, address = answer.partition("'")
    if not address:
        return Probe(False, "no-accessibility-bus")
    events = _call(
        ("--address", address.partition("'")[0]),
        "org.a11y.atspi.Registry",
        "/org/a11y/atspi/registry",
        "GetRegisteredEvents",
    ).lower()
    heard = [event for event in READER_EVENTS if event in events]
    if heard:
        return Probe(True, detail=f"AT-SPI {heard[0]}")
    return Probe(False, "no-screen-reader")


def _session_bus() -> bool:
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return bool(runtime) and os.path.exists(os.path.join(str(runtime), "bus"))


def _call(bus: tuple[str, ...], destination: str, path: str, method: str, *arguments: str) -> str:
    where = ("--dest", destination, "--object-path", path, "--method", f"{destination}.{method}")
    return _output(["gdbus", "call", "--timeout", "1", *bus, *where, *arguments])


def _output(command: list[str]) -> str:
    """Return a command's output; empty if it is missing, fails or takes too long."""
    import subprocess  # imported late: most starts of the program return above

    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", errors="replace",
            timeout=DBUS_SECONDS, check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout if done.returncode == 0 else ""
