"""The practice table: undo, hints, odds, open cards, step by step play, review, and the same deal again."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, repeat
from pathlib import Path

from numeramis_access.app.practice import effects, table_menu
from numeramis_access.app.practice.costly import exercises, moment_name
from numeramis_access.app.practice.counting import CountingDesk, CountScene
from numeramis_access.app.practice.drill import change_progress
from numeramis_access.app.practice.hint_desk import HintDesk
from numeramis_access.app.practice.judge import Judgements
from numeramis_access.app.practice.judge_tasks import JudgeTasks
from numeramis_access.app.practice.kept_positions import add_positions
from numeramis_access.app.practice.longer import LongerDesk
from numeramis_access.app.practice.master import MasterScene, own_deal
from numeramis_access.app.practice.other_matches import find_seed_with_theme, is_under_way, match_with_seed, other_seats
from numeramis_access.app.practice.practice_tellers import PracticeTeller, standings
from numeramis_access.app.practice.retry import RetryDesk
from numeramis_access.app.practice.review import ReviewDesk
from numeramis_access.app.practice.same_deal import DealComparison, LevelsAtDealScene
from numeramis_access.app.practice.worth import Suppositions, WorthDesk
from numeramis_access.app.shell.keys import key_in_sentence
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push, Replace, Scene, Transition
from numeramis_access.app.table import match_menu
from numeramis_access.app.table.help import PRACTICE_COMMANDS
from numeramis_access.app.table.kept_matches import restore_match
from numeramis_access.app.table.local_match import new_seats, timing_of_settings
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.screen import CONTINUE_CHOICE
from numeramis_access.catalogue import Game
from numeramis_access.catalogue.load import find_part
from numeramis_access.core.actions import Action, EndPlay
from numeramis_access.core.cards import SUIT
from numeramis_access.core.ruleset import AnyRuleset, Options, PastTrick, State
from numeramis_access.core.table import Table
from numeramis_access.input.commands import SEAT_OFFSET_BY_COMMAND, AnyCommand, Command
from numeramis_access.input.inbox import Incoming, ThoughtFinished
from numeramis_access.practice import review, weeks
from numeramis_access.practice.drills import Drills
from numeramis_access.practice.judgements import Place, RecordJudgements
from numeramis_access.practice.odds import practice_of
from numeramis_access.practice.schedule import count_week, with_judged
from numeramis_access.store.journal import Entrant, read_journal
from numeramis_access.tables.local_seat import PracticeSeat
from numeramis_access.tables.messages import EventHappened
from numeramis_access.tables.practice import PracticeTable
from numeramis_access.tables.seats import Computer, TableSeat, gender_of
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.game import Line, trick_line

#: count of match numbers that are drawn by chance: small, so that a player can remember one
DRAWN_NUMBER_COUNT = 1_000_000


def begin_practice(app: App, rules: AnyRuleset, options: Options, seats: int, seed: int | None) -> Replace:
    """Return the transition to a practice table with a new match, which is neither saved nor counted.

    :param app: the program. :param rules: the game's rules. :param options: the game's options.
    :param seats: the number of players.
    :param seed: the number of the match. None draws a number below ``DRAWN_NUMBER_COUNT``, which the menu tells, so
        that the deals can be played again.
    """
    match = Table(rules, options, seats, secrets.randbelow(DRAWN_NUMBER_COUNT) if seed is None else seed)
    return Replace(scene_of_match(app, match))


def scene_of_match(
    app: App,
    match: Table,
    before: State | None = None,
    record: Path | None = None,
    by: str = "",
    entrants: Sequence[Entrant] = (),
    reviews: bool = False,
    met: tuple[str, ...] = (),
) -> PracticeScene:
    """Return a practice table with this match, against computers of the level in the settings.

    :param app: the program. :param match: the match.
    :param before: an earlier end of the deal, to compare with; None for none.
    :param record: the file that holds the match, in which judgements are saved; None for a match without a record.
    :param by: the name of the player on the first seat in the record, empty for the user.
    :param entrants: the players of the record, whose names the computers take; empty for names of their own.
    :param reviews: whether the review of the deal is told first, in place of the state of the match.
    :param met: the levels of the opponents in the record, "" for a person; empty for a match without a record.
    :raises UnreadableJournal: if this version cannot use the record. :raises OSError: if it cannot be read.
    """
    judged = None
    if record is not None:
        saved = read_journal(record)
        judged = RecordJudgements(record, restore_match(saved, app.catalogue))
    level = app.catalogue[match.ruleset.name].level(app.settings.level)
    own, *others = new_seats(app, match.seats, level)
    if entrants:
        others = [_computer(entrant, level) for entrant in entrants[1:]]
    scene = table_scene(app, match, (own, *others), before, judged, by)
    scene.tasks.met = met
    scene.recall()
    scene.reviews_first = reviews
    return scene


def _computer(entrant: Entrant, level: str) -> TableSeat:
    """Return the seat of a computer with the name of a player of the record."""
    return TableSeat(Computer(entrant.name, gender_of(entrant.gender), level=level))


def table_scene(
    app: App,
    match: Table,
    seats: tuple[TableSeat, ...],
    before: State | None = None,
    record: RecordJudgements | None = None,
    by: str = "",
) -> PracticeScene:
    """Return the scene of a practice table; the player sits on the first seat.

    :param app: the program. :param match: the match.
    :param seats: the seats, one for each entrant by its number from 0.
    :param before, record, by: as for ``PracticeScene``.
    """
    table = PracticeTable(match, seats, app.thinker, app.now, lambda: timing_of_settings(app, rests=True))
    return PracticeScene(app, PracticeSeat(table), before, record, by)


class PracticeScene(MatchScene):
    """A match for practice: it is not saved and not in the statistics of matches.

    Its judged choices count in the figures of the week.

    :param before: the state in which the deal ended earlier, to compare with; None for none.
    :param record: stores the judgements; None to store none.
    :param by: the name of the player on the first seat in the record, empty for the user.
    :ivar seat: the player's seat at the practice table. :ivar review: reviews the deal after its end.
    :ivar hints: gives hints. :ivar worth: tells the worth of each choice.
    :ivar longer: looks longer at choices that were too close to call.
    :ivar retries: leads back to the costly moments. :ivar counting: asks about counting.
    :ivar tasks: makes the tasks for the strongest player.
    :ivar reviews_first: whether the review is told on the next entry.
    """

    is_counted = False
    can_undo = True

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
        self.talk.may_look_back = True
        self.game_practice = practice_of(self._game)
        self.tasks = JudgeTasks(self._game, self.game_practice, seat)
        self.judgements = Judgements(self.tasks, app.thinker, record)
        narrator, suppositions = self.talk.narrator, Suppositions(self.judgements, self.tasks)
        self.longer = LongerDesk(self.judgements, self.game_practice, narrator)
        self.review = ReviewDesk(self.judgements, self.game_practice, suppositions, narrator)
        self.hints = HintDesk(self.judgements, self.game_practice, narrator, self._place)
        self.worth = WorthDesk(
            self.judgements, self.game_practice, suppositions, narrator, app, lambda: len(seat.table.match.record)
        )
        self.counting = CountingDesk(find_part(self._game.drills, Drills) or Drills({}))
        self.retries = RetryDesk(self.game_practice, before, by)
        self.teller = self._practice_teller = PracticeTeller(self.talk)
        self._asked: tuple[AnyCommand, int] | None = None
        self._again = 0
        self._noted: set[int] = set()
        self._by = by
        self.reviews_first = False

    def enter(self) -> None:
        """Begin the match, or tell its state, or the review that was asked for.

        The first time, name the player in the record whose seat this is, if it is not the user.
        """
        super().enter()
        if self._by:
            self._carry_out(effects.speak(Line("practice-in-place", {"name": self._by})))
            self._by = ""

    def _tell_entered(self) -> None:
        """Tell how the match stands, or in its place the review that was asked for."""
        reviews, self.reviews_first = self.reviews_first, False
        if reviews:
            self.seat.start()
            self.seat.news()  # the end of the record, which the player has heard
            self._tell_review()
        else:
            super()._tell_entered()

    @property
    def _waiting_choice(self) -> str:
        """Return the message for the Enter key while the table waits only for Enter; empty otherwise."""
        return CONTINUE_CHOICE if self.seat.table.is_waiting_for_step else super()._waiting_choice

    @property
    def _game(self) -> Game:
        """Return the catalogue's record of the game."""
        return self.app.catalogue[self.game]

    @property
    def game(self) -> str:
        """Return the name of the game."""
        return self.seat.facts.game

    def decisions(self) -> list[review.Decision]:
        """Return the player's choices in the current or last deal."""
        return review.decisions(self.seat.table.match, self.seat.position.seat)

    # effects that the parts return

    def _carry_out(self, asked: effects.Effects) -> None:
        """Carry out the effects that a part of the table returned, in order."""
        for effect in asked:
            match effect:
                case effects.Speak(lines, cuts):
                    priorities = chain([Priority.NOW if cuts else Priority.QUEUE], repeat(Priority.QUEUE))
                    self.app.tell(map(self.talk.announcement, lines, priorities))
                case effects.SpeakAnswer(question, view):
                    self._tell_behind(self.talk.narrator.answer(question, view))
                case effects.OfferMore(what):
                    self._carry_out(self._offers(what))
                case effects.CountChoices(verdicts, settled):
                    self._count(verdicts, settled)
                case effects.ReplaceVerdict(verdict):
                    self.worth.replace_verdict(verdict)
                    self.review.replace_verdict(verdict)
                case effects.StandAt(actions, line):
                    self.seat.table.replace_record(actions)
                    self._tell_place(line)

    def _tell_behind(self, said: Sequence[Announcement]) -> None:
        """Tell announcements after the current speech."""
        self.app.tell(replace(announcement, priority=Priority.QUEUE) for announcement in said)

    def _offers(self, what: str) -> effects.Effects:
        """Return the offer after a review: to look longer at close choices, or to retry and keep costly moments."""
        if what == "longer":
            close = self.longer.close_choices(self.decisions())
            return effects.speak(Line("practice-longer-offer", {"count": len(close)})) if close else ()
        key = key_in_sentence(self.app, "table", Command.RETRY)
        return effects.speak(Line("review-retry-offer", {"key": key}), Line("position-keep-offer"))

    # keys

    def command(self, command: AnyCommand) -> Transition | None:
        """Do a command; return the next transition, None to stay.

        If the player plays unaided, some answers of the table add a penalty point while the deal is under way.
        """
        done = self._command(command)
        if self.app.settings.unaided and not self.is_waiting_for_player:
            self._carry_out(self.counting.count_question(command))
        return done

    def _command(self, command: AnyCommand) -> Transition | None:
        """Answer the commands of practice; leave the rest to the match. Return the next transition, None to stay."""
        key = (command, self.seat.number)
        self._again = self._again + 1 if self._asked == key else 0
        self._asked = key
        match command:
            case Command.HINT if not self._game.opponents:
                self.tell(Line("no-such-question"))
            case Command.HINT if self.is_waiting_for_player or self.is_over:
                self._tell_review()
            case Command.HINT:
                self._give_hint()
            case Command.ODDS:
                self._tell_odds()
            case Command.RETRY:
                self._carry_out(self.retries.stand_at_next(self.review.costly_moments, self.seat.table.match))
            case Command.UNDO:
                self.undo()
            case Command.OPEN_CARDS:
                self._open_cards()
            case Command.STEP:
                self._step()
            case Command.LAST_TRICK if self.view.past_tricks():
                self._tell_old_trick(self.view.past_tricks())
            case _ if (
                command in SEAT_OFFSET_BY_COMMAND
                and self._again % 2
                and (seat := self.talk.seat_at(SEAT_OFFSET_BY_COMMAND[command])) is not None
            ):
                self.app.tell(self.talk.cards_played_by(seat))
            case Command.ACTIVATE if self.seat.table.is_waiting_for_step:
                self._step()
            case _:
                return super().command(command)
        return None

    def possible_commands(self) -> set[AnyCommand]:
        """Return the commands that work now: the match's commands and practice's, without the hint in a game
        without opponents and the retry without costly moments.
        """
        commands = super().possible_commands() | PRACTICE_COMMANDS
        if not self._game.opponents:
            commands.discard(Command.HINT)
        return commands if self.review.costly_moments or self.retries.moments else commands - {Command.RETRY}

    def act(self, action: Action) -> None:
        """Play an action, or refuse it. A legal choice between several actions is also judged if the player wants to
        hear its worth, and cancels a hint that is not complete.
        """
        view, match = self.view, self.seat.table.match
        judged = len(view.legal) > 1 and not isinstance(action, EndPlay)
        if self.is_own_turn and judged and match.ruleset.refuse(match.state, action) is None:
            at = len(match.record)
            self._carry_out(self.worth.judge_choice(review.decision(at, view, action)._replace(at=at)))
            self.hints.forget()
        super().act(action)

    def tell(self, *lines: Line) -> None:
        """Tell lines as the answer to a command: the first one cuts off the current speech, the others follow it."""
        self._carry_out(effects.speak(*lines, cuts=True))

    # hearing

    def _tell_events(self, messages: Sequence[EventHappened]) -> None:
        """Tell events, the score after each one, and the offer of a review after a deal."""
        rules = self.seat.ruleset
        for message, standing in zip(messages, standings(messages, rules, self.talk.words), strict=True):
            self._practice_teller.standing = standing
            if isinstance(message.event, rules.begins_deal):
                self.review.forget()
                self.retries.forget()
                self.counting.begin_deal()
            super()._tell_events([message])
            if isinstance(message.event, rules.ends_deal):
                self._end_deal()
        self._practice_teller.standing = ()

    def _end_deal(self) -> None:
        """Tell the total worth of the player's choices, and offer the review."""
        self._carry_out(self.worth.end_deal(self.is_over))
        self.tell_points()
        self._carry_out(self.retries.end_deal(self.seat.table.match, self.seat.position.seat))
        self.app.say("review-offer", Priority.QUEUE, key=key_in_sentence(self.app, self.context, Command.HINT))

    def tell_points(self) -> None:
        """Tell and save the penalty points of the deal, if the player plays unaided and the game has anything to count.

        The points begin again from 0 in any case.
        """
        week = self.counting.end_deal()
        if self.app.settings.unaided and week is not None:
            self.app.say("drill-unaided-sum", Priority.QUEUE, points=week.points)
            change_progress(self.app, partial(count_week, now=time.time(), week=week))

    # hints and odds

    def _give_hint(self) -> None:
        if not self.is_own_turn:
            self.tell(Line("hint-not-your-turn"))
            return
        place = Place(len(self.seat.table.match.record), self.view)
        self._carry_out(self.hints.ask(place, self.app.settings.verbosity, self._again > 0))

    def _place(self) -> Place | None:
        """Return the place where the player decides now, None if it is not the player's turn."""
        return Place(len(self.seat.table.match.record), self.view) if self.is_own_turn else None

    def _tell_odds(self) -> None:
        here = self.desk.item_under_cursor()
        card = here if isinstance(here, str) else None
        odds = self.game_practice.odds(self.view, card, self.desk.marked_cards())
        self.tell(*odds.lines(self.app.settings.verbosity, again=self._again % 2 == 1))

    # taking back

    def undo(self) -> None:
        """Take back the actions from the player's previous decision on, or in step by step play from any player's
        previous decision on; tell how many, the table and the turn.

        If there is nothing to take back, say so.
        """
        undone = self.seat.table.undo(self.seat.entrant)
        if not undone:
            self.tell(Line("practice-undo-nothing"))
            return
        self.review.forget()
        self.worth.take_back(len(self.seat.table.match.record))
        self.announce_news()
        self.tell(Line("practice-undone", {"count": undone}, cue="undo"))
        self._tell_behind([*self.talk.answer("table"), *self.talk.answer("turn")])

    def _tell_place(self, line: Line) -> None:
        """Drop the review and the worth after the match moved, then tell the line, table, hand and turn."""
        self.review.forget()
        self.worth.forget()
        self.announce_news()
        self.tell(line)
        for question in ("table", "hand", "turn"):
            self._tell_behind(self.talk.answer(question))

    def _count(self, verdicts: Sequence[review.Verdict], settled: bool) -> None:
        """Count judged choices in the figures of the week; a retry of the same place does not count.

        :param settled: whether the choices were too close to call until now, and therefore did not count.
        """
        if settled:
            self._noted -= {verdict.decision.at for verdict in verdicts}
        first = {verdict.decision.at: verdict for verdict in reversed(verdicts)}
        fresh = {at: verdict for at, verdict in first.items() if at not in self._noted}
        self._noted |= fresh.keys()
        changes = []
        for at, verdict in fresh.items():
            view, action = verdict.decision.view, verdict.decision.action
            name = f"{self.game}{weeks.NAME_SEPARATOR}{weeks.kind_of(view, action, self.game_practice.kinds)}"
            judged = review.count_verdict(verdict, self.game_practice.measure(view), at in self.judgements.advised)
            if not verdict.close:
                changes.append(partial(with_judged, now=time.time(), name=name, judged=judged))
        if changes:
            change_progress(self.app, *changes)

    def repeat_deal(self) -> None:
        """Take the match back to the beginning of the deal, so that it is played again with the same cards; its review
        is dropped.
        """
        self.review.forget()
        self.worth.forget()
        self.seat.table.repeat_deal()
        self.announce_news()

    # looking

    def _open_cards(self) -> None:
        """Tell the cards of all other players."""
        lines = [
            Line(f"practice-open-{'suits' if hand[0] in SUIT else 'hand'}", {"seat": seat, "cards": hand}, seat)
            for seat, hand in enumerate(self.seat.table.open_cards())
            if seat != self.seat.position.seat and hand
        ]
        self.tell(*([Line("practice-open"), *lines] if lines else [Line("practice-open-none")]))

    def _tell_old_trick(self, past: tuple[PastTrick, ...]) -> None:
        """Tell the last trick; each further press tells the trick before."""
        number = len(past) - self._again % len(past)
        opening = Line("practice-old-trick", {"number": number, "last": number == len(past)})
        plays = (trick_line("on-table", {"seat": seat, "card": card}, seat) for seat, card in past[number - 1])
        self.tell(opening, *plays)

    # pace

    def receive(self, item: Incoming) -> Transition | None:
        """Take a judgement, or the choice of an opponent, which is played when it is due; in step by step play it waits
        for the key.

        Other items are taken as at any table. Return None, to stay.
        """
        if not isinstance(item, ThoughtFinished):
            return super().receive(item)
        asked = self.judgements.take(item)
        if asked is not None:
            self._carry_out(asked)
        else:
            waited = self.seat.table.is_waiting_for_step
            super().receive(item)
            if self.seat.table.is_waiting_for_step and not waited:
                self.app.say("practice-step-ready", Priority.QUEUE)
        return None

    def due(self) -> float | None:
        """Return the time of the next tick for the table, a review or the coach, in seconds of the program's clock;
        None if none is due.
        """
        if self._coach_waits:
            return self.app.now()
        due = (super().due(), self.review.due(), self.longer.due())
        return min((when for when in due if when is not None), default=None)

    def tick(self) -> Transition | None:
        """Run the table and the reviews.

        Return the transition to the coach's question if there is one, else None, to stay.
        """
        super().tick()
        for desk in (self.review, self.longer):
            self._carry_out(desk.report_progress(self.app.now(), self.app.announcer.is_speaking))
        question = self.counting.question(self.view) if self._coach_waits else None
        return Push(CountScene(self.app, self.talk.narrator, question)) if question is not None else None

    @property
    def _coach_waits(self) -> bool:
        """Return whether the coach has a question now."""
        return self.app.settings.coach and self.is_own_turn and self.counting.has_question(self.view)

    def _step(self) -> None:
        """Let the waiting opponent act; the first press starts step by step play."""
        if not self.seat.table.by_step:
            self.seat.table.by_step = True
            self.tell(Line("practice-by-step"))
        elif self.seat.table.step():
            self.announce_news()
        else:
            self.app.tell(self.talk.answer("turn"))

    def leave(self) -> None:
        """Leave the table and cancel the requests for judgements."""
        self.review.forget()
        self.worth.forget()
        self.hints.forget()
        self.judgements.forget(self.longer)
        super().leave()

    # going on elsewhere

    def play_again(self) -> Transition:
        """Return the transition to a match like this one, with other cards."""
        return self._begin_seed(secrets.randbelow(DRAWN_NUMBER_COUNT))

    def _begin_seed(self, seed: int) -> Replace:
        """Begin a match with the same rules and another number, against computers of the level in the settings."""
        return Replace(scene_of_match(self.app, match_with_seed(self.seat.table.match, seed)))

    def _begin_theme(self, theme: str) -> Replace | None:
        """Begin a match whose first deal shows the theme; return None if no such deal turns up."""
        seed = find_seed_with_theme(self.seat.table.match, self._game, theme)
        return self._begin_seed(seed) if seed is not None else None

    def from_seat(self, steps: int) -> PracticeScene:
        """Return a new practice table at which this deal begins again and the player has another seat's cards.

        :param steps: the other seat's distance clockwise, in seats.
        """
        return table_scene(self.app, self.seat.table.from_seat(steps), self.seat.seats)

    def master_scene(self) -> MasterScene | None:
        """Return the scene in which the strongest player finishes the deal from here; None if no deal is under way."""
        if not is_under_way(self.seat.table.match):
            return None
        return MasterScene(self.app, self.seat, self.game_practice, self.judgements)

    def comparison_with_master(self) -> MasterScene | None:
        """Return the comparison of the player's deal with the strongest player's; None if it is not finished or has no
        outcome.
        """
        own = own_deal(self.seat, self.game_practice)
        return MasterScene(self.app, self.seat, self.game_practice, self.judgements, own) if own is not None else None

    def same_deal(self) -> LevelsAtDealScene:
        """Return the comparison of the finished deal with the play of each level.

        :raises AssertionError: if the deal is not finished or has no outcome.
        """
        own = own_deal(self.seat, self.game_practice)
        assert own is not None
        numbers = {decision.at: decision.number for decision in self.decisions()}
        return LevelsAtDealScene(DealComparison(self.app, self.seat, self.game_practice, self.judgements, own, numbers))

    # the costly moments

    def moment_name(self, verdict: review.Verdict) -> str:
        """Return the name of a costly moment. :param verdict: the verdict on its choice."""
        line = moment_name(verdict, self.talk.narrator, self.game_practice)
        return self.app.text(line.id, **line.values)

    def save_moments(self, verdicts: Sequence[review.Verdict]) -> None:
        """Save the costly moments of these verdicts as exercises, and tell how many are new."""
        kept = exercises(verdicts, self.seat.table.match, self.judgements, self.game_practice, time.time())
        self.app.say("position-kept", Priority.NOW, count=add_positions(self.app, kept))

    def _retry(self, verdicts: Sequence[review.Verdict]) -> None:
        """Go back to a costly moment."""
        (verdict,) = verdicts
        self._carry_out(self.retries.stand_at(verdict, self.review.costly_moments, self.seat.table.match))

    # menu

    def menu(self) -> Scene:
        """Return the menu that Escape opens: back, review, this deal, pace, worth of choices, counting in games that
        have it, commands, rules, number, level, settings, and the way out.
        """
        app = self.app
        return Menu(app, "practice-table-menu", lambda: [
            back_entry(app, "match-back"), *self._review_entries(), *self._deal_entries(),
            table_menu.pace_entry(app, self.seat.table), table_menu.worth_entry(app, self.worth),
            *(table_menu.counting_entries(app) if self.counting.can_count else []),
            match_menu.commands_entry(app, self), match_menu.rules_entry(app, self),
            match_menu.number_entry(app, self, "practice-deal-name", "practice-deal-recorded"),
            match_menu.level_entry(app, self), opening_entry(app, "menu-settings", partial(app.doors.settings, app)),
            match_menu.leave_entry(app, "match-leave", self._way_out),
        ])  # fmt: skip

    def _review_entries(self) -> list[Entry]:
        """Return the menu entries of the review, and of the choices and moments in it."""
        app, costly, decisions = self.app, self.review.costly_moments, self.decisions()
        back_then = partial(table_menu.back_and_act_entry, app)
        moments = partial(table_menu.moment_entries, app, costly=costly, name=self.moment_name)
        return [
            back_then("practice-review", self._tell_review),
            *([back_then("review-anew", self._review_anew)] if self.review.is_older else []),
            *([back_then("practice-longer", self._look_longer)] if self.longer.close_choices(decisions) else []),
            *moments("position-keep", choose=self.save_moments, every="position-keep-all"),
            *moments("review-retry", choose=self._retry),
        ]

    def _tell_review(self) -> None:
        self._carry_out(self.review.ask(self.decisions(), self.app.now()))

    def _review_anew(self) -> None:
        self._carry_out(self.review.judge_again(self.decisions(), self.app.now()))

    def _look_longer(self) -> None:
        self._carry_out(self.longer.ask(self.decisions(), self.app.now()))

    def _deal_entries(self) -> list[Entry]:
        """Return the entries that show or replay this deal, or begin another one."""
        app, game, own = self.app, self._game, self.seat.position.seat
        scenes = (
            {"master": self.master_scene(), "master-compare": self.comparison_with_master()} if game.opponents else {}
        )
        has_levels = scenes.get("master-compare") is not None
        places = [
            (place.place, app.text("practice-seat", **place._asdict()))
            for place in other_seats(self.talk.people().persons, own)
        ]
        return [
            *table_menu.scene_entries(app, scenes),
            *([opening_entry(app, "master-deal", self.same_deal)] if has_levels else []),
            table_menu.back_and_act_entry(app, "practice-repeat", self.repeat_deal),
            *table_menu.seat_entries(app, places, lambda steps: Replace(self.from_seat(steps))),
            table_menu.by_number_entry(app, self._begin_seed),
            *table_menu.theme_entries(app, game, self._begin_theme),
        ]
