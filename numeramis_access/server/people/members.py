"""Who people are: a key that each device makes, and a passphrase of six words to be known again by."""

from __future__ import annotations

import hashlib
import secrets
import string
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable
from functools import cache

import msgspec
from mnemonic import Mnemonic
from precis_i18n import get_profile

from numeramis_access.server.beside import aside
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.seats import Gender
from numeramis_access.words.languages import LANGUAGES

#: lists of 2,048 words each: six words are 66 bits, four are 44
LISTS = tuple(dict.fromkeys(record.code_words for record in LANGUAGES.values()))
PASSPHRASE, CODE = 6, 4
#: work of one digest of a passphrase: 16 MiB of memory
WORK = {"n": 2**14, "r": 8, "p": 1, "maxmem": 64 * 1024 * 1024}
#: seconds of a day
DAY = 86_400
#: what looks like nothing or like something else: control, invisible and private characters
UNSEEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
#: letters of keys, and how many different ones a key has at least: one made by chance has fewer once in a million years
LETTERS, DIFFERENT = frozenset(string.ascii_letters + string.digits + "-_+/=."), 10
#: what a name may be made of; the cell of braille without dots, which looks like a space
NICKNAME, BLANK = get_profile("NicknameCasePreserved"), "\u2800"
#: characters of a name, and combining marks upon one letter of it, at most: Vietnamese has two
LONGEST_NAME, MARKS = 40, 2
#: scripts whose letters a name may have; mixing them makes look-alikes
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")

#: letters of other scripts that look like Latin ones
ALIKE = str.maketrans("АВЕКМНОРСТУХІЈЅаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEKMHOPCTYXIJSaeopcyxijsABEZHIKMNOPTYXo")


class Members:
    """Everybody whom the house knows."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def hello(self, key: str, name: str, gender: Gender, language: str, now: float) -> KnownPerson:
        """Return who has this key; somebody new is kept, a known person is called as before.

        :param now: seconds since 1970. :raises StoreFailed: when somebody new cannot be kept.
        """
        known = self._store.person_of(device(key))
        if known is not None:
            return known
        person = KnownPerson(secrets.token_hex(8), name, gender, language, int(now))
        self._store.keep(person, device(key))
        return person

    def knows(self, key: str) -> bool:
        """Return whether this is somebody's key."""
        return self._store.person_of(device(key)) is not None

    def note_visits(self, people: list[str], now: float) -> None:
        """Note that people, by id, are here; once a day is enough. :param now: in seconds since 1970.

        :raises StoreFailed:
        """
        self._store.note_seen(people, int(now // DAY * DAY))

    def rename(self, person: KnownPerson, name: str, gender: Gender) -> KnownPerson:
        """Return the person under another name."""
        renamed = msgspec.structs.replace(person, name=name, gender=gender)
        self._store.keep(renamed)
        return renamed

    def passphrase(self, person: KnownPerson, language: str, at: int) -> str:
        """Return six new words by which this person is known again; older ones are void. :param at: s since 1970."""
        words = draw_words(PASSPHRASE, language)
        self._store.passphrase(person.id, self._digest(words), at)
        return words

    def recover(self, words: str) -> KnownPerson | None:
        """Return whose words these are; None for nobody's."""
        return self._store.recovered(self._digest(words))

    def add_key(self, person: KnownPerson, key: str) -> None:
        """Have a person known by this key too from now on."""
        self._store.keep(person, device(key))

    def is_passphrase_of(self, person: KnownPerson, words: str) -> bool:
        """Return whether these are the words by which this person is known again."""
        known = self.recover(words)
        return known is not None and known.id == person.id

    def void_others(self, person: KnownPerson, key: bytes) -> None:
        """Make the keys of all devices of a person void but one. :param key: digest of that one."""
        self._store.void_others(person.id, key)

    def forget(self, person: KnownPerson) -> None:
        """Delete all that is kept about a person."""
        self._store.forget(person.id)

    def _digest(self, words: str) -> bytes:
        salt = self._store.salt()
        return aside(lambda: hashlib.scrypt(as_typed(words).encode(), salt=salt, **WORK), reckons=True)


def is_key(text: str) -> bool:
    """Return whether a device can have made a key by chance: of letters that are sent as they are, and of many."""
    return LETTERS.issuperset(text) and len(set(text)) >= DIFFERENT


def device(key: str) -> bytes:
    """Return the digest of a device's key: the key itself is never kept."""
    return hashlib.sha256(key.encode()).digest()


def draw_words(count: int, language: str) -> str:
    """Return so many words by chance, from the list that a language's record names."""
    words = _list(LANGUAGES.get(language, LANGUAGES[LANGUAGES.stand_in]).code_words)
    return " ".join(secrets.choice(words) for _ in range(count))


@cache
def _list(name: str) -> list[str]:
    """Return a list of words, which lies in a file, in the order of the alphabet."""
    return sorted(Mnemonic(name).wordlist)


def as_typed(words: str) -> str:
    """Return words as they count: small letters without accents, one space between two."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


def codes(typed: str) -> set[str]:
    """Return the codes that typed words may be: of each word its first letters are enough, within one list of words."""
    words = as_typed(typed).split()
    meant = ([_meant_word(word, _list(name)) for word in words] for name in LISTS)
    return {" ".join(words), *(" ".join(one) for one in meant if all(one))}


def _meant_word(typed: str, known: list[str]) -> str:
    """Return the word of a sorted list that is typed or begun, "" for none or several."""
    at = bisect_left(known, typed)
    begun = [word for word in known[at : at + 2] if word.startswith(typed)]
    return begun[0] if len(begun) == 1 or typed in begun else ""


def clean_text(text: str) -> str:
    """Return typed words as others hear them: control and invisible characters go, spaces are single."""
    plain = unicodedata.normalize("NFC", text).replace(BLANK, " ")
    seen = (letter for letter in plain if unicodedata.category(letter) not in UNSEEN)
    return " ".join("".join(seen).split())


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return a name as it is told at a table: with a number where another one there sounds or looks the same."""
    taken, apart, number = {_likeness(other) for other in others}, name, 1
    while _likeness(apart) in taken:
        number += 1
        apart = f"{name} {number}"
    return apart


def _likeness(name: str) -> str:
    """Return what names have in common that sound or look the same."""
    return as_typed(name.translate(ALIKE))


def name_of(text: str) -> str:
    """Return a name as others hear it, or "" for one that cannot be taken.

    What a nickname may be is RFC 8266's to say. Letters of two scripts look like others; marks above marks grow out of
    their line.
    """
    try:
        name = NICKNAME.enforce(clean_text(text))
    except UnicodeError:
        return ""
    letters = [unicodedata.name(letter, "") for letter in name if letter.isalpha()]
    scripts = {script for script in SCRIPTS if any(letter.startswith(script) for letter in letters)}
    fits = len(name) <= LONGEST_NAME and _most_marks(name) <= MARKS
    return name if letters and len(scripts) <= 1 and fits else ""


def _most_marks(name: str) -> int:
    """Return how many combining marks follow one another at most, every letter taken apart from its own."""
    most = marks = 0
    for sign in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        most = max(most, marks)
    return most
