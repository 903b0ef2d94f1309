"""Menus that speak: entries with an action, entries whose value left and right change, common questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import ClassVar, TypeAlias

from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scan_items import VALUE_COMMANDS, ScanItem, TouchScanItem, scan_items_of_commands
from numeramis_access.app.shell.scene import Meaning, NamedThing, NothingHere, Pop, Push, Scene, Stay, Transition
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.editing import Draft
from numeramis_access.input.typed import can_mean_name, match_exact, ordinal
from numeramis_access.output.screen import Item, ItemRole, Screen
from numeramis_access.words.announcement import Priority
from numeramis_access.words.language import Language
from numeramis_access.words.phrases import join_texts, with_capital

#: maximum entries of a list that keeps places; further ones appear when it is opened again
MAX_KEPT_PLACES = 200
#: the action of Enter on an entry
Activate: TypeAlias = Callable[[], Transition | None]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a menu.

    :param label: returns the name of the entry; called each time.
    :param activate: the action of Enter; returns the next transition, None to stay. If it is None, Enter changes the
        value as right does, or without a value to change says the entry again.
    :param value: returns the value in words; None for an entry without one.
    :param change: changes the value: called with -1 for left, 1 for right; None if they do nothing. An entry with
        ``change`` needs ``value`` too.
    :param range: minimum and maximum of a numeric value, None for any other value.
    :param take: takes a typed number within ``range`` as the value; None if the value is no number.
    :param number: the number that it stands for, None for none; typed, it means this entry, not a place in the list.
    :param braille: returns a shorter label for braille, empty if there is none.
    :param synonyms: other words to type for it, each a whole name.
    :param setting: name of the setting that it changes, empty for none.
    :param draft: for a text field, returns the text so far with its cursor; otherwise None.
    :param pending_cells: returns braille patterns written before the cursor that form no character yet.
    :param message: id of the message of its label, whose ``.typed`` and ``.stems`` are words to type for it.
    :param identity: identity of the entry if it stays the same while the label changes; empty for the setting's name,
        or the label.
    :param about: returns a sentence about it for players who do not know it yet, empty for none.
    :param stays_last: whether it stays last when entries are added to an open list, such as the entry that leaves it.
    """

    label: Callable[[], str]
    activate: Activate | None = None
    value: Callable[[], str] | None = None
    change: Callable[[int], None] | None = None
    range: tuple[int, int] | None = None
    take: Callable[[int], None] | None = None
    number: int | None = None
    braille: Callable[[], str] = str
    synonyms: tuple[str, ...] = ()
    setting: str = ""
    draft: Callable[[], Draft] | None = None
    pending_cells: Callable[[], str] = str
    message: str = ""
    identity: str = ""
    stays_last: bool = False
    about: Callable[[], str] = str

    def role(self) -> ItemRole:
        """Return the kind of control that the entry is: slider, button or text."""
        return "slider" if self.change else "button" if self.activate else "text"

    def names(self, language: Language) -> tuple[str, ...]:
        """Return every text that a player can type for the entry: its label, synonyms and the words of its message."""
        return (self.label(), *self.synonyms, *typed_forms(language, self.message))

    def named_thing(self, language: Language, do: Activate) -> NamedThing:
        """Return the entry as a thing that typed words can name.

        :param language: language of the words.
        :param do: the entry's action; returns the next transition, None to stay.
        """
        stems = (*typed_forms(language, self.message, "stems"), f'"{self.label()}"')
        return NamedThing(Meaning(self.label(), do), self.names(language), stems)


class _Gone(Entry):
    """A former entry of an open list, which keeps its place until the list is opened again."""


