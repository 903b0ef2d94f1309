"""The settings by ear: each is told in a sentence, and left and right change it at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from numeramis_access.app.menus import colours, own_keys
from numeramis_access.app.shell.global_commands import next_voice, say_unconfirmed, voice_now
from numeramis_access.app.shell.key_scene import KeyScene
from numeramis_access.app.shell.keys import key_name
from numeramis_access.app.shell.menu import Entry, Menu, back, opens
from numeramis_access.app.shell.number import number_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Pop, Push, Transition
from numeramis_access.app.shell.writing import NAME, WritingMenu
from numeramis_access.app.table.pace import PACES
from numeramis_access.catalogue import Catalogue
from numeramis_access.output.braille_time import PACES as READING_PACES
from numeramis_access.output.braille_time import step
from numeramis_access.output.voices.chain import NAMES, READERS
from numeramis_access.players.policy import LEVELS
from numeramis_access.store.files import clean_name

#: common switches; times that a choice stays, in seconds
SWITCH_KEYS = ("space", "return", "tab", "right", "f8", "pad a", "pad b", "mouse left", "mouse right")
SCAN_SECONDS = (0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 8.0)
#: thinking times, in milliseconds
THINKING = (50, 200, 500, 1000, 3000)
BRAILLE_SECONDS = (0.0, 2.0, 4.0, 8.0)
#: settings of the program's own voice, and of the choice of voices
OF_VOICE = frozenset({"voice", "rate", "pitch", "volume"})
OF_SPEECH = frozenset({"speech", "mode", "old_orca"})
PLAYS = ("say", "word", "sound", "history")
TELLINGS = ("say", "sound", "history")


def menu(app: App) -> Menu:
    """Return the menu of all settings."""

    def entries() -> list[Entry]:
        parts = {part: partial(_with_effect, app, make) for part, make in PARTS.items()}
        offered = {part: make for part, make in parts.items() if any(entry.setting for entry in make())}
        parted = (opens(app, part, partial(Menu, app, part, make)) for part, make in offered.items())
        keys = opens(app, "settings-keys", partial(own_keys.menu, app))
        return [*parted, keys, opens(app, "moving-menu", partial(app.doors.transfer, app)), back(app)]

    return Menu(app, "menu-settings", entries)


def _with_effect(app: App, make: Callable[[App], list[Entry]]) -> list[Entry]:
    """Return the entries of one part that have an effect here with the present voice."""
    without = app.without | _without_voice(app.announcer.voice)
    return [entry for entry in make(app) if entry.setting not in without]


def _without_voice(voice: str) -> frozenset[str]:
    """Return the settings that have no effect with this voice.

    :param voice: as ``Announcer.voice``.
    """
    if not voice:
        return OF_VOICE | OF_SPEECH
    return OF_VOICE if voice in ("none", *READERS) else frozenset()


def choice(app: App, field: str, values: Sequence[object]) -> Entry:
    """Return an entry for a setting with a few values, each named by ``set-<field>-<value>``."""

    def change(by: int) -> None:
        now = getattr(app.settings, field)
        place = values.index(now) if now in values else 0
        app.change(**{field: values[(place + by) % len(values)]})

    def value() -> str:
        chosen = getattr(app.settings, field)
        message = f"set-{_dash(field)}-{_word(chosen)}"
        # A file edited by hand can have any value: a port of a display, a table of liblouis.
        return app.text(message) if app.narrator.language.has(message) else str(chosen)

    return Entry(lambda: app.text(f"set-{_dash(field)}"), None, value, change, setting=field)


def address(app: App) -> Entry:
    """Return the entry of the player's verb forms; a change answers the question of the first start too."""
    chosen = choice(app, "gender", ("masculine", "feminine"))

    def change(by: int) -> None:
        assert chosen.change is not None
        chosen.change(by)
        app.change(address="asked")

    return replace(chosen, change=change)


def amount(app: App, field: str, low: int = 0, high: int = 100, step: int = 5) -> Entry:
    """Return an entry for a number."""

    entry = number_entry(
        app,
        partial(app.text, f"set-{_dash(field)}"),
        lambda: int(getattr(app.settings, field)),
        lambda number: app.change(**{field: number}),
        (low, high),
        step=step,
    )
    return replace(entry, setting=field)


