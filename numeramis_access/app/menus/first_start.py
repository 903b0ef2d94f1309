"""The first start: language and voice are chosen by ear, in both languages, and remembered."""

from __future__ import annotations

from functools import partial

from numeramis_access.app.menus.settings import amount, choice
from numeramis_access.app.shell.menu import Entry, Menu, back
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Pop, Push, Transition
from numeramis_access.output.channel import HasVoices
from numeramis_access.output.voices.chain import READERS
from numeramis_access.words.announcement import Priority
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator


def begin(app: App) -> Transition:
    """Return what the program begins with, the main menu lying lowest: that, or on top of it what has to be asked."""
    return Again() if app.settings.language else Push(LanguageMenu(app))


class LanguageMenu(Menu):
    """Each language names itself; moving to it already switches to it, so that it is heard in its own voice."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "choose-language", self._entries)

    def enter(self) -> None:
        """Ask in every language, each in whole sentences of its own; the one that is heard now comes first."""
        self.entries = self._entries()
        codes = list(self.app.language.languages)
        self.focus = codes.index(self.app.language.code)
        for place, code in enumerate(sorted(codes, key=lambda one: one != self.app.language.code)):
            current = CurrentLanguage(code, self.app.language.languages)
            asked = Line("choose-language" if not place else "choose-language-too")
            self.app.tell([Narrator(current).say(asked, Priority.QUEUE)])
        self._say_focus(Priority.QUEUE)

    def _entries(self) -> list[Entry]:
        return [
            Entry(partial(str, record.name), partial(self._chosen, code))
            for code, record in self.app.language.languages.items()
        ]

    def _move(self, to: int) -> None:
        codes = list(self.app.language.languages)
        self.app.change(language=codes[min(max(to, 0), len(codes) - 1)])
        super()._move(to)

    def _chosen(self, code: str) -> Transition:
        self.app.change(language=code)
        return Pop(then=lambda: _ask_on(self.app))


def _ask_on(app: App) -> Transition:
    """Say once that there is no voice, and ask what remains to be asked."""
    voice = _voice(app)
    if voice in ("", "none"):
        app.say("no-voice-here", Priority.QUEUE, why="found" if voice else "asked")
    if voice in ("", "none", *READERS):
        return Push(address_menu(app)) if app.language.record.gendered else Again()
    return Push(voice_menu(app))


def _voice(app: App) -> str:
    """Return the name of the voice that speaks, ``none`` where none was found, empty where none is wished for."""
    return next((channel.voice for channel in app.announcer.channels if isinstance(channel, HasVoices)), "")


def address_menu(app: App) -> Menu:
    """Ask how the player is spoken to, where verbs tell."""
    return Menu(app, "choose-address", lambda: [_address(app), back(app, "address-done")])


def _address(app: App) -> Entry:
    return choice(app, "gender", ("masculine", "feminine"))


def voice_menu(app: App) -> Menu:
    """Ask how the program should speak: speed by ear, and who listens (the verb's gender in Czech)."""
    def entries() -> list[Entry]:
        gender = [_address(app)] if app.language.record.gendered else []
        return [back(app, "voice-done"), amount(app, "rate"), amount(app, "pitch"), *gender]

    return Menu(app, "choose-voice", entries)
