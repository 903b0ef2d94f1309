"""The ``peer`` marker: real programs are met wherever they exist; CI must have them all."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from tests import open_files
from tests.peer import EXCUSED, PEERS, in_ci
from tests.server.buses import Nats, nats_server
from tests.server.databases import Cluster, cluster


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
    return PEERS[name].found()


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
        if in_ci() and name not in EXCUSED:
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
    """Tell in one line which peers were missing, and how many tests that cost."""
    counts: Counter[str] = Counter()
    for report in terminalreporter.stats.get("skipped", []):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else ""
        _, left_out, name = reason.partition(LEFT_OUT)
        counts.update([name] if left_out else [])
    if counts:
        each = ", ".join(f"{name} ({count})" for name, count in sorted(counts.items()))
        terminalreporter.write_line(f"peers missing, with the tests that each cost: {each}; {counts.total()} left out")
