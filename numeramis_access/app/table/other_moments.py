"""What a typed line names that is an action of this game, but none of the choices now: the rules say why not."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from numeramis_access.app.shell.scene import Meaning, Stay, Transition
from numeramis_access.app.table.readings import readings
from numeramis_access.core.actions import Action, ChooseCards, EndPlay, PlayCard
from numeramis_access.input.typed import plain
from numeramis_access.words.language import Language

if TYPE_CHECKING:
    from numeramis_access.app.table.scene import MatchScene

#: a stake: words, then an amount and perhaps what it is of, as in "raise to 5 chips"
STAKE = re.compile(r"(.*\D)\b(\d+)(?: \D*)?$")
Kind: TypeAlias = type[Action]


def say_not_now(scene: MatchScene, text: str) -> Transition | None:
    """Say that a line names an action of this game which is none of the choices now; None where it names none.

    Once the match is over such a word may mean something else: "konec" ends the program then.
    """
    if scene.talk.view.to_act is None:
        return None
    stake = STAKE.match(text)
    said = {plain(text), *([plain(stake[1])] if stake else [])}
    language = scene.talk.narrator.language
    for kind in scene.seat.ruleset.actions:
        if said & set(_fixed_words(f"action-{kind.name().replace('_', '-')}", language)):
            return _refuse(scene, kind)
    return None


def not_offered(scene: MatchScene, text: str) -> list[Meaning]:
    """Return the action with a suit or a number that a line names although it is none of the choices now."""
    if scene.talk.view.to_act is None:
        return []
    said = set(map(plain, readings(text, scene.talk.narrator.language)))
    offered = scene.view.legal if scene.own_turn else ()
    for kind in scene.seat.ruleset.actions:
        for action in _each_action(kind):
            if action not in offered and said & set(_words(scene, action)):
                return [Meaning("", partial(_refuse, scene, kind, action))]
    return []


def _refuse(scene: MatchScene, kind: Kind, action: Action | None = None) -> Transition:
    """Have the rules refuse an action, with their reason; where it is not the player's turn, say whose it is.

    :param action: which one, None for the only one of its kind; of several possible ones it is said in general.
    """
    if not scene.own_turn:
        scene.app.tell(scene.talk.answer("turn"))
    elif action is not None or not (issubclass(kind, EndPlay) or msgspec.structs.fields(kind)):
        scene.act(action or kind())
    else:
        scene.app.say("not-now", cue="refusal")
    return Stay()


def _fixed_words(message: str, language: Language) -> Iterator[str]:
    """Give the words typed for an action as far as they are the same whatever it is about."""
    fixed = language.fixed_form(message, "typed") if language.has(message) else None
    if fixed is not None:  # else they depend on cards or numbers
        yield from map(plain, fixed.split(", "))


def _words(scene: MatchScene, action: Action) -> Iterator[str]:
    """Give what may be typed for an action, its number in digits too."""
    line, language = scene.talk.choice(action), scene.talk.narrator.language
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
