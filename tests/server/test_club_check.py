"""``club check`` reports nothing for a healthy house, and each fault by itself for a damaged one."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from numeramis_access import __version__
from numeramis_access.server import club_calls, club_check
from numeramis_access.server.club_check import CHECKS, HouseFiles, check_house
from numeramis_access.server.serving import ServingNote, read_note, write_note
from numeramis_access.server.stores.port import Fault
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.watch_log import REFUSALS_KIND
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.server.processes import Node
from tests.server.test_club import told

#: findings about the test machine, not about a house
OF_THE_MACHINE = {"no-memory-limit", "clock-unset"}
#: names of all possible findings
NAMES = set(re.findall(r'yield "([a-z-]+)"', Path(club_check.__file__).read_text("utf-8")))


def found(data: Path) -> set[str]:
    """Return the names of the findings about a house."""
    return {name for name, _ in check_house(data, data / "people.sqlite")} - OF_THE_MACHINE


def test_a_house_that_runs_and_has_a_copy_is_well_and_each_fault_is_told_in_a_sentence(tmp_path: Path) -> None:
    home = tmp_path / "home"
    node = Node(home)
    try:
        assert node.url
        assert found(home) == {"no-copy"}
        assert told(home, "backup", str(tmp_path / "copy.zip"))[0] == 0
        assert found(home) == set()
        os.kill(node.process.pid, signal.SIGSTOP)
        try:
            assert found(home) == {"no-answer"}
        finally:
            os.kill(node.process.pid, signal.SIGCONT)
    finally:
        node.end(signal.SIGTERM)
    assert found(home) == {"no-server"}
    status, said = told(home, "check")
    assert status == 1
    assert said.partition(":")[0] == "No server is running from this folder, so nobody can join. Start it"


def no_copy_for_long(data: Path) -> None:
    (data / "backup.json").write_text(json.dumps({"at": time.time() - 9 * 86400, "file": "x"}), "utf-8")


def damaged(data: Path) -> None:
    (data / "people.sqlite").write_bytes(b"no database at all" * 300)


def newer(data: Path) -> None:
    with closing(sqlite3.connect(data / "people.sqlite")) as db:
        db.execute("PRAGMA user_version = 999")


def unread(data: Path) -> None:
    with closing(sqlite3.connect(data / "people.sqlite")) as db:
        db.execute("INSERT INTO sitting VALUES ('evening1', 'code', 'gathering', '{}')")
        db.execute("INSERT INTO entry VALUES ('evening1', 1, CAST('{}' AS BLOB))")
        db.commit()


def faulty(data: Path) -> None:
    at = time.time() - 86400
    with closing(SqliteStore(data / "people.sqlite")) as store:
        store.count_fault(Fault("IndexError", "conduct.py:1 play, evening e6f3fc", 3, at, at))
        store.count_fault(Fault("KeyError", "long.py:1 ago", 1, at - 30 * 86400, at - 30 * 86400))


def refused(data: Path) -> None:
    with closing(SqliteStore(data / "people.sqlite")) as store:
        store.count_fault(Fault(REFUSALS_KIND, "too-often", 340, time.time(), time.time()))


def of_the_future(data: Path) -> None:
    os.utime(data / "people.sqlite", (time.time() + 86400,) * 2)


def served_by(**how: object) -> Callable[[Path], None]:
    """Return a change of the running server's note about itself."""

    def change(data: Path) -> None:
        before = read_note(data)
        assert before is not None
        fields = {one: getattr(before, one) for one in ServingNote.__struct_fields__}
        write_note(data, ServingNote(**{**fields, **how}))  # type: ignore[arg-type]

    return change


def mail_fails(data: Path) -> None:
    (data / "calls.toml").write_text('[mail]\nsender = "t@example.org"\nhost = "127.0.0.1"\nport = 1\n', "utf-8")
    (data / "calls.toml").chmod(0o600)
    served_by(calls=str(data / "calls.toml"))(data)


