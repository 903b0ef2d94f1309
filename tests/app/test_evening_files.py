"""Imports and exports of a club evening: names, results, and papers for eye and finger."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser

import pytest

from braille import pef as pef_format
from braille.brf import BRAILLE_ASCII
from braille.cells import from_unicode
from braille.text import BrailleTable
from numeramis_access.app.reading.reader import Reader
from tests.app.director import PAIRS, begun, director, kept
from tests.app.player import home
from tests.transcripts import evening as recorded


def test_names_come_from_a_file_and_every_wrong_line_is_told() -> None:
    folder = home().exports
    folder.mkdir(parents=True)
    (folder / "names.csv").write_text("Marie;Jan\nEva;Jan\n12;Ota\n", encoding="utf-8")
    with director("en") as made:
        made.announce()
        made.choose("evening-names-file")
        made.enter("names.csv")
        reader = made.someone.app.scene
        assert isinstance(reader, Reader)
        assert [one.text for one in reader.paragraphs] == [
            "Two lines of the file names.csv are wrong. Nothing was imported.",
            "Line two: Jan is in the file twice.", "Line three: 12 isn't a name.",
        ]  # fmt: skip
        assert not kept().evening.entrants
        (folder / "names.csv").write_text("Marie;Jan\nEva;Ota\n", encoding="utf-8")
        made.back()
        made.enter("names.csv")
        assert len(kept().evening.playing) == 2


def test_results_come_from_a_file() -> None:
    folder = home().exports
    folder.mkdir(parents=True)
    with director("en") as made:
        begun(made)
        (folder / "results.csv").write_text("1,1,1,7,6\n1,1,2,5,7\n", encoding="utf-8")
        made.choose("evening-results-file")
        made.enter("results.csv")
        assert "Line two: 5 + 7 isn't a possible result." in made.log[-1] + made.log[-2] or made.someone.press("down")
        assert not kept().evening.outcomes
        made.back()
        (folder / "results.csv").write_text("1,1,1,7,6\n1,1,2,5,8\n", encoding="utf-8")
        made.enter("results.csv")
        assert len(kept().evening.outcomes) == 2


class Outline(HTMLParser):
    """A parser that collects the elements of a page with their text."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, ""))

    def handle_data(self, data: str) -> None:
        if self.found and data.strip():
            self.found[-1] = (self.found[-1][0], data.strip())


def pef_pages(file: bytes, language: str) -> list[list[bytes]]:
    """Return the cells of the pages of a PEF file; check the parts that PEF 1.0 demands, and the stated size."""
    pef, dc = f"{{{pef_format.FORMAT}}}", f"{{{pef_format.DUBLIN_CORE}}}"
    root = ElementTree.fromstring(file)
    assert (root.tag, root.attrib) == (f"{pef}pef", {"version": "2008-1"})
    meta, volume = root.find(f"{pef}head/{pef}meta"), root.find(f"{pef}body/{pef}volume")
    assert meta is not None
    assert volume is not None
    facts = {one.tag: one.text for one in meta}
    assert facts[f"{dc}format"] == "application/x-pef+xml"
    assert (bool(facts[f"{dc}identifier"]), facts[f"{dc}language"]) == (True, language)
    assert {*volume.attrib} == {"cols", "rows", "rowgap", "duplex"}
    assert {part.tag for part in root.iter()} - set(facts) - {meta.tag} == {
        f"{pef}{name}" for name in ("pef", "head", "body", "volume", "section", "page", "row")
    }
    pages = [[from_unicode(row.text or "") for row in page] for page in volume.iter(f"{pef}page")]
    assert all(len(page) <= int(volume.attrib["rows"]) for page in pages)
    assert all(len(row) <= int(volume.attrib["cols"]) for page in pages for row in page)
    return pages


def brf_pages(file: bytes) -> list[list[bytes]]:
    """Return the cells of the pages of a BRF file."""
    *pages, end = file.decode("ascii").split("\f")
    assert not end
    return [[bytes(map(BRAILLE_ASCII.index, line)) for line in page.split("\r\n")[:-1]] for page in pages]


