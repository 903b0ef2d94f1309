"""Servers' news about present people and tables add up to the whole, in any order of arrivals and departures."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as some

from numeramis_access.server.nodes.presence import FULL_LIST_SECONDS, Presence, Presences
from numeramis_access.server.people.lobby import Listing
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.pushes import TableNow, TablePlace

NAMES = "abcdef"
GATHERING = TableNow(
    table="", code="", game="quist", options={}, players=2, access="open", level="club", grace=60, rests=True,
    talk=False, stage="gathering", host="a", places=(TablePlace(), TablePlace()),
)  # fmt: skip


def listing(table: str, host: str) -> Listing:
    return Listing(msgspec.structs.replace(GATHERING, table=table, host=host), f"code of {table}")


def person(id: str, name: str) -> KnownPerson:
    return KnownPerson(id, name)


those = some.dictionaries(some.sampled_from(NAMES), some.sampled_from(NAMES))


@given(some.lists(some.tuples(those, those, some.floats(0.1, FULL_LIST_SECONDS)), max_size=8))
def test_another_server_knows_after_each_news_exactly_who_and_what_is_there(
    moments: list[tuple[dict[str, str], dict[str, str], float]],
) -> None:
    here, there, now, told = Presences(), Presences(), 0.0, 0
    for names, hosts, seconds in moments:
        now += seconds
        people = [person(id, name) for id, name in names.items()]
        tables = [listing(table, host) for table, host in hosts.items()]
        news = here.news("here", people, tables, now)
        if news is not None:
            told += 1
            before = there.others.get("here", Presence())
            known_before = before.people, before.tables
            is_new = there.take(news)
            assert is_new == ((there.others["here"].people, there.others["here"].tables) != known_before)
            assert not there.take(Presence(people, tables).full_lists("here")), "what is told again is no news"
        known = there.others["here"]
        assert known.people == {one.id: one for one in people}
        assert known.tables == {one.now.table: one for one in tables}
        assert here.news("here", people, tables, now) is None, "told twice"
    assert not moments or told


def test_news_of_a_server_that_is_not_known_wait_for_the_whole_which_comes_soon() -> None:
    here, late = Presences(), Presences()
    here.news("here", [person("a", "Adam")], [], 0.0)
    news = here.news("here", [person("b", "Eva")], [], 1.0)
    assert news is not None
    assert (news.whole, [one.name for one in news.people], news.gone) == (False, ["Eva"], ("a",))
    assert not late.take(news)
    assert late.others == {}
    whole = here.news("here", [person("b", "Eva")], [], 1.0 + FULL_LIST_SECONDS)
    assert whole is not None
    assert late.take(whole)
    assert list(late.others["here"].people) == ["b"]
    own = late.news("late", [], [], 0.0)
    assert own is not None
    assert own.whole, "whoever is new is told all"
