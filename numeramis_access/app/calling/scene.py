"""The scene of a caller, who tells the program each real card: keys call a card or ask about the match, and all hands
are unknown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

import msgspec

from numeramis_access.app.calling import codes
from numeramis_access.app.calling.corrections import Corrections
from numeramis_access.app.calling.penalties import revoke_menu
from numeramis_access.app.calling.telling import CallersCursor, CallersTeller
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, confirmation_menu, opening_entry
from numeramis_access.app.shell.ports import App, CalledBoard, CallShow
from numeramis_access.app.shell.scene import DoCommand, NothingHere, Pop, PopThrough, Push, Scene, Stay, Transition
from numeramis_access.app.table.acting import ActionFinder
from numeramis_access.app.table.desk import Desk
from numeramis_access.app.table.help import (
    CLAIM_COMMANDS,
    PRACTICE_COMMANDS,
    RANK_COMMANDS,
    SORT_COMMANDS,
    SUIT_COMMANDS,
    choices_sentences,
)
from numeramis_access.app.table.match_menu import commands_entry, leave_entry, rules_entry
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.typed import CardsNotHeld, PlaceOnDesk, TypedMeaning
from numeramis_access.core.actions import Action, ChooseCards, Concede, EndPlay, PlayCard, PlayersChoice
from numeramis_access.core.cards import HIDDEN_CARD, NUMBERS, SUIT, SUITS, Card
from numeramis_access.core.seats import CHANCE
from numeramis_access.input.commands import AnyCommand, Command, is_question
from numeramis_access.input.typed import plain_name
from numeramis_access.input.writing import DottedWord, cell_of
from numeramis_access.tables.called.caller_actions import CorrectCall, ShowSuit, TakeBackCall
from numeramis_access.tables.called.match import CalledMatch
from numeramis_access.tables.called.seat import CalledSeat
from numeramis_access.tables.local_seat import SeatPort
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.game import Line
from numeramis_access.words.phrases import join_texts

#: commands of tables that are refused with a reason, and those that mean nothing to a caller
REFUSED_COMMANDS = frozenset({Command.HINT, Command.PLAY_AGAIN, Command.MARK})
MEANINGLESS_COMMANDS = frozenset({Command.PACE_FASTER, Command.PACE_SLOWER, *SORT_COMMANDS})


#: keys of numbers, ranks and suits
CARD_COMMANDS = frozenset((*RANK_COMMANDS, *SUIT_COMMANDS))


class CallingScene(MatchScene):
    """A match with real cards as the caller sees it: all hands are unknown, and the caller enters the cards of every
    player.

    :param app: the running program.
    :param seat: the caller's seat.
    :param notes: ids of messages told at the start.
    :param show: shows the match to people elsewhere, None for no watchers.
    :param board: the board of an evening that is called, None for a match.
    :param again: gets the present match; returns the transition to another match of the same people; None at an
        evening.
    :ivar seat: the caller's seat.
    """

    kind: ClassVar[str] = "calling"
    is_counted: ClassVar[bool] = False
    continued_message: ClassVar[str] = "call-continued"

    def __init__(
        self,
        app: App,
        seat: CalledSeat,
        *notes: str,
        show: CallShow | None = None,
        board: CalledBoard | None = None,
        again: Callable[[CalledMatch], Transition] | None = None,
    ) -> None:
        super().__init__(app, seat, *notes)
        self.seat: CalledSeat = seat
        self._show = show
        self._board = board
        self._again = again
        #: the rank and the suit of a French card called so far
        self._rank = self._suit = ""
        #: the card that was called for an open call just now, and the player who was asked for it
        self._noted: tuple[Card, int | None] | None = None
        self._told_how = True  # the players at the table choose, not the caller

    def _sit(self, seat: SeatPort) -> None:
        super()._sit(seat)
        self.cursor = CallersCursor(self.app, self.desk, self.talk)
        self.acting = ActionFinder(self.desk, self.cursor)
        self.teller = CallersTeller(self.talk)

    @property
    def is_own_turn(self) -> bool:
        """Return whether a call can be made: True until the match is over."""
        return not self.is_over

    def enter(self) -> None:
        """Begin or continue the match, drop a half-typed card, and say which call is expected.

        When the player comes back from another scene, the table itself repeats the turn; the expected call is then told
        only if cards of a hand or a turned card are still missing.
        """
        again = self._entered
        super().enter()
        self._drop_part()
        if not again or self.seat.needed is not None or self.view.to_act == CHANCE:
            self._say_expected()

    def _say_expected(self) -> None:
        """Say the call that the table waits for, as an answer."""
        if self.is_over:
            self.app.tell(self.talk.answer("turn"))
        else:
            self.app.tell([replace(self.talk.narrator.answer_line(self._expected_line()), priority=Priority.QUEUE)])

    def _expected_line(self) -> Line:
        """Return the sentence of the call that the table waits for."""
        needed, seat = self.seat.needed, self.view.to_act
        if needed is not None and self._noted is not None:
            card, same = self._noted
            values = {"card": card, "count": needed.number, "name": self._name(needed.seat)}
            return Line("call-card-noted", {**values, "same": same == needed.seat}, needed.seat)
        if needed is not None:
            return Line("call-cards-of", {"name": self._name(needed.seat), "count": needed.number}, needed.seat)
        if seat is None or seat == CHANCE:
            return Line("call-turned")
        return Line("call-next", {"name": self._name(seat)}, seat)

    def _name(self, seat: int) -> str:
        return self.talk.people().persons[seat].name

    # keys

    def command(self, command: AnyCommand) -> Transition | None:
        """Do a command: call a card by its keys, take a call back, or do what the command does at any table.

        The keys for the turn and the hand say which call is expected; so does the key for the last events if there were
        none. Hints and other help of practice are refused. Return the next transition, None to stay.
        """
        name = str(command)
        if command in CARD_COMMANDS:
            self.spot = ""
            if self.is_over or (self.seat.suit and not self.seat.cards):
                self.app.say("match-over" if self.is_over else "call-no-card", cue="refusal")
                return None
            return self._call_part(name.rpartition("-")[2])
        if command is Command.UNDO:
            self.take_back()
            return None
        if command in (Command.TURN, Command.HAND):
            self._say_expected()
            return None
        if command is Command.LATELY and not self.talk.recent_open_events():
            if self.view.cards_on_table():
                self.app.tell(self.talk.answer(Command.HIGHEST))
            self._say_expected()
            return None
        if command in PRACTICE_COMMANDS:
            self.app.say("call-no-hints", cue="refusal")
            return None
        if command in MEANINGLESS_COMMANDS:
            return NothingHere()
        if self._asks_for_hand(command):
            self.app.say("call-no-hands", Priority.NOW)
            return None
        return super().command(command)

    def take_key(self, key: str) -> Transition | None:
        """Complete a French card: after its suit by a court card of a number pad, after its rank by the letter of a
        suit. Return the next transition, None to stay.

        The key that leads back drops the half-typed card. Any other key does its command; for one without a command
        ``NothingHere`` is returned.

        :param key: the key by its keymap name.
        """
        if self._suit and key in codes.PAD_COURTS:
            return self._call_part(codes.PAD_COURTS[key])
        suits = codes.suits_by_letter(self.talk.narrator.language)
        if self._rank and (letter := self._letter(key)) in suits:
            return self._call_part(suits[letter])
        command = self.app.keymap.command(self.context, key)
        if command in (Command.MENU, Command.BACK):
            self.take_back()
            return None
        return NothingHere() if command is None else DoCommand(command)

    def _letter(self, key: str) -> str:
        """Return the letter that a key of a keyboard or a display writes."""
        cell = cell_of(key)
        return DottedWord((self.app.language.record.computer_braille,)).write(cell).text if cell else key

    def _call_part(self, sign: str) -> Transition | None:
        """Call a number card, or the rank or the suit of a French card; the second of both completes it.

        Return the next transition, None to stay.
        """
        if not self.seat.suit:
            if sign.isdigit():
                self.act(PlayCard(sign))
            else:
                self.app.say("call-numbers-only", cue="refusal")
            return None
        if sign in SUITS:
            self._suit = sign
        else:
            self._rank = codes.RANKS_BY_DIGIT.get(sign, sign.upper())
        if self._rank and self._suit:
            self.act(PlayCard(self._rank + self._suit))
            return self._settle()
        self.takes_keys = True
        if self._suit:
            self.whole_lines = codes.SIGNS_OF_RANKS
            self._show_suit(self._suit)
            self.app.say("call-suit", Priority.NOW, shown_by="focus", suit=self._suit)
        else:
            rank = int(self._rank) if self._rank.isdigit() else self._rank
            self.app.say("call-rank", Priority.NOW, rank=rank)
        return None

    def _show_suit(self, suit: str) -> None:
        """Show the cards of a suit as the hand."""
        if self.seat.suit:
            self.seat.suit = suit
            self.desk.take_view(self.talk.view, self.talk.rows())

    def _drop_part(self) -> None:
        """Begin a new call: a number, or a code of a French card that begins no word, needs no Enter."""
        self._rank = self._suit = ""
        self.takes_keys = False
        language = self.talk.narrator.language
        self.whole_lines = codes.whole_codes(codes.cards_by_code(language)) if self.seat.suit else NUMBERS

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Do a touch: a touch on a card or choice calls it at once, also by a mouse or by a routing key of a braille
        display.

        Other touches, and all touches after the match, do the same as at any table. Return the next transition, None to
        stay.
        """
        by_routing = zone == "focus" and self.app.device == "braille"
        calls = (zone in ("items", "point") or by_routing) and not self.is_over
        return super().take_touch("press" if calls else zone, index)

    def _wish(self, wished: PlayersChoice | None) -> Transition | None:
        """Call a card or a choice, or do one of the caller's own choices. Return the next transition, None to stay."""
        match wished:
            case None:
                return None
            case ShowSuit(suit):
                called = self._call_part(suit)
                if self._suit:
                    self.desk.change_row(0)
                return called
            case TakeBackCall():
                self.take_back()
                return None
            case CorrectCall():
                return Push(self._corrections())
            case _:
                return super()._wish(wished) or self._settle()

    def take_line(self, text: str) -> Transition | None:
        """Call the cards of a typed line one after another, up to the first that is refused; a line without cards does
        the same as at any table. The word for back takes back the last call, and a sign completes a half-typed card.

        Return the next transition, ``Stay`` to stay; None if the line has no meaning here.
        """
        if plain_name(text) == plain_name(self.app.text("back")):
            self.take_back()
            return Stay()
        if (self._rank or self._suit) and (sign := self._other_sign(text)):
            return self._call_part(sign) or Stay()
        cards = self._cards_typed(text)
        if not cards:
            return self._ask_suit(text) or super().take_line(text)
        for place, card in enumerate(cards, 1):
            before = len(self.seat.match.calls), self.seat.needed
            self._call_card(card, more=place < len(cards))
            if before == (len(self.seat.match.calls), self.seat.needed):
                break
        return self._settle() or Stay()

    def _other_sign(self, text: str) -> str:
        """Return the suit, or after a suit the rank, that a typed sign means for a half-typed card; empty for none."""
        language = self.talk.narrator.language
        if self._rank:
            return codes.suits_by_letter(language).get(text.lower(), "")
        return codes.ranks_by_sign(language).get(plain_name(text), "").lower()

    def _ask_suit(self, text: str) -> Transition | None:
        """Take a rank with the first letter of a suit's name that is no code: call the card if only one suit begins so,
        otherwise keep the rank and ask which suit. None for any other line.
        """
        if not self.seat.suit:
            return None
        language, typed = self.talk.narrator.language, plain_name(text)
        ranks = codes.ranks_by_sign(language)
        rank = ranks.get(typed[:-1]) or ranks.get(typed[1:])
        letter = typed[-1:] if typed[:-1] in ranks else typed[:1]
        suits = [suit for suit in SUITS if plain_name(language.form(f"suit-{suit}", "nom")).startswith(letter)]
        if rank is None or not suits or not letter.isalpha():
            return None
        self._drop_part()
        if len(suits) == 1:
            self.act(PlayCard(rank + suits[0]))
            return self._settle() or Stay()
        self._call_part(rank.lower())
        signs = codes.letters_by_suit(language)
        told = (self.app.text("call-suit-sign", suit=suit, sign=signs[suit]) for suit in suits)
        self.app.say("call-which-suit", Priority.QUEUE, choices="; ".join(told))
        return Stay()

    def _settle(self) -> Transition | None:
        """Return the transition to the choice after a proved revoke, None if there is none."""
        return Push(self._revoke_menu()) if self.seat.revoke else None

    def _revoke_menu(self) -> Menu:
        return revoke_menu(self.app, self.seat, self, self._corrections, self._say_changed)

    def _lists(self) -> Corrections:
        return Corrections(self.app, self.talk, self.seat, self, self._standing, self._say_changed)

    def _corrections(self) -> Menu:
        return self._lists().menu()

    def _cards_typed(self, text: str) -> list[Card]:
        """Return the cards of a line that consists only of numbers, or of codes of French cards; else none."""
        if not self.seat.suit:
            digits = "".join(text.split())
            return list(digits) if digits.isascii() and digits.isdigit() else []
        cards, words = codes.cards_by_code(self.talk.narrator.language), text.lower().split()
        words = [code for word in words for code in codes.joined_codes(word, cards) or [plain_name(word)]]
        return [cards[word] for word in words] if all(word in cards for word in words) else []

    @property
    def _nameable(self) -> Desk:
        """Return a desk with all cards that can be called, and the choices."""
        desk, view = Desk(), self.talk.view
        desk.take_view(msgspec.structs.replace(view, hand=self.seat.cards) if self.seat.suit else view)
        return desk

    def act(self, action: Action) -> None:
        """Make a call and announce its result; if the match then needs the cards of a hand or a turned card, say so.

        A refused call is explained and changes nothing. At a board of an evening, a played card that belongs to another
        hand of the given deal is told too. A half-typed card is dropped.
        """
        self._drop_part()
        calls, asked = len(self.seat.match.calls), self.seat.needed
        if isinstance(action, ChooseCards):  # nobody at a table names cards thrown away face down
            action = msgspec.structs.replace(action, cards=(HIDDEN_CARD,) * len(action.cards))
        super().act(action)
        if len(self.seat.match.calls) > calls:
            self._compare_dealt(action)
        on_table = self.view.cards_on_table()
        self._show_suit(SUIT[on_table[0].card] if on_table and self.seat.suit else self.seat.suit)
        self.desk.take_view(self.talk.view, self.talk.rows())
        self.desk.forget()
        if self.seat.needed is not None or self.view.to_act == CHANCE:
            if self.seat.last_card:
                known = self.view.to_act if asked is None else asked.seat  # the card of a turn begins its call
                self._noted = self.seat.last_card, known
            self._say_expected()
            self._noted = None
        elif self.is_over and len(self.seat.match.calls) > calls:
            self.app.say("match-finished", Priority.QUEUE)

    def _asks_for_hand(self, command: AnyCommand) -> bool:
        """Return whether a command asks about the listener's own hand, which a caller does not have."""
        said = self.talk.answer(command) if is_question(command) and command is not Command.HAND else ()
        return any(announcement.kind == "watch-no-hand" for announcement in said)

    def _compare_dealt(self, action: Action) -> None:
        """Tell a played card that the list of deals gives to another player."""
        if self._board is None or not self._board.hands or not isinstance(action, PlayCard):
            return
        left = [Counter(hand) for hand in self._board.hands]
        seat = 0
        for seat, card in self.seat.match.plays():
            left[seat][card] -= 1
        owner = next((other for other, cards in enumerate(left) if cards[action.card] > 0), None)
        if left[seat][action.card] < 0 and owner is not None:
            self.app.say("call-other-hand", Priority.QUEUE, "refusal", card=action.card, name=self._name(owner))

    def _end_play(self, action: EndPlay) -> Transition | None:
        """Concede the rest of a deal where that is certain without its cards; refuse it otherwise.

        Return the next transition, None to stay.
        """
        if not self.can_end_early or type(action) not in self.seat.ruleset.action_types:
            return super()._end_play(action)
        if isinstance(action, Concede) and self._concedes:
            return self._wish(action)
        self.app.say("match-over" if self.is_over else "call-play-on", cue="refusal")
        return None

    def _call_card(self, card: Card, more: bool) -> None:
        """Call a card. :param more: whether another card follows at once, so that no card is asked for."""
        if more:
            super().act(PlayCard(card))
        else:
            self.act(PlayCard(card))

    def take_back(self) -> None:
        """Drop a half-typed card if there is one, else take back the last call, and say which; if there is none,
        refuse.
        """
        if self._rank or self._suit:
            self._drop_part()
            self._say_changed("call-part-dropped")
            return
        calls, card, lists = len(self.seat.match.calls), self.seat.last_card, self._lists()
        known = {place: lists.short_name(place) for place in range(max(0, calls - 2), calls)}
        if not self.seat.take_back():
            self.app.say("call-nothing-back", cue="refusal")
            return
        left = len(self.seat.match.calls)
        names = [known[place] for place in range(left, calls)]
        what = join_texts(". ", [name for name in names if name != "none"])
        self._say_changed("call-taken-back", what=what or (card and self.app.text("call-card", card=card)) or "none")

    def _standing(self) -> list[str]:
        """Return the answers to the questions about the score and the progress, which a change of calls can change."""
        return [said.text for said in self._standing_told()]

    def _standing_told(self) -> list[Announcement]:
        """Return the score and, while cards are in play, the progress."""
        in_play = self.view.to_act not in (None, CHANCE)
        questions = (Command.SCORE, *((Command.PROGRESS,) if in_play else ()))
        return [said for question in questions for said in self.talk.answer(question)]

    def _say_changed(self, message: str, before: Sequence[str] | None = None, count: int = 1, what: str = "") -> None:
        """Say that calls have changed, how the score has changed, and the next expected call.

        :param message: id of the message. :param before: the score before the change, None if it cannot have changed.
        :param count: number of the changed calls. :param what: the name of the first of them.
        """
        self.app.say(message, Priority.NOW, count=count, what=what)
        self.announce_news()
        self.desk.take_view(self.talk.view, self.talk.rows())
        if before is not None:
            said = {answer.text: answer for answer in self._standing_told()}
            changed = [replace(answer, priority=Priority.QUEUE) for text, answer in said.items() if text not in before]
            self.app.tell(changed)
        self._say_expected()

    def _do_typed(self, meant: TypedMeaning) -> Transition | None:
        """Call a typed card even if all of its kind are gone, so that the table hears why it cannot be right.

        Return the next transition, None to stay.
        """
        match meant:
            case CardsNotHeld(cards=(card,)):
                self.act(PlayCard(card))
                return self._settle()
            case PlaceOnDesk(place=place):
                desk = self._nameable
                cards = len(desk.hand)
                return self._wish(PlayCard(desk.hand[place]) if place < cards else desk.choices[place - cards])
        return super()._do_typed(meant)

    # menus

    def menu(self) -> Scene:
        """Return the menu of Escape: another match after the end, back, the penalty of a proved revoke, corrections,
        watchers if the match is shown, commands, rules, settings, and the way out.
        """

        def entries() -> list[Entry]:
            again = [button_entry(self.app, "call-again", lambda: Pop(then=self.play_again))]
            return [
                *(again if self.is_over and self._again is not None else []),
                back_entry(self.app, "match-back"),
                *([opening_entry(self.app, "call-settle", self._revoke_menu)] if self.seat.revoke else []),
                opening_entry(self.app, "call-correct", self._corrections),
                *([opening_entry(self.app, "call-shown-menu", self._show.menu)] if self._show is not None else []),
                commands_entry(self.app, self),
                rules_entry(self.app, self),
                opening_entry(self.app, "menu-settings", partial(self.app.doors.settings, self.app)),
                leave_entry(self.app, "match-end" if self.is_over else "match-leave", self._way_out),
            ]

        return Menu(self.app, "call-menu", entries)

    def _way_out(self) -> Transition:
        """Return the transition that leaves the table, after a confirmation while the match goes on."""
        if self.is_over:
            return PopThrough(self)
        question = "call-really-leave" if self.seat.is_continuable else "really-leave"
        return Push(confirmation_menu(self.app, question, lambda: PopThrough(self)))

    def leave(self) -> None:
        """Leave the table. The result of a finished board enters its evening, and the player is told that the match is
        recorded if all calls were written.

        The result enters the evening first: a program killed between the two continues a match whose result is entered.
        """
        kept = self.is_over and self.seat.is_continuable
        if self._board is not None and self.is_over:
            self._board.take_finished(self.seat.match)
        super().leave()
        if kept:
            self.app.say("call-record-kept")

    def play_again(self) -> Transition | None:
        """Return the transition to the set-up of another match of the same people.

        At a board of an evening, say that it is begun from the menu and return None, to stay.
        """
        if self._again is not None:
            return self._again(self.seat.match)
        self.app.say("call-begin-from-menu", cue="refusal")
        return None

    def situation(self) -> list[str]:
        """Return sentences about the expected call and the choices; after the match as at any table."""
        if self.is_over:
            return super().situation()
        expected = self.talk.narrator.answer_line(self._expected_line()).text
        return [expected, *choices_sentences(self.desk, self.talk, "call-choices")]

    def possible_commands(self) -> set[AnyCommand]:
        """Return the commands with an effect now: those of a table, the keys of cards, and undo.

        Without effect are hints, playing again, the order of a hand, the pace of opponents, and questions about a hand.
        """
        refused = REFUSED_COMMANDS if self._again is None else REFUSED_COMMANDS - {Command.PLAY_AGAIN}
        usual = super().possible_commands() - MEANINGLESS_COMMANDS - refused
        usual = {command for command in usual if not self._asks_for_hand(command)}
        acts = {Command.CONCEDE} if self.can_end_early and self._concedes else set()
        if self.seat.match.calls or self.seat.needed is not None or self._rank or self._suit:
            acts.add(Command.UNDO)
        return usual - CARD_COMMANDS - CLAIM_COMMANDS.keys() | acts | self._card_commands()

    def _card_commands(self) -> set[AnyCommand]:
        """Return the keys of the cards that can be called now, and of numbers of cards to exchange."""
        if self.is_over or (self.seat.suit and not self.seat.cards):
            return set()
        if self.seat.suit:
            return set(CARD_COMMANDS)
        numbers = [number for number in NUMBERS if number in self.seat.cards or self.seat.is_choice_number(number)]
        return {command for command, rank in RANK_COMMANDS.items() if rank in numbers}

    @property
    def _concedes(self) -> bool:
        """Return whether the rest of a deal can be conceded now: its result depends on no unseen card."""
        return not self.is_over and self.seat.match.can_concede
