"""The settings by ear: each is told in a sentence, and left and right change it at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import get_args

from numeramis_access.app.menus import colours, own_keys
from numeramis_access.app.shell.global_commands import choose_next_voice, chosen_voice_name, say_unconfirmed
from numeramis_access.app.shell.key_scene import KeyScene
from numeramis_access.app.shell.keys import key_name
from numeramis_access.app.shell.menu import Activate, Entry, Menu, back_entry, opening_entry
from numeramis_access.app.shell.number import number_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.app.shell.writing import MAX_NAME_CHARACTERS, WritingMenu
from numeramis_access.catalogue import Catalogue
from numeramis_access.output.braille_time import READING_PACES as READING_PACES
from numeramis_access.output.braille_time import next_pace
from numeramis_access.output.voices.chain import READER_VOICES, VOICE_NAMES
from numeramis_access.store.files import clean_name
from numeramis_access.store.settings import MENU_ROWS, EventTelling, bounds_of_setting, values_of_setting

#: common switches
SWITCH_KEYS = ("space", "return", "tab", "right", "f8", "pad a", "pad b", "mouse left", "mouse right")
#: the parts of the menu, in order
SETTING_PARTS = tuple(dict.fromkeys(row.part for row in MENU_ROWS.values() if row.part != "keys"))
#: settings without effect for a player who has only a touch screen or only a controller
NEEDING_KEYS = frozenset(name for name, row in MENU_ROWS.items() if row.needs_keys)
EVENT_TELLINGS = get_args(EventTelling)


def menu(app: App) -> Menu:
    """Return the menu of all settings: an entry for each part that offers a setting here, the own keys unless the
    player has a touch screen alone, and the move to another machine.

    A second person at this computer gets neither keys nor move.
    """

    def entries() -> list[Entry]:
        offered = [part for part in SETTING_PARTS if any(entry.setting for entry in _part(app, part))]
        parted = [
            opening_entry(app, f"settings-{part}", partial(Menu, app, f"settings-{part}", partial(_part, app, part)))
            for part in offered
        ]
        if app.owns_home and not app.has_touch_alone:
            parted.append(opening_entry(app, "settings-keys", partial(own_keys.menu, app, entry_of(app, "hands"))))
        if app.owns_home:
            parted.append(opening_entry(app, "moving-menu", partial(app.doors.transfer, app)))
        return [*parted, back_entry(app)]

    return Menu(app, "menu-settings", entries)


def setting_places(app: App) -> list[Entry]:
    """Return an entry for each setting in the menus, which opens its menu with the setting in focus.

    For a setting of speech that the present voice does not follow, such as its speed, the entry only says that no voice
    of the program speaks.
    """
    offered = [
        (part, at, entry) for part in SETTING_PARTS for at, entry in enumerate(_part(app, part)) if entry.setting
    ]
    hidden = [entry for name in _without_voice(app.announcer.voice) - app.without for entry in _entries(app, name)]
    voiceless = partial(app.say, "no-voice-speaks", cue="refusal")
    return [
        *(_place(entry, partial(_go_to, app, part, at)) for part, at, entry in offered),
        *(_place(entry, voiceless) for entry in hidden),
    ]


def _place(entry: Entry, go: Activate) -> Entry:
    return Entry(entry.label, go, message=f"set-{_in_message_id(entry.setting)}")


def _go_to(app: App, part: str, at: int) -> Transition:
    menu = Menu(app, f"settings-{part}", partial(_part, app, part))
    menu.focus = at
    return Push(menu)


def _part(app: App, part: str) -> list[Entry]:
    """Return the entries of one part that have an effect here with the present voice."""
    keyless = NEEDING_KEYS if app.has_touch_alone or app.has_pad_alone else frozenset()
    without = app.without | _without_voice(app.announcer.voice) | keyless
    entries = [entry for name, row in MENU_ROWS.items() if row.part == part for entry in _entries(app, name)]
    return [*(entry for entry in entries if entry.setting not in without), back_entry(app)]


def _without_voice(voice: str) -> frozenset[str]:
    """Return the settings that have no effect with this voice.

    :param voice: name of the voice, as in ``Announcer.voice``.
    """
    missing = ("any", "own") if not voice else ("own",) if voice in ("none", *READER_VOICES) else ()
    return frozenset(name for name, row in MENU_ROWS.items() if row.voice in missing)


def _entries(app: App, name: str) -> list[Entry]:
    """Return the entries of a setting."""
    return OWN_ENTRIES[name](app) if MENU_ROWS[name].has_own_entry else [entry_of(app, name)]


def entry_of(app: App, name: str) -> Entry:
    """Return the entry of a setting by its declaration in ``store.settings``: a switch, a choice of values, or a whole
    number.

    :param app: the program. :param name: name of the setting.
    :raises KeyError: if the menu does not offer the setting.
    """
    values = values_of_setting(name)
    return (
        switch_entry(app, name)
        if values == (False, True)
        else choice_entry(app, name, values)
        if values
        else amount_entry(app, name)
    )


def choice_entry(app: App, field: str, values: Sequence[object]) -> Entry:
    """Return an entry for a setting with a few values; left and right go through them, the first after the last.

    A present value that is not listed is shown, but left and right start from the first.

    :param app: the program. :param field: name of the setting.
    :param values: its values in order, each named by the message ``set-<field>-<value>``.
    """

    def change(by: int) -> None:
        now = getattr(app.settings, field)
        place = values.index(now) if now in values else 0
        app.change(**{field: values[(place + by) % len(values)]})

    def value() -> str:
        chosen = getattr(app.settings, field)
        message = f"set-{_in_message_id(field)}-{_value_in_message_id(chosen)}"
        # A file edited by hand can have any value: a port of a display, a table of liblouis.
        return app.text(message) if app.narrator.language.has(message) else str(chosen)

    return Entry(lambda: app.text(f"set-{_in_message_id(field)}"), None, value, change, setting=field)


def address_entry(app: App) -> Entry:
    """Return the entry of the player's verb forms, the setting ``gender``; a change also counts as the answer to that
    question of the first start.
    """
    entry = choice_entry(app, "gender", values_of_setting("gender"))

    def change(by: int) -> None:
        assert entry.change is not None
        entry.change(by)
        app.change(address="asked")

    return replace(entry, change=change)


def amount_entry(app: App, field: str) -> Entry:
    """Return an entry for a setting that is a whole number, changed with left and right or typed.

    :param app: the program. :param field: name of the setting.
    """
    entry = number_entry(
        app,
        partial(app.text, f"set-{_in_message_id(field)}"),
        lambda: int(getattr(app.settings, field)),
        lambda number: app.change(**{field: number}),
        bounds_of_setting(field),
        step=MENU_ROWS[field].step,
    )
    return replace(entry, setting=field)


def switch_entry(app: App, field: str) -> Entry:
    """Return an entry for a setting that is on or off; left and right both switch it.

    :param app: the program. :param field: name of the setting.
    """

    def change(by: int) -> None:
        app.change(**{field: not getattr(app.settings, field)})

    def value() -> str:
        return app.text("on" if getattr(app.settings, field) else "off")

    return Entry(lambda: app.text(f"set-{_in_message_id(field)}"), None, value, change, setting=field)


def _voice(app: App) -> Entry:
    """Return the entry of the program's voice."""
    return Entry(
        lambda: app.text("set-voice"),
        None,
        lambda: chosen_voice_name(app),
        partial(choose_next_voice, app),
        setting="voice",
    )


