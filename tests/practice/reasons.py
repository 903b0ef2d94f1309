"""A reason is a claim about the position; independent code checks each reason against the seat's knowledge.

``python -m tests.practice.reasons --decisions 2000 --game whist`` takes this many decisions from matches in which half
of all actions are random legal ones. It prints false reasons with their positions, then the count of each reason. Hints
use few worlds here: the truth of a claim does not depend on the time spent on the position.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from numeramis_access.core.actions import Action, AmountRange, PlayCard
from numeramis_access.core.cards import RANK, SUIT, french_pack
from numeramis_access.players.policy import Choice, SamplingPolicy
from tests.contract.walk import SETTINGS, concrete, table_of
from tests.standard import GAMES, judge_of, policy

#: worlds of a hint, and random deals behind each probability
FEW, DEALT = 4, 60


class Claim(NamedTuple):
    """A choice and the chooser's knowledge. :param view: the chooser's view."""

    view: Any
    choice: Choice

    @property
    def best(self) -> float:
        """Return the value of the choice."""
        return dict(self.choice.candidates)[self.choice.action]

    def value(self, kind: type[Action]) -> float:
        """Return the greatest value among other actions of a kind."""
        others = [value for one, value in self.choice.candidates if isinstance(one, kind) and one != self.choice.action]
        return max(others, default=float("-inf"))


#: whether a claim is true, by the reason's code
Claims = dict[str, Callable[[Claim], bool]]


# Whist: cards by suit and rank; a card is out if no seat has shown it


def _card(claim: Claim) -> str:
    assert isinstance(claim.choice.action, PlayCard)
    return claim.choice.action.card


def _out(view: Any) -> set[str]:
    shown = {*view.hand, *(card for trick in (*view.past, view.trick) for _, card in trick)}
    pack = set(french_pack())
    if view.seats == 3:
        pack = {card for card in pack if card[0] != "2" and (card[1] != "h" or card[0] in "AKQ")}
    return pack - shown


def _led(view: Any) -> str:
    return SUIT[view.trick[0].card]


def _over(view: Any, card: str, other: str) -> bool:
    """Return whether a card beats one on the table."""
    if SUIT[card] == SUIT[other]:
        return RANK[card] > RANK[other]
    return SUIT[card] == view.trump


def _ahead(view: Any) -> tuple[int, str]:
    seat, card = view.trick[0]
    for later, played in view.trick[1:]:
        if _over(view, played, card):
            seat, card = later, played
    return seat, card


def _takes(view: Any, card: str) -> bool:
    return not view.trick or _over(view, card, _ahead(view)[1])


def _partner_ahead(view: Any) -> bool:
    return not view.tour.alone and bool(view.trick) and _ahead(view)[0] == (view.seat + 2) % 4


def _cards(view: Any) -> list[str]:
    return [one.card for one in view.legal if isinstance(one, PlayCard)]


def _alike(view: Any, one: str, other: str) -> bool:
    """Return whether no card of the others, or of the trick's lead, lies between two cards of a suit."""
    low, high = sorted((RANK[one], RANK[other]))
    between = [card for card in (*_out(view), *([_ahead(view)[1]] if view.trick else [])) if SUIT[card] == SUIT[one]]
    return not any(low < RANK[card] < high for card in between)


def _no_lower(view: Any, card: str, among: list[str]) -> bool:
    """Return whether these cards hold no lower card of the suit, apart from its equals."""
    return all(
        RANK[other] >= RANK[card] or _alike(view, card, other) for other in among if SUIT[other] == SUIT[card]
    )


def _no_higher(view: Any, card: str, among: list[str]) -> bool:
    return all(
        RANK[other] <= RANK[card] or _alike(view, card, other) for other in among if SUIT[other] == SUIT[card]
    )


def _voids(view: Any) -> dict[int, set[str]]:
    """Return the suits that each seat has shown it lacks."""
    found: dict[int, set[str]] = {}
    for first, *later in (*view.past, *([view.trick] if view.trick else [])):
        for seat, card in later:
            if SUIT[card] != SUIT[first.card]:
                found.setdefault(seat, set()).add(SUIT[first.card])
    return found


