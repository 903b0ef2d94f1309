"""Hint, spoken score, review and sum tell the same of a choice: one verdict and one figure.

``python -m tests.practice.test_one_judgement --decisions 2000 --game whist`` takes this many decisions from matches in
which half of all actions are random legal ones, and prints each contradiction.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

from numeramis_access.app.practice.effects import Effects, Speak
from numeramis_access.app.practice.hint_desk import HintDesk
from numeramis_access.app.practice.judge import Judge, Judgements
from numeramis_access.app.practice.judge_tasks import JudgeTasks
from numeramis_access.app.practice.worth import worth_line
from numeramis_access.app.shell.thinker import think
from numeramis_access.core.actions import Action
from numeramis_access.input.inbox import ThoughtFinished
from numeramis_access.practice import hints, review
from numeramis_access.practice.judgements import Place
from numeramis_access.practice.odds import GamePractice, practice_of
from numeramis_access.tables.computers import Thinker, ThinkingTask
from numeramis_access.tables.local_seat import SeatPort
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People
from tests.contract.test_words import PERSONS
from tests.contract.walk import SETTINGS, name_of
from tests.fifth.record import WITH_FULL
from tests.practice.planted import places
from tests.standard import GAMES, IN_PAIRS, words_of

#: decisions of one match that a test looks at
LOOKED_AT = 2
#: what a hint says of another choice, by what is said of it once it is played
SAID = {
    "practice-worth-costs": ("costly",), "practice-worth-near": ("near",), "practice-worth-close": ("close",),
    "practice-worth-good": ("good", "better"),
}  # fmt: skip


class AtOnce:
    """A thinker that thinks when it is asked; its answers wait for ``spoken``."""

    def __init__(self, game: str) -> None:
        self._game, self.answers, self._tickets = WITH_FULL[game], list[ThoughtFinished](), 0

    def ask(self, task: ThinkingTask) -> int:
        """Think, and return the ticket."""
        self._tickets += 1
        self.answers.append(ThoughtFinished(self._tickets, think(self._game, task)))
        return self._tickets

    def forget(self, ticket: int) -> None:
        """Drop nothing."""

    def spoken(self, judgements: Judgements, told: Effects) -> list[Line]:
        """Return the lines of these effects and of all that follow from the answers."""
        effects = list(told)
        while self.answers:
            effects += judgements.take(self.answers.pop(0)) or ()
        return [line for effect in effects if isinstance(effect, Speak) for line in effect.lines]


class Told(NamedTuple):
    """What is said of one choice. :param hint: by a hint. :param score: after it was played."""

    place: Place
    action: Action
    hint: Line
    score: Line
    verdict: review.Verdict


def _judgements(game: str) -> tuple[Judgements, AtOnce, GamePractice]:
    """Return judgements of a table at which strong players sit, as in a program that was just started."""
    known, thinker = practice_of(WITH_FULL[game]), AtOnce(game)
    seats = cast(SeatPort, SimpleNamespace(seats=[SimpleNamespace(level="strong")] * 2))
    return Judgements(JudgeTasks(WITH_FULL[game], known, seats), cast(Thinker, thinker)), thinker, known


def hinted(game: str, narrator: Narrator, place: Place) -> list[tuple[Action, Line]]:
    """Return each other choice that a hint compares, with its line."""
    judgements, thinker, known = _judgements(game)
    desk = HintDesk(judgements, known, narrator, lambda: place)
    lines = [line for line in thinker.spoken(judgements, desk.ask(place, 3, False)) if "kind" in line.values]
    judged = judgements.known_judgement(place)
    assert judged is not None
    names = {action: hints.name_action(narrator, action, place.view) for action, _ in judged.choice.candidates}
    return [(action, line) for line in lines for action, name in names.items() if name == line.values["action"]]


def scored(game: str, narrator: Narrator, place: Place, action: Action) -> tuple[review.Verdict, Line]:
    """Return the verdict on a choice that is played without a hint, and the line that tells it."""
    judgements, thinker, known = _judgements(game)
    desk = Judge(judgements, known, lambda verdict: ())
    thinker.spoken(judgements, desk.ask([review.decision(1, place.view, action)._replace(at=place.at)]))
    (verdict,) = desk.verdicts
    return verdict, worth_line(verdict, narrator, known)


def told(setting: Any, seed: int, looked_at: int) -> Iterator[Told]:
    """Yield what is said of choices of a match before and after they are played."""
    game, seats, _ = setting
    narrator = Narrator(CurrentLanguage("en"), words_of(game), People(PERSONS[:seats], 0, game in IN_PAIRS))
    for number, (view, _) in enumerate(places(setting, seed)):
        if number % 3 == seed % 3 and (looked_at := looked_at - 1) >= 0:
            place = Place(number, view)
            for action, line in hinted(game, narrator, place)[:1]:
                verdict, score = scored(game, narrator, place, action)
                yield Told(place, action, line, score, verdict)


def contradiction(game: str, case: Told) -> str:
    """Return how hint, spoken score, review and sum contradict each other; empty if they agree."""
    hint, score, measure = case.hint.values, case.score.values, practice_of(WITH_FULL[game]).measure(case.place.view)
    if hint["kind"] not in SAID[case.score.id]:
        return "verdict"
    if case.score.id in ("practice-worth-costs", "practice-worth-near") and (
        any(hint[name] != score[name] for name in ("size", "unit")) or hint["small"] != score.get("small", False)
    ):
        return "figure"
    lost = review.count_verdict(case.verdict, measure).lost.get(measure.unit, 0.0)
    if hints.difference_values(lost, measure.unit)["size"] != (0 if hint["small"] else hint["size"]):
        return "sum"
    if bool(review.findings([case.verdict], 1).costly) != (hint["kind"] == "costly"):
        return "review"
    return ""


@pytest.mark.usefixtures("brief_judge")
@pytest.mark.slow
@pytest.mark.turns(3)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_hint_score_review_and_sum_agree(setting: Any) -> None:
    seen = 0
    for seed in (1, 2):
        for case in told(setting, seed, LOOKED_AT):
            assert not contradiction(setting[0], case), case
            seen += 1
    assert seen


def main() -> None:
    """Print each contradiction, and the count of the choices and of their kinds."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--game", choices=GAMES, required=True)
    args = parser.parse_args()
    settings, seed, seen, wrong = [one for one in SETTINGS if one[0] == args.game], 0, dict[str, int](), 0
    while sum(seen.values()) < args.decisions:
        for case in told(settings[seed % len(settings)], seed, 20):
            seen[case.score.id] = seen.get(case.score.id, 0) + 1
            fault = contradiction(args.game, case)
            wrong += bool(fault)
            if fault:
                print(fault, settings[seed % len(settings)], seed, case.place.at, case.hint, case.score, flush=True)
        seed += 1
    print(args.game, sum(seen.values()), "decisions,", wrong, "contradictions:", seen)


if __name__ == "__main__":
    main()
