"""The lesson for the caller of real cards: its steps, other calls, and the way to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from numeramis_access.app.calling.lesson import CallingLesson
from numeramis_access.app.practice.practice_menu import lessons_menu
from numeramis_access.app.shell.scene import Push
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import LineTyped, Touched
from numeramis_access.words.languages import LANGUAGES
from tests.app.player import Player, home, player


@contextmanager
def learner(language: str = "cs") -> Iterator[tuple[Player, CallingLesson]]:
    """Yield a learner at the beginning of the lesson."""
    with player(language) as someone:
        (game,) = [game for game in someone.app.catalogue if game.calling_lesson]
        someone.app.follow(Push(someone.app.doors.call_lesson(someone.app, game)))
        scene = someone.app.scene
        assert isinstance(scene, CallingLesson)
        yield someone, scene


def text_of(scene: CallingLesson, part: str, key: str = "") -> str:
    """Return a sentence of the lesson."""
    return scene.talk.narrator.language.text(f"lesson-calling-{part}", key=key)


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_a_learner_takes_every_step_by_keys_to_the_end(code: str) -> None:
    with learner(code) as (someone, scene):
        said = someone.told()
        assert [text_of(scene, "title"), text_of(scene, "welcome")] == [line for line in said if line in {
            text_of(scene, "title"), text_of(scene, "welcome")}]  # fmt: skip
        keys = {"7": "first", "9": "second", "4": "slip", "3": "third", "0": "fourth"}
        while scene.step is not None:
            step = scene.step
            key = step.do or {"undo": "backspace", "highest": "v"}.get(step.ask, "return")
            assert keys.get(key, step.say) == step.say
            said = someone.press(key)
            following = scene.step
            told = "lesson-done" if following is None else ""
            expected = someone.app.text(told) if told else ""
            assert not expected or expected in said
        assert len(scene.seat.match.calls) == 4
        assert [*scene.seat.match.plays()][2][1] == "3"
        someone.press("return")
        assert someone.app.scene is not scene


def test_another_card_is_explained_and_not_called() -> None:
    with learner() as (someone, scene):
        someone.press("return")
        for said in (someone.press("5"), type_line(someone, "58"), touch(someone, 2)):
            assert said[0] == text_of(scene, "wrong")
            assert text_of(scene, "first") in said
        assert list(scene.seat.match.calls) == []
        assert text_of(scene, "first") in someone.press("backspace")
        someone.press("7")
        assert [card for _, card in scene.seat.match.plays()] == ["7"]


def type_line(someone: Player, text: str) -> list[str]:
    """Type a line; return the spoken texts."""
    someone.told()
    someone.app.receive(LineTyped(text))
    return someone.told()


def touch(someone: Player, place: int) -> list[str]:
    """Touch a card of the keypad; return the spoken texts."""
    someone.told()
    someone.app.receive(Touched("items", place))
    return someone.told()


def test_nothing_of_the_lesson_is_kept() -> None:
    with learner() as (someone, scene):
        someone.press("return", "7", "9")
        someone.app.do_command(Command.MENU)
        someone.press("end", "return")
        assert someone.app.scene is not scene
        assert list(home().called_matches.glob("*")) == []


def test_the_lesson_stands_in_the_list_of_lessons() -> None:
    with player("cs") as someone:
        someone.app.follow(Push(lessons_menu(someone.app)))
        someone.press("end", "return")
        assert isinstance(someone.app.scene, CallingLesson)
