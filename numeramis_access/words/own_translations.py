"""A player's own translations in the home: messages that a language lacks, or that the player wants to change.

``<home>/translations/<language>/<file>.ftl`` adds to the general file of that name, ``…/<language>/<game>/<file>.ftl``
to a game's. A file with any part that is not Fluent is not read at all. A folder of a language that the program does
not have begins that language; its record is made from Unicode's data.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from stat import S_ISREG

from numeramis_access.words.languages import LOCALE_FOLDER, LanguageRecord, Languages

#: the most bytes of a file
MAX_FILE_BYTES = 250_000
_CODE = re.compile("[a-z]{2,3}")


def own_folder(own: Path | None, code: str, locale: Path | None = None) -> tuple[Path, ...]:
    """Return the player's own folder that adds to a folder of the program's messages, as a tuple of one; an empty tuple
    if the player has no translations. The folder need not exist.

    :param own: folder of all own translations, None without any. :param code: code of the language.
    :param locale: a game's folder of messages, None for the general ones.
    """
    if own is None:
        return ()
    return (own / code if locale is None else own / code / locale.parent.name,)


def new_language(code: str, languages: Languages) -> LanguageRecord | None:
    """Return a record for a language that the program does not have, None if it has it or Unicode does not know it.

    Its name and plurals are Unicode's, its braille tables the fallback language's; no system chooses it by itself.

    :param code: code of the language, such as ``it``. :param languages: the known languages.
    """
    if code in languages or not _CODE.fullmatch(code):
        return None
    from babel import Locale, UnknownLocaleError  # imported here, because few players begin a language

    try:
        name = Locale.parse(code).get_display_name() or code
    except (UnknownLocaleError, ValueError):
        return None
    model = languages[languages.fallback]
    return LanguageRecord(
        code=code, name=name[0].upper() + name[1:], folder=LOCALE_FOLDER / code, systems=(), plurals=code, espeak=code,
        voices=(code,), voice_names=(), computer_braille=model.computer_braille,
        literary_braille=model.literary_braille, gendered=True,
    )  # fmt: skip


def with_begun_languages(languages: Languages, own: Path, words: Iterable[str] = ()) -> Languages:
    """Return the languages and, behind them, those that the player has begun to translate.

    :param languages: the languages of the program. :param own: the folder of the player's translations, which need not
        exist.
    :param words: words among which can be the code of a language that the player begins now.
    """
    codes = {folder.name for folder in own.glob("*") if folder.is_dir()}.union(words)
    begun = [record for code in sorted(codes) if (record := new_language(code, languages))]
    return Languages([*languages.values(), *begun], own)


def is_valid_file(path: Path) -> bool:
    """Return whether a file of own translations can be loaded: a regular file of at most 250,000 bytes, readable as
    UTF-8, with only Fluent messages that call known functions.

    The result is cached until the file's time of change differs.
    """
    try:
        status = path.stat()
    except OSError:
        return False
    return S_ISREG(status.st_mode) and status.st_size <= MAX_FILE_BYTES and _is_sound(path, status.st_mtime_ns)


@lru_cache(maxsize=256)
def _is_sound(path: Path, changed: int) -> bool:
    from fluent.syntax import FluentParser  # imported here, because players without own translations do not need it
    from fluent.syntax.ast import Junk

    from numeramis_access.words.translation_check import KNOWN_FUNCTIONS, ValueUses

    uses = ValueUses({})
    try:
        body = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
        for entry in body:
            uses.visit(entry)
    except (OSError, UnicodeDecodeError, RecursionError):
        return False
    return not any(isinstance(entry, Junk) for entry in body) and uses.functions <= KNOWN_FUNCTIONS