def _holds(view: Any, card: str) -> float:
    """Return the probability that no later opponent beats a card, over random deals of the hidden cards."""
    voids = _voids(view)
    rng, out = random.Random(1), sorted(_out(view))
    others = [seat for seat in range(view.seats) if seat != view.seat]
    later = [(view.seat + step) % view.seats for step in range(1, view.seats - len(view.trick))]
    later = [seat for seat in later if view.tour.alone or (seat - view.seat) % 2]
    led = _led(view) if view.trick else SUIT[card]
    held = dealt = 0
    for _ in range(DEALT * 50):
        rng.shuffle(out)
        hands, at = {}, 0
        for seat in others:
            hands[seat] = out[at : at + len(view.hands[seat])]
            at += len(view.hands[seat])
        if any(SUIT[one] in voids.get(seat, ()) for seat in others for one in hands[seat]):
            continue
        dealt += 1
        answers = {seat: [one for one in hands[seat] if SUIT[one] == led] or hands[seat] for seat in later}
        held += not any(_over(view, one, card) for seat in later for one in answers[seat])
        if dealt == DEALT:
            break
    return held / max(dealt, 1)


def _unwanted(view: Any) -> bool:
    """Return whether this tour has tricks that no side wants."""
    return bool(view.null) or view.tour.queen in ("loses", "null")


def _hidden_trumps(view: Any) -> bool:
    return any(SUIT[card] == view.trump for card in _out(view))


def _partner_led(claim: Claim) -> bool:
    mate, view = (claim.view.seat + 2) % 4, claim.view
    return any(trick[0].seat == mate and SUIT[trick[0].card] == SUIT[_card(claim)] for trick in view.past)


def _best_suit(claim: Claim) -> bool:
    errors = dict(zip(dict(claim.choice.candidates), claim.choice.errors or (0.0,) * 99, strict=False))
    suit = SUIT[_card(claim)]
    return all(
        value <= claim.best + 3 * errors[one]
        for one, value in claim.choice.candidates
        if isinstance(one, PlayCard) and SUIT[one.card] != suit
    )


def _cheapest(claim: Claim) -> bool:
    """Return whether the card is the lowest that wins, spares a higher one, and leaves the partner's trick alone."""
    view, card = claim.view, _card(claim)
    taking = [one for one in _cards(view) if SUIT[one] == SUIT[card] and _takes(view, one)]
    higher = [one for one in view.hand if SUIT[one] == SUIT[card] and RANK[one] > RANK[card]]
    likely = _holds(view, card) > 0.6
    return _takes(view, card) and _no_lower(view, card, taking) and bool(higher) and likely and not _partner_ahead(view)


def _third_high(claim: Claim) -> bool:
    view, card = claim.view, _card(claim)
    return view.seats == 4 and len(view.trick) == 2 and _takes(view, card) and _no_higher(view, card, _cards(view))


def _lowest_of_lost(claim: Claim) -> bool:
    view, card = claim.view, _card(claim)
    return not any(_takes(view, one) for one in _cards(view)) and _no_lower(view, card, _cards(view))


def _strength(view: Any, suit: str) -> tuple[int, int]:
    held = [card for card in view.hand if SUIT[card] == suit]
    return len(held), sum("JQKA".find(card[0]) + 1 for card in held)


def _strongest(claim: Claim) -> bool:
    view, suit = claim.view, claim.choice.values["suit"]
    own = _strength(view, str(suit))
    return not any(one[0] > own[0] and one[1] > own[1] for one in (_strength(view, other) for other in "cdhs"))


def _best_packets(claim: Claim) -> bool:
    view, action = claim.view, claim.choice.action

    def worth(own: int, partner: int) -> tuple[int, int]:
        cards = (*view.packets[own], *view.packets[partner])
        return sum(SUIT[one] == view.trump for one in cards), sum(one[0] in "AKQJ" for one in cards)

    mine = worth(action.own, action.partner)  # type: ignore[attr-defined]
    every = [worth(one.own, one.partner) for one in view.legal]
    return not any(other[0] > mine[0] and other[1] > mine[1] for other in every)


