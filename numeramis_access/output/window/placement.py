"""Where the window stood when it was closed: kept beside the settings, in a file of its own."""

from __future__ import annotations

from pathlib import Path

import msgspec

from numeramis_access.store.files import write_whole

#: the size of a window that has never been moved, and the least it may have, in pixels
SIZE, LEAST = (1024, 768), (320, 240)


class Placement(msgspec.Struct, frozen=True):
    """Place and size of the window in pixels; no place where the system may choose."""

    size: tuple[int, int] = SIZE
    place: tuple[int, int] | None = None


def load(path: Path) -> Placement:
    """Return the last placement; the usual one where there is none or it cannot be read."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Placement)
    except (OSError, msgspec.DecodeError):
        return Placement()
    return found if found.size[0] >= LEAST[0] and found.size[1] >= LEAST[1] else Placement()


def save(placement: Placement, path: Path) -> None:
    """Keep a placement.

    :raises OSError: when it cannot be written.
    """
    write_whole(path, msgspec.json.encode(placement))


def on_a_screen(placement: Placement, screens: list[tuple[int, int]]) -> Placement:
    """Return the placement as it fits the screens that there are now: no larger, and without a place that is gone.

    :param screens: width and height of each.
    """
    width, height = max(screens, default=SIZE)
    size = min(placement.size[0], width), min(placement.size[1], height)
    across = sum(screen[0] for screen in screens)
    place = placement.place
    if place is not None and not (0 <= place[0] < across - LEAST[0] and 0 <= place[1] < height - LEAST[1]):
        place = None
    return Placement(size, place)
