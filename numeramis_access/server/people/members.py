"""The identity of people: a secret key that each device makes, and a recovery passphrase of six words."""

from __future__ import annotations

import hashlib
import secrets
import string
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec
from mnemonic import Mnemonic
from precis_i18n import get_profile

from numeramis_access.core.text import clean_text
from numeramis_access.server.beside import run_in_thread
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.seats import Gender
from numeramis_access.words.languages import LANGUAGES

#: lists of 2,048 words each; of the wanted ones, six are 64 bits, and four of the short ones 39
WORD_LISTS = tuple(dict.fromkeys(record.code_words for record in LANGUAGES.values()))
PASSPHRASE_WORDS, CODE_WORDS = 6, 4
#: letters of the words of codes
LETTERS_OF_CODES = range(4, 7)
#: work of one digest of a passphrase: 16 MiB of memory
DIGEST_WORK = {"n": 2**14, "r": 8, "p": 1, "maxmem": 64 * 1024 * 1024}
#: seconds of a day
DAY_SECONDS = 86_400
#: characters of keys, and the least number of distinct ones; a random key practically never has fewer
KEY_CHARACTERS, MIN_DISTINCT_CHARACTERS = frozenset(string.ascii_letters + string.digits + "-_+/=."), 10
#: the profile of valid names
NICKNAME_PROFILE = get_profile("NicknameCasePreserved")
#: characters of a name, and combining marks upon one letter of it, at most: Vietnamese has two
MAX_NAME_CHARACTERS, MAX_COMBINING_MARKS = 40, 2
#: scripts allowed in names; mixing them makes look-alikes
ALLOWED_SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")

#: letters of other scripts that look like Latin ones, and Latin letters and digits that look alike
LOOK_ALIKES = str.maketrans(
    "АВЕКМНОРСТУХІЈЅаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧοI1|0", "ABEKMHOPCTYXlJSaeopcyxijsABEZHlKMNOPTYXolllo"
)


class Members:
    """The people that the house knows. All methods raise StoreFailed if the store fails.

    :param store: stores the people.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    def find_or_create(self, key: str, name: str, gender: Gender, language: str, now: float) -> KnownPerson:
        """Return the person with a device key; for an unknown key, create, store and return a new person.

        :param key: the random key of the person's device, as text.
        :param name: name of a new person; a known person keeps theirs.
        :param gender: grammatical gender of a new person.
        :param language: language of a new person, as a code.
        :param now: seconds since 1970.
        """
        known = self._store.person_of(device_id(key))
        if known is not None:
            return known
        person = KnownPerson(secrets.token_hex(8), name, gender, language, int(now))
        self._store.keep(person, device_id(key))
        return person

    def is_known_key(self, key: str) -> bool:
        """Return whether a key belongs to a known person. :param key: key of a device, as text."""
        return self._store.person_of(device_id(key)) is not None

    def note_visits(self, people: list[str], now: float) -> None:
        """Store the day on which people visit.

        :param people: their ids.
        :param now: seconds since 1970; only the day is stored.
        """
        self._store.note_seen(people, int(now // DAY_SECONDS * DAY_SECONDS))

    def rename(self, person: KnownPerson, name: str, gender: Gender) -> KnownPerson:
        """Store another name and gender of a person; return the renamed person.

        :param person: the person. :param name: the name that everyone hears. :param gender: grammatical gender.
        """
        renamed = msgspec.structs.replace(person, name=name, gender=gender)
        self._store.keep(renamed)
        return renamed

    def make_passphrase(self, person: KnownPerson, language: str, at: int) -> str:
        """Store and return a new passphrase of six words, which replaces the old one.

        :param person: the person. :param language: code of the language of the words. :param at: seconds since 1970.
        """
        words = draw_words(PASSPHRASE_WORDS, language)
        self._store.store_passphrase(person.id, self._digest(words), at)
        return words

    def person_of_passphrase(self, words: str) -> KnownPerson | None:
        """Return the person with a passphrase, None if no one has it. Hashing the words takes long.

        :param words: the words as typed; case, accents and spaces do not matter.
        """
        return self._store.person_of_passphrase(self._digest(words))

    def add_key(self, person: KnownPerson, key: str) -> None:
        """Add the key of another device to a person. :param person: the person. :param key: the key, as text."""
        self._store.keep(person, device_id(key))

    def is_passphrase_of(self, person: KnownPerson, words: str) -> bool:
        """Return whether words are the current passphrase of a person.

        :param person: the person. :param words: the words as typed.
        """
        known = self.person_of_passphrase(words)
        return known is not None and known.id == person.id

    def revoke_other_keys(self, person: KnownPerson, key: bytes) -> None:
        """Revoke all device keys of a person except one.

        :param person: the person. :param key: digest of the key to keep.
        """
        self._store.revoke_other_keys(person.id, key)

    def forget(self, person: KnownPerson) -> None:
        """Delete all stored data of a person."""
        self._store.forget(person.id)

    def _digest(self, words: str) -> bytes:
        salt = self._store.salt()
        return run_in_thread(
            lambda: hashlib.scrypt(words_for_comparison(words).encode(), salt=salt, **DIGEST_WORK), computes=True
        )


def is_key(text: str) -> bool:
    """Return whether a text can be a device's random key: it has only characters of ``KEY_CHARACTERS``, and at least
    ``MIN_DISTINCT_CHARACTERS`` different ones.
    """
    return KEY_CHARACTERS.issuperset(text) and len(set(text)) >= MIN_DISTINCT_CHARACTERS


def device_id(key: str) -> bytes:
    """Return the digest of a device's key, by which the store knows the device; the key itself is never stored."""
    return hashlib.sha256(key.encode()).digest()


