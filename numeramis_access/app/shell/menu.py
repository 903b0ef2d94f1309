"""Menus that speak: entries that do something, entries whose value is changed with left and right, common questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import islice
from typing import ClassVar, TypeAlias

from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Meaning, NothingHere, Pop, Push, Scene, Stay, Transition
from numeramis_access.app.shell.ways import VALUE, ItemWay, Way, commands
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.editing import Draft
from numeramis_access.input.typed import fits, match_name
from numeramis_access.output.screen import Item, Role, Screen
from numeramis_access.words.announcement import Priority

#: most entries of a list that keeps places; what comes beyond them is there when it is opened again
LONGEST = 200
#: what Enter on an entry does
Activate: TypeAlias = Callable[[], Transition | None]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a menu.

    :param label: what it is called, asked anew each time. :param activate: what Enter does, or None.
    :param value: its value in words, or None. :param change: what left (-1) and right (+1) do, or None.
    :param range: least and most of a value that is a number. :param take: takes a number that was typed as its value.
    :param number: the number that it stands for, where it is one; typed, it is this entry and no place in the list.
    :param braille: its label in braille, where it is shorter there. :param also: other words that it is typed by.
    :param setting: name of the setting that it is. :param typed: the text so far and its cursor, where it is a field to
        type in. :param unread: braille patterns written before the cursor that mean nothing yet.
    :param of: what it is about, where that stays the same while its label changes; empty for its setting, or label.
    :param last: whether it stays behind what comes into a list that is open, as what leaves it does.
    """

    label: Callable[[], str]
    activate: Activate | None = None
    value: Callable[[], str] | None = None
    change: Callable[[int], None] | None = None
    range: tuple[int, int] | None = None
    take: Callable[[int], None] | None = None
    number: int | None = None
    braille: Callable[[], str] = str
    also: tuple[str, ...] = ()
    setting: str = ""
    typed: Callable[[], Draft] | None = None
    unread: Callable[[], str] = str
    of: str = ""
    last: bool = False

    def role(self) -> Role:
        """Return what kind of control it is."""
        return "slider" if self.change else "button" if self.activate else "text"


class _Gone(Entry):
    """What was in a list and is there no more; it keeps its place until the list is opened again."""


