"""``python3 -m tests``: passes the tests on a machine that has Python and nothing else.

Sets up the program's environment with the test packages (``tests.lock`` says which), installs the real peers with
apt-get where it may, then runs ruff, mypy for three systems, import-linter and pytest. Where peers cannot be installed
it says by name which tests are left out. More words go to pytest: ``python3 -m tests tests/games``.
Pythons as old as 3.6 must be able to read this file and be told what to do.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from numeramis_access.bootstrap import telling

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "tests/requirements.lock"
#: Debian's packages of the real programs that tests meet
PEERS = (
    "alsa-utils", "at-spi2-core", "brltty", "caddy", "chromium", "dbus", "dbus-x11", "default-jre-headless",
    "espeak-ng", "faketime", "firefox-esr", "gcc", "iproute2", "libc6-dev", "libglib2.0-bin", "liblouis-bin",
    "liblouis-data", "libspeechd2", "nats-server", "nodejs", "npm", "openbox", "orca", "postgresql", "python3-brlapi",
    "python3-louis", "python3-pyatspi", "python3-speechd", "qemu-system-x86", "speech-dispatcher",
    "speech-dispatcher-espeak-ng", "strace", "systemd", "tmux", "xauth", "xdotool", "xvfb", "zbar-tools",
)  # fmt: skip
#: where an ordinary user's PATH does not lead, though some peers lie there
SYSTEM_PROGRAMS = ("/usr/local/sbin", "/usr/sbin", "/sbin")


def install_peers() -> None:
    """Install the peers that are missing, as root or with sudo where that asks for no password."""
    if shutil.which("apt-get") is None:
        print("peers: there is no apt-get here; tests that need a missing one are left out by name", flush=True)
        return
    missing = [name for name in PEERS if not _installed(name)]
    if not missing:
        return
    root = [] if os.geteuid() == 0 else ["sudo", "-n"] if _quiet(["sudo", "-n", "true"]) else None
    if root is None:
        print(f"peers: may not install {' '.join(missing)}; tests that need them are left out by name", flush=True)
        return
    environment = ["env", "DEBIAN_FRONTEND=noninteractive"]
    subprocess.run([*root, *environment, "apt-get", "update", "-q"], check=False, stdout=subprocess.DEVNULL)
    install = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *missing]
    done = subprocess.run([*root, *environment, *install], check=False, stdout=subprocess.DEVNULL)
    if done.returncode:
        print("peers: apt-get could not install all; tests that need them are left out by name", flush=True)


def _installed(package: str) -> bool:
    """Return whether a package is there; dpkg knows some that are not, or only half."""
    try:
        command = ["dpkg-query", "-W", "-f=${Status}", package]
        return subprocess.run(command, capture_output=True, check=False).stdout == b"install ok installed"
    except OSError:
        return False


def _quiet(command: "list[str]") -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def checks(python: Path, words: "list[str]") -> int:
    """Run every check; return 0 when all pass. With words, only pytest runs, on what they name."""
    tools = python.parent
    commands = [
        [str(tools / "ruff"), "check", "."],
        [str(tools / "mypy")],
        *([str(tools / "mypy"), "--platform", system] for system in ("win32", "darwin")),
        [str(tools / "lint-imports")],
        [str(python), "-m", "pytest", "-n", str(max(2, os.cpu_count() or 2)), "--dist", "worksteal", "--durations=10"],
    ]
    if words:
        commands = [[str(python), "-m", "pytest", *words]]
    path = os.pathsep.join((str(tools), os.environ.get("PATH", os.defpath), *SYSTEM_PROGRAMS))
    environment = {**os.environ, "PATH": path, "NUMERAMIS_OWN": "1"}
    status = 0
    for command in commands:
        print(f"== {Path(command[0]).name} {' '.join(command[1:])}", flush=True)
        status |= subprocess.run(command, cwd=str(ROOT), env=environment, check=False).returncode
    return int(status != 0)


def main() -> int:
    """Set up, install, check; return the exit status."""
    if not telling.new_enough():
        return 1
    from numeramis_access.bootstrap.environment import SetUpError, environment
    from numeramis_access.bootstrap.start import ALL

    locks = (*ALL, LOCK)
    try:
        python = environment(locks, locks)
    except SetUpError as error:
        telling.tell(error.code, error.detail)
        return 1
    install_peers()
    return checks(python, sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
