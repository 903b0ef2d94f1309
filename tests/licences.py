"""``python -m tests.licences`` writes the list of installed and packaged software with licences.

It fetches every package of the lock files for a system that needs it, and reads its metadata. If these lack the licence
or a part of it, ``KNOWN`` has the licence and its source.
"""

from __future__ import annotations

import email
import re
import subprocess
import sys
import tempfile
import zipfile
from email.message import Message
from pathlib import Path

from numeramis_access.bootstrap.start import LOCK_FILES
from tests.wheels import locked, table

ROOT = Path(__file__).resolve().parent.parent
LIST = LOCK_FILES[0].parent / "LICENCES.md"
HEADER = """\
# What a first start installs, and what packages carry

Written by `python -m tests.licences` from the lock files; do not edit. All of it may be used together with this
program under the GPL, version 3 or later (`LICENSE`). The licence texts come with the packages.

| package | version | licence | for |
|---|---|---|---|
"""
#: licences in the words of older packages, with their SPDX identifiers
SAID = {
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: Python Software Foundation License": "PSF-2.0",
    "License :: Public Domain": "LicenseRef-Public-Domain",
}
#: licences missing from a package's metadata, or of its contents
KNOWN = {
    "accesskit": "MIT OR Apache-2.0",  # its two licence files
    "espeakng-loader": "MIT AND GPL-3.0-or-later",  # its repository; the second is eSpeak NG, which it carries
    "greenlet": "MIT AND PSF-2.0",  # its two licence files
    "lxml": "BSD-3-Clause AND MIT",  # the second: libxml2 and libxslt inside
    "pygame-ce": "LGPL-2.1-or-later AND Zlib",  # the second: SDL inside
    "pyphen": "LGPL-2.1-or-later",  # one of the three that it offers
    "pypiwin32": "PSF-2.0",  # an empty package that asks for pywin32
    "zeroconf": "LGPL-2.1-or-later",  # its licence file; the metadata of releases before 0.40 lack it
}
#: licences compatible with a program under GPL-3.0-or-later
ALLOWED = {
    "MIT", "MIT-0", "0BSD", "CC0-1.0", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "PSF-2.0", "MPL-2.0", "Zlib",
    "ISC", "LGPL-2.1-or-later", "LGPL-3.0-or-later", "GPL-3.0-or-later", "LicenseRef-Public-Domain",
}  # fmt: skip
SYSTEMS = {"win32": ("Windows", "win_amd64"), "darwin": ("macOS", "macosx_11_0_arm64")}


def packages() -> dict[tuple[str, str], str]:
    """Return every package and version of the lock files, with its only system, or nothing for all."""
    found: dict[tuple[str, str], str] = {}
    for lock in (*LOCK_FILES, ROOT / "tests/ship/shipped.lock"):
        for package in locked(lock):
            only = re.search(r"sys_platform == '(\w+)'", package.marker)
            found[package.name, package.version] = only[1] if only else ""
    return dict(sorted(found.items()))


def fetched(name: str, version: str, system: str, folder: Path) -> Message:
    """Return a package's metadata from the wheel for the oldest Python that takes it.

    :raises subprocess.CalledProcessError: when it cannot be fetched.
    """
    cells = table()[name, version].items()
    python = next(python for (target, python), tag in cells if tag and system in ("", target.system))
    where = ["--python-version", python, *(["--platform", SYSTEMS[system][1]] if system else [])]
    how = ["--quiet", "--no-deps", "--only-binary", ":all:", "--dest", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "download", *how, *where, f"{name}=={version}"], check=True)
    (path,) = folder.glob("*.whl")
    with zipfile.ZipFile(path) as wheel:
        inside = next(inside for inside in wheel.namelist() if inside.endswith(".dist-info/METADATA"))
        return email.message_from_bytes(wheel.read(inside))


def licence(name: str, said: Message) -> str:
    """Return a package's licence as an SPDX expression, ``unknown`` if there is no source for it."""
    classifiers = [SAID[one] for one in said.get_all("Classifier", []) if one in SAID]
    stated = str(said["License"] or "").strip()
    plain = stated if all(one in ALLOWED for one in re.split(r" AND | OR ", stated)) else ""
    return KNOWN.get(name) or said["License-Expression"] or plain or " AND ".join(classifiers) or "unknown"


def main() -> int:
    """Write the list; return the exit status."""
    lines = []
    for (name, version), system in packages().items():
        with tempfile.TemporaryDirectory() as folder:
            said = licence(name, fetched(name, version, system, Path(folder)))
        lines.append(f"| {name} | {version} | {said} | {SYSTEMS[system][0] if system else 'all'} |\n")
    LIST.write_text(HEADER + "".join(lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
