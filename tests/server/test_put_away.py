"""An abandoned match uses no memory: the store keeps it, and it stands unchanged for anyone who returns."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from numeramis_access.server.people.answers import receive
from numeramis_access.server.people.limits import IDLE_SECONDS, MATCH_KEEP_SECONDS
from numeramis_access.tables.pushes import Denied, Done
from numeramis_access.tables.request_fields import AtTable
from numeramis_access.tables.requests import AnyRequest, OpenTable, WatchLobby
from numeramis_access.tables.table_requests import Begin, Enter
from tests.server.guests import Club, Friend
from tests.server.requests import filled
from tests.server.test_bad_guests import pass_time

AT_TABLE = [kind for kind in get_args(AnyRequest) if issubclass(kind, AtTable)]


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path)
    yield made
    made.house.close()


def left(club: Club, *names: str) -> list[Friend]:
    """Return people who each began a match with computers, and left."""
    found = []
    for name in names:
        friend = Friend(club, name)
        friend.done(Begin, table=friend.done(OpenTable, game="quist", players=4, watch="all")["table"])
        club.run(5.0)
        friend.drop()
        found.append(friend)
    return found


def test_matches_that_all_have_left_are_in_memory_for_a_while_only(club: Club) -> None:
    stays = Friend(club, "Stays")
    stays.done(Begin, table=stays.done(OpenTable, game="quist", players=4)["table"])
    gone = left(club, *(f"Guest {number}" for number in range(12)))
    club.run(1.0)
    matches = [weakref.ref(club.house.sittings[one.table].match) for one in gone]
    pass_time(club, IDLE_SECONDS - 60)
    assert all(match() is not None for match in matches), "whose line was lost is back at once"
    pass_time(club, 120.0)
    gc.collect()
    assert not any(match() for match in matches)
    assert club.house.sittings[stays.table].match is not None
    club.house.close()
    club.open()
    assert not any(club.house.sittings[one.table].match for one in gone), "a house that begins reads none of them"
    back = gone[3]
    back.connect()
    back.done(WatchLobby, tables_page=1)
    back.done(Enter, table=back.table, after=len(back.messages))
    heard = len(back.messages)
    club.run(60.0)
    assert back.position is not None
    assert back.position.view.legal or len(back.messages) > heard, "the match goes on"
    assert [one.table for one in gone if club.house.sittings[one.table].match] == [back.table]


def test_one_that_lies_in_the_store_goes_too_when_its_time_is_over(club: Club) -> None:
    (adam,) = left(club, "Adam")
    pass_time(club, IDLE_SECONDS + 60)
    pass_time(club, MATCH_KEEP_SECONDS)
    assert adam.table not in club.house.sittings
    assert club.house.store.table_of(adam.table) is None


@pytest.mark.turns(3)
@pytest.mark.parametrize("kind", AT_TABLE, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("who", ["Adam", "Stranger"])
def test_whatever_is_asked_for_is_answered_as_if_it_had_never_been_away(
    tmp_path: Path, kind: type[AtTable], who: str
) -> None:
    told = []
    for lies in (True, False):
        (tmp_path / f"{lies}").mkdir()
        club = Club(tmp_path / f"{lies}")
        (adam,) = left(club, "Adam")
        pass_time(club, IDLE_SECONDS + 60)
        assert club.house.sittings[adam.table].match is None
        if not lies:
            club.house.sittings.fetch(adam.table)
        asks = Friend(club, who)
        asks.heard.clear()
        assert asks.guest is not None
        assert asks.guest.person is not None
        wanted = filled(kind, table=adam.table, person=asks.guest.person.id)
        assert receive(club.house, asks.guest, msgspec.json.encode(wanted))
        club.run(3.0)
        (reply,) = [one for one in asks.heard if isinstance(one, Done | Denied)]
        heard = {str(msgspec.to_builtins(one)["is"]) for one in asks.heard}  # how much it is depends on the cards
        told.append((reply.code if isinstance(reply, Denied) else "", heard, bool(asks.messages)))
        club.house.close()
    assert told[0] == told[1]
