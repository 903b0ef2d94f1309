"""The command ``club check``: report each fault of a house and its remedy, in whole sentences."""

from __future__ import annotations

import asyncio
import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from numeramis_access import __version__
from numeramis_access.evening.log import Log, read_entries
from numeramis_access.server.house_copies import last_copy_time
from numeramis_access.server.notify.owner_file import BadCallFile, can_mail, read_call_file
from numeramis_access.server.serving import SERVING_FILE, ServingNote, read_note
from numeramis_access.server.stores.port import Fault
from numeramis_access.server.stores.sqlite import FILE_VERSION
from numeramis_access.server.watch_log import REFUSALS_KIND
from numeramis_access.words.language import Language

#: days after which a copy is old; part of a certificate's time that is left when it has long been renewed, where it is
OLD_COPY_DAYS, RENEWAL_SHARE = 8, 0.15
#: days for which a fault is reported
REPORTED_FAULT_DAYS = 7
#: bytes that have to be free; seconds by which a file may be newer than the clock; seconds for an answer
MIN_FREE_BYTES, CLOCK_TOLERANCE_SECONDS, ANSWER_SECONDS = 1 << 30, 300.0, 5.0
DAY_SECONDS = 86400
#: addresses that only this machine can reach
LOCAL_ADDRESSES = ("127.0.0.1", "::1", "localhost")


class HouseFiles(NamedTuple):
    """The files of a house that are checked.

    :param data: folder of the house.
    :param store: file of the store, None if the store is a database.
    :param note: the running server's note with its addresses and process id, None if none runs.
    """

    data: Path
    store: Path | None
    note: ServingNote | None


#: a message id and its arguments
Finding = tuple[str, dict[str, object]]


def check_house(data: Path, store: Path | None) -> Iterator[Finding]:
    """Yield all faults that the checks of ``CHECKS`` find in a house, each as a message id and its arguments.

    :param data: folder of the house.
    :param store: file of the store, None if the store is a database.
    """
    house = HouseFiles(data, store, read_note(data))
    for look in CHECKS:
        yield from look(house)


def finding_sentence(finding: Finding, words: Language) -> str:
    """Return a finding as a sentence in a language.

    :param finding: a message id without its prefix ``club-check-``, and its arguments. :param words: the language.
    """
    name, values = finding
    return words.text(f"club-check-{name}", **values)


def _check_server(house: HouseFiles) -> Iterator[Finding]:
    """Check that a server runs, can write, and has this version."""
    if house.note is None:
        yield "no-server", {}
        return
    if house.note.version != __version__:
        yield "other-version", {"running": house.note.version, "here": __version__}
    try:
        with urlopen(f"http://127.0.0.1:{house.note.port}/health", timeout=ANSWER_SECONDS):
            pass
    except HTTPError:
        yield "not-kept", {}
    except (URLError, OSError):
        yield "no-answer", {"port": str(house.note.port)}


def _check_address(house: HouseFiles) -> Iterator[Finding]:
    """Check that people elsewhere reach the server over TLS."""
    if house.note is None:
        return
    if house.note.host not in LOCAL_ADDRESSES:
        yield "open-line", {}
    for name in house.note.names:
        host, _, port = name.partition(":")
        yield from _check_encryption(host, int(port or 443))


