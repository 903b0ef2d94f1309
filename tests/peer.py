"""Peers, the real programs that tests meet: how each is looked for, and which of Debian's packages bring it.

The one list for the marker ``peer`` (``conftest``) and for what ``python3 -m tests`` installs (``installing``).
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.server.databases import postgres_programs
from tests.server.machines import can_be_apart


class Peer(NamedTuple):
    """A real program.

    :param found: says whether it is here, by whatever brought it. :param packages: all that its tests need of Debian's
        packages, with spaces between; none where it is no package.
    """

    found: Callable[[], bool]
    packages: str = ""


def _programs(*names: str) -> bool:
    return all(shutil.which(name) for name in names)


def _modules(*names: str) -> bool:
    return all(importlib.util.find_spec(name) for name in names)


def _system_python(*modules: str) -> bool:
    """Say whether the system's own interpreter has modules (AT-SPI's exists only there)."""
    command = ["/usr/bin/python3", "-c", f"import {', '.join(modules)}"]
    try:
        return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode == 0
    except OSError:
        return False


def _assistive() -> bool:
    """Say whether windows can be read as a screen reader reads them: the bus, and who asks it."""
    return os.path.exists("/usr/libexec/at-spi-bus-launcher") and _system_python("pyatspi")


def _speaking() -> bool:
    """Say whether Speech Dispatcher is here with a voice."""
    where = ("lib/speech-dispatcher-modules", "libexec/speech-dispatcher-modules", "lib/*/speech-dispatcher-modules")
    voices = [voice for folder in where for voice in Path("/usr").glob(f"{folder}/sd_espeak-ng")]
    return _programs("speech-dispatcher") and bool(voices)


def _package_index() -> bool:
    """Say whether packages can be asked for: one of those that a start needs."""
    with tempfile.TemporaryDirectory() as folder:
        where = ["--dry-run", "--target", folder, "--no-deps", "tomlkit"]
        command = [sys.executable, "-m", "uv", "--no-config", "pip", "install", *where]
        return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode == 0


def _writable(folder: str) -> bool:
    """Say whether a folder may be written to, or made."""
    return os.access(folder if os.path.exists(folder) else os.path.dirname(folder), os.W_OK)


#: every peer; a name that is not here is a mistake in the test
PEERS: dict[str, Peer] = {
    "alsa-utils": Peer(partial(_programs, "aplay"), "alsa-utils"),
    "at-spi": Peer(_assistive, "at-spi2-core python3-pyatspi"),
    "brltty": Peer(partial(_programs, "brltty", "brltty-trtxt"), "brltty"),
    "brlapi-socket": Peer(partial(_writable, "/var/lib/BrlAPI")),
    "caddy": Peer(partial(_programs, "caddy"), "caddy"),
    "cc": Peer(partial(_programs, "cc"), "gcc libc6-dev"),
    "chromium": Peer(partial(_programs, "chromium", "chromium-headless-shell"), "chromium chromium-headless-shell"),
    "dbus": Peer(partial(_programs, "dbus-daemon", "dbus-launch"), "dbus dbus-x11"),
    "espeak-ng": Peer(partial(_programs, "espeak-ng"), "espeak-ng"),
    "faketime": Peer(partial(_programs, "faketime"), "faketime"),
    "firefox": Peer(partial(_programs, "firefox-esr"), "firefox-esr"),
    "gdbus": Peer(partial(_programs, "gdbus"), "libglib2.0-bin"),
    "java": Peer(partial(_programs, "java"), "default-jre-headless"),
    "liblouis": Peer(partial(_programs, "lou_translate"), "liblouis-bin liblouis-data"),
    "openspiel": Peer(partial(_modules, "pyspiel")),
    "node": Peer(partial(_programs, "node"), "nodejs"),
    "npm": Peer(partial(_programs, "npm", "node"), "nodejs npm"),
    "namespaces": Peer(can_be_apart, "iproute2"),
    "nats": Peer(lambda: _programs("nats-server") and _modules("nats"), "nats-server"),
    "openbox": Peer(partial(_programs, "openbox"), "openbox"),
    "orca": Peer(partial(_programs, "orca"), "orca python3-brlapi python3-louis python3-pyatspi python3-speechd"),
    "package-index": Peer(_package_index),
    "postgresql": Peer(lambda: bool(postgres_programs()), "postgresql"),
    "prism": Peer(partial(_modules, "prism")),
    "qemu": Peer(partial(_programs, "qemu-system-x86_64"), "qemu-system-x86"),
    "speech-dispatcher": Peer(_speaking, "libspeechd2 speech-dispatcher speech-dispatcher-espeak-ng"),
    "speechd-client": Peer(partial(_system_python, "speechd"), "python3-speechd"),
    "strace": Peer(partial(_programs, "strace"), "strace"),
    "systemd": Peer(partial(_programs, "systemd-analyze"), "systemd"),
    "tmux": Peer(partial(_programs, "tmux"), "tmux"),
    "xvfb": Peer(partial(_programs, "Xvfb", "xauth", "xdotool"), "xvfb xauth xdotool"),
    "zbar": Peer(partial(_programs, "zbarimg"), "zbar-tools"),
}
#: peers that CI may be without, each with the reason
EXCUSED: dict[str, str] = {}


def in_ci() -> bool:
    """Say whether this is CI, where no peer may be missing but those that are excused."""
    return os.environ.get("CI", "").lower() in ("1", "true", "yes")
