"""Train Whist's naming of trumps and packets, and write ``games/whist/players/naming_network.json``.

    python -m numeramis_access.games.whist.players.training.naming_training --out DIR

Method: regression on rollouts in the actual deal. For every choice of trumps or packets, every answer is tried and the
ladder's strong player finishes the deal: the result is an unbiased sample of the answer's value for a player
who sees no other hand. The network learns the differences between the answers of one question: the loss is the squared
error of each minus their mean error, so that the luck of a deal has no effect. The mean error has a small weight, so
that values are points. If the choice is left to the partner (V1), the present network makes it. A run resumes from DIR,
so you can stop it at any time; rates fall with the deals played, not with time. ``DIR/log.txt`` has the printed lines,
``DIR/policy.json`` the network in the game's format (``naming_network``).

The weights in the repository: this command, seed 1, one million deals (this file at commit 52f0ebf0, compiled: four
minutes; 28 November 2026). In all three tours they are level with the search in 24 worlds.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from numeramis_access.core.actions import Action, Refusal
from numeramis_access.core.cards import SUITS
from numeramis_access.core.table import Table
from numeramis_access.games.whist.events import LeaveToPartner, NameTrump
from numeramis_access.games.whist.players.learned_policy import learned_policy_for
from numeramis_access.games.whist.players.naming_inputs import (
    CHOOSER_ALONE,
    CHOOSER_BISMARCK,
    CHOOSER_DEALER,
    INPUT_COUNT,
    INPUT_GROUPS,
)
from numeramis_access.games.whist.players.naming_network import chooser_of, inputs_of_answers
from numeramis_access.games.whist.players.partial_deal import mask_of, public_deal
from numeramis_access.games.whist.players.search import WhistSearch, learned_favourite
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.state import WhistState, WhistView
from numeramis_access.games.whist.tours import TourName
from numeramis_access.players.search.network import Weights
from numeramis_access.players.training import network
from numeramis_access.players.training.network import Adam, Floats, Ints, Layers, Singles
from numeramis_access.players.training.resumable_training import ResumableTraining

#: deals of a round, questions of a lesson
DEALS_PER_ROUND, BATCH_SIZE = 128, 64
#: the tour and the number of seats in which each kind of seat is the first with a choice
TOURS_BY_CHOOSER: dict[int, tuple[TourName, int]] = {
    CHOOSER_DEALER: ("cayenne", 4),
    CHOOSER_ALONE: ("three", 3),
    CHOOSER_BISMARCK: ("bismarck", 4),
}
#: the seats with a choice, in the order of ``naming_inputs``, and the weight of a square of points for each: larger
#: where results vary less
SQUARE_WEIGHTS = {"dealer": 1 / 30, "partner": 1 / 30, "alone": 4 / 30, "bismarck": 1 / 30}
#: how often each is the first with a choice in a deal
CHOOSER_SHARES = {CHOOSER_DEALER: 0.4, CHOOSER_ALONE: 0.25, CHOOSER_BISMARCK: 0.35}
#: share of the deals in which the choice is left to the partner in any case
LEFT_SHARE = 0.2
#: weight of the mean error of a question's answers
MEAN_WEIGHT = 0.05


class Question(NamedTuple):
    """A choice of trumps or packets in a training deal.

    :param asked: the kind of seat with the choice.
    :param inputs: the inputs of the network, a row for each answer.
    :param points: the result of each answer: points of the answering side minus the others', as the search counts them.
    """

    asked: int
    inputs: Singles
    points: Singles


def favourite_answer(net: Layers, view: WhistView) -> Action:
    """Return the answer of the seat to act that the network values most.

    :param net: the network. :param view: the view of the seat to act.
    """
    rated = {answer: float(network.estimate(net, np.array(on))[0]) for answer, on in inputs_of_answers(view).items()}
    return max(rated, key=lambda answer: rated[answer])


def questions(kind: int, net: Layers, rng: random.Random) -> Iterator[Question]:
    """Yield the questions of one new deal; every answer is tried in the actual deal.

    The first is that of the seat with the first choice. If its favourite answer leaves the choice to the partner, or in
    a share of ``LEFT_SHARE`` of the deals, the partner's question follows.

    :param kind: the kind of seat that has the first choice.
    :param net: makes the choice if it is left to the partner.
    :param rng: draws the deal.
    """
    game, (tour, seats) = Whist(), TOURS_BY_CHOOSER[kind]
    table = Table(game, game.options(tour=tour), seats, rng.randrange(1 << 31), rng.randrange(seats))
    table.draw()
    view, state = table.view(table.to_act), table.state
    while isinstance(view, WhistView) and isinstance(state, WhistState) and view.asked:
        answers, suit = inputs_of_answers(view), -1
        if LeaveToPartner() in answers:
            asked = game.evolve(state, game.decide(state, LeaveToPartner()))
            partner = game.view(asked, asked.turn)
            suit = suit_of(partner, favourite_answer(net, partner))
        yield question_of(state, view, answers, suit)
        if suit < 0 or (rng.random() >= LEFT_SHARE and not isinstance(favourite_answer(net, view), LeaveToPartner)):
            return
        assert not isinstance(table.act(LeaveToPartner()), Refusal)
        view, state = table.view(table.to_act), table.state


def suit_of(view: WhistView, answer: Action) -> int:
    """Return the index in ``SUITS`` of the trump suit if a player gives this answer to the question for trumps.

    :param view: the view before the answer.
    :param answer: the answer.
    """
    return SUITS.index(answer.suit if isinstance(answer, NameTrump) else view.trump or "")


def question_of(
    state: WhistState, view: WhistView, answers: dict[Action, list[int]], suit: int
) -> Question:
    """Return a question with the result of each answer.

    :param state: the state in which the question is asked.
    :param view: the view of the seat with the choice.
    :param answers: the active inputs of each answer.
    :param suit: the index in ``SUITS`` of the suit that the partner would make trumps; -1 if no answer leaves the
        choice to the partner.
    """
    search, deal = WhistSearch(lambda *_: suit, learned_favourite), public_deal(view)
    hands = [mask for hand in (*state.hands, ())[:4] for mask in mask_of(hand)]
    styles = [learned_policy_for(deal.terms)] * view.seats
    inputs = np.zeros((len(answers), INPUT_COUNT), np.float32)
    for row, on in zip(inputs, answers.values(), strict=True):
        row[on] = 1
    points = [search.answer_points(view, answer, deal, hands, list(styles)) for answer in answers]
    return Question(chooser_of(view), inputs, np.array(points, np.float32))


def add_gradients(questions: Sequence[Question], net: Adam, gained: Floats, counts: Ints) -> None:
    """Add the gradients of a minibatch: the squared error of each answer relative to the mean error of its question.

    :param questions: the minibatch.
    :param net: the network in training with its gradients.
    :param gained: raised by the lead of the network's favourite over the mean answer in points, by the kind of seat
        with the choice.
    :param counts: raised by the number of questions, by the kind of seat with the choice.
    """
    for question in questions:
        units = network.hidden_units(net.layers, question.inputs)
        values = network.outputs(net.layers, units)[:, 0]
        apart, mean = values - question.points, float((values - question.points).mean())
        weight = list(SQUARE_WEIGHTS.values())[question.asked] / len(apart) / len(questions)
        steps = weight * (apart - mean + MEAN_WEIGHT * mean)
        network.add_gradients(net.layers, net.grad, question.inputs, units, steps[:, None])
        gained[question.asked] += question.points[values.argmax()] - question.points.mean()
        counts[question.asked] += 1


class Training(ResumableTraining):
    """The training of the naming network, in all tours.

    :param folder: the folder for the state of the training.
    :param deals: the number of deals after which the rate has fallen to zero. :param units: the number of hidden units.
    :param seed: the seed of all randomness. :param rate: the learning rate of the first lesson.
    """

    def __init__(self, folder: Path, deals: int, units: int, seed: int, rate: float) -> None:
        self._rate = rate
        self._gained, self._counts = np.zeros(len(SQUARE_WEIGHTS)), np.zeros(len(SQUARE_WEIGHTS), np.int64)
        super().__init__(
            folder, network.random_network(INPUT_COUNT, units, 1, np.random.default_rng(seed)), seed, deals, pool=1
        )

    def play_round(self, rng: np.random.Generator) -> int:
        """Play a round's deals and learn from their questions; return the number of deals.

        :param rng: the source of chance.
        """
        kinds = rng.choice(list(CHOOSER_SHARES), DEALS_PER_ROUND, p=list(CHOOSER_SHARES.values()))
        chance = random.Random(int(rng.integers(1 << 31)))
        rec = [question for kind in kinds.tolist() for question in questions(kind, self.policy.layers, chance)]
        for rows in np.array_split(rng.permutation(len(rec)), len(rec) // BATCH_SIZE):
            add_gradients([rec[at] for at in rows], self.policy, self._gained, self._counts)
            self.policy.step(self._rate * (self.remaining_share + 0.01))
        return DEALS_PER_ROUND

    def report(self) -> str:
        """Return a line of text with the points by which the favourite answers beat the mean answer, by the seat with
        the choice.

        It covers the questions since the last report.
        """
        gained = self._gained / np.maximum(1, self._counts)
        told = ", ".join(f"{name} {points:.3f} ({count})" for name, points, count in
                         zip(SQUARE_WEIGHTS, gained, self._counts, strict=True))  # fmt: skip
        self._gained[:], self._counts[:] = 0, 0
        return f"points over the mean answer: {told}"

    def packed_weights(self) -> Weights:
        """Return the network in the game's format."""
        return network.scaled_weights(self.policy.layers, list(INPUT_GROUPS))


def main() -> None:
    """Train, or resume training, and write the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1_000_000, help="after which the rates have fallen to nothing")
    parser.add_argument("--minutes", type=float, default=60, help="for which this run may last")
    parser.add_argument("--units", type=int, default=44)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=4e-3)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    Training(args.out, args.deals, args.units, args.seed, args.rate).run(args.minutes)


if __name__ == "__main__":
    main()
