"""Turns a saved match, as read from disk, into a text to read, print or emboss, and into single events."""

from __future__ import annotations

from dataclasses import replace

from numeramis_access.app.table.kept_matches import restore_called_match, restore_match, seats_of
from numeramis_access.app.table.talk import people_at
from numeramis_access.catalogue import Catalogue
from numeramis_access.core.table import MATCH_NUMBERS
from numeramis_access.store.files import clean_name
from numeramis_access.store.journal import TOGETHER_FORMAT, SavedMatch
from numeramis_access.tables.called.record import PublicRecord
from numeramis_access.tables.recorded_match import RecordedMatch
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from numeramis_access.words.texts import Paragraph
from numeramis_access.words.transcript import MatchTranscript, RecordPart, ToldEvent, opening_paragraphs


def holds_calls(saved: SavedMatch) -> bool:
    """Return whether a record holds the calls of a match with real cards, in place of actions with all cards."""
    first = saved.actions[0] if saved.actions else None
    return saved.header.called and isinstance(first, dict) and first.get("type") in ("call", "turned-up")


def read_record(saved: SavedMatch, catalogue: Catalogue, heard: bool = False) -> RecordedMatch | PublicRecord:
    """Return a saved match as events in order: a ``PublicRecord`` if it holds calls, else a ``RecordedMatch``.

    While several people still play it at this computer, it has only what all of them know.

    :param saved: the journal. :param catalogue: the games.
    :param heard: whether a match with real cards is told from the first player's place, not as an onlooker hears it.
    :raises UnreadableJournal: if this version cannot play it.
    """
    if holds_calls(saved):
        return PublicRecord(restore_called_match(saved, catalogue), seats_of(saved, catalogue))
    goes_on = saved.header.format == TOGETHER_FORMAT and not saved.finished
    own = None if goes_on or (saved.header.called and not heard) else saved.header.own
    return RecordedMatch(restore_match(saved, catalogue), seats_of(saved, catalogue), own, saved.header.called)


def told_event(
    record: RecordedMatch | PublicRecord, number: int, openly: bool, of_other_player: bool = False
) -> ToldEvent:
    """Return an event of a record with the view, the people and the hands that its sentence needs.

    :param record: the record.
    :param number: number of the event's message, from 1.
    :param openly: whether all hands are told after a deal's cards.
    :param of_other_player: whether another player sat in the listener's place, so that no player is called "you".
    :raises IndexError: if the record has no such message.
    """
    message = record.message(number)
    deals = number in record.deal_starts
    people = people_at(record.seats, message.position)
    people = replace(people, me=None) if of_other_player else people
    hands = record.hands(number) if deals and openly else ()
    return ToldEvent(message.event, message.position.view, people, deals, hands)


def heading(language: Language, saved: SavedMatch, in_print: bool = False, short: bool = False) -> list[Paragraph]:
    """Return the heading of a record: game, time, players, computers that stood in for people, and the number of the
    match if people may know it.

    The number gives away all cards, so only a finished match without seals and without real cards shows it.

    :param language: the language of the text.
    :param saved: the record.
    :param in_print: whether a drawn number is written too; it is too long to listen to.
    :param short: as in ``opening_paragraphs``.
    """
    header = saved.header
    numbered = saved.finished and not saved.digests and not header.called
    number = header.seed if numbered and (in_print or header.seed in MATCH_NUMBERS) else None
    names = [entrant.name for entrant in header.entrants]
    sat_in = [(clean_name(substitute.of), clean_name(substitute.name)) for substitute in header.sat_in]
    return opening_paragraphs(language, header.game, header.created, number, names, sat_in, short, header.called)


def text_of(language: CurrentLanguage, saved: SavedMatch, catalogue: Catalogue) -> list[Paragraph]:
    """Return a whole record as a text; an unfinished match shows only cards that the player may know.

    :raises UnreadableJournal: if this version cannot play it.
    """
    record = read_record(saved, catalogue)
    transcript = MatchTranscript(catalogue[saved.header.game].game_words(), language)
    events = (told_event(record, number, saved.finished) for number in range(1, len(record) + 1))
    return [*heading(transcript.narrator.language, saved, in_print=True), *transcript.text(events)]


def short_text_of(
    language: CurrentLanguage, saved: SavedMatch, catalogue: Catalogue
) -> tuple[list[str], list[Paragraph], list[RecordPart]]:
    """Return the players' signs by seat, the heading, and the whole record as parts that need few braille cells.

    An unfinished match shows only cards that the player may know.

    :raises UnreadableJournal: if this version cannot play it.
    """
    record = read_record(saved, catalogue)
    transcript = MatchTranscript(catalogue[saved.header.game].game_words(), language)
    events = [told_event(record, number, saved.finished) for number in range(1, len(record) + 1)]
    signs = transcript.signs(events[0].people) if events else []
    above = heading(transcript.narrator.language, saved, in_print=True, short=True)
    return signs, above, transcript.short(events)
