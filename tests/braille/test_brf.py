"""Pages for embossers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from braille.brf import (
    Block,
    BrailleParagraph,
    Heading,
    Lines,
    NotSixDots,
    PageSize,
    RunningLines,
    ascii_braille,
    brf,
    pages,
    wrap,
)
from braille.text import BrailleTable

WRITE = BrailleTable("en-6").cells


def test_lines_end_with_cr_lf_and_pages_with_a_form_feed() -> None:
    assert brf([BrailleParagraph(WRITE("one two"), first=0)], PageSize(3, 2)) == b"ONE\r\nTWO\r\n\f"


def test_without_form_feeds_pages_are_filled_with_lines() -> None:
    blocks = [BrailleParagraph(WRITE("one two three"), first=0)]
    assert brf(blocks, PageSize(5, 2, form_feed=False)) == b"ONE\r\nTWO\r\nTHREE\r\n\r\n"


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
        BrailleParagraph(WRITE("a b c d e f"), first=0),
        Heading(WRITE("rules")),
        BrailleParagraph(WRITE("one two"), first=0),
    ]
    done = [[ascii_braille(line) for line in page] for page in pages(blocks, PageSize(11, 3))]
    assert done == [[b"A B C D E F"], [b"   RULES", b"", b"ONE TWO"]]


def test_lines_stay_together_where_they_fit() -> None:
    table = Lines((WRITE("ab"), WRITE("cd"), WRITE("ef")))
    first, second = pages([BrailleParagraph(WRITE("x y"), first=0), table], PageSize(3, 3))
    assert (len(first), len(second)) == (1, 3)


def test_a_table_longer_than_a_page_goes_on_in_the_next() -> None:
    table = Lines(tuple(WRITE("abc") for _ in range(7)))
    assert [len(page) for page in pages([table], PageSize(10, 3))] == [3, 3, 1]


def test_eight_dots_are_refused() -> None:
    with pytest.raises(NotSixDots):
        brf([BrailleParagraph(BrailleTable("en-8").cells("7"))])


def test_a_page_without_room_is_refused() -> None:
    with pytest.raises(ValueError, match="width=1"):
        brf([], PageSize(1, 25))


def numbers(value: int) -> bytes:
    return WRITE(str(value))


def test_pages_have_a_number_and_from_the_second_on_a_title() -> None:
    blocks: list[Block] = [Lines(tuple(WRITE("ab") for _ in range(4)))]
    done = pages(blocks, PageSize(12, 3), RunningLines(WRITE("rules"), numbers))
    assert [ascii_braille(page[0]) for page in done] == [b"          #A", b"   RULES  #B"]
    assert [len(page) for page in done] == [3, 3]


def test_contents_tell_the_page_of_each_heading() -> None:
    part = [Heading(WRITE("part")), BrailleParagraph(WRITE("a b"), first=0)]
    blocks: list[Block] = [Heading(WRITE("rules"), entry=False), *part * 3]
    done = pages(blocks, PageSize(12, 6), RunningLines(b"", numbers), Heading(WRITE("list"), entry=False))
    listed = [ascii_braille(line) for page in done for line in page if 0x10 in line]
    found = [
        number for number, page in enumerate(done, 1) if any(ascii_braille(line).strip() == b"PART" for line in page)
    ]
    assert [line[-2:] for line in listed] == [ascii_braille(numbers(number)) for number in found]
    assert listed[0].startswith(b'PART "')


def test_what_is_handed_out_by_itself_begins_a_page_and_the_first_stands_under_the_title() -> None:
    part = [Heading(WRITE("part"), apart=True), BrailleParagraph(WRITE("a b"), first=0)]
    done = pages([Heading(WRITE("names"), entry=False), *part * 3], PageSize(12, 20))
    assert [sum(ascii_braille(line).strip() == b"PART" for line in page) for page in done] == [1, 1, 1]
    assert ascii_braille(done[0][0]).strip() == b"NAMES"


def test_a_word_is_broken_at_the_last_place_that_fits() -> None:
    soft = frozenset([3, 6])
    assert [ascii_braille(line) for line in wrap(WRITE("abcdefghi"), 8, soft=soft)] == [b"ABCDEF-", b"GHI"]
    assert [ascii_braille(line) for line in wrap(WRITE("abcdefghi"), 6, soft=soft)] == [b"ABC-", b"DEFGHI"]
    assert [ascii_braille(line) for line in wrap(WRITE("x abcdefghi"), 6, soft=frozenset([5, 8]))] == [
        b"X ABC-",
        b"DEFGHI",
    ]


@given(
    words=st.lists(st.integers(min_value=1, max_value=30), max_size=40),
    width=st.integers(min_value=2, max_value=40),
    height=st.integers(min_value=2, max_value=25),
)
def test_every_cell_comes_out_once_and_every_line_fits(words: list[int], width: int, height: int) -> None:
    cells = b"\0".join(bytes([index % 63 + 1]) * length for index, length in enumerate(words))
    blocks: list[Block] = [Heading(WRITE("rules")), BrailleParagraph(cells), Lines((WRITE("a"), WRITE("b")))]
    done = pages(blocks, PageSize(width, height))
    lines = [line for page in done for line in page]
    assert all(len(page) <= height for page in done)
    assert all(len(line) <= width for line in lines)
    expected = WRITE("rules") + cells + WRITE("ab")
    assert b"".join(lines).replace(b"\0", b"") == expected.replace(b"\0", b"")
