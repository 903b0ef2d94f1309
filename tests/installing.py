"""Install the missing peers with apt-get where allowed: all at once, or one by one if some are unavailable.

``python3 -m tests`` runs this in the environment of the tests; alone: ``python -m tests.installing``.
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
    """Install the missing ones of these peers as far as possible; return a report, line by line.

    A peer from elsewhere than its packages counts as present.
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
    """Return the peers with packages that are neither present nor excused."""
    return [name for name, peer in peers.items() if peer.packages and name not in excused and not peer.found()]


def _runs(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def main() -> int:
    """Install; return 1 if a peer is still missing in CI, else 0: tests are then left out by name."""
    for line in install(PEERS):
        print(line, flush=True)
    lost = missing(PEERS, EXCUSED) if in_ci() else []
    if lost:
        print(f"peers: missing in CI: {' '.join(lost)}", flush=True)
    return int(bool(lost))


if __name__ == "__main__":
    sys.exit(main())
