"""Blunders planted in every kind of decision of every game, and honest play by the strongest player.

``python -m tests.practice.planted --each 300`` plants this many of each kind and prints the review's verdicts.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from numeramis_access.core import notation
from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE
from numeramis_access.players.judging import (
    MIN_SURE_STANDARD_ERRORS,
    WORLDS_FACTOR,
    add_confirmation,
    add_look,
    compare_again,
    confirm_choice,
    is_undecided,
    judge_choice,
    rival_actions,
)
from numeramis_access.players.policy import Choice, SamplingPolicy
from numeramis_access.practice import review
from numeramis_access.practice.odds import Measure, practice_of
from tests.contract.walk import SETTINGS, concrete, table_of
from tests.fifth.record import WITH_FULL
from tests.standard import judge_of, policy

Setting = tuple[str, int, dict[str, Any]]
#: long matches for decisions that are rare in those of ``SETTINGS``; the number of actions to examine in a match
RARE: tuple[Setting, ...] = (("sipky", 4, {"limit": 101, "variant": "exact", "games": 12}),)
STEPS, LONG = 60, 500
#: a blunder costs at least this many times the least loss worth telling
BLUNDER = 4.0


#: factor of worlds, against those of a judgement, that prove a planted blunder
CERTAIN = 3
#: factor of worlds, against the review's most, that prove an error of the strongest player
DEEPER = 3


class Case(NamedTuple):
    """A decision with the strongest player's judgement.

    :param chance: the seed of its chance and of the judge's.
    """

    game: str
    view: View
    choice: Choice
    chance: str


def cases(setting: Setting, seed: int, steps: int = STEPS, wanted: Callable[[View], bool] = bool) -> Iterator[Case]:
    """Yield the decisions of ``places`` with the strongest player's judgement.

    :param wanted: whether a decision is of interest; the strongest player judges only these.
    """
    expert = judge_of(setting[0])
    for view, words in places(setting, seed, steps):
        if wanted(view):
            yield Case(setting[0], view, expert.choose(view, random.Random(words), 0), words)


def places(setting: Setting, seed: int, steps: int = STEPS) -> Iterator[tuple[View, str]]:
    """Yield the decisions, and their seeds, of a match in which half of all actions are random legal ones."""
    table, chance = table_of(setting, seed), random.Random(seed)
    club = policy(setting[0], "club")
    for step in range(steps):
        table.draw()
        if table.is_over:
            return
        view = table.view(table.to_act)
        assert table.to_act != CHANCE
        if len(view.legal) > 1:
            yield view, f"{seed}/{step}"
        action: Any = club.choose(view, chance, 0).action if chance.random() < 0.5 else chance.choice(view.legal)
        table.act(concrete(table.ruleset, action, chance) if isinstance(action, AmountRange) else action)


def verdict(case: Case, action: Action) -> review.Verdict | None:
    """Return the review's verdict on an action."""
    made = review.decision(1, case.view, action)
    return review.judge(made, said_of(case.game, made, f"judge/{case.chance}"), _measure(case))


def said_of(game: str, made: review.Decision, chance: str) -> Choice:
    """Return the program's knowledge of a place when it speaks of a decision there. :param chance: the place's seed."""
    player, measure = judge_of(game), practice_of(WITH_FULL[game]).measure(made.view)
    said = judge_choice(player, made.view, random.Random(chance))
    line = review.loss_threshold_if_doubtful(made, said, measure)
    if line is None:
        return said
    words, looks = f"{chance}/sure/{notation.action_to_text(made.action)}", 1
    found = confirm_choice(player, made.view, rival_actions(said, made.action), made.action, line, random.Random(words))
    while is_undecided(found, made.action, line, looks):
        new = compare_again(player, made.view, found.action, made.action, random.Random(f"{words}/{looks}"))
        found, looks = add_look(found, made.action, new, looks), looks + 1
    return add_confirmation(said, made.action, found)


def blunders(case: Case) -> Iterator[Action]:
    """Yield the worst action of each kind that is a blunder by many more worlds than the review examines."""
    ranked = sorted(case.choice.candidates, key=lambda one: -one[1])
    worst = {kind_of(case.game, action): action for action, _ in ranked}
    yield from (action for action in worst.values() if is_blunder(case, action))


def is_blunder(case: Case, action: Action) -> bool:
    """Return whether an action is a blunder by many more worlds than the review examines."""
    values, error = dict(case.choice.candidates), 0.0
    player = judge_of(case.game)
    if action == case.choice.action or not _costs(case, values, action, 0.0):
        return False
    if isinstance(player, SamplingPolicy) and any(case.choice.errors):
        chance, worlds = random.Random(f"certain/{case.chance}"), int(CERTAIN * WORLDS_FACTOR * player.worlds)
        certain = player.compare(case.view, (case.choice.action, action), chance, worlds)
        values, error = dict(certain.candidates), max(certain.errors)
    return _costs(case, values, action, error)


