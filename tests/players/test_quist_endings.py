"""Exact endings agree with brute force."""

from __future__ import annotations

import random

import pytest

from numeramis_access.games.quist.players.endings import solve
from numeramis_access.games.quist.players.model import NumberCounts, PublicDeal, phase_winners


def brute(hands: list[NumberCounts], leader: int, phase: tuple[int, ...], pile: int, keeps: bool) -> int:
    """Return how many tricks side 0 comes to be ahead, trying every play: no memory, no likeness, other code."""
    if not phase and not any(hands[leader]):
        return 0
    seat = (leader + len(phase)) % 4
    values = []
    for card in range(10):
        if not hands[seat][card]:
            continue
        hands[seat][card] -= 1
        now = (*phase, card)
        if len(now) < 4:
            values.append(brute(hands, leader, now, pile, keeps))
        else:
            who = phase_winners()[int("".join(map(str, now)))]
            winner = (leader + who) % 4
            over = not any(map(any, hands))
            taken = who < 4 or (over and keeps)
            gain = (pile + 1) * (1 if winner % 2 == 0 else -1) if taken else 0
            values.append(gain + brute(hands, winner, (), 0 if taken else pile + 1, keeps))
        hands[seat][card] += 1
    return max(values) if seat % 2 == 0 else min(values)


@pytest.mark.parametrize("keeps", [True, False])
@pytest.mark.parametrize(("cards", "numbers", "rounds"), [(1, 10, 40), (2, 4, 60), (2, 10, 60), (3, 3, 12), (3, 10, 4)])
def test_endings_agree_with_brute_force(cards: int, numbers: int, rounds: int, keeps: bool) -> None:
    chance = random.Random(cards * 100 + numbers)
    for _ in range(rounds):
        hands = [[0] * 10 for _ in range(4)]
        for hand in hands:
            for _ in range(cards):
                hand[chance.randrange(numbers)] += 1
        public = PublicDeal(chance.randrange(4), keeps)
        public.pile = chance.randrange(3)
        for _ in range(chance.randrange(4)):
            card = chance.choice([number for number in range(10) if hands[public.seat][number]])
            hands[public.seat][card] -= 1
            public.play(card)
        seat, phase = public.seat, tuple(public.phase)
        at_stake = public.pile + cards
        for card, tricks in solve(hands, public).items():
            hands[seat][card] -= 1
            full = len(phase) == 3
            ahead = (
                finish(hands, public, card) if full else brute(hands, public.leader, (*phase, card), public.pile, keeps)
            )
            hands[seat][card] += 1
            assert tricks == (at_stake + (-ahead if seat % 2 else ahead)) / 2


def finish(hands: list[NumberCounts], public: PublicDeal, card: int) -> int:
    """Return side 0's lead after a fourth card, from the public's own judgement."""
    after = PublicDeal(public.leader, public.leader_keeps)
    after.pile = public.pile
    after.count = 36 - sum(map(sum, hands)) - 1 - len(public.phase)
    for played in (*public.phase, card):
        after.play(played)
    ahead = after.won[0] - after.won[1]
    return ahead + brute(hands, after.leader, (), after.pile, public.leader_keeps)


def test_a_tie_is_as_good_as_a_win_only_while_the_card_kept_is_sure() -> None:
    """Three tricks lie under the left neighbour's 7; seat 0, last to play, holds a 7 and a 9."""
    public = PublicDeal(1)
    public.pile = 2
    public.count = 28
    for card in (7, 2, 3):
        public.play(card)
    hands = [[0] * 10 for _ in range(4)]
    hands[0][7] = hands[0][9] = 1
    hands[1][1] = hands[2][2] = hands[3][4] = 1
    assert solve(hands, public) == {7: 4.0, 9: 4.0}
    hands[3] = [0] * 9 + [1]
    assert solve(hands, public) == {7: 0.0, 9: 3.0}
