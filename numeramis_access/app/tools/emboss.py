"""``emboss``: rules, score sheets, cards and records as BRF or PEF, to a file or standard output."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from numeramis_access.app.shell.installation import how_to_add
from numeramis_access.catalogue import Catalogue, Game
from numeramis_access.output import embosser
from numeramis_access.output.embosser import USUAL_PAGE_SIZE, EmbossStyle, NoHyphens, NoRoom, NoTable, PageSize
from numeramis_access.store.journal import UnreadableJournal
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from numeramis_access.words.languages import Languages
from numeramis_access.words.texts import rules_text, rules_texts

#: the value of ``--output`` for standard output
STANDARD_OUTPUT = Path("-")
FORMATS = ("brf", "pef")


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue, languages: Languages) -> None:
    """Add the arguments: the thing to emboss and its name, game or file; width of a page in cells, height in lines, and
    whether a form feed ends it; target, format, table and language; for rules and records also numbers, contents and
    hyphens.
    """
    things = parser.add_subparsers(dest="thing", required=True)
    names = [name for code in languages for name, _ in rules_texts(code, catalogue.locales(), languages)]
    things.add_parser("rules").add_argument("name", choices=sorted({*names, *catalogue.names}))
    sheet = things.add_parser("sheet")
    sheet.add_argument("game", choices=catalogue.names)
    sheet.add_argument("--players", type=int, default=4)
    things.add_parser("cards").add_argument("game", choices=catalogue.names, nargs="?", default=catalogue.names[0])
    things.add_parser("record").add_argument("file", type=Path)
    for name, thing in things.choices.items():
        thing.add_argument("--width", type=int, default=USUAL_PAGE_SIZE.width)
        thing.add_argument("--height", type=int, default=USUAL_PAGE_SIZE.height)
        thing.add_argument("--no-form-feed", dest="form_feed", action="store_false")
        thing.add_argument("--output", type=Path, default=STANDARD_OUTPUT)
        thing.add_argument("--format", choices=FORMATS)
        thing.add_argument("--table", default="")
        thing.add_argument("--language", choices=tuple(languages), default=argparse.SUPPRESS)
        if name in ("rules", "record"):
            thing.add_argument("--no-numbers", dest="numbers", action="store_false")
            thing.add_argument("--no-contents", dest="contents", action="store_false")
            thing.add_argument("--hyphenate", action="store_true")


def run(parsed: argparse.Namespace, language: CurrentLanguage, catalogue: Catalogue) -> int:
    """Write the file, or its content to standard output; return 0, or 1 after a message that says why it cannot be
    written.
    """
    words = language.messages()
    if parsed.thing == "rules" and not _has_rules(parsed.name, language, catalogue):
        print(words.text("rules-none"), file=sys.stderr)
        return 1
    try:
        data = _contents(parsed, language, catalogue)
        if parsed.output == STANDARD_OUTPUT:
            sys.stdout.buffer.write(data)
        else:
            parsed.output.write_bytes(data)
    except NoRoom:
        return _refuse(words, "no-room")
    except NoTable as error:
        return _refuse(words, "table", error.name)
    except NoHyphens:
        return _refuse(words, "no-hyphens")
    except UnreadableJournal:
        return _refuse(words, "unreadable", str(parsed.file))
    except OSError as error:
        return _refuse(words, "not-possible", str(error.filename or ""))
    return 0


def _has_rules(name: str, language: CurrentLanguage, catalogue: Catalogue) -> bool:
    """Return whether there is a text of these rules; a game need not have one."""
    return name in dict(rules_texts(language.code, catalogue.locales(), language.languages))


def _refuse(words: Language, code: str, name: str = "") -> int:
    print(words.text(f"emboss-{code}", name=name, **how_to_add("pyphen")), file=sys.stderr)
    return 1


def _contents(parsed: argparse.Namespace, language: CurrentLanguage, catalogue: Catalogue) -> bytes:
    """Return the content of the requested file."""
    page, style = PageSize(parsed.width, parsed.height, parsed.form_feed), _style(parsed, language)
    words = language.messages()
    match parsed.thing:
        case "rules":
            text = rules_text(parsed.name, language.code, catalogue.locales(), language.languages)
            return embosser.text_file(text, words, style, page)
        case "sheet":
            return embosser.score_sheet(*_sheet(parsed, catalogue[parsed.game], language), words.code, style, page)
        case "cards":
            return embosser.card_sheet(catalogue[parsed.game].pack(), words, style, page, parsed.table)
    from numeramis_access.app.table.record_text import short_text_of
    from numeramis_access.store.journal import read_journal

    return embosser.record_file(*short_text_of(language, read_journal(parsed.file), catalogue), words.code, style, page)


def _style(parsed: argparse.Namespace, language: CurrentLanguage) -> EmbossStyle:
    """Return the style of the file. Without an explicit format it is PEF if the file name ends so, else BRF."""
    portable = (parsed.format or parsed.output.suffix.removeprefix(".").lower()) == "pef"
    table = parsed.table or language.record.literary_braille
    if parsed.thing not in ("rules", "record"):
        return EmbossStyle(table, portable=portable)
    contents = parsed.contents and parsed.thing == "rules"
    return EmbossStyle(table, parsed.numbers, contents, parsed.hyphenate, portable)


def _sheet(parsed: argparse.Namespace, game: Game, language: CurrentLanguage) -> tuple[str, list[str]]:
    """Return the title of a score sheet and its column names: sides in a game of pairs, else players."""
    words = language.messages(game.game_words())
    title = words.text("emboss-sheet", game=words.text(f"game-{game.name}"))
    own = f"emboss-row-{game.name}"
    row = words.text(own if words.has(own) else "emboss-row")
    if game.has_partners():
        return title, [row, words.text("emboss-us"), words.text("emboss-them")]
    return title, [row, *(str(number + 1) for number in range(max(1, parsed.players)))]
