"""Position and size of the window at its last closing, saved beside the settings in a separate file."""

from __future__ import annotations

from pathlib import Path

import msgspec

from numeramis_access.core.codec import from_json
from numeramis_access.store.files import LONGEST_TEXT, read_plain, write_whole

#: share of the screen's width and height for a window that was never moved: it looks equally large on screens of any
#: resolution
SHARE = 0.9
#: the minimum size of a window, in pixels
LEAST = (320, 240)


class WindowPlace(msgspec.Struct, frozen=True):
    """Position and size of the window in pixels; None if they were never chosen."""

    size: tuple[int, int] | None = None
    place: tuple[int, int] | None = None


def load(path: Path) -> WindowPlace:
    """Return the saved position and size; the default if there is none or the file cannot be read.

    :param path: path of the file.
    """
    try:
        placement: WindowPlace = from_json(read_plain(path, LONGEST_TEXT), WindowPlace)
    except (OSError, ValueError):
        return WindowPlace()
    small = placement.size is not None and (placement.size[0] < LEAST[0] or placement.size[1] < LEAST[1])
    return WindowPlace() if small else placement


def save(placement: WindowPlace, path: Path) -> None:
    """Save position and size.

    :param path: path of the file.
    :raises OSError: when it cannot be written.
    """
    write_whole(path, msgspec.json.encode(placement))


def fit_on_screen(
    placement: WindowPlace, screens: list[tuple[int, int]]
) -> tuple[tuple[int, int], tuple[int, int] | None]:
    """Return size and position that fit the present screens: no larger, and None for a position off all screens.

    :param screens: width and height of each, the main screen first.
    """
    width, height = max(screens)
    size, place = placement.size, placement.place
    if size is None:
        return usual_size(screens[0]), place
    across = sum(screen[0] for screen in screens)
    if place is not None and not (0 <= place[0] < across - LEAST[0] and 0 <= place[1] < height - LEAST[1]):
        place = None
    return (min(size[0], width), min(size[1], height)), place


def usual_size(screen: tuple[int, int]) -> tuple[int, int]:
    """Return the default size of a window on a screen of this size."""
    return round(screen[0] * SHARE), round(screen[1] * SHARE)
