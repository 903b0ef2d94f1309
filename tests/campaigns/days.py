"""Matches by turns over simulated days: two time zones, both changes to and from summer time, quiet hours, holidays,
somebody who never comes, kills between a decision and its call and while a call is sent, and a restore from a copy.

A second account of all waits, made from the stored decisions alone, checks the calls of the house: none lost, none
twice, none in quiet hours or holidays. The house cannot know of a call at which it was killed whether it was made; it
comes again after half a day. A restored copy does not know the calls that were made after it. Only these come again.

``python -m tests.campaigns.days --days 40 --seeds 5``
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from zoneinfo import ZoneInfo

from numeramis_access.server.people.calls import GRACE_SECONDS, HALF_DAY_SECONDS, MADE_BY, CallWay
from numeramis_access.server.stores.copies import back_up, restore_store
from numeramis_access.tables.long_clocks import DAY_SECONDS
from numeramis_access.tables.person_requests import CallByPush, CallWhen, TakeHoliday
from numeramis_access.tables.pushes import Denied
from numeramis_access.tables.table_requests import Enter
from tests.server.guests import Club, Friend
from tests.server.test_bad_guests import pass_time
from tests.server.test_by_turns import act, awaited_or_none, begun, kill
from tests.server.test_calls import PUSH, confirmed, offer

#: seconds between two looks for calls
STEP = 900
#: days on which summer time begins or ends in Prague or New York lie in the first three days after these
BEGINNINGS = ("2026-03-07", "2026-03-28", "2026-10-24", "2026-10-31")


class Habit(NamedTuple):
    """A person's time zone, quiet hours, and chance to come within an hour."""

    zone: str
    begins: int
    ends: int
    comes: float


HABITS = {
    "Ada": Habit("Europe/Prague", 22, 7, 0.12), "Bob": Habit("America/New_York", 1, 9, 0.08),
    "Never": Habit("Europe/Prague", 23, 6, 0.0),
}  # fmt: skip


class Wait(NamedTuple):
    """A wait that a person is called for: its reminder is another one."""

    person: str
    since: float
    reminded: float


class Made(NamedTuple):
    """A call that was made, or lost at a kill."""

    at: float
    way: CallWay
    wait: Wait
    killed: bool = False


@dataclass
class Account:
    """The second account of what happens."""

    #: when each wait was seen first and last
    seen: dict[Wait, tuple[float, float]] = field(default_factory=dict)
    made: list[Made] = field(default_factory=list)
    lost: list[Made] = field(default_factory=list)
    #: the holidays by person
    away: defaultdict[str, list[tuple[float, float]]] = field(default_factory=lambda: defaultdict(list))
    #: when a copy was restored, and when it was made
    restored: list[tuple[float, float]] = field(default_factory=list)
    kills: int = 0

    def is_quiet(self, name: str, at: float) -> bool:
        """Return whether a person must not be called at a time."""
        habit = HABITS[name]
        hour = datetime.fromtimestamp(at, ZoneInfo(habit.zone)).hour
        quiet = hour >= habit.begins or hour < habit.ends if habit.begins > habit.ends else (
            habit.begins <= hour < habit.ends
        )  # fmt: skip
        return quiet or any(begins <= at < ends for begins, ends in self.away[name])

    def check(self) -> None:
        """Check all calls."""
        for call in self.made:
            assert not self.is_quiet(call.wait.person, call.at), call
        by_person: defaultdict[tuple[str, CallWay], list[Made]] = defaultdict(list)
        for call in self.made:
            by_person[call.wait.person, call.way].append(call)
        for calls in by_person.values():
            for before, after in pairwise(calls):
                forgotten = any(copy < before.at <= restored < after.at for restored, copy in self.restored)
                assert forgotten or after.at - before.at >= HALF_DAY_SECONDS, (before, after)
                assert forgotten or before.killed or after.wait != before.wait, (before, after)
        for wait, (first, last) in self.seen.items():
            for way in MADE_BY:
                self._is_called(wait, way, first, last, by_person[wait.person, way])

    def _is_called(self, wait: Wait, way: CallWay, first: float, last: float, calls: list[Made]) -> None:
        """Check that a wait was called for unless it ended before it could be."""
        if any(call.wait == wait for call in calls):
            return
        lost = (call for call in self.lost if (call.wait.person, call.way) == (wait.person, way))
        before = max((call.at for call in (*calls, *lost) if call.at < last), default=0.0)
        begun = max(first + GRACE_SECONDS, before + HALF_DAY_SECONDS) + 2 * STEP
        free = [at for at in range(int(begun), int(last), STEP) if not self.is_quiet(wait.person, at)]
        assert len(free) <= 2 or any(first <= at <= last for at, _ in self.restored), (wait, way, first, last, before)


