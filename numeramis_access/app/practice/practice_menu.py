"""The menu of practice: table, lessons and drills."""

from __future__ import annotations

import random
import time
from functools import partial

from numeramis_access.app.practice import drill, line_tour, table_scene
from numeramis_access.app.practice.drill import load
from numeramis_access.app.practice.exercises import LessonMoment
from numeramis_access.app.practice.kept_positions import waiting as waiting_positions
from numeramis_access.app.practice.lesson_scene import LessonScene
from numeramis_access.app.practice.positions_menu import menu as positions_menu
from numeramis_access.app.practice.question_lesson import QuestionLesson
from numeramis_access.app.practice.strength import strength_entry
from numeramis_access.app.practice.topic_scene import MOMENTS, Course, TopicScene, course_of
from numeramis_access.app.shell.keys import reads_dots_alone
from numeramis_access.app.shell.menu import Entry, Menu, back, game_menu, opens
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push, Scene
from numeramis_access.catalogue import Game
from numeramis_access.practice.lesson import lessons_of as scripts_of
from numeramis_access.practice.schedule import Progress, due
from numeramis_access.practice.topics import AskedTopic, LessonTopic, lessons_of, topic_of


def menu(app: App) -> Menu:
    """Return the menu of practice."""

    def entries() -> list[Entry]:
        own = len(waiting_positions(app))
        count = own + len(due(load(app), tuple(lessons_of(app.catalogue)), time.time()))
        tours = [opens(app, "line-tours", partial(line_tour.menu, app))]
        games = partial(game_menu, app, lambda game: app.doors.new_match(app, game, table_scene.begin))
        return [
            *(tours if reads_dots_alone(app) else []),
            opens(app, "practice-lessons", partial(lessons_menu, app)),
            opens(app, "practice-table", games),
            opens(app, "practice-drills", partial(drill.menu, app)),
            *([Entry(lambda: app.text("topic-again"), lambda: Push(again_menu(app)), partial(_waiting, app, count))]
              if count else []),
            opens(app, "learnt", partial(app.doors.progress, app)),
            *([] if reads_dots_alone(app) else tours),
            Entry(lambda: app.text("positions"), lambda: Push(positions_menu(app)),
                  partial(_waiting, app, own) if own else None),
        ]

    return Menu(app, "practice-menu", entries)


def _waiting(app: App, count: int) -> str:
    return app.text("drill-waiting", count=count)


def lessons_menu(app: App) -> Menu:
    """Return the menu of all lessons: first the lessons about keys, then an entry for each game."""

    def entries() -> list[Entry]:
        scripted = [
            opens(app, f"lesson-{name}-title", partial(LessonScene, app, name)) for name in scripts_of(app.catalogue)
        ]
        progress, lessons = load(app), lessons_of(app.catalogue).values()
        games = [game for game in app.catalogue if any(lesson.game is game for lesson in lessons)]
        return [*scripted, *(_of_game(app, game, progress) for game in games)]

    return Menu(app, "practice-lessons", entries)


def _of_game(app: App, game: Game, progress: Progress) -> Entry:
    """Return the entry of a game's lessons, with the count of completed ones."""
    lessons = [lesson for lesson in lessons_of(app.catalogue).values() if lesson.game is game]
    done = sum(lesson.name in progress.done for lesson in lessons)

    def entries() -> list[Entry]:
        now = load(app)
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
        return app.text("topic-standing", state=state, place=place + 1, count=MOMENTS, minutes=minutes)

    return Entry(lambda: app.text(f"topic-{lesson.name}-title"), lambda: Push(_resumed_lesson(app, lesson)), standing)


def _resumed_lesson(app: App, lesson: LessonTopic) -> Scene:
    """Return the lesson at its saved place."""
    topic = topic_of(lesson)
    if isinstance(topic, AskedTopic):
        return QuestionLesson(app, lesson, topic.drill)
    return TopicScene(app, course_of(lesson, load(app), random.Random()))


def again_menu(app: App) -> Scene:
    """Return the series of positions and moments due for repetition, or a menu that tells there are none."""
    lessons = lessons_of(app.catalogue)
    of_lessons = [LessonMoment(lessons[item.kind], item.seed) for item in due(load(app), tuple(lessons), time.time())]
    moments = [*waiting_positions(app), *of_lessons]
    if moments:
        return TopicScene(app, Course(tuple(moments[:MOMENTS])))
    return Menu(app, "topic-none-again", lambda: [back(app, "topic-back")])


def next_lesson(app: App) -> Scene:
    """Return the best next lesson: moments due for repetition, else an unfinished or a new lesson.

    A player who has begun no lesson gets the lesson about keys; with a braille display and no voice, the tour of the
    braille line comes before it. If no lesson is left, return the menu of lessons.
    """
    progress, lessons = load(app), lessons_of(app.catalogue)
    if due(progress, tuple(lessons), time.time()) or waiting_positions(app):
        return again_menu(app)
    if not progress.done and not progress.places:
        first = partial(LessonScene, app, next(iter(scripts_of(app.catalogue))))
        game = next(iter(app.catalogue))
        return line_tour.LineTour(app, game, lambda: Push(first())) if reads_dots_alone(app) else first()
    left = next((lessons[name] for name in progress.places if name in lessons), None)
    fresh = next((lesson for name, lesson in lessons.items() if name not in progress.done), None)
    chosen = left or fresh
    return lessons_menu(app) if chosen is None else _resumed_lesson(app, chosen)
