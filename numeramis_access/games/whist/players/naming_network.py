"""The network of Whist's expert for trumps and packets: what each answer before the first card is worth (V1, V7, V10).

It looks at one answer at a time, so that what it learns of one suit it knows of all. ``naming_inputs`` says what goes
in; ``training.naming_training`` made the data file.
"""

from __future__ import annotations

from functools import cache

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import SUITS
from numeramis_access.games.whist.events import GivePackets, LeaveToPartner, NameTrump
from numeramis_access.games.whist.players.model import Deal
from numeramis_access.games.whist.players.naming_inputs import (
    ALONE,
    BISMARCK,
    DEALER,
    GIVE,
    KEEP,
    LEAVE,
    MOST,
    NAME,
    PARTNER,
    naming_inputs,
)
from numeramis_access.games.whist.players.partial_deal import UnseenCards, public_deal
from numeramis_access.games.whist.players.search import give
from numeramis_access.games.whist.state import WhistView
from numeramis_access.players.search.network import OUT_ZERO, PackedNetwork, read_weights


class NamingNetwork(PackedNetwork):
    """What an answer is worth; its one output is points of the own side against the others'."""

    def worth(self, view: WhistView) -> dict[Action, float]:
        """Return what each legal answer of the seat to act is worth, the best one first.

        Trumps that are named as they are come after trumps that are kept.
        """
        found = dict[Action, float]()
        for answer, on in inputs_of_answers(view).items():
            (output,) = self.outputs(self.start + sum([self.rows[at] for at in on]))
            found[answer] = (output - OUT_ZERO) / self.scale
        return dict(sorted(found.items(), key=lambda entry: (-entry[1], isinstance(entry[0], NameTrump))))


def inputs_of_answers(view: WhistView) -> dict[Action, list[int]]:
    """Return the inputs that are on for each legal answer of the seat to act."""
    deal, out = public_deal(view), [0] * MOST
    known = UnseenCards.of(view, deal).fixed
    found = dict[Action, list[int]]()
    for answer in view.legal:
        assert isinstance(answer, Action)
        hands = list(known)
        if isinstance(answer, GivePackets):
            give(view, answer.own, answer.partner, hands)
        found[answer] = out[: naming_inputs(hands, deal.left, _what_is_told(view, answer, deal), deal.seat, out)]
    return found


def _what_is_told(view: WhistView, answer: Action, deal: Deal) -> tuple[int, ...]:
    """Return what is told of an answer, as ``naming_inputs`` has it; naming the present trumps is keeping them."""
    kind, suit = KEEP, deal.terms.trump
    match answer:
        case GivePackets():
            kind = GIVE
        case LeaveToPartner():
            kind = LEAVE
        case NameTrump(name) if name != view.trump:
            kind, suit = NAME, SUITS.index(name)
    return kind, who_is_asked(view), suit, view.seats


def who_is_asked(view: WhistView) -> int:
    """Return who is asked, as ``naming_inputs`` has it."""
    if view.asked == "packets":
        return BISMARCK
    if view.asked == "partner":
        return PARTNER
    return ALONE if view.tour.alone else DEALER


def worth_of_answers(view: WhistView) -> dict[Action, float]:
    """Return what each legal answer is worth by the network of the game, the best one first."""
    return default_naming_network().worth(view)


@cache
def default_naming_network() -> NamingNetwork:
    """Return the network that comes with the game."""
    return NamingNetwork(read_weights(__package__, "naming_network"))
