"""Check the deal that trains Loker's stake network against the rules and the players.

``python -m tests.long.loker_training`` plays deals and compares. Every action of each kind of player is legal and comes
from the seat to act. Exchanges and chips equal those of the rules. The network in training has the same inputs and
preferences as the network of the players. Rules of thumb choose alike; strong players nearly, because theirs also
remember the cards they threw away. A seat's inputs stay the same when the other seats exchange their hands. It takes
five minutes.
"""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import numpy as np

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import Card
from numeramis_access.core.table import Table
from numeramis_access.games.loker.events import Bet, Call, Check, Exchange, Fold, Raise
from numeramis_access.games.loker.players import stake_network as net
from numeramis_access.games.loker.players.policies import policy
from numeramis_access.games.loker.players.training import stake_deals, stake_ladder, stake_rules
from numeramis_access.games.loker.players.training.stake_population import draw_deal
from numeramis_access.games.loker.players.training.stake_tables import StakeTables, stake_tables
from numeramis_access.games.loker.rules import Loker
from numeramis_access.games.loker.state import LokerOptions, LokerState, LokerView
from numeramis_access.players.training.lessons import empty_record
from numeramis_access.players.training.network import Ints, Layers, random_network, scaled_weights

#: deals of each comparison
DEALS = 1500
#: room for a learner's decisions
ROWS = 400
LIMITS = ("none", "pot", "fixed")
MEMBERS = {
    stake_ladder.KIND_STRONG: "strong",
    stake_ladder.KIND_CLUB: "club",
    stake_ladder.KIND_BEGINNER: "beginner",
    stake_ladder.KIND_GREEDY: "greedy",
}


def networks() -> tuple[Layers, Layers]:
    """Return an untrained policy and critic."""
    rng = np.random.default_rng(2)
    policy = random_network(net.INPUT_COUNT, 16, net.OUTPUT_COUNT, rng)
    return policy, random_network(stake_deals.CRITIC_INPUT_COUNT, 16, 1, rng)


def table_of(deal: stake_rules.Deal, chips: Ints) -> Table:
    """Return the same deal by the rules, its seats counted from the dealer's left."""
    players, ante, limit = (
        int(deal.scalars[at]) for at in (stake_rules.SCALAR_PLAYERS, stake_rules.SCALAR_ANTE, stake_rules.SCALAR_LIMIT)
    )
    dealt = [deal.pack[6 * seat + at] for at in range(6) for seat in range(players)]
    pack = tuple(Card(str(card)) for card in (*dealt, *deal.pack[6 * players :]))
    options = LokerOptions(stakes="poker", ante=ante, limit=LIMITS[limit], games=1)  # type: ignore[arg-type]
    table = Table(Loker(), options, players, 1, players - 1, [pack])
    table.start_state = msgspec.structs.replace(table.start_state, chips=tuple(map(int, chips[:players])))
    table.draw()
    return table


