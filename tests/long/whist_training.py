"""Check the compiled deal that trains Whist's network against the players' model, in all tours.

``python -m tests.long.whist_training`` plays deals and compares. Every kind of player chooses the same card as in plain
Python. The networks' log-odds are alike. The same cards count as equal as in the search. Each seat's result equals the
model's count. The inputs of the seat to act stay the same when the other seats exchange their hands. The slopes of a
lesson equal finite differences. Needs the extra ``training``; a minute, and two more to compile.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from numeramis_access.games.whist.players.card_inputs import GROUPS, INPUTS
from numeramis_access.games.whist.players.card_network import CardNetwork, memory_of
from numeramis_access.games.whist.players.learned_policy import SETS, learned_policy_for
from numeramis_access.games.whist.players.model import Deal, Terms
from numeramis_access.games.whist.players.one_trick import ThriftyStyle
from numeramis_access.games.whist.players.search import runs_of_equals
from numeramis_access.games.whist.players.training.card_lessons import (
    Decisions,
    decisions,
    equal_before,
    gather,
    lesson,
    look,
    reckon,
    room,
    weigh_all,
)
from numeramis_access.games.whist.players.training.compiled_deal import (
    GREEDY,
    HANDS,
    OVER,
    RANDOM,
    SEAT,
    STATE,
    STRONG,
    begin,
    ladders_card,
    lay,
)
from numeramis_access.games.whist.players.training.rollout_training import strong_weights
from numeramis_access.games.whist.players.training.self_play import deal
from numeramis_access.players.training.compiled import Floats, Ints
from numeramis_access.players.training.network import Adam, Layers, fresh, scaled, seed_compiled

#: deals of each set of terms; weights whose slopes are compared; hidden units of the network
DEALS, WEIGHTS, UNITS = 40, 40, 16


def network() -> Layers:
    """Return an untrained network."""
    return fresh(INPUTS, UNITS, 1, np.random.default_rng(2))


def replays() -> tuple[int, int, float]:
    """Return the number of cards played, the number chosen alike in plain Python, and the largest difference of
    log-odds."""
    net, rng, strong = network(), np.random.default_rng(1), strong_weights()
    plain, rec, here, cards, alike, apart = CardNetwork(scaled(net, list(GROUPS))), decisions(2), room(UNITS), 0, 0, 0.0
    for at, terms in enumerate(SETS.values()):
        for number in range(DEALS):
            told = terms._replace(trump=terms.trump if terms.trump == 4 else number % 4)
            wish, dealt, s, made = tuple(map(int, told)), np.zeros(16, np.int64), np.zeros(STATE, np.int64), np.zeros(4)
            deal(terms.seats, dealt)
            begin(s, dealt, wish, number % terms.seats)
            model = Deal(told, [int(mask) for mask in dealt], number % terms.seats)
            tricks: list[list[tuple[int, int]]] = [[]]
            while not s[OVER]:
                assert (s[SEAT], model.over) == (model.seat, False)
                seen(s, rec, strong[at], net, here)
                odds = plain.log_odds(model, memory_of(tricks))
                found = rec.cards[0, : rec.choices[0]]
                assert list(found) == list(odds)
                runs = runs_of_equals(model, int(found[0])).values()
                equal = [equal_before(s, rec, 0, c, wish[4]) for c in range(len(found))]
                assert [card for card, same in zip(found, equal, strict=True) if not same] == [run[0] for run in runs]
                chances = np.array(list(odds.values()))
                apart = max(apart, float(np.abs(np.log(here.chances[: len(odds)]) - chances + lse(chances)).max()))
                kind = int(rng.integers(STRONG, RANDOM + 1))
                card = int(ladders_card(s, kind, strong[at], wish[4], here.cards, here.cells))
                if kind == STRONG:
                    alike += card == learned_policy_for(told).prefer(model)
                    cards += 1
                elif kind == GREEDY:
                    assert card in ThriftyStyle().equally_good(model)
                lay(s, card, wish, made)
                tricks[-1].append((model.seat, card))
                model.play(card)
                tricks += [[]] if model.laid == 0 else []
            counted(told, model, made)
    return cards, alike, apart


def lse(odds: Floats) -> float:
    """Return the logarithm of the sum of exponentials."""
    return float(np.log(np.exp(odds - odds.max()).sum()) + odds.max())


def seen(s: Ints, rec: Decisions, strong: Floats, net: Layers, here: object) -> None:
    """Compute the inputs and log-odds twice, the second time with the others' hands exchanged: nothing may change."""
    look(s, rec, 0)
    seat, other = s[SEAT], s.copy()
    one, two = [(seat + step) % 3 for step in (1, 2)] if s[HANDS + 12 : HANDS + 16].sum() == 0 else (
        (seat + 1) % 4, (seat + 2) % 4
    )  # fmt: skip
    for suit in range(4):
        a, b = HANDS + 4 * one + suit, HANDS + 4 * two + suit
        other[a], other[b] = s[b], s[a]
    look(other, rec, 1)
    for part in rec[:8]:
        assert (part[0] == part[1]).all() or part.dtype == np.int16
    weigh_all(s, strong, rec, 0, here)
    reckon(net, rec, 0, here)


