"""Judging the player's choices: the strongest player is asked in the background, what it says becomes a verdict.

Each place of a match is judged once, whoever asks: hint, spoken score, review and comparison tell of one judgement.
Of a match that has a record it is kept there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from numeramis_access.core.actions import Action
from numeramis_access.input.inbox import Thought
from numeramis_access.players.judging import equals, with_confirmed, with_more
from numeramis_access.players.policy import Choice
from numeramis_access.practice import review
from numeramis_access.practice.judgements import Judgement, Place, RecordJudgements

if TYPE_CHECKING:
    from numeramis_access.app.practice.table_scene import PracticeScene

#: is given what the strongest player says of a place, None where thinking failed
Told = Callable[[Choice | None], None]


class _Waiting(NamedTuple):
    """Somebody who wants to know what is said of a place, and which action's worth."""

    who: object
    told: Told
    action: Action | None = None


class Comparison(NamedTuple):
    """An action that is compared with what may be better.

    :param surer: what came of it. :param looks: how many there were. :param among: whether it is looked at last among
        those who sit there.
    """

    action: Action
    surer: Choice | None = None
    looks: int = 0
    among: bool = False

    def and_by(self, found: Choice) -> Comparison:
        """Return it after one more look."""
        surer = with_more(self.surer, self.action, found, self.looks) if self.surer is not None else found
        return Comparison(self.action, surer, self.looks + 1)

    def settle(self, choice: Choice) -> Choice:
        """Return what is known of the place by it. :param choice: what was known before."""
        return choice if self.surer is None else with_confirmed(choice, self.action, self.surer)


class Judgements:
    """What the strongest player says of the places of one table, each asked once.

    :param think: asks it, given how often it was asked to look longer, from 1; 0 for the first look.
    :param confirm: asks it to compare an action anew with what may be better, or to go on with that, or at last among
        those who sit there, given what is known of the place; None where nothing is in doubt.
    :param record: what was judged before of the record that the table comes from. :param against: the level of the
        others that is supposed now, empty where it makes no difference.
    """

    def __init__(
        self,
        think: Callable[[Place, int], int],
        confirm: Callable[[Place, Choice, Comparison], int | None],
        forget: Callable[[int], None],
        record: RecordJudgements | None = None,
        against: Callable[[], str] = str,
    ) -> None:
        self._think = think
        self._confirm = confirm
        self._forget = forget
        self._record = record
        self._against = against
        self._known: dict[Place, Judgement] = record.load() if record is not None else {}
        self._waiting: dict[int, tuple[Place, list[_Waiting]]] = {}
        self._longer: set[int] = set()
        self._confirmed: dict[int, Comparison] = {}

    @property
    def against(self) -> str:
        """Return the level of the others that is supposed now, empty where it makes no difference."""
        return self._against()

    def ask(self, place: Place, who: object, told: Told, action: Action | None = None) -> None:
        """Tell what the strongest player says of a place, at once where that is known.

        :param who: wants to know. :param action: whose worth is wanted: before it is blamed it is looked at anew.
        """
        one, known = _Waiting(who, told, action), self.known(place)
        if known is None:
            self._wait(place, one, None, partial(self._think, place, 0))
            return
        begin = None
        if action is not None and not known.older and action not in known.confirmed:
            begin = partial(self._compare, place, known.choice, Comparison(action))
        if begin is None or not self._wait(place, one, action, begin):
            told(known.choice)

    def _wait(self, place: Place, one: _Waiting, about: Action | None, begin: Callable[[], int | None]) -> bool:
        """Have somebody wait for what is thought of a place, or of one action there; return whether there is a wait."""
        for ticket, (asked, waiting) in self._waiting.items():
            compared = self._confirmed.get(ticket)
            same = about == (None if compared is None else compared.action)
            if asked == place and same and ticket not in self._longer:
                waiting.append(one)
                return True
        started = begin()
        if started is None:
            return False
        self._waiting[started] = place, [one]
        return True

    def _compare(self, place: Place, choice: Choice, one: Comparison) -> int | None:
        """Begin the next look at an action; None where it needs none."""
        for look in (one, one._replace(among=True)):
            ticket = self._confirm(place, choice, look)
            if ticket is not None:
                self._confirmed[ticket] = look
                return ticket
        return None

    def advise(self, place: Place) -> None:
        """Take note that the best action of a place was advised: it is not compared anew, for nobody may blame it."""
        known = self._known[place]
        new = (one for one in equals(known.choice) if one not in known.confirmed)
        self._known[place] = known._replace(confirmed=(*known.confirmed, *new))
        self._keep()

    def look_longer(self, place: Place, who: object, told: Told) -> None:
        """Have a place that is known looked at for longer: what comes of it is told, and known only by ``settle``."""
        ticket = self._think(place, self._known[place].looked + 1)
        self._longer.add(ticket)
        self._waiting[ticket] = place, [_Waiting(who, told)]

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

    def take(self, thought: Thought) -> bool:
        """Take a thought if it is about one of the places, and tell all who wait for it."""
        place, waiting = self._waiting.pop(thought.ticket, (None, []))
        if place is None:
            return False
        longer, compared = thought.ticket in self._longer, self._confirmed.pop(thought.ticket, None)
        self._longer.discard(thought.ticket)
        if thought.choice is None or longer:
            for one in waiting:
                one.told(thought.choice)
            return True
        before = self._known.get(place)
        if compared is None:
            self._known[place] = Judgement(thought.choice, against=self.against)
        elif before is not None:
            done = compared if compared.among else compared.and_by(thought.choice)
            ticket = None if compared.among else self._compare(place, before.choice, done)
            if ticket is not None:
                self._waiting[ticket] = place, waiting
                return True
            choice = done.settle(before.choice)
            if compared.among and thought.choice.otherwise is not None:
                choice = msgspec.structs.replace(choice, otherwise=thought.choice.otherwise)
            self._known[place] = before._replace(choice=choice, confirmed=(*before.confirmed, compared.action))
        for one in waiting:
            self.ask(place, one.who, one.told, one.action)
        self._keep()
        return True

    def _keep(self) -> None:
        """Keep what is known with the record, once nothing more is thought about; where it cannot be, play goes on."""
        if self._record is not None and not self._waiting:
            with suppress(OSError):
                self._record.save(self._known)

    def forget(self, who: object) -> None:
        """Take note that somebody wants to know nothing more; what nobody waits for is not thought about."""
        for ticket, (place, waiting) in list(self._waiting.items()):
            left = [one for one in waiting if one.who is not who]
            if left:
                self._waiting[ticket] = place, left
            else:
                del self._waiting[ticket]
                self._confirmed.pop(ticket, None)
                self._forget(ticket)


