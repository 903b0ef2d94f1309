"""The lesson for the caller of real cards: each step asks for a card or a key, waits for it, and explains mistakes."""

from __future__ import annotations

from typing import ClassVar

from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.shell.keys import key_in_sentence
from numeramis_access.app.shell.menu import Menu, back_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import PopThrough, Scene, Transition
from numeramis_access.app.table.match_menu import leave_entry, rules_entry
from numeramis_access.app.table.screen import CONTINUE_CHOICE
from numeramis_access.catalogue import Game
from numeramis_access.catalogue.load import path_of
from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.cards import Card
from numeramis_access.core.codec import read_options
from numeramis_access.core.notation import action_from_text
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.practice import lesson as lessons
from numeramis_access.tables.called.match import AnyCall, CalledMatch
from numeramis_access.tables.called.seat import CalledSeat
from numeramis_access.tables.seats import Human, TableSeat
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line

#: the women among the players of the lessons; all others are men
WOMEN = frozenset({"Dana", "Eva"})


class UnstoredCallLog:
    """A log of called cards that stores nothing, for a lesson."""

    is_continuable = False

    def append(self, *entries: AnyCall) -> None:
        """Do nothing: calls of a lesson are not stored."""

    def undo(self, count: int) -> None:
        """Do nothing: calls of a lesson are not stored."""

    def finish(self, match: CalledMatch) -> None:
        """Do nothing: a lesson leaves no record."""

    def close(self) -> None:
        """Do nothing."""


class CallingLesson(CallingScene):
    """The lesson in which a player learns to call a game with real cards: a called match of its own, never stored.

    :param app: the running program. :param game: a game with a lesson of calling.
    :ivar place: index of the current step; the number of steps after the end.
    """

    can_end_early: ClassVar[bool] = False

    def __init__(self, app: App, game: Game) -> None:
        file = path_of(game.calling_lesson)
        self.name = file.stem
        self.lesson = lessons.load_lesson(file)
        rules = game.ruleset()
        names = self.lesson.players
        people = tuple(TableSeat(Human(name, "feminine" if name in WOMEN else "masculine")) for name in names)
        match = CalledMatch(rules, read_options(rules, self.lesson.options), len(names), self.lesson.dealer)
        super().__init__(app, CalledSeat(match, people, UnstoredCallLog()))
        self.place = 0

    @property
    def step(self) -> lessons.LessonStep | None:
        """Return the current step, None after the end of the lesson."""
        return self.lesson.steps[self.place] if self.place < len(self.lesson.steps) else None

    @property
    def _wanted_call(self) -> Action | None:
        """Return the call that the step wants, None if it wants none."""
        return (
            action_from_text(self.step.do, self.seat.ruleset.action_types)
            if self.step is not None and self.step.do
            else None
        )

    @property
    def _waiting_choice(self) -> str:
        """Return the message for Enter while the lesson waits only for Enter; empty otherwise."""
        step = self.step
        if step is None:
            return "lesson-leave"
        return "" if step.ask or step.do else CONTINUE_CHOICE

    def enter(self) -> None:
        """Begin the lesson with its title and first step; on a return to it, repeat the step."""
        if not self._entered:
            self._say("title", Priority.NOW)
        super().enter()
        self._say_step()

    def _say_expected(self) -> None:
        """Say nothing: each step tells the next call."""

    # what the learner does

    def command(self, command: AnyCommand) -> Transition | None:
        """Do a command. If the step asks for no card and no key, Enter goes to the next step; after the last step it
        leaves the lesson.

        The key that the step asks for does its usual work and then goes to the next step. The keys for a hint, the turn
        and the hand otherwise repeat the step, which says who plays; so does the key for the last events if there were
        none. Return the next transition, None to stay.
        """
        step = self.step
        if command is Command.ACTIVATE and self._waiting_choice:
            return self.activate()
        asks = command in (Command.HINT, Command.TURN, Command.HAND)
        asks |= command is Command.LATELY and not self.talk.recent_open_events()
        if asks and (step is None or step.ask != command):
            self._say_step(Priority.NOW)
            return None
        transition = super().command(command)
        if step is not None and step.ask == command:
            self._go_on()
        return transition

    def activate(self) -> Transition | None:
        """Go to the next step or leave the finished lesson if the lesson waits only for Enter; otherwise call the card
        in focus.

        Return the next transition, None to stay.
        """
        if not self._waiting_choice:
            return super().activate()
        if self.step is None:
            return PopThrough(self)
        self._go_on()
        return None

    def act(self, action: Action) -> None:
        """Make the call that the step asks for and go on; any other call is not made but explained, and the step is
        repeated.
        """
        if action != self._wanted_call:
            self._drop_part()
            self._say("wrong", Priority.NOW)
            self._say_step()
            return
        super().act(action)
        self._go_on()

    def take_back(self) -> None:
        """Take the last call back if the step asks for that, else repeat the step."""
        if self.step is not None and self.step.ask == Command.UNDO:
            super().take_back()
        else:
            self._say_step(Priority.NOW)

    def _call_card(self, card: Card, more: bool) -> None:
        """Call a card of a typed line as any other."""
        self.act(PlayCard(card))

    # telling

    def _go_on(self) -> None:
        """Go to the next step and tell it."""
        self.place += 1
        self._say_step()

    def _say_step(self, priority: Priority = Priority.QUEUE) -> None:
        step = self.step
        if step is None:
            self.app.say("lesson-done", Priority.QUEUE)
            return
        self._say(step.say, priority)
        if self._waiting_choice:
            self.app.say("lesson-go-on", Priority.QUEUE)

    def _say(self, part: str, priority: Priority = Priority.QUEUE) -> None:
        """Tell a message with the key of the wanted command."""
        wanted = self.step.ask if self.step is not None else ""
        command = next((command for command in self.app.keymap.commands if command == wanted), None)
        key = key_in_sentence(self.app, self.context, command) if command is not None else ""
        self.app.tell([self.talk.announcement(Line(f"lesson-{self.name}-{part}", {"key": key}), priority)])

    # menus

    def menu(self) -> Scene:
        """Return the menu that Escape opens: back, the rules, and leave the lesson."""
        return Menu(
            self.app,
            "match-menu",
            lambda: [
                back_entry(self.app, "match-back"),
                rules_entry(self.app, self),
                leave_entry(self.app, "lesson-leave", self._way_out),
            ],
        )

    def _way_out(self) -> Transition:
        """Return the transition that leaves the lesson; it needs no question, because nothing is lost."""
        return PopThrough(self)

    def possible_commands(self) -> set[AnyCommand]:
        """Return the commands that work now: those of a called match, and until the end the hint, which repeats the
        step.
        """
        return super().possible_commands() | ({Command.HINT} if self.step is not None else set())


def calling_lesson(app: App, game: Game) -> Scene:
    """Return the lesson of a game that has one."""
    return CallingLesson(app, game)
