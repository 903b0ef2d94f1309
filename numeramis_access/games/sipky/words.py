"""The announcements of Šipky: every number and new score with the rest to the limit, and answers about the table."""

from __future__ import annotations

from dataclasses import replace

from numeramis_access.core.actions import Event, PlayersChoice
from numeramis_access.core.cards import HIDDEN_CARD
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE, Seat
from numeramis_access.games.shared.number_cards import PackRestocked
from numeramis_access.games.sipky import events
from numeramis_access.games.sipky.rules import numbers_of
from numeramis_access.games.sipky.state import ZERO_CARD, SipkyOptions, SipkyView
from numeramis_access.words.game import GameWords, Line, event_line, game_over_message, player_line, trick_line
from numeramis_access.words.game import action_line as plain_action_line
from numeramis_access.words.game import answer as plain_answer
from numeramis_access.words.people import People
from numeramis_access.words.standing import lead_values

#: the sounds of events that always sound alike
_CUES: dict[type[Event], str] = {
    PackRestocked: "shuffle", events.LimitHit: "hit", events.LimitPassed: "bust", events.ZeroMissed: "throw",
}  # fmt: skip


def lines(event: Event, view: View, people: People) -> list[Line]:
    """Return the lines announced for an event.

    :param event: the event, as the listener may know it.
    :param view: the listener's view after the event.
    :param people: the people at the table.
    """
    assert isinstance(view, SipkyView)
    match event:
        case events.GameBegun():
            said = [event_line(event, "deal", games=view.games)]
        case events.CardsTaken():
            if _has_choice(view, people) and view.throw_question == "number" and not event.more:
                values = {"cards": view.hand, **_choices(view)}
                return [Line("cards-to-compose", values, event.seat, "throw", braille_level=3)]
            said = [_throw_line(event, view)]
        case events.NumberLaid():
            said = [_number_laid(event, view)]
        case events.CardMissed(_, card):
            said = [event_line(event, f"number-{card}")]
        case events.PlayerEnded(score=score):
            said = [event_line(event, "end", missing=view.limit - score)]
        case events.GameScored():
            return [*_game_scored(event, view, people), *_results(event, view)]
        case events.MatchPlaced():
            return _match_placed(event, view, people)
        case _:
            said = [event_line(event, _CUES.get(type(event)))]
    return [
        *said,
        *_question(view, people, has_just_told=isinstance(event, events.NumberLaid) and event.seat == people.me),
    ]


def answer(question: str, view: View, people: People, **values: object) -> list[Line]:
    """Return the answer to a question about the table, or a line that says that this game has no such question.

    :param question: name of the question.
    :param view: the listener's view.
    :param people: the people at the table.
    :param values: values of the question.
    """
    assert isinstance(view, SipkyView)
    match question:
        case "hand":
            return [_hand(view)]
        case "table":
            return [_at_table(view, seat) for seat in range(len(view.scores))] or [Line("not-begun")]
        case "highest":
            return [_highest(view)]
        case "missing" if not view.scores:
            return [Line("not-begun")]
        case "missing" if view.seat is not None:
            return [Line("missing", _place_in_game(view, view.seat))]
        case "missing" if people.me is None:
            return answer("table", view, people)
        case "turn" if _has_choice(view, people):
            return [replace(line, cue=None) for line in _question(view, people)]
        case "score":
            if view.seat is None or view.to_act in (None, CHANCE):
                return [*_score(view), *_all_totals(view)]
            return [*_score(view), *([_total(view.totals, view.seat, view.options)] if view.results else [])]
        case "game":
            return _score(view)[:1]
        case "score-detail":
            return [*_score(view), *_all_totals(view)]
        case "last-trick" if not view.throws:
            return [Line("last-throw-none")]
        case "last-trick":
            seat, cards, number = view.throws[-1]
            return [Line("last-throw", {"seat": seat, "cards": cards, "number": number}, seat)]
        case "progress":
            return _score(view)[:1]
        case "goal":
            return [_goal(view)]
    return plain_answer(question, view, people)


def _goal(view: SipkyView) -> Line:
    """Return the line for the aim of a game and of the match (S12-S14, S18)."""
    kind = "exact" if view.options.is_exact else "summed" if view.options.is_summed else "nearest"
    return Line("goal", {"kind": kind, "limit": view.limit or view.options.limit_of(1), "games": view.games})


