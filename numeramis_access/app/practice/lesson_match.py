"""A lesson at the table: steps tell, ask, and wait for the right move; a wrong one is explained and tried again."""

from __future__ import annotations

from numeramis_access.app.practice.practice_match import PracticeMatch
from numeramis_access.app.practice.table_menu import lesson_menu
from numeramis_access.app.shell.keys import key_of
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop, Scene, Transition
from numeramis_access.app.table.match import Company, Match, Pace
from numeramis_access.core.actions import Action, Refusal
from numeramis_access.core.notation import read
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Moment
from numeramis_access.input.commands import QUESTIONS, Command
from numeramis_access.players.policy import Choice
from numeramis_access.practice import lesson as lessons
from numeramis_access.words.announcement import Policy
from numeramis_access.words.game import Line
from numeramis_access.words.people import Person

#: names of the documents' players who are women; all others are men
WOMEN = frozenset({"Dana", "Eva", "Hana", "Jitka"})


class LessonMatch(PracticeMatch):
    """One lesson.

    :ivar place: number of the step that waits, from 0; as many as there are steps when the lesson is over.
    """

    def __init__(self, app: App, name: str) -> None:
        self.name = name
        self.lesson = lessons.load(lessons.lessons_of(app.catalogue)[name])
        you = Person(app.settings.name or app.text("you"), app.settings.gender)
        others = [Person(one, "feminine" if one in WOMEN else "masculine") for one in self.lesson.players]
        company = Company((you, *others), ("", *("club" for _ in others)))
        super().__init__(app, lessons.table_of(self.lesson, app.catalogue[self.lesson.game].ruleset()), company)
        self.place = -1
        self._moves: list[Action] = []
        self._right = False
        self._over = False

    @property
    def step(self) -> lessons.Step | None:
        """Return the step that waits, None when the lesson is over."""
        return self.lesson.steps[self.place] if 0 <= self.place < len(self.lesson.steps) else None

    # what happens

    def enter(self) -> None:
        """Begin the lesson, or say again where it stands."""
        if not self._entered:
            self._say("title")
        super().enter()
        if self.place > 0:
            self._again_said()

    def _go_on(self) -> None:
        """Let chance act while the deal goes on; then go on with the steps."""
        if not (self._over and self.table.to_act == CHANCE):
            super()._go_on()
        self._proceed()

    def _ask_opponent(self) -> None:
        """Nobody thinks in a lesson."""

    def _finish(self) -> None:
        """The match ends with the lesson."""

    def _proceed(self) -> None:
        """Play what plays itself, or go to the next step when this one is done."""
        if self.place < 0 or self._right:
            self._right = False
            self._next()
        elif self._moves:
            wait = self.app.now() + self.app.settings.pace
            self.pace = Pace(thought=Choice(self._moves[0]), not_before=wait, waiting=True)
        elif self.step is not None and self.step.moves:
            self._next()

    def _next(self) -> None:
        """Go to the next step and tell it."""
        self.place += 1
        step = self.step
        if step is None:
            self._say("done", common=True)
            return
        self._again_said()
        self._moves = lessons.moves_of(self.table.ruleset, step)
        if self._moves:
            self._proceed()
        elif not step.ask and not step.do:
            self._say("go-on", common=True)

    def _tell(self, moments: list[Moment]) -> None:
        """Tell what happened as an ordinary match does."""
        Match._tell(self, moments)
        self._over = self._over or any(isinstance(event, self.table.ruleset.ends_deal) for event, _ in moments)
        self._between_deals = False

    def act(self, action: Action) -> None:
        """Do the action that this step waits for; explain any other."""
        step = self.step
        if self._moves:
            if action == self._moves[0]:
                self._moves.pop(0)
                Match.act(self, action)
            return
        if step is not None and step.do and action == read(step.do, self.table.ruleset.actions):
            self._right = True
            Match.act(self, action)
            return
        refusal = self.table.ruleset.refuse(self.table.state, action)
        if isinstance(refusal, Refusal):
            self.app.tell([self.narrator.refusal(refusal)])
        elif step is not None and step.do:
            self._wrong(step)

    def _wrong(self, step: lessons.Step) -> None:
        if step.wrong:
            self._say(step.wrong, Policy.NOW)
        else:
            self._say("wrong", Policy.NOW, common=True)
        self._say("try-again", common=True)

    # keys

    def command(self, command: Command) -> Transition | None:
        """Answer questions, wait for the one that is asked for; Enter goes on where nothing else is waited for."""
        step = self.step
        if command in (Command.HINT, Command.UNDO, Command.STEP):
            self._again_said(Policy.NOW)
        elif step is None and command is Command.ACTIVATE:
            return Pop()
        elif step is not None and step.ask:
            return self._asked_for(step, command)
        elif step is not None and not step.do and command is Command.ACTIVATE:
            if not self._moves:
                self._next()
        else:
            return Match.command(self, command)
        return None

    def _asked_for(self, step: lessons.Step, command: Command) -> Transition | None:
        if command is Command.ACTIVATE:
            self._wrong(step)
            return None
        leads = Match.command(self, command)
        if command.value == step.ask:
            self._next()
        elif command in QUESTIONS:
            self._say("try-again", common=True)
        return leads

    def menu(self) -> Scene:
        """Return what Escape opens."""
        return lesson_menu(self.app, self)

    def anew(self) -> LessonMatch:
        """Return the same lesson at its beginning."""
        return LessonMatch(self.app, self.name)

    # telling

    def _again_said(self, policy: Policy = Policy.QUEUE) -> None:
        if self.step is not None and self.step.say:
            self._say(self.step.say, policy)

    def _say(self, part: str, policy: Policy = Policy.QUEUE, common: bool = False) -> None:
        """Tell a part of this lesson, or of all lessons, with the key of the command that is asked for."""
        message = f"lesson-{part}" if common else f"lesson-{self.name}-{part}"
        command = self.step.ask if self.step is not None else ""
        key = key_of(self.app, self.context, Command(command)) if command else ""
        self.app.tell([self.narrator.say(Line(message, {"key": key}), policy)])
