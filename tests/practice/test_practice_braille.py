"""A lesson, a drill, a practice deal with hints, odds and review by display keys and dots alone, without sound."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from braille.text import BrailleTable
from numeramis_access.app.practice.drill import Drill
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.practice.topic_scene import TopicScene
from numeramis_access.core.actions import PlayCard
from tests.app.fingers import Fingers, fingers, read
from tests.app.player import begin
from tests.braille.emulators import NEEDS_A_TERMINAL
from tests.standard import GAMES, ruleset

pytestmark = NEEDS_A_TERMINAL

HINT, ODDS = "dot2+dot4", "dot1+dot3+dot5"


def shown(text: str) -> str:
    """Return a text as the line shows it."""
    return read(BrailleTable("cs-8").cells(text), "cs")


def read_until(someone: Fingers, found: Callable[[str, str], bool], wanted: str) -> list[str]:
    """Pan on through messages to one of these; return all messages, that one last."""
    texts = []
    for _ in range(100):
        texts.append(someone.text.rstrip(" #"))
        if found(texts[-1], wanted):
            return texts
        someone.press("pan right")
    raise AssertionError((wanted, texts[-20:]))


def at_table(someone: Fingers) -> None:
    """Pan on until the table of Quist is under the fingers."""
    for _ in range(100):
        if not someone.message and someone.hand:
            return
        someone.press("pan right")
    raise AssertionError(someone.text)


def play(someone: Fingers, number: str) -> None:
    """Find a card of the hand by its number and press the routing key over it twice."""
    at_table(someone)
    place = next(place for place in someone.hand if someone.text[place] == number)
    while not someone.touch(place):
        pass


def test_a_lesson_of_quist_is_decided_by_dots() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("cvičení", "lekce", "quist", "quist: nechte")
        someone.wait(lambda: isinstance(someone.match, TopicScene) and someone.match.choice is not None)
        lesson = someone.match
        assert isinstance(lesson, TopicScene)
        assert lesson.choice is not None
        best, worst = lesson.choice.action, lesson.choice.candidates[-1][0]
        assert isinstance(best, PlayCard)
        assert isinstance(worst, PlayCard)
        play(someone, worst.card)
        read_until(someone, str.__contains__, "znovu")
        assert not lesson.answered
        play(someone, best.card)
        read_until(someone, str.__contains__, "správně")
        assert lesson.answered
        read_until(someone, str.__contains__, "dál enter")
        while someone.match is lesson:  # if a message has come meanwhile, Enter first reads on
            someone.press("dot8")
        assert isinstance(someone.match, TopicScene)
        assert someone.match.course.place == 1


def test_a_drill_is_read_and_answered_by_dots() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("cvičení", "trénink", "kolik chybí v šipkách")
        drill = someone.app.scene
        assert isinstance(drill, Drill)
        for number in range(4):
            assert drill.question is not None
            asked, right = drill.question.lines[0].values, drill.question.right
            question = shown(f"{asked['limit']}: {asked['score']}+{asked['number']}")
            read_until(someone, str.__contains__, question)
            answer = str(drill.question.choices[right].values["number"])
            someone.press("dot1+dot2+dot3+space")
            read_until(someone, str.endswith, answer)
            someone.press("dot8")
            assert someone.text.startswith("správně"), number
        assert drill.progress.skill("sums").right == 4


@pytest.mark.parametrize("game", GAMES)
def test_hints_and_odds_of_every_game_are_read_by_dots(game: str) -> None:
    with fingers("cs", 40) as someone:
        rules = ruleset(game)
        match = begin(someone.app, rules, rules.options(), 4, 5, practice=True)
        assert isinstance(match, PracticeScene)
        someone.settle()
        told = someone.app.announcer.history
        someone.press(HINT)
        someone.wait(lambda: any(one.kind == "hint" for one in told))
        someone.settle()
        read_until(someone, str.startswith, "rada:")
        someone.press(ODDS)
        odds = next(one for one in reversed(told) if one.kind.startswith("odds-"))
        read_until(someone, str.__contains__, shown(odds.braille)[:12])


@pytest.mark.usefixtures("brief_judge")
def test_a_practice_deal_of_quist_is_played_and_reviewed_by_dots() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("cvičení", "cvičný stůl", "quist", "začít hrát")
        match = someone.match
        assert isinstance(match, PracticeScene)
        while not match.is_waiting_for_player:
            someone.play_on()
        told = someone.app.announcer.history
        someone.press(HINT)
        someone.wait(lambda: any(one.kind == "review-begin" for one in told))
        someone.settle()
        found = re.search(r"chvíle: (\d+)", read_until(someone, str.__contains__, "chvíle:")[-1])
        assert found is not None
        assert int(found[1]) <= 3