def _describe_seat(view: View, seat: Seat, people: People) -> list[Line]:
    """Return the lines that tell the person on a seat and their standing in this game."""
    assert isinstance(view, SipkyView)
    return [_at_table(view, seat)] if view.scores else [player_line(view, seat, people)]


def _throw_lines(view: View, seat: Seat) -> list[Line]:
    """Return the lines that tell every throw of a player in this game."""
    assert isinstance(view, SipkyView)
    throws = [Line("last-throw", throw._asdict(), seat) for throw in view.throws if throw.seat == seat]
    return throws or [trick_line("player-played", {"seat": seat, "cards": (), "count": 0}, seat)]


def action_line(action: PlayersChoice, view: View) -> Line:
    """Return the line that names an action as a choice; a number comes with the score that it would make.

    :param action: the action or group of actions.
    :param view: the view of the seat to act.
    """
    assert isinstance(view, SipkyView)
    score = view.scores[view.to_act] if view.to_act is not None and view.scores else 0
    match action:
        case events.TakeCards(cards):
            return Line("action-take", {"cards": cards})
        case events.StopThrowing():
            return Line("action-end", {"score": score})
        case events.LayNumber(number):
            values = {"number": number, "single": view.throw == 1, **_score_values(score + number, view.limit)}
            return Line("action-compose", values)
    return plain_action_line(action, view)


def _score_values(score: int, limit: int) -> dict[str, object]:
    """Return the message values for a score and its distance to the limit."""
    state = "hit" if score == limit else "passed" if score > limit else "below"
    return {"score": score, "limit": limit, "missing": limit - score, "state": state}


def _throw_line(event: events.CardsTaken, view: SipkyView) -> Line:
    values = {"count": len(event.cards), "own": HIDDEN_CARD not in event.cards, "exact": view.options.is_exact}
    return event_line(event, "throw", **values)


def _number_laid(event: events.NumberLaid, view: SipkyView) -> Line:
    """Return the line for a number with the new score; after a single card the end of throwing tells the score (S7)."""
    one_digit = event.number < 10 and ZERO_CARD in event.cards
    kind = "single" if len(event.cards) == 1 else "zero-missed" if one_digit else "composed"
    values = {"kind": kind, "same": event.score == event.number, **_score_values(event.score, view.limit)}
    if kind == "single" and not view.options.is_exact and event.score < view.limit:
        values["state"] = "ends"
    return event_line(event, "lay", **values)


def _has_choice(view: SipkyView, people: People) -> bool:
    """Return whether the listener has a choice."""
    return people.me is not None and view.to_act == people.me and bool(view.throw_question)


def _question(view: SipkyView, people: People, has_just_told: bool = False) -> list[Line]:
    """Return the lines that tell the listener's choice: to throw, a number, or whether the single card counts.

    :param has_just_told: whether the previous sentence told the distance to the limit.
    """
    if not _has_choice(view, people):
        return []
    assert people.me is not None
    if view.throw_question == "number":
        return [Line("compose-now", _choices(view), braille_level=3)]
    score = view.scores[people.me]
    if view.throw_question == "card":
        number = int(view.hand[0])
        values = {"card": view.hand[0], **_score_values(score + number, view.limit)}
        return [Line("add-or-miss", values, braille_level=3)]
    alone = "alone" if len(view.scores) == 1 else "next"
    kind = "first" if not view.throw_counts[people.me] else "again" if has_just_told else alone
    values = {"kind": kind, **_score_values(score, view.limit)}
    return [Line("your-turn", values, cue="your-turn", braille_level=3)]


def _choices(view: SipkyView) -> dict[str, object]:
    low, *high = numbers_of(*view.hand)
    return {"low": low, "high": high[0] if high else None}


def _hand(view: SipkyView) -> Line:
    if view.throw_question == "number" and view.hand:
        return Line("hand-to-compose", {"cards": view.hand, **_choices(view)})
    return Line("hand-taken", {"cards": view.hand, "count": len(view.hand)})


def _place_in_game(view: SipkyView, seat: Seat) -> dict[str, object]:
    return {"seat": seat, "standing": view.standings[seat], **_score_values(view.scores[seat], view.limit)}


def _at_table(view: SipkyView, seat: Seat) -> Line:
    return Line("at-table", _place_in_game(view, seat), seat)


