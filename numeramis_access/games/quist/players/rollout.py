"""Rollouts of Quist: plays a deal on from the current position, each seat by the policy or at random."""

from __future__ import annotations

import random

from numeramis_access.games.quist.players import model
from numeramis_access.games.quist.players.policy_network import PolicyNetwork
from numeramis_access.games.quist.players.rules_of_thumb import random_card
from numeramis_access.games.quist.players.value_network import default_value_network

#: the number of phases played out, with the current one, before the value network estimates the rest
PHASES_PLAYED_OUT = 2
ALL_NUMBERS = range(model.NUMBERS)


def stop_of(count: int) -> int:
    """Return the number of cards after which a rollout stops: at the end of the next phase, or of the deal if fewer
    than two phases would be left then.

    :param count: the number of cards played in the deal.
    """
    stop = (count // model.SEATS + PHASES_PLAYED_OUT) * model.SEATS
    return stop if stop <= model.PLAY_COUNT - 2 * model.SEATS else model.PLAY_COUNT


class Rollout:
    """Plays a deal on in one world after another (``enter``), for one candidate after another (``value_of``).

    :param public: the public part of the deal.
    :param net: chooses the cards of seats that do not play at random.
    :param rng: draws the cards of those that do.
    """

    def __init__(self, public: model.PublicDeal, net: PolicyNetwork, rng: random.Random) -> None:
        self._net = net
        self._rng = rng
        self._seat, self._leader, self._pile = public.seat, public.leader, public.pile
        self._count, self._code = (
            public.count,
            model.phase_number(public.phase) - model.PHASE_OFFSETS[len(public.phase)],
        )
        self._keeps = public.leader_keeps
        self._shared = model.HAND_SIZE - sum(public.won)
        self._stop = stop_of(public.count)
        self._value = default_value_network()
        nothing = [0] * model.NUMBERS
        self._public = [net.seat_knowledge(seat, nothing, public) for seat in range(model.SEATS)]
        self._winners, self._codes = model.phase_winners(), model.play_codes()
        self._hands: list[model.NumberCounts] = []
        self._at_random: list[bool] = []
        self._knows: list[int] = []

    def enter(self, hands: list[model.NumberCounts], at_random: list[bool]) -> None:
        """Set the world: the hands of all four seats, and which of them play at random.

        :param hands: the hand of each seat from 0, as counts per number; they stay as they are.
        :param at_random: for each seat whether it plays at random.
        """
        self._hands, self._at_random = hands, at_random
        self._knows = [
            public + self._net.hand_contribution(hand) for public, hand in zip(self._public, hands, strict=True)
        ]

    def value_of(self, card: int) -> float:
        """Return the tricks that the side to act makes from here to the end if it plays this number now, in the world
        entered.

        The part after the stop is estimated. A pile that stays unclaimed (Q11's option) counts half for each side.

        :param card: a number that the seat to act holds.
        """
        hands, knows = [list(hand) for hand in self._hands], list(self._knows)
        seat, leader, pile, code = self._seat, self._leader, self._pile, self._code
        won = [0, 0]
        for count in range(self._count + 1, self._stop + 1):
            position = count % model.SEATS
            number = model.PHASE_OFFSETS[position - 1] + code
            play = self._codes[number * model.NUMBERS + card] if number else card + (model.NUMBERS if pile else 0)
            self._lay(card, play, seat, hands[seat], knows)
            code = code * 10 + card
            if position:
                seat = (seat + 1) % model.SEATS
            else:
                who = self._winners[code]
                seat = leader = (leader + who) % model.SEATS
                pile += 1
                if who < model.SEATS or (count == model.PLAY_COUNT and self._keeps):
                    won[leader % 2] += pile
                if who < model.SEATS:
                    pile = 0
                code = 0
            if count < self._stop and self._at_random[seat]:
                card = random_card(hands[seat], self._rng)
            elif count < self._stop:
                card = self._choose(
                    hands[seat], knows[seat], position, code, pile, model.HAND_SIZE - count // model.SEATS
                )
        return self._shared / 2 + self._lead_to_come(hands, leader, pile, won)

    def _lay(self, card: int, play: int, seat: int, hand: model.NumberCounts, knows: list[int]) -> None:
        """Play a card: take it from the hand and add the play to the knowledge of all seats."""
        seen = self._net.seen[play]
        knows[seat] += seen[0] - self._net.copy[card][hand[card]]
        hand[card] -= 1
        # Negative indices count round the table: seat - 3 is the left neighbour, who sees the player as seat 3.
        knows[seat - 3] += seen[3]
        knows[seat - 2] += seen[2]
        knows[seat - 1] += seen[1]

    def _lead_to_come(self, hands: list[model.NumberCounts], leader: int, pile: int, won: list[int]) -> float:
        """Return the further tricks of the side to act above half of them; the part after the stop is estimated.

        :param pile: the number of tied phases on the table. :param won: the tricks of each side in this rollout.
        """
        side = self._seat % 2
        ahead = (won[side] - won[1 - side]) / 2
        if self._stop < model.PLAY_COUNT:
            to_come = self._value.worth(hands, leader, pile, model.HAND_SIZE - self._stop // model.SEATS)
            ahead += to_come if leader % 2 == side else -to_come
        return ahead

    def _choose(self, hand: model.NumberCounts, known: int, position: int, code: int, pile: int, left: int) -> int:
        """Return the policy's favourite number.

        :param known: the seat's knowledge, packed. :param position: the number of cards in the phase.
        :param code: the cards of the phase as one decimal number. :param pile: the number of tied phases on the table.
        :param left: the number of cards in the seat's hand.
        """
        held = [number for number in ALL_NUMBERS if hand[number]]
        if len(held) == 1:
            return held[0]
        net = self._net
        logits = net.outputs(known + net.phase[model.PHASE_OFFSETS[position] + code] + net.status[left][pile])
        return max(held, key=logits.__getitem__)
