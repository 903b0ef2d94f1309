"""The announcements of Whist: a line for every event, and the answers to questions about the table."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from numeramis_access.core.actions import Event, FirstChoice, PlayersChoice, Values
from numeramis_access.core.cards import HIDDEN_CARD, RANK, SUIT, Card
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE
from numeramis_access.games.shared.pair_words import cut_line, pair_lines
from numeramis_access.games.shared.pairs import CardsCut, PartnersDrawn
from numeramis_access.games.shared.trick_words import rest_line
from numeramis_access.games.shared.tricks import CardPlayed, RestClaimed, RestConceded
from numeramis_access.games.whist import events
from numeramis_access.games.whist.scoring import GAME_GOAL, SidePoints, honour_cards
from numeramis_access.games.whist.state import WhistView
from numeramis_access.words.game import GameWords, Line, event_line, last_trick_line, played_card_lines, trick_line
from numeramis_access.words.game import action_line as plain_action_line
from numeramis_access.words.game import answer as plain_answer
from numeramis_access.words.people import People
from numeramis_access.words.standing import lead_values

#: the distance, in tricks, at which the first odd trick is near; the spare tricks at which it is doubtful
NEAR_DISTANCE, DOUBTFUL_SPARE_TRICKS = 2, 1


def lines(event: Event, view: View, people: People) -> list[Line]:
    """Return the lines announced for an event.

    :param event: the event, as the listener may know it.
    :param view: the listener's view after the event.
    :param people: the people at the table.
    """
    assert isinstance(view, WhistView)
    match event:
        case events.CardsDealt():
            return [event_line(event, "deal"), *_playing(view, first=True), *_turn(view, people)]
        case events.TrumpNamed() | events.TrumpKept():
            return [event_line(event, "trump-named"), *_turn(view, people)]
        case events.LeftToPartner(_, partner):
            return [event_line(event), *(_turn(view, people) if partner == people.me else [])]
        case events.PacketsGiven():
            return [*_packets_given(event, view, people), *_turn(view, people)]
        case CardPlayed():
            return [_card_line(event, view), *_turn(view, people)]
        case events.NullBegan():
            return [event_line(event, "phase-tied")]  # the card or the trick before has told the turn
        case events.TrickTaken(seat, null=null):
            good = (view.tour.side_of(seat) == _own_side(view)) != null
            cue = "trick-won" if good else "trick-lost"
            more = [*_won_so_far(view), *_turn(view, people)] if any(view.hands) else []
            return [event_line(event, cue, counts=_counts(seat, view)), *more]
        case RestClaimed() | RestConceded():
            return [rest_line(event, view.seat is None or view.tour.side_of(event.seat) == _own_side(view))]
        case CardsCut():
            return [cut_line(event)]
        case PartnersDrawn(seating):
            return [event_line(event, partner=(people.own_seat or 0) + 2 & 3, seats=seating)]
    return _of_the_match(event, view)


def _of_the_match(event: Event, view: WhistView) -> list[Line]:
    """Return the lines for the end of a deal, a game, a rubber or the match."""
    match event:
        case events.DealCounted():
            return _deal_counted(event, view)
        case events.GameWon(winner, points, struck):
            values = {"winner": winner, "points": points[winner], **_pair(points, view), **_games(view)}
            return [_win_line(event, view, values, winner, "deal"), *_struck_lines(struck, view)]
        case events.RubberWon(winner, struck):
            return [_win_line(event, view, {"winner": winner}, winner, "deal"), *_struck_lines(struck, view)]
        case events.MatchEnded(winner, account):
            own, other = _two(account, view)
            sums = {**_pair(account, view), "difference": abs(own - other), "best": max(account)}
            ending = _win_line(event, view, {"winner": winner, **sums}, winner, "match")
            return [ending, *(_score(view) if view.tour.alone else [])]
        case events.TiedAtTen():
            return [event_line(event, "deal-tied")]
    return [event_line(event)]


def answer(question: str, view: View, people: People, **values: object) -> list[Line]:
    """Return the answer to a question about the table, or a line that says that this game has no such question.

    :param question: name of the question.
    :param view: the listener's view.
    :param people: the people at the table.
    :param values: ``suit`` for the questions ``suit``, ``lowest-of-suit`` and ``highest-of-suit``.
    """
    assert isinstance(view, WhistView)
    match question:
        case "hand":
            by_suits = len([*groupby(view.hand, SUIT.get)]) == len({SUIT[card] for card in view.hand})
            return [Line("hand-by-suits" if by_suits else "hand", {"cards": view.hand, "count": len(view.hand)})]
        case "suit" | "lowest-of-suit" | "highest-of-suit":
            return _of_suit(question, view, str(values.get("suit", "")))
        case "deal":
            tour = [] if view.tour.name == "base" else _playing(view, first=False)
            return [Line("deal-now", {"deal": view.deal}), *tour]
        case "table" if view.asked == "packets" and view.seat == view.dealer:
            return _of_the_tour("packets", view)
        case "table":
            lying = played_card_lines(view.cards_on_table() or view.last_cards_on_table())
            return [*lying, *_highest(view)] or [Line("table-empty")]
        case "highest":
            return _highest(view) or [Line("table-empty")]
        case "score":
            return [*_stands(view), *(_detail(view)[:1] if view.to_act is None else [])]
        case "score-detail":
            tricks = _tricks(view, "tricks-now") if view.past and not view.tour.alone else []
            return [*tricks, *_stands(view), *_detail(view)]
        case "led":
            return _led_suit_lines(view, people)
        case "progress":
            return _progress(view)
        case "goal" if view.options.length:
            return [_trick_rule(view), Line("goal-deals", {"deals": view.options.length})]
        case "goal":
            needed = {"points": GAME_GOAL, "games": view.tour.games, "rubbers": view.options.rubbers}
            return [_trick_rule(view), Line("goal", needed)]
    return _of_the_tour(question, view) or plain_answer(question, view, people)


def _trick_rule(view: WhistView) -> Line:
    """Return the line that tells which card takes a trick (W4)."""
    return Line("trick-rule", {"trumps": "yes" if view.trump else "no"})


def _led_suit_lines(view: WhistView, people: People) -> list[Line]:
    """Return the lines that tell the suit led and the number of its cards in the listener's hand; spectators hear the
    suit only.
    """
    if not view.trick:
        return [Line("led-nothing")]
    suit = SUIT[view.trick[0].card]
    held = None if people.me is None else sum(SUIT[card] == suit for card in view.hand)
    return [Line("led", {"suit": suit, "count": held})]


def _progress(view: WhistView) -> list[Line]:
    """Return the lines that tell the number of the current trick and of all tricks, and the tricks of pairs as they
    count.
    """
    left = max(map(len, view.hands), default=0)
    if not left and not view.trick:
        return [Line("progress-between")]
    number = Line("progress", {"place": len(view.past) + 1, "count": len(view.past) + (left or 1)})
    return [number, *([] if view.tour.alone else _tricks(view, "tricks-now"))]


def _of_the_tour(question: str, view: WhistView) -> list[Line]:
    """Return the lines about the rules of this deal: trumps, honours, worth, packets, the tour; none for other
    questions.
    """
    null = [Line("null-now")] if view.null else []
    match question:
        case "trump" if view.asked in ("trump", "partner"):
            return [Line("trump-not-yet", {"turned": view.turned})]
        case "trump":
            return [Line("trump-now", {"trump": view.trump, "turned": view.turned}), *null]
        case "worth":
            return [*_worth(view), *null]
        case "honours":
            return _honours(view)
        case "packets":
            packets = [Line("packet", {"number": at + 1, "cards": cards}) for at, cards in enumerate(view.packets)]
            return packets or [Line("packets-none")]
        case "tour":
            return _playing(view, first=False)
    return []


def action_line(action: PlayersChoice, view: View) -> Line:
    """Return the line that names a choice; packets are named by their cards, or by their numbers if they are face down.

    :param action: the action, or all ways to give packets that have the same packet for the dealer.
    :param view: the view of the seat to act.
    """
    assert isinstance(view, WhistView)
    match action:
        case FirstChoice(actions=(events.GivePackets(own), *_)) if HIDDEN_CARD in view.packets[own]:
            return Line("action-packets-closed-first", {"number": own + 1})
        case events.GivePackets(own, partner) if HIDDEN_CARD in view.packets[own] + view.packets[partner]:
            return Line("action-packets-closed", {"own": own + 1, "partner": partner + 1})
        case FirstChoice(actions=(events.GivePackets(own), *_)):
            return Line("action-packets-first", {"number": own + 1, "cards": view.packets[own]})
        case events.GivePackets(own, partner):
            values = {
                "own": own + 1, "partner": partner + 1,
                "own_cards": view.packets[own], "partner_cards": view.packets[partner],
            }  # fmt: skip
            return Line("action-packets", values)
        case events.KeepTrump():
            return Line("action-keep-trump", {"trump": view.trump, "doubles": view.tour.dealer_names})
    return plain_action_line(action, view)


def _own_side(view: WhistView) -> int:
    return view.tour.side_of(view.seat or 0)


def _two(points: SidePoints, view: WhistView) -> tuple[int, int]:
    """Return the listener's points and the other side's; for single players those of the best opponent."""
    own = _own_side(view)
    return points[own], max((number for side, number in enumerate(points) if side != own), default=0)


def _playing(view: WhistView, first: bool) -> list[Line]:
    """Return the lines that tell the tour; after a deal only if it may have changed.

    :param first: whether the cards have just been dealt.
    """
    line = Line(f"playing-{view.tour.name.replace('_', '-')}", {"first": first})
    if not first or view.options.tour == "mixed" or (view.deal == 1 and view.tour.name != "base"):
        return [line]
    return []


def _turn(view: WhistView, people: People) -> list[Line]:
    """Return the line that tells which seat has to choose, or that it is the listener's turn."""
    seat = view.to_act
    if seat is None or seat < 0 or len(view.trick) == view.seats:
        return []
    cue = "your-turn" if seat == people.me else None
    if view.asked:
        values = {"seat": seat, "trump": view.trump, "run": view.run, "alone": view.tour.alone}
        return [Line(f"asked-{view.asked}", values, seat, cue)]
    return [Line("your-turn" if view.trick else "your-turn-lead", cue=cue, braille_level=3)] if cue else []


