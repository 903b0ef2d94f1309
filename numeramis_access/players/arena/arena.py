"""Play duplicate deals between two players of any game, and measure the first one's result and thinking time.

In pairs each deal is played from both sides. In other games the first player sits on every seat in turn and the second
on all others. The seed gives packs, dealer and lots, so both players get the same deal. Each deal is the first of a
match of its own.
"""

from __future__ import annotations

import random
import shlex
from collections import Counter
from functools import lru_cache
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from numeramis_access.core.actions import Action, Refusal
from numeramis_access.core.ruleset import AnyRuleset, Options, State
from numeramis_access.core.table import Table
from numeramis_access.players.arena.other_program import OtherProgram
from numeramis_access.players.opponents import Opponents
from numeramis_access.players.policy import Policy

ENGINE_PREFIX = "engine"


class Contest(NamedTuple):
    """The settings of a contest.

    :param rules: rules of the game.
    :param opponents: computer players of the game.
    :param options: options of the game.
    :param seats: number of seats.
    :param first: a level or other player of the game; ``engine:COMMAND`` or ``engine@LEVEL:COMMAND`` for another
        program that speaks the engine protocol.
    :param second: the same for the other player.
    :param seed: seed of packs, lots and choices.
    :param ms: thinking time in milliseconds; 0 for a fixed amount of work.
    :param worlds: number of worlds for players that sample them; 0 for the usual number.
    """

    rules: AnyRuleset
    opponents: Opponents
    options: Options
    seats: int
    first: str
    second: str
    seed: int = 1
    ms: int = 0
    worlds: int = 0


class PlayedDeal(NamedTuple):
    """One deal played from every side. Results are in the game's unit, and more is better.

    :param deal: number of the deal.
    :param mean_units: mean of the first player's units over the sides that it played.
    :param opponents_mean_units: mean of the second player's units over all its sides; 0 if it had none.
    :param moves: number of the first player's choices.
    :param seconds: time of all these choices together.
    :param longest_seconds: time of the slowest of them; 0 without any.
    :param forfeits: moves forfeited by other programs: player, reason and count.
    """

    deal: int
    mean_units: float
    opponents_mean_units: float
    moves: int
    seconds: float
    longest_seconds: float
    forfeits: tuple[tuple[str, str, int], ...] = ()


class ContestResult(NamedTuple):
    """The first player's results over many deals.

    :param deals: number of deals.
    :param mean_units: the first player's units per deal.
    :param half_interval: half the width of the 95 % confidence interval of ``mean_units``; 0 for a single deal.
    :param opponents_mean_units: the second player's units per deal.
    :param mean_seconds: the first player's mean time for a choice; 0 if it made none.
    :param longest_seconds: time of the first player's slowest choice.
    """

    deals: int
    mean_units: float
    half_interval: float
    opponents_mean_units: float
    mean_seconds: float
    longest_seconds: float


class SeatedPlayer(Protocol):
    """A player that can choose for the seats of the arena's tables."""

    def note_new_table(self, table: Table) -> None:
        """Start at a new table, whose first cards are dealt; the player can then be asked for any seat of it."""

    def choose(self, table: Table, chance: str, ms: int) -> Action:
        """Return an action for the seat to act.

        :param table: the match. :param chance: seed of the choice; other programs can ignore it.
        :param ms: thinking time in milliseconds, 0 for a fixed amount of work.
        :raises OSError: if another program cannot be started.
        """

    def note_action(self, seat: int, action: Action, table: Table) -> None:
        """Take note of a seat's action, after the table has performed it.

        :param seat: the seat that acted, from 0. :param action: its action. :param table: the match after the action.
        """

    def note_end(self) -> None:
        """Finish the play at the current table."""


class SeatedPolicy:
    """One of our own players at a table. :param player: the policy that chooses for the seat."""

    def __init__(self, player: Policy) -> None:
        self._player = player

    def note_new_table(self, table: Table) -> None:
        """Do nothing: a policy uses only the view."""

    def choose(self, table: Table, chance: str, ms: int) -> Action:
        """Return the policy's action.

        :param table: the match.
        :param chance: seed of the choice.
        :param ms: thinking time in milliseconds, 0 for a fixed amount of work.
        """
        return self._player.choose(table.view(table.to_act), random.Random(chance), ms).action

    def note_action(self, seat: int, action: Action, table: Table) -> None:
        """Do nothing: a policy uses only the view."""

    def note_end(self) -> None:
        """Do nothing: a policy keeps nothing about a table."""


