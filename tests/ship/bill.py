"""The bill of materials beside each package, in CycloneDX's JSON: its locked parts with hashes and licences.

It is made from the lock file, so it names what the build was allowed to take; ``--require-hashes`` makes that the same.
"""

from __future__ import annotations

import datetime
import hashlib
import json
import re
import uuid
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from packaging.utils import parse_wheel_filename

from numeramis_access import __version__
from numeramis_access.bootstrap.start import LOCK_FILES
from tests import wheels
from tests.licences import LIST
from tests.lock import SHIPPED
from tests.ship.carried import of_others
from tests.ship.parts import NAME, changed_at
from tests.wheels import Package, Target

#: the end of a bill's name after that of its package
ENDING = ".cdx.json"
#: a row of the list of licences
ROW = re.compile(r"^\| ([^ ]+) \| ([^ ]+) \| ([^|]+) \|", re.MULTILINE)

Values = dict[str, Any]


@cache
def _published() -> dict[tuple[str, str], dict[str, str]]:
    return wheels.hashed(SHIPPED)


def components(kinds: Iterable[tuple[Target, str]], without: Iterable[str] = ()) -> list[Values]:
    """Return the locked parts that some kinds of computers need, each with the wheels for them.

    :param kinds: computers, each with its Python. :param without: names of packages from elsewhere.
    """
    found = []
    needed = {package.name for package in wheels.locked(LOCK_FILES[0])}
    for package in wheels.locked(SHIPPED):
        fitting = [(target, python) for target, python in kinds if package.is_for(target, python)]
        if fitting and package.name not in without:
            scope = "required" if package.name in needed else "optional"
            found.append({**_library(package), "scope": scope, "externalReferences": _wheels(package, fitting)})
    return found


def _library(package: Package) -> Values:
    licences = {row[:2]: row[2].strip() for row in ROW.findall(LIST.read_text(encoding="utf-8"))}
    purl = f"pkg:pypi/{package.name}@{package.version}"
    licence = [{"expression": licences[package.name, package.version]}]
    own = {"name": package.name, "version": package.version, "purl": purl, "licenses": licence}
    return {"type": "library", "bom-ref": purl, **own}


def _wheels(package: Package, kinds: list[tuple[Target, str]]) -> list[Values]:
    """Return the wheels of a package for these computers, by their file names, with their locked hashes."""
    files = _published()[package.name, package.version]
    tags = {tag for target, python in kinds if (tag := wheels.tag(files, target, python))}
    names = {name for name in files if tags & set(map(str, parse_wheel_filename(name)[3]))}
    return [{"type": "distribution", "url": name, "hashes": _hash(files[name])} for name in sorted(names)]


def _hash(digest: str) -> list[Values]:
    return [{"alg": "SHA-256", "content": digest}]


def files_of_others(folder: Path) -> list[Values]:
    """Return the compiled libraries and typefaces by other authors in a package's folder, each with its hash."""
    found = sorted(path for path in folder.rglob("*") if of_others(str(path.relative_to(folder))))
    return [
        {"type": "file", "name": str(path.relative_to(folder)),
         "hashes": _hash(hashlib.sha256(path.read_bytes()).hexdigest())}
        for path in found if path.is_file()
    ]  # fmt: skip


def write(package: Path, parts: list[Values]) -> Path:
    """Write the bill of a package beside it; return its path. :param parts: what it carries or asks for."""
    digest = hashlib.sha256(package.read_bytes()).hexdigest()
    when = datetime.datetime.fromtimestamp(int(changed_at()), datetime.UTC)
    own = {
        "type": "application", "bom-ref": package.name, "name": NAME, "version": __version__,
        "purl": f"pkg:pypi/{NAME}@{__version__}", "licenses": [{"expression": "GPL-3.0-or-later"}],
        "hashes": _hash(digest),
    }  # fmt: skip
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json", "bomFormat": "CycloneDX", "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, digest)}", "version": 1,
        "metadata": {"timestamp": when.strftime("%Y-%m-%dT%H:%M:%SZ"), "component": own}, "components": parts,
    }  # fmt: skip
    target = package.with_name(package.name + ENDING)
    target.write_text(json.dumps(bill, indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")
    return target


def write_for_python(*packages: Path) -> None:
    """Write the bills of the wheel and the source package, which ask for parts on every computer and Python."""
    kinds = [(target, python) for target in wheels.TARGETS for python in wheels.PYTHONS]
    parts = components(kinds)
    for package in packages:
        write(package, parts)
