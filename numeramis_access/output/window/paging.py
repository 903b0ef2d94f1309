"""What does not fit: the page of a row or a list with the focus, and the words that say how many more there are."""

from __future__ import annotations

from typing import NamedTuple

from numeramis_access.output.window.canvas import Canvas, Target
from numeramis_access.output.window.layout import Box


class Page(NamedTuple):
    """Part of a row. :param first: 0-based. :param size: how many of ``whole`` are shown."""

    first: int
    size: int
    whole: int

    @classmethod
    def of(cls, here: int, count: int, size: int, turn: int = 0) -> Page:
        """Return the page with a place, or one so many pages on; pages are the same wherever the focus is on them."""
        pages = -(-count // size)
        number = min(max(0, here // size + turn), pages - 1)
        return cls(min(number * size, max(0, count - size)), min(size, count), count)

    @property
    def before(self) -> int:
        """Return how many come before this page."""
        return self.first

    @property
    def after(self) -> int:
        """Return how many come after this page."""
        return self.whole - self.first - self.size


def more(canvas: Canvas, page: Page, before: Box, after: Box, text: str) -> None:
    """Say how many more there are before and after; a touch turns the page. :param text: with ``{}`` for the number."""
    for count, box, by in ((page.before, before, -1), (page.after, after, 1)):
        if count:
            canvas.block("more", text.format(count), 0.8, box, canvas.look.theme.accent, middle=True)
            canvas.targets.append(Target(box, "scroll", by))
