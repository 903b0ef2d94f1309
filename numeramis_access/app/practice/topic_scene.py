"""A lesson of decisions: the learner chooses at moments of real deals, and hears the cost of a wrong choice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from numeramis_access.app.practice.drill import change_progress, load_progress
from numeramis_access.app.practice.exercises import Exercise, LessonMoment
from numeramis_access.app.practice.practice_tellers import TopicTeller
from numeramis_access.app.practice.table_menu import lesson_menu
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.practice.worth import nearly_best_values
from numeramis_access.app.shell.keys import key_in_sentence
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import NothingHere, Pop, Push, Scene, Stay, Transition
from numeramis_access.app.table.local_match import new_seats, timing_of_settings
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.screen import CONTINUE_CHOICE
from numeramis_access.core.actions import Action
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.inbox import CommandOrdered, Incoming, LineTyped, ThoughtFinished
from numeramis_access.output.screen import Item, Screen
from numeramis_access.players.policy import Choice
from numeramis_access.practice import hints, rating, review, schedule, topics
from numeramis_access.tables.local_seat import PracticeSeat
from numeramis_access.tables.messages import EventHappened
from numeramis_access.tables.practice import PracticeTable
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line

#: count of moments in a lesson, and of right first tries for a completed one
MOMENTS_OF_LESSON, COMPLETING_ANSWERS = 5, 4
#: limits of skipped moments: after the first number, any moment is taken; after the second, any moment that teaches,
#: though it is too easy or too hard for this learner
MAX_UNWANTED_MOMENTS, MAX_DISTANT_MOMENTS = 40, 12
#: distance between the seeds of two runs of a lesson
SEED_DISTANCE = 1_000_003
#: count of wrong choices before the answer is told
MAX_WRONG_CHOICES = 3


@dataclass(frozen=True)
class Course:
    """The moments of one lesson, or the moments due for repetition, in order.

    :param moments: the moments, at least one. :param place: index of the current moment, from 0.
    :param right: number of moments solved at the first try without help.
    :param lesson: the lesson of the moments, None for a repetition.
    :param helped: number of moments solved at the first try after help, which count less.
    """

    moments: tuple[Exercise, ...]
    place: int = 0
    right: int = 0
    lesson: topics.LessonTopic | None = None
    helped: int = 0

    @property
    def is_done_well(self) -> bool:
        """Return whether enough moments were solved to complete the lesson (``COMPLETING_ANSWERS``).

        Moments solved after help count less.
        """
        return self.right + review.ADVISED_WEIGHT * self.helped >= COMPLETING_ANSWERS


def course_of(lesson: topics.LessonTopic, progress: schedule.Progress, rng: random.Random) -> Course:
    """Return the lesson from its saved place with newly drawn moments, near the learner's strength and easier ones
    first.

    :param lesson: the lesson. :param progress: the saved progress. :param rng: draws the moments.
    """
    place, right = progress.places.get(lesson.name, (0, 0))
    topic = topics.topic_of(lesson)
    known = topic.seeds if isinstance(topic, topics.Topic) else {}
    wish = rating.wanted_difficulty(progress.ratings, lesson.name, lesson.game.name)
    seeds = rating.choose_moments(known, wish, MOMENTS_OF_LESSON, rng) or [
        rng.randrange(1, 1000) * SEED_DISTANCE for _ in range(MOMENTS_OF_LESSON)
    ]
    moments = tuple(LessonMoment(lesson, seed) for seed in seeds)
    return Course(moments, place % MOMENTS_OF_LESSON, right, lesson, progress.helped.get(lesson.name, 0))


class TopicScene(PracticeScene):
    """One moment at a real table: the player decides, the strongest player judges. Enter then goes to the next moment.

    :param course: the moments of the lesson or repetition, and the place reached in them.
    :ivar course: the same with the result of this moment.
    :ivar choice: the strongest player's judgement of the moment, None until it arrives.
    :ivar answered: whether the moment is over.
    :raises NoPosition: if this version cannot play a saved position.
    :raises NoSuchMoment: if real deals bring no moment of a lesson's topic.
    """

    can_end_early = False

    def __init__(self, app: App, course: Course) -> None:
        self.course = course
        self.exercise = course.moments[course.place]
        super().__init__(app, self._moment(app))
        self._tell_as_lesson()
        self.choice: Choice | None = None
        self.answered = False
        self._passed = 0
        self._misses = 0
        self._helped = 0
        self._ticket = 0
        self._sure = False
        self._held: list[Incoming] = []
        self._difficulty: float | None = None

    def _tell_as_lesson(self) -> None:
        """Use the teller of a lesson: the ordinary one would keep asking for a choice and explain the keys."""
        self.teller = self._topic_teller = TopicTeller(self.talk)
        self._told_how = True

    def _moment(self, app: App) -> PracticeSeat:
        """Return the player's seat at a table that stands at the moment."""
        match = self.exercise.table()
        seats = new_seats(app, match.seats, topics.PLAYING_LEVEL)
        return PracticeSeat(
            PracticeTable(match, seats, app.thinker, app.now, lambda: timing_of_settings(app, rests=True))
        )

    @property
    def is_waiting_for_player(self) -> bool:
        """Return False: no other deal follows a moment."""
        return False

    @property
    def _waiting_choice(self) -> str:
        """Return the message for the Enter key after the moment; empty before its end."""
        return CONTINUE_CHOICE if self.answered else ""

    # coming to the moment

    def enter(self) -> None:
        """Tell the idea and request the judgement of the moment; on a return to the scene, tell the state of the table.
        """
        if self._entered:
            super().enter()
            return
        if self._ticket == 0 and self.choice is None:
            self._introduce()
            self._look(sure=self.exercise.is_chosen)

    def _look(self, sure: bool = False) -> None:
        """Request the judgement of the moment. :param sure: whether to weigh all choices with more thinking time."""
        self._sure = sure
        known, match = self.exercise.judgement(), self.seat.table.match
        if known is not None and match.ruleset.refuse(match.state, known.choice.action) is None:
            self._moment_judged(known.choice)
            return
        task = self.tasks.judge_view(self.view, self.exercise.seed_text(), sure, topics.MOMENT_WORLDS_FACTOR)
        self._ticket = self.app.thinker.ask(task)

    def _introduce(self) -> None:
        course = self.course
        if course.lesson is None or not course.place:
            self._say(self.exercise.title(), priority=Priority.NOW)
        if course.lesson is not None and not course.place:
            self._say(*topics.introduction(course.lesson), *self.exercise.idea())
        if len(course.moments) > 1:
            self._say(Line("topic-moment", {"number": course.place + 1, "count": len(course.moments)}))

    def receive(self, item: Incoming) -> Transition | None:
        """Take the judgement of the moment. If there is another moment, skip one that teaches nothing, up to
        ``MAX_UNWANTED_MOMENTS``, or that is too easy or too hard, up to ``MAX_DISTANT_MOMENTS``.

        A first, quick judgement decides whether to skip; a moment chosen beforehand gets the more exact judgement at
        once. The more exact one rates all choices, and the player's choice is judged by it. Return None, to stay.
        """
        if not isinstance(item, ThoughtFinished) or item.ticket != self._ticket:
            return super().receive(item)
        choice = item.choice or Choice(next(action for action in self.view.legal if isinstance(action, Action)))
        teaches = self.exercise.is_instructive(self.view, choice, self.game_practice.measure(self.view))
        other = self.exercise.with_other_cards(1)
        if other is not None and not (self._suits(choice) if teaches else self._passed >= MAX_UNWANTED_MOMENTS):
            self._pass_over(other)
            return None
        if not self._sure:
            self._look(sure=True)
            return None
        self._moment_judged(choice)
        return None

    def _suits(self, choice: Choice) -> bool:
        """Return whether the difficulty suits the learner, drawn with a probability; True after ``MAX_DISTANT_MOMENTS``
        moments.
        """
        lesson, exercise = self.course.lesson, self.exercise
        if lesson is None or self._sure or self._passed >= MAX_DISTANT_MOMENTS or exercise.is_chosen:
            return True
        wish = rating.wanted_difficulty(load_progress(self.app).ratings, lesson.name, lesson.game.name)
        hard = (
            exercise.difficulty(self.view, choice, self.game_practice.measure(self.view)) if wish is not None else None
        )
        return hard is None or random.Random(f"suits/{exercise.seed_text()}").random() < rating.fitness_of(hard, wish)

    def _moment_judged(self, choice: Choice) -> None:
        """Tell the moment, and ask the player to decide."""
        self.choice = choice
        self._difficulty = self.exercise.difficulty(self.view, choice, self.game_practice.measure(self.view))
        super().enter()
        questions = (*self.talk.words.position_questions, *(("hand",) if self.view.hand else ()))
        told = [said for question in questions for said in self.talk.answer(question)]
        self.app.tell(replace(said, priority=Priority.QUEUE, text=said.full or said.text) for said in told)
        self._say(*self.exercise.recalls(self.view))
        self._ask()
        for held in self._held:
            self.app.inbox.put(held)

    def _pass_over(self, other: Exercise) -> None:
        """Replace a moment that teaches nothing or does not suit the learner."""
        self._passed += 1
        self.exercise = other
        PracticeScene.__init__(self, self.app, self._moment(self.app))
        self._tell_as_lesson()
        self._look(sure=self.exercise.is_chosen)

    def screen(self) -> Screen:
        """Return the table once the moment is told; before that a text to wait, because the cards can still change."""
        if self.choice is not None:
            return super().screen()
        wait = self.talk.narrator.language.phrase("topic-wait")
        return Screen("reader", self.talk.narrator.language.text("game-name"), (Item(wait.text, wait.braille, "text"),))

    def _hold(self, item: Incoming) -> None:
        """Hold input until the moment is told, because the cards can still change."""
        if not self._held:
            self._say(Line("topic-wait"))
        self._held.append(item)

    def _ask(self) -> None:
        """Ask the player to decide; at the first moment, name the keys that help."""
        keys = (("hand", Command.HAND), ("table", Command.TABLE), ("help", Command.HINT))
        named = {name: key_in_sentence(self.app, self.context, command) for name, command in keys}
        self._say(Line("topic-decide-first", named) if not self.course.place else Line("topic-decide"))
        if not self.course.place and self.desk.hand and self.desk.has_only_choices():
            self._say(Line("how-to-choose", {"lines": "yes" if self.app.device == "terminal" else "no"}))

    # deciding

    def act(self, action: Action) -> None:
        """Judge the player's choice. A right one is played and ends the moment; a wrong one is explained, and the third
        ends it too.

        Before the moment is told and after its end, a sentence says so instead; an illegal action is refused.
        """
        if self.answered or self.choice is None:
            self._say(Line("topic-go-on" if self.answered else "topic-wait"), priority=Priority.NOW)
            return
        match = self.seat.table.match
        refusal = match.ruleset.refuse(match.state, action)
        if refusal is not None:
            self.app.tell([self.talk.narrator.refusal(refusal)])
            return
        decision = review.decision(1, self.view, _nearest_weighed(action, self.choice))
        verdict = topics.judged_in_lesson(decision, self.choice, self.game_practice.measure(self.view))
        if verdict is None or not verdict.costly:
            self._tell_right(verdict, decision.action, action)
        else:
            self._tell_wrong(verdict, action)

    def _tell_right(self, verdict: review.Verdict | None, judged: Action, action: Action) -> None:
        choice = self.choice
        assert choice is not None
        helped = self._helped > 0 and not self._misses
        self._say(Line("topic-right", cue="right"), priority=Priority.NOW)
        if helped:
            self._say(Line("topic-half"))
        if judged == choice.action:
            self._say(Line(f"reason-{choice.reason}", choice.values))
        else:
            self._say(self._near_best_line(verdict))
        self._end_moment(right=not self._misses, helped=helped)
        MatchScene.act(self, action)

    def _tell_events(self, messages: Sequence[EventHappened]) -> None:
        """Tell the events of an action; stop the table once the result of the choice is told."""
        MatchScene._tell_events(self, messages)
        settled = any(isinstance(message.event, topics.settling_events(self.exercise.game)) for message in messages)
        stops = settled or self.is_own_turn or self.seat.is_resting or self.is_over
        if self.answered and not self.seat.table.is_stopped and stops:
            self._stand_still()

    def _stand_still(self) -> None:
        """Stop play at the table, and tell how to go on with the lesson."""
        self.seat.table.stop_for_good()
        self.talk.stopped_answer = Line("topic-go-on")
        self._say(self.talk.stopped_answer)

    def _near_best_line(self, verdict: review.Verdict | None) -> Line:
        """Return the line about a right choice other than the best: as good, nearly as good, or too close to call."""
        if verdict is not None and verdict.near:
            return Line("practice-worth-near", nearly_best_values(verdict, self.talk.narrator, self.game_practice))
        assert self.choice is not None
        close = verdict is None or verdict.close
        return Line("topic-close" if close else "topic-as-good", {"action": self._action_name(self.choice.action)})

    def _tell_wrong(self, verdict: review.Verdict, action: Action) -> None:
        """Tell the cost of a wrong choice; add help the second time, and the answer the third time.

        :param action: the player's choice; for a stake, the verdict can be about the nearest stake.
        """
        self._misses += 1
        self._say(self._cost_line(verdict, action), priority=Priority.NOW)
        self._say(*self.exercise.fault(self.view, action, verdict.best.action))
        if self._misses == MAX_WRONG_CHOICES:
            self._advise(verdict.best)
            self._end_moment(right=False)
            self._stand_still()
            return
        if self._misses > 1:
            self._tell_help()
        self.desk.marks.clear()
        self._say(Line("topic-try-again"))

    def _cost_line(self, verdict: review.Verdict, action: Action) -> Line:
        judged, cost = (
            verdict.decision.action,
            hints.difference_values(verdict.loss, self.game_practice.measure(self.view).unit),
        )
        own = {"action": self._action_name(action), **cost}
        if _stake_of(action) == _stake_of(judged):
            return Line("topic-wrong", own, cue="wrong")
        return Line("topic-wrong-near", {**own, "weighed": self._action_name(judged)}, cue="wrong")

    def _tell_help(self) -> None:
        self._say(*self.exercise.idea(), *self.game_practice.goal_lines(self.view))

    def _end_moment(self, right: bool, helped: bool = False) -> None:
        """Save the result of the moment; a missed one is repeated later."""
        self.answered = self._topic_teller.answered = True
        course = self.course
        self.course = replace(course, right=course.right + (right and not helped), helped=course.helped + helped)
        self.exercise.save_result(self.app, right, helped, self._difficulty)
        if self.course.lesson is not None:
            self._keep_place(self.course.lesson)

    def _keep_place(self, lesson: topics.LessonTopic) -> None:
        """Save the place in the lesson, or its completion."""
        course, name = self.course, lesson.name
        if course.place + 1 == len(course.moments):
            change_progress(self.app, lambda progress: schedule.finish_lesson(progress, name, course.is_done_well))
        else:
            place = course.place + 1
            change_progress(
                self.app,
                lambda progress: schedule.with_unfinished_lesson(progress, name, place, course.right, course.helped),
            )

    # keys

    def command(self, command: AnyCommand) -> Transition | None:
        """Do a command: give help, go on at Enter after the moment, or do what the practice table does.

        Until the moment is told, all commands but those that leave or open the menu are held. Undo, step and retry have
        no effect. Return the next transition, None to stay.
        """
        match command:
            case _ if self.choice is None and command not in (Command.MENU, Command.BACK):
                self._hold(CommandOrdered(command))
            case Command.ACTIVATE if self.answered:
                return self._go_to_next()
            case Command.HINT if self.seat.table.is_stopped:
                self.tell(Line("topic-go-on"))
            case Command.HINT if not self.answered:
                self._tell_more_help()
            case Command.UNDO | Command.STEP | Command.RETRY:
                return NothingHere()
            case _:
                return super().command(command)
        return None

    def possible_commands(self) -> set[AnyCommand]:
        """Return the commands that work now: those of the practice table without undo, step by step play and retry."""
        return super().possible_commands() - {Command.UNDO, Command.STEP, Command.RETRY}

    def take_line(self, text: str) -> Transition | None:
        """Take a line typed at the terminal; until the moment is told, hold it.

        Return the next transition, ``Stay`` to stay; None if the line is not a full name.
        """
        if self.choice is None:
            self._hold(LineTyped(text))
            return Stay()
        return super().take_line(text)

    def _tell_more_help(self) -> None:
        """Tell the idea and the aim; on further requests, tell the strongest player's choice."""
        assert self.choice is not None
        self._helped += 1
        if self._helped == 1:
            self._tell_help()
            return
        self._advise(self.choice)

    def _advise(self, choice: Choice) -> None:
        """Tell the strongest player's choice and its reason."""
        narrator, verbosity, measure = (
            self.talk.narrator,
            self.app.settings.verbosity,
            self.game_practice.measure(self.view),
        )
        self._say(*hints.advice_lines(choice, narrator, self.view, self.game_practice, verbosity))
        others = hints.next_best(choice, self.view)[: {1: 0, 2: 1}.get(verbosity)]
        for message, action in zip(("hint-before", "hint-other", "hint-other"), others, strict=False):
            verdict = topics.judged_in_lesson(review.Decision(1, self.view, action), choice, measure)
            if verdict is not None:
                self._say(hints.comparison_line(verdict, narrator, self.game_practice, message))

    def _go_to_next(self) -> Transition:
        course = replace(self.course, place=self.course.place + 1)
        if course.place < len(course.moments):
            return Pop(1, lambda: Push(TopicScene(self.app, course)))
        count = len(course.moments)
        values = {"right": course.right, "helped": course.helped, "count": count, "well": course.is_done_well}
        self._say(Line("topic-again-done" if course.lesson is None else "topic-done", values), priority=Priority.QUEUE)
        return Pop()

    def menu(self) -> Scene:
        """Return the menu that Escape opens: that of a lesson, with the learner's strength."""
        return lesson_menu(self.app, self, self.from_beginning, rates=True)

    def _way_out(self) -> Transition:
        """Return the transition that leaves the lesson; it needs no question, because the place is saved."""
        return Pop()

    def from_beginning(self) -> TopicScene:
        """Return a lesson from its first moment with newly drawn moments, or a repetition with other cards where there
        are any.
        """
        lesson = self.course.lesson
        if lesson is not None:
            anew = msgspec.structs.replace(load_progress(self.app), places={}, helped={})
            return TopicScene(self.app, course_of(lesson, anew, random.Random()))
        moments = tuple(moment.with_other_cards(SEED_DISTANCE) or moment for moment in self.course.moments)
        return TopicScene(self.app, Course(moments))

    def leave(self) -> None:
        """Leave the table and cancel the request for the judgement of the moment."""
        self.app.thinker.forget(self._ticket)
        super().leave()

    # telling

    def _action_name(self, action: Action) -> str:
        return hints.name_action(self.talk.narrator, action, self.view)

    def _say(self, *lines: Line, priority: Priority = Priority.QUEUE) -> None:
        self.app.tell([self.talk.announcement(line, priority) for line in lines])


def _nearest_weighed(action: Action, choice: Choice) -> Action:
    """Return the action; for a stake that was not weighed, return the nearest weighed one."""
    values, stake = dict(choice.candidates), _stake_of(action)
    if action in values or stake is None:
        return action
    others = [other for other in values if type(other) is type(action)]
    return min(others, key=lambda other: abs((_stake_of(other) or 0) - stake), default=action)


def _stake_of(action: Action) -> int | None:
    """Return the total stake of an action in chips, None if it is not a stake."""
    stake = msgspec.structs.asdict(action).get("to")
    return stake if isinstance(stake, int) else None
