"""The learner's strength, told on request: a word and a number for a game and for each of its lessons."""

from __future__ import annotations

from functools import partial

from numeramis_access.app.practice.drill import load_progress
from numeramis_access.app.shell.menu import Entry, Menu, back_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push
from numeramis_access.catalogue import Game
from numeramis_access.practice.rating import MIN_ANSWERS, Rating
from numeramis_access.practice.topics import Topic, lessons_of, topic_of
from numeramis_access.words.phrases import join_texts


def strength_text(app: App, rating: Rating) -> str:
    """Return a rating in words: a word for the strength and a rounded number; while it has too few answers, how many
    are still needed.
    """
    if not rating.is_known:
        return app.text("strength-none", left=MIN_ANSWERS - rating.count)
    return app.text("strength-value", word=rating.word, number=round(rating.value))


def strength_entry(app: App, game: Game) -> Entry:
    """Return the entry that tells the learner's strength at a game; Enter opens the strength per lesson."""

    def value() -> str:
        return strength_text(app, load_progress(app).ratings.get(game.name, Rating()))

    return Entry(lambda: app.text("strength"), lambda: Push(strength_menu(app, game)), value)


def strength_menu(app: App, game: Game) -> Menu:
    """Return the menu of the strength at a game, with the number of answers, and at each rated lesson."""

    def entries() -> list[Entry]:
        ratings = load_progress(app).ratings
        whole = ratings.get(game.name, Rating())
        lessons = [lesson for lesson in lessons_of(app.catalogue).values() if lesson.game is game]
        rated = [lesson for lesson in lessons if lesson.name in ratings and isinstance(topic_of(lesson), Topic)]

        def strength() -> str:
            behind = [app.text("strength-behind", count=whole.count)] if whole.count else []
            return join_texts(", ", [strength_text(app, whole), *behind])

        return [
            Entry(lambda: app.text(f"game-{game.name}"), None, strength),
            *(
                Entry(
                    partial(app.text, f"topic-{lesson.name}-title"), None,
                    partial(strength_text, app, ratings[lesson.name]),
                ) for lesson in rated
            ),
            back_entry(app),
        ]  # fmt: skip

    return Menu(app, "strength-menu", entries)
