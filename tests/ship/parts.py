"""The parts of packages: tracked files, their wheel, locked parts, the drawing in pixels."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from numeramis_access import __version__
from numeramis_access.words.languages import LANGUAGES
from tests.lock import SHIPPED

ROOT = Path(__file__).resolve().parents[2]
NAME = "numeramis-access"
#: leftovers of the installation, and files of the parts that only programmers need
SPARE = ("bin", "Scripts", ".lock", "pygame/docs", "pygame/examples", "pygame/tests", "numpy/**/tests",
         "numpy/**/*.pyi", "numpy/f2py", "numpy/distutils", "numpy/_core/include", "numpy/_core/lib")  # fmt: skip
#: the list of hashes beside the packages
SUMS = "SHA256SUMS"


def run(*command: str | Path, folder: Path | None = None, more: Mapping[str, str] | None = None) -> str:
    """Run a command; return its output.

    :param more: variables besides ours. :raises SystemExit: with its output when it fails.
    """
    words = [str(word) for word in command]
    surroundings = {**os.environ, **(more or {})}
    done = subprocess.run(
        words, cwd=folder, env=surroundings, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(words)}\n{done.stdout}{done.stderr}")
    return done.stdout


def tracked() -> list[str]:
    """Return the names of all files of the project, with new ones that git does not ignore."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", folder=ROOT)
    return sorted(name for name in listed.split("\0") if name and (ROOT / name).exists())


def changed_at() -> str:
    """Return the time of the last commit in seconds since 1970, so that repeated builds are identical."""
    return run("git", "log", "-1", "--format=%ct", folder=ROOT).strip()


def built(folder: Path) -> tuple[Path, Path]:
    """Build the wheel and the source package from tracked files into a folder; return their paths."""
    source = folder / "source"
    for name in tracked():
        if not name.startswith("tests/"):
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, source / name)
    uv = (sys.executable, "-m", "uv", "--no-config", "build", "--quiet", "--sdist", "--wheel", "--out-dir", folder)
    run(*uv, source, more={"SOURCE_DATE_EPOCH": changed_at()})
    shutil.rmtree(source)
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return wheel, sdist


def installed(
    wheel: Path, target: Path, system: str, python: str, without: Iterable[str] = (), spare: Iterable[str] = ()
) -> None:
    """Put the program and its locked parts into a folder, also for another system.

    :param system: in uv's words. :param python: such as 3.11. :param without: packages from elsewhere.
    :param spare: more files of the parts to remove, besides documentation, examples and tests.
    """
    uv = (sys.executable, "-m", "uv", "--no-config", "pip", "install", "--quiet", "--no-deps", "--target", target)
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


def spared(target: Path, more: Iterable[str] = ()) -> None:
    """Remove files from a folder of parts that players do not need. :param more: besides ``SPARE``."""
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

    :param python: the version that will read them, such as 3.11.
    """
    found = shutil.which(f"python{python}")
    if found is None:
        return False
    run(found, "-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", "-x", "lib2to3", folder)
    return True


def drawn(size: int) -> bytes:
    """Return the program's drawing as PNG. :param size: length of its edge in pixels."""
    import io

    import pygame

    from numeramis_access.output.window.window import ICON

    target = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(str(ICON), (size, size)), target, "icon.png")
    return target.getvalue()


def sums(folder: Path) -> str:
    """Write the hashes of all packages of this version beside them; return the list."""
    files = sorted(path for path in folder.iterdir() if __version__ in path.name and path.is_file())
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")
    return "".join(lines)
