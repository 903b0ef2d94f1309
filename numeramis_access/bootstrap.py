"""Sets the program up on a machine that has Python and nothing else: an environment of its own, its packages in it.

Only the standard library is used here. The environment lies in ``.venv`` beside the program, or where that cannot be
written in the user's cache folder; it is made once, and made again when the program's requirements have changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from numeramis_access.words.plain import plain_messages, system_language

ROOT = Path(__file__).resolve().parent.parent


#: how often the packages are asked for
TRIES = 3


class SetUpError(Exception):
    """The program cannot be set up; the code is the id of a plain message."""


def environment(extras: str = "screen-reader") -> Path:
    """Return the Python of the program's own environment, making it where it is missing or old.

    :param extras: optional sets of packages, comma-separated. :raises SetUpError: when it cannot be made.
    """
    folder = _folder()
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "numeramis-stamp"
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + extras.encode()).hexdigest()
    if python.exists() and stamp.exists() and stamp.read_text() == wanted:
        return python
    _tell("setting-up")
    _make(folder, python)
    _install(python, f"{ROOT}[{extras}]")
    stamp.write_text(wanted)
    _tell("set-up-done")
    return python


def restart(module: str, arguments: list[str], extras: str = "screen-reader") -> int:
    """Run a module of the program again in its own environment; return its exit status, 1 where that cannot be."""
    try:
        python = environment(extras)
    except SetUpError as error:
        _tell(str(error))
        return 1
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", ""))))
    command = [str(python), "-m", module, *arguments]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": path, "NUMERAMIS_OWN": "1"}, check=False).returncode


def _folder() -> Path:
    if os.access(ROOT, os.W_OK):
        return ROOT / ".venv"
    cache = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or str(Path.home() / ".cache")
    return Path(cache) / "numeramis-access" / "venv"


def _tell(message: str) -> None:
    """Print a plain message, and say it where the system has a voice: nobody should wait in silence."""
    language = system_language()
    text = plain_messages(language)[message]
    print(text, file=sys.stderr, flush=True)
    voice = shutil.which("spd-say") or shutil.which("espeak-ng")
    if voice:
        option = ["-l", language] if voice.endswith("spd-say") else ["-v", language]
        with open(os.devnull, "w") as nothing:
            subprocess.Popen([voice, *option, text], stdin=subprocess.DEVNULL, stdout=nothing, stderr=nothing)


def _make(folder: Path, python: Path) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    if _run([sys.executable, "-m", "venv", str(folder)]) and _run([str(python), "-m", "pip", "--version"]):
        return
    shutil.rmtree(folder, ignore_errors=True)
    if not _run([sys.executable, "-m", "venv", "--without-pip", str(folder)]):
        raise SetUpError("set-up-no-pip")
    if not _pip_from_debian(python):
        raise SetUpError("set-up-no-pip")


def _pip_from_debian(python: Path) -> bool:
    """Put pip into an environment from Debian's own package, which an ordinary user may fetch without installing it."""
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        return False
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        (place / "lists/partial").mkdir(parents=True)
        (place / "archives/partial").mkdir(parents=True)
        own = ["-o", f"Dir::State::Lists={place / 'lists'}", "-o", f"Dir::Cache={place}", "-o", "APT::Sandbox::User="]
        if not _run(["apt-get", *own, "update"], place) or not _run(
            ["apt-get", *own, "download", "python3-pip-whl"], place
        ):
            return False
        package = next(place.glob("python3-pip-whl*.deb"), None)
        if package is None or not _run(["dpkg-deb", "-x", str(package), str(place / "x")]):
            return False
        wheel = next((place / "x").rglob("pip-*.whl"), None)
        return wheel is not None and _run([str(python), str(wheel / "pip"), "install", "--no-index", str(wheel)])


def _install(python: Path, what: str) -> None:
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    # A slow or broken connection is ordinary: what has arrived is kept by pip, so trying again is cheap.
    if not any(_run([*pip, "--editable", what]) for _ in range(TRIES)):
        raise SetUpError("set-up-failed")


def _run(command: list[str], folder: Path | None = None) -> bool:
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout.decode(errors="replace")[-2000:])
    return done.returncode == 0
