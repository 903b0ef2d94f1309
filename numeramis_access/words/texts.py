"""Longer texts to listen to, such as rules and changes: one Markdown file each, as paragraphs and headings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from numeramis_access.words.languages import LANGUAGES, Languages
from numeramis_access.words.phrases import Text


class Paragraph(NamedTuple):
    """A paragraph, a list item or a heading.

    :param text: the text.
    :param level: 0 for a paragraph, 1 for the title, 2 and more for lower headings.
    :param item: whether it is a list item.
    """

    text: str
    level: int
    item: bool = False


def paragraphs(markdown: str) -> list[Paragraph]:
    """Return the paragraphs of a Markdown text.

    Blank lines separate them, ``#`` marks a heading, and ``-`` starts a list item.
    """
    blocks: list[Paragraph] = []
    lines: list[str] = []
    item = False

    def close() -> None:
        nonlocal item
        if lines:
            blocks.append(Paragraph(" ".join(lines), 0, item))
            lines.clear()
        item = False

    for line in (*markdown.splitlines(), ""):
        text = line.strip()
        if text.startswith("#"):
            close()
            blocks.append(Paragraph(text.lstrip("#").strip(), len(text) - len(text.lstrip("#"))))
        elif not text:
            close()
        else:
            if text.startswith("- "):
                close()
                text, item = text[2:], True
            lines.append(text)
    return blocks


def rules_text(
    name: str, language: str, locales: Sequence[Path] = (), languages: Languages = LANGUAGES
) -> list[Paragraph]:
    """Return the rules of a game or variant; without a translation, those in the fallback language, marked as such.

    :param name: name of the game or variant. :param language: code of the language.
    :param locales: folders of messages, as in a catalogue. :param languages: the known languages.
    :raises KeyError: for a name without a text.
    """
    code, file = _files(language, locales, languages)[name]
    return _read(file, code if code != language else "")


def rules_texts(
    language: str, locales: Sequence[Path] = (), languages: Languages = LANGUAGES
) -> list[tuple[str, str]]:
    """Return the name and title of every text of rules, sorted by name.

    :param language: code of the language. :param locales: folders of messages, as in a catalogue.
    :param languages: the known languages.
    """
    return [
        (name, _read(file, code if code != language else "")[0].text)
        for name, (code, file) in sorted(_files(language, locales, languages).items())
    ]


def program_text(name: str, language: str, languages: Languages = LANGUAGES) -> list[Paragraph]:
    """Return a text of the program, such as its changes; without a translation, in the fallback language, marked as
    such.

    :param name: name of the file without its ending. :param language: code of the language.
    :param languages: the known languages.
    :raises OSError: if the fallback language lacks it too.
    """
    file = languages[language].folder / f"{name}.md"
    if file.exists():
        return _read(file)
    return _read(languages[languages.fallback].folder / f"{name}.md", languages.fallback)


def _read(file: Path, language: str = "") -> list[Paragraph]:
    """Return a file's paragraphs. :param language: the text's language, if it is not the player's."""
    text = paragraphs(file.read_text(encoding="utf-8"))
    if not language:
        return text
    return [paragraph._replace(text=Text(paragraph.text, paragraph.text, language)) for paragraph in text]


def _files(language: str, locales: Sequence[Path], languages: Languages) -> dict[str, tuple[str, Path]]:
    """Return the rules files by name, each with its language."""
    files: dict[str, tuple[str, Path]] = {}
    for code in (languages.fallback, language) if not languages[language].complete else (language,):
        folders = dict.fromkeys((languages[code].folder, *(locale / code for locale in locales)))
        files |= {file.stem: (code, file) for folder in folders for file in (folder / "rules").glob("*.md")}
    return files
