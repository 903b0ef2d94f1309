"""``python -m tests.campaigns.bare_debian FOLDER``: the volunteer's page in a bare Debian 12, its lines as they stand.

A Debian with systemd is put into the folder (debootstrap), and the page's lines are run in it, in a namespace of their
own; the package comes from a wheel of this source, what it needs from where this machine has it. Systemd is not the
first process there, so what speaks to one that runs is left out and told; in its place the units are enabled and
looked at by ``systemd-analyze verify``, Caddy's configuration by Caddy, and what the units start is started as they
name it. Needs root, debootstrap, and a mirror that apt reaches.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

from numeramis_access import server

README = (Path(server.__path__[0]) / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
#: what of a machine's own is good in the folder too: names of hosts, where packages are, whose certificates count
OURS = ("/etc/resolv.conf", "/etc/pip.conf", "/etc/ssl/certs/ca-certificates.crt")
#: begins what wants systemd as the first process
ASKED = re.compile(r"systemctl (daemon-reload|enable --now|restart|start|stop)\b")
UNITS = ("numeramis-access.service", "numeramis-access-backup.service", "numeramis-access-backup.timer")
#: what is done in place of that, once everything is installed
HELD = f"""
cd /etc/systemd/system
systemctl enable numeramis-access numeramis-access-backup.timer
systemd-analyze verify {" ".join(UNITS)}
caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile
mkdir -p -m 700 /var/lib/numeramis-access /var/lib/numeramis-access-backup
started() {{ exec env -i PATH="$PATH" $(sed -n "s/^Environment=//p" $1) $(sed -n "s/^ExecStart=//p" $1); }}
started numeramis-access.service & SERVER=$!
sleep 10
(started numeramis-access-backup.service)
kill $SERVER
wait $SERVER || true
"""


def lines() -> list[str]:
    """Return the lines of the page that set up a club and move it."""
    return [line for block in BLOCKS for line in block.splitlines()]


def script() -> str:
    """Return the lines as they are run in the folder."""
    at = next(at for at, line in enumerate(lines()) if line.startswith(". "))
    copy = re.search(r"restore (house-\S+\.zip)", README)
    assert copy is not None
    done = ["set -ex", *lines()[:at], HELD, *lines()[at:]]
    text = "\n".join(f": left out: {line}" if ASKED.match(line) else line for line in done)
    text = text.replace("club check", "club check || true  # nobody answers at that name here")
    return text.replace(f"restore {copy[1]}", "restore $(ls /var/lib/numeramis-access-backup/*.zip)")


def prepare(folder: Path) -> None:
    """Put a bare Debian into a folder, with a wheel of this source."""
    root = Path(__file__).resolve().parents[2]
    if not (folder / "bin").exists():
        debian = ["debootstrap", "--include=systemd,systemd-sysv", "bookworm", str(folder)]
        subprocess.run([*debian, "http://deb.debian.org/debian"], check=True)
    for own in map(Path, OURS):
        if own.exists():
            (folder / own.relative_to("/")).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(own, folder / own.relative_to("/"))
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", str(root), "-w", str(folder / "opt/wheels")]
    subprocess.run(build, check=True)
    (folder / "root/page.sh").write_text(script(), encoding="utf-8")


def main() -> int:
    """Run it, and tell every line and what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.bare_debian", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bind", action="append", default=[], help="a folder of this machine's that pip needs")
    asked = parser.parse_args()
    folder = asked.folder.resolve()
    prepare(folder)
    binds = [f"mkdir -p .{one}; mount --bind {one} .{one};" for one in (*asked.bind, "/dev")]
    path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    clean = f"env -i HOME=/root DEBIAN_FRONTEND=noninteractive PIP_FIND_LINKS=/opt/wheels {path}"
    mounts = " ".join([f"cd {folder};", *binds, "mount -t proc proc proc; mount -t sysfs sysfs sys;"])
    inside = ["unshare", "-m", "--pid", "--fork", "sh", "-c", f"{mounts} exec {clean} chroot . sh /root/page.sh"]
    return subprocess.run(inside, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
