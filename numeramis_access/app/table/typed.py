"""What a line typed at the terminal means at the table: a card or a choice by any of its names, or a stake.

A digit alone is a key and finds a card; it means nothing here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

import msgspec

from numeramis_access.app.table.desk import Desk
from numeramis_access.app.table.match_menu import leave_words
from numeramis_access.app.table.other_moments import STAKE, Acts, NotOffered, action_not_offered, not_offered
from numeramis_access.app.table.readings import readings
from numeramis_access.app.table.screen import label_at
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.core.actions import Action, AmountRange, ChooseCards
from numeramis_access.core.cards import NUMBERS, SUIT, Card, french_pack
from numeramis_access.core.seats import Seat
from numeramis_access.input.typed import fits, match_name, plain
from numeramis_access.words.language import Language

#: greatest amount of a stake that is understood in words
WORDED = 100
#: genders in which a number may stand in a name
GENDERS = ("", "masculine", "feminine", "neuter")
#: the numbers that French ranks have
_NUMBER = {rank: number for number, rank in enumerate("23456789T", 2)}
#: the signs of suits, full and hollow
SUIT_SIGNS = {"c": "♣♧", "d": "♦♢", "h": "♥♡", "s": "♠♤"}


class Stake(NamedTuple):
    """A stake with its amount, which may be outside what is allowed."""

    amounts: AmountRange
    amount: int


class AtPlace(NamedTuple):
    """What lies at a place: a card of the hand, or behind them a choice."""

    place: int


class About(NamedTuple):
    """A question about the player on a seat."""

    seat: Seat


class NotHeld(NamedTuple):
    """Cards of the pack of which the hand has none."""

    cards: tuple[Card, ...]


class Leaves(NamedTuple):
    """The table is to be left."""


#: what a typed line may mean at a table
Typed: TypeAlias = AtPlace | Stake | ChooseCards | About | NotHeld | NotOffered | Leaves


def meaning(text: str, talk: TableTalk, desk: Desk, acts: Acts) -> Typed | None:
    """Return what a name that was typed stands for; None where it is no name of anything here.

    :param text: the line typed.
    """
    place = _meaning(text, desk, talk)
    if place is not None:
        return place
    language = talk.narrator.language
    if match_name(text, [(word, True) for word in leave_words(language)], language.record.letters):
        return Leaves()
    seat = talk.seat_named(text)
    if seat is not None:
        return About(seat)
    lacking = _not_held(text, desk, talk)
    if lacking is None:
        return not_offered(text, talk, acts)
    named = plain(text) in _card_names(lacking, language)
    refused = None if named else action_not_offered(text, talk, acts)  # "two cards" is more than a two
    return refused or NotHeld((lacking,))


def fitting(text: str, talk: TableTalk, desk: Desk, acts: Acts) -> list[tuple[str, Typed]]:
    """Return what a line may mean that is no name, each with its own: cards, choices and players whose names have its
    words, or else an action that the rules refuse now.

    :param text: the line typed, perhaps with a word for playing before it.
    """
    found = (_fitting(words, talk, desk, acts) for words in readings(text, talk.narrator.language))
    return next(filter(None, found), None) or _only_meaning(action_not_offered(text, talk, acts))


def _only_meaning(meant: Typed | None) -> list[tuple[str, Typed]]:
    """Return the only meaning of a line, which needs no name to be told from others; none where there is none."""
    return [] if meant is None else [("", meant)]


def _fitting(text: str, talk: TableTalk, desk: Desk, acts: Acts) -> list[tuple[str, Typed]]:
    language = talk.narrator.language
    has_words = partial(fits, text, letters=language.record.letters)
    held = {label_at(desk, talk, place).rstrip("."): place for name, place in _names(desk, talk) if has_words(name)}
    seats = [(name, seat) for name, seat in talk.seat_names() if has_words(name)]
    lacking = [card for card in _lacking(desk) if any(map(has_words, card_names(card, language)))]
    if lacking and not held and not seats:
        refused = None if desk.hand else action_not_offered(text, talk, acts)
        return _only_meaning(refused or NotHeld(tuple(lacking)))
    return [*((name, AtPlace(place)) for name, place in held.items()), *((name, About(seat)) for name, seat in seats)]


def _meaning(text: str, desk: Desk, talk: TableTalk) -> AtPlace | Stake | ChooseCards | None:
    """Return the place among hand and choices, the stake or the exchange that is meant; None where it is none."""
    language = talk.narrator.language
    letters = language.record.letters
    if len(text) == 1 and desk.hand:
        return None
    read = readings(text, language)
    said = set(map(plain, read))
    for at, card in enumerate(desk.hand):
        if said & card_codes(card, language):
            return AtPlace(at)
    if (exchange := _exchange(text, desk, language)) is not None:
        return exchange
    names = list(_names(desk, talk))
    for one in read:
        if (place := match_name(one, names, letters)) is not None:
            return AtPlace(place)
    return _stake(text, desk, talk, letters) or _stake_in_words(text, desk, talk)


def _exchange(text: str, desk: Desk, language: Language) -> ChooseCards | None:
    """Return the exchange of the cards that a line names with a word for exchanging before or behind them."""
    named = _to_exchange(text, language)
    if not named or not desk.exchanges():
        return None
    names = {card: _card_names(card, language) for card in dict.fromkeys(desk.hand)}
    cards = sorted(card for word in named for card, known in names.items() if word in known)
    found = (one for one in desk.exchanges() if sorted(one.cards) == cards)
    return next(found, None) if len(cards) == len(named) else None


def _to_exchange(text: str, language: Language) -> list[str]:
    """Return the words for cards that stand with one word for exchanging; none where there is no such word."""
    verbs, between = ({*map(plain, language.text(one).split(", "))} for one in ("typed-exchange", "typed-and"))
    words = [word for word in plain(text).replace(",", " ").split() if word not in between]
    named = [word for word in words if word not in verbs]
    return named if len(named) == len(words) - 1 else []


def _not_held(text: str, desk: Desk, talk: TableTalk) -> Card | None:
    """Return the card of the pack that a line names in full although the hand lacks it, None where it names none."""
    language = talk.narrator.language
    if not desk.hand or len(text) == 1:
        return None
    said = {*map(plain, readings(text, language)), *(_to_exchange(text, language) if desk.exchanges() else ())}
    return next((one for one in _lacking(desk) if said & _card_names(one, language)), None)


def _lacking(desk: Desk) -> list[Card]:
    """Return the cards of the pack that the hand lacks."""
    pack = french_pack() if desk.hand and desk.hand[0] in SUIT else NUMBERS
    return [card for card in pack if card not in desk.hand]


def _card_names(card: Card, language: Language) -> set[str]:
    """Return every name and code of a card, as they are compared."""
    return {*card_codes(card, language), *map(plain, card_names(card, language))}


def card_codes(card: Card, language: Language) -> set[str]:
    """Return the codes by which a card may be typed: number and the letter that its suit has on the player's own line,
    or its sign, in any order. Two letters are a code where they are so in English alone: "jo" is also a word.
    """
    if card in NUMBERS:
        return {card}
    rank, number = card[0].lower(), _NUMBER.get(card[0])
    letter = plain(language.text("typed-code", card=card))[-1]
    numbers = set() if number is None else {str(number)}
    codes = {code for one in numbers for code in (one + letter, letter + one)}
    codes |= {code for one in {*numbers, rank} for sign in SUIT_SIGNS[SUIT[card]] for code in (one + sign, sign + one)}
    return codes | ({card.lower()} if letter == SUIT[card] else set())


def card_names(card: Card, language: Language) -> Iterator[str]:
    """Give every name by which a card may be typed: its cases, with their preposition and without, and its number."""
    prepositions = language.text("typed-prepositions").split(", ")
    for name in language.text("typed-card", card=card).split(", "):
        yield name
        first, _, rest = name.partition(" ")
        if rest and first in prepositions:
            yield rest
    if card in NUMBERS:
        yield language.text("typed-number", number=int(card))
        return
    suit, number = SUIT[card], _NUMBER.get(card[0])
    yield language.text("typed-french", card=card, suit=suit)
    for said in () if number is None else (number, str(number)):
        yield from language.text("typed-french-number", suit=suit, number=said).split(", ")


def _names(desk: Desk, talk: TableTalk) -> Iterator[tuple[str, int]]:
    """Give every name of everything in the hand and among the choices, with its place."""
    language = talk.narrator.language
    for place, card in enumerate(desk.hand):
        for name in card_names(card, language):
            yield name, place
    for place, choice in enumerate(desk.choices, len(desk.hand)):
        line = talk.choice(choice)
        names = [language.text(line.id, **line.values), *language.form(line.id, "typed", **line.values).split(", ")]
        yield from ((name, place) for name in names)
        for number in _choice_numbers(choice):
            yield str(number), place
            yield from ((_in_digits(name, number, language), place) for name in names)


def _choice_numbers(choice: Action | AmountRange) -> list[int]:
    """Return the numbers that a choice is about; a stake's amount stands behind its name."""
    if not isinstance(choice, Action):
        return []
    return [value for value in msgspec.structs.astuple(choice) if type(value) is int]