def counted(terms: Terms, model: Deal, made: Floats) -> None:
    """Compare each seat's result with the model's count."""
    assert model.over
    share = sum(model.worth) / len(model.worth)
    sides = [seat if terms.alone else seat % 2 for seat in range(terms.seats)]
    assert np.allclose(made[: terms.seats], [model.worth[side] - share for side in sides]), (terms, made, model.worth)


def slopes() -> float:
    """Return the largest difference between a lesson's slopes and finite differences, as a share."""
    net, rows, heat = network(), 8 * 52, 0.05
    seed_compiled(5)
    rec, made = decisions(rows), np.zeros((8, 4))
    terms = np.array([[4, 0, trump, 13, 0, 0] for trump in range(4)] * 2)
    kinds = np.zeros((8, 4), np.int64)
    count = gather(terms, kinds, 1.0, False, net, net, strong_weights(), False, 0, rec, decisions(1), made)
    learner, chosen = Adam(net), np.arange(count)
    lesson(chosen, rec, net, learner.grad, heat)

    def lost() -> float:
        total, here = 0.0, room(UNITS)
        for row in chosen:
            reckon(net, rec, row, here)
            chances = here.chances[: rec.choices[row]]
            total -= (chances * (rec.brings[row, : rec.choices[row]] - heat * np.log(chances))).sum()
        return float(total / count)

    rng = np.random.default_rng(3)
    groups = (rec.of_deal[:, 0], rec.of_suits[:, :, 0].ravel(), rec.of_cards[:, :2, 4].ravel())
    places = [(rng.choice(group), rng.integers(UNITS)) for group in groups for _ in range(WEIGHTS // 3)]
    return max(differs(net.w1, learner.grad.w1, places, lost),
               differs(net.w2, learner.grad.w2, [(0, j) for j in range(UNITS)], lost))  # fmt: skip


def differs(weights: Floats, grad: Floats, at: list[tuple[int, int]], loss: Callable[[], float]) -> float:
    """Return the largest difference between slopes and finite differences."""
    worst, size = 0.0, 1e-2
    for place in at:
        weights[place] += size
        more = loss()
        weights[place] -= 2 * size
        slope = (more - loss()) / 2 / size
        weights[place] += size
        worst = max(worst, abs(slope - grad[place]) / (abs(slope) + 0.02))
    return worst


if __name__ == "__main__":
    played, same, odds_apart = replays()
    print(f"{played} cards of strong in all tours, {same} as in plain Python; log-odds at most {odds_apart:.3f} apart")
    print(f"slopes within {slopes():.2%} of differences")
