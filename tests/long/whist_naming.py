"""Check the compiled deals that train Whist's network to name trumps against the players, in all tours.

``python -m tests.long.whist_naming`` asks strong players' questions again in compiled code. Each answer has the inputs
that the player in plain Python gives the network, and the value that the search counts in the actual deal; the slopes
of a lesson equal finite differences. Needs the extra ``training``; five minutes, most of them to compile.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from numeramis_access.core.actions import Action, Refusal
from numeramis_access.core.cards import SUITS
from numeramis_access.core.table import Table
from numeramis_access.games.whist.events import GivePackets, KeepTrump, LeaveToPartner, NameTrump
from numeramis_access.games.whist.players.learned_policy import learned_policy_for
from numeramis_access.games.whist.players.naming_inputs import ALONE, GROUPS, INPUTS
from numeramis_access.games.whist.players.naming_network import NamingNetwork, inputs_of_answers, who_is_asked
from numeramis_access.games.whist.players.partial_deal import mask_of, number_of, public_deal
from numeramis_access.games.whist.players.search import WhistSearch, thrifty_favourite
from numeramis_access.games.whist.players.training.compiled_deal import HANDS, LEFT, SEAT, STATE, begin
from numeramis_access.games.whist.players.training.naming_lessons import (
    ASKED,
    DEALT,
    DEALT_BY,
    NOTES,
    PACKETS,
    TRUMP,
    TURNED,
    gather,
    lesson,
    namings,
    packets_of,
    room,
    try_all,
)
from numeramis_access.games.whist.players.training.naming_training import counted_by
from numeramis_access.games.whist.players.training.rollout_training import strong_weights
from numeramis_access.games.whist.state import WhistState, WhistView
from numeramis_access.players.training.compiled import Ints
from numeramis_access.players.training.network import Adam, Layers, fresh, scaled, seed_compiled
from tests.long.whist_training import differs
from tests.standard import policy, ruleset

#: tours with questions of trumps or packets, and their seats; deals of each; hidden units of the network
TOURS = {"cayenne": 4, "bismarck": 4, "three": 3}
DEALS, UNITS, WEIGHTS = 8, 16, 40


def questions(tour: str, seed: int, plain: NamingNetwork) -> Iterator[tuple[WhistState, WhistView, int]]:
    """Yield each question of a strong players' deal.

    Each item is the state, the asked seat's view, and the suit that the partner would name if the dealer left the
    choice to the partner; -1 if the dealer cannot.
    """
    game, strong = ruleset("whist"), policy("whist", "strong")
    table = Table(game, game.options(tour=tour), TOURS[tour], seed, seed % TOURS[tour])
    table.draw()
    while True:
        view = table.view(table.to_act)
        assert isinstance(view, WhistView)
        action = strong.choose(view, random.Random(seed), 0).action
        if view.asked:
            left = -1
            if LeaveToPartner() in view.legal:
                state = game.evolve(table.state, game.decide(table.state, LeaveToPartner()))
                left = suit_of(view, next(iter(plain.worth(game.view(state, state.turn)))))
            yield table.state, view, left
            action = LeaveToPartner() if left >= 0 and seed % 2 else action
        moments = table.act(action)
        assert not isinstance(moments, Refusal)
        if any(isinstance(event, game.ends_deal) for event, _ in (*moments, *table.draw())):
            return


def suit_of(view: WhistView, answer: Action) -> int:
    """Return the trump suit after an answer."""
    return SUITS.index(answer.suit if isinstance(answer, NameTrump) else view.trump or "")


def compiled_state(state: WhistState, view: WhistView) -> tuple[Ints, Ints]:
    """Return a question in compiled form: the state of the deal and its notes."""
    seats = view.seats
    dealt = np.array([mask for hand in (*state.hands, ())[:4] for mask in mask_of(hand)], np.int64)
    packets = np.array([mask for packet in (*state.packets, (), (), (), ())[:4] for mask in mask_of(packet)], np.int64)
    s, notes = np.zeros(STATE, np.int64), np.zeros(NOTES, np.int64)
    trump = SUITS.index(view.trump or "")
    terms = (seats, int(view.tour.alone), trump, 13, 0)
    begin(s, dealt, terms, ((view.dealer or 0) + 1) % seats)
    for suit in range(4):
        s[LEFT + suit] |= np.bitwise_or.reduce(packets[suit::4])
    s[SEAT] = view.to_act
    assert list(s[HANDS:LEFT]) == [mask for hand in (*state.hands, ())[:4] for mask in mask_of(hand)]
    notes[ASKED], notes[DEALT_BY], notes[TRUMP] = who_is_asked(view), view.dealer, trump
    notes[TURNED] = number_of(view.turned or "")
    notes[DEALT:PACKETS], notes[PACKETS:NOTES] = dealt, packets
    return s, notes


def number_of_answer(view: WhistView, answer: Action) -> int:
    """Return the number of an answer in compiled code."""
    match answer:
        case GivePackets(own, partner):
            return next(number for number in range(12) if packets_of(number) == (own, partner))
        case KeepTrump():
            return 0
        case LeaveToPartner():
            return 4
    return (suit_of(view, answer) - SUITS.index(view.trump or "")) % 4


def replays(net: Layers) -> int:
    """Compare every answer in some deals of each tour; return the number of answers."""
    plain, rec, here, count = NamingNetwork(scaled(net, list(GROUPS))), namings(1), room(UNITS), 0
    for tour in TOURS:
        for seed in range(DEALS):
            for state, view, left in questions(tour, seed, plain):
                asked = who_is_asked(view)
                strong, deal = strong_weights()[-1 if asked == ALONE else 0], public_deal(view)
                try_all(*compiled_state(state, view), counted_by()[asked], strong, net, rec, 0, here)
                search = WhistSearch(lambda *_, left=left: left, thrifty_favourite)
                truth = [mask for hand in (*state.hands, ())[:4] for mask in mask_of(hand)]
                styles = [learned_policy_for(deal.terms)] * view.seats
                for answer, on in inputs_of_answers(view).items():
                    at = number_of_answer(view, answer)
                    assert sorted(on) == sorted(rec.on[0, at, : rec.counts[0, at]])
                    promised = search._points(view, answer, deal, truth, styles)
                    assert abs(promised - rec.brings[0, at]) < 1e-3, (tour, seed, answer, promised, rec.brings[0, at])
                    count += 1
    return count


def slopes(net: Layers) -> float:
    """Return the largest difference between a lesson's slopes and finite differences, as a share."""
    rec, level, weights = namings(64), 0.3, np.linspace(1, 2, 4) / 30
    seed_compiled(5)
    count = gather(np.repeat(np.array([0, 2, 3]), 4), counted_by(), strong_weights()[[0, -1]], net, 0.2, rec)
    learner, rows = Adam(net), np.arange(count)
    lesson(rows, rec, net, learner.grad, weights, level, np.zeros(4), np.zeros(4, np.int64))

    def lost() -> float:
        total = 0.0
        for row in rows:
            choices, apart = rec.choices[row], []
            for at in range(choices):
                units = net.b1 + net.w1[rec.on[row, at, : rec.counts[row, at]]].astype(np.float64).sum(axis=0)
                apart.append(np.maximum(units, 0) @ net.w2[0] + net.b2[0] - rec.brings[row, at])
            total += weights[rec.asked[row]] * (np.var(apart) + level * np.mean(apart) ** 2)
        return float(total / 2 / count)

    rng = np.random.default_rng(3)
    places = [(rng.choice(rec.on[:count, 0, 4]), rng.integers(UNITS)) for _ in range(WEIGHTS)]
    return max(differs(net.w1, learner.grad.w1, places, lost),
               differs(net.w2, learner.grad.w2, [(0, j) for j in range(UNITS)], lost))  # fmt: skip


if __name__ == "__main__":
    fresh_net = fresh(INPUTS, UNITS, 1, np.random.default_rng(2))
    print(f"{replays(fresh_net)} answers in all tours, each with the inputs and the points of plain Python")
    print(f"slopes within {slopes(fresh_net):.2%} of differences")
