"""Lessons of Loker: cards to throw away, the time to close, the value of a stake."""

from __future__ import annotations

from collections import Counter

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import NUMBERS, Card
from numeramis_access.core.ruleset import View
from numeramis_access.games.loker import events
from numeramis_access.games.loker.practice.moments import SEEDS_OF_TOPICS
from numeramis_access.games.loker.state import EXCHANGE_ROUNDS, LokerView
from numeramis_access.practice.topics import AskedTopic, Topic, Topics


def _exchanges(view: LokerView) -> bool:
    return any(isinstance(action, events.Exchange) for action in view.legal)


def _figure(view: LokerView) -> str:
    return view.figure.name if view.figure is not None else "none"


def has_nothing(view: LokerView) -> bool:
    """Return whether the hand has no figure, the player can exchange, and no one has closed."""
    return _exchanges(view) and _figure(view) == "none" and view.closer is None


def has_pairs(view: LokerView) -> bool:
    """Return whether the hand has two or three pairs, the player can exchange, and no one has closed."""
    return _exchanges(view) and _figure(view) in ("two_pairs", "three_pairs") and view.closer is None


def has_three(view: LokerView) -> bool:
    """Return whether the hand has one three of a kind, alone or with a pair, the player can exchange, and no one has
    closed.
    """
    return _exchanges(view) and _figure(view) in ("three", "three_two") and view.closer is None


def has_straight(view: LokerView) -> bool:
    """Return whether the hand has a straight, the player can exchange, and no one has closed."""
    return _exchanges(view) and _figure(view).startswith("straight") and view.closer is None


def has_pair_and_run(view: LokerView) -> bool:
    """Return whether the hand has a pair and four numbers in a row, but no figure, and the player can exchange."""
    numbers = sorted(map(int, set(view.hand)))
    run = any(set(range(low, low + 4)) <= set(numbers) for low in range(7))
    return _exchanges(view) and _figure(view) == "none" and run and max(Counter(view.hand).values()) == 2


def can_close(view: LokerView) -> bool:
    """Return whether the player can close in the first round."""
    return view.round == 1 and events.Close() in view.legal


def can_close_pairs(view: LokerView) -> bool:
    """Return whether the player can close in the first round with two pairs as the highest figure."""
    return can_close(view) and _figure(view) == "two_pairs"


def has_last_turn(view: LokerView) -> bool:
    """Return whether another player has closed and the player can still exchange."""
    return view.closer is not None and _exchanges(view)


def can_open_betting(view: LokerView) -> bool:
    """Return whether a betting interval runs in which the player has no stake to answer."""
    return view.betting is not None and view.betting.open and not view.to_call


def must_answer_stake(view: LokerView) -> bool:
    """Return whether the player has to answer a stake of a betting interval."""
    return view.betting is not None and view.betting.open and view.to_call > 0


def _took(view: LokerView) -> list[int]:
    """Return how many cards each rival who has staked in this interval took in the last exchange."""
    staked = view.betting.bets if view.betting is not None else ()
    rivals = [seat for seat, chips in enumerate(staked) if seat != view.seat and chips]
    return [view.changed[seat][-1] for seat in rivals if view.changed[seat]]


def reads_exchange(view: LokerView) -> bool:
    """Return whether the player has to answer, between the two exchanges, the stake of a rival who has exchanged."""
    return must_answer_stake(view) and view.round < EXCHANGE_ROUNDS and bool(_took(view))


def reads_size(view: LokerView) -> bool:
    """Return whether the player has to answer, after the last exchange, the stake of the only rival left, who has
    exchanged.
    """
    if not must_answer_stake(view) or view.betting is None or view.round < EXCHANGE_ROUNDS:
        return False
    left = [seat for seat in view.order if seat != view.seat and not view.betting.folded[seat]]
    return len(left) == 1 and bool(_took(view))


def can_improve_figure(view: LokerView) -> bool:
    """Return whether the player has a figure, can exchange cards for a better one, and no one has closed."""
    return _exchanges(view) and _figure(view) != "none" and view.closer is None


def is_closing(view: View, action: Action) -> bool:
    """Return whether an action closes. :param view: ignored. :param action: the action."""
    return isinstance(action, events.Close)


def exchanged_count(view: View, action: Action) -> int:
    """Return the number of cards that an action exchanges, 0 for other actions.

    :param view: ignored. :param action: the action.
    """
    return len(action.cards) if isinstance(action, events.Exchange) else 0


