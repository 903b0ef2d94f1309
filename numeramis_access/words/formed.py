"""What messages were formed to: whatever one language of this process has formed no other one forms again.

A server's visitors mostly sit with the same company, and a screen is asked for again with every key.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import islice
from typing import NamedTuple

#: how many formed messages are remembered, of about 0.7 KB each; of more, the quarter that was formed first goes
MOST = 8192


class Text(str):
    """A message's text that also knows how it is written in braille, so that it may be a value of another message.

    :param text: as it is said. :param braille: as it stands in braille, where numbers are digits, or what makes that
        when it is needed. :ivar language: what it is in where that is not the player's: nobody has translated it.
    """

    __slots__ = ("_braille", "language")

    _braille: str | Callable[[], str]
    language: str

    def __new__(cls, text: str, braille: str | Callable[[], str], language: str = "") -> Text:
        """Return the text as it is said."""
        made = super().__new__(cls, text)
        made._braille = braille
        made.language = language
        return made

    @property
    def braille(self) -> str:
        """Return the text for a braille line."""
        return self._braille if isinstance(self._braille, str) else self._braille()


class Phrase(NamedTuple):
    """One message in its forms: speech as usual, in brief, braille, and speech at the full level.

    :ivar language: that it is in: the one that stands in where the player's lacks the message.
    """

    text: str
    brief: str
    braille: str
    full: str
    language: str


def written(text: str) -> str:
    """Return a text as it stands on a braille line; one that is no message's stands there as it is."""
    return text.braille if isinstance(text, Text) else text


def language_of(text: object) -> str:
    """Return the language of a text that is in another one than the player's, nothing of any other."""
    return text.language if isinstance(text, Text) else ""


def key_of(speaker: object, message: str, values: dict[str, object]) -> object:
    """Return what tells one formed message from another; values that are equal and written differently are not one.

    :param speaker: what the same language to the same people is told by.
    """
    return speaker, message, *[(name, _hashable(value)) for name, value in values.items()]


def _hashable(value: object) -> object:
    if type(value) is str:
        return value
    if isinstance(value, list | tuple):
        return tuple(map(_hashable, value))
    return (Text, str(value), value.braille, value.language) if isinstance(value, Text) else (type(value), value)


class Formed:
    """Formed messages by their keys. Threads may share it: each step is one of Python's own."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self.phrases: dict[object, Phrase] = {}
        self.texts: dict[object, Text] = {}

    def keep_phrase(self, key: object, phrase: Phrase) -> Phrase:
        """Remember a phrase, and return it."""
        self._make_room(self.phrases)
        self.phrases[key] = phrase
        return phrase

    def keep_text(self, key: object, text: Text) -> Text:
        """Remember a text, and return it."""
        self._make_room(self.texts)
        self.texts[key] = text
        return text

    def _make_room(self, kept: dict[object, Phrase] | dict[object, Text]) -> None:
        if len(kept) >= self._most:
            for key in list(islice(kept, self._most // 4)):
                kept.pop(key, None)


@lru_cache(maxsize=4096)
def shared_key(*what: object) -> object:
    """Return what is the same for the same language, game and people: hashing all of them takes long."""
    return object()


@lru_cache(maxsize=64)
def kept_numbers(*what: object) -> dict[tuple[float, str, str], str]:
    """Return where numbers in words are kept, the same for the same language and files."""
    return {}


@cache
def formed_texts() -> Formed:
    """Return what this process has formed."""
    return Formed()
