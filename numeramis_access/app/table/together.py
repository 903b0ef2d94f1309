"""Several people at one computer: the match scene sits at the seat of the person who has the keyboard.

Every event is told once, to everyone. A person's hand, choices and answers are theirs alone: their act lays the
keyboard down, all channels forget what they showed, and the next person takes the keyboard by a key. Where a game hides
nothing, the scene only says who is to act.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Transition
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.screen import seated
from numeramis_access.core.actions import Action
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.output.screen import Screen
from numeramis_access.tables.local_seat import LocalSeat
from numeramis_access.tables.together import SharedKeyboard
from numeramis_access.words.game import Line

#: seconds without a key before a key takes the keyboard: a second press of the last player must not take it
QUIET = 1.0
#: the choices of Enter alone: to take the keyboard, and to hand it on after reading cards that the own act brought
TAKE, HAND_ON = "together-take", "together-hand-on"
#: the sentences that tell what Enter then does
ASKED, READ = "together-turn", "together-read"


class TogetherScene(MatchScene):
    """One match of several people at this computer.

    :param keyboard: who has it. :param again: begins a match like this one. :param notes: as for ``MatchScene``.
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

    def hear(self) -> None:
        """Announce the news to everyone or to the holder, then give the keyboard to the person to act."""
        super().hear()
        self._pass_on()

    def _pass_on(self) -> None:
        """Ask the next person to take the keyboard; the person who had it last just goes on."""
        keyboard = self._keyboard
        awaited = keyboard.awaited
        if self._reads or (awaited is not None and awaited == keyboard.holder):
            return
        if keyboard.holder is not None:
            self._lay_down()
        if awaited is None:
            return
        if keyboard.hides and awaited != keyboard.last:
            self._ask(awaited)
        else:
            self._take(awaited)

    def _ask(self, person: int) -> None:
        """Ask a person, once, to take the keyboard."""
        if self._asked is None:
            self._asked, self._pressed = person, self.app.now()
            occupant = self.seat.seats[person].occupant
            self.talk.stands = Line(ASKED, {"name": occupant.name, "gender": occupant.gender})
            self._answer_later("turn")

    def _take(self, person: int) -> None:
        """Give the keyboard to a person: tell what happened meanwhile, or at least their own cards, and the turn."""
        keyboard, announcer = self._keyboard, self.app.announcer
        was_asked, self._asked = self._asked is not None, None
        if keyboard.hides:
            announcer.hush()
            announcer.listener = person
        elif person != keyboard.last:
            self._answer_later("turn")
        private = keyboard.take(person)
        self._sit_at(keyboard.seat)
        meanwhile = self.talk.lately_open() if was_asked else []
        self.app.tell(meanwhile)
        if not was_asked:
            self._tell_events(private)
        super().hear()
        if not meanwhile:  # what happened ends with the turn
            self._answer_later("turn")

    def _lay_down(self) -> None:
        """Take the keyboard from its holder, and everything that only the holder may know."""
        self._keyboard.release()
        self._forget()
        self._sit_at(self._keyboard.public)
        super().hear()

    def _forget(self) -> None:
        """Have all channels forget what they told the holder; from now on everyone hears."""
        self.app.announcer.listener = None
        if self._keyboard.hides:
            self.app.announcer.forget()

    def _sit_at(self, seat: LocalSeat) -> None:
        """Sit down at a seat and recall what it has heard."""
        self._sit(seat)
        self.talk.note_messages(seat.past())
        self._place_voices()

    # acting

    def act(self, action: Action) -> None:
        """Offer the holder's action; once it is done, everyone hears it, and cards that it brought the holder alone."""
        keyboard = self._keyboard
        self.seat.offer(action)
        if not keyboard.has_news:
            self.hear()  # the refusal
            return
        private = keyboard.has_private_news()
        if private or not keyboard.hides:
            super().hear()
            if not private and keyboard.awaited == keyboard.holder:
                self._answer_later("turn")  # everyone heard the act, and the holder alone is asked on
            if private and keyboard.hides and keyboard.awaited != keyboard.holder:
                self._reads, self.talk.stands = True, Line(READ)
                self._answer_later("turn")
        else:
            self._lay_down()
        self._pass_on()

    def command(self, command: AnyCommand) -> Transition | None:
        """Carry out a command; Enter takes the keyboard after a moment without keys."""
        pressed, self._pressed = self._pressed, self.app.now()
        if command is Command.ACTIVATE and self._asked is not None:
            if self._pressed - pressed < QUIET:
                self.app.tell(self.talk.answer("turn"))
            else:
                self._take(self._asked)
            return None
        return super().command(command)

    def activate(self) -> Transition | None:
        """Hand the keyboard on after reading new cards, or do as at any table."""
        if not self._reads:
            return super().activate()
        self._reads = False
        self._pass_on()
        return None

    @property
    def _waiting_choice(self) -> str:
        if self._asked is not None:
            return TAKE
        return HAND_ON if self._reads else super()._waiting_choice

    @property
    def enter_answers(self) -> Collection[str]:
        """Return the sentences that tell the use of Enter while the keyboard changes hands."""
        return (ASKED, READ) if self._asked is not None or self._reads else ()

    def screen(self) -> Screen:
        """Return the screen of the holder; that of everyone shows the backs of all hands."""
        screen = super().screen()
        if self._keyboard.holder is not None:
            return screen
        language = self.talk.narrator.language
        return replace(screen, seated=seated(self.talk.view, language, 0, self.waits_for_player, begin=1))

    def due(self) -> float | None:
        """Return the time of the next tick; None while the holder reads new cards."""
        return None if self._reads else super().due()

    def tick(self) -> Transition | None:
        """Do the due work, unless the holder reads new cards."""
        return None if self._reads else super().tick()

    # coming and going

    def leave(self) -> None:
        """Leave the table; nothing that a person alone may know stays behind."""
        self._forget()
        super().leave()

    def play_again(self) -> Transition | None:
        """Begin a match like this one, of the same people."""
        return self._again()
