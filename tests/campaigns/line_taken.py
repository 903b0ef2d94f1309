"""Takes the braille line away and gives it back at random moments, and checks that no card is played unseen.

A reader plays on BRLTTY's virtual display. Another BrlAPI client enters the same terminal, writes its own cells,
accepts no keys, and leaves after a while, each at a random moment. The reader presses keys that play, whatever stands
on the display. A card is played unseen if other cells had stood there for at least ``FELT`` before its key.

``python -m tests.campaigns.line_taken --tricks 1000 --readers 4``: each reader has a BRLTTY and another client.
"""

from __future__ import annotations

import argparse
import random
import socket
import struct
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import repeat

from braille.brlapi_packets import MAX_PACKET_BYTES
from braille.cells import DOT_7
from numeramis_access.app.shell.scene import Pop
from numeramis_access.output.timers import SystemTimers
from tests.app.fingers import Fingers, reading
from tests.peers.brltty import VirtualDisplay, start_virtual
from tests.peers.test_brltty_game import Virtual, device

#: seconds after which a reader has felt that other cells stand there
FELT = 0.5
#: the other program's cells
OTHER = 0xFF
#: longest seconds that the line is left alone, and that it is taken
ALONE, TAKEN = 1.2, 1.5
#: seconds within which our cells have to be back after the other program has left
BACK = 5.0
#: longest seconds from one own card to the next
PATIENCE = 120.0
#: a packet of the server, and our answer: version 8, the whole screen, no keys
LOGIN = (("v", "v", struct.pack(">I", 8)), ("a", "t", bytes(5)), ("A", "m", bytes(8) + b"\xff" * 8))
GAMES = ("quist", "whist")


@dataclass
class Done:
    """The counts of a run. :ivar longest: seconds for which foreign cells stood after the other program had left."""

    tricks: int = 0
    takes: int = 0
    blind: int = 0
    unseen: int = 0
    longest: float = 0.0

    def __add__(self, other: Done) -> Done:
        longest = max(self.longest, other.longest)
        return Done(
            self.tricks + other.tricks, self.takes + other.takes, self.blind + other.blind, self.unseen + other.unseen,
            longest,
        )  # fmt: skip


class Watched(Virtual):
    """The virtual display, watched by a thread of its own.

    :ivar since: the time since which foreign cells stand there, None while ours do.
    """

    def __init__(self, display: VirtualDisplay) -> None:
        super().__init__(display)
        self.since: float | None = None
        self._cells = b""
        self._ends = threading.Event()
        self._watch = threading.Thread(target=self._look, daemon=True)
        self._watch.start()

    @property
    def cells(self) -> bytes:
        """Return the display's text."""
        return self._cells

    def _look(self) -> None:
        while not self._ends.wait(0.003):
            self._cells = self.display.cells()
            foreign = OTHER in self._cells[:1]
            self.since = (self.since or time.monotonic()) if foreign else None

    def close(self) -> None:
        """End the watch."""
        self._ends.set()
        self._watch.join()


class Taker(threading.Thread):
    """Another BrlAPI client. :ivar left: when it left the terminal last, 0.0 while it is there."""

    def __init__(self, display: VirtualDisplay, cells: int, seed: int) -> None:
        super().__init__(daemon=True)
        self._port, self._width = display.port, cells
        self._random = random.Random(seed)
        self.takes, self.left = 0, time.monotonic()
        self.ends = threading.Event()

    def run(self) -> None:
        """Take the line and leave it until the end; after a failure of the connection take it again."""
        while not self.ends.wait(self._random.uniform(0.0, ALONE)):
            with suppress(OSError), self.line(bytes([OTHER]) * self._width):
                self.takes, self.left = self.takes + 1, 0.0
                self.ends.wait(self._random.uniform(0.0, TAKEN))
            self.left = time.monotonic()

    @contextmanager
    def line(self, cells: bytes) -> Iterator[None]:
        """Enter the terminal and write; leave by a word or by hanging up."""
        with socket.create_connection(("127.0.0.1", self._port), 5) as wire:
            for awaited, kind, body in LOGIN:
                _receive(wire, awaited)
                _send(wire, kind, body)
            _receive(wire, "A")
            width = self._width
            blank = struct.pack(">IiiI", 0x3E, 1, width, width) + b" " * width + bytes(width)
            _send(wire, "w", blank + cells + struct.pack(">I", 0))
            yield
            if self._random.random() < 0.5:
                _send(wire, "L", b"")
                _receive(wire, "A")


def _send(wire: socket.socket, kind: str, body: bytes) -> None:
    wire.sendall(struct.pack(">II", len(body), ord(kind)) + body)


def _receive(wire: socket.socket, kind: str) -> None:
    """Wait for a packet of this kind; a key can come before the server knows that none is wanted.

    :raises ConnectionError: for any other packet: BRLTTY can write a key inside a packet, because a thread writes each.
    """
    came = ord("k")
    while came == ord("k"):
        size, came = struct.unpack(">II", _exactly(wire, 8))
        if size > MAX_PACKET_BYTES:
            raise ConnectionResetError
        _exactly(wire, size)
    if came != ord(kind):
        raise ConnectionResetError


