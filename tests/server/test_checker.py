"""The checker of histories detects faults planted in servers while people play."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from numeramis_access.server.people import connections, table_seen
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.tables.messages import EventHappened, Message
from tests.server.databases import Cluster
from tests.server.town import Player, Town, TownStore, check, gather

pytestmark = pytest.mark.peer("postgresql")

#: messages in which a planted fault shows; how often four seconds are waited for them at most
ENOUGH, MOST = 5, 8


class PlantedStore(TownStore):
    """A store with a planted fault. :ivar spoils: returns the entry to keep instead, None for none."""

    spoils: Callable[[bytes], bytes | None] = staticmethod(lambda entry: entry)

    def append(self, table: str, number: int, entry: bytes) -> None:
        if (kept := self.spoils(entry)) is not None:
            super().append(table, number, kept)


def tells_before_it_is_kept(at: Town, players: list[Player], monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell entries without keeping them: the server's kill loses them."""
    monkeypatch.setattr(PlantedStore, "spoils", staticmethod(lambda entry: None))


def does_an_offer_twice(at: Town, players: list[Player], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server apply a repeated offer twice."""
    before: list[str] = []

    def again(entry: bytes) -> bytes:
        kept = msgspec.json.decode(entry)
        if kept.get("deed", {}).get("offer"):
            before.append(kept["deed"]["offer"])
            kept["deed"]["offer"] = before[0]
        return msgspec.json.encode(kept)

    monkeypatch.setattr(PlantedStore, "spoils", staticmethod(again))


def tells_more_than_the_view(at: Town, players: list[Player], monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell the first player the second one's knowledge."""
    real, first = table_seen.messages_for, players[0].name

    def mistaken(sitting: Sitting, person: str, after: int, most: int) -> list[Message]:
        place = sitting.place_number_of(person)
        named = None if place is None else sitting.setting.places[place].name
        return real(sitting, sitting.setting.places[1].person if named == first else person, after, most)

    monkeypatch.setattr(connections, "messages_for", mistaken)


def leaves_a_message_out(at: Town, players: list[Player], monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave one message to the second player out, and number the others as if it did not exist.

    The message must not ask the second player for a card: then play goes on and shows the gap.
    """
    real, known, left_out = table_seen.messages_for, len(players[1].messages), list[int]()

    def forgetful(sitting: Sitting, person: str, after: int, most: int) -> list[Message]:
        place = sitting.place_number_of(person)
        if place is None or sitting.setting.places[place].name != players[1].name:
            return real(sitting, person, after, most)
        messages = real(sitting, person, after + bool(left_out and after >= left_out[0]), most)
        for one in messages:
            asks = not isinstance(one, EventHappened) or one.position.view.to_act == one.position.seat
            if not left_out and one.number > known and not asks:
                left_out.append(one.number)
        return [
            msgspec.structs.replace(one, number=one.number - (one.number > left_out[0])) if left_out else one
            for one in messages if one.number not in left_out
        ]  # fmt: skip

    monkeypatch.setattr(connections, "messages_for", forgetful)


def plays_on(at: Town, player: Player) -> None:
    """Let people play until a player has enough messages to show the fault, or until no more come."""
    known = len(player.messages)
    for _ in range(MOST):
        at.run(4)
        if len(player.messages) > known + ENOUGH:
            return


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (None, None),
        (tells_before_it_is_kept, "was told more than the record says"),
        (tells_before_it_is_kept, "was said to be done and is not in the record"),
        (does_an_offer_twice, "was done "),
        (tells_more_than_the_view, "P0 was told otherwise than the record says"),
        (leaves_a_message_out, "P1 was told otherwise than the record says"),
    ],
)
def test_a_planted_fault_is_found(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[Town, list[Player], pytest.MonkeyPatch], None] | None, found: str | None,
) -> None:  # fmt: skip
    at = Town(postgres.database(), random.Random(1), PlantedStore)
    try:
        players = gather(at)
        at.run(1)
        with monkeypatch.context() as planted:
            if plant is not None:
                plant(at, players, planted)
            plays_on(at, players[1])
        at.kill(at.servers[0])
        wrong = check(at, players)
    finally:
        at.close()
    assert (wrong == []) if found is None else any(found in one for one in wrong), wrong
