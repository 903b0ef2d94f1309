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
from typing import Any

from numeramis_access.core.actions import AmountRange
from numeramis_access.games.loker.figures import figure_of
from numeramis_access.players.policy import SamplingPolicy
from tests.contract.walk import SETTINGS, concrete, table_of
from tests.practice.whist_reasons import WHIST, Claim, Claims, card_of
from tests.standard import GAMES, judge_of, policy

#: worlds of a hint
FEW = 4
#: reasons that only say that the action is best, and a number of reasons: at most 30 of them may be such
ONLY_BEST = frozenset({"promises-most", "best-exchange", "plans-both", "leaves", "two-cards", "one-card", "leave-tried",
                       "packets-tried"})  # fmt: skip
OF_REASONS = 300


# Quist: whether the others still hold unseen cards


def _q(claim: Claim) -> tuple[Any, int, int | None, bool, bool]:
    """Return the view, the card, the phase's highest, whether it is the partner's alone, whether the seat is last."""
    view = claim.view
    card, phase = int(card_of(claim)), [(seat, int(one)) for seat, one in view.phase]
    top = max((one for _, one in phase), default=None)
    owners = [seat for seat, one in phase if one == top]
    ours = len(owners) == 1 and owners[0] == (view.seat + 2) % 4
    return view, card, top, ours, len(phase) == 3


def _q_unseen(view: Any, number: int) -> int:
    phases = (*(phase for pile in view.past_piles for phase in pile), *view.pile, view.phase)
    return 8 - view.hand.count(str(number)) - sum(card == str(number) for phase in phases for _, card in phase)


def _q_tied(view: Any, top: int | None) -> bool:
    return sum(int(card) == top for _, card in view.phase) > 1


def _q_lead(rank: Callable[[list[int], int], bool]) -> Callable[[Claim], bool]:
    return lambda claim: not claim.view.phase and rank(sorted(map(int, claim.view.hand)), int(card_of(claim)))


def _q_follow(test: Callable[[Any, int, int, bool, bool], bool]) -> Callable[[Claim], bool]:
    def claimed(claim: Claim) -> bool:
        view, card, top, ours, last = _q(claim)
        return top is not None and test(view, card, top, ours, last)

    return claimed


def _kept(claim: Claim) -> str:
    return str(claim.told["kept"])


def _q_counted(claim: Claim) -> bool:
    """Return whether the told numbers are those of the unseen cards."""
    view, card, kept = claim.view, int(card_of(claim)), int(_kept(claim))
    over, above = (sum(_q_unseen(view, one) for one in range(number + 1, 10)) for number in (card, kept))
    told = claim.told
    return (told["over"], told["above"], told["same"]) == (over, above, _q_unseen(view, card))


