"""The player's own keys: choose a command, press a key, and hear a conflict before the change."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from numeramis_access.app.shell.key_scene import KeyScene
from numeramis_access.app.shell.keys import key_name, keys_of_device, name_of_command
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, confirmation_menu, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Push, Transition
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.keymap import DEVICE_PREFIXES, default_commands, known_key
from numeramis_access.input.own_keys import KeysUnreadable, OwnKeys
from numeramis_access.words.announcement import Priority

#: sections of the keymap with changeable keys
KEY_CONTEXTS = ("table", "menu", "reader", "everywhere")
#: commands that each section needs on the keyboard; without them the player could not choose, undo or leave
NEEDED_COMMANDS = {
    "table": (Command.PREVIOUS, Command.NEXT, Command.ACTIVATE, Command.MENU),
    "menu": (Command.PREVIOUS, Command.NEXT, Command.ACTIVATE, Command.BACK),
    "reader": (Command.PREVIOUS, Command.NEXT, Command.BACK),
    "everywhere": (Command.MENU, Command.HELP),
}


def menu(app: App, hands: Entry) -> Menu:
    """Return the menu of the player's own keys. Until it is left, an entry undoes the changes made in it, the last one
    first.

    :param app: the program. :param hands: the entry that chooses a set of ready-made keys.
    """
    own = OwnKeys(app.home.keymap_file)

    def entries() -> list[Entry]:
        parts = [
            opening_entry(app, f"keys-of-{context}", partial(_commands, app, own, context)) for context in KEY_CONTEXTS
        ]
        undo = [button_entry(app, "keys-undo", partial(_change, app, own.undo, "keys-undone"))] if own.changes else []
        reset = partial(_change, app, own.reset, "keys-were-reset")
        return [
            hands, *parts, *undo,
            button_entry(app, "keys-reset", lambda: Push(confirmation_menu(app, "really-reset-keys", reset))),
            back_entry(app),
        ]  # fmt: skip

    return Menu(app, "settings-keys", entries)


def _commands(app: App, own: OwnKeys, context: str) -> Menu:
    """Return the menu of all commands of a section, each with its keys."""

    def entry(command: AnyCommand) -> Entry:
        label = partial(name_of_command, app, command, (context,))
        return Entry(
            label, lambda: Push(_command(app, own, context, command)), partial(_key_names, app, context, command)
        )

    def entries() -> list[Entry]:
        known = {*_ready_made(app)[context].values(), *dict(app.keymap.keys_of(context))}
        return [*(entry(command) for command in app.keymap.commands if command in known), back_entry(app)]

    return Menu(app, f"keys-of-{context}", entries)


def _command(app: App, own: OwnKeys, context: str, command: AnyCommand) -> Menu:
    """Return the menu of one command: add a key, remove one, restore the original keys."""
    command_name = name_of_command(app, command, (context,))

    def ask() -> Transition:
        return Push(KeyScene(app, "press-key", partial(_take_key, app, own, context, command), does=command_name))

    def entries() -> list[Entry]:
        removals = [
            button_entry(app, "keys-take-away", partial(_take_away, app, own, context, key), key=key_name(app, key))
            for key in _keys_here(app, context, command)
        ]
        return [
            button_entry(app, "keys-new", ask), *removals,
            button_entry(app, "keys-as-at-first", partial(_forget, app, own, context, command)), back_entry(app),
        ]  # fmt: skip

    return Menu(app, "keys-of-command", entries, does=command_name)


def _keys(app: App, context: str, command: AnyCommand) -> list[str]:
    """Return the keys of a command in a section."""
    return dict(app.keymap.keys_of(context)).get(command, [])


def _keys_here(app: App, context: str, command: AnyCommand) -> list[str]:
    """Return the command's keys on this device, the keyboard's first; on a page the browser reserves many keys."""
    keys = _keys(app, context, command)
    here = keys_of_device(app, keys, context) if app.device == "page" else keys
    return sorted(here, key=lambda key: key.startswith(DEVICE_PREFIXES))


def _key_names(app: App, context: str, command: AnyCommand) -> str:
    """Return the names of the command's keyboard keys; keys of displays and controllers are listed in its menu."""
    here = _keys_here(app, context, command)
    keys = [key_name(app, key) for key in here if not key.startswith(DEVICE_PREFIXES)]
    if keys:
        return app.narrator.language.join(keys)
    return app.text("keys-elsewhere" if here else "keys-none")


