"""The Table: lots from a seed, packs given, the record and undo."""

from __future__ import annotations

import pytest

from numeramis_access.core.actions import Refusal, Shuffle
from numeramis_access.core.cards import french_pack, numeramis_pack
from numeramis_access.core.table import Table, shuffle_by_seed
from numeramis_access.games.quist.rules import Quist
from numeramis_access.games.quist.state import QuistOptions

#: the first twenty cards by seed
EXPECTED = {5: "20010175592316978640", 12345: "44642623614387656530"}


def table(seed: int = 1, **kinds: object) -> Table:
    """Return a table of Quist."""
    return Table(Quist(), QuistOptions(games=2), 4, seed, **kinds)  # type: ignore[arg-type]


def test_N1_the_pack_has_eighty_cards_and_the_french_one_fifty_two() -> None:
    pack = numeramis_pack()
    assert len(pack) == 80
    assert {pack.count(number) for number in "0123456789"} == {8}
    assert len(set(french_pack())) == 52


def test_N6_a_seed_gives_the_same_cards_on_every_machine() -> None:
    """The cards are typed from the first run. If they changed, no one could repeat a match by its number."""
    assert "".join(shuffle_by_seed(numeramis_pack(), 5, "deal/0"))[:20] == EXPECTED[5]
    assert "".join(shuffle_by_seed(numeramis_pack(), 12345, "deal/3"))[:20] == EXPECTED[12345]


def test_every_order_of_a_small_pack_comes_up_about_equally_often() -> None:
    seen: dict[tuple[str, ...], int] = {}
    for seed in range(6000):
        order = shuffle_by_seed("abc", seed, "deal/0")
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values()), seen


def test_the_first_dealer_is_drawn_by_lot_or_named() -> None:
    drawn = set()
    for seed in range(60):
        one = table(seed)
        one.draw()
        drawn.add(one.view(None).dealer)  # type: ignore[attr-defined]
    assert drawn == {0, 1, 2, 3}
    named = table(dealer=2)
    named.draw()
    assert named.view(None).dealer == 2  # type: ignore[attr-defined]


def test_given_packs_come_first_and_then_the_seed_goes_on() -> None:
    pack = tuple(reversed(numeramis_pack()))
    one = table(packs=[pack])
    one.draw()
    assert one.dealt_packs == [pack]
    while len(one.dealt_packs) < 2:
        one.act(one.ruleset.legal(one.state)[0])
        one.draw()
    assert one.dealt_packs[1] == shuffle_by_seed(numeramis_pack(), 1, "deal/1")


def test_the_same_deals_come_whatever_was_played_before() -> None:
    deals = []
    for choice in (0, -1):
        one = table()
        one.draw()
        while len(one.dealt_packs) < 2:
            one.act(one.ruleset.legal(one.state)[choice])
            one.draw()
        deals.append(one.dealt_packs)
    assert deals[0] == deals[1]


def test_chance_may_not_bring_other_cards_than_were_asked_for() -> None:
    one = table()
    while one.ruleset.chance(one.state).kind != "deal":
        one.act(one.next_chance_action())
    refusal = one.act(Shuffle(("1",) * 80))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not-the-pack"


def test_undo_of_nothing_is_an_error() -> None:
    with pytest.raises(IndexError):
        table().undo()
