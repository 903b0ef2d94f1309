"""The one owner of the language that a player hears."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from numeramis_access.words.game import GameWords
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES, LanguageRecord, Languages
from numeramis_access.words.people import People


class CurrentLanguage:
    """What everything said, shown and brailled to one player is worded in; narrators and channels follow it.

    :param code: of one of the languages. :param languages: those that there are.
    :param locales: folders of messages in which games have their names, besides the languages' own.
    :param note: is told once of each message that a complete language lacks: a sentence for the log of faults.
    """

    def __init__(
        self, code: str, languages: Languages = LANGUAGES, locales: Sequence[Path] = (),
        note: Callable[[str], None] = lambda _: None,
    ) -> None:  # fmt: skip
        self.languages = languages
        self._note = note
        self._noted: set[tuple[str, str]] = set()
        self.record: LanguageRecord = languages[code]
        self._locales = tuple(locales)

    @property
    def code(self) -> str:
        """Return the code of the language."""
        return self.record.code

    def change(self, code: str) -> None:
        """Speak another language from now on. :raises KeyError: for one that there is not."""
        self.record = self.languages[code]

    def messages(self, game: GameWords | None = None, people: People | None = None) -> Language:
        """Return the messages of the language as it is now, with a game's own."""
        return Language(self.code, game, people, self._locales, self.languages, self._note_missing)

    def _note_missing(self, message: str, code: str, why: str) -> None:
        """Note a message that is missing or does not form, the first time."""
        if (message, code) not in self._noted:
            self._noted.add((message, code))
            self._note(f"message {message} of language {code} {why}")
