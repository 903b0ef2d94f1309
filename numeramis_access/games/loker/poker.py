"""Poker stakes for Loker: betting intervals, all-in, limits, side pots and odd chips (rules L16-L18)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from numeramis_access.core.actions import Action, AmountRange, Event, Refusal
from numeramis_access.core.seats import Seat
from numeramis_access.games.loker import events
from numeramis_access.games.loker.figures import figure_of
from numeramis_access.games.loker.state import EXCHANGE_ROUNDS, Betting, LokerState

#: the most bets and raises in one interval at fixed limit: a bet and three raises
MAX_RAISES = 4

STAKE_ACTIONS: tuple[type[Action], ...] = (events.Check, events.Call, events.Fold, events.Bet, events.Raise)


class Pot(NamedTuple):
    """A main or side pot.

    :param chips: the chips in the pot. :param seats: the seats that can win it, in the order of the game.
    """

    chips: int
    seats: tuple[Seat, ...]


def betting_of(state: LokerState) -> Betting:
    """Return the betting of a game at poker stakes.

    :raises AssertionError: at other stakes.
    """
    assert state.betting is not None
    return state.betting


def seats_in_game(state: LokerState) -> tuple[Seat, ...]:
    """Return the seats that have not folded, clockwise from the dealer's left."""
    folded = betting_of(state).folded
    return tuple(seat for seat in state.order if not folded[seat])


def smallest_bet(state: LokerState) -> int:
    """Return the smallest bet of the current game, in chips (L16)."""
    return state.options.smallest_bet_in(state.games + 1)


def to_call(state: LokerState, seat: Seat) -> int:
    """Return the chips that a seat must add to stay in, at most all that it has (L16).

    :param state: a state in a betting interval. :param seat: the seat, from 0.
    """
    betting = betting_of(state)
    return min(betting.highest_stake - betting.bets[seat], state.chips[seat])


def raise_range(state: LokerState, seat: Seat) -> tuple[int, int] | None:
    """Return the smallest and the largest stake to which a seat may bet or raise, None if it may not (L16).

    Both are whole stakes of the interval, in chips; a seat with fewer chips than the smallest one may stake all it has.
    No seat may raise unless another can answer. A seat that has acted may raise again only after a full bet or raise.
    At pot limit the largest raise is the pot after the call; at fixed limit both stakes are one step above the highest.
    A fixed limit and the option ``most_raises`` end the raises of an interval.

    :param state: a state in a betting interval.
    :param seat: the seat to act, from 0.
    """
    betting = betting_of(state)
    own = betting.bets[seat] + state.chips[seat]
    answers = any(
        betting.bets[other] + state.chips[other] > betting.highest_stake
        for other in seats_in_game(state)
        if other != seat
    )
    cap = MAX_RAISES if state.options.limit == "fixed" else state.options.most_raises
    if betting.acted[seat] or own <= betting.highest_stake or not answers or (cap and betting.raises >= cap):
        return None
    least = betting.highest_stake + max(betting.step, smallest_bet(state))
    match state.options.limit:
        case "none":
            most = own
        case "pot":
            most = max(least, state.bank + 2 * betting.highest_stake - betting.bets[seat])
        case "fixed":
            most = least
    return min(own, least), min(own, most)


def betting_actions(state: LokerState, seat: Seat) -> tuple[Action | AmountRange, ...]:
    """Return the legal actions of the seat to act in a betting interval (L16): check, or call and fold; and the bets or
    raises as one range of amounts, in chips.

    :param state: a state in a betting interval. :param seat: the seat to act, from 0.
    """
    betting = betting_of(state)
    asked = betting.highest_stake > betting.bets[seat]
    actions: list[Action | AmountRange] = [events.Call(), events.Fold()] if asked else [events.Check()]
    amounts = raise_range(state, seat)
    if amounts is not None:
        actions.insert(1, AmountRange("raise" if betting.highest_stake else "bet", *amounts))
    return tuple(actions)


