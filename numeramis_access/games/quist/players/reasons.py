"""Finds why a card is good at Quist, as a code with values for a message."""

from __future__ import annotations

from typing import NamedTuple

from numeramis_access.core.actions import Values
from numeramis_access.games.quist.players.model import COPIES, NUMBERS, SEATS, NumberCounts, PublicDeal

#: every reason; each is the end of a message id, ``reason-<code>``
REASON_CODES = (
    "only-choice", "leads-sure", "leads-top", "leads-keeping", "wins", "overtakes-partner",
    "saves-from-tie", "takes-over", "beats-some", "beats-all", "ties-to-deny", "ties-for-now", "ties-partner",
    "tied-already", "partner-has", "leaves-to-partner", "cannot-beat", "keeps-high",
)  # fmt: skip


class Reason(NamedTuple):
    """A reason: a code and the values of its message.

    Values: ``card`` played; ``worth`` the tricks at stake in the phase; ``top`` the highest number on the table and
    ``seat`` the first to play it; ``kept`` the highest card kept and ``left`` the unseen copies of ``kept``; ``over``
    the unseen cards higher than the card played, ``same`` the unseen cards equal to it, ``above`` the unseen cards
    higher than ``kept``. With a single number in hand there are only ``card`` and ``worth``, and for a lead neither
    ``top`` nor ``seat``.

    :param code: one of ``REASON_CODES``.
    :param values: the values by name.
    """

    code: str
    values: Values


def reason(public: PublicDeal, hand: NumberCounts, card: int) -> Reason:
    """Return the reason for the seat to act to play this number from this hand.

    :param public: the public part of the deal before the card.
    :param hand: the hand of the seat to act, as counts per number.
    :param card: the number played, which the hand has.
    """
    held = [number for number in range(NUMBERS) if hand[number]]
    values: dict[str, object] = {"card": str(card), "worth": public.pile + 1}
    if len(held) == 1:
        return Reason("only-choice", values)
    kept = held[-1] if held[-1] != card or hand[card] > 1 else held[-2]
    values |= {"kept": str(kept), "left": unseen(public, hand, kept), "same": unseen(public, hand, card)}
    values |= {"over": higher_unseen(public, hand, card), "above": higher_unseen(public, hand, kept)}
    if not public.phase:
        return Reason(_lead(public, hand, held, card), values)
    top = max(public.phase)
    owner = (public.leader + public.phase.index(top)) % SEATS
    ours = (owner - public.seat) % 2 == 0
    return Reason(_follow(public, held, card, top, ours), values | {"top": str(top), "seat": owner})


def unseen(public: PublicDeal, hand: NumberCounts, number: int) -> int:
    """Return the number of copies that are neither held nor played: in other hands or undealt.

    :param public: the public part of the deal.
    :param hand: the hand of the seat that knows, as counts per number.
    :param number: the number, 0 to 9.
    """
    return COPIES - hand[number] - sum(played[number] for played in public.played)


def higher_unseen(public: PublicDeal, hand: NumberCounts, number: int) -> int:
    """Return the number of higher cards that are neither held nor played.

    :param public: the public part of the deal.
    :param hand: the hand of the seat that knows, as counts per number.
    :param number: the number, 0 to 9.
    """
    return sum(unseen(public, hand, higher) for higher in range(number + 1, NUMBERS))


def _lead(public: PublicDeal, hand: NumberCounts, held: list[int], card: int) -> str:
    """Return the reason to lead this number. :param held: the different numbers in the hand, ascending."""
    if not any(unseen(public, hand, number) for number in range(card, NUMBERS)):
        return "leads-sure"
    return "leads-top" if card == held[-1] else "leads-keeping"


def _follow(public: PublicDeal, held: list[int], card: int, top: int, ours: bool) -> str:
    """Return the reason to play this number under, on or over the highest one on the table.

    :param held: the different numbers in the hand, ascending. :param top: the highest number on the table.
    :param ours: whether the partner played it first.
    """
    last = len(public.phase) == SEATS - 1
    if public.phase.count(top) > 1:
        return _on_tie(held, card, top, last)
    if ours:
        return _on_partner(held, card, top, last)
    if card > top:
        return _beats(card, last)
    if card == top:
        return "ties-to-deny" if last or top == NUMBERS - 1 else "ties-for-now"
    return "cannot-beat" if held[-1] <= top else "keeps-high"


def _on_tie(held: list[int], card: int, top: int, last: bool) -> str:
    """Return the reason to play this number while the highest one is tied.

    :param held: the different numbers in the hand, ascending. :param last: whether this card ends the phase.
    """
    if card > top:
        return _beats(card, last)
    if card == top:
        return "tied-already"
    return "cannot-beat" if held[-1] <= top else "keeps-high"


def _beats(card: int, last: bool) -> str:
    if last:
        return "wins"
    return "beats-some" if card < NUMBERS - 1 else "beats-all"


def _on_partner(held: list[int], card: int, top: int, last: bool) -> str:
    """Return the reason to play this number while the partner's card alone is highest.

    :param held: the different numbers in the hand, ascending. :param last: whether this card ends the phase.
    """
    if card == held[-1] < top:
        return "cannot-beat"  # no better card is saved
    if card < top:
        return "partner-has" if last else "leaves-to-partner"
    if card == top:
        return "ties-partner"
    if not last:
        return "overtakes-partner"
    return "saves-from-tie" if held[0] == top else "takes-over"