def _language(app: App) -> Entry:
    """Return the entry of the language; each language has its own name for itself."""

    def change(by: int) -> None:
        codes = list(app.language.languages)
        before = app.language.code
        app.change(language=codes[(codes.index(before) + by) % len(codes)])
        if app.language.code != before:  # otherwise a page is still fetching it
            say_unconfirmed(app)

    return Entry(lambda: app.text("set-language"), None, lambda: app.language.record.name, change, setting="language")


def _language_switches(app: App) -> list[Entry]:
    """Return an entry for each language, which switches whether the language key includes it, and the way back."""

    def change(code: str, by: int) -> None:
        languages = app.language.languages
        chosen = set(app.settings.languages or languages.complete()) ^ {code}
        app.change(languages=tuple(code for code in languages if code in chosen))

    def value(code: str) -> str:
        return app.text("on" if code in (app.settings.languages or app.language.languages.complete()) else "off")

    entries = [
        Entry(partial(str, record.name), None, partial(value, code), partial(change, code), setting="language")
        for code, record in app.language.languages.items()
    ]
    return [*entries, back_entry(app)]


def name_entry(app: App) -> Entry:
    """Return the entry of the player's name; Enter opens a field to type it."""

    def written(name: str) -> Transition:
        app.change(name=clean_name(name))
        return EnterAgain()

    def ask() -> Transition:
        return Push(WritingMenu(app, "people-name", written, app.settings.name, MAX_NAME_CHARACTERS))

    def value() -> str:
        return app.settings.name or app.text("writing-nothing")

    return Entry(lambda: app.text("set-name"), ask, value, setting="name")


