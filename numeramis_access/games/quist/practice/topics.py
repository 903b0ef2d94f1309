"""Lessons of Quist: what to play in each position, when to tie, what a pile is worth."""

from __future__ import annotations

from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import partner_of
from numeramis_access.games.quist.practice.moments import SEEDS_OF_TOPICS
from numeramis_access.games.quist.state import HAND_SIZE, SEATS, Highest, QuistView
from numeramis_access.practice.topics import Topic, Topics

LAST_SEAT, THIRD_SEAT, SECOND_SEAT = SEATS - 1, SEATS - 2, 1


def _is_one_ahead(view: QuistView, ours: bool) -> bool:
    """Return whether one card alone is highest in the phase, and is the partner's (``ours``) or an opponent's."""
    top = view.highest
    return top is not None and not top.tied and (top.seat == partner_of(view.seat or 0)) == ours


def _can_win(view: QuistView) -> bool:
    return view.highest is not None and max(view.hand) > view.highest.card


def _plays_last(view: QuistView) -> bool:
    return len(view.phase) == LAST_SEAT and len(view.hand) > 2


def can_beat_cheaply(view: QuistView) -> bool:
    """Return whether the seat plays last, with more than two cards, and can beat an opponent's single highest card."""
    return _plays_last(view) and _is_one_ahead(view, ours=False) and _can_win(view)


def is_partner_highest(view: QuistView) -> bool:
    """Return whether the seat plays last, with more than two cards, and the partner's card alone is highest."""
    return _plays_last(view) and _is_one_ahead(view, ours=True)


def can_deny_by_tie(view: QuistView) -> bool:
    """Return whether the seat plays last, with more than two cards, and can tie an opponent's single highest card."""
    return (
        _plays_last(view)
        and _is_one_ahead(view, ours=False)
        and view.highest is not None
        and view.highest.card in view.hand
    )


def is_tied(view: QuistView) -> bool:
    """Return whether the seat plays last, with more than two cards, and the highest number is tied."""
    return _plays_last(view) and view.highest is not None and view.highest.tied


def plays_second(view: QuistView) -> bool:
    """Return whether exactly one card is on the table and the seat has more than three."""
    return len(view.phase) == SECOND_SEAT and len(view.hand) > 3


def plays_third(view: QuistView) -> bool:
    """Return whether exactly two cards are on the table and the seat, whose partner led, has more than three."""
    return len(view.phase) == THIRD_SEAT and len(view.hand) > 3


def reads_low_lead(view: QuistView) -> bool:
    """Return whether the partner led a zero or a one to which the seat plays third, with more than three cards."""
    return plays_third(view) and view.phase[0].card <= "1"


def how_high(view: View, action: Action) -> str:
    """Return how a card compares with the table: it stays under the highest card or ties it, or beats it by a high or a
    low card.

    :param view: the view before the play.
    :param action: the play.
    :return: the code of one of the three cases.
    """
    assert isinstance(view, QuistView)
    assert isinstance(action, PlayCard)
    if view.highest is not None and action.card <= view.highest.card:
        return "under"
    return "high" if action.card >= "7" else "middle"


def counts_nines(view: QuistView) -> bool:
    """Return whether the seat holds an eight or a nine and lower cards, at least two nines were played, and four to six
    cards are in hand.
    """
    piles = (*view.past_piles, view.pile, (view.phase,))
    fell = sum(play.card == "9" for pile in piles for phase in pile for play in phase)
    return len(view.hand) in (4, 5, 6) and fell >= 2 and max(view.hand) >= "8" and min(view.hand) < "8"


def is_high(view: View, action: Action) -> bool:
    """Return whether a card is an eight or a nine; False for other actions.

    :param view: ignored. :param action: the action.
    """
    return isinstance(action, PlayCard) and action.card >= "8"


def leads_first_phase(view: QuistView) -> bool:
    """Return whether the seat leads the first phase of the deal."""
    return not view.phase and len(view.hand) == HAND_SIZE


