"""The same deal as another person played it, card by card, with the first difference from the player's deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from numeramis_access.app.practice.judge import Judgements
from numeramis_access.app.practice.judge_tasks import JudgeTasks
from numeramis_access.app.practice.master import own_deal
from numeramis_access.app.practice.same_deal import DealComparison, LevelScene
from numeramis_access.app.shell.menu import Entry, Menu, back_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Scene
from numeramis_access.app.table.local_match import new_seats, timing_of_settings
from numeramis_access.core.actions import Action
from numeramis_access.core.table import Table
from numeramis_access.practice import playing_on, review
from numeramis_access.practice.judgements import Place
from numeramis_access.practice.odds import practice_of
from numeramis_access.store.journal import Entrant
from numeramis_access.tables.local_seat import PracticeSeat
from numeramis_access.tables.practice import PracticeTable
from numeramis_access.tables.seats import Computer, TableSeat, gender_of
from numeramis_access.words.game import Line
from numeramis_access.words.people import People, Person

#: level of the opponents: the deal of the day has the same ones for every player
OPPONENT_LEVEL = "club"
#: the seat opposite the player, who has the first seat
PARTNER_SEAT = 2


class AnotherPlay(LevelScene):
    """The deal as another person played it: the actions of all seats, and the first difference from the player's own
    deal.

    If the recorded actions do not lead to the end of the deal, a sentence says so in place of the outcome.

    :param deal: the parts of the comparison, with the player's deal.
    :param theirs: the actions of all seats, and of chance, in the other play.
    :param player: the person who played it.
    """

    def __init__(self, deal: DealComparison, theirs: Sequence[Action], player: Entrant) -> None:
        super().__init__(deal, OPPONENT_LEVEL, lambda: None)
        self._title, self._values = "people-deal-by", {"name": player.name}
        self._theirs, self._name = theirs, player.name
        people = _with_player(self._talk.people(), player)
        self._talk.narrator.seat_people(people)
        if people.has_partners:  # the events name a first and a second pair
            self._tell(Line("partners-drawn", {"partner": PARTNER_SEAT}))

    def enter(self) -> None:
        """At the first visit, play the whole deal and go to the first entry; then tell the title and the entry in
        focus.
        """
        if not self.done:
            self._go_on()
            self.focus_first()
        Menu.enter(self)

    def _told_entries(self) -> list[Entry]:
        return [*super()._told_entries()[:-1], back_entry(self.app)]

    def _go_on(self) -> None:
        """Repeat the recorded actions, chance's actions included, to the end of the deal."""
        while not self._line.over and not self.done:
            if self._line.actions >= len(self._theirs):
                self._end("master-failed")
                return
            self._step(self._theirs[self._line.actions])
        if not self.done:
            self._end_deal()

    def _step(self, action: Action) -> None:
        """Play a recorded action; tell it if it is the first difference from the player's deal."""
        own = self._done_here()
        place = Place(self._at + self._line.actions, self._line.view())
        entrant = self._seat.ruleset.seating(self._line.state)[self._line.to_act]
        if own is not None and own != action and review.decision(1, place.view, own).action != action:
            self._together = False
            if entrant == self._seat.entrant:
                self.first_difference = (place, own, action)
                names = {"own": self._action_name(own, place), "best": self._action_name(action, place)}
                number = self._numbers.get(place.at, 0)
                self._tell(Line("people-deal-parts", {"number": number, **names, "name": self._name}))
            else:
                self._tell(Line("people-deal-others-part", {"name": self._name}))
        if self._line.rules.refuse(self._line.state, action) is not None:
            self._end("master-failed")
            return
        self._do(action)

    def _end_deal(self) -> None:
        if self._together:
            self._tell(Line("people-deal-same", {"name": self._name}))
        assert self._own is not None
        theirs, own = self._outcome(self._line.state), self._outcome(self._own.end)
        said = {**self._outcome_values("theirs", theirs), **self._outcome_values("own", own)}
        self._end("people-deal-outcome", name=self._name, **said)


def compare_plays(app: App, own: Table, theirs: Table, people: Sequence[Entrant]) -> Scene:
    """Return the scene that compares another person's finished deal with the player's.

    :param app: the program. :param own: the player's table, with a finished deal.
    :param theirs: the other person's table, with the same deal.
    :param people: the other person, then the other seats if they are known, else only that person.
    :raises AssertionError: if the player's deal is not finished or has no outcome, or the other has not begun.
    """
    seats = new_seats(app, own.seats, OPPONENT_LEVEL)
    if people[1:]:
        seats = (seats[0], *map(_sat, people[1:]))
    seat = PracticeSeat(PracticeTable(own, seats, app.thinker, app.now, lambda: timing_of_settings(app, rests=True)))
    game_practice = practice_of(app.catalogue[own.ruleset.name])
    played = own_deal(seat, game_practice)
    at = playing_on.actions_before_last_deal_play(theirs)
    assert played is not None
    assert at is not None
    decisions = review.decisions(own, seat.position.seat)
    numbers = {decision.at: decision.number for decision in decisions}
    levels = tuple(person.level for person in people[1:])
    judgements = Judgements(JudgeTasks(app.catalogue[own.ruleset.name], game_practice, seat, levels), app.thinker)
    deal = DealComparison(app, seat, game_practice, judgements, played, numbers)
    return AnotherPlay(deal, theirs.record[at:], people[0])


def _with_player(people: People, player: Entrant) -> People:
    """Return the people with another person in the listener's place: nothing in that deal was the listener's play."""
    assert people.me is not None
    persons = list(people.persons)
    persons[people.me] = Person(player.name, gender_of(player.gender))
    return replace(people, persons=tuple(persons), me=None)


def _sat(entrant: Entrant) -> TableSeat:
    """Return a seat with the name and gender of a person in the other deal."""
    return TableSeat(Computer(entrant.name, gender_of(entrant.gender), level=OPPONENT_LEVEL))
