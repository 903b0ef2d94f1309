"""Where the window stood when it was closed: kept beside the settings, in a file of its own."""

from __future__ import annotations

from pathlib import Path

import msgspec

from numeramis_access.core.codec import from_json
from numeramis_access.store.files import LONGEST_TEXT, read_plain, write_whole

#: how much of the screen's width and height a window takes that has never been moved: it is as large to the eye on a
#: fine screen as on a coarse one
SHARE = 0.9
#: the least size of a window, in pixels
LEAST = (320, 240)


class Placement(msgspec.Struct, frozen=True):
    """Place and size of the window in pixels; None where they have never been chosen."""

    size: tuple[int, int] | None = None
    place: tuple[int, int] | None = None


def load(path: Path) -> Placement:
    """Return the last placement; the usual one where there is none or it cannot be read."""
    try:
        found: Placement = from_json(read_plain(path, LONGEST_TEXT), Placement)
    except (OSError, ValueError):
        return Placement()
    small = found.size is not None and (found.size[0] < LEAST[0] or found.size[1] < LEAST[1])
    return Placement() if small else found


def save(placement: Placement, path: Path) -> None:
    """Keep a placement.

    :raises OSError: when it cannot be written.
    """
    write_whole(path, msgspec.json.encode(placement))


def on_a_screen(placement: Placement, screens: list[tuple[int, int]]) -> tuple[tuple[int, int], tuple[int, int] | None]:
    """Return size and place as they fit the screens that there are now: no larger, and without a place that is gone.

    :param screens: width and height of each, the first one first.
    """
    width, height = max(screens)
    size, place = placement.size, placement.place
    if size is None:
        return usual(screens[0]), place
    across = sum(screen[0] for screen in screens)
    if place is not None and not (0 <= place[0] < across - LEAST[0] and 0 <= place[1] < height - LEAST[1]):
        place = None
    return (min(size[0], width), min(size[1], height)), place


def usual(screen: tuple[int, int]) -> tuple[int, int]:
    """Return the size of a window on a screen of this size, as long as nobody has chosen another."""
    return round(screen[0] * SHARE), round(screen[1] * SHARE)
