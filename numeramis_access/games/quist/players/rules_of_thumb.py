"""Quist players with simple rules: the club player, the improver, the beginner and the greedy player.

The club player's rules are the learned player's most frequent choices in simple form. The beginner ignores ties, the
pile on the table and the reason for a partner's low lead. Greedy and random belong to the frozen ladder, but are no
levels of the game.
"""

from __future__ import annotations

import random

from numeramis_access.games.quist.players.model import NUMBERS, NumberCounts, PublicDeal

#: numbers up to LOW_NUMBER rarely win; numbers from HIGH_NUMBER on are likely to hold
LOW_NUMBER, HIGH_NUMBER = 4, 7
NINE = NUMBERS - 1


def held_numbers(hand: NumberCounts) -> list[int]:
    """Return the different numbers held, low to high. :param hand: the copies of each number in the hand."""
    return [number for number in range(NUMBERS) if hand[number]]


def is_partner_highest(public: PublicDeal) -> bool:
    """Return whether the partner of the seat to act was first with the highest number of the phase.

    :param public: a deal with at least one card in the phase.
    """
    return (public.leader + public.phase.index(max(public.phase)) - public.seat) % 2 == 0


def club(public: PublicDeal, hand: NumberCounts) -> int:
    """Return the number that an experienced player would play.

    :param public: the public part of the deal.
    :param hand: the copies of each number in the hand of the seat to act.
    """
    mine = held_numbers(hand)
    if not public.phase:
        if public.count == 0:
            return mine[len(mine) // 2]  # the rules document: lead a middle number to the first trick
        return NINE if public.pile and hand[NINE] else mine[0]
    top = max(public.phase)
    higher = [number for number in mine if number > top]
    to_tie = [top] if hand[top] and (public.pile or top < NINE) else []
    match len(public.phase):
        case 1:  # second hand low, since the partner plays fourth; a low number may be tied
            return top if to_tie and (top <= LOW_NUMBER or top == NINE) else mine[0]
        case 2 if is_partner_highest(public):  # third hand high, but only over a low number: mostly the partner has it
            return _firm(higher, public.pile > 0) if higher and top <= LOW_NUMBER else mine[0]
        case 3 if is_partner_highest(public) or public.phase.count(top) > 1:
            return mine[0]
    cheap = [number for number in higher if number < NINE]
    return next(iter(cheap + to_tie + higher), mine[0])


def _firm(higher: list[int], everything: bool) -> int:
    """Return a number that is likely to hold: the highest if a pile is at stake.

    :param higher: the held numbers that beat the highest one, ascending.
    """
    return higher[-1] if everything else next((number for number in higher if number >= HIGH_NUMBER), higher[-1])


def beginner(public: PublicDeal, hand: NumberCounts) -> int:
    """Return the number of a player who has just learnt the rules: a middle number for a lead; otherwise the highest in
    hand, or the lowest if that does not beat the phase or the partner's seven or more is the highest.

    :param public: the public part of the deal.
    :param hand: the copies of each number in the hand of the seat to act.
    """
    mine = held_numbers(hand)
    if not public.phase:
        return mine[len(mine) // 2]
    top = max(public.phase)
    if mine[-1] <= top or (is_partner_highest(public) and top >= HIGH_NUMBER):
        return mine[0]
    return mine[-1]


def improver(public: PublicDeal, hand: NumberCounts) -> int:
    """Return the number of a player who knows which place plays low and which plays high, but ties nothing.

    It wins as cheaply as it can in the last place, and does not see what the pile on the table is worth.

    :param public: the public part of the deal.
    :param hand: the copies of each number in the hand of the seat to act.
    """
    mine = held_numbers(hand)
    if not public.phase:
        return mine[len(mine) // 2]
    top = max(public.phase)
    higher = [number for number in mine if number > top]
    if not higher or len(public.phase) == 1 or (is_partner_highest(public) and top > LOW_NUMBER):
        return mine[0]
    return higher[-1] if len(public.phase) == 2 else higher[0]


def greedy(public: PublicDeal, hand: NumberCounts) -> int:
    """Return the lowest number that would be highest now; if there is none, and for a lead, the lowest number in hand.

    :param public: the public part of the deal.
    :param hand: the copies of each number in the hand of the seat to act.
    """
    mine = held_numbers(hand)
    top = max(public.phase, default=NUMBERS)
    return next((number for number in mine if number > top), mine[0])


def random_card(hand: NumberCounts, rng: random.Random) -> int:
    """Return the number of a random card of the hand: one held twice is twice as likely.

    :param hand: the copies of each number.
    :param rng: draws the card.
    """
    return rng.choices(range(NUMBERS), hand)[0]
