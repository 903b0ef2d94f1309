"""Feeds damaged streams to every codec: ``python -m tests.braille.fuzz --inputs 1000000``.

An input is a family's own stream (see ``cases``) with a few accidents of a line (bytes lost, doubled, changed, swapped,
cut off or inserted), or random bytes. It arrives in random pieces, with pauses, questions and writes in between. A
codec must not raise, hang, keep more than a few hundred bytes, or return impossible events.
``--family baum,hid`` leaves out other families; ``--seed`` repeats a run.
"""

from __future__ import annotations

import argparse
import faulthandler
import random
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from braille.driver import Driver, DriverEvent, Identity, KeyPressed, KeyReleased, Restarted
from tests.braille.cases import Case, all_cases

MOST_BYTES_KEPT = 1500
MOST_CELLS = 1000
HANG = 60  # seconds for a thousand inputs until the program prints its stack and exits


def bytes_kept(thing: object, depth: int = 4) -> int:
    """Return the number of bytes and elements in the fields of an object, to a depth of ``depth``."""
    if isinstance(thing, bytes | bytearray | str):
        return len(thing)
    if depth == 0 or isinstance(thing, int | float | type(None)):
        return 0
    if isinstance(thing, Mapping):
        return sum(1 + bytes_kept(value, depth - 1) for value in thing.values())
    if isinstance(thing, Sequence | AbstractSet):
        return sum(1 + bytes_kept(value, depth - 1) for value in thing)
    return sum(bytes_kept(value, depth - 1) for value in getattr(thing, "__dict__", {}).values())


class Judge:
    """A watch on one driver that raises as soon as the driver breaks a promise.

    :param known: whether the driver has already identified its display.
    """

    def __init__(self, case: Case, known: bool) -> None:
        self.driver: Driver = case.identified() if known else case.driver()
        self.own = bytes_kept(case.driver())  # tables of every such driver
        self.cells = case.identity.cells if known else 0
        self.held: Counter[str] = Counter()

    def receive(self, data: bytes) -> None:
        """Feed bytes and judge the events.

        :raises AssertionError: for too many kept bytes, impossible cells, or releases of keys that are not down.
        """
        for event in self.driver.receive(data):
            self._judge(event)
        assert bytes_kept(self.driver) - self.own < MOST_BYTES_KEPT

    def _judge(self, event: DriverEvent) -> None:
        if isinstance(event, Identity):
            assert 0 < event.cells <= MOST_CELLS
            assert event.cells % event.lines == 0
            assert event.model.isprintable()
            self.cells = event.cells
            self.held.clear()
        elif isinstance(event, KeyPressed):
            assert self.cells, "a key before the identity"
            self._judge_key(event.key)
            self.held[event.key] += 1
        elif isinstance(event, KeyReleased):
            assert self.held[event.key] > 0, event
            self.held[event.key] -= 1
        elif isinstance(event, Restarted):
            self.held.clear()

    def _judge_key(self, key: str) -> None:
        word, _, number = key.rpartition(" ")
        assert key
        assert word != "routing" or 0 <= int(number) < self.cells, key

    def use(self, chance: random.Random) -> None:
        """Call another method of the driver at random."""
        what = chance.random()
        if what < 0.5:
            self.driver.tick(chance.choice([0.0, 0.01, 0.3, 2.0]))
        elif what < 0.7 and self.cells:
            assert self.driver.show(bytes(self.cells)) is not None
        elif what < 0.8:
            assert self.driver.hello() is not None


def damaged(stream: bytes, chance: random.Random) -> bytes:
    """Return the stream after a few accidents."""
    data = bytearray(stream)
    for _ in range(chance.randrange(6)):
        at = chance.randrange(len(data) + 1)
        what = chance.randrange(7)
        if what == 0:
            del data[at : at + chance.choice([1, 1, 2, 9])]
        elif what == 1:
            data[at:at] = data[at : at + chance.choice([1, 2, 20])]
        elif what == 2:
            data[at : at + 1] = bytes([chance.randrange(256)])
        elif what == 3 and at < len(data):
            data[at] ^= 1 << chance.randrange(8)
        elif what == 4:
            data[at:at] = chance.randbytes(chance.choice([1, 2, 40]))
        elif what == 5:
            data[at:at] = bytes([chance.choice([0x00, 0x01, 0x02, 0x1B, 0x79, 0x80, 0xFA, 0xFE, 0xFF])])
        else:
            del data[at:]
    return bytes(data)


def one_input(case: Case, streams: Sequence[bytes], chance: random.Random) -> int:
    """Feed one input; return its number of bytes."""
    judge = Judge(case, known=chance.random() < 0.8)
    noise = chance.random() < 0.1
    data = chance.randbytes(chance.randrange(400)) if noise else damaged(chance.choice(streams), chance)
    at = 0
    while at < len(data):
        size = chance.choice([1, 3, 16, 64, len(data)])
        judge.receive(data[at : at + size])
        at += size
        if chance.random() < 0.3:
            judge.use(chance)
    return len(data)


def campaign(cases: Sequence[Case], inputs: int, seed: int) -> int:
    """Feed inputs to all cases in turn; return the number of bytes.

    :param inputs: number of inputs. :raises AssertionError: with the number of the failing input; the seed repeats it.
    """
    streams = {case.name: _streams(case) for case in cases}
    total = 0
    for number in range(inputs):
        if number % 1000 == 0 and faulthandler.is_enabled():
            faulthandler.dump_traceback_later(HANG, exit=True)
        case = cases[number % len(cases)]
        try:
            total += one_input(case, streams[case.name], random.Random(f"{seed} {number}"))
        except Exception as error:
            error.add_note(f"{case.name}: input {number} of seed {seed}")
            raise
    faulthandler.cancel_dump_traceback_later()
    return total


def _streams(case: Case) -> list[bytes]:
    packets = [packet for packet, _ in case.packets]
    whole = b"".join(packets)
    return [b"".join([*case.identification, whole]), whole, *packets, *case.absurd, *case.damaged]


def main(arguments: Sequence[str]) -> None:
    """Run a campaign and print its figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.braille.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--family", default="", help="only the cases whose names begin so; several with commas")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    faulthandler.enable()
    cases = [case for case in all_cases() if case.name.startswith(tuple(options.family.split(",")))]
    began = time.monotonic()
    total = campaign(cases, options.inputs, options.seed)
    seconds = time.monotonic() - began
    families = sorted({case.name.partition(",")[0] for case in cases})
    print(f"{options.inputs} inputs, {total} bytes, {len(cases)} displays of {', '.join(families)}")
    print(f"{seconds:.0f} s, seed {options.seed}: nothing raised, hung, grew, or said the impossible")


if __name__ == "__main__":
    main(sys.argv[1:])