def _highest(view: SipkyView) -> Line:
    """Return the best score within the limit and its seats."""
    if not any(view.throw_counts):
        return Line("not-begun")
    best = max((score for score in view.scores if score <= view.limit), default=None)
    seats = [seat for seat, score in enumerate(view.scores) if score == best]
    return Line("best-score", {"count": len(seats), "seats": seats, "seat": (*seats, None)[0], "score": best})


def _score(view: SipkyView) -> list[Line]:
    over = len(view.results) == view.game
    said = [Line("score", {"game": view.game, "games": view.games, "limit": view.limit, "over": over})]
    if not view.scores:
        return said
    if view.seat is None:
        return [*said, *(_at_table(view, seat) for seat in range(len(view.scores)))]
    return [*said, Line("own-score", _place_in_game(view, view.seat))]


def _unit(options: SipkyOptions) -> str:
    return "hits" if options.is_exact else "sum" if options.is_summed else "points"


def _total(totals: tuple[int, ...], seat: Seat, options: SipkyOptions) -> Line:
    return Line("total", {"seat": seat, "total": totals[seat], "unit": _unit(options)}, seat)


def _all_totals(view: SipkyView) -> list[Line]:
    """Return the lines that tell all players' totals, the best first; none before the first game ends."""
    order = sorted(range(len(view.totals)), key=lambda seat: -view.totals[seat])
    return [_total(view.totals, seat, view.options) for seat in order] if view.results else []


def _end_cue(name: str, first: list[Seat], people: People) -> str:
    if people.own_seat is not None and people.own_seat not in first:
        return f"{name}-lost"
    return f"{name}-won" if len(first) == 1 else f"{name}-tied"


def _game_scored(event: events.GameScored, view: SipkyView, people: People) -> list[Line]:
    """Return the lines that tell the winner of the game; in solo play the distance to the limit."""
    if len(event.scores) == 1:
        cue = "deal-won" if event.scores[0] == event.limit else "deal-lost" if event.out[0] else "deal-tied"
        return [Line("solo-game-scored", _score_values(event.scores[0], event.limit), 0, cue)]
    if view.options.is_exact:
        won = [] if event.winner is None else [event.winner]
        exact = {"winner": event.winner, "limit": event.limit}
        return [Line("exact-game-scored", exact, event.winner, _end_cue("deal", won, people))]
    first = [seat for seat, place in enumerate(event.places) if place == 1 and not event.out[seat]]
    best = event.scores[first[0]] if first else 0
    values: dict[str, object] = {"count": len(first), "seats": first, "seat": (*first, None)[0], "score": best}
    values |= {"points": event.points[first[0] if first else 0], "games": 1 if view.options.is_summed else view.games}
    return [Line("game-scored", values, cue=_end_cue("deal", first, people))]


def _results(event: events.GameScored, view: SipkyView) -> list[Line]:
    """Return the lines that tell the results from the second place on; the exact game counts only hits."""
    seats = range(len(event.scores))
    if len(seats) == 1:
        return _all_totals(view) if view.options.is_summed else []
    if view.options.is_exact:
        return _all_totals(view)
    first = {seat for seat in seats if event.places[seat] == 1 and (not event.out[seat] or not view.options.is_summed)}
    behind = sorted({*seats} - first, key=lambda seat: (event.places[seat], seat))
    totals = _all_totals(view) if view.options.is_summed and event.game > 1 else []
    return [*(line for line in totals if line.seat in first), *(_result(event, view, seat) for seat in behind)]


def _result(event: events.GameScored, view: SipkyView, seat: Seat) -> Line:
    values = {
        "seat": seat, "place": event.places[seat], "score": event.scores[seat], "out": event.out[seat],
        "points": event.points[seat], "total": event.totals[seat], "running": event.game > 1, "games": view.games,
    }  # fmt: skip
    return Line("result", {**values, "unit": _unit(view.options)}, seat)


def _match_placed(event: events.MatchPlaced, view: SipkyView, people: People) -> list[Line]:
    """Return the lines that tell the winner of the match and the others' totals; in solo play a summary of the games.
    """
    if len(event.totals) == 1:
        return [_solo_match(view)]
    first = [seat for seat, place in enumerate(event.places) if place == 1]
    values: dict[str, object] = {"count": len(first), "seats": first, "seat": first[0], "total": max(event.totals)}
    cue = _end_cue("match", first if max(event.totals) else [], people)
    opening = Line("match-placed", {**values, "unit": _unit(view.options)}, cue=cue)
    return [opening, *(line for line in _all_totals(view) if line.seat not in first and view.games > 1)]


