"""The fault that a lesson names is a claim about the position; this module checks each against the seat's knowledge.

Pure judgements ("the others beat that hand too often") are checked against their premises about both choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import RANK, SUIT, french_pack
from tests.practice.reasons import chances as _chances


class Blame(NamedTuple):
    """A blamed choice. :param view: the view of the seat that chose. :param best: the best action."""

    view: Any
    action: Any
    best: Any


#: whether a claim is true, by the fault's code
Faults = dict[str, Callable[[Blame], bool]]


# Quist


def _top(blame: Blame) -> int:
    return max((int(card) for _, card in blame.view.phase), default=-1)


def _tied(blame: Blame) -> bool:
    return sum(int(card) == _top(blame) for _, card in blame.view.phase) > 1


def _partner_alone(blame: Blame) -> bool:
    owners = [seat for seat, card in blame.view.phase if int(card) == _top(blame)]
    return owners == [(blame.view.seat + 2) % 4]


def _q(test: Callable[[int, int, int, Blame], bool]) -> Callable[[Blame], bool]:
    """Check a claim about the card, the best card, the highest on the table and the rest."""
    return lambda blame: test(int(blame.action.card), int(blame.best.card), _top(blame), blame)


def _q_last(blame: Blame) -> bool:
    return len(blame.view.phase) == 3


QUIST: Faults = {
    "leads-high": _q(lambda card, best, top, _: top < 0 and card > best),
    "leads-low": _q(lambda card, best, top, _: top < 0 and card < best),
    "ties-partner": _q(lambda card, best, top, blame: card == top and _partner_alone(blame)),
    "changes-nothing": _q(lambda card, best, top, blame: card == top and _tied(blame)),
    "only-ties": _q(lambda card, best, top, blame: card == top < best and not _tied(blame)),
    "tie-too-dear": _q(lambda card, best, top, blame: best < card == top and not _tied(blame)),
    "leaves-tie": _q(lambda card, best, top, blame: card < top < best and _tied(blame) and _q_last(blame)),
    "too-weak": _q(lambda card, best, top, blame: top < card < best and not _q_last(blame)),
    "overtakes": _q(lambda card, best, top, blame: best <= top < card and _partner_alone(blame) and _q_last(blame)),
    "overtakes-early": _q(
        lambda card, best, top, blame: best <= top < card and _partner_alone(blame) and not _q_last(blame)
    ),
    "trusts-partner": _q(
        lambda card, best, top, blame: card < top <= best and _partner_alone(blame) and not _q_last(blame)
    ),
    "too-high": _q(lambda card, best, top, _: top < best < card),
    "too-low": _q(
        lambda card, best, top, blame: card < best and (best < top or (best == top and _tied(blame)) or card > top)
        and (_q_last(blame) or card < top)
    ),
    "too-dear-trick": _q(lambda card, best, top, blame: best <= top < card and _q_last(blame)),
    "takes-too-soon": _q(lambda card, best, top, blame: best <= top < card and not _q_last(blame)),
    "gives-away": _q(
        lambda card, best, top, blame: card < top <= best and not _partner_alone(blame)
        and not (_tied(blame) and (best == top or _q_last(blame)))
    ),
    "spends": _q(lambda card, best, top, _: best < card < top),
}  # fmt: skip


# Whist


def _beats(view: Any, card: str, other: str) -> bool:
    if SUIT[card] == SUIT[other]:
        return RANK[card] > RANK[other]
    return bool(SUIT[card] == view.trump)


def ahead(view: Any) -> tuple[int, str]:
    """Return the seat that has the trick so far, and its card."""
    seat, card = view.trick[0]
    for later, played in view.trick[1:]:
        if _beats(view, played, card):
            seat, card = later, played
    return seat, card


def cards_out(view: Any) -> set[str]:
    """Return the cards that others may hold."""
    return set(french_pack()) - {*view.hand, *(card for trick in (*view.past, view.trick) for _, card in trick)}


def _w(test: Callable[[str, str, Blame], bool]) -> Callable[[Blame], bool]:
    """Check a claim about the card, the best card and the rest."""
    return lambda blame: test(blame.action.card, blame.best.card, blame)


def _takes(card: str, blame: Blame) -> bool:
    return bool(blame.view.trick) and _beats(blame.view, card, ahead(blame.view)[1])


def _w_last(blame: Blame) -> bool:
    return bool(len(blame.view.trick) == blame.view.seats - 1)


def _partner_has(blame: Blame) -> bool:
    return not blame.view.tour.alone and bool(ahead(blame.view)[0] == (blame.view.seat + 2) % 4)


def _length(blame: Blame, suit: str) -> int:
    return sum(SUIT[card] == suit for card in blame.view.hand)


def _leads(blame: Blame) -> bool:
    return not blame.view.trick


def _feared(blame: Blame) -> bool:
    return bool(blame.view.null or blame.view.tour.queen == "loses")


def _only_takes(card: str, best: str, blame: Blame) -> bool:
    return _takes(card, blame) and not _takes(best, blame)


def _only_best_takes(card: str, best: str, blame: Blame) -> bool:
    return _takes(best, blame) and not _takes(card, blame)


def _neither_takes(card: str, best: str, blame: Blame) -> bool:
    return bool(blame.view.trick) and not _takes(best, blame) and not _takes(card, blame)


def _may_be_beaten(card: str, blame: Blame) -> bool:
    return any(_beats(blame.view, other, card) for other in cards_out(blame.view))


def own_cards(blame: Blame, suit: str) -> list[str]:
    """Return the player's cards of a suit, the highest first."""
    return sorted((card for card in blame.view.hand if SUIT[card] == suit), key=RANK.__getitem__, reverse=True)


