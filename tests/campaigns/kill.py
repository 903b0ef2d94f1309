"""Kills the program with SIGKILL, at every single action of some matches and at random instants of others.

The campaign plays every match once in peace, for comparison. Then one process after another plays it again: each goes
on from the journal as the menu's "Continue" does, until SIGKILL. After every kill the journal has every announced
action, the next announcements follow without a gap, and the journal agrees with the match in peace. At the end the two
records are the same, byte for byte.

``python -m tests.campaigns.kill --every 200 --random 1000``
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from numeramis_access.app.table import kept_matches
from numeramis_access.app.table.match_recorder import MatchRecorder
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.codec import read_options, to_json_value
from numeramis_access.core.table import Table
from numeramis_access.store.journal import SavedMatch, read_journal, seal_line
from numeramis_access.tables.record import Deed
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.campaigns.playing import KINDS, Heard, Kind, Watch, begin, go_on, kinds, play, program, wait_for
from tests.standard import GAMES, policy, ruleset, words_of

#: steps of keeping an action at which the program dies: before the first byte, in the middle of the line, after the
#: sync, after the first announcement, after all announcements
PLACES = ("before", "torn", "written", "telling", "told")
#: announcements about the program and its use, which may come at any time
REPORTS = ("journal-damaged", "opponent-failed", "match-finished", "how-to-choose")


class Tally(NamedTuple):
    """The counts of a campaign."""

    matches: int = 0
    kills: int = 0
    actions: int = 0


class Peace:
    """An undisturbed match with its announcements.

    :ivar told: announcements of each moment. :ivar starts: first moment of each action. :ivar seconds: duration.
    """

    def __init__(self, kind: Kind, language: str, record: Path, seconds: float) -> None:
        self.kind, self.seconds = kind, seconds
        self.content = lines_of(record)
        saved = read_journal(record)
        self.record = saved.actions
        self.table = kept_matches.restore_match(saved, STANDARD)
        self.people = tuple(Person(one.name, one.gender) for one in saved.header.entrants)  # type: ignore[arg-type]
        self.narrator = Narrator(CurrentLanguage(language), words_of(kind.game), People(self.people, 0))
        self.told = [self._told(event, state) for event, state in self.table.moments]
        self.starts = [before for _, before in self.table._marks] + [len(self.told)]

    def _told(self, event: Any, state: Any) -> list[str]:
        rules = self.table.ruleset
        seats = rules.seating(state)
        persons = tuple(self.people[seats[seat]] for seat in range(self.table.seats))
        self.narrator.seat_people(People(persons, 0, rules.has_partners(state)))
        said = self.narrator.event(event.seen_by(0), rules.view(state, 0))
        return [f"{one.kind}\t{one.text}" for one in said]

    def greeting(self, done: int) -> list[str]:
        """Return the first announcements of a match that continues after ``done`` actions."""
        if not done:
            return []
        state = self.table.moments[self.starts[done] - 1].state
        self._told(*self.table.moments[self.starts[done] - 1])  # seats the people
        words, view = self.narrator.language, self.table.ruleset.view(state, 0)
        begins = words.phrase("match-continued", game=words.text(f"game-{self.kind.game}")).text
        questions = words_of(self.kind.game).questions_on_return
        stands = [said for question in questions for said in self.narrator.answer(question, view)]
        return [f"match-continued\t{begins}", *(f"{one.kind}\t{one.text}" for one in stands)]


def lines_of(record: Path) -> list[bytes]:
    """Return a record's lines without checksums and without the two headers, which hold the time of its beginning."""
    return [line[9:] for line in record.read_bytes().splitlines()[2:]]


def child(work: Callable[[], None]) -> int:
    """Run ``work`` in a child process; return the id of the process."""
    number = os.fork()
    if number:
        return number
    status = 3
    try:
        work()
        status = 0
    finally:
        if status:
            traceback.print_exc()
            sys.stderr.flush()
        os._exit(status)


def run(kind: Kind, seed: int, language: str, heard: Path) -> None:
    """Begin or continue the match, and play it to its end."""
    app = program(language, kind.level)
    app.announcer.channels.append(Heard(heard))
    match = go_on(app) or begin(app, kind, seed)
    play(app, match)
    app.close()


def warm() -> None:
    """Load weights, tables and words here, so that no child has to load them."""
    for kind in KINDS:
        rules = ruleset(kind.game)
        table = Table(rules, read_options(rules, kind.options), kind.seats, 1)
        table.draw()
        assert table.to_act is not None
        policy(kind.game, kind.level).choose(table.view(table.to_act), random.Random(1), 0)
    for language in ("cs", "en"):
        for game in GAMES:
            Narrator(CurrentLanguage(language), words_of(game))


def in_peace(home: Path, kind: Kind, seed: int, language: str) -> Peace:
    """Play a match to its end undisturbed."""
    os.environ["NUMERAMIS_HOME"] = str(home / "peace")
    began = time.monotonic()
    assert wait_for(child(lambda: run(kind, seed, language, home / "peace-heard"))) == 0
    seconds = time.monotonic() - began
    (record,) = (home / "peace" / "records").iterdir()
    return Peace(kind, language, record, seconds)


