"""The menu of practice: lessons, table, drills, repetition, saved positions; and the choice of the next lesson."""

from __future__ import annotations

import random
import time
from functools import partial

from numeramis_access.app.practice import drill, line_tour, table_scene
from numeramis_access.app.practice.drill import load_progress
from numeramis_access.app.practice.exercises import LessonMoment
from numeramis_access.app.practice.kept_positions import due_positions as waiting_positions
from numeramis_access.app.practice.lesson_scene import LessonScene
from numeramis_access.app.practice.positions_menu import menu as positions_menu
from numeramis_access.app.practice.question_lesson import QuestionLesson
from numeramis_access.app.practice.strength import strength_entry
from numeramis_access.app.practice.topic_scene import MOMENTS_OF_LESSON, Course, TopicScene, course_of
from numeramis_access.app.shell.keys import reads_dots_alone
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, game_menu, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push, Scene
from numeramis_access.catalogue import Game
from numeramis_access.catalogue.load import path_of
from numeramis_access.practice.lesson import lessons_of as scripts_of
from numeramis_access.practice.schedule import Progress, due_questions
from numeramis_access.practice.topics import AskedTopic, LessonTopic, lessons_of, topic_of


def menu(app: App) -> Menu:
    """Return the menu of practice: lessons, practice table, drills, repetition if anything is due, progress, tours of
    the braille line, the player's saved positions.

    For players who have braille and no voice the tours come first.
    """

    def entries() -> list[Entry]:
        own = len(waiting_positions(app))
        count = own + len(due_questions(load_progress(app), tuple(lessons_of(app.catalogue)), time.time()))
        tours = [opening_entry(app, "line-tours", partial(line_tour.menu, app))]
        games = partial(game_menu, app, lambda game: app.doors.new_match(app, game, table_scene.begin_practice))
        return [
            *(tours if reads_dots_alone(app) else []),
            opening_entry(app, "practice-lessons", partial(lessons_menu, app)),
            opening_entry(app, "practice-table", games),
            opening_entry(app, "practice-drills", partial(drill.menu, app)),
            *(
                [
                    Entry(
                        lambda: app.text("topic-again"),
                        lambda: Push(repetition_scene(app)),
                        partial(_waiting, app, count),
                    )
                ]
                if count
                else []
            ),
            opening_entry(app, "learnt", partial(app.doors.progress, app)),
            *([] if reads_dots_alone(app) else tours),
            Entry(
                lambda: app.text("positions"),
                lambda: Push(positions_menu(app)),
                partial(_waiting, app, own) if own else None,
            ),
        ]

    return Menu(app, "practice-menu", entries)


def _waiting(app: App, count: int) -> str:
    return app.text("drill-waiting", count=count)


def lessons_menu(app: App) -> Menu:
    """Return the menu of all lessons: those about keys, an entry for the lessons of each game, then lessons for
    callers.

    A caller tells the program the plays of a match with real cards.
    """

    def entries() -> list[Entry]:
        scripted = [
            opening_entry(app, f"lesson-{name}-title", partial(LessonScene, app, name))
            for name in scripts_of(app.catalogue)
        ]
        progress, lessons = load_progress(app), lessons_of(app.catalogue).values()
        games = [game for game in app.catalogue if any(lesson.game is game for lesson in lessons)]
        calling = [
            opening_entry(app, f"lesson-{path_of(game.calling_lesson).stem}-title",
            partial(app.doors.call_lesson, app, game))
            for game in app.catalogue if game.calling_lesson
        ]  # fmt: skip
        return [*scripted, *(_of_game(app, game, progress) for game in games), *calling]

    return Menu(app, "practice-lessons", entries)


def _of_game(app: App, game: Game, progress: Progress) -> Entry:
    """Return the entry of a game's lessons, with the count of completed ones."""
    lessons = [lesson for lesson in lessons_of(app.catalogue).values() if lesson.game is game]
    done = sum(lesson.name in progress.done for lesson in lessons)

    def entries() -> list[Entry]:
        now = load_progress(app)
        return [*(_lesson(app, lesson, now) for lesson in lessons), strength_entry(app, game)]

    return Entry(
        lambda: app.text(f"game-{game.name}"),
        lambda: Push(Menu(app, f"game-{game.name}", entries)),
        lambda: app.text("topic-lessons-done", done=done, count=len(lessons)),
    )


def _lesson(app: App, lesson: LessonTopic, progress: Progress) -> Entry:
    """Return the entry of a lesson, with the learner's place in it."""

    def standing() -> str:
        place, _ = progress.places.get(lesson.name, (0, 0))
        state = "done" if lesson.name in progress.done else "left" if place else "new"
        minutes = 0 if state == "done" else topic_of(lesson).minutes
        return app.text("topic-standing", state=state, place=place + 1, count=MOMENTS_OF_LESSON, minutes=minutes)

    return Entry(lambda: app.text(f"topic-{lesson.name}-title"), lambda: Push(_resumed_lesson(app, lesson)), standing)


def _resumed_lesson(app: App, lesson: LessonTopic) -> Scene:
    """Return the lesson at its saved place."""
    topic = topic_of(lesson)
    if isinstance(topic, AskedTopic):
        return QuestionLesson(app, lesson, topic.drill)
    return TopicScene(app, course_of(lesson, load_progress(app), random.Random()))


def repetition_scene(app: App) -> Scene:
    """Return a lesson of the positions and moments due for repetition, ``MOMENTS_OF_LESSON`` of them at most.

    If none is due, return a menu that says so.
    """
    lessons = lessons_of(app.catalogue)
    of_lessons = [
        LessonMoment(lessons[item.kind], item.seed)
        for item in due_questions(load_progress(app), tuple(lessons), time.time())
    ]
    moments = [*waiting_positions(app), *of_lessons]
    if moments:
        return TopicScene(app, Course(tuple(moments[:MOMENTS_OF_LESSON])))
    return Menu(app, "topic-none-again", lambda: [back_entry(app, "topic-back")])


def next_lesson(app: App) -> Scene:
    """Return the best next lesson: a repetition of the moments and positions that are due, else an unfinished lesson,
    else a new one.

    If nothing is due, a player who has begun no lesson gets the lesson about keys; with a braille display and no voice,
    the tour of the braille line comes before it. If no lesson is left, the menu of lessons is returned.
    """
    progress, lessons = load_progress(app), lessons_of(app.catalogue)
    if due_questions(progress, tuple(lessons), time.time()) or waiting_positions(app):
        return repetition_scene(app)
    if not progress.done and not progress.places:
        first = partial(LessonScene, app, next(iter(scripts_of(app.catalogue))))
        game = next(iter(app.catalogue))
        return line_tour.LineTour(app, game, lambda: Push(first())) if reads_dots_alone(app) else first()
    left = next((lessons[name] for name in progress.places if name in lessons), None)
    fresh = next((lesson for name, lesson in lessons.items() if name not in progress.done), None)
    chosen = left or fresh
    return lessons_menu(app) if chosen is None else _resumed_lesson(app, chosen)
