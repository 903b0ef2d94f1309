"""Lessons of Quist: what to play in each position, when to tie, what a pile is worth."""

from __future__ import annotations

from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import partner_of
from numeramis_access.games.quist.practice.moments import MOMENTS
from numeramis_access.games.quist.state import HAND_SIZE, SEATS, Highest, QuistView
from numeramis_access.practice.topics import Topic, Topics

LAST, THIRD, SECOND = SEATS - 1, SEATS - 2, 1


def _is_one_ahead(view: QuistView, ours: bool) -> bool:
    """Return whether one card alone is highest in the phase, and is the partner's (``ours``) or an opponent's."""
    top = view.highest
    return top is not None and not top.tied and (top.seat == partner_of(view.seat or 0)) == ours


def _can_win(view: QuistView) -> bool:
    return view.highest is not None and max(view.hand) > view.highest.card


def _plays_last(view: QuistView) -> bool:
    return len(view.phase) == LAST and len(view.hand) > 2


def can_beat_cheaply(view: QuistView) -> bool:
    """Return whether the seat plays last and can beat an opponent's single highest card."""
    return _plays_last(view) and _is_one_ahead(view, ours=False) and _can_win(view)


def is_partner_highest(view: QuistView) -> bool:
    """Return whether the seat plays last and the partner's card alone is highest."""
    return _plays_last(view) and _is_one_ahead(view, ours=True)


def can_deny_by_tie(view: QuistView) -> bool:
    """Return whether the seat plays last and can tie an opponent's single highest card."""
    return (
        _plays_last(view)
        and _is_one_ahead(view, ours=False)
        and view.highest is not None
        and view.highest.card in view.hand
    )


def is_tied(view: QuistView) -> bool:
    """Return whether the seat plays last and the highest number is tied."""
    return _plays_last(view) and view.highest is not None and view.highest.tied


def plays_second(view: QuistView) -> bool:
    """Return whether exactly one card is on the table."""
    return len(view.phase) == SECOND and len(view.hand) > 3


def plays_third(view: QuistView) -> bool:
    """Return whether the partner led and the seat plays third."""
    return len(view.phase) == THIRD and len(view.hand) > 3


def leads_first_phase(view: QuistView) -> bool:
    """Return whether the seat leads the first phase of the deal."""
    return not view.phase and len(view.hand) == HAND_SIZE


def plays_for_pile(view: QuistView) -> bool:
    """Return whether more than one trick is at stake and the seat plays third or last."""
    return view.worth > 1 and len(view.phase) >= THIRD


def leads_for_pile(view: QuistView) -> bool:
    """Return whether more than one trick is at stake and the seat leads."""
    return view.worth > 1 and not view.phase


def has_two_cards(view: QuistView) -> bool:
    """Return whether two cards are left in hand."""
    return len(view.hand) == 2


def has_three_cards(view: QuistView) -> bool:
    """Return whether three cards are left in hand."""
    return len(view.hand) == 3


def ties(view: View, action: Action) -> bool:
    """Return whether a card ties the highest one on the table."""
    assert isinstance(view, QuistView)
    return isinstance(action, PlayCard) and view.highest is not None and action.card == view.highest.card


def fault(view: QuistView, action: Action, best: Action) -> str:
    """Return the code of the mistake in a card, or an empty string if no known description fits.

    :param best: the action to compare with.
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
    last = len(view.phase) == LAST
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
    last = len(view.phase) == LAST
    if best.card < top.card or (best.card == top.card and top.tied):
        return "spends" if action.card > best.card else "too-low"
    if _is_one_ahead(view, ours=True):
        return "" if last else "trusts-partner"
    return "leaves-tie" if top.tied and last else "gives-away"


TOPICS = Topics(
    {
        "partner": Topic(is_partner_highest), "cheaply": Topic(can_beat_cheaply),
        "deny": Topic(can_deny_by_tie, parts=ties, seeds=MOMENTS.get("deny", {})), "tied": Topic(is_tied),
        "third": Topic(plays_third), "second": Topic(plays_second),
        "first-lead": Topic(leads_first_phase, seeds=MOMENTS.get("first-lead", {})), "pile": Topic(plays_for_pile),
        "lead-pile": Topic(leads_for_pile, seeds=MOMENTS.get("lead-pile", {})),
        "ending": Topic(has_two_cards, seeds=MOMENTS.get("ending", {})),
        "ending-three": Topic(has_three_cards, seeds=MOMENTS.get("ending-three", {})),
    },
    fault,
)  # fmt: skip
