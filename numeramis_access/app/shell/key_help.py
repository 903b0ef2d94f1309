"""The keys of a context in words, for help, the handbook and the menus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from numeramis_access.app.shell.keys import KeyNaming, is_of_device, key_name, keys_of_device, name_of_command
from numeramis_access.input.commands import AnyCommand
from numeramis_access.input.reach import PAGE_COMMANDS
from numeramis_access.words.texts import Paragraph

#: explanations of devices other than a window's keyboard, by device
HELP_OF_DEVICE = {"terminal": "lines-help", "page": "page-help"}


def keys_help(
    app: KeyNaming, context: str, commands: Iterable[AnyCommand], where: Sequence[str] = (), kind: str = ""
) -> list[Paragraph]:
    """Return help for a context's keys: at a terminal or page an explanation, then the commands that have keys.

    :param app: names commands and keys. :param context: section of the keymap. :param commands: the commands to list.
    :param where: contexts with their own names for commands; the last one counts first.
    :param kind: the scene's name in help, as ``Scene.kind``; empty for the name of the context.
    """
    told = (
        [Paragraph(app.text(f"{HELP_OF_DEVICE[app.device]}-{kind or context}"), 0)]
        if app.device in HELP_OF_DEVICE
        else []
    )
    return [*told, *commands_with_keys(app, context, commands, where)]


def commands_with_keys(
    app: KeyNaming, context: str, commands: Iterable[AnyCommand], where: Sequence[str] = ()
) -> list[Paragraph]:
    """Return the commands that have keys on the present device, an item each.

    :param app: names commands and keys. :param context: section of the keymap. :param commands: the commands to list.
    :param where: contexts with their own names for commands; the last one counts first.
    """
    return [Paragraph(text, 0, item=True) for command in commands if (text := help_line(app, context, command, where))]


def help_line(app: KeyNaming, context: str, command: AnyCommand, where: Sequence[str] = ()) -> str:
    """Return one line of help: a command's effect with its keys on the present device, at a braille display with the
    first key alone, at a terminal also with a word to type.

    For a player with a touch screen alone it is the name of the command's button. It is empty for a command that has
    neither key nor word nor button.

    :param app: names commands and keys. :param context: section of the keymap. :param command: the command.
    :param where: contexts with their own names for commands; the last one counts first.
    :raises KeyError: for an unknown context.
    """
    keys = dict(app.keymap.keys_of(context)).get(command, [])
    if app.has_touch_alone:
        name = name_of_command(app, command, [*reversed(where), context])
        return f"{name[:1].upper()}{name[1:]}." if keys and command not in PAGE_COMMANDS else ""
    own = [key_name(app, key) for key in keys_of_device(app, keys, context) if is_of_device(app, key)]
    own = own[:1] if app.device == "braille" else own
    typed = app.device == "terminal" and context != "writing"  # in writing each word is the player's text
    if typed and (word := _word(app, command, bool(own))):
        own.append(app.text("help-word", word=word))
    effect = name_of_command(app, command, [*reversed(where), context])
    return app.text("help-line", keys=app.narrator.language.join(own), does=effect) if own else ""


def _word(app: KeyNaming, command: AnyCommand, has_key: bool) -> str:
    """Return a word to type for a command: a common synonym, else its name if it has no key there."""
    message = f"command-{command}"
    if not app.narrator.language.has(message):
        return ""
    name, typed = app.text(message), app.narrator.language.form(message, "typed")
    return typed.split(", ")[0] if typed != name else "" if has_key else name