class Menu(Scene):
    """A list of entries with a focus that does not wrap.

    :param title: message id of the title; ``game-<name>`` also makes that game the subject of the menu.
    :param make: returns the entries, at least one; called again whenever the menu is entered, a value changes or
        ``renew`` is called. Entries with ``stays_last`` are put behind the others.
    :param values: the values of the title; a callable is called each time.
    :ivar entries: the present entries, none before the menu is entered.
    :ivar focus: index of the focused entry, from 0.
    :cvar keeps_places: whether others can change the entries while the list is open: then entries keep their order, and
        new ones stand where they belong. Other lists do so when the player changes a value.
    """

    context = "menu"
    keeps_places: ClassVar[bool] = False

    def __init__(self, app: App, title: str, make: Callable[[], Sequence[Entry]], **values: object) -> None:
        self.app = app
        self._title = title
        if title.startswith("game-"):
            self.about_game = (title.removeprefix("game-"),)
        self._values = values
        self._make: Callable[[], Sequence[Entry]] = lambda: sorted(make(), key=lambda entry: entry.stays_last)
        self.entries: Sequence[Entry] = ()
        self.focus = 0
        #: place and identity of the entry activated last; the focus returns to it from the scene that it opened
        self._activated: tuple[int, tuple[str, int], str] | None = None
        #: the focused entry as it was told, None after a refusal
        self._told_as: tuple[str, str] | None = None

    def title(self) -> str:
        """Return the menu's title in words."""
        return self.app.text(self._title, **self._values_now())

    def _values_now(self) -> dict[str, object]:
        return {name: value() if callable(value) else value for name, value in self._values.items()}

    def entries_now(self) -> Sequence[Entry]:
        """Return the entries that the menu would have if it were entered now."""
        return self._make()

    def situation(self) -> list[str]:
        """Return the sentence that explains the menu in help, as a list of one; empty if it has none."""
        language, message = self.app.narrator.language, f"{self._title}-help"
        return [language.text(message)] if language.has(message) else []

    def is_question(self, question: str) -> bool:
        """Return whether this menu asks a question. :param question: id of the question's message."""
        return self._title == question

    def enter(self) -> None:
        """Build the entries, say the title, then the focused entry: after a return the entry that was activated last,
        or if it has gone, the only entry with the same message, or else the entry at its index.
        """
        self.entries = self._make()
        self.focus = self._place_to_return()
        self.app.say(self._title, Priority.NOW, cue="menu-open", shown_by="title", **self._values_now())
        self._say_focus(Priority.QUEUE)

    def command(self, command: AnyCommand) -> Transition | None:
        """Move the focus, change the focused entry's value, activate it, or leave. Return the next transition, None to
        stay.

        An entry whose text has changed since it was told, or after a refusal, is told again before Enter activates it.
        """
        match command:
            case Command.ACTIVATE if self._told_as != self._what_is_told():
                self._say_focus(Priority.NOW)
            case Command.ACTIVATE:
                return self._activate()
            case Command.BACK | Command.MENU:
                return self.go_back()
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

    def go_back(self) -> Transition:
        """Return the transition that leaves the menu; if the menu contains an unsent text, it asks first."""
        return Push(confirmation_menu(self.app, "writing-leave", Pop)) if self.has_draft else Pop()

    def take_line(self, text: str) -> Transition | None:
        """Take a typed line: a number as the value of the focused entry if it has a numeric value, else the number or
        name of an entry, which is activated.

        If the entries stand for numbers, another number is refused with a list of theirs. Return the next transition,
        ``Stay`` if the player stays, and None if the line means nothing here.
        """
        number = int(text) if text.isascii() and text.isdigit() else None
        if number is not None and self.entries[self.focus].take is not None:
            self._take(number)
            return Stay()
        place = self._place_called(text) if number is None else self._place_of_number(number)
        if place is not None:
            return self._activate_at(place) or Stay()
        offered = [entry.label() for entry in self.entries if entry.number is not None]
        if number is None or not offered:
            return None
        self.app.say("number-not-offered", cue="refusal", choices=join_texts("; ", offered))
        return Stay()

    def _place_called(self, text: str) -> int | None:
        """Return the index of the entry with this name, or at the place that an ordinal number names, unless that
        number is a word of one entry alone. None if no entry fits.
        """
        language = self.app.narrator.language
        place = match_exact(text, self._entry_names(), language.record.letters)
        nth = ordinal(text, language.text("typed-places").split(", ")) if place is None else None
        if nth is None or nth > len(self.entries):
            return place
        named = {at for name, at in self._entry_names() if can_mean_name(text, name, language.record.letters)}
        return named.pop() if len(named) == 1 else nth - 1

    def _entry_names(self) -> Iterator[tuple[str, int]]:
        for place, entry in enumerate(self.entries):
            yield from ((name, place) for name in entry.names(self.app.narrator.language))

    def named_things(self) -> Iterator[NamedThing]:
        """Yield each entry as a thing that typed words can name; its action activates the entry."""
        for place, entry in enumerate(self.entries):
            yield entry.named_thing(self.app.narrator.language, partial(self._activate_at, place))

    def fitting_meanings(self, text: str) -> Iterator[Meaning]:
        """Yield a meaning for each entry whose name contains the typed words; it activates the entry."""
        letters = self.app.language.record.letters
        for place, entry in enumerate(self.entries):
            if any(can_mean_name(text, name, letters) for name in entry.names(self.app.narrator.language)):
                yield Meaning(entry.label(), partial(self._activate_at, place))

    def _activate_at(self, place: int) -> Transition | None:
        self.focus = place
        return self._activate()

    def _place_of_number(self, number: int) -> int | None:
        """Return the index of the entry for a typed number: of the entry with this number, or if no entry has a number,
        of the entry at this place, counted from 1. None if there is none.
        """
        numbers = [entry.number for entry in self.entries]
        if any(number is not None for number in numbers):
            return numbers.index(number) if number in numbers else None
        return number - 1 if 1 <= number <= len(self.entries) else None

    def _take(self, number: int) -> None:
        """Take a typed number as the value of the focused entry, or say which numbers are allowed."""
        entry = self.entries[self.focus]
        assert entry.take is not None
        assert entry.range is not None
        least, most = entry.range
        if least <= number <= most:
            self._change_by(entry, partial(entry.take, number))
        else:
            self.app.say("number-outside", cue="refusal", least=least, most=most)

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Take a touch on an entry: the first goes there and tells it, the second activates it.

        In the zone ``press`` one touch activates; ``less`` and ``more`` change the value. Touches of the table, of a
        message, and beyond the entries have no effect. Return the next transition, None to stay.

        :param zone, index: as in ``input.inbox.Touched``.
        """
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

    def scan_items(self) -> Sequence[ScanItem]:
        """Return all entries, those with a changeable value with commands to change it, then the command that leaves
        the menu unless an entry named back, cancel, no or quit does so.
        """
        items = [TouchScanItem(at, VALUE_COMMANDS if entry.change else ()) for at, entry in enumerate(self.entries)]
        backs = {self.app.text(name) for name in ("back", "cancel", "no", "menu-quit")}
        leads_back = any(entry.label() in backs for entry in self.entries)
        return [*items, *(() if leads_back else scan_items_of_commands(Command.BACK))]

    def possible_commands(self) -> set[AnyCommand] | None:
        """Return all commands of the program except undo, and except up and down if the focused entry has no value to
        change; never None. Questions of games are not among them.
        """
        changes = bool(self.entries) and self.entries[self.focus].change is not None
        return set[AnyCommand](Command) - ({Command.UNDO} if changes else {Command.UNDO, Command.UP, Command.DOWN})

    def screen(self) -> Screen:
        """Return the entries with their values. If the menu has an unsent text, its text field and the entry before the
        last are marked ``unsent``, so that panning a braille line stops there.
        """
        unsent = self.has_draft
        items = [_item(entry, unsent) for entry in self.entries]
        if unsent:
            items[-2:-1] = [replace(item, unsent=True) for item in items[-2:-1]]
        return Screen("menu", self.title(), tuple(items), self.focus)

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
        self._note_told()

    def _note_told(self) -> None:
        """Note that the player knows the focused entry: it was told, or written to."""
        self._told_as = self._what_is_told()

    def _what_is_told(self) -> tuple[str, str]:
        """Return the focused entry's identity for the player: its label, and a value that others can change."""
        entry = self.entries[self.focus]
        return entry.label(), entry.value() if self.keeps_places and entry.value else ""

    def note_refusal(self) -> None:
        """Require that the focused entry is told again before Enter activates it, because a refusal has been told after
        it.
        """
        self._told_as = None

    def _change(self, by: int) -> None:
        entry = self.entries[self.focus]
        if entry.change is None or entry.value is None:
            self.app.say("nothing-to-change", cue="refusal")
            return
        self._change_by(entry, partial(entry.change, by))

    def _change_by(self, entry: Entry, change: Callable[[], None]) -> None:
        """Change a value and say it; entries that it adds or removes appear in place, others keep their places."""
        assert entry.value is not None
        before = list(_names(self._make()))
        change()
        self.app.say("changed", cue="menu-move", label=entry.label(), value=entry.value())
        self.renew(list(_names(self._make())) == before)
        self._note_told()

    def renew(self, in_place: bool = False) -> None:
        """Build the entries again; nothing is said. The focus stays on its entry, or if that has gone, on its index.

        :param in_place: whether all entries keep their places, as in a menu that ``keeps_places``; then a missing one
            is replaced by an entry that says so, and new ones stand where they belong.
        """
        if self.keeps_places or in_place:
            self.entries = self._in_place(self._make())
        elif self.entries:
            label = self.entries[self.focus].label()
            self.entries = self._make()
            same = (at for at, entry in enumerate(self.entries) if entry.label() == label)
            self.focus = next(same, min(self.focus, len(self.entries) - 1))

    def _in_place(self, made: Sequence[Entry]) -> list[Entry]:
        """Return the present entries in the order in which they were told, each new one behind the entry that it
        belongs behind; missing ones leave a gap. The focus stays on its entry.
        """
        new = dict(zip(_names(made), made, strict=True))
        before = list(zip(_names(self.entries), self.entries, strict=True))
        kept = [(name, new.get(name) or self._gone_entry(entry, name[0])) for name, entry in before]
        known, at, room = {name for name, _ in kept}, 0, MAX_KEPT_PLACES - len(kept)
        for name, entry in new.items():
            if name in known:
                at = next(place for place, (other, _) in enumerate(kept) if other == name) + 1
            elif room > 0:
                kept.insert(at, (name, entry))
                self._shift_from(at)
                at, room = at + 1, room - 1
        return [entry for _, entry in kept]

    def _shift_from(self, place: int) -> None:
        """Move the focus and the entry activated last with their entries: a new one stands at a place."""
        self.focus += self.focus >= place and bool(self.entries)
        if self._activated is not None and self._activated[0] >= place:
            self._activated = self._activated[0] + 1, *self._activated[1:]

    def _gone_entry(self, entry: Entry, name: str) -> Entry:
        if isinstance(entry, _Gone):
            return entry
        return _Gone(
            partial(self.app.text, "entry-gone", label=entry.label()), identity=name, stays_last=entry.stays_last
        )

    def begin_at(self, place: int) -> None:
        """Build the entries again, put the focus on the entry at a place, at most the last one, and say it.

        :param place: index from 0.
        """
        self.entries = self._make()
        self.focus = min(place, len(self.entries) - 1)
        self._say_focus(Priority.NOW)

    def focus_on(self, message: str) -> None:
        """Build the entries again and put the focus on the first with a message, if there is one, else on the first of
        all. Nothing is said.

        :param message: id of the message of its label.
        """
        self.entries, self._activated = self._make(), None
        self.focus = next((at for at, entry in enumerate(self.entries) if entry.message == message), 0)

    def hold_focus(self) -> None:
        """Remember the focused entry: when the menu is entered again, the focus returns to it, also among changed
        entries.
        """
        entry = self.entries[self.focus]
        self._activated = self.focus, list(_names(self.entries))[self.focus], entry.message

    def focus_first(self) -> None:
        """Put the focus on the first entry, also when the player comes back from a scene that an entry opened. Nothing
        is said.
        """
        self.focus, self._activated = 0, None

    def _place_to_return(self) -> int:
        """Return the place of the entry activated last, also among changed entries."""
        if self._activated is not None and self._activated[0] == self.focus:
            _, identity, message = self._activated
            names = list(_names(self.entries))
            if identity in names:
                return names.index(identity)
            alike = [place for place, entry in enumerate(self.entries) if message and entry.message == message]
            return alike[0] if len(alike) == 1 else self.place_after_removal()
        return min(self.focus, len(self.entries) - 1)

    def place_after_removal(self) -> int:
        """Return the index for the focus after the focused entry was removed: the same index, at most that of the last
        entry.
        """
        return min(self.focus, len(self.entries) - 1)

    def _activate(self) -> Transition | None:
        entry = self.entries[self.focus]
        self.hold_focus()
        if entry.activate is not None:
            return entry.activate()
        if entry.change is not None:
            self._change(1)
        else:
            self._say_focus(Priority.NOW)
        return None


