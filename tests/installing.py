"""Installs the peers that are missing, with apt-get where it may: all at once, else one by one what can be had.

``python3 -m tests`` runs it in the environment of the tests; by itself: ``python -m tests.installing``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping

from tests.peer import EXCUSED, PEERS, Peer, in_ci

APT = ("env", "DEBIAN_FRONTEND=noninteractive", "apt-get")
INSTALL = ("install", "-y", "-q", "--no-install-recommends")


def install(peers: Mapping[str, Peer]) -> list[str]:
    """Install what is missing of these peers and can be had; return what there is to say, a line each.

    A peer that was brought by something other than its packages is there: nothing is installed for it.
    """
    wanted = [name for name, peer in peers.items() if peer.packages and not peer.found()]
    packages = sorted({package for name in wanted for package in peers[name].packages.split()})
    if not packages:
        return []
    if shutil.which("apt-get") is None:
        return [f"peers: there is no apt-get here to install {' '.join(packages)}"]
    root = [] if os.geteuid() == 0 else ["sudo", "-n"] if _runs(["sudo", "-n", "true"]) else None
    if root is None:
        return [f"peers: this user may not install {' '.join(packages)}"]
    apt = [*root, *APT]
    _runs([*apt, "update", "-q"])
    if _runs([*apt, *INSTALL, *packages]):
        return []
    refused = [name for name in packages if not _runs([*apt, *INSTALL, name])]
    return [f"peers: apt-get does not install {' '.join(refused)}"] if refused else []


def missing(peers: Mapping[str, Peer], excused: Mapping[str, str]) -> list[str]:
    """Return the peers that packages should have brought and that are neither here nor excused."""
    return [name for name, peer in peers.items() if peer.packages and name not in excused and not peer.found()]


def _runs(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def main() -> int:
    """Install; return 1 in CI where a peer is missing all the same, else 0: tests are left out by name."""
    for line in install(PEERS):
        print(line, flush=True)
    lost = missing(PEERS, EXCUSED) if in_ci() else []
    if lost:
        print(f"peers: missing in CI: {' '.join(lost)}", flush=True)
    return int(bool(lost))


if __name__ == "__main__":
    sys.exit(main())
