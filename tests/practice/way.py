"""A beginner's way through all lessons of a game as a readable log, by key presses alone.

``python -m tests.practice.way`` rewrites the logs in ``ways``; a test compares them, so that reviewers see each change
in a lesson's speech. Keys stand behind a dash. The learner misses the first decision of each lesson three times and the
second once, and gets the others right at once; of questions the learner misses the first.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import partial
from pathlib import Path

import msgspec
import pytest

from numeramis_access.app.practice.question_lesson import QuestionLesson
from numeramis_access.app.practice.topic_scene import MAX_WRONG_CHOICES, MOMENTS_OF_LESSON, TopicScene, course_of
from numeramis_access.app.shell.scene import Pop, Push
from numeramis_access.app.shell.thinker import WorkerThinker
from numeramis_access.catalogue import STANDARD, Catalogue, Game
from numeramis_access.core.actions import Action, AmountRange, ChooseCards, FirstChoice, PlayCard
from numeramis_access.core.cards import Card
from numeramis_access.input.inbox import Inbox
from numeramis_access.players.policy import Choice
from numeramis_access.practice.schedule import Progress, change_progress
from numeramis_access.practice.topics import AskedTopic, LessonTopic, lessons_of, topic_of
from numeramis_access.tables.computers import ThinkingTask
from tests.app.player import PATIENCE, Player, player
from tests.standins import thinks

FOLDER = Path(__file__).parent / "ways"
SEED = 1
#: seconds between checks for something to do without any input
LOOK = 0.2
#: words that are spoken in a minute, and minutes for a decision with its keys
SPOKEN, DECIDING = 180, 1 / 3
#: lines that the menu says to which a lesson leads back
OF_MENU = 2
GAMES, LANGUAGES = STANDARD.names, ("cs", "en")
LOGS = tuple((game, language) for game in GAMES for language in LANGUAGES)
#: results of tasks, by their text
Thoughts = dict[bytes, Future[Choice]]


class Remembering(WorkerThinker):
    """Thinks about each task once, without a time limit, and gives all askers the same answer.

    :param thoughts: the answers by task, shared by all thinkers.
    """

    def __init__(self, thoughts: Thoughts, inbox: Inbox, catalogue: Catalogue) -> None:
        super().__init__(inbox, catalogue, processes=False)
        self._thoughts = thoughts

    def _submit(self, game: Game, task: ThinkingTask) -> Future[Choice]:
        if task.milliseconds:
            return super()._submit(game, task)
        words = msgspec.json.encode(task)
        if words not in self._thoughts or self._thoughts[words].cancelled():
            self._thoughts[words] = super()._submit(game, task)
        return self._thoughts[words]


def waited(someone: Player) -> TopicScene | None:
    """Return the moment that waits for a decision, None at the end of the lesson."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        someone.settle()
        scene = someone.app.scene
        if not isinstance(scene, TopicScene) or scene.choice is not None:
            return scene if isinstance(scene, TopicScene) else None
        someone.wait(LOOK)
        if thinks(someone.app):  # unfinished thoughts extend the wait on slow machines
            until = time.monotonic() + PATIENCE
    return None


def pressed(someone: Player, scene: TopicScene, action: Action) -> tuple[list[str], list[str]]:
    """Do an action by keys alone, as a beginner finds it: along the cards or the choices, then Enter.

    :return: the keys, and the answer to the last of them.
    """
    desk, keys = scene.desk, list[str]()

    def press(*names: str) -> list[str]:
        keys.extend(names)
        return someone.press(*names)

    def along(found: Callable[[], bool]) -> None:
        press("home")
        for _ in range(desk.count()):
            if found():
                return
            press("right")
        raise AssertionError(f"nothing to press for {action}")

    def row(number: int) -> None:
        if desk.row != number:
            press("tab")

    def mark(cards: tuple[Card, ...]) -> None:
        """Remove all marks, then mark these cards: the number of marks is limited."""
        row(0)
        press("home")
        for place in sorted(desk.marks):
            press(*["right" if place > desk.place else "left"] * abs(place - desk.place), "space")
        left = Counter(cards)
        press("home")
        for card in desk.hand:
            press(*["space"] * (left[card] > 0), "right")
            left[card] -= 1

    if isinstance(action, PlayCard):
        row(0)
        along(lambda: desk.item_under_cursor() == action.card)
    else:
        if isinstance(action, ChooseCards):
            mark(action.cards)
        row(1)
        along(lambda: _leads_to(desk.item_under_cursor(), action))
    here = desk.item_under_cursor()
    stake = isinstance(here, AmountRange)
    said = press("return")
    if isinstance(here, FirstChoice):
        said = press("home", *["down"] * here.actions.index(action), "return")
    if stake:
        press(*str(_stake(action)))
        said = press("return")
    return keys, said


