"""One guest's slow request delays no other guest: the loop goes on, and all requests stay in order."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.server.beside import Fibers, TurnLock, run_in_thread
from numeramis_access.server.people import connections
from numeramis_access.server.people.answering import ANSWERER_OF_REQUEST
from numeramis_access.server.people.answers import receive
from numeramis_access.server.people.directing import tell_standings
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people_socket import PeopleSocket
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.stores.store import Store
from numeramis_access.tables.person_requests import Hello, Recover
from numeramis_access.tables.protocol import line_of
from numeramis_access.tables.request_fields import Request
from numeramis_access.tables.requests import AnyRequest
from numeramis_access.tables.table_requests import Enter
from tests.server.guests import Club, Thinking, key_of
from tests.server.requests import filled
from tests.server.test_conducting import announced
from tests.server.test_evenings import gathered
from tests.server.test_people import begun, play

#: seconds for which a slow store thinks over each question: hundreds of rounds of the loop
SLOW = 0.1

class SlowStore:
    """A store that takes time. :ivar held: calls that blocked the loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.rounds = 0
        self.slow = False
        self.held: list[str] = []

    def __getattr__(self, name: str) -> object:
        found = getattr(self._store, name)
        return partial(self._asked, name, found) if callable(found) else found

    def _asked(self, name: str, method: Callable[..., object], *values: object, **named: object) -> object:
        before = self.rounds
        if self.slow:
            time.sleep(SLOW)
            if self.rounds == before:
                self.held.append(name)
        return method(*values, **named)


class Served:
    """A house driven by a loop, and its guests' lines."""

    def __init__(self, store: SlowStore) -> None:
        self.store = store
        self.people = PeopleSocket(cast("Store", store), STANDARD, Thinking)
        self.heard: list[tuple[str, dict[str, Any]]] = []

    def guest(self, name: str, has_room: Callable[[], bool] = lambda: True) -> Guest:
        """Return a connection whose lines are noted under a name."""
        return self.people.house.connections.open(
            lambda line: self.heard.append((name, msgspec.json.decode(line))), f"from {name}", has_room=has_room
        )

    async def ask(self, guest: Guest, kind: type[Request], **fields: Any) -> dict[str, Any]:
        """Send a request; return the reply."""
        await self.people.begin_work(partial(receive, self.people.house, guest, line_of(kind(id="r", **fields))))
        return next(said for _, said in reversed(self.heard) if said.get("re") == "r")

    async def come(self, name: str) -> Guest:
        """Return a connection that has said hello."""
        guest = self.guest(name)
        assert (await self.ask(guest, Hello, version=1, key=key_of(name), name=name))["is"] == "done"
        return guest


@asynccontextmanager
async def slow_house(folder: Path) -> AsyncIterator[Served]:
    """Yield a house whose store can be slow, and count the rounds of its loop."""
    store = SlowStore(cast("Store", SqliteStore(folder / "house.sqlite")))

    async def count() -> None:
        while True:
            store.rounds += 1
            await asyncio.sleep(0)

    served, counting = Served(store), asyncio.create_task(count())
    try:
        yield served
    finally:
        store.slow = False
        counting.cancel()
        served.people.leave("closed")
        await served.people.wait_until_quiet(60.0)
        served.people.close()


@pytest.mark.turns(3)
@pytest.mark.parametrize("kind", get_args(AnyRequest), ids=lambda kind: kind.__name__)
def test_while_a_slow_store_is_asked_for_any_request_the_loop_goes_round(tmp_path: Path, kind: type[Request]) -> None:
    async def test() -> None:
        async with slow_house(tmp_path) as served:
            eva, adam = await served.come("Eva"), await served.come("Adam")
            made = await served.ask(adam, REQUESTS["open"], game="quist", players=4, access="open")
            await served.ask(eva, Enter, table=made["answer"]["table"])
            assert eva.person is not None
            served.store.slow = True
            wanted = filled(kind, table=made["answer"]["table"], person=eva.person.id)
            done = served.people.begin_work(
                partial(receive, served.people.house, adam, msgspec.json.encode(wanted))
            )
            assert await done
            assert any(said.get("re") == "r" for name, said in served.heard if name == "Adam")
            served.people.house.note_gone(adam)
            await served.people.wait_until_quiet(60.0)
            assert served.store.held == []

    asyncio.run(test())


REQUESTS = {str(kind.__struct_config__.tag): kind for kind in ANSWERER_OF_REQUEST}


def test_what_is_done_each_second_and_as_time_passes_holds_nobody_up_either(tmp_path: Path) -> None:
    club = Club(tmp_path)
    begun(club)
    club.house.close()

    async def test() -> None:
        async with slow_house(tmp_path) as served:
            house, store = served.people.house, served.store
            for sitting in list(house.sittings.values()):
                house.release_table(sitting)
            store._store._claimed.clear()  # type: ignore[attr-defined]  # no server has claimed its tables
            store.slow = True
            await served.people.begin_work(house.do_regular_work)
            await served.people.begin_work(served.people.nodes.tick)
            await served.people.wait_until_quiet(60.0)
            (table,) = house.sittings
            eva = await served.come("Eva")
            await served.ask(eva, Enter, table=table)
            house.tick()
            await served.people.wait_until_quiet(60.0)
            assert store.held == []

    asyncio.run(test())


