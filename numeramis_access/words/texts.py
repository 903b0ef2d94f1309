"""Longer texts for reading by ear: rules and what changed, one Markdown file each, as paragraphs and headings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from numeramis_access.words.languages import LANGUAGES, Languages


class Paragraph(NamedTuple):
    """A paragraph, an item of a list, or a heading.

    :param level: 0 for a paragraph, 1 for the title, 2 and more for headings below it.
    """

    text: str
    level: int
    item: bool = False


def paragraphs(markdown: str) -> list[Paragraph]:
    """Return the paragraphs of a text: blank lines part them, ``#`` marks a heading, a ``-`` begins a new one."""
    found: list[Paragraph] = []
    lines: list[str] = []
    item = False

    def close() -> None:
        nonlocal item
        if lines:
            found.append(Paragraph(" ".join(lines), 0, item))
            lines.clear()
        item = False

    for line in (*markdown.splitlines(), ""):
        text = line.strip()
        if text.startswith("#"):
            close()
            found.append(Paragraph(text.lstrip("#").strip(), len(text) - len(text.lstrip("#"))))
        elif not text:
            close()
        else:
            if text.startswith("- "):
                close()
                text, item = text[2:], True
            lines.append(text)
    return found


def rules_text(
    name: str, language: str, locales: Sequence[Path] = (), languages: Languages = LANGUAGES
) -> list[Paragraph]:
    """Return a game's or variant's rules.

    :param locales: folders of messages, as a catalogue gives them. :raises KeyError: for a name without a text.
    """
    return paragraphs(_files(language, locales, languages)[name].read_text(encoding="utf-8"))


def rules_texts(
    language: str, locales: Sequence[Path] = (), languages: Languages = LANGUAGES
) -> list[tuple[str, str]]:
    """Return name and title of every text on rules, by name."""
    files = sorted(_files(language, locales, languages).items())
    return [(name, paragraphs(file.read_text(encoding="utf-8"))[0].text) for name, file in files]


def program_text(name: str, language: str, languages: Languages = LANGUAGES) -> list[Paragraph]:
    """Return a text of the program itself by its file's name; where nobody has translated it, in the last language."""
    files = [languages[code].folder / f"{name}.md" for code in (language, list(languages)[-1])]
    return paragraphs(next(file for file in files if file.exists()).read_text(encoding="utf-8"))


def _files(language: str, locales: Sequence[Path], languages: Languages) -> dict[str, Path]:
    folders = dict.fromkeys((languages[language].folder, *(locale / language for locale in locales)))
    return {file.stem: file for folder in folders for file in (folder / "rules").glob("*.md")}