def _card_line(event: CardPlayed, view: WhistView) -> Line:
    """Return the line for a card: its manner of play and the highest card after it; the result covers the last."""
    suit, rank = SUIT[event.card], RANK[event.card]
    values = {"how": _manner_of_play(event.card, view), **_top(view)}
    if view.best is None or len(view.trick) in (1, view.seats):
        state = "untold"
    else:
        state = "ahead" if view.best.card == event.card else "still"
    return event_line(event, f"suit-{suit}-{rank}", state=state, **values)


def _manner_of_play(card: Card, view: WhistView) -> str:
    """Return the manner of the card just played: leads, follows, ruffs, overruffs, discards."""
    before = [play.card for play in view.trick[:-1]]
    if not before:
        return "leads"
    if SUIT[card] == SUIT[before[0]]:
        return "follows"
    if SUIT[card] != view.trump:
        return "discards"
    ruffed = any(SUIT[other] == view.trump for other in before)
    return "overruffs" if ruffed and view.best is not None and view.best.card == card else "ruffs"


def _top(view: WhistView) -> dict[str, object]:
    """Return the message values for the card that takes the trick so far and its seat."""
    return {"top": view.best.card, "top_seat": view.best.seat} if view.best else {"top": None, "top_seat": None}


def _highest(view: WhistView) -> list[Line]:
    """Return the line for the highest card; between tricks, the card that took the last one."""
    return [trick_line("highest-now", _top(view), view.best.seat)] if view.best else last_trick_line(view)


