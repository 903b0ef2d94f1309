"""Leagues of five places whose evenings reach two organisers as copies in any order, and give both the same table.

Each place plays a tournament of whole plays, in rounds or several games with free people drawn while others play:
people come late, leave, and results are corrected, also after the end.
Some people play in two places, others only share a name; some places lose their log and go on from an older one, which
makes a fork. Both organisers take copies in, early and late ones, some twice; SIGKILL ends the second organiser's
program at random instants. They answer questions truly. At the end both tables are equal to the byte, everyone who
was there all the time has sat out as often as the others, and meetings are as stated.

``python -m tests.campaigns.tournaments --leagues 300 --progress FILE`` goes on where it stopped.
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
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from numeramis_access.app.evening.evening_copies import import_copy
from numeramis_access.catalogue import STANDARD
from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import free_table_events, opening_events, round_events
from numeramis_access.evening.copies import CopiedPerson, EveningCopy, Fork, RefusedEntry, people_of, refusal_of
from numeramis_access.evening.draw import repeated_meetings
from numeramis_access.evening.evening import (
    Evening,
    busy_entrants,
    is_away,
    occupied_tables,
    open_lines,
    plays_left,
    score_lines,
    sides_of,
    table_of_line,
)
from numeramis_access.evening.league import (
    League,
    NameAnswer,
    league_csv,
    league_standings,
    merged_ids,
    open_name_questions,
)
from numeramis_access.evening.log import Log, LogEntry, line_of, read_entries
from numeramis_access.evening.movements import Encounter
from numeramis_access.evening.play_draw import level_sizes
from numeramis_access.evening.scoring import PlayScores
from numeramis_access.store.evenings import Evenings
from tests.campaigns.kill import child
from tests.campaigns.playing import wait_for

PLACES = ("praha", "brno", "ostrava", "plzen", "zlin")
SIZES = ((4, 3, 5), (5, 4, 6), (3, 4), (4,), (2,))
#: part of the places that play several games
GAMES_PART = 0.4
#: most seconds until a kill
DELAY = 0.05


class Tally(NamedTuple):
    """The counts of a campaign."""

    leagues: int = 0
    copies: int = 0
    kills: int = 0
    forks: int = 0
    corrections: int = 0
    questions: int = 0
    out: int = 0


class Place:
    """The tournament of a place. :ivar copies: copies of its log as they were sent, in the order of sending.

    :ivar refused: the entry with which a lost log went another way, None without a fork.
    """

    def __init__(self, name: str, chance: random.Random) -> None:
        self.name, self.chance = name, chance
        self.log, self.copies = Log(), list[tuple[str, ...]]()
        self.refused: RefusedEntry | None = None
        self.corrections = 0

    def add(self, *events: ev.AnyEvent) -> None:
        for event in events:
            entry = self.log.next_entry(event, f"2026-11-{self.chance.randint(10, 28)}T18:00:00")
            assert isinstance(entry, LogEntry), (event, entry)
            self.log.add(entry)

    def send(self) -> None:
        self.copies.append(tuple(map(line_of, self.log.entries)))

    def play(self, people: int = 0) -> None:
        """Play the tournament, with late people, leavers, copies on the way, and late corrections.

        :param people: number of people at the start, 0 for a random one.
        """
        chance = self.chance
        if not people and chance.random() < GAMES_PART:
            self._play_games()
            return
        sizes = chance.choice(SIZES)
        count = chance.randint(max(6, sizes[0]), 26)
        count = people or count
        movement: Literal["lot", "neighbours"] = chance.choice(("lot", "neighbours"))
        points: ev.PlayPoints = chance.choice(("beaten", "places", "score"))
        plan = ev.Plan("plays", movement, "sipky", sizes=sizes, boards=1, rounds=chance.randint(2, 5), points=points)
        self.add(ev.PlanAnnounced(plan))
        parties = [[f"{self.name}-{at}"] for at in range(count)]
        self.add(*opening_events(self.log.evening, parties, chance.shuffle, "2026-11-20T18:00:00"))
        while True:
            self._play_round()
            if self.log.evening.has_begun_all:
                break
            self._move_people()
            self.add(*round_events(self.log.evening, chance.shuffle, "2026-11-20T19:00:00"))
            self.check_round()
        self.add(ev.EveningFinished())
        self._end()

    def _play_games(self) -> None:
        """Play several games, of each as many plays as everybody has; some places draw whoever is free."""
        chance = self.chance
        games = tuple(
            ev.PlannedGame(game, sizes=chance.choice(SIZES), points="beaten", credits=chance.randint(1, 3))
            for game in chance.sample([game.name for game in STANDARD], chance.randint(1, 3))
        )
        movement: Literal["lot", "free"] = chance.choice(("lot", "free"))
        self.add(ev.PlanAnnounced(ev.Plan("plays", movement, "sipky", boards=1, games=games)))
        parties = [[f"{self.name}-{at}"] for at in range(chance.randint(6, 26))]
        self.add(*opening_events(self.log.evening, parties, chance.shuffle, "2026-11-20T18:00:00"))
        while True:
            while events := free_table_events(self.log.evening, chance.shuffle, "2026-11-20T18:30:00"):
                self.add(*events)
                self.check_tables()
            if lines := open_lines(self.log.evening):
                self._play_line(chance.choice(lines))
                self._move_free_people()
            elif self.log.evening.has_begun_all:
                break
            else:
                self.add(*round_events(self.log.evening, chance.shuffle, "2026-11-20T19:00:00"))
                self.check_tables()
        self.add(ev.EveningFinished())
        self.check_credits()
        self._end()

    def _move_free_people(self) -> None:
        """Let somebody come late, or somebody who is free leave."""
        evening, coming = self.log.evening, self.log.evening.round + 1
        free = [one for one in evening.playing if not is_away(evening, one, coming)]
        free = [one for one in free if one not in busy_entrants(evening)]
        if self.chance.random() < 0.05:
            self.add(ev.LatePlayersJoined((f"{self.name}-{len(evening.entrants)}",), None, coming))
        if free and self.chance.random() < 0.05:
            self.add(ev.EntrantLeft(self.chance.choice(free), coming, "left"))

    def check_tables(self) -> None:
        """Check that nobody sits at two tables, and that no two tables have one number."""
        evening = self.log.evening
        tables = [(line, table_of_line(evening, line)) for line in open_lines(evening)]
        people = [one for _, sitting in tables if sitting is not None for one in seated(evening, sitting)]
        assert len(set(people)) == len(people), self.name
        assert len({line.table for line, _ in tables}) == len(tables), self.name

    def check_credits(self) -> None:
        """Check that nobody has played more than their plays, and that no further table can be filled."""
        evening, left = self.log.evening, plays_left(self.log.evening)
        assert all(count >= 0 for plays in left.values() for count in plays), self.name
        here = [one for one in evening.playing if not is_away(evening, one, evening.round + 1)]
        for number, game in enumerate(evening.plan.games):
            assert sum(left[one][number] > 0 for one in here) < min(game.sizes), self.name

    def _play_line(self, line: ev.ScoreLine) -> None:
        """Enter the result of a table, sometimes with a correction, and sometimes send a copy."""
        self.add(ev.ResultEntered(line, self._scores(line)))
        if self.chance.random() < 0.1:
            self.add(ev.ResultCorrected(line, self._scores(line), "mistake"))
        if self.chance.random() < 0.1:
            self.send()

    def _play_round(self) -> None:
        for line in score_lines(self.log.evening, self.log.evening.round):
            self.add(ev.ResultEntered(line, self._scores(line)))
            if self.chance.random() < 0.1:
                self.add(ev.ResultCorrected(line, self._scores(line), "mistake"))
        if self.chance.random() < 0.3:
            self.send()

    def _scores(self, line: ev.ScoreLine) -> PlayScores:
        sitting = table_of_line(self.log.evening, line)
        assert sitting is not None
        return PlayScores(tuple(self.chance.randrange(102) for _ in sitting.sides))

    def _move_people(self) -> None:
        """Let somebody come late or leave between two rounds."""
        evening, coming = self.log.evening, self.log.evening.round + 1
        here = [one for one in evening.playing if not is_away(evening, one, coming)]
        if self.chance.random() < 0.2:
            self.add(ev.LatePlayersJoined((f"{self.name}-{len(evening.entrants)}",), None, coming))
        if self.chance.random() < 0.2 and len(here) > max(evening.plan.sizes) + 1:
            self.add(ev.EntrantLeft(self.chance.choice(here), coming, "left"))

    def _end(self) -> None:
        """Send the end, then corrections; sometimes another copy goes a wrong way from a lost log."""
        self.send()
        lost = tuple(map(line_of, self.log.entries))
        for _ in range(self.chance.randrange(3)):
            last = self.log.entry_to_undo()
            assert last is not None
            line = self.chance.choice(sorted(self.log.evening.outcomes))
            self.add(
                ev.EventUndone(last.number),
                ev.ResultCorrected(line, self._scores(line), "mistake"),
                ev.EveningFinished(),
            )
            self.corrections += 1
            self.send()
        if self.corrections and self.chance.random() < 0.4:
            other = Log(read_entries(lost))
            last = other.entry_to_undo()
            assert last is not None
            entry = other.next_entry(ev.EventUndone(last.number), "2026-11-30T10:00:00")
            assert isinstance(entry, LogEntry)
            self.refused = refusal_of(self.name, entry.number, line_of(entry))
            self.copies.append((*lost, line_of(entry)))

    def check_round(self) -> None:
        """Check the drawn round: its sizes, who sits out, and the number of tables with repeated meetings."""
        evening = self.log.evening
        number = evening.round
        here = [one for one in evening.playing if not is_away(evening, one, number)]
        tables = [seated(evening, sitting) for sitting in occupied_tables(evening, number)]
        assert sorted(map(len, tables)) == sorted(level_sizes(len(here), evening.plan.sizes))
        met = {
            frozenset(pair) for before in range(number) for sitting in occupied_tables(evening, before)
            for pair in combinations(seated(evening, sitting), 2)
        }  # fmt: skip
        again = sum(any(frozenset(pair) in met for pair in combinations(table, 2)) for table in tables)
        assert repeated_meetings(evening) == again
        always = [one for one in here if not evening.since.get(one)]
        out = Counter(one for before in range(number + 1) for one in out_of(evening, before))
        assert max(out[one] for one in always) - min(out[one] for one in always) <= 1, (self.name, out)


def seated(evening: Evening, sitting: Encounter) -> list[int]:
    """Return the entrants at a table."""
    return [one for side in sides_of(evening, sitting) for one in side]


def out_of(evening: Evening, number: int) -> list[int]:
    """Return those who are there in a round and sit out."""
    playing = {one for sitting in occupied_tables(evening, number) for one in seated(evening, sitting)}
    return [one for one in evening.playing if one not in playing and not is_away(evening, one, number)]


class World(NamedTuple):
    """The truth of a league. :param names: names by id. :param same: the first id of each person, by id."""

    places: Sequence[Place]
    league: League
    names: dict[str, str]
    same: dict[str, str]


def made_world(seed: int) -> World:
    """Return the places of a seed after their tournaments."""
    chance = random.Random(seed)
    places = [Place(name, random.Random(f"{seed}-{name}")) for name in PLACES]
    for place in places:
        place.play()
    ids = sorted(one for place in places for one in people_of(place.copies[0]))
    names = {one: f"Person {one}" for one in ids}
    same: dict[str, str] = {}
    for _ in range(chance.randint(3, 12)):
        one, other = sorted(chance.sample(ids, 2))
        names[other] = names[one]
        if one.split("-")[0] != other.split("-")[0] and one not in same and other not in same.values():
            same[other] = one
    for one, first in same.items():
        names[one] = names[first]
    return World(places, League("league", "Liga", PLACES, best=chance.choice((0, 0, 1, 2))), names, same)


def copies_of(world: World, chance: random.Random) -> list[EveningCopy]:
    """Return all copies in a random order, some of them twice."""
    copies = [
        EveningCopy(
            "numeramis-evening", place.name, "2026-11-20T18:00:00",
            tuple(CopiedPerson(one, world.names.get(one, one)) for one in sorted(people_of(lines))), lines,
        )
        for place in world.places for lines in place.copies
    ]  # fmt: skip
    copies += [copy for copy in copies if chance.random() < 0.3]
    chance.shuffle(copies)
    return copies


class Organiser:
    """An organiser who takes copies in and decides truly. :ivar forks: number of forks that were settled."""

    def __init__(self, path: Path, world: World) -> None:
        self.store, self.world = Evenings(path), world
        self.forks = 0

    def take(self, copy: EveningCopy) -> None:
        """Take a copy in; settle a fork by refusing the entry of the log that went a wrong way."""
        refused = {place.refused for place in self.world.places if place.refused is not None} if self.forks else set()
        if isinstance(import_copy(self.store, copy, refused), Fork):
            self.forks += 1
            self.take(copy)

    def table(self) -> tuple[bytes, int]:
        """Return the table of the league, and the number of questions about names."""
        everything = self.store.all()
        evenings = {kept.id: Log(read_entries(kept.lines)).evening for kept in everything.evenings}
        rooms = [{one for persons in evening.entrants for one in persons} for evening in evenings.values()]
        named = {person.id: person.name for person in everything.people}
        answers = tuple(self._answers(named, rooms))
        ranks = league_standings(self.world.league, evenings, merged_ids(answers))
        return msgspec.json.encode([str(rank) for rank in ranks]) + league_csv(ranks, str).encode(), len(answers)

    def _answers(self, named: dict[str, str], rooms: Sequence[set[str]]) -> Iterator[NameAnswer]:
        answers: tuple[NameAnswer, ...] = ()
        same = self.world.same
        while (question := next(open_name_questions(named, rooms, answers), None)) is not None:
            first, second = question
            answer = NameAnswer(first, second, same.get(first, first) == same.get(second, second))
            answers = (*answers, answer)
            yield answer


def take_with_kills(organiser: Organiser, copies: Sequence[EveningCopy], chance: random.Random) -> int:
    """Take copies in by processes that SIGKILL ends at random instants; return the number of kills."""
    kills = 0

    def take_all() -> None:
        for copy in copies:
            organiser.take(copy)

    for _ in range(3):
        number = child(take_all)
        time.sleep(chance.random() * DELAY)
        os.kill(number, signal.SIGKILL)
        kills += wait_for(number) == -signal.SIGKILL
    take_all()
    return kills


def one(folder: Path, seed: int) -> Tally:
    """Play one league and check it."""
    world, chance = made_world(seed), random.Random(seed + 1)
    first, second = (Organiser(folder / f"{seed}-{name}.sqlite", world) for name in ("a", "b"))
    copies = copies_of(world, chance)
    for copy in copies:
        first.take(copy)
    again = copies_of(world, chance)
    kills = take_with_kills(second, again, chance)
    table, questions = first.table()
    assert table == second.table()[0], (seed, "two tables")
    for place in world.places:
        kept = first.store.read(place.name)
        assert kept is not None
        assert kept.lines == tuple(map(line_of, place.log.entries)), (seed, place.name)
    logs = [place.log.evening for place in world.places if not place.log.evening.plan.games]
    out = sum(len(out_of(evening, at)) for evening in logs for at in range(evening.round + 1))
    corrections = sum(place.corrections for place in world.places)
    return Tally(1, len(copies) + len(again), kills, first.forks + second.forks, corrections, questions, out)


def campaign(leagues: int, seed: int = 0, progress: Path | None = None) -> Tally:
    """Play leagues; return the counts. :param progress: a file from which a stopped campaign goes on."""
    kept = progress is not None and progress.exists()
    tally = Tally(*msgspec.json.decode(progress.read_bytes())) if kept and progress is not None else Tally()
    home = Path(tempfile.mkdtemp(prefix="leagues-"))
    try:
        for number in range(seed + tally.leagues, seed + leagues):
            tally = Tally(*(a + b for a, b in zip(tally, one(home, number), strict=True)))
            if progress is not None:
                progress.write_bytes(msgspec.json.encode(tally))
            print(f"seed {number}: {tally}", file=sys.stderr, flush=True)
    finally:
        shutil.rmtree(home)
    return tally


def main() -> None:
    """Run the campaign of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--leagues", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--progress", type=Path, help="file of the progress, from which a stopped campaign resumes")
    words = parser.parse_args()
    print(f"seed {words.seed}: {campaign(words.leagues, words.seed, words.progress)}; all tables are the same")


if __name__ == "__main__":
    main()