def refuse_staking(state: LokerState, seat: Seat, action: Action) -> Refusal | None:
    """Return why the seat to act may not do this in a betting interval (L16); None if it may.

    :param state: a state in a betting interval. :param seat: the seat to act, from 0.
    :param action: the wished action; exchanges and other actions that stake nothing are refused.
    """
    betting = betting_of(state)
    asked = betting.highest_stake > betting.bets[seat]
    match action:
        case events.Check():
            return Refusal("must-call", "L16", {"chips": to_call(state, seat)}) if asked else None
        case events.Call() | events.Fold():
            return None if asked else Refusal("nothing-to-call", "L16")
        case events.Bet() if betting.highest_stake:
            return Refusal("raise-instead", "L16")
        case events.Raise() if not betting.highest_stake:
            return Refusal("bet-instead", "L16")
        case events.Bet(to) | events.Raise(to):
            amounts = raise_range(state, seat)
            if amounts is None:
                return Refusal("raise-closed", "L16")
            least, most = amounts
            return None if least <= to <= most else Refusal("stake-outside", "L16", {"least": least, "most": most})
    return Refusal("not-now", "L16")


def decide_staking(state: LokerState, seat: Seat, action: Action) -> Event:
    """Return the event that an action of a betting interval causes; the action must be legal.

    :param state: a state in a betting interval.
    :param seat: the seat, from 0, that acts.
    :param action: a check, call, fold, bet or raise.
    :raises ValueError: for any other action.
    """
    betting = betting_of(state)
    left = state.chips[seat]
    match action:
        case events.Check():
            return events.CheckMade(seat)
        case events.Fold():
            return events.HandFolded(seat)
        case events.Call():
            chips = to_call(state, seat)
            return events.BetCalled(seat, chips, chips == left)
        case events.Bet(to):
            return events.BetMade(seat, to, to == left)
        case events.Raise(to):
            chips = to - betting.bets[seat]
            return events.BetRaised(seat, to, chips, chips == left)
    raise ValueError(action)


def evolve_staking(state: LokerState, event: Event) -> LokerState:
    """Return the state after an action of a betting interval, with the turn at the next seat that has to act, or at
    none.

    :param state: the state before.
    :param event: the event of the action.
    :raises ValueError: for any other event.
    """
    match event:
        case events.CheckMade(seat) | events.HandFolded(seat):
            chips = 0
        case events.BetCalled(seat, chips):
            pass
        case events.BetMade(seat, chips) | events.BetRaised(seat, _, chips):
            state = _after_raise(state, seat, chips)
        case _:
            raise ValueError(event)
    betting = betting_of(state)
    folded = with_value(betting.folded, seat, isinstance(event, events.HandFolded))
    betting = msgspec.structs.replace(betting, folded=folded, acted=with_value(betting.acted, seat, True))
    state = with_stake(msgspec.structs.replace(state, betting=betting), seat, chips)
    return msgspec.structs.replace(state, turn=_next_to_bet(state, seat))


def _after_raise(state: LokerState, seat: Seat, chips: int) -> LokerState:
    """Return the state with a bet or raise counted; only a full one reopens the betting (L16)."""
    betting = betting_of(state)
    by = betting.bets[seat] + chips - betting.highest_stake
    if by >= max(betting.step, smallest_bet(state)):
        betting = msgspec.structs.replace(betting, step=by, acted=(False,) * state.seats)
    return msgspec.structs.replace(state, betting=msgspec.structs.replace(betting, raises=betting.raises + 1))


def with_stake(state: LokerState, seat: Seat, chips: int) -> LokerState:
    """Return the state with chips moved from a seat into the bank; at poker stakes they also count as its stakes.

    :param state: the state before.
    :param seat: the seat, from 0, that pays.
    :param chips: the number of chips; negative chips go back to the seat.
    """
    betting = state.betting
    if betting is not None:
        bets = with_value(betting.bets, seat, betting.bets[seat] + chips)
        paid = with_value(betting.paid, seat, betting.paid[seat] + chips)
        betting = msgspec.structs.replace(betting, bets=bets, paid=paid)
    left = with_value(state.chips, seat, state.chips[seat] - chips)
    return msgspec.structs.replace(state, betting=betting, chips=left, bank=state.bank + chips)