def _counts(seat: int, view: WhistView) -> str:
    """Return the side for which a trick of this seat counts when it counts for the opponents: us, them, or other."""
    if view.tour.alone or view.seat is None:
        return "other"
    return "us" if view.tour.side_of(seat) != _own_side(view) else "them"


def _packets_given(event: events.PacketsGiven, view: WhistView, people: People) -> list[Line]:
    names = dict(zip(("first", "second", "third", "fourth"), event.owners, strict=True))
    given = Line(event.name(), {"seat": event.seat, **names}, event.seat, "deal")
    if people.me is None:
        return [given]
    cards = view.packets[event.owners.index(people.me)]
    return [given, Line("packet-received", {"cards": cards})]


def _won_so_far(view: WhistView) -> list[Line]:
    """Return the lines that tell the tricks so far, left out for brief listeners; for pairs at a low braille level (a
    field shows them).
    """
    level = 1 if view.tour.alone else 3
    return [replace(line, braille_level=level, in_brief=False) for line in _tricks(view, "won-so-far")]


def _tricks(view: WhistView, message: str) -> list[Line]:
    """Return the lines that tell the tricks of this deal as they count."""
    own, other = _two(view.counted, view)
    if view.tour.alone and view.seat is None:
        return []  # four numbers after every trick are too many; a key tells them
    if view.tour.alone:
        return [Line("won-so-far-alone", {"own": own, "all": len(view.past)})]
    return [Line(message, {"own": own, "other": other})]


