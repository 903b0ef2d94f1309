"""Builds the screen of a table: hand, choices, cards on the table, and its status."""

from __future__ import annotations

from numeramis_access.app.table.desk import Desk
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.core.actions import PlayersChoice
from numeramis_access.core.cards import HIDDEN_CARD, Card
from numeramis_access.core.ruleset import CardOnTable, View
from numeramis_access.core.seats import Seat
from numeramis_access.output.screen import Fact, Item, LaidCard, Screen, ScreenPart, ShownPlayer
from numeramis_access.words.game import GameWords
from numeramis_access.words.language import Language

#: questions whose answers the screen shows, the most important first
STATUS_QUESTIONS = ("turn", "table", "score")
#: the only choice while a table waits for Enter: the next deal, the rest of a deal or lesson, or the menu
NEXT_DEAL_CHOICE, CONTINUE_CHOICE, OPEN_MENU_CHOICE = "choice-continue", "choice-continue-trick", "choice-menu"


def table_screen(
    game: str, desk: Desk, talk: TableTalk, spot: ScreenPart = "", rests: bool = False, waiting: str = ""
) -> Screen:
    """Return the screen of a table for its player.

    :param game: name of the game. :param desk: hand and choices. :param talk: the words of the table.
    :param spot: part of the screen to attend to, empty for the focus.
    :param rests: whether a deal is over and the next one waits for the player, so that no seat has the turn.
    :param waiting: id of the message for Enter while the table waits for Enter alone, shown as the only choice; empty
        otherwise.
    """
    language, view = talk.narrator.language, talk.view
    cards = tuple(_card_item(desk, talk, place, card) for place, card in enumerate(desk.hand))
    choices = tuple(choice_item(talk, choice) for choice in desk.choices)
    focus = desk.place + (len(cards) if desk.row else 0)
    if waiting:
        phrase = language.phrase(waiting)
        choices, focus = (Item(phrase.text, phrase.braille, "choice"),), len(cards)
    said = [announcement for question in STATUS_QUESTIONS for announcement in talk.answer(question)]
    status = tuple(announcement.text for announcement in said if announcement.kind != "on-table")
    hint = language.text("help-exchange") if desk.exchanges() and not desk.marks else ""
    return Screen(
        "table", language.text("game-name"), cards + choices, focus, status, view, game, language.people,
        _laid_cards(view.cards_on_table(), language), seated_players(view, language, view.seat or 0, rests),
        corner_facts(view, talk.words, language), spot, before=_previous_cards(view, language), waits=bool(waiting),
        middle=view.pile_in_middle(), hint=hint,
    )  # fmt: skip


def public_screen(
    game: str, view: View, words: GameWords, language: Language, status: tuple[str, ...] = ()
) -> Screen:
    """Return the screen of a table for onlookers, without choices.

    It shows the backs of the player's cards, or their faces once the rules have laid the hand open.

    :param game: name of the game. :param view: the player's view; only its public part is shown.
    :param words: the game's words. :param language: words that call no player "you".
    :param status: lines that tell the result of a finished deal or match, empty before.
    """
    own, seen = view.seat or 0, view.public_view()
    hands = seen.hands_by_seat()
    sitting = seated_players(seen, language, own)
    hand = tuple(Item("", role="card", card=card) for card in (hands[own] if own < len(hands) else ()))
    return Screen(
        "table", language.text("game-name"), hand, len(hand), status, game=game, people=language.people,
        table=_laid_cards(seen.cards_on_table(), language), seated=sitting, facts=corner_facts(seen, words, language),
        before=_previous_cards(seen, language), middle=seen.pile_in_middle(),
    )  # fmt: skip


