"""A director who leads a club evening by keys: chooses entries by their words, types names and numbers, and listens."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from unittest.mock import patch

from numeramis_access.app.evening import keeper, menu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push
from numeramis_access.evening.log import Log, read_entries
from numeramis_access.store.evenings import Evenings
from tests.app.player import Player, home, player

#: time at which the evening begins
BEGINS = datetime(2026, 11, 25, 18, 0)
#: the pairs of the evening
PAIRS = (("Marie Nová", "Jan Malý"), ("Eva Bílá", "Cyril Starý"), ("Hana Krátká", "Igor Tichý"), ("Ida Lví", "Ota Lev"))


class Leader(ABC):
    """A director at the keys, for speech or braille.

    :ivar app: the program. :ivar time: the current time of the evening.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.time = BEGINS

    def begin(self) -> None:
        """Go to the menu of club evenings."""
        self.app.follow(Push(menu.menu(self.app)))
        self.app.refresh()

    @abstractmethod
    def press(self, *keys: str) -> list[str]:
        """Press keys, by their names on the keyboard; return the announcements of the last one."""

    @abstractmethod
    def write(self, text: str) -> list[str]:
        """Write a text and press Enter."""

    @abstractmethod
    def wait(self, minutes: int) -> list[str]:
        """Let time pass."""

    def text(self, message: str, **values: object) -> str:
        """Return the text of a message in the director's menus."""
        return str(self.app.text(message, **values))

    @property
    def labels(self) -> list[str]:
        """Return the labels of the menu."""
        return [item.label for item in self.app.scene.screen().items]

    @property
    def values(self) -> dict[str, str]:
        """Return the values of the menu by their labels."""
        return {item.label: item.value for item in self.app.scene.screen().items}

    def go_to(self, label: str) -> None:
        """Go to the first entry that begins with ``label`` by arrow keys, without the announcements on the way."""
        place = next((at for at, one in enumerate(self.labels) if one.casefold().startswith(label.casefold())), None)
        assert place is not None, (label, self.labels)
        focus = self.app.scene.screen().focus
        keys = ["down" if place > focus else "up"] * abs(place - focus)
        if keys:
            self.press(*keys)

    def choose(self, message: str, **values: object) -> list[str]:
        """Press Enter on the entry of a message."""
        return self.enter(self.text(message, **values))

    def enter(self, label: str) -> list[str]:
        """Press Enter on the first entry that begins with ``label``."""
        self.go_to(label)
        return self.press("return")

    def change(self, message: str, times: int = 1, key: str = "right") -> None:
        """Change the value of an entry with an arrow key."""
        self.go_to(self.text(message))
        for _ in range(times):
            self.press(key)

    def type(self, *numbers: int) -> list[str]:
        """Type numbers digit by digit, with Enter after each."""
        return [said for number in numbers for said in self.press(*str(number), "return")]

    def look_through(self) -> None:
        """Go through the whole menu by arrow keys, and listen."""
        for _ in range(len(self.labels) - 1 - self.app.scene.screen().focus):
            self.press("down")

    def back(self) -> list[str]:
        """Press Escape."""
        return self.press("escape")

    def back_to_desk(self) -> list[str]:
        """Press Escape until the evening's menu is there; return the announcements of the last one."""
        said: list[str] = []
        while not self.app.scene.is_question("evening-desk"):  # type: ignore[attr-defined]
            said += self.back()
        return said

    # frequent acts

    def announce(self, *changes: tuple[str, int]) -> None:
        """Announce an evening. :param changes: messages of entries, each with the steps to change its value."""
        self.choose("evening-new")
        for message, steps in changes:
            self.change(message, abs(steps), "right" if steps > 0 else "left")
        self.choose("evening-announce")

    def enter_pair(self, *names: str) -> None:
        """Enter people together; enter an incomplete pair too."""
        self.choose("evening-enter")
        self._write_names(names)
        if self.labels[0] != self.text("evening-enter"):  # the entry still has room
            whole = self.text("evening-enter-them", whole=True) in self.labels
            self.choose("evening-enter-them", whole=whole)

    def enter_late(self, *names: str) -> None:
        """Enter people after the draw."""
        self.choose("evening-late")
        self._write_names(names)

    def _write_names(self, names: Sequence[str]) -> None:
        for name in names:
            self.write_name(name)

    def write_name(self, *names: str) -> list[str]:
        """Write names into the field, which is open at once if nobody is known yet."""
        if not self.app.scene.writes:
            self.choose("evening-write-name")
        return self.write(",".join(names))

    def enter_results(self, results: list[int], tricks: int = 13) -> None:
        """Enter results on the open lines in their order, and confirm each after the program reads it back."""
        self.enter(self.text("evening-enter-results", count=0)[:5])
        for north in results[: len(self.labels) - 1]:
            self.enter(self.labels[0])
            self.type(north, tricks - north)
            self.choose("evening-keep-it")
        self.back()


class Director(Leader):
    """A director who leads an evening by ear.

    :ivar log: keys and announcements, one line each.
    """

    def __init__(self, someone: Player) -> None:
        super().__init__(someone.app)
        self.someone = someone
        self.log: list[str] = []
        self.begin()
        self._hear(someone.told())

    def _hear(self, said: list[str], key: str = "") -> list[str]:
        self.log += [f"> {key}"] * bool(key) + said
        return said

    def press(self, *keys: str) -> list[str]:
        """Press keys; return the announcements of the last one."""
        self.someone.press(*keys[:-1])
        return self._hear(self.someone.press(keys[-1]), " ".join(keys))

    def write(self, text: str) -> list[str]:
        """Write a text and press Enter."""
        for letter in text:
            self.app.scene.write(letter)
        self.someone.told()
        return self._hear(self.someone.press("return"), f"{text} return")

    def wait(self, minutes: int) -> list[str]:
        """Let time pass."""
        self.time += timedelta(minutes=minutes)
        self.app.tick()
        self.app.refresh()
        return self._hear(self.someone.told(), f"{minutes} minutes")


@contextmanager
def director(language: str = "cs") -> Iterator[Director]:
    """Yield a director at the menu of club evenings, always at the same date and time."""
    with player(language) as someone:
        made = Director(someone)
        with patch.object(keeper, "now", lambda: made.time):
            yield made


def begun(made: Director, *changes: tuple[str, int]) -> None:
    """Announce an evening, enter four pairs, draw, and begin the first round."""
    made.announce(*changes)
    for pair in PAIRS:
        made.enter_pair(*pair)
    made.choose("evening-close")
    made.choose("evening-begin-round", round=1)


def kept() -> Log:
    """Return the log of the only evening at home."""
    [found] = Evenings(home().evenings).all().evenings
    return Log(read_entries(found.lines))
