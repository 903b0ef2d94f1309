"""What a line typed at the terminal means at the table: a card or a choice by any of its names, or a stake.

A digit alone is a key and finds a card; it means nothing here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from numeramis_access.app.table.desk import Desk
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.cards import NUMBERS, SUIT, Card, french_pack
from numeramis_access.input.typed import meant, plain
from numeramis_access.words.language import Language

#: a stake: words, then an amount and perhaps what it is of, as in "raise to 5 chips"
_STAKE = re.compile(r"(.*\D)\b(\d+)(?: \D*)?$")


class Stake(NamedTuple):
    """A stake with its amount, which may be outside what is allowed."""

    amounts: AmountRange
    amount: int


def meaning(text: str, desk: Desk, talk: TableTalk) -> int | Stake | None:
    """Return the place among hand and choices, or the stake, that is meant; None where it is neither."""
    language = talk.narrator.language
    letters = language.record.letters
    rest = _without_verb(text, language)
    if rest == text and len(text) == 1:
        return None
    for at, card in enumerate(desk.hand):
        if rest == card.lower():
            return at
    place = meant(text, _names(desk, talk), letters)
    if place is None:
        place = meant(rest, _names(desk, talk), letters)
    return _stake(text, desk, talk, letters) if place is None else place


def not_held(text: str, desk: Desk, talk: TableTalk) -> Card | None:
    """Return the card of the pack that a line names in full although the hand lacks it, None where it names none."""
    language = talk.narrator.language
    rest = _without_verb(text, language)
    if not desk.hand or (rest == text and len(text) == 1):
        return None
    pack = french_pack() if desk.hand[0] in SUIT else NUMBERS
    lacking = (card for card in pack if card not in desk.hand)
    said = plain(rest)
    return next((card for card in lacking if said in (card.lower(), *map(plain, card_names(card, language)))), None)


def _without_verb(text: str, language: Language) -> str:
    """Return what stands behind a word for playing, the text itself where none stands before it."""
    first, _, rest = text.partition(" ")
    verbs = language.form("command-activate", "typed").split(", ")
    return rest.strip() if rest and plain(first) in map(plain, verbs) else text


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


def _names(desk: Desk, talk: TableTalk) -> Iterator[tuple[str, int]]:
    """Give every name of everything in the hand and among the choices, with its place."""
    language = talk.narrator.language
    for place, card in enumerate(desk.hand):
        for name in card_names(card, language):
            yield name, place
    for place, choice in enumerate(desk.choices, len(desk.hand)):
        line = talk.choice(choice)
        yield language.text(line.id, **line.values), place
        for name in language.form(line.id, "typed", **line.values).split(", "):
            yield name, place
        if isinstance(choice, Action):
            numbers = (value for value in msgspec.structs.astuple(choice) if isinstance(value, int))
            yield from ((str(number), place) for number in numbers)


def _stake(text: str, desk: Desk, talk: TableTalk, letters: Sequence[tuple[str, str]]) -> Stake | None:
    """Return the stake that is named with its amount: "raise 5"."""
    found = _STAKE.match(text)
    stakes = [(place, one) for place, one in enumerate(desk.choices, len(desk.hand)) if isinstance(one, AmountRange)]
    if found is None or not stakes:
        return None
    words = [found[1].strip(), found[1].split()[0]] if found[1].strip() else []
    place = next((at for said in words if (at := meant(said, _names(desk, talk), letters)) is not None), None)
    amounts = dict(stakes).get(place) if place is not None else None
    return None if amounts is None else Stake(amounts, int(found[2]))
