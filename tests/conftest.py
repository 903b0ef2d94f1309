"""The ``peer`` marker: real programs are met wherever they exist; CI must have them all."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache, partial

import pytest

from tests import open_files
from tests.server.buses import Nats, nats_server
from tests.server.databases import Cluster, cluster, postgres_programs
from tests.server.machines import can_be_apart


def _programs(*names: str) -> bool:
    return all(shutil.which(name) for name in names)


def _modules(*names: str) -> bool:
    return all(importlib.util.find_spec(name) for name in names)


def _system_python(module: str) -> bool:
    """Say whether the system's own interpreter has a module (AT-SPI's exists only there)."""
    command = ["/usr/bin/python3", "-c", f"import {module}"]
    try:
        return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode == 0
    except OSError:
        return False


def _package_index() -> bool:
    """Say whether packages can be asked for: one of those that a start needs."""
    with tempfile.TemporaryDirectory() as folder:
        where = ["--dry-run", "--target", folder, "--no-deps", "tomli-w"]
        command = [sys.executable, "-m", "uv", "--no-config", "pip", "install", *where]
        return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode == 0


def _writable(folder: str) -> bool:
    """Say whether a folder may be written to, or made."""
    return os.access(folder if os.path.exists(folder) else os.path.dirname(folder), os.W_OK)


#: how each peer is looked for; a name that is not here is a mistake in the test
PEERS: dict[str, Callable[[], bool]] = {
    "alsa-utils": partial(_programs, "aplay"),
    "at-spi": partial(_system_python, "pyatspi"),
    "brltty": partial(_programs, "brltty", "brltty-trtxt"),
    "brlapi-socket": partial(_writable, "/var/lib/BrlAPI"),
    "caddy": partial(_programs, "caddy"),
    "cc": partial(_programs, "cc"),
    "chromium": partial(_programs, "chromium"),
    "dbus": partial(_programs, "dbus-daemon"),
    "espeak-ng": partial(_programs, "espeak-ng"),
    "faketime": partial(_programs, "faketime"),
    "firefox": partial(_programs, "firefox-esr"),
    "gdbus": partial(_programs, "gdbus"),
    "java": partial(_programs, "java"),
    "liblouis": partial(_programs, "lou_translate"),
    "openspiel": partial(_modules, "pyspiel"),
    "npm": partial(_programs, "npm", "node"),
    "namespaces": can_be_apart,
    "nats": lambda: _programs("nats-server") and _modules("nats"),
    "openbox": partial(_programs, "openbox"),
    "orca": partial(_programs, "orca"),
    "package-index": _package_index,
    "postgresql": lambda: bool(postgres_programs()),
    "prism": partial(_modules, "prism"),
    "qemu": partial(_programs, "qemu-system-x86_64"),
    "rlcard": partial(_modules, "rlcard"),
    "speech-dispatcher": partial(_programs, "speech-dispatcher"),
    "strace": partial(_programs, "strace"),
    "speechd-client": partial(_system_python, "speechd"),
    "systemd": partial(_programs, "systemd-analyze"),
    "tmux": partial(_programs, "tmux"),
    "zbar": partial(_programs, "zbarimg"),
    "xvfb": partial(_programs, "Xvfb", "xdotool"),
}


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL with databases for this process's tests."""
    with cluster() as made:
        yield made


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """A NATS server for this process's tests."""
    with nats_server() as made:
        yield made


LEFT_OUT = "peer left out: "


@cache
def present(name: str) -> bool:
    """Say whether a peer is on this machine."""
    return PEERS[name]()


def in_ci() -> bool:
    """Say whether this is CI, where no peer may be missing."""
    return os.environ.get("CI", "").lower() in ("1", "true", "yes")


def pytest_configure() -> None:
    """Have Ctrl+C and a hang-up act as at a terminal, which the background ignores, and files as on Windows."""
    open_files.forbid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail (CI) or leave out by name (elsewhere) a test whose peer is missing."""
    for name in (mark.args[0] for mark in item.iter_markers("peer")):
        if name not in PEERS:
            pytest.fail(f"no such peer: {name}; known: {', '.join(PEERS)}", pytrace=False)
        if present(name):
            continue
        if in_ci():
            pytest.fail(f"peer missing in CI: {name}", pytrace=False)
        pytest.skip(LEFT_OUT + name)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave long campaigns out of the ordinary run; ``-m long`` runs them."""
    if config.option.markexpr:
        return
    long = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the peers that were left out, and how many tests with each."""
    counts: dict[str, int] = {}
    for report in terminalreporter.stats.get("skipped", []):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else ""
        if LEFT_OUT in reason:
            name = reason.partition(LEFT_OUT)[2]
            counts[name] = counts.get(name, 0) + 1
    for name, count in sorted(counts.items()):
        terminalreporter.write_line(f"{LEFT_OUT}{name} ({count} tests)")
