"""Install packages into an environment: those of the lock files, each verified by hash, and the program itself."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile
from collections.abc import Callable
from functools import partial
from operator import eq
from pathlib import Path
from typing import IO

from numeramis_access import __version__
from numeramis_access.bootstrap.job import Job
from numeramis_access.bootstrap.telling import tell_step

PROGRAM_FOLDER = Path(__file__).resolve().parents[2]
#: attempts to download the packages
DOWNLOAD_TRIES = 2
#: seconds between two progress reports; ten are promised, and a report takes a moment
REPORT_SECONDS = 9.0
#: prefixes of pip's output lines: one a package, and the start of the installation
FETCH_PREFIXES = (b"Collecting ", b"Processing ", b"Requirement already satisfied", b"Ignoring ")
INSTALL_PREFIX = b"Installing collected packages"
#: the announced steps of the set-up
MAKING_STEP, FETCHING_STEP, INSTALLING_STEP = range(3)
STEP_MESSAGES = ("set-up-goes-on", "set-up-fetching", "set-up-installing")
#: a package in a lock file: name and version, then its hashes on further lines
LOCKED_PACKAGE_PATTERN = re.compile(r"^([A-Za-z0-9._-]+)==\S+.*(?:\n[ \t].*)*\n?", re.MULTILINE)


class Runner:
    """Runs the commands of the set-up and announces their progress.

    :param log: file for their output.
    :param lock: stays locked while a command runs, even if this process dies. Windows cannot pass locks on, so there
        the command dies with this process.
    """

    def __init__(self, log: Path, lock: IO[bytes]) -> None:
        self.log = log
        self._lock = lock
        self._job = Job()
        self._due = time.monotonic() + REPORT_SECONDS
        self._step = MAKING_STEP
        self._percent = 0

    def run(self, command: list[str], folder: Path | None = None, wanted: int = 0, step: int = MAKING_STEP) -> bool:
        """Run a command and announce the progress at intervals; return whether it succeeded.

        The interval continues from one command to the next, so that the progress of several short ones is announced
        too.

        :param command: the program and its arguments.
        :param folder: the working folder, None for the current one.
        :param wanted: number of packages that it installs, from which the percentage is computed; 0 to report no
            percentage.
        :param step: the step of the set-up that it begins: ``MAKING_STEP``, ``FETCHING_STEP`` or ``INSTALLING_STEP``.
        :raises OSError: if it cannot be started.
        """
        self._step = max(self._step, step)
        with self.log.open("a", encoding="utf-8", errors="replace", newline="\n") as log:
            log.write(f"{' '.join(command)}\n")
            log.flush()
            held = () if sys.platform == "win32" else (self._lock.fileno(),)
            nothing, began = subprocess.DEVNULL, log.tell()
            with subprocess.Popen(
                command, cwd=folder, stdin=nothing, stdout=log, stderr=subprocess.STDOUT, pass_fds=held
            ) as work:
                self._job.add(work)
                while True:
                    with contextlib.suppress(subprocess.TimeoutExpired):
                        return work.wait(max(0.0, self._due - time.monotonic())) == 0
                    self._tell_progress(began, wanted)
                    self._due = time.monotonic() + REPORT_SECONDS

    def _tell_progress(self, began: int, wanted: int) -> None:
        """Tell the step and its percentage; a second attempt, which fetches less, never goes back.

        :param began: the length of the log at the start of the command.
        """
        with self.log.open("rb") as log:
            log.seek(began)
            lines = log.read().splitlines()
        if any(line.startswith(INSTALL_PREFIX) for line in lines):
            self._step = INSTALLING_STEP
        if wanted:
            fetched = sum(line.startswith(FETCH_PREFIXES) for line in lines)
            self._percent = max(self._percent, min(100, 100 * fetched // wanted))
        if self._step == FETCHING_STEP:
            tell_step(STEP_MESSAGES[FETCHING_STEP], done=f"{self._percent} %")
        else:
            tell_step(STEP_MESSAGES[self._step])


def make_environment(folder: Path, python: Path, runner: Runner, system: str) -> bool:
    """Create an environment with pip in a folder; return whether that succeeded.

    pip is unpacked from the wheel beside Python, because ``ensurepip`` runs pip to install itself and takes seconds.

    :param folder: the folder.
    :param python: path of its interpreter.
    :param runner: runs the commands.
    :param system: ``system_python()`` from before the folder was cleared.
    :raises OSError: if a command cannot be started or a file cannot be written.
    """
    if not runner.run([system, "-I", "-m", "venv", "--without-pip", str(folder)]):
        return False
    with tempfile.TemporaryDirectory() as name:
        wheel = _bundled_pip() or _pip_from_debian(Path(name), runner)
        if wheel is None:
            return False
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(sysconfig.get_path("purelib", "venv", {"base": str(folder)}))
    return runner.run([*_pip(python), "--version"])


def _bundled_pip() -> Path | None:
    """Return the wheel of pip that comes with Python or the system, None without one."""
    library = importlib.util.find_spec("ensurepip")
    own = [Path(library.origin).parent / "_bundled"] if library and library.origin else []
    systems = sysconfig.get_config_var("WHEEL_PKG_DIR")
    places = [*own, Path(systems)] if systems else own
    return next((wheel for place in places for wheel in place.glob("pip-*.whl")), None)


def system_python() -> str:
    """Return an interpreter outside the environment, which can be running this code and can be replaced.

    Once the environment is cleared its link to that interpreter is gone.
    """
    if sys.prefix == sys.base_prefix:
        return sys.executable
    return str(Path(sys.base_prefix, "python.exe")) if sys.platform == "win32" else os.path.realpath(sys.executable)


def install_all(python: Path, locks: tuple[Path, ...], spare: tuple[str, ...], runner: Runner) -> list[str] | None:
    """Install the packages of lock files.

    :param python: path of the environment's interpreter.
    :param spare: names of optional packages, which are tried one by one if not everything can be installed.
    :param runner: runs the commands.
    :param locks: the lock files.
    :return: the optional packages that are missing, or None if a required one is missing.
    :raises OSError: if pip cannot be started or a file cannot be written.
    """
    if install(python, locks, runner):
        return []
    if not spare:
        return None
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        needed = _part(locks, folder / "needed.lock", lambda package: package not in spare)
        if not install(python, (needed,), runner):
            return None
        alone = {each: _part(locks, folder / f"{each}.lock", partial(eq, each)) for each in spare}
        return [each for each, part in alone.items() if not install(python, (part,), runner)]


def install(python: Path, locks: tuple[Path, ...], runner: Runner) -> bool:
    """Install the packages of lock files from wheels; return whether all are installed.

    Slow and broken connections are common. pip keeps finished downloads, so a second attempt is cheap.

    :param python: path of the environment's interpreter.
    :param runner: runs the commands.
    :param locks: the lock files; pip checks the hashes in them.
    :raises OSError: if pip cannot be started.
    """
    wanted = [word for lock in locks for word in ("-r", str(lock))]
    how = ["--progress-bar=off", "--no-deps", "--require-hashes", "--only-binary=:all:"]
    command = [*_pip(python), "install", *how, *wanted]
    count = len(_locked_packages(locks))
    return any(runner.run(command, wanted=count, step=FETCHING_STEP) for _ in range(DOWNLOAD_TRIES))


def _part(locks: tuple[Path, ...], target: Path, is_wanted: Callable[[str], bool]) -> Path:
    """Write the wanted entries into a lock file; return its path."""
    texts = [lock.read_text(encoding="utf-8") for lock in locks]
    entries = [entry for text in texts for entry in LOCKED_PACKAGE_PATTERN.finditer(text) if is_wanted(entry[1])]
    target.write_text("".join(entry[0].rstrip("\n") + "\n" for entry in entries), encoding="utf-8", newline="\n")
    return target


def _locked_packages(locks: tuple[Path, ...]) -> set[bytes]:
    """Return the packages in lock files, each with its version."""
    lines = (line for lock in locks for line in lock.read_bytes().splitlines())
    return {line.split()[0] for line in lines if line[:1].isalnum() and b"==" in line}


def install_program(python: Path, runner: Runner) -> bool:
    """Make the program itself available in an environment; return whether that succeeded.

    Then ``import numeramis_access`` and the command ``numeramis-access`` work there. Nothing is built: a wheel with a
    path and an entry point is enough for pip.

    :param python: path of the environment's interpreter.
    :param runner: runs the commands.
    :raises OSError: if pip cannot be started or the wheel cannot be written.
    """
    with tempfile.TemporaryDirectory() as folder:
        command = [*_pip(python), "install", "--quiet", "--no-index", "--no-deps", str(_wheel(Path(folder)))]
        return runner.run(command, step=INSTALLING_STEP)


def _pip(python: Path) -> list[str]:
    """Return the pip command: isolated from the user's configuration, with unbuffered output for the log."""
    utf8 = ("-X", "utf8")  # its output has paths, whose letters a code page can lack
    return [
        str(python),
        "-I",
        "-u",
        *utf8,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--no-input",
        "--require-virtualenv",
    ]