def _costs(case: Case, values: dict[Action, float], action: Action, error: float) -> bool:
    """Return whether an action's loss is several times the least loss worth telling, and exceeds its error."""
    best, measure = values[case.choice.action], _measure(case)
    line = max(measure.least, measure.share * measure.factor * best)
    lost = best - values[action]
    return measure.factor * lost > BLUNDER * line and lost > 2 * MIN_SURE_STANDARD_ERRORS * error


def _by_many(case: Case, found: review.Verdict) -> tuple[float, float]:
    """Return loss and error of the strongest player's blamed choice over many more worlds than any blame uses."""
    player = judge_of(case.game)
    if not isinstance(player, SamplingPolicy):
        return found.loss, 0.0
    pair = (found.best.action, case.choice.action)
    surer = player.compare(case.view, pair, random.Random(f"many/{case.chance}"), DEEPER * player.max_worlds)
    values, factor = dict(surer.candidates), _measure(case).factor
    return factor * (values[pair[0]] - values[pair[1]]), factor * max(surer.errors)


def _measure(case: Case) -> Measure:
    return practice_of(WITH_FULL[case.game]).measure(case.view)


def kind_of(game: str, action: Action | AmountRange) -> str:
    """Return the kind of a decision: the game and the action's type."""
    name = action.type if isinstance(action, AmountRange) else type(action).__name__
    return f"{game} {name.title() if name.islower() else name}"


class Tally:
    """The review's verdicts on blunders and honest play so far. :param each: enough blunders of a kind."""

    def __init__(self, each: int) -> None:
        self.each = each
        self.planted, self.told, self.praised, self.passed = (Counter[str]() for _ in range(4))
        self.honest: dict[str, list[float]] = {}
        self.close, self.wrongly = Counter[str](), Counter[str]()

    def wants(self, game: str, view: View) -> bool:
        """Return whether a decision offers a kind with too few blunders so far."""
        return any(self.planted[kind_of(game, one)] < self.each for one in view.legal)

    def plant(self, case: Case) -> Iterator[str]:
        """Judge a decision's blunders and its honest choice; yield a line for each blunder that the review missed."""
        unit = f"{case.game} {_measure(case).unit}"
        own = self.honest.setdefault(unit, [])
        if len(own) < self.each:
            found = verdict(case, case.choice.action)
            assert found is not None
            own.append(found.loss if found.costly else 0.0)
            self.close[unit] += found.close
            if found.costly:
                lost, error = _by_many(case, found)
                self.wrongly[unit] += lost <= MIN_SURE_STANDARD_ERRORS * error
                many = f"lost {found.loss:.2f}, by many worlds {lost:.2f} with an error of {error:.2f}"
                yield f"blamed: {case.chance} {case.choice.action} for {found.best.action}, {many}"
        for action in blunders(case):
            kind = kind_of(case.game, action)
            if self.planted[kind] >= self.each:
                continue
            found = verdict(case, action)
            assert found is not None
            self.planted[kind] += 1
            self.told[kind] += found.costly
            self.praised[kind] += found.praise
            self.passed[kind] += not (found.costly or found.close)
            if not found.costly:
                said = "praised" if found.praise else "close" if found.close else "passed as good"
                worth = _measure(case).factor * (found.values[1] - found.values[0])
                yield f"{said}: {kind} {case.chance} {action} for {case.choice.action}, lost {worth:.2f}"

    def lines(self) -> Iterator[str]:
        """Yield the figures."""
        for kind in sorted(self.planted):
            made = f"planted {self.planted[kind]:4}  told {self.told[kind]:4}"
            yield f"{kind:24} {made}  passed as good {self.passed[kind]}  praised {self.praised[kind]}"
        for unit, losses in self.honest.items():
            share = 100 * sum(map(bool, losses)) / len(losses)
            close = 100 * self.close[unit] / len(losses)
            blamed = f"blamed {share:.1f} %, wrongly {self.wrongly[unit]}  most {max(losses):.2f}"
            yield f"{unit:16} honest {len(losses)}  {blamed}  close {close:.0f} %"


def main() -> None:
    """Print for each kind how many blunders were planted, told and praised, and the blames of honest play."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--each", type=int, default=100)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="seed of the first match")
    parser.add_argument("--game", default="", help="of this game alone")
    args = parser.parse_args()
    tally = Tally(args.each)
    for seed in range(args.first, args.first + args.matches):
        for setting in (*SETTINGS, *RARE):
            if args.game in ("", setting[0]):
                steps = LONG if setting in RARE else STEPS
                for case in cases(setting, seed, steps, partial(tally.wants, setting[0])):
                    for line in tally.plant(case):
                        print(setting, line)
        print(f"after match {seed}:", *tally.lines(), sep="\n", flush=True)


if __name__ == "__main__":
    main()
