"""``python -m tests.campaigns.bare_debian FOLDER`` runs the commands of the volunteer's page in a bare Debian 12.

The campaign installs Debian in the folder (debootstrap), starts it in its own namespaces with systemd as first process,
and runs every command of the page there. It installs a wheel of this source, and dependencies from the index of this
machine. The host name leads only to this machine, so no authority signs a certificate for it; `club check` reports it.
Needs root, debootstrap, a mirror for apt, and the ports 80, 443 and 8765.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from numeramis_access import server
from tests.waiting import until, wait_until

PAGE = (Path(server.__path__[0]) / "SERVING.md").read_text("utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
#: files of this machine that the folder needs too: name servers, package index, trusted certificates
OURS = ("/etc/resolv.conf", "/etc/pip.conf", "/etc/ssl/certs/ca-certificates.crt")
PATH = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
#: starts the Debian of a folder with its own processes, mounts and control groups, and this machine's network
BOOT = r"""
cd "$1"
mount --bind . . && cd "$1"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs sys/fs/cgroup
grep " cgroup" /proc/self/mounts | while read -r _ at kind options _; do
    mkdir -p ".$at"
    mount -t "$kind" -o "$options" none ".$at"
done
mount -t tmpfs tmpfs dev
mkdir dev/pts dev/shm
for one in null zero full random urandom; do touch dev/$one; mount --bind /dev/$one dev/$one; done
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
mkdir -p before
pivot_root . before
umount -l /before
exec env -i container=bare /lib/systemd/systemd --log-target=journal
"""
#: demands that the service answers, and that its web server and its backup timer are active
ANSWERS = """
systemctl is-active numeramis-access numeramis-access-backup.timer caddy
asked() { python3 -c "import urllib.request as u; assert b'Numeramis' in u.urlopen('http://127.0.0.1:8765/').read()"; }
for _ in $(seq 60); do asked 2> /dev/null && break; sleep 1; done
asked
"""


def script() -> str:
    """Return the commands for the folder, with a check of the service after each way of starting it."""
    copy = re.search(r"restore (house-\S+\.zip)", PAGE)
    assert copy is not None
    *first, check, move = BLOCKS
    text = "\n".join(["set -ex", *first, ANSWERS, check, move, ANSWERS])
    text = text.replace("club check", "club check || true  # nobody answers at that name here")
    return text.replace(f"restore {copy[1]}", "restore $(ls /var/lib/numeramis-access-backup/*.zip)")


def prepare(folder: Path) -> None:
    """Install a bare Debian in a folder, with a wheel of this source."""
    root = Path(__file__).resolve().parents[2]
    if not (folder / "bin").exists():
        debian = ["debootstrap", "--include=systemd,systemd-sysv", "bookworm", str(folder)]
        subprocess.run([*debian, "http://deb.debian.org/debian"], check=True)
    for own in map(Path, OURS):
        if own.exists():
            (folder / own.relative_to("/")).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(own, folder / own.relative_to("/"))
    (folder / "etc/hosts").write_text("127.0.0.1 localhost table.example.org\n", encoding="utf-8")
    (folder / "etc/machine-id").write_text("", encoding="utf-8")
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", str(root), "-w", str(folder / "opt/wheels")]
    subprocess.run(build, check=True)
    (folder / "root/page.sh").write_text(script(), encoding="utf-8")


@contextmanager
def started(folder: Path) -> Iterator[list[str]]:
    """Start the Debian; yield the words before a command that runs inside it."""
    groups = next(one for one in map(Path, ("/sys/fs/cgroup/systemd", "/sys/fs/cgroup")) if one.exists())
    own = groups / f"bare-debian-{os.getpid()}"
    own.mkdir()
    join = f"echo $$ > {own}/cgroup.procs; exec "
    apart = ["unshare", "-m", "-p", "-u", "-i", "-C", "-f", "--kill-child", "sh", "-ec", BOOT, "boot", str(folder)]
    with subprocess.Popen(["sh", "-c", join + shlex.join(apart)]) as machine:
        children = Path(f"/proc/{machine.pid}/task/{machine.pid}/children")
        wait_until(lambda: bool(children.read_text()), lambda: "it does not start")
        enter = ["nsenter", "-t", children.read_text().split()[0], "-m", "-p", "-u", "-i", "-C", "-r", "-w"]
        clean = ["env", "-i", "HOME=/root", "DEBIAN_FRONTEND=noninteractive", "PIP_FIND_LINKS=/opt/wheels", PATH]
        running = [*enter, "systemctl", "is-system-running"]
        state = lambda: subprocess.run(running, capture_output=True, text=True, check=False).stdout.strip()  # noqa: E731
        try:
            wait_until(lambda: state() in ("running", "degraded"), state)
            yield [*enter, *clean]
        finally:
            machine.kill()
    until(lambda: not (own / "cgroup.procs").read_text())
    for group in sorted(own.rglob("*/"), reverse=True):
        group.rmdir()
    own.rmdir()


def main() -> int:
    """Run the campaign, and print every command with its result."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.bare_debian", description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder.resolve()
    prepare(folder)
    with started(folder) as inside:
        return subprocess.run([*inside, "sh", "/root/page.sh"], check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
