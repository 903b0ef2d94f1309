"""The answers that a table keeps, so that a repeated offer has no second effect."""

from __future__ import annotations

from collections import OrderedDict

from numeramis_access.tables.messages import Answer

#: number of answers per entrant that the table keeps for repeated offers
KEPT_ANSWERS = 64


class KeptAnswers:
    """The latest answers to each entrant's offers. :param entrants: number of entrants."""

    def __init__(self, entrants: int) -> None:
        self._answers: list[OrderedDict[str, Answer]] = [OrderedDict() for _ in range(entrants)]

    def find(self, entrant: int, offer: str) -> Answer | None:
        """Return the answer to an offer, None if it is not kept. :param offer: id of the offer.

        :param entrant: number of the entrant, from 0.
        """
        return self._answers[entrant].get(offer)

    def keep(self, entrant: int, offer: str, answer: Answer) -> None:
        """Keep the answer to an offer, and drop the oldest beyond ``KEPT_ANSWERS``.

        :param entrant: number of the entrant, from 0. :param offer: id of the offer. :param answer: the answer.
        """
        answers = self._answers[entrant]
        answers[offer] = answer
        if len(answers) > KEPT_ANSWERS:
            answers.popitem(last=False)