def stays_in_game(view: View, action: Action) -> bool:
    """Return whether an action stays in the game: all but a fold. :param view: ignored. :param action: the action."""
    return not isinstance(action, events.Fold)


def is_staking(view: View, action: Action) -> bool:
    """Return whether an action adds chips by a bet or a raise; a call does not count.

    :param view: ignored. :param action: the action.
    """
    return isinstance(action, events.Bet | events.Raise)


def fault(view: LokerView, action: Action, best: Action) -> str:
    """Return the code of the mistake in a choice, or an empty string if no known description fits.

    :param view: the view of the player.
    :param action: the choice.
    :param best: the best action.
    """
    match action, best:
        case events.Exchange(thrown), events.Exchange(advised):
            return _exchanged_badly(view, Counter(thrown), Counter(advised))
        case (events.Exchange() | events.Pass() | events.Lay()), events.Close():
            return "waits" if view.round == 1 else ""
        case events.Exchange(thrown), _:
            if Counter(thrown) - Counter(view.figure.free if view.figure is not None else view.hand):
                return "breaks-hand"
            return "exchange-dear" if view.options.stakes == "simple" else ""
        case events.Close(), _:
            return "closes-early" if isinstance(best, events.Exchange) else "closes-weak"
        case (events.Pass() | events.Lay()), _:
            return "keeps-bad"
    return _staked_badly(action, best)


def _exchanged_badly(view: LokerView, thrown: Counter[Card], advised: Counter[Card]) -> str:
    """Return the mistake in the exchanged cards."""
    lost, kept = thrown - advised, advised - thrown
    if not lost:
        return "keeps-bad"
    if any(view.hand.count(card) > 1 or card in _runs(view) for card in lost):
        return "throws-good"
    return "throws-other" if kept else "throws-many"


def _runs(view: LokerView) -> set[Card]:
    """Return the numbers that belong to a straight, or to one that lacks a single card."""
    windows = (
        set(NUMBERS[low : low + STRAIGHT_LENGTH]) & set(view.hand) for low in range(len(NUMBERS) - STRAIGHT_LENGTH + 1)
    )
    return {card for run in windows if len(run) >= STRAIGHT_LENGTH - 1 for card in run}


def _staked_badly(action: Action, best: Action) -> str:
    """Return the mistake in a stake."""
    match action, best:
        case (events.Bet(own) | events.Raise(own)), (events.Bet(other) | events.Raise(other)):
            return "stake-too-high" if own > other else "stake-too-low"
        case (events.Bet() | events.Raise()), _:
            return "too-bold"
        case events.Call(), events.Fold():
            return "too-dear"
    return "too-timid"


#: the number of cards in a straight
STRAIGHT_LENGTH = 5
SIMPLE_STAKES, POKER_STAKES = {"stakes": "simple"}, {"stakes": "poker"}
TOPICS = Topics(
    {
        "figure": AskedTopic("figure"),
        "three": Topic(has_three), "pairs": Topic(has_pairs), "straight": Topic(has_straight),
        "pair-or-run": Topic(has_pair_and_run), "nothing": Topic(has_nothing),
        "close": Topic(can_close, parts=is_closing, seeds=SEEDS_OF_TOPICS.get("close", {})),
        "last-turn": Topic(has_last_turn),
        "draw": Topic(can_improve_figure, parts=exchanged_count, seeds=SEEDS_OF_TOPICS.get("draw", {})),
        "chips": Topic(_exchanges, SIMPLE_STAKES),
        "bets": Topic(can_open_betting, POKER_STAKES, parts=is_staking, seeds=SEEDS_OF_TOPICS.get("bets", {})),
        "calls": Topic(must_answer_stake, POKER_STAKES, parts=stays_in_game, seeds=SEEDS_OF_TOPICS.get("calls", {})),
        "drawn": Topic(reads_exchange, POKER_STAKES, parts=stays_in_game, seeds=SEEDS_OF_TOPICS.get("drawn", {})),
        "size": Topic(reads_size, POKER_STAKES, parts=stays_in_game, seeds=SEEDS_OF_TOPICS.get("size", {})),
        "close-pairs": Topic(can_close_pairs, parts=is_closing, seeds=SEEDS_OF_TOPICS.get("close-pairs", {})),
    },
    fault,
    (events.RoundOpened, events.BettingOpened),  # after a close, the last turns and the open hands are heard
)  # fmt: skip
