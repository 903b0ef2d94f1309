"""One player of ``versions`` as a process; it runs the version of the program on its path.

It imports nothing from the tests, and from the program only modules that exist since version 73b1985.
"""

from __future__ import annotations

import json
import random
import sys
import time
from pathlib import Path
from typing import Any

from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from tests.standins import Recorder

try:
    from numeramis_access.compose import make_program
except ImportError:  # older programs
    from numeramis_access.compose import program as make_program  # type: ignore[attr-defined, no-redef]

#: seconds until the player gives up waiting for a step
PATIENCE = 240.0


class Player(Recorder):
    """A person at a program. :param folder: folder of the person's home. :param name: name of the person."""

    def __init__(self, folder: Path, name: str) -> None:
        super().__init__()
        settings = Settings(name=name, language="en", pace=0.0, level="beginner")
        self.app: Any = make_program(settings, Home.at(folder / name))
        self.app.announcer.channels.append(self)
        self.app.start()

    def settle(self, seconds: float = 0.3) -> None:
        """Handle messages for ``seconds`` seconds."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            if (item := self.app.inbox.take(left)) is not None:
                self.app.receive(item)
            self.app.tick()

    def choose(self, message: str) -> None:
        """Wait for the menu entry of a message, and choose it."""
        wanted = self.app.text(message)
        for _ in range(int(PATIENCE / 0.3)):
            for at, entry in enumerate(self.app.scene.entries):
                if entry.label().startswith(wanted):
                    for key in ("home", *["down"] * at, "return"):
                        self.app.press(key)
                    return self.settle()
            self.settle()
        raise TimeoutError(f"{message}: {[entry.label() for entry in self.app.scene.entries]}")

    def arrive(self, address: str) -> None:
        """Enter a house."""
        self.app.scene.enter()
        self.choose("menu-people")
        self.choose("people-join")
        self.app._take_typed(address)
        self.settle(2.0)

    def play(self, seed: int) -> None:
        """Play at random until a deal is over and its cards are proven."""
        chance, until = random.Random(seed), time.monotonic() + PATIENCE
        while not (isinstance(self.app.scene, PeopleMatch) and self.app.scene.seat.witness.checked):
            assert time.monotonic() < until, self.texts()[-5:]
            self.settle(0.02)
            scene = self.app.scene
            if isinstance(scene, PeopleMatch) and _is_waiting(scene):
                self.app.press("return")
            elif isinstance(scene, PeopleMatch) and scene.is_own_turn:
                legal: list[Any] = [one for one in scene.view.legal if hasattr(one, "card")] or list(scene.view.legal)
                scene.seat.offer(chance.choice(legal))
                self.settle(0.1)


def _is_waiting(scene: Any) -> bool:
    """Return whether the table rests until the player continues."""
    new = hasattr(scene, "is_waiting_for_player")
    return bool(scene.is_waiting_for_player if new else scene.waits_for_player)  # its old name


def main(folder: str, name: str, address: str, way: str) -> None:
    """Open a table, or enter the table with the code ``way``; play a deal there, and print a report."""
    player = Player(Path(folder), name)
    player.arrive(address)
    if way == "open":
        begins = "open-table" if player.app.narrator.language.has("open-table") else "start-match"  # its old name
        for message in ("people-new-table", "game-quist", begins):
            player.choose(message)
        player.settle(1.0)
        company = player.app.scene.company
        code = next(iter(company.tables.values())).code
        print(json.dumps({"code": code}), flush=True)
        until = time.monotonic() + PATIENCE
        while sum(bool(one.person) for one in player.app.scene.now.places) < 2 and time.monotonic() < until:
            player.settle()
        player.choose("people-begin")
    else:
        player.choose("people-code")
        player.app._take_typed(way)
        player.settle()
    player.play(len(name))
    seat = player.app.scene.seat
    digests = [one.digest for one in seat.messages if one.__struct_config__.tag == "sealed"]
    fault = str(seat.witness.fault or "")
    told = {"digests": digests, "checked": seat.witness.checked, "fault": fault, "heard": player.texts()}
    print(json.dumps(told), flush=True)
    player.app.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
