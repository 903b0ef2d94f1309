"""Pages for embossers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from braille.brf import Block, Heading, Lines, NotSixDots, Page, Paragraph, ascii_braille, brf, pages, wrap
from braille.text import Table

WRITE = Table("en-6").cells


def test_lines_end_with_cr_lf_and_pages_with_a_form_feed() -> None:
    assert brf([Paragraph(WRITE("one two"), first=0)], Page(3, 2)) == b"ONE\r\nTWO\r\n\f"


def test_without_form_feeds_pages_are_filled_with_lines() -> None:
    blocks = [Paragraph(WRITE("one two three"), first=0)]
    assert brf(blocks, Page(5, 2, form_feed=False)) == b"ONE\r\nTWO\r\nTHREE\r\n\r\n"


def test_a_paragraph_is_indented_and_wrapped_at_blanks() -> None:
    assert [ascii_braille(line) for line in wrap(WRITE("the seven of hearts"), 9, first=2)] == [
        b"  THE",
        b"SEVEN OF",
        b"HEARTS",
    ]


def test_a_word_longer_than_the_line_is_broken_anywhere() -> None:
    assert [len(line) for line in wrap(WRITE("abcdefghijk"), 4)] == [4, 4, 3]


def test_a_heading_is_in_the_middle_and_never_last_on_a_page() -> None:
    blocks: list[Block] = [
        Paragraph(WRITE("a b c d e f"), first=0),
        Heading(WRITE("rules")),
        Paragraph(WRITE("one two"), first=0),
    ]
    done = [[ascii_braille(line) for line in page] for page in pages(blocks, Page(11, 3))]
    assert done == [[b"A B C D E F"], [b"   RULES", b"", b"ONE TWO"]]


def test_lines_stay_together_where_they_fit() -> None:
    table = Lines((WRITE("ab"), WRITE("cd"), WRITE("ef")))
    first, second = pages([Paragraph(WRITE("x y"), first=0), table], Page(3, 3))
    assert (len(first), len(second)) == (1, 3)


def test_a_table_longer_than_a_page_goes_on_in_the_next() -> None:
    table = Lines(tuple(WRITE("abc") for _ in range(7)))
    assert [len(page) for page in pages([table], Page(10, 3))] == [3, 3, 1]


def test_eight_dots_are_refused() -> None:
    with pytest.raises(NotSixDots):
        brf([Paragraph(Table("en-8").cells("7"))])


def test_a_page_without_room_is_refused() -> None:
    with pytest.raises(ValueError, match="width=1"):
        brf([], Page(1, 25))


@given(
    words=st.lists(st.integers(min_value=1, max_value=30), max_size=40),
    width=st.integers(min_value=2, max_value=40),
    height=st.integers(min_value=2, max_value=25),
)
def test_every_cell_comes_out_once_and_every_line_fits(words: list[int], width: int, height: int) -> None:
    cells = b"\0".join(bytes([index % 63 + 1]) * length for index, length in enumerate(words))
    blocks: list[Block] = [Heading(WRITE("rules")), Paragraph(cells), Lines((WRITE("a"), WRITE("b")))]
    done = pages(blocks, Page(width, height))
    lines = [line for page in done for line in page]
    assert all(len(page) <= height for page in done)
    assert all(len(line) <= width for line in lines)
    expected = WRITE("rules") + cells + WRITE("ab")
    assert b"".join(lines).replace(b"\0", b"") == expected.replace(b"\0", b"")
