"""The keys of a context in words, as help, the handbook and the menus tell them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from numeramis_access.app.shell.keys import Naming, does, key_name, of_device, of_here
from numeramis_access.input.commands import AnyCommand
from numeramis_access.words.texts import Paragraph

#: how what is under the player's hands is used where it is no keyboard of a window, by device
ROADS = {"terminal": "lines-help", "page": "page-help"}


def road(
    app: Naming, context: str, commands: Iterable[AnyCommand], where: Sequence[str] = (), kind: str = ""
) -> list[Paragraph]:
    """Return how a terminal or a page is used in a context, and then its commands with their keys.

    :param where: contexts in which commands have names of their own; the last one counts first.
    :param kind: as ``Scene.kind``.
    """
    told = [Paragraph(app.text(f"{ROADS[app.device]}-{kind or context}"), 0)] if app.device in ROADS else []
    return [*told, *commands_with_keys(app, context, commands, where)]


def commands_with_keys(
    app: Naming, context: str, commands: Iterable[AnyCommand], where: Sequence[str] = ()
) -> list[Paragraph]:
    """Return each command that has keys on the device at hand with them, an item each."""
    return [Paragraph(text, 0, item=True) for one in commands if (text := line(app, context, one, where))]


def line(app: Naming, context: str, command: AnyCommand, where: Sequence[str] = ()) -> str:
    """Return what a command does and the keys for it on the device at hand; empty where that has none."""
    keys = dict(app.keymap.keys_of(context)).get(command, [])
    own = [key_name(app, key) for key in of_device(app, keys, context) if of_here(app, key)]
    own = own[:1] if app.device == "braille" else own
    typed = app.device == "terminal" and context != "writing"  # there each word is a text of the player's
    if typed and (word := _word(app, command, bool(own))):
        own.append(app.text("help-word", word=word))
    named = {"keys": app.narrator.language.join(own), "does": does(app, command, [*reversed(where), context])}
    return app.text("help-line", **named) if own else ""


def _word(app: Naming, command: AnyCommand, has_key: bool) -> str:
    """Return a word to type for a command: one that people try, else its name where it has no key there."""
    message = f"command-{command}"
    if not app.narrator.language.has(message):
        return ""
    name, typed = app.text(message), app.narrator.language.form(message, "typed")
    return typed.split(", ")[0] if typed != name else "" if has_key else name
