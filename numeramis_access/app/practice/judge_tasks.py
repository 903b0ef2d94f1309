"""Tasks for the thinker: the questions to the strongest player about a place of a practice match."""

from __future__ import annotations

from typing import NamedTuple

from numeramis_access.catalogue import Game
from numeramis_access.core import notation
from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.players.judging import LONGER_LOOK_FACTOR, add_confirmation, add_look, is_undecided, rival_actions
from numeramis_access.players.policy import Choice
from numeramis_access.practice import review
from numeramis_access.practice.judgements import Place
from numeramis_access.practice.odds import GamePractice
from numeramis_access.tables.computers import ThinkingTask
from numeramis_access.tables.local_seat import SeatPort

#: the level assumed for computers of different levels
LEVEL_OF_MIXED = "club"
#: levels below the good play that judgements assume
WEAKER_LEVELS = ("beginner", "improver", "club")
#: levels for which another one is assumed, because no judge knows their habits
ASSUMED_LEVELS = {"improver": "club"}


class Comparison(NamedTuple):
    """A closer comparison of an action with better candidates, in several steps.

    :param action: the action.
    :param result: the result so far, None before the first step.
    :param comparison_count: number of the steps so far.
    :param assumes_opponents: whether this is the last step, which assumes the level of the actual opponents.
    """

    action: Action
    result: Choice | None = None
    comparison_count: int = 0
    assumes_opponents: bool = False

    def with_result(self, choice: Choice) -> Comparison:
        """Return the comparison with one more result. :param choice: that result."""
        result = choice
        if self.result is not None:
            result = add_look(self.result, self.action, choice, self.comparison_count)
        return Comparison(self.action, result, self.comparison_count + 1)

    def updated_judgement(self, choice: Choice) -> Choice:
        """Return the judgement of the place, updated by the results of this comparison.

        :param choice: the judgement known before.
        """
        return choice if self.result is None else add_confirmation(choice, self.action, self.result)


class JudgeTasks:
    """Makes the tasks that judge the places of one table.

    :param game: the game of the table. :param game_practice: the game's measures for practice.
    :param seat: knows the players now at the table.
    :ivar met: the levels of the opponents in the record behind the table, "" for a person; empty without a record.
    """

    def __init__(self, game: Game, game_practice: GamePractice, seat: SeatPort, met: tuple[str, ...] = ()) -> None:
        self._game, self._game_practice, self._seat = game, game_practice, seat
        self.met = met

    @property
    def assumed_level(self) -> str:
        """Return the level that judgements assume for the other players, empty if they assume good play."""
        players = self._game.players()
        return "" if players.judge is None or players.supposes_good_play else self._sitting()

    @property
    def has_weaker_opponents(self) -> bool:
        """Return whether a computer below good play is among the opponents, and no person."""
        levels = self._levels()
        return all(levels) and any(level in WEAKER_LEVELS for level in levels)

    def _levels(self) -> tuple[str, ...]:
        """Return the levels of the opponents in the record, or at this table if there is no record; "" for a person."""
        return self.met or tuple(seat.level for seat in self._seat.seats[1:])

    def _sitting(self) -> str:
        """Return the level of the opponents; computers of different levels count as club players.

        It is empty in solo play, and if a person is among them, because nothing is assumed about the strength of
        people.
        """
        levels = set(self._levels())
        if not levels or "" in levels:
            return ""
        level = levels.pop() if len(levels) == 1 else LEVEL_OF_MIXED
        return ASSUMED_LEVELS.get(level, level)

    def judge_view(self, view: View, chance: str, sure: bool = False, times: float = 1.0) -> ThinkingTask:
        """Return the task that judges a view.

        :param view: the view of the seat to act. :param chance: seed of all randomness in the task.
        :param sure: whether to compare close alternatives more exactly, and to assume the level of the opponents where
            the game needs it.
        :param times: factor of the thinking, 1 for the usual amount.
        """
        against = self.assumed_level if sure else ""
        name, judge = self._game.name, self._game.judge
        return ThinkingTask(name, judge, view, chance, sure=sure, times=times, against=against)

    def judge(self, place: Place, longer: int = 0) -> ThinkingTask:
        """Return the task that judges a place.

        :param place: the place.
        :param longer: number of the longer look that the player asked for, 0 for the first judgement.
        """
        if longer:
            return self.judge_view(
                place.view, f"{place.seed_text}/longer/{longer}", sure=True, times=LONGER_LOOK_FACTOR
            )
        return self.judge_view(place.view, place.seed_text, sure=True)

    def compare(self, place: Place, known: Choice, comparison: Comparison) -> ThinkingTask | None:
        """Return the next task that compares an action with better candidates; None if the verdict is not in doubt.

        The last step (``comparison.assumes_opponents``) compares against opponents of the actual level. None then means
        that this could not change the verdict, or that the judgement already assumes the right level.

        :param place: the place in the match. :param known: the judgement of the place so far.
        :param comparison: the comparison so far.
        """
        action, surer = comparison.action, comparison.result
        if comparison.assumes_opponents:
            return self._ask_among_others(place, comparison.updated_judgement(known), action)
        decision, measure = review.Decision(1, place.view, action), self._game_practice.measure(place.view)
        line = review.loss_threshold_if_doubtful(decision, known, measure)
        if line is None or (surer is not None and not is_undecided(surer, action, line, comparison.comparison_count)):
            return None
        others = rival_actions(known, action) if surer is None else (surer.action,)
        compared = tuple(map(notation.action_to_text, (*others, action)))
        chance = place.chance_words_of(action, comparison.comparison_count)
        return ThinkingTask(
            self._game.name, self._game.judge, place.view, chance, sure=True, compared=compared, line=line,
            looks=comparison.comparison_count,
        )  # fmt: skip

    def _ask_among_others(self, place: Place, known: Choice, action: Action) -> ThinkingTask | None:
        """Return the task that compares a blamed action (one whose verdict would call it a mistake) with the best one,
        against opponents of the actual level.

        In games whose players doubt the best action, an unblamed best action is judged against that level too. ``line``
        is the smallest loss worth telling.

        :return: None for any other action, and if the assumed level is already right.
        """
        level, decision = self._sitting(), review.Decision(1, place.view, action)
        players, measure = self._game.players(), self._game_practice.measure(place.view)
        actions: tuple[Action, ...] = (known.action, action)
        line = review.loss_threshold_if_blamed(decision, known, measure)
        if line is None and players.doubts_best:
            line, actions = review.loss_threshold_if_best(decision, known, measure), (action,)
        if line is None or level not in WEAKER_LEVELS or not players.supposes_good_play:
            return None
        return ThinkingTask(
            self._game.name, self._game.judge, place.view, f"{place.chance_words_of(action)}/{level}", sure=True,
            compared=tuple(map(notation.action_to_text, actions)), line=line, against=level,
        )  # fmt: skip
