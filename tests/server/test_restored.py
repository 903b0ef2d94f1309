"""A restored house: clients with later numbers start again, and older ones hear why their connection ends."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from numeramis_access.server.stores.copies import back_up, restore_store
from numeramis_access.tables.evening_requests import Direct, EveningLog
from numeramis_access.tables.pushes import Bye, Denied, Joined
from numeramis_access.tables.request_fields import Request
from numeramis_access.tables.requests import AnyRequest, OpenTable
from numeramis_access.tables.table_requests import Enter, WatchTable
from tests.server.guests import Club, Friend
from tests.server.requests import filled
from tests.server.test_people import begun, play

#: requests with a number that belongs to an epoch
NUMBERED = [
    kind for kind in get_args(AnyRequest) if "epoch" in {field.name for field in msgspec.structs.fields(kind)}
]


def restore_copy(club: Club) -> None:
    """Restore the copy of a house that ``back_up`` wrote beside it, and open the house again."""
    club.house.close()
    restore_store(club.folder / "copy.sqlite", club.folder / "house.sqlite")
    club.open()


def back(friend: Friend) -> str:
    """Connect a friend to the house again; return its epoch."""
    friend.guest = None
    return str(friend.connect()["epoch"])


@pytest.mark.parametrize("newer", [True, False])
def test_a_client_with_later_numbers_begins_anew_and_plays_on(club: Club, newer: bool) -> None:
    """A newer client sends the epoch of its number."""
    friends = begun(club)
    epoch = club.house.epoch
    play(club, friends, 8)
    back_up(club.folder / "house.sqlite", club.folder / "copy.sqlite")
    then = len(friends[0].messages)
    play(club, friends, 8)
    known = len(friends[0].messages)
    assert known > then
    restore_copy(club)
    for friend in friends:
        assert back(friend) == club.house.epoch != epoch
        asked = friend.ask(Enter, table=friend.table, after=known, epoch=epoch if newer else "")
        assert asked == Denied(re=asked.re, code="no-such-table"), "an older client forgets the table and its number"
        assert friend.heard[-1] == Bye(code="restored")
        back(friend)
        friend.messages = []
        friend.done(Enter, table=friend.table)
        assert friend.last(Joined).state["number"] >= then
    club.run()
    play(club, friends, 8)
    assert len(friends[0].messages) > then


@pytest.mark.parametrize("kind", NUMBERED)
@pytest.mark.parametrize("newer", [True, False])
def test_every_number_is_checked(club: Club, kind: type[Request], newer: bool) -> None:
    """A number of another epoch is refused even if the house has reached it again."""
    asks = begun(club)[0] if kind not in (Direct, EveningLog) else Friend(club, "Dita")
    if kind in (Direct, EveningLog):
        asks.done(OpenTable, game="quist", players=9, evening="e")
        announced = {"at": "18:00", "event": {"type": "announced", "plan": {}}}
        asks.done(Direct, table=asks.now.table, after=0, acts=[announced])
    known: dict[str, Any] = dict.fromkeys(("after", "number"), 1 if newer else 1000)
    known |= {"epoch": "another"} if newer else {}
    known["table"] = asks.now.code if kind is WatchTable else asks.now.table
    asks = Friend(club, "Otto") if kind is WatchTable else asks
    fields = {name: value for name, value in filled(kind, **known).items() if name not in ("do", "id")}
    reply = asks.ask(kind, **fields)
    assert isinstance(reply, Denied)
    assert asks.heard[-1] == Bye(code="restored")
