"""A director's program older than conducting houses still leads an evening: its requests, in its order.

``before/director.jsonl`` has all requests by which such a program led an evening of two rounds, as it sent them.
``@table``, ``@Adam`` and ``@Eva`` stand for ids. Which results it enters, it hears from the house.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.evening import events as ev
from numeramis_access.evening.log import Log
from numeramis_access.server.people.conducting import conduct_evenings
from numeramis_access.server.people.stored_match import COMPUTER_PACE_SECONDS
from numeramis_access.tables.evening_requests import Direct, KeepPeople, PlayRound, TellStandings
from numeramis_access.tables.pushes import EveningStopped, Removed, TableNow
from numeramis_access.tables.request_fields import Request
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Act, Enter, Leave, NextDeal
from tests.server import guests
from tests.server.guests import Club
from tests.server.test_evenings import Player, person_of

RECORDED = Path(__file__).parent / "before" / "director.jsonl"
KINDS: tuple[type[Request], ...] = (OpenTable, KeepPeople, Direct, PlayRound, TellStandings, Leave)
BY_NAME = {str(kind.__struct_config__.tag): kind for kind in KINDS}
ROUNDS, TABLES = 2, 2


class Replay:
    """The evening of the recorded director.

    :ivar log: the log, as it was when the director left. :ivar plays: whether a round is played just now.
    """

    def __init__(self, club: Club) -> None:
        self.club = club
        self.adam, self.eva = Player(club, "Adam"), Player(club, "Eva")
        self.chance = random.Random(3)
        self.log = Log()
        self.plays = False

    def lead(self) -> None:
        """Send everything in order; play each round when the director waits for its results."""
        for line in RECORDED.read_text(encoding="utf-8").splitlines():
            fields = json.loads(self.named(line))
            name = fields.pop("do")
            if any(not act.get("own", True) for act in fields.get("acts", ())):
                self.fill(fields["acts"])
            if name == "leave":
                self.club.run(2.0)
                self.log = self.house_log()
            answer = self.adam.done(BY_NAME[name], **fields)
            if name == "open":
                for one in (self.adam, self.eva):
                    one.gathering = answer["table"]
                self.eva.done(Enter, table=answer["table"])
            if name == "play-round":
                self.club.run(2.0)
                self.eva.go()

    def named(self, line: str) -> str:
        """Return a line with the ids of this evening."""
        names = {"@table": self.adam.gathering, "@Adam": person_of(self.adam), "@Eva": person_of(self.eva)}
        for name, id in names.items():
            line = line.replace(f'"{name}"', f'"{id}"')
        return line

    def fill(self, acts: list[dict[str, Any]]) -> None:
        """Put the results that the house has told into acts; play until it has."""
        self.plays = True
        for act in acts:
            line = act["event"]["line"]
            key = line["round"] + 1, line["table"], line["board"]
            for _ in range(2000):
                if key in self.told():
                    break
                self.play_on()
            act["event"]["score"]["north"], act["event"]["score"]["east"] = self.told()[key]
        self.plays = False

    def told(self) -> dict[tuple[int, int, int], tuple[int, ...]]:
        """Return the results that the director was told, by round, table and board."""
        now = [one.evening for one in self.adam.heard if isinstance(one, TableNow) and one.evening is not None]
        return {(one.round, result.table, result.board): result.worth for one in now for result in one.results}

    def play_on(self) -> None:
        """Let a moment pass in which Eva does what she may."""
        self.club.run(2 * COMPUTER_PACE_SECONDS)
        if self.eva.rests:
            self.eva.done(NextDeal, table=self.eva.table)
        elif (choice := self.eva.choice(self.chance)) is not None:
            self.eva.done(Act, table=self.eva.table, offer=self.eva.offer(choice))

    def house_log(self) -> Log:
        log = self.club.house.sittings[self.adam.gathering].evening.log
        assert log is not None
        return log.log.copy()


@pytest.mark.parametrize("first", ["house", "director"])
def test_an_older_directors_program_leads_an_evening_and_the_house_does_nothing_twice(
    club: Club, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    """Whether the house has done it before the program asks, or is asked first."""
    replay = Replay(club)
    if first == "director":
        monkeypatch.setattr(guests, "conduct_evenings", lambda house: replay.plays or conduct_evenings(house))
    replay.lead()
    events = [one.event for one in replay.log.entries]
    lines = [one.line for one in events if isinstance(one, ev.ResultEntered)]
    assert len(lines) == len(set(lines)) == ROUNDS * TABLES
    assert [one.round for one in events if isinstance(one, ev.RoundBegun)] == list(range(ROUNDS))
    assert replay.log.evening.stage == "over"
    whole = {(one.round + 1, one.table, one.board) for one in lines}
    assert set(replay.told()) == whole, "no round was cut short"
    standing = replay.eva.evening.standing
    assert standing is not None
    assert (standing.after, replay.eva.evening.over) == (ROUNDS, True)
    assert not any(isinstance(one, EveningStopped) for one in (*replay.adam.heard, *replay.eva.heard))
    assert isinstance(replay.eva.heard[-1], Removed)


def test_no_program_is_asked_to_conduct(club: Club) -> None:
    replay = Replay(club)
    replay.lead()
    told = [one.evening for one in (*replay.adam.heard, *replay.eva.heard) if isinstance(one, TableNow)]
    assert not any(one.leads for one in told if one is not None)
