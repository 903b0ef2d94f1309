"""Formed messages as values, ``Text`` and ``Phrase``, and the cache by which a process forms each message only once.

Most visitors of a server play with the same computers, and a screen is formed again after every key.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import NamedTuple

#: the most cached messages, of about 0.7 KB each; beyond that the oldest quarter is dropped
MAX_MESSAGES = 8192


class Text(str):
    """A message's text together with its braille form, so that both are there when it is a value of another message.

    :param text: the spoken form.
    :param braille: the braille form, with digits for numbers, or a function that makes it on demand.
    :ivar language: the text's language if it is not the player's, because a translation is missing.
    """

    __slots__ = ("_braille", "language")

    _braille: str | Callable[[], str]
    language: str

    def __new__(cls, text: str, braille: str | Callable[[], str], language: str = "") -> Text:
        """Return a string that is the text's spoken form. Parameters as for the class; ``language`` is empty if it is
        the player's.
        """
        made = super().__new__(cls, text)
        made._braille = braille
        made.language = language
        return made

    @property
    def braille(self) -> str:
        """Return the braille form of the text; a function that makes it is called each time."""
        return self._braille if isinstance(self._braille, str) else self._braille()


class Phrase(NamedTuple):
    """One message in its forms.

    :param text: normal speech.
    :param brief: brief speech.
    :param braille: braille.
    :param full: full speech.
    :param language: code of the phrase's language, which is the fallback language if the player's lacks the message.
    """

    text: str
    brief: str
    braille: str
    full: str
    language: str


def with_capital(text: str) -> str:
    """Return a message's text that begins with a capital, as it stands alone on a button; a plain string unchanged.

    :param text: the text; a plain string can be a name or an address.
    """
    if not isinstance(text, Text) or not text[:1].islower():
        return text
    return Text(text[0].upper() + text[1:], lambda: text.braille, text.language)


def braille_of(text: str) -> str:
    """Return the braille form of a text; a plain string is its own braille form."""
    return text.braille if isinstance(text, Text) else text


def join_texts(between: str, texts: Sequence[str]) -> str:
    """Return texts joined by a separator, in speech and in braille; if all are plain strings, the result is one too.

    :param between: the separator.
    :param texts: the texts.
    """
    text = between.join(texts)
    return Text(text, between.join(map(braille_of, texts))) if any(isinstance(part, Text) for part in texts) else text


def language_of(text: object) -> str:
    """Return the code of a text's language if it is not the player's, else empty."""
    return text.language if isinstance(text, Text) else ""


def phrase_key(speaker: object, message: str, values: dict[str, object]) -> object:
    """Return the cache's key for a formed message; it differs for equal values of different types, such as 1 and True.

    :param speaker: a hashable value that is equal for languages that form all messages alike: with the same files and
        players.
    :param message: id of the message. :param values: the message's values by name.
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


class MessageCache:
    """A cache of formed messages. Threads can share it, because each step is atomic in Python.

    :param most: greatest number of phrases, and of texts.
    """

    def __init__(self, most: int = MAX_MESSAGES) -> None:
        self._most = most
        self.phrases: dict[object, Phrase] = {}
        self.texts: dict[object, Text] = {}

    def keep_phrase(self, key: object, phrase: Phrase) -> Phrase:
        """Cache a phrase and return it; a full cache first drops its oldest quarter.

        :param key: the key, from ``phrase_key``. :param phrase: the phrase.
        """
        self._make_room(self.phrases)
        self.phrases[key] = phrase
        return phrase

    def keep_text(self, key: object, text: Text) -> Text:
        """Cache a text and return it; a full cache first drops its oldest quarter.

        :param key: the key, from ``phrase_key``. :param text: the text.
        """
        self._make_room(self.texts)
        self.texts[key] = text
        return text

    def _make_room(self, kept: dict[object, Phrase] | dict[object, Text]) -> None:
        if len(kept) >= self._most:
            for key in list(islice(kept, self._most // 4)):
                kept.pop(key, None)


@lru_cache(maxsize=4096)
def shared_key(*what: object) -> object:
    """Return a key for some values, for use in caches: a call with equal values returns the same object, whose hash is
    computed only once.

    Only the 4,096 keys used last are remembered.

    :param what: the values, all hashable.
    """
    return object()


@lru_cache(maxsize=64)
def cached_numbers(*what: object) -> dict[tuple[float, str, str, int], str]:
    """Return the cache of numbers in words, by number, gender, case and parts of one, for a language; empty at first.

    Equal arguments return the same dictionary while it is among the 64 used last, else a new one.

    :param what: the language's record, the game's name or None, and the folders of messages.
    """
    return {}


@cache
def formed_texts() -> MessageCache:
    """Return the cache of formed messages of this process."""
    return MessageCache()
