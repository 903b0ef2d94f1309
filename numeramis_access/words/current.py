"""The language that a player hears at present."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from numeramis_access.words.game import GameWords
from numeramis_access.words.language import Language, Layer
from numeramis_access.words.languages import LANGUAGES, LanguageRecord, Languages
from numeramis_access.words.people import People


class CurrentLanguage:
    """The language of all speech, text and braille for one player; narrators and channels follow its changes.

    :param code: code of the first language. :param languages: the known languages.
    :param locales: folders of messages with games' names, besides the languages' own.
    :param note: called with a sentence for the log of errors when the fallback language replaces a message of a
        complete language or no language can form a message; once for each message and language.
    :ivar record: record of the language. :ivar code: code of the language.
    :ivar layer: the sentences for a player who has no keys, as for ``Language``.
    :raises KeyError: for an unknown code.
    """

    def __init__(
        self, code: str, languages: Languages = LANGUAGES, locales: Sequence[Path] = (),
        note: Callable[[str], None] = lambda _: None,
    ) -> None:  # fmt: skip
        self.languages = languages
        self._note = note
        self._noted: set[tuple[str, str]] = set()
        #: the sentences for a player who has no keys
        self.layer: Layer = ""
        self.record: LanguageRecord = languages[code]
        self.code = self.record.code
        self._locales = tuple(locales)

    def change(self, code: str) -> None:
        """Switch to another language. :raises KeyError: for an unknown code."""
        self.record = self.languages[code]
        self.code = self.record.code

    def messages(self, game: GameWords | None = None, people: People | None = None) -> Language:
        """Return new messages of the present language; later changes of the language do not affect them.

        :param game: the game whose messages are added, None for none.
        :param people: the players at the table, None for no players.
        """
        return Language(self.code, game, people, self._locales, self.languages, self._note_missing, self.layer)

    def _note_missing(self, message: str, code: str, why: str) -> None:
        """Note a missing or broken message, the first time only."""
        if (message, code) not in self._noted:
            self._noted.add((message, code))
            self._note(f"message {message} of language {code} {why}")