def draw_words(count: int, language: str) -> str:
    """Return random words from the word list of a language, joined by spaces.

    :param count: number of words; up to ``CODE_WORDS`` words are short ones, easy to say aloud.
    :param language: code of the language; English words for an unknown one.
    """
    words = _wanted_words(LANGUAGES.get(language, LANGUAGES[LANGUAGES.fallback]).code_words, count <= CODE_WORDS)
    return " ".join(secrets.choice(words) for _ in range(count))


@cache
def _list(name: str) -> list[str]:
    """Return a word list of the package, sorted."""
    return sorted(Mnemonic(name).wordlist)


@cache
def _wanted_words(name: str, of_codes: bool) -> tuple[str, ...]:
    """Return the words of a list without unwanted ones.

    :param of_codes: whether the words are spoken to others: then they are short, and no two differ in one letter.
    """
    lines = Path(__file__).with_name("unwanted_words.txt").read_text("utf-8").splitlines()
    unwanted = {word for line in lines if line.startswith(f"{name}: ") for word in line.split()}
    words = [word for word in _list(name) if word not in unwanted]
    return tuple(_distinct(word for word in words if len(word) in LETTERS_OF_CODES) if of_codes else words)


def _distinct(words: Iterable[str]) -> Iterator[str]:
    """Yield the words that differ in more than one letter from all earlier ones."""
    known: set[str] = set()
    for word in words:
        places = range(len(word))
        marks = {word, *(word[:at] + gap + word[at + 1 :] for at in places for gap in ("?", ""))}
        if not marks & known:
            known |= marks
            yield word


def words_for_comparison(words: str) -> str:
    """Return typed words in the form for comparison: lower case, without accents, with single spaces."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


def possible_codes(typed: str) -> set[str]:
    """Return the table codes that typed words can mean.

    For each word its beginning is enough, if it is the beginning of only one word of a language's list.

    :param typed: the typed text.
    """
    words = words_for_comparison(typed).split()
    meant = ([_meant_word(word, _list(name)) for word in words] for name in WORD_LISTS)
    return {" ".join(words), *(" ".join(words) for words in meant if all(words))}


def _meant_word(typed: str, known: list[str]) -> str:
    """Return the word of a sorted list that equals or begins with typed letters, "" for none or several."""
    at = bisect_left(known, typed)
    begun = [word for word in known[at : at + 2] if word.startswith(typed)]
    return begun[0] if len(begun) == 1 or typed in begun else ""


def distinct_name(name: str, others: Iterable[str]) -> str:
    """Return a name that differs from all others at a table: with a number if another one sounds or looks the same.

    :param name: the wished name. :param others: the other names.
    """
    taken, apart, number = {_likeness(other) for other in others}, name, 1
    while _likeness(apart) in taken:
        number += 1
        apart = f"{name} {number}"
    return apart


def _likeness(name: str) -> str:
    """Return a key that is equal for names that sound the same to a screen reader or look the same."""
    return "".join(letter for letter in words_for_comparison(name.translate(LOOK_ALIKES)) if letter.isalnum()) or name


def normal_name(text: str) -> str:
    """Return a name in its normal form, a nickname of RFC 8266 with its case preserved; empty if it is not allowed.

    Refused too are a name without a letter or longer than ``MAX_NAME_CHARACTERS``, a mixture of Latin, Cyrillic and
    Greek letters, which look alike, and more than ``MAX_COMBINING_MARKS`` combining marks on one letter, which grow out
    of their line.

    :param text: the name as typed.
    """
    try:
        name = NICKNAME_PROFILE.enforce(clean_text(text))
    except UnicodeError:
        return ""
    letters = [unicodedata.name(letter, "") for letter in name if letter.isalpha()]
    scripts = {script for script in ALLOWED_SCRIPTS if any(letter.startswith(script) for letter in letters)}
    fits = len(name) <= MAX_NAME_CHARACTERS and _most_marks(name) <= MAX_COMBINING_MARKS
    return name if letters and len(scripts) <= 1 and fits else ""


def _most_marks(name: str) -> int:
    """Return the length of the longest run of combining marks in the decomposed name."""
    most = marks = 0
    for sign in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        most = max(most, marks)
    return most
