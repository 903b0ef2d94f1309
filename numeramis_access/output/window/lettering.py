"""Letters in Atkinson Hyperlegible Next, a typeface for low vision; ``style`` is the weight and spacing of the player's
choice.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from numeramis_access.input.pygame_types import Font, Surface
from numeramis_access.output.window.colour_themes import Colour

FONT_FOLDER = Path(__file__).parent / "fonts"
WEIGHT_NAMES = {"regular": "Regular", "bold": "SemiBold", "heavy": "ExtraBold"}
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
#: the smallest text size, in pixels
MIN_TEXT_PIXELS = 10


class TextStyle(NamedTuple):
    """The look of text.

    :param weight: one of WEIGHT_NAMES. :param spacing: extra space between letters, in percent of the text's size.
    """

    weight: str = "regular"
    spacing: int = 0


@lru_cache(maxsize=16)
def font(size: int, weight: str) -> Font:
    """Return the typeface at a size in pixels.

    :param size: height of the text, in pixels.
    :param weight: name of the weight, one of the values of ``WEIGHT_NAMES``.
    """
    import pygame

    pygame.register_quit(font.cache_clear)  # typefaces become invalid when pygame quits
    return pygame.font.Font(FONT_FOLDER / f"AtkinsonHyperlegibleNext-{WEIGHT_NAMES[weight]}.ttf", size)


def line_height(size: int, style: TextStyle) -> int:
    """Return the line height in pixels.

    :param size: height of the letters, in pixels. :param style: the typeface and its weight.
    """
    return int(font(size, style.weight).get_linesize())


@lru_cache(maxsize=2048)
def text_width(text: str, size: int, style: TextStyle) -> int:
    """Return the width of a line of text in pixels.

    :param text: the text. :param size: height of the letters, in pixels. :param style: the typeface and its weight.
    """
    letters = font(size, style.weight)
    if not style.spacing:
        return int(letters.size(text)[0])
    return sum(int(letters.size(letter)[0]) + _gap(size, style) for letter in text)


def _gap(size: int, style: TextStyle) -> int:
    return round(size * style.spacing / 100)


def render_line(text: str, size: int, colour: Colour, style: TextStyle) -> Surface:
    """Return a line of text as a picture.

    :param text: the text. :param size: height of the letters, in pixels. :param style: their weight and spacing.
    """
    letters = font(size, style.weight)
    if not style.spacing:
        return letters.render(text, True, colour)
    import pygame

    picture = pygame.Surface((max(1, text_width(text, size, style)), letters.get_height()), pygame.SRCALPHA)
    left = 0
    for letter in text:
        picture.blit(letters.render(letter, True, colour), (left, 0))
        left += int(letters.size(letter)[0]) + _gap(size, style)
    return picture


@lru_cache(maxsize=256)
def wrap_text(text: str, size: int, room: int, style: TextStyle) -> tuple[str, ...]:
    """Return text wrapped to a width; an overlong word is divided, never lost.

    :param text: the text. :param size: height of the letters, in pixels. :param room: the width, in pixels.
    :param style: the typeface and its weight.
    """
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if text_width(longer, size, style) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        while text_width(word, size, style) > room and len(word) > 1:
            fits = (end for end in range(len(word) - 1, 1, -1) if text_width(word[:end], size, style) <= room)
            cut = next(fits, 1)
            lines.append(word[:cut])
            word = word[cut:]
        line = word
    return (*lines, line) if line else tuple(lines)


@lru_cache(maxsize=256)
def elide_text(text: str, size: int, room: tuple[int, int], style: TextStyle) -> tuple[str, ...]:
    """Return the lines of a text that fit, at least the first; a shortened text ends in an ellipsis.

    :param text: the text. :param size: height of the letters, in pixels. :param room: width and height in pixels.
    :param style: the typeface and its weight.
    """
    lines = wrap_text(text, size, room[0], style)
    count = max(1, room[1] // line_height(size, style))
    if len(lines) <= count:
        return lines
    last = lines[count - 1]
    while last and text_width(last + ELLIPSIS, size, style) > room[0]:
        last = last[:-1]
    return (*lines[: count - 1], last.rstrip() + ELLIPSIS)


@lru_cache(maxsize=256)
def fitting_size(text: str, most: int, room: tuple[int, int], style: TextStyle) -> int:
    """Return the largest size from ``MIN_TEXT_PIXELS`` to ``most`` at which the whole text fits without a divided word;
    ``MIN_TEXT_PIXELS`` if it fits at none.

    :param text: the text to fit.
    :param most: the largest size, in pixels.
    :param room: width and height in pixels.
    :param style: weight and spacing of the letters.
    """
    if _has_room(text, most, room, style):
        return most
    least, beyond = MIN_TEXT_PIXELS, max(MIN_TEXT_PIXELS + 1, min(most, room[1]))
    while beyond - least > 1:
        middle = (least + beyond) // 2
        least, beyond = (middle, beyond) if _has_room(text, middle, room, style) else (least, middle)
    return least


def _has_room(text: str, size: int, room: tuple[int, int], style: TextStyle) -> bool:
    lines = wrap_text(text, size, room[0], style)
    longest = max(text.split(" "), key=len)
    return len(lines) * line_height(size, style) <= room[1] and text_width(longest, size, style) <= room[0]
