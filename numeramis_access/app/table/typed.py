"""Finds the meaning of a line typed at the terminal: a card, a choice, a stake, a player, or leaving the table.

A digit alone is a key that finds a card; it has no meaning here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple, TypeAlias

import msgspec

from numeramis_access.app.table.desk import Desk
from numeramis_access.app.table.match_menu import leave_words
from numeramis_access.app.table.not_offered import (
    STAKE_SENTENCE_PATTERN,
    ActionsOfGame,
    NotOffered,
    not_offered_by_fixed_words,
    not_offered_by_value,
)
from numeramis_access.app.table.readings import lookup_forms
from numeramis_access.app.table.screen import label_at
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.core.actions import Action, AmountRange, ChooseCards, PlayersChoice
from numeramis_access.core.cards import NUMBERS, SUIT, Card, french_pack
from numeramis_access.core.seats import Seat
from numeramis_access.input.typed import can_mean_name, match_exact, match_name, plain_name
from numeramis_access.words.language import Language

#: greatest stake that can be typed in words
MAX_WORDED_STAKE = 100
#: genders that a number can have in a name
NUMBER_GENDERS = ("", "masculine", "feminine", "neuter")
#: the numbers that French ranks have
_NUMBER = {rank: number for number, rank in enumerate("23456789T", 2)}
#: the signs of suits, full and hollow
SUIT_SIGNS = {"c": "♣♧", "d": "♦♢", "h": "♥♡", "s": "♠♤"}
#: finds a place by its name
FindPlace: TypeAlias = Callable[[str, Iterable[tuple[str, int]], tuple[tuple[str, str], ...]], int | None]


class Stake(NamedTuple):
    """A stake with its amount, which may be outside the allowed range.

    :param amounts: the kind of stake with its allowed range. :param amount: chips as typed.
    """

    amounts: AmountRange
    amount: int


class PlaceOnDesk(NamedTuple):
    """A card of the hand or a choice. :param place: its index from 0; the choices follow the cards."""

    place: int


class PlayerQuestion(NamedTuple):
    """A question about a player. :param seat: the player's seat."""

    seat: Seat


class CardsNotHeld(NamedTuple):
    """Cards of the pack that the player named but does not hold. :param cards: the cards."""

    cards: tuple[Card, ...]


class LeaveWish(NamedTuple):
    """The wish to leave the table."""


#: the possible meanings of a typed line at a table
TypedMeaning: TypeAlias = PlaceOnDesk | Stake | ChooseCards | PlayerQuestion | CardsNotHeld | NotOffered | LeaveWish


def meaning_of_name(text: str, talk: TableTalk, desk: Desk, actions: ActionsOfGame) -> TypedMeaning | None:
    """Return the meaning of a line that is a full name; None if it names no card, choice or action in full.

    :param text: the typed line. :param talk: the words of the table. :param desk: hand and choices.
    :param actions: the actions of the game.
    """
    place = _meaning(text, desk, talk, match_exact)
    if place is not None:
        return place
    language = talk.narrator.language
    if _leaves(text, language, match_exact):
        return LeaveWish()
    lacking = _not_held(text, desk, talk)
    if lacking is None:
        return not_offered_by_fixed_words(text, talk, actions)
    named = plain_name(text) in _card_names(lacking, language)
    refused = None if named else not_offered_by_value(text, talk, actions)  # "two cards" is more than a two
    return refused or CardsNotHeld((lacking,))


def _name_begun(text: str, talk: TableTalk, desk: Desk) -> TypedMeaning | None:
    """Return the card, choice or wish whose name a line begins, or the player that it names; None if none."""
    place = _meaning(text, desk, talk, match_name)
    if place is not None:
        return place
    if _leaves(text, talk.narrator.language, match_name):
        return LeaveWish()
    seat = talk.seat_named(text)
    return None if seat is None else PlayerQuestion(seat)


def _leaves(text: str, language: Language, match: FindPlace) -> bool:
    """Return whether a line is a word for leaving the table."""
    return match(text, [(word, 1) for word in leave_words(language)], language.record.letters) is not None


