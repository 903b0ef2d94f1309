"""The ``peer`` marker: tests use real programs where they exist; CI must have them all.

The ``system`` marker: a test of one kind of system is left out by name on the others.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests import open_files
from tests.peer import EXCUSED, PEERS, in_ci
from tests.server.buses import Nats, nats_server
from tests.server.databases import Cluster, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Yield a PostgreSQL server with databases for the tests of this process, which may kill it; the machine's own
    server is never touched.
    """
    with cluster("fsync=off") as made:
        yield made


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """Yield a NATS server for the tests of this process."""
    with nats_server() as made:
        yield made


LEFT_OUT = "peer left out: "
#: said of a test that is about another system than this one
OF_ANOTHER = "of another system: "
#: kinds of systems in tests, and the present one
SYSTEMS, SYSTEM = ("posix", "windows"), "windows" if sys.platform == "win32" else "posix"
#: environment variables that pytest and the program's window and mixer change for their own process, without effect on
#: other programs that tests start
OWN_VARIABLES = {
    "PYTEST_CURRENT_TEST", "PYGAME_HIDE_SUPPORT_PROMPT", "SDL_FRAMEBUFFER_ACCELERATION", "SDL_WINDOWS_DPI_AWARENESS",
}  # fmt: skip
#: the environment variables before a test
VARIABLES = pytest.StashKey[dict[str, str]]()
#: markers of tests with their own command
OWN_COMMAND = ("long", "windows")
#: markers of tests that take long, or wait for another program
SLOW = ("peer", "slow")
#: part of a run, by files, in which slow files start
SPREAD = 0.7


@cache
def present(name: str) -> bool:
    """Return whether a peer is on this machine."""
    return PEERS[name].found()