def switch(app: App, field: str) -> Entry:
    """Return an entry for a setting that is on or off."""

    def change(by: int) -> None:
        app.change(**{field: not getattr(app.settings, field)})

    def value() -> str:
        return app.text("on" if getattr(app.settings, field) else "off")

    return Entry(lambda: app.text(f"set-{_dash(field)}"), None, value, change, setting=field)


def _speech(app: App) -> list[Entry]:
    return [
        _language(app),
        opens(app, "set-languages", partial(Menu, app, "set-languages", partial(_round, app))),
        choice(app, "speech", ("auto", *(name for name in NAMES if name != "screen-reader"))),
        Entry(lambda: app.text("set-voice"), None, lambda: voice_now(app), partial(next_voice, app), setting="voice"),
        choice(app, "mode", ("auto", "own-voice", "screen-reader")),
        amount(app, "rate"),
        amount(app, "pitch"),
        amount(app, "volume"),
        choice(app, "verbosity", (1, 2, 3)),
        switch(app, "position"),
        choice(app, "echo", ("letters", "words", "none")),
        switch(app, "old_orca"),
        back(app),
    ]


def _language(app: App) -> Entry:
    """Return the entry of the language; each language has its own name for itself."""

    def change(by: int) -> None:
        codes = list(app.language.languages)
        before = app.language.code
        app.change(language=codes[(codes.index(before) + by) % len(codes)])
        if app.language.code != before:  # otherwise a page is still fetching it
            say_unconfirmed(app)

    return Entry(lambda: app.text("set-language"), None, lambda: app.language.record.name, change, setting="language")


def _round(app: App) -> list[Entry]:
    """Return an entry for each language: whether the language key includes it."""

    def change(code: str, by: int) -> None:
        found = app.language.languages
        chosen = set(app.settings.languages or found.complete()) ^ {code}
        app.change(languages=tuple(one for one in found if one in chosen))

    def value(code: str) -> str:
        return app.text("on" if code in (app.settings.languages or app.language.languages.complete()) else "off")

    entries = [
        Entry(partial(str, record.name), None, partial(value, code), partial(change, code), setting="language")
        for code, record in app.language.languages.items()
    ]
    return [*entries, back(app)]


def _game(app: App) -> list[Entry]:
    return [
        choice(app, "pace", PACES),
        switch(app, "wait_for_speech"),
        switch(app, "wait_after_trick"),
        choice(app, "level", LEVELS),
        choice(app, "thinking", THINKING),
        switch(app, "signals"),
        _name(app),
        address(app),
        switch(app, "letters"),
        back(app),
    ]


def _name(app: App) -> Entry:
    """Return the entry of the player's name, which is typed."""

    def written(name: str) -> Transition:
        app.change(name=clean_name(name))
        return Again()

    def ask() -> Transition:
        return Push(WritingMenu(app, "people-name", written, app.settings.name, NAME))

    def value() -> str:
        return app.settings.name or app.text("writing-nothing")

    return Entry(lambda: app.text("set-name"), ask, value, setting="name")


def _table(app: App) -> list[Entry]:
    return [
        choice(app, "two_way", ("suits", "always", "never")),
        choice(app, "only_card", ("choose", "key", "itself")),
        choice(app, "sure", ("never", "all", "choices")),
        switch(app, "comings_at_once"),
        switch(app, "twice_the_time"),
        choice(app, "wait_told", (0, 30, 60, 120, 300)),
        back(app),
    ]


def _switches(app: App) -> list[Entry]:
    return [
        choice(app, "switches", ("off", "one", "two")),
        _switch_key(app, "switch_choose", "switch_move"),
        _switch_key(app, "switch_move", "switch_choose"),
        choice(app, "scan_seconds", SCAN_SECONDS),
        back(app),
    ]


def _switch_key(app: App, field: str, other: str) -> Entry:
    """Return the entry of a switch: left and right go through common keys, Enter takes the next pressed key."""

    def set_to(key: str) -> Transition:
        if key != getattr(app.settings, other):
            app.change(**{field: key})
        return Again()

    def change(by: int) -> None:
        free = [key for key in SWITCH_KEYS if key != getattr(app.settings, other)]
        now = getattr(app.settings, field)
        app.change(**{field: free[(free.index(now) + by) % len(free) if now in free else 0]})

    def value() -> str:
        return key_name(app, getattr(app.settings, field))

    def ask() -> Transition:
        return Push(KeyScene(app, "press-switch", set_to))

    return Entry(lambda: app.text(f"set-{_dash(field)}"), ask, value, change, setting=field)


