"""Whether the compiled deal in which Whist's network is trained goes as the players' model does, in all tours.

``python -m tests.long.whist_training``: every card that any kind of player played is legal and its seat's turn, what
each seat made is what the model counts, what whoever leads sees does not change when others exchange their hands, and
the slopes of a lesson are those of differences. Needs the extra ``training``; a minute, and one more for compiling.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from numeramis_access.games.whist.players.learned_policy import SETS
from numeramis_access.games.whist.players.model import Deal, Terms
from numeramis_access.games.whist.players.training.deals import ACTIVE, CARDS, RANDOM, order_suits, play_deal
from numeramis_access.games.whist.players.training.policy_network import INPUTS, active_inputs, slots_of
from numeramis_access.games.whist.players.training.population import gather, strong_weights
from numeramis_access.games.whist.players.training.self_play import deal
from numeramis_access.players.training.compiled import Floats, Ints
from numeramis_access.players.training.lessons import Record, lesson, record
from numeramis_access.players.training.network import Adam, Layers, fresh, hidden, probabilities, seed_compiled

#: deals of each set of terms, and weights whose slopes are looked at
DEALS, WEIGHTS = 60, 40


def networks() -> tuple[Layers, Layers]:
    """Return a policy and a critic that know nothing."""
    rng = np.random.default_rng(2)
    return fresh(INPUTS, 16, CARDS, rng), fresh(INPUTS, 16, 1, rng)


def replays() -> int:
    """Return how many cards were played, each legal, all counted as the model counts."""
    policy, critic = networks()
    rng, strong, count = np.random.default_rng(1), strong_weights(), 0
    rec, who, made = record(CARDS, ACTIVE, CARDS), np.zeros(CARDS, np.int64), np.zeros(4)
    for at, terms in enumerate(SETS.values()):
        for number in range(DEALS):
            trump = terms.trump if terms.trump == 4 else number % 4
            told = terms._replace(trump=trump)
            dealt, kinds, leader = np.zeros(16, np.int64), rng.integers(RANDOM + 1, size=4), number % terms.seats
            deal(terms.seats, dealt)
            wish = tuple(map(int, told))
            other = exchanged(dealt, (leader + 1) % terms.seats, (leader + 2) % terms.seats)
            play_deal(other, wish, leader, kinds, policy, policy, strong[at], critic, False, rec, who, 0, made)
            seen = rec.inputs[0, : rec.active[0]].copy()
            rows = play_deal(dealt, wish, leader, kinds, policy, policy, strong[at], critic, False, rec, who, 0, made)
            assert list(seen) == list(rec.inputs[0, : rec.active[0]])
            assert rec.active[:rows].max() < ACTIVE
            played(told, dealt, leader, rec, who[:rows], made)
            count += rows
    return count


def exchanged(dealt: Ints, one: int, other: int) -> Ints:
    """Return the hands with those of two seats exchanged."""
    found = dealt.copy()
    found[4 * one : 4 * one + 4], found[4 * other : 4 * other + 4] = (
        dealt[4 * other : 4 * other + 4], dealt[4 * one : 4 * one + 4]
    )  # fmt: skip
    return found


def played(terms: Terms, dealt: Ints, leader: int, rec: Record, who: Ints, made: Floats) -> None:
    """Play the same cards in the model; compare what each seat saw with what players see, and what was made."""
    hands = [int(mask) for mask in dealt]
    model, plays, slots = Deal(terms, list(hands), leader), list[tuple[int, int]](), np.zeros((4, 4), np.int64)
    for seat in range(terms.seats):
        order_suits(dealt, seat, 3 if terms.queen else terms.trump, slots)
        assert list(slots[seat]) == slots_of(terms, hands[4 * seat : 4 * seat + 4])
    for row, seat in enumerate(who):
        assert (seat, model.over) == (model.seat, False)
        assert sorted(active_inputs(model, plays, slots[seat])) == sorted(rec.inputs[row, : rec.active[row]])
        name = int(rec.action[row])
        card = list(slots[seat]).index(name // 13) * 13 + name % 13
        assert model.legal()[card // 13] >> (card % 13) & 1
        model.play(card)
        plays.append((int(seat), card))
    assert model.over
    share = sum(model.worth) / len(model.worth)
    sides = [seat if terms.alone else seat % 2 for seat in range(terms.seats)]
    assert np.allclose(made[: terms.seats], [model.worth[side] - share for side in sides]), (terms, made, model.worth)


def slopes() -> float:
    """Return by how much the slopes of a lesson differ from those of differences, at most, as a share."""
    policy, critic = networks()
    seed_compiled(5)
    rows = 4 * CARDS
    rec, who, gain, target = record(rows, ACTIVE, CARDS), np.zeros(rows, np.int64), np.zeros(rows), np.zeros(rows)
    terms = np.array([[4, 0, trump, 13, 0, 0] for trump in range(4)])
    count = gather((0.0, 0.0), terms, policy, policy, strong_weights(), critic, rec, who, gain, target)
    chosen, learner, judge = np.arange(count), Adam(policy), Adam(critic)
    lesson(chosen, rec, gain, target, policy, critic, learner.grad, judge.grad, 0.0)

    def missed() -> float:
        error, _ = lesson(chosen, rec, gain, target, policy, critic, Adam(policy).grad, Adam(critic).grad, 0.0)
        return error / 2

    rng = np.random.default_rng(3)
    rows_of = [(rec.c_inputs[rng.integers(count), 0], rng.integers(16)) for _ in range(WEIGHTS)]
    worst = differs(critic.w1, judge.grad.w1, rows_of, missed)
    rows_of = [(rec.inputs[rng.integers(count), 0], rng.integers(16)) for _ in range(WEIGHTS)]
    return max(worst, differs(policy.w1, learner.grad.w1, rows_of, lambda: lost(policy, rec, gain, count)))


def differs(weights: Floats, grad: Floats, at: list[tuple[int, int]], loss: Callable[[], float]) -> float:
    """Return by how much slopes differ from those of differences, at most."""
    worst, size = 0.0, 1e-2
    for place in at:
        weights[place] += size
        more = loss()
        weights[place] -= 2 * size
        slope = (more - loss()) / 2 / size
        weights[place] += size
        worst = max(worst, abs(slope - grad[place]) / (abs(slope) + 0.02))
    return worst


def lost(policy: Layers, rec: Record, gain: Floats, count: int) -> float:
    """Return what a lesson makes small: less chance of what was good, a decision."""
    h, prob, total = np.zeros(16, np.float32), np.zeros(CARDS), 0.0
    for row in np.flatnonzero(rec.learn[:count]):
        hidden(policy.w1, policy.b1, rec.inputs[row], rec.active[row], h)
        probabilities(h, policy.w2, policy.b2, rec.hand[row], prob)
        total -= gain[row] * prob[rec.action[row]] / rec.chance[row]
    return total / count


if __name__ == "__main__":
    print(f"{replays()} cards in all tours as the model plays them")
    print(f"slopes of policy and critic within {slopes():.2%} of differences")
