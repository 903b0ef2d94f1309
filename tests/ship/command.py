"""``python -m tests.ship --out FOLDER`` makes the packages for players, with hashes and bills of materials.

``--check`` builds each of them twice, compares, and runs each. ``--record`` adds their sizes to the figures of
``tests.bench``.

There is a zip for Windows only with ``--python``: the embeddable Python from Python's makers (its zip), or ``test`` for
the one that ``tests.windows`` assembles; then the file's name says ``test`` too.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

from numeramis_access import __version__
from tests.bench.figures import Report, load, record
from tests.ship import bill, check, debian, parts, portable
from tests.ship.moving import Moving, from_folder
from tests.ship.twice import check_twice

WHAT = ("wheel", "zip", "deb")
#: Debian's packages that ``--check`` needs, by their program
NEEDED = {"bwrap": "bubblewrap", "debootstrap": "debootstrap"}


def main() -> int:
    """Make the wanted packages, and check them; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.ship")
    parser.add_argument("what", nargs="*", choices=(*WHAT, []), help="the packages to make; all if none is named")
    parser.add_argument("--out", type=Path, default=Path("dist"))
    parser.add_argument("--python", type=Path, help="Python for Windows, which the zip contains")
    parser.add_argument("--debian", type=int, nargs="*", choices=tuple(debian.RELEASES), default=list(debian.RELEASES))
    parser.add_argument("--maintainer", default=debian.MAINTAINER, help="maintainer of the packages: NAME <ADDRESS>")
    parser.add_argument("--newest-at", default="", help="address that tells the program the newest version's number")
    parser.add_argument("--check", action="store_true", help="build each package twice, then run it on a bare machine")
    parser.add_argument("--record", action="store_true", help="add the sizes to the figures of tests.bench")
    asked = parser.parse_args()
    wanted = asked.what or [name for name in WHAT if name != "zip" or asked.python]
    if "zip" in wanted and not asked.python:
        parser.error("a zip for Windows takes --python")
    if asked.check and (lack := find_lacks()):
        parser.error(f"--check cannot run without {lack}")
    asked.out.mkdir(parents=True, exist_ok=True)
    python = _windows_python(asked.python)
    report, load_before = Report(), load()
    make(asked.out.resolve(), wanted, python, asked.debian, report, asked.maintainer, asked.newest_at)
    report.tell()
    if asked.record:
        record(report, load_before, "python -m tests.ship --python test")
    if asked.check:
        releases = ("--debian", *map(str, asked.debian))
        windows = ("--python", str(python.resolve())) if python else ()
        owner = ("--maintainer", asked.maintainer, "--newest-at", asked.newest_at)
        check_twice(asked.out.resolve(), [*wanted, *releases, *windows, *owner])
        checked(asked.out.resolve(), wanted)
    return 0


def find_lacks() -> str:
    """Return what ``--check`` lacks on this machine, with the way to get it; "" if nothing."""
    missing = [package for program, package in NEEDED.items() if shutil.which(program) is None]
    packages = f"missing programs: apt-get install {' '.join(missing)}" if missing else ""
    return packages if os.geteuid() == 0 else f"root{'; and ' * bool(packages)}{packages}"


def _windows_python(asked: Path | None) -> Path | None:
    if asked != Path("test"):
        return asked
    from tests.windows.making import make as make_windows
    from tests.windows.wine import PYTHON

    make_windows()
    return PYTHON


def make(
    out: Path, wanted: list[str], python: Path | None, releases: list[int], report: Report,
    maintainer: str = debian.MAINTAINER, newest_at: str = "",
) -> None:  # fmt: skip
    """Make packages in a folder; remove older ones of this version first. :param report: receives their sizes."""
    for old in out.glob(f"*{__version__}*"):
        old.unlink()
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        wheel, sdist = parts.built(out, newest_at)
        for package in (wheel, sdist):
            report.note(parts.metric(package), package.stat().st_size / 1e6, "MB")
        bill.write_for_python(wheel, sdist)
        if "zip" in wanted and python is not None:
            portable.build(out, work, wheel, python.resolve(), report)
        if "deb" in wanted:
            for number in releases:
                debian.build(out, work, wheel, debian.RELEASES[number], report, maintainer)
    print(parts.sums(out), end="", flush=True)


def checked(out: Path, wanted: list[str]) -> None:
    """Install and run every package of a folder; one player moves from each to the next, from the folder and back to
    it.

    :raises check.Failed: when a package fails.
    """
    with tempfile.TemporaryDirectory() as name:
        if "zip" in wanted:
            from tests.ship import check_windows

            moving = Moving(check_windows.player().profile / "AppData/Local")
            for package in out.glob(f"*{__version__}-windows-*.zip"):
                check_windows.check_portable(package, moving)
        else:
            moving = Moving(Path(name))
            moving.begin(from_folder(parts.ROOT, moving))
        if "deb" in wanted:
            for package in sorted(out.glob("*.deb")):
                check.check_debian(package, moving)
        if "wheel" in wanted:
            (wheel,), (sdist,) = out.glob("*.whl"), out.glob("*.tar.gz")
            check.check_python_packages(wheel, sdist, moving)
        moving.end(from_folder(parts.ROOT, moving))


if __name__ == "__main__":
    sys.exit(main())
