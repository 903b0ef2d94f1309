"""Run Windows programs here: Debian 13's Wine in a separate tree, entered by bubblewrap.

Mounts last only as long as a program runs, so the tree may be removed at any time. A prefix (Wine's name for a machine
with its drive C: and registry) belongs to one country, which sets its code pages.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: folder of everything: in the user's cache, or named by NUMERAMIS_WINDOWS
PLACE = Path(
    os.environ.get("NUMERAMIS_WINDOWS")
    or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "numeramis-access" / "windows"
).resolve()
#: the tree with Debian 13 and its Wine
TREE = PLACE / "debian-13"
#: the Windows Python, as Linux and as Windows see it; its minor version is that of the Python that runs this
PYTHON = PLACE / f"python{sys.version_info.major}{sys.version_info.minor}"
PYTHON_EXE = "C:\\Python\\python.exe"
#: the country with a Czech PC's code pages (1250 in windows, 852 at the console), and one without Czech letters
CZECH, ENGLISH = "cs_CZ.UTF-8", "en_US.UTF-8"
#: seconds for a Windows program; machines are shared
PATIENCE = 900.0
#: variables with certificates for the downloads; Windows programs get their files' paths in Windows' form
CERTIFICATES = ("SSL_CERT_FILE", "PIP_CERT", "REQUESTS_CA_BUNDLE")
#: parts of Windows that Wine would offer to download, and menus that it would write to the desktop
LEFT_OUT = "mscoree,mshtml,winemenubuilder.exe="


def windows_path(path: Path) -> str:
    """Return the Windows path of a file of this machine."""
    return "Z:" + str(path).replace("/", "\\")


def finish(command: Sequence[str], seconds: float = PATIENCE) -> subprocess.CompletedProcess[bytes]:
    """Run a command to its end without input; return its output.

    The output goes to files and not to pipes, because Wine's own services keep a pipe open after the program has ended.
    Wine also reads the files.
    """
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        nothing = subprocess.DEVNULL
        done = subprocess.run(command, stdin=nothing, stdout=out, stderr=err, timeout=seconds, check=False)
        out.seek(0)
        err.seek(0)
        return subprocess.CompletedProcess(command, done.returncode, out.read(), err.read())


@dataclass(frozen=True)
class Machine:
    """A Windows machine: a prefix of Wine (a folder with drive C: and registry) with the Windows Python on its drive.

    :ivar prefix: its folder.
    :ivar country: the locale that sets its code pages.
    :ivar user: the user logged on.
    :ivar read_only: folders without write permission.
    :ivar screen: the X display of its windows, empty for none.
    """

    prefix: Path
    country: str = CZECH
    user: str = "Player"
    read_only: tuple[Path, ...] = ()
    screen: str = ""

    @property
    def drive(self) -> Path:
        """Return the Linux path of its drive C:."""
        return self.prefix / "drive_c"

    @property
    def profile(self) -> Path:
        """Return the user's own folder."""
        return self.drive / "users" / self.user

    def path(self, path: Path) -> str:
        """Return this machine's path of a file on its drive."""
        return "C:\\" + str(path.relative_to(self.drive)).replace("/", "\\")

    def command(self, words: Sequence[str], folder: Path, more: Mapping[str, str] | None = None) -> list[str]:
        """Return the Linux command that runs a Windows program in a folder of this machine.

        It logs any other user off, with all of that user's programs.

        :param words: the program and its words in Windows' form. :param more: additional variables.
        """
        self._log_on()
        return self._entered(["wine64", *words], folder, more or {})

    def _entered(self, words: Sequence[str], folder: Path, more: Mapping[str, str]) -> list[str]:
        enter = ["bwrap", "--bind", str(TREE), "/", "--dev-bind", "/dev", "/dev", "--bind", "/proc", "/proc"]
        shared = [word for place in ("/sys", "/tmp", str(PLACE), str(ROOT)) for word in ("--bind", place, place)]
        read = [word for path in ("/etc/resolv.conf", *_certificates()) for word in ("--ro-bind-try", path, path)]
        # the tests' temporary folder may lie elsewhere
        prefix = ["--bind", str(self.prefix), str(self.prefix)]
        shut = [word for path in self.read_only for word in ("--ro-bind", str(path), str(path))]
        variables = [word for item in self._variables(more).items() for word in ("--setenv", *item)]
        within = ["--clearenv", *variables, "--chdir", str(folder)]
        return [*enter, *shared, *prefix, *shut, *read, *within, f"/usr/lib/wine/{words[0]}", *words[1:]]

    def run(
        self, *words: str, folder: Path | None = None, seconds: float = PATIENCE, **more: str
    ) -> subprocess.CompletedProcess[str]:
        """Run a Windows program to its end; read its output as UTF-8 with line ends converted."""
        command = self.command(words, folder or self.drive, {"PYTHONUTF8": "1", **more})
        done = finish(command, seconds)
        out, err = (part.decode("utf-8", "replace").replace("\r\n", "\n") for part in (done.stdout, done.stderr))
        return subprocess.CompletedProcess(words, done.returncode, out, err)

    def begin(self, *words: str, folder: Path | None = None, **more: str) -> subprocess.Popen[bytes]:
        """Start a Windows program with pipes to all three streams."""
        pipe = subprocess.PIPE
        return subprocess.Popen(
            self.command(words, folder or self.drive, more), stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0
        )

    def python(self, *words: str, folder: Path | None = None, **more: str) -> subprocess.CompletedProcess[str]:
        """Run the bare Windows Python to its end."""
        return self.run(PYTHON_EXE, *words, folder=folder, **more)

    def switch_on(self) -> None:
        """Make the machine if it is missing; its user's folder too."""
        if not (self.prefix / "system.reg").exists():
            self.prefix.mkdir(parents=True, exist_ok=True)
            self._wine("wineboot", "-i")
            self._wine("winecfg", "-v", "win10")
            self.wait_until_saved()
        python = self.drive / "Python"
        if not python.is_symlink() or python.readlink() != PYTHON:
            python.unlink(missing_ok=True)
            python.symlink_to(PYTHON)
        for folder in ("AppData/Roaming", "AppData/Local/Temp", "Desktop"):
            (self.profile / folder).mkdir(parents=True, exist_ok=True)

    def wait_until_saved(self) -> None:
        """Wait until Wine has written the registry, some seconds after the last program."""
        ends = time.monotonic() + PATIENCE
        while not (self.prefix / "system.reg").exists():
            if time.monotonic() > ends:
                raise TimeoutError(f"Wine made no registry in {self.prefix}")
            time.sleep(0.2)

    def processes(self, home: Path) -> list[int]:
        """Return the Linux processes of Python with a player's home."""
        mark = f"NUMERAMIS_HOME={self.path(home)}".encode()
        found = []
        for path in Path("/proc").glob("[0-9]*/environ"):
            try:
                if mark in path.read_bytes().split(b"\0") and b"python.exe" in path.with_name("cmdline").read_bytes():
                    found.append(int(path.parent.name))
            except OSError:  # it has ended meanwhile
                continue
        return found

    def kill(self, home: Path) -> None:
        """Kill all programs with a player's home, opponents too, as ``kill -9`` does, and wait for their end."""
        ends = time.monotonic() + PATIENCE
        while found := self.processes(home):
            for process in found:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            if time.monotonic() > ends:
                raise TimeoutError(f"still there: {found}")
            time.sleep(0.1)

    def _log_on(self) -> None:
        """Log this user on: Wine gives programs the names, folders and screen of the user at its own start."""
        noted, now = self.prefix / "logged-on", f"{self.user}\n{self.screen}"
        if noted.exists() and noted.read_text(encoding="utf-8") != now:
            server = self._entered(["wineserver64", "-k"], self.prefix, {})
            subprocess.run(server, capture_output=True, check=False, timeout=PATIENCE)
        noted.write_text(now, encoding="utf-8")

    def _wine(self, *words: str) -> None:
        done = subprocess.run(self.command(words, self.prefix), capture_output=True, check=False, timeout=PATIENCE)
        if done.returncode:
            raise OSError(f"Wine said of {' '.join(words)}: {done.stderr.decode(errors='replace')[-2000:]}")

    def _variables(self, more: Mapping[str, str]) -> dict[str, str]:
        """Return a program's environment variables: only the way to the packages is ours."""
        profile = self.path(self.profile)
        own = {
            "HOME": "/root", "PATH": "/usr/bin:/bin", "TERM": os.environ.get("TERM", "xterm"), "LC_ALL": self.country,
            "WINEPREFIX": str(self.prefix), "WINEARCH": "win64", "WINEDEBUG": "-all", "WINEDLLOVERRIDES": LEFT_OUT,
            "USER": self.user, "USERNAME": self.user, "USERPROFILE": profile, "APPDATA": profile + "\\AppData\\Roaming",
            "LOCALAPPDATA": profile + "\\AppData\\Local", "TEMP": profile + "\\AppData\\Local\\Temp",
            "TMP": profile + "\\AppData\\Local\\Temp", "SDL_AUDIODRIVER": "dummy",
            "PIP_CACHE_DIR": windows_path(PLACE / "pip"), "XDG_RUNTIME_DIR": "/tmp",
            **({"DISPLAY": self.screen} if self.screen else {}),
        }  # fmt: skip
        pip = {name: value for name, value in os.environ.items() if name.startswith("PIP_") and "/" not in value}
        found = {name: windows_path(Path(os.environ[name])) for name in CERTIFICATES if name in os.environ}
        return {**own, **pip, **found, **more}


def _certificates() -> list[str]:
    """Return the certificate files of this machine's programs."""
    return sorted({os.environ[name] for name in CERTIFICATES if name in os.environ})
