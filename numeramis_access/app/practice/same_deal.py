"""The same deal with each computer level in the player's place: its outcome and its first different action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from numeramis_access.app.practice.judge import Judgements
from numeramis_access.app.practice.master import MasterScene, OwnDeal
from numeramis_access.app.practice.worth import worth_line
from numeramis_access.app.shell.menu import Entry, Menu, back_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push, Transition
from numeramis_access.core.actions import Action
from numeramis_access.input.inbox import Incoming, ThoughtFinished
from numeramis_access.players.policy import Choice
from numeramis_access.practice import hints, review
from numeramis_access.practice.judgements import Place
from numeramis_access.practice.odds import GamePractice
from numeramis_access.tables.computers import ThinkingTask
from numeramis_access.tables.local_seat import PracticeSeat
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.game import Line


class DealComparison(NamedTuple):
    """The parts that a comparison of one deal needs.

    :param seat: the player's seat. :param game_practice: the game's measures for practice.
    :param judgements: judges the places and keeps the results. :param own: the deal as the player played it.
    :param numbers: the number of each choice of the player, from 1, by the number of actions before it.
    """

    app: App
    seat: PracticeSeat
    game_practice: GamePractice
    judgements: Judgements
    own: OwnDeal
    numbers: Mapping[int, int]


class LevelScene(MasterScene):
    """The deal as one level plays it, silently; the player can read it after its end.

    The strongest level repeats the player's actions until one is costly. Any other level plays its own choices, and its
    first different choice is told with its worth, if that is known.

    :param deal: the parts of the comparison. :param level: name of the level.
    :param over: called at the end of the deal, also after a failure.
    """

    is_told = False

    def __init__(self, deal: DealComparison, level: str, over: Callable[[], None]) -> None:
        super().__init__(deal.app, deal.seat, deal.game_practice, deal.judgements, deal.own)
        self._title, self._values = "master-deal-level", {"level": level}
        self._level, self._numbers, self._when_over = level, deal.numbers, over
        self._asked: Place | None = None

    def begin(self) -> None:
        """Start the play of the level; call it once."""
        self._go_on()

    def enter(self) -> None:
        """Tell the title and the first entry, also on a return."""
        self.entries = self._make()
        self.focus_first()
        Menu.enter(self)

    def players_outcome(self) -> Announcement:
        """Return the announcement of the player's outcome."""
        assert self._own is not None
        return self._talk.announcement(
            Line("master-deal-own", self._outcome_values("own", self._outcome(self._own.end)))
        )

    def outcome(self) -> Announcement:
        """Return the announcement of this level's outcome and first different action, or of its failure, or that its
        play is not complete yet.
        """
        return self._talk.announcement(self._outcome_line())

    def _outcome_line(self) -> Line:
        if not self.done or self.failed:
            return Line("master-deal-failed" if self.failed else "master-deal-waits", {"level": self._level})
        values: dict[str, object] = {"level": self._level, "number": 0, "best": "", "played": ""}
        if self.first_difference is not None:
            place, played, best = self.first_difference
            names = {"best": self._action_name(best, place), "played": self._action_name(played, place)}
            values |= {"number": self._numbers.get(place.at, 0), **names}
        return Line("master-deal-played", {**values, **self._outcome_values("theirs", self._outcome(self._line.state))})

    def _action_name(self, action: Action, place: Place) -> str:
        return hints.name_action(self._talk.narrator, action, place.view)

    def _ask_own(self, place: Place) -> None:
        """Ask the level for its choice; for the strongest level, use the shared judgement."""
        game = self._seat.facts.game
        if self._level == self.app.catalogue[game].judge:
            super()._ask_own(place)
            return
        self._asked = place
        chance = f"same/{self._level}/{self._seed}/{place.at}"
        self._ticket = self.app.thinker.ask(ThinkingTask(game, self._level, place.view, chance))

    def receive(self, item: Incoming) -> Transition | None:
        """Take the level's choice for the place that was asked about, and play on or end the comparison; other items go
        to ``MasterScene``.

        Return None, to stay.
        """
        place = self._asked
        if place is None or self.done or not isinstance(item, ThoughtFinished) or item.ticket != self._ticket:
            return super().receive(item)
        self._asked = None
        done = self._done_here()
        if item.choice is None:
            self._end("master-failed")
        elif done is None or review.decision(1, place.view, done).action == item.choice.action:
            self._act(item.choice.action if done is None else done)
        else:
            self._part_at(place, done, item.choice)
        return None

    def _part_at(self, place: Place, played: Action, choice: Choice) -> None:
        """Make the first different choice, and tell it with its worth if the place is already judged."""
        self._together, self.first_difference = False, (place, played, choice.action)
        names = {"own": self._action_name(played, place), "best": self._action_name(choice.action, place)}
        self._tell(Line("master-deal-parts", {"level": self._level, **names}))
        if (judged := self._judgements.known_judgement(place)) is not None:
            made = review.decision(1, place.view, choice.action)
            verdict = review.judge(made, judged.choice, self._game_practice.measure(place.view))
            if verdict is not None:
                self._tell(worth_line(verdict, self._talk.narrator, self._game_practice))
        self._act(choice.action)

    def _end_deal(self) -> None:
        if self._together:
            self._tell(Line("master-deal-same", {"level": self._level}))
        theirs = self._outcome_values("theirs", self._outcome(self._line.state))
        self._end("master-deal-outcome", level=self._level, **theirs)

    def _end(self, message: str, **values: object) -> None:
        super()._end(message, **values)
        self._when_over()


