"""``emboss``: rules, score sheets, cards and records as BRF files."""

from __future__ import annotations

from pathlib import Path

import pytest

from braille.brf import ASCII
from braille.text import Table
from numeramis_access.cli import main
from numeramis_access.core.cards import french_pack, numeramis_pack
from numeramis_access.output.embosser import CARD_HEIGHT, CARD_WIDTH, sign, turned
from numeramis_access.words.language import Language
from numeramis_access.words.texts import rules_text, rules_texts


def emboss(path: Path, *words: str) -> list[list[bytes]]:
    """Run the command; return the lines of each page in cells."""
    file = path / "out.brf"
    assert main(["emboss", *words, "--output", str(file)]) == 0
    pages = file.read_bytes().decode("ascii").split("\f")
    assert pages.pop() == ""
    return [[bytes(map(ASCII.index, line)) for line in page.split("\r\n")[:-1]] for page in pages]


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize(("width", "height"), [(40, 25), (30, 27), (20, 10)])
def test_all_rules_are_on_pages_of_the_size_asked_for_and_no_word_is_lost(
    tmp_path: Path, language: str, width: int, height: int
) -> None:
    table = Table(f"{language}-6")
    for name, _ in rules_texts(language):
        size = ("--width", str(width), "--height", str(height))
        pages = emboss(tmp_path, "rules", name, *size, "--language", language)
        assert all(len(page) <= height for page in pages)
        assert all(len(line) <= width for page in pages for line in page)
        embossed = b"".join(line for page in pages for line in page).replace(b"\0", b"")
        written = b"".join(table.cells(paragraph.text) for paragraph in rules_text(name, language))
        assert embossed == written.replace(b"\0", b"")


@pytest.mark.parametrize(("game", "pack"), [("quist", numeramis_pack()), ("whist", french_pack())])
def test_every_card_is_on_the_sheets_once_with_its_sign_upright_from_both_sides(
    tmp_path: Path, game: str, pack: tuple[str, ...]
) -> None:
    pages = emboss(tmp_path, "cards", game, "--language", "cs")
    words = Language("cs")
    found = []
    for page in pages:
        lines = [line.ljust(40, b"\0") for line in page]
        for top in range(0, len(lines) - CARD_HEIGHT + 1, CARD_HEIGHT):
            for left in range(0, 40, CARD_WIDTH):
                card = [line[left : left + CARD_WIDTH] for line in lines[top : top + CARD_HEIGHT]]
                if any(card[1]):
                    found.append(card[1].strip(b"\0"))
                    assert turned(card[-2].strip(b"\0")) == found[-1]
    assert found == [sign(card, words) for card in pack]


def test_a_number_is_one_cell_and_a_french_card_two() -> None:
    words = Language("en")
    assert [sign(card, words) for card in "07"] == [b"\x1a", b"\x1b"]
    assert all(len(sign(card, words)) == 2 for card in french_pack())
    assert len({sign(card, words) for card in french_pack()}) == 52


def test_turning_twice_changes_nothing() -> None:
    cells = bytes(range(64))
    assert turned(turned(cells)) == cells
    assert turned(b"\x01\x02") == b"\x10\x20"


@pytest.mark.parametrize("game", ["quist", "whist", "sipky", "loker"])
def test_a_score_sheet_is_one_page_with_a_column_for_each_side_or_player(tmp_path: Path, game: str) -> None:
    pages = emboss(tmp_path, "sheet", game, "--players", "6", "--height", "20", "--language", "cs")
    assert len(pages) == 1
    assert len(pages[0]) == 20
    rules = 2 if game in ("quist", "whist") else 6
    numbered = [line for line in pages[0] if line.count(0x38) == rules]
    assert len(numbered) == 18
    places = {tuple(place for place, value in enumerate(line) if value == 0x38) for line in numbered}
    assert len(places) == 1


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "quist", "--width", "1"),
        ("rules", "quist", "--table", "cs-8"),
        ("rules", "quist", "--table", "louis:no-such.ctb"),
        ("cards", "--width", "9"),
        ("sheet", "loker", "--players", "30"),
        ("record", "no-such-file.match"),
    ],
)
def test_what_cannot_be_made_is_said_in_a_sentence(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["emboss", *words, "--language", "en"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.strip().endswith(".")
    assert "{" not in told.err


def test_without_a_file_it_goes_to_standard_output(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["emboss", "rules", "quist", "--language", "en", "--no-form-feed"]) == 0
    printed = capfdbinary.readouterr().out
    assert b"\f" not in printed
    assert printed.count(b"\r\n") % 25 == 0
