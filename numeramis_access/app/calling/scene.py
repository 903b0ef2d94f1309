"""The scene of a caller: one key calls a card, every key of a table asks, and nobody's hand is known."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import ClassVar

from numeramis_access.app.calling.corrections import Corrections
from numeramis_access.app.calling.penalties import settle_menu
from numeramis_access.app.shell.menu import Entry, Menu, back, confirm, opens
from numeramis_access.app.shell.ports import App, CallShow
from numeramis_access.app.shell.scene import Below, Push, Scene, Stay, Transition
from numeramis_access.app.table.help import PRACTICE_ONLY
from numeramis_access.app.table.match_menu import commands_entry, leave_entry, rules_entry
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.typed import NotHeld, Typed, card_codes
from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.cards import SUIT, Card
from numeramis_access.core.seats import CHANCE
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.typed import plain
from numeramis_access.tables.called.seat import CalledSeat
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line

#: ranks of French cards by the keys that say them otherwise
RANKS = {"0": "T", "1": "A"}


class CallingScene(MatchScene):
    """A called match.

    :param show: shows the match to people elsewhere, None for no watchers. :ivar seat: the caller's seat.
    """

    kind: ClassVar[str] = "calling"
    counts: ClassVar[bool] = False
    continues: ClassVar[str] = "call-continued"
    ends_early: ClassVar[bool] = False

    def __init__(self, app: App, seat: CalledSeat, *notes: str, show: CallShow | None = None) -> None:
        super().__init__(app, seat, *notes)
        self.seat: CalledSeat = seat
        self._show = show
        #: the rank and the suit of a French card called so far
        self._rank = self._suit = ""
        self._told_how = True  # the players at the table choose, not the caller

    @property
    def own_turn(self) -> bool:
        """Return whether a call can be made."""
        return not self.over

    def enter(self) -> None:
        """Say the call that is expected."""
        super().enter()
        self._say_expected()

    def _say_expected(self) -> None:
        """Say the call that the table waits for, as an answer."""
        if self.over:
            self.app.tell(self.talk.answer("turn"))
        else:
            self.app.tell([replace(self.talk.narrator.answer_line(self._expected_line()), priority=Priority.QUEUE)])

    def _expected_line(self) -> Line:
        """Return the sentence of the call that the table waits for."""
        needed, seat = self.seat.needed, self.view.to_act
        if needed is not None:
            return Line("call-cards-of", {"name": self._name(needed.seat), "count": needed.number}, needed.seat)
        if seat is None or seat == CHANCE:
            return Line("call-turned")
        return Line("call-next", {"name": self._name(seat)}, seat)

    def _name(self, seat: int) -> str:
        return self.talk.people().persons[seat].name

    # keys

    def command(self, command: AnyCommand) -> Transition | None:
        """Call a card by its keys, take a call back, or do what the key does at any table."""
        name = str(command)
        if name.startswith(("number-", "rank-", "suit-")):
            self.spot = ""
            return self._call_part(name.rpartition("-")[2])
        if command is Command.UNDO:
            self.take_back()
            return None
        if command in (Command.TURN, Command.HAND):
            self._say_expected()
            return None
        if command in PRACTICE_ONLY:
            self.app.say("call-no-hints", cue="refusal")
            return None
        return super().command(command)

    def _call_part(self, sign: str) -> Transition | None:
        """Call a number card, or the rank or the suit of a French card; the second of both completes it."""
        if not any(card in SUIT for card in self.view.hand):
            if sign.isdigit():
                self.act(PlayCard(sign))
            else:
                self.app.say("call-numbers-only", cue="refusal")
            return None
        if sign in ("c", "d", "h", "s"):
            self._suit = sign
        else:
            self._rank = RANKS.get(sign, sign.upper())
        if self._rank and self._suit:
            card: Card = self._rank + self._suit
            self._rank = self._suit = ""
            self.act(PlayCard(card))
            return self._settle()
        if self._suit:
            self.app.say("call-suit", Priority.NOW, suit=self._suit)
        else:
            rank = int(self._rank) if self._rank.isdigit() else self._rank
            self.app.say("call-rank", Priority.NOW, rank=rank)
        return None

    def take_line(self, text: str) -> Transition | None:
        """Call the cards of a typed line one after another, up to the first that is refused; or do what it means."""
        cards = self._cards_typed(text)
        if not cards:
            return super().take_line(text)
        for place, card in enumerate(cards, 1):
            before = len(self.seat.match.calls), self.seat.needed
            self._call_card(card, more=place < len(cards))
            if before == (len(self.seat.match.calls), self.seat.needed):
                break
        return self._settle() or Stay()

    def _settle(self) -> Transition | None:
        """Return the transition to the choice after a proved revoke, None if there is none."""
        return Push(self._settle_menu()) if self.seat.revoke else None

    def _settle_menu(self) -> Menu:
        return settle_menu(self.app, self.seat, self._corrections, self._say_changed)

    def _corrections(self) -> Menu:
        return Corrections(self.app, self.talk, self.seat, self._say_changed).menu()

    def _cards_typed(self, text: str) -> list[Card]:
        """Return the cards of a line that consists only of numbers, or of codes of French cards; else none."""
        if not any(card in SUIT for card in self.view.hand):
            digits = "".join(text.split())
            return list(digits) if digits.isascii() and digits.isdigit() else []
        language = self.talk.narrator.language
        signs = {card: plain(language.text("typed-code", card=card)) for card in self.view.hand}
        codes = {code: card for card in signs for code in card_codes(card, language)}
        codes |= {code: card for card, sign in signs.items() for code in (sign, sign[-1] + sign[:-1])}
        words = plain(text).split()
        return [codes[word] for word in words] if all(word in codes for word in words) else []

    def act(self, action: Action) -> None:
        """Make a call, announce its result, and say which cards it still needs."""
        self._rank = self._suit = ""
        super().act(action)
        self.desk.look(self.talk.view, self.talk.rows())
        if self.seat.needed is not None or self.view.to_act == CHANCE:
            self._say_expected()

    def _call_card(self, card: Card, more: bool) -> None:
        """Call a card. :param more: whether another card follows at once, so that no card is asked for."""
        if more:
            super().act(PlayCard(card))
        else:
            self.act(PlayCard(card))

    def take_back(self) -> None:
        """Take back the last call, or drop an unfinished one."""
        if self._rank or self._suit:
            self._rank = self._suit = ""
        elif not self.seat.take_back():
            self.app.say("call-nothing-back", cue="refusal")
            return
        self._say_changed("call-taken-back")

    def _say_changed(self, message: str) -> None:
        """Say that calls have changed, and the call that is expected now."""
        self.app.say(message, Priority.NOW)
        self.hear()
        self.desk.look(self.talk.view, self.talk.rows())
        self._say_expected()

    def _do_typed(self, meant: Typed) -> Transition | None:
        """Call a typed card even if all of its kind are gone, so that the table hears why it cannot be right."""
        if isinstance(meant, NotHeld):
            self.act(PlayCard(meant.cards[0]))
            return None
        return super()._do_typed(meant)

    # menus

    def menu(self) -> Scene:
        """Return the menu of Escape."""

        def entries() -> list[Entry]:
            return [
                back(self.app, "match-back"),
                *([opens(self.app, "call-settle", self._settle_menu)] if self.seat.revoke else []),
                opens(self.app, "call-correct", self._corrections),
                *([opens(self.app, "call-shown-menu", self._show.menu)] if self._show is not None else []),
                commands_entry(self.app, self),
                rules_entry(self.app, self),
                opens(self.app, "menu-settings", partial(self.app.doors.settings, self.app)),
                leave_entry(self.app, "match-end" if self.over else "match-leave", self._way_out),
            ]

        return Menu(self.app, "call-menu", entries)

    def _way_out(self) -> Transition:
        """Return the transition that leaves the table, after a confirmation while the match goes on."""
        if self.over:
            return Below(self)
        question = "call-really-leave" if self.seat.continuable else "really-leave"
        return Push(confirm(self.app, question, lambda: Below(self)))

    def leave(self) -> None:
        """Leave the table, and say where the record of a finished match is."""
        kept = self.over and self.seat.continuable
        super().leave()
        if kept:
            self.app.say("call-record-kept")

    def play_again(self) -> None:
        """Refuse: the table begins a new match from the menu."""
        self.app.say("call-begin-from-menu", cue="refusal")

    def possible(self) -> set[AnyCommand]:
        """Return the commands with an effect now: those of a table, and the keys of cards."""
        kinds = ("number-", "rank-", "suit-") if any(card in SUIT for card in self.view.hand) else ("number-",)
        cards = {command for command in Command if command.value.startswith(kinds)}
        return (super().possible() - {Command.HINT, Command.PLAY_AGAIN}) | cards | {Command.UNDO}
