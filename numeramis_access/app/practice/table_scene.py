"""The practice table: take back, ask for hints and odds, look at all cards, go step by step, play a deal again."""

from __future__ import annotations

import random
import secrets
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from weakref import proxy

from numeramis_access.app.practice.costly import CostlyMoments
from numeramis_access.app.practice.counting import CountingDesk
from numeramis_access.app.practice.drill import keep
from numeramis_access.app.practice.judge import Comparison, Judgements
from numeramis_access.app.practice.longer import LongerDesk
from numeramis_access.app.practice.master import MasterScene, own_deal
from numeramis_access.app.practice.retry import RetryDesk
from numeramis_access.app.practice.review import ReviewDesk
from numeramis_access.app.practice.table_menu import table_menu
from numeramis_access.app.practice.telling import PracticeTelling
from numeramis_access.app.practice.worth import WEAKER, WorthDesk
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push, Replace, Scene, Transition
from numeramis_access.app.table.help import PRACTICE_ONLY
from numeramis_access.app.table.kept_matches import restore
from numeramis_access.app.table.local_match import new_seats, timing
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.screen import CONTINUE
from numeramis_access.core import notation
from numeramis_access.core.actions import Action, EndPlay
from numeramis_access.core.cards import SUIT
from numeramis_access.core.ruleset import AnyRuleset, Options, PastTrick, State, View
from numeramis_access.core.table import Table
from numeramis_access.input.commands import SEATS, AnyCommand, Command
from numeramis_access.input.inbox import Incoming, Thought
from numeramis_access.players.judging import LONGER, rivals, undecided
from numeramis_access.players.policy import Choice
from numeramis_access.practice import hints, playing_on, review, themes, weeks
from numeramis_access.practice.judgements import Place, RecordJudgements
from numeramis_access.practice.odds import practice_of
from numeramis_access.practice.schedule import with_judged
from numeramis_access.store.journal import read
from numeramis_access.tables.computers import ThinkingTask
from numeramis_access.tables.local_seat import PracticeSeat
from numeramis_access.tables.practice import PracticeTable
from numeramis_access.tables.seats import TableSeat
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line, trick_line

#: how many numbers a match may have that nobody has named: few enough to be remembered
NUMBERS = 1_000_000


def begin(app: App, rules: AnyRuleset, options: Options, seats: int, seed: int | None) -> Replace:
    """Begin a match that is neither kept nor counted.

    :param seed: names the match; None has a short one drawn, which is told so that its deals can be played again.
    """
    match = Table(rules, options, seats, secrets.randbelow(NUMBERS) if seed is None else seed)
    return Replace(with_match(app, match))


def with_match(
    app: App, match: Table, before: State | None = None, record: Path | None = None, by: str = ""
) -> PracticeScene:
    """Return a practice table at which this match stands, against the opponents that are set now.

    :param before: how the deal ended another time, to be compared with. :param record: from which the match comes.
    :param by: who played it then in the player's place, empty for the player.
    """
    judged = None
    if record is not None:
        saved = read(record)
        judged = RecordJudgements(record, restore(saved, app.catalogue), saved.levels[1:])
    level = app.catalogue[match.ruleset.name].level(app.settings.level)
    scene = at_table(app, match, new_seats(app, match.seats, level), before, judged, by)
    scene.recall()
    return scene


def at_table(
    app: App,
    match: Table,
    seats: tuple[TableSeat, ...],
    before: State | None = None,
    record: RecordJudgements | None = None,
    by: str = "",
) -> PracticeScene:
    """Return the scene of a practice table, the player on the first seat."""
    table = PracticeTable(match, seats, app.thinker, app.now, lambda: timing(app, rests=True))
    return PracticeScene(app, PracticeSeat(table), before, record, by)


#: the level as which people are taken, and computers of several levels
PEOPLE = "club"