def _names(entries: Sequence[Entry]) -> Iterator[tuple[str, int]]:
    """Yield the identity of each entry, with a number if several are the same."""
    count: Counter[str] = Counter()
    for entry in entries:
        name = entry.identity or entry.setting or entry.label()
        count[name] += 1
        yield name, count[name]


def _item(entry: Entry, unsent: bool) -> Item:
    """Return an entry as an item. :param unsent: whether its menu has something typed that leaving would lose."""
    value, draft = entry.value() if entry.value else "", entry.draft() if entry.draft else None
    label = with_capital(entry.label())
    item = Item(label, entry.braille(), entry.role(), value=value, range=entry.range, about=entry.about())
    if draft is None:
        return item
    return replace(item, typed=draft.text, cursor=draft.at, unread=entry.pending_cells(), unsent=unsent)


def typed_forms(language: Language, message: str, form: str = "typed") -> tuple[str, ...]:
    """Return the words to type for a message, or the words in another of its attributes.

    Return an empty tuple if the message or the attribute is missing, or has the words of the message itself.

    :param language: the language. :param message: id of the message; empty for none.
    :param form: name of the attribute, in which words are separated by commas.
    """
    if not message or not language.has(message):
        return ()
    words = language.fixed_form(message, form)
    return () if words is None or words == language.fixed_form(message, "") else tuple(words.split(", "))