def _leads_to(choice: object, action: Action) -> bool:
    """Return whether a choice is an action, or asks for the rest of it: an amount or a second value."""
    if isinstance(choice, FirstChoice):
        return action in choice.actions
    return choice == action or (isinstance(choice, AmountRange) and _stake(action) is not None)


def _stake(action: Action) -> int | None:
    """Return the chips of a stake; None for any other action."""
    amount = msgspec.structs.asdict(action).get("to")
    return amount if isinstance(amount, int) else None


def possible(scene: TopicScene) -> list[Action]:
    """Return the actions that keys can choose, best first."""
    assert scene.choice is not None
    choices = scene.view.choices()
    offered = {one.type for one in choices if isinstance(one, AmountRange)}
    ranked = [action for action, _ in scene.choice.candidates]
    return [one for one in ranked if one in choices or (_stake(one) is not None and type_of(one) in offered)]


def type_of(action: Action) -> str:
    """Return the name of an action's type in a range of amounts."""
    return str(msgspec.structs.asdict(action).get("type") or type(action).__struct_config__.tag)


def decided(someone: Player, lesson: LessonTopic) -> Iterator[str]:
    """Yield the lines and keys of a lesson in which the learner decides."""
    someone.app.follow(Push(TopicScene(someone.app, course_of(lesson, Progress(), random.Random(SEED)))))
    while (scene := waited(someone)) is not None and scene.choice is not None:
        yield from someone.told()
        yield from _asked_for(someone, "h")
        good, *_, bad = possible(scene)
        misses = [bad] * max(0, MAX_WRONG_CHOICES - 2 * scene.course.place)
        for action in [*misses, good]:
            if not scene.answered:
                keys, said = pressed(someone, scene, action)
                yield f"- {' '.join(keys)}"
                yield from said
        someone.settle()
        yield from someone.told()
        yield from _asked_for(someone, "return")


def questioned(someone: Player, lesson: LessonTopic, drill: str) -> Iterator[str]:
    """Yield the lines and keys of a lesson of questions."""
    scene = QuestionLesson(someone.app, lesson, drill, random.Random(SEED))
    someone.app.follow(Push(scene))
    yield from someone.told()
    for number in range(MOMENTS_OF_LESSON):
        assert scene.question is not None
        place = scene.question.right if number else (scene.question.right + 1) % len(scene.question.choices)
        yield from _asked_for(someone, "home", *["down"] * place, "return")


def _asked_for(someone: Player, *keys: str) -> Iterator[str]:
    """Yield the keys and their answers."""
    yield f"- {' '.join(keys)}"
    yield from someone.press(*keys)


def ways(game: str, every: int = 1) -> dict[str, str]:
    """Return the logs of a game's lessons by language, each for a learner without progress.

    :param every: 1 for all lessons, 5 for each fifth.
    """
    thoughts: Thoughts = {}
    logs = {}
    for language in LANGUAGES:
        with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
            patch.setenv("NUMERAMIS_HOME", folder)
            logs[language] = way(game, language, thoughts, every)
    return logs


def way(game: str, language: str, thoughts: Thoughts, every: int) -> str:
    """Return the log of a game's lessons. :param thoughts: the shared thoughts, which grow."""
    found: list[str] = []
    with player(language, thinker=partial(Remembering, thoughts), two_way="never") as someone:
        for lesson in [one for one in lessons_of(STANDARD).values() if one.game.name == game][::every]:
            someone.told()
            change_progress(someone.app.home.progress_file, lambda _: Progress())  # earlier answers choose the moments
            topic = topic_of(lesson)
            asks = isinstance(topic, AskedTopic)
            said = questioned(someone, lesson, topic.drill) if asks else decided(someone, lesson)
            found += [f"# {lesson.name}", *list(said)[:-OF_MENU], ""]
            while len(someone.app.scenes) > 1:  # a lesson may start from any scene
                someone.app.follow(Pop())
    return "\n".join(found)


def log_of(game: str, language: str) -> Path:
    """Return the path of a log."""
    return FOLDER / f"{game}-{language}.txt"


def minutes(lesson: LessonTopic, language: str) -> float:
    """Return a lesson's minutes by its log: its words at the pace of speech, plus time to think and to press."""
    parts = log_of(lesson.game.name, language).read_text(encoding="utf-8").split("# ")
    log = next(part for part in parts if part.startswith(f"{lesson.name}\n")).splitlines()[1:]
    words = sum(len(line.split()) for line in log if not line.startswith("- "))
    return words / SPOKEN + MOMENTS_OF_LESSON * DECIDING


def main() -> None:
    """Write all logs."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        for language, log in ways(game).items():
            log_of(game, language).write_text(log, encoding="utf-8")
            print(log_of(game, language).name)


if __name__ == "__main__":
    main()
