"""Check the compiled table that trains Quist's networks against the players.

``python -m tests.long.quist_training`` compares: rules of thumb and networks choose alike, backpropagation through a
deal gives the slopes that finite differences give, and a compiled search gives the judge's results. Needs the extra
``training``; a minute, and two more to compile.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np

from numeramis_access.games.quist.players import rules_of_thumb
from numeramis_access.games.quist.players.model import PartialDeal, PublicDeal, deal
from numeramis_access.games.quist.players.policy_network import INPUTS_READING, PolicyNetwork
from numeramis_access.games.quist.players.search import QuistSearch
from numeramis_access.games.quist.players.training.card_lessons import gather, lesson, trace
from numeramis_access.games.quist.players.training.compiled_posterior import begin_watching, seen_of, watch
from numeramis_access.games.quist.players.training.compiled_search import mind_of, search_card
from numeramis_access.games.quist.players.training.deals import (
    BEGINNER,
    CHOICES,
    CLUB,
    GREEDY,
    LEARNER,
    WON,
    Deals,
    begin_all,
    by_rule,
    choose_card,
    deals,
    lay,
    put_down,
    room_of,
    table_of,
)
from numeramis_access.games.quist.players.training.foresight import C_INPUTS, critic_lesson, look_out, outlooks
from numeramis_access.games.quist.players.training.population import PACKAGE, embed, searcher
from numeramis_access.players.search.network import read_weights
from numeramis_access.players.training.network import Adam, Layers, fresh, seed_compiled
from tests.reading_network import any_reading_network

RULES = {GREEDY: rules_of_thumb.greedy, CLUB: rules_of_thumb.club, BEGINNER: rules_of_thumb.beginner}
#: deals in which each seat is drawn for itself
MIXED = (0.0, 0.0, 1.0)
#: deals of each comparison; weights whose slopes are compared, in each part of a network
DEALS, WEIGHTS = 60, 1000
#: of searches: deals, worlds for a choice
SEARCHED, WORLDS = 20, 100


def rules() -> int:
    """Return the number of cards compared: the compiled rules of thumb choose the players' card each time."""
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
    """Return the number of probabilities compared between the compiled network and the same network in plain Python."""
    weights = any_reading_network(random.Random(1))
    net, layers = PolicyNetwork(weights), embed(weights)
    rec, table, room, count = deals(1), table_of(net.units), room_of(net.units), 0
    for seed in range(DEALS):
        hands, public = deal(random.Random(seed)), PublicDeal(seed % 4)
        rec.hands[0], rec.leader[0], rec.kinds[0] = hands, seed % 4, LEARNER
        begin_all(layers, layers, rec, 0, table)
        while public.count < 36:
            card = choose_card(layers, layers, rec.kinds[0], table, room, False)
            if public.count < CHOICES:
                plain = net.preferences(public, hands[public.seat])
                assert all(abs(chance - room.prob[number]) < 1e-3 for number, chance in plain.items())
                count += len(plain)
            lay(layers, layers, rec.kinds[0], table, card)
            hands[public.seat][card] -= 1
            public.play(card)
        assert table.now[WON] == public.won[0]
    return count


def searches() -> tuple[int, int, int, float]:
    """Compare the compiled search with the judge.

    :returns: the choices equal to the judge's, the choices that the judge repeats when it searches again, the number of
        choices, and the mean difference of the lead over the network's favourite, in tricks.
    """
    judge, network = QuistSearch(WORLDS), embed(read_weights(PACKAGE, "policy_network"))
    who = searcher(network, WORLDS)
    seen, mind, table = seen_of(network.b1.size), mind_of(who), table_of(1)
    alike, again, off = 0, 0, list[float]()
    for seed in range(SEARCHED):
        chance = random.Random(seed)
        hands, public = deal(chance), PublicDeal(seed % 4)
        table.hands[:], table.now[:] = hands, [0, seed % 4, 0, 0]
        begin_watching(who, seen, mind.walk)
        plays: list[tuple[int, int]] = []
        while public.count < CHOICES:
            known = PartialDeal(public.seat, tuple(hands[public.seat]), tuple(plays), seed % 4)
            found = judge.think(known, chance)
            alike += found.chosen == search_card(who, seen, table, mind)
            again += found.chosen == judge.think(known, chance).chosen
            favourite = int(mind.race.numbers[0])
            for number, value in found.values.items():
                off.append(value - found.values[favourite] - mind.race.mean[number])
            watch(who, seen, table, found.chosen, mind.walk)
            put_down(table, found.chosen)
            plays.append((public.seat, found.chosen))
            hands[public.seat][found.chosen] -= 1
            public.play(found.chosen)
    return alike, again, SEARCHED * CHOICES, float(np.mean(off))


def slopes() -> float:
    """Return the largest difference of both lessons' slopes from finite differences, as a share of the steepest."""
    rng = np.random.default_rng(1)
    policy, critic = fresh(INPUTS_READING, 16, 10, rng), fresh(C_INPUTS, 16, 1, rng)
    rec, out = deals(4), outlooks(200)
    seed_compiled(3)
    gather(MIXED, policy, searcher(policy, 0), critic, len(rec.leader), rec)
    worst = slope(policy, policy_lesson(policy, rec)[0], lambda: policy_lesson(policy, rec)[1], rng)
    some, grad = np.arange(look_out(MIXED, policy, policy, rec, out)), Adam(critic).grad
    critic_lesson(some, out, critic, grad)
    return max(worst, slope(critic, grad, lambda: critic_lesson(some, out, critic, Adam(critic).grad) / 2, rng))


def policy_lesson(policy: Layers, rec: Deals) -> tuple[Layers, float]:
    """Return the gradients of one lesson and its loss: the negative of the cards' gain plus weighted entropy."""
    grad, found, heat = Adam(policy).grad, np.zeros(3), 0.3
    lesson(np.arange(4), rec, policy, grad, heat, trace(policy.b1.size), found)
    return grad, -(found[0] + heat * found[1]) / (found[2] + 1)


def slope(layers: Layers, grad: Layers, loss: Callable[[], float], rng: np.random.Generator) -> float:
    """Return the largest difference between slopes and finite differences, as a share of their layer's steepest."""
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
    """Run all checks and print their figures."""
    print(f"rules of thumb: {rules()} cards, all as the players choose", flush=True)
    print(f"networks: {networks()} chances, all as the players'", flush=True)
    alike, again, count, off = searches()
    print(f"searches: {alike} of {count} cards as the judge's, whose own are {again} alike; leads {off:+.3f} off")
    assert alike > again - 0.03 * count
    assert abs(off) < 0.03
    found = slopes()
    print(f"slopes: within {100 * found:.2f} % of the steepest")
    assert found < 0.01


if __name__ == "__main__":
    main()
