"""The cards on paper: braille at its true size in two opposite corners, nothing lost, nothing over the edge."""

from __future__ import annotations

import io
import re
from collections import Counter

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from braille.cells import from_unicode, to_unicode
from braille.text import BrailleTable
from numeramis_access.core.cards import NUMBERS, french_pack, numeramis_pack
from numeramis_access.kit.cards import COLOURS, DISC_PATH, SUIT_PATHS, Letters, cards_svg
from tests.kit.drawing import SVG, Dot, dots, group, read

COURT = {"T": "x", "J": "j", "Q": "q", "K": "k", "A": "a"}
CZECH = Letters(COURT, {"c": "t", "d": "k", "h": "s", "s": "p"}, BrailleTable("cs-6").cells)
ENGLISH = Letters(COURT, {"c": "c", "d": "d", "h": "h", "s": "s"}, BrailleTable("en-6").cells)
#: the page: three by three cards of 63 by 88 millimetres in the middle of A4
LEFT, TOP, WIDE, TALL = 10.5, 16.5, 63.0, 88.0
PIXELS = 4


def on_cards(svg: str) -> list[list[Dot]]:
    """Return the dots of each of the nine places on a page, measured from that card's upper left corner."""
    places: list[list[Dot]] = [[] for _ in range(9)]
    for x, y in dots(svg):
        column, row = int((x - LEFT) // WIDE), int((y - TOP) // TALL)
        assert column in (0, 1, 2)
        assert row in (0, 1, 2)
        places[row * 3 + column].append((x - LEFT - column * WIDE, y - TOP - row * TALL))
    return [place for place in places if place]


def corners(card: list[Dot]) -> tuple[bytes, bytes]:
    """Read the upper left corner, and the lower right one with the card turned half round."""
    upper = [dot for dot in card if dot[1] < TALL / 2]
    lower = [(WIDE - x, TALL - y) for x, y in card if y > TALL / 2]
    return read(upper, 6, 6), read(lower, 6, 6)


def picture(svg: str) -> NDArray[np.uint8]:
    """Draw a page, ``PIXELS`` to the millimetre, as grey levels by column and row."""
    scaled = re.sub(r'width="210mm" height="297mm"', f'width="{210 * PIXELS}" height="{297 * PIXELS}"', svg, count=1)
    surface = pygame.image.load(io.BytesIO(scaled.encode()), "page.svg")
    assert surface.get_size() == (210 * PIXELS, 297 * PIXELS)
    flat = pygame.Surface(surface.get_size(), 0, 24)
    flat.fill("white")
    flat.blit(surface, (0, 0))
    return np.asarray(pygame.surfarray.array3d(flat).min(2))


def without(svg: str, layer: str) -> str:
    """Return a page with one layer made empty."""
    return re.sub(rf'(<g id="{layer}"[^>]*>).*?(?=\n</g>\n(<g id|</svg>))', r"\1", svg, flags=re.DOTALL)


def one_of_each() -> list[str]:
    return [*cards_svg(NUMBERS, CZECH), *cards_svg(french_pack(), CZECH)]


def test_all_eighty_cards_are_there_each_number_eight_times_in_one_cell() -> None:
    read_back = Counter(corners(card) for page in cards_svg(numeramis_pack(), CZECH) for card in on_cards(page))
    cells = [from_unicode(pattern) for pattern in "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊"]
    assert read_back == {(cell, cell): 8 for cell in cells}


@pytest.mark.parametrize(("letters", "suits"), [(CZECH, "⠞⠅⠎⠏"), (ENGLISH, "⠉⠙⠓⠎")], ids=["cs", "en"])
def test_french_cards_are_rank_then_suit_letter_the_same_in_both_corners(letters: Letters, suits: str) -> None:
    read_back = [corners(card) for page in cards_svg(french_pack(), letters) for card in on_cards(page)]
    expected = [rank + suit for suit in suits for rank in "⠃⠉⠙⠑⠋⠛⠓⠊⠭⠚⠟⠅⠁"]
    assert [to_unicode(upper) for upper, _ in read_back] == expected
    assert all(upper == lower for upper, lower in read_back)


def test_a_letter_that_is_not_one_cell_is_refused() -> None:
    with pytest.raises(ValueError, match="one cell"):
        cards_svg(["Ts"], Letters({**COURT, "T": "10"}, CZECH.suits, CZECH.cells))


def test_the_back_is_the_same_dots_mirrored_and_nothing_printed() -> None:
    (front,), (back,) = cards_svg(["3", "Ks"], CZECH), cards_svg(["3", "Ks"], CZECH, back=True)
    assert dots(front) == dots(back)
    assert group(back, "braille").get("transform") == "matrix(-1 0 0 1 210 0)"
    assert 'id="print"' not in back
    mirrored = picture(without(back, "cut"))[::-1]
    dark = picture(without(without(front, "cut"), "print")) < 128
    assert dark.any()
    assert np.array_equal(dark, mirrored < 128)


def test_what_is_cut_off_and_what_is_printed_stay_apart() -> None:
    for svg in one_of_each():
        for path in group(svg, "cut").iter(f"{SVG}path"):
            x1, y1, x2, y2 = map(float, re.findall(r"[\d.]+", path.attrib["d"]))
            beside = max(x1, x2) < LEFT or min(x1, x2) > 210 - LEFT
            above = max(y1, y2) < TOP or min(y1, y2) > 297 - TOP
            assert beside or above, "a mark runs into a card"
            assert (y1 - TOP) % TALL == 0 if beside else (x1 - LEFT) % WIDE == 0
        ink = picture(without(svg, "cut")) < 200
        for column in range(3):
            for row in range(3):
                x, y = round((LEFT + column * WIDE) * PIXELS), round((TOP + row * TALL) * PIXELS)
                card = ink[x : x + round(WIDE * PIXELS), y : y + round(TALL * PIXELS)].copy()
                card[4 * PIXELS : -4 * PIXELS, 4 * PIXELS : -4 * PIXELS] = False
                assert not card.any(), "ink nearer than 4 mm to a card's edge"


def test_a_card_is_the_same_from_both_ends() -> None:
    for svg in cards_svg(NUMBERS, CZECH)[:1]:
        ink = picture(svg)
        for column, row in ((0, 0), (1, 1), (2, 2)):
            x, y = round((LEFT + column * WIDE) * PIXELS), round((TOP + row * TALL) * PIXELS)
            card = ink[x : x + round(WIDE * PIXELS), y : y + round(TALL * PIXELS)] < 128
            assert (card != card[::-1, ::-1]).mean() < 0.004
    for suit in "cdhs":
        assert SUIT_PATHS[suit] in cards_svg(["A" + suit], CZECH)[0]


def test_print_keeps_clear_of_the_braille() -> None:
    for svg in one_of_each():
        printed = picture(without(without(svg, "cut"), "braille")) < 200
        assert printed.mean() > 0.002
        for x, y in dots(svg):
            a, b, reach = round(x * PIXELS), round(y * PIXELS), round(2.2 * PIXELS)
            assert not printed[a - reach : a + reach, b - reach : b + reach].any()


def test_pips_are_as_many_as_the_number_says() -> None:
    for number in NUMBERS[1:]:
        assert cards_svg([number], CZECH)[0].count(DISC_PATH + '"') == int(number)
    for rank, count in zip("23456789TJQKA", [*range(2, 11), 1, 1, 1, 1], strict=True):
        beside_the_number = 2
        assert cards_svg([rank + "h"], CZECH)[0].count(SUIT_PATHS["h"]) == count + beside_the_number


def test_six_and_nine_are_underlined_and_no_other() -> None:
    underlined = [number for number in NUMBERS if "<rect x=" in cards_svg([number], CZECH)[0]]
    assert underlined == ["6", "9"]


@pytest.mark.parametrize("suit", sorted(COLOURS))
def test_every_suit_stands_out_from_the_paper(suit: str) -> None:
    levels = [int(COLOURS[suit][at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4 for level in levels]
    light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    assert 1.05 / (light + 0.05) >= 7
