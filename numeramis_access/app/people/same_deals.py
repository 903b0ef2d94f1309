"""Deals of the day compared on a server: the player's results are sent there with their consent, and others' are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import timedelta
from functools import partial
from typing import ClassVar, Protocol

import msgspec

from numeramis_access.app.daily import day_lines, days
from numeramis_access.app.daily.days import DayResult
from numeramis_access.app.people.acquaintances import Acquaintances
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.open_requests import RequestHouse
from numeramis_access.app.shell.menu import Entry, Menu, back_entry
from numeramis_access.app.shell.scene import Push, Scene, Transition
from numeramis_access.app.table.kept_matches import restore_match
from numeramis_access.core.table import Table
from numeramis_access.input.inbox import HouseNews, Incoming
from numeramis_access.store.journal import Entrant, UnreadableJournal, read_journal
from numeramis_access.tables.request_fields import Json
from numeramis_access.tables.requests import DealField, DealPlayed, ShareDeal, ShareNoMore

#: days whose deals are compared; most friends who can see a deal by name
COMPARED_DAYS, MAX_FRIENDS = 7, 100


class Friend(msgspec.Struct, frozen=True):
    """A friend's result of a deal.

    :param person: id of the friend. :param name: the friend's name. :param value: the result, in the game's unit.
    :param gender: grammatical gender.
    """

    person: str
    name: str
    value: float
    gender: str = "masculine"


class FieldResults(msgspec.Struct, frozen=True):
    """All shared results of a deal, in the game's unit; more is better.

    :param own: the player's value. :param field: each value with its number of players, the lowest first.
    :param friends: results of friends.
    """

    own: float
    field: tuple[tuple[float, int], ...]
    friends: tuple[Friend, ...] = ()

    def counts(self) -> dict[str, object]:
        """Return the values of the message that compares: numbers of others who shared (``count``), did ``better``,
        equally well (``same``) and worse (``less``).
        """
        better = sum(count for value, count in self.field if value > self.own)
        less = sum(count for value, count in self.field if value < self.own)
        every = sum(count for _, count in self.field) - 1
        return {"count": every, "better": better, "same": every - better - less, "less": less}


class SharedDealsHouse(RequestHouse, Protocol):
    """A server that compares deals.

    :ivar address: its address, as the player wrote it. :ivar acquaintances: the player's list of people.
    """

    address: str
    acquaintances: Acquaintances


class SharedDeals:
    """Shares the deals of the last days with a server, if the player agreed to it there."""

    def __init__(self, house: SharedDealsHouse) -> None:
        self._house = house

    @property
    def has_agreed(self) -> bool:
        """Return whether the player has agreed to share their deals of the day on this server."""
        return self._house.address in self._house.app.settings.compared_at

    def set_sharing(self, agrees: bool) -> None:
        """Save whether the player agrees to share deals with this server; then share them, or ask the server to delete
        them and say so.

        :param agrees: whether the player agrees.
        """
        app, address = self._house.app, self._house.address
        others = tuple(other for other in app.settings.compared_at if other != address)
        app.change(compared_at=(*others, address) if agrees else others)
        if agrees:
            self.share_deals()
        else:
            self._house.ask(ShareNoMore(id=new_id()), lambda _: app.say("people-deals-forgotten"))

    def share_deals(self, then: Callable[[], None] = lambda: None) -> None:
        """Share the deals of the last seven days, if the player agreed, and tell the server which friends can see them
        by name.

        :param then: called after the last answer, also a denial; not called if nothing is shared.
        """
        if not self.has_agreed:
            return
        friends = tuple(self._house.acquaintances.friends)[:MAX_FRIENDS]
        played = list(self.played_deals())
        for place, result in enumerate(played):
            done = partial(_run, then if place + 1 == len(played) else _ignore)
            moves = days.moves_text(self.match_of_result(result))
            request = ShareDeal(id=new_id(), deal=server_name_of_deal(result), moves=moves, friends=friends)
            self._house.ask(request, done, done)

    def played_deals(self) -> Iterable[DayResult]:
        """Yield the finished deals of the last seven days whose record is here and can be read, the newest first.

        Yield nothing if the results cannot be read.
        """
        app, since = self._house.app, days.today() - timedelta(days=COMPARED_DAYS - 1)
        try:
            known = days.load_results(app.home)
        except OSError:
            return
        for result in reversed(known):
            kept = result.day >= since and result.game in app.catalogue
            if kept and days.record_path(app.home, result.game, result.day).exists() and self._is_whole(result):
                yield result

    def _is_whole(self, result: DayResult) -> bool:
        try:
            return bool(days.moves_text(self.match_of_result(result)))
        except (OSError, UnreadableJournal, ValueError):
            return False

    def match_of_result(self, result: DayResult) -> Table:
        """Return the match in which the player played a deal.

        :param result: the result of the deal.
        :raises OSError, UnreadableJournal, ValueError: if its record cannot be read or replayed.
        """
        app = self._house.app
        game = app.catalogue[result.game]
        saved = read_journal(days.record_path(app.home, result.game, result.day))
        return days.replay_moves(game, result.day, days.moves_text(restore_match(saved, app.catalogue)))


def _run(then: Callable[[], None], _: object) -> None:
    then()


def _ignore() -> None:
    """Do nothing: more answers follow."""


def server_name_of_deal(result: DayResult) -> str:
    """Return the name by which a server knows the deal of a day. :param result: a result of this deal."""
    return f"{result.game}/{result.day.isoformat()}"


class RequestMenuMixin:
    """A mixin for menus whose entries ask the server: the callback of an answer sets ``_leads_to`` to the scene to
    open, and the next news of the server opens it.
    """

    item_types: ClassVar[tuple[type, ...]] = (HouseNews,)
    _leads_to: Scene | None = None

    def receive(self, item: Incoming) -> Transition | None:
        """Return the transition to the scene that an answer of the server has made, but only once; None, to stay, for
        other items and without such a scene.
        """
        leads_to, self._leads_to = self._leads_to, None
        if leads_to is None or not isinstance(item, HouseNews):
            return None
        return Push(leads_to)


class ComparedDealsHouse(RequestHouse, Protocol):
    """A server whose deals a menu shows. :ivar deals: what the player shares there."""

    deals: SharedDeals

    @property
    def is_recognised(self) -> bool:
        """Return whether the server has recognised the player."""


class DealsMenu(RequestMenuMixin, Menu):
    """The menu with the player's agreement to compare deals on a server, and with the deals of the last days."""

    def __init__(self, house: ComparedDealsHouse) -> None:
        super().__init__(house.app, "people-deals", self._lines)
        self._house = house

    def _lines(self) -> list[Entry]:
        app, shared = self.app, self._house.deals
        if not self._house.is_recognised:
            return [back_entry(app)]
        agree = Entry(
            partial(app.text, "people-deals-agree"), None,
            lambda: app.text("on" if shared.has_agreed else "off"), self._agree,
        )  # fmt: skip
        played = [self._deal(result) for result in shared.played_deals()] if shared.has_agreed else []
        none = [Entry(partial(app.text, "people-deals-none"))] if shared.has_agreed and not played else []
        return [agree, *played, *none, back_entry(app)]

    def _agree(self, by: int) -> None:
        if (by > 0) != self._house.deals.has_agreed:
            self._house.deals.set_sharing(by > 0)
            self.renew()

    def _deal(self, result: DayResult) -> Entry:
        values = day_lines.result_values(self.app, result)

        def ask() -> None:
            request = DealField(id=new_id(), deal=server_name_of_deal(result))
            self._house.deals.share_deals(lambda: self._house.ask(request, partial(self._show, result)))

        return Entry(
            lambda: self.app.text("people-deal-day", **values), ask, lambda: self.app.text("day-amount", **values)
        )

    def _show(self, result: DayResult, answer: Json) -> None:
        self._leads_to = FieldMenu(self._house, result, msgspec.convert(answer, FieldResults))


