"""Write a whole match as text, deal by deal, for reading, printing and embossing.

Hidden cards of other seats are included only if the reader may know everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from numeramis_access.core.actions import Event
from numeramis_access.core.cards import SUIT, Card
from numeramis_access.core.ruleset import CardOnTable, View
from numeramis_access.core.seats import Seat
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
    :param is_deal: whether the event dealt the cards of a deal.
    :param hands: the hand of each seat from 0 after such an event, if the reader may know them; otherwise empty.
    """

    event: Event
    view: View
    people: People
    is_deal: bool = False
    hands: tuple[tuple[Card, ...], ...] = ()


@dataclass(frozen=True)
class Row:
    """A trick as a row of a table.

    :param cells: number of the trick, sign of the player who led, card of each seat, and the result of the trick.
    """

    cells: tuple[str, ...]


#: the place of a short text in a record: the beginning of a deal, a hand, a play, a player's throws or a result
PlaceInRecord: TypeAlias = Literal["deal", "hand", "play", "throws", "result"]


@dataclass(frozen=True)
class ShortText:
    """A short text of a record.

    :param text: the text, empty for an empty line.
    :param place: its place in the record; only texts of the same place share a line, and throws have their own lines.
    """

    text: str
    place: PlaceInRecord


#: a part of a short record
RecordPart: TypeAlias = ShortText | Row

#: the start of the kinds of announcements that ask the player to act, and the kind of a played card; see ``is_news``
TURN_QUESTIONS, PLAYED_KIND = "your-turn", "card-played"
#: the braille level of announcements that only a detailed line shows
DETAILED_BRAILLE_LEVEL = 3
#: the start of the kinds of announcements that tell a hand
HAND_KIND = "record-hand"


def is_news(said: Announcement, lies: bool, advice: Sequence[str] = ()) -> bool:
    """Return whether a record includes an announcement: it leaves out questions to act, and plays whose cards stay on
    the table and so are in the trick's line.

    :param said: the announcement.
    :param lies: whether cards are on the table after it.
    :param advice: kinds of announcements that only help the listener to act.
    """
    return not said.kind.startswith((TURN_QUESTIONS, *advice)) and (said.kind != PLAYED_KIND or not lies)


def _place(said: Announcement, told: ToldEvent, is_first: bool) -> PlaceInRecord:
    """Return the place of an announcement in a short record. :param is_first: whether no deal has begun."""
    if said.kind.startswith(HAND_KIND):
        return "hand"
    return "deal" if told.is_deal or is_first else "result" if told.event.is_result else "play"