def _braille(app: App) -> list[Entry]:
    return [
        choice(app, "braille", tuple(dict.fromkeys(("auto", "off", app.settings.braille)))),
        Entry(lambda: app.text("set-braille-table"), lambda: Push(_tables(app)), lambda: _table_name(app),
              setting="braille_table"),
        choice(app, "braille_verbosity", (1, 2, 3)),
        choice(app, "braille_seconds", BRAILLE_SECONDS),
        _reading_pace(app),
        switch(app, "routing_plays"),
        switch(app, "name_first"),
        back(app),
    ]


def _reading_pace(app: App) -> Entry:
    """Return the entry of the reader's pace, in cells a second; "unknown" comes before the slowest."""

    def change(by: int) -> None:
        now, slowest = app.settings.braille_pace, READING_PACES[0]
        unknown = by < 0 and now in (0, slowest)
        app.change(braille_pace=0 if unknown else step(now, by) if now else slowest)

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
        *(Entry(partial(_table_name, app, name), partial(chosen, name)) for name in names), back(app),
    ])  # fmt: skip


def _table_name(app: App, name: str | None = None) -> str:
    """Return the name of a braille table.

    :param name: of a table, None for the present one.
    """
    from numeramis_access.output.braille_screen import tables_offered

    wanted = app.settings.braille_table if name is None else name
    message = f"set-braille-table-{_word(wanted)}"
    if app.narrator.language.has(message):
        return app.text(message)
    return tables_offered(()).get(wanted) or wanted


def _sounds(app: App) -> list[Entry]:
    return [
        amount(app, "cue_volume"),
        amount(app, "ambience_volume"),
        switch(app, "mono"),
        switch(app, "ducking"),
        amount(app, "rumble", step=20),
        back(app),
    ]


def _sight(app: App) -> list[Entry]:
    return [
        choice(app, "theme", ("dark", "light", "yellow", "system", "own")),
        opens(app, "settings-colours", partial(colours.menu, app)),
        amount(app, "scale", 100, 400, 25),
        choice(app, "weight", ("regular", "bold", "heavy")),
        amount(app, "letter_spacing", 0, 30, 5),
        choice(app, "focus_ring", (1, 2, 3, 4)),
        switch(app, "suit_colours"),
        switch(app, "full_screen"),
        choice(app, "motion", ("auto", "on", "off")),
        back(app),
    ]


def _kinds(app: App) -> list[Entry]:
    told = choice(app, "highest", ("every", "changes", "asked"))
    whose = [choice(app, field, PLAYS) for field in ("own_plays", "partner_plays", "others_plays")]
    return [told, *whose, *(_kind(app, kind) for kind in switchable(app.catalogue)), back(app)]


def switchable(catalogue: Catalogue) -> tuple[str, ...]:
    """Return the ids of all games' messages that the player can switch one by one."""
    found: dict[str, None] = {}
    for game in catalogue:
        events = (event.name() for event in game.ruleset().events if event.switchable)
        found |= dict.fromkeys((*events, *game.game_words().switchable))
    return tuple(found)


def _kind(app: App, kind: str) -> Entry:
    def change(by: int) -> None:
        place = TELLINGS.index(app.settings.telling.get(kind, "say")) + by
        app.change(telling={**app.settings.telling, kind: TELLINGS[place % len(TELLINGS)]})

    def value() -> str:
        return app.text(f"telling-{app.settings.telling.get(kind, 'say')}")

    return Entry(lambda: app.text(f"kind-{kind}"), None, value, change, setting="telling")


def _dash(name: str) -> str:
    return name.replace("_", "-")


def _word(value: object) -> str:
    """Return a value as the end of a message id."""
    if isinstance(value, float):
        value = f"{value:g}".replace(".", "-")
    return str(value) or "default"


#: the parts of the settings, by the message with their name
PARTS = {
    "settings-speech": _speech, "settings-game": _game, "settings-table": _table,
    "settings-switches": _switches, "settings-braille": _braille,
    "settings-sounds": _sounds, "settings-sight": _sight, "settings-kinds": _kinds,
}  # fmt: skip
