"""The command ``club check``: report each fault of a house and its remedy, in whole sentences."""

from __future__ import annotations

import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from numeramis_access import __version__
from numeramis_access.evening.log import Log, read_entries
from numeramis_access.server.house_copies import last_copy
from numeramis_access.server.serving import SERVING, ServingNote, read_note
from numeramis_access.server.stores.port import Fault
from numeramis_access.server.stores.sqlite import VERSION
from numeramis_access.server.watch_log import REFUSED
from numeramis_access.words.language import Language

#: days after which a copy is old; part of a certificate's time that is left when it has long been renewed, where it is
OLD, LEFT = 8, 0.15
#: days for which a fault is reported
LATELY = 7
#: bytes that have to be free; seconds by which a file may be newer than the clock; seconds for an answer
FREE, AHEAD, PATIENCE = 1 << 30, 300.0, 5.0
DAY = 86400
#: addresses that only this machine can reach
INSIDE = ("127.0.0.1", "::1", "localhost")


class HouseFiles(NamedTuple):
    """The files of a house that are checked.

    :param data: folder of the house.
    :param store: file of the store, None if the store is a database.
    :param told: the running server's note with its addresses and process id, None if none runs.
    """

    data: Path
    store: Path | None
    told: ServingNote | None


#: a message id and its arguments
Finding = tuple[str, dict[str, object]]


def findings(data: Path, store: Path | None) -> Iterator[Finding]:
    """Yield all findings about a house.

    :param data: folder of the house.
    :param store: file of the store, None if the store is a database.
    """
    house = HouseFiles(data, store, read_note(data))
    for look in LOOKS:
        yield from look(house)


def sentence(finding: Finding, words: Language) -> str:
    """Return a finding as a sentence in a language."""
    name, values = finding
    return words.text(f"club-check-{name}", **values)


def _check_server(house: HouseFiles) -> Iterator[Finding]:
    """Check that a server runs, can write, and has this version."""
    if house.told is None:
        yield "no-server", {}
        return
    if house.told.version != __version__:
        yield "other-version", {"running": house.told.version, "here": __version__}
    try:
        with urlopen(f"http://127.0.0.1:{house.told.port}/health", timeout=PATIENCE):
            pass
    except HTTPError:
        yield "not-kept", {}
    except (URLError, OSError):
        yield "no-answer", {"port": str(house.told.port)}


def _check_address(house: HouseFiles) -> Iterator[Finding]:
    """Check that people elsewhere reach the server over TLS."""
    if house.told is None:
        return
    if house.told.host not in INSIDE:
        yield "open-line", {}
    for name in house.told.names:
        host, _, port = name.partition(":")
        yield from _check_encryption(host, int(port or 443))


