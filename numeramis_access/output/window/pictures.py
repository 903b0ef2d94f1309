"""Pictures of lines and cards that are drawn again: kept by whoever draws, as many as fill the window twice."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pygame import Surface

#: how many windows full of pictures are kept: the page that is seen, and the one that was seen before
WINDOWS = 2


class Pictures:
    """The pictures drawn last, by what they show; those not drawn for longest are forgotten first.

    :ivar room: how many pixels they may have together.
    """

    def __init__(self) -> None:
        self.room = 0
        self.pixels = 0
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def fit(self, size: tuple[int, int]) -> None:
        """Take note of the size of the window that they are drawn into, in pixels."""
        self.room = WINDOWS * size[0] * size[1]

    def of(self, what: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return the picture of something, made if it has not been kept."""
        picture = self._kept.get(what)
        if picture is None:
            picture = self._kept[what] = make()
            self.pixels += _pixels(picture)
        self._kept.move_to_end(what)
        while self.pixels > self.room and len(self._kept) > 1:
            self.pixels -= _pixels(self._kept.popitem(last=False)[1])
        return picture


def _pixels(picture: Surface) -> int:
    return picture.get_width() * picture.get_height()
