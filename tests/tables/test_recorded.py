"""A recorded match sounds the same as at the table."""

from __future__ import annotations

from numeramis_access.core.table import Table
from numeramis_access.tables.messages import EventHappened
from numeramis_access.tables.recorded_match import RecordedMatch
from tests.tables.host import House, match_of, play, seats_of


def test_what_was_told_at_the_table_is_told_again_in_any_order() -> None:
    house = House()
    table = house.open(match_of(games=2), seats_of(4))
    play(house, table)
    told = [message for message in table.messages(0) if isinstance(message, EventHappened)]
    again = Table(table.match.ruleset, table.match.options, 4, seed=0)
    for action in table.match.record:
        again.act(action)
    recorded = RecordedMatch(again, table.seats)
    assert len(recorded) == len(told)
    assert [recorded.message(number) for number in range(len(told), 0, -1)] == told[::-1]
    assert [recorded.message(number).event.name() for number in recorded.deal_starts] == ["hands-dealt"] * 2


def test_all_hands_are_there_after_the_deal() -> None:
    match = match_of()
    match.draw()
    recorded = RecordedMatch(match, seats_of(4))
    (deal,) = recorded.deal_starts
    hands = recorded.hands(deal)
    assert hands[0] == recorded.message(deal).position.view.hand
    assert sorted(card for hand in hands for card in hand) == sorted(match.dealt_packs[0][:36])
