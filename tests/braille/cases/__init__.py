"""The bytes of each family and the events that its codec must return: the table behind ``test_drivers`` and ``fuzz``.

Lives here: one file a family with ``CASES``; ``all_cases`` finds every file by itself.
Must not live here: anything that the codec under test computes.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from braille.driver import Driver, DriverEvent, Identity, KeyPressed, KeyReleased


@dataclass(frozen=True)
class Case:
    """One display of one family.

    :param identification: the packets of the display after ``hello``; the test calls ``tick`` after each.
    :param answers: all bytes that the driver itself sends meanwhile.
    :param packets: the following packets of the display, each with its events.
    :param shows: cells, and the bytes that put them on the display.
    :param garbage: bytes that belong to no packet.
    :param damaged: packets that the driver must refuse (wrong checksum, wrong end, impossible values).
    :param absurd: beginnings of packets with an impossible length.
    """

    name: str
    driver: Callable[[], Driver]
    hello: bytes
    identification: Sequence[bytes]
    identity: Identity
    packets: Sequence[tuple[bytes, Sequence[DriverEvent]]]
    shows: Sequence[tuple[bytes, bytes]]
    answers: bytes = b""
    garbage: Sequence[bytes] = ()
    damaged: Sequence[bytes] = ()
    absurd: Sequence[bytes] = ()

    def identified(self) -> Driver:
        """Return a driver that has just identified this display."""
        driver = self.driver()
        driver.hello()
        for packet in self.identification:
            driver.receive(packet)
            driver.tick(0.01)
        return driver


def down(*keys: str) -> list[DriverEvent]:
    """Return the events of keys going down."""
    return [KeyPressed(key) for key in keys]


def up(*keys: str) -> list[DriverEvent]:
    """Return the events of keys going up."""
    return [KeyReleased(key) for key in keys]


def all_cases() -> list[Case]:
    """Return the cases of all families."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    return [case for name in names for case in importlib.import_module(f"{__name__}.{name}").CASES]
