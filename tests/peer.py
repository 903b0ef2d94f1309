"""Peers, the real programs of the tests: how to find each, and the Debian packages that install it.

This is the one list for the marker ``peer`` (``conftest``) and for ``python3 -m tests`` (``installing``).
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

    :param found: returns whether it is here, from any source. :param packages: all of Debian's packages that its tests
        need, with spaces between; none if Debian has no package.
    """

    found: Callable[[], bool]
    packages: str = ""


def _programs(*names: str) -> bool:
    return all(shutil.which(name) for name in names)


def _modules(*names: str) -> bool:
    return all(importlib.util.find_spec(name) for name in names)


def _system_python(*modules: str) -> bool:
    """Return whether the system's own interpreter has modules (AT-SPI's exists only there)."""
    command = ["/usr/bin/python3", "-c", f"import {', '.join(modules)}"]
    try:
        return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode == 0
    except OSError:
        return False


def _assistive() -> bool:
    """Return whether a screen reader's access to windows works: the bus, and its client."""
    return os.path.exists("/usr/libexec/at-spi-bus-launcher") and _system_python("pyatspi")


def _speaking() -> bool:
    """Return whether Speech Dispatcher is here with a voice."""
    where = ("lib/speech-dispatcher-modules", "libexec/speech-dispatcher-modules", "lib/*/speech-dispatcher-modules")
    voices = [voice for folder in where for voice in Path("/usr").glob(f"{folder}/sd_espeak-ng")]
    return _programs("speech-dispatcher") and bool(voices)


def _package_index() -> bool:
    """Return whether the package index answers for one of a start's packages."""
    with tempfile.TemporaryDirectory() as folder:
        where = ["--dry-run", "--target", folder, "--no-deps", "--only-binary", ":all:", "tomlkit"]
        command = [sys.executable, "-m", "uv", "--no-config", "pip", "install", *where]
        return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode == 0


def _writable(folder: str) -> bool:
    """Return whether a folder can be written to, or made."""
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
    "exim": Peer(partial(_programs, "exim4"), "exim4-daemon-light"),
    "faketime": Peer(partial(_programs, "faketime"), "faketime"),
    "firefox": Peer(partial(_programs, "firefox-esr"), "firefox-esr"),
    "gdbus": Peer(partial(_programs, "gdbus"), "libglib2.0-bin"),
    "gpg": Peer(partial(_programs, "gpg", "gpgconf"), "gnupg"),
    "git": Peer(partial(_programs, "git"), "git"),
    "haproxy": Peer(partial(_programs, "haproxy"), "haproxy"),
    "http-ece": Peer(partial(_modules, "http_ece")),
    "java": Peer(partial(_programs, "java"), "default-jre-headless"),
    "liblouis": Peer(partial(_programs, "lou_translate"), "liblouis-bin liblouis-data"),
    "openspiel": Peer(partial(_modules, "pyspiel")),
    "node": Peer(partial(_programs, "node"), "nodejs"),
    "npm": Peer(partial(_programs, "npm", "node"), "nodejs npm"),
    "namespaces": Peer(can_be_apart, "iproute2"),
    "nats": Peer(lambda: _programs("nats-server") and _modules("nats"), "nats-server"),
    "openbox": Peer(partial(_programs, "openbox"), "openbox"),
    "orca": Peer(partial(_programs, "orca"), "orca python3-brlapi python3-louis python3-pyatspi python3-speechd"),
    "osslsigncode": Peer(partial(_programs, "osslsigncode", "openssl"), "osslsigncode openssl"),
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
#: peers that CI may lack, each with the reason
EXCUSED: dict[str, str] = {
    "http-ece": "it has no wheel, and tests install wheels alone; the example of RFC 8291 is compared in any case",
}


def in_ci() -> bool:
    """Return whether this is CI, where only excused peers may be missing."""
    return os.environ.get("CI", "").lower() in ("1", "true", "yes")