def higher_out(blame: Blame, card: str) -> int:
    """Return how many higher cards of a card's suit others may hold."""
    return sum(SUIT[other] == SUIT[card] and RANK[other] > RANK[card] for other in cards_out(blame.view))


def is_tenace(blame: Blame, suit: str) -> bool:
    """Return whether the player has the highest and the third highest card left of a suit, but not the second."""
    own = own_cards(blame, suit)
    return len(own) > 1 and [higher_out(blame, card) for card in own[:2]] == [0, 1]


def _shown_void(blame: Blame, seat: int, suit: str) -> bool:
    tricks = [trick for trick in (*blame.view.past, blame.view.trick) if trick and SUIT[trick[0][1]] == suit]
    return any(other == seat and SUIT[card] != suit for trick in tricks for other, card in trick)


def is_stronger_left(blame: Blame, suit: str) -> bool:
    """Return whether the play so far shows the left opponent stronger in a suit: by a lead of that opponent alone, or
    by a void of the right one.
    """
    left, right = ((blame.view.seat + step) % 4 for step in (1, 3))
    leaders = {trick[0][0] for trick in blame.view.past if trick and SUIT[trick[0][1]] == suit} & {left, right}
    empty = [_shown_void(blame, seat, suit) for seat in (left, right)]
    return not empty[0] and (empty[1] or leaders == {left})


def _named(*names: str, best: tuple[str, ...] = ()) -> Callable[[Blame], bool]:
    return lambda blame: blame.action.name() in names and (not best or blame.best.name() in best)