def _of_suit(question: str, view: WhistView, suit: str) -> list[Line]:
    cards = tuple(card for card in view.hand if SUIT[card] == suit)
    if not cards:
        return [Line("no-such-suit", {"suit": suit})] if suit in tuple("cdhs") else [Line("no-such-question")]
    if question == "suit":
        return [Line("suit-held", {"cards": cards})]
    card: Card = (min if question == "lowest-of-suit" else max)(cards, key=RANK.__getitem__)
    return [Line(question, {"card": card})]


def _worth(view: WhistView) -> list[Line]:
    tour = view.tour
    if tour.queen == "loses":
        return [Line("worth-queen")]
    lines = [Line("worth-odd", {"book": tour.book, "points": tour.odd_trick * (2 if view.doubled else 1)})]
    if tour.tricks_to_name and view.run:
        lines.append(Line("run-now", {"run": view.run, "streak": tour.tricks_to_name, "seat": view.last_winner}))
    return lines


def _honours(view: WhistView) -> list[Line]:
    """Return the lines that tell the honours the listener knows: in the hand, played or turned up."""
    honours = honour_cards(view.tour, view.trump, view.turned)
    if not honours or not any(view.tour.honours):
        return [Line("honours-none")]
    holders = {card: seat for trick in (*view.past, view.trick) for seat, card in trick}
    if view.seat is not None:
        holders |= dict.fromkeys(view.hand, view.seat)
    if view.turned and not view.tour.has_packets and view.dealer is not None:
        holders.setdefault(view.turned, view.dealer)
    known = tuple(card for card in honours if card in holders)
    if not known:
        return [Line("honours-unknown")]
    own = sum(view.tour.side_of(holders[card]) == _own_side(view) for card in known)
    alone = None if view.tour.alone and view.seat is None else view.tour.alone
    values = {"cards": known, "own": own, "other": len(known) - own, "alone": alone}
    return [Line("honours-known", values)]


def _pair(points: SidePoints, view: WhistView) -> dict[str, int]:
    """Return the listener's number and the other side's as message values."""
    own, other = _two(points, view)
    return {"own": own, "other": other}


def _games(view: WhistView) -> dict[str, int]:
    own, other = _two(view.sheet.games_won, view)
    return {"own_games": own, "other_games": other}


def _stands(view: WhistView) -> list[Line]:
    """Return the lines that tell the score of the current game: of pairs, or of each single player with the tricks of
    this deal.
    """
    if not view.tour.alone or not view.past or not view.counted:
        return _score(view, "score-games")
    sums = zip(view.counted, view.sheet.game, view.sheet.account, strict=True)
    return [
        Line("stands-alone", {"seat": seat, "tricks": tricks, "game": game, "account": account}, seat)
        for seat, (tricks, game, account) in enumerate(sums)
    ]


