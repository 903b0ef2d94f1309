"""The parts of a practice table need no program and no scene: values in, effects out."""

from __future__ import annotations

import random
from functools import partial
from typing import NamedTuple

import pytest

from numeramis_access.app.practice.counting import CountingDesk
from numeramis_access.app.practice.effects import (
    CountChoices,
    Effect,
    Effects,
    OfferMore,
    ReplaceVerdict,
    Speak,
    SpeakAnswer,
    StandAt,
)
from numeramis_access.app.practice.judge import Judgements
from numeramis_access.app.practice.judge_tasks import JudgeTasks
from numeramis_access.app.practice.longer import LongerDesk
from numeramis_access.app.practice.retry import RetryDesk
from numeramis_access.app.practice.review import PROGRESS_SECONDS, ReviewDesk
from numeramis_access.app.practice.worth import Suppositions, WorthDesk
from numeramis_access.app.table.talk import people_at
from numeramis_access.catalogue import STANDARD
from numeramis_access.catalogue.load import find_part
from numeramis_access.core import notation
from numeramis_access.core.actions import Action
from numeramis_access.core.table import Table
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import ThoughtFinished
from numeramis_access.players.policy import Choice
from numeramis_access.practice import playing_on, review
from numeramis_access.practice.drills import Drills
from numeramis_access.practice.judgements import Place
from numeramis_access.practice.odds import GamePractice, practice_of
from numeramis_access.store.settings import Settings
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.local_seat import PracticeSeat
from numeramis_access.tables.practice import PracticeTable
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator
from tests.contract.walk import walk
from tests.standard import GAMES, words_of
from tests.tables.host import Thinker, match_of, seats_of

WITH_OPPONENTS = [game for game in GAMES if STANDARD[game].opponents]


class Wishes:
    """A player's settings: every choice's value is told."""

    without: frozenset[str] = frozenset()

    def __init__(self) -> None:
        self.settings = Settings(worth="always")

    def change(self, **fields: object) -> None:
        """Do nothing."""


class Room(NamedTuple):
    """The values and ports of one table's parts. :ivar costly: the number of the choice that costs something."""

    match: Table
    known: GamePractice
    judgements: Judgements
    suppositions: Suppositions
    narrator: Narrator
    thinker: Thinker
    decisions: list[review.Decision]
    costly: int

    def answer(self, error: float = 0.0) -> list[Effect]:
        """Answer all thinking tasks, and those that follow from the answers, until none is left."""
        effects: list[Effect] = []
        while self.thinker.tasks:
            ticket, task = self.thinker.tasks.popitem()
            made = next(one for one in self.decisions if one.view == task.view)
            choice = self._choice(made, error)
            if task.compared:  # among the actual players the result is the same
                choice = Choice(notation.action_from_text(task.compared[0], self.match.ruleset.action_types))
            effects += self.judgements.take(ThoughtFinished(ticket, choice)) or ()
        return effects

    def _choice(self, made: review.Decision, error: float) -> Choice:
        """Return a choice whose best action is the actual one, except at the costly number or with close values."""
        measure, other = self.known.measure(made.view), next(one for one in made.view.legal if one != made.action)
        lost = 3 * measure.threshold(1.0) / measure.factor
        if error:
            lost /= 5
        elif made.number != self.costly:
            lost = -lost
        assert isinstance(other, Action)
        values = ((other, 1.0), (made.action, 1.0 - lost))
        best = other if lost > 0 else made.action
        return Choice(best, values, "only-choice", errors=(0.0, error * abs(lost)) if error else ())


def room(game: str) -> Room:
    """Return a deal played at random, without judgements."""
    match = match_of(game)
    for _ in walk(match, random.Random(3), 2000):
        if playing_on.state_at_last_deal_end(match) is not None:
            break
    thinker, known = Thinker(), practice_of(STANDARD[game])
    seat = PracticeSeat(PracticeTable(match, seats_of(match.seats, 1), thinker, lambda: 0.0, Timing))
    tasks = JudgeTasks(STANDARD[game], known, seat)
    judgements = Judgements(tasks, thinker)
    narrator = Narrator(CurrentLanguage("en"), words_of(game), people_at(seat.seats, seat.position))
    decisions = review.decisions(match, seat.position.seat)
    assert len(decisions) > 1
    suppositions = Suppositions(judgements, tasks)
    return Room(match, known, judgements, suppositions, narrator, thinker, decisions, decisions[1].number)