def cached_label(app: App, label: Callable[[], str]) -> Callable[[], str]:
    """Return a function that forms a label at its first call and again only after the language has changed, for an
    entry whose subject does not change.

    :param app: the program. :param label: forms the label.
    """
    formed = lru_cache(1)(lambda language: label())
    return lambda: formed(app.narrator.language)


def button_entry(app: App, message: str, activate: Activate, **values: object) -> Entry:
    """Return an entry with an action, named by a message.

    :param app: the program. :param message: id of the message.
    :param activate: the action; returns the next transition, None to stay.
    :param values: the message's values.
    """
    identity = f"{message} {values}" if values else message
    return Entry(lambda: app.text(message, **values), activate, message=message, identity=identity)


def opening_entry(app: App, message: str, scene: Callable[[], Scene], **values: object) -> Entry:
    """Return an entry that opens a scene, named by a message.

    :param app: the program. :param message: id of the message. :param scene: makes the scene.
    :param values: the message's values.
    """
    return button_entry(app, message, lambda: Push(scene()), **values)


def back_entry(app: App, message: str = "back") -> Entry:
    """Return an entry that leaves the menu.

    :param app: the program. :param message: id of its label; with ``back`` and ``cancel`` it stays the last entry.
    """
    return replace(button_entry(app, message, Pop), stays_last=message in ("back", "cancel"))


