"""Quist players that go by rules a person could follow: the club player, the beginner, and the greedy player.

The club player's rules are what the learned player does most often, said simply. The beginner's mistakes are a
beginner's: he spends his highest card wherever it beats something, and has no eye for ties, for what lies on the
table or for what a partner leads low for. Greedy and random stand at the foot of the frozen ladder.
"""

from __future__ import annotations

import random

from numeramis_access.games.quist.players.model import NUMBERS, Counts, PublicDeal

#: a number up to this is a low one, which its player hardly hopes to win with; from HIGH on one is likely to hold
LOW, HIGH = 4, 7
NINE = NUMBERS - 1


def held(hand: Counts) -> list[int]:
    """Return the numbers held, low to high."""
    return [number for number in range(NUMBERS) if hand[number]]


def partner_leads(public: PublicDeal) -> bool:
    """Return whether the partner was first with the highest number of the phase."""
    return (public.leader + public.phase.index(max(public.phase)) - public.seat) % 2 == 0


def club(public: PublicDeal, hand: Counts) -> int:
    """Return the card of a player who knows his Quist."""
    mine = held(hand)
    if not public.phase:
        if public.count == 0:
            return mine[len(mine) // 2]  # the document: lead a middle number to the first trick
        return NINE if public.pile and hand[NINE] else mine[0]
    top = max(public.phase)
    higher = [number for number in mine if number > top]
    to_tie = [top] if hand[top] and (public.pile or top < NINE) else []
    match len(public.phase):
        case 1:  # second hand low, the fourth is my partner; a low number may be tied
            return top if to_tie and (top <= LOW or top == NINE) else mine[0]
        case 2 if partner_leads(public):  # third hand high, but only over a low number: mostly it is his trick
            return _firm(higher, public.pile > 0) if higher and top <= LOW else mine[0]
        case 3 if partner_leads(public) or public.phase.count(top) > 1:
            return mine[0]
    cheap = [number for number in higher if number < NINE]
    return next(iter(cheap + to_tie + higher), mine[0])


def _firm(higher: list[int], everything: bool) -> int:
    """Return a number that is likely to hold: the highest when everything is at stake."""
    return higher[-1] if everything else next((number for number in higher if number >= HIGH), higher[-1])


def beginner(public: PublicDeal, hand: Counts) -> int:
    """Return the card of a player who has just learnt the rules and leaves high partners alone."""
    mine = held(hand)
    if not public.phase:
        return mine[len(mine) // 2]
    top = max(public.phase)
    if mine[-1] <= top or (partner_leads(public) and top >= HIGH):
        return mine[0]
    return mine[-1]


def greedy(public: PublicDeal, hand: Counts) -> int:
    """Return the lowest number that would be the highest now, else the lowest of all."""
    mine = held(hand)
    top = max(public.phase, default=NUMBERS)
    return next((number for number in mine if number > top), mine[0])


def random_card(hand: Counts, rng: random.Random) -> int:
    """Return any card of the hand, each as likely."""
    return rng.choices(range(NUMBERS), hand)[0]
