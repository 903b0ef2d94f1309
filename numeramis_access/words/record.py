"""A whole match told as a text: what happened, deal by deal, for reading, printing and embossing.

What other seats held hidden is told only where everything may be known (the listener is None).
"""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.core.actions import Event
from numeramis_access.core.ruleset import AnyRuleset, State
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.game import GameWords, Line
from numeramis_access.words.language import Language
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from numeramis_access.words.texts import Paragraph


class MatchTranscript:
    """Tells the moments of one match, one by one.

    :param persons: by entrant. :param openly: whether all hands are told; else what the first seat may know.
    """

    def __init__(
        self,
        rules: AnyRuleset,
        words: GameWords,
        persons: Sequence[Person],
        current: CurrentLanguage,
        openly: bool,
    ) -> None:
        self._rules = rules
        self._persons = persons
        self.openly = openly
        self.narrator = Narrator(current, words)

    def tell(self, event: Event, state: State) -> list[Announcement]:
        """Return what is told of an event, given the state after it."""
        self.seat_people(state)
        said = self.narrator.event(event.seen_by(0), self._rules.view(state, 0))
        if not self.openly or not self.begins_deal(event):
            return said
        hands = self._rules.view(state, None).hands_by_seat()
        return [*said, *(self._hand(seat, cards) for seat, cards in enumerate(hands) if seat and cards)]

    def seat_people(self, state: State) -> None:
        """Have people sit as they do in this state."""
        seating = self._rules.seating(state)
        persons = tuple(self._persons[seating[seat]] for seat in range(len(self._persons)))
        self.narrator.seat_people(People(persons, 0, self._rules.pairs(state)))

    def begins_deal(self, event: Event) -> bool:
        """Return whether this event dealt the cards of a deal."""
        return isinstance(event, self._rules.begins_deal)

    def _hand(self, seat: int, cards: tuple[str, ...]) -> Announcement:
        return self.narrator.say(Line("record-hand", {"seat": seat, "cards": cards}, seat))


def opening(
    language: Language, game: str, created: str, number: int | None, persons: Sequence[Person]
) -> list[Paragraph]:
    """Return what stands above a record: the game, when it was begun, who played, its number unless that is None."""
    title = language.text("record-title", game=language.text(f"game-{game}"), created=created.replace("T", " "))
    names = language.join([person.name for person in persons])
    players = [Paragraph(language.text("record-players", names=names), 0)]
    named = [] if number is None else [Paragraph(language.text("record-number", seed=str(number)), 0)]
    return [Paragraph(title, 1), *players, *named]


def told(transcript: MatchTranscript, moments: Sequence[tuple[Event, State]]) -> list[Paragraph]:
    """Return a match as headings and paragraphs: a heading for each deal, a paragraph for each event."""
    found: list[Paragraph] = []
    deal = 0
    for event, state in moments:
        if transcript.begins_deal(event):
            deal += 1
            found.append(Paragraph(transcript.narrator.language.text("record-deal", deal=deal), 2))
        found.append(Paragraph(" ".join(one.text for one in transcript.tell(event, state)), 0))
    return found