class Days:
    """A simulated match. :param folder: its house. :param begins: the first day. :param seed: of all chance."""

    def __init__(self, folder: Path, begins: str, seed: int) -> None:
        self.club, self.chance, self.account = Club(folder), random.Random(seed), Account()
        zone = ZoneInfo("Europe/Prague")
        self.club.clock.now += datetime.fromisoformat(begins).replace(tzinfo=zone).timestamp() - self.club.date()
        offer(self.club)
        self.friends = begun(self.club, *HABITS, game="whist")
        for number, friend in enumerate(self.friends):
            confirmed(friend, f"{friend.name.lower()}@example.org")
            habit = HABITS[friend.name]
            friend.done(CallWhen, zone=habit.zone, begins=habit.begins, ends=habit.ends)
            friend.done(CallByPush, **PUSH | {"endpoint": f"https://push.example.org/{number}"})
            friend.drop()
        self.table = self.friends[0].table
        self.names = {person.id: person.name for person in self.club.house.store.people()}
        self.copied = 0.0

    def run(self, days: int) -> Account:
        """Let days pass; return the account."""
        steps = days * DAY_SECONDS // STEP
        copy_at, restore_at, holiday_at = (self.chance.randrange(steps // 4, steps) for _ in range(3))
        for step in range(steps):
            pass_time(self.club, STEP)
            self._look()
            if step == copy_at:
                self._copy()
            if step == restore_at and self.copied:
                self._restore()
            if step == holiday_at:
                self._rest(self.friends[0])
            for friend in self.friends:
                if self.chance.random() < HABITS[friend.name].comes * STEP / 3600:
                    self._visit(friend)
        self.club.house.close()
        self.account.check()
        return self.account

    def _now(self) -> Wait | None:
        """Return the wait that the store knows."""
        wanted = awaited_or_none(self.club, self.table)
        kept = self.club.house.sittings.get(self.table)
        if wanted is None or wanted.place is None or kept is None:
            return None
        return Wait(self.names.get(kept.setting.places[wanted.place].person, ""), wanted.since, wanted.reminded)

    def _look(self) -> None:
        """Note the present wait, and the calls that the house makes now."""
        wait, at = self._now(), self.club.date()
        for way in MADE_BY:
            begun = self.club.house.calls.begin_due_calls(way, 100)
            killed = bool(begun) and self.chance.random() < 0.1
            for call in begun:
                assert wait is not None
                assert self.names[call.person] == wait.person, "only the awaited person is called"
                kept = self.account.lost if killed and self.chance.random() < 0.5 else self.account.made
                kept.append(Made(at, way, wait, killed))
            if killed:
                self._kill()
            else:
                self.club.house.calls.note_made(begun)
        if wait is not None and wait.person:
            first, _ = self.account.seen.get(wait, (at, at))
            self.account.seen[wait] = first, at

    def _visit(self, friend: Friend) -> None:
        """Let a person come, decide as long as it is their turn, and go; sometimes the server is killed then."""
        friend.connect()
        friend.messages = []
        if isinstance(friend.ask(Enter, table=self.table), Denied):
            friend.drop()  # the match is over, or the seat is another's by now
            return
        for _ in range(self.chance.randrange(1, 4)):
            wait = self._now()
            if wait is None or wait.person != friend.name:
                break
            act(friend)
            self.club.run(30)
        friend.drop()
        if self.chance.random() < 0.3:
            self._kill()

    def _kill(self) -> None:
        kill(self.club)
        offer(self.club)
        self.account.kills += 1

    def _rest(self, friend: Friend) -> None:
        """Let a person take a holiday of two days."""
        friend.connect()
        friend.done(TakeHoliday, days=2)
        friend.drop()
        now = self.club.date()
        self.account.away[friend.name].append((now, now + 2 * DAY_SECONDS))

    def _copy(self) -> None:
        back_up(self.club.folder / "house.sqlite", self.club.folder / "copy.sqlite")
        self.copied = self.club.date()

    def _restore(self) -> None:
        self.club.house.store.close()
        restore_store(self.club.folder / "copy.sqlite", self.club.folder / "house.sqlite")
        self.club.open()
        offer(self.club)
        self.account.restored.append((self.club.date(), self.copied))
        for away in self.account.away.values():
            away[:] = [(begins, ends) for begins, ends in away if begins <= self.copied]


class Tally(NamedTuple):
    """The counts of a campaign."""

    calls: int = 0
    lost: int = 0
    waits: int = 0
    kills: int = 0
    restores: int = 0


def campaign(days: int, seeds: int) -> Tally:
    """Simulate days from each of ``BEGINNINGS``; return the counts."""
    tally = Tally()
    for seed in range(seeds):
        for begins in BEGINNINGS:
            with tempfile.TemporaryDirectory() as folder:
                done = Days(Path(folder), begins, seed).run(days)
            more = Tally(len(done.made), len(done.lost), len(done.seen), done.kills, len(done.restored))
            tally = Tally(*(before + added for before, added in zip(tally, more, strict=True)))
            print(f"{begins}, seed {seed}: {more}", flush=True)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=40)
    parser.add_argument("--seeds", type=int, default=1)
    parsed = parser.parse_args()
    print(campaign(parsed.days, parsed.seeds))


if __name__ == "__main__":
    main()