def plays_for_pile(view: QuistView) -> bool:
    """Return whether more than one trick is at stake and the seat plays third or last."""
    return view.worth > 1 and len(view.phase) >= THIRD_SEAT


def leads_for_pile(view: QuistView) -> bool:
    """Return whether more than one trick is at stake and the seat leads."""
    return view.worth > 1 and not view.phase


def has_two_cards(view: QuistView) -> bool:
    """Return whether the seat holds exactly two cards."""
    return len(view.hand) == 2


def has_three_cards(view: QuistView) -> bool:
    """Return whether the seat holds exactly three cards."""
    return len(view.hand) == 3


def is_tie(view: View, action: Action) -> bool:
    """Return whether a card equals the highest one on the table; False for other actions and for a lead.

    :param view: the view before the action.
    :param action: the action.
    """
    assert isinstance(view, QuistView)
    return isinstance(action, PlayCard) and view.highest is not None and action.card == view.highest.card


def fault(view: QuistView, action: Action, best: Action) -> str:
    """Return the code of the mistake in a card, or an empty string if no known description fits.

    :param view: the view of the player.
    :param action: the card played.
    :param best: the best card, another one.
    :raises AssertionError: for actions other than plays.
    """
    assert isinstance(action, PlayCard)
    assert isinstance(best, PlayCard)
    top = view.highest
    if top is None:
        return "leads-high" if action.card > best.card else "leads-low"
    if action.card > top.card:
        return _overplay_mistake(view, action, best, top.card)
    if action.card == top.card:
        return _tying_mistake(view, best, top.card)
    return _underplay_mistake(view, action, best, top)


def _overplay_mistake(view: QuistView, action: PlayCard, best: PlayCard, top: Card) -> str:
    """Return the mistake in a card that beats the highest one."""
    last = len(view.phase) == LAST_SEAT
    if best.card > action.card:
        return "too-low" if last else "too-weak"
    if best.card > top:
        return "too-high"
    if _is_one_ahead(view, ours=True):
        return "overtakes" if last else "overtakes-early"
    return "too-dear-trick" if last else "takes-too-soon"


def _tying_mistake(view: QuistView, best: PlayCard, top: Card) -> str:
    """Return the mistake in a card that equals the highest one."""
    if view.highest is not None and view.highest.tied:
        return "changes-nothing"
    if _is_one_ahead(view, ours=True):
        return "ties-partner"
    return "only-ties" if best.card > top else "tie-too-dear"


def _underplay_mistake(view: QuistView, action: PlayCard, best: PlayCard, top: Highest) -> str:
    """Return the mistake in a card below the highest one."""
    last = len(view.phase) == LAST_SEAT
    if best.card < top.card or (best.card == top.card and top.tied):
        return "spends" if action.card > best.card else "too-low"
    if _is_one_ahead(view, ours=True):
        return "" if last else "trusts-partner"
    return "leaves-tie" if top.tied and last else "gives-away"


TOPICS = Topics(
    {
        "partner": Topic(is_partner_highest), "cheaply": Topic(can_beat_cheaply),
        "deny": Topic(can_deny_by_tie, parts=is_tie, seeds=SEEDS_OF_TOPICS.get("deny", {})), "tied": Topic(is_tied),
        "third": Topic(plays_third), "second": Topic(plays_second),
        "low-lead": Topic(reads_low_lead, parts=how_high, seeds=SEEDS_OF_TOPICS.get("low-lead", {})),
        "nines": Topic(counts_nines, parts=is_high, seeds=SEEDS_OF_TOPICS.get("nines", {})),
        "first-lead": Topic(leads_first_phase, seeds=SEEDS_OF_TOPICS.get("first-lead", {})),
        "pile": Topic(plays_for_pile), "lead-pile": Topic(leads_for_pile, seeds=SEEDS_OF_TOPICS.get("lead-pile", {})),
        "ending": Topic(has_two_cards, seeds=SEEDS_OF_TOPICS.get("ending", {})),
        "ending-three": Topic(has_three_cards, seeds=SEEDS_OF_TOPICS.get("ending-three", {})),
    },
    fault,
)  # fmt: skip
