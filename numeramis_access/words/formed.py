"""Caches formed messages, so that the languages of one process form each of them once.

Most visitors of a server sit with the same players, and a screen is formed again after every key.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import islice
from typing import NamedTuple

#: the most cached messages, of about 0.7 KB each; beyond that the oldest quarter is dropped
MOST = 8192


class Text(str):
    """A message's text with its braille form, so that it can be a value of another message.

    :param text: the spoken form.
    :param braille: the braille form, with digits for numbers, or a function that makes it on demand.
    :ivar language: the text's language if it is not the player's, because a translation is missing.
    """

    __slots__ = ("_braille", "language")

    _braille: str | Callable[[], str]
    language: str

    def __new__(cls, text: str, braille: str | Callable[[], str], language: str = "") -> Text:
        """Return the text in its spoken form."""
        made = super().__new__(cls, text)
        made._braille = braille
        made.language = language
        return made

    @property
    def braille(self) -> str:
        """Return the text for a braille line."""
        return self._braille if isinstance(self._braille, str) else self._braille()


class Phrase(NamedTuple):
    """One message in its forms: normal speech, brief speech, braille and full speech.

    :ivar language: the phrase's language: the fallback language if the player's lacks the message.
    """

    text: str
    brief: str
    braille: str
    full: str
    language: str


def braille_of(text: str) -> str:
    """Return the braille form of a text; a plain string is its own."""
    return text.braille if isinstance(text, Text) else text


def language_of(text: object) -> str:
    """Return a text's language if it is not the player's, else an empty string."""
    return text.language if isinstance(text, Text) else ""


def key_of(speaker: object, message: str, values: dict[str, object]) -> object:
    """Return the cache key of a formed message; equal values with different texts have different keys.

    :param speaker: stands for the language, its files and the players.
    """
    return speaker, message, *[
        (name, value if type(value) is str else _hashable(value)) for name, value in values.items()
    ]


def _hashable(value: object) -> object:
    if type(value) is str:  # in a list
        return value
    if isinstance(value, list | tuple):
        return tuple(map(_hashable, value))
    return (Text, str(value), value.braille, value.language) if isinstance(value, Text) else (type(value), value)


class Formed:
    """Formed messages by key. Threads can share it, because each step is atomic in Python.

    :param most: the most messages kept.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self.phrases: dict[object, Phrase] = {}
        self.texts: dict[object, Text] = {}

    def keep_phrase(self, key: object, phrase: Phrase) -> Phrase:
        """Cache a phrase and return it."""
        self._make_room(self.phrases)
        self.phrases[key] = phrase
        return phrase

    def keep_text(self, key: object, text: Text) -> Text:
        """Cache a text and return it."""
        self._make_room(self.texts)
        self.texts[key] = text
        return text

    def _make_room(self, kept: dict[object, Phrase] | dict[object, Text]) -> None:
        if len(kept) >= self._most:
            for key in list(islice(kept, self._most // 4)):
                kept.pop(key, None)


@lru_cache(maxsize=4096)
def shared_key(*what: object) -> object:
    """Return one object for the same language, game and people, because hashing all of them is slow."""
    return object()


@lru_cache(maxsize=64)
def kept_numbers(*what: object) -> dict[tuple[float, str, str], str]:
    """Return the cache of numbers in words for one language and its files."""
    return {}


@cache
def formed_texts() -> Formed:
    """Return the cache of this process."""
    return Formed()
