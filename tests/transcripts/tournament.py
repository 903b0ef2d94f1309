"""A tournament of fifteen people, later fourteen, led by keys from the first entry to the results, by ear and by dots.

``python -m tests.transcripts.tournament`` rewrites the logs in ``recorded``; a test compares them.
"""

from __future__ import annotations

import os
import random
import secrets
import tempfile
from contextlib import ExitStack
from functools import partial
from unittest.mock import patch

from numeramis_access.evening.boards import sizes_of
from numeramis_access.evening.evening import Evening, open_lines, table_of_line
from numeramis_access.evening.log import Log, read_entries
from numeramis_access.store.evenings import Evenings
from tests.app.director import Leader, director
from tests.transcripts import evening_lines
from tests.transcripts.make import FOLDER

NAMES = {
    "cs": ("Adam", "Bára", "Cyril", "Dana", "Eva", "Filip", "Hana", "Igor", "Jana", "Karel", "Lída", "Mirek", "Nina",
           "Ota", "Petr"),
    "en": ("Adam", "Beth", "Carl", "Dora", "Eve", "Frank", "Grace", "Hugh", "Ian", "Jane", "Kate", "Liam", "Mary",
           "Nick", "Oscar"),
}  # fmt: skip
#: languages by game; Quist is played by four
LANGUAGES = {"sipky": ("cs", "en"), "loker": ("cs", "en"), "quist": ("cs", "en")}
#: wished number of players of a table
SIZE = 5
#: the person who leaves after the first round
LEAVES = 4


def now(made: Leader) -> Evening:
    """Return the evening as it is kept."""
    kept = Evenings(made.app.home.evenings).all().evenings[-1]
    return Log(read_entries(kept.lines)).evening


def lead(made: Leader, game: str, language: str) -> None:
    """Lead the whole tournament."""
    announce(made, game)
    for name in NAMES[language]:
        made.enter_pair(name)
    made.choose("evening-close")
    if made.app.scene.is_question("evening-unseated"):
        made.choose("evening-unseated-draw")
    made.choose("evening-begin-round", round=1)
    made.choose("evening-call-tables")
    made.look_through()
    made.back()
    enter_results(made, random.Random(5))
    made.choose("evening-seats")
    made.enter(made.text("evening-numbered", number=LEAVES + 1, names=NAMES[language][LEAVES], count=1))
    made.choose("evening-leave", round=2)
    made.choose("evening-reason", reason="left")
    made.back()
    made.back()
    made.choose("evening-begin-round", round=2)
    if len(now(made).plan.sizes) > 1:
        made.choose("evening-plan-now")
        made.change("evening-plan-points", 1)
        made.choose("evening-plan-keep")
    enter_results(made, random.Random(6))
    made.choose("evening-standings")
    made.look_through()
    made.back()
    made.choose("evening-finish", missing=0)
    made.choose("evening-results-out")
    made.choose("evening-hear")
    for _ in range(12):
        made.press("down")


def announce(made: Leader, game: str) -> None:
    """Announce two plays: the first by lot, then neighbours; five at a table, where the game allows it."""
    made.choose("evening-new")
    made.change("evening-plan-contest", 1, "left")
    while made.values[made.text("evening-game")] != made.text(f"game-{game}"):
        made.change("evening-game")
    made.change("evening-plan-movement", 1)
    rules = made.app.catalogue[game].ruleset()
    if SIZE in sizes_of(rules, rules.options()):
        made.change("evening-plan-size", 1)
    made.change("evening-plan-rounds", 1, "left")
    made.choose("evening-announce")


def enter_results(made: Leader, chance: random.Random) -> None:
    """Enter the results of the round: one by one for the first table, then each in one line."""
    made.enter(made.text("evening-enter-results", count=0)[:5])
    evening = now(made)
    for number, line in enumerate(open_lines(evening)):
        sitting = table_of_line(evening, line)
        assert sitting is not None
        scores = [chance.randrange(102) for _ in sitting.sides]
        if number == 0:
            made.enter(made.labels[0])
            made.type(*scores)
            made.choose("evening-keep-it")
            made.choose("evening-one-line")
        else:
            made.write(" ".join(map(str, (line.table + 1, *scores))))
    made.back_to_desk()


def play(game: str, language: str) -> str:
    """Return the log of the tournament by ear."""
    chance = random.Random(3)
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        stack.enter_context(patch.dict(os.environ, NUMERAMIS_HOME=folder))
        stack.enter_context(patch.object(secrets, "randbelow", chance.randrange))
        made = stack.enter_context(director(language))
        lead(made, game, language)
        return "\n".join(made.log) + "\n"


def main() -> None:
    """Write all logs."""
    for game, languages in LANGUAGES.items():
        for language in languages:
            path = FOLDER / f"tournament-{game}-{language}.txt"
            path.write_text(play(game, language), encoding="utf-8")
            print(path.name, path.read_text(encoding="utf-8").count("> "))
    for language, cells in evening_lines.CELLS.items():
        path = FOLDER / f"tournament-sipky-{language}-line-{cells}.txt"
        text = evening_lines.play(language, partial(lead, game="sipky", language=language))
        path.write_text(text, encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