def _score(view: WhistView, message: str = "score") -> list[Line]:
    sheet = view.sheet
    if view.tour.alone:
        sums = enumerate(zip(sheet.game, sheet.account, strict=True))
        return [Line("score-alone", {"seat": at, "game": game, "account": total}, at) for at, (game, total) in sums]
    own, other = _two(sheet.game, view)
    over = view.to_act in (None, CHANCE) and _over_message(view) != "deal-over"
    return [Line(message, {"own_game": own, "other_game": other, "over": over, **_games(view)})]


def _over_message(view: View) -> str:
    """Return the message for the end after a deal: of the rubber, of a game or only of the deal."""
    assert isinstance(view, WhistView)
    if max(view.sheet.games_won) == view.tour.games:
        return "rubber-over"
    return "whist-game-over" if _game_is_won(view) else "deal-over"


def _game_is_won(view: WhistView) -> bool:
    """Return whether the last deal ended a game."""
    best = sorted(view.sheet.game)
    return best[-1] >= GAME_GOAL and best[-1] != best[-2]


def _score_unless_won(view: WhistView) -> list[Line]:
    """Return the lines that tell the score of a game that goes on; after a win the announcement of the winner comes
    first.
    """
    return [] if _game_is_won(view) else _score(view)


def _detail(view: WhistView) -> list[Line]:
    """Return the lines that tell the accounts and the last deal of a match in pairs."""
    if view.tour.alone:
        return []
    own, other = _two(view.sheet.account, view)
    rubber = min(view.sheet.rubbers + 1, view.options.rubbers)
    values = {"own": own, "other": other, "rubber": rubber, "rubbers": view.options.rubbers}
    detail = [Line("account", {**values, "over": view.to_act is None})]
    if view.last:
        score = view.last[0]
        tricks, tricks_other = _two(score.counted, view)
        points, points_other = _two(score.points, view)
        values = {
            "own_tricks": tricks, "other_tricks": tricks_other, "own_points": points, "other_points": points_other,
        }  # fmt: skip
        detail.append(Line("last-deal", values))
    return detail


def _deal_counted(event: events.DealCounted, view: WhistView) -> list[Line]:
    """Return the lines that tell the tricks of a deal, each kind of points it brought, and the score of the game."""
    score = event.score
    if view.tour.alone:
        parts = zip(score.tricks, score.trick_points, score.honour_points, strict=True)
        kinds = [
            Line("points-alone", {"seat": seat, "taken": taken, "tricks": tricks, "honours": honours}, seat)
            for seat, (taken, tricks, honours) in enumerate(parts)
        ]
        ended = Line("deal-counted-alone", cue=_deal_cue(score.points, view))
        return [ended, *kinds, *_score_unless_won(view)]
    if event.queen is not None:
        values = {"seat": event.queen, "counts": _counts(event.queen, view)}
        return [Line("queen-taken", values, event.queen, _deal_cue(score.points, view)), *_score_unless_won(view)]
    own, other = _two(score.counted, view)
    score_lines = [Line(event.name(), {"counted_own": own, "counted_other": other}, cue=_deal_cue(score.counted, view))]
    book = view.tour.book
    for side, (tricks, honours) in enumerate(zip(score.trick_points, score.honour_points, strict=True)):
        if tricks or honours:
            values = {"side": side, "tricks": tricks, "honours": honours, "odd": score.counted[side] - book}
            score_lines.append(Line("points", values, cue="honours" if honours else None))
    slams = enumerate(score.slam_points)
    score_lines += [Line("points-slam", {"side": side, "points": number}) for side, number in slams if number]
    return [*score_lines, *_score_unless_won(view)]


def _deal_cue(points: SidePoints, view: WhistView) -> str:
    own, other = _two(points, view)
    return "deal-tied" if own == other else "deal-won" if own > other or view.seat is None else "deal-lost"