WHIST: Claims = {
    "only-choice": lambda claim: len(claim.view.legal) == 1,
    "promises-most": lambda claim: len(claim.view.legal) > 1,
    "only-winner": lambda claim: [one for one in _cards(claim.view) if _takes(claim.view, one)] == [_card(claim)],
    "lead-master": lambda claim: not claim.view.trick and not any(
        SUIT[one] == SUIT[_card(claim)] and RANK[one] > RANK[_card(claim)] for one in _out(claim.view)
    ),
    "lead-trump": lambda claim: (
        not claim.view.trick and SUIT[_card(claim)] == claim.view.trump and _hidden_trumps(claim.view)
    ),
    "lead-partner": lambda claim: not claim.view.trick and _partner_led(claim),
    "lead-suit": lambda claim: not claim.view.trick and _best_suit(claim),
    "win-cheaply": _cheapest,
    "play-high": _third_high,
    "trump-in": lambda claim: (
        _takes(claim.view, _card(claim)) and SUIT[_card(claim)] == claim.view.trump != _led(claim.view)
        and all(SUIT[one] != _led(claim.view) for one in claim.view.hand)
    ),
    "partner-wins": lambda claim: (
        _partner_ahead(claim.view) and not _takes(claim.view, _card(claim)) and len(claim.view.trick) < 3
        and _holds(claim.view, _ahead(claim.view)[1]) > 0.4
    ),
    "partner-has": lambda claim: (
        _partner_ahead(claim.view) and not _takes(claim.view, _card(claim)) and len(claim.view.trick) == 3
    ),
    "not-worth-it": lambda claim: (
        not _partner_ahead(claim.view) and not _takes(claim.view, _card(claim))
        and any(_takes(claim.view, one) for one in _cards(claim.view))
    ),
    "low-card": lambda claim: SUIT[_card(claim)] == _led(claim.view) and _lowest_of_lost(claim),
    "discard": lambda claim: (
        all(SUIT[one] != _led(claim.view) for one in claim.view.hand) and _lowest_of_lost(claim)
    ),
    "avoid-trick": lambda claim: (
        _unwanted(claim.view) and not (claim.view.trick and _takes(claim.view, _card(claim)))
    ),
    "throw-high": lambda claim: (
        _unwanted(claim.view) and RANK[_card(claim)] >= RANK["Ts"] and not _takes(claim.view, _card(claim))
        and not _partner_ahead(claim.view)
    ),
    "must-take": lambda claim: (
        _unwanted(claim.view) and all(_takes(claim.view, one) for one in _cards(claim.view))
        and _no_higher(claim.view, _card(claim), _cards(claim.view))
    ),
    "throw-queen": lambda claim: (
        _card(claim) == "Qs" and not _takes(claim.view, "Qs") and not _partner_ahead(claim.view)
    ),
    "name-longest": _strongest,
    "name-tried": lambda claim: len(claim.choice.candidates) > 1,
    "keep-for-double": lambda claim: claim.view.tour.dealer_names and claim.choice.action.name() == "keep_trump",
    "keep-trump": lambda claim: claim.choice.action.name() == "keep_trump",
    "leave-weak": lambda claim: claim.choice.action.name() == "leave_to_partner",
    "best-packets": _best_packets,
}  # fmt: skip


# Quist: whether the others still hold unseen cards


def _q(claim: Claim) -> tuple[Any, int, int | None, bool, bool]:
    """Return the view, the card, the phase's highest, whether it is the partner's alone, whether the seat is last."""
    view = claim.view
    card, phase = int(_card(claim)), [(seat, int(one)) for seat, one in view.phase]
    top = max((one for _, one in phase), default=None)
    owners = [seat for seat, one in phase if one == top]
    ours = len(owners) == 1 and owners[0] == (view.seat + 2) % 4
    return view, card, top, ours, len(phase) == 3


def _q_unseen(view: Any, number: int) -> int:
    phases = (*(phase for pile in view.past for phase in pile), *view.pile, view.phase)
    return 8 - view.hand.count(str(number)) - sum(card == str(number) for phase in phases for _, card in phase)


def _q_tied(view: Any, top: int | None) -> bool:
    return sum(int(card) == top for _, card in view.phase) > 1


def _q_lead(rank: Callable[[list[int], int], bool]) -> Callable[[Claim], bool]:
    return lambda claim: not claim.view.phase and rank(sorted(map(int, claim.view.hand)), int(_card(claim)))


def _q_follow(test: Callable[[Any, int, int, bool, bool], bool]) -> Callable[[Claim], bool]:
    def claimed(claim: Claim) -> bool:
        view, card, top, ours, last = _q(claim)
        return top is not None and test(view, card, top, ours, last)

    return claimed


def _kept(claim: Claim) -> str:
    return str(claim.choice.values["kept"])