def fitting_meanings(text: str, talk: TableTalk, desk: Desk, actions: ActionsOfGame) -> list[tuple[str, TypedMeaning]]:
    """Return the possible meanings of a line that is no full name, as pairs of a name and a meaning; the name is empty
    for a single meaning without a name on the desk.

    The first of these that exists: the only card or choice whose name the line begins, or the player that it names; the
    cards, choices and players whose names contain its words; cards of the pack that the hand lacks; an action that is
    not legal now. The list is empty if none exists.

    :param text: the typed line, perhaps with a word for playing before it. :param talk: the words of the table.
    :param desk: the player's hand and choices. :param actions: the actions of the game.
    """
    begun = _name_begun(text, talk, desk)
    if begun is not None:
        place = begun.place if isinstance(begun, PlaceOnDesk) else None
        return [("" if place is None else label_at(desk, talk, place).rstrip("."), begun)]
    meanings = (_fitting(words, talk, desk, actions) for words in lookup_forms(text, talk.narrator.language))
    return next(filter(None, meanings), None) or _only_meaning(not_offered_by_value(text, talk, actions))


def _only_meaning(meant: TypedMeaning | None) -> list[tuple[str, TypedMeaning]]:
    """Return a single meaning as a list without a name; empty for None."""
    return [] if meant is None else [("", meant)]


def _fitting(text: str, talk: TableTalk, desk: Desk, actions: ActionsOfGame) -> list[tuple[str, TypedMeaning]]:
    language = talk.narrator.language
    has_words = partial(can_mean_name, text, letters=language.record.letters)
    held = {label_at(desk, talk, place).rstrip("."): place for name, place in _names(desk, talk) if has_words(name)}
    seats = [(name, seat) for name, seat in talk.seat_names() if has_words(name)]
    lacking = [card for card in _lacking(desk) if any(map(has_words, card_names(card, language)))]
    if lacking and not held and not seats:
        refused = None if desk.hand else not_offered_by_value(text, talk, actions)
        return _only_meaning(refused or CardsNotHeld(tuple(lacking)))
    return [
        *((name, PlaceOnDesk(place)) for name, place in held.items()),
        *((name, PlayerQuestion(seat)) for name, seat in seats),
    ]


def _meaning(text: str, desk: Desk, talk: TableTalk, match: FindPlace) -> PlaceOnDesk | Stake | ChooseCards | None:
    """Return the place among hand and choices, the stake or the exchange that a line names; None if none.

    :param match: finds the place with a name: ``match_exact`` or ``match_name``.
    """
    language = talk.narrator.language
    letters = language.record.letters
    if len(text) == 1 and desk.hand:
        return None
    read = lookup_forms(text, language)
    said = set(map(plain_name, read))
    for at, card in enumerate(desk.hand):
        if said & card_codes(card, language):
            return PlaceOnDesk(at)
    if (exchange := _exchange(text, desk, language)) is not None:
        return exchange
    names = list(_names(desk, talk))
    for reading in read:
        if (place := match(reading, names, letters)) is not None:
            return PlaceOnDesk(place)
    return _stake(text, desk, talk, letters) or _stake_in_words(text, desk, talk)


def _exchange(text: str, desk: Desk, language: Language) -> ChooseCards | None:
    """Return the exchange of the cards that a line names beside a word for exchanging; None if none."""
    named = _to_exchange(text, language)
    if not named or not desk.exchanges():
        return None
    names = {card: _card_names(card, language) for card in dict.fromkeys(desk.hand)}
    cards = sorted(card for word in named for card, known in names.items() if word in known)
    exchanges = (exchange for exchange in desk.exchanges() if sorted(exchange.cards) == cards)
    return next(exchanges, None) if len(cards) == len(named) else None


def _to_exchange(text: str, language: Language) -> list[str]:
    """Return the words of a line with exactly one word for exchanging, without it; empty for any other line."""
    verbs, between = (
        {*map(plain_name, language.text(message).split(", "))} for message in ("typed-exchange", "typed-and")
    )
    words = [word for word in plain_name(text).replace(",", " ").split() if word not in between]
    named = [word for word in words if word not in verbs]
    return named if len(named) == len(words) - 1 else []


