"""The test installs each package as a player does, on a bare machine, and runs it: a deal, the doctor, the refusal."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from numeramis_access import __version__
from numeramis_access.app.shell.installation import ShippingForm
from numeramis_access.words.language import Language
from numeramis_access.words.plain import plain_messages
from tests.lock import SHIPPED
from tests.ship.debian import release_of
from tests.ship.moving import LATER, Moving
from tests.ship.parts import NAME, run
from tests.ship.playing import MATCH, PATIENCE, play_deal, text_of

#: starts an installed program with these words, and pipes
Start: TypeAlias = Callable[[list[str]], "subprocess.Popen[bytes]"]

#: pip's words against packages that would be built where they are installed
WHEELS = ("--only-binary", ":all:")


class Failed(Exception):
    """A package fails; the message has its output."""


def begin(command: Sequence[str | Path], folder: Path, more: Mapping[str, str]) -> subprocess.Popen[bytes]:
    """Start a program with pipes and a minimal environment.

    :param folder: its working folder, also its ``HOME``.
    :param more: environment variables besides ``PATH``, ``LANG`` and ``HOME``.
    """
    bare = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "HOME": str(folder), **more}
    pipe, words = subprocess.PIPE, [str(word) for word in command]
    return subprocess.Popen(words, cwd=folder, env=bare, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, bufsize=0)


def tells(said: str, *wanted: str) -> None:
    """Check an output. :raises Failed: if a text is missing, or the program had an error."""
    missing = [one for one in wanted if one not in said]
    if missing or "Traceback" in said:
        raise Failed(f"missing: {missing}\n{said}")


def played(start: Start, home: Path, way: ShippingForm) -> None:
    """Play a deal, run the doctor, and let an older version meet the home: every package must pass this in any folder.

    :param start: starts the program with these words.
    :param home: the path of the player's empty home.
    :param way: the kind of package, as the program must report it.
    """
    words = Language("cs")
    match = [*MATCH, "--language", "cs"]
    tells(text_of(play_deal(start(match), home)), plain_messages("cs")["greeting"])
    examined, _ = start(["doctor", "--language", "cs"]).communicate(timeout=PATIENCE)
    tells(text_of(examined), words.text("about-version", version=__version__), words.text(f"update-{way}"))
    (home / "version.txt").write_text(LATER)
    refused, _ = start(match).communicate(timeout=PATIENCE)
    tells(text_of(refused), LATER)


def check_python_packages(wheel: Path, sdist: Path, moving: Moving) -> None:
    """Install the wheel by pipx and the source package by pip, each into a separate folder, and play.

    :param moving: goes on in pipx's installation.
    """
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        pipx = _environment(place / "pipx")
        run(pipx, "-m", "pip", "install", "--quiet", *WHEELS, "pipx")
        folders = {"PIPX_HOME": str(place / "apps"), "PIPX_BIN_DIR": str(place / "bin"), "USE_EMOJI": "0"}
        run(pipx, "-m", "pipx", "install", f"--pip-args=--quiet {' '.join(WHEELS)}", wheel, more=folders)
        print(f"pipx installed {wheel.name}", flush=True)
        _player(place, "one", [place / "bin" / NAME], "pipx")
        moving.go_on("pipx", lambda words: begin([place / "bin" / NAME, *words], place, moving.variables))
        python = _environment(place / "sdist")
        run(python, "-m", "pip", "install", "--quiet", "--require-hashes", "--no-deps", *WHEELS, "-r", SHIPPED)
        run(python, "-m", "pip", "install", "--quiet", "--no-deps", *WHEELS, sdist)
        print(f"pip installed {sdist.name} with the locked parts", flush=True)
        _player(place, "another", [python.parent / NAME], "pip")


def _player(place: Path, name: str, program: list[str | Path], way: ShippingForm) -> None:
    folder = place / f"Žofie {name}"
    folder.mkdir()
    more = {"NUMERAMIS_HOME": str(folder / "kept")}
    played(lambda words: begin([*program, *words], folder, more), folder / "kept", way)


def _environment(folder: Path) -> Path:
    """Make a bare environment; return its Python."""
    run(sys.executable, "-I", "-m", "venv", folder)
    return folder / "bin/python"


def check_debian(package: Path, moving: Moving, keep: Path | None = None) -> None:
    """Install the package in a bare Debian of its release, play as another user, check its files, and remove it.

    Needs root, debootstrap and bubblewrap.

    :param moving: goes on in it. :param keep: the folder of such a Debian, made if missing.
    """
    with tempfile.TemporaryDirectory() as name:
        bare, tree = keep or Path(name) / "bare", Path(name) / "debian"
        if not (bare / "usr/bin/apt-get").exists():
            run("debootstrap", "--variant=minbase", release_of(package).name, bare, mirror())
        run("cp", "-a", "--one-file-system", bare, tree)  # as it is: devices in /dev can be read without end
        _in_debian(tree, package, moving)


def mirror() -> str:
    """Return the address of this machine's Debian mirror."""
    listed = run("apt-get", "indextargets", "--format", "$(REPO_URI)", "Codename: bookworm")
    return listed.split()[0]


