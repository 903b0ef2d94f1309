"""Odds of Šipky, Loker and Whist against brute force, and the sentences that tell them."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, pairwise, permutations, product
from math import sqrt
from typing import Any

import msgspec
import pytest

from numeramis_access.core.actions import PlayCard
from numeramis_access.core.cards import NUMBERS, RANK, SUIT
from numeramis_access.games.loker.figures import figure_of
from numeramis_access.games.loker.players.model import unseen_counts
from numeramis_access.games.loker.players.ranges import RangeAssumptions, opponent_ranges
from numeramis_access.games.loker.practice import odds as odds_loker
from numeramis_access.games.sipky.players.throw_odds import Pool, throw_odds
from numeramis_access.games.sipky.practice.odds import lead_of_others
from numeramis_access.games.whist.practice import odds as odds_whist
from numeramis_access.games.whist.state import WhistView, beats
from numeramis_access.words.language import Language
from numeramis_access.words.people import People
from tests.contract.test_words import PERSONS
from tests.contract.walk import SETTINGS, name_of, table_of, walk
from tests.fifth.record import WITH_FULL
from tests.standard import odds, words_of

# Šipky


@pytest.mark.parametrize("pack", ["1234", "00123", "5579", "001189"])
@pytest.mark.parametrize("distance", [3, 12, 21, 55, 90])
def test_a_throw_of_two_cards_is_every_ordered_draw_of_a_small_pack(pack: str, distance: int) -> None:
    hit = out = drawn = 0.0
    for order in permutations(pack):
        cards = list(order)
        while cards[:2] == ["0", "0"]:
            cards = cards[2:]
        drawn += 1
        numbers = {int(cards[0] + cards[1]), int(cards[1] + cards[0])}
        hit += distance in numbers
        out += min(numbers) > distance
    counts = tuple(pack.count(number) for number in NUMBERS)
    found = throw_odds(Pool(counts), distance, 2)
    assert found.hit == pytest.approx(hit / drawn)
    assert found.out == pytest.approx(out / drawn)


def test_the_lead_of_others_leaves_out_who_is_out() -> None:
    table = table_of(("sipky", 4, {"games": 1}), 5)
    for _ in walk(table, random.Random(3), 30):
        pass
    view: Any = table.view(0)
    fields = {"scores": (40, 99, 104, 70), "limit": 101}
    assert lead_of_others(msgspec.structs.replace(view, **fields), 0) == 2
    assert lead_of_others(msgspec.structs.replace(view, **fields), 1) == 31


# Loker


@pytest.mark.parametrize("thrown", ["0", "01", "015"])
def test_an_exchange_is_every_draw_of_a_small_pack(thrown: str) -> None:
    pool, hand = "0011334577789", tuple("015677")
    kept = tuple(card for card in hand if card not in thrown)
    wanted: Counter[int] = Counter()
    draws = list(combinations(pool, len(thrown)))
    for drawn in draws:
        wanted[figure_of(tuple(sorted((*kept, *drawn)))).rank] += 1
    counts = tuple(pool.count(number) for number in NUMBERS)
    found = odds_loker.exchange_outcome(hand, tuple(thrown), counts, [0.0] * 5005)
    assert found.figures == pytest.approx([wanted[rank] / len(draws) for rank in range(12)])


def test_random_exchanges_of_the_real_pack_agree_within_their_error() -> None:
    table = table_of(("loker", 4, {"games": 1}), 21)
    table.draw()
    view: Any = table.view(table.to_act)
    counts = unseen_counts(view)
    pool = [number for number, count in zip(NUMBERS, counts, strict=True) for _ in range(count)]
    assert len(pool) == 80 - 6
    kept, thrown = view.hand[:3], view.hand[3:]
    exact = odds_loker.exchange_outcome(view.hand, thrown, counts, [0.0] * 5005).figures
    rng, trials, hits = random.Random(2), 60_000, Counter[int]()
    for _ in range(trials):
        hits[figure_of(tuple(sorted((*kept, *rng.sample(pool, 3))))).rank] += 1
    for rank in range(6):
        chance = exact[rank]
        assert abs(hits[rank] / trials - chance) <= 4.5 * sqrt(max(chance * (1 - chance), 1e-6) / trials)


def test_every_exchange_is_weighed_and_its_chances_are_whole() -> None:
    table = table_of(("loker", 4, {"games": 1}), 8)
    table.draw()
    ranked = odds_loker.exchange_odds(table.view(table.to_act))  # type: ignore[arg-type]
    assert len(ranked) == len({one.cards for one in ranked}) <= 42
    assert all(sum(one.figures) == pytest.approx(1) for one in ranked)
    assert [one.place for one in ranked] == sorted(one.place for one in ranked)
    assert all(1 <= one.place <= 4 for one in ranked)


def test_a_king_loker_expects_the_first_place_and_nothing_the_last() -> None:
    table = table_of(("loker", 4, {"games": 1}), 8)
    table.draw()
    view: Any = table.view(table.to_act)
    expected = odds_loker.expected_places(opponent_ranges(view, RangeAssumptions(observes=True)))
    assert expected[-1] == pytest.approx(1, abs=1e-3)
    assert expected[0] == pytest.approx(4, abs=1e-2)
    assert all(lower >= higher for lower, higher in pairwise(expected))


# Whist


def worlds(hidden: odds_whist.HiddenHands) -> list[dict[str, int]]:
    """Return every deal of the hidden cards that fits the known facts: the owner of each card."""
    found = []

    def fill(cards: tuple[str, ...], room: tuple[int, ...], owner: dict[str, int]) -> None:
        if not cards:
            found.append(dict(owner))
            return
        for place, free in enumerate(room):
            if free and SUIT[cards[0]] not in hidden.void[place]:
                left = (*room[:place], free - 1, *room[place + 1 :])
                fill(cards[1:], left, {**owner, cards[0]: hidden.seats[place]})

    fill(hidden.out, hidden.room, dict(hidden.known_cards))
    return found


def small_views() -> list[WhistView]:
    """Return views near the end of deals, small enough to count every deal of the hidden cards."""
    found = []
    for number, tour in enumerate(("base", "grand", "amor", "bismarck", "hussar")):
        chance = random.Random(number)
        table = table_of(("whist", 4, {"tour": tour}), number)
        for _ in walk(table, chance, 42 + number % 2):
            pass
        view = table.view(table.to_act)
        assert isinstance(view, WhistView)
        if view.hand and not view.asked:
            found.append(view)
    return found


def test_whist_odds_are_shares_of_all_deals_that_fit() -> None:
    views = small_views()
    assert len(views) >= 3
    for view in views:
        hidden = odds_whist.hidden_hands_of(view)
        every = worlds(hidden)
        assert every
        for card in hidden.out:
            for seat, chance in odds_whist.chances_of_holders(hidden, card).items():
                assert chance == pytest.approx(sum(world[card] == seat for world in every) / len(every))
        for card, led in product(view.hand, "cdhs"):
            if led != SUIT[card] != view.trump:
                continue
            foes = hidden.seats[:2]
            bad = sum(any(beaten(world, seat, card, led, view.trump) for seat in foes) for world in every)
            unbeaten = odds_whist.chance_unbeaten(hidden, card, foes, led, view.trump)
            assert unbeaten == pytest.approx(1 - bad / len(every))


def beaten(world: dict[str, int], seat: int, card: str, led: str, trump: str | None) -> bool:
    """Return whether a seat of this world holds a legal card that beats this one (W3, W4)."""
    hand = [c for c, who in world.items() if who == seat]
    playable = [c for c in hand if SUIT[c] == led] or hand
    return any(beats(c, card, trump) for c in playable)


def test_whist_long_suits_are_shares_of_all_deals_that_fit() -> None:
    for view in small_views():
        hidden = odds_whist.hidden_hands_of(view)
        every = worlds(hidden)
        for suit in "cdhs":
            for own in (1, 2, 3):
                good = sum(
                    all(sum(SUIT[c] == suit and who == seat for c, who in world.items()) < own for seat in hidden.seats)
                    for world in every
                )
                assert odds_whist.chance_of_longest(hidden, suit, own) == pytest.approx(good / len(every))


def test_a_finesse_works_in_all_deals_that_fit_but_those_where_the_left_hand_has_the_card() -> None:
    found = 0
    for seed in range(60):
        table = table_of(("whist", 4, {"tour": "base"}), seed)
        for _ in walk(table, random.Random(seed), 41):
            pass
        view = table.view(table.to_act)
        assert isinstance(view, WhistView)
        for suit in "cdhs":
            hidden = odds_whist.hidden_hands_of(view)
            cards = odds_whist.finesse_cards(hidden, view.hand, suit)
            if cards is None or view.seat is None or not view.hand:
                continue
            found += 1
            low, top = cards
            higher = [card for card in (*view.hand, *hidden.out, *hidden.known_cards) if SUIT[card] == suit]
            assert sorted(higher, key=RANK.__getitem__)[-3:-1] == [low, top]
            lines = odds_whist.odds(view, next(card for card in view.hand if SUIT[card] == suit), ()).long
            said = [line.values for line in lines if line.id == "odds-whist-finesse" and line.values["top"] == top]
            every = worlds(hidden)
            works = sum(world[top] != (view.seat + 1) % 4 for world in every) / len(every)
            assert all(values["chance"] == pytest.approx(works) for values in said)
    assert found > 3


def test_who_did_not_follow_is_known_to_have_none() -> None:
    table = table_of(("whist", 4, {"tour": "base"}), 4)
    shown: dict[int, set[str]] = {}
    for action in walk(table, random.Random(6), 40):
        view = table.view(0)
        assert isinstance(view, WhistView)
        if isinstance(action, PlayCard) and view.trick and SUIT[action.card] != SUIT[view.trick[0].card]:
            shown.setdefault(table.to_act or 0, set()).add(SUIT[view.trick[0].card])
    hidden = odds_whist.hidden_hands_of(table.view(0))  # type: ignore[arg-type]
    assert shown
    for seat, void in zip(hidden.seats, hidden.void, strict=True):
        assert set(void) == shown.get(seat, set())


# words


@pytest.mark.turns(3)
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_odds_can_be_asked_at_any_moment_and_are_said(setting: Any, language: str) -> None:
    game, seats, _ = setting
    words = Language(language, words_of(game), People(PERSONS[:seats], 0, WITH_FULL[game].has_partners()))
    table = table_of(setting, 5)
    chance = random.Random(9)
    for step, _ in enumerate(walk(table, chance, 60)):
        if step % 3:
            continue
        view: Any = table.view(0)
        hand = getattr(view, "hand", ())
        card = chance.choice(hand) if hand else None
        found = odds(game, view, card, tuple(hand[:2]) if game == "loker" else ())
        assert found.short
        for line in (*found.short, *found.long):
            for form in words.phrase(line.id, **line.values):
                assert form.strip()
                assert "{" not in form
                assert "None" not in form
            for name in ("chance", "safe", "wins", "ties", "hit", "out_one"):
                assert 0 <= line.values.get(name, 0) <= 1 + 1e-9
