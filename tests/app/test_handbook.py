"""``handbook`` writes the texts of F1 and the rules as one HTML file and one BRF file."""

from __future__ import annotations

from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from braille.brf import PageSize
from numeramis_access.app.shell.key_help import help_line
from numeramis_access.app.shell.keys import key_name, keys_of_device, name_of_command
from numeramis_access.app.tools.handbook import HEADING_OF_DEVICE, KEY_CONTEXTS, HandbookKeys, handbook_paragraphs
from numeramis_access.catalogue import STANDARD
from numeramis_access.cli import main
from numeramis_access.input.commands import Command
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.texts import rules_text, rules_texts
from tests.web.browsing import chromium

VOID = ("meta",)


class Read(HTMLParser):
    """The parts of a page: headings with their levels, links, anchors, items of lists, and all text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.language, self.text = "", ""
        self.headings: list[tuple[int, str]] = []
        self.links: list[str] = []
        self.anchors: list[str] = []
        self.items: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.language = self.language or (found.get("lang") or "")
        self.anchors += [found["id"] or ""] if "id" in found else []
        self.links += [(found["href"] or "").lstrip("#")] if tag == "a" else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data
        tag = self.open[-1] if self.open else ""
        if tag[:1] == "h" and tag[1:].isdigit():
            self.headings.append((int(tag[1:]), data))
        elif tag == "li":
            self.items.append(data)


@pytest.fixture(params=LANGUAGES.complete())
def language(request: pytest.FixtureRequest) -> str:
    """Return each language of the program in turn."""
    return str(request.param)


def written(folder: Path, language: str) -> dict[str, bytes]:
    """Run the command; return its files by their kind."""
    assert main(["handbook", "--out", str(folder / "a folder"), "--language", language]) == 0
    return {file.suffix[1:]: file.read_bytes() for file in (folder / "a folder").iterdir()}


def test_the_page_is_whole_and_every_chapter_is_reached(language: str, tmp_path: Path) -> None:
    page = Read(written(tmp_path, language)["html"].decode("utf-8"))
    assert not page.open
    assert page.language == language
    assert len(page.anchors) == len(set(page.anchors))
    assert set(page.links) <= set(page.anchors)
    chapters = [text for level, text in page.headings if level == 2]
    assert len(page.links) == len(chapters) - 1  # the list of contents is no chapter of its own
    assert [level for level, _ in page.headings].count(1) == 1
    texts = [text for _, text in page.headings]
    assert len(texts) == len(set(texts)), "a list of headings tells each from the others"
    levels = [level for level, _ in page.headings]
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_it_has_the_rules_of_every_game_word_for_word(language: str, tmp_path: Path) -> None:
    page = Read(written(tmp_path, language)["html"].decode("utf-8"))
    for name, title in rules_texts(language, STANDARD.locales()):
        assert (2, title) in page.headings
        assert all(one.text in page.text for one in rules_text(name, language, STANDARD.locales()))


@pytest.mark.parametrize("device", HEADING_OF_DEVICE)
def test_a_road_has_the_commands_whose_keys_come_through_there_and_no_others(language: str, device: str) -> None:
    current = CurrentLanguage(language, locales=STANDARD.locales())
    keys, chapter = HandbookKeys(current, device, STANDARD), chapters(language)[device]
    everywhere = dict(keys.keymap.keys_of("everywhere"))
    for context in ("everywhere", *KEY_CONTEXTS):
        for command, names in keys.keymap.keys_of(context):
            if command in everywhere and context != "everywhere":
                continue  # told once
            said = help_line(keys, context, command)
            assert (said in chapter) == bool(said), command
            if reach := keys_of_device(keys, names, context):
                assert said.startswith(name_of_command(keys, command, [context])), command
                assert all(key_name(keys, name) in said for name in reach), command
            elif device == "page":
                assert not said, command


def chapters(language: str) -> dict[str, list[str]]:
    """Return the items of the chapter of each input device, by device."""
    current = CurrentLanguage(language, locales=STANDARD.locales())
    words, text = current.messages(), list(handbook_paragraphs(current, STANDARD))
    begins = [number for number, one in enumerate(text) if one.level == 2] + [len(text)]
    found = {text[begin].text: [one.text for one in text[begin:end] if one.item] for begin, end in pairwise(begins)}
    return {device: found[words.text(heading)] for device, heading in HEADING_OF_DEVICE.items()}


def test_where_a_text_is_typed_no_word_stands_for_a_key(language: str) -> None:
    keys = HandbookKeys(CurrentLanguage(language, locales=STANDARD.locales()), "terminal", STANDARD)
    word = keys.text("help-word", word="#").split("#")[0]
    told = [help_line(keys, "writing", command) for command in Command]
    assert [text for text in told if word in text] == []
    assert any(word in help_line(keys, "menu", command) for command in Command)


def test_every_road_has_a_chapter(language: str, tmp_path: Path) -> None:
    page = Read(written(tmp_path, language)["html"].decode("utf-8"))
    words = CurrentLanguage(language).messages()
    assert {words.text(heading) for heading in HEADING_OF_DEVICE.values()} <= {text for _, text in page.headings}


def test_the_braille_file_fits_its_page(language: str, tmp_path: Path) -> None:
    lines = written(tmp_path, language)["brf"].replace(b"\f", b"\r\n").split(b"\r\n")
    assert len(lines) > 500
    assert max(map(len, lines)) <= PageSize().width


@pytest.mark.peer("chromium")
def test_axe_finds_nothing_by_day_and_by_night(tmp_path: Path) -> None:
    with chromium() as browser:
        for language in LANGUAGES.complete():
            file = tmp_path / f"{language}.html"
            file.write_bytes(written(tmp_path / language, language)["html"])
            for colours in ("light", "dark"):
                page = browser.new_page(color_scheme=colours)  # type: ignore[arg-type]
                page.goto(file.as_uri())
                found = Axe().run(page, options={"resultTypes": ["violations"]})
                assert found.violations_count == 0, f"{language}, {colours}: {found.generate_report()}"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["handbook", "--out", str(tmp_path / "file" / "in"), "--language", "en"]) == 1
    assert "file" in capsys.readouterr().err