QUIST: Claims = {
    "only-choice": lambda claim: len(set(claim.view.hand)) == 1,
    "leads-sure": lambda claim: (
        not claim.view.phase and not any(_q_unseen(claim.view, one) for one in range(int(_card(claim)), 10))
    ),
    "leads-highest": _q_lead(lambda hand, card: card == hand[-1]),
    "leads-lowest": _q_lead(lambda hand, card: card == hand[0]),
    "leads-middle": _q_lead(lambda hand, card: hand[0] < card < hand[-1]),
    "wins": _q_follow(lambda view, card, top, ours, last: last and card > top and not ours),
    "overtakes-partner": _q_follow(lambda view, card, top, ours, last: ours and card > top and not last),
    "saves-from-tie": _q_follow(
        lambda view, card, top, ours, last: ours and last and card > top and min(map(int, view.hand)) >= top
    ),
    "takes-over": _q_follow(lambda view, card, top, ours, last: ours and last and card > top),
    "beats": _q_follow(lambda view, card, top, ours, last: card > top and not ours and not last and card < 9),
    "ties-to-deny": _q_follow(
        lambda view, card, top, ours, last: (
            card == top and not ours and not _q_tied(view, top) and (last or card == 9)
        )
    ),
    "ties-for-now": _q_follow(
        lambda view, card, top, ours, last: card == top < 9 and not ours and not _q_tied(view, top) and not last
    ),
    "beats-all": _q_follow(lambda view, card, top, ours, last: card == 9 > top and not ours and not last),
    "ties-partner": _q_follow(lambda view, card, top, ours, last: card == top and ours),
    "tied-already": _q_follow(lambda view, card, top, ours, last: card == top and _q_tied(view, top)),
    "partner-has": _q_follow(lambda view, card, top, ours, last: ours and last and card < top),
    "leaves-to-partner": _q_follow(lambda view, card, top, ours, last: ours and not last and card < top),
    "cannot-beat": _q_follow(
        lambda view, card, top, ours, last: card < top and not ours and max(map(int, view.hand)) <= top
    ),
    "keeps-high": lambda claim: _kept(claim) in claim.view.hand and _kept(claim) > _card(claim),
}


# Šipky: claims about the numbers


def _left(view: Any) -> int:
    return int(view.limit - view.scores[view.seat])


def _number(claim: Claim) -> int:
    return int(claim.choice.action.number)  # type: ignore[attr-defined]


def _numbers(claim: Claim) -> list[int]:
    return [one.number for one in claim.view.legal if one.name() == "compose"]


def _highest_value(claim: Claim) -> bool:
    return all(value <= claim.best + 1e-9 for _, value in claim.choice.candidates)


SIPKY: Claims = {
    "only-choice": lambda claim: len(claim.view.legal) == 1,
    "hits-now": lambda claim: _number(claim) == _left(claim.view),
    "leaves": lambda claim: (
        claim.choice.values["missing"] == _left(claim.view) - _number(claim) > 0
        and sum(_left(claim.view) - one >= 0 for one in _numbers(claim)) > 1 and _highest_value(claim)
    ),
    "leaves-only": lambda claim: (
        claim.choice.values["missing"] == _left(claim.view) - _number(claim) > 0
        and [one for one in _numbers(claim) if one <= _left(claim.view)] == [_number(claim)]
    ),
    "nothing-fits": lambda claim: all(one > _left(claim.view) for one in _numbers(claim)),
    "misses": lambda claim: claim.choice.values["missing"] == _left(claim.view),
    "must-miss": lambda claim: len(claim.view.legal) == 1,
    "two-cards": _highest_value,
    "one-card": _highest_value,
    "end": _highest_value,
    "end-ahead": lambda claim: not any(
        state == "throwing" or (state != "out" and score > claim.view.scores[claim.view.seat])
        for seat, (state, score) in enumerate(zip(claim.view.standings, claim.view.scores, strict=True))
        if seat != claim.view.seat
    ),
}


# Loker: cards held, thrown and still to come


def _thrown(claim: Claim) -> tuple[str, ...]:
    return tuple(getattr(claim.choice.action, "cards", ()))


def _rest(claim: Claim) -> Counter[str]:
    return Counter(claim.view.hand) - Counter(_thrown(claim))


def _exchange_to_come(claim: Claim) -> bool:
    """Return whether the seat has another exchange after this one."""
    return claim.view.closer is None and claim.view.round < 2


