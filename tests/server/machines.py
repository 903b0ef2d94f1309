"""Machines within this one: network namespaces of their own, with cables that a test pulls, slows or has refuse.

A program that uses them runs in a namespace of its own too, as ``apart`` has it: then all of it ends with the program.
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
    """Return the words before a command that is to run in a namespace of its own, also where we are not root."""
    return ["unshare", "--net", *([] if os.geteuid() == 0 else ["--user", "--map-current-user", "--keep-caps"])]


def can_be_apart() -> bool:
    """Return whether this system lets us have namespaces with bridges."""
    if not all(shutil.which(name) for name in ("ip", "tc", "unshare", "nsenter", "setpriv")):
        return False
    probe = [*apart(), "ip", "link", "add", "probe", "type", "bridge"]
    return subprocess.run(probe, capture_output=True, check=False).returncode == 0


def _ip(*words: str, within: list[str] | None = None) -> None:
    subprocess.run([*(within or []), "ip", *words], check=True)


class Machine:
    """A machine of its own. :ivar within: words before a command that is to run there."""

    def __init__(self) -> None:
        command = ["setpriv", "--pdeathsig", "KILL", "unshare", "--net", "sleep", "infinity"]
        self._process = subprocess.Popen(command)
        there = Path(f"/proc/{self._process.pid}/ns/net")
        self.within = ["nsenter", f"--net={there}"]
        wait_until(lambda: there.readlink() != Path("/proc/self/ns/net").readlink())
        _ip("link", "set", "lo", "up", within=self.within)

    @property
    def pid(self) -> int:
        """The process that holds it."""
        return self._process.pid

    def end(self) -> None:
        """End it; what runs there keeps it until it has ended too."""
        self._process.kill()
        self._process.wait()


class Switch:
    """What cables lead to; this program has the first addresses there. :param number: of its part of the network."""

    def __init__(self, number: int, own: int = 1) -> None:
        self.name = f"switch{number}"
        self.number = number
        _ip("link", "add", self.name, "type", "bridge")
        _ip("link", "set", self.name, "up")
        for one in range(own):
            _ip("address", "add", f"{self.address(1 + one)}/24", "dev", self.name)

    def address(self, number: int) -> str:
        """Return an address there."""
        return f"{NETWORK}.{self.number}.{number}"


class Cable:
    """Leads from a machine to a switch. :ivar address: of the machine there."""

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
        """Carry nothing; nobody is told."""
        _ip("link", "set", self._plug, "nomaster")

    def plug(self) -> None:
        """Carry again."""
        _ip("link", "set", self._plug, "master", self._switch.name)

    def refuse(self, to: str) -> None:
        """Have the machine told at once that an address cannot be reached."""
        _ip("route", "add", "unreachable", to, within=self._machine.within)

    def accept(self, to: str) -> None:
        """Have it reached again."""
        _ip("route", "delete", "unreachable", to, within=self._machine.within)

    def slow(self, rate: str) -> None:
        """Carry only so much to the machine, what is more later. :param rate: such as ``64kbit``"""
        how = ["tbf", "rate", rate, "burst", "4kb", "latency", "3s"]
        subprocess.run(["tc", "qdisc", "add", "dev", self._plug, "root", *how], check=True)

    def quicken(self) -> None:
        """Carry as before."""
        subprocess.run(["tc", "qdisc", "delete", "dev", self._plug, "root"], check=True)