def lines_of(effects: Effects | list[Effect]) -> list[str]:
    """Return the ids of all lines in the effects."""
    return [line.id for effect in effects if isinstance(effect, Speak) for line in effect.lines]


@pytest.mark.parametrize("game", WITH_OPPONENTS)
def test_a_review_returns_what_is_told_and_where_to_try_again(game: str) -> None:
    here = room(game)
    desk = ReviewDesk(here.judgements, here.known, here.suppositions, here.narrator)
    assert desk.ask(here.decisions, now=10.0) == ()
    due = desk.due()
    assert due is not None
    assert lines_of(desk.report_progress(due - 0.1)) == []
    assert lines_of(desk.report_progress(due)) == ["review-progress"]
    assert desk.due() == due + PROGRESS_SECONDS
    effects = here.answer()
    told = lines_of(effects)
    assert told.count("review-costly") == 1
    assert told.count("review-begin") == 1
    (verdict,) = desk.costly_moments
    assert verdict.decision == here.decisions[1]
    assert SpeakAnswer("table", verdict.decision.view) in effects
    assert OfferMore("retry") in effects
    (counted,) = [effect for effect in effects if isinstance(effect, CountChoices)]
    assert len(counted.verdicts) == len(here.decisions)
    assert "review-begin" in lines_of(desk.ask(here.decisions, now=20.0))
    (stand,) = RetryDesk(here.known).stand_at_next(desk.costly_moments, here.match)
    assert isinstance(stand, StandAt)
    assert stand.actions == tuple(here.match.record[: verdict.decision.at])


@pytest.mark.parametrize("game", WITH_OPPONENTS)
def test_each_choice_and_the_deal_return_what_they_were_worth(game: str) -> None:
    here = room(game)
    played = partial(len, here.match.record)
    desk = WorthDesk(here.judgements, here.known, here.suppositions, here.narrator, Wishes(), played)
    told: list[str] = []
    for decision in here.decisions:
        told += lines_of(desk.judge_choice(decision))
        told += lines_of(here.answer())
    assert told.count("practice-worth-costs") == 1
    assert not desk.is_waiting
    summed = lines_of(desk.end_deal(match_over=False))
    assert summed.count("practice-worth-sum") == 1
    assert "practice-worth-match" not in summed


@pytest.mark.parametrize("game", WITH_OPPONENTS)
def test_a_longer_look_returns_the_verdict_that_it_settles(game: str) -> None:
    here = room(game)
    desk = LongerDesk(here.judgements, here.known, here.narrator)
    for decision in here.decisions:
        here.judgements.ask(Place(decision.at, decision.view), here, lambda choice: ())
    here.answer(error=2.0)
    close = desk.close_choices(here.decisions)
    assert close
    assert lines_of(desk.ask(here.decisions, now=20.0)) == ["practice-longer-begin"]
    assert desk.is_running
    settled = [effect for effect in here.answer(error=2.0) if isinstance(effect, ReplaceVerdict)]
    assert {effect.verdict.decision.at for effect in settled} == {decision.at for decision in close}
    assert not desk.is_running


@pytest.mark.parametrize("game", GAMES)
def test_counting_returns_points_and_their_sum(game: str) -> None:
    desk = CountingDesk(find_part(STANDARD[game].drills, Drills) or Drills({}))
    view = match_of(game).view(0)
    assert not desk.has_question(view)
    asked = lines_of(desk.count_question(Command.TABLE))
    assert asked == (["drill-unaided-point"] if desk.can_count else [])
    assert desk.count_question(Command.HAND) == ()
    week = desk.end_deal()
    assert (week is None) == (not desk.can_count)
    assert week is None or (week.points, desk.points) == (1, 0)
