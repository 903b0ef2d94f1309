"""The same deal, compared: what came of the deals of a day, told to those who have given theirs; a function a request.

Nothing is kept of whoever has not agreed to it. Who may hear a play with its name says whoever gives it.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from itertools import islice

from numeramis_access.app.daily import days
from numeramis_access.server.people.admission import Refuse
from numeramis_access.server.people.answering import DEAR, LONG, answer
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.stores.deals import SharedDeal
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.requests import DealField, DealPlayed, Json, ShareDeal, ShareNoMore

#: days after its own for which a deal is taken: a week's series can be played all week
TAKEN = 8
#: most friends whose play of a deal somebody hears of
HEARD = 500


def today(house: House) -> date:
    """Return the day that it is for the house."""
    return datetime.fromtimestamp(house.date(), UTC).date()


@answer(ShareDeal, DEAR)
def _share(house: House, guest: Guest, person: KnownPerson, request: ShareDeal) -> None:
    name, _, day_text = request.deal.partition("/")
    try:
        game, day = house.catalogue[name], date.fromisoformat(day_text)
    except (KeyError, ValueError) as error:
        raise Refuse("no-such-match") from error
    if not -1 <= (today(house) - day).days <= TAKEN:  # it is tomorrow elsewhere already
        raise Refuse("no-such-match")
    try:
        result = days.result_of(game, day, days.replayed(game, day, request.moves))
    except ValueError as error:
        raise Refuse("no-such-action") from error
    if result is None:
        raise Refuse("not-over")
    shared = SharedDeal(person.id, request.deal, day.toordinal(), result.value, request.moves)
    house.store.share_deal(shared, [one for one in request.friends if one != person.id])


def _deal_given_by(house: House, person: KnownPerson, deal: str) -> SharedDeal:
    """Return how somebody has played a deal: who has not given it hears of no other. :raises Refuse:"""
    own = house.store.shared_deal(person.id, deal)
    if own is None:
        raise Refuse("not-given")
    return own


def _friends(house: House, person: KnownPerson, deal: str) -> dict[str, tuple[str, str, float]]:
    """Return whom somebody may hear, by id: nobody whom one of the two has blocked."""
    found = dict(islice(house.store.heard_by(person.id, deal).items(), HEARD))
    blocks = house.blocks
    return {
        id: one for id, one in found.items()
        if not (blocks.is_blocked(id, person.id) or blocks.is_blocked(person.id, id))
    }  # fmt: skip


@answer(DealField, DEAR, LONG)
def _field(house: House, guest: Guest, person: KnownPerson, request: DealField) -> Json:
    own = _deal_given_by(house, person, request.deal)
    friends = [
        {"person": id, "name": name, "gender": gender, "value": value}
        for id, (name, gender, value) in _friends(house, person, request.deal).items()
    ]
    field = sorted(house.store.deal_field(request.deal).items())
    return {"own": own.value, "field": [list(one) for one in field], "friends": friends}


@answer(DealPlayed, LONG)
def _answer_played(house: House, guest: Guest, person: KnownPerson, request: DealPlayed) -> Json:
    _deal_given_by(house, person, request.deal)
    if request.person not in _friends(house, person, request.deal):
        raise Refuse("not-given")
    theirs = house.store.shared_deal(request.person, request.deal)
    return {"moves": theirs.moves if theirs is not None else ""}


@answer(ShareNoMore)
def _forget_given(house: House, guest: Guest, person: KnownPerson, _: ShareNoMore) -> None:
    house.store.share_no_more(person.id)
