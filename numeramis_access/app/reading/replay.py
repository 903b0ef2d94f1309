"""A record told by ear: step by step, or by itself at any pace; ``numeramis-access replay FILE``.

Hidden cards of other seats are told only in a finished match, and only on request.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scan_items import ScanGroup, ScanItem, scan_items_of_commands
from numeramis_access.app.shell.scene import NothingHere, Pop, Push, Scene, Transition
from numeramis_access.app.table.kept_matches import record_error_message
from numeramis_access.app.table.record_text import heading, read_record, told_event
from numeramis_access.app.table.scene import rules_about
from numeramis_access.app.table.screen import CONTINUE_CHOICE
from numeramis_access.core.seats import CHANCE
from numeramis_access.input.commands import QUESTIONS, AnyCommand, Command, is_question
from numeramis_access.output.screen import Item, Screen
from numeramis_access.practice.odds import practice_of
from numeramis_access.store.journal import SavedMatch, UnreadableJournal, read_journal
from numeramis_access.tables.called.record import PublicRecord
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.transcript import MatchTranscript, ToldEvent

#: commands that move in a record
MOVING_COMMANDS = frozenset({
    Command.NEXT, Command.PREVIOUS, Command.ACTIVATE, Command.STEP, Command.UNDO, Command.FIRST, Command.LAST,
    Command.LOWEST_OF_SUIT, Command.HIGHEST_OF_SUIT, Command.MARK, Command.UP, Command.DOWN,
})  # fmt: skip
#: offered paces of a running record: seconds between two events
REPLAY_PACES = (0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 8.0)


class Replay(Scene):
    """A record that is told event by event, by hand or by itself.

    :param saved: the match.
    :param pace: seconds between two events of a record that runs from the start; None to step by hand.
    :param path: path of the record, None unless it is one of the player's own.
    :param by: the name of the person in the listener's place, if that was another person; then none of their actions is
        told as the listener's own. Empty if it was the listener.
    :ivar place: number of events told.
    :raises UnreadableJournal: if this version cannot play the match.
    """

    context = "table"
    kind = "replay"

    def __init__(
        self, app: App, saved: SavedMatch, pace: float | None = None, path: Path | None = None, by: str = ""
    ) -> None:
        self.app = app
        self._path = path
        self._by = by
        self.saved = saved
        self.record = read_record(saved, app.catalogue, heard=bool(by))
        self.pace = 1.5 if pace is None else pace
        self.place = 0
        self._due = None if pace is None else app.now()
        self._entered = False
        self._shows_all = False
        self.questions: tuple[AnyCommand, ...] = (*QUESTIONS, *app.catalogue[self.record.game].questions)
        self.transcript = MatchTranscript(app.catalogue[self.record.game].game_words(), app.language)

    # coming and going

    def enter(self) -> None:
        """Say the heading of the match; the first time, also how to listen, unless the record runs without keys."""
        for number, line in enumerate(heading(self.app.narrator.language, self.saved)):
            self.app.say("say-text", Priority.QUEUE if number else Priority.NOW, text=line.text)
        if not self._entered and self._due is None:
            self.app.say("replay-help", Priority.QUEUE)
        self._entered = True

    def due(self) -> float | None:
        """Return the time to tell the next event, in seconds of the program's clock; None while the record waits for a
        key.
        """
        return self._due

    def tick(self) -> None:
        """Tell the next event if it is due."""
        if self._due is not None and self.app.now() >= self._due:
            self._due = self.app.now() + self.pace
            self._step(1, Priority.QUEUE)

    # keys

    def command(self, command: AnyCommand) -> Transition | None:
        """Do a command: step, jump, run or stop, change the pace, show all cards, go to the practice table, leave, or
        answer a question about the table after the event told last.

        Return the next transition, None to stay.
        """
        match command:
            case Command.NEXT | Command.ACTIVATE | Command.STEP:
                self._by_hand(1)
            case Command.PREVIOUS | Command.UNDO:
                self._by_hand(-1)
            case Command.FIRST:
                self._jump(0)
            case Command.LAST:
                self._jump(len(self.record))
            # no cursor stands on a card here, so these keys go to the next deal and back
            case Command.LOWEST_OF_SUIT | Command.HIGHEST_OF_SUIT:
                self._go_to_deal(1 if command is Command.LOWEST_OF_SUIT else -1)
            case Command.MARK:
                self._run()
            case Command.UP | Command.DOWN:
                self._change_pace(1 if command is Command.DOWN else -1)
            case Command.OPEN_CARDS:
                self._open()
            case Command.RETRY:
                return self._play_on()
            case Command.HINT:
                return self._review()
            case Command.ODDS if self.saved.header.called:
                self._tell_odds()
            case Command.BACK | Command.MENU:
                return Pop()
            case _ if is_question(command) and self.place:
                self.app.tell(self.transcript.answer(command, self._event()))
            case _:
                return NothingHere()
        return None

    def possible_commands(self) -> set[AnyCommand]:
        """Return the commands that move in the record, the global ones, those for open cards, playing on, a hint and
        odds where they work, and the questions that have an answer here.
        """
        commands = {*MOVING_COMMANDS, *(command for command, _ in self.app.keymap.keys_of("everywhere"))}
        if self._why_not_open() is None:
            commands.add(Command.OPEN_CARDS)
        if self._why_not_played_on() is None:
            commands.add(Command.RETRY)
        if self._why_no_table() is None and self._deal_over is not None:
            commands.add(Command.HINT)
        if self.saved.header.called:
            commands.add(Command.ODDS)
        if self.place:
            told = self._event()
            answers = {question: self.transcript.answer(question, told)[0].kind for question in self.questions}
            commands |= {question for question, kind in answers.items() if kind != "no-such-question"}
        return commands

    def _play_on(self) -> Transition | None:
        """Return the transition to a practice table at the present moment of a finished match.

        If that is impossible, say why and return None, to stay.
        """
        why = self._why_not_played_on()
        if why is not None:
            self.app.say(why, cue="refusal")
            return None
        return Push(self._table_at(self.place))

    def _tell_odds(self) -> None:
        """Tell the odds that the player to act had at this moment of a match with real cards."""
        told = self._event() if self.place and self.saved.finished else None
        seat = CHANCE if told is None else told.view.to_act
        if told is None or seat is None or seat == CHANCE:
            self.app.say("odds-none")
        elif (view := self.record.view_of(self.place, seat)) is None:
            self.app.say(self._why_unseen(), cue="refusal")
        else:
            game = self.app.catalogue[self.record.game]
            lines = practice_of(game).odds(view, None, ()).lines(self.app.settings.verbosity, again=False)
            self.app.say("call-next", name=told.people.persons[seat].name)
            self.app.tell(self.transcript.lines(lines, replace(told.people, me=seat)))

    def _review(self) -> Transition | None:
        """Return the transition to the review of the present deal at a practice table, at the deal's end; at the
        beginning, of the first deal.

        If that is impossible, say why and return None, to stay.
        """
        why = self._why_no_table()
        if why is not None or self._deal_over is None:
            self.app.say(why or "replay-no-deal", cue="refusal")
            return None
        return Push(self._table_at(self._deal_over, reviews=True))

    def _table_at(self, place: int, reviews: bool = False) -> Scene:
        """Return a practice table at this place of the record. :param reviews: whether its review comes first."""
        return practice_scene_at(self.app, self.saved, place, self._path, self._by, reviews)

    @property
    def _deal_over(self) -> int | None:
        """Return the place where the present deal is over, None if there is none.

        After its end a deal stays the present one until the next deal begins.
        """
        begun = [place for place in self.record.deal_starts if place <= self.place]
        return self.record.last_message_of_deal(begun[-1] if begun else 1)

    def _why_not_played_on(self) -> str | None:
        """Return the message that says why it is impossible to play on from here, None if it is possible."""
        return self._why_no_table() or (None if self.place else "replay-not-begun")

    def _why_no_table(self) -> str | None:
        """Return the message that says why the record opens at no practice table, None if it does."""
        if not self.saved.finished:
            return "replay-hidden"
        if self.saved.header.own:
            return "replay-other-place"
        if not self.record.shows_hands(max(1, self.place)):
            return self._why_unseen()
        return "call-review-place" if self.saved.header.called and not self._by else None

    def _why_not_open(self) -> str | None:
        """Return the message that says why not all cards can be told, None if they can."""
        if not self.saved.finished:
            return "replay-hidden"
        return None if any(map(self.record.shows_hands, self.record.deal_starts)) else self._why_unseen()

    def _why_unseen(self) -> str:
        """Return the message that says why the hands of the present deal are unknown: a play in it broke the rules, or
        its plays did not show all cards.
        """
        penalized = isinstance(self.record, PublicRecord) and self.record.is_penalized(max(1, self.place))
        return "call-penalized" if penalized else "call-unseen"

    def _by_hand(self, by: int) -> None:
        self._due = None
        self._step(by, Priority.NOW)

    def _jump(self, place: int) -> None:
        self._due = None
        self.place = place
        if place:
            self._say(Priority.NOW)
        else:
            self.app.say("replay-start")

    def _step(self, by: int, priority: Priority) -> None:
        place = self.place + by
        if place > len(self.record):
            self._due = None
            self.app.say("replay-end" if self.saved.finished else "replay-end-open", priority, cue="hand-end")
        elif place < 1:
            self.place = 0
            self.app.say("replay-start", priority, cue="hand-end")
        else:
            self.place = place
            self._say(priority)

    def _say(self, priority: Priority) -> None:
        """Tell the event before the present place; its first sentence interrupts if a key asked for it."""
        first, *others = self._announcements()
        first = replace(first, priority=priority, shown_by="focus")
        self.app.tell([first, *(replace(other, priority=Priority.QUEUE) for other in others)])
        if self.place in self.record.deal_starts:
            self._tell_unseen()

    def _tell_unseen(self) -> None:
        """Say why the hands of this deal are not told, if all cards are told elsewhere."""
        if self._shows_all and not self.record.shows_hands(max(1, self.place)):
            self.app.say(self._why_unseen(), Priority.QUEUE)

    def _announcements(self) -> list[Announcement]:
        return self.transcript.announcements_of(self._event())

    def _event(self) -> ToldEvent:
        """Return the event before the present place."""
        return told_event(self.record, self.place, self._shows_all, of_other_player=bool(self._by))

    def _go_to_deal(self, by: int) -> None:
        """Go to the beginning of the next deal, or of this one.

        :param by: 1 for the next deal, -1 for the present or the one before.
        """
        ahead = [place for place in self.record.deal_starts if (place - self.place) * by > 0]
        if ahead:
            self._jump(min(ahead) if by > 0 else max(ahead))
        else:
            self.app.say("replay-no-deal", cue="hand-end")

    def _run(self) -> None:
        """Start telling by itself, or stop."""
        running = self._due is None
        self._due = self.app.now() if running else None
        if not running:
            self.app.say("replay-stopped")

    def _change_pace(self, by: int) -> None:
        """Wait longer (1) or shorter (-1) between two events."""
        place = min(range(len(REPLAY_PACES)), key=lambda place: abs(REPLAY_PACES[place] - self.pace))
        self.pace = REPLAY_PACES[min(max(place + by, 0), len(REPLAY_PACES) - 1)]
        self.app.say("replay-pace", seconds=self.pace)

    def _open(self) -> None:
        """Switch between all cards and the player's own, in a finished match."""
        why = self._why_not_open()
        if why is not None:
            self.app.say(why, cue="refusal")
            return
        self._shows_all = not self._shows_all
        self.app.say("replay-open" if self._shows_all else "replay-own")
        self._tell_unseen()

    # looking

    def scan_items(self) -> Sequence[ScanItem]:
        """Return the choices: the commands that move in the record, mark, give a hint and play on, a group with the
        questions, and the command that leaves.
        """
        questions = ScanGroup(self.app.text("scan-asks"), scan_items_of_commands(*self.questions))
        acts = scan_items_of_commands(Command.NEXT, Command.PREVIOUS, Command.MARK, Command.HINT, Command.RETRY)
        return [*acts, questions, *scan_items_of_commands(Command.BACK)]

    def rules_topics(self) -> tuple[str, ...]:
        """Return the names of the texts of rules about the match at this place, the game last; for an empty record, the
        game alone.
        """
        if not len(self.record):
            return (self.record.game,)
        return rules_about(self.record.game, self.record.message(max(1, self.place)).position.view)

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Go on, as Enter does, at a touch of any item; other touches have no effect. Return None, to stay."""
        return self.command(Command.ACTIVATE) if zone in ("items", "point", "press") else None

    def screen(self) -> Screen:
        """Return the screen: the event told last, and the choice that goes on."""
        items = (
            tuple(Item(announcement.text, announcement.braille, "text") for announcement in self._announcements())
            if self.place
            else ()
        )
        on = self.app.narrator.language.phrase(CONTINUE_CHOICE)
        return Screen(
            "reader", self.app.text("replay-title"), (*items, Item(on.text, on.braille, "choice")), 0, waits=True
        )


def practice_scene_at(
    app: App, saved: SavedMatch, place: int, path: Path | None = None, by: str = "", reviews: bool = False
) -> Scene:
    """Return a practice table at a moment of a finished match.

    :param app: the program. :param saved: the match.
    :param place: number of the record's last event before that moment, counted from 1.
    :param path: path of the record, None unless it is one of the player's own.
    :param by: name of the person in the listener's place, if that was another person; empty for the player.
    :param reviews: whether the review of the deal is told first.
    :raises UnreadableJournal: if this version cannot play the match.
    :raises OSError: if the record at the path cannot be read.
    """
    record = read_record(saved, app.catalogue, heard=True)
    entrants = saved.header.entrants if saved.header.called else ()
    match, before = record.match_at(place), record.deal_end(place)
    return app.doors.practice_table(app, match, before, path, by, entrants, reviews, saved.levels[1:])


def begin_replay(app: App, path: Path, pace: float | None = None) -> Transition | None:
    """Return the transition that opens the record of a file; if it cannot be opened, say why and return None.

    :param app: the program. :param path: path of the record.
    :param pace: seconds between two events, None to step by hand.
    """
    try:
        return Push(Replay(app, read_journal(path), pace, path if path.parent == app.home.records else None))
    except (UnreadableJournal, OSError) as error:
        app.say(record_error_message(error), cue="refusal", name=path.name)
        return None
