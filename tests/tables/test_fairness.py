"""Sealed lots: the digest comes before the cards, its preimage after them, and a check finds each changed card."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from numeramis_access.core.actions import Shuffle
from numeramis_access.tables.codec import read_message, write_message
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.fairness import Lot, SealedLots, digest_of, restock_shuffle
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.messages import EventHappened, LotSealed, LotsOpened, MatchOver, Message
from numeramis_access.tables.record import Deed
from tests.standard import GAMES, short_options
from tests.tables.host import House, Notebook, match_of, play, seats_of

SHORT = {game: short_options(game, 2) for game in GAMES}


def played(game: str, people: int = 4) -> tuple[HostedTable, Notebook]:
    """Return a match among people, played to its end with sealed lots."""
    house, record = House(Timing(rests=True)), Notebook()
    match = match_of(game, people, **SHORT[game])
    table = HostedTable(
        match, seats_of(people, people), house.thinker, house.clock, lambda: house.timing, record, lots=SealedLots()
    )
    record.table = table
    house.tables.append(table)
    table.start()
    play(house, table)
    return table, record


def told(table: HostedTable, entrant: int) -> list[Message]:
    """Return an entrant's messages after a round trip through JSON."""
    rules = table.match.ruleset
    lines = [msgspec.json.encode(write_message(message)) for message in table.messages(entrant)]
    return [read_message(rules, msgspec.json.decode(line)) for line in lines]


@pytest.mark.parametrize("game", GAMES)
def test_every_lot_is_sealed_before_it_is_told_and_opened_as_soon_as_all_may_know(game: str) -> None:
    table, _ = played(game)
    rules = table.match.ruleset
    for entrant in range(4):
        sealed: list[str] = []
        opened: list[str] = []
        for message in told(table, entrant):
            match message:
                case LotSealed(digest=text):
                    sealed.append(text)
                case LotsOpened(lots=lots):
                    opened += [digest_of(lot) for lot in lots]
                    assert rules.opens_deals or message.number == table.number - 1
                case EventHappened(event=event) if isinstance(event, rules.begins_deal):
                    assert len(sealed) > len(opened)
                case MatchOver():
                    assert opened == sealed
        assert len(sealed) >= 2
        assert len(set(sealed)) == len(sealed)


def test_cards_that_come_back_follow_from_the_salt_of_the_deal() -> None:
    for _ in range(50):
        _, record = played("loker", 8)
        lots = [lot for entry in record.entries if isinstance(entry, Deed) for lot in entry.lots]
        again = [at for at, lot in enumerate(lots) if not lot.salt]
        if again:
            break
    at = again[0]
    shuffle = lots[at].action
    assert isinstance(shuffle, Shuffle)
    assert shuffle == restock_shuffle(shuffle.cards, lots[at - 1].salt, 0)
    assert shuffle != restock_shuffle(shuffle.cards, lots[at - 1].salt, 1)


def test_one_changed_card_or_salt_changes_the_digest() -> None:
    lot = Lot(Shuffle(("1", "2", "3")), "ab" * 32)
    others = [
        Lot(Shuffle(("2", "1", "3")), lot.salt),
        Lot(lot.action, "ac" + lot.salt[2:]),
    ]
    assert len({digest_of(lot), *map(digest_of, others)}) == 3
    assert digest_of(lot) == hashlib.sha256(
        lot.salt.encode() + b'\n{"type":"shuffle","cards":["1","2","3"]}'
    ).hexdigest()


def test_two_tables_with_the_same_seed_have_other_cards() -> None:
    packs = {table.match.dealt_packs[0] for table in (played("quist")[0], played("quist")[0])}
    assert len(packs) == 2
