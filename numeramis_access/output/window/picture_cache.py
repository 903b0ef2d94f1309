"""A cache of drawn lines and cards, with room for twice the pixels of the window."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from numeramis_access.input.pygame_types import Surface

#: room of the cache in windows: the present page and the previous one
ROOM_IN_WINDOWS = 2


class PictureCache:
    """The latest pictures by content; the least recently used are dropped first.

    :ivar room: maximum number of pixels of all pictures together; one picture is kept even if it is larger.
    :ivar pixels: number of pixels of all pictures together.
    """

    def __init__(self) -> None:
        self.room = 0
        self.pixels = 0
        self._pictures: OrderedDict[Hashable, Surface] = OrderedDict()

    def fit(self, size: tuple[int, int]) -> None:
        """Set the room of the cache by the size of the window. :param size: width and height, in pixels."""
        self.room = ROOM_IN_WINDOWS * size[0] * size[1]

    def picture_of(self, what: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return a picture from the cache; make it if it is not there.

        :param what: everything that the picture depends on. :param make: draws and returns the picture.
        """
        picture = self._pictures.get(what)
        if picture is None:
            picture = self._pictures[what] = make()
            self.pixels += _pixels(picture)
        self._pictures.move_to_end(what)
        while self.pixels > self.room and len(self._pictures) > 1:
            self.pixels -= _pixels(self._pictures.popitem(last=False)[1])
        return picture


def _pixels(picture: Surface) -> int:
    return picture.get_width() * picture.get_height()
