"""``emboss``: rules, score sheets, cards and records as BRF files."""

from __future__ import annotations

import re
import shutil
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import msgspec
import pytest

from braille import hyphens
from braille.brf import BRAILLE_ASCII, ascii_braille
from braille.cells import from_unicode
from braille.text import BrailleTable, available_tables
from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.cli import main
from numeramis_access.core.cards import french_pack
from numeramis_access.output.embosser import CARD_CELLS, CARD_LINES, card_sign, rotate
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.texts import rules_text, rules_texts
from tests.fifth.record import BARE
from tests.standard import GAMES, IN_PAIRS


def emboss(path: Path, *words: str) -> list[list[bytes]]:
    """Run the command; return the cells of each line of each page."""
    file = path / "out.brf"
    assert main(["emboss", *words, "--output", str(file)]) == 0
    pages = file.read_bytes().decode("ascii").split("\f")
    assert pages.pop() == ""
    return [[bytes(map(BRAILLE_ASCII.index, line)) for line in page.split("\r\n")[:-1]] for page in pages]


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize(("width", "height"), [(40, 25), (30, 27), (20, 10)])
def test_all_rules_are_on_pages_of_the_size_asked_for_and_no_word_is_lost(
    tmp_path: Path, language: str, width: int, height: int
) -> None:
    table = BrailleTable(f"{language}-6")
    for name, _ in rules_texts(language):
        size = ("--width", str(width), "--height", str(height), "--no-numbers")
        pages = emboss(tmp_path, "rules", name, *size, "--language", language)
        assert all(len(page) <= height for page in pages)
        assert all(len(line) <= width for page in pages for line in page)
        embossed = b"".join(line for page in pages for line in page).replace(b"\0", b"")
        written = b"".join(table.cells(paragraph.text) for paragraph in rules_text(name, language))
        assert embossed == written.replace(b"\0", b"")


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_game_without_a_text_of_its_rules_says_so(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "without_rules"
    shutil.copytree(BARE.locale_folder(), package / "locale", ignore=shutil.ignore_patterns("rules"))
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    game = msgspec.structs.replace(BARE, locale="without_rules:locale")
    words = ["emboss", "rules", game.name, "--output", str(tmp_path / "out.brf"), "--language", language]
    assert main(words, Catalogue((game,))) == 1
    assert capsys.readouterr().err.strip() == Language(language).text("rules-none")


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_on_the_sheets_once_with_its_sign_upright_from_both_sides(
    tmp_path: Path, game: str
) -> None:
    pages = emboss(tmp_path, "cards", game, "--language", "cs")
    words = Language("cs")
    found = []
    for page in pages:
        lines = [line.ljust(40, b"\0") for line in page]
        for top in range(0, len(lines) - CARD_LINES + 1, CARD_LINES):
            for left in range(0, 40, CARD_CELLS):
                card = [line[left : left + CARD_CELLS] for line in lines[top : top + CARD_LINES]]
                if any(card[1]):
                    found.append(card[1].strip(b"\0"))
                    assert rotate(card[-2].strip(b"\0")) == found[-1]
    assert found == [card_sign(card, words) for card in STANDARD[game].pack()]


def test_a_number_is_one_cell_and_a_french_card_two() -> None:
    words = Language("en")
    assert [card_sign(card, words) for card in "07"] == [b"\x1a", b"\x1b"]
    assert all(len(card_sign(card, words)) == 2 for card in french_pack())
    assert len({card_sign(card, words) for card in french_pack()}) == 52


def test_turning_twice_changes_nothing() -> None:
    cells = bytes(range(64))
    assert rotate(rotate(cells)) == cells
    assert rotate(b"\x01\x02") == b"\x10\x20"


@pytest.mark.parametrize("game", GAMES)
def test_a_score_sheet_is_one_page_with_a_column_for_each_side_or_player(tmp_path: Path, game: str) -> None:
    pages = emboss(tmp_path, "sheet", game, "--players", "6", "--height", "20", "--language", "cs")
    assert len(pages) == 1
    assert len(pages[0]) == 20
    rules = 2 if game in IN_PAIRS else 6
    numbered = [line for line in pages[0] if line.count(0x38) == rules]
    assert len(numbered) == 18
    places = {tuple(place for place, value in enumerate(line) if value == 0x38) for line in numbered}
    assert len(places) == 1


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "quist", "--width", "1"),
        ("rules", "quist", "--width", "3"),
        ("rules", "quist", "--width", "-40"),
        ("rules", "quist", "--height", "2"),
        ("cards", "quist", "--table", "en-8"),
        ("sheet", "quist", "--table", "no-such"),
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


@pytest.mark.parametrize(
    "table", [one.name for one in available_tables() if one.dots == 8 and one.language in ("cs", "en")]
)
@pytest.mark.parametrize("thing", ["rules", "sheet", "cards"])
def test_no_table_of_eight_dots_makes_a_file_whatever_its_numbers_are(thing: str, table: str, tmp_path: Path) -> None:
    file = tmp_path / "file.brf"
    assert main(["emboss", thing, "quist", "--language", "en", "--table", table, "--output", str(file)]) == 1
    assert not file.exists()


