"""The documents' links work, and the languages tell the same."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.store.versions import version_number
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.phrases import language_of
from numeramis_access.words.texts import paragraphs, program_text
from tests.languages import FOR_TRANSLATORS, about_texts

ROOT = Path(__file__).parents[2]
#: texts for players, by the English files
READ = [file.stem for file in sorted(LANGUAGES["en"].folder.glob("*.md")) if file.name not in FOR_TRANSLATORS]
OTHERS = [code for code, record in LANGUAGES.items() if not record.complete]
#: letters of a paragraph that two languages do not share by chance
LONG = 40
KEYMAP = ROOT / "numeramis_access/input/keymaps/default.toml"
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


def documents() -> list[str]:
    """Return every document in git."""
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True)
    return listed.stdout.splitlines()


@pytest.mark.peer("git")
@pytest.mark.parametrize("document", documents() if shutil.which("git") else ())
def test_every_link_leads_somewhere(document: str) -> None:
    file = ROOT / document
    for link in LINK.findall(file.read_text(encoding="utf-8")):
        assert (file.parent / link).exists(), link


def test_every_language_has_the_same_documents_with_as_many_steps_of_each_kind() -> None:
    shapes = {}
    for code, language in LANGUAGES.complete().items():
        shapes[code] = {
            file.name: [(one.level, one.item) for one in paragraphs(file.read_text(encoding="utf-8"))]
            for file in sorted(language.folder.glob("*.md"))
            if file.name not in FOR_TRANSLATORS
        }
    assert len({str(shape) for shape in shapes.values()}) == 1


@pytest.mark.parametrize("name", READ)
@pytest.mark.parametrize("code", OTHERS)
def test_other_languages_have_each_document_or_it_is_told_in_english_and_marked(code: str, name: str) -> None:
    told, english = program_text(name, code), program_text(name, LANGUAGES.fallback)
    file = LANGUAGES[code].folder / f"{name}.md"
    assert {language_of(one.text) for one in told} == {"" if file.exists() else LANGUAGES.fallback}
    if not file.exists():
        assert [str(one.text) for one in told] == [str(one.text) for one in english]
        return
    # A translation may miss new sections, but not keep removed ones.
    assert len(told) <= len(english)
    assert not {one.text for one in told if len(one.text) > LONG} & {one.text for one in english}
    versions, known = (
        [version_number(one.text) for one in text if one.level == 2 and version_number(one.text)]
        for text in (told, english)
    )
    assert versions == [one for one in known if one in versions]


@pytest.mark.parametrize("code", OTHERS)
def test_whoever_translates_is_told_of_every_text_that_is_read(code: str) -> None:
    assert {line.partition(".md: ")[0] for line in about_texts(code)} == set(READ)


def test_what_breaking_words_needs_is_said_where_it_is_named() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    named = [line for line in lines if "--hyphenate" in line]
    assert named
    assert all("pyphen" in line for line in named)


@pytest.mark.parametrize(
    ("document", "heading", "told"),
    [
        ("README.md", "braille", (r"controller.* rumbles", r"asks you", r"phone.* vibrates", r"first start")),
        (
            "numeramis_access/words/locale/cs/README.md", "braill",
            (r"ovladač.* zavibruje", r"ptá", r"telefon .*také", r"prvním spuštění"),
        ),
    ],
)  # fmt: skip
def test_what_is_said_of_displays_tells_what_calls_without_a_hand_on_them(
    document: str, heading: str, told: tuple[str, ...]
) -> None:
    parts = re.split(r"(?m)^## ", (ROOT / document).read_text(encoding="utf-8"))
    (part,) = [one for one in parts if heading in one.splitlines()[0].lower()]
    words = " ".join(part.split())
    assert [one for one in told if not re.search(one, words)] == []


def test_steps_of_the_testers_are_numbered_without_a_gap() -> None:
    lists = [language.folder / "TESTERS.md" for language in LANGUAGES.values()]
    for file in filter(Path.exists, lists):
        last = 0
        for line in file.read_text(encoding="utf-8").splitlines():
            number = int(found[1]) if (found := re.match(r"(\d+)\. ", line)) else None
            if line.startswith("## "):
                last = 0
            elif number is not None:
                assert number == last + 1, line
                last = number


#: menu entries and sentences in the testers' list, cut before their variables
NAMED = ("main-menu", "menu-new-match", "menu-about", "report-menu", "report-save", "game-quist", "kind-your-turn",
         "set-mode")  # fmt: skip
#: keys in the words of the list: functions, letters after one another, dots with the space bar
FUNCTIONS, LETTERS, DOTS = r"\bF\d+\b", r"\b(?:[A-Z], )+[A-Z]\b", r"\b(?:dots|body|bodmi|Punkten|punktami) ((?:\d )+\d)"


@pytest.mark.parametrize("code", [code for code, one in LANGUAGES.items() if (one.folder / "TESTERS.md").exists()])
def test_testers_press_keys_and_choose_entries_that_there_are(code: str) -> None:
    words = Language(code, locales=STANDARD.locales())
    text = (LANGUAGES[code].folder / "TESTERS.md").read_text(encoding="utf-8")
    for message in NAMED:
        said = words.text(message, **({"version": ""} if message == "menu-about" else {}))
        assert said.partition(",")[0].partition(" the program")[0].rstrip(".").lower() in text.lower(), message
    letters = {letter for found in re.findall(LETTERS, text) for letter in found.split(", ")}
    functions, dots = set(re.findall(FUNCTIONS, text)), set(re.findall(DOTS, text))
    assert (len(letters) > 5, len(functions) > 2, len(dots)) == (True, True, 1)
    wanted = {key.lower() for key in letters | functions}
    wanted |= {"braille space+" + "+".join(f"dot{dot}" for dot in found.split()) for found in dots}
    bound = {key for context in tomllib.loads(KEYMAP.read_text(encoding="utf-8")).values() for key in context}
    assert wanted <= bound
