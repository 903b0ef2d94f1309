"""People who play together at this computer: who sits down, how they are spoken of, and the game."""

from __future__ import annotations

from functools import partial
from typing import get_args

import msgspec

from numeramis_access.app.menus import new_match
from numeramis_access.app.menus.settings import name_entry
from numeramis_access.app.shell.menu import (
    Entry,
    Menu,
    back_entry,
    button_entry,
    confirmation_menu,
    opening_entry,
    typed_forms,
)
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Stay, Transition
from numeramis_access.app.shell.writing import MAX_NAME_CHARACTERS, WritingMenu
from numeramis_access.app.table.asked_gender import GenderMenu, is_gender_unknown
from numeramis_access.app.table.local_match import begin_together
from numeramis_access.input.typed import match_exact
from numeramis_access.store.files import clean_name
from numeramis_access.store.settings import Companion, TogetherDevices, gender_after
from numeramis_access.words.sorting import sort_key

#: step of a voice's pitch, and its limits
PITCH_STEP, PITCH_LIMITS = 4, (-20, 20)


class PeopleMenu(Menu):
    """A menu of the people at this computer, where the typed name of a game means a match of these people."""

    def take_line(self, text: str) -> Transition | None:
        """Take a line as any menu does; if it names a game instead, return the transition to the set-up of a match of
        these people, as the entry of the games does.

        Return ``Stay`` if the player stays, None if the line names nothing here.
        """
        transition = super().take_line(text)
        if transition is not None:
            return transition
        app, language = self.app, self.app.narrator.language
        messages = [(f"game-{game.name}", game.name) for game in app.catalogue]
        names = [
            (form, name)
            for message, name in messages
            for form in (app.text(message), app.text(message).partition(",")[0], *typed_forms(language, message))
        ]
        wanted = match_exact(text, names, language.record.letters)
        return None if wanted is None else _choose_game(app, wanted) or Stay()


def menu(app: App) -> Menu:
    """Return the menu of the people at this computer: the player's name, each companion, the devices of two people, a
    new companion, the games, and the way back.
    """

    def entries() -> list[Entry]:
        return [
            name_entry(app),
            *(_companion_entry(app, name) for name in _names(app)),
            *_devices_entries(app),
            button_entry(
                app,
                "together-add",
                lambda: Push(WritingMenu(app, "together-name", partial(_add, app), "", MAX_NAME_CHARACTERS)),
            ),
            button_entry(app, "together-games", partial(_choose_game, app)),
            back_entry(app),
        ]

    return PeopleMenu(app, "together-who", entries)


def _names(app: App) -> list[str]:
    return sorted(app.settings.companions, key=lambda name: sort_key(name, app.language.record))


def _keep(app: App, name: str, companion: Companion) -> None:
    app.change(companions={**app.settings.companions, name: companion})


def _companion_entry(app: App, name: str) -> Entry:
    """Return the entry of a person: left and right change whether they play, Enter opens the rest."""

    def change(by: int) -> None:
        companion = app.settings.companions[name]
        _keep(app, name, msgspec.structs.replace(companion, plays=not companion.plays))

    def value() -> str:
        companion = app.settings.companions.get(name)
        return app.text("together-plays", plays="yes" if companion is not None and companion.plays else "no")

    return Entry(
        partial(str, name), lambda: Push(_companion_menu(app, name)), value, change, identity=f"companion {name}"
    )


def _names_beside(app: App) -> list[str]:
    """Return the names of the people who take part in the next match beside the player."""
    return [name for name in _names(app) if app.settings.companions[name].plays]


def _devices_entries(app: App) -> list[Entry]:
    """Return the entry of the devices of two people, in a list: left and right change each person's device. Empty if
    not exactly two play or this program can share no device.
    """
    beside, wishes = _names_beside(app), get_args(TogetherDevices)
    if app.devices is None or len(beside) != 1:
        return []

    def change(by: int) -> None:
        place = wishes.index(app.settings.devices) + by
        app.change(devices=wishes[min(len(wishes) - 1, max(0, place))])

    def value() -> str:
        people = {"own": app.settings.name or app.text("you"), "other": beside[0]}
        return app.text(f"together-devices-{app.settings.devices}", **people)

    return [Entry(lambda: app.text("together-devices"), None, value, change)]


def _add(app: App, typed: str) -> Transition:
    """Add a person, unless another one at this computer has the name."""
    name = clean_name(typed)
    other_names = {app.settings.name.casefold(), *map(str.casefold, app.settings.companions)}
    if name.casefold() in other_names:
        return EnterAgain(partial(app.say, "together-taken", cue="refusal", name=name))
    _keep(app, name, Companion("none"))
    return Push(_companion_menu(app, name))


def _companion_menu(app: App, name: str) -> Menu:
    """Return the menu of one person: gender, pitch of the voice, removal."""

    def companion() -> Companion:
        return app.settings.companions.get(name, Companion())

    def change_gender(by: int) -> None:
        _keep(app, name, msgspec.structs.replace(companion(), gender=gender_after(companion().gender, by)))

    def change_pitch(by: int) -> None:
        low, high = PITCH_LIMITS
        pitch = min(high, max(low, companion().pitch + by * PITCH_STEP))
        _keep(app, name, msgspec.structs.replace(companion(), pitch=pitch))

    def remove() -> Transition:
        app.change(companions={other: kept for other, kept in app.settings.companions.items() if other != name})
        return Pop()

    def entries() -> list[Entry]:
        return [
            Entry(lambda: app.text("together-gender"), None, lambda: app.text(f"set-gender-{companion().gender}"),
                  change_gender),
            Entry(lambda: app.text("set-pitch"), None, lambda: f"{companion().pitch:+}", change_pitch),
            opening_entry(app, "together-remove",
                          lambda: confirmation_menu(app, "together-really-remove", remove, name=name)),
            back_entry(app),
        ]  # fmt: skip

    return Menu(app, "together-person", entries, name=name)


def _choose_game(app: App, wanted: str = "") -> Transition | None:
    """Return the transition to the menu of games for the people at this computer.

    If the player has no name, no one sits beside the player, or a device is missing, say so and return None, to stay.
    If the player's verb forms are unknown, they are asked for first.

    :param wanted: name of a game whose set-up opens instead, if it has seats for all these people; empty for none.
    """
    beside = _names_beside(app)
    if not app.settings.name:
        app.say("together-your-name", cue="refusal")
        return None
    if not beside:
        app.say("together-nobody", cue="refusal")
        return None
    device = app.settings.devices.removeprefix("own-")
    missing = app.devices.missing_message(device) if app.devices and len(beside) == 1 and device != "one" else ""
    if missing:
        app.say(missing, cue="refusal")
        return None
    if is_gender_unknown(app):
        return Push(GenderMenu(app, partial(_choose_game, app, wanted)))
    people, begin = len(beside) + 1, partial(begin_together, beside)
    games = [game for game in app.catalogue if game.ruleset().seats[1] >= people]
    if not games:
        app.say("together-too-many", cue="refusal")
        return None

    if wanted in [game.name for game in games]:
        return Push(new_match.menu(app, wanted, begin, people=people))

    def entries() -> list[Entry]:
        return [
            *(opening_entry(app, f"game-{game.name}", partial(new_match.menu, app, game.name, begin, people=people))
              for game in games),
            back_entry(app),
        ]  # fmt: skip

    return Push(PeopleMenu(app, "choose-game", entries))