@pytest.mark.peer("liblouis")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_that_is_advised_makes_a_file(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file.brf"
    asked = ["emboss", "sheet", "quist", "--language", language, "--output", str(file), "--table"]
    assert main([*asked, "en-ueb-g2.ctb"]) == 1, "it needs the name of liblouis before it"
    advised = re.findall(r"[a-z][a-z]-6|louis:[\w-]+\.[cu]tb", capsys.readouterr().err)
    assert len(advised) == 3
    for table in advised:
        file.unlink(missing_ok=True)
        assert main([*asked, table]) == 0
        assert file.exists()


def text(line: bytes) -> str:
    """Return a line of six-dot Czech as text, without signs of capitals."""
    return ascii_braille(line).decode().replace(",", "").strip()


@pytest.mark.parametrize("language", ["cs", "en"])
def test_rules_begin_with_contents_whose_numbers_are_those_of_the_pages(tmp_path: Path, language: str) -> None:
    table = BrailleTable(f"{language}-6")
    number = table.cells
    for name, title in rules_texts(language):
        pages = emboss(tmp_path, "rules", name, "--language", language)
        for count, page in enumerate(pages, 1):
            assert page[0].endswith(b"\0" + number(str(count)))
            assert count == 1 or table.cells(title)[:10] in page[0]
        headings = [one.text for one in rules_text(name, language) if one.level > 1]
        found = [line for page in pages for line in page if b"\x10\x10\x10" in line]
        assert bool(found) == bool(headings)
        for line in found:
            entry, _, place = line.rpartition(b"\0")
            on = next(count for count in range(1, len(pages) + 1) if number(str(count)) == place)
            begins = entry.strip(b"\0\x10").split(b"\0")[0]
            assert any(begins in line for line in pages[on - 1][1:]), text(line)


@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_the_heading_of_the_contents_begins_with_a_capital(language: str) -> None:
    assert CurrentLanguage(language).messages(None).text("emboss-contents")[0].isupper()


def test_words_are_broken_where_hyphens_are_wanted_and_none_is_lost(tmp_path: Path) -> None:
    plain = emboss(tmp_path, "rules", "whist", "--language", "cs", "--no-numbers", "--width", "24")
    broken = emboss(tmp_path, "rules", "whist", "--language", "cs", "--no-numbers", "--width", "24", "--hyphenate")
    assert sum(map(len, broken)) < sum(map(len, plain))
    ends = [line for page in broken for line in page if line.endswith(b"\x24")]
    assert len(ends) > 20
    assert max(len(line) for page in broken for line in page) <= 24
    joined = b"".join(line.removesuffix(b"\x24") for page in broken for line in page)
    assert joined.replace(b"\0", b"").replace(b"\x24", b"") == b"".join(
        line for page in plain for line in page
    ).replace(b"\0", b"").replace(b"\x24", b"")


def test_without_pyphen_it_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(hyphens, "import_module", missing)
    assert main(["emboss", "rules", "quist", "--hyphenate", "--language", "en"]) == 1
    assert "pyphen" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["rules.pef", "rules.xml"])
def test_pef_has_the_same_pages_as_brf(tmp_path: Path, name: str) -> None:
    as_pef = [] if name.endswith("pef") else ["--format", "pef"]
    words = ["rules", "quist", "--language", "cs"]
    pages = emboss(tmp_path, *words)
    assert main(["emboss", *words, "--output", str(tmp_path / name), *as_pef]) == 0
    root = ElementTree.parse(tmp_path / name).getroot()
    space = "{http://www.daisy.org/ns/2008/pef}"
    volume = root.find(f"{space}body/{space}volume")
    assert volume is not None
    assert (volume.get("cols"), volume.get("rows")) == ("40", "25")
    rows = [[from_unicode(row.text or "") for row in page] for page in root.iter(f"{space}page")]
    assert rows == pages


@pytest.mark.parametrize("thing", [("sheet", "quist"), ("cards", "whist"), ("rules", "quist")])
def test_every_file_takes_a_table(tmp_path: Path, thing: tuple[str, ...]) -> None:
    own = emboss(tmp_path, *thing, "--language", "cs")
    same = emboss(tmp_path, *thing, "--language", "cs", "--table", "cs-6")
    other = emboss(tmp_path, *thing, "--language", "cs", "--table", "en-6")
    assert own == same
    assert thing[0] == "cards" or own != other
    assert other


def test_a_dash_is_standard_output_too(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["emboss", "cards", "--output", "-", "--language", "en"]) == 0
    assert capfdbinary.readouterr().out.count(b"\f") > 3
    assert not Path("-").exists()


def test_without_a_file_it_goes_to_standard_output(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["emboss", "rules", "quist", "--language", "en", "--no-form-feed"]) == 0
    printed = capfdbinary.readouterr().out
    assert b"\f" not in printed
    assert printed.count(b"\r\n") % 25 == 0