def _win_line(event: Event, view: WhistView, values: Values, winner: int | None, cue: str) -> Line:
    """Return the line for a won game, rubber or match: for pairs by side, for single players by seat."""
    result = "tied" if winner is None else "won" if view.seat is None or winner == _own_side(view) else "lost"
    return Line(f"{event.name()}-alone" if view.tour.alone else event.name(), values, cue=f"{cue}-{result}")


def _struck_lines(struck: SidePoints, view: WhistView) -> list[Line]:
    message, who = ("struck-alone", "seat") if view.tour.alone else ("struck", "side")
    return [Line(message, {who: side, "points": points}) for side, points in enumerate(struck) if points]


def standing(event: Event, view: View) -> list[Line]:
    """Return the lines that compare the tricks of both sides after a trick; none after the last trick and for other
    events.

    :param event: the event, as the listener may know it.
    :param view: the listener's view after the event.
    """
    if not isinstance(view, WhistView) or not isinstance(event, events.TrickTaken):
        return []
    return _running(view) if any(view.hands) else []


def _running(view: WhistView) -> list[Line]:
    """Return the lines that tell the balance of tricks, the distance to the first that counts, and the tricks left (W5,
    V9).
    """
    tour = view.tour
    left = max(len(hand) for hand in view.hands)
    if tour.queen == "loses":
        return [Line("practice-running-queen", {"left": left})]
    side = tour.side_of(view.seat or 0)
    others = {other: number for other, number in enumerate(view.counted) if other != side}
    values = lead_values(view.counted[side], others)
    own, other = (tour.book + 1 - number for number in (view.counted[side], max(others.values())))
    values |= {"need": own, "state": _odd(own, left), "other_need": other, "other_state": _odd(other, left)}
    values |= {"over": 1 - own, "other_over": 1 - other, "left": left, "pairs": len(view.counted) == 2}
    values["matters"] = any(_matters(need, left) for need in (own, other))
    return [Line("practice-running-whist", values)]


def _matters(need: int, left: int) -> bool:
    """Return whether the distance to the first odd trick is worth an announcement: made, near, lost or nearly so.

    :param need: tricks that the side still needs for its first odd one, 0 and less once it has it. :param left: tricks
    left in the deal.
    """
    return need <= NEAR_DISTANCE or left - need <= DOUBTFUL_SPARE_TRICKS


def _odd(need: int, left: int) -> str:
    """Return whether a side has an odd trick, can still make one, or never will.

    :param need: as for ``_matters``. :param left: tricks left in the deal.
    """
    return "odd" if need <= 0 else "never" if need > left else "open"


def corner(view: View, people: People) -> list[Line]:
    """Return the lines for the corner of the drawn table.

    They tell trumps or null, the pairs (for spectators), the points of the game and the tricks of the deal; where all
    play alone, only the viewer's points and tricks.

    :param view: the listener's view.
    :param people: the people at the table.
    """
    assert isinstance(view, WhistView)
    trumps = Line("corner-null") if view.null else Line("corner-trump", {"suit": view.trump or "none"})
    lines = [trumps] if view.tour.has_trumps or view.trump or view.null else []
    if view.tour.alone:
        if view.seat is None:
            return lines
        own = view.seat
        points = Line("corner-points-alone", {"own": view.sheet.game[own]})
        return [*lines, points, Line("corner-tricks-alone", {"own": view.counted[own]})] if view.counted else lines
    lines += pair_lines(people)
    own = (view.seat or 0) % 2
    for name, numbers in (("corner-points", view.sheet.game), ("corner-tricks", view.counted)):
        if numbers:
            lines.append(Line(name, {"own": numbers[own], "theirs": numbers[1 - own]}))
    return lines


WORDS = GameWords(
    lines, answer, action_line, standing, corner, switchable=("won-so-far", "your-turn", "your-turn-lead"),
    questions_on_return=("deal", "trump", "progress", "score", "table", "turn"), position_questions=("trump", "table"),
    message_between_deals=_over_message, message_after_match="whist-match-over",
    hand_shown="hand-shown-by-suits",
)
