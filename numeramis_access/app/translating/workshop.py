"""A translator's material: the missing messages of a language, and the files in the home for the translations. In the
methods, ``source`` is a file of messages, ``name`` the name of a message, and ``code`` the code of a language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from numeramis_access.catalogue import Catalogue
from numeramis_access.store.changing import change_file
from numeramis_access.store.files import read_plain, set_aside
from numeramis_access.words.bundle import forget
from numeramis_access.words.language import Language, MessageError
from numeramis_access.words.languages import Languages
from numeramis_access.words.own import LONGEST_FILE, is_sound, own_folder
from numeramis_access.words.trying import Uses, Wrong, entries_in, example_people, in_fluent, needs, refuse, samples

#: prefixes of messages about numbers, which each language has as it needs them
OWN = ("numeral-", "ordinal-", "adjective-", "preposition-", "noun-", "agrees-", "compounds-")
#: functions that messages about French cards call
OF_FRENCH = ("HAND(", "RANK(", "SUIT(")


@dataclass(frozen=True)
class Source:
    """A file of messages.

    :param file: path of the file in the stand-in language.
    :param game: name of the game, empty for general messages.
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
    """The messages of one incomplete language, and the translator's own file for them.

    :param code: code of the language, such as ``sk``. :param own: the folder of the player's translations.
    :param gender: grammatical gender of the listener in the examples.
    """

    def __init__(self, code: str, languages: Languages, catalogue: Catalogue, own: Path, gender: str = "") -> None:
        self.code = code
        self.languages = languages
        self._catalogue = catalogue
        self._own = own
        self._gender = gender

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """Return the files of the stand-in language, general ones first."""
        code = self.languages.fallback
        general = [Source(file) for file in sorted(self.languages[code].folder.glob("*.ftl"))]
        folders = {game.name: game.locale_folder() / code for game in self._catalogue}
        games = [Source(file, game) for game, folder in folders.items() for file in sorted(folder.glob("*.ftl"))]
        return (*general, *games)

    def missing(self, source: Source) -> list[str]:
        """Return the names of the messages that neither the program nor the player has translated into this language.
        """
        own = self._entries(source, self.code) | self._own_messages(source)
        return [name for name in self._entries(source, self.languages.fallback)
                if name not in own and not name.startswith(OWN)]  # fmt: skip

    def order(self, source: Source) -> list[str]:
        """Return the names of a file's messages in its order."""
        return list(self._entries(source, self.languages.fallback))

    def message(self, source: Source, name: str, code: str) -> ftl.Message | None:
        """Return a message in a language, the player's own first; None if there is none."""
        own = self._own_messages(source) if code == self.code else {}
        return own.get(name) or self._entries(source, code).get(name)

    def own_file(self, source: Source) -> Path:
        """Return the path of the player's own file."""
        locale = self._catalogue[source.game].locale_folder() if source.game else None
        return own_folder(self._own, self.code, locale)[0] / source.file.name

    def is_damaged(self, source: Source) -> bool:
        """Return whether the player's own file exists but has a syntax error, so that it is ignored."""
        path = self.own_file(source)
        return path.exists() and not is_sound(path)

    def uses_of(self, source: Source, name: str) -> Uses:
        """Return the values and terms that a message uses."""
        return needs(name, self._complete(source))

    def values(self, source: Source, name: str) -> list[dict[str, object]]:
        """Return sample values for a message: one, two, five; a woman, a man."""
        text = _text(source.file)
        return list(samples(self.uses_of(source, name), any(call in text for call in OF_FRENCH)))

    def spoken_forms(self, source: Source, name: str, code: str, form: str = "", written: str = "") -> Iterator[Sample]:
        """Yield a message in a language, with each set of values.

        :param form: name of the form, empty for the text itself. :param written: the new translation in Fluent, empty
            for the saved one.
        :raises MessageError: if it cannot be formatted.
        """
        words = Language(code, self._catalogue[source.game].game_words() if source.game else None,
                         example_people(self._gender), self._catalogue.locales(), self.languages)  # fmt: skip
        words.strict = True
        if written:
            words.try_out(written)
        for values in self.values(source, name):
            said = words.form(name, form, **values) if form else words.text(name, **values)
            yield Sample(str(said), words.form(name, form or "braille", **values))

    def wrong(self, source: Source, name: str, forms: Mapping[str, str]) -> Wrong | None:
        """Return the reason why a translation cannot be formatted, None if it can.

        :param forms: the text of each form by its name, as in ``in_fluent``.
        """
        text = in_fluent(name, forms)
        try:
            body = FluentParser(with_spans=False).parse(text).body
        except RecursionError:
            return Wrong("junk")
        entry = body[0] if len(body) == 1 and isinstance(body[0], ftl.Message) else None
        refusal = refuse(entry, self._with_general(source, self.code), self._complete(source))
        if refusal is not None:
            return refusal
        try:
            for form in forms:
                list(self.spoken_forms(source, name, self.code, form, text))
        except MessageError as error:
            return Wrong("junk", str(error).partition(": ")[2])
        return None

    def keep(self, source: Source, name: str, forms: Mapping[str, str]) -> Path:
        """Save a message in the player's own file and return its path; a damaged file is first moved away.

        :param name: name of the message. :param forms: the text of each form by its name, as in ``in_fluent``.
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
            return ("\n".join([*others, in_fluent(name, forms).strip()]) + "\n").encode()

        change_file(path, with_message, LONGEST_FILE)
        forget()
        return path

    def _complete(self, source: Source) -> list[dict[str, ftl.Message]]:
        return [self._with_general(source, code) for code in self.languages.complete()]

    def _with_general(self, source: Source, code: str) -> dict[str, ftl.Message]:
        """Return the messages that a message of this file can refer to."""
        files = (*(file for file in self.sources if not file.game), source)
        return {key: entry for file in files for key, entry in self._entries(file, code).items()}

    def _own_messages(self, source: Source) -> dict[str, ftl.Message]:
        """Return the player's own messages; none from a damaged file, which the program ignores too."""
        path = self.own_file(source)
        return self._read(path) if is_sound(path) else {}

    def _entries(self, source: Source, code: str) -> dict[str, ftl.Message]:
        return self._read(source.file.parent.parent / code / source.file.name)

    def _read(self, path: Path) -> dict[str, ftl.Message]:
        try:
            return _parse(path, path.stat().st_mtime_ns)
        except (OSError, ValueError, RecursionError):  # missing, unreadable, not text, or nested too deeply
            return {}


@lru_cache(maxsize=256)
def _parse(path: Path, changed: int) -> dict[str, ftl.Message]:
    return entries_in(_text(path))


def _text(path: Path) -> str:
    return read_plain(path, LONGEST_FILE).decode("utf-8")
