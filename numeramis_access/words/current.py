"""The one owner of the language that a player hears."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from numeramis_access.words.game import GameWords
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES, LanguageRecord, Languages
from numeramis_access.words.people import People


class CurrentLanguage:
    """What everything said, shown and brailled to one player is worded in; narrators and channels follow it.

    :param code: of one of the languages. :param languages: those that there are.
    :param locales: folders of messages in which games have their names, besides the languages' own.
    """

    def __init__(self, code: str, languages: Languages = LANGUAGES, locales: Sequence[Path] = ()) -> None:
        self.languages = languages
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
        return Language(self.code, game, people, self._locales, self.languages)