class PracticeScene(MatchScene):
    """A match that counts for nothing; nothing of it is kept.

    :param before: how the deal ended another time, to be compared with. :param record: where judgements are kept.
    :param by: who played in the player's place in the record, empty for the player.
    :ivar seat: at a practice table, which allows more than others. :ivar review: what mattered in the deal that has
        ended. :ivar worth: what each choice was worth, as it is made. :ivar counting: what is counted.
    :ivar costly: the costly moments that the review has found. :ivar others: matches that come of this one.
    :ivar advised: the places at which a hint was told, by how many actions came before: a choice there counts half.
    """

    counts = False
    takes_back = True

    def __init__(
        self,
        app: App,
        seat: PracticeSeat,
        before: State | None = None,
        record: RecordJudgements | None = None,
        by: str = "",
    ) -> None:
        super().__init__(app, seat)
        self.seat: PracticeSeat = seat
        self.talk.looks_back = True
        self.known = practice_of(app.catalogue[seat.facts.game])
        self.judgements = Judgements(
            self._judged_elsewhere, self._compare_elsewhere, app.thinker.forget, record, self._level_of_others
        )
        self._met = record.levels if record is not None else ()
        self.longer = LongerDesk(self)
        self.review = ReviewDesk(self)
        self.worth = WorthDesk(self)
        self.counting = CountingDesk(self)
        self.retries = RetryDesk(self, before, by)
        self.costly = CostlyMoments(proxy(self))
        self.others = OtherMatches(proxy(self))
        self.telling = PracticeTelling(proxy(self))
        self._asked: tuple[AnyCommand, int] | None = None
        self._again = 0
        self._noted: set[int] = set()
        self.advised: set[int] = set()
        self._by = by

    def enter(self) -> None:
        """Begin, or say where it stands, and the first time whose choices are in the record."""
        super().enter()
        if self._by:
            self.tell_later(Line("practice-in-place", {"name": self._by}))
            self._by = ""

    @property
    def _waiting_choice(self) -> str:
        """Return the message that names what Enter does where the table waits for that alone; empty elsewhere."""
        return CONTINUE if self.seat.table.waits_for_step else super()._waiting_choice

    @property
    def _judge(self) -> str:
        """Return who hints and reviews."""
        return self.app.catalogue[self.game].judge

    @property
    def game(self) -> str:
        """Return the game that is played."""
        return self.seat.facts.game

    def decisions(self) -> list[review.Decision]:
        """Return the player's choices in the last deal that began."""
        return review.decisions(self.seat.table.match, self.seat.position.seat)

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
                self._give_hint()
            case Command.ODDS:
                self._tell_odds()
            case Command.RETRY:
                self.retries.stand_at_next()
            case Command.UNDO:
                self.undo()
            case Command.OPEN_CARDS:
                self._open_cards()
            case Command.STEP:
                self._step()
            case Command.LAST_TRICK if self.view.past_tricks():
                self._tell_old_trick(self.view.past_tricks())
            case _ if command in SEATS and self._again % 2 and (seat := self.talk.seat_at(SEATS[command])) is not None:
                self.app.tell(self.talk.played_by(seat))
            case Command.ACTIVATE if self.seat.table.waits_for_step:
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
        view, match = self.view, self.seat.table.match
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

    def _give_hint(self) -> None:
        if not self.own_turn:
            self.tell(Line("hint-not-your-turn"))
            return
        self.judgements.forget(self)
        place = self._place()
        self.judgements.ask(place, self, partial(self._tell_hint, place))

    def _place(self) -> Place:
        return Place(len(self.seat.table.match.record), self.view)

    def think(self, view: View, chance: str, sure: bool = False, times: float = 1.0) -> int:
        """Ask the strongest player about a view; return the ticket of its answer.

        :param sure: see ``ThinkingTask``, as ``times``.
        """
        against = self.judgements.against if sure else ""
        task = ThinkingTask(self.game, self._judge, view, chance, sure=sure, times=times, against=against)
        return self.app.thinker.ask(task)

    def _level_of_others(self) -> str:
        """Return the level of the others that judgements reckon with, empty where they suppose good play."""
        players = self.app.catalogue[self.game].players()
        return "" if players.judge is None or players.supposes_good_play else self._sitting()

    def _sitting(self) -> str:
        """Return the level of the others: of those whom the record names, else who sits here.

        People, and computers of several levels, are taken as players of a club.
        """
        found = {level or PEOPLE for level in self._met or [seat.level for seat in self.seat.seats[1:]]}
        return found.pop() if len(found) == 1 else PEOPLE

    def _judged_elsewhere(self, place: Place, longer: int) -> int:
        chance, times = (f"{place.chance_words}/longer/{longer}", LONGER) if longer else (place.chance_words, 1.0)
        return self.think(place.view, chance, sure=True, times=times)

    def _compare_elsewhere(self, place: Place, known: Choice, one: Comparison) -> int | None:
        """Have an action compared anew with what may be better, or go on with that; None where nothing is in doubt."""
        if one.among:
            return self._doubt_elsewhere(place, one.settle(known), one.action)
        line = review.doubt(review.Decision(1, place.view, one.action), known, self.known.measure(place.view))
        if line is None or (one.surer is not None and not undecided(one.surer, one.action, line, one.looks)):
            return None
        others = rivals(known, one.action) if one.surer is None else (one.surer.action,)
        compared = tuple(map(notation.write, (*others, one.action)))
        chance = place.chance_words_of(one.action, one.looks)
        return self.app.thinker.ask(
            ThinkingTask(
                self.game, self._judge, place.view, chance, sure=True, compared=compared, line=line, looks=one.looks
            )
        )

    def _doubt_elsewhere(self, place: Place, known: Choice, action: Action) -> int | None:
        """Have a blamed action, in some games the best one too, looked at among those who sit there.

        :return: None where judgements suppose just those, and of all other actions.
        """
        level, decision = self._sitting(), review.Decision(1, place.view, action)
        players = self.app.catalogue[self.game].players()
        measure = self.known.measure(place.view)
        actions: tuple[Action, ...] = (known.action, action)
        line = review.blamed_line(decision, known, measure)
        if line is None and players.doubts_best:
            line, actions = review.best_line(decision, known, measure), (action,)
        if line is None or level not in WEAKER or not players.supposes_good_play:
            return None
        compared = tuple(map(notation.write, actions))
        chance = f"{place.chance_words_of(action)}/{level}"
        return self.app.thinker.ask(
            ThinkingTask(
                self.game, self._judge, place.view, chance, sure=True, compared=compared, line=line, against=level
            )
        )

    def _tell_hint(self, place: Place, choice: Choice | None) -> None:
        if choice is None or not self.own_turn or place != self._place():
            self.tell(Line("hint-none"))
            return
        self.advised.add(place.at)
        self.judgements.advise(place)
        if self._again and self._asked and self._asked[0] is Command.HINT:
            self.tell(*hints.comparison(choice, self.talk.narrator, self.view, self.known.measure(self.view)))
        else:
            self.tell(*hints.advice(choice, self.talk.narrator, self.view, self.known, self.app.settings.verbosity))

    def _tell_odds(self) -> None:
        here = self.desk.here()
        card = here if isinstance(here, str) else None
        found = self.known.odds(self.view, card, self.desk.marked())
        self.tell(*found.lines(self.app.settings.verbosity, again=self._again % 2 == 1))

    # taking back

    def undo(self) -> None:
        """Take back to the own decision before; step by step, one action of anybody."""
        undone = self.seat.table.undo(self.seat.entrant)
        if not undone:
            self.tell(Line("practice-undo-nothing"))
            return
        self.review.forget()
        self.worth.take_back(len(self.seat.table.match.record))
        self.hear()
        self.tell(Line("practice-undone", {"count": undone}, cue="undo"))
        answers = (*self.talk.answer("table"), *self.talk.answer("turn"))
        self.app.tell(replace(said, priority=Priority.QUEUE) for said in answers)

    def tell_place(self, *lines: Line) -> None:
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

    def note(self, verdicts: list[review.Verdict], settled: bool = False) -> None:
        """Count judged choices among those of the week, each once: what is tried again is no measure.

        :param settled: whether they were too close to call until now, and counted as none.
        """
        if settled:
            self._noted -= {one.decision.at for one in verdicts}
        first = {one.decision.at: one for one in reversed(verdicts) if one.decision.at not in self._noted}
        fresh = [one for one in first.values() if not one.close]
        self._noted |= first.keys()
        changes = []
        for one in fresh:
            kind = weeks.kind_of(one.decision.view, one.decision.action, self.known.kinds)
            advised = one.decision.at in self.advised
            counted = review.counted(one, self.known.measure(one.decision.view), advised)
            name = f"{self.game}{weeks.BETWEEN}{kind}"
            changes.append(partial(with_judged, now=time.time(), name=name, judged=counted))
        if changes:
            keep(self.app, *changes)

    def repeat_deal(self) -> None:
        """Play the deal again from its beginning, with the same cards."""
        self.review.forget()
        self.worth.forget()
        self.seat.table.repeat_deal()
        self.hear()

    # looking

    def _open_cards(self) -> None:
        """Tell everybody's cards: allowed here alone."""
        lines = [
            Line(f"practice-open-{'suits' if hand[0] in SUIT else 'hand'}", {"seat": seat, "cards": hand}, seat)
            for seat, hand in enumerate(self.seat.table.open_cards())
            if seat != self.seat.position.seat and hand
        ]
        self.tell(*([Line("practice-open"), *lines] if lines else [Line("practice-open-none")]))

    def _tell_old_trick(self, past: tuple[PastTrick, ...]) -> None:
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
            waited = self.seat.table.waits_for_step
            super().receive(item)
            if self.seat.table.waits_for_step and not waited:
                self.app.say("practice-step-ready", Priority.QUEUE)
        return None

    def due(self) -> float | None:
        """Return when the table or the review has something to do: at once when the coach has a question."""
        if self.counting.waits:
            return self.app.now()
        return min((when for when in (super().due(), self.review.due()) if when is not None), default=None)

    def tick(self) -> Transition | None:
        """Have the table do what is due, and the coach ask what it waits to ask."""
        super().tick()
        self.review.tick()
        asked = self.counting.question() if self.counting.waits else None
        return Push(asked) if asked is not None else None

    def _step(self) -> None:
        """Let the opponent who waits act; the first press begins to go step by step."""
        if not self.seat.table.by_step:
            self.seat.table.by_step = True
            self.tell(Line("practice-by-step"))
        elif self.seat.table.step():
            self.hear()
        else:
            self.app.tell(self.talk.answer("turn"))

    def leave(self) -> None:
        """Leave the table; what is still thought about for hints and review is nobody's."""
        self.review.forget()
        self.worth.forget()
        self.judgements.forget(self)
        self.judgements.forget(self.longer)
        super().leave()

    # going on elsewhere

    def play_again(self) -> Transition:
        """Begin a match like this one, with new cards."""
        return Replace(self.others.with_seed(secrets.randbelow(NUMBERS)))


