"""Position and size of the window at its last closing, saved beside the settings in a separate file."""

from __future__ import annotations

from pathlib import Path

import msgspec

from numeramis_access.core.codec import from_json
from numeramis_access.store.files import MAX_TEXT_BYTES, read_regular_file, write_whole

#: share of the screen's width and height for a window that was never moved: it looks equally large on screens of any
#: resolution
SCREEN_SHARE = 0.9
#: the minimum size of a window, in pixels
MIN_WINDOW_SIZE = (320, 240)


class WindowPlace(msgspec.Struct, frozen=True):
    """Position and size of the window in pixels; None if they were never chosen.

    :param size: width and height. :param place: left and top, in pixels of the desktop.
    """

    size: tuple[int, int] | None = None
    place: tuple[int, int] | None = None


def load_place(path: Path) -> WindowPlace:
    """Return the saved position and size; the default if there is none, the file cannot be read, or the size is smaller
    than ``MIN_WINDOW_SIZE``.

    :param path: path of the file.
    """
    try:
        placement: WindowPlace = from_json(read_regular_file(path, MAX_TEXT_BYTES), WindowPlace)
    except (OSError, ValueError):
        return WindowPlace()
    small = placement.size is not None and (
        placement.size[0] < MIN_WINDOW_SIZE[0] or placement.size[1] < MIN_WINDOW_SIZE[1]
    )
    return WindowPlace() if small else placement


def save_place(placement: WindowPlace, path: Path) -> None:
    """Save position and size.

    :param placement: the place. :param path: path of the file.
    :raises OSError: when it cannot be written.
    """
    write_whole(path, msgspec.json.encode(placement))


def fit_on_screen(
    placement: WindowPlace, screens: list[tuple[int, int]]
) -> tuple[tuple[int, int], tuple[int, int] | None]:
    """Return the size and position of a new window, in pixels.

    The size is limited to that of the widest screen. The position is None, which lets the system choose, if none was
    saved or it lies outside all screens.

    :param placement: the saved size and position.
    :param screens: width and height of each screen in pixels, the main screen first and at least one.
    """
    width, height = max(screens)
    size, place = placement.size, placement.place
    if size is None:
        return usual_size(screens[0]), place
    across = sum(screen[0] for screen in screens)
    if place is not None and not (
        0 <= place[0] < across - MIN_WINDOW_SIZE[0] and 0 <= place[1] < height - MIN_WINDOW_SIZE[1]
    ):
        place = None
    return (min(size[0], width), min(size[1], height)), place


def usual_size(screen: tuple[int, int]) -> tuple[int, int]:
    """Return the default width and height of a window on a screen of this size, in pixels: ``SCREEN_SHARE`` of it."""
    return round(screen[0] * SCREEN_SHARE), round(screen[1] * SCREEN_SHARE)
