"""The strongest player takes the player's place: it finishes the deal from here, or plays the whole deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from numeramis_access.app.practice.effects import Effects
from numeramis_access.app.practice.judge import Judgements
from numeramis_access.app.shell.menu import Entry, Menu, back_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Transition
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import State
from numeramis_access.core.table import Moment
from numeramis_access.input.inbox import Incoming, ThoughtFinished
from numeramis_access.players.policy import Choice, Policy
from numeramis_access.practice import hints, playing_on, review
from numeramis_access.practice.judgements import Place
from numeramis_access.practice.odds import GamePractice
from numeramis_access.practice.playing_on import Outcome, PlayedOnMatch
from numeramis_access.tables.computers import ThinkingTask
from numeramis_access.tables.local_seat import PracticeSeat
from numeramis_access.tables.seats import Computer
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.game import Line

#: most seconds of replaying per tick, so that no key waits
MAX_REPLAY_SECONDS = 0.005


class OwnDeal(NamedTuple):
    """The deal as the player played it.

    :param start: the state after dealing. :param end: the state at the end. :param at: number of the actions before the
        start. :param actions: the actions from the start on.
    """

    start: State
    end: State
    at: int
    actions: Sequence[Action]


def own_deal(seat: PracticeSeat, game_practice: GamePractice) -> OwnDeal | None:
    """Return the player's current deal if it is finished and has an outcome to compare, else None.

    :param seat: the player's seat. :param game_practice: the game's measures for practice.
    """
    match = seat.table.match
    start, end, at = (
        playing_on.state_after_dealing(match),
        playing_on.state_at_last_deal_end(match),
        playing_on.actions_before_last_deal_play(match),
    )
    if start is None or end is None or at is None:
        return None
    counts = game_practice.outcome(seat.ruleset, end, seat.position.seat).unit != playing_on.NO_UNIT
    return OwnDeal(start, end, at, match.record[at:]) if counts else None


class MasterScene(Menu):
    """The deal as the strongest player plays it, told during play; each event becomes a menu entry.

    The other seats play at their level. The match at the table does not change. The strongest player, called the
    master, plays the best action of the judgement that hint and review use too.

    :param own: the player's finished deal, for a comparison. The master plays it from its start and repeats the
        player's actions until a verdict is costly; then ordinary players replay the deal many times for an average.
        None: the master goes on from the current state.
    :ivar done: whether the deal is over. :ivar failed: whether a computer gave no action.
    :ivar first_difference: the place of the first different action, the player's action and the other one; None before
        it.
    :param seat: the player's seat. :param game_practice: the game's measures for practice.
    :param judgements: judges the places and keeps the results.
    """

    item_types = (ThoughtFinished,)
    #: whether the deal is told during play
    is_told = True

    def __init__(
        self,
        app: App,
        seat: PracticeSeat,
        game_practice: GamePractice,
        judgements: Judgements,
        own: OwnDeal | None = None,
    ) -> None:
        super().__init__(app, "master-menu" if own is None else "master-compare-menu", self._told_entries)
        match = seat.table.match
        self._seat, self._game_practice, self._own, self._judgements = seat, game_practice, own, judgements
        self._at = len(match.record) if own is None else own.at
        self._together = own is not None
        self._seed = f"{match.seed}/{len(match.record)}"
        self._line = PlayedOnMatch(match.ruleset, match.state if own is None else own.start, self._seed)
        self._talk = TableTalk(app, seat)
        self._told: list[str] = []
        self._ticket = 0
        self._choices = 0
        self._replays: Iterator[State | None] | None = None
        self._ends: list[float] = []
        self.done = self.failed = False
        self.first_difference: tuple[Place, Action, Action] | None = None

    def _told_entries(self) -> list[Entry]:
        told = [Entry(partial(str, text.rstrip("."))) for text in self._told]  # the menu adds a comma and the place
        return [*told, back_entry(self.app, "master-back" if self.done else "master-wait")]

    # the master plays

    def enter(self) -> None:
        """Tell the title; at the first visit start the play."""
        self.entries = self._make()
        self.app.say(self._title, Priority.NOW, cue="menu-open", shown_by="title")
        if not self._ticket and not self.done:
            self._go_on()

    def _go_on(self) -> None:
        """Play forced actions, then ask the player to act for a choice; at the end of the deal, tell the outcome."""
        while not self._line.over:
            view = self._line.view()
            only = [action for action in view.legal if isinstance(action, Action)]
            if len(view.legal) > 1 or not only:
                self._ask()
                return
            self._do(only[0])
        self._end_deal()

    def _ask(self) -> None:
        """Ask the master or another player to act; others repeat the recorded action until the deal differs."""
        line = self._line
        entrant = self._seat.ruleset.seating(line.state)[line.to_act]
        if entrant == self._seat.entrant:
            self._ask_own(Place(self._at + line.actions, line.view()))
        elif (done := self._done_here()) is not None:
            self._act(done)
        else:
            self._ask_other(entrant)

    def _ask_own(self, place: Place) -> None:
        """Ask for an action in the player's place."""
        done = self._done_here()
        made = None if done is None else review.decision(1, place.view, done)
        about = made.action if made is not None and made.view == place.view else None
        self._judgements.ask(place, self, partial(self._take_choice, place), about)

    def _done_here(self) -> Action | None:
        """Return the recorded action at this point of the player's deal, None once the deals differ."""
        if self._own is None or not self._together or self._line.actions >= len(self._own.actions):
            return None
        return self._own.actions[self._line.actions]

    def _ask_other(self, entrant: int) -> None:
        occupant, game = self._seat.seats[entrant].occupant, self._seat.facts.game
        chance = f"master/{self._seed}/{self._choices}"
        task = ThinkingTask(game, self.app.catalogue[game].judge, self._line.view(), chance)
        if isinstance(occupant, Computer):
            task = ThinkingTask(game, occupant.level, task.view, task.chance, temperament=occupant.temperament)
        self._choices += 1
        self._ticket = self.app.thinker.ask(task)

    def _take_choice(self, place: Place, choice: Choice | None) -> Effects:
        """Play the master's choice; return no effects, because the table does not change."""
        if not self.done:
            self._play_choice(place, choice)
        return ()

    def _play_choice(self, place: Place, choice: Choice | None) -> None:
        """Repeat the player's action unless its verdict is costly; otherwise play the master's choice."""
        done = self._done_here()
        if choice is None:
            self._end("master-failed")
        elif done is None:
            if not self._line.actions:
                self._tell(self._reason(choice))
            self._act(choice.action)
        else:
            decision = review.decision(1, place.view, done)
            verdict = review.judge(decision, choice, self._game_practice.measure(place.view))
            if verdict is not None and verdict.costly:
                self.first_difference = (place, done, choice.action)
                self._part(verdict)
            else:
                self._act(done)

    def _part(self, verdict: review.Verdict) -> None:
        """Tell the difference and its reason, then play the master's choice."""
        played, choice = verdict.decision.action, verdict.best
        self._together = False
        view, narrator = verdict.decision.view, self._talk.narrator
        own, best = (hints.name_action(narrator, action, view) for action in (played, choice.action))
        cost = hints.difference_values(verdict.loss, self._game_practice.measure(view).unit)
        self._tell(Line("master-parts", {"own": own, "best": best, **cost}), self._reason(choice))
        self._act(choice.action)

    def _reason(self, choice: Choice) -> Line:
        return Line(f"reason-{choice.reason}", choice.values)

    def _act(self, action: Action) -> None:
        """Play an action for the player to act, and go on; end with a failure if the rules refuse it."""
        if self._line.rules.refuse(self._line.state, action) is not None:
            self._end("master-failed")
            return
        self._do(action)
        self._go_on()

    def _do(self, action: Action) -> None:
        before = self._line.actions
        self._tell_moments(self._line.act(action))
        # chance within a deal (N4) is drawn again here, so the deals differ from that point on
        self._together = self._together and self._line.actions == before + 1

    def receive(self, item: Incoming) -> Transition | None:
        """Play the choice of another player in this deal; if that player failed, end.

        Other items have no effect. Return None, to stay.
        """
        if isinstance(item, ThoughtFinished) and item.ticket == self._ticket and not self.done:
            if item.choice is None:
                self._end("master-failed")
            else:
                self._act(item.choice.action)
        return None

    def _tell(self, *lines: Line) -> None:
        """Tell lines among the events."""
        self._hear([self._talk.announcement(line, Priority.QUEUE) for line in lines])

    def _hear(self, said: Sequence[Announcement]) -> None:
        """Tell announcements, if the deal is told during play, and add them to the entries."""
        if self.is_told:
            self.app.tell(said)
        self._told += [announcement.text for announcement in said]

    def _tell_moments(self, moments: list[Moment]) -> None:
        """Tell events as the player's seat hears them."""
        seat = self._seat.position.seat
        for event, state in moments:
            view = self._seat.ruleset.view(state, seat)
            said = self._talk.narrator.event(event.seen_by(seat), view)
            told = [announcement for announcement in said if not announcement.kind.startswith("your-turn")]
            self._hear([replace(announcement, priority=Priority.QUEUE) for announcement in told])
        self._refresh()

    # outcome

    def _end_deal(self) -> None:
        if self._together:
            self._tell(Line("master-same"))
        if self._own is None:
            self._end("master-outcome", **self._outcome_values("master", self._outcome(self._line.state)))
        else:
            players = self.app.catalogue[self._seat.facts.game].players()
            self._replays = self._play_many([players.policy(level) for level in playing_on.REPEATING_LEVELS])

    def _play_many(self, policies: list[Policy]) -> Iterator[State | None]:
        """Replay the deal many times with ordinary players on all seats; for each replay yield None while it goes on,
        then its end state.
        """
        assert self._own is not None
        for number in range(playing_on.REPETITION_COUNT):
            yield from playing_on.play_to_end(
                self._seat.ruleset, self._own.start, policies, f"{self._seed}/again/{number}"
            )

    def due(self) -> float | None:
        """Return the current time, in seconds of the program's clock, while replays are running, so that ``tick`` is
        called at once; else None.
        """
        return self.app.now() if self._replays is not None else None

    def tick(self) -> Transition | None:
        """Run the replays of a comparison for at most ``MAX_REPLAY_SECONDS``; after the last one tell the average
        outcome.

        Return None, to stay.
        """
        until = self.app.now() + MAX_REPLAY_SECONDS
        while self._replays is not None and self.app.now() < until:
            try:
                state = next(self._replays)
            except StopIteration:
                self._replays = None
                self._compare()
                return None
            if state is not None:
                self._ends.append(self._outcome(state).value)
        return None

    def _compare(self) -> None:
        """Tell the outcome for the player, for the master and, on average, for ordinary players."""
        assert self._own is not None
        own, master = self._outcome(self._own.end), self._outcome(self._line.state)
        average = Outcome(master.unit, sum(self._ends) / len(self._ends))
        values = {
            **self._outcome_values("own", own),
            **self._outcome_values("master", master),
            **self._outcome_values("average", average),
        }
        self._end("master-compared", count=len(self._ends), **values)

    def _outcome(self, state: State) -> Outcome:
        return self._game_practice.outcome(self._seat.ruleset, state, self._seat.position.seat)

    def _outcome_values(self, whose: str, outcome: Outcome) -> dict[str, object]:
        """Return an outcome as values of a message, rounded to one decimal place or to a whole number."""
        rounded = round(outcome.value, 1)
        return {whose: int(rounded) if rounded == int(rounded) else rounded, "unit": outcome.unit}

    def _end(self, message: str, **values: object) -> None:
        self.done, self.failed = True, message == "master-failed"
        self._tell(Line(message, values))
        self._refresh()
        self.focus = len(self._told) - 1

    def _refresh(self) -> None:
        self.entries = self._make()

    def leave(self) -> None:
        """Leave the deal and cancel the pending requests."""
        self._judgements.forget(self)
        self.app.thinker.forget(self._ticket)
