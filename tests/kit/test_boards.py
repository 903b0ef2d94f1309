"""The score boards: every name and number in print and in braille, inside its field and the page."""

from __future__ import annotations

from itertools import pairwise

import pytest

from braille.cells import from_unicode
from braille.text import BrailleTable
from numeramis_access.kit.score_boards import counting_board_svg, most_columns, score_board_svg
from tests.kit.drawing import BASE, SVG, dots, group, read

CELLS = BrailleTable("cs-6").cells
NAMES = ["Alojz", "David", "Bedřich", "Cyril"]


def printed(svg: str) -> list[str]:
    return [text.text or "" for text in group(svg, "print").iter(f"{SVG}text")]


def upright(svg: str) -> list[float]:
    """Return the positions of a table's upright lines."""
    lines = (line.attrib for line in group(svg, "print").iter(f"{SVG}line"))
    return sorted({float(line["x1"]) for line in lines if line["x1"] == line["x2"]})


def test_the_table_has_every_name_and_every_game() -> None:
    pages = score_board_svg("Šipky", NAMES, 10, CELLS)
    assert [printed(page) for page in pages] == [["Šipky", *NAMES, *map(str, range(1, 11))]]


def test_games_that_do_not_fit_go_on_on_the_next_page() -> None:
    pages = score_board_svg("Loker", NAMES, 30, CELLS, first=5)
    numbers = [text for page in pages for text in printed(page)[1 + len(NAMES) :]]
    assert numbers == [str(number) for number in range(5, 35)]
    assert len(pages) > 1


def test_the_title_and_the_numbers_can_be_read_in_braille() -> None:
    (page,) = score_board_svg("Kvist", ["my", "oni"], 10, CELLS)
    edge = 12 + BASE / 2
    assert read([dot for dot in dots(page) if dot[1] < 19], edge, edge) == CELLS("Kvist")
    tenth = max(y for _, y in dots(page)) - 2 * 2.34
    assert read([dot for dot in dots(page) if dot[1] > tenth - 1], edge, tenth) == from_unicode("⠼⠁⠚")


@pytest.mark.parametrize("count", [1, 2, 4, 10])
def test_a_name_stays_within_its_column(count: int) -> None:
    names = ["Bartoloměj"] * count
    (page,) = score_board_svg("Loker", names, 3, CELLS)
    lines = upright(page)
    assert len(lines) == count + 1
    head = [x for x, y in dots(page) if 34 < y < 50]
    assert head
    assert min(abs(x - line) for x in head for line in lines) > BASE / 2 + 0.4
    assert all(any(left < x < right for x in head) for left, right in pairwise(lines))


def test_everything_stays_inside_the_page() -> None:
    pages = score_board_svg("Loker", ["Ada"] * most_columns(), 40, CELLS) + counting_board_svg("Q", NAMES, 3, CELLS)
    for page in pages:
        assert all(10 <= x <= 200 and 10 <= y <= 287 for x, y in dots(page))
        for line in group(page, "print").iter(f"{SVG}line"):
            assert all(10 <= float(line.attrib[end]) <= 287 for end in ("x1", "y1", "x2", "y2"))


@pytest.mark.parametrize("orders", [1, 2, 3])
def test_the_counting_board_has_ten_fields_for_each_order_of_each_name(orders: int) -> None:
    pages = counting_board_svg("Šipky", NAMES, orders, CELLS)
    rings = [ring.attrib for page in pages for ring in group(page, "print").iter(f"{SVG}circle")]
    assert len(rings) == len(NAMES) * orders * 10
    words = [text for page in pages for text in printed(page)]
    assert [words.count(str(10**order)) for order in range(4)] == [len(NAMES) * (order < orders) for order in range(4)]


def test_a_field_says_its_digit_inside_its_ring() -> None:
    (page,) = counting_board_svg("Šipky", ["David"], 1, CELLS)
    rings = [ring.attrib for ring in group(page, "print").iter(f"{SVG}circle")]
    for ring, pattern in zip(rings, "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊", strict=True):
        x, y, inside = float(ring["cx"]), float(ring["cy"]), float(ring["r"]) - 1.5
        within = [dot for dot in dots(page) if (dot[0] - x) ** 2 + (dot[1] - y) ** 2 < inside**2]
        assert read(within, x - 4.4, y - 2.34) == from_unicode(pattern)


def test_names_are_text_whatever_they_contain() -> None:
    (page,) = score_board_svg("A & B", ["<Eva>"], 1, CELLS)
    assert printed(page)[:2] == ["A & B", "<Eva>"]


def test_what_no_page_takes_is_refused() -> None:
    for columns, rows in (([], 1), (["a"] * (most_columns() + 1), 1), (["a"], 0)):
        with pytest.raises(ValueError, match="columns"):
            score_board_svg("x", columns, rows, CELLS)
    for names, orders in (([], 2), (["a"], 0), (["a"], 4)):
        with pytest.raises(ValueError, match="rows"):
            counting_board_svg("x", names, orders, CELLS)
    assert most_columns() >= 10, "Loker has up to ten players"
