"""Machines within this one: network namespaces, with cables that a test can unplug, slow down or make refuse.

The program that uses them also runs in its own namespace (``apart``): then everything in it ends with the program.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tests.waiting import wait_until

#: of all addresses here
NETWORK = "10.77"


def apart() -> list[str]:
    """Return the command prefix that runs a command in its own namespace, also without root."""
    return ["unshare", "--net", *([] if os.geteuid() == 0 else ["--user", "--map-current-user", "--keep-caps"])]


def can_be_apart() -> bool:
    """Return whether this system allows namespaces with bridges."""
    if not all(shutil.which(name) for name in ("ip", "tc", "unshare", "nsenter", "setpriv")):
        return False
    probe = [*apart(), "ip", "link", "add", "probe", "type", "bridge"]
    return subprocess.run(probe, capture_output=True, check=False).returncode == 0


def _ip(*words: str, within: list[str] | None = None) -> None:
    subprocess.run([*(within or []), "ip", *words], check=True)


class Machine:
    """A virtual machine. :ivar within: command prefix that runs a command there."""

    def __init__(self) -> None:
        command = ["setpriv", "--pdeathsig", "KILL", "unshare", "--net", "sleep", "infinity"]
        self._process = subprocess.Popen(command)
        there = Path(f"/proc/{self._process.pid}/ns/net")
        self.within = ["nsenter", f"--net={there}"]
        wait_until(lambda: there.readlink() != Path("/proc/self/ns/net").readlink())
        _ip("link", "set", "lo", "up", within=self.within)

    @property
    def pid(self) -> int:
        """The id of the process that keeps the namespace."""
        return self._process.pid

    def end(self) -> None:
        """End the machine; its remaining programs keep the namespace until they end."""
        self._process.kill()
        self._process.wait()


class Switch:
    """A switch for cables; this program has its first addresses. :param number: part of the network's address."""

    def __init__(self, number: int, own: int = 1) -> None:
        self.name = f"switch{number}"
        self.number = number
        _ip("link", "add", self.name, "type", "bridge")
        _ip("link", "set", self.name, "up")
        for one in range(own):
            _ip("address", "add", f"{self.address(1 + one)}/24", "dev", self.name)

    def address(self, number: int) -> str:
        """Return an address of its network."""
        return f"{NETWORK}.{self.number}.{number}"


class Cable:
    """A cable from a machine to a switch. :ivar address: the machine's address."""

    def __init__(self, machine: Machine, switch: Switch, number: int) -> None:
        self._machine = machine
        self._switch = switch
        self._plug = f"{switch.name}.{number}"
        self.address = switch.address(number)
        there = f"to-{switch.name}"
        _ip("link", "add", self._plug, "type", "veth", "peer", "name", there, "netns", str(machine.pid))
        _ip("address", "add", f"{self.address}/24", "dev", there, within=machine.within)
        _ip("link", "set", there, "up", within=machine.within)
        _ip("link", "set", self._plug, "up")
        self.plug()

    def pull(self) -> None:
        """Unplug the cable without notice to either end."""
        _ip("link", "set", self._plug, "nomaster")

    def plug(self) -> None:
        """Plug the cable in again."""
        _ip("link", "set", self._plug, "master", self._switch.name)

    def refuse(self, to: str) -> None:
        """Make the machine learn at once that an address is unreachable."""
        _ip("route", "add", "unreachable", to, within=self._machine.within)

    def accept(self, to: str) -> None:
        """Make the address reachable again."""
        _ip("route", "delete", "unreachable", to, within=self._machine.within)

    def slow(self, rate: str) -> None:
        """Limit the rate towards the machine; excess data arrive later. :param rate: such as ``64kbit``"""
        how = ["tbf", "rate", rate, "burst", "4kb", "latency", "3s"]
        subprocess.run(["tc", "qdisc", "add", "dev", self._plug, "root", *how], check=True)

    def quicken(self) -> None:
        """Remove the limit."""
        subprocess.run(["tc", "qdisc", "delete", "dev", self._plug, "root"], check=True)
