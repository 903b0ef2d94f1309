"""Drills of Quist: the highest number, the tricks at stake, cards played, cards still out, a hand to remember."""

from __future__ import annotations

import random

from numeramis_access.core.cards import COPIES, Card, numeramis_pack
from numeramis_access.core.ruleset import View
from numeramis_access.games.quist.state import HAND_SIZE, SEATS, Phase, QuistView, highest_of
from numeramis_access.games.shared.tricks import Play
from numeramis_access.practice.drills import DRILL_LEVELS, DrillQuestion, Drills, number_choices
from numeramis_access.words.game import Line


def _phase(rng: random.Random, cards: list[Card], leader: int) -> Phase:
    return tuple(Play((leader + place) % SEATS, cards.pop(rng.randrange(len(cards)))) for place in range(SEATS))


def _close_pack(level: int) -> list[Card]:
    """Return a pack with fewer different numbers at a higher level, so that ties become more frequent."""
    lowest = str(2 * (level - 1))
    return [card for card in numeramis_pack() if card >= lowest]


def _phase_lines(phase: Phase) -> list[Line]:
    return [Line("drill-play", {"seat": seat, "card": card}, seat, f"number-{card}") for seat, card in phase]


def ask_highest(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the seat that was first with the highest number of a phase (Q7, Q8).

    :param rng: draws the cards.
    :param level: the level of the drill, 1 to 5; fewer different numbers make ties more frequent later.
    """
    phase = _phase(rng, _close_pack(level), rng.randrange(SEATS))
    top = highest_of(phase)
    assert top is not None
    choices = tuple(Line("drill-whose", {"seat": seat, "card": card}) for seat, card in phase)
    why = Line("drill-highest-why", {"seat": top.seat, "card": top.card, "tied": top.tied})
    asked = (Line("drill-phase"), *_phase_lines(phase), Line("drill-highest"))
    return DrillQuestion(asked, choices, phase.index(Play(top.seat, top.card)), why)


def ask_played(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the number of copies of a number that have been played.

    :param rng: draws the cards and the number.
    :param level: the level of the drill, from 1; four more cards are told at each. Below 3 the number is nine.
    """
    pack = list(numeramis_pack())
    rng.shuffle(pack)
    cards = tuple(pack[: 4 + 4 * level])
    number = "9" if level < 3 else rng.choice("789")
    count = cards.count(number)
    rows = [Line("drill-cards", {"cards": cards[at : at + 4]}) for at in range(0, len(cards), 4)]
    asked = (Line("drill-gone-begin", {"number": int(number)}), *rows, Line("drill-gone"))
    why = Line("drill-gone-why", {"card": number, "count": count})
    return DrillQuestion(asked, *number_choices(count, rng, most=COPIES), why)


def ask_tricks_at_stake(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the tricks that the next phase is worth, after some tied phases (Q8).

    :param rng: draws the cards.
    :param level: the level of the drill, from 1; it is also the number of phases told.
    """
    cards = _close_pack(4)
    said: list[Line] = []
    pile, leader = 1, rng.randrange(SEATS)
    for _ in range(level):
        phase = _phase(rng, cards, leader)
        top = highest_of(phase)
        assert top is not None
        pile, leader = (pile + 1 if top.tied else 1), top.seat
        said.append(Line("drill-cards", {"cards": tuple(play.card for play in phase)}))
    asked = (Line("drill-worth-begin"), *said, Line("drill-worth"))
    return DrillQuestion(asked, *number_choices(pile, rng, least=1), Line("drill-worth-why", {"worth": pile}))


def ask_unseen(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the copies of a number that are neither in the player's hand nor played.

    :param rng: draws the cards and the number.
    :param level: the level of the drill, from 1; at each further level four more played cards are told, and the
        hand has a card less. Below level 3 the number asked for is nine.
    """
    pack = list(numeramis_pack())
    rng.shuffle(pack)
    own, fallen = tuple(sorted(pack[: HAND_SIZE - level])), tuple(pack[HAND_SIZE : HAND_SIZE + 4 * level])
    number = "9" if level < 3 else rng.choice("789")
    held, played = own.count(number), fallen.count(number)
    out = COPIES - held - played
    rows = [Line("drill-cards", {"cards": fallen[at : at + 4]}) for at in range(0, len(fallen), 4)]
    asked = (Line("drill-left-begin", {"cards": own}), *rows, Line("drill-left", {"card": number}))
    why = Line("drill-left-why", {"held": held, "played": played, "left": out})
    return DrillQuestion(asked, *number_choices(out, rng, most=COPIES), why)


def ask_hand(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question that tells a hand once and asks how many of its cards are higher than a number.

    :param rng: draws the hand and the number.
    :param level: the level of the drill, from 1; the hand has a card more at each, at the last one nine.
    """
    hand = tuple(sorted(rng.sample(numeramis_pack(), HAND_SIZE - len(DRILL_LEVELS) + level)))
    number = rng.choice("2345678")
    count = sum(card > number for card in hand)
    asked = (Line("drill-recall-begin", {"cards": hand}), Line("drill-recall", {"card": number}))
    return DrillQuestion(asked, *number_choices(count, rng), Line("drill-recall-why", {"cards": hand}), once=True)


def ask_count(view: View, rng: random.Random) -> DrillQuestion | None:
    """Return the coach's question at the table: how many copies of a seven, eight or nine are in other hands or
    undealt.

    :param view: the player's view.
    :param rng: draws the number.
    :returns: a question, never None.
    """
    assert isinstance(view, QuistView)
    phases = (*(phase for pile in view.past_piles for phase in pile), *view.pile, view.phase)
    fallen = [card for phase in phases for _, card in phase]
    number = rng.choice("789")
    held, played = view.hand.count(number), fallen.count(number)
    out = COPIES - held - played
    why = Line("drill-left-why", {"held": held, "played": played, "left": out})
    return DrillQuestion((Line("drill-left", {"card": number}),), *number_choices(out, rng, most=COPIES), why)


DRILLS = Drills(
    {
        "highest": ask_highest,
        "gone": ask_played,
        "left": ask_unseen,
        "worth": ask_tricks_at_stake,
        "recall": ask_hand,
    },
    ask_count,
)