def _in_words(number: int, language: Language) -> set[str]:
    """Return a number in words, as it may stand in a name."""
    return {language.numerals.cardinal(number, gender, case) for gender in GENDERS for case in ("nom", "acc")}


def _in_digits(name: str, number: int, language: Language) -> str:
    """Return a name with this number in digits, where it stands there in words."""
    words = "|".join(map(re.escape, sorted(_in_words(number, language), key=len, reverse=True)))
    return re.sub(rf"\b(?:{words})\b", str(number), name, flags=re.IGNORECASE)


def _stake_in_words(text: str, desk: Desk, talk: TableTalk) -> Stake | None:
    """Return the stake whose name and amount stand in a line, the amount in words and nothing else: "bet five"."""
    language, said = talk.narrator.language, plain(text)
    for stake in (one for one in desk.choices if isinstance(one, AmountRange)):
        line = talk.choice(stake)
        for name in map(plain, language.form(line.id, "typed", **line.values).split(", ")):
            rest = said.removeprefix(f"{name} ")
            amounts = range(1, WORDED + 1) if rest != said else ()
            found = (one for one in amounts if rest in map(plain, _in_words(one, language)))
            if (amount := next(found, None)) is not None:
                return Stake(stake, amount)
    return None


def _stake(text: str, desk: Desk, talk: TableTalk, letters: Sequence[tuple[str, str]]) -> Stake | None:
    """Return the stake that is named with its amount: "raise 5"."""
    found = STAKE.match(text)
    stakes = [(place, one) for place, one in enumerate(desk.choices, len(desk.hand)) if isinstance(one, AmountRange)]
    if found is None or not stakes:
        return None
    words = [found[1].strip(), found[1].split()[0]] if found[1].strip() else []
    place = next((at for said in words if (at := match_name(said, _names(desk, talk), letters)) is not None), None)
    amounts = dict(stakes).get(place) if place is not None else None
    return None if amounts is None else Stake(amounts, int(found[2]))
