"""The announcements of Quist: a line for every event (Q15), and the answers to questions about the table."""

from __future__ import annotations

from dataclasses import replace

from numeramis_access.core.actions import Event
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import side_of
from numeramis_access.games.quist.events import (
    DealScored,
    ExtraGame,
    MatchLevel,
    MatchWon,
    PhaseTied,
    PileLeft,
    TrickWon,
)
from numeramis_access.games.quist.state import HAND_SIZE, PHASE_SIZE, QuistView
from numeramis_access.games.shared.number_cards import HandsDealt
from numeramis_access.games.shared.pair_words import cut_line, pair_lines
from numeramis_access.games.shared.pairs import CardsCut, PartnersDrawn
from numeramis_access.games.shared.trick_words import rest_line
from numeramis_access.games.shared.tricks import CardPlayed, RestClaimed, RestConceded
from numeramis_access.words.game import GameWords, Line, event_line, played_card_lines, trick_line
from numeramis_access.words.game import answer as plain_answer
from numeramis_access.words.people import People
from numeramis_access.words.standing import lead_values

#: added to the score of a match that has only one game
ONLY_GAME = Line("score-only", braille_level=3, in_brief=False)


def lines(event: Event, view: View, people: People) -> list[Line]:
    """Return the lines announced for an event.

    :param event: the event, as the listener may know it.
    :param view: the listener's view after the event.
    :param people: the people at the table.
    """
    assert isinstance(view, QuistView)
    match event:
        case HandsDealt():
            return [event_line(event, "deal", games=view.options.games), *_turn_lines(view, people)]
        case CardPlayed():
            return [_card_line(event, view), *_turn_lines(view, people)]
        case PhaseTied():
            return [event_line(event, "phase-tied"), *_turn_lines(view, people)]
        case TrickWon(seat):
            won = _won_so_far(view) if any(view.hands) else []
            return [event_line(event, _side_cue("trick", side_of(seat), people)), *won, *_turn_lines(view, people)]
        case PileLeft():
            return [event_line(event, "phase-tied")]
        case RestClaimed() | RestConceded():
            return [rest_line(event, people.own_seat is None or side_of(event.seat) == side_of(people.own_seat))]
        case DealScored(_, winner):
            return [_by_side(event, _side_cue("deal", winner, people), view)]
        case MatchLevel(games, total):
            return [Line(event.name(), {"games": games[0], "tricks": total[0]}, cue=_side_cue("match", None, people))]
        case MatchWon(winner):
            return [_by_side(event, _side_cue("match", winner, people), view)]
        case ExtraGame():
            return [event_line(event, "your-turn")]
        case CardsCut():
            return [cut_line(event)]
        case PartnersDrawn(seating):
            return [event_line(event, partner=(people.own_seat or 0) + 2 & 3, seats=seating)]
    return [event_line(event)]