class LevelsAtDealScene(Menu):
    """The menu of all levels: they play one after the other, each outcome is told, and Enter on a finished one opens
    its deal.

    :param deal: the parts of the comparison.
    """

    item_types = (ThoughtFinished,)

    def __init__(self, deal: DealComparison) -> None:
        super().__init__(deal.app, "master-deal-menu", self._levels)
        levels = deal.app.catalogue[deal.seat.facts.game].levels
        self._scenes = [LevelScene(deal, level, self._note_level_over) for level in levels]
        self._at = -1

    @property
    def have_all_levels_played(self) -> bool:
        """Return whether all levels have played."""
        return all(scene.done for scene in self._scenes)

    def _levels(self) -> list[Entry]:
        own = _entry(self._scenes[0].players_outcome(), None)
        levels = [_entry(scene.outcome(), partial(Push, scene) if scene.done else None) for scene in self._scenes]
        return [own, *levels, back_entry(self.app, "master-back")]

    def enter(self) -> None:
        """Tell the title and the entry in focus; at the first visit start the first level."""
        super().enter()
        if self._at < 0:
            self._play_next()

    def _play_next(self) -> None:
        self._at += 1
        if self._at < len(self._scenes):
            self._scenes[self._at].begin()
        else:
            self.app.say("master-deal-all", Priority.QUEUE)

    def _note_level_over(self) -> None:
        """Tell the outcome of a level, and start the next one."""
        scene = self._scenes[self._at]
        self.app.tell([scene.outcome()])
        self.entries = self._make()
        self._play_next()

    def receive(self, item: Incoming) -> Transition | None:
        """Pass an item to the level that is playing; ignore it once all have played. Return None, to stay."""
        if self._at < len(self._scenes):
            return self._scenes[self._at].receive(item)
        return None

    def leave(self) -> None:
        """Leave the comparison and cancel the pending requests."""
        for scene in self._scenes:
            scene.leave()


def _entry(said: Announcement, activate: Callable[[], Transition | None] | None) -> Entry:
    """Return an announcement as an entry, without the final stop, because the menu adds a comma and the place."""
    return Entry(partial(str, said.text.rstrip(".")), activate, braille=partial(str, said.braille))
