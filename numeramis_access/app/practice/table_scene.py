"""The practice table: take back, ask for hints and odds, look at all cards, go step by step, play a deal again."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from numeramis_access.app.practice.counting import CountingDesk
from numeramis_access.app.practice.drill import keep, load
from numeramis_access.app.practice.judge import Judgements
from numeramis_access.app.practice.kept_positions import take
from numeramis_access.app.practice.longer import LongerDesk
from numeramis_access.app.practice.master import MasterScene, own_deal
from numeramis_access.app.practice.retry import RetryDesk
from numeramis_access.app.practice.review import ReviewDesk
from numeramis_access.app.practice.table_menu import table_menu
from numeramis_access.app.practice.worth import WorthDesk
from numeramis_access.app.shell.keys import key_of
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push, Replace, Scene, Transition
from numeramis_access.app.table.help import PRACTICE_ONLY
from numeramis_access.app.table.kept_matches import restore
from numeramis_access.app.table.local_match import new_seats, timing
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.core.actions import Action, EndPlay
from numeramis_access.core.cards import SUIT
from numeramis_access.core.ruleset import AnyRuleset, Options, PastTrick, State, View
from numeramis_access.core.seats import Seat
from numeramis_access.core.table import Table
from numeramis_access.input.commands import SEATS, AnyCommand, Command
from numeramis_access.input.inbox import Incoming, Thought
from numeramis_access.players.judging import LONGER
from numeramis_access.players.policy import Choice
from numeramis_access.practice import hints, playing_on, positions, review, themes, weeks
from numeramis_access.practice.judgements import KeptJudgement, Place, RecordJudgements, packed
from numeramis_access.practice.odds import practice_of
from numeramis_access.practice.schedule import with_judged
from numeramis_access.store.journal import read
from numeramis_access.tables.local_seat import PracticeSeat
from numeramis_access.tables.messages import Happened
from numeramis_access.tables.opponents import ThinkingTask
from numeramis_access.tables.practice import PracticeTable
from numeramis_access.tables.seats import TableSeat
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.game import Line, trick_line
from numeramis_access.words.people import People

#: how many numbers a match may have that nobody has named: few enough to be remembered
NUMBERS = 1_000_000


def begin(app: App, rules: AnyRuleset, options: Options, seats: int, seed: int | None) -> Replace:
    """Begin a match that is neither kept nor counted.

    :param seed: names the match; None has a short one drawn, which is told so that its deals can be played again.
    """
    match = Table(rules, options, seats, secrets.randbelow(NUMBERS) if seed is None else seed)
    return Replace(with_match(app, match))


def with_match(
    app: App, match: Table, before: State | None = None, record: Path | None = None
) -> PracticeScene:
    """Return a practice table at which this match stands, against the opponents that are set now.

    :param before: how the deal ended another time, to be compared with. :param record: from which the match comes.
    """
    judged = None
    if record is not None:
        judged = RecordJudgements(record, restore(read(record), app.catalogue))
    scene = at_table(app, match, new_seats(app, match.seats, app.settings.level), before, judged)
    scene.recall()
    return scene


def at_table(
    app: App,
    match: Table,
    seats: tuple[TableSeat, ...],
    before: State | None = None,
    record: RecordJudgements | None = None,
) -> PracticeScene:
    """Return the scene of a practice table, the player on the first seat."""
    table = PracticeTable(match, seats, app.thinker, app.now, lambda: timing(app, rests=True))
    return PracticeScene(app, PracticeSeat(table), before, record)


class PracticeScene(MatchScene):
    """A match that counts for nothing; nothing of it is kept.

    :param before: how the deal ended another time, to be compared with. :param record: where judgements are kept.
    :ivar seat: at a practice table, which allows more than others. :ivar review: what mattered in the deal that has
        ended. :ivar worth: what each choice was worth, as it is made. :ivar counting: what is counted.
    :ivar advised: the places at which a hint was told, by how many actions came before: a choice there counts half.
    """

    counts = False
    takes_back = True

    def __init__(
        self, app: App, seat: PracticeSeat, before: State | None = None, record: RecordJudgements | None = None
    ) -> None:
        super().__init__(app, seat)
        self.seat: PracticeSeat = seat
        self.talk.looks_back = True
        self.known = practice_of(app.catalogue[seat.facts.game])
        self.judgements = Judgements(self._judged_elsewhere, app.thinker.forget, record)
        self.longer = LongerDesk(self)
        self.review = ReviewDesk(self)
        self.worth = WorthDesk(self)
        self.counting = CountingDesk(self)
        self.retries = RetryDesk(self, before)
        self._asked: tuple[AnyCommand, int] | None = None
        self._again = 0
        self._standing: list[Line] = []
        self._noted: set[int] = set()
        self.advised: set[int] = set()

    @property
    def practice(self) -> PracticeTable:
        """Return the table with what is allowed here alone."""
        return self.seat.table

    @property
    def game(self) -> str:
        """Return the game that is played."""
        return self.seat.facts.game

    def people(self) -> People:
        """Return who sits where now."""
        return self.talk.people()

    def decisions(self) -> list[review.Decision]:
        """Return the player's choices in the last deal that began."""
        return review.decisions(self.practice.match, self.seat.position.seat)

    # keys

    def command(self, command: AnyCommand) -> Transition | None:
        """Answer a key; where the player does without them, some answers cost a point."""
        done = self._command(command)
        self.counting.count_question(command)
        return done

    def _command(self, command: AnyCommand) -> Transition | None:
        """Answer what only practice answers; leave the rest to the match."""
        key = (command, self.seat.number)
        self._again = self._again + 1 if self._asked == key else 0
        self._asked = key
        match command:
            case Command.HINT if not self.app.catalogue[self.game].opponents:
                self.tell(Line("no-such-question"))
            case Command.HINT if self.waits_for_player or self.over:
                self.review.ask()
            case Command.HINT:
                self._hint()
            case Command.ODDS:
                self._odds()
            case Command.RETRY:
                self.retries.again()
            case Command.UNDO:
                self.undo()
            case Command.OPEN_CARDS:
                self._open_cards()
            case Command.STEP:
                self._step()
            case Command.LAST_TRICK if self.view.past_tricks():
                self._old_trick(self.view.past_tricks())
            case _ if command in SEATS and self._again % 2 and (seat := self.talk.seat_at(SEATS[command])) is not None:
                self.app.tell(self.talk.played_by(seat))
            case Command.ACTIVATE if self.practice.waits_for_step:
                self._step()
            case _:
                return super().command(command)
        return None

    def possible(self) -> set[AnyCommand]:
        """Return what can do something at this table now, with what practice alone has."""
        found = super().possible() | PRACTICE_ONLY
        if not self.app.catalogue[self.game].opponents:
            found.discard(Command.HINT)
        return found if self.retries.known else found - {Command.RETRY}

    def act(self, action: Action) -> None:
        """Offer an action, and have its worth told where that is wished."""
        view, match = self.view, self.practice.match
        judged = len(view.legal) > 1 and not isinstance(action, EndPlay)
        if self.own_turn and judged and match.ruleset.refuse(match.state, action) is None:
            at = len(match.record)
            self.worth.judge_choice(review.decision(at, view, action)._replace(at=at))
        super().act(action)

    def tell(self, *lines: Line) -> None:
        """Tell lines as the answer to a key."""
        self.app.tell(
            [self.talk.say(line, Priority.QUEUE if place else Priority.NOW) for place, line in enumerate(lines)]
        )

    def menu(self) -> Scene:
        """Return what Escape opens."""
        return table_menu(self.app, self)

    # hints and odds

    def _hint(self) -> None:
        if not self.own_turn:
            self.tell(Line("hint-not-your-turn"))
            return
        self.judgements.forget(self)
        place = self._place()
        self.judgements.ask(place, self, partial(self._tell_hint, place))

    def _place(self) -> Place:
        return Place(len(self.practice.match.record), self.view)

    def think(self, view: View, chance: str, sure: bool = False, times: float = 1.0) -> int:
        """Ask the strongest player about a view; return the ticket of its answer.

        :param sure: see ``ThinkingTask``, as ``times``.
        """
        return self.app.thinker.ask(ThinkingTask(self.game, hints.LEVEL, view, chance, sure=sure, times=times))

    def _judged_elsewhere(self, place: Place, longer: int) -> int:
        chance, times = (f"{place.chance}/longer/{longer}", LONGER) if longer else (place.chance, 1.0)
        return self.think(place.view, chance, sure=True, times=times)

    def _tell_hint(self, place: Place, choice: Choice | None) -> None:
        if choice is None or not self.own_turn or place != self._place():
            self.tell(Line("hint-none"))
            return
        self.advised.add(place.at)
        if self._again and self._asked and self._asked[0] is Command.HINT:
            self.tell(*hints.comparison(choice, self.narrator, self.view, self.known.measure(self.view)))
        else:
            self.tell(*hints.advice(choice, self.narrator, self.view, self.known, self.app.settings.verbosity))

    def _odds(self) -> None:
        here = self.desk.here()
        card = here if isinstance(here, str) else None
        found = self.known.odds(self.view, card, self.desk.marked())
        self.tell(*found.lines(self.app.settings.verbosity, again=self._again % 2 == 1))

    # taking back

    def undo(self) -> None:
        """Take back to the own decision before; step by step, one action of anybody."""
        undone = self.practice.undo(self.seat.entrant)
        if not undone:
            self.tell(Line("practice-undo-nothing"))
            return
        self.review.forget()
        self.worth.take_back(len(self.practice.match.record))
        self.hear()
        self.tell(Line("practice-undone", {"count": undone}, cue="undo"))
        answers = (*self.talk.answer("table"), *self.talk.answer("turn"))
        self.app.tell(replace(said, priority=Priority.QUEUE) for said in answers)

    def stood_at(self, *lines: Line) -> None:
        """Take note that the match stands elsewhere, tell these lines, and how it stands there."""
        self.review.forget()
        self.worth.forget()
        self.hear()
        self.tell(*lines)
        answers = [one for question in ("table", "hand", "turn") for one in self.talk.answer(question)]
        self.app.tell(replace(said, priority=Priority.QUEUE) for said in answers)

    def tell_later(self, line: Line) -> None:
        """Tell a line behind what is being said."""
        self.app.tell([self.talk.say(line, Priority.QUEUE)])

    def retry(self, verdict: review.Verdict) -> None:
        """Stand at a costly moment once more."""
        self.retries.at(verdict)

    def look_back(self) -> None:
        """Tell what mattered in the deal so far."""
        self.review.ask()

    def judge_anew(self) -> None:
        """Have the choices of the deal judged by this version of the program."""
        self.review.judge_anew()

    @property
    def judged_before(self) -> bool:
        """Return whether an earlier version judged what the review tells."""
        return self.review.older

    def note(self, verdicts: list[review.Verdict], settled: bool = False) -> None:
        """Count judged choices among those of the week, each once: what is tried again is no measure.

        :param settled: whether they were too close to call until now, and counted as none.
        """
        if settled:
            self._noted -= {one.decision.at for one in verdicts}
        first = {one.decision.at: one for one in reversed(verdicts) if one.decision.at not in self._noted}
        fresh = [one for one in first.values() if not one.close]
        self._noted |= first.keys()
        progress, now = load(self.app), time.time()
        for one in fresh:
            kind = weeks.kind_of(one.decision.view, one.decision.action, self.known.kinds)
            advised = one.decision.at in self.advised
            counted = review.counted(one, self.known.measure(one.decision.view), advised)
            progress = with_judged(progress, now, f"{self.game}{weeks.BETWEEN}{kind}", counted)
        if fresh:
            keep(self.app, progress)

    # exercises

    @property
    def costly(self) -> tuple[review.Verdict, ...]:
        """Return the costly moments that the review of this deal has found."""
        return self.review.findings.costly if self.review.findings is not None else ()

    def named_moment(self, verdict: review.Verdict) -> str:
        """Return what a costly moment is called: which choice it was, what was chosen and what it cost."""
        view = verdict.decision.view
        cost = hints.difference(verdict.loss, self.known.measure(view).unit)
        own = hints.named(self.narrator, verdict.decision.action, view)
        return self.app.text("position-moment", number=verdict.decision.number, own=own, **cost)

    def keep_moments(self, verdicts: tuple[review.Verdict, ...]) -> None:
        """Keep these moments as exercises, and say so."""
        now, match = time.time(), self.practice.match
        made = [
            positions.mistake(
                positions.position_at(match, one.decision.at, one.decision.number),
                one.loss, self.known.measure(one.decision.view).unit, now, self._judged(one.decision),
            )
            for one in verdicts
        ]  # fmt: skip
        self.app.say("position-kept", Priority.NOW, count=take(self.app, made))

    def _judged(self, decision: review.Decision) -> KeptJudgement | None:
        """Return how a decision was judged, as it is kept with its position."""
        known = self.judgements.known(Place(decision.at, decision.view))
        return packed(decision.at, known) if known is not None else None

    def repeat_deal(self) -> None:
        """Play the deal again from its beginning, with the same cards."""
        self.review.forget()
        self.worth.forget()
        self.practice.repeat_deal()
        self.hear()

    # looking

    def _open_cards(self) -> None:
        """Tell everybody's cards: allowed here alone."""
        lines = [
            Line(f"practice-open-{'suits' if hand[0] in SUIT else 'hand'}", {"seat": seat, "cards": hand}, seat)
            for seat, hand in enumerate(self.practice.open_cards())
            if seat != self.seat.position.seat and hand
        ]
        self.tell(*([Line("practice-open"), *lines] if lines else [Line("practice-open-none")]))

    def _old_trick(self, past: tuple[PastTrick, ...]) -> None:
        """Tell the last trick, and with every further press the one before it."""
        number = len(past) - self._again % len(past)
        opening = Line("practice-old-trick", {"number": number, "last": number == len(past)})
        plays = (trick_line("on-table", {"seat": seat, "card": card}, seat) for seat, card in past[number - 1])
        self.tell(opening, *plays)

    # pace

    def receive(self, item: Incoming) -> Transition | None:
        """Take a judgement, or an opponent's choice, which waits for the key when going by steps."""
        if not isinstance(item, Thought):
            return super().receive(item)
        if not self.judgements.take(item):
            waited = self.practice.waits_for_step
            super().receive(item)
            if self.practice.waits_for_step and not waited:
                self.app.say("practice-step-ready", Priority.QUEUE)
        return None

    def due(self) -> float | None:
        """Return when the table has something to do: at once when the coach has a question."""
        return self.app.now() if self.counting.waits else super().due()

    def tick(self) -> Transition | None:
        """Have the table do what is due, and the coach ask what it waits to ask."""
        super().tick()
        asked = self.counting.question() if self.counting.waits else None
        return Push(asked) if asked is not None else None

    def _step(self) -> None:
        """Let the opponent who waits act; the first press begins to go step by step."""
        if not self.by_step:
            self.set_by_step(True)
            self.tell(Line("practice-by-step"))
        elif self.practice.step():
            self.hear()
        else:
            self.app.tell(self.talk.answer("turn"))

    @property
    def by_step(self) -> bool:
        """Return whether opponents act only when they are asked to."""
        return self.practice.by_step

    def set_by_step(self, by_step: bool) -> None:
        """Go step by step, or at the usual pace again."""
        self.practice.by_step = by_step

    def leave(self) -> None:
        """Leave the table; what is still thought about for hints and review is nobody's."""
        self.review.forget()
        self.worth.forget()
        self.judgements.forget(self)
        self.judgements.forget(self.longer)
        super().leave()

    # telling

    def tell_events(self, messages: Sequence[Happened]) -> None:
        """Tell what happened, after each event how it stands, and after a deal that it can be reviewed."""
        for message, lines in zip(messages, self._standings(messages), strict=True):
            self._standing = lines
            if isinstance(message.event, self.seat.ruleset.begins_deal):
                self.review.forget()
                self.retries.forget()
                self.counting.deal_begins()
            super().tell_events([message])
            if isinstance(message.event, self.seat.ruleset.ends_deal):
                self.worth.deal_over()
                self.counting.deal_over()
                self.retries.deal_over()
                self.app.say("review-offer", Priority.QUEUE, key=key_of(self.app, self.context, Command.HINT))
        self._standing = []

    def _standings(self, messages: Sequence[Happened]) -> list[list[Line]]:
        """Return how it stands after each event: once for all that one player does, not where the result follows."""
        if any(isinstance(message.event, self.seat.ruleset.ends_deal) for message in messages):
            return [[] for _ in messages]
        found = [self.talk.words.standing(message.event, message.position.view) for message in messages]
        told: set[Seat] = set()
        for place in reversed(range(len(found))):
            seat = messages[place].event.about()
            if found[place] and seat in told:
                found[place] = []
            told |= {seat} if found[place] and seat is not None else set()
        return found

    def announcements(self, message: Happened) -> list[Announcement]:
        """Return what is told of an event, then how it stands; that it is the player's turn comes last."""
        said = super().announcements(message)
        turn = next((place for place, one in enumerate(said) if one.kind.startswith("your-turn")), len(said))
        return [*said[:turn], *map(self.talk.say, self._standing), *said[turn:]]

    # other seats

    def places(self) -> list[tuple[int, str]]:
        """Return the other seats: how many places clockwise from the own one, and who sits where."""
        people, own, count = self.people(), self.seat.position.seat, self.seat.facts.seats
        where = {1: "left", count - 1: "right"} | ({count // 2: "opposite"} if count in (2, 4) else {})
        return [
            (steps, self.app.text(
                "practice-seat", name=people.persons[(own + steps) % count].name,
                where=where.get(steps, "other"), place=steps,
            ))
            for steps in range(1, count)
        ]  # fmt: skip

    def from_seat(self, steps: int) -> PracticeScene:
        """Return a new match that begins with this deal, the player having another seat's cards."""
        return at_table(self.app, self.practice.from_seat(steps), self.seat.seats)

    def with_theme(self, theme: str) -> PracticeScene | None:
        """Return a match like this one whose first deal shows a theme, None where none does."""
        match = self.practice.match
        fits = themes.themes_of(self.app.catalogue[self.game]).themes[theme]
        try:
            return self.with_seed(themes.deal(match.ruleset, match.options, match.seats, fits, random.Random()))
        except themes.NoSuchDeal:
            return None

    def master(self) -> MasterScene | None:
        """Return the deal as the strongest player goes on with it; None where nothing is left of it."""
        match = self.practice.match
        under_way = playing_on.began(match) is not None and playing_on.ended(match) is None and not match.over
        return MasterScene(self.app, self.seat, self.known, self.judgements) if under_way else None

    def compared(self) -> MasterScene | None:
        """Return the deal that is over beside what the strongest player makes of it; None while it goes on."""
        own = own_deal(self.seat, self.known)
        return MasterScene(self.app, self.seat, self.known, self.judgements, own) if own is not None else None

    def again(self) -> Transition:
        """Begin a match like this one, with new cards."""
        return Replace(self.with_seed(secrets.randbelow(NUMBERS)))

    def with_seed(self, seed: int) -> PracticeScene:
        """Return a match like this one, called by another number, against the opponents that are set now."""
        match = self.practice.match
        again = Table(match.ruleset, match.options, match.seats, seed)
        return with_match(self.app, again)
