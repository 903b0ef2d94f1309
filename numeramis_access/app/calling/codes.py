"""Codes of French cards as a caller types them: rank and suit in either order, by letters or on a number pad."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from numeramis_access.app.table.typed import card_codes
from numeramis_access.core.cards import SUITS, Card, french_pack
from numeramis_access.input.typed import plain_name
from numeramis_access.words.language import Language

#: suits, and after a suit the court cards, by the keys of a number pad
PAD_SUITS = dict(zip("/*-+", SUITS, strict=True))
PAD_COURTS = dict(zip("/*-", "JQK", strict=True))
#: ranks by the digits that say them otherwise
RANKS_BY_DIGIT = {"0": "T", "1": "A"}
#: the signs of ranks that a keyboard has
SIGNS_OF_RANKS = frozenset("0123456789jqka")
_PAD_OF_SUIT = {suit: key for key, suit in PAD_SUITS.items()}
_PAD_OF_RANK = {rank: key for key, rank in PAD_COURTS.items()} | {rank: digit for digit, rank in RANKS_BY_DIGIT.items()}


def suits_by_letter(language: Language) -> Mapping[str, str]:
    """Return a suit for each typed letter, in lower case: the letters of the language, with and without accents, and
    the English ones that it leaves free.
    """
    own = {typed: suit for suit in SUITS for typed in _letters(language, suit)}
    return dict(zip(SUITS, SUITS, strict=True)) | own


def _letters(language: Language, suit: str) -> tuple[str, ...]:
    letter = language.text("typed-code", card=f"2{suit}")[-1].lower()
    return letter, plain_name(letter)


def letters_by_suit(language: Language) -> Mapping[str, str]:
    """Return for each suit the letter that a caller types in a language, in lower case."""
    return {suit: _letters(language, suit)[0] for suit in SUITS}


def ranks_by_sign(language: Language) -> Mapping[str, str]:
    """Return a rank for each sign that a caller can type in a language, such as ``T`` for ``10``."""
    ranks: dict[str, str] = {}
    for card in french_pack():
        own = plain_name(language.text("typed-code", card=card))[:-1]
        for sign in (card[0].lower(), own, _PAD_OF_RANK.get(card[0], card[0])):
            ranks.setdefault(sign, card[0])
    return ranks | {"10": "T"}


@lru_cache(maxsize=8)
def cards_by_code(language: Language) -> Mapping[str, Card]:
    """Return a French card for each typed code in a language: signs of rank and suit in either order, those of
    ``card_codes``, and those of the number pad.

    If a code means two cards, the last two kinds come before the signs. The result is cached.
    """
    letters = suits_by_letter(language)
    codes: dict[str, Card] = {}
    for card in french_pack():
        rank, suit = card[0], card[1]
        signs = {rank.lower(), _PAD_OF_RANK.get(rank, rank), plain_name(language.text("typed-code", card=card))[:-1]}
        named = {letter for letter, letter_suit in letters.items() if letter_suit == suit}
        pairs = {code for sign in signs for letter in named for code in (sign + letter, letter + sign)}
        for code in pairs:
            codes.setdefault(code, card)
        codes |= dict.fromkeys(card_codes(card, language), card)
        codes |= dict.fromkeys(_pad_codes(card), card)
    return codes


def _pad_codes(card: Card) -> set[str]:
    """Return the codes of a card on a number pad; a court card comes after its suit."""
    rank, suit = _PAD_OF_RANK.get(card[0], card[0]), _PAD_OF_SUIT[card[1]]
    return {suit + rank} if card[0] in PAD_COURTS.values() else {suit + rank, rank + suit}


def joined_codes(text: str, codes: Mapping[str, Card]) -> list[str]:
    """Return the codes of which a text consists, in order: the text alone if it is a code; empty for other words.

    A caller who goes on typing after a code of letters, which needs Enter, types such a text.

    :param text: the typed text without spaces. :param codes: the cards by code.
    """
    if text in codes:
        return [text]
    for length in (3, 2):
        if text[:length] in codes and not text.isalpha():
            first, rest = text[:length], text[length:]
            pairs = [rest[at : at + 2] for at in range(0, len(rest), 2)]
            after = pairs if rest.isalpha() else joined_codes(rest, codes)
            if after and all(code in codes for code in after):
                return [first, *after]
    return []


def whole_codes(codes: Mapping[str, Card]) -> frozenset[str]:
    """Return the codes that need no Enter because they begin no word: of the codes that contain a digit or a sign,
    those of two characters, and those that begin with 10.
    """
    return frozenset(code for code in codes if not code.isalpha() and (len(code) == 2 or code.startswith("10")))
