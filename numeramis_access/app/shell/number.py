"""Typing a number: digits one after another, the last one taken back, arrows by one; spoken after every key."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from numeramis_access.app.shell.menu import Entry, Menu, back
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Pop, Push, Stay, Transition
from numeramis_access.app.shell.ways import CommandWay, Way
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.editing import Draft

#: digits, and what takes one back
DIGITS: dict[AnyCommand, str] = {one: one[-1] for one in Command if one.startswith("number-")}


class NumberMenu(Menu):
    """A menu of one number, and what else may be chosen instead; Enter on the number chooses it.

    :param title: message id of what is asked; it is given the ends, ``label`` and ``about``.
    :param label: what the number is called. :param ends: least and most.
    :param chosen: what is done with the number, when the menu has been left.
    :param now: the number to begin with, None for none. :param others: more entries.
    :param to_ends: whether Home and End go to the least and the most, as with an amount.
    """

    context = "number"

    def __init__(
        self,
        app: App,
        title: str,
        label: Callable[[], str],
        ends: tuple[int, int],
        chosen: Callable[[int], Transition | None],
        now: int | None,
        others: Sequence[Entry] = (),
        to_ends: bool = False,
        about: str = "",
    ) -> None:
        super().__init__(app, title, self._number_entries, least=ends[0], most=ends[1], label=label(), about=about)
        self.ends = ends
        self.digits = "" if now is None else str(now)
        self._label = label
        self._chosen = chosen
        self._others = others
        self._to_ends = to_ends
        self._fresh = True

    def command(self, command: AnyCommand) -> Transition | None:
        """Take a digit, take one back, or go to the ends where Home and End do that."""
        if command in DIGITS or command is Command.ERASE:
            self.focus = 0
            self._type(command)
        elif self._to_ends and self.focus == 0 and command in (Command.FIRST, Command.LAST):
            self._set(self.ends[0] if command is Command.FIRST else self.ends[1])
            self.app.say("value-now", value=self._value())
        else:
            return super().command(command)
        return None

    def take_line(self, text: str) -> Transition | None:
        """Take a number typed as a line: it is chosen at once."""
        if not (text.isascii() and text.isdigit()):
            return None
        self.digits = text
        return self._choose() or Stay()

    def ways(self) -> Sequence[Way]:
        """Return the digits and what takes one back before everything else."""
        digits = [CommandWay(command, digit) for command, digit in DIGITS.items()]
        return [*digits, CommandWay(Command.ERASE), *super().ways()]

    def possible(self) -> set[AnyCommand] | None:
        """Return all but the single digits: the heading of help names them together."""
        possible = super().possible()
        return None if possible is None else possible - set(DIGITS)

    def _number_entries(self) -> list[Entry]:
        number = Entry(self._label, self._choose, self._value, self._step_value, self.ends, typed=self._draft)
        return [number, *self._others, back(self.app, "cancel")]

    def _draft(self) -> Draft:
        return Draft.whole(self.digits)

    def _value(self) -> str:
        return self.digits or self.app.text("number-none")

    def _type(self, command: AnyCommand) -> None:
        """Put a digit behind the others; the first one begins a new number."""
        longest = len(str(self.ends[1]))
        if command is Command.ERASE:
            self.digits = self.digits[:-1]
        else:
            typed = ("" if self._fresh else self.digits.lstrip("0")) + DIGITS[command]
            if len(typed) > longest:
                self.app.say("number-too-long", cue="hand-end", count=longest)
                return
            self.digits = typed
        self._fresh = False
        self.app.say("value-now", cue="menu-move", value=self._value())
        self._is_told()

    def _step_value(self, by: int) -> None:
        self._set(int(self.digits or self.ends[0]) + by)

    def _set(self, number: int) -> None:
        self.digits = str(min(self.ends[1], max(self.ends[0], number)))
        self._fresh = True

    def _choose(self) -> Transition | None:
        if not self.digits or not self.ends[0] <= int(self.digits) <= self.ends[1]:
            self.app.say("number-outside", cue="refusal", least=self.ends[0], most=self.ends[1])
            self._fresh = True
            return None
        return Pop(then=lambda: self._chosen(int(self.digits)))


def number_entry(
    app: App,
    label: Callable[[], str],
    now: Callable[[], int],
    take: Callable[[int], None],
    ends: tuple[int, int],
    value: Callable[[], str] | None = None,
    step: int = 1,
    about: Callable[[], str] = str,
) -> Entry:
    """Return an entry whose value is a number: changed with left and right, or typed after Enter.

    :param take: takes the new number. :param value: the number in words, where it is more than a number.
    :param about: what is said of it before it is typed, after what it is called and its ends.
    """

    def change(by: int) -> None:
        take(min(ends[1], max(ends[0], now() + by * step)))

    def chosen(number: int) -> Transition:
        take(number)
        return Again()

    def ask() -> Transition:
        return Push(NumberMenu(app, "choose-number", label, ends, chosen, now(), to_ends=True, about=about()))

    return Entry(label, ask, value or (lambda: str(now())), change, ends, take)