def test_a_round_ends_at_a_table_only_after_the_card_on_its_way_to_the_store(tmp_path: Path) -> None:
    club = Club(tmp_path)
    director, players = gathered(club)
    announced(director, players)
    club.run(1.0)
    club.house.close()

    async def test() -> None:
        async with slow_house(tmp_path) as served:
            house, matches = served.people.house, list[bool]()
            playing = next(sitting for sitting in house.sittings.values() if sitting.setting.played is not None)
            gathering = house.sittings[director.gathering]

            def play_card() -> None:
                with house.turns.turn(playing.id):
                    playing.fetch()
                    run_in_thread(lambda: time.sleep(SLOW))
                    matches.append(playing.match is not None)

            card = served.people.begin_work(play_card)
            await served.people.begin_work(partial(tell_standings, house, gathering, (), ()))
            await card
            assert matches == [True]
            assert playing.stage == "over"

    asyncio.run(test())


def test_lines_of_one_come_in_order_and_others_are_answered_before_a_slow_one_ends(tmp_path: Path) -> None:
    async def test() -> None:
        async with slow_house(tmp_path) as served:
            thief, adam = served.guest("thief"), await served.come("Adam")
            served.heard.clear()
            house = served.people.house
            lines = [Recover(id=f"{n}", version=1, key=key_of("thief"), words="a b c d e f") for n in range(4)]
            asked = [served.people.begin_work(partial(receive, house, thief, line_of(line))) for line in lines]
            assert (await served.ask(adam, REQUESTS["lobby"]))["is"] == "done"
            await asyncio.gather(*asked)
            order = [(name, said["re"]) for name, said in served.heard if "re" in said]
            assert [re for name, re in order if name == "thief"] == ["0", "1", "2", "3"]
            assert order.index(("Adam", "r")) < order.index(("thief", "3"))

    asyncio.run(test())


def test_who_has_missed_much_is_told_it_in_portions_and_no_more_than_they_take(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PORTION_MESSAGES", 3)
    club = Club(tmp_path)
    friends = begun(club)
    play(club, friends, 20)
    whole = [message.number for message in friends[0].messages]
    assert len(whole) > 10
    friends[0].drop()
    taken: list[bytes] = []
    has_room = True
    again = club.house.connections.open(taken.append, has_room=lambda: has_room)
    key, table = friends[0].key, friends[0].table
    receive(club.house, again, line_of(Hello(id="h", version=1, key=key, name="Adam")))
    has_room = False
    for number in range(5):
        receive(club.house, again, line_of(Enter(id=f"{number}", table=table)))
    told = [said for line in taken if (said := msgspec.json.decode(line))["is"] == "told"]
    assert told == []
    assert again.unsent_tables == {table}
    numbers: list[int] = []
    while again.unsent_tables:
        taken.clear()
        rooms = iter([True])
        again.has_room = lambda rooms=rooms: next(rooms, False)  # type: ignore[misc]
        club.house.send_more(again)
        (portion,) = [said for line in taken if (said := msgspec.json.decode(line))["is"] == "told"]
        assert len(portion["messages"]) <= 3
        numbers += [message["number"] for message in portion["messages"]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= len(whole)


def test_several_who_have_missed_much_are_told_it_in_turn_and_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PORTION_MESSAGES", 2)
    club = Club(tmp_path)
    friends = begun(club)
    play(club, friends, 20)
    club.house.close()

    async def test() -> None:
        async with slow_house(tmp_path) as served:
            (table,) = served.people.house.sittings
            whole = served.people.house.sittings[table].number
            guests = [await served.come(friend.name) for friend in friends[:2]]
            begun = False
            for guest in guests:
                guest.has_room = lambda: begun  # type: ignore[method-assign]
            await asyncio.gather(*(served.ask(guest, Enter, table=table) for guest in guests))
            begun = True  # both have missed as much
            for guest in guests:
                served.people.house.send_more(guest)
            while any(guest.told[table] < whole for guest in guests):
                await asyncio.sleep(0.01)
            told = [(name, said["messages"]) for name, said in served.heard if said["is"] == "told"]
            for friend in friends[:2]:
                numbers = [one["number"] for name, messages in told if name == friend.name for one in messages]
                assert numbers[:whole] == list(range(1, whole + 1))
            turns = [name for name, messages in told if len(messages) == 2]
            assert turns != sorted(turns), "nobody waits until the other has been told everything"

    asyncio.run(test())


def test_turns_are_taken_in_order_and_an_error_aside_is_raised_where_it_was_asked_for() -> None:
    async def test() -> None:
        beside, turns, done = Fibers(asyncio.get_running_loop()), TurnLock(), list[str]()

        def work(name: str) -> None:
            with turns.turn("table"), turns.turn("table"):
                done.append(f"{name} begins")
                run_in_thread(lambda: time.sleep(SLOW / 10))
                done.append(f"{name} ends")

        await asyncio.gather(*(beside.begin_work(partial(work, name)) for name in "abc"))
        assert done == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]
        with pytest.raises(ZeroDivisionError):
            await beside.begin_work(lambda: run_in_thread(lambda: 1 // 0))
        beside.close()

    asyncio.run(test())