class Menu(Scene):
    """A list of entries with a focus that wraps at neither end.

    :param title: message id of the title. :param make: builds the entries; called again whenever the menu is
        entered, so that they are always true.
    :ivar keeps_places: whether others change what there is while the list is open: then everything keeps its place
        in it, and what is new comes last. In any other list it does so where the player changes a value.
    """

    context = "menu"
    keeps_places: ClassVar[bool] = False

    def __init__(self, app: App, title: str, make: Callable[[], Sequence[Entry]], **values: object) -> None:
        self.app = app
        self._title = title
        self._values = values
        self._make = make
        self.entries: Sequence[Entry] = ()
        self.focus = 0
        #: what the entry in focus was when it was told, None where something was refused since
        self._told_as: tuple[str, str] | None = None

    def title(self) -> str:
        """Return the menu's name."""
        return self.app.text(self._title, **self._values)

    def asks(self, question: str) -> bool:
        """Return whether this is the question of that message."""
        return self._title == question

    def enter(self) -> None:
        """Say the title, then the entry in focus."""
        self.entries = self._make()
        self.focus = min(self.focus, len(self.entries) - 1)
        self.app.say(self._title, Priority.NOW, cue="menu-open", shown_by="title", **self._values)
        self._say_focus(Priority.QUEUE)

    def command(self, command: AnyCommand) -> Transition | None:
        """Move, change or activate."""
        match command:
            case Command.ACTIVATE if self._told_as != self._what_is_told():
                self._say_focus(Priority.NOW)
            case Command.ACTIVATE:
                return self._activate()
            case Command.BACK | Command.MENU:
                return Pop()
            case Command.NEXT:
                self._move(self.focus + 1)
            case Command.PREVIOUS:
                self._move(self.focus - 1)
            case Command.FIRST:
                self._move(0)
            case Command.LAST:
                self._move(len(self.entries) - 1)
            case Command.UP:
                self._change(-1)
            case Command.DOWN:
                self._change(1)
            case _:
                return NothingHere()
        return None

    def take_line(self, text: str) -> Transition | None:
        """Take the number or the name of an entry, and activate it; or a number as the value of the entry in focus."""
        number = int(text) if text.isascii() and text.isdigit() else None
        if number is not None and self.entries[self.focus].take is not None:
            self._take(number)
            return Stay()
        names = ((name, place) for place, entry in enumerate(self.entries) for name in (entry.label(), *entry.also))
        place = (
            match_name(text, names, self.app.language.record.letters)
            if number is None
            else self._place_of_number(number)
        )
        if place is not None:
            return self._activate_at(place) or Stay()
        offered = [entry.label() for entry in self.entries if entry.number is not None]
        if number is None or not offered:
            return None
        self.app.say("number-not-offered", cue="refusal", choices="; ".join(offered))
        return Stay()

    def fitting(self, text: str) -> Iterator[Meaning]:
        """Return the entries whose name has the words that were typed."""
        letters = self.app.language.record.letters
        for place, entry in enumerate(self.entries):
            if any(fits(text, name, letters) for name in (entry.label(), *entry.also)):
                yield Meaning(entry.label(), partial(self._activate_at, place))

    def _activate_at(self, place: int) -> Transition | None:
        self.focus = place
        return self._activate()

    def _place_of_number(self, number: int) -> int | None:
        """Return the place of a number: of the entry that stands for it; where none stands for any, in the list."""
        numbers = [entry.number for entry in self.entries]
        if any(one is not None for one in numbers):
            return numbers.index(number) if number in numbers else None
        return number - 1 if 1 <= number <= len(self.entries) else None

    def _take(self, number: int) -> None:
        """Take a typed number as the value of the entry in focus, or say which it may be."""
        entry = self.entries[self.focus]
        assert entry.take is not None
        assert entry.range is not None
        least, most = entry.range
        if least <= number <= most:
            self._change_by(entry, partial(entry.take, number))
        else:
            self.app.say("number-outside", cue="refusal", least=least, most=most)

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Take a touch: a second one on the same entry activates it."""
        if zone in ("table", "message") or not 0 <= index < len(self.entries):
            return None
        here = index == self.focus
        self.focus = index
        if zone in ("less", "more"):
            self._change(1 if zone == "more" else -1)
        elif zone == "press":
            return self._activate()
        elif zone in ("items", "point") and here:
            return self.command(Command.ACTIVATE)
        elif not here or zone == "name":
            self._move(index)
        return None

    def ways(self) -> Sequence[Way]:
        """Return each entry, a value with what changes it, and the way back where no entry is one."""
        items = [ItemWay(at, VALUE if entry.change else ()) for at, entry in enumerate(self.entries)]
        backs = {self.app.text(name) for name in ("back", "cancel", "no", "menu-quit")}
        leads_back = any(entry.label() in backs for entry in self.entries)
        return [*items, *(() if leads_back else commands(Command.BACK))]

    def possible(self) -> set[AnyCommand] | None:
        """Return the commands that can do something now: a value is changed where the entry in focus has one."""
        changes = bool(self.entries) and self.entries[self.focus].change is not None
        return set[AnyCommand](Command) - ({Command.UNDO} if changes else {Command.UNDO, Command.UP, Command.DOWN})

    def screen(self) -> Screen:
        """Return the entries with their values."""
        return Screen("menu", self.title(), tuple(map(_item, self.entries)), self.focus)

    def _move(self, to: int) -> None:
        inside = min(max(to, 0), len(self.entries) - 1)
        edge = inside != to
        self.focus = inside
        self._say_focus(Priority.NOW, "hand-end" if edge else "menu-move")

    def _say_focus(self, priority: Priority, cue: str | None = None) -> None:
        entry = self.entries[self.focus]
        message = "entry-value" if entry.value else "entry"
        value = entry.value() if entry.value else ""
        values = {"label": entry.label(), "value": value, "place": self.focus + 1, "count": len(self.entries)}
        self.app.say(message, priority, cue, shown_by="focus", **values)
        self._is_told()

    def _is_told(self) -> None:
        """Take note that the player was told what is in focus, or has written there."""
        self._told_as = self._what_is_told()

    def _what_is_told(self) -> tuple[str, str]:
        """Return what makes the entry in focus another one to the player: its label, and a value others change."""
        entry = self.entries[self.focus]
        return entry.label(), entry.value() if self.keeps_places and entry.value else ""

    def forget(self) -> None:
        """Take note that something was refused: the entry in focus is named again before Enter does it."""
        self._told_as = None

    def _change(self, by: int) -> None:
        entry = self.entries[self.focus]
        if entry.change is None or entry.value is None:
            self.app.say("nothing-to-change", cue="refusal")
            return
        self._change_by(entry, partial(entry.change, by))

    def _change_by(self, entry: Entry, change: Callable[[], None]) -> None:
        """Change a value and say it; what it brings or takes away stands where it belongs, all else keeps its place."""
        assert entry.value is not None
        before = list(_names(self._make()))
        change()
        self.app.say("changed", cue="menu-move", label=entry.label(), value=entry.value())
        self.renew(list(_names(self._make())) == before)
        self._is_told()

    def renew(self, in_place: bool = False) -> None:
        """Make the entries anew, the focus staying on the entry that has it.

        :param in_place: whether everything keeps its place in any case.
        """
        if self.keeps_places or in_place:
            self.entries = self._in_place(self._make())
        elif self.entries:
            label = self.entries[self.focus].label()
            self.entries = self._make()
            same = (at for at, one in enumerate(self.entries) if one.label() == label)
            self.focus = next(same, min(self.focus, len(self.entries) - 1))

    def _in_place(self, made: Sequence[Entry]) -> list[Entry]:
        """Return what there is now in the order in which it was told: what is gone leaves its place, nothing moves but
        what stays last.
        """
        new = dict(zip(_names(made), made, strict=True))
        before = list(zip(_names(self.entries), self.entries, strict=True))
        kept = [new.pop(name) if name in new else self._gone_entry(entry, name[0]) for name, entry in before]
        fresh = list(islice(new.values(), max(0, LONGEST - len(kept))))
        at = next((at for at, entry in enumerate(kept) if entry.last), len(kept))
        self.focus += len(fresh) if self.focus >= at else 0
        return [*kept[:at], *fresh, *kept[at:]]

    def _gone_entry(self, entry: Entry, name: str) -> Entry:
        if isinstance(entry, _Gone):
            return entry
        return _Gone(partial(self.app.text, "entry-gone", label=entry.label()), of=name, last=entry.last)

    def begin_at(self, place: int) -> None:
        """Make the entries anew, and say the one at a place: what stands there is new."""
        self.entries = self._make()
        self.focus = min(place, len(self.entries) - 1)
        self._say_focus(Priority.NOW)

    def _activate(self) -> Transition | None:
        entry = self.entries[self.focus]
        if entry.activate is not None:
            return entry.activate()
        if entry.change is not None:
            self._change(1)
        else:
            self._say_focus(Priority.NOW)
        return None


def _names(entries: Sequence[Entry]) -> Iterator[tuple[str, int]]:
    """Give what each entry is about, with a number where several are about the same."""
    count: Counter[str] = Counter()
    for entry in entries:
        name = entry.of or entry.setting or entry.label()
        count[name] += 1
        yield name, count[name]


def _item(entry: Entry) -> Item:
    value, draft = entry.value() if entry.value else "", entry.typed() if entry.typed else None
    item = Item(entry.label(), entry.braille(), entry.role(), value=value, range=entry.range)
    return item if draft is None else replace(item, typed=draft.text, cursor=draft.at, unread=entry.unread())


def once(app: App, label: Callable[[], str]) -> Callable[[], str]:
    """Return a label that is formed once in each language: one about what stays as it is for as long as its entry."""
    formed = lru_cache(1)(lambda language: label())
    return lambda: formed(app.narrator.language)


def button(app: App, message: str, activate: Activate, **values: object) -> Entry:
    """Return an entry that does something, named by a message."""
    return Entry(lambda: app.text(message, **values), activate, of=f"{message} {values}" if values else message)


def opens(app: App, message: str, scene: Callable[[], Scene], **values: object) -> Entry:
    """Return an entry that opens a scene, named by a message."""
    return button(app, message, lambda: Push(scene()), **values)


def back(app: App, message: str = "back") -> Entry:
    """Return an entry that leaves the menu."""
    return button(app, message, Pop)


def confirm(app: App, question: str, yes: Activate, **values: object) -> Menu:
    """Return a menu that asks before something that cannot be taken back; "no" stands first.

    :param yes: done when the question has been taken off.
    """
    return Menu(app, question, lambda: [back(app, "no"), button(app, "yes", lambda: Pop(then=yes))], **values)


def game_menu(app: App, chosen: Callable[[str], Scene]) -> Menu:
    """Return a menu of all games; the one chosen opens the menu that ``chosen`` makes."""

    def entries() -> list[Entry]:
        return [opens(app, f"game-{name}", partial(chosen, name)) for name in app.catalogue.names]

    return Menu(app, "choose-game", entries)
