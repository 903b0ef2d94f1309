"""A lesson at the table: its steps tell and ask, wait for the right move, and explain a wrong one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from numeramis_access.app.practice.drill import change_progress
from numeramis_access.app.practice.practice_tellers import LessonTeller
from numeramis_access.app.practice.table_menu import lesson_menu
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.shell.keys import key_in_sentence, name_of_command, reads_dots_alone
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import NothingHere, Pop, Scene, Transition
from numeramis_access.app.table.help import PRACTICE_COMMANDS
from numeramis_access.app.table.listening import due_after_speech, is_spoken_to
from numeramis_access.app.table.local_match import own_seat, timing_of_settings
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.screen import CONTINUE_CHOICE
from numeramis_access.core.actions import Action
from numeramis_access.core.notation import action_from_text
from numeramis_access.input.commands import AnyCommand, Command, is_question
from numeramis_access.output.screen import Item, Screen
from numeramis_access.practice import lesson as lessons
from numeramis_access.practice.schedule import finish_lesson
from numeramis_access.tables.local_seat import PracticeSeat
from numeramis_access.tables.messages import EventHappened
from numeramis_access.tables.practice import PracticeTable
from numeramis_access.tables.seats import Human, TableSeat
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line

#: the women among the players in the lesson documents; all others are men
NAMES_OF_WOMEN = frozenset({"Dana", "Eva", "Hana", "Jitka"})


class LessonScene(PracticeScene):
    """One lesson: its script makes all moves except those that the learner must find. After its deal no other begins.

    :param name: name of the lesson, whose document says everything else.
    :ivar place: index of the current step, -1 before the first; the number of steps after the end of the lesson.
    """

    can_end_early = False

    def __init__(self, app: App, name: str) -> None:
        self.name = name
        self.lesson = lessons.load_lesson(lessons.lessons_of(app.catalogue)[name])
        match = lessons.table_of(self.lesson, app.catalogue[self.lesson.game].ruleset())
        others = (Human(name, "feminine" if name in NAMES_OF_WOMEN else "masculine") for name in self.lesson.players)
        seats = (own_seat(app), *map(TableSeat, others))
        table = PracticeTable(match, seats, app.thinker, app.now, lambda: timing_of_settings(app, rests=True))
        super().__init__(app, PracticeSeat(table))
        self.teller = LessonTeller(self.talk)
        self.place = -1
        self.moves: list[Action] = []
        self._due: float | None = None
        self._right = False

    @property
    def step(self) -> lessons.LessonStep | None:
        """Return the current step, None before the first and after the last."""
        return self.lesson.steps[self.place] if 0 <= self.place < len(self.lesson.steps) else None

    @property
    def is_waiting_for_player(self) -> bool:
        """Return False: a lesson ends with its deal, so the table never waits for a next one."""
        return False

    @property
    def _waiting_choice(self) -> str:
        """Return the message for the Enter key while the lesson waits only for Enter; empty otherwise."""
        step = self.step
        if step is None:
            return "lesson-leave" if self.place >= 0 else ""
        if step.ask:  # not every keyboard has the program's own keys
            return "" if self._asked_question is not None else CONTINUE_CHOICE
        return "" if step.do or step.moves else CONTINUE_CHOICE

    @property
    def _asked_question(self) -> AnyCommand | None:
        """Return the question that the learner must ask in this step; None if the step wants something else."""
        asked = self._command_named(self.step.ask) if self.step is not None and self.step.ask else None
        return asked if asked is not None and is_question(asked) else None

    # events

    def enter(self) -> None:
        """Begin the lesson with its first step, which introduces the players, then tell the deal; on a return to the
        scene, repeat the current step.
        """
        if not self._entered:
            self._say("title")
            self.place = 0
            self._repeat_step()
            super().enter()
            self._begin_step()
            return
        super().enter()
        place = self.place
        self._proceed()
        if self.place == place:
            self._repeat_step()

    def due(self) -> float | None:
        """Return the time of the next scripted move, in seconds of the program's clock; None if none is due."""
        return due_after_speech(self.app, self._due)

    def _tell_events(self, messages: Sequence[EventHappened]) -> None:
        """Tell the events of an action, as an ordinary match does."""
        MatchScene._tell_events(self, messages)

    def tick(self) -> Transition | None:
        """Play the next scripted move when it is due; wait for running speech if the player's settings say so.

        Return None, to stay.
        """
        if self._due is not None and not is_spoken_to(self.app) and self.app.now() >= self._due and self.moves:
            self._do(self.moves.pop(0))
        return None

    def _proceed(self) -> None:
        """Schedule the next scripted move, or go to the next step when this one is done."""
        self._due = None
        if self._right:
            self._right = False
            self._go_to_next()
        elif self.moves:
            self._due = self.app.now() + self.app.settings.pace
        elif self.step is not None and self.step.moves:
            self._go_to_next()

    def _go_to_next(self) -> None:
        """Go to the next step and tell it."""
        self.place += 1 + self._is_for_ears(self.place + 1)
        step = self.step
        if step is None:
            change_progress(self.app, partial(finish_lesson, lesson=self.name, well=True))
            self._say("done", common=True)
            return
        self._repeat_step()
        self._begin_step()

    def _begin_step(self) -> None:
        """Schedule the moves of the current step; say how to go on if it wants nothing from the player."""
        step = self.step
        assert step is not None
        self.moves = lessons.read_moves(self.seat.ruleset, step)
        if self.moves:
            self._proceed()
        elif not step.ask and not step.do:
            self._say("go-on", common=True)

    def _is_for_ears(self, place: int) -> bool:
        """Return whether a step asks to silence a voice that this player does not have. :param place: its index."""
        step = self.lesson.steps[place] if place < len(self.lesson.steps) else None
        return step is not None and step.ask == Command.HUSH and reads_dots_alone(self.app)

    def act(self, action: Action) -> None:
        """Play the action that the step wants, or the next one of the script before it is due.

        An illegal action is refused; any other is explained as wrong if the step wants an action, and else ignored.
        """
        step = self.step
        if self.moves:
            if action == self.moves[0]:
                self._do(self.moves.pop(0))
            return
        if step is not None and step.do and action == action_from_text(step.do, self.seat.ruleset.action_types):
            self._right = True
            self._do(action)
            return
        match = self.seat.table.match
        refusal = match.ruleset.refuse(match.state, action)
        if refusal is not None:
            self.app.tell([self.talk.narrator.refusal(refusal)])
        elif step is not None and step.do:
            self._tell_wrong(step)

    def _do(self, action: Action) -> None:
        """Play an action for the player to act, and go on with the lesson."""
        entrant = self.seat.table.entrant_to_act()
        refusal = None if entrant is None else self.seat.table.play_for(entrant, action)
        if refusal is not None:
            self.app.tell([self.talk.narrator.refusal(refusal)])
            return
        self.announce_news()
        self._proceed()

    def _tell_wrong(self, step: lessons.LessonStep) -> None:
        if step.wrong:
            self._say(step.wrong, Priority.NOW)
        else:
            self._say("wrong", Priority.NOW, common=True)
        self._say("try-again", common=True)

    # keys

    def command(self, command: AnyCommand) -> Transition | None:
        """Do a command: answer questions, repeat the instruction for a hint, refuse the other commands of practice.

        The lesson goes on after the question that the step wants, or at Enter if it wants neither question nor action.
        At Enter while moves of the script are coming, the turn is told. Return the next transition, None to stay.
        """
        step = self.step
        if command is Command.HINT and step is not None:
            if step.say:
                self._repeat_step(Priority.NOW)
            else:
                self.app.tell(self.talk.answer("turn"))
        elif command in PRACTICE_COMMANDS:
            return NothingHere()
        elif command is Command.ACTIVATE and self._waiting_choice:
            return self._go_on()
        elif step is not None and step.ask:
            return self._asked_for(step, command)
        elif step is not None and not step.do and command is Command.ACTIVATE:
            self.app.tell(self.talk.answer("turn"))  # a scripted move is coming
        else:
            return MatchScene.command(self, command)
        return None

    def notice_command(self, command: AnyCommand) -> None:
        """Go on if the step wants this command of the whole program; after the command for help, go on when the help
        closes.
        """
        if self.step is not None and self.step.ask == command:
            self._right = True
            if command is not Command.HELP:
                self._proceed()

    def _go_on(self) -> Transition | None:
        """Go to the next step and return None, to stay; from the finished lesson return the transition that leaves it.
        """
        if self.step is None:
            return Pop()
        self._go_to_next()
        return None

    def _asked_for(self, step: lessons.LessonStep, command: AnyCommand) -> Transition | None:
        if command is Command.ACTIVATE:
            self._tell_wrong(step)
            return None
        transition = MatchScene.command(self, command)
        if command == step.ask:
            self._go_to_next()
        elif is_question(command):
            self._say("try-again", common=True)
        return transition

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Take a touch as at any table; a touch on the wanted question, which is shown after the other items, asks it.

        Return the next transition, None to stay.
        """
        asked = self._asked_question
        if asked is None or index < len(super().screen().items):
            return super().take_touch(zone, index)
        return self.command(asked) if zone in ("items", "point", "press") else None

    def activate(self) -> Transition | None:
        """Activate the focus as at any table; if the step wants a question, repeat the instruction.

        Return the next transition, None to stay.
        """
        if self._asked_question is None:
            return super().activate()
        self._repeat_step(Priority.NOW)
        return None

    def screen(self) -> Screen:
        """Return the table and the wanted question as an item, for players without a key for it."""
        screen, asked = super().screen(), self._asked_question
        if asked is None:
            return screen
        label = name_of_command(self.app, asked, (self.game, "table"))
        return replace(screen, items=(*screen.items, Item(label, role="choice")))

    def _command_named(self, name: str) -> AnyCommand:
        return next(command for command in self.app.keymap.commands if command == name)

    def possible_commands(self) -> set[AnyCommand]:
        """Return the commands that work now; with the hint, which repeats the instruction, until the lesson is
        finished.
        """
        return MatchScene.possible_commands(self) | ({Command.HINT} if self.step is not None else set())

    def menu(self) -> Scene:
        """Return the menu that Escape opens."""
        return lesson_menu(self.app, self, self.from_beginning, rates=False)

    def _way_out(self) -> Transition:
        """Return the transition that leaves the lesson; it needs no question, because nothing is lost."""
        return Pop()

    def from_beginning(self) -> LessonScene:
        """Return the same lesson from its first step."""
        return LessonScene(self.app, self.name)

    # telling

    def _repeat_step(self, priority: Priority = Priority.QUEUE) -> None:
        if self.step is not None and self.step.say:
            self._say(self.step.say, priority)

    def _say(self, part: str, priority: Priority = Priority.QUEUE, common: bool = False) -> None:
        """Tell a message with the key of the wanted command. :param common: whether all lessons share the message."""
        message = f"lesson-{part}" if common else f"lesson-{self.name}-{part}"
        command = self.step.ask if self.step is not None else ""
        key = key_in_sentence(self.app, self.context, self._command_named(command)) if command else ""
        back = key_in_sentence(self.app, self.context, Command.HISTORY_BACK)
        leave = key_in_sentence(self.app, "reader", Command.BACK)
        values = {"key": key, "back": back, "leave": leave}
        self.app.tell([self.talk.announcement(Line(message, values), priority)])
