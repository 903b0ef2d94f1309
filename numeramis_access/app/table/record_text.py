"""A match that was kept as a text, for reading, printing and embossing; and its events as they are told one by one."""

from __future__ import annotations

from dataclasses import replace

from numeramis_access.app.table.kept_matches import restore, seats_of
from numeramis_access.app.table.talk import people_at
from numeramis_access.catalogue import Catalogue
from numeramis_access.core.table import MATCH_NUMBERS
from numeramis_access.store.files import clean_name
from numeramis_access.store.journal import Saved
from numeramis_access.tables.recorded import RecordedMatch
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from numeramis_access.words.texts import Paragraph
from numeramis_access.words.transcript import MatchTranscript, ToldEvent, opening


def read_record(saved: Saved, catalogue: Catalogue) -> RecordedMatch:
    """Return a kept match to be told again. :raises Unreadable: when this version cannot play it."""
    return RecordedMatch(restore(saved, catalogue), seats_of(saved, catalogue), saved.header.own)


def told_of(record: RecordedMatch, number: int, openly: bool, theirs: bool = False) -> ToldEvent:
    """Return an event of a record.

    :param number: of its message, from 1. :param openly: whether all hands are told. :param theirs: whether somebody
        else played it in the listener's place.
    """
    message = record.message(number)
    deals = number in record.deals
    people = people_at(record.seats, message.position)
    people = replace(people, me=None) if theirs else people
    hands = record.hands(number) if deals and openly else ()
    return ToldEvent(message.event, message.position.view, people, deals, hands)


def heading(language: Language, saved: Saved, in_print: bool = False) -> list[Paragraph]:
    """Return what stands above a record.

    :param in_print: the number stands there too when nobody chose it: it is too long to be listened to. That of a match
        that goes on is nobody's to know: it tells all cards.
    """
    header = saved.header
    numbered = saved.finished and not saved.digests
    number = header.seed if numbered and (in_print or header.seed in MATCH_NUMBERS) else None
    names = [entrant.name for entrant in header.entrants]
    sat_in = [(clean_name(one.of), clean_name(one.name)) for one in header.sat_in]
    return opening(language, header.game, header.created, number, names, sat_in)


def text_of(current: CurrentLanguage, saved: Saved, catalogue: Catalogue) -> list[Paragraph]:
    """Return a whole record as a text: all hands are told when it is over, else what the player may know.

    :raises Unreadable: when this version cannot play it.
    """
    record = read_record(saved, catalogue)
    transcript = MatchTranscript(catalogue[saved.header.game].game_words(), current)
    events = (told_of(record, number, saved.finished) for number in range(1, len(record) + 1))
    return [*heading(transcript.narrator.language, saved, in_print=True), *transcript.text(events)]
