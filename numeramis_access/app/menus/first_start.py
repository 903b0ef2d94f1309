"""The first start: the player chooses language and voice by ear, each language in its own voice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from numeramis_access.app.menus.settings import address_entry, amount_entry
from numeramis_access.app.shell.keys import has_display
from numeramis_access.app.shell.menu import Entry, Menu, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.input.commands import AnyCommand
from numeramis_access.output.voices.chain import READER_VOICES
from numeramis_access.words.announcement import Priority
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.formed import Text
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator

#: returns the transition after the last answer
NextScene: TypeAlias = Callable[[], Transition]


def first_question(app: App, then: NextScene = EnterAgain) -> Transition:
    """Return the transition to the first question, the language, over the main menu; the others follow.

    :param app: the program. :param then: returns the transition after the last answer.
    """
    return Push(LanguageMenu(app, then))


class LanguageMenu(Menu):
    """The languages by their own names, the system's first. Moving to one changes to it, so that the player hears its
    voice.

    After the choice the other questions of the first start follow.

    :param then: returns the transition after the last answer.
    """

    def __init__(self, app: App, then: NextScene = EnterAgain) -> None:
        super().__init__(app, "choose-language", self._entries)
        self._then = then
        codes, first = app.language.languages, app.language.code
        #: the system's language comes first
        self._codes = sorted(codes, key=lambda code: code != first)

    def enter(self) -> None:
        """Ask for the language in a sentence of each language that has one, the present language first.

        Then say the entry in focus.
        """
        self.entries = self._entries()
        self.focus = self._codes.index(self.app.language.code)
        for place, code in enumerate(sorted(self._codes, key=lambda code: code != self.app.language.code)):
            asked = Line("choose-language" if not place else "choose-language-too")
            narrator = Narrator(CurrentLanguage(code, self.app.language.languages))
            if narrator.language.has_own_message(asked.id) or not place:
                self.app.tell([narrator.announcement(asked, Priority.QUEUE)])
        self._say_focus(Priority.QUEUE)

    def _entries(self) -> list[Entry]:
        return [
            Entry(
                partial(str, record.name), partial(self._take_language, code),
                braille=partial(Text, record.name, record.name, code),
            )
            for code, record in ((code, self.app.language.languages[code]) for code in self._codes)
        ]

    def _move(self, to: int) -> None:
        self.app.change(language=self._codes[min(max(to, 0), len(self._codes) - 1)])
        super()._move(to)

    def _take_language(self, code: str) -> Transition:
        self.app.change(language=code, pace_asked=self.app.settings.pace_asked or "new")
        return Pop(then=lambda: _ask_on(self.app, self._then))


def ask_address_first(app: App, then: NextScene) -> Transition:
    """Return the transition to the question for the player's verb forms, if the language needs them and the player has
    not answered it; else the result of ``then``.

    :param app: the program. :param then: returns the transition after the answer.
    """
    return Push(address_menu(app, then)) if _address(app) else then()


def _ask_on(app: App, then: NextScene) -> Transition:
    """Say once that there is no voice, then ask the remaining questions."""
    voice = app.announcer.voice
    if voice in ("", "none"):
        app.say("no-voice-here", Priority.QUEUE, why="found" if voice else "asked")
    if voice in ("", "none", *READER_VOICES):
        return Push(address_menu(app, then)) if _address(app) or _to_know(app) else then()
    return Push(voice_menu(app, then))


class QuestionsMenu(Menu):
    """Values asked one after another: Enter keeps the value in focus and goes to the next; after the last the menu is
    left.

    In a language whose verbs have gender, leaving it in any way also counts as the answer about the player's verb
    forms.

    :param title: id of the message that names the menu. :param values: returns an entry for each value.
    :param done: id of the message of the last entry, which leaves the menu.
    :param then: returns the transition after the last answer.
    """

    def __init__(
        self, app: App, title: str, values: Callable[[], list[Entry]], done: str, then: NextScene = EnterAgain
    ) -> None:
        super().__init__(app, title, lambda: [*values(), button_entry(app, done, self._done)])
        self._then = then

    def command(self, command: AnyCommand) -> Transition | None:
        """Do as any menu; a command that leaves counts as the last answer. Return the next transition, None to stay."""
        transition = super().command(command)
        return self._done() if isinstance(transition, Pop) else transition

    def _activate(self) -> Transition | None:
        """Go to the next question and return None, to stay; after the last one return the transition that leaves."""
        last = len(self.entries) - 1
        if self.focus + 1 >= last:
            return self._done()
        self._move(self.focus + 1)
        return None

    def _done(self) -> Transition:
        if self.app.language.record.gendered:
            self.app.change(address="asked")
        return Pop(then=self._then)


def address_menu(app: App, then: NextScene = EnterAgain) -> Menu:
    """Return the question for the player's verb forms if they are unknown, followed by the notes to read at the first
    start: that no native speaker has confirmed the language, and for players with a braille display.

    :param app: the program. :param then: returns the transition after the answer.
    """
    asked = _address(app)
    title = "choose-address" if asked else "about-language" if _unconfirmed_note(app) else "by-touch"
    return QuestionsMenu(app, title, lambda: [*asked, *_to_know(app)], "address-done", then)


def _address(app: App) -> list[Entry]:
    """Return the question for the player's verb forms, if the language needs them and they were never asked."""
    return [address_entry(app)] if app.language.record.gendered and app.settings.must_ask_address else []


def _to_know(app: App) -> list[Entry]:
    """Return the notes in the menu of the last question; an announcement would be cut off by the menu's title."""
    return [*_unconfirmed_note(app), *_by_dots(app)]


def _unconfirmed_note(app: App) -> list[Entry]:
    """Return the entry that says that no native speaker has confirmed the language, if so."""
    record = app.language.record
    about = Entry(lambda: app.text("language-unconfirmed", code=record.code))
    return [] if record.confirmed else [about]


def _by_dots(app: App) -> list[Entry]:
    """Return the entry with the note for players with a braille display."""
    return [Entry(lambda: app.text("calls-by-touch"))] if has_display(app) else []


def voice_menu(app: App, then: NextScene = EnterAgain) -> Menu:
    """Return the questions for speed and pitch of the voice and, if they are needed and unknown, the player's verb
    forms, followed by the notes to read at the first start.

    :param app: the program. :param then: returns the transition after the last answer.
    """
    asked = [amount_entry(app, "rate"), amount_entry(app, "pitch"), *_address(app)]
    return QuestionsMenu(app, "choose-voice", lambda: [*asked, *_to_know(app)], "voice-done", then)