QUIST: Claims = {
    "only-choice": lambda claim: len(set(claim.view.hand)) == 1,
    "leads-sure": lambda claim: (
        not claim.view.phase and not any(_q_unseen(claim.view, one) for one in range(int(card_of(claim)), 10))
    ),
    "leads-top": lambda claim: _q_lead(lambda hand, card: card == hand[-1])(claim) and _q_counted(claim),
    "leads-keeping": lambda claim: (
        _q_lead(lambda hand, card: card < hand[-1])(claim) and _kept(claim) == max(claim.view.hand)
        and _q_counted(claim)
    ),
    "wins": _q_follow(lambda view, card, top, ours, last: last and card > top and not ours),
    "overtakes-partner": _q_follow(lambda view, card, top, ours, last: ours and card > top and not last),
    "saves-from-tie": _q_follow(
        lambda view, card, top, ours, last: ours and last and card > top and min(map(int, view.hand)) >= top
    ),
    "takes-over": _q_follow(lambda view, card, top, ours, last: ours and last and card > top),
    "beats-some": lambda claim: _q_counted(claim) and _q_follow(
        lambda view, card, top, ours, last: card > top and not ours and not last and card < 9
    )(claim),
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
    "partner-has": _q_follow(
        lambda view, card, top, ours, last: ours and last and card < min(top, max(map(int, view.hand)))
    ),
    "leaves-to-partner": _q_follow(
        lambda view, card, top, ours, last: ours and not last and card < min(top, max(map(int, view.hand)))
    ),
    "cannot-beat": _q_follow(
        lambda view, card, top, ours, last: (
            card < top and max(map(int, view.hand)) <= top and (not ours or card == max(map(int, view.hand)))
        )
    ),
    "keeps-high": lambda claim: _kept(claim) in claim.view.hand and _kept(claim) > card_of(claim),
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


#: the largest error of a chance that this module computes by a simpler rule for zeros; small packs are not compared
ROUGH, SMALL_PACK = 0.02, 20


def _rests(claim: Claim) -> bool:
    """Return whether the told distances are those that the choice and some other action leave."""
    view, told = claim.view, claim.told
    left = {_left(view) - getattr(one, "number", 0) for one in view.legal if one.name() in ("compose", "miss")}
    return told["missing"] == _left(view) - getattr(claim.choice.action, "number", 0) and told["other"] in left


def chances(view: Any, rest: int, cards: int) -> tuple[float, float] | None:
    """Return the chances of a hit and of going bust with a throw from a distance; None from a small pack.

    Zeros that are drawn again count as if the pack had none of them.
    """
    seen = Counter((*view.used_cards, *view.hand))
    pack = [8 - seen[str(number)] for number in range(10)]
    if sum(pack) < SMALL_PACK:
        return None
    draws: dict[tuple[int, ...], float] = {(one,): float(pack[one]) for one in range(1, 10)}
    if cards == 2:
        pairs = [(one, two) for one in range(10) for two in range(10) if one or two]
        draws = {pair: float(pack[pair[0]] * (pack[pair[1]] - (pair[0] == pair[1]))) for pair in pairs}
    hit = out = 0.0
    for drawn, weight in draws.items():
        made = {drawn[0]} if cards == 1 else {10 * drawn[0] + drawn[1], 10 * drawn[1] + drawn[0]}
        hit += weight * (rest in made)
        out += weight * (min(made) > rest)
    total = sum(draws.values())
    return hit / total, 0.0 if view.options.is_exact and cards == 1 else out / total


def _is_told(told: float, found: tuple[float, float] | None, at: int) -> bool:
    """Return whether a told chance is about right, and none where it is told as none."""
    return found is None or (abs(told - found[at]) < ROUGH and (told == 0) == (found[at] == 0))


def _near(claim: Claim, name: str, rest: str, what: str) -> bool:
    told, distance = claim.told, int(claim.told[rest])
    if what == "out":
        return _is_told(told[name], chances(claim.view, distance, int(told["cards"])), 1)
    both = [found for cards in (1, 2) if (found := chances(claim.view, distance, cards)) is not None]
    return not both or _is_told(told[name], max(both), 0)


def _risk_told(claim: Claim, name: str, cards: int) -> bool:
    return _is_told(claim.told[name], chances(claim.view, _left(claim.view), cards), 1)


def _left_told(claim: Claim) -> bool:
    return bool(claim.told["missing"] == _left(claim.view))


SIPKY: Claims = {
    "only-choice": lambda claim: len(claim.view.legal) == 1,
    "hits-now": lambda claim: _number(claim) == _left(claim.view),
    "leaves": lambda claim: (
        claim.told["missing"] == _left(claim.view) - _number(claim) > 0
        and sum(_left(claim.view) - one >= 0 for one in _numbers(claim)) > 1 and _highest_value(claim)
    ),
    "leaves-only": lambda claim: (
        claim.told["missing"] == _left(claim.view) - _number(claim) > 0
        and [one for one in _numbers(claim) if one <= _left(claim.view)] == [_number(claim)]
    ),
    "nothing-fits": lambda claim: all(one > _left(claim.view) for one in _numbers(claim)),
    "leaves-hit": lambda claim: _rests(claim) and _near(claim, "chance", "missing", "hit") and _near(
        claim, "less", "other", "hit"
    ) and claim.told["chance"] > claim.told["less"],
    "leaves-safer": lambda claim: _rests(claim) and _near(claim, "risk", "missing", "out") and _near(
        claim, "more", "other", "out"
    ) and claim.told["risk"] < claim.told["more"],
    "leaves-nearer": lambda claim: _rests(claim) and (
        claim.told["by"] == int(claim.told["other"]) - int(claim.told["missing"]) > 0
    ),
    "leaves-far": lambda claim: _rests(claim) and min(int(claim.told[name]) for name in ("missing", "other")) > 99 and (
        claim.best - max(value for action, value in claim.choice.candidates if action != claim.choice.action) < 0.05
    ),
    "two-or-one": lambda claim: _highest_value(claim) and _risk_told(claim, "risk", 2),
    "one-or-two": lambda claim: _highest_value(claim) and _risk_told(claim, "risk", 1) and _risk_told(
        claim, "other", 2
    ),
    "two-or-end": lambda claim: _highest_value(claim) and _risk_told(claim, "risk", 2) and _left_told(claim),
    "one-or-end": lambda claim: _highest_value(claim) and _risk_told(claim, "risk", 1) and _left_told(claim),
    "end-or-throw": lambda claim: _highest_value(claim) and _left_told(claim) and _risk_told(
        claim, "risk", int(claim.told["cards"])
    ) and claim.told["risk"] > 0,
    "misses": lambda claim: claim.told["missing"] == _left(claim.view),
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


#: sampled draws behind each chance, and the largest error of one
DRAWN, OFF = 400, 0.12


def _drawn(claim: Claim, better: bool) -> bool:
    """Return whether the told chance of a higher (or lower) figure is that of sampled draws; never told as none if
    one draw makes it so.
    """
    view, rng = claim.view, random.Random(3)
    seen = Counter(card for cards in (*view.hands, *view.thrown) for card in cards if card in "0123456789")
    unseen = [str(number) for number in range(10) for _ in range(8 - seen[str(number)])]
    kept, count = list(_rest(claim).elements()), len(_thrown(claim))
    now = _figure_rank(view.hand)
    ranks = [_figure_rank((*kept, *rng.sample(unseen, count))) for _ in range(DRAWN)]
    found = sum(rank > now if better else rank < now for rank in ranks) / DRAWN
    told = claim.told["chance" if better else "risk"]
    return abs(told - found) < OFF and not (told == 0 and found)


def _first_more(claim: Claim, more: str, less: str) -> bool:
    return bool(claim.told[more] > claim.told[less])


def _figure_rank(hand: tuple[str, ...]) -> int:
    return figure_of(tuple(sorted(hand))).rank


LOKER: Claims = {
    "only-choice": lambda claim: len(claim.view.legal) == 1,
    "best-exchange": _highest_value,
    "plans-both": lambda claim: _highest_value(claim) and _exchange_to_come(claim),
    "improves-more": lambda claim: _drawn(claim, better=True) and _first_more(claim, "chance", "less"),
    "betters-more": lambda claim: _first_more(claim, "chance", "less"),
    "spoils-less": lambda claim: _drawn(claim, better=False) and _first_more(claim, "more", "risk"),
    "improves": lambda claim: _drawn(claim, better=True) and _drawn(claim, better=False),
    "stands-pat-risk": _highest_value,
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
        if table.is_over:
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
        bare = OF_REASONS * sum(given[reason] for reason in ONLY_BEST) / given.total()
        print(f"{game}: {bare:.0f} of {OF_REASONS} reasons only say that the action is best", flush=True)


if __name__ == "__main__":
    main()