def pytest_configure() -> None:
    """Let Ctrl+C and hang-ups end programs as at a terminal, also in a background run, and apply Windows' rules for
    open files.
    """
    open_files.forbid()
    settings.register_profile("any load", deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.load_profile("any load")  # Hypothesis's own limits fail tests on a busy machine
    Language.names_what_is_missing = False  # a message that no language can form fails the test that meets it
    gc.disable()  # until everything is collected: nearly all of it stays
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave a test of another system out by name; without its peer fail in CI, or leave the test out by name."""
    item.stash[VARIABLES] = dict(os.environ)
    for system, why in (mark.args for mark in item.iter_markers("system")):
        if system not in SYSTEMS:
            pytest.fail(f"no such system: {system}; known: {', '.join(SYSTEMS)}", pytrace=False)
        if system != SYSTEM:
            pytest.skip(f"{OF_ANOTHER}{system}: {why}")
    for name in (mark.args[0] for mark in item.iter_markers("peer")):
        if name not in PEERS:
            pytest.fail(f"no such peer: {name}; known: {', '.join(PEERS)}", pytrace=False)
        if present(name):
            continue
        if in_ci() and name not in EXCUSED:
            pytest.fail(f"peer missing in CI: {name}", pytrace=False)
        pytest.skip(LEFT_OUT + name)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Fail a test that leaves an environment variable changed: programs of later tests in this process inherit it."""
    yield
    changed = changed_variables(item.stash[VARIABLES], dict(os.environ))
    for name in changed:
        os.environ.pop(name, None)
    os.environ.update({name: item.stash[VARIABLES][name] for name in changed if name in item.stash[VARIABLES]})
    if changed:
        pytest.fail(f"leaves environment variables changed: {', '.join(changed)}", pytrace=False)


def changed_variables(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """Return the names of the environment variables that differ, without ``OWN_VARIABLES``."""
    return sorted({name for name, _ in before.items() ^ after.items()} - OWN_VARIABLES)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option for quick tests."""
    said = "of a test with many cases one alone, in each language by turns; none that meets a peer or is marked slow"
    parser.addoption("--quick", action="store_true", help=said)
    said = "of a test marked turns(n) every n-th case: which of them, follows from this number, the day's"
    parser.addoption("--turn", type=int, default=None, metavar="DAY", help=said)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Choose the tests of this run, and spread slow files over its first part.

    Slow files wait for programs while others compute, and must not end last. Tests with their own command are left out:
    ``-m long``, ``-m windows``. A quick run has one case of each test that needs only Python and a moment. With a named
    day, cases that take turns run on their days.
    """
    kept = items if config.option.markexpr else [item for item in items if not _is_marked(item, OWN_COMMAND)]
    if config.option.turn is not None:
        kept = in_turn(kept, config.option.turn)
    if config.option.quick:
        kept = one_each([item for item in kept if not _is_marked(item, SLOW)])
    chosen = set(kept)
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    slow = dict.fromkeys(item.path for item in kept if _is_marked(item, SLOW))
    quick = dict.fromkeys(item.path for item in kept if item.path not in slow)
    ranks = {path: number / len(quick) for number, path in enumerate(quick)}
    ranks |= {path: SPREAD * number / len(slow) for number, path in enumerate(reversed(slow))}
    items[:] = sorted(kept, key=lambda item: ranks[item.path])


def pytest_collection_finish() -> None:
    """Exclude the collected tests, about a million objects that stay until the end, from garbage collection."""
    gc.collect()
    gc.freeze()
    gc.enable()


def in_turn(items: list[pytest.Item], day: int) -> list[pytest.Item]:
    """Return the tests whose turn it is: of each test marked ``turns(n)`` every n-th case, on the next day the next
    ones.
    """
    counts: Counter[str] = Counter()
    kept = []
    for item in items:
        mark = item.get_closest_marker("turns")
        test = item.nodeid.partition("[")[0]
        if mark is None or (counts[test] + day) % mark.args[0] == 0:
            kept.append(item)
        counts[test] += 1
    return kept


def one_each(items: list[pytest.Item]) -> list[pytest.Item]:
    """Return the first case of each test; of tests with a case for each language, one test after another uses the next
    language.

    A test marked ``every_case`` keeps all its cases.
    """
    tests: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        tests[item.nodeid.partition("[")[0]].append(item)
    chosen, turn = [], 0
    for cases in tests.values():
        if _is_marked(cases[0], ("every_case",)):
            chosen += cases
            continue
        by_language = {_language(item): item for item in reversed(cases)}
        languages = [language for language in LANGUAGES if language in by_language]
        chosen.append(by_language[languages[turn % len(languages)]] if len(languages) > 1 else cases[0])
        turn += len(languages) > 1
    return chosen


def _language(item: pytest.Item) -> str | None:
    """Return the language of a case, None if it has none."""
    callspec = getattr(item, "callspec", None)
    values = callspec.params.values() if callspec is not None else ()
    return next((value for value in values if isinstance(value, str) and value in LANGUAGES), None)


def _is_marked(item: pytest.Item, names: tuple[str, ...]) -> bool:
    return any(mark.name in names for mark in item.iter_markers())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the missing peers and the other systems in one line each, with the number of tests left out."""
    counts: Counter[str] = Counter()
    others: Counter[str] = Counter()
    for report in terminalreporter.stats.get("skipped", []):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else ""
        _, left_out, name = reason.partition(LEFT_OUT)
        counts.update([name] if left_out else [])
        _, of_another, name = reason.partition(OF_ANOTHER)
        others.update([name] if of_another else [])
    if counts:
        each = ", ".join(f"{name} ({count})" for name, count in sorted(counts.items()))
        terminalreporter.write_line(f"peers missing, with the tests that each cost: {each}; {counts.total()} left out")
    for name, count in sorted(others.items()):
        terminalreporter.write_line(f"{OF_ANOTHER}{name} ({count} tests)")
    rooms = seconds_by_room(terminalreporter.stats)
    if len(rooms) > 1:
        each = ", ".join(f"{room} {seconds:.0f}" for room, seconds in rooms.most_common())
        terminalreporter.write_line(f"seconds in each room, all processes together: {each}")


def seconds_by_room(stats: dict[str, list[Any]]) -> Counter[str]:
    """Return the seconds of all tests of each folder of ``tests``. :param stats: the reports by outcome."""
    seconds: Counter[str] = Counter()
    for report in (report for reports in stats.values() for report in reports if hasattr(report, "duration")):
        _, room, *_ = report.nodeid.split("/") if "/" in report.nodeid else ("", report.nodeid)
        seconds[room] += report.duration
    return seconds