class Judge:
    """Has choices judged, and gathers their verdicts.

    :param told: is called with each verdict as it comes, None where a choice could not be weighed.
    :ivar verdicts: those of this deal so far. :ivar asked: how many choices were to be judged.
    """

    def __init__(self, match: PracticeScene, told: Callable[[review.Verdict | None], None]) -> None:
        self._match = match
        self._told = told
        self.verdicts: list[review.Verdict] = []
        self.asked = 0
        self._open: list[review.Decision] = []
        self._asking: review.Decision | None = None
        self._asks = False

    @property
    def left(self) -> int:
        """Return how many choices are still thought about."""
        return len(self._open)

    def ask(self, decisions: Sequence[review.Decision]) -> None:
        """Have choices judged, each to its end before the next: the first verdicts need not wait for the last."""
        self.asked += len(decisions)
        self._open += decisions
        self._go_on()

    def _go_on(self) -> None:
        """Ask for the next verdict, and for those behind it as long as they are known at once."""
        if self._asks:
            return
        self._asks = True
        while self._open and self._asking is None:
            decision = self._asking = self._open[0]
            place = Place(decision.at, decision.view)
            self._match.judgements.ask(place, self, partial(self._judge, decision), decision.action)
        self._asks = False

    def settle(self, verdict: review.Verdict) -> None:
        """Put a verdict into the place of that on the same choice which was too close to call."""
        for number, one in enumerate(self.verdicts):
            if one.close and (one.decision.at, one.decision.action) == (verdict.decision.at, verdict.decision.action):
                self.verdicts[number] = verdict._replace(decision=one.decision)

    def take_back(self, at: int) -> set[int]:
        """Take note that what was done from this place on is taken back; what was told stays, what was not never is.

        :return: which of the verdicts are of choices that are taken back.
        """
        self._open = [one for one in self._open if one.at < at]
        return {number for number, one in enumerate(self.verdicts) if one.decision.at >= at}

    def _judge(self, decision: review.Decision, choice: Choice | None) -> None:
        self._asking = None
        if decision in self._open:
            self._open.remove(decision)
            self._take(decision, choice)
        self._go_on()

    def _take(self, decision: review.Decision, choice: Choice | None) -> None:
        verdict = None
        if choice is not None:
            verdict = review.judge(decision, choice, self._match.known.measure(decision.view))
        if verdict is not None:
            self.verdicts.append(verdict)
        if not self.left:
            self._match.note(self.verdicts)
        self._told(verdict)

    def forget(self) -> None:
        """Drop what was judged and what is still thought about: the deal is over, taken back or played again."""
        self._match.judgements.forget(self)
        self.verdicts.clear()
        self._open.clear()
        self._asking = None
        self.asked = 0