def _solo_match(view: SipkyView) -> Line:
    """Return the summary of a solo match; its sound is a win if all games hit, a loss if all were out."""
    hits = sum(result.scores[0] == result.limit for result in view.results)
    out = sum(result.out[0] for result in view.results)
    cue = "match-won" if hits == view.games else "match-lost" if out == view.games else "match-tied"
    if view.options.is_summed:
        return Line("solo-series-placed", {"total": view.totals[0]}, cue=cue)
    short = sum(result.limit - result.scores[0] for result in view.results if not result.out[0])
    values = {"hits": hits, "out": out, "missing": short, "games": view.games}
    return Line("solo-match-placed", values, cue=cue)


def standing(event: Event, view: View) -> list[Line]:
    """Return the lines that tell who is nearest to the limit and who may still throw, after the end of a throw.

    No lines for other events, and for spectators.

    :param event: the event, as the listener may know it.
    :param view: the listener's view after the event.
    """
    thrown = isinstance(
        event, events.NumberLaid | events.CardMissed | events.PlayerEnded | events.LimitHit | events.LimitPassed
    )
    return _running(view) if isinstance(view, SipkyView) and thrown and view.seat is not None else []


def _running(view: SipkyView) -> list[Line]:
    """Return the lines that tell who is nearest within the limit, the listener's distance from it, and who may still
    throw.
    """
    assert view.seat is not None
    others = {seat: score for seat, score in enumerate(view.scores) if seat != view.seat and score <= view.limit}
    own = view.scores[view.seat]
    if len(view.scores) == 1 or (own > view.limit and not others):
        return []
    values = lead_values(own if own <= view.limit else -1, others)
    if own > view.limit:
        values["kind"] = "out"
    elif not others:
        values["kind"] = "alone"
    left = sum(status == "throwing" for seat, status in enumerate(view.standings) if seat != view.seat)
    mine = view.standings[view.seat] == "throwing"
    return [Line("practice-running-sipky", {**values, "missing": view.limit - own, "others": left, "throwing": mine})]


def _part_in_record(event: Event, view: View) -> tuple[Seat, str | None] | None:
    """Return the seat and the signs of an event of a throw, for the seat's line in a short record.

    A number of two cards has two digits, cards thrown away follow a minus, and the score at the end an equals sign.
    """
    match event:
        case events.CardsTaken(seat):
            return seat, ""
        case events.NumberLaid(seat, cards, number):
            return seat, str(number).zfill(len(cards))
        case events.ZerosLaidAside(seat):
            return seat, f"-{ZERO_CARD}{ZERO_CARD}"
        case events.ZeroMissed(seat):
            return seat, f"-{ZERO_CARD}"
        case events.CardMissed(seat, card):
            return seat, f"-{card}"
        case events.LimitHit(seat, score) | events.LimitPassed(seat, score) | events.PlayerEnded(seat, score):
            return seat, f"={score}"
        case PackRestocked() if view.to_act not in (None, CHANCE):
            return view.to_act, None
    return None


def corner(view: View, people: People) -> list[Line]:
    """Return the lines for the corner of the drawn table: the game, the limit and, for a player who is not out, the
    distance.

    :param view: the listener's view.
    :param people: the people at the table.
    """
    assert isinstance(view, SipkyView)
    lines = [Line("corner-game", {"game": view.game}), Line("corner-limit", {"limit": view.limit})]
    if view.seat is None or not view.scores or view.scores[view.seat] > view.limit:
        return lines
    return [*lines, Line("corner-missing", {"missing": view.limit - view.scores[view.seat]})]


def _throw_of_event(event: Event, view: View) -> Line | None:
    """Return the line that names a throw by its number among the player's throws in the game, from 1."""
    assert isinstance(view, SipkyView)
    match event:
        case events.CardsTaken(seat):  # the throw counts when its number lies
            return Line("call-in-throw", {"number": view.throw_counts[seat] + 1})
        case events.NumberLaid(seat) | events.CardMissed(seat):
            return Line("call-in-throw", {"number": view.throw_counts[seat]})
    return None


WORDS = GameWords(
    lines, answer, action_line, standing, corner, describe_seat=_describe_seat, played_lines=_throw_lines,
    switchable=("your-turn",), part_in_record=_part_in_record, questions_on_return=("game", "table", "turn"),
    message_between_deals=game_over_message, part_of_deal=_throw_of_event,
)  # fmt: skip