def _in_debian(tree: Path, package: Path, moving: Moving) -> None:
    for configured in ("/etc/resolv.conf", *map(str, Path("/etc/apt/apt.conf.d").glob("*proxy*"))):
        shutil.copy(configured, tree / configured.lstrip("/"))
    shutil.copy(package, tree / "root")
    before = _names(tree)
    within = inside(tree)
    run(*within, "apt-get", "update", "-q")
    install = ("apt-get", "install", "-y", "-q", "--no-install-recommends")
    run(*within, *install, "desktop-file-utils", "man-db", f"/root/{package.name}")
    print(f"apt installed {package.name} in a bare Debian", flush=True)
    if not any(Path(name).suffix == ".pyc" and NAME in name for name in _names(tree)):
        raise Failed("the modules were not compiled when the package was installed")
    if dlls := sorted(name for name in _names(tree) - before if name.endswith(".dll")):
        raise Failed(f"these are Windows' own, and not all of them are free: {dlls}")
    run(*within, "useradd", "--create-home", "zofie")
    player, as_her = tree / "home/zofie", [*within, "runuser", "-u", "zofie", "--", "env", "HOME=/home/zofie"]
    home = "NUMERAMIS_HOME=/home/zofie/kept"
    played(lambda words: begin([*as_her, home, f"/usr/bin/{NAME}", *words], tree, {}), player / "kept", "deb")
    moved = [*inside(tree, moving.top), "env", *(f"{name}={value}" for name, value in moving.variables.items())]
    moving.go_on("deb", lambda words: begin([*moved, f"/usr/bin/{NAME}", *words], tree, {}))
    run(*within, "desktop-file-validate", f"/usr/share/applications/{NAME}.desktop")
    for language in ("C.UTF-8", "cs_CZ.UTF-8"):
        page = run(*within, "env", f"LANG={language}", "man", "--warnings", "-P", "cat", NAME)
        tells(page, "doctor", "serve")
    run(*within, "apt-get", "purge", "-y", "-q", NAME)
    if left := {name for name in _names(tree) - before if NAME in name}:
        raise Failed(f"left behind: {sorted(left)}")
    print("played and removed; only the player's own data is left", flush=True)


def inside(tree: Path, *shared: Path) -> tuple[str, ...]:
    """Return a command prefix that runs a program as root in another tree; nothing stays mounted.

    :param shared: folders of this machine that are visible there too.
    """
    enter = ["bwrap", "--bind", str(tree), "/", "--dev", "/dev", "--proc", "/proc", "--cap-add", "ALL"]
    enter += [word for folder in shared for word in ("--bind", str(folder), str(folder))]
    own = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "LANG": "C.UTF-8"}
    variables = (word for name, value in own.items() for word in ("--setenv", name, value))
    return (*enter, "--die-with-parent", "--unshare-pid", "--clearenv", *variables)


def _names(tree: Path) -> set[str]:
    """Return the names of all files in folders where packages put theirs."""
    return {str(path) for folder in ("usr", "etc", "opt") for path in (tree / folder).rglob("*")}
