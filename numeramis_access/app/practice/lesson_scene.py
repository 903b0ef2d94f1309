"""A lesson at the table: steps tell, ask, and wait for the right move; a wrong one is explained and tried again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from numeramis_access.app.practice.drill import keep
from numeramis_access.app.practice.table_menu import lesson_menu
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.practice.telling import LessonTelling
from numeramis_access.app.shell.keys import does, key_of
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import NothingHere, Pop, Scene, Transition
from numeramis_access.app.table.help import PRACTICE_ONLY
from numeramis_access.app.table.listening import is_spoken_to, put_off
from numeramis_access.app.table.local_match import own_seat, timing
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.screen import CONTINUE
from numeramis_access.core.actions import Action
from numeramis_access.core.notation import read
from numeramis_access.input.commands import AnyCommand, Command, is_question
from numeramis_access.output.screen import Item, Screen
from numeramis_access.practice import lesson as lessons
from numeramis_access.practice.schedule import finished
from numeramis_access.tables.local_seat import PracticeSeat
from numeramis_access.tables.messages import Happened
from numeramis_access.tables.practice import PracticeTable
from numeramis_access.tables.seats import Human, TableSeat
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line

#: names of the documents' players who are women; all others are men
WOMEN = frozenset({"Dana", "Eva", "Hana", "Jitka"})


class LessonScene(PracticeScene):
    """One lesson: nobody thinks in it, the lesson acts for everybody; its table rests when the deal is over.

    :ivar place: number of the step that waits, from 0; as many as there are steps when the lesson is over.
    """

    ends_early = False

    def __init__(self, app: App, name: str) -> None:
        self.name = name
        self.lesson = lessons.load(lessons.lessons_of(app.catalogue)[name])
        match = lessons.table_of(self.lesson, app.catalogue[self.lesson.game].ruleset())
        others = (Human(name, "feminine" if name in WOMEN else "masculine") for name in self.lesson.players)
        seats = (own_seat(app), *map(TableSeat, others))
        table = PracticeTable(match, seats, app.thinker, app.now, lambda: timing(app, rests=True))
        super().__init__(app, PracticeSeat(table))
        self.telling = LessonTelling(self.talk)
        self.place = -1
        self.moves: list[Action] = []
        self._due: float | None = None
        self._right = False

    @property
    def step(self) -> lessons.Step | None:
        """Return the step that waits, None when the lesson is over."""
        return self.lesson.steps[self.place] if 0 <= self.place < len(self.lesson.steps) else None

    @property
    def waits_for_player(self) -> bool:
        """Return False: a lesson ends with its deal."""
        return False

    @property
    def _waiting_choice(self) -> str:
        """Return the message that names what Enter does where the lesson waits for that alone; empty elsewhere."""
        step = self.step
        if step is None:
            return "lesson-leave" if self.place >= 0 else ""
        if step.ask:  # not every keyboard has the program's own keys
            return "" if self._asked_question is not None else CONTINUE
        return "" if step.do or step.moves else CONTINUE

    @property
    def _asked_question(self) -> AnyCommand | None:
        """Return the question that the step has the learner ask; None where it has them do something else."""
        asked = self._command_named(self.step.ask) if self.step is not None and self.step.ask else None
        return asked if asked is not None and is_question(asked) else None

    # what happens

    def enter(self) -> None:
        """Begin the lesson, or say again where it stands."""
        if not self._entered:
            self._say("title")
        super().enter()
        place = self.place
        self._proceed()
        if self.place == place:
            self._repeat_step()

    def due(self) -> float | None:
        """Return when the next move plays itself."""
        return put_off(self.app, self._due)

    def _tell_events(self, messages: Sequence[Happened]) -> None:
        """Tell all that one action brought about, as an ordinary match does."""
        MatchScene._tell_events(self, messages)

    def tick(self) -> Transition | None:
        """Play the next move that plays itself when its time has come."""
        if self._due is not None and not is_spoken_to(self.app) and self.app.now() >= self._due and self.moves:
            self._do(self.moves.pop(0))
        return None

    def _proceed(self) -> None:
        """Play what plays itself, or go to the next step when this one is done."""
        self._due = None
        if self.place < 0 or self._right:
            self._right = False
            self._go_to_next()
        elif self.moves:
            self._due = self.app.now() + self.app.settings.pace
        elif self.step is not None and self.step.moves:
            self._go_to_next()

    def _go_to_next(self) -> None:
        """Go to the next step and tell it."""
        self.place += 1
        step = self.step
        if step is None:
            keep(self.app, partial(finished, lesson=self.name, well=True))
            self._say("done", common=True)
            return
        self._repeat_step()
        self.moves = lessons.moves_of(self.seat.ruleset, step)
        if self.moves:
            self._proceed()
        elif not step.ask and not step.do:
            self._say("go-on", common=True)

    def act(self, action: Action) -> None:
        """Do the action that this step waits for; explain any other."""
        step = self.step
        if self.moves:
            if action == self.moves[0]:
                self._do(self.moves.pop(0))
            return
        if step is not None and step.do and action == read(step.do, self.seat.ruleset.actions):
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
        """Act for whoever is to act, and go on with the lesson."""
        entrant = self.seat.table.entrant_to_act()
        refusal = None if entrant is None else self.seat.table.play_for(entrant, action)
        if refusal is not None:
            self.app.tell([self.talk.narrator.refusal(refusal)])
            return
        self.hear()
        self._proceed()

    def _tell_wrong(self, step: lessons.Step) -> None:
        if step.wrong:
            self._say(step.wrong, Priority.NOW)
        else:
            self._say("wrong", Priority.NOW, common=True)
        self._say("try-again", common=True)

    # keys

    def command(self, command: AnyCommand) -> Transition | None:
        """Answer questions, wait for the one that is asked for; Enter goes on where nothing else is waited for."""
        step = self.step
        if command is Command.HINT and step is not None:
            if step.say:
                self._repeat_step(Priority.NOW)
            else:
                self.app.tell(self.talk.answer("turn"))
        elif command in PRACTICE_ONLY:
            return NothingHere()
        elif command is Command.ACTIVATE and self._waiting_choice:
            return self._go_on()
        elif step is not None and step.ask:
            return self._asked_for(step, command)
        elif step is not None and not step.do and command is Command.ACTIVATE:
            self.app.tell(self.talk.answer("turn"))  # it plays itself
        else:
            return MatchScene.command(self, command)
        return None

    def notice_command(self, command: AnyCommand) -> None:
        """Go on where one of the program's own keys was asked for; help comes first."""
        if self.step is not None and self.step.ask == command:
            self._right = True
            if command is not Command.HELP:
                self._proceed()

    def _go_on(self) -> Transition | None:
        """Go to the next step, or leave the lesson that is over."""
        if self.step is None:
            return Pop()
        self._go_to_next()
        return None

    def _asked_for(self, step: lessons.Step, command: AnyCommand) -> Transition | None:
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
        """Take a touch; over the question that the step has the learner ask it asks that."""
        asked = self._asked_question
        if asked is None or index < len(super().screen().items):
            return super().take_touch(zone, index)
        return self.command(asked) if zone in ("items", "point", "press") else None

    def activate(self) -> Transition | None:
        """Do as at any table; where the step has the learner ask a question, say again how."""
        if self._asked_question is None:
            return super().activate()
        self._repeat_step(Priority.NOW)
        return None

    def screen(self) -> Screen:
        """Return the table, with the question that the step has the learner ask: not everybody has a key for it."""
        screen, asked = super().screen(), self._asked_question
        if asked is None:
            return screen
        label = does(self.app, asked, (self.game, "table"))
        return replace(screen, items=(*screen.items, Item(label, role="choice")))

    def _command_named(self, name: str) -> AnyCommand:
        return next(command for command in self.app.keymap.commands if command == name)

    def possible(self) -> set[AnyCommand]:
        """Return what can do something in a lesson now: it says again what it asks for as a hint."""
        return MatchScene.possible(self) | ({Command.HINT} if self.step is not None else set())

    def menu(self) -> Scene:
        """Return what Escape opens."""
        return lesson_menu(self.app, self, self.from_beginning, rates=False)

    def _way_out(self) -> Transition:
        """Return what leaves the lesson when that was typed: there is nothing to be lost."""
        return Pop()

    def from_beginning(self) -> LessonScene:
        """Return the same lesson at its beginning."""
        return LessonScene(self.app, self.name)

    # telling

    def _repeat_step(self, priority: Priority = Priority.QUEUE) -> None:
        if self.step is not None and self.step.say:
            self._say(self.step.say, priority)

    def _say(self, part: str, priority: Priority = Priority.QUEUE, common: bool = False) -> None:
        """Tell a part of this lesson, or of all lessons, with the key of the command that is asked for."""
        message = f"lesson-{part}" if common else f"lesson-{self.name}-{part}"
        command = self.step.ask if self.step is not None else ""
        key = key_of(self.app, self.context, self._command_named(command)) if command else ""
        back = key_of(self.app, self.context, Command.HISTORY_BACK)
        self.app.tell([self.talk.say(Line(message, {"key": key, "back": back}), priority)])
