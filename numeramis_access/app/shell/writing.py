"""Typing a text: every letter is spoken as it is typed, the last one can be taken back, Enter takes it all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from numeramis_access.app.shell.menu import Entry, Menu, back
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop, Stay, Transition
from numeramis_access.app.shell.ways import CommandWay, Group, LetterWay, Way
from numeramis_access.input.commands import Command
from numeramis_access.words.announcement import Priority

#: longest name of a player, in characters
NAME = 30


class WritingMenu(Menu):
    """A menu of one text, and the way back; Enter on the text takes it.

    :param title: message id of what is asked. :param written: is given the text when the menu has been left.
    :param text: to begin with. :param longest: most characters.
    """

    context = "writing"
    writes: ClassVar[bool] = True

    def __init__(
        self,
        app: App,
        title: str,
        written: Callable[[str], Transition | None],
        text: str = "",
        longest: int = 40,
        **values: object,
    ) -> None:
        super().__init__(app, title, self._lines, **values)
        self.text = text
        self.longest = longest
        self._written = written

    def enter(self) -> None:
        """Ask once: the entry in focus is called what the menu is called."""
        self.entries = self._make()
        self.focus = 0
        self._say_focus(Priority.NOW, "menu-open")

    def _lines(self) -> list[Entry]:
        return [Entry(self.title, self._done, self._value, typed=lambda: self.text), back(self.app, "cancel")]

    def _value(self) -> str:
        return self.text or self.app.text("writing-nothing")

    def command(self, command: Command) -> Transition | None:
        """Take the last letter back; everything else as in any menu."""
        if command is Command.ERASE:
            self._erase()
            return None
        return super().command(command)

    def write(self, character: str) -> Transition | None:
        """Put a character behind the others and say it; a space says the word that it ends."""
        if len(self.text) >= self.longest:
            self.app.say("writing-too-long", cue="hand-end", count=self.longest)
            return None
        self.focus = 0
        self.text += character
        word = self.text.split()[-1] if self.text.split() else ""
        self.app.say("writing-now", cue="menu-move", letter=word if character == " " and word else character)
        self._is_told()
        return None

    def ways(self) -> Sequence[Way]:
        """Return the letters of the language by groups, the space, what takes one back, then taking it all."""
        letters = self.app.text("letters-by-groups").split()
        groups = [Group(" ".join(group), tuple(map(LetterWay, group))) for group in letters]
        return [*groups, LetterWay(" "), CommandWay(Command.ERASE), *super().ways()]

    def typed(self, text: str) -> Transition | None:
        """Take a whole line that was typed at the terminal or on the page."""
        self.text = text[: self.longest]
        return self._done() or Stay()

    def _erase(self) -> None:
        if not self.text:
            self.app.say("writing-empty", cue="hand-end")
            return
        gone, self.text = self.text[-1], self.text[:-1]
        self.focus = 0
        self.app.say("writing-gone", cue="menu-move", letter=gone)
        self._is_told()

    def _done(self) -> Transition | None:
        text = self.text.strip()
        if not text:
            self.app.say("writing-empty", cue="refusal")
            return None
        return Pop(then=lambda: self._written(text))
