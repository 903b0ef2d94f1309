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
#: exit statuses: a package is vulnerable; no answer came for a package, and none of the others is vulnerable
VULNERABLE, UNKNOWN = 1, 2
#: failures after which the database is asked no more, if it has given no answer at all
FAILURES = 10
#: the reason of a package that the auditor skips
LEFT_OUT = "the auditor left it out"


class NoAnswer(Exception):
    """The auditor ended without answers; the message is its reason."""


class Vulnerable(NamedTuple):
    """A locked package with known vulnerabilities.

    :param package: its name.
    :param version: the locked version.
    :param names: names of the vulnerabilities in the database.
    :param mended: the versions without them, none if unknown.
    """

    package: str
    version: str
    names: tuple[str, ...]
    mended: tuple[str, ...]

    def __str__(self) -> str:
        better = f"mended in {', '.join(self.mended)}" if self.mended else "no version is known to mend it"
        return f"{self.package} {self.version}: {', '.join(self.names)}; {better}"


class Audit(NamedTuple):
    """The answers of the database.

    :param vulnerable: the vulnerable packages. :param unknown: the packages without an answer, each with the reason.
    """

    vulnerable: list[Vulnerable]
    unknown: dict[tuple[str, str], str]


def everything() -> list[tuple[str, str]]:
    """Return every package of the lock files with its version, sorted."""
    page = ROOT / "numeramis_access/web/static/msgspec.lock"
    return sorted({package[:2] for lock in (*all_locks(), page) for package in locked(lock)})


def audit(packages: Sequence[tuple[str, str]], database: str = "") -> Audit:
    """Return the vulnerable and the unknown ones of some packages.

    :param database: the address of another database, empty for the program's own.
    """
    answers, reasons = _ask_all(_without_repetition(packages), database)
    answered = {(str(answer["name"]), str(answer["version"])) for answer in answers}
    unknown = {package: reasons.get(package, LEFT_OUT) for package in packages if package not in answered}
    return Audit([_vulnerable(answer) for answer in answers if answer["vulns"]], unknown)


def _ask_all(
    parts: Sequence[dict[str, str]], database: str
) -> tuple[list[dict[str, object]], dict[tuple[str, str], str]]:
    """Return the answers for parts, and the reason of each package without one.

    The auditor gives up a whole part because of one package; therefore a part without answers is asked again in halves.
    """
    answers: list[dict[str, object]] = []
    reasons: dict[tuple[str, str], str] = {}
    waiting, failures = list(parts), 0
    while waiting:
        part = waiting.pop(0)
        try:
            answers += _ask(part, database)
        except NoAnswer as error:
            failures += 1
            without = [part] if answers or failures < FAILURES else [part, *waiting]
            reasons |= {package: str(error) for missing in without for package in missing.items()}
            waiting = [*_halves(part), *waiting] if without == [part] else []
    return answers, reasons


def _halves(part: dict[str, str]) -> list[dict[str, str]]:
    """Return the two halves of a part; nothing for one package."""
    packages = list(part.items())
    middle = len(packages) // 2
    return [dict(packages[:middle]), dict(packages[middle:])] if middle else []


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
    """Return the auditor's answers for packages. :raises NoAnswer: when it ends without any."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "requirements.txt"
        wanted.write_text("".join(f"{name}=={version}\n" for name, version in packages.items()), encoding="utf-8")
        where = ("--osv-url", database) if database else ()
        uv = (sys.executable, "-m", "uv", "--no-config", "tool", "run", "--quiet", "--no-build", "--from", AUDITOR)
        command = (*uv, "pip-audit", *ASKING, *where, "--requirement", str(wanted))
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not done.stdout.startswith("{"):
        raise NoAnswer((done.stderr.strip() or "the auditor said nothing").splitlines()[-1])
    answers: list[dict[str, object]] = json.loads(done.stdout)["dependencies"]
    return [answer for answer in answers if "vulns" in answer]


def _vulnerable(answer: dict[str, object]) -> Vulnerable:
    found = answer["vulns"]
    assert isinstance(found, list)
    names = tuple(dict.fromkeys(each["id"] for each in found))
    mended = tuple(dict.fromkeys(version for each in found for version in each["fix_versions"]))
    return Vulnerable(str(answer["name"]), str(answer["version"]), names, mended)


def main(words: Sequence[str]) -> int:
    """Tell the vulnerable packages, and those without an answer; return the exit status by what is known."""
    parser = argparse.ArgumentParser(prog="python -m tests.ship.audit")
    parser.add_argument("--database", default="", help="address of another vulnerability database in OSV format")
    packages = everything()
    vulnerable, unknown = audit(packages, parser.parse_args(words).database)
    answered = len(packages) - len(unknown)
    if vulnerable:
        print("\n".join(map(str, vulnerable)))
    elif answered:
        print(f"None of {answered} locked packages is known to be vulnerable.")
    for reason in dict.fromkeys(unknown.values()):
        names = ", ".join(f"{name} {version}" for (name, version), why in unknown.items() if why == reason)
        print(f"The database gave no answer about {names}: {reason}. Ask again later.", file=sys.stderr)
    return VULNERABLE if vulnerable else UNKNOWN if unknown else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