class OtherMatches:
    """The matches that come of one at the practice table: its deal by others, and other deals like it."""

    def __init__(self, match: PracticeScene) -> None:
        self._match = match

    def places(self) -> list[tuple[int, str]]:
        """Return the other seats: how many places clockwise from the own one, and who sits where."""
        match = self._match
        people, own, count = match.talk.people(), match.seat.position.seat, match.seat.facts.seats
        where = {1: "left", count - 1: "right"} | ({count // 2: "opposite"} if count in (2, 4) else {})
        return [
            (steps, match.app.text(
                "practice-seat", name=people.persons[(own + steps) % count].name,
                where=where.get(steps, "other"), place=steps,
            ))
            for steps in range(1, count)
        ]  # fmt: skip

    def from_seat(self, steps: int) -> PracticeScene:
        """Return a new match that begins with this deal, the player having another seat's cards."""
        match = self._match
        return at_table(match.app, match.seat.table.from_seat(steps), match.seat.seats)

    def with_theme(self, theme: str) -> PracticeScene | None:
        """Return a match like this one whose first deal shows a theme, None where none does."""
        app, match = self._match.app, self._match.seat.table.match
        fits = themes.themes_of(app.catalogue[self._match.game]).themes[theme]
        try:
            return self.with_seed(themes.deal(match.ruleset, match.options, match.seats, fits, random.Random()))
        except themes.NoSuchDeal:
            return None

    def master(self) -> MasterScene | None:
        """Return the deal as the strongest player goes on with it; None where nothing is left of it."""
        match, played = self._match, self._match.seat.table.match
        begun, ended = playing_on.began(played), playing_on.state_at_deal_end(played)
        under_way = begun is not None and ended is None and not played.over
        return MasterScene(match.app, match.seat, match.known, match.judgements) if under_way else None

    def compared(self) -> MasterScene | None:
        """Return the deal that is over beside what the strongest player makes of it; None while it goes on."""
        match = self._match
        own = own_deal(match.seat, match.known)
        return MasterScene(match.app, match.seat, match.known, match.judgements, own) if own is not None else None

    def with_seed(self, seed: int) -> PracticeScene:
        """Return a match like this one, called by another number, against the opponents that are set now."""
        match = self._match.seat.table.match
        again = Table(match.ruleset, match.options, match.seats, seed)
        return with_match(self._match.app, again)
