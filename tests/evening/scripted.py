"""Random evenings: scripted people who enter, play, come late, leave and are corrected, and a director who errs."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.evening import evening as state
from numeramis_access.evening import events as ev
from numeramis_access.evening.draw import draw_movement, draw_round
from numeramis_access.evening.evening import Evening
from numeramis_access.evening.events import AnyEvent, Plan, ScoreLine
from numeramis_access.evening.log import Log, LogEntry
from numeramis_access.evening.scoring import SEATS, Artificial, Outcome, Result, Score, SeatScores, Split

#: a callback that receives each entry before the log does, for example to store it
Keep = Callable[[LogEntry], None]
AT = "2026-11-25T18:00:00"
TRICKS = 13


def plan_of(chance: random.Random) -> tuple[Plan, int]:
    """Return a random plan and the number of entrants."""
    contest = chance.choice(("pairs", "pairs", "individuals", "teams"))
    movement = chance.choice(("all-meet", "mitchell", "swiss"))
    most = {"pairs": 13, "individuals": 16, "teams": 8}[contest]
    count = chance.randint(4, most)
    rounds = chance.randint(1, count // 2) if movement == "swiss" else chance.choice((0, 0, 3))
    plan = Plan(contest, movement, "whist", TRICKS, chance.randint(1, 3), rounds, 15, chance.random() < 0.3)  # type: ignore[arg-type]
    if chance.random() < 0.3:
        plan = msgspec.structs.replace(plan, game="sipky", tricks=0, by_seat=True)
    return plan, count


class Scripted:
    """A random evening. :param keep: receives every entry before the log does."""

    def __init__(self, seed: int, keep: Keep = lambda entry: None, log: Log | None = None) -> None:
        self.chance = random.Random(seed)
        self.log = log or Log()
        self._keep = keep
        self._people = 0

    @property
    def evening(self) -> Evening:
        """Return the current evening."""
        return self.log.evening

    def do(self, event: AnyEvent) -> Refusal | None:
        """Add an event to the log, or return the refusal."""
        entry = self.log.next_entry(event, AT, "director")
        if isinstance(entry, Refusal):
            return entry
        self._keep(entry)
        self.log.add(entry)
        return None

    def must(self, event: AnyEvent) -> None:
        """Add an event that the evening must accept."""
        refusal = self.do(event)
        assert refusal is None, (event, refusal)

    def persons(self, count: int) -> tuple[str, ...]:
        """Return the ids of new people."""
        self._people += count
        return tuple(f"p{number}" for number in range(self._people - count, self._people))

    def play(self) -> None:
        """Play the evening to its end."""
        plan, count = plan_of(self.chance)
        self.must(ev.PlanAnnounced(plan))
        self.enter(plan, count)
        self.must(ev.EntryClosed())
        stays = [one for one in self.evening.playing if self.chance.random() < 0.2]
        self.must(draw_movement(self.evening, stays, self.chance.shuffle))
        while not self.evening.has_begun_all:
            self.play_round()
        for appeal, made in enumerate(self.evening.appeals):
            if made.upheld is None:
                self.must(ev.AppealDecided(appeal, self.chance.random() < 0.5))
        self.must(ev.EveningFinished())

    def enter(self, plan: Plan, count: int) -> None:
        """Enter all entrants. Some people come without a partner, and some entrants withdraw."""
        for _ in range(count):
            self.must(ev.PeopleEntered(self.persons(plan.persons)))
        if plan.persons > 1 and self.chance.random() < 0.5:
            self.must(ev.PeopleEntered(self.persons(1)))
            assert self.do(ev.EntryClosed()) is not None
            first = len(self.evening.entrants) - 1
            self.must(ev.PeopleEntered(self.persons(plan.persons - 1)))
            self.must(ev.PartnersFound(first, first + 1))
        elif self.chance.random() < 0.3 and count > 4 and plan.contest != "individuals":
            self.must(ev.EntrantScratched(self.chance.randrange(count)))

    def play_round(self) -> None:
        """Play one round with arrivals, departures, corrections and undos."""
        number = self.evening.round + 1
        self.come_and_go(number)
        if self.evening.is_swiss:
            self.must(draw_round(self.evening, self.chance.shuffle))
        self.must(ev.RoundBegun(number, AT))
        own = list(state.score_lines(self.evening, number))
        self.chance.shuffle(own)
        for line in own:
            self.enter_result(line)
            if self.chance.random() < 0.05:
                self.err()

    def come_and_go(self, number: int) -> None:
        """Sometimes an entrant leaves, returns, gets a substitute, comes late, or is penalized."""
        chance, evening = self.chance, self.evening
        entrant = chance.choice(evening.playing)
        there = [one for one in evening.playing if not state.is_away(evening, one, number)]
        if chance.random() < 0.15 and len(there) > 4:
            self.do(ev.EntrantLeft(entrant, number, "left"))
        if chance.random() < 0.3:
            self.do(ev.EntrantReturned(entrant, number))
        if chance.random() < 0.15:
            person = chance.choice(evening.entrants[entrant])
            self.must(ev.SubstituteSat(entrant, person, self.persons(1)[0], number, "replaced"))
        free = state.free_places(evening)
        if (free or evening.is_swiss) and chance.random() < 0.3:
            self.must(ev.LatePlayersJoined(self.persons(evening.plan.persons), free[0] if free else None, number))
        if chance.random() < 0.1:
            self.must(ev.EntrantPenalized(entrant, chance.choice((10, 25)), "late"))
        if chance.random() < 0.05:
            self.must(ev.ScoreCarriedOver(entrant, chance.randint(4000, 6000), 4))

    def score(self) -> Result:
        """Return a random valid result."""
        if self.evening.plan.by_seat:
            return SeatScores(*(self.chance.choice((0, 80, 95, 101)) for _ in range(SEATS)))
        north = self.chance.randint(0, TRICKS)
        return Score(north, TRICKS - north)

    def adjusted(self) -> Outcome:
        """Return a score that a director may assign."""
        one, other = self.score(), self.score()
        split = Split(one, other) if isinstance(one, Score) and isinstance(other, Score) else one
        return self.chance.choice((Artificial(60, 40), Artificial(50, 50), split))

    def enter_result(self, line: ScoreLine) -> None:
        """Enter a result, sometimes a wrong or an adjusted one, then sometimes correct it, appeal or undo."""
        chance = self.chance
        if chance.random() < 0.05:
            wrong = self.do(ev.ResultEntered(line, Score(chance.randint(0, 5), chance.randint(0, 6))))
            assert wrong is not None
            assert wrong.code == ("evening-other-score" if self.evening.plan.by_seat else "evening-wrong-sum")
        if chance.random() < 0.05:
            self.must(ev.ScoreAdjusted(line, self.adjusted(), "irregular"))
        else:
            self.must(ev.ResultEntered(line, self.score()))
        if chance.random() < 0.05:
            assert self.do(ev.ResultEntered(line, self.score())) is not None
            self.must(ev.ResultCorrected(line, self.score(), "mistake"))
        if chance.random() < 0.02:
            north, _ = self.sides(line)
            self.must(ev.AppealMade(line, north[0]))

    def sides(self, line: ScoreLine) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the entrants of both sides of a line."""
        sitting = state.table_of_line(self.evening, line)
        assert sitting is not None
        return state.sides_of(self.evening, sitting)

    def err(self) -> None:
        """Undo the last entry and redo it; undoing the first entry is refused because others depend on it."""
        last = self.log.entry_to_undo()
        assert last is not None
        self.must(ev.EventUndone(last.number))
        again = self.log.last_undone()
        assert again is not None
        self.must(ev.EventUndone(again.number))
        assert self.do(ev.EventUndone(0)) is not None


def lines_of(evening: Evening) -> Iterator[ScoreLine]:
    """Give every line of the rounds that have begun."""
    for number in range(evening.round + 1):
        yield from state.score_lines(evening, number)
