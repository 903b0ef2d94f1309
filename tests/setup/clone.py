"""A copy of the program's set-up, its package index and its home, which a test may break.

Everything is real (venv, pip, hashes) except the packages: small wheels stand for those of the lock file.
"""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from numeramis_access.bootstrap.start import READER_PACKAGES

WINDOWS = sys.platform == "win32"
ROOT = Path(__file__).resolve().parents[2]
#: the files of the set-up itself
PARTS = (
    "__init__.py", "bootstrap/__init__.py", "bootstrap/environment.py", "bootstrap/packages.py", "bootstrap/telling.py",
    "bootstrap/start.py", "bootstrap/job.py",
    "core/__init__.py", "core/text.py", "store/__init__.py", "store/files.py", "store/lock.py", "words/__init__.py",
    "words/languages.py", "words/plain.py",
    "words/locale/cs/setup.ftl", "words/locale/en/setup.ftl",
)  # fmt: skip
#: stands for the whole program: prints its Python and the installed packages
PROGRAM = """\
import os, sys
from importlib.util import find_spec
from numeramis_access.bootstrap import start
def main():
    if not os.environ.get("NUMERAMIS_OWN") and not (find_spec("needed") and start.is_up_to_date(start.LOCK_FILES)):
        return start.restart("numeramis_access", sys.argv[1:])
    print(sys.prefix, *[name for name in ("needed", *start.READER_PACKAGES) if find_spec(name)])
if __name__ == "__main__":
    sys.exit(main())
"""


class Clone:
    """A program to set up in a separate folder.

    :ivar root: its folder. :ivar home: the user's home.
    """

    def __init__(self, folder: Path) -> None:
        self.root = folder / "složka s programem"
        self.home = folder / "home"
        self.index = folder / "index"
        for made in (self.home, self.index):
            made.mkdir()
        for part in PARTS:
            (self.root / "numeramis_access" / part).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / "numeramis_access" / part, self.root / "numeramis_access" / part)
        (self.root / "numeramis_access/__main__.py").write_text(PROGRAM)
        self._needed: tuple[str, ...] = ()
        self.needs("needed")

    @property
    def beside(self) -> Path:
        """The usual folder of the environment."""
        return self.root / ".venv"

    @property
    def tools(self) -> Path:
        """The folder of that environment's programs."""
        return self.beside / ("Scripts" if WINDOWS else "bin")

    @property
    def cache(self) -> Path:
        """The folder for environments that cannot stand beside the program."""
        return self.home / ("AppData/Local" if WINDOWS else ".cache")

    def has(self, package: str) -> bool:
        """Return whether the environment beside has a package."""
        libraries = "Lib" if WINDOWS else "lib/python3*"
        return bool(list(self.beside.glob(f"{libraries}/site-packages/{package}.py")))

    @property
    def stamp(self) -> Path:
        return self.beside / "numeramis-stamp"

    def needs(self, *packages: str) -> None:
        """Let the lock file name these packages, which must exist, besides those of screen readers."""
        self._needed = packages
        self._lock()

    def start(self, *words: str, python: str = sys.executable, **more: str) -> subprocess.CompletedProcess[str]:
        """Start the program and wait for its end."""
        program = self.begin(*words, python=python, **more)
        out, err = program.communicate(timeout=240)
        return subprocess.CompletedProcess(words, program.returncode, out, err)

    def begin(self, *words: str, python: str = sys.executable, **more: str) -> subprocess.Popen[str]:
        """Start the program as a player does: in its folder, without our environment variables."""
        return self.run([python, "-m", "numeramis_access", "--speech", "none", *words], self.root, **more)

    def run(self, command: list[str], folder: Path, **more: str) -> subprocess.Popen[str]:
        """Start a command in a folder, with the environment variables of this clone's user."""
        own = {"HOME": str(self.home), "LANG": "en_GB.UTF-8", "PATH": "/usr/bin:/bin", "PYTHONUTF8": "1"}
        if WINDOWS:
            kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TEMP", "TMP") if name in os.environ}
            own |= kept | {"USERPROFILE": str(self.home), "LOCALAPPDATA": str(self.cache)}
        pip = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.index), "PIP_CONFIG_FILE": os.devnull}
        nothing, pipe = subprocess.DEVNULL, subprocess.PIPE
        return subprocess.Popen(
            command,
            cwd=folder,
            env={**own, **pip, **more},
            stdin=nothing,
            stdout=pipe,
            stderr=pipe,
            text=True,
            encoding="utf-8",
        )

    def needs_source(self, package: str) -> Path:
        """Let the lock file name a package without a wheel; return the file that its build creates."""
        built, path = self.index / "built", self.index / f"{package}-1.tar.gz"
        files = {
            "PKG-INFO": f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n",
            "pyproject.toml": "[build-system]\nrequires = []\nbuild-backend = 'made'\nbackend-path = ['.']\n",
            "made.py": f"open({str(built)!a}, 'w').close()\n",
        }
        with tarfile.open(path, "w:gz") as packed:
            for name, text in files.items():
                entry = tarfile.TarInfo(f"{package}-1/{name}")
                entry.size = len(text)
                packed.addfile(entry, io.BytesIO(text.encode()))
        self._lock(f"{package}==1 --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n")
        return built

    def _lock(self, more: str = "") -> None:
        packages = (*self._needed, *READER_PACKAGES)
        lines = [f"{package}==1 \\\n    --hash=sha256:{self._wheel(package)}\n" for package in packages]
        (self.root / "numeramis_access/bootstrap/start.lock").write_text("".join(lines) + more)

    def _wheel(self, package: str) -> str:
        """Make an importable package; return its hash."""
        info = f"{package}-1.dist-info"
        files = {
            f"{package}.py": "",
            f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n",
            f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        }
        files[f"{info}/RECORD"] = "".join(f"{name},,\n" for name in [*files, f"{info}/RECORD"])
        path = self.index / f"{package}-1-py3-none-any.whl"
        with zipfile.ZipFile(path, "w") as wheel:
            for name, text in files.items():
                wheel.writestr(zipfile.ZipInfo(name), text)
        return hashlib.sha256(path.read_bytes()).hexdigest()