@lru_cache(maxsize=8)
def seated_player(opponents: Opponents, name: str, worlds: int) -> SeatedPlayer:
    """Return a player by name. The last eight players are kept, so that a program keeps running between deals.

    :param opponents: computer players of the game.
    :param name: a level, or ``engine:`` and a command, as for ``Contest.first``.
    :param worlds: number of worlds for players that sample them; 0 for the usual number. Programs ignore it.
    :raises KeyError: for an unknown level.
    :raises ValueError: for a number of worlds in a game without sampling players, or a command with an open quote.
    """
    kind, colon, command = name.partition(":")
    if colon and kind.partition("@")[0] == ENGINE_PREFIX:
        return OtherProgram(shlex.split(command), kind.partition("@")[2] or "expert")
    return SeatedPolicy(opponents.member(name, worlds))


def play_deal(contest: Contest, number: int) -> PlayedDeal:
    """Play one deal of a contest from every side, and return the results. The first call for a contest also lets the
    first player choose once, untimed, so that data and modules are loaded.

    :param contest: the settings.
    :param number: number of the deal; it is added to the contest's seed and decides the dealer.
    :raises ValueError: if a player's action is refused, or for the names and worlds that ``seated_player`` refuses.
    :raises OSError: if another program cannot be started.
    :raises KeyError: for an unknown level.
    """
    _warm_up(contest)
    before = _forfeits(contest)
    table = _table(contest, number)
    pairs = table.ruleset.has_partners(table.state)
    sides = 2 if pairs else contest.seats
    made, others = [], []
    times: list[float] = []
    for side in range(sides):
        if side:
            table = _table(contest, number)
        result = _side_results(contest, table, _play(contest, table, number, side, sides, times))
        made.append(result[side])
        others += [value for place, value in enumerate(result) if place != side]
    forfeits = tuple((*key, count) for key, count in sorted((_forfeits(contest) - before).items()))
    longest = max(times, default=0.0)
    return PlayedDeal(number, fmean(made), fmean(others or [0.0]), len(times), sum(times), longest, forfeits)


def _forfeits(contest: Contest) -> Counter[tuple[str, str]]:
    """Return the number of moves that other programs forfeited so far, by player and reason."""
    forfeits: Counter[tuple[str, str]] = Counter()
    for name in {contest.first, contest.second}:
        player = seated_player(contest.opponents, name, contest.worlds)
        if isinstance(player, OtherProgram):
            forfeits.update({(name, why): count for why, count in player.forfeits.items()})
    return forfeits


def _table(contest: Contest, number: int) -> Table:
    """Return the table of a deal, after the draws of chance. :param number: number of the deal."""
    table = Table(contest.rules, contest.options, contest.seats, contest.seed + number, number % contest.seats)
    table.draw()
    return table


def _play(contest: Contest, table: Table, number: int, side: int, sides: int, times: list[float]) -> Any:
    """Play a deal with the first player on one side; return the state at the end of the deal.

    :param number: number of the deal. :param times: takes the first player's times, in seconds.
    """
    players = [seated_player(contest.opponents, name, contest.worlds) for name in (contest.first, contest.second)]
    for player in dict.fromkeys(players):
        player.note_new_table(table)
    while not table.is_over:
        seat = table.to_act
        assert seat is not None
        own = seat % sides == side
        begun = perf_counter()
        chance = f"{contest.seed}/{number}/{len(table.record)}/{seat}"
        action = players[0 if own else 1].choose(table, chance, contest.ms)
        if own:
            times.append(perf_counter() - begun)
        moments = table.act(action)
        if isinstance(moments, Refusal):
            raise ValueError(f"{contest.first if own else contest.second}: {moments}")
        moments += table.draw()
        for player in dict.fromkeys(players):
            player.note_action(seat, action, table)
        ended = [state for event, state in moments if isinstance(event, table.ruleset.ends_deal)]
        if ended:
            break
    for player in dict.fromkeys(players):
        player.note_end()
    return ended[-1]


@lru_cache(maxsize=8)
def _warm_up(contest: Contest) -> None:
    """Let the first player choose once before the timing starts, so that data and modules are loaded."""
    table = _table(contest, 0)
    player = seated_player(contest.opponents, contest.first, contest.worlds)
    player.note_new_table(table)
    player.choose(table, "", contest.ms or 1)
    player.note_end()


def _side_results(contest: Contest, table: Table, state: State) -> list[float]:
    """Return the units that each side, or seat, made of the finished deal; below zero if fewer are better."""
    result = table.ruleset.deal_result(state)
    assert result is not None
    sign = -1 if contest.rules.fewer_is_better else 1
    return [sign * units for units in contest.opponents.worth(contest.options, result)]


def contest_result(played: list[PlayedDeal]) -> ContestResult:
    """Return the results over the played deals.

    :param played: the deals, at least one.
    """
    scores = [deal.mean_units for deal in played]
    moves = sum(deal.moves for deal in played)
    interval = 1.96 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0
    return ContestResult(
        len(played),
        fmean(scores),
        interval,
        fmean(deal.opponents_mean_units for deal in played),
        sum(deal.seconds for deal in played) / max(1, moves),
        max(deal.longest_seconds for deal in played),
    )
