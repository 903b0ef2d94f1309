"""Which lines an event gives, and which answer a question: the step from what happened to what is said.

A game's words (``game``) give lines; ``Narrator`` makes announcements of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Literal

from numeramis_access.core.actions import Action, AmountRange, DealerDrawn, Event, Refusal
from numeramis_access.core.ruleset import View
from numeramis_access.words.announcement import Announcement, Player, Priority, ShownBy, Topic
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.game import GameWords, Line, hand_shown
from numeramis_access.words.kinds import BRAILLE_LEVELS
from numeramis_access.words.language import Language
from numeramis_access.words.people import People

#: after which cards the highest one is told: every one, those that change it, none (a key tells it)
HighestTold = Literal["every", "changes", "asked"]
#: what a card's line says of the highest card, by when that is told
_TOLD: dict[str, frozenset[str]] = {
    "every": frozenset({"ahead", "tied", "still", "still-tied"}),
    "changes": frozenset({"ahead", "tied"}),
    "asked": frozenset(),
}


class Narrator:
    """Makes announcements for one listener at one table, or of the program itself when there is no game.

    :ivar highest: after which cards the highest one is told.
    :param current: the language that the listener hears; what is said follows it when it changes.
    """

    highest: HighestTold = "every"

    def __init__(self, current: CurrentLanguage, game: GameWords | None = None, people: People | None = None) -> None:
        self._current = current
        self._game = game
        self._messages = current.messages(game, people)

    @property
    def language(self) -> Language:
        """Return the messages of the language that the player hears now."""
        if self._messages.code != self._current.code:
            self._messages = self._current.messages(self._game, self._messages.people)
        return self._messages

    @property
    def game(self) -> GameWords:
        """Return the words of the game at the table; a narrator of the program itself has none."""
        assert self._game is not None
        return self._game

    def seat_people(self, people: People) -> None:
        """Change who sits at the table."""
        self.language.people = people

    @contextmanager
    def _with_people(self, people: People | None) -> Iterator[None]:
        """Have others sit at the table meanwhile, None for those who do."""
        now = self.language.people
        self.seat_people(people or now)
        try:
            yield
        finally:
            self.seat_people(now)

    def event(self, event: Event, view: View, people: People | None = None) -> list[Announcement]:
        """Return what is said of an event, given the listener's view after it.

        :param people: who sat where then, None for those who sit here now.
        """
        with self._with_people(people):
            return self._event(event, view)

    def _event(self, event: Event, view: View) -> list[Announcement]:
        found = []
        for line in self.game.lines(event, view, self.language.people):
            topic: Topic = "score" if event.result and line.cue != "your-turn" else "play"
            player = self._player(event, line) if topic == "play" else ""
            line = replace(line, braille_level=max(line.braille_level, event.braille_level * (line.id == event.name())))
            found.append(self._announcement(self._as_told(line), topic=topic, player=player, of_trick=event.of_trick))
        return found

    def _player(self, event: Event, line: Line) -> Player:
        """Return who did what a line tells, nobody where it tells the listener what no one chose, or something else."""
        seat = event.about()
        if seat is None or line.seat != seat or isinstance(event, DealerDrawn):
            return ""
        relations: dict[str, Player] = {"self": "" if event.unforeseen else "own", "partner": "partner"}
        return relations.get(self.language.people.relation(seat), "others")

    def _as_told(self, line: Line) -> Line:
        """Return a card's line with what it says of the highest card, if that is to be told now."""
        if line.values.get("state") not in _TOLD["every"] - _TOLD[self.highest]:
            return line
        return replace(line, values={**line.values, "state": "untold"})

    def answer(self, question: str, view: View, among: People | None = None, **values: object) -> list[Announcement]:
        """Return the answer to a question about the table: ``hand``, ``table``, ``highest``, ``turn``, ``score`` …

        :param among: who sat where then, None for those who sit here now.
        """
        with self._with_people(among):
            return self._answer(question, view, values)

    def _answer(self, question: str, view: View, values: Mapping[str, object]) -> list[Announcement]:
        people = self.language.people
        found = self.game.answer(question, view, people, **values)
        if people.me is None and question in self.game.of_hand and found[0].id != "no-such-question":
            found = hand_shown(view, people, self.game.hand_shown)
        return [self.answered(line, Priority.QUEUE if place else Priority.NOW) for place, line in enumerate(found)]

    def answered(self, line: Line, priority: Priority = Priority.NOW) -> Announcement:
        """Return a line as the answer to the listener's own question."""
        return self._announcement(line, priority, topic="answer", of_trick=line.shows_trick)

    def action(self, action: Action | AmountRange, view: View) -> Line:
        """Return the line that names an action as a choice: the game's own, or its type with its fields."""
        return self.game.action_line(action, view)

    def refusal(self, refusal: Refusal) -> Announcement:
        """Return why something is not possible."""
        line = Line(refusal.code, {**refusal.values, "rule": refusal.rule}, cue="refusal")
        return self.say(line, Priority.NOW)

    def say(
        self, line: Line, priority: Priority = Priority.QUEUE, shown_by: ShownBy = "", among: People | None = None
    ) -> Announcement:
        """Return a line as an announcement.

        :param shown_by: what of the screen shows it anyway. :param among: who sat where then, None for those here now.
        """
        with self._with_people(among):
            return self._announcement(line, priority, shown_by)

    def _announcement(
        self, line: Line, priority: Priority = Priority.QUEUE, shown_by: ShownBy = "", *, topic: Topic = "",
        player: Player = "", of_trick: bool = False,
    ) -> Announcement:  # fmt: skip
        """Return a line as an announcement of what a topic, a player and a trick are."""
        language = self.language
        phrase = language.phrase(line.id, **line.values)
        return Announcement(
            line.id, phrase.text, phrase.brief, phrase.braille, line.seat, priority, line.cue, phrase.language,
            full=phrase.full if phrase.full != phrase.text else "", shown_by=shown_by, topic=topic, player=player,
            of_trick=of_trick, in_brief=line.in_brief,
            braille_level=max(line.braille_level, BRAILLE_LEVELS.get(line.id, 1)),
        )  # fmt: skip


