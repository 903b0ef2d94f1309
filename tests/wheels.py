"""The wheels of each locked package for each system, processor and Python.

A set-up compiles nothing, so a package without a wheel locks people out. ``python -m tests.lock`` writes the table
beside the locks, ``wheels.csv``, so that tests need no package index. It has a row for each package and system and a
column for each Python; a cell has the tag of the wheel for the oldest possible system, or nothing. ``any`` stands for a
wheel that fits every system.
"""

from __future__ import annotations

import csv
import io
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from numeramis_access.bootstrap.environment import NEWEST_PYTHON
from numeramis_access.bootstrap.telling import OLDEST_PYTHON

TABLE = Path(__file__).resolve().parent / "wheels.csv"
PYTHONS = tuple(f"3.{minor}" for minor in range(OLDEST_PYTHON[1], NEWEST_PYTHON[1] + 1))
#: versions of Linux's C library that wheels may demand, the oldest first; screen readers' packages demand the newest
GLIBC = range(5, 35)
#: a package in a lock file
ENTRY = re.compile(r"^(?P<name>[a-z0-9._-]+)==(?P<version>[^ ;]+)(?: ; (?P<marker>[^\\]+?))? \\\n", re.MULTILINE)


class Target(NamedTuple):
    """A kind of computer. :param system: by ``sys.platform``. :param processor: by ``platform.machine``."""

    system: str
    processor: str

    def platforms(self) -> list[str]:
        """Return the platforms whose wheels it takes, the oldest system's first."""
        if self.system == "win32":
            return [f"win_{self.processor.lower()}"]
        if self.system == "darwin":
            return [f"macosx_{version}_{kind}" for version in MACOS for kind in (self.processor, "universal2")]
        older = {5: "manylinux1", 12: "manylinux2010", 17: "manylinux2014"}
        names = [[f"manylinux_2_{minor}", *([older[minor]] if minor in older else [])] for minor in GLIBC]
        return [f"{name}_{self.processor}" for pair in names for name in pair]

    def markers(self, python: str) -> dict[str, str]:
        """Return the values that requirements may test. :param python: such as 3.11."""
        return {
            "sys_platform": self.system, "platform_machine": self.processor, "python_version": python,
            "python_full_version": f"{python}.0", "implementation_name": "cpython",
            "platform_python_implementation": "CPython", "extra": "",
        }  # fmt: skip


#: macOS versions of wheels, up to the oldest that all of them run on
MACOS = (*(f"10_{minor}" for minor in range(6, 16)), "10_16", "11_0")
TARGETS = (
    Target("linux", "x86_64"), Target("linux", "aarch64"), Target("win32", "AMD64"), Target("win32", "ARM64"),
    Target("darwin", "arm64"), Target("darwin", "x86_64"),
)  # fmt: skip


class Package(NamedTuple):
    """A package of a lock file; :param marker: the computers it is for, nothing for all."""

    name: str
    version: str
    marker: str = ""

    def is_for(self, target: Target, python: str) -> bool:
        """Return whether a set-up installs it on this computer."""
        from packaging.markers import Marker

        return not self.marker or Marker(self.marker).evaluate(target.markers(python))


def locked(path: Path) -> list[Package]:
    """Return the packages of a lock file."""
    entries = ENTRY.finditer(path.read_text(encoding="utf-8"))
    return [Package(entry["name"], entry["version"], entry["marker"] or "") for entry in entries]


def hashed(path: Path) -> dict[tuple[str, str], dict[str, str]]:
    """Return the wheels on the package index with hashes in a lock file, by package and version: name and SHA-256.

    :raises subprocess.CalledProcessError: when the index does not answer.
    """
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "pylock.toml"
        how = ["--no-deps", "--universal", "--python-version", PYTHONS[0], "--format", "pylock.toml", "--quiet"]
        uv = [sys.executable, "-m", "uv", "--no-config", "pip", "compile"]
        subprocess.run([*uv, *how, "--output-file", str(target), str(path)], check=True, stdout=subprocess.DEVNULL)
        packages = tomllib.loads(target.read_text(encoding="utf-8"))["packages"]
    text = path.read_text(encoding="utf-8")
    return {
        (each["name"], each["version"]): {
            urlsplit(wheel["url"]).path.rpartition("/")[2]: wheel["hashes"]["sha256"]
            for wheel in each.get("wheels", []) if wheel["hashes"]["sha256"] in text
        }
        for each in packages
    }  # fmt: skip


def tag(wheels: Iterable[str], target: Target, python: str) -> str:
    """Return the tag of the wheel that fits the oldest system of a kind, "" if none fits."""
    from packaging.tags import compatible_tags, cpython_tags
    from packaging.utils import parse_wheel_filename

    offered = {one for wheel in wheels for one in parse_wheel_filename(wheel)[3]}
    version = tuple(map(int, python.split(".")))
    platforms, interpreter = target.platforms(), f"cp{version[0]}{version[1]}"
    fitting = (*cpython_tags(version, [interpreter], platforms), *compatible_tags(version, interpreter, platforms))
    return next((str(one) for one in fitting if one in offered), "")


def rows(locks: Iterable[Path]) -> list[list[str]]:
    """Return the table's rows for lock files from the package index, for all systems that need each package."""
    wheels: dict[tuple[str, str], dict[str, str]] = {}
    asked: dict[tuple[str, str], set[Target]] = {}
    for path in locks:
        wheels |= hashed(path)
        for package in locked(path):
            asked.setdefault(package[:2], set()).update(
                target for target in TARGETS if any(package.is_for(target, python) for python in PYTHONS)
            )
    found = []
    for (name, version), files in sorted(wheels.items()):
        cells = {target: [tag(files, target, python) for python in PYTHONS] for target in TARGETS}
        first = cells[TARGETS[0]]
        if first[0].endswith("-any") and all(one == first[0] for row in cells.values() for one in row):
            found.append([name, version, "any", "any", *first])
        else:
            found += [[name, version, *target, *row] for target, row in cells.items() if target in asked[name, version]]
    return found


def write(locks: Iterable[Path]) -> None:
    """Write the table for lock files. :raises subprocess.CalledProcessError: when the index does not answer."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(["package", "version", "system", "processor", *PYTHONS])
    lines.writerows(rows(locks))
    TABLE.write_text(text.getvalue(), encoding="utf-8", newline="\n")


def table() -> dict[tuple[str, str], dict[tuple[Target, str], str]]:
    """Return the table: the tag by computer and Python for each package and version, "" for none."""
    found: dict[tuple[str, str], dict[tuple[Target, str], str]] = {}
    with TABLE.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            targets = TARGETS if row["system"] == "any" else (Target(row["system"], row["processor"]),)
            cells = found.setdefault((row["package"], row["version"]), {})
            cells |= {(target, python): row[python] for target in targets for python in PYTHONS}
    return found
