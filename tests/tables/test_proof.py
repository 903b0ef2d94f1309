"""Proof of the cards: an honest match passes, and the check finds every way a house could cheat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from numeramis_access.core.actions import PlayCard, Shuffle
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.messages import EventHappened, LotSealed, LotsOpened, Message
from numeramis_access.tables.proof import Seals, UnfairMatch, Witness, check_match, fingerprint_of
from numeramis_access.tables.record import Deed
from tests.standard import GAMES
from tests.tables.test_fairness import played, told

#: alters a seat's messages
Cheat = Callable[[list[Message]], list[Message]]


@pytest.fixture(scope="module")
def quist() -> HostedTable:
    return played("quist")[0]


def witness(table: HostedTable, messages: list[Message], entrant: int = 0) -> Witness:
    """Return a witness of these messages."""
    made = Witness(table.match.ruleset, table.match.options, table.match.seats, entrant)
    for message in messages:
        made.check_message(message)
    return made


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_of_a_true_match_finds_it_fair_and_has_the_same_fingerprint(game: str) -> None:
    table, _ = played(game)
    found = [witness(table, told(table, entrant), entrant) for entrant in range(4)]
    assert [one.fault for one in found] == [None] * 4
    assert all(one.checked == len(table.match.dealt_packs) for one in found)
    assert all(one.match.record == table.match.record for one in found)
    assert len({fingerprint_of(one.match.record, one.seals) for one in found}) == 1
    match = check_match(table.match.ruleset, table.match.options, 4, found[0].match.record, found[0].seals)
    assert match.state == table.match.state


def test_deals_are_checked_as_soon_as_they_are_over(quist: HostedTable) -> None:
    messages = told(quist, 0)
    first = next(at for at, one in enumerate(messages) if isinstance(one, LotsOpened))
    assert witness(quist, messages[:first]).checked == 0
    assert witness(quist, messages[: first + 1]).checked == 1


def test_cards_that_come_back_are_held_against_the_salt_of_their_deal() -> None:
    for _ in range(50):
        table, record = played("loker", 8)
        lots = [lot for entry in record.entries if isinstance(entry, Deed) for lot in entry.lots]
        if any(not lot.salt for lot in lots):
            break
    found = witness(table, told(table, 3), 3)
    assert found.fault is None
    actions = list(found.match.record)
    back = next(lot.action for lot in lots if not lot.salt)
    at = actions.index(back)
    actions[at] = swapped(actions[at])
    assert code_of(table, actions, found.seals) == "not-from-salt"


def swapped(shuffle: Any, first: int = 0) -> Shuffle:
    """Return a shuffle with two different cards exchanged."""
    cards = list(shuffle.cards)
    second = max(place for place, card in enumerate(cards) if card != cards[first])
    cards[first], cards[second] = cards[second], cards[first]
    return Shuffle(tuple(cards))


def code_of(table: HostedTable, actions: list[Any], seals: Seals) -> str:
    """Return the code of the error in a record."""
    with pytest.raises(UnfairMatch) as found:
        check_match(table.match.ruleset, table.match.options, table.match.seats, actions, seals)
    return found.value.code


def other_cards(messages: list[Message]) -> list[Message]:
    """The house opens another pack than it sealed."""
    return [_opened(one, lots=lambda lot: msgspec.structs.replace(lot, action=_other(lot.action))) for one in messages]


def _other(action: Any) -> Any:
    return swapped(action) if isinstance(action, Shuffle) else action


def _opened(message: Message, lots: Any = lambda lot: lot, actions: Any = lambda action: action) -> Message:
    if not isinstance(message, LotsOpened):
        return message
    changed = {"lots": tuple(map(lots, message.lots)), "actions": tuple(map(actions, message.actions))}
    return msgspec.structs.replace(message, **changed)


def another_pack_was_played(messages: list[Message]) -> list[Message]:
    """The house opens the sealed pack, but the recorded actions come from another one."""
    return [_opened(one, actions=_other) for one in messages]


def another_salt(messages: list[Message]) -> list[Message]:
    return [_opened(one, lots=lambda lot: msgspec.structs.replace(lot, salt="00" * 32)) for one in messages]


def another_digest(messages: list[Message]) -> list[Message]:
    at = next(at for at, one in enumerate(messages) if isinstance(one, LotSealed))
    return [*messages[:at], LotSealed(number=at + 1, digest="0" * 64), *messages[at + 1 :]]


def no_digest(messages: list[Message]) -> list[Message]:
    return [one for one in messages if not isinstance(one, LotSealed)]


def another_hand(messages: list[Message]) -> list[Message]:
    """The house told the seat other cards than the sealed pack gave it."""
    found: list[Message] = []
    for message in messages:
        if isinstance(message, EventHappened) and "hands" in message.event.__struct_fields__:
            hands = message.event.hands  # type: ignore[attr-defined]
            other = (tuple(reversed(hands[0])), *hands[1:])
            message = msgspec.structs.replace(message, event=msgspec.structs.replace(message.event, hands=other))
        found.append(message)
    return found


def another_card_fell(messages: list[Message]) -> list[Message]:
    """The house opens an action that no seat took."""
    return [_opened(one, actions=lambda action: PlayCard("0") if isinstance(action, PlayCard) else action)
            for one in messages]  # fmt: skip


def something_was_kept_back(messages: list[Message]) -> list[Message]:
    at = next(at for at, one in enumerate(messages) if isinstance(one, EventHappened) and one.actions > 4)
    return [*messages[:at], *messages[at + 1 :]]


def never_opened(messages: list[Message]) -> list[Message]:
    return [one for one in messages if not isinstance(one, LotsOpened)]


def sealed_and_not_used(messages: list[Message]) -> list[Message]:
    """The house tells one more digest than it opens, so it may have chosen between two packs."""
    return [*messages[:-2], LotSealed(number=0, digest="0" * 64), *messages[-2:]]


@pytest.mark.parametrize(
    ("cheat", "code"),
    [
        (another_pack_was_played, "not-as-sealed"), (another_salt, "not-as-sealed"),
        (another_digest, "not-as-sealed"), (no_digest, "not-sealed"), (another_hand, "told-otherwise"),
        (another_card_fell, "not-allowed"), (something_was_kept_back, "told-otherwise"), (never_opened, "not-over"),
        (sealed_and_not_used, "never-opened"), (other_cards, "not-as-sealed"),
    ],
)  # fmt: skip
def test_a_house_that_cheats_is_found_out(quist: HostedTable, cheat: Cheat, code: str) -> None:
    assert witness(quist, told(quist, 0)).fault is None
    found = witness(quist, cheat(told(quist, 0))).fault
    assert found is not None
    assert found.code == code