def answer(question: str, view: View, people: People, **values: object) -> list[Line]:
    """Return the answer to a question about the table, or a line that says that this game has no such question.

    :param question: name of the question.
    :param view: the listener's view.
    :param people: the people at the table.
    :param values: not used.
    """
    assert isinstance(view, QuistView)
    match question:
        case "table":
            return _table(view)
        case "highest":
            return _highest(view) or [Line("table-empty")]
        case "score" | "score-detail" if _is_only_game(view):
            return [*_score(view, "tricks-now"), ONLY_GAME]
        case "score-beside-tricks" if _is_only_game(view):
            return [ONLY_GAME]
        case "score" | "score-beside-tricks":
            return [*_score(view, "score"), *(_score(view, "score-total") if view.to_act is None else [])]
        case "score-detail":
            finished = _score(view, "score-total") if view.scores else []
            return [*_score(view, "tricks-now"), *_score(view, "score"), *finished]
        case "last-trick":
            return _last_trick(view)
        case "worth":
            return [Line("worth", {"worth": view.worth}) if _is_played(view) else Line("progress-between")]
        case "progress":
            return _progress(view)
        case "goal":
            goal = {"need": HAND_SIZE // 2 + 1, "tricks": HAND_SIZE, "games": view.options.games}
            return [Line("trick-rule"), Line("goal", goal)]
    return plain_answer(question, view, people)


def _turn_lines(view: QuistView, people: People) -> list[Line]:
    if view.to_act is None or view.to_act != people.me or len(view.phase) == PHASE_SIZE or not view.hand:
        return []
    message = "your-turn" if view.phase else "your-turn-lead"
    return [Line(message, {"worth": view.worth}, cue="your-turn", braille_level=3)]


def _card_line(event: CardPlayed, view: QuistView) -> Line:
    """Return the line for a card with the highest card after it (Q15); after the fourth card the result tells that."""
    values: dict[str, object] = {"first": len(view.phase) == 1, **_top_values(view)}
    if view.highest is None or len(view.phase) in (1, PHASE_SIZE):
        return event_line(event, f"number-{event.card}", state="untold", **values)
    mine = view.highest.card == event.card
    state = ("tied" if mine else "still-tied") if view.highest.tied else "ahead" if mine else "still"
    return event_line(event, f"highest-{event.card}" if mine else f"number-{event.card}", state=state, **values)


def _top_values(view: QuistView) -> dict[str, object]:
    """Return the message values for the highest card and the first seat to play it."""
    card, seat, _ = view.highest or (None, None, False)
    return {"top": card, "top_seat": seat}


def _highest(view: QuistView) -> list[Line]:
    """Return the line for the highest card; between phases or tricks, the outcome of the cards still on the table."""
    if view.highest is None:
        return _outcome(view)
    message = "highest-tied" if view.highest.tied else "highest-now"
    return [Line(message, _top_values(view), view.highest.seat, f"highest-{view.highest.card}", shows_trick=True)]


def _outcome(view: QuistView) -> list[Line]:
    leading = [play for play in view.last_cards_on_table() if play.is_winning]
    if not leading:
        return []
    if view.pile:
        return [trick_line("phase-tied", {"card": leading[0].card, "worth": view.worth, "seat": view.to_act})]
    if view.last_winner is None:
        return [trick_line("last-tied", {"card": leading[0].card})]
    return [trick_line("highest-last", {"top": leading[0].card, "top_seat": view.last_winner}, view.last_winner)]


def _is_played(view: QuistView) -> bool:
    """Return whether a game is under way: before the next deal all hands are empty."""
    return any(view.hands) or bool(view.phase)


def _progress(view: QuistView) -> list[Line]:
    """Return the lines that tell the number of this trick out of nine, and the tricks of both sides in this game."""
    left = max(map(len, view.hands))
    if not _is_played(view):
        return [Line("progress-between")]
    return [Line("progress", {"place": HAND_SIZE + 1 - (left or 1), "count": HAND_SIZE}), *_score(view, "tricks-now")]


def _table(view: QuistView) -> list[Line]:
    worth = [Line("worth", {"worth": view.worth})] if view.phase else []
    lying = played_card_lines(view.cards_on_table() or view.last_cards_on_table())
    return [*lying, *_highest(view), *worth] or [Line("table-empty")]


def _last_trick(view: QuistView) -> list[Line]:
    if not view.last_trick:
        return [Line("last-trick-closed" if view.past_piles else "last-trick-none-in-game")]
    values = {"seat": view.last_winner, "tricks": len(view.last_trick)}
    nobody = view.last_winner is None
    opening = trick_line("last-trick-nobody", {}) if nobody else trick_line("last-trick-worth", values)
    return [opening, *played_card_lines(view.past_tricks()[-1])]


def _is_only_game(view: QuistView) -> bool:
    """Return whether the match has only one game and it is still being played, so that no game has been won yet."""
    return view.options.games == 1 and view.to_act is not None


def _score(view: QuistView, message: str) -> list[Line]:
    own = side_of(view.seat or 0)
    values = {
        "own": view.won[own], "other": view.won[1 - own],
        "own_games": view.games_won[own], "other_games": view.games_won[1 - own],
        "own_total": view.total[own], "other_total": view.total[1 - own],
        "game": view.game, "games": view.options.games, "over": len(view.scores) == view.game,
    }  # fmt: skip
    return [Line(message, values)]


def _won_so_far(view: QuistView) -> list[Line]:
    """Return the lines that tell the tricks so far, at a low braille level (the fields show them) and left out for
    brief listeners.
    """
    return [replace(line, braille_level=3, in_brief=False) for line in _score(view, "won-so-far")]


def _by_side(event: DealScored | MatchWon, cue: str, view: QuistView) -> Line:
    """Return a result's line with its numbers from the listener's side first."""
    own = side_of(view.seat or 0)
    values: dict[str, object] = {
        "winner": event.winner,
        "own_games": event.games_won[own], "other_games": event.games_won[1 - own],
        "own_total": event.total[own], "other_total": event.total[1 - own],
    }  # fmt: skip
    if isinstance(event, DealScored):
        values |= {"own": event.tricks[own], "other": event.tricks[1 - own]}
    else:
        values["by_tricks"] = event.by_tricks
    return Line(event.name(), values, cue=cue)


def _side_cue(name: str, side: int | None, people: People) -> str:
    if side is None:
        return f"{name}-tied"
    mine = people.own_seat is None or side_of(people.own_seat) == side
    return f"{name}-won" if mine else f"{name}-lost"


def standing(event: Event, view: View) -> list[Line]:
    """Return the lines that tell which side is ahead in this game, after a trick or an unclaimed pile; none for other
    events.

    :param event: the event, as the listener may know it.
    :param view: the listener's view after the event.
    """
    return _running(view) if isinstance(view, QuistView) and isinstance(event, TrickWon | PileLeft) else []


def _running(view: QuistView) -> list[Line]:
    """Return the lines that tell who is ahead in this game and whether it is decided: five of nine tricks win (Q12)."""
    side = side_of(view.seat or 0)
    own, other = view.won[side], view.won[1 - side]
    left = max(len(hand) for hand in view.hands)
    if not left:
        return []
    need = HAND_SIZE // 2 + 1
    state = "won" if own >= need else "lost" if other >= need else "open"
    values = {**lead_values(own, {1 - side: other}), "left": left, "state": state}
    return [Line("practice-running-quist", {**values, "need": need - own, "other_need": need - other})]


def corner(view: View, people: People) -> list[Line]:
    """Return the lines for the corner of the drawn table: games won, tricks of this game and, during play, the tricks
    at stake.

    Spectators also get the names of the pairs.

    :param view: the listener's view.
    :param people: the people at the table.
    """
    assert isinstance(view, QuistView)
    own = (view.seat or 0) % 2
    pairs = {"corner-games": view.games_won, "corner-tricks": view.won}
    lines = [Line(name, {"own": won[own], "theirs": won[1 - own]}) for name, won in pairs.items()]
    worth = [Line("corner-worth", {"worth": view.worth})] if _is_played(view) else []
    return [*pair_lines(people), *lines, *worth]


WORDS = GameWords(
    lines, answer, standing=standing, corner=corner, switchable=("won-so-far", "your-turn", "your-turn-lead"),
    questions_on_return=("progress", "score-beside-tricks", "table", "turn"),
)  # fmt: skip
