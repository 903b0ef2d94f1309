"""Make the parts of the Windows tests: a Windows Python, and a tree with Debian 13's Wine.

python3XX.dll, the compiled modules, OpenSSL, SQLite and libffi are builds of Python's makers: Panda3D's wheel for
Windows carries them for freezing. The library in Python is that of the present Python, which has all of it, with
``ntpath`` and ``asyncio.windows_events``. This module builds python.exe, pythonw.exe, venv's launcher and python3.dll,
which forwards the stable ABI. It keeps existing parts; remove the folder to make all of them again.
"""

from __future__ import annotations

import ctypes.util
import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

from tests.windows.wine import CZECH, ENGLISH, PLACE, PYTHON, TREE, Machine

HERE = Path(__file__).resolve().parent / "made_here"
#: Debian's packages that this machine needs, by the program that shows them
NEEDED = {
    "bwrap": "bubblewrap", "debootstrap": "debootstrap", "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "x86_64-w64-mingw32-widl": "mingw-w64-tools",
    "Xvfb": "xvfb", "xauth": "xauth", "xdotool": "xdotool", "tmux": "tmux", "chromium": "chromium",
}  # fmt: skip
#: size of each part in MB, as users are told: Python, Debian with Wine, one Windows machine
SIZES = (32, 1200, 800)
#: carries the parts of a Windows Python
PANDA = "panda3d==1.10.16"
#: parts of the library that are not for Windows, or that these tests do not need
SPARE = ("__pycache__", "site-packages", "dist-packages", "lib-dynload", "config-*", "_sysconfigdata*", "test",
         "idlelib", "turtledemo", "EXTERNALLY-MANAGED")  # fmt: skip
#: files of the wheel that go to the DLLs of the standard library; the rest is Panda3D's own
STANDARD = re.compile(r".*\.pyd|(libcrypto|libssl|libffi|sqlite3|zlib1).*\.dll")
PIP = (sys.executable, "-m", "pip", "download", "-q", "--only-binary", ":all:")
COMPILER = "x86_64-w64-mingw32-gcc"


def make() -> None:
    """Make all missing parts, with one line of output for each.

    :raises OSError: when a program fails, with its output.
    """
    PLACE.mkdir(parents=True, exist_ok=True)
    _debian_packages()
    if not (PYTHON / "python3.dll").exists():
        print(f"making a Windows Python of {SIZES[0]} MB in {PYTHON}", flush=True)
        _binaries()
        _library()
        _programs()
        _stable_abi()
    shutil.copy(HERE / "sitecustomize.py", PYTHON / "Lib/sitecustomize.py")  # it may have changed
    if not (TREE / "made").exists():
        print(f"making Debian 13 with Wine, {SIZES[1]} MB in {TREE}; about two minutes", flush=True)
        _tree()
    for name, country in (("czech", CZECH), ("english", ENGLISH)):
        machine = Machine(PLACE / name, country)
        if not (machine.prefix / "system.reg").exists():
            print(f"making a Windows machine of {SIZES[2]} MB in {machine.prefix}", flush=True)
        machine.switch_on()


def _debian_packages() -> None:
    missing = [package for program, package in NEEDED.items() if shutil.which(program, path=_path()) is None]
    if not Path("/usr/share/keyrings/debian-archive-keyring.gpg").exists():
        missing.append("debian-archive-keyring")
    if importlib.util.find_spec("ensurepip") is None:  # Debian has it in a separate package
        missing.append("python3-venv")
    if ctypes.util.find_library("atomic") is None:  # playwright's Node asks for it
        missing.append("libatomic1")
    if missing:
        print(f"installing {' '.join(missing)} by apt-get", flush=True)
        _run("apt-get", "update", "-q")
        _run("apt-get", "install", "-y", "-q", "--no-install-recommends", *missing)


def _path() -> str:
    return os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin", "/sbin"))


