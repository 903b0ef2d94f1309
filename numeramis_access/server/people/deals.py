"""Requests about deals of the day: share a result, and compare it with the results of others.

The house stores a result only if its player shares it. The player names the friends who can see it with the name.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from itertools import islice

from numeramis_access.app.daily import days
from numeramis_access.server.people.admission import RefuseRequest
from numeramis_access.server.people.answering import EXPENSIVE_REQUESTS, LONG_ANSWERS, answers
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.stores.deals import SharedDeal
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.request_fields import Json
from numeramis_access.tables.requests import DealField, DealPlayed, ShareDeal, ShareNoMore

#: days for which the house still accepts a deal: a weekly series can be played all week
ACCEPTED_DAYS = 8
#: most friends whose results of a deal a person receives
MAX_FRIENDS = 500


def deal_of_today(house: House) -> date:
    """Return the date, in UTC, of the deal of today by the house's clock."""
    return datetime.fromtimestamp(house.date(), UTC).date()


@answers(ShareDeal, EXPENSIVE_REQUESTS)
def _share(house: House, guest: Guest, person: KnownPerson, request: ShareDeal) -> None:
    name, _, day_text = request.deal.partition("/")
    try:
        game, day = house.catalogue[name], date.fromisoformat(day_text)
    except (KeyError, ValueError) as error:
        raise RefuseRequest("no-such-match") from error
    if not -1 <= (deal_of_today(house) - day).days <= ACCEPTED_DAYS:  # other time zones can be a day ahead
        raise RefuseRequest("no-such-match")
    try:
        result = days.result_of(game, day, days.replay_moves(game, day, request.moves))
    except ValueError as error:
        raise RefuseRequest("no-such-action") from error
    if result is None:
        raise RefuseRequest("not-over")
    shared = SharedDeal(person.id, request.deal, day.toordinal(), result.value, request.moves)
    house.store.share_deal(shared, [friend for friend in request.friends if friend != person.id])


def _deal_given_by(house: House, person: KnownPerson, deal: str) -> SharedDeal:
    """Return the shared deal of a person. :raises RefuseRequest: if they have not shared it and so cannot compare."""
    own = house.store.shared_deal(person.id, deal)
    if own is None:
        raise RefuseRequest("not-given")
    return own


def _friends(house: House, person: KnownPerson, deal: str) -> dict[str, tuple[str, str, float]]:
    """Return by id the friends whose result a person can see, without those that either side has blocked.

    :param deal: id of the deal.
    """
    shares = dict(islice(house.store.visible_plays(person.id, deal).items(), MAX_FRIENDS))
    blocks = house.blocks
    return {
        id: share for id, share in shares.items()
        if not (blocks.is_blocked(id, person.id) or blocks.is_blocked(person.id, id))
    }  # fmt: skip


@answers(DealField, EXPENSIVE_REQUESTS, LONG_ANSWERS)
def _field(house: House, guest: Guest, person: KnownPerson, request: DealField) -> Json:
    own = _deal_given_by(house, person, request.deal)
    friends = [
        {"person": id, "name": name, "gender": gender, "value": value}
        for id, (name, gender, value) in _friends(house, person, request.deal).items()
    ]
    field = sorted(house.store.deal_field(request.deal).items())
    return {"own": own.value, "field": [list(line) for line in field], "friends": friends}


@answers(DealPlayed, LONG_ANSWERS)
def _answer_played(house: House, guest: Guest, person: KnownPerson, request: DealPlayed) -> Json:
    _deal_given_by(house, person, request.deal)
    if request.person not in _friends(house, person, request.deal):
        raise RefuseRequest("not-given")
    theirs = house.store.shared_deal(request.person, request.deal)
    return {"moves": theirs.moves if theirs is not None else ""}


@answers(ShareNoMore)
def _forget_given(house: House, guest: Guest, person: KnownPerson, _: ShareNoMore) -> None:
    house.store.delete_shared_deals(person.id)
