"""The idea of a lesson describes its moment; this module checks each description against the view of the moment.

The checks do not use the conditions by which lessons choose their moments.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from numeramis_access.core.cards import RANK, SUIT
from tests.practice import faults
from tests.practice.faults import Blame

#: whether the idea of a lesson is true of the view of a moment, by the lesson's name
Ideas = dict[str, Callable[[Any], bool]]


# Quist: cards on the table, by the highest of them


def _owners(view: Any) -> list[int]:
    """Return the seats, as steps to the left, that played the highest number on the table."""
    top = max((int(card) for _, card in view.phase), default=-1)
    return [(seat - view.seat) % 4 for seat, card in view.phase if int(card) == top]


def _gone(view: Any, number: str) -> int:
    phases = [phase for pile in (*view.past_piles, view.pile, (view.phase,)) for phase in pile]
    return sum(card == number for phase in phases for _, card in phase)


def _third(view: Any) -> bool:
    return [(seat - view.seat) % 4 for seat, _ in view.phase] == [2, 3]


QUIST: Ideas = {
    "quist-partner": lambda view: _owners(view) == [2],
    "quist-cheaply": lambda view: len(view.phase) == 3 and _owners(view) in ([1], [3]),
    "quist-deny": lambda view: (
        len(view.phase) == 3
        and _owners(view) in ([1], [3])
        and any(card == max(one for _, one in view.phase) for card in view.hand)
    ),
    "quist-tied": lambda view: len(_owners(view)) > 1,
    "quist-third": _third,
    "quist-low-lead": lambda view: _third(view) and view.phase[0][1] in "01",
    "quist-second": lambda view: len(view.phase) == 1,
    "quist-first-lead": lambda view: not view.phase and not view.past_piles and not view.pile,
    "quist-pile": lambda view: bool(view.pile) and len(view.phase) > 1,
    "quist-nines": lambda view: _gone(view, "9") >= 2 and bool({*view.hand} & {"8", "9"}),
    "quist-lead-pile": lambda view: bool(view.pile) and not view.phase,
    "quist-ending": lambda view: len(view.hand) == 2,
    "quist-ending-three": lambda view: len(view.hand) == 3,
}


# Šipky: points to the limit


def _left(view: Any) -> int:
    return int(view.limit - view.scores[view.seat])


def _asks(view: Any, *names: str) -> bool:
    return {*names} <= {action.name() for action in view.legal}


def _distances(view: Any) -> list[int]:
    return [_left(view) - action.number for action in view.legal if action.name() == "compose"]


def _leader(view: Any) -> int:
    return max((score for score, state in zip(view.scores, view.standings, strict=True) if state == "ended"), default=0)


SIPKY: Ideas = {
    "sipky-number": lambda view: len(view.hand) == 2 and "0" not in view.hand and _asks(view, "compose"),
    "sipky-zero": lambda view: "0" in view.hand and _asks(view, "compose"),
    "sipky-leave": lambda view: bool(_distances(view)) and all(0 < left <= 40 for left in _distances(view)),
    "sipky-one-or-two": lambda view: _asks(view, "take"),
    "sipky-stop": lambda view: _asks(view, "take", "end") and _left(view) < 20,
    "sipky-chased": lambda view: _asks(view, "end") and _leader(view) > view.scores[view.seat],
    "sipky-duel": lambda view: view.standings == ("throwing", "throwing"),
    "sipky-series": lambda view: view.games == 3 and view.limit in (101, 201, 301),
    "sipky-exact": lambda view: view.options.is_exact and not _asks(view, "end"),
    "sipky-exact-card": lambda view: len(view.hand) == 1 and _asks(view, "compose", "miss"),
    "sipky-finish": lambda view: 9 < _left(view) <= 30,
}


# Loker: the player's cards, and what the others did


def _kinds(view: Any) -> list[int]:
    """Return how often each number is held, the most frequent first."""
    return sorted(Counter(view.hand).values(), reverse=True)


def _longest_run(view: Any) -> int:
    numbers = {int(card) for card in view.hand}
    return max(sum(numbers >= {*range(low, low + size)} for size in range(1, 7)) for low in numbers)


def _opponents(view: Any) -> list[int]:
    """Return the other seats that have not folded in this betting interval."""
    return [seat for seat in view.order if seat != view.seat and not view.betting.folded[seat]]


LOKER: Ideas = {
    "loker-three": lambda view: _kinds(view)[0] == 3,
    "loker-pairs": lambda view: _kinds(view)[:2] == [2, 2],
    "loker-straight": lambda view: _longest_run(view) >= 5,
    "loker-pair-or-run": lambda view: _kinds(view)[0] == 2 and _longest_run(view) >= 4,
    "loker-nothing": lambda view: _kinds(view)[:2] in ([2, 1], [1, 1]) and _longest_run(view) < 5,
    "loker-draw": lambda view: _asks(view, "exchange") and (_kinds(view)[:2] not in ([2, 1], [1, 1])
                                                            or _longest_run(view) >= 5),
    "loker-close": lambda view: _asks(view, "close") and view.round == 1,
    "loker-last-turn": lambda view: view.closer not in (None, view.seat) and _asks(view, "exchange"),
    "loker-chips": lambda view: view.options.stakes == "simple" and _asks(view, "exchange"),
    "loker-bets": lambda view: not any(view.betting.bets) and not view.to_call,
    "loker-calls": lambda view: view.to_call > 0,
    "loker-drawn": lambda view: view.to_call > 0 and any(
        view.betting.bets[seat] and view.changed[seat] for seat in _opponents(view)
    ),
    "loker-size": lambda view: len(_opponents(view)) == 1 and view.to_call > 0 and view.round == 2,
    "loker-close-pairs": lambda view: _kinds(view)[:3] == [2, 2, 1] and _asks(view, "close"),
}  # fmt: skip


# Whist: the trick on the table, suits shown, and cards still out


def _place(view: Any) -> dict[int, str]:
    """Return the cards on the table by the steps from the player's seat to the left."""
    return {(seat - view.seat) % 4: card for seat, card in view.trick}


