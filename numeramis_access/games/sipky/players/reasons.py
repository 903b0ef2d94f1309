"""Finds why an action is played in Šipky: a reason code with values, which compares it with the next best action.

Every comparison names a chance over the cards that can come, or a number of points, in which the two actions differ.
"""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.core.actions import Action, Values
from numeramis_access.games.sipky.events import DiscardCard, LayNumber, StopThrowing, TakeCards
from numeramis_access.games.sipky.players.rivals import Rival
from numeramis_access.games.sipky.players.rules_of_thumb import distance
from numeramis_access.games.sipky.players.throw_odds import Pool, pool_of, throw_odds
from numeramis_access.games.sipky.players.value_tables import ONE_CARD_MOVE, OUT_DISTANCE, TWO_CARDS_MOVE
from numeramis_access.games.sipky.state import SipkyView

#: the smallest difference of two chances that is told
MIN_TOLD_DIFFERENCE = 0.01
#: the highest number of a throw, and points against rivals that make hardly any difference
HIGHEST_THROW, HARDLY_ANY = 99, 0.05


def explain(view: SipkyView, action: Action) -> tuple[str, Values]:
    """Return the reason of an action by itself, as a code with values: the distance that a number leaves, or the chance
    to go out.

    :param view: the view of the seat to act.
    :param action: the action to explain.
    :raises ValueError: for an action of another game.
    """
    left = distance(view)
    match action:
        case LayNumber(number) if number == left:
            return "hits-now", {}
        case LayNumber(number) if number > left:
            return "nothing-fits", {}
        case LayNumber(number):
            fit = sum(isinstance(other, LayNumber) and other.number <= left for other in view.legal)
            return "leaves" if fit > 1 else "leaves-only", {"missing": left - number}
        case DiscardCard():
            return ("must-miss", {}) if len(view.legal) == 1 else ("misses", {"missing": left})
        case TakeCards(2):
            return "two-cards", {"percent": round(100 * chance_of_bust(view, TWO_CARDS_MOVE))}
        case TakeCards(1):
            return "one-card", {"percent": round(100 * chance_of_bust(view, ONE_CARD_MOVE))}
        case StopThrowing():
            return "end", {"percent": round(100 * chance_of_bust(view, ONE_CARD_MOVE))}
    raise ValueError(action)


def compare(view: SipkyView, ranked: Sequence[tuple[Action, float]], rivals: Sequence[Rival]) -> tuple[str, Values]:
    """Return the reason of the best action as a code with values, if possible one that decides between it and the next
    best action.

    :param view: the view of the seat to act.
    :param ranked: every action with its value, best first.
    :param rivals: the other players.
    """
    best, left = ranked[0][0], distance(view)
    code, values = explain(view, best)
    if code == "end" and not any(rival.throws or OUT_DISTANCE < rival.distance < left for rival in rivals):
        return "end-ahead", {}
    other = next((action for action, _ in ranked[1:]), None)
    match best, other:
        case (LayNumber() | DiscardCard()), (LayNumber() | DiscardCard()):
            told = compare_distances(view, best, other) if code in ("leaves", "misses", "leaves-only") else None
            return told or _far_alike(left, ranked) or (code, values)
        case TakeCards(cards), TakeCards(fewer):
            risks = {"risk": chance_of_bust(view, cards), "other": chance_of_bust(view, fewer)}
            return ("two-or-one" if cards == TWO_CARDS_MOVE else "one-or-two"), {
                **risks,
                "exact": view.options.is_exact,
            }
        case TakeCards(cards), StopThrowing():
            code = "two-or-end" if cards == TWO_CARDS_MOVE else "one-or-end"
            return code, {"risk": chance_of_bust(view, cards), "missing": left}
        case StopThrowing(), TakeCards(cards):
            risk = chance_of_bust(view, cards)
            return ("end-or-throw", {"risk": risk, "cards": cards, "missing": left}) if risk else (code, values)
    return code, values


def _far_alike(left: int, ranked: Sequence[tuple[Action, float]]) -> tuple[str, Values] | None:
    """Return the reason that the two best numbers leave more than a throw can make and are worth about the same; None
    otherwise.

    :param left: the distance before the number.
    :param ranked: every action with its value, best first; the two best are numbers or a card thrown away.
    """
    (best, value), (other, less) = ranked[:2]
    missing, rest = (left - (action.number if isinstance(action, LayNumber) else 0) for action in (best, other))
    if min(missing, rest) <= HIGHEST_THROW or value - less >= HARDLY_ANY:
        return None
    return "leaves-far", {"missing": missing, "other": rest}


def compare_distances(view: SipkyView, best: Action, other: Action) -> tuple[str, Values] | None:
    """Return the reason why one of two actions leaves a better distance, as a code with values.

    :param view: the view of the seat to act.
    :param best: the better action, a number or a card thrown away.
    :param other: the other action.
    :return: None if no single chance favours the better action, or if either action hits or passes the limit.
    """
    missing, less = (
        distance(view) - (action.number if isinstance(action, LayNumber) else 0) for action in (best, other)
    )
    if missing <= 0 or less <= 0:
        return None
    pool, told = pool_of(view), {"missing": missing, "other": less}
    hit, other_hit = (chance_of_next_hit(pool, rest) for rest in (missing, less))
    gains = [(hit - other_hit, "leaves-hit", {**told, "chance": hit, "less": other_hit})]
    for cards in (ONE_CARD_MOVE, TWO_CARDS_MOVE):
        risk, more = (chance_of_bust_from(view, pool, rest, cards) for rest in (missing, less))
        gains.append((more - risk, "leaves-safer", {**told, "cards": cards, "risk": risk, "more": more}))
    gain, code, values = max(gains, key=lambda item: item[0])
    if gain >= MIN_TOLD_DIFFERENCE:
        return code, values
    return ("leaves-nearer", {**told, "by": less - missing}) if missing < less else None


def chance_of_next_hit(pool: Pool, rest: int) -> float:
    """Return the chance of an exact hit with the next throw, of one card or of two, whichever is better.

    :param pool: the cards that can come.
    :param rest: the distance before the throw.
    """
    return max(throw_odds(pool, rest, cards).hit for cards in (ONE_CARD_MOVE, TWO_CARDS_MOVE))


def chance_of_bust_from(view: SipkyView, pool: Pool, rest: int, cards: int) -> float:
    """Return the chance to go out with a throw from a distance; 0 for a single card in the exact game, where it can be
    thrown away.

    :param view: the view of the thrower.
    :param pool: the cards that can come.
    :param rest: the distance before the throw.
    :param cards: number of cards of the throw, 1 or 2.
    """
    return 0.0 if view.options.is_exact and cards == ONE_CARD_MOVE else throw_odds(pool, rest, cards).out


def chance_of_bust(view: SipkyView, cards: int) -> float:
    """Return the chance to go out with a throw now.

    :param view: the view of the thrower.
    :param cards: number of cards of the throw, 1 or 2.
    """
    return chance_of_bust_from(view, pool_of(view), distance(view), cards)