def _check_encryption(host: str, port: int) -> Iterator[Finding]:
    context = ssl.create_default_context()
    try:
        with (
            socket.create_connection((host, port), ANSWER_SECONDS) as line,
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
        if ends - time.time() < (ends - begins) * RENEWAL_SHARE:
            yield "certificate-ends", {"host": host, "days": max(0, int((ends - time.time()) // DAY_SECONDS))}


def _check_clock(house: HouseFiles) -> Iterator[Finding]:
    """Check the clock: no file is newer than now, and a service sets it."""
    newest = max((path.stat().st_mtime for path in _files(house)), default=0.0)
    program = Path(__file__).stat().st_mtime
    if max(newest, program) > time.time() + CLOCK_TOLERANCE_SECONDS:
        yield "clock-behind", {}
    if shutil.which("timedatectl") is None:
        return
    asked = subprocess.run(["timedatectl", "show"], capture_output=True, timeout=ANSWER_SECONDS, check=False)
    says = asked.stdout.split()
    if b"NTPSynchronized=no" in says:
        yield "clock-unset", {"can": "no" if b"CanNTP=no" in says else "yes"}


def _files(house: HouseFiles) -> Iterator[Path]:
    known = [house.data / SERVING_FILE, *([house.store] if house.store else [])]
    yield from (path for path in known if path.exists())


def _check_disk(house: HouseFiles) -> Iterator[Finding]:
    """Check that the disk has room for the house and a copy."""
    free = shutil.disk_usage(house.data).free
    size = house.store.stat().st_size if house.store is not None and house.store.exists() else 0
    if free < max(MIN_FREE_BYTES, 3 * size):
        yield "disk-full", {"megabytes": free >> 20}


def _check_memory(
    house: HouseFiles, processes: Path = Path("/proc"), groups: Path = Path("/sys/fs/cgroup")
) -> Iterator[Finding]:
    """Check that a cgroup, its own or an outer one, limits the server's memory."""
    if house.note is None:
        return
    try:
        group = (processes / str(house.note.pid) / "cgroup").read_text("ascii").strip().rpartition(":")[2].lstrip("/")
        limited = (groups / within / "memory.max" for within in (Path(group), *Path(group).parents))
        limits = [limit.read_text("ascii").strip() for limit in limited if limit.exists()]
    except (OSError, UnicodeDecodeError):
        return  # another system, without cgroups
    if limits and set(limits) == {"max"}:
        yield "no-memory-limit", {}


def _check_copies(house: HouseFiles) -> Iterator[Finding]:
    """Check the age of the last copy."""
    at = last_copy_time(house.data)
    if at is None:
        yield "no-copy", {}
    elif (days := int((time.time() - at) // DAY_SECONDS)) >= OLD_COPY_DAYS:
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
    elif version > FILE_VERSION:
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
    yield from fault_findings(faults)


def fault_findings(faults: Iterable[Fault]) -> Iterator[Finding]:
    """Yield at most two findings: about the latest unexpected error and about the latest limit that guests often ran
    into, each if it is at most a week old.

    :param faults: the faults, latest first.
    """
    recent = [fault for fault in faults if time.time() - fault.at < REPORTED_FAULT_DAYS * DAY_SECONDS]
    for name, last in {fault.kind == REFUSALS_KIND: fault for fault in reversed(recent)}.items():
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
    yield from unread_log_findings((table, (bytes(body) for _, body in entries)) for table, entries in logs)


def unread_log_findings(logs: Iterable[tuple[str, Iterable[bytes]]], in_database: bool = False) -> Iterator[Finding]:
    """Yield a finding for each unreadable log of a club evening.

    :param logs: id of the table and lines of the log, for each evening.
    :param in_database: whether the store is a database, which has another remedy.
    """
    for table, lines in logs:
        try:
            Log(read_entries(line.decode() for line in lines))
        except ValueError:
            yield "evening-unread", {"id": table[:6], "database": "yes" if in_database else "no"}


def _check_calls(house: HouseFiles) -> Iterator[Finding]:
    """Check that the owner's file about calls can be read, by nobody else, and that its SMTP server answers."""
    if house.note is None or not house.note.calls:
        return
    path = Path(house.note.calls)
    if path.exists() and _is_read_by_others(path):
        yield "open-to-others", {"file": str(path)}
    try:
        mail = read_call_file(house.note.calls).mail
    except BadCallFile as error:
        yield "calls-unread", {"file": str(path), **error.values}
        return
    if mail is not None and can_mail():
        mailer = import_module("numeramis_access.server.notify.mailing").Mailer(mail)
        if why := asyncio.run(mailer.check()):
            yield "calls-mail-fails", {"host": f"{mail.host}:{mail.port}", "why": why}


#: all checks, in order
CHECKS: tuple[Callable[[HouseFiles], Iterator[Finding]], ...] = (
    _check_server, _check_address, _check_clock, _check_disk, _check_memory, _check_copies, _check_rights,
    _check_store, _check_faults, _check_evenings, _check_calls,
)  # fmt: skip
