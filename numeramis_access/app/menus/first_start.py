"""The first start: language and voice are chosen by ear, in both languages, and remembered."""

from __future__ import annotations

from functools import partial

from numeramis_access.app.menus.settings import amount, choice
from numeramis_access.app.shell.menu import Entry, Menu, back
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Pop, Push, Transition


def begin(app: App) -> Transition:
    """Return what the program begins with, the main menu lying lowest: that, or on top of it what has to be asked."""
    return Again() if app.settings.language else Push(LanguageMenu(app))


class LanguageMenu(Menu):
    """Each language names itself; moving to it already switches to it, so that it is heard in its own voice."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "choose-language", self._entries)

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
        return Pop(then=lambda: Push(voice_menu(self.app)))


def voice_menu(app: App) -> Menu:
    """Ask how the program should speak: speed by ear, and who listens (the verb's gender in Czech)."""
    def entries() -> list[Entry]:
        found = [back(app, "voice-done")]
        if app.settings.speech != "none":
            found += [amount(app, "rate"), amount(app, "pitch")]
        if app.language.record.gendered:
            found.append(choice(app, "gender", ("masculine", "feminine")))
        return found

    return Menu(app, "choose-voice", entries)
