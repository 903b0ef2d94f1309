"""Tells a whole match as text, deal by deal, for reading, printing and embossing.

Hidden cards of other seats are told only if the reader may know everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from numeramis_access.core.actions import Event
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import View
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.game import GameWords, Line
from numeramis_access.words.language import Language
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People
from numeramis_access.words.texts import Paragraph


@dataclass(frozen=True)
class ToldEvent:
    """One event of a record.

    :param event: the event as far as the listener may know it.
    :param view: the listener's view after it.
    :param people: the players at that time.
    :param deals: whether the event dealt the cards of a deal.
    :param hands: all hands by seat after such an event, if they may be told.
    """

    event: Event
    view: View
    people: People
    deals: bool = False
    hands: tuple[tuple[Card, ...], ...] = ()


class MatchTranscript:
    """Tells the events of one match."""

    def __init__(self, words: GameWords, current: CurrentLanguage) -> None:
        self.narrator = Narrator(current, words)

    def tell(self, told: ToldEvent) -> list[Announcement]:
        """Return the announcements of an event, and after a deal all hands if they may be told.

        The settings for each player's plays do not apply, because no one is playing.
        """
        announcements = self.narrator.event(told.event, told.view, told.people)
        said = [replace(announcement, player="") for announcement in announcements]
        own = told.people.me
        hands = sorted(enumerate(told.hands), key=lambda hand: hand[0] != own)
        return [*said, *(self._hand(seat, cards, told.people) for seat, cards in hands if cards)]

    def answer(self, question: str, told: ToldEvent) -> list[Announcement]:
        """Return the answer to a question about the table after an event."""
        return self.narrator.answer(question, told.view, told.people)

    def text(self, events: Iterable[ToldEvent]) -> list[Paragraph]:
        """Return a match as headings and paragraphs: a heading for each deal, a paragraph for each event."""
        paragraphs: list[Paragraph] = []
        deal = 0
        for told in events:
            if told.deals:
                deal += 1
                paragraphs.append(Paragraph(self.narrator.language.phrase("record-deal", deal=deal).text, 2))
            paragraphs.append(Paragraph(" ".join(announcement.text for announcement in self.tell(told)), 0))
        return paragraphs

    def _hand(self, seat: int, cards: tuple[Card, ...], people: People) -> Announcement:
        if seat == people.me:
            line = Line("hand", {"cards": cards, "count": len(cards)})
        else:
            line = Line("record-hand", {"seat": seat, "cards": cards}, seat)
        return self.narrator.say(line, among=people)


def opening(
    language: Language, game: str, created: str, number: int | None, names: Sequence[str],
    sat_in: Sequence[tuple[str, str]] = (),
) -> list[Paragraph]:  # fmt: skip
    """Return the opening of a record: the game, the players and, if known, its start time and its number.

    :param sat_in: pairs of a player and the computer that played for them for some time.
    """
    title = language.text(f"game-{game}")
    if created:
        title = language.text("record-title", game=title, created=created.replace("T", " "))
    players = [Paragraph(language.text("record-players", names=language.join(list(names))), 0)]
    named = [] if number is None else [Paragraph(language.text("record-number", seed=str(number)), 0)]
    computers = [Paragraph(language.text("record-sat-in", name=of, by=by), 0) for of, by in sat_in]
    return [Paragraph(title, 1), *players, *computers, *named]
