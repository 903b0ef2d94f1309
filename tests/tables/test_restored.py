"""A table restored from its record: every seat has the same messages and numbers, an offer has one effect."""

from __future__ import annotations

import msgspec
import pytest

from numeramis_access.core.table import Table
from numeramis_access.tables.codec import read_deed, read_message, write_message
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.fairness import SealedLots
from numeramis_access.tables.hosted_table import KEPT_ANSWERS, HostedTable
from numeramis_access.tables.messages import Accepted, Answer, Message, Offer, TableResting
from numeramis_access.tables.record import Deed
from numeramis_access.tables.seats import Computer
from tests.standard import GAMES
from tests.tables.host import House, Notebook, match_of, play, seats_of


def through_json(table: HostedTable, entries: list[Deed | Message]) -> list[Deed | Message]:
    """Return entries after a round trip through a store."""
    rules, found = table.match.ruleset, list[Deed | Message]()
    for entry in entries:
        value = msgspec.json.decode(msgspec.json.encode(write_message(entry)))
        found.append(read_deed(rules, value) if isinstance(entry, Deed) else read_message(rules, value))
    return found


def opened(house: House, match: Table, past: list[Deed | Message], record: Notebook | None = None) -> HostedTable:
    """Return a table for four people, not started."""
    table = HostedTable(
        match, seats_of(4, 4), house.thinker, house.clock, lambda: house.timing, record, SealedLots(), past
    )
    if record is not None:
        record.table = table
    return table


def begun(house: House, game: str) -> tuple[HostedTable, Notebook]:
    record = Notebook()
    table = opened(house, match_of(game), [], record)
    house.tables.append(table)
    table.start()
    return table, record


@pytest.mark.turns(2)
@pytest.mark.parametrize("game", GAMES)
def test_after_every_entry_of_the_record_the_seats_have_been_told_the_same(game: str) -> None:
    house = House(Timing(rests=True))
    table, record = begun(house, game)
    play(house, table, actions=25)
    table.replace_by_computer(2, Computer("Otto"))
    play(house, table, actions=90)
    table.give_seat_back(2)
    play(house, table, actions=130)
    entries = through_json(table, record.entries)
    whole = [table.messages(entrant) for entrant in range(4)]
    for count in range(len(entries) + 1):
        again = opened(house, match_of(game), entries[:count])
        assert [again.messages(entrant) for entrant in range(4)] == [told[: again.number] for told in whole]
    assert again.seats == table.seats
    assert again.position(1) == table.position(1)
    assert again.number == table.number


def test_a_table_that_rests_only_for_people_rests_no_more_when_all_have_gone_and_is_restored_alike() -> None:
    house = House(Timing(rests=True, rests_alone=False))
    table, record = begun(house, "whist")
    while not table.resting:
        play(house, table, actions=len(table.match.record) + 1)
    for entrant in range(4):
        table.replace_by_computer(entrant, Computer(f"Otto {entrant}"))
    house.run()
    assert table.match.is_over
    rests = [message for message in table.messages(0) if isinstance(message, TableResting)]
    assert len(rests) == 1
    again = opened(house, match_of("whist"), through_json(table, record.entries))
    assert [again.messages(entrant) for entrant in range(4)] == [table.messages(entrant) for entrant in range(4)]


def test_a_restored_table_goes_on() -> None:
    house = House(Timing(rests=True))
    table, record = begun(house, "whist")
    play(house, table, actions=30)
    house.tables.clear()
    again = opened(house, match_of("whist"), through_json(table, record.entries), Notebook())
    again.record.table = again  # type: ignore[attr-defined]
    house.tables.append(again)
    again.start()
    play(house, again)
    assert again.match.is_over


def test_an_offer_that_was_done_before_the_end_of_the_program_gets_its_answer_afterwards() -> None:
    house = House()
    table, record = begun(house, "quist")
    entrant = table.entrant_to_act()
    assert entrant is not None
    offer = Offer("mine", table.number, table.position(entrant).view.legal[0])  # type: ignore[arg-type]
    answer = table.offer(entrant, offer)
    assert isinstance(answer, Accepted)
    again = opened(house, match_of("quist"), through_json(table, record.entries))
    assert again.offer(entrant, offer) == answer
    assert len(again.match.record) == len(table.match.record)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_was_offered_is_answered_alike_after_a_restart_and_nothing_is_done_twice(game: str) -> None:
    """After a restart the answer to a repeated offer had another number if chance or a rest followed it."""
    house = House(Timing(rests=True))
    table, record = begun(house, game)
    done: list[tuple[int, Offer, Accepted]] = []
    offer = table.offer

    def noted(entrant: int, asked: Offer) -> Answer:
        answer = offer(entrant, asked)
        if isinstance(answer, Accepted):
            done.append((entrant, asked, answer))
        return answer

    table.offer = noted  # type: ignore[method-assign]
    play(house, table, actions=120)
    assert len(done) > 20
    again = opened(house, match_of(game), through_json(table, record.entries))
    before = len(again.match.record), again.number
    for entrant, asked, answer in [one for at in range(4) for one in done if one[0] == at][-KEPT_ANSWERS:]:
        assert again.offer(entrant, asked) == answer
    assert (len(again.match.record), again.number) == before
