"""Several people at one computer: the match scene sits at the seat of the person who has the keyboard.

Every event is told once, to everyone. A person's hand, choices and answers are theirs alone: when their act is done,
no one has the keyboard, all channels forget the shown screen, and the next person takes the keyboard by a key. In a
game that hides nothing, the scene only says who is to act.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Transition
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.screen import seated_players
from numeramis_access.core.actions import Action
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.output.screen import Screen
from numeramis_access.tables.local_seat import LocalSeat
from numeramis_access.tables.together import SharedKeyboard
from numeramis_access.words.game import Line

#: seconds without a key before a key takes the keyboard: a second press of the last player must not take it
QUIET_SECONDS = 1.0
#: the choices of Enter alone: to take the keyboard, and to hand it on after reading the cards that one's act brought
TAKE_CHOICE, HAND_ON_CHOICE = "together-take", "together-hand-on"
#: the sentences that tell what Enter then does
TURN_SENTENCE, READ_SENTENCE = "together-turn", "together-read"


class TogetherScene(MatchScene):
    """One match of several people at this computer, who hand the keyboard over.

    :param keyboard: knows who has the keyboard. :param again: returns the transition to a match like this one.
    :param notes: as for ``MatchScene``.
    """

    def __init__(self, app: App, keyboard: SharedKeyboard, again: Callable[[], Transition], *notes: str) -> None:
        super().__init__(app, keyboard.public, *notes)
        self._keyboard = keyboard
        self._again = again
        #: the person whose key the table waits for
        self._asked: int | None = None
        #: whether the holder still reads the cards that their act brought
        self._reads = False
        #: when a key was last pressed, in seconds of the program's clock
        self._pressed = 0.0

    # the keyboard

    def announce_news(self) -> None:
        """Announce the news to everyone or to the holder, then give the keyboard to the person to act."""
        super().announce_news()
        self._pass_on()

    def _pass_on(self) -> None:
        """Ask the next person to take the keyboard; the person who had it last just goes on."""
        keyboard = self._keyboard
        awaited = keyboard.awaited_entrant
        if self._reads or (awaited is not None and awaited == keyboard.holder):
            return
        if keyboard.holder is not None:
            self._lay_down()
        if awaited is None:
            return
        if keyboard.hides_hands and awaited != keyboard.last:
            self._ask(awaited)
        else:
            self._take(awaited)

    def _ask(self, person: int) -> None:
        """Ask a person, once, to take the keyboard."""
        if self._asked is None:
            self._asked, self._pressed = person, self.app.now()
            occupant = self.seat.seats[person].occupant
            self.talk.stopped_answer = Line(TURN_SENTENCE, {"name": occupant.name, "gender": occupant.gender})
            self._answer_later("turn")

    def _take(self, person: int) -> None:
        """Give the keyboard to a person: tell what happened meanwhile, or at least their own cards, and the turn."""
        keyboard, announcer = self._keyboard, self.app.announcer
        was_asked, self._asked = self._asked is not None, None
        if keyboard.hides_hands:
            announcer.hush()
            announcer.listener = person
        elif person != keyboard.last:
            self._answer_later("turn")
        private = keyboard.take(person)
        self._sit_at(keyboard.seat)
        meanwhile = self.talk.recent_open_events() if was_asked else []
        self.app.tell(meanwhile)
        if not was_asked:
            self._tell_events(private)
        super().announce_news()
        if not meanwhile:  # what happened ends with the turn
            self._answer_later("turn")

    def _lay_down(self) -> None:
        """Take the keyboard from its holder, and everything that only the holder may know."""
        self._keyboard.release()
        self._forget()
        self._sit_at(self._keyboard.public)
        super().announce_news()

    def _forget(self) -> None:
        """Have everyone hear from now on; in a game that hides cards, all channels forget their announcements."""
        self.app.announcer.listener = None
        if self._keyboard.hides_hands:
            self.app.announcer.forget()

    def _sit_at(self, seat: LocalSeat) -> None:
        """Sit down at a seat and recall its past messages."""
        self._sit(seat)
        self.talk.note_messages(seat.past_messages())
        self._place_voices()

    # acting

    def act(self, action: Action) -> None:
        """Offer the holder's action; if the table performs it, tell everyone, and tell the holder alone about cards
        that it brought.

        The keyboard then goes to the next person, if necessary after the holder has read the new cards and pressed
        Enter.
        """
        keyboard = self._keyboard
        self.seat.offer(action)
        if not self._keyboard.seat.has_news:
            self.announce_news()  # the refusal
            return
        private = keyboard.has_private_news()
        if private or not keyboard.hides_hands:
            super().announce_news()
            if not private and keyboard.awaited_entrant == keyboard.holder:
                self._answer_later("turn")  # everyone heard the act, and the holder alone is asked on
            if private and keyboard.hides_hands and keyboard.awaited_entrant != keyboard.holder:
                self._reads, self.talk.stopped_answer = True, Line(READ_SENTENCE)
                self._answer_later("turn")
        else:
            self._lay_down()
        self._pass_on()

    def command(self, command: AnyCommand) -> Transition | None:
        """Carry out a command. Enter takes the keyboard, if a person is asked to; if a key was pressed in the last
        second, it only says to wait. Return the next transition, None to stay.

        While no one has the keyboard and the game hides cards, questions about a hand are refused.
        """
        pressed, self._pressed = self._pressed, self.app.now()
        if command is Command.ACTIVATE and self._asked is not None:
            if self._pressed - pressed < QUIET_SECONDS:
                self.app.say("together-too-soon", cue="refusal")
            else:
                self._take(self._asked)
            return None
        if self._keyboard.holder is None and self._keyboard.hides_hands and command in self.talk.words.hand_questions:
            self.app.say("together-no-hand")
            self._answer_later("turn")
            return None
        return super().command(command)

    def activate(self) -> Transition | None:
        """Do what Enter means: if the holder has read new cards, hand the keyboard on; otherwise as at any table.

        Return the next transition, None to stay.
        """
        if not self._reads:
            return super().activate()
        self._reads = False
        self._pass_on()
        return None

    @property
    def _waiting_choice(self) -> str:
        if self._asked is not None:
            return TAKE_CHOICE
        return HAND_ON_CHOICE if self._reads else super()._waiting_choice

    @property
    def enter_answers(self) -> Collection[str]:
        """Return the ids of the sentences that tell what Enter does; empty unless the keyboard changes hands."""
        return (TURN_SENTENCE, READ_SENTENCE) if self._asked is not None or self._reads else ()

    def screen(self) -> Screen:
        """Return the screen of the holder; while no one holds the keyboard it shows all players and no hand."""
        screen = super().screen()
        if self._keyboard.holder is not None:
            return screen
        language = self.talk.narrator.language
        return replace(screen, seated=seated_players(self.talk.view, language, 0, self.is_waiting_for_player, begin=1))

    def situation(self) -> list[str]:
        """Return sentences about the turn, and how the keyboard changes hands."""
        handed = [self.app.text("together-help-handed")] if self._keyboard.hides_hands else []
        return [*super().situation(), *handed]

    def due(self) -> float | None:
        """Return the time of the next tick in seconds of the program's clock; None if none is due, and while the holder
        reads new cards.
        """
        return None if self._reads else super().due()

    def tick(self) -> Transition | None:
        """Do the due work, unless the holder reads new cards. Return the next transition, None to stay."""
        return None if self._reads else super().tick()

    # coming and going

    def leave(self) -> None:
        """Leave the table; in a game that hides cards, all channels forget what a single person may know."""
        self._forget()
        super().leave()

    def play_again(self) -> Transition | None:
        """Return the transition to a match like this one, of the same people; never None."""
        return self._again()