class FieldMenu(RequestMenuMixin, Menu):
    """The menu of one deal: how many did better, each friend, and how many had each result.

    Enter on a friend opens the comparison of the friend's play with the player's.

    :param house: compares the deals. :param result: the player's own result.
    :param field: the results of all players, and the results of friends by name.
    """

    def __init__(self, house: ComparedDealsHouse, result: DayResult, field: FieldResults) -> None:
        app, values = house.app, day_lines.result_values(house.app, result)
        deal, amount = app.text("people-deal-day", **values), app.text("day-amount", **values)
        super().__init__(app, "people-deal-field", self._lines, deal=deal, amount=amount)
        self._house, self._result, self._field = house, result, field

    def _lines(self) -> list[Entry]:
        app, field = self.app, self._field
        counts = field.counts()
        values = [self._value(value, count) for value, count in reversed(field.field)]
        friends = [self._friend(friend) for friend in field.friends]
        return [Entry(partial(app.text, "people-deal-of", **counts)), *friends, *values, back_entry(app)]

    def _amount(self, value: float) -> str:
        return self.app.text("day-amount", **day_lines.amount_values(self._result.unit, value))

    def _value(self, value: float, count: int) -> Entry:
        own = value == self._field.own
        return Entry(
            partial(self._amount, value), None, partial(self.app.text, "people-deal-players", count=count, own=own)
        )

    def _friend(self, friend: Friend) -> Entry:
        def ask() -> None:
            request = DealPlayed(id=new_id(), deal=server_name_of_deal(self._result), person=friend.person)
            self._house.ask(request, partial(self._show, friend))

        return Entry(partial(str, friend.name), ask, partial(self._amount, friend.value))

    def _show(self, friend: Friend, answer: Json) -> None:
        game, day = self.app.catalogue[self._result.game], self._result.day
        try:
            theirs = days.replay_moves(game, day, str(answer.get("moves", "")))
            own = self._house.deals.match_of_result(self._result)
        except (OSError, UnreadableJournal, ValueError):
            self.app.say("people-deal-unread", cue="refusal", name=friend.name)
            return
        self._leads_to = self.app.doors.same_deal(self.app, own, theirs, (Entrant(friend.name, friend.gender),))
