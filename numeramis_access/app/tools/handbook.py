"""``handbook``: first steps, all keys and all rules as an HTML and a BRF file, from the same texts as help in the
program.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from numeramis_access.app.shell.key_help import commands_with_keys, keys_help
from numeramis_access.catalogue import Catalogue
from numeramis_access.input.keymap import load_keymap
from numeramis_access.output import embosser
from numeramis_access.output.book import html
from numeramis_access.output.embosser import EmbossStyle
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from numeramis_access.words.languages import Languages
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.texts import Paragraph, program_text, rules_text, rules_texts

#: contexts of keys, in the order in which a new player meets them
KEY_CONTEXTS = ("menu", "table", "reader", "writing")
#: devices of the chapters on keys, as in ``KeyLookup.device``, with their headings
HEADING_OF_DEVICE = {"": "handbook-keyboard", "terminal": "handbook-terminal", "page": "handbook-page"}


class HandbookKeys:
    """Names the original keys, without a player's changes, in one language; an ``app.shell.keys.KeyNaming``.

    :param language: the language. :param device: the device whose keys are named: empty for the keyboard of a window,
        ``terminal`` or ``page``.
    :param catalogue: the games, for the keys of their questions.
    """

    def __init__(self, language: CurrentLanguage, device: str, catalogue: Catalogue) -> None:
        self.keymap = load_keymap(questions=catalogue.questions)
        self.narrator = Narrator(language)
        self.device = device

    @property
    def has_touch_alone(self) -> bool:
        """Return False: the handbook is about keys."""
        return False

    @property
    def has_pad_alone(self) -> bool:
        """Return False: the handbook is about keys."""
        return False

    def has_key(self, key: str) -> bool:
        """Return True: a book does not depend on the keys of a display. :param key: ignored."""
        return True

    def text(self, message: str, **values: object) -> str:
        """Return a message's text.

        :param message: id of the message. :param values: values of its variables by name.
        """
        return self.narrator.language.text(message, **values)


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue, languages: Languages) -> None:
    """Add the argument: the folder in which the files are written."""
    parser.add_argument("--out", type=Path, required=True)


def run(parsed: argparse.Namespace, language: CurrentLanguage, catalogue: Catalogue) -> int:
    """Write the handbook as HTML and as a braille file into a folder, which is created if needed, and print both paths.

    Return 0, or 1 after a message if a file cannot be written.
    """
    words = language.messages()
    text = list(handbook_paragraphs(language, catalogue))
    style = EmbossStyle(language.record.literary_braille, has_contents=True)
    page = html(text, words.code, words.text("handbook-contents"))
    files = {"html": page.encode("utf-8"), "brf": embosser.text_file(text, words, style)}
    try:
        parsed.out.mkdir(parents=True, exist_ok=True)
        for kind, data in files.items():
            file = parsed.out / f"{words.text('handbook-file')}.{kind}"
            file.write_bytes(data)
            print(words.text("handbook-written", file=str(file)))
    except OSError as error:
        print(words.text("emboss-not-possible", name=str(error.filename or "")), file=sys.stderr)
        return 1
    return 0


def handbook_paragraphs(language: CurrentLanguage, catalogue: Catalogue) -> Iterator[Paragraph]:
    """Yield the handbook in a language: introduction, the chapter for players who read braille alone, the keys of each
    device of ``HEADING_OF_DEVICE``, and all texts of rules.

    :param language: the language. :param catalogue: the games.
    """
    yield from program_text("handbook", language.code, language.languages)
    yield from _chapter(language.messages(), program_text("DOTS", language.code, language.languages))
    for device, heading in HEADING_OF_DEVICE.items():
        yield from _keys(HandbookKeys(language, device, catalogue), heading)
    where = language.code, catalogue.locales(), language.languages
    words = language.messages()
    for name, title in rules_texts(*where):
        yield from _chapter(words, rules_text(name, *where), title)


def _chapter(words: Language, text: Sequence[Paragraph], title: str = "") -> Iterator[Paragraph]:
    """Yield a text as a chapter of the book.

    :param title: its name in the headings below it, empty for its own heading.
    """
    for paragraph in text:
        below = paragraph._replace(level=paragraph.level + 1 if paragraph.level else 0)
        named = title or text[0].text
        yield below._replace(text=_section(words, paragraph.text, named)) if paragraph.level > 1 else below


def _section(words: Language, section: str, chapter: str) -> str:
    """Return a heading that also names its chapter, because screen readers list headings by themselves."""
    return words.text("handbook-section", section=section, chapter=chapter)


def _keys(keys: HandbookKeys, heading: str) -> Iterator[Paragraph]:
    """Yield the chapter of a device: keys for everywhere, then each context, each command with its keys."""
    words = keys.narrator.language
    yield Paragraph(words.text(heading), 2)
    yield Paragraph(_section(words, words.text("handbook-everywhere"), words.form(heading, "brief")), 3)
    everywhere = [command for command, _ in keys.keymap.keys_of("everywhere")]
    yield from commands_with_keys(keys, "everywhere", everywhere)
    for context in KEY_CONTEXTS:
        yield Paragraph(_section(words, words.text(f"help-{context}"), words.form(heading, "brief")), 3)
        own = [command for command, _ in keys.keymap.keys_of(context) if command not in everywhere]
        yield from keys_help(keys, context, own)
