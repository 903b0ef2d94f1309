"""A translator's material: the missing messages of a language, and the files in the home for the translations.

In the methods, ``source`` is a file of messages, ``name`` the id of a message, and ``code`` the code of a language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from numeramis_access.catalogue import Catalogue
from numeramis_access.store.changing import change_file
from numeramis_access.store.files import read_regular_file, set_aside
from numeramis_access.words.bundle import clear_caches
from numeramis_access.words.language import Language, MessageError
from numeramis_access.words.languages import Languages
from numeramis_access.words.numerals import NOUN_PREFIX
from numeramis_access.words.own_translations import MAX_FILE_BYTES, is_valid_file, own_folder
from numeramis_access.words.translation_check import (
    ValueUses,
    WrongMessage,
    example_people,
    fluent_text,
    messages_in,
    refuse_message,
    sample_values,
    values_needed,
)

#: prefixes of messages about numbers, which each language has as it needs them
NUMBER_PREFIXES = ("numeral-", "ordinal-", "adjective-", "preposition-", "noun-", "agrees-", "compounds-")
#: those of them that a new language need not have
SPARE_NUMBER_PREFIXES = ("adjective-", "preposition-", "agrees-", "compounds-")
#: files whose words stand in every sentence; a translator begins with them, and goes on with each game's own file
FIRST_FILES = ("numbers", "cards", "common")
#: functions that messages about French cards call
FRENCH_CARD_FUNCTIONS = ("HAND(", "RANK(", "SUIT(")


@dataclass(frozen=True)
class Source:
    """A file of messages.

    :param file: path of the file in the fallback language. :param game: name of the game, empty for general messages.
    """

    file: Path
    game: str = ""

    @property
    def name(self) -> str:
        """Return the name of the file, with the name of its game before it."""
        return f"{self.game}/{self.file.stem}" if self.game else self.file.stem


@dataclass(frozen=True)
class Sample:
    """A message formatted with sample values, as speech and as a braille line.

    :param text: the words to speak. :param braille: the braille line.
    """

    text: str
    braille: str


class Workshop:
    """The messages of one incomplete language, and the translator's own files for them.

    :param code: code of the language, such as ``sk``. :param languages: all languages; the complete ones are the
        models.
    :param catalogue: the games, whose messages come after the general ones.
    :param own: the folder of the player's translations, which need not exist.
    :param gender: grammatical gender of the listener in the examples; empty for masculine.
    """

    def __init__(self, code: str, languages: Languages, catalogue: Catalogue, own: Path, gender: str = "") -> None:
        self.code = code
        self.languages = languages
        self._catalogue = catalogue
        self._own = own
        self._gender = gender

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """Return the files of messages of the fallback language, those first that players hear most: the general
        ``FIRST_FILES``, then each game's own file, the other general files, and the other files of the games.
        """
        code = self.languages.fallback
        general = [Source(file) for file in sorted(self.languages[code].folder.glob("*.ftl"))]
        folders = {game.name: game.locale_folder() / code for game in self._catalogue}
        games = [Source(file, game) for game, folder in folders.items() for file in sorted(folder.glob("*.ftl"))]
        first = {name: place for place, name in enumerate(FIRST_FILES)}
        own = [source for source in games if source.file.stem == source.game]
        begin = sorted((source for source in general if source.name in first), key=lambda source: first[source.name])
        return tuple(dict.fromkeys((*begin, *own, *general, *games)))

    def missing_messages(self, source: Source) -> list[str]:
        """Return the ids of the messages in a file that neither the program nor the player has translated into this
        language, in the order of the file.

        Messages about numbers are left out if the program has some translations of this file, because each language has
        such messages as it needs them; in a new file only those with ``SPARE_NUMBER_PREFIXES`` are left out.
        """
        program = self._entries(source, self.code)
        own, spare = program | self._own_messages(source), NUMBER_PREFIXES if program else SPARE_NUMBER_PREFIXES
        return [name for name in self._entries(source, self.languages.fallback)
                if name not in own and not name.startswith(spare)]  # fmt: skip

    def order(self, source: Source) -> list[str]:
        """Return the ids of a file's messages, in the order of the fallback language's file."""
        return list(self._entries(source, self.languages.fallback))

    def message(self, source: Source, name: str, code: str) -> ftl.Message | None:
        """Return a message in a language as a syntax tree, None if it is missing. In the language to translate, the
        player's own translation comes before the program's.

        :param source: the file of messages. :param name: id of the message. :param code: code of the language.
        """
        own = self._own_messages(source) if code == self.code else {}
        return own.get(name) or self._entries(source, code).get(name)

    def plural_forms(self, name: str) -> list[str]:
        """Return the names of the forms that this language's plurals demand of a counted noun besides its basic one;
        empty for any other message.

        :param name: id of the message.
        """
        categories = Locale.parse(self.languages[self.code].plurals).plural_form.tags
        return sorted({*categories, "other"} - {"one"}) if name.startswith(NOUN_PREFIX) else []

    def own_file(self, source: Source) -> Path:
        """Return the path of the player's own file for the translations of a source; the file need not exist."""
        locale = self._catalogue[source.game].locale_folder() if source.game else None
        return own_folder(self._own, self.code, locale)[0] / source.file.name

    def is_damaged(self, source: Source) -> bool:
        """Return whether the player's own file exists but cannot be loaded, so that the program ignores it."""
        path = self.own_file(source)
        return path.exists() and not is_valid_file(path)

    def uses_of(self, source: Source, name: str) -> ValueUses:
        """Return how the translations into the complete languages use the values of a message: the functions and the
        keys of each value.

        :param source: the file of messages. :param name: id of the message.
        """
        return values_needed(name, self._complete(source))

    def values(self, source: Source, name: str) -> list[dict[str, object]]:
        """Return sample values for a message, as ``sample_values`` makes them.

        :param source: the file of messages. :param name: id of the message.
        :raises OSError: if the source's file cannot be read.
        """
        text = _text(source.file)
        return list(sample_values(self.uses_of(source, name), any(call in text for call in FRENCH_CARD_FUNCTIONS)))

    def spoken_forms(self, source: Source, name: str, code: str, form: str = "", written: str = "") -> Iterator[Sample]:
        """Yield a message in a language, formatted once with each set of sample values.

        :param source: the file of messages. :param name: id of the message. :param code: code of the language.
        :param form: name of the form, empty for the text itself.
        :param written: the new translation in Fluent, empty for the saved one.
        :raises MessageError: if it is missing or cannot be formed.
        """
        words = Language(code, self._catalogue[source.game].game_words() if source.game else None,
                         example_people(self._gender), self._catalogue.locales(), self.languages)  # fmt: skip
        words.strict = True
        if written:
            words.replace_messages(written)
        for values in self.values(source, name):
            said = words.form(name, form, **values) if form else words.text(name, **values)
            yield Sample(str(said), words.form(name, form or "braille", **values))

    def error_of(self, source: Source, name: str, forms: Mapping[str, str]) -> WrongMessage | None:
        """Return the reason why a translation cannot be formed, None if it can with all sample values. Nothing is
        saved.

        :param source: the file of messages. :param name: id of the message.
        :param forms: the text of each form by its name, as in ``fluent_text``.
        """
        text = fluent_text(name, forms)
        try:
            body = FluentParser(with_spans=False).parse(text).body
        except RecursionError:
            return WrongMessage("junk")
        entry = body[0] if len(body) == 1 and isinstance(body[0], ftl.Message) else None
        refusal = refuse_message(entry, self._with_general(source, self.code), self._complete(source))
        if refusal is not None:
            return refusal
        try:
            for form in forms:
                list(self.spoken_forms(source, name, self.code, form, text))
        except MessageError as error:
            return WrongMessage("junk", str(error).partition(": ")[2])
        return None

    def save_message(self, source: Source, name: str, forms: Mapping[str, str]) -> Path:
        """Save a message in the player's own file, in place of an earlier translation, and return the path of the file.

        A damaged file is first set aside. All cached messages are dropped, so that languages made later read the new
        one.

        :param source: the file of messages. :param name: id of the message.
        :param forms: the text of each form by its name, as in ``fluent_text``.
        :raises OSError: if it cannot be written.
        """
        path = self.own_file(source)

        def with_message(content: bytes | None) -> bytes:
            damaged = content is not None and self.is_damaged(source)
            if damaged:
                set_aside(path)
            before = "" if content is None or damaged else content.decode("utf-8")
            body = FluentParser().parse(before).body
            others = [before[entry.span.start : entry.span.end].strip() for entry in body
                      if entry.span and not (isinstance(entry, ftl.Message) and entry.id.name == name)]  # fmt: skip
            return ("\n".join([*others, fluent_text(name, forms).strip()]) + "\n").encode()

        change_file(path, with_message, MAX_FILE_BYTES)
        clear_caches()
        return path

    def _complete(self, source: Source) -> list[dict[str, ftl.Message]]:
        return [self._with_general(source, code) for code in self.languages.complete()]

    def _with_general(self, source: Source, code: str) -> dict[str, ftl.Message]:
        """Return the messages that a message of this file can refer to, in the language to translate the player's too.
        """
        files = (*(file for file in self.sources if not file.game), source)
        given = {key: entry for file in files for key, entry in self._entries(file, code).items()}
        own = files if code == self.code else ()
        return given | {key: entry for file in own for key, entry in self._own_messages(file).items()}

    def _own_messages(self, source: Source) -> dict[str, ftl.Message]:
        """Return the player's own messages; none from a damaged file, which the program ignores too."""
        path = self.own_file(source)
        return self._read(path) if is_valid_file(path) else {}

    def _entries(self, source: Source, code: str) -> dict[str, ftl.Message]:
        return self._read(source.file.parent.parent / code / source.file.name)

    def _read(self, path: Path) -> dict[str, ftl.Message]:
        try:
            return _parse(path, path.stat().st_mtime_ns)
        except (OSError, ValueError, RecursionError):  # missing, unreadable, not text, or nested too deeply
            return {}


@lru_cache(maxsize=256)
def _parse(path: Path, changed: int) -> dict[str, ftl.Message]:
    return messages_in(_text(path))


def _text(path: Path) -> str:
    return read_regular_file(path, MAX_FILE_BYTES).decode("utf-8")
