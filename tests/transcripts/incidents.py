"""A club evening of seven pairs of Quist with all that can go wrong, led by few keys and by ear.

The plan changes after the announcement; a pair is scratched by mistake; a pair does not come, and late people take its
place; a wrong sum, a corrected, an adjusted and a disputed result, a penalty, a substitute; time runs out, and the
evening ends before its last round; everybody agrees to be named.

``python -m tests.transcripts.incidents`` prints the number of keys by part of the evening and rewrites the logs in
``recorded``; a test compares them.
"""

from __future__ import annotations

import os
import random
import secrets
import tempfile
from contextlib import ExitStack
from unittest.mock import patch

from numeramis_access.app.evening import keeper
from numeramis_access.evening.evening import open_lines
from numeramis_access.evening.events import ScoreLine
from tests.app.director import Director
from tests.app.player import player
from tests.transcripts.evening import CASTS, LANGUAGES, Cast
from tests.transcripts.make import FOLDER
from tests.transcripts.tournament import now

#: tricks of a deal of Quist
TRICKS = 9
#: the people who come late
LATE = {"cs": ("Vlasta Pozdní", "Zdeněk Opožděný"), "en": ("Vera Late", "Zack Delay")}


class SparingDirector(Director):
    """A director who reaches an entry by as few keys as possible, from either end of the menu or from the focus.

    :ivar keys: number of the keys so far, each letter of a text included.
    """

    keys = 0

    def press(self, *keys: str) -> list[str]:
        """Press keys; return the announcements of the last one."""
        self.keys += len(keys)
        return super().press(*keys)

    def write(self, text: str) -> list[str]:
        """Write a text and press Enter."""
        self.keys += len(text) + 1
        return super().write(text)

    def go_to(self, label: str) -> None:
        """Go to the first entry that begins with ``label``."""
        labels = self.labels
        place = next((at for at, text in enumerate(labels) if text.casefold().startswith(label.casefold())), None)
        assert place is not None, (label, labels)
        focus, last = self.app.scene.screen().focus, len(labels) - 1
        ways = [
            ["down" if place > focus else "up"] * abs(place - focus), ["home", *["down"] * place],
            ["end", *["up"] * (last - place)],
        ]  # fmt: skip
        if keys := min(ways, key=len):
            self.press(*keys)


