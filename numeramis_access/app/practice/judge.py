"""Judges the player's choices: the strongest player thinks in the background, and its answers become verdicts.

A *place* is a moment of a match at which the player decides. Each place is judged once; hint, spoken worth, review and
comparison share the judgement. If the match comes from a record, the judgements are saved with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple, TypeAlias

import msgspec

from numeramis_access.app.practice.effects import CountChoices, Effect, Effects
from numeramis_access.app.practice.judge_tasks import Comparison, JudgeTasks
from numeramis_access.core.actions import Action
from numeramis_access.input.inbox import ThoughtFinished
from numeramis_access.players.judging import equal_actions
from numeramis_access.players.policy import Choice
from numeramis_access.practice import review
from numeramis_access.practice.judgements import Judgement, Place, RecordJudgements
from numeramis_access.practice.odds import GamePractice
from numeramis_access.tables.computers import Thinker

#: takes the strongest player's choice at a place, None if thinking failed; returns the effects
Continue: TypeAlias = Callable[[Choice | None], Effects]


class _Waiting(NamedTuple):
    """A request for the judgement of a place, with the action to judge there, if any.

    :param who: the object that asked; its requests can be forgotten together.
    :param then: takes the judgement and returns the effects.
    :param action: an action to judge beside the best one, None for none.
    """

    who: object
    then: Continue
    action: Action | None = None


class Judgements:
    """The strongest player's judgements of the places of one table.

    Each place is judged once, unless its judgement is dropped or the assumed level changes.

    :param tasks: makes the tasks.
    :param thinker: runs them.
    :param record: loads and saves the judgements of the record behind the table; None to save nothing.
    :ivar advised: for each place where a hint told the best action, the number of actions before it.
    """

    def __init__(self, tasks: JudgeTasks, thinker: Thinker, record: RecordJudgements | None = None) -> None:
        self._tasks = tasks
        self._thinker = thinker
        self._record = record
        self._known: dict[Place, Judgement] = record.load() if record is not None else {}
        self._waiting: dict[int, tuple[Place, list[_Waiting]]] = {}
        self._longer: set[int] = set()
        self._confirmed: dict[int, Comparison] = {}
        self.advised: set[int] = set()

    @property
    def assumed_level(self) -> str:
        """Return the level that judgements assume for the opponents, empty if they assume good play."""
        return self._tasks.assumed_level

    def ask(self, place: Place, who: object, then: Continue, action: Action | None = None) -> Effects:
        """Return the effects of the judgement of a place; if it is not known yet, request it and return no effects.

        ``take`` returns the effects when the judgement comes.

        :param place: the place.
        :param who: identifies the request for ``forget``.
        :param then: takes the choice, None if thinking failed, and returns the effects.
        :param action: an action to judge, which is compared a second time before a verdict can call it a mistake; None
            to judge only the best one.
        """
        waiting, known = _Waiting(who, then, action), self.known_judgement(place)
        if known is None:
            if not self._join(place, waiting, None):
                self._waiting[self._thinker.ask(self._tasks.judge(place))] = place, [waiting]
            return ()
        if action is not None and not known.is_older and action not in known.confirmed:
            if self._join(place, waiting, action):
                return ()
            ticket = self._compare(place, known.choice, Comparison(action))
            if ticket is not None:
                self._waiting[ticket] = place, [waiting]
                return ()
        return then(known.choice)

    def _join(self, place: Place, waiting: _Waiting, about: Action | None) -> bool:
        """Add a request to a running task for the same place and action; return whether there is such a task."""
        for ticket, (asked, others) in self._waiting.items():
            compared = self._confirmed.get(ticket)
            same = about == (None if compared is None else compared.action)
            if asked == place and same and ticket not in self._longer:
                others.append(waiting)
                return True
        return False

    def _compare(self, place: Place, choice: Choice, comparison: Comparison) -> int | None:
        """Start the next comparison of an action; return its ticket, None if the action needs none.

        The first comparisons are with better candidates, the last one against opponents of the actual level.

        :param choice: the judgement of the place. :param comparison: the action with its results so far.
        """
        for look in (comparison, comparison._replace(assumes_opponents=True)):
            task = self._tasks.compare(place, choice, look)
            if task is not None:
                ticket = self._thinker.ask(task)
                self._confirmed[ticket] = look
                return ticket
        return None

    def advise(self, place: Place) -> None:
        """Record that a hint told the best action of a place; from now on no verdict can call that action a mistake.

        :param place: the place.
        :raises KeyError: if the place is not judged.
        """
        known = self._known[place]
        new = (action for action in equal_actions(known.choice) if action not in known.confirmed)
        self.advised.add(place.at)
        self._known[place] = known._replace(confirmed=(*known.confirmed, *new))
        self._keep()

    def judge_longer(self, place: Place, who: object, then: Continue) -> None:
        """Judge a known place again with more thinking time. The result is not stored; ``store_judgement`` can do that.

        :param place: the place in the match. :param who: identifies the request for ``forget``.
        :param then: takes the judgement, None if thinking failed, and returns the effects.
        :raises KeyError: if the place is not judged.
        """
        ticket = self._thinker.ask(self._tasks.judge(place, self._known[place].looked + 1))
        self._longer.add(ticket)
        self._waiting[ticket] = place, [_Waiting(who, then)]

    def store_judgement(self, place: Place, judgement: Judgement) -> None:
        """Store the judgement of a place; also in the record, unless a task is running.

        :param place: the place.
        :param judgement: the judgement.
        """
        self._known[place] = judgement
        self._keep()

    def known_judgement(self, place: Place) -> Judgement | None:
        """Return the judgement of a place; None if there is none, or if another level than the present one was assumed.

        A judgement by an older version counts for every level.
        """
        known = self._known.get(place)
        return known if known is not None and (known.is_older or known.against == self.assumed_level) else None

    def drop(self, places: Iterable[Place]) -> None:
        """Drop the judgements of these places, so that the next request judges them again."""
        for place in places:
            self._known.pop(place, None)

    def take(self, thought: ThoughtFinished) -> Effects | None:
        """Take the result of a task, store it, and return the effects of all requests that it completes. A failed task
        completes its requests with None for the choice.

        Return None if the task was not requested here; an unfinished comparison goes on and returns no effects yet.

        :param thought: the result.
        """
        place, waiting = self._waiting.pop(thought.ticket, (None, []))
        if place is None:
            return None
        longer, compared = thought.ticket in self._longer, self._confirmed.pop(thought.ticket, None)
        self._longer.discard(thought.ticket)
        if thought.choice is None or longer:
            return tuple(effect for each in waiting for effect in each.then(thought.choice))
        if compared is None:
            self._known[place] = Judgement(thought.choice, against=self.assumed_level)
        elif (ticket := self._take_compared(place, compared, thought.choice)) is not None:
            self._waiting[ticket] = place, waiting
            return ()
        effects = tuple(
            effect for each in waiting for effect in self.ask(place, each.who, each.then, each.action)
        )  # fmt: skip
        self._keep()
        return effects

    def _take_compared(self, place: Place, compared: Comparison, choice: Choice) -> int | None:
        """Store the result of a comparison and return None, or start the next comparison and return its ticket."""
        before = self._known.get(place)
        if before is None:
            return None
        done = compared if compared.assumes_opponents else compared.with_result(choice)
        ticket = None if compared.assumes_opponents else self._compare(place, before.choice, done)
        if ticket is None:
            settled = done.updated_judgement(before.choice)
            if compared.assumes_opponents and choice.otherwise is not None:
                settled = msgspec.structs.replace(settled, otherwise=choice.otherwise)
            self._known[place] = before._replace(choice=settled, confirmed=(*before.confirmed, compared.action))
        return ticket

    def _keep(self) -> None:
        """Save the judgements with the record once no task is running; ignore a write error, so that play goes on."""
        if self._record is not None and not self._waiting:
            with suppress(OSError):
                self._record.save(self._known)

    def forget(self, who: object) -> None:
        """Cancel all requests of one asker, and the tasks that no other request needs.

        :param who: the asker, as in ``ask``.
        """
        for ticket, (place, waiting) in list(self._waiting.items()):
            left = [each for each in waiting if each.who is not who]
            if left:
                self._waiting[ticket] = place, left
            else:
                del self._waiting[ticket]
                self._confirmed.pop(ticket, None)
                self._thinker.forget(ticket)


class Judge:
    """Requests judgements of choices, and collects the verdicts.

    :param judgements: judges the places and keeps the results. :param game_practice: the game's measures for practice.
    :param then: takes each new verdict, None for a choice that could not be weighed, and returns the effects.
    :ivar verdicts: the verdicts of this deal so far. :ivar asked_count: number of the choices sent to judgement.
    """

    def __init__(
        self, judgements: Judgements, game_practice: GamePractice, then: Callable[[review.Verdict | None], Effects]
    ) -> None:
        self._judgements, self._game_practice, self._then = judgements, game_practice, then
        self.verdicts: list[review.Verdict] = []
        self.asked_count = 0
        self._open: list[review.Decision] = []
        self._asking: review.Decision | None = None
        self._asks = False

    @property
    def waiting_count(self) -> int:
        """Return the number of choices that wait for a verdict."""
        return len(self._open)

    def ask(self, decisions: Sequence[review.Decision]) -> Effects:
        """Request verdicts on choices, one after the other, so that the first is ready before the last.

        Return the effects of the verdicts that are known already.

        :param decisions: the choices.
        """
        self.asked_count += len(decisions)
        self._open += decisions
        return self._go_on()

    def _go_on(self) -> Effects:
        """Request the next verdict, and go on while judgements are already known."""
        if self._asks:
            return ()
        effects: list[Effect] = []
        self._asks = True
        while self._open and self._asking is None:
            decision = self._asking = self._open[0]
            place = Place(decision.at, decision.view)
            effects += self._judgements.ask(place, self, partial(self._judge, decision), decision.action)
        self._asks = False
        return tuple(effects)

    def replace_verdict(self, verdict: review.Verdict) -> None:
        """Replace the earlier verdict on the same choice by this one, if the earlier one was too close to call."""
        choice = verdict.decision.at, verdict.decision.action
        for number, before in enumerate(self.verdicts):
            if before.close and (before.decision.at, before.decision.action) == choice:
                self.verdicts[number] = verdict._replace(decision=before.decision)

    def take_back(self, at: int) -> set[int]:
        """Drop the choices from a place on that wait for a verdict; finished verdicts stay in ``verdicts``.

        :param at: number of the actions before the place.
        :return: the indexes in ``verdicts`` of the finished verdicts on choices that were taken back.
        """
        self._open = [decision for decision in self._open if decision.at < at]
        return {number for number, verdict in enumerate(self.verdicts) if verdict.decision.at >= at}

    def _judge(self, decision: review.Decision, choice: Choice | None) -> Effects:
        self._asking = None
        effects: Effects = ()
        if decision in self._open:
            self._open.remove(decision)
            effects = self._take(decision, choice)
        return (*effects, *self._go_on())

    def _take(self, decision: review.Decision, choice: Choice | None) -> Effects:
        verdict = None
        if choice is not None:
            verdict = review.judge(decision, choice, self._game_practice.measure(decision.view))
        if verdict is not None:
            self.verdicts.append(verdict)
        counts = () if self.waiting_count else (CountChoices(tuple(self.verdicts)),)
        return (*counts, *self._then(verdict))

    def forget(self) -> None:
        """Drop all verdicts and cancel the pending requests."""
        self._judgements.forget(self)
        self.verdicts.clear()
        self._open.clear()
        self._asking = None
        self.asked_count = 0
