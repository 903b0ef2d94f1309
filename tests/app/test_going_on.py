"""While the program waits for Enter every front shows one named choice to go on, and a touch anywhere is enough."""

from __future__ import annotations

import random

import pytest

from numeramis_access.app.practice.lesson_scene import LessonScene
from numeramis_access.app.practice.topic_scene import TopicScene, course_of
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import PlayCard
from numeramis_access.core.notation import action_from_text
from numeramis_access.input.inbox import Touched
from numeramis_access.output.accessibility import FIRST_ITEM_ID, ROW_STRIDE, Rows, nodes
from numeramis_access.practice.lesson import lessons_of as scripts_of
from numeramis_access.practice.schedule import Progress
from numeramis_access.practice.topics import AskedTopic, lessons_of, topic_of
from numeramis_access.web.wire import screen_json
from tests.app.fingers import fingers
from tests.app.player import Player, begin, behind, player

SCRIPTS = tuple(scripts_of(STANDARD))
#: one lesson from moments of play for each game with such lessons
TOPICS = tuple({
    lesson.game.name: name
    for name, lesson in reversed(lessons_of(STANDARD).items())
    if not isinstance(topic_of(lesson), AskedTopic)
}.values())  # fmt: skip


def run(someone: Player, match: MatchScene) -> None:
    """Let the match run until it waits for the player."""
    someone.settle()
    while match is someone.app.scene and match.due() is not None:
        someone.wait()
    someone.app.refresh()


def touch(someone: Player, place: int) -> None:
    """Touch an item as a page or a screen reader does."""
    someone.app.receive(Touched("press", place))
    someone.settle()
    someone.app.refresh()


def choices(someone: Player) -> list[int]:
    """Return the places of the choices besides cards."""
    return [place for place, item in enumerate(someone.screen.items) if item.role == "choice"]


def assert_shown(someone: Player) -> None:
    """Demand that the only choice has a name on the page and is a button of that name in the window's tree."""
    [place] = choices(someone)
    label = someone.screen.items[place].label
    assert label
    [shown] = [item for item in screen_json(someone.screen)["items"] if "card" not in item]  # type: ignore[union-attr]
    assert shown["label"] == label  # type: ignore[index, call-overload]
    tree = nodes(
        someone.screen,
        someone.app.narrator.language,
        {},
        (0, 0, 800, 600),
        Rows(FIRST_ITEM_ID, FIRST_ITEM_ID + ROW_STRIDE),
    )
    assert [node.role for node in tree.values() if node.label == label and node.acts] == ["BUTTON"]


def card_wanted(match: LessonScene) -> int:
    """Return the place in the hand of the card that the lesson asks for."""
    assert match.step is not None
    action = action_from_text(match.step.do, behind(match).ruleset.action_types)
    assert isinstance(action, PlayCard)
    return match.desk.hand.index(action.card)


@pytest.mark.parametrize("card", [False, True])
@pytest.mark.parametrize("name", SCRIPTS)
def test_a_lesson_is_gone_through_by_touches_alone(name: str, card: bool) -> None:
    """A touch on a card counts as Enter where the lesson waits; a question has a choice, and a card repeats how."""
    with player("en") as someone:
        someone.app.follow(Push(match := LessonScene(someone.app, name)))
        while someone.app.scene is match:
            run(someone, match)
            place, told = match.place, someone.told()
            if match.step is not None and match.step.do:
                touch(someone, card_wanted(match))
            else:
                assert_shown(someone)
                if match._waiting_choice == "":
                    touch(someone, 0)
                    assert someone.told()[0] in told
                    assert match.place == place
                touch(someone, 0 if card and match._waiting_choice else choices(someone)[0])
            run(someone, match)
            assert match.place > place or someone.app.scene is not match


@pytest.mark.slow
@pytest.mark.parametrize("name", TOPICS)
def test_a_moment_that_is_over_is_gone_on_from_by_a_touch(name: str) -> None:
    with player("en") as someone:
        lesson = lessons_of(STANDARD)[name]
        someone.app.follow(Push(match := TopicScene(someone.app, course_of(lesson, Progress(), random.Random(1)))))
        while match.choice is None:
            someone.wait()
        match.act(match.choice.action)
        run(someone, match)
        assert_shown(someone)
        touch(someone, 0)
        assert someone.app.scene is not match
        assert isinstance(someone.app.scene, TopicScene)


def test_step_by_step_the_next_opponent_plays_by_a_touch() -> None:
    with player("en") as someone:
        match = begin(someone.app, STANDARD["quist"].ruleset(), STANDARD["quist"].ruleset().options(), 4, 5, True)
        someone.settle()
        match.seat.table.by_step = True
        while not match.is_own_turn:
            someone.settle()
            if match.seat.table.is_waiting_for_step:
                someone.app.refresh()
                assert_shown(someone)
                done = len(behind(match).record)
                touch(someone, 0)
                assert len(behind(match).record) > done
        match.act(match.view.choices()[0])
        while not match.seat.table.is_waiting_for_step:
            someone.wait()
        someone.app.refresh()
        assert_shown(someone)


def test_the_braille_line_names_what_goes_on_in_a_lesson() -> None:
    with fingers("en", 40) as someone:
        someone.app.follow(Push(LessonScene(someone.app, SCRIPTS[0])))
        someone.settle()
        while someone.message:
            someone.press("pan right")
        assert "go: enter" in someone.text