def _switch_key(app: App, field: str, other: str) -> Entry:
    """Return the entry of a switch: left and right go through common keys, Enter takes the next pressed key."""

    def set_to(key: str) -> Transition:
        if key != getattr(app.settings, other):
            app.change(**{field: key})
        return EnterAgain()

    def change(by: int) -> None:
        free = [key for key in SWITCH_KEYS if key != getattr(app.settings, other)]
        now = getattr(app.settings, field)
        app.change(**{field: free[(free.index(now) + by) % len(free) if now in free else 0]})

    def value() -> str:
        return key_name(app, getattr(app.settings, field))

    def ask() -> Transition:
        return Push(KeyScene(app, "press-switch", set_to))

    return Entry(lambda: app.text(f"set-{_in_message_id(field)}"), ask, value, change, setting=field)


def _braille_table(app: App) -> Entry:
    """Return the entry of the braille table, which opens the menu of all tables."""
    return Entry(
        lambda: app.text("set-braille-table"), lambda: Push(_tables(app)), lambda: _table_name(app),
        setting="braille_table",
    )  # fmt: skip


def _reading_pace(app: App) -> Entry:
    """Return the entry of the reader's pace, in cells a second; left from the slowest leads to "unknown"."""

    def change(by: int) -> None:
        now, slowest = app.settings.braille_pace, READING_PACES[0]
        unknown = by < 0 and now in (0, slowest)
        app.change(braille_pace=0 if unknown else next_pace(now, by) if now else slowest)

    def value() -> str:
        return app.text("set-braille-pace-value", pace=app.settings.braille_pace)

    return Entry(lambda: app.text("set-braille-pace"), None, value, change, setting="braille_pace")


def _tables(app: App) -> Menu:
    """Return the menu of braille tables by name, the language's own first."""
    from numeramis_access.output.braille_screen import tables_offered  # only here: it brings all of braille

    def chosen(name: str) -> Transition:
        app.change(braille_table=name)
        return Pop()

    names = ("", *tables_offered(list(app.language.languages)))
    return Menu(app, "set-braille-table", lambda: [
        *(Entry(partial(_table_name, app, name), partial(chosen, name)) for name in names), back_entry(app),
    ])  # fmt: skip


def _table_name(app: App, name: str | None = None) -> str:
    """Return the name of a braille table. :param name: file name of the table, None for the table in the settings."""
    from numeramis_access.output.braille_screen import tables_offered

    wanted = app.settings.braille_table if name is None else name
    message = f"set-braille-table-{_value_in_message_id(wanted)}"
    if app.narrator.language.has(message):
        return app.text(message)
    return tables_offered(()).get(wanted) or wanted


def switchable_messages(catalogue: Catalogue) -> tuple[str, ...]:
    """Return the ids of all games' messages that the player can switch one by one, each once, in the order of the
    games.
    """
    messages: dict[str, None] = {}
    for game in catalogue:
        events = (event.name() for event in game.ruleset().event_types if event.switchable)
        messages |= dict.fromkeys((*events, *game.game_words().switchable))
    return tuple(messages)


def _telling_entry(app: App, kind: str) -> Entry:
    def change(by: int) -> None:
        place = EVENT_TELLINGS.index(app.settings.telling.get(kind, "say")) + by
        app.change(telling={**app.settings.telling, kind: EVENT_TELLINGS[place % len(EVENT_TELLINGS)]})

    def value() -> str:
        return app.text(f"telling-{app.settings.telling.get(kind, 'say')}")

    return Entry(lambda: app.text(f"kind-{kind}"), None, value, change, setting="telling")


def _in_message_id(name: str) -> str:
    return name.replace("_", "-")


def _value_in_message_id(value: object) -> str:
    """Return a value as the end of a message id."""
    if isinstance(value, float):
        value = f"{value:g}".replace(".", "-")
    return str(value) or "default"


#: returns the entries of each setting whose ``MenuRow.has_own_entry`` is set
OWN_ENTRIES: dict[str, Callable[[App], list[Entry]]] = {
    "language": lambda app: [_language(app)],
    "languages": lambda app: [
        opening_entry(app, "set-languages", partial(Menu, app, "set-languages", partial(_language_switches, app)))
    ],
    "speech": lambda app: [
        choice_entry(app, "speech", ("auto", *(name for name in VOICE_NAMES if name != "screen-reader")))
    ],
    "voice": lambda app: [_voice(app)],
    "name": lambda app: [name_entry(app)],
    "gender": lambda app: [address_entry(app)],
    "switch_choose": lambda app: [_switch_key(app, "switch_choose", "switch_move")],
    "switch_move": lambda app: [_switch_key(app, "switch_move", "switch_choose")],
    "braille": lambda app: [choice_entry(app, "braille", tuple(dict.fromkeys(("auto", "off", app.settings.braille))))],
    "braille_table": lambda app: [_braille_table(app)],
    "braille_pace": lambda app: [_reading_pace(app)],
    "own_colours": lambda app: [opening_entry(app, "settings-colours", partial(colours.menu, app))],
    "telling": lambda app: [_telling_entry(app, kind) for kind in switchable_messages(app.catalogue)],
}
