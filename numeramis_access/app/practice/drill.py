"""A drill: the player hears a question and answers from a menu; a missed question is explained and repeated later."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from functools import partial

from numeramis_access.app.shell.menu import Entry, Menu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop, Push, Transition
from numeramis_access.app.table.typed import card_names
from numeramis_access.core.cards import NUMBERS
from numeramis_access.input.inbox import Report
from numeramis_access.players.characters import characters
from numeramis_access.practice import schedule
from numeramis_access.practice.drills import DrillQuestion, drills_of_catalogue, make_question
from numeramis_access.practice.topics import AskedTopic, lessons_of, topic_of
from numeramis_access.words.announcement import Priority, ShownBy
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person


class Drill(Menu):
    """Questions of some drills, one after the other, with an entry that repeats the question.

    Each answer is judged, told and saved. With a limit, the result is told at the end and the scene is left.

    :param kinds: names of the drills. :param count: most questions of the daily training, which also ends after
        ``schedule.MAX_DAILY_SECONDS`` seconds; 0 for no end.
    :param rng: draws the questions; None for the system's randomness.
    """

    def __init__(self, app: App, kinds: tuple[str, ...], count: int = 0, rng: random.Random | None = None) -> None:
        super().__init__(app, "drill-title", self._answers)
        self.kinds = kinds
        self._drills = drills_of_catalogue(app.catalogue)
        self.count = count
        self.progress = load_progress(app)
        self._unwritten: list[Callable[[schedule.Progress], schedule.Progress]] = []
        self._rng = rng or random.Random()
        self._narrator = Narrator(app.language, people=_people(app))
        self._asked = 0
        self._right = 0
        self._remembered = 0
        self._before, self._began = self.progress, app.now()
        self.item: schedule.ScheduledQuestion | None = None
        self.question: DrillQuestion | None = None

    # asking

    def enter(self) -> None:
        """Ask the first question, or repeat the current one; of a question to be answered from memory repeat only the
        last line.
        """
        if self.question is None:
            self._choose()
            self._ask(Priority.NOW, self.question.lines if self.question else ())
        else:
            self._ask(Priority.NOW, self._repeated_question())

    def title(self) -> str:
        """Return the question; before the first question the usual title of a menu."""
        if self.question is None:
            return super().title()
        return " ".join(self._narrator.language.text(line.id, **line.values) for line in self._repeated_question())

    def _repeated_question(self) -> tuple[Line, ...]:
        """Return the lines to repeat: the whole question, or only its last line if the answer must come from memory."""
        assert self.question is not None
        return self.question.lines[-1:] if self.question.once else self.question.lines

    def _choose(self) -> None:
        self.item = self._next_item()
        kind, level, seed = self.item.kind, self.item.level, self.item.seed
        self.question = make_question(self._drills[kind], kind, level, seed)
        self.entries = self._answers()
        self.focus = 0

    def _next_item(self) -> schedule.ScheduledQuestion:
        """Return the next question: one due for repetition, or a new one."""
        return schedule.choose_question(self.progress, self.kinds, time.time(), self._rng, self.item)

    def _ask(self, priority: Priority, asked: tuple[Line, ...]) -> None:
        self.entries = self._answers()
        for place, line in enumerate(asked):
            shown_by: ShownBy = "title" if len(asked) == 1 else ""
            self.app.tell([self._narrator.announcement(line, Priority.QUEUE if place else priority, shown_by)])
        self._say_focus(Priority.QUEUE)

    def _answers(self) -> list[Entry]:
        assert self.question is not None
        answers = choice_entries(self._narrator, self.question, self._answer)
        return [
            *answers,
            Entry(lambda: self.app.text("drill-repeat"), lambda: self._ask(Priority.NOW, self._repeated_question())),
        ]

    def _text(self, line: Line) -> str:
        return self._narrator.language.phrase(line.id, **line.values).text

    # answering

    def _answer(self, place: int) -> Transition | None:
        """Judge an answer, tell and save the result, and go on.

        Return the next transition, None to stay.

        :param place: index of the answer, from 0.
        """
        assert self.question is not None
        assert self.item is not None
        right = place == self.question.right
        self._asked += 1
        self._right += right
        self._remembered += right and self.item.memory is not None
        before = self.progress.skill(self.item.kind).level
        self._change_progress(partial(schedule.record_answer, item=self.item, right=right, now=time.time()))
        said = [Line("drill-right", cue="trick-won")] if right else [
            Line("drill-wrong", {"right": self._text(self.question.choices[self.question.right])}, cue="refusal"),
            self.question.why,
        ]  # fmt: skip
        after = self.progress.skill(self.item.kind).level
        if after != before:
            said.append(Line("drill-level", {"level": after, "up": after > before}))
        for number, line in enumerate(said):
            self.app.tell([self._narrator.announcement(line, Priority.QUEUE if number else Priority.NOW)])
        return self._go_on()

    def _go_on(self) -> Transition | None:
        late = self.app.now() - self._began >= schedule.MAX_DAILY_SECONDS
        if self.count and (self._asked >= self.count or late):
            self.app.say("drill-result", Priority.QUEUE, right=self._right, asked=self._asked)
            self._say_better()
            return Pop()
        self._choose()
        assert self.question is not None
        self._ask(Priority.QUEUE, self.question.lines)
        return None

    def _say_better(self) -> None:
        """Tell the progress: drills with a higher level, and the count of remembered questions."""
        for kind in self.kinds:
            before, after = self._before.skill(kind).level, self.progress.skill(kind).level
            if after > before:
                named = self.app.text(f"drill-kind-{kind}")
                self.app.say("drill-better-level", Priority.QUEUE, kind=named, before=before, after=after)
        if self._remembered:
            self.app.say("drill-better-remembered", Priority.QUEUE, count=self._remembered)

    def _change_progress(self, change: Callable[[schedule.Progress], schedule.Progress]) -> None:
        """Change and save the progress; if saving fails, keep the change in memory and save it with the next one."""
        self._unwritten.append(change)
        kept = change_progress(self.app, *self._unwritten)
        self.progress = change(self.progress) if kept is None else kept
        if kept is not None:
            self._unwritten.clear()


def change_progress(app: App, *changes: Callable[[schedule.Progress], schedule.Progress]) -> schedule.Progress | None:
    """Change the saved progress in drills and lessons and return it; if it cannot be written, tell the player and
    return None.

    :param changes: each returns the new progress for the old one; they apply in order.
    """
    try:
        return schedule.change_progress(app.home.progress_file, *changes)
    except OSError:
        app.inbox.put(Report("drill-not-kept", {}))
        return None


def choice_entries(narrator: Narrator, asked: DrillQuestion, answer: Callable[[int], Transition | None]) -> list[Entry]:
    """Return the answers to a question as menu entries; Enter on one calls ``answer`` with its index from 0.

    Answers that name a card or a number can be chosen by it, unless two answers name the same card.

    :param narrator: forms the texts. :param asked: the question.
    :param answer: takes the index; returns the next transition, None to stay.
    """
    language = narrator.language
    phrases = [language.phrase(line.id, **line.values) for line in asked.choices]
    cards = Counter(line.values.get("card") for line in asked.choices)

    def entry(place: int, line: Line) -> Entry:
        said, card = phrases[place], line.values.get("card")
        # a card in two answers cannot select either
        known = isinstance(card, str) and cards[card] == 1
        also = tuple(card_names(str(card), language)) if known else ()
        number = line.values.get("number", int(str(card)) if known and card in NUMBERS else None)
        number = number if isinstance(number, int) else None
        return Entry(partial(str, said.text), partial(answer, place), number=number,
                     braille=partial(str, said.braille), synonyms=also)  # fmt: skip

    return [entry(place, line) for place, line in enumerate(asked.choices)]


def load_progress(app: App) -> schedule.Progress:
    """Return the saved progress in drills and lessons; if it cannot be read, tell the player and return an empty one.
    """
    try:
        return schedule.load_progress(
            (*drills_of_catalogue(app.catalogue), *lessons_of(app.catalogue)), app.home.progress_file
        )
    except OSError:
        app.inbox.put(Report("drill-not-kept", {}))
        return schedule.Progress()


def _people(app: App) -> People:
    """Return the player and three others, as in a game for four."""
    you = Person(app.settings.name or app.text("you"), app.settings.gender)
    others = [Person(character.name, character.gender) for character in characters()[:3]]
    return People((you, *others), 0, False)


def menu(app: App) -> Menu:
    """Return the menu of the drills.

    It has the daily training with the number of waiting questions, the last weeks if there are any, and each drill with
    its level. The drill for braille is offered only with the braille channel.
    """
    touch = any(channel.name == "braille" for channel in app.announcer.channels)
    every = tuple(kind for kind in drills_of_catalogue(app.catalogue) if touch or kind != "braille")

    def start(kinds: tuple[str, ...], count: int) -> Push:
        return Push(Drill(app, kinds, count))

    def entries() -> list[Entry]:
        progress = load_progress(app)
        daily = tuple(kind for kind in daily_drills(app, progress) if kind != "braille")
        waiting = len(schedule.due_questions(progress, every, time.time()))
        training = partial(start, daily, schedule.MAX_DAILY_QUESTIONS)
        value = partial(app.text, "drill-waiting", count=waiting) if waiting else None
        rows = [Entry(lambda: app.text("drill-daily"), training, value)]
        rows += [_weeks(app, progress)] if progress.weeks else []
        return rows + [_kind(app, kind, progress.skill(kind), partial(start, (kind,), 0)) for kind in every]

    return Menu(app, "practice-drills", entries)


def daily_drills(app: App, progress: schedule.Progress) -> tuple[str, ...]:
    """Return the names of the drills in the daily training.

    A drill that a lesson teaches is left out until the player has been asked one of its questions.

    :param app: the program. :param progress: the saved progress.
    """
    lessons = map(topic_of, lessons_of(app.catalogue).values())
    taught = {lesson.drill for lesson in lessons if isinstance(lesson, AskedTopic)}
    return tuple(
        kind for kind in drills_of_catalogue(app.catalogue) if kind not in taught or progress.skill(kind).asked
    )


def _weeks(app: App, progress: schedule.Progress) -> Entry:
    """Return the entry that tells the results of counting in the last two recorded weeks."""
    last, *before = (progress.weeks[name] for name in sorted(progress.weeks, reverse=True))
    earlier = before[0] if before else schedule.Week()
    values = {"right": last.right, "asked": last.asked, "earlier_right": earlier.right, "earlier": earlier.asked,
              "points": last.points, "deals": last.deals}  # fmt: skip
    return Entry(lambda: app.text("drill-weeks"), None, lambda: app.text("drill-weeks-told", **values))


def _kind(app: App, kind: str, skill: schedule.Skill, start: partial[Push]) -> Entry:
    values = {"level": skill.level, "asked": skill.asked, "percent": round(100 * skill.right / max(1, skill.asked))}
    return Entry(lambda: app.text(f"drill-kind-{kind}"), start, lambda: app.text("drill-standing", **values))
