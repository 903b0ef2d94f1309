"""The first start: questions for the language, then for the voice, then for the player's verb forms.

Each language is told in its own voice. Questions that this voice or language does not need are left out.
"""

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
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.phrases import Text

#: returns the transition after the last answer
AfterLastAnswer: TypeAlias = Callable[[], Transition]


def first_question(app: App, then: AfterLastAnswer = EnterAgain) -> Transition:
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

    def __init__(self, app: App, then: AfterLastAnswer = EnterAgain) -> None:
        super().__init__(app, "choose-language", self._entries)
        self._then = then
        codes, system_code = app.language.languages, app.language.code  # no other language has been chosen yet
        self._codes = sorted(codes, key=lambda code: code != system_code)

    def enter(self) -> None:
        """Ask for the language in a sentence of each language that has one, the present language first.

        Then say the entry in focus.
        """
        self.entries = self._entries()
        self.focus = self._codes.index(self.app.language.code)
        for place, code in enumerate(sorted(self._codes, key=lambda code: code != self.app.language.code)):
            question = Line("choose-language" if not place else "choose-language-too")
            narrator = Narrator(CurrentLanguage(code, self.app.language.languages))
            if narrator.language.has_own_message(question.id) or not place:
                self.app.tell([narrator.announcement(question, Priority.QUEUE)])
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
        # "new": messages wait on the braille line for a key until the pace of reading is known
        self.app.change(language=code, pace_asked=self.app.settings.pace_asked or "new")
        return Pop(then=lambda: _ask_next(self.app, self._then))


def ask_address_first(app: App, then: AfterLastAnswer) -> Transition:
    """Return the transition to the question for the player's verb forms, if the language needs them and the player has
    not answered it; else the result of ``then``.

    :param app: the program. :param then: returns the transition after the answer.
    """
    return Push(address_menu(app, then)) if _address_question(app) else then()


def _ask_next(app: App, then: AfterLastAnswer) -> Transition:
    """Return the transition to the next menu of questions; the result of ``then`` if there is nothing more to ask."""
    voice = app.announcer.voice  # empty if the player wants none, "none" if none was found
    if voice in ("", "none"):
        app.say("no-voice-here", Priority.QUEUE, why="found" if voice else "asked")
    if voice in ("", "none", *READER_VOICES):  # speed and pitch have no effect there
        return Push(address_menu(app, then)) if _address_question(app) or _note_entries(app) else then()
    return Push(voice_menu(app, then))


class QuestionsMenu(Menu):
    """Values to set and notes to read, one after another: Enter goes to the next entry, and after the last value or
    note it leaves the menu. A command that leaves other menus leaves this one too and also goes on to ``then``.

    In a language whose verbs have gender, leaving the menu also counts as the answer about the player's verb forms.

    :param title: id of the message that names the menu. :param values: returns an entry for each value or note.
    :param done: id of the message of the last entry, which leaves the menu.
    :param then: returns the transition after the last answer.
    """

    def __init__(
        self, app: App, title: str, values: Callable[[], list[Entry]], done: str, then: AfterLastAnswer = EnterAgain
    ) -> None:
        super().__init__(app, title, lambda: [*values(), button_entry(app, done, self._done)])
        self._then = then

    def command(self, command: AnyCommand) -> Transition | None:
        """Do a command as any menu does, but leave as after the last answer. Return the next transition, None to stay.
        """
        transition = super().command(command)
        return self._done() if isinstance(transition, Pop) else transition

    def _activate(self) -> Transition | None:
        """Go to the next entry and return None, to stay; on the last value or note, or the last entry, return the
        transition that leaves.
        """
        last_entry = len(self.entries) - 1  # it only says that all is done, so the value before it leads out as well
        if self.focus + 1 >= last_entry:
            return self._done()
        self._move(self.focus + 1)
        return None

    def _done(self) -> Transition:
        if self.app.language.record.gendered:
            self.app.change(address="asked")
        return Pop(then=self._then)


def address_menu(app: App, then: AfterLastAnswer = EnterAgain) -> Menu:
    """Return the menu of the question for the player's verb forms, if the language needs them and they are unknown, and
    of the notes of the first start: that no native speaker has confirmed the language, and with a braille display, that
    a controller or a phone can call the player by rumbling.

    :param app: the program. :param then: returns the transition after the answer.
    """
    question = _address_question(app)
    title = "choose-address" if question else "about-language" if _unconfirmed_note(app) else "by-touch"
    return QuestionsMenu(app, title, lambda: [*question, *_note_entries(app)], "address-done", then)


def _address_question(app: App) -> list[Entry]:
    """Return the entry that asks for the player's verb forms, in a list; empty if the language needs none, or if it was
    asked before.
    """
    return [address_entry(app)] if app.language.record.gendered and app.settings.must_ask_address else []


def _note_entries(app: App) -> list[Entry]:
    """Return the notes as entries of the last menu: the title of the next menu would cut off an announcement."""
    return [*_unconfirmed_note(app), *_display_note(app)]


def _unconfirmed_note(app: App) -> list[Entry]:
    """Return the entry that says that no native speaker has confirmed the language, in a list; empty if one has."""
    record = app.language.record
    about = Entry(lambda: app.text("language-unconfirmed", code=record.code))
    return [] if record.confirmed else [about]


def _display_note(app: App) -> list[Entry]:
    """Return the entry with the note for players with a braille display, in a list; empty without a display."""
    return [Entry(lambda: app.text("calls-by-touch"))] if has_display(app) else []


def voice_menu(app: App, then: AfterLastAnswer = EnterAgain) -> Menu:
    """Return the menu of the questions for speed and pitch of the voice, then of the question and the notes of
    ``address_menu``.

    :param app: the program. :param then: returns the transition after the last answer.
    """
    questions = [amount_entry(app, "rate"), amount_entry(app, "pitch"), *_address_question(app)]
    return QuestionsMenu(app, "choose-voice", lambda: [*questions, *_note_entries(app)], "voice-done", then)
