"""A match of two people at one computer who play on a device each: each has a scene in a program of their own.

The scene of the keyboard leads: it opens the second program, and closes it with the table.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar

from numeramis_access.app.shell.menu import Entry, Menu, back_entry, opening_entry
from numeramis_access.app.shell.ports import App, Devices
from numeramis_access.app.shell.scene import NothingHere, Scene, Stay, Transition
from numeramis_access.app.table.listening import due_after_speech, is_spoken_to
from numeramis_access.app.table.match_menu import commands_entry, number_entry, rules_entry
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.inbox import ControllerChanged, Incoming
from numeramis_access.tables.local_seat import LocalSeat
from numeramis_access.tables.seats import Human
from numeramis_access.words.announcement import Priority

#: commands that change the pace of the computers
PACE_COMMANDS = frozenset({Command.PACE_FASTER, Command.PACE_SLOWER})


class DeviceScene(MatchScene):
    """One person's scene of the match.

    :param seat: the person's seat. :ivar beside: the other person's program, None before it is open.
    """

    def __init__(self, app: App, seat: LocalSeat, *notes: str) -> None:
        super().__init__(app, seat, *notes)
        self._local = seat
        self.beside: App | None = None

    def _place_voices(self) -> None:
        """Leave the voices where this device hears them."""

    def due(self) -> float | None:
        """Return the time of the next tick in seconds of the program's clock: now if the other person's device brought
        news, else as at any table; None if none is due.
        """
        if self._local.has_news:
            return self.app.now()
        return super().due() if self.beside is None else due_after_speech(self.beside, super().due())

    def tick(self) -> Transition | None:
        """Do the due work once no voice speaks to either person; until then only announce news.

        Return the next transition, None to stay.
        """
        if self.beside is None or not is_spoken_to(self.beside):
            return super().tick()
        self.announce_news()
        return None

    def activate(self) -> Transition | None:
        """Do what Enter means at any table; a person who is ready for the next deal also hears who is not ready yet.

        Return the next transition, None to stay.
        """
        rested = self.is_waiting_for_player
        transition = super().activate()
        if rested and self.is_waiting_for_player:
            self.app.say("together-waits", name=self._other_name)
        return transition

    def situation(self) -> list[str]:
        """Return sentences about the turn and the devices."""
        return [*super().situation(), self.app.text("together-help-devices")]

    @abstractmethod
    def leave(self) -> None:
        """Leave the table."""

    @property
    def _other_name(self) -> str:
        """Return the name of the other person."""
        people = (seat.occupant for number, seat in enumerate(self.seat.seats) if number != self._local.entrant)
        return next(person.name for person in people if isinstance(person, Human))


class SecondScene(DeviceScene):
    """The scene of the person who plays on the other device.

    :param seat: that person's seat. :param first: the program of the person at the keyboard.
    """

    def __init__(self, app: App, seat: LocalSeat, first: App) -> None:
        super().__init__(app, seat)
        self.beside = first

    def menu(self) -> Scene:
        """Return the menu that Escape opens; only the person at the keyboard leaves the table."""

        def entries() -> list[Entry]:
            return [
                back_entry(self.app, "match-back"),
                commands_entry(self.app, self),
                rules_entry(self.app, self),
                number_entry(self.app, self, "seed-now", "seed-secret"),
                opening_entry(self.app, "menu-settings", lambda: self.app.doors.settings(self.app)),
            ]

        return Menu(self.app, "match-menu", entries)

    def command(self, command: AnyCommand) -> Transition | None:
        """Do a command; return the next transition, None to stay.

        Commands for the pace of the computers have no effect: the pace follows the settings of the person at the
        keyboard.
        """
        return NothingHere() if command in PACE_COMMANDS else super().command(command)

    def possible_commands(self) -> set[AnyCommand]:
        """Return the commands that have an effect at this table now: those of any table but for the pace."""
        return super().possible_commands() - PACE_COMMANDS

    def play_again(self) -> Transition | None:
        """Say that the person at the keyboard begins the next match, and return the transition to stay."""
        return self._way_out()

    def _way_out(self) -> Transition:
        """Say that the person at the keyboard leaves the table for both."""
        self.app.say("together-leads", cue="refusal", name=self._other_name)
        return Stay()

    def leave(self) -> None:
        """Do nothing: the scene of the keyboard closes the table."""


class KeyboardScene(DeviceScene):
    """The scene of the person at the keyboard.

    :param seat: that person's seat. :param second: the seat of the other person.
    :param device: the other person's device, ``pad`` or ``braille``. :param devices: opens and closes a program on it.
    :param again: returns the transition to a match like this one. :param notes: as for ``MatchScene``.
    """

    item_types: ClassVar[tuple[type, ...]] = (*DeviceScene.item_types, ControllerChanged)

    def __init__(
        self,
        app: App,
        seat: LocalSeat,
        second: LocalSeat,
        device: str,
        devices: Devices,
        again: Callable[[], Transition],
        *notes: str,
    ) -> None:
        super().__init__(app, seat, *notes)
        self._second = second
        self._device = device
        self._devices = devices
        self._again = again
        self._opened = False
        self._pad_there = True

    def enter(self) -> None:
        """The first time, open the other person's program before anything is told; then enter the match."""
        if not self._opened:
            self._opened = True
            occupant = self.seat.seats[self._second.entrant].occupant
            self._devices.open(self._device, occupant.name, occupant.gender, self._make_second)
        super().enter()

    def _make_second(self, app: App) -> Scene:
        """Return the scene of the other person. :param app: their program."""
        self.beside = app
        scene = SecondScene(app, self._second, self.app)
        scene.recall()
        return scene

    def receive(self, item: Incoming) -> Transition | None:
        """Tell both people that the other person's controller is gone, or there again; otherwise as at any table.

        Return None, to stay.
        """
        if not isinstance(item, ControllerChanged):
            return super().receive(item)
        if self.beside is not None and self._device == "pad" and item.there != self._pad_there:
            self._pad_there = item.there
            name = self.seat.seats[self._local.entrant].occupant.name
            for app in (self.app, self.beside):
                app.say("together-pad-back" if item.there else "together-pad-gone", Priority.QUEUE, name=name)
        return None

    def play_again(self) -> Transition | None:
        """Return the transition to a match like this one, of the same people; never None."""
        return self._again()

    def leave(self) -> None:
        """Leave the table, and end the other person's program."""
        self._devices.close()
        self.seat.close()