def _take_key(app: App, own: OwnKeys, context: str, command: AnyCommand, pressed: str) -> Transition:
    """Give a pressed key to a command; ask first if it has another command."""
    key = known_key(pressed)
    if key is None:
        return EnterAgain(partial(app.say, "keys-unknown", Priority.QUEUE, "refusal"))
    before = app.keymap.command(context, key)
    give = partial(_give, app, own, context, key, command)
    if before is None or before is command:
        return give()
    if _command_left_keyless(app, context, key) is not None:
        return _refuse(app, context, key)
    does = name_of_command(app, before, (context,))
    return Push(confirmation_menu(app, "keys-taken", give, key=key_name(app, key), does=does))


def _give(app: App, own: OwnKeys, context: str, key: str, command: AnyCommand) -> Transition:
    values = {"key": key_name(app, key), "does": name_of_command(app, command, (context,))}
    return _change(app, partial(own.set_key, context, key, str(command)), "keys-given", **values)


def _take_away(app: App, own: OwnKeys, context: str, key: str) -> Transition:
    """Take a key away from its command, unless the player would lose a command of ``NEEDED_COMMANDS``."""
    if _command_left_keyless(app, context, key) is not None:
        return _refuse(app, context, key)
    section = context if key in _ready_made(app)[context] or _is_own(own, context, key) else "everywhere"
    return _change(app, partial(own.set_key, section, key, ""), "keys-gone", key=key_name(app, key))


def _ready_made(app: App) -> dict[str, dict[str, AnyCommand]]:
    """Return the keymap without the player's changes."""
    return default_commands(app.settings.hands, app.keymap.questions)


def _is_own(own: OwnKeys, context: str, key: str) -> bool:
    """Return whether the player has assigned this key in this section."""
    try:
        return own.has_key(context, key)
    except (KeysUnreadable, OSError):
        return False


def _forget(app: App, own: OwnKeys, context: str, command: AnyCommand) -> Transition:
    """Restore the original keys of a command; keys given to it get their former commands back."""
    first = {key for key, other in _ready_made(app)[context].items() if other is command}
    keys = first | set(_keys(app, context, command))
    return _change(app, partial(own.forget, context, keys), "keys-were-reset")


def _command_left_keyless(app: App, context: str, key: str) -> AnyCommand | None:
    """Return the needed command whose only keyboard key this is, None if there is none."""
    for command in NEEDED_COMMANDS[context]:
        keys = [key for key in _keys(app, context, command) if not key.startswith(DEVICE_PREFIXES)]
        if keys == [key]:
            return command
    return None


def _refuse(app: App, context: str, key: str) -> Transition:
    command = _command_left_keyless(app, context, key)
    assert command is not None
    values = {"key": key_name(app, key), "does": name_of_command(app, command, (context,))}
    return EnterAgain(lambda: app.say("keys-needed", Priority.QUEUE, "refusal", shown_by="", **values))


def _change(app: App, change: Callable[[], None], message: str, **values: str) -> Transition:
    """Change the file and use its keys at once, or say why it failed."""
    try:
        change()
    except KeysUnreadable:
        return EnterAgain(
            partial(app.say, "keymap-unreadable", Priority.QUEUE, "refusal", name=app.home.keymap_file.name)
        )
    except OSError:
        return EnterAgain(partial(app.say, "keys-not-saved", Priority.QUEUE, "refusal"))
    app.reload_keys()
    return EnterAgain(lambda: app.say(message, Priority.QUEUE, None, shown_by="", **values))