class MatchTranscript:
    """Writes the events of one match as text.

    :param words: words of the game.
    :param language: the language.
    """

    def __init__(self, words: GameWords, language: CurrentLanguage) -> None:
        self.words = words
        self.narrator = Narrator(language, words)

    def announcements_of(self, told: ToldEvent, signed: bool = False) -> list[Announcement]:
        """Return the announcements of an event, and after a deal those of all hands that the reader may know.

        The settings for each player's plays do not apply, because no one is playing.

        :param told: the event.
        :param signed: whether the listener's own hand is told as those of the others, behind a sign.
        """
        announcements = self.narrator.event(told.event, told.view, told.people)
        said = [replace(announcement, player="") for announcement in announcements]
        own = told.people.me
        hands = sorted(enumerate(told.hands), key=lambda hand: hand[0] != own)
        return [*said, *(self._hand(seat, cards, told.people, signed) for seat, cards in hands if cards)]

    def answer(self, question: str, told: ToldEvent) -> list[Announcement]:
        """Return the announcements that answer a question about the table after an event.

        :param question: name of the question. :param told: the event.
        """
        return self.narrator.answer(question, told.view, told.people)

    def lines(self, lines: Iterable[Line], people: People) -> list[Announcement]:
        """Return the announcement of each line, in order.

        :param lines: the lines. :param people: the players, with the listener.
        """
        return [self.narrator.announcement(line, among=people) for line in lines]

    def text(self, events: Iterable[ToldEvent]) -> list[Paragraph]:
        """Return a match as headings and paragraphs: a heading for each deal, a paragraph for each event."""
        paragraphs: list[Paragraph] = []
        deal = 0
        for told in events:
            if told.is_deal:
                deal += 1
                paragraphs.append(Paragraph(self.narrator.language.phrase("record-deal", deal=deal).text, 2))
            paragraphs.append(Paragraph(" ".join(announcement.text for announcement in self.announcements_of(told)), 0))
        return paragraphs

    def short(self, events: Iterable[ToldEvent]) -> list[RecordPart]:
        """Return a match in few braille cells: a row for each trick, a text for all throws of a player in a deal, and
        texts for all other events.

        An empty line precedes each deal but the first, which the draw of the dealer begins. A row includes only the
        first announcement after its trick. Each hand stands behind its player's sign.
        """
        parts: list[RecordPart] = []
        number, trick, deals = 0, tuple[CardOnTable, ...](), 0
        throws: dict[Seat, list[str]] = {}
        for told in events:
            lies = told.view.cards_on_table()
            advice = self.words.switchable
            news = [said for said in self.announcements_of(told, True) if is_news(said, bool(lies), advice)]
            part = self.words.part_in_record(told.event, told.view)
            if part is not None:
                seat, signs = part
                written = [said.braille for said in news] if signs is None else [signs]
                throws.setdefault(seat, []).extend(filter(None, written))
                continue
            parts += self._throws(throws)
            throws = {}
            if told.is_deal:
                number, deals = 0, deals + 1
                parts += [ShortText("", "deal")] if deals > 1 else []
            if trick and not lies:
                number += 1
                first, *news = news
                parts.append(self._row(number, trick, told, first.braille))
                news = [said for said in news if said.braille_level < DETAILED_BRAILLE_LEVEL]
            parts += [ShortText(said.braille, _place(said, told, not deals)) for said in news]
            trick = lies
        return [*parts, *self._throws(throws)]

    def _throws(self, throws: Mapping[Seat, Sequence[str]]) -> list[ShortText]:
        """Return a text for each player who has thrown in a deal, in the order of the first throws."""
        sign = self.narrator.language.text
        return [ShortText(" ".join([sign("line-seat", seat=seat), *signs]), "throws") for seat, signs in throws.items()]

    def _row(self, number: int, trick: Sequence[CardOnTable], told: ToldEvent, news: str) -> Row:
        language = self.narrator.language
        language.people = told.people
        cards = {play.seat: language.text("line-card", card=play.card) for play in trick}
        seats = range(len(told.people.persons))
        led = language.text("line-seat", seat=trick[0].seat)
        return Row((str(number), led, *(cards.get(seat, "-") for seat in seats), news))

    def signs(self, people: People) -> list[str]:
        """Return the sign of each player in braille, seat 0 first. The narrator keeps these players."""
        self.narrator.language.people = people
        return [self.narrator.language.text("line-seat", seat=seat) for seat in range(len(people.persons))]

    def _hand(self, seat: int, cards: tuple[Card, ...], people: People, signed: bool) -> Announcement:
        if seat == people.me and not signed:
            line = Line("hand", {"cards": cards, "count": len(cards)})
        else:
            message = f"{HAND_KIND}-suits" if cards[0] in SUIT else HAND_KIND
            line = Line(message, {"seat": seat, "cards": cards}, seat)
        return self.narrator.announcement(line, among=people)


def opening_paragraphs(
    language: Language, game: str, created: str, number: int | None, names: Sequence[str],
    sat_in: Sequence[tuple[str, str]] = (), short: bool = False, called: bool = False,
) -> list[Paragraph]:  # fmt: skip
    """Return the opening of a record: the game, the players and, if known, its start time and its number.

    :param language: the language. :param game: name of the game.
    :param created: start of the match, ISO 8601; empty if unknown. :param number: number of the match, None if unknown.
    :param names: names of the players.
    :param sat_in: pairs of a player and the computer that played for them for some time.
    :param short: whether to use the messages' braille forms, with digits for numbers.
    :param called: whether it was a called match with real cards.
    """

    def text(message: str, **values: object) -> str:
        phrase = language.phrase(message, **values)
        return phrase.braille if short else phrase.text

    title = text(f"game-{game}")
    if created:
        title = text("record-title", game=title, created=created.replace("T", " "))
    players = [Paragraph(text("record-players", names=language.join(list(names))), 0)]
    named = [] if number is None else [Paragraph(text("record-number", seed=str(number)), 0)]
    computers = [Paragraph(text("record-sat-in", name=of, by=by), 0) for of, by in sat_in]
    real = [Paragraph(text("call-record-heading"), 0)] if called else []
    return [Paragraph(title, 1), *real, *players, *computers, *named]