def die_at(place: str) -> None:
    """Make this process die at one of ``PLACES`` of its next action."""
    acted, show = MatchRecorder.record_deed, Heard.show

    def die() -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    def dying(keeper: MatchRecorder, deed: Deed) -> None:
        journal = keeper._writer._journal
        if place == "told" and journal.path.stem in reached:  # type: ignore[union-attr]
            die()
        if place == "before":
            die()
        if place == "torn":
            assert journal is not None
            line, _ = seal_line(to_json_value(deed.actions[0]), journal._checksum)
            os.write(journal._open().fileno(), line[: len(line) // 2])
            die()
        acted(keeper, deed)
        reached.add(journal.path.stem)  # type: ignore[union-attr]
        if place == "written":
            die()

    def telling(heard: Heard, announcement: Any) -> None:
        show(heard, announcement)
        if reached and place == "telling":
            die()

    reached: set[str] = set()
    MatchRecorder.record_deed = dying  # type: ignore[method-assign]
    Heard.show = telling  # type: ignore[method-assign]


def state_of(home: Path) -> SavedMatch | None:
    """Return the content of the only journal or record, None before it exists."""
    found = [*(home / "war").glob("*/*.match")]
    assert len(found) <= 1, found
    return read_journal(found[0]) if found else None


def check(peace: Peace, before: int, home: Path, heard: Path, damaged: bool) -> int:
    """Check the files of a killed process; return the number of kept actions."""
    saved = state_of(home)
    done = len(saved.actions) if saved else 0
    assert not saved or saved.actions == peace.record[:done], "the journal is not the match"
    said = heard.read_text("utf-8").splitlines() if heard.exists() else []
    assert damaged is False or not said or any(line.startswith("journal-damaged\t") for line in said), said
    told = [line for line in said if line.partition("\t")[0] not in REPORTS]
    first, last = peace.starts[before], peace.starts[done]
    greeting = peace.greeting(before)
    kept = [line for lines in peace.told[first:last] for line in lines]
    expected = [*greeting, *kept]
    differing = next((pair for pair in zip(told, [*expected, "nothing"], strict=False) if pair[0] != pair[1]), None)
    assert differing is None, ("announced, and not in the journal", differing)
    heard.unlink(missing_ok=True)
    return done


def at_every_action(home: Path, kind: Kind, seed: int, language: str, offset: int = 0) -> Tally:
    """Kill a match at each of its actions."""
    peace = in_peace(home, kind, seed, language)
    os.environ["NUMERAMIS_HOME"] = str(home / "war")
    heard = home / "heard"
    done = kills = 0
    torn = False
    while True:
        place = PLACES[(kills + offset) % len(PLACES)]

        def work(place: str = place) -> None:
            die_at(place)
            run(kind, seed, language, heard)

        status = wait_for(child(work))
        assert status in (0, -signal.SIGKILL), status
        kills += status != 0
        was_torn, torn = torn, place == "torn" and status != 0
        now = check(peace, done, home, heard, was_torn)
        assert now > done or place in ("before", "torn") or status == 0, place
        done = now
        if status == 0:
            break
    ended(peace, home)
    return Tally(1, kills, done)


def at_a_random_instant(home: Path, kind: Kind, seed: int, language: str) -> Tally:
    """Kill a match once at a random instant, then let it go on to its end."""
    peace = in_peace(home, kind, seed, language)
    os.environ["NUMERAMIS_HOME"] = str(home / "war")
    heard = home / "heard"
    number = child(lambda: run(kind, seed, language, heard))
    time.sleep(random.Random(seed).random() * peace.seconds)  # until any instant of the match
    os.kill(number, signal.SIGKILL)
    killed = wait_for(number) == -signal.SIGKILL
    saved = state_of(home)
    done = check(peace, 0, home, heard, damaged=False)
    if not (home / "war" / "records").exists():
        assert wait_for(child(lambda: run(kind, seed, language, heard))) == 0
        check(peace, done, home, heard, damaged=bool(saved and saved.damaged_at))
    ended(peace, home)
    return Tally(1, int(killed), len(peace.record))


def ended(peace: Peace, home: Path) -> None:
    """Check that the record of a killed match equals the record of the match in peace."""
    (record,) = (home / "war" / "records").iterdir()
    assert lines_of(record) == peace.content, "another end"
    assert read_journal(record).finished
    assert not [*(home / "war" / "matches").glob("*.match")]


def campaign(every: int, at_random: int, folder: str | None = None, first: int = 0) -> tuple[Tally, Tally]:
    """Run both parts; return the counts of each.

    :param every: matches killed at every action. :param at_random: matches killed at a random instant.
    """
    done = []
    before = os.environ.get("NUMERAMIS_HOME")
    warm()
    for name, count, war in (("every", every, at_every_action), ("random", at_random, at_a_random_instant)):
        watch, tally = Watch(f"kill-{name}"), Tally()
        for number, (kind, seed, language) in enumerate(kinds(first + count)[first:]):
            home = Path(tempfile.mkdtemp(prefix="kill-", dir=folder))
            one = war(home, kind, seed, language)
            tally = Tally(*(a + b for a, b in zip(tally, one, strict=True)))
            shutil.rmtree(home)
            watch.say(f"{number + 1} of {count}, {tally}")
        watch.say(f"{tally}; nothing lost", always=True)
        done.append(tally)
    if before is not None:
        os.environ["NUMERAMIS_HOME"] = before
    return done[0], done[1]


def main() -> None:
    """Run the campaign of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=200, help="number of matches killed at every action")
    parser.add_argument("--random", type=int, default=1000, help="number of matches killed at a random instant")
    parser.add_argument("--folder", help="folder of the files, to choose the disk")
    parser.add_argument("--first", type=int, default=0, help="number of the first match, to run parts in parallel")
    words = parser.parse_args()
    campaign(words.every, words.random, words.folder, words.first)


if __name__ == "__main__":
    main()
