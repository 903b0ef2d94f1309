"""The list of the calls of this match, latest first: correct a card, or take back a call with all later ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec

from numeramis_access.app.calling.codes import cards_by_code
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop, Push, Scene, Transition
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.core.actions import PlayCard
from numeramis_access.core.cards import NUMBERS, Card, french_pack
from numeramis_access.core.table import first_pack
from numeramis_access.tables.called.match import Penalty, TableCall
from numeramis_access.tables.called.seat import CalledSeat
from numeramis_access.words.announcement import Priority
from numeramis_access.words.phrases import Text, join_texts

_ORDER = {card: place for place, card in enumerate((*NUMBERS, *french_pack()))}
#: the number of calls in the list
MAX_LISTED_CALLS = 60


class Corrections(NamedTuple):
    """The data and actions that the lists of corrections need.

    :param app: the running program.
    :param talk: words of the table.
    :param seat: the caller's seat.
    :param table: the scene of the match.
    :param standing: returns the score in words.
    :param tell_correction: announces at the table a message with its values, then how the given score has changed,
        then the state of the match.
    """

    app: App
    talk: TableTalk
    seat: CalledSeat
    table: Scene
    standing: Callable[[], list[str]]
    tell_correction: Callable[..., None]

    def menu(self) -> Menu:
        """Return the menu of the latest calls, newest first and at most ``MAX_LISTED_CALLS``; each opens its
        corrections.
        """

        def entries() -> list[Entry]:
            places = range(len(self.seat.match.calls) - 1, -1, -1)[:MAX_LISTED_CALLS]
            return [*(_call_entry(self, place) for place in places), back_entry(self.app)]

        return Menu(self.app, "call-corrections", entries)

    def sentence_of_call(self, place: int) -> str:
        """Return the sentence of a call without its full stop; empty if the table says nothing about it.

        :param place: number of the call, from 0.
        """
        first = self.seat.first_message_of_call(place)
        said = self.talk.event(first) if first is not None else ()
        return Text(said[0].text.rstrip("."), said[0].braille) if said else ""

    def listed_name(self, place: int) -> str:
        """Return a call with its number in the deal: the trick, throw or round, then a played card with its player or
        the sentence of another call.

        :param place: number of the call, from 0.
        """
        call, first = self.seat.match.calls[place], self.seat.first_message_of_call(place)
        if first is None:
            what = self.app.text("call-penalty")
            return join_texts(", ", [what, self._name(call.seat)]) if isinstance(call, Penalty) else what
        name = self.short_name(place)
        part = self.talk.words.part_of_deal(first.event, first.position.view)
        if part is None:
            return name
        return self.talk.narrator.language.text(part.id, **part.values, what=name)

    def _name(self, seat: int) -> str:
        return self.talk.people().persons[seat].name

    def short_name(self, place: int) -> str:
        """Return a played card with its player, or the sentence of another call; ``none`` if the table says nothing.

        :param place: number of the call, from 0.
        """
        call, first = self.seat.match.calls[place], self.seat.first_message_of_call(place)
        said = self.talk.event(first) if first is not None else ()
        seat = said[0].seat if said else None
        if isinstance(call, TableCall) and isinstance(call.action, PlayCard) and seat is not None:
            return self.app.text("call-named-card", name=self._name(seat), card=call.action.card)
        return self.sentence_of_call(place) or "none"


def _call_entry(lists: Corrections, place: int) -> Entry:
    """Return the entry of one call, which opens its corrections."""

    def menu() -> Menu:
        call = lists.seat.match.calls[place]
        plays = isinstance(call, TableCall) and isinstance(call.action, PlayCard)
        cards = [opening_entry(lists.app, "call-other-card", partial(_cards_menu, lists, place))] if plays else []
        later = len(lists.seat.match.calls) - place
        taken = button_entry(lists.app, "call-back-to-here", partial(_take_back, lists, place), count=later)
        return Menu(
            lists.app, "call-correction", lambda: [*cards, taken, back_entry(lists.app)], what=lists.listed_name(place)
        )

    return Entry(partial(lists.listed_name, place), lambda: Push(menu()))


def _cards_menu(lists: Corrections, place: int) -> Menu:
    """Return the list of cards that can replace a called one; their typed codes mean them, as at the table."""
    match = lists.seat.match
    pack = dict.fromkeys(sorted(first_pack(match.ruleset, match.seats, match.options), key=_ORDER.__getitem__))

    typed: dict[Card, list[str]] = {}
    for code, card in cards_by_code(lists.talk.narrator.language).items():
        typed.setdefault(card, []).append(code)

    def entry(card: Card) -> Entry:
        number = int(card) if card in NUMBERS else None
        label = partial(lists.app.text, "call-card", card=card)
        return Entry(label, partial(_correct, lists, place, card), number=number, synonyms=tuple(typed.get(card, ())))

    return Menu(lists.app, "call-which-card", lambda: [*map(entry, pack), back_entry(lists.app)])


def _correct(lists: Corrections, place: int, card: Card) -> Transition | None:
    """Replace the card of a call and return the transition to the table.

    If a later call then fails, say which one and why, change nothing and return None, to stay.
    """
    call = lists.seat.match.calls[place]
    assert isinstance(call, TableCall)
    before = lists.standing()
    failed = lists.seat.correct(place, msgspec.structs.replace(call, action=PlayCard(card)))
    if failed is None:
        what = lists.short_name(place)
        return Pop(to=lists.table, then=lambda: lists.tell_correction("call-corrected", before, what=what))
    number, refusal = failed
    lists.app.say("call-correction-fails", Priority.NOW, "refusal", what=lists.listed_name(number))
    lists.app.tell([lists.talk.narrator.refusal(refusal)])
    return None


def _take_back(lists: Corrections, place: int) -> Transition:
    """Take back a call and all later ones."""
    before, what = lists.standing(), lists.short_name(place)
    count = len(lists.seat.match.calls) - place
    while len(lists.seat.match.calls) > place:
        lists.seat.take_back()
    return Pop(to=lists.table, then=lambda: lists.tell_correction("call-taken-back", before, count=count, what=what))
