"""A beginner's way through all lessons as a readable log: ``python -m tests.practice.way --language cs > way.txt``.

At each moment the worst choice is made first, then the best one, all by key presses; the keys stand behind a dash.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable

import msgspec

from numeramis_access.app.practice.topic_scene import TopicScene, course_of
from numeramis_access.app.shell.scene import Push
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action, AmountRange, ChooseCards, PlayCard
from numeramis_access.practice.schedule import Progress
from numeramis_access.practice.topics import Asked, about, lessons_of
from tests.app.player import PATIENCE, Player, player


def waited(someone: Player) -> TopicScene | None:
    """Return the moment that waits for a decision, None when the lesson is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        someone.settle()
        scene = someone.app.scene
        if not isinstance(scene, TopicScene) or scene.choice is not None:
            return scene if isinstance(scene, TopicScene) else None
        time.sleep(0.002)
    return None


def pressed(someone: Player, scene: TopicScene, action: Action) -> tuple[list[str], list[str]]:
    """Do an action by keys alone, as a beginner finds it: along the cards or the choices, then Enter.

    :return: the keys, and what the last of them was answered by.
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

    if isinstance(action, PlayCard):
        row(0)
        along(lambda: desk.here() == action.card)
    else:
        if isinstance(action, ChooseCards):
            left = Counter(action.cards)
            row(0)
            press("home")
            for place, card in enumerate(desk.hand):
                wanted = left[card] > 0
                left[card] -= wanted
                press(*["space"] * (wanted != (place in desk.marks)), "right")
        row(1)
        along(lambda: desk.here() == action or (isinstance(desk.here(), AmountRange) and _stake(action) is not None))
    stake = isinstance(desk.here(), AmountRange)
    said = press("return")
    if stake:
        press(*str(_stake(action)))
        said = press("return")
    return keys, said


def _stake(action: Action) -> int | None:
    """Return the chips of a stake, None for anything else."""
    amount = msgspec.structs.asdict(action).get("to")
    return amount if isinstance(amount, int) else None


def main() -> None:
    """Print what is heard in every lesson."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--language", choices=("cs", "en"), default="cs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lesson", default="", help="names that begin so; all without it")
    args = parser.parse_args()
    os.environ["NUMERAMIS_HOME"] = tempfile.mkdtemp()
    with player(args.language, two_way="never") as someone:
        for name, lesson in lessons_of(STANDARD).items():
            if not name.startswith(args.lesson) or isinstance(about(lesson), Asked):
                continue
            someone.app.follow(Push(TopicScene(someone.app, course_of(lesson, Progress(), random.Random(args.seed)))))
            while (scene := waited(someone)) is not None and scene.choice is not None:
                print(*someone.told(), *someone.press("h"), sep="\n")
                action, best = scene.choice.candidates[-1][0], scene.choice.action
                for chosen in dict.fromkeys((action, best)):
                    if not scene.answered:
                        keys, said = pressed(someone, scene, chosen)
                        print("-", *keys)
                        print(*said, sep="\n")
                print(*someone.press("return"), sep="\n")
            print()


if __name__ == "__main__":
    main()
