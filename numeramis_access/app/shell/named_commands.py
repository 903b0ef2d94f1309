"""Commands by typed words, and the meaning of words that are no name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from numeramis_access.app.shell.menu import Entry, Menu, back
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Do, Meaning, Pop, Push, Scene, Stay, Transition
from numeramis_access.input.commands import AnyCommand
from numeramis_access.input.typed import fits
from numeramis_access.words.language import Language


def command_names(language: Language, commands: Iterable[AnyCommand]) -> Iterator[tuple[str, AnyCommand]]:
    """Yield the names of commands: the program's own, their names in help, and common synonyms."""
    for command in commands:
        yield command, command
        message = f"command-{command}"
        if language.has(message):
            does = language.text(message)
            yield does, command
            typed = language.form(message, "typed")
            yield from ((word, command) for word in typed.split(", ") if typed != does)


def by_some_words(app: App, scene: Scene, text: str) -> Transition | None:
    """Return the result of words that are no name: a single match is done, several are listed.

    :return: None if they match nothing.
    """
    meanings = list(scene.fitting(text)) or list(_commands(app, scene, text))
    if len(meanings) == 1:
        return meanings[0].do() or Stay()
    if not meanings:
        return None

    def entries() -> list[Entry]:
        return [Entry(partial(str, meaning.label), partial(Pop, then=meaning.do)) for meaning in meanings] + [back(app)]

    return Push(Menu(app, "several-fit", entries, word=text))


def _commands(app: App, scene: Scene, text: str) -> Iterator[Meaning]:
    """Yield the commands that are possible now and whose name contains these words."""
    possible, language = scene.possible() or set(), app.narrator.language
    letters = language.record.letters
    names = command_names(language, app.keymap.commands)
    for command in dict.fromkeys(meaning for name, meaning in names if fits(text, name, letters)):
        if language.has(f"command-{command}") and command in possible:
            yield Meaning(app.text(f"command-{command}"), partial(Do, command))