def _run(*command: str, folder: Path | None = None) -> str:
    """Run a program to its end; return its output."""
    surroundings = {**os.environ, "PATH": _path(), "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, check=False)
    if done.returncode:
        raise OSError(f"{' '.join(command)}: {(done.stderr or done.stdout)[-2000:]}")
    return done.stdout


def _binaries() -> None:
    """Take the compiled parts out of the wheel."""
    (PYTHON / "DLLs").mkdir(parents=True, exist_ok=True)
    minor = f"{sys.version_info.major}.{sys.version_info.minor}"
    with tempfile.TemporaryDirectory() as folder:
        want = ["--platform", "win_amd64", "--python-version", minor, "--no-deps"]
        _run(*PIP, PANDA, *want, "-d", folder)
        with zipfile.ZipFile(next(Path(folder).glob("*.whl"))) as wheel:
            for inside in wheel.namelist():
                where = _where(inside)
                if where is not None:
                    where.write_bytes(wheel.read(inside))


def _where(inside: str) -> Path | None:
    """Return the place of a file of the wheel, None for one that is not Python's; parts of Windows itself stay out."""
    folder, _, name = inside.rpartition("/")
    name = name.lower() if name.lower().startswith(("python3", "vcruntime")) else name
    if folder != "deploy_libs" or name.startswith("api-ms-win"):
        return None
    if name.startswith(("python3", "vcruntime")):
        return PYTHON / name
    return PYTHON / "DLLs" / name if STANDARD.fullmatch(name) else None


def _library() -> None:
    """Copy the library in Python, with the pip of new environments."""
    library = PYTHON / "Lib"
    shutil.copytree(sysconfig.get_path("stdlib"), library, ignore=shutil.ignore_patterns(*SPARE), dirs_exist_ok=True)
    (library / "site-packages").mkdir(exist_ok=True)
    bundled = library / "ensurepip/_bundled"
    if not list(bundled.glob("pip-*.whl")):  # Debian keeps its wheels elsewhere
        bundled.mkdir(exist_ok=True)
        for name, version, *_ in importlib.import_module("ensurepip")._PROJECTS:
            _run(*PIP, f"{name}=={version}", "--no-deps", "-d", str(bundled))


def _programs() -> None:
    """Build the interpreters and the launchers that venv copies."""
    launchers = PYTHON / "Lib/venv/scripts/nt"
    launchers.mkdir(parents=True, exist_ok=True)
    dll = str(PYTHON / f"{PYTHON.name}.dll")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "it.rc").write_text(f'1 24 "{HERE / "long_paths.manifest"}"\n')
        _run("x86_64-w64-mingw32-windres", "it.rc", "it.o", folder=folder)
        manifest = str(folder / "it.o")
        _compile(PYTHON / "python.exe", "python.c", manifest, dll)
        _compile(PYTHON / "pythonw.exe", "pythonw.c", "-mwindows", manifest, dll)
        for program in ("python.exe", "pythonw.exe"):
            _compile(launchers / program, "venvlauncher.c", f'-DNAME=L"{program}"', manifest)


def _compile(target: Path, source: str, *words: str) -> None:
    _run(COMPILER, "-O1", "-s", "-municode", "-o", str(target), str(HERE / source), *words)


def _stable_abi() -> None:
    """Make python3.dll, against which wheels of the stable ABI are linked: each name forwards to the real one."""
    exports = _run("x86_64-w64-mingw32-objdump", "-p", str(PYTHON / f"{PYTHON.name}.dll"))
    names = sorted(set(re.findall(r"\b_?Py[A-Za-z0-9_]+$", exports, re.MULTILINE)))
    lines = [f"  {name} = {PYTHON.name}.{name}" for name in names]
    with tempfile.TemporaryDirectory() as folder:
        definition, nothing = Path(folder, "python3.def"), Path(folder, "nothing.c")
        definition.write_text("\n".join(("LIBRARY python3.dll", "EXPORTS", *lines, "")))
        nothing.write_text("int __stdcall DllMain(void *a, unsigned b, void *c) { return 1; }\n")
        made = str(PYTHON / "python3.dll")
        _run(COMPILER, "-shared", "-s", "-nostartfiles", "-e", "DllMain", "-o", made, str(nothing), str(definition))


def _tree() -> None:
    """Unpack Debian 13 from the mirror that apt uses here, with Wine and the two countries' letters."""
    mirror = _run("apt-get", "indextargets", "--format", "$(REPO_URI)").split()[0]
    shutil.rmtree(TREE, ignore_errors=True)
    keys = "--keyring=/usr/share/keyrings/debian-archive-keyring.gpg"
    _run("debootstrap", "--variant=minbase", "--include=ca-certificates", keys, "trixie", str(TREE), mirror)
    (TREE / "etc/locale.gen").write_text(f"{CZECH} UTF-8\n{ENGLISH} UTF-8\n")
    shutil.copy("/etc/resolv.conf", TREE / "etc/resolv.conf")
    install = "apt-get install -y -q --no-install-recommends wine wine64 locales && locale-gen && apt-get clean"
    enter = ["bwrap", "--bind", str(TREE), "/", "--dev", "/dev", "--bind", "/proc", "/proc"]
    _run(*enter, "--setenv", "PATH", "/usr/sbin:/usr/bin:/sbin:/bin", "sh", "-c", f"apt-get update -q && {install}")
    (TREE / "made").touch()