WRONG: dict[str, Callable[[Path], object]] = {
    "old-copy": no_copy_for_long,
    "store-damaged": damaged,
    "store-newer": newer,
    "evening-unread": unread,
    "faults": faulty,
    "refused": refused,
    "clock-behind": of_the_future,
    "open-to-others": lambda data: (data / "people.sqlite").chmod(0o644),
    "other-version": served_by(version="0.0.1"),
    "calls-unread": served_by(calls="/nowhere/calls.toml"),
    "calls-mail-fails": mail_fails,
    "open-line": served_by(host="0.0.0.0"),
    "not-reached": served_by(names=("localhost:1",)),
    "no-server": lambda data: (data / "serving.json").unlink(),
    "no-copy": lambda data: (data / "backup.json").unlink(),
}


@pytest.mark.parametrize("name", WRONG)
def test_each_thing_that_is_wrong_is_found_by_itself(tmp_path: Path, name: str) -> None:
    SqliteStore(tmp_path / "people.sqlite").close()
    tmp_path.chmod(0o700)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        write_note(tmp_path, ServingNote(__version__, os.getpid(), "127.0.0.1", port))
        (tmp_path / "backup.json").write_text(json.dumps({"at": time.time(), "file": "x"}), "utf-8")
        listener.close()
        assert found(tmp_path) == {"no-answer"}, "as nobody serves there"
        WRONG[name](tmp_path)
        assert found(tmp_path) - {"no-answer"} == {name}


#: findings that come by another test of this file
ELSEWHERE = {"no-answer", "disk-full", "not-kept", "no-tls", "certificate-ends", "clock-unset", "no-memory-limit"}


def test_each_finding_that_there_is_is_made_by_a_test() -> None:
    assert WRONG.keys() | ELSEWHERE == NAMES


@contextlib.contextmanager
def secured(folder: Path, since: int, until: int) -> Iterator[str]:
    """Serve TLS as ``localhost``, with a certificate of our own authority; yield the address.

    :param since: days from now until the certificate is valid. :param until: days from now until it expires.
    """
    key, file = ec.generate_private_key(ec.SECP256R1()), folder / "localhost.pem"
    name, now = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")]), datetime.now(UTC)
    made = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(1).not_valid_before(now + timedelta(days=since)).not_valid_after(now + timedelta(days=until))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )  # fmt: skip
    plain = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    file.write_bytes(
        made.public_bytes(serialization.Encoding.PEM) + key.private_bytes(serialization.Encoding.PEM, *plain)
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)

    def answer() -> None:
        with contextlib.suppress(OSError), context.wrap_socket(listener.accept()[0], server_side=True) as line:
            line.recv(1)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=answer)
        thread.start()
        yield f"localhost:{listener.getsockname()[1]}"
        thread.join()


@pytest.mark.parametrize(
    ("since", "until", "trusted", "found"),
    [(-10, 80, True, []), (-80, 10, True, ["certificate-ends"]), (-80, -1, True, ["no-tls"]),
     (-10, 80, False, ["no-tls"])],
)  # fmt: skip
def test_a_certificate_that_is_over_or_soon_or_nobodys_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, since: int, until: int, trusted: bool, found: list[str]
) -> None:
    with secured(tmp_path, since, until) as name:
        if trusted:
            monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "localhost.pem"))
        house = HouseFiles(tmp_path, None, ServingNote(__version__, os.getpid(), "127.0.0.1", 1, (name,)))
        told_of = [one for one in club_check._check_address(house) if one[0] != "open-line"]
    assert [one for one, _ in told_of] == found
    for _, values in told_of:
        assert values["host"] == "localhost"
        assert values.get("days", 9) == 9
        assert ("expired" in str(values.get("why"))) == (until < 0)


def test_a_server_that_cannot_keep_anything_is_told(tmp_path: Path) -> None:
    class Full(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(503)

        def log_message(self, *words: object) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Full) as server:
        threading.Thread(target=server.handle_request, daemon=True).start()
        there = HouseFiles(tmp_path, None, ServingNote(__version__, os.getpid(), "127.0.0.1", server.server_address[1]))
        assert [name for name, _ in club_check._check_server(there)] == ["not-kept"]


