"""Turn events and questions into announcements.

A game's words (``game``) return lines; ``Narrator`` makes announcements of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Literal

from numeramis_access.core.actions import DealerDrawn, Event, PlayersChoice, Refusal
from numeramis_access.core.ruleset import View
from numeramis_access.words.announcement import Announcement, Player, Priority, ShownBy, Topic
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.game import GameWords, Line, shown_hand_lines
from numeramis_access.words.kinds import BRAILLE_LEVELS
from numeramis_access.words.language import Language
from numeramis_access.words.people import People

#: the cards after which the highest one is told: every card, cards that change it, or none (a key asks for it)
HighestTold = Literal["every", "changes", "asked"]
#: the states of the highest card that each of these settings tells
_TOLD: dict[str, frozenset[str]] = {
    "every": frozenset({"ahead", "tied", "still", "still-tied"}),
    "changes": frozenset({"ahead", "tied"}),
    "asked": frozenset(),
}


class Narrator:
    """Makes announcements for one listener at one table, or for the program itself without a game.

    :param language: the listener's language; announcements follow its changes.
    :param game: words of the game at the table, None without a table.
    :param people: the players at the table, None for none.
    :ivar highest: after which cards the highest card of the trick is announced.
    """

    highest: HighestTold = "every"

    def __init__(self, language: CurrentLanguage, game: GameWords | None = None, people: People | None = None) -> None:
        self._current = language
        self._game = game
        self._messages = language.messages(game, people)

    @property
    def language(self) -> Language:
        """Return the messages of the listener's current language."""
        now = self._current
        if (self._messages.code, self._messages.layer) != (now.code, now.layer):
            self._messages = self._current.messages(self._game, self._messages.people)
        return self._messages

    @property
    def game(self) -> GameWords:
        """Return the words of the game at the table. :raises AssertionError: if the narrator has no game."""
        assert self._game is not None
        return self._game

    def seat_people(self, people: People) -> None:
        """Replace the players at the table."""
        self.language.people = people

    @contextmanager
    def _with_people(self, people: People | None) -> Iterator[None]:
        """Use other players for a while; None keeps the present ones."""
        language = self.language
        now = language.people
        if people is None or people == now:
            yield
            return
        language.people = people
        try:
            yield
        finally:
            self.language.people = now

    def event(self, event: Event, view: View, people: People | None = None) -> list[Announcement]:
        """Return the announcements of an event, one for each line of the game's words; none if the game says nothing
        about it.

        :param event: the event. :param view: the listener's view after the event.
        :param people: the players at that time, None for the current ones.
        """
        with self._with_people(people):
            return self._event(event, view)

    def _event(self, event: Event, view: View) -> list[Announcement]:
        announcements = []
        for line in self.game.lines(event, view, self.language.people):
            topic: Topic = "score" if event.is_result and line.cue != "your-turn" else "play"
            player = self._player(event, line) if topic == "play" else ""
            line = replace(line, braille_level=max(line.braille_level, event.braille_level * (line.id == event.name())))
            announcements.append(
                self._announcement(self._as_told(line), topic=topic, player=player, shows_trick=event.shows_trick)
            )
        return announcements

    def _player(self, event: Event, line: Line) -> Player:
        """Return who did what a line tells; empty if it tells no one's choice, or something else."""
        seat = event.subject()
        if seat is None or line.seat != seat or isinstance(event, DealerDrawn):
            return ""
        relations: dict[str, Player] = {"self": "" if event.unforeseen else "own", "partner": "partner"}
        return relations.get(self.language.people.relation(seat), "others")

    def _as_told(self, line: Line) -> Line:
        """Return a card's line without the highest card if the setting leaves that out now."""
        if line.values.get("state") not in _TOLD["every"] - _TOLD[self.highest]:
            return line
        return replace(line, values={**line.values, "state": "untold"})

    def answer(self, question: str, view: View, among: People | None = None, **values: object) -> list[Announcement]:
        """Return the announcements that answer a question about the table: the first interrupts speech, the others
        follow it.

        For a watcher, a question about the hand is answered by the hand that a player shows.

        :param question: name of the question, such as ``hand``, ``table``, ``highest``, ``turn`` or ``score``.
        :param view: the listener's view. :param among: the players at that time, None for the current ones.
        :param values: details of the question.
        """
        with self._with_people(among):
            return self._answer(question, view, values)

    def _answer(self, question: str, view: View, values: Mapping[str, object]) -> list[Announcement]:
        people = self.language.people
        lines = self.game.answer(question, view, people, **values)
        if people.me is None and question in self.game.hand_questions and lines[0].id != "no-such-question":
            lines = shown_hand_lines(view, people, self.game.hand_shown)
        return [self.answer_line(line, Priority.QUEUE if place else Priority.NOW) for place, line in enumerate(lines)]

    def answer_line(self, line: Line, priority: Priority = Priority.NOW) -> Announcement:
        """Return a line as the announcement that answers the listener's own question.

        :param line: the line. :param priority: its treatment of other speech.
        """
        return self._announcement(line, priority, topic="answer", shows_trick=line.shows_trick)

    def action(self, action: PlayersChoice, view: View) -> Line:
        """Return the line that names an action in a list of choices.

        :param action: the action. :param view: the listener's view.
        """
        return self.game.action_line(action, view)

    def refusal(self, refusal: Refusal) -> Announcement:
        """Return the announcement of a refusal, with the sound of refusals; it interrupts speech."""
        line = Line(refusal.code, {**refusal.values, "rule": refusal.rule}, cue="refusal")
        return self.announcement(line, Priority.NOW)

    def announcement(
        self, line: Line, priority: Priority = Priority.QUEUE, shown_by: ShownBy = "", among: People | None = None
    ) -> Announcement:
        """Return a line as an announcement.

        :param line: the line. :param priority: its treatment of other speech.
        :param shown_by: part of the screen that shows the same in any case, empty for none.
        :param among: the players at that time, None for the current ones.
        """
        with self._with_people(among):
            return self._announcement(line, priority, shown_by)

    def _announcement(
        self, line: Line, priority: Priority = Priority.QUEUE, shown_by: ShownBy = "", *, topic: Topic = "",
        player: Player = "", shows_trick: bool = False,
    ) -> Announcement:  # fmt: skip
        """Return a line as an announcement with these properties."""
        language = self.language
        phrase = language.phrase(line.id, **line.values)
        return Announcement(
            line.id, phrase.text, phrase.brief, phrase.braille, line.seat, priority, line.cue, phrase.language,
            full=phrase.full if phrase.full != phrase.text else "", shown_by=shown_by, topic=topic, player=player,
            shows_trick=shows_trick, in_brief=line.in_brief,
            braille_level=max(line.braille_level, BRAILLE_LEVELS.get(line.id, 1)),
        )  # fmt: skip


