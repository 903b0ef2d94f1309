"""Positions: the text restores the same moment in every game, damage is noticed, and positions return until solved."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.practice import positions, review
from numeramis_access.practice.schedule import DAY_SECONDS, KNOWN_DAYS
from numeramis_access.store.changing import LOCK_FILE
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.practice import PracticeTable
from numeramis_access.tables.seats import Human, TableSeat
from tests.contract.walk import SETTINGS, name_of, table_of, walk
from tests.tables.host import Thinker

NOW = 1_790_000_000.0


def own_moments(table: Table) -> list[tuple[int, Any]]:
    """Return after how many actions the first player had a choice, with the view at that moment."""
    again = Table(table.ruleset, table.options, table.seats, table.seed)
    found = []
    for at, action in enumerate(table.record):
        if again.to_act is not None and again.to_act != CHANCE:
            entrant = again.ruleset.seating(again.state)[again.to_act]
            view = again.view(again.to_act)
            if entrant == positions.LEARNER_ENTRANT and len(view.legal) > 1:
                found.append((at, view))
        again.act(action)
    return found


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_the_text_brings_the_very_moment_back_in_every_game_and_variant(setting: Any) -> None:
    table = table_of(setting, 11)
    for _ in walk(table, random.Random(3), 120):
        pass
    moments = own_moments(table)
    assert moments
    for at, view in moments[:: max(1, len(moments) // 6)]:
        text = positions.position_text(positions.position_at(table, at, 3))
        assert text.isascii()
        assert text == text.lower()
        assert "packs" not in text
        back = positions.restore_table(positions.read_position(text), STANDARD)
        assert back.view(back.to_act) == view
        assert back.record == table.record[:at]
        assert len(text) < 1000


def test_a_deal_from_another_seat_and_a_match_with_a_secret_number_are_brought_back() -> None:
    rules = STANDARD["quist"].ruleset()
    match = Table(rules, rules.options(), 4, 10**9 + 2**70)
    match.draw()
    seats = tuple(TableSeat(Human(name)) for name in "abcd")
    practice = PracticeTable(match, seats, Thinker(), lambda: 0.0, Timing)
    moved = practice.from_seat(1)
    for table in (match, moved):
        table.draw()
        while table.ruleset.seating(table.state)[table.to_act or 0] != positions.LEARNER_ENTRANT:
            table.act(table.view(table.to_act).legal[0])  # type: ignore[arg-type]
        text = positions.position_text(positions.position_at(table, len(table.record), 1))
        back = positions.restore_table(positions.read_position(text), STANDARD)
        assert back.view(back.to_act) == table.view(table.to_act)


def sample() -> str:
    """Return the text of some position of Quist."""
    table = table_of(("quist", 4, {}), 11)
    for _ in walk(table, random.Random(3), 40):
        pass
    return positions.position_text(positions.position_at(table, own_moments(table)[3][0], 4))


def test_what_mail_does_to_a_text_does_not_matter() -> None:
    text = sample()
    wanted = positions.read_position(text)
    broken = "\n".join(text[at : at + 20] for at in range(0, len(text), 20))
    assert positions.read_position(broken) == wanted
    assert positions.read_position(f"  {text.upper()} ") == wanted
    letter = f"Hi Jana,\n\nhere it is:\n{broken}\nBye, Petr\n\nand another:\n{text}\n\nna1aaaa\n"
    assert [one.text for one in positions.positions_in_text(letter, STANDARD, NOW)] == [text, text]


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_damaged_text_is_noticed(data: st.DataObject) -> None:
    text = sample_text
    at = data.draw(st.integers(len(positions.POSITION_PREFIX), len(text) - 1))
    letter = data.draw(st.sampled_from("abcdefghijklmnopqrstuvwxyz234567"))
    changed = data.draw(st.sampled_from([text[:at], text[:at] + letter + text[at + 1 :], text[:at] + text[at + 1 :]]))
    try:
        found = positions.read_position(changed)
    except positions.NoPosition:
        return
    assert found == positions.read_position(text)  # the change touched only the spare bits of the last letter


sample_text = sample()


@settings(max_examples=100, deadline=None)
@given(st.text(), st.binary(max_size=200))
def test_no_text_whatever_is_taken_for_a_position(text: str, packed: bytes) -> None:
    import base64
    import zlib

    body = base64.b32encode(zlib.compress(packed)).decode().rstrip("=").lower()
    for one in (text, positions.POSITION_PREFIX + text, positions.POSITION_PREFIX + body):
        with pytest.raises(positions.NoPosition):
            positions.restore_table(positions.read_position(one), STANDARD)


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "bridge"}, {"seats": 9}, {"seats": -1}, {"seats": 10**9}, {"moves": "9,9,9,9,9,9,9,9,9,9"},
        {"moves": "fly"}, {"options": {"games": 0}}, {"options": {"what": 1}}, {"dealer": 7}, {"packs": ("1 2 3",)},
        {"seed": 10**100}, {"moves": ",".join("0123456789" * 900)},
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    wrong = msgspec.structs.replace(positions.read_position(sample_text), **fields)
    with pytest.raises(positions.NoPosition):
        positions.restore_table(positions.read_position(positions.position_text(wrong)), STANDARD)


def test_a_text_that_unpacks_to_much_is_refused() -> None:
    import base64
    import zlib

    bomb = base64.b32encode(zlib.compress(b"[" * 10_000_000, 9)).decode().rstrip("=").lower()
    with pytest.raises(positions.NoPosition):
        positions.read_position(positions.POSITION_PREFIX + bomb)


def test_a_mistake_comes_again_until_it_is_known_for_long_and_no_more() -> None:
    kept = (positions.mistake_position(positions.read_position(sample_text), 0.8, "tricks", NOW),)
    assert not kept[0].is_due(NOW)
    now, times = NOW, 0
    while not kept[0].is_solved:
        assert kept[0].memory is not None
        now = kept[0].memory.due
        assert kept[0].is_due(now)
        kept = positions.record_answer(kept, sample_text, True, now)
        times += 1
    assert 3 < times < 12
    assert not kept[0].is_due(now + 10 * KNOWN_DAYS * DAY_SECONDS)
    missed = positions.record_answer(kept, sample_text, False, now)
    assert missed[0].memory is not None
    assert missed[0].memory.stability < KNOWN_DAYS


def test_one_from_a_friend_waits_at_once_and_is_kept_once() -> None:
    own = (positions.mistake_position(positions.read_position(sample_text), 0.8, "tricks", NOW),)
    friends = positions.positions_in_text(sample_text, STANDARD, NOW)
    assert friends[0].is_due(NOW)
    assert positions.add_positions((), [*friends, *friends]) == tuple(friends)
    assert positions.add_positions(own, friends) == own


def test_positions_are_kept_in_a_file_and_a_damaged_one_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "positions.json"
    assert positions.load_positions(path) == ()
    kept = (positions.mistake_position(positions.read_position(sample_text), 0.8, "tricks", NOW),)
    positions.change_positions(lambda _: kept, path)
    assert positions.load_positions(path) == kept
    path.write_bytes(b'[{"text": 3}]')
    assert positions.load_positions(path) == ()
    assert {one.name for one in tmp_path.iterdir()} == {"positions.json.damaged-1", LOCK_FILE}


def test_a_decision_says_how_far_the_match_was() -> None:
    table = table_of(("quist", 4, {}), 11)
    for _ in walk(table, random.Random(3), 30):
        pass
    found = review.decisions(table, 0)
    moments = dict(own_moments(table))
    assert found
    assert all(moments[one.at] == one.view for one in found)
