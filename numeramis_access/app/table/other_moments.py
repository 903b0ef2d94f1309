"""What a typed line names that is an action of this game, but none of the choices now: the rules say why not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from numeramis_access.app.table.readings import readings
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.core.actions import Action, AmountRange, ChooseCards, EndPlay, PlayCard
from numeramis_access.input.typed import plain
from numeramis_access.words.language import Language

#: a stake: words, then an amount and perhaps what it is of, as in "raise to 5 chips"
STAKE = re.compile(r"(.*\D)\b(\d+)(?: \D*)?$")
Kind: TypeAlias = type[Action]


class Acts(NamedTuple):
    """What can be done in a game. :param kinds: every kind of action. :param offered: what can be done now."""

    kinds: Sequence[Kind]
    offered: Sequence[Action | AmountRange]


class NotOffered(NamedTuple):
    """An action of this game that is none of the choices now. :param action: None where it is one of several."""

    action: Action | None


def not_offered(text: str, talk: TableTalk, acts: Acts) -> NotOffered | None:
    """Return the action of this game that a line names while it is none of the choices; None where it names none.

    Once the match is over such a word may mean something else: "konec" ends the program then.
    """
    if talk.view.to_act is None:
        return None
    stake = STAKE.match(text)
    said = {plain(text), *([plain(stake[1])] if stake else [])}
    language = talk.narrator.language
    for kind in acts.kinds:
        if said & set(_fixed_words(f"action-{kind.name().replace('_', '-')}", language)):
            several = issubclass(kind, EndPlay) or msgspec.structs.fields(kind)
            return NotOffered(None if several else kind())
    return None


def action_not_offered(text: str, talk: TableTalk, acts: Acts) -> NotOffered | None:
    """Return the action with a suit or a number that a line names although it is none of the choices now."""
    if talk.view.to_act is None:
        return None
    said = set(map(plain, readings(text, talk.narrator.language)))
    for kind in acts.kinds:
        for action in _each_action(kind):
            if action not in acts.offered and said & set(_words(talk, action)):
                return NotOffered(action)
    return None


def _fixed_words(message: str, language: Language) -> Iterator[str]:
    """Give the words typed for an action as far as they are the same whatever it is about."""
    fixed = language.fixed_form(message, "typed") if language.has(message) else None
    if fixed is not None:  # else they depend on cards or numbers
        yield from map(plain, fixed.split(", "))


def _words(talk: TableTalk, action: Action) -> Iterator[str]:
    """Give what may be typed for an action, its number in digits too."""
    line, language = talk.choice(action), talk.narrator.language
    yield plain(language.text(line.id, **line.values))
    yield from map(plain, language.form(line.id, "typed", **line.values).split(", "))
    yield from map(str, msgspec.structs.astuple(action))


def _each_action(kind: Kind) -> Iterator[Action]:
    """Give every action of a kind that is about one thing of few: a suit, a number up to a hundred."""
    fields: Sequence[msgspec.inspect.Field] = msgspec.inspect.type_info(kind).fields  # type: ignore[attr-defined]
    if len(fields) != 1 or issubclass(kind, (PlayCard, ChooseCards)):
        return
    match fields[0].type:
        case msgspec.inspect.LiteralType(values=values):
            yield from map(kind, values)
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            yield from map(kind, range(least, most + 1))
