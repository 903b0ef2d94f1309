"""The sentences for a caller, who has no cards: refusals that name no player, and an empty hand."""

from __future__ import annotations

from dataclasses import replace

from numeramis_access.app.table.cursor import Cursor
from numeramis_access.app.table.talk import TableTeller
from numeramis_access.tables.messages import Message, Refused
from numeramis_access.words.announcement import Announcement

#: ids of sentences about a player's hand, and of the sentences that a caller hears instead
CALLERS_SENTENCES = {
    "no-cards": "call-no-card", "nothing-playable": "call-no-card", "nothing-to-mark": "call-marks-nothing",
}  # fmt: skip


class CallersCursor(Cursor):
    """Moves over the cards that can be called, with the sentences of a caller where there is nothing to go to."""

    def _say_nothing(self, message: str, cue: str) -> None:
        super()._say_nothing(CALLERS_SENTENCES.get(message, message), cue)


class CallersTeller(TableTeller):
    """Puts messages into words; a refusal that speaks to a player has the form ``.called`` for a caller."""

    def remarks(self, message: Message | Refused) -> list[Announcement]:
        """Return the announcements of a message that is no event of the match; empty if there is nothing to say."""
        said = super().remarks(message)
        if not isinstance(message, Refused):
            return said
        refusal = message.refusal
        called = self._talk.narrator.language.sentence(refusal.code, "called", **refusal.values, rule=refusal.rule)
        return [refused if refused.text == called else replace(refused, text=called, brief=called, full="")
                for refused in said]  # fmt: skip