def confirmation_menu(app: App, question: str, yes: Activate, no: Activate | None = None, **values: object) -> Menu:
    """Return a menu that asks before an irreversible action; the entry "no" stands first.

    :param app: the program.
    :param question: id of the question's message; the words to type for the action are in its attribute ``.typed``.
    :param yes: does the action, after the question has been closed, and returns the next transition, None to stay in
        the scene below.
    :param no: called for "no" while the question is still open; returns the next transition, None to stay. If it is
        None, "no" closes the question.
    :param values: the values of the question.
    """

    def entries() -> list[Entry]:
        said = typed_forms(app.narrator.language, question)
        denies = back_entry(app, "no") if no is None else button_entry(app, "no", no)
        return [denies, replace(button_entry(app, "yes", lambda: Pop(then=yes)), synonyms=said)]

    return Menu(app, question, entries, **values)


def _about_game(app: App, name: str) -> str:
    """Return the sentence that says what a game is, empty if it has none."""
    message = f"about-{name}"
    return app.text(message) if app.narrator.language.has(message) else ""


def game_entry(app: App, name: str, scene: Callable[[], Scene]) -> Entry:
    """Return an entry that opens a scene of a game, named by the game, with a sentence about it.

    :param app: the program. :param name: name of the game. :param scene: makes the scene.
    """
    return replace(opening_entry(app, f"game-{name}", scene), about=partial(_about_game, app, name))


def game_menu(app: App, chosen: Callable[[str], Scene]) -> Menu:
    """Return a menu of all games; Enter on a game opens a scene.

    :param app: the program. :param chosen: makes that scene from the name of the game.
    """

    def entries() -> list[Entry]:
        return [game_entry(app, name, partial(chosen, name)) for name in app.catalogue.names]

    return Menu(app, "choose-game", entries)