@pytest.mark.parametrize(("can", "does", "order"), [
    ("no", "no", "apt-get install systemd-timesyncd"), ("yes", "no", "timedatectl set-ntp true"), ("yes", "yes", ""),
])  # fmt: skip
def test_a_clock_that_nobody_sets_is_told_with_what_helps_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, can: str, does: str, order: str
) -> None:
    """The system knows whether its clock is synchronised (here a program of that name); a bare Debian 12 does not."""
    program = tmp_path / "timedatectl"
    program.write_text(f"#!/bin/sh\necho LocalRTC=no\necho CanNTP={can}\necho NTPSynchronized={does}\n", "utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    findings = club_check._check_clock(HouseFiles(tmp_path, None, None))
    said = [club_check.finding_sentence(finding, Language("en")) for finding in findings]
    assert [one.rpartition(": ")[2] for one in said] == ([order] if order else [])


@pytest.mark.parametrize(
    ("own", "slices", "told"), [("max", "max", True), ("3145728000", "max", False), ("max", "3145728000", False)]
)
def test_a_server_that_may_take_all_memory_is_told(tmp_path: Path, own: str, slices: str, told: bool) -> None:
    """Files as Linux has them for control groups of version 2: the test's user cannot limit memory."""
    (tmp_path / "7").mkdir()
    (tmp_path / "7/cgroup").write_text("0::/system.slice/numeramis-access.service\n", "ascii")
    (tmp_path / "system.slice/numeramis-access.service").mkdir(parents=True)
    (tmp_path / "system.slice/memory.max").write_text(f"{slices}\n", "ascii")
    (tmp_path / "system.slice/numeramis-access.service/memory.max").write_text(f"{own}\n", "ascii")
    there = HouseFiles(tmp_path, None, ServingNote(__version__, 7, "127.0.0.1", 1))
    found = [
        club_check.finding_sentence(one, Language("en")) for one in club_check._check_memory(there, tmp_path, tmp_path)
    ]
    assert ["numeramis-access.service, which limits it" in one for one in found] == ([True] if told else [])


def test_where_there_are_no_groups_nothing_is_told_of_memory(tmp_path: Path) -> None:
    there = HouseFiles(tmp_path, None, ServingNote(__version__, os.getpid(), "127.0.0.1", 1))
    assert not [*club_check._check_memory(there, groups=tmp_path)]


def test_the_owner_hears_by_what_players_can_be_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "calls.toml"
    file.write_text('[mail]\nsender = "t@example.org"\n', "utf-8")
    monkeypatch.setattr(club_calls, "can_push", lambda: True)

    def lines(*names: str, calls: str = "") -> list[str]:
        write_note(tmp_path, ServingNote(__version__, os.getpid(), "127.0.0.1", 1, names, calls))
        told_of = [*club_calls.call_findings(tmp_path)]
        for language in LANGUAGES:
            said = [club_check.finding_sentence(line, Language(language)) for line in told_of]
            assert all(". " in sentence for sentence in said), "what it is, and what to do"
        return [name for name, _ in told_of]

    assert not [*club_calls.call_findings(tmp_path)], "no server runs"
    assert lines() == ["calls-no-mail", "calls-no-name"]
    assert lines("table.example.org") == ["calls-no-mail", "calls-push"]
    assert lines("table.example.org", calls=str(file)) == ["calls-mail", "calls-push"]
    assert lines("localhost:8765", calls=str(file)) == ["calls-mail", "calls-push-here"]
    assert lines(calls="/nowhere") == []
    monkeypatch.setattr(club_calls, "can_push", lambda: False)
    assert lines("table.example.org") == ["calls-no-mail", "calls-no-package"]


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_check, "MIN_FREE_BYTES", shutil.disk_usage(tmp_path).total + 1)
    house = HouseFiles(tmp_path, None, None)
    assert [name for look in CHECKS for name, _ in look(house) if name == "disk-full"] == ["disk-full"]


@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_every_finding_is_a_sentence(language: str) -> None:
    words = Language(language)
    values: dict[str, object] = {
        "running": "1", "here": "2", "port": "8765", "host": "table.example.org", "why": "x", "days": 3, "megabytes": 7,
        "file": "people.sqlite", "can": "no", "id": "a1b2c3",
        "database": "no", "place": "conduct.py:1 play", "sender": "tables@example.org",
        "name": "table.example.org", "what": "port", "key": "mail.port", "needs": "",
    }  # fmt: skip
    said = [club_check.finding_sentence((name, values), words) for name in NAMES]
    assert len(set(said)) == len(NAMES)
    assert all(". " in one for one in said), "what it is, and what to do"