def seated_players(
    view: View, language: Language, own: Seat, waits: bool = False, begin: int = 0
) -> tuple[ShownPlayer, ...]:
    """Return the facts about all players that the drawn table shows, clockwise from a seat.

    :param view: the view.
    :param language: puts names and facts into words.
    :param own: the seat to begin with.
    :param waits: whether no seat has the turn.
    :param begin: number given to the first seat: 0 for the player who looks at the screen; 1 if no one looks from
        there, so that its cards are drawn from the back like the others'.
    """
    count = len(language.people.persons)
    return tuple(_seat_shown(view, language, (own + step) % count, step + begin, waits) for step in range(count))


def _seat_shown(view: View, language: Language, seat: Seat, step: int, waits: bool) -> ShownPlayer:
    hands = view.hands_by_seat()
    hand = hands[seat] if seat < len(hands) else ()
    pile = view.piles().get(seat)
    flags = {
        "turn": view.to_act == seat and not waits,
        # after a match, "ahead" beside the scores would seem to mean the match
        "leads": view.to_act is not None and seat in view.seats_ahead(),
        "dealer": view.dealer == seat, "out": seat in view.seats_out_of_play(),
    }  # fmt: skip
    notes = [language.text(f"seat-{name}", seat=seat) for name, holds in flags.items() if holds]
    if pile is not None:
        notes.append(language.phrase(f"pile-{pile.kind}", count=pile.height).braille)
    if hand and step:
        notes.append(language.phrase("seat-cards", count=len(hand)).braille)
    shown = tuple(card for card in hand if card != HIDDEN_CARD) if step else ()
    who = language.text("laid-by", seat=seat)
    laid = view.laid_groups_by_seat()
    groups = laid[seat] if seat < len(laid) else ()
    return ShownPlayer(
        seat, step, who, cards=len(hand), shown=shown, pile=pile, notes=tuple(notes), laid=groups, **flags
    )


def corner_facts(view: View, words: GameWords, language: Language) -> tuple[Fact, ...]:
    """Return the facts in the corner of the drawn table, such as trumps; the words of the game choose them."""
    return tuple(
        Fact(language.phrase(line.id, **line.values).braille, str(line.values.get("suit", "")))
        for line in words.corner(view, language.people)
    )


def _previous_cards(view: View, language: Language) -> tuple[LaidCard, ...]:
    """Return the cards of the finished phase or trick, until the next card is played."""
    return () if view.cards_on_table() else _laid_cards(view.last_cards_on_table(), language)


def _laid_cards(plays: tuple[CardOnTable, ...], language: Language) -> tuple[LaidCard, ...]:
    """Return the cards on the table with their players; all of several equal highest numbers lead."""
    cards = []
    for seat, card, leads in plays:
        phrase = language.phrase("laid-highest" if leads else "on-table", seat=seat, card=card)
        who = language.phrase("laid-by", seat=seat).text
        cards.append(LaidCard(seat, who, card, phrase.text, leads))
    return tuple(cards)


def _card_item(desk: Desk, talk: TableTalk, place: int, card: Card) -> Item:
    marked = place in desk.marks
    language = talk.narrator.language
    label = language.phrase("focus-card-marked" if marked else "focus-card", card=card).text
    braille = language.phrase("focus-card", card=card).braille
    return Item(label, braille, "card", "", card, marked, desk.is_playable(card))


def label_at(desk: Desk, talk: TableTalk, place: int) -> str:
    """Return the label of the card or choice at a place; the choices follow the cards.

    :param desk: the player's hand and choices. :param talk: the words of the table.
    :param place: index from 0 over hand and choices.
    """
    hand = len(desk.hand)
    if place < hand:
        return _card_item(desk, talk, place, desk.hand[place]).label
    return choice_item(talk, desk.choices[place - hand]).label


def choice_item(talk: TableTalk, choice: PlayersChoice) -> Item:
    """Return a choice as an item of the screen.

    :param talk: names the choice. :param choice: the choice.
    """
    line = talk.choice(choice)
    phrase = talk.narrator.language.phrase(line.id, **line.values)
    return Item(phrase.text, phrase.braille, "choice")
