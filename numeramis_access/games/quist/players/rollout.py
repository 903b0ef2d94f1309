"""Rollouts of Quist: plays a deal on from the current position, each seat by the policy or at random."""

from __future__ import annotations

import random

from numeramis_access.games.quist.players.model import (
    HAND,
    NUMBERS,
    PHASE_AT,
    PLAYS,
    SEATS,
    Counts,
    PublicDeal,
    phase_number,
    phase_winners,
    play_codes,
)
from numeramis_access.games.quist.players.policy_network import PolicyNetwork
from numeramis_access.games.quist.players.rules_of_thumb import random_card
from numeramis_access.games.quist.players.value_network import default_value_network

#: the number of phases played out, with the current one, before the value network estimates the rest
PHASES_AHEAD = 2
ALL_NUMBERS = range(NUMBERS)


def stop_of(count: int) -> int:
    """Return the number of cards after which a rollout stops: the end of the next phase, or of the deal."""
    stop = (count // SEATS + PHASES_AHEAD) * SEATS
    return stop if stop <= PLAYS - 2 * SEATS else PLAYS


class Rollout:
    """Plays a deal on in one world after another (``enter``), for one candidate after another (``value_of``)."""

    def __init__(self, public: PublicDeal, net: PolicyNetwork, rng: random.Random) -> None:
        self._net = net
        self._rng = rng
        self._seat, self._leader, self._pile = public.seat, public.leader, public.pile
        self._count, self._code = public.count, phase_number(public.phase) - PHASE_AT[len(public.phase)]
        self._keeps = public.leader_keeps
        self._shared = HAND - sum(public.won)
        self._stop = stop_of(public.count)
        self._value = default_value_network()
        nothing = [0] * NUMBERS
        self._public = [net.know(seat, nothing, public) for seat in range(SEATS)]
        self._winners, self._codes = phase_winners(), play_codes()
        self._hands: list[Counts] = []
        self._at_random: list[bool] = []
        self._knows: list[int] = []

    def enter(self, hands: list[Counts], at_random: list[bool]) -> None:
        """Set the hands of all four seats, and which of them play at random."""
        self._hands, self._at_random = hands, at_random
        self._knows = [public + self._net.hold(hand) for public, hand in zip(self._public, hands, strict=True)]

    def value_of(self, card: int) -> float:
        """Return the tricks that the side to act makes from here to the end if it plays this number now.

        A pile that stays unclaimed (Q11's option) counts half for each side.
        """
        hands, knows = [list(hand) for hand in self._hands], list(self._knows)
        seat, leader, pile, code = self._seat, self._leader, self._pile, self._code
        won = [0, 0]
        for count in range(self._count + 1, self._stop + 1):
            position = count % SEATS
            number = PHASE_AT[position - 1] + code
            play = self._codes[number * NUMBERS + card] if number else card + (NUMBERS if pile else 0)
            self._lay(card, play, seat, hands[seat], knows)
            code = code * 10 + card
            if position:
                seat = (seat + 1) % SEATS
            else:
                who = self._winners[code]
                seat = leader = (leader + who) % SEATS
                pile += 1
                if who < SEATS or (count == PLAYS and self._keeps):
                    won[leader % 2] += pile
                if who < SEATS:
                    pile = 0
                code = 0
            if count < self._stop and self._at_random[seat]:
                card = random_card(hands[seat], self._rng)
            elif count < self._stop:
                card = self._choose(hands[seat], knows[seat], position, code, pile, HAND - count // SEATS)
        return self._shared / 2 + self._lead_to_come(hands, leader, pile, won)

    def _lay(self, card: int, play: int, seat: int, hand: Counts, knows: list[int]) -> None:
        """Play a card: take it from the hand and add the play to the knowledge of all seats."""
        seen = self._net.seen[play]
        knows[seat] += seen[0] - self._net.copy[card][hand[card]]
        hand[card] -= 1
        # Negative indices count round the table: seat - 3 is the left neighbour, who sees the player as seat 3.
        knows[seat - 3] += seen[3]
        knows[seat - 2] += seen[2]
        knows[seat - 1] += seen[1]

    def _lead_to_come(self, hands: list[Counts], leader: int, pile: int, won: list[int]) -> float:
        """Return the further tricks of the side to act above half of them; the part after the stop is estimated."""
        side = self._seat % 2
        ahead = (won[side] - won[1 - side]) / 2
        if self._stop < PLAYS:
            to_come = self._value.worth(hands, leader, pile, HAND - self._stop // SEATS)
            ahead += to_come if leader % 2 == side else -to_come
        return ahead

    def _choose(self, hand: Counts, known: int, position: int, code: int, pile: int, left: int) -> int:
        """Return the policy's favourite number."""
        held = [number for number in ALL_NUMBERS if hand[number]]
        if len(held) == 1:
            return held[0]
        net = self._net
        logits = net.outputs(known + net.phase[PHASE_AT[position] + code] + net.status[left][pile])
        return max(held, key=logits.__getitem__)
