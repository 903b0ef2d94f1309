"""Two machines full of people at three servers on separate machines, all of them virtual.

Each machine runs its part of the load as a real one would, and one command joins their results.

``python -m tests.load.machines --tables 40 --minutes 1``
"""

from __future__ import annotations

import argparse
import subprocess
import sys

from tests.campaigns.house_apart import HouseApart, house_apart
from tests.server.machines import Cable, Machine, apart

#: number of the people's machines, and the first one's number in the network
MACHINES, FIRST = 2, 21


def part(house: HouseApart, number: int, history: str, words: list[str]) -> subprocess.Popen[str]:
    """Let the people of one machine play. :param history: file for their history. :param words: more options."""
    machine = Machine()
    cable = Cable(machine, house.people, FIRST + number)
    command = [*machine.within, sys.executable, "-m", "tests.load", *words, "--part", f"{number + 1}/{MACHINES}"]
    command += ["--own", cable.address, "--history", history, "--servers"]
    command += [server.address for server in house.servers]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def main() -> None:
    """Run the command line on a separate network."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="40", help="of four people, in all")
    parser.add_argument("--minutes", default="1")
    parser.add_argument("--every", default="5", help="seconds that a decision takes")
    parser.add_argument("--apart", action="store_true", help="the program already runs in its own network namespace")
    asked = parser.parse_args()
    if not asked.apart:
        command = [*apart(), sys.executable, "-m", "tests.load.machines", *sys.argv[1:], "--apart"]
        raise SystemExit(subprocess.run(command, check=False).returncode)
    words = ["--tables", asked.tables, "--minutes", asked.minutes, "--every", asked.every]
    with house_apart() as house:
        histories = [str(house.folder / f"history{number}") for number in range(MACHINES)]
        parts = [part(house, number, history, words) for number, history in enumerate(histories)]
        for number, one in enumerate(parts):
            said, _ = one.communicate()
            print(f"machine {number + 1}: {said}", flush=True)
            assert one.returncode == 0
        subprocess.run([sys.executable, "-m", "tests.load.check", house.store_address, *histories], check=True)


if __name__ == "__main__":
    main()
