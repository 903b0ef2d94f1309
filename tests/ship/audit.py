"""``python -m tests.ship.audit`` asks a public database which locked packages have known vulnerabilities.

It looks at every lock file of Python packages, for all systems and Pythons. The libraries inside wheels, Python itself
and the packages of the static page are not in that database's answers (README).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.lock import all_locks
from tests.ship.parts import ROOT
from tests.wheels import locked

#: the program that asks, and how: only about what stands in the file
AUDITOR = "pip-audit==2.10.1"
ASKING = ("--vulnerability-service", "osv", "--no-deps", "--disable-pip", "--format", "json",
          "--progress-spinner", "off")  # fmt: skip
#: exit statuses: a package is vulnerable; nobody could tell
VULNERABLE, UNKNOWN = 1, 2


class NotAudited(Exception):
    """The database did not answer for every package; the message says what happened."""


class Vulnerable(NamedTuple):
    """A locked package with known vulnerabilities.

    :param names: of the vulnerabilities in the database. :param mended: the versions without them, none if unknown.
    """

    package: str
    version: str
    names: tuple[str, ...]
    mended: tuple[str, ...]

    def __str__(self) -> str:
        better = f"mended in {', '.join(self.mended)}" if self.mended else "no version is known to mend it"
        return f"{self.package} {self.version}: {', '.join(self.names)}; {better}"


def everything() -> list[tuple[str, str]]:
    """Return every package of the lock files with its version, sorted."""
    page = ROOT / "numeramis_access/web/static/msgspec.lock"
    return sorted({package[:2] for lock in (*all_locks(), page) for package in locked(lock)})


def audit(packages: Sequence[tuple[str, str]], database: str = "") -> list[Vulnerable]:
    """Return the vulnerable ones of some packages.

    :param database: the address of another database, empty for the program's own.
    :raises NotAudited: if an answer is missing, even for one package.
    """
    found = [answer for part in _without_repetition(packages) for answer in _ask(part, database)]
    if missing := set(packages) - {(answer["name"], answer.get("version")) for answer in found}:
        raise NotAudited(f"no answer for {', '.join(sorted(name for name, _ in missing))}")
    return [_vulnerable(answer) for answer in found if answer["vulns"]]


def _without_repetition(packages: Iterable[tuple[str, str]]) -> list[dict[str, str]]:
    """Return the packages in parts, each with one version of a package: Pythons may need different ones."""
    parts: list[dict[str, str]] = []
    for name, version in packages:
        part = next((part for part in parts if name not in part), None)
        if part is None:
            parts.append(part := {})
        part[name] = version
    return parts


def _ask(packages: dict[str, str], database: str) -> list[dict[str, object]]:
    """Return the auditor's answers for packages. :raises NotAudited: when it ends without any."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "requirements.txt"
        wanted.write_text("".join(f"{name}=={version}\n" for name, version in packages.items()), encoding="utf-8")
        where = ("--osv-url", database) if database else ()
        uv = (sys.executable, "-m", "uv", "--no-config", "tool", "run", "--quiet", "--no-build", "--from", AUDITOR)
        command = (*uv, "pip-audit", *ASKING, *where, "--requirement", str(wanted))
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not done.stdout.startswith("{"):
        raise NotAudited((done.stderr.strip() or "it said nothing").splitlines()[-1])
    answers: list[dict[str, object]] = json.loads(done.stdout)["dependencies"]
    return [answer for answer in answers if "vulns" in answer]


def _vulnerable(answer: dict[str, object]) -> Vulnerable:
    found = answer["vulns"]
    assert isinstance(found, list)
    names = tuple(dict.fromkeys(each["id"] for each in found))
    mended = tuple(dict.fromkeys(version for each in found for version in each["fix_versions"]))
    return Vulnerable(str(answer["name"]), str(answer["version"]), names, mended)


def main(words: Sequence[str]) -> int:
    """Tell the vulnerable packages; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.ship.audit")
    parser.add_argument("--database", default="", help="the address of another database in OSV's form")
    packages = everything()
    try:
        found = audit(packages, parser.parse_args(words).database)
    except NotAudited as error:
        print(f"Nothing is known: the database of vulnerabilities did not answer. ({error})", file=sys.stderr)
        return UNKNOWN
    print("\n".join(map(str, found)) or f"None of {len(packages)} locked packages is known to be vulnerable.")
    return VULNERABLE if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
