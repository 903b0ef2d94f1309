"""A match that was kept as a text, for reading, printing and embossing."""

from __future__ import annotations

from numeramis_access.app.table.matches import company_of, restore
from numeramis_access.catalogue import Catalogue
from numeramis_access.core.table import MATCH_NUMBERS
from numeramis_access.store.journal import Saved
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from numeramis_access.words.record import MatchTranscript, opening, told
from numeramis_access.words.texts import Paragraph


def heading(language: Language, saved: Saved, in_print: bool = False) -> list[Paragraph]:
    """Return what stands above a record.

    :param in_print: the number stands there too when nobody chose it: it is too long to be listened to. That of a match
        that goes on is nobody's to know: it tells all cards.
    """
    header = saved.header
    number = header.seed if saved.finished and (in_print or header.seed in MATCH_NUMBERS) else None
    return opening(language, header.game, header.created, number, company_of(saved).persons)


def text_of(current: CurrentLanguage, saved: Saved, catalogue: Catalogue) -> list[Paragraph]:
    """Return a whole record as a text: all hands are told when it is over, else what the player may know.

    :raises Unreadable: when this version cannot play it.
    """
    table = restore(saved, catalogue)
    words = catalogue[saved.header.game].game_words()
    transcript = MatchTranscript(table.ruleset, words, company_of(saved).persons, current, openly=saved.finished)
    return [*heading(transcript.narrator.language, saved, in_print=True), *told(transcript, table.moments)]