def _exactly(wire: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        more = wire.recv(size - len(data))
        if not more:
            raise ConnectionResetError
        data += more
    return data


def campaign(tricks: int, seed: int = 1, cells: int = 40) -> Done:
    """Play so many tricks; return what happened."""
    done, chance = Done(), random.Random(seed)
    with start_virtual(cells) as display:
        watched = Watched(display)
        taker = Taker(display, cells, seed)
        try:
            with reading(watched, device(display), timers=SystemTimers(), pace=0.0) as someone:
                taker.start()
                for game in (GAMES[n % len(GAMES)] for n in range(tricks)):
                    if done.tricks >= tricks:
                        break
                    _play(someone, game, watched, taker, done, tricks, chance)
        finally:
            taker.ends.set()
            taker.join()
            watched.close()
    done.takes = taker.takes
    return done


def _play(
    someone: Fingers, game: str, watched: Watched, taker: Taker, done: Done, tricks: int, chance: random.Random
) -> None:
    """Play one match, or the rest of the tricks; each own card counts as a trick."""
    from numeramis_access.app.menus.named_match import begin_named
    from numeramis_access.app.table import local_match

    someone.app.follow(begin_named(someone.app, local_match.begin_match, game, [], chance.randrange(10**6), None, None))
    match = someone.match
    assert match is not None
    waits = time.monotonic()
    while done.tricks < tricks and someone.app.scene is match:
        assert taker.is_alive(), "the other program has ended"
        assert time.monotonic() - waits < PATIENCE, f"no card for {PATIENCE} s: {someone.text}"
        _run(someone, chance.uniform(0.0, 0.25))
        since, hand = watched.since, len(match.desk.hand)
        blind = since is not None and time.monotonic() - since >= FELT
        _press(someone, watched, chance, blind)
        done.blind += blind
        _run(someone, 0.06)
        if watched.since is not None and taker.left:
            stood = time.monotonic() - max(taker.left, watched.since)
            done.longest = max(done.longest, stood)
            assert stood < BACK, "foreign cells stay"
        played = len(match.desk.hand) < hand
        done.tricks += played
        waits = time.monotonic() if played else waits
        if played and done.tricks % 25 == 0:
            done.takes = taker.takes
            print(done, flush=True)
        if played and blind:
            done.unseen += 1
            print(f"no message seen after {time.monotonic() - (since or 0.0):.2f} s", file=sys.stderr)
    someone.app.follow(Pop(len(someone.app.scenes) - 1))  # a key at the end of a match can lead into a menu


def _press(someone: Fingers, watched: Watched, chance: random.Random, blind: bool) -> None:
    """Press a key: where nothing of ours stands one that may play, else one that goes on."""
    if blind or someone.line.message_places:
        keys = ("select", *(f"routing {place}" for place in someone.items[:6])) if blind else ("pan right",)
        watched.press(chance.choice(keys))
    elif marked := [place for place in someone.hand if watched.cells[place] & DOT_7]:
        watched.press(chance.choice(("select", *_keys_over(marked))))
    elif someone.hand:
        watched.press(chance.choice(_keys_over(someone.hand) or ["pan right"]))
    elif someone.choices:
        watched.press(chance.choice(("select", *_keys_over(someone.choices))))
    else:
        watched.press("pan right")


def _keys_over(places: list[int]) -> list[str]:
    """Return the keys over cells; brltty's virtual display cannot press that of the first cell."""
    return [f"routing {place}" for place in places if place]


def _run(someone: Fingers, seconds: float) -> None:
    """Let the program run."""
    ends = time.monotonic() + seconds
    while (left := ends - time.monotonic()) > 0:
        someone.app.refresh()
        item = someone.app.inbox.take(min(left, 0.01))
        if item is not None:
            someone.app.receive(item)
        someone.app.tick()
    someone.app.refresh()


def main() -> int:
    """Run as many tricks as asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tricks", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cells", type=int, default=40)
    parser.add_argument("--readers", type=int, default=1, help="readers that play at once, each with the next seed")
    asked = parser.parse_args()
    shares = [asked.tricks // asked.readers + (n < asked.tricks % asked.readers) for n in range(asked.readers)]
    seeds = range(asked.seed, asked.seed + asked.readers)
    with ProcessPoolExecutor(asked.readers) as pool:
        done = sum(pool.map(campaign, shares, seeds, repeat(asked.cells)), Done())
    print(
        f"{done.tricks} cards in {done.takes} takes of the line; {done.blind} keys over foreign cells, "
        f"{done.unseen} cards played unseen; foreign cells stood at most {done.longest:.2f} s after a leave"
    )
    return 1 if done.unseen else 0


if __name__ == "__main__":
    raise SystemExit(main())