@pytest.mark.parametrize("language", recorded.LANGUAGES)
def test_papers_are_embossed_and_printed(language: str) -> None:
    with director(language) as made:
        begun(made)
        made.choose("evening-papers")
        for paper in ("deals", "guides", "travellers", "names"):
            made.choose(f"evening-paper-{paper}")
            for form in ("brf", "pef", "html"):
                made.choose(f"evening-as-{form}")
            made.choose("evening-hear")
            reader = made.someone.app.scene
            assert isinstance(reader, Reader)
            assert len(reader.paragraphs) > 4
            made.back()
            made.back()
        beginning = "2026-11-25-1800-whist-"
        assert all(file.name.startswith(beginning) for file in home().exports.iterdir())
        files = {file.name.removeprefix(beginning): file.read_bytes() for file in home().exports.iterdir()}
        assert len(files) == 12
        name = made.text("evening-file-name", paper="deals")
        cells = BrailleTable(made.someone.app.language.record.literary_braille).cells
        assert len(files[f"{name}.brf"].splitlines()) > 20
        assert cells("a")
        for paper, parts in (("guides", len(PAIRS)), ("names", len(PAIRS)), ("travellers", 6)):
            made_of = files[f"{made.text('evening-file-name', paper=paper)}.brf"]
            assert made_of.count(b"\f") == parts, "each is handed out by itself"
        page = Outline()
        page.feed(files[f"{name}.html"].decode())
        for name in [one for one in files if one.endswith(".pef")]:
            assert pef_pages(files[name], language) == brf_pages(files[name.replace(".pef", ".brf")])
        boards = [text for tag, text in page.found if tag == "h2"][1:]
        assert len(boards) == 6
        assert len([one for one in page.found if one[0] == "li"]) == 6 + 4 * 6


def test_results_name_only_those_who_agreed_and_have_a_table_with_headers() -> None:
    with director("en") as made:
        begun(made, ("evening-plan-rounds", 1))
        made.enter_results([7, 8, 6, 5])
        made.choose("evening-seats")
        made.enter(made.text("evening-numbered", number=1, names="", count=2))
        for name in PAIRS[0]:
            made.enter(name)
            made.change("evening-agrees-shown")
            made.back()
        made.back()
        made.back()
        made.choose("evening-finish", missing=0)
        made.choose("evening-results-out")
        for form in ("html", "csv", "pbn", "brf"):
            made.choose(f"evening-as-{form}")
        page = (home().exports / "2026-11-25-1800-whist-results.html").read_text()
        assert "Marie Nová" in page
        assert not any(name in page for pair in PAIRS[1:] for name in pair)
        outline = Outline()
        outline.feed(page)
        assert [text for tag, text in outline.found if tag == "caption"] == ["Standings"]
        assert len(re.findall('scope="col"', page)) == 4
        assert len(re.findall('scope="row"', page)) == 4
        dots = " ".join((home().exports / "2026-11-25-1800-whist-results.brf").read_text().lower().split())
        assert re.search("number #[b-d] against number #[b-d]2", dots), "numbers are digits"
        table = (home().exports / "2026-11-25-1800-whist-results.csv").read_text()
        assert "Jan Malý" in table
        assert "Eva" not in table
        made.back()
        made.back()
        made.choose("evening-years")
        assert made.labels[0] == "Year two thousand and twenty-six"
        made.press("return")
        assert len(made.labels) == 8 + 2
        assert made.values["Marie Nová"] == "tied for fifth place, zero percent, one evening, two deals"
        made.enter("Marie Nová")
        assert made.values[made.labels[0]] == "tied for third place of four, zero percent"
        made.back()
        made.choose("evening-as-csv")
        table = (home().exports / "2026-year.csv").read_text()
        assert "Eva" not in table
        assert "YEAR;Jan Malý;5=;0.00;1;2" in table


def test_after_the_evening_names_are_in_no_file_any_more() -> None:
    with director("en") as made:
        begun(made, ("evening-plan-rounds", 1))
        made.enter_results([7, 8, 6, 5])
        made.choose("evening-finish", missing=0)
        made.choose("evening-forget")
        made.choose("yes")
        assert made.text("evening-forget") not in made.labels
        made.choose("evening-standings")
        assert made.labels[0].endswith(made.text("evening-somebody"))
    for file in home().data.glob("evenings.sqlite*"):
        assert b"Marie" not in file.read_bytes()
