"""Menus in which a number is typed: digits in order, erasing the last one, arrows by one; it is spoken after every key.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from numeramis_access.app.shell.menu import Entry, Menu, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scan_items import CommandScanItem, ScanItem
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Stay, Transition
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.editing import Draft

#: the commands of digits
DIGIT_OF_COMMAND: dict[AnyCommand, str] = {command: command[-1] for command in Command if command.startswith("number-")}


class NumberMenu(Menu):
    """A menu in which a number is typed, with further entries. Enter on the number chooses it; one outside the limits
    is refused.

    :param title: message id of the question, with the values ``least``, ``most``, ``label`` and ``about``.
    :param label: returns the name of the number. :param ends: minimum and maximum, 0 or more.
    :param chosen: called with the number after the menu has been left; returns the next transition, None to stay in the
        scene below.
    :param now: the initial number, which the first typed digit replaces; None for none.
    :param others: the further entries.
    :param to_ends: whether Home and End go to the minimum and the maximum, as for an amount.
    :param about: text said after the name and the limits, empty for none.
    :param has_earlier_numbers: whether leaving would also lose numbers typed before this one.
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
        has_earlier_numbers: bool = False,
    ) -> None:
        super().__init__(app, title, self._number_entries, least=ends[0], most=ends[1], label=label(), about=about)
        self.ends = ends
        self.digits = "" if now is None else str(now)
        self._label = label
        self._chosen = chosen
        self._others = others
        self._to_ends = to_ends
        self._fresh = True
        self._begun, self._is_typed, self._is_more = self.digits, False, has_earlier_numbers

    @property
    def has_draft(self) -> bool:
        """Return whether leaving would lose typed digits that are not chosen yet, or earlier numbers."""
        return self._is_more or (self._is_typed and self.digits not in ("", self._begun))

    def command(self, command: AnyCommand) -> Transition | None:
        """Take a digit, erase one, or go to a limit with Home and End if ``to_ends``; other commands act as in any
        menu. Return the next transition, None to stay.
        """
        if command in DIGIT_OF_COMMAND or command is Command.ERASE:
            self.focus = 0
            self._type(command)
        elif self._to_ends and self.focus == 0 and command in (Command.FIRST, Command.LAST):
            self._set(self.ends[0] if command is Command.FIRST else self.ends[1])
            self.app.say("value-now", value=self._value())
        else:
            return super().command(command)
        return None

    def take_line(self, text: str) -> Transition | None:
        """Take a number typed as a line: it is chosen at once, or refused if it is outside the limits. Return the next
        transition, ``Stay`` if the player stays, and None if the line is no number.
        """
        if not (text.isascii() and text.isdigit()):
            return None
        self.digits = text
        return self._choose() or Stay()

    def scan_items(self) -> Sequence[ScanItem]:
        """Return the digits and erasing, then the choices of any menu."""
        digits = [CommandScanItem(command, digit) for command, digit in DIGIT_OF_COMMAND.items()]
        return [*digits, CommandScanItem(Command.ERASE), *super().scan_items()]

    def possible_commands(self) -> set[AnyCommand] | None:
        """Return the commands of a menu except the digits, which help names together in its heading."""
        possible = super().possible_commands()
        return None if possible is None else possible - set(DIGIT_OF_COMMAND)

    def _number_entries(self) -> list[Entry]:
        number = Entry(self._label, self._choose, self._value, self._step_value, self.ends, draft=self._draft)
        return [number, *self._others, button_entry(self.app, "cancel", self.go_back)]

    def _draft(self) -> Draft:
        return Draft.of_text(self.digits)

    def _value(self) -> str:
        return self.digits or self.app.text("number-none")

    def _type(self, command: AnyCommand) -> None:
        """Append a digit, or erase one; the first digit begins a new number."""
        longest = len(str(self.ends[1]))
        if command is Command.ERASE:
            self.digits = self.digits[:-1]
        else:
            typed = ("" if self._fresh else self.digits.lstrip("0")) + DIGIT_OF_COMMAND[command]
            if len(typed) > longest:
                self.app.say("number-too-long", cue="hand-end", count=longest)
                return
            self.digits = typed
        self._fresh, self._is_typed = False, True
        self.app.say("value-now", cue="menu-move", value=self._value())
        self._note_told()

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
    """Return an entry with a numeric value: left and right change it, up to the limits; Enter opens a menu in which the
    player types it.

    :param app: the program. :param label: returns the name of the entry. :param now: returns the present number.
    :param take: takes the new number, which is within the limits. :param ends: minimum and maximum.
    :param value: returns the number in words; None if its digits are enough.
    :param step: the change by one press of left or right.
    :param about: returns the text that the menu says after name and limits, empty for none.
    """

    def change(by: int) -> None:
        take(min(ends[1], max(ends[0], now() + by * step)))

    def chosen(number: int) -> Transition:
        take(number)
        return EnterAgain()

    def ask() -> Transition:
        return Push(NumberMenu(app, "choose-number", label, ends, chosen, now(), to_ends=True, about=about()))

    return Entry(label, ask, value or (lambda: str(now())), change, ends, take)
