"""A beginner's way through all lessons as a readable log: ``python -m tests.practice.way --language cs > way.txt``.

At each moment the worst choice is made first, then the best one.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time

from numeramis_access.app.practice.topic_scene import TopicScene, course_of
from numeramis_access.app.shell.scene import Push
from numeramis_access.catalogue import STANDARD
from numeramis_access.practice.schedule import Progress
from numeramis_access.practice.topics import lessons_of
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


def main() -> None:
    """Print what is heard in every lesson."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--language", choices=("cs", "en"), default="cs")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    os.environ["NUMERAMIS_HOME"] = tempfile.mkdtemp()
    with player(args.language) as someone:
        for lesson in lessons_of(STANDARD).values():
            someone.app.follow(Push(TopicScene(someone.app, course_of(lesson, Progress(), random.Random(args.seed)))))
            while (scene := waited(someone)) is not None and scene.choice is not None:
                print(*someone.told(), *someone.press("h"), sep="\n")
                action, best = scene.choice.candidates[-1][0], scene.choice.action
                for chosen in dict.fromkeys((action, best)):
                    if not scene.answered:
                        print("-", type(chosen).__name__, chosen)
                        scene.act(chosen)
                        print(*someone.told(), sep="\n")
                print(*someone.press("return"), sep="\n")
            print()


if __name__ == "__main__":
    main()