class Evening:
    """The evening under way. :ivar counts: the number of keys by part of the evening."""

    def __init__(self, made: SparingDirector, cast: Cast, late: tuple[str, str]) -> None:
        self.made, self.cast, self.late = made, cast, late
        self.counts: dict[str, int] = {}

    def lead(self) -> None:
        """Lead the whole evening."""
        for part in (
            self.announce, self.enter, self.draw, self.first_round, self.late_people, self.second_round,
            self.third_round, self.end,
        ):  # fmt: skip
            before = self.made.keys
            part()
            self.counts[part.__name__] = self.made.keys - before

    def announce(self) -> None:
        """Announce Quist, then change the time of a round."""
        made = self.made
        made.choose("evening-new")
        made.go_to(made.text("evening-game"))
        while made.values[made.text("evening-game")] != made.text("game-quist"):
            made.press("right")
        made.change("evening-plan-rounds", 4)
        made.change("evening-plan-minutes", 4)
        made.choose("evening-announce")
        made.choose("evening-plan-now")
        made.change("evening-plan-minutes", 1, "left")
        made.choose("evening-plan-keep")

    def enter(self) -> None:
        """Enter six pairs and two single people who find each other; scratch a pair by mistake and take that back."""
        made = self.made
        for pair in self.cast.pairs:
            made.choose("evening-enter")
            made.write_name(*pair)
        for name in self.cast.singles:
            made.enter_pair(name)
        made.choose("evening-close")
        made.enter(made.text("evening-numbered", number=7, names=self.cast.singles[0], count=1))
        made.choose("evening-join", names=self.cast.singles[1])
        made.enter(made.text("evening-numbered", number=3, names="", count=2))
        made.choose("evening-scratch")
        made.press("u")

    def draw(self) -> None:
        """Draw, read the draw out, note that a pair has not come, and begin."""
        made = self.made
        made.choose("evening-close")
        made.choose("evening-call-tables")
        made.look_through()
        made.back()
        made.choose("evening-seats")
        made.enter(made.text("evening-numbered", number=6, names="", count=2))
        made.choose("evening-leave", round=1)
        made.choose("evening-reason", reason="absent")
        made.back()
        made.back()
        made.choose("evening-begin-round", round=1)

    def first_round(self) -> None:
        """Enter results in one line each, the first with a wrong sum, and correct one."""
        made = self.made
        self.results((5, 3, 7, 2, 6, 4), wrong=True)
        made.choose("evening-all-lines")
        made.enter(made.labels[0])
        made.choose("evening-correct")
        made.type(4, 5)
        made.choose("evening-keep-it")
        made.choose("evening-reason", reason="mistake")
        made.press("u")
        made.back()

    def late_people(self) -> None:
        """Late people take the place of the pair that has not come; a player is replaced."""
        made = self.made
        made.choose("evening-late")
        made.write_name(*self.late)
        made.enter(made.labels[0])
        made.choose("evening-seats")
        made.enter(made.text("evening-numbered", number=1, names="", count=2))
        made.enter(self.cast.pairs[0][1])
        made.choose("evening-replace")
        made.write(self.cast.substitute)
        made.choose("evening-reason", reason="replaced")
        made.back()
        made.back()
        made.choose("evening-begin-round", round=2)

    def second_round(self) -> None:
        """Adjust a result, decide an appeal, penalize a pair; one result is taken back and entered again."""
        made = self.made
        self.results((8, 1, 5, 4, 6, 3))
        made.press("u")
        self.results((3,))
        made.choose("evening-all-lines")
        made.enter(made.labels[0])
        made.choose("evening-adjust")
        made.enter(made.labels[1])
        made.choose("evening-reason", reason="irregular")
        made.enter(made.labels[2])
        made.enter(next(label for label in made.labels if label.startswith(made.text("evening-appeal", names="")[:8])))
        made.back()
        made.back()
        begins = made.text("evening-appeal-open", names="", line="")[:8]
        made.enter(next(label for label in made.labels if label.startswith(begins)))
        made.choose("evening-uphold")
        made.enter(next(label for label in made.labels if label.startswith(self.upheld())))
        made.enter(made.labels[0])
        made.choose("evening-reason", reason="appeal")
        made.choose("evening-seats")
        made.enter(made.text("evening-numbered", number=2, names="", count=2))
        made.choose("evening-penalty", percent=10)
        made.choose("evening-reason", reason="irregular")
        made.back()
        made.back()

    def upheld(self) -> str:
        """Return the beginning of the entry of an upheld appeal."""
        return self.made.text("evening-appeal-upheld", line="")[:8]

    def third_round(self) -> None:
        """Time runs out before two results: they become averages, and the evening ends before its last round."""
        made = self.made
        made.choose("evening-begin-round", round=3)
        self.results((6, 2, 5, 8))
        made.wait(20)
        made.choose("evening-begin-round", round=4)
        made.choose("yes")
        made.press("u")
        made.choose("evening-finish-early")
        made.choose("evening-reason", reason="time")

    def end(self) -> None:
        """Hear the standings, let everybody be named, and write the results."""
        made = self.made
        made.choose("evening-standings")
        made.press("down")
        made.press("down")
        made.back()
        made.choose("evening-results-out")
        made.enter(next(label for label in made.labels if label.startswith(self.all_agree())))
        made.choose("yes")
        made.choose("evening-as-txt")
        made.choose("evening-as-brf")
        made.back()
        made.choose("evening-forget")
        made.choose("yes")

    def all_agree(self) -> str:
        """Return the beginning of the entry that names everybody."""
        return self.made.text("evening-all-agree", count=2)[:8]

    def results(self, norths: tuple[int, ...], wrong: bool = False) -> None:
        """Enter results in one line each.

        :param norths: tricks of north and south. :param wrong: whether the first sum is wrong at first.
        """
        made = self.made
        made.enter(made.text("evening-enter-results", count=0)[:5])
        lines: list[ScoreLine] = open_lines(now(made))
        made.choose("evening-one-line")
        for line, north in zip(lines, norths, strict=False):
            before = f"{line.table + 1} {line.board} {north} "
            if wrong:
                made.write(f"{before}{north}")
                made.press("backspace")
                made.write(str(TRICKS - north))
                wrong = False
            else:
                made.write(before.replace(" ", ""))
        made.back_to_desk()


def play(language: str) -> tuple[str, dict[str, int]]:
    """Return the log of the evening, and its keys by part."""
    chance = random.Random(3)
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        stack.enter_context(patch.dict(os.environ, NUMERAMIS_HOME=folder))
        stack.enter_context(patch.object(secrets, "randbelow", chance.randrange))
        made = SparingDirector(stack.enter_context(player(language)))
        stack.enter_context(patch.object(keeper, "now", lambda: made.time))
        evening = Evening(made, CASTS[language], LATE[language])
        evening.lead()
        log = "\n".join(made.log).replace(str(made.app.home.exports), "…")
        return log + "\n", evening.counts


def main() -> None:
    """Write all logs, and print the number of keys."""
    for language in LANGUAGES:
        log, counts = play(language)
        path = FOLDER / f"incidents-{language}.txt"
        path.write_text(log, encoding="utf-8")
        print(path.name, sum(counts.values()), counts)


if __name__ == "__main__":
    main()
