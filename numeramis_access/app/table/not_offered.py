"""Finds actions of the game that a typed line names but that are not legal now; the rules then tell the reason."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from numeramis_access.app.table.readings import lookup_forms
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.core.actions import Action, AmountRange, ChooseCards, EndPlay, PlayCard
from numeramis_access.input.typed import plain_name
from numeramis_access.words.language import Language

#: a stake: words, an amount and perhaps a unit, as in "raise to 5 chips"
STAKE_SENTENCE_PATTERN = re.compile(r"(.*\D)\b(\d+)(?: \D*)?$")
ActionKind: TypeAlias = type[Action]


class ActionsOfGame(NamedTuple):
    """The actions of a game.

    :param kinds: every kind of action. :param legal_actions: the legal actions now, empty while others are to act.
    """

    kinds: Sequence[ActionKind]
    legal_actions: Sequence[Action | AmountRange]


class NotOffered(NamedTuple):
    """An action of this game that a line named although it is not legal now. :param action: None if the words fit
    several actions.
    """

    action: Action | None


def not_offered_by_fixed_words(text: str, talk: TableTalk, actions: ActionsOfGame) -> NotOffered | None:
    """Return the action of this game that a line names by fixed words although it is not legal now; None if it names
    none.

    It is None after the match, where such a word can mean something else: the Czech "konec" then ends the program. The
    action in the result is None if the kind has several actions.

    :param text: the typed line. :param talk: the words of the table. :param actions: the actions of the game.
    """
    if talk.view.to_act is None:
        return None
    stake = STAKE_SENTENCE_PATTERN.match(text)
    said = {plain_name(text), *([plain_name(stake[1])] if stake else [])}
    language = talk.narrator.language
    for kind in actions.kinds:
        if said & set(_fixed_words(f"action-{kind.name().replace('_', '-')}", language)):
            several = issubclass(kind, EndPlay) or msgspec.structs.fields(kind)
            return NotOffered(None if several else kind())
    return None


def not_offered_by_value(text: str, talk: TableTalk, actions: ActionsOfGame) -> NotOffered | None:
    """Return the first action with a suit or a number that a line names although it is not legal now.

    Return None if the line names no such action, and after the match.

    :param text: the typed line. :param talk: the words of the table. :param actions: the actions of the game.
    """
    if talk.view.to_act is None:
        return None
    said = set(map(plain_name, lookup_forms(text, talk.narrator.language)))
    for kind in actions.kinds:
        for action in _each_action(kind):
            if action not in actions.legal_actions and said & set(_words(talk, action)):
                return NotOffered(action)
    return None


def _fixed_words(message: str, language: Language) -> Iterator[str]:
    """Yield the typed words for a kind of action, if they depend on no card or number."""
    fixed = language.fixed_form(message, "typed") if language.has(message) else None
    if fixed is not None:  # None: the words depend on cards or numbers
        yield from map(plain_name, fixed.split(", "))


def _words(talk: TableTalk, action: Action) -> Iterator[str]:
    """Yield the words that a player can type for an action, its number also in digits."""
    line, language = talk.choice(action), talk.narrator.language
    yield plain_name(language.text(line.id, **line.values))
    yield from map(plain_name, language.form(line.id, "typed", **line.values).split(", "))
    yield from map(str, msgspec.structs.astuple(action))


def _each_action(kind: ActionKind) -> Iterator[Action]:
    """Yield every action of a kind with one field of few values: a literal such as a suit, or a bounded number."""
    fields: Sequence[msgspec.inspect.Field] = msgspec.inspect.type_info(kind).fields  # type: ignore[attr-defined]
    if len(fields) != 1 or issubclass(kind, (PlayCard, ChooseCards)):
        return
    match fields[0].type:
        case msgspec.inspect.LiteralType(values=values):
            yield from map(kind, values)
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            yield from map(kind, range(least, most + 1))
