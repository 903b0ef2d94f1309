"""Judging the player's choices: the strongest player is asked in the background, what it says becomes a verdict.

Each place of a match is judged once, whoever asks: hint, spoken score, review and comparison tell of one judgement.
Of a match that has a record it is kept there.
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
from numeramis_access.input.inbox import Thought
from numeramis_access.players.judging import equals
from numeramis_access.players.policy import Choice
from numeramis_access.practice import review
from numeramis_access.practice.judgements import Judgement, Place, RecordJudgements
from numeramis_access.practice.odds import GamePractice
from numeramis_access.tables.computers import Thinker

#: is given what the strongest player says of a place, None where thinking failed; returns what is to be done about it
Continue: TypeAlias = Callable[[Choice | None], Effects]


class _Waiting(NamedTuple):
    """Somebody who wants to know what is said of a place, and which action's worth."""

    who: object
    then: Continue
    action: Action | None = None


class Judgements:
    """What the strongest player says of the places of one table, each asked once.

    :param tasks: what it is asked. :param thinker: asks it. :param record: what was judged before of the record that
        the table comes from.
    :ivar advised: how many actions came before each place at which its best action was advised.
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
    def against(self) -> str:
        """Return the level of the others that is supposed now, empty where it makes no difference."""
        return self._tasks.against

    def ask(self, place: Place, who: object, then: Continue, action: Action | None = None) -> Effects:
        """Have a place judged; return what comes of it where that is known at once, as ``take`` does later.

        :param who: wants to know. :param action: whose worth is wanted: before it is blamed it is compared once more.
        """
        waiting, known = _Waiting(who, then, action), self.known(place)
        if known is None:
            if not self._join(place, waiting, None):
                self._waiting[self._thinker.ask(self._tasks.judge(place))] = place, [waiting]
            return ()
        if action is not None and not known.older and action not in known.confirmed:
            if self._join(place, waiting, action):
                return ()
            ticket = self._compare(place, known.choice, Comparison(action))
            if ticket is not None:
                self._waiting[ticket] = place, [waiting]
                return ()
        return then(known.choice)

    def _join(self, place: Place, waiting: _Waiting, about: Action | None) -> bool:
        """Have somebody wait for what is thought already of a place, or of one action there; return whether it is."""
        for ticket, (asked, others) in self._waiting.items():
            compared = self._confirmed.get(ticket)
            same = about == (None if compared is None else compared.action)
            if asked == place and same and ticket not in self._longer:
                others.append(waiting)
                return True
        return False

    def _compare(self, place: Place, choice: Choice, comparison: Comparison) -> int | None:
        """Begin the next look at an action; return its ticket, None where it needs none."""
        for look in (comparison, comparison._replace(among=True)):
            task = self._tasks.compare(place, choice, look)
            if task is not None:
                ticket = self._thinker.ask(task)
                self._confirmed[ticket] = look
                return ticket
        return None

    def advise(self, place: Place) -> None:
        """Take note that the best action of a place was advised: it is not compared anew, for nobody may blame it."""
        known = self._known[place]
        new = (action for action in equals(known.choice) if action not in known.confirmed)
        self.advised.add(place.at)
        self._known[place] = known._replace(confirmed=(*known.confirmed, *new))
        self._keep()

    def look_longer(self, place: Place, who: object, then: Continue) -> None:
        """Have a place that is known looked at for longer: what comes of it is told, and known only by ``settle``."""
        ticket = self._thinker.ask(self._tasks.judge(place, self._known[place].looked + 1))
        self._longer.add(ticket)
        self._waiting[ticket] = place, [_Waiting(who, then)]

    def settle(self, place: Place, judgement: Judgement) -> None:
        """Know this of a place from now on, and keep it."""
        self._known[place] = judgement
        self._keep()

    def known(self, place: Place) -> Judgement | None:
        """Return what is known of a place against those who sit there now; what was judged before says whom it met."""
        known = self._known.get(place)
        return known if known is not None and (known.older or known.against == self.against) else None

    def drop(self, places: Iterable[Place]) -> None:
        """Forget what is known of these places: they are to be judged anew."""
        for place in places:
            self._known.pop(place, None)

    def take(self, thought: Thought) -> Effects | None:
        """Take a thought and return what comes of it for all who wait; None where it is about none of the places."""
        place, waiting = self._waiting.pop(thought.ticket, (None, []))
        if place is None:
            return None
        longer, compared = thought.ticket in self._longer, self._confirmed.pop(thought.ticket, None)
        self._longer.discard(thought.ticket)
        if thought.choice is None or longer:
            return tuple(effect for each in waiting for effect in each.then(thought.choice))
        if compared is None:
            self._known[place] = Judgement(thought.choice, against=self.against)
        elif (ticket := self._take_compared(place, compared, thought.choice)) is not None:
            self._waiting[ticket] = place, waiting
            return ()
        effects = tuple(
            effect for each in waiting for effect in self.ask(place, each.who, each.then, each.action)
        )  # fmt: skip
        self._keep()
        return effects

    def _take_compared(self, place: Place, compared: Comparison, choice: Choice) -> int | None:
        """Know what a comparison has shown, or begin the next look and return its ticket."""
        before = self._known.get(place)
        if before is None:
            return None
        done = compared if compared.among else compared.and_by(choice)
        ticket = None if compared.among else self._compare(place, before.choice, done)
        if ticket is None:
            settled = done.settle(before.choice)
            if compared.among and choice.otherwise is not None:
                settled = msgspec.structs.replace(settled, otherwise=choice.otherwise)
            self._known[place] = before._replace(choice=settled, confirmed=(*before.confirmed, compared.action))
        return ticket

    def _keep(self) -> None:
        """Keep what is known with the record, once nothing more is thought about; where it cannot be, play goes on."""
        if self._record is not None and not self._waiting:
            with suppress(OSError):
                self._record.save(self._known)

    def forget(self, who: object) -> None:
        """Take note that somebody wants to know nothing more; what nobody waits for is not thought about."""
        for ticket, (place, waiting) in list(self._waiting.items()):
            left = [each for each in waiting if each.who is not who]
            if left:
                self._waiting[ticket] = place, left
            else:
                del self._waiting[ticket]
                self._confirmed.pop(ticket, None)
                self._thinker.forget(ticket)


class Judge:
    """Has choices judged, and gathers their verdicts.

    :param judgements: of the places. :param known: what practice knows of the game. :param then: returns what is to be
        done about each verdict as it comes, None where a choice could not be weighed.
    :ivar verdicts: those of this deal so far. :ivar asked: how many choices were to be judged.
    """

    def __init__(
        self, judgements: Judgements, known: GamePractice, then: Callable[[review.Verdict | None], Effects]
    ) -> None:
        self._judgements, self._known, self._then = judgements, known, then
        self.verdicts: list[review.Verdict] = []
        self.asked = 0
        self._open: list[review.Decision] = []
        self._asking: review.Decision | None = None
        self._asks = False

    @property
    def left(self) -> int:
        """Return how many choices are still thought about."""
        return len(self._open)

    def ask(self, decisions: Sequence[review.Decision]) -> Effects:
        """Have choices judged, each to its end before the next: the first verdicts need not wait for the last."""
        self.asked += len(decisions)
        self._open += decisions
        return self._go_on()

    def _go_on(self) -> Effects:
        """Ask for the next verdict, and for those behind it as long as they are known at once."""
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

    def settle(self, verdict: review.Verdict) -> None:
        """Put a verdict into the place of that on the same choice which was too close to call."""
        choice = verdict.decision.at, verdict.decision.action
        for number, before in enumerate(self.verdicts):
            if before.close and (before.decision.at, before.decision.action) == choice:
                self.verdicts[number] = verdict._replace(decision=before.decision)

    def take_back(self, at: int) -> set[int]:
        """Take note that what was done from this place on is taken back; what was told stays, what was not never is.

        :return: which of the verdicts are of choices that are taken back.
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
            verdict = review.judge(decision, choice, self._known.measure(decision.view))
        if verdict is not None:
            self.verdicts.append(verdict)
        counts = () if self.left else (CountChoices(tuple(self.verdicts)),)
        return (*counts, *self._then(verdict))

    def forget(self) -> None:
        """Drop what was judged and what is still thought about: the deal is over, taken back or played again."""
        self._judgements.forget(self)
        self.verdicts.clear()
        self._open.clear()
        self._asking = None
        self.asked = 0