def _blame(view: Any) -> Blame:
    return Blame(view, None, None)


def _ahead(view: Any) -> int:
    """Return the seat that has the trick so far, as steps to the left."""
    return int(faults.ahead(view)[0] - view.seat) % 4


def _own(view: Any, suit: str) -> list[str]:
    return faults.own_cards(_blame(view), suit)


def _led(view: Any) -> str:
    return SUIT[view.trick[0][1]]


def _out_above(view: Any, card: str) -> int:
    return faults.higher_out(_blame(view), card)


def _leads(view: Any) -> bool:
    return not view.trick and not view.asked


def _names(view: Any) -> bool:
    return _asks(view, "name_trump")


def _first_lead(view: Any, seat: int) -> str | None:
    return next((SUIT[trick[0][1]] for trick in view.past if trick[0][0] == seat), None)


def _can_ruff(view: Any) -> bool:
    return bool(view.trick) and not _own(view, _led(view)) and bool(_own(view, view.trump)) and _led(view) != view.trump


def _shown_void(view: Any) -> bool:
    return any(SUIT[card] != SUIT[trick[0][1]] for trick in view.past for seat, card in trick if seat != view.seat)


def _has_spades(view: Any) -> bool:
    return bool(_own(view, "s")) and (_leads(view) or _led(view) == "s")


def _plain(view: Any) -> bool:
    """Return whether there are no trumps, and two sides."""
    return view.trump is None and not view.tour.alone


WHIST: Ideas = {
    "whist-partner": lambda view: len(view.trick) == 3 and _ahead(view) == 2,
    "whist-cheaply": lambda view: len(view.trick) == 3 and _ahead(view) != 2,
    "whist-second": lambda view: [*_place(view)] == [3],
    "whist-third": lambda view: [*_place(view)] == [2, 3],
    "whist-ruff": _can_ruff,
    "whist-ruff-low": lambda view: _can_ruff(view) and len(view.trick) < 3,
    "whist-draw": lambda view: _leads(view) and len(_own(view, view.trump)) > 1,
    "whist-leads": _leads,
    "whist-honours": _leads,
    "whist-signals": lambda view: _leads(view) and bool(_own(view, _first_lead(view, (view.seat + 2) % 4) or "")),
    "whist-count": lambda view: _leads(view) and _shown_void(view),
    "whist-ending-three": lambda view: len(view.hand) == 3,
    "whist-cayenne": lambda view: view.tour.name == "cayenne" and view.turned is not None and _names(view),
    "whist-grand": lambda view: _leads(view) and _plain(view),
    "whist-finesse": lambda view: (
        _plain(view)
        and [*_place(view)] == [2, 3]
        and {_out_above(view, card) for card in _own(view, _led(view))} >= {0, 1}
    ),
    "whist-through": lambda view: (
        _leads(view)
        and _plain(view)
        and any(faults.is_stronger_left(_blame(view), suit) for suit in {SUIT[card] for card in view.hand})
    ),
    "whist-singleton": lambda view: (
        _leads(view)
        and view.trump is not None
        and bool(_own(view, view.trump))
        and any(len(_own(view, suit)) == 1 for suit in "cdhs" if suit != view.trump)
    ),
    "whist-cover": lambda view: (
        _plain(view)
        and [*_place(view)] == [3]
        and view.trick[0][1][0] in "TJQK"
        and RANK[_own(view, _led(view))[0]] > RANK[view.trick[0][1]] > RANK[_own(view, _led(view))[-1]]
    ),
    "whist-hold-up": lambda view: (
        _plain(view)
        and 2 not in [*_place(view)][:1]
        and _ahead(view) != 2
        and not _out_above(view, _own(view, _led(view))[0])
        and len(_own(view, _led(view))) > 1
    ),
    "whist-unblock": lambda view: (
        _plain(view)
        and _ahead(view) == 2
        and not _out_above(view, faults.ahead(view)[1])
        and not _out_above(view, _own(view, _led(view))[0])
    ),
    "whist-throw-in": lambda view: (
        _leads(view)
        and _plain(view)
        and len(view.hand) < 6
        and any(faults.is_tenace(_blame(view), suit) for suit in "cdhs")
    ),
    "whist-before-null": lambda view: view.tour.name == "grand_null" and view.trump is None and len(view.past) < 6,
    "whist-null": lambda view: view.null and len(view.past) >= 6,
    "whist-null-queen": lambda view: view.tour.name == "grand_null_queen" and _has_spades(view),
    "whist-queen": lambda view: view.tour.queen == "loses" and _has_spades(view),
    "whist-amor": lambda view: view.tour.name == "amor" and _names(view),
    "whist-duck": lambda view: view.tour.name == "duck" and _names(view),
    "whist-bismarck": lambda view: view.asked == "packets" and len(view.packets) == 4,
    "whist-hussar": lambda view: _leads(view) and view.tour.alone and view.seats == 4,
    "whist-three": lambda view: view.seats == 3 and _names(view),
}

IDEAS: Ideas = QUIST | SIPKY | LOKER | WHIST