def _check_encryption(host: str, port: int) -> Iterator[Finding]:
    context = ssl.create_default_context()
    try:
        with (
            socket.create_connection((host, port), PATIENCE) as line,
            context.wrap_socket(line, server_hostname=host) as secured,
        ):
            shown = secured.getpeercert() or {}
    except ssl.SSLError as error:
        why = error.verify_message if isinstance(error, ssl.SSLCertVerificationError) else error.reason
        yield "no-tls", {"host": host, "why": str(why or error)}
    except OSError:
        yield "not-reached", {"host": host}
    else:
        begins, ends = (ssl.cert_time_to_seconds(str(shown[at])) for at in ("notBefore", "notAfter"))
        if ends - time.time() < (ends - begins) * LEFT:
            yield "certificate-ends", {"host": host, "days": max(0, int((ends - time.time()) // DAY))}


def _check_clock(house: HouseFiles) -> Iterator[Finding]:
    """Check the clock: no file is newer than now, and a service sets it."""
    newest = max((path.stat().st_mtime for path in _files(house)), default=0.0)
    program = Path(__file__).stat().st_mtime
    if max(newest, program) > time.time() + AHEAD:
        yield "clock-behind", {}
    if shutil.which("timedatectl") is None:
        return
    asked = subprocess.run(["timedatectl", "show"], capture_output=True, timeout=PATIENCE, check=False)
    says = asked.stdout.split()
    if b"NTPSynchronized=no" in says:
        yield "clock-unset", {"can": "no" if b"CanNTP=no" in says else "yes"}


def _files(house: HouseFiles) -> Iterator[Path]:
    known = [house.data / SERVING, *([house.store] if house.store else [])]
    yield from (path for path in known if path.exists())


def _check_disk(house: HouseFiles) -> Iterator[Finding]:
    """Check that the disk has room for the house and a copy."""
    free = shutil.disk_usage(house.data).free
    size = house.store.stat().st_size if house.store is not None and house.store.exists() else 0
    if free < max(FREE, 3 * size):
        yield "disk-full", {"megabytes": free >> 20}


def _check_memory(
    house: HouseFiles, processes: Path = Path("/proc"), groups: Path = Path("/sys/fs/cgroup")
) -> Iterator[Finding]:
    """Check that a cgroup, its own or an outer one, limits the server's memory."""
    if house.told is None:
        return
    try:
        group = (processes / str(house.told.pid) / "cgroup").read_text("ascii").strip().rpartition(":")[2].lstrip("/")
        limited = (groups / within / "memory.max" for within in (Path(group), *Path(group).parents))
        limits = [limit.read_text("ascii").strip() for limit in limited if limit.exists()]
    except (OSError, UnicodeDecodeError):
        return  # another system, without cgroups
    if limits and set(limits) == {"max"}:
        yield "no-memory-limit", {}


def _check_copies(house: HouseFiles) -> Iterator[Finding]:
    """Check the age of the last copy."""
    at = last_copy(house.data)
    if at is None:
        yield "no-copy", {}
    elif (days := int((time.time() - at) // DAY)) >= OLD:
        yield "old-copy", {"days": days}


def _check_rights(house: HouseFiles) -> Iterator[Finding]:
    """Check that other users of this machine cannot read hands and keys."""
    for path in [*_files(house), house.data / "visitors"]:
        if _is_read_by_others(path):
            yield "open-to-others", {"file": str(path)}


def _is_read_by_others(path: Path) -> bool:
    if sys.platform == "win32":
        return False  # another system, with other file permissions
    return path.exists() and bool(path.stat().st_mode & 0o077)


def _check_store(house: HouseFiles) -> Iterator[Finding]:
    """Check that the store is undamaged and of a known version."""
    if house.store is None or not house.store.exists():
        return
    try:
        with closing(sqlite3.connect(house.store.absolute().as_uri() + "?mode=ro", uri=True)) as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            whole = db.execute("PRAGMA quick_check").fetchone() == ("ok",)
    except sqlite3.Error:
        version, whole = 0, False
    if not whole:
        yield "store-damaged", {"file": str(house.store)}
    elif version > VERSION:
        yield "store-newer", {"file": str(house.store)}


def _check_faults(house: HouseFiles) -> Iterator[Finding]:
    """Check for recent faults of the program, and for guests who were refused again and again."""
    if house.store is None or not house.store.exists():
        return
    try:
        with closing(sqlite3.connect(house.store.absolute().as_uri() + "?mode=ro", uri=True)) as db:
            faults = [Fault(*row) for row in db.execute("SELECT * FROM fault ORDER BY at DESC, kind, place")]
    except sqlite3.Error:
        return  # it was told that the store is damaged
    yield from faulty(faults)


def faulty(faults: Iterable[Fault]) -> Iterator[Finding]:
    """Yield one finding for the last fault and one for the last refusal, if they are at most a week old.

    :param faults: the faults, latest first.
    """
    recent = [fault for fault in faults if time.time() - fault.at < LATELY * DAY]
    for name, last in {fault.kind == REFUSED: fault for fault in reversed(recent)}.items():
        if name:
            yield "refused", {"place": last.place}
        else:
            yield "faults", {"place": last.place}


def _check_evenings(house: HouseFiles) -> Iterator[Finding]:
    """Check that the logs of club evenings can be read; else no director can direct them."""
    if house.store is None or not house.store.exists():
        return
    gathering = "FROM entry JOIN sitting ON id = sitting WHERE stage = 'gathering'"
    try:
        with closing(sqlite3.connect(house.store.absolute().as_uri() + "?mode=ro", uri=True)) as db:
            lines = [*db.execute(f"SELECT sitting, body {gathering} ORDER BY sitting, number")]
    except sqlite3.Error:
        return  # it was told that the store is damaged
    logs = groupby(lines, key=lambda line: str(line[0]))
    yield from unread((table, (bytes(body) for _, body in entries)) for table, entries in logs)


def unread(logs: Iterable[tuple[str, Iterable[bytes]]], in_database: bool = False) -> Iterator[Finding]:
    """Yield a finding for each unreadable log of a club evening.

    :param logs: id of the table and lines of the log, for each evening.
    :param in_database: whether the store is a database, which has another remedy.
    """
    for table, lines in logs:
        try:
            Log(read_entries(line.decode() for line in lines))
        except ValueError:
            yield "evening-unread", {"id": table[:6], "database": "yes" if in_database else "no"}


#: all checks, in order
LOOKS: tuple[Callable[[HouseFiles], Iterator[Finding]], ...] = (
    _check_server, _check_address, _check_clock, _check_disk, _check_memory, _check_copies, _check_rights,
    _check_store, _check_faults, _check_evenings,
)  # fmt: skip