def with_value(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    """Return a tuple that has a value for each seat, with one value changed.

    :param values: the values, one for each seat from 0.
    :param seat: the seat, from 0, whose value changes.
    :param value: the new value.
    """
    return (*values[:seat], value, *values[seat + 1 :])


def _next_to_bet(state: LokerState, after: Seat) -> Seat | None:
    """Return the next seat that has not acted in this interval or whose stake is below the highest; else None."""
    betting = betting_of(state)
    players = seats_in_game(state)
    if len(players) == 1:
        return None
    place = state.order.index(after)
    for seat in (*state.order[place + 1 :], *state.order[:place]):
        waits = betting.bets[seat] < betting.highest_stake or not betting.acted[seat]
        if seat in players and state.chips[seat] and waits:
            return seat
    return None


def open_interval(state: LokerState, event: events.BettingOpened) -> LokerState:
    """Return the state at the start of a betting interval, without stakes in it.

    :param state: the state before.
    :param event: the opening; its seat has the turn.
    """
    nobody = (False,) * state.seats
    betting = msgspec.structs.replace(
        betting_of(state), bets=(0,) * state.seats, acted=nobody, step=0, raises=0, interval=event.interval, open=True
    )
    return msgspec.structs.replace(state, betting=betting, turn=event.seat)


def follow_stakes(state: LokerState) -> Event | None:
    """Return the next event of a game at poker stakes that needs no choice, when nobody has to act.

    They are, in this order: an uncalled bet is returned; the next interval or exchange begins; the remaining hands are
    laid down; each pot is won. Return None if the game is ready to be scored.
    """
    betting = betting_of(state)
    players = seats_in_game(state)
    if betting.open:
        first, second = sorted(betting.bets, reverse=True)[:2]
        if first > second:
            return events.BetReturned(betting.bets.index(first), first - second)
    if len(players) > 1:
        opened = _next_stage(state, players) if not any(state.laid) else None
        if opened is not None:
            return opened
        covered = [seat for seat in players if not state.laid[seat]]
        if covered:
            return events.HandLaid(covered[0], state.hands[covered[0]])
    pots = pots_of(betting.paid, players)
    return _pot_won(state, pots, state.pots_won) if state.pots_won < len(pots) else None


def _next_stage(state: LokerState, players: tuple[Seat, ...]) -> Event | None:
    """Return the next interval or exchange, None for the showdown; a single player with chips does not bet."""
    with_chips = [seat for seat in players if state.chips[seat]]
    if not betting_of(state).open and len(with_chips) > 1:
        return events.BettingOpened(state.round + 1, with_chips[0], state.bank)
    return events.RoundOpened(state.round + 1, players[0]) if state.round < EXCHANGE_ROUNDS else None


def pots_of(paid: tuple[int, ...], players: tuple[Seat, ...]) -> list[Pot]:
    """Return the main pot, then the side pots (L18). Each goes up to the stake of a player who has not folded, lowest
    first; folded stakes are part of them.

    :param paid: each seat's stakes in the game, in chips.
    :param players: the seats that have not folded, in the order of the game.
    """
    pots: list[Pot] = []
    below = 0
    for level in sorted({paid[seat] for seat in players}):
        chips = sum(min(stake, level) - min(stake, below) for stake in paid)
        pots.append(Pot(chips, tuple(seat for seat in players if paid[seat] >= level)))
        below = level
    return pots


def _pot_won(state: LokerState, pots: list[Pot], side: int) -> events.PotWon:
    """Return the winners of a pot; odd chips go to the winners nearest to the dealer's left (L18)."""
    chips, players = pots[side]
    best = max(figure_of(state.hands[seat]) for seat in players)
    winners = tuple(seat for seat in players if figure_of(state.hands[seat]) == best)
    share, odd = divmod(chips, len(winners))
    return events.PotWon(winners, tuple(share + (place < odd) for place in range(len(winners))), side)