def _wheel(folder: Path) -> Path:
    """Write a wheel that points to the program's folder; return its path."""
    name, version = "numeramis_access", __version__
    info = f"{name}-{version}.dist-info"
    files = {
        # Python reads a .pth file in the system's encoding, which can lack letters of the path, so it is ASCII.
        f"{name}.pth": f"import sys; sys.path.append({str(PROGRAM_FOLDER)!a})\n",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: numeramis-access\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: numeramis\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/entry_points.txt": "[console_scripts]\nnumeramis-access = numeramis_access.__main__:main\n",
    }
    files[f"{info}/RECORD"] = "".join(f"{path},,\n" for path in [*files, f"{info}/RECORD"])
    path = folder / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        for inside, text in files.items():
            wheel.writestr(inside, text)
    return path


def _pip_from_debian(place: Path, runner: Runner) -> Path | None:
    """Return pip's wheel from Debian's package, which a user can download without installing it; None if that fails.

    :param place: an empty folder for the download.
    """
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        return None
    (place / "lists/partial").mkdir(parents=True)
    (place / "archives/partial").mkdir(parents=True)
    own = ["-o", f"Dir::State::Lists={place / 'lists'}", "-o", f"Dir::Cache={place}", "-o", "APT::Sandbox::User="]
    fetched = (["apt-get", *own, "update"], ["apt-get", *own, "download", "python3-pip-whl"])
    if not all(runner.run(command, place) for command in fetched):
        return None
    package = next(place.glob("python3-pip-whl*.deb"), None)
    if package is None or not runner.run(["dpkg-deb", "-x", str(package), str(place / "x")]):
        return None
    return next((place / "x").rglob("pip-*.whl"), None)
