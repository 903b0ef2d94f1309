"""Text to cells, as far as no peer is needed."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from braille import louis
from braille.cells import to_unicode
from braille.text import BrailleTable, UnknownTable, available_tables

BUILT_IN = [f"{language}-{dots}" for language in ("cs", "en", "sk", "de", "pl") for dots in (8, 6)]

#: every table keeps patterns as they are; six-dot tables lack these patterns with dot 7 or 8
EIGHT_DOTS = "".join(map(chr, range(0x2840, 0x2900)))


@pytest.mark.parametrize(
    ("table", "text", "cells"),
    [
        ("cs-8", "Šipky 7", "⡱⠊⠏⠅⠽⠀⢛"),
        ("cs-6", "Šipky 10", "⠠⠱⠊⠏⠅⠽⠀⠼⠁⠚"),
        ("cs-6", "QUIST 7a", "⠰⠟⠥⠊⠎⠞⠀⠼⠛⠐⠁"),
        ("en-8", "Whist 7", "⡺⠓⠊⠎⠞⠀⢛"),
        ("en-6", "Whist 7a", "⠠⠺⠓⠊⠎⠞⠀⠼⠛⠰⠁"),
        ("en-6", "THE LAST TRICK!", "⠠⠠⠠⠞⠓⠑⠀⠇⠁⠎⠞⠀⠞⠗⠊⠉⠅⠖⠠⠄"),
    ],
)
def test_worked_examples(table: str, text: str, cells: str) -> None:
    assert to_unicode(BrailleTable(table).cells(text)) == cells


def test_the_built_in_tables_come_first() -> None:
    first = available_tables()[: len(BUILT_IN)]
    assert [one.name for one in first] == BUILT_IN
    assert [f"{one.language}-{one.dots}" for one in first] == BUILT_IN


@pytest.mark.parametrize("table", BUILT_IN)
def test_the_four_suits_are_four_signs_that_nothing_else_has(table: str) -> None:
    write = BrailleTable(table).cells
    suits = [write(suit) for suit in "♠♥♦♣"]
    assert suits == [write(suit) for suit in "♤♡♢♧"]
    assert len(set(suits)) == 4
    signs = {write(chr(code)) for code in (*range(0x20, 0x7F), *range(0xA1, 0x180), 0x20AC)}
    assert not signs & set(suits)
    assert {len(suit) for suit in suits} == {1 if table.endswith("8") else 2}
    assert write("7♠ a") == write("7") + suits[0] + write(" a")


@pytest.mark.parametrize("table", ["cs-8", "en-8"])
def test_in_eight_dots_a_character_is_a_cell_and_a_digit_is_no_other_character(table: str) -> None:
    write = BrailleTable(table).cells
    digits = {write(digit) for digit in "0123456789"}
    others = {write(chr(code)) for code in range(0x20, 0x7F) if not chr(code).isdigit()}
    assert len(digits) == 10
    assert not digits & others
    assert len(write("Two words, 12.")) == len("Two words, 12.")


def test_a_foreign_letter_is_written_without_its_accent() -> None:
    assert BrailleTable("en-8").cells("Dvořák") == BrailleTable("en-8").cells("Dvorak")
    assert BrailleTable("cs-6").cells("ë") == BrailleTable("cs-6").cells("e")


@pytest.mark.parametrize("table", BUILT_IN)
@given(text=st.text(st.characters(exclude_characters=EIGHT_DOTS), max_size=40))
def test_no_text_is_too_strange(table: str, text: str) -> None:
    cells = BrailleTable(table).cells(text)
    assert bool(cells) == bool(text)
    if table.endswith("6"):
        assert all(cell < 0x40 for cell in cells)


@pytest.mark.parametrize("name", ["", "klingon", "louis:", "louis:klingon.ctb"])
def test_an_unknown_table_is_refused_by_name(name: str) -> None:
    with pytest.raises(UnknownTable) as refused:
        BrailleTable(name)
    assert refused.value.name == name


def test_without_liblouis_only_the_built_in_tables_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(louis, "library", lambda: None)
    assert [one.name for one in available_tables()] == BUILT_IN
    with pytest.raises(UnknownTable):
        BrailleTable("louis:de-g2.ctb")


@pytest.mark.peer("liblouis")
def test_what_the_tables_of_liblouis_say_of_themselves_is_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ours.ctb").write_text("#-display-name: Ours\n#+language: cs\n", encoding="utf-8")
    monkeypatch.setenv("LOUIS_TABLEPATH", str(tmp_path))
    read: list[Path] = []
    monkeypatch.setattr(louis, "_describe", lambda path, real=louis._describe: read.append(path) or real(path))
    for _ in range(3):
        assert "Ours" in [one.title for one in available_tables()]
    assert len(read) == len(set(read)) > 100
