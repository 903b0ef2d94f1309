"""The network of Whist's expert for trumps and packets: rates each answer before the first card (V1, V7, V10).

It looks at one answer at a time, so a lesson about one suit applies to all. ``naming_inputs`` defines its inputs;
``training.naming_training`` made the data file.
"""

from __future__ import annotations

from functools import cache

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import SUITS
from numeramis_access.games.whist.events import GivePackets, LeaveToPartner, NameTrump
from numeramis_access.games.whist.players import naming_inputs
from numeramis_access.games.whist.players.model import Deal
from numeramis_access.games.whist.players.partial_deal import UnseenCards, public_deal
from numeramis_access.games.whist.players.search import give_packets
from numeramis_access.games.whist.state import WhistView
from numeramis_access.players.search.network import OUTPUT_ZERO, PackedNetwork, read_weights


class NamingNetwork(PackedNetwork):
    """Rates an answer; its single output estimates the points of the seat's side in this deal, minus the mean of the
    other sides'.
    """

    def answer_values(self, view: WhistView) -> dict[Action, float]:
        """Return the value of each legal answer of the seat to act, in points, the best one first. Of equal values,
        keeping the trumps comes before naming them.
        """
        values = dict[Action, float]()
        for answer, on in inputs_of_answers(view).items():
            (output,) = self.outputs(self.start + sum([self.rows[at] for at in on]))
            values[answer] = (output - OUTPUT_ZERO) / self.scale
        return dict(sorted(values.items(), key=lambda entry: (-entry[1], isinstance(entry[0], NameTrump))))


def inputs_of_answers(view: WhistView) -> dict[Action, list[int]]:
    """Return the active inputs of each legal answer of the seat to act.

    :param view: the view of a seat that names trumps or gives packets.
    """
    deal, out = public_deal(view), [0] * naming_inputs.MAX_ACTIVE_INPUTS
    known = UnseenCards.of(view, deal).known_cards
    inputs = dict[Action, list[int]]()
    for answer in view.legal:
        assert isinstance(answer, Action)
        hands = list(known)
        if isinstance(answer, GivePackets):
            give_packets(view, answer.own, answer.partner, hands)
        inputs[answer] = out[
            : naming_inputs.list_naming_inputs(hands, deal.left, _what_is_told(view, answer, deal), deal.seat, out)
        ]
    return inputs


def _what_is_told(view: WhistView, answer: Action, deal: Deal) -> tuple[int, ...]:
    """Return an answer's fields in the layout of ``naming_inputs``; to name the present trumps is to keep them."""
    kind, suit = naming_inputs.ANSWER_KEEP, deal.terms.trump
    match answer:
        case GivePackets():
            kind = naming_inputs.ANSWER_GIVE
        case LeaveToPartner():
            kind = naming_inputs.ANSWER_LEAVE
        case NameTrump(name) if name != view.trump:
            kind, suit = naming_inputs.ANSWER_NAME, SUITS.index(name)
    return kind, chooser_of(view), suit, view.seats


def chooser_of(view: WhistView) -> int:
    """Return who has the choice, as a constant of ``naming_inputs``: Bismarck, the partner, a player alone or the
    dealer.
    """
    if view.asked == "packets":
        return naming_inputs.CHOOSER_BISMARCK
    if view.asked == "partner":
        return naming_inputs.CHOOSER_PARTNER
    return naming_inputs.CHOOSER_ALONE if view.tour.alone else naming_inputs.CHOOSER_DEALER


def values_of_answers(view: WhistView) -> dict[Action, float]:
    """Return the shipped network's value of each legal answer, in points, the best one first."""
    return default_naming_network().answer_values(view)


@cache
def default_naming_network() -> NamingNetwork:
    """Return the shipped network; cached."""
    return NamingNetwork(read_weights(__package__, "naming_network"))
