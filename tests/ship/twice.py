"""Builds all packages once more, in another folder, as another user with another mask of permissions, and compares."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from numeramis_access import __version__
from tests.ship.parts import changed_at, copy_sources, run, tracked

#: number of the other user, and the mask that denies everybody else everything
USER, MASK = "1234", "077"
#: names the difference of two packages for people; used where it is installed
COMPARER = "diffoscope"


def check_twice(out: Path, words: list[str]) -> None:
    """Build the packages of a folder again and compare them byte by byte.

    It needs bubblewrap, which gives the second build its user. The other folder has no history, so the time of the last
    commit comes from here.

    :param words: the words that choose packages. :raises SystemExit: with the first difference of each that differs.
    """
    with tempfile.TemporaryDirectory(prefix="a folder of another name ") as name:
        source, again, home = (Path(name) / folder for folder in ("source", "again", "home"))
        home.mkdir()
        copy_sources(source, tracked())
        run("git", "init", "--quiet", folder=source)
        run("git", "add", "--all", "--force", folder=source)
        enter = ("bwrap", "--bind", "/", "/", "--dev-bind", "/dev", "/dev", "--unshare-user")
        user: tuple[str | Path, ...] = ("--uid", USER, "--gid", USER, "--chdir", source)
        build = f'umask {MASK} && exec "$@"'
        program = (sys.executable, "-m", "tests.ship", *words, "--out", again)
        own = {"HOME": str(home), "SOURCE_DATE_EPOCH": changed_at(), "PYTHONPATH": str(source)}
        run(*enter, *user, "sh", "-c", build, "sh", *map(str, program), folder=source, more=own)
        compare(out, again)


def compare(first: Path, second: Path) -> None:
    """Compare the packages of two folders. :raises SystemExit: if one differs or is missing, with the difference."""
    names = sorted({path.name for folder in (first, second) for path in folder.glob(f"*{__version__}*")})
    differing = [name for name in names if not _is_same(first / name, second / name)]
    if not names:
        raise SystemExit("no package was built, so there is nothing to compare")
    if differing:
        raise SystemExit("\n".join(difference(first / name, second / name) for name in differing))
    print(f"built twice, identical byte for byte: {', '.join(names)}", flush=True)


def _is_same(first: Path, second: Path) -> bool:
    return first.exists() and second.exists() and first.read_bytes() == second.read_bytes()


def difference(first: Path, second: Path) -> str:
    """Return a text about the difference of two packages: the comparer's, or the names of differing parts."""
    if not (first.exists() and second.exists()):
        return f"{first.name} was built only once"
    if shutil.which(COMPARER):
        found = subprocess.run([COMPARER, first, second], capture_output=True, text=True, check=False).stdout
        return f"{first.name} differs:\n{found}"
    with tempfile.TemporaryDirectory() as name:
        parts = [_unpacked(path, Path(name) / str(number)) for number, path in enumerate((first, second))]
        named = sorted(part for part in parts[0].keys() | parts[1].keys() if parts[0].get(part) != parts[1].get(part))
    return f"{first.name} differs: {', '.join(named) or 'the order or the properties of its parts'}"


def _unpacked(package: Path, folder: Path) -> dict[str, bytes]:
    """Return the parts of a package by name; of a file that is no archive, itself. :param folder: a new one."""
    if package.suffix in (".whl", ".zip"):
        with zipfile.ZipFile(package) as packed:
            return {name: packed.read(name) for name in packed.namelist()}
    if package.suffix == ".gz":
        with tarfile.open(package) as opened:
            return {entry.name: content.read() for entry in opened if (content := opened.extractfile(entry))}
    if package.suffix == ".deb":
        run("dpkg-deb", "--raw-extract", package, folder)
        files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
        return {str(path.relative_to(folder)): path.read_bytes() for path in files}
    return {package.name: package.read_bytes()}