LOKER: Claims = {
    "only-choice": lambda claim: len(claim.view.legal) == 1,
    "best-exchange": _highest_value,
    "plans-both": lambda claim: _highest_value(claim) and _exchange_to_come(claim),
    "stands-pat": _highest_value,
    "saves-chips": _highest_value,
    "no-figure": lambda claim: not any(one.name() == "close" for one in claim.view.legal),
    "closes-strong": lambda claim: claim.choice.action.name() == "close" and _highest_value(claim),
    "closes-last": lambda claim: claim.choice.action.name() == "close" and not _exchange_to_come(claim),
    "waits": lambda claim: any(one.name() == "close" for one in claim.view.legal) and _highest_value(claim),
    "lays-down": lambda claim: claim.choice.action.name() == "lay" and len(claim.view.legal) == 1,
    "bets-strong": lambda claim: claim.choice.action.name() in ("bet", "raise"),
    "all-in": lambda claim: claim.choice.action.name() in ("bet", "raise", "call"),
    "bluffs": lambda claim: claim.choice.action.name() in ("bet", "raise"),
    "semi-bluffs": lambda claim: claim.choice.action.name() in ("bet", "raise") and claim.view.betting.interval < 3,
    "calls-odds": lambda claim: claim.choice.action.name() == "call",
    "folds-weak": lambda claim: claim.choice.action.name() == "fold",
    "checks": lambda claim: claim.choice.action.name() == "check" and claim.view.to_call == 0,
}

CLAIMS: dict[str, Claims] = {"whist": WHIST, "quist": QUIST, "sipky": SIPKY, "loker": LOKER}


def claims(setting: Any, seed: int, steps: int) -> Iterator[Claim]:
    """Yield the strongest player's choices in a match in which half of all actions are random legal ones."""
    game = setting[0]
    table, chance = table_of(setting, seed), random.Random(seed)
    club, expert = policy(game, "club"), judge_of(game)
    if isinstance(expert, SamplingPolicy):
        expert.worlds = FEW
    for step in range(steps):
        table.draw()
        if table.over:
            return
        view = table.view(table.to_act)
        if len(view.legal) > 1:
            yield Claim(view, expert.choose(view, random.Random(f"{seed}/{step}"), 0))
        action: Any = club.choose(view, chance, 0).action if chance.random() < 0.5 else chance.choice(view.legal)
        table.act(concrete(table.ruleset, action, chance) if isinstance(action, AmountRange) else action)


def is_true(game: str, claim: Claim) -> bool:
    """Return whether a choice's claim about its position is true. :raises KeyError: for a reason without a check."""
    return CLAIMS[game][claim.choice.reason](claim)


def shown(claim: Claim) -> str:
    """Return a position in short."""
    view = claim.view
    fields = ("trump", "trick", "phase", "limit", "scores", "round", "closer", "null")
    seen = {name: getattr(view, name) for name in fields if hasattr(view, name)}
    if "trick" in seen:
        seen["trick"] = [(one.seat, one.card) for one in seen["trick"]]
    return f"{claim.choice.reason} {claim.choice.action} seat {view.seat} hand {' '.join(view.hand)} {seen}"


def main() -> None:
    """Print every false reason with its position, and the count of each reason and of its falsehoods by game."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--decisions", type=int, default=2000, help="of each game")
    parser.add_argument("--steps", type=int, default=60, help="actions that are looked at in one match")
    parser.add_argument("--first", type=int, default=0, help="seed of the first match")
    parser.add_argument("--game", choices=GAMES, help="of this game alone")
    args = parser.parse_args()
    for game in [args.game] if args.game else GAMES:
        given, false = Counter[str](), Counter[str]()
        settings = [setting for setting in SETTINGS if setting[0] == game]
        seed = args.first
        while given.total() < args.decisions:
            for claim in claims(settings[seed % len(settings)], seed, args.steps):
                given[claim.choice.reason] += 1
                if not is_true(game, claim):
                    false[claim.choice.reason] += 1
                    if false[claim.choice.reason] <= 5:
                        print(game, settings[seed % len(settings)], seed, shown(claim), flush=True)
            seed += 1
        print(f"{game}: {given.total()} decisions, {false.total()} false:", *(
            f"{reason} {count}" + (f" ({false[reason]} false)" if false[reason] else "")
            for reason, count in given.most_common()
        ), sep="\n  ", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
