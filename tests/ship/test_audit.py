"""The audit of locked packages: a vulnerable one is named with its remedy, and silence is no good answer.

A database in this process answers the real auditor in the form of the public one.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tests.lock import BUILD
from tests.ship import audit
from tests.wheels import locked

pytestmark = pytest.mark.peer("package-index")
#: a locked package, its version, and the version without the vulnerability
NAME, VERSION, _ = locked(BUILD)[0]
MENDED = "999.0"
#: another locked package
OTHER = audit.everything()[-1][0]
KNOWN = {
    "id": "PYSEC-2026-1", "modified": "2026-11-01T00:00:00Z", "published": "2026-11-01T00:00:00Z",
    "summary": "an example", "aliases": ["CVE-2026-1"],
    "affected": [{
        "package": {"name": NAME, "ecosystem": "PyPI"},
        "ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": MENDED}]}],
    }],
}  # fmt: skip


class Database(BaseHTTPRequestHandler):
    """Answers like the public database.

    ``asked`` has the packages of all questions, ``silent`` the names for which it fails.
    """

    asked: list[tuple[str, str]] = []
    silent: set[str] = set()

    def do_POST(self) -> None:
        """Answer a question about one version of a package."""
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.asked.append((question["package"]["name"], question["version"]))
        if question["package"]["name"] in self.silent:
            self.send_error(500)
            return
        answer = json.dumps({"vulns": [KNOWN]} if question["package"]["name"] == NAME else {}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *words: object) -> None:
        """Say nothing."""


@pytest.fixture
def database() -> Iterator[str]:
    """The address of a database that knows one vulnerability."""
    Database.asked.clear()
    Database.silent.clear()
    with HTTPServer(("127.0.0.1", 0), Database) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/v1/query"
        server.shutdown()


def test_every_locked_package_is_asked_for_and_a_vulnerable_one_is_named(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.main(["--database", database]) == audit.VULNERABLE
    assert capsys.readouterr().out == f"{NAME} {VERSION}: PYSEC-2026-1; mended in {MENDED}\n"
    assert set(Database.asked) == set(audit.everything())


def test_one_missing_answer_hides_no_vulnerable_package(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    silent = [package for package in audit.everything() if package[0] == OTHER]
    Database.silent.add(OTHER)
    assert audit.main(["--database", database]) == audit.VULNERABLE
    said = capsys.readouterr()
    assert said.out == f"{NAME} {VERSION}: PYSEC-2026-1; mended in {MENDED}\n"
    told = ", ".join(f"{name} {version}" for name, version in silent)
    assert said.err.startswith(f"The database gave no answer about {told}: ")
    assert len(said.err.splitlines()) == 1


def test_a_missing_answer_without_a_vulnerable_package_is_no_good_news(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Database.silent.add(NAME)
    assert audit.main(["--database", database]) == audit.UNKNOWN
    said = capsys.readouterr()
    answered = len(audit.everything()) - sum(name == NAME for name, _ in audit.everything())
    assert said.out == f"None of {answered} locked packages is known to be vulnerable.\n"
    assert said.err.startswith(f"The database gave no answer about {NAME} {VERSION}")


def test_several_versions_of_a_package_are_all_asked_for(database: str) -> None:
    pair = [("numpy", "2.0.0"), ("numpy", "2.4.0")]
    assert audit.audit(pair, database) == ([], {})
    assert sorted(Database.asked) == pair


def test_a_database_that_cannot_be_reached_is_no_good_news(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(["--database", "http://127.0.0.1:9/v1/query"]) == audit.UNKNOWN
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("The database gave no answer about ")
    assert all(f"{name} {version}" in said.err for name, version in audit.everything())
