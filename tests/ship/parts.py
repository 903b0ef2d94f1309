"""The parts of packages: tracked files, their wheel, locked parts, the drawing in pixels."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from numeramis_access import __version__
from numeramis_access.app.reading.newest import RELEASE_FILE
from numeramis_access.words.languages import LANGUAGES
from tests.lock import BUILD, SHIPPED

ROOT = Path(__file__).resolve().parents[2]
NAME = "numeramis-access"
#: leftovers of the installation, and files of the parts that only programmers need
SPARE = ("bin", "Scripts", ".lock", "pygame/docs", "pygame/examples", "pygame/tests", "numpy/**/tests",
         "numpy/**/*.pyi", "numpy/f2py", "numpy/distutils", "numpy/_core/include", "numpy/_core/lib",
         "greenlet/tests", "greenlet/**/*.cpp", "greenlet/**/*.h*", "tqdm/completion.sh")  # fmt: skip
#: the list of hashes beside the packages
SUMS = "SHA256SUMS"


def run(*command: str | Path, folder: Path | None = None, more: Mapping[str, str] | None = None) -> str:
    """Run a command; return its output. The user's mask of permissions has no effect on its files.

    :param more: variables besides ours. :raises SystemExit: with its output when it fails.
    """
    words = [str(word) for word in command]
    surroundings = {**os.environ, **(more or {})}
    done = subprocess.run(
        words, cwd=folder, env=surroundings, capture_output=True, text=True, check=False, umask=0o022
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(words)}\n{done.stdout}{done.stderr}")
    return done.stdout


def tracked() -> list[str]:
    """Return the names of all files of the project, with new ones that git does not ignore."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", folder=ROOT)
    return sorted(name for name in listed.split("\0") if name and (ROOT / name).exists())


def changed_at() -> str:
    """Return the time of all files in packages, in seconds since 1970: the last commit's, or the one in
    ``SOURCE_DATE_EPOCH``."""
    return os.environ.get("SOURCE_DATE_EPOCH") or run("git", "log", "-1", "--format=%ct", folder=ROOT).strip()


def settle(folder: Path) -> None:
    """Give every file of a folder the same time and permissions, wherever and by whichever user it was written."""
    when = int(changed_at())
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)


def copy_sources(target: Path, names: Iterable[str]) -> None:
    """Copy files of the project into a folder, without their times and permissions."""
    for name in names:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, target / name)
    settle(target)


def built(folder: Path, newest_at: str = "") -> tuple[Path, Path]:
    """Build the wheel and the source package from tracked files into a folder; return their paths.

    :param newest_at: the address at which the owner of the build tells the newest version, empty for none.
    """
    source = folder / "source"
    copy_sources(source, (name for name in tracked() if not name.startswith("tests/")))
    named = source / RELEASE_FILE.relative_to(ROOT)
    named.write_text(f"newest_at = {json.dumps(newest_at)}\n", encoding="utf-8", newline="\n")
    settle(source)
    uv = (sys.executable, "-m", "uv", "--no-config", "build", "--quiet", "--sdist", "--wheel", "--out-dir", folder)
    locked = ("--build-constraints", BUILD, "--require-hashes")
    run(*uv, *locked, source, more={"SOURCE_DATE_EPOCH": changed_at()})
    shutil.rmtree(source)
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    sdist.write_bytes(settled_archive(sdist.read_bytes()))
    return wheel, sdist


def settled_archive(packed: bytes) -> bytes:
    """Return a compressed archive whose entries have a fixed order, time, owner and permissions.

    :param packed: one made by setuptools, which takes all of these from the machine.
    """
    target = io.BytesIO()
    with tarfile.open(fileobj=io.BytesIO(packed)) as before, tarfile.open(
        fileobj=target, mode="w", format=tarfile.PAX_FORMAT
    ) as after:
        for entry in sorted(before.getmembers(), key=lambda each: each.name):
            entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = int(changed_at()), 0, 0, "", ""
            entry.mode, entry.pax_headers = 0o755 if entry.isdir() else 0o644, {}
            after.addfile(entry, before.extractfile(entry))
    return gzip.compress(target.getvalue(), mtime=0)


def installed(
    wheel: Path, target: Path, system: str, python: str, without: Iterable[str] = (), spare: Iterable[str] = ()
) -> None:
    """Put the program and its locked parts into a folder, also for another system.

    :param system: in uv's words. :param python: such as 3.11. :param without: packages from elsewhere.
    :param spare: more files of the parts to remove, besides documentation, examples and tests.
    """
    uv: tuple[str | Path, ...] = (sys.executable, "-m", "uv", "--no-config", "pip", "install", "--quiet", "--no-deps")
    # the installer would note the folder and the time of this build
    uv += ("--target", target, "--no-installer-metadata", "--link-mode", "copy")
    place = ("--python-platform", system, "--python-version", python, "--only-binary", ":all:")
    run(*uv, *place, "--require-hashes", "-r", SHIPPED)
    run(*uv, *place, wheel)
    for name in without:
        for info in target.glob(f"{name.replace('-', '_')}-*.dist-info"):
            _uninstall(info)
    spared(target, spare)
    languages = {"root", *(record.plurals for record in LANGUAGES.values())}
    for data in (target / "babel/locale-data").glob("*.dat"):
        if data.stem.split("_")[0] not in languages:
            data.unlink()
    hyphens = {f"hyph_{record.hyphens}" for record in LANGUAGES.values()}
    for data in (target / "pyphen/dictionaries").glob("*.dic"):
        if data.stem not in hyphens:
            data.unlink()


def spared(target: Path, more: Iterable[str] = ()) -> None:
    """Remove the files that players do not need from a folder of installed parts.

    :param more: patterns besides ``SPARE``.
    """
    for path in [path for name in (*SPARE, *more) for path in target.glob(name)]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


def _uninstall(info: Path) -> None:
    """Remove the files of a package from a folder."""
    for line in (info / "RECORD").read_text(encoding="utf-8").splitlines():
        (info.parent / line.partition(",")[0]).unlink(missing_ok=True)
    shutil.rmtree(info)
    for folder in sorted((path for path in info.parent.rglob("*") if path.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()


def compiled(folder: Path, python: str) -> bool:
    """Compile all modules of a folder that players may be unable to write to; return False without such a Python.

    They name their source by its path in the folder, so that every build is the same.

    :param python: the version that will read them, such as 3.11.
    """
    found = shutil.which(f"python{python}")
    if found is None:
        return False
    how = ("-q", "-j", "1", "--invalidation-mode", "unchecked-hash", "-x", "lib2to3", "-s", folder)
    run(found, "-m", "compileall", *how, folder, more={"PYTHONHASHSEED": "0"})
    return True


def drawn(size: int) -> bytes:
    """Return the program's drawing as PNG. :param size: length of its edge in pixels."""
    import io

    import pygame

    from numeramis_access.output.window.window import ICON_FILE

    target = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(str(ICON_FILE), (size, size)), target, "icon.png")
    return target.getvalue()


def metric(package: Path) -> str:
    """Return the name of the size of a wheel or a source package among the figures."""
    return "package: wheel" if package.suffix == ".whl" else "package: source"


def sums(folder: Path) -> str:
    """Write the hashes of all packages of this version beside them; return the list."""
    files = sorted(path for path in folder.iterdir() if __version__ in path.name and path.is_file())
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")
    return "".join(lines)