WHIST: Faults = {
    "queen": lambda blame: bool(blame.view.tour.queen),
    "overtakes": _w(
        lambda card, best, blame: _only_takes(card, best, blame) and _partner_has(blame) and _w_last(blame)
    ),
    "overtakes-early": _w(
        lambda card, best, blame: _only_takes(card, best, blame) and _partner_has(blame) and not _w_last(blame)
    ),
    "trusts-partner": _w(
        lambda card, best, blame: _only_best_takes(card, best, blame) and _partner_has(blame) and not _w_last(blame)
        and _may_be_beaten(ahead(blame.view)[1], blame)
    ),
    "too-high": _w(
        lambda card, best, blame: _takes(card, blame) and _takes(best, blame) and SUIT[card] == SUIT[best]
        and RANK[card] > RANK[best]
    ),
    "too-low": _w(
        lambda card, best, blame: SUIT[card] == SUIT[best] and RANK[card] < RANK[best]
        and _takes(card, blame) == _takes(best, blame) and (_w_last(blame) or not _takes(card, blame))
    ),
    "too-weak": _w(
        lambda card, best, blame: SUIT[card] == SUIT[best] and RANK[card] < RANK[best] and _takes(card, blame)
        and not _w_last(blame) and _may_be_beaten(card, blame)
    ),
    "too-dear-trick": _w(
        lambda card, best, blame: _only_takes(card, best, blame) and _w_last(blame) and not _partner_has(blame)
    ),
    "takes-too-soon": _w(
        lambda card, best, blame: _only_takes(card, best, blame) and not _w_last(blame) and not _partner_has(blame)
    ),
    "gives-away": _w(lambda card, best, blame: _only_best_takes(card, best, blame) and not _partner_has(blame)),
    "spends": _w(
        lambda card, best, blame: _neither_takes(card, best, blame) and SUIT[card] == SUIT[best]
        and RANK[card] > RANK[best]
    ),
    "throws-badly": _w(lambda card, best, blame: _neither_takes(card, best, blame) and SUIT[card] != SUIT[best]),
    "no-finesse": _w(lambda card, best, blame: RANK[card] > RANK[best] and not _w_last(blame)),
    "finesse": _w(lambda card, best, blame: RANK[card] < RANK[best] and not _may_be_beaten(best, blame)),
    "takes-unwanted": _w(lambda card, best, blame: _only_takes(card, best, blame) and blame.view.null),
    "takes-anyway": _w(
        lambda card, best, blame: blame.view.null and _takes(card, blame) and _takes(best, blame) and _w_last(blame)
        and RANK[card] < RANK[best]
    ),
    "keeps-danger": _w(
        lambda card, best, blame: blame.view.null and _neither_takes(card, best, blame) and RANK[best] > RANK[card]
    ),
    "leads-danger": _w(lambda card, best, blame: _leads(blame) and blame.view.null and RANK[card] > RANK[best]),
    "leads-otherwise": _w(lambda card, best, blame: _leads(blame) and blame.view.null and RANK[card] < RANK[best]),
    "leads-too-high": _w(
        lambda card, best, blame: _leads(blame) and SUIT[card] == SUIT[best] and RANK[card] > RANK[best]
    ),
    "leads-too-low": _w(
        lambda card, best, blame: _leads(blame) and SUIT[card] == SUIT[best] and RANK[card] < RANK[best]
    ),
    "leads-trumps": _w(lambda card, best, blame: _leads(blame) and SUIT[card] == blame.view.trump != SUIT[best]),
    "leads-before-trumps": _w(
        lambda card, best, blame: _leads(blame) and SUIT[best] == blame.view.trump != SUIT[card]
        and any(SUIT[one] == blame.view.trump for one in cards_out(blame.view))
    ),
    "leads-tenace": _w(
        lambda card, best, blame: _leads(blame) and is_tenace(blame, SUIT[card]) and not is_tenace(blame, SUIT[best])
    ),
    "keeps-singleton": _w(
        lambda card, best, blame: _leads(blame) and _length(blame, SUIT[best]) == 1 and SUIT[card] != SUIT[best]
        and SUIT[best] != blame.view.trump and _length(blame, blame.view.trump) > 0
    ),
    "not-through": _w(
        lambda card, best, blame: _leads(blame) and not blame.view.tour.alone and SUIT[card] != SUIT[best]
        and is_stronger_left(blame, SUIT[best])
    ),
    "blocks": _w(
        lambda card, best, blame: _partner_has(blame) and SUIT[card] == SUIT[best] and RANK[card] < RANK[best]
        and not higher_out(blame, ahead(blame.view)[1])
    ),
    "no-cover": _w(
        lambda card, best, blame: blame.view.trump is None and len(blame.view.trick) == 1
        and _only_best_takes(card, best, blame) and RANK[ahead(blame.view)[1]] >= RANK["Tc"]
    ),
    "leads-short": _w(
        lambda card, best, blame: _leads(blame) and _length(blame, SUIT[card]) < _length(blame, SUIT[best]) >= 4
    ),
    "leads-badly": _w(lambda card, best, blame: _leads(blame) and SUIT[card] != SUIT[best]),
    "gives-packets": _named("packets"),
    "leaves-strong": _named("leave_to_partner"),
    "names-weak": _named("name_trump", "keep_trump", best=("leave_to_partner",)),
    "keeps-weak": _named("keep_trump", best=("name_trump",)),
    "names-needlessly": _named("name_trump", best=("keep_trump",)),
    "names-badly": lambda blame: _length(blame, blame.action.suit) < _length(blame, blame.best.suit),
}  # fmt: skip


# Šipky


def _left(blame: Blame) -> int:
    return int(blame.view.limit - blame.view.scores[blame.view.seat])


def _cards(action: Any) -> int:
    return int(getattr(action, "cards", 0)) if action.name() == "take" else 0


