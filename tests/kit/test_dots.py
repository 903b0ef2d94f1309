"""Both sizes of braille on paper, read back with measures typed from the standards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from braille.cells import from_unicode
from braille.text import BrailleTable
from numeramis_access.cli import main
from numeramis_access.kit.chips import ChipSize, Relief
from numeramis_access.kit.dots import SIZES
from numeramis_access.kit.score_boards import score_board_svg
from tests.kit.drawing import BANA, MARBURG, dots, read

MEASURES = {"bana": BANA, "marburg": MARBURG}
CELLS = BrailleTable("cs-6").cells


@pytest.mark.parametrize("name", SIZES)
def test_a_board_has_its_title_in_the_size_asked_for(name: str) -> None:
    pitch, cell, base = MEASURES[name]
    (page,) = score_board_svg("Kvist", ["my", "oni"], 10, CELLS, size=SIZES[name])
    edge = 12 + base / 2
    title = [dot for dot in dots(page, base) if dot[1] < 19]
    assert read(title, edge, edge, pitch, cell) == CELLS("Kvist")


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (("--language", "cs"), "marburg"),
        (("--language", "en"), "bana"),
        (("--language", "cs", "--dots", "bana"), "bana"),
    ],
)
def test_czech_cards_are_marburg_and_english_ones_bana_unless_another_is_asked_for(
    tmp_path: Path, words: tuple[str, ...], name: str
) -> None:
    assert main(["kit", "cards", "--game", "whist", "--out", str(tmp_path), *words]) == 0
    pitch, cell, base = MEASURES[name]
    first = (tmp_path / "cards-whist-1.svg").read_text()
    corner = [(x - 10.5, y - 16.5) for x, y in dots(first, base) if x < 10.5 + 31 and y < 16.5 + 20]
    assert len(read(corner, 6, 6, pitch, cell)) == 2
    assert read(corner, 6, 6, pitch, cell)[:1] == from_unicode("⠃")


@pytest.mark.parametrize(("name", "height"), [("bana", 0.48), ("marburg", 0.5)])
def test_a_chip_has_dots_as_high_and_as_far_apart_as_asked_for(name: str, height: float) -> None:
    relief = Relief(2, ChipSize(braille=SIZES[name]))
    assert all(relief.height(x, y) == pytest.approx(3.0 + height) for x, y in relief.dots)
    places = sorted({x for x, _ in relief.dots})
    assert places[1] - places[0] == pytest.approx(MEASURES[name][0])


def test_another_size_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["kit", "cards", "--out", str(tmp_path), "--dots", "huge"]) == 2
    assert re.search("bana.*marburg", capsys.readouterr().err)