def _not_held(text: str, desk: Desk, talk: TableTalk) -> Card | None:
    """Return the card of the pack that a line names in full although the hand lacks it; None if none."""
    language = talk.narrator.language
    if not desk.hand or len(text) == 1:
        return None
    said = {*map(plain_name, lookup_forms(text, language)), *(_to_exchange(text, language) if desk.exchanges() else ())}
    return next((card for card in _lacking(desk) if said & _card_names(card, language)), None)


def _lacking(desk: Desk) -> list[Card]:
    """Return the cards of the pack that the hand lacks."""
    pack = french_pack() if desk.hand and desk.hand[0] in SUIT else NUMBERS
    return [card for card in pack if card not in desk.hand]


def _card_names(card: Card, language: Language) -> set[str]:
    """Return every name and code of a card in the plain form for comparison."""
    return {*card_codes(card, language), *map(plain_name, card_names(card, language))}


def card_codes(card: Card, language: Language) -> set[str]:
    """Return the typed codes of a card: a number card's number; of a French card, its number with the letter of its
    suit, and number or rank with the sign of its suit, in either order.

    The letter of the suit is that of the player's language. The letters of rank and suit together are a code only if
    the language uses the English letter for the suit: otherwise they can be a word, such as "jo".
    """
    if card in NUMBERS:
        return {card}
    rank, number = card[0].lower(), _NUMBER.get(card[0])
    letter = plain_name(language.text("typed-code", card=card))[-1]
    numbers = set() if number is None else {str(number)}
    codes = {code for number in numbers for code in (number + letter, letter + number)}
    codes |= {
        code
        for number in {*numbers, rank}
        for sign in SUIT_SIGNS[SUIT[card]]
        for code in (number + sign, sign + number)
    }
    return codes | ({card.lower()} if letter == SUIT[card] else set())


def card_names(card: Card, language: Language) -> Iterator[str]:
    """Yield the typed names of a card: all its cases, with and without preposition, and its number."""
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
    """Yield every name of every card and choice, with its place."""
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


def _choice_numbers(choice: PlayersChoice) -> list[int]:
    """Return the numbers in a choice; empty for a stake, whose amount follows its name."""
    if not isinstance(choice, Action):
        return []
    return [value for value in msgspec.structs.astuple(choice) if type(value) is int]


def _in_words(number: int, language: Language) -> set[str]:
    """Return a number in words, in the genders and cases that names use."""
    return {language.numerals.cardinal(number, gender, case) for gender in NUMBER_GENDERS for case in ("nom", "acc")}


def _in_digits(name: str, number: int, language: Language) -> str:
    """Return a name with this number in digits instead of words."""
    words = "|".join(map(re.escape, sorted(_in_words(number, language), key=len, reverse=True)))
    return re.sub(rf"\b(?:{words})\b", str(number), name, flags=re.IGNORECASE)


def _stake_in_words(text: str, desk: Desk, talk: TableTalk) -> Stake | None:
    """Return the stake that a line names with its amount in words: "bet five"; None if none."""
    language, said = talk.narrator.language, plain_name(text)
    for stake in (choice for choice in desk.choices if isinstance(choice, AmountRange)):
        line = talk.choice(stake)
        for name in map(plain_name, language.form(line.id, "typed", **line.values).split(", ")):
            rest = said.removeprefix(f"{name} ")
            amounts = range(1, MAX_WORDED_STAKE + 1) if rest != said else ()
            matching = (choice for choice in amounts if rest in map(plain_name, _in_words(choice, language)))
            if (amount := next(matching, None)) is not None:
                return Stake(stake, amount)
    return None


def _stake(text: str, desk: Desk, talk: TableTalk, letters: tuple[tuple[str, str], ...]) -> Stake | None:
    """Return the stake that a line names with its amount in digits: "raise 5"; None if none."""
    stake = STAKE_SENTENCE_PATTERN.match(text)
    stakes = [
        (place, choice) for place, choice in enumerate(desk.choices, len(desk.hand)) if isinstance(choice, AmountRange)
    ]
    if stake is None or not stakes:
        return None
    words = [stake[1].strip(), stake[1].split()[0]] if stake[1].strip() else []
    place = next((at for said in words if (at := match_name(said, _names(desk, talk), letters)) is not None), None)
    amounts = dict(stakes).get(place) if place is not None else None
    return None if amounts is None else Stake(amounts, int(stake[2]))
