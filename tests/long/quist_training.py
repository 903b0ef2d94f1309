"""Whether the compiled table on which Quist's networks are trained does what the players do.

``python -m tests.long.quist_training``: rules of thumb and networks choose alike, and the way back through a deal finds
the slopes that differences find. Needs the extra ``training``; half a minute, and one more for compiling.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np

from numeramis_access.games.quist.players import rules_of_thumb
from numeramis_access.games.quist.players.model import PublicDeal, deal
from numeramis_access.games.quist.players.policy_network import INPUTS_READING, PolicyNetwork
from numeramis_access.games.quist.players.training import population as training
from numeramis_access.games.quist.players.training.deals import (
    BEGINNER,
    C_INPUTS,
    CLUB,
    GREEDY,
    LEARNER,
    Deals,
    by_rule,
    deals,
    play_whole,
)
from numeramis_access.players.training.compiled import Floats
from numeramis_access.players.training.network import Adam, Layers, fresh, seed_compiled
from tests.reading_network import any_reading_network

RULES = {GREEDY: rules_of_thumb.greedy, CLUB: rules_of_thumb.club, BEGINNER: rules_of_thumb.beginner}
#: deals of each comparison, and weights of each part of a network whose slopes are looked at
DEALS, WEIGHTS = 60, 1000


def rules() -> int:
    """Return how many cards the compiled rules of thumb chose, each as the players do."""
    count = 0
    for seed in range(5 * DEALS):
        chance = random.Random(seed)
        hands, public = deal(chance), PublicDeal(chance.randrange(4))
        while public.count < 36:
            hand, cards = hands[public.seat], np.array([*public.phase, 0, 0, 0, 0][:4])
            for kind, rule in RULES.items():
                compiled = by_rule(kind, np.array(hand), cards, len(public.phase), public.pile, public.count == 0)
                assert compiled == rule(public, hand), (kind, public.phase, hand, public.pile)
                count += 1
            card = chance.choice([number for number in range(10) if hand[number]])
            hand[card] -= 1
            public.play(card)
    return count


def networks() -> int:
    """Return how many chances a network that reads named, each as the same network in plain Python does."""
    weights = any_reading_network(random.Random(1))
    net, layers = PolicyNetwork(weights), training.embedded(weights)
    rec, count = deals(1), 0
    for seed in range(DEALS):
        hands, public = deal(random.Random(seed)), PublicDeal(seed % 4)
        rec.hands[0], rec.leader[0], rec.kinds[0] = hands, seed % 4, LEARNER
        play_whole(layers, layers, layers, False, False, rec, 0)
        for card, chance in zip(map(int, rec.action[0]), rec.chance[0], strict=True):
            assert abs(net.preferences(public, hands[public.seat])[card] - chance) < 1e-3
            hands[public.seat][card] -= 1
            public.play(card)
            count += 1
    return count


def slopes() -> float:
    """Return how far slopes of the lesson lie from differences, at most, as a share of the steepest."""
    rng = np.random.default_rng(1)
    policy, critic = fresh(INPUTS_READING, 16, 10, rng), fresh(C_INPUTS, 16, 1, rng)
    rec, gain, target = deals(4), np.zeros((4, 36)), np.zeros((4, 36))
    seed_compiled(3)
    training.gather((0.0, 0.0, 1.0), policy, policy, critic, rec, gain, target)
    steps = lesson(policy, critic, rec, gain, target)
    # Where nothing was clipped yet the policy's loss is the entropy bonus alone, once the gains are nothing.
    none = np.zeros_like(gain)
    bonus = lesson(policy, critic, rec, none, target)
    worst = slope(critic, steps[1], lambda: lesson(policy, critic, rec, gain, target)[2][0] / (2 * gain.size), rng)
    return max(
        worst, slope(policy, bonus[0], lambda: -lesson(policy, critic, rec, none, target)[2][1] / gain.size, rng)
    )


def lesson(policy: Layers, critic: Layers, rec: Deals, gain: Floats, target: Floats) -> tuple[Layers, Layers, Floats]:
    """Return the gradients of one lesson, with a bonus of 1 for staying open, and the figures that it found."""
    grad, c_grad, found = Adam(policy).grad, Adam(critic).grad, np.zeros(3)
    way = training.trace(policy.b1.size, critic.b1.size)
    training.lesson(np.arange(4), rec, gain, target, policy, critic, grad, c_grad, 1.0, way, found, True)
    return grad, c_grad, found


def slope(layers: Layers, grad: Layers, loss: Callable[[], float], rng: np.random.Generator) -> float:
    """Return how far slopes of any weights lie from differences, at most, as a share of the steepest of their part."""
    worst = 0.0
    for part, steps in zip(layers, grad, strict=True):
        flat, found = part.reshape(-1), steps.reshape(-1)
        for at in rng.permutation(flat.size)[:WEIGHTS]:
            old, step = flat[at], np.float32(5e-4)
            sides = []
            for moved in (old + step, old - step):
                flat[at] = moved
                sides.append(loss())
            flat[at] = old
            by_difference = (sides[0] - sides[1]) / (2 * float(step))
            worst = max(worst, abs(by_difference - found[at]) / float(np.abs(found).max()))
    return worst


def main() -> None:
    """Check all three and print what was looked at."""
    print(f"rules of thumb: {rules()} cards, all as the players choose", flush=True)
    print(f"networks: {networks()} chances, all as the players'", flush=True)
    found = slopes()
    print(f"slopes: within {100 * found:.2f} % of the steepest")
    assert found < 0.01


if __name__ == "__main__":
    main()
