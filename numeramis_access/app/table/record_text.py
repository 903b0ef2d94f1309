"""A match that was kept as a text, for reading, printing and embossing."""

from __future__ import annotations

from numeramis_access.app.table.matches import company_of, restore
from numeramis_access.catalogue import Catalogue
from numeramis_access.store.journal import Saved
from numeramis_access.words.language import Language
from numeramis_access.words.record import Teller, opening, told
from numeramis_access.words.texts import Paragraph


def heading(language: Language, saved: Saved) -> list[Paragraph]:
    """Return what stands above a record."""
    header = saved.header
    return opening(language, header.game, header.created, header.seed, company_of(saved).persons)


def text_of(language: str, saved: Saved, catalogue: Catalogue) -> list[Paragraph]:
    """Return a whole record as a text: all hands are told when it is over, else what the player may know.

    :raises Unreadable: when this version cannot play it.
    """
    table = restore(saved, catalogue)
    words = catalogue[saved.header.game].game_words()
    teller = Teller(table.ruleset, words, company_of(saved).persons, language, openly=saved.finished)
    return [*heading(teller.narrator.language, saved), *told(teller, table.moments)]