def action_of(view: LokerView, kind: int, amount: int) -> Action:
    """Return the action that a deal in training noted."""
    if kind == 3:
        numbers = (amount // 121, amount // 11 % 11, amount % 11)
        return Exchange(tuple(sorted(str(number) for number in numbers if number < 10)))
    if kind < 2:
        return Fold() if kind == 0 else Call() if view.to_call else Check()
    return Raise(amount) if view.betting is not None and view.betting.highest_stake else Bet(amount)


class Comparison:
    """Counts of equal choices and of all choices, by kind of player."""

    def __init__(self, tables: StakeTables) -> None:
        self.tables = tables
        self.policy, self.critic = networks()
        self.network = net.StakeNetwork(scaled_weights(self.policy, net.INPUT_GROUPS))
        self.rec = empty_record(ROWS, stake_deals.MAX_ACTIVE_INPUTS, net.OUTPUT_COUNT)
        self.same: Counter[int] = Counter()
        self.asked: Counter[int] = Counter()

    def play(self, number: int) -> None:
        """Play a deal, and again by the rules."""
        deal, chips = stake_rules.empty_deal(), np.zeros(stake_rules.SEAT_COUNT, np.int64)
        who = np.zeros((ROWS, 2), np.int64)
        seen = stake_deals.empty_scratch()
        np.random.seed(number)
        players = draw_deal(deal, self.tables, np.full(5, 0.2), chips)
        kinds = np.random.default_rng(number).integers(stake_ladder.KIND_RANDOM + 1, size=stake_rules.SEAT_COUNT)
        kinds[kinds == stake_ladder.KIND_OLDER] = stake_ladder.KIND_LEARNER
        pack = deal.pack.copy()
        stake_deals.play_deal(
            deal, self.tables, kinds, self.policy, self.policy, self.critic, seen, True, self.rec, who, 0
        )
        assert (deal.pack == pack).all()
        table, row = table_of(deal, chips), 0
        for seat, kind, amount in deal.moves[: deal.scalars[stake_rules.SCALAR_MOVED]]:
            view = table.view(table.to_act)
            assert isinstance(view, LokerView)
            assert table.to_act == seat, (number, seat, table.to_act)
            action = action_of(view, kind, amount)
            if kind < 3 and kinds[seat] == stake_ladder.KIND_LEARNER:
                self.compare_network(view, row, action)
                row += 1
            elif kinds[seat] in MEMBERS:
                self.compare_member(view, int(kinds[seat]), action)
            assert not isinstance(table.act(action), msgspec.Struct), (number, action, view)
        state = table.state
        assert isinstance(state, LokerState)
        assert state.chips == tuple(deal.chips[:players]), (number, state.chips, deal.chips)

    def compare_network(self, view: LokerView, row: int, action: Action) -> None:
        """Compare the network's inputs and the probability of its action."""
        scales, singles = net.active_inputs(net.betting_view(view))
        inputs = {*singles, *(first + at for first, level in scales for at in range(level))}
        assert inputs == set(map(int, self.rec.inputs[row, : self.rec.active[row]]))
        preferences = self.network.preferences(view)
        assert len(preferences) == self.rec.hand[row].sum()
        assert abs(preferences[action] - self.rec.chance[row]) < 5e-3, (preferences, self.rec.chance[row])
        self.same[stake_ladder.KIND_LEARNER] += 1
        self.asked[stake_ladder.KIND_LEARNER] += 1

    def compare_member(self, view: LokerView, kind: int, action: Action) -> None:
        """Compare the choice of a player of this kind; of two discards of equal value either passes."""
        made = policy(MEMBERS[kind]).choose(view, random.Random(3), 0)
        worth = dict(made.candidates)
        alike = made.action == action or abs(worth.get(action, -1e9) - worth[made.action]) < 1e-6
        self.same[kind] += alike
        self.asked[kind] += 1


def blind(tables: StakeTables) -> int:
    """Return in how many positions a seat's inputs stayed the same when all others had other hands."""
    count = 0
    deal, chips = stake_rules.empty_deal(), np.zeros(stake_rules.SEAT_COUNT, np.int64)
    one, other = np.zeros(stake_deals.MAX_ACTIVE_INPUTS, np.int16), np.zeros(stake_deals.MAX_ACTIVE_INPUTS, np.int16)
    for number in range(DEALS):
        np.random.seed(number)
        players = draw_deal(deal, tables, np.full(5, 0.2), chips)
        deal.scalars[stake_rules.SCALAR_INTERVAL] = number % 3
        deal.took[:] = number % 4
        if not deal.chips[0]:
            continue
        seen = stake_deals.fill_inputs(deal, tables, 0, one)
        deal.strength[1:players] = (deal.strength[1:players] + 1 + number) % 5005
        deal.counts[1:players] = deal.counts[1:players, ::-1]
        assert list(one[:seen]) == list(other[: stake_deals.fill_inputs(deal, tables, 0, other)])
        count += 1
    return count


if __name__ == "__main__":
    looked_up = stake_tables()
    comparison = Comparison(looked_up)
    for at in range(DEALS):
        comparison.play(at)
    found = ", ".join(
        f"{MEMBERS.get(kind, 'network')} {comparison.same[kind]} of {asked}" for kind, asked in comparison.asked.items()
    )
    print(f"{DEALS} deals as the rules have them; alike: {found}")
    print(f"{blind(looked_up)} times blind to other hands")