def _leaves(blame: Blame, what: str) -> bool:
    """Return whether a hit is less likely, or going bust likelier, from the chosen distance than from the best."""
    rest, best = (_left(blame) - getattr(action, "number", 0) for action in (blame.action, blame.best))
    pairs = [(_chances(blame.view, rest, cards), _chances(blame.view, best, cards)) for cards in (1, 2)]
    found = [(own, better) for own, better in pairs if own is not None and better is not None]
    if what == "out":
        return not found or any(own[1] > better[1] for own, better in found)
    return not found or max(own[0] for own, _ in found) < max(better[0] for _, better in found)


SIPKY: Faults = {
    "goes-out": lambda blame: blame.action.number > _left(blame),
    "passes-hit": lambda blame: blame.best.number == _left(blame),
    "leaves-badly": lambda blame: blame.action.number < _left(blame) and blame.action != blame.best,
    "leaves-unlikely": lambda blame: _leaves(blame, "hit"),
    "leaves-risky": lambda blame: _leaves(blame, "out"),
    "stays-badly": _named("miss"),
    "stops-early": _named("end", best=("take",)),
    "goes-on": _named("take", best=("end",)),
    "one-too-few": lambda blame: _left(blame) > 9 and (_cards(blame.action), _cards(blame.best)) == (1, 2),
    "one-hardly-helps": lambda blame: (
        blame.view.options.is_exact and (_cards(blame.action), _cards(blame.best)) == (1, 2)
    ),
    "two-too-many": lambda blame: _left(blame) < 99 and (_cards(blame.action), _cards(blame.best)) == (2, 1),
}


# Loker


def _thrown(action: Action) -> Counter[str]:
    return Counter(getattr(action, "cards", ()))


def _needless(blame: Blame) -> Counter[str]:
    """Return the thrown cards that the best choice keeps."""
    return _thrown(blame.action) - _thrown(blame.best)


def _missed(blame: Blame) -> Counter[str]:
    """Return the kept cards that the best choice throws."""
    return _thrown(blame.best) - _thrown(blame.action)


def _of_use(blame: Blame, cards: Counter[str]) -> bool:
    """Return whether one of these cards has an equal, or belongs to four numbers within five successive ones."""
    hand = Counter(blame.view.hand)
    numbers = {int(card) for card in hand}
    runs = [near for low in range(6) if len(near := numbers & {*range(low, low + 5)}) > 3]
    return any(hand[card] > 1 or any(int(card) in run for run in runs) for card in cards)


def _of_figure(blame: Blame, cards: Counter[str]) -> bool:
    """Return whether one of these cards belongs to the figure in the hand."""
    figure = blame.view.figure
    free = Counter(figure.free if figure is not None else blame.view.hand)
    return bool(cards - free)


def _stake(action: Any) -> int:
    return int(action.to)


def _exchanges(blame: Blame, *best: str) -> bool:
    return blame.action.name() == "exchange" and blame.best.name() in best


LOKER: Faults = {
    "throws-good": lambda blame: _exchanges(blame, "exchange") and _of_use(blame, _needless(blame)),
    "throws-many": lambda blame: _exchanges(blame, "exchange") and not _missed(blame) and bool(_needless(blame)),
    "throws-other": lambda blame: _exchanges(blame, "exchange") and bool(_missed(blame)) and bool(_needless(blame)),
    "keeps-bad": lambda blame: blame.best.name() == "exchange" and bool(_missed(blame)) and not _needless(blame),
    "breaks-hand": lambda blame: _exchanges(blame, "close", "pass", "lay") and _of_figure(blame, _thrown(blame.action)),
    "exchange-dear": lambda blame: _exchanges(blame, "pass", "lay") and blame.view.options.stakes == "simple",
    "waits": lambda blame: blame.best.name() == "close" and blame.view.round == 1,
    "closes-early": _named("close", best=("exchange",)),
    "closes-weak": _named("close", best=("pass",)),
    "too-timid": lambda blame: (
        blame.action.name() in ("fold", "check") or (blame.action.name() == "call" and blame.best.name() == "raise")
    ),
    "stake-too-high": lambda blame: _stake(blame.action) > _stake(blame.best),
    "stake-too-low": lambda blame: _stake(blame.action) < _stake(blame.best),
    "too-bold": _named("bet", "raise", best=("check", "call", "fold")),
    "too-dear": _named("call", best=("fold",)),
}

FAULTS: dict[str, Faults] = {"whist": WHIST, "quist": QUIST, "sipky": SIPKY, "loker": LOKER}


def fault_holds(game: str, fault: str, blame: Blame) -> bool:
    """Return whether a named fault holds. :raises KeyError: for a fault without a check."""
    return FAULTS[game][fault](blame)
