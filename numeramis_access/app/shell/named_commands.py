"""The names of commands, for typed words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from numeramis_access.app.shell.menu import typed_forms
from numeramis_access.input.commands import AnyCommand
from numeramis_access.words.language import Language


def command_names(
    language: Language, commands: Iterable[AnyCommand], where: Sequence[str] = ()
) -> Iterator[tuple[str, AnyCommand]]:
    """Yield pairs of a name and its command: for each command its English name, then its name in help and its words to
    type, and those that it has in some places.

    :param language: the language. :param commands: the commands.
    :param where: names of the games and contexts, the places that can have their own names for a command.
    """
    for command in commands:
        yield command, command
        for message in (f"command-{command}", *(f"command-{command}-{place}" for place in where)):
            if language.has(message):
                yield language.text(message), command
                yield from ((word, command) for word in typed_forms(language, message))
