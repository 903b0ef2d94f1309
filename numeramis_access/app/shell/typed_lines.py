"""Finds the meaning of a line typed at the terminal.

The first of these that fits counts: a full name in the scene, a full name of a command, a key; the beginning of a name;
words of a name in the scene; stems in the line (phrases that name a thing wherever they stand); words of a command's or
another place's name. A line that is nearly a name is answered by a question. Stems and near names never mean a card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from numeramis_access.app.shell.keys import typed_key
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, typed_forms
from numeramis_access.app.shell.named_commands import command_names
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import DoCommand, Meaning, NamedThing, Pop, Push, Scene, Stay, Transition
from numeramis_access.input.commands import MOVING_COMMANDS, AnyCommand
from numeramis_access.input.typed import (
    NAMED_KEYS,
    can_mean_name,
    is_nearly,
    match_exact,
    match_name,
    matching_phrase_length,
    plain_name,
)

#: a part of a name that is at least so many times shorter than the name is asked about before it is done
MIN_PART = 3


def do_typed_line(app: App, scenes: Sequence[Scene], text: str) -> Transition | None:
    """Do the meaning of a typed line, ask which of several is meant, or say that it has none; return the next
    transition, None to stay.

    :param app: the program. :param scenes: the stacked scenes, the lowest first. :param text: the line.
    """
    scene, word = scenes[-1], text.strip().lower()
    if word and (done := scene.take_line(word)) is not None:
        return done
    where = [*(scene.rules_topics()[-1:]), scene.context]
    names = list(command_names(app.narrator.language, app.keymap.commands, where))
    letters = app.language.record.letters
    command, key = match_exact(word, names, letters), app.keymap.command(scene.context, typed_key(app, text))
    things = [(name, thing.meaning) for thing in scene.named_things() for name in thing.names]
    possible = scene.possible_commands()
    if command is not None and possible is not None and command not in possible:  # an entry may begin with its name
        begun = match_name(word, things, letters)
        if begun is not None:
            return begun.do() or Stay()
    if command is not None and (key is None or command not in MOVING_COMMANDS):
        has_key = command in dict(app.keymap.keys_of(scene.context))
        place = None if has_key else match_exact(word, _place_names(app, scenes), letters)
        return _by_word(command, _missing(app, scenes, command)) if place is None else place.do() or Stay()
    if key is not None:
        return DoCommand(key)
    begun = match_name(word, things, letters)
    if begun is not None:
        return begun.do() or Stay()
    if (command := match_name(word, names, letters)) is not None:
        return _by_word(command, _missing(app, scenes, command))
    return _inexactly(app, scenes, word) or _unknown(app, text)


def _by_word(command: AnyCommand, missing: str) -> Transition:
    return DoCommand(command, missing)


def _missing(app: App, scenes: Sequence[Scene], command: AnyCommand) -> str:
    """Return the message of a command without effect here: at a table below, the way back to it."""
    below = any(scene.context == "table" and command in dict(app.keymap.keys_of("table")) for scene in scenes[:-1])
    return "word-at-table" if below else "word-not-here"


def _unknown(app: App, text: str) -> Transition:
    app.say("unknown-word", cue="refusal", word=text.strip()[:40])
    return Stay()


def _inexactly(app: App, scenes: Sequence[Scene], text: str) -> Transition | None:
    """Return the result of words that are no name: a single match is done, several are listed; None for no match."""
    scene, letters = scenes[-1], app.language.record.letters
    meanings = list(scene.fitting_meanings(text))
    if meanings:
        return _choose(app, meanings, text)
    every, possible = app.keymap.commands, scene.possible_commands()
    commands = list(_commands(app, scenes, [command for command in every if possible is None or command in possible]))
    places = _places(app, scenes)
    things = [*scene.named_things(), *commands, *places]
    meanings = _best(things, text, letters) or _best(_commands(app, scenes, every), text, letters)
    if meanings:
        return _choose(app, meanings, text)
    for some in (commands, places):
        meanings = meanings or [thing.meaning for thing in some if _is_part(text, thing, letters)]
    if len(meanings) == 1 and MIN_PART * len(text) < len(meanings[0].label):
        return Push(_Doubt(app, scenes, meanings))  # a word or two of a long name
    if meanings:
        return _choose(app, meanings, text)
    near = _things_near(things, text, letters)
    return Push(_Doubt(app, scenes, near)) if near else None


def _choose(app: App, meanings: Sequence[Meaning], text: str) -> Transition:
    """Do the only meaning of a line, or list several."""
    if len(meanings) == 1:
        return meanings[0].do() or Stay()

    def entries() -> list[Entry]:
        return [*map(_entry, meanings), back_entry(app)]

    return Push(Menu(app, "several-fit", entries, word=text))


def _entry(meant: Meaning) -> Entry:
    return Entry(partial(str, meant.label), partial(Pop, then=meant.do))


class _Doubt(Menu):
    """The question whether the player means a thing with nearly the typed name; another line is taken where it was."""

    def __init__(self, app: App, scenes: Sequence[Scene], near: Sequence[Meaning]) -> None:
        self._meanings, self._scenes = near, scenes
        super().__init__(app, "did-you-mean", self._entries, name=near[0].label, count=len(near))

    def _entries(self) -> list[Entry]:
        if len(self._meanings) > 1:
            return [*map(_entry, self._meanings), back_entry(self.app)]
        no = replace(
            back_entry(self.app, "no"), synonyms=(self.app.text("back"), *typed_forms(self.app.narrator.language, "no"))
        )
        return [button_entry(self.app, "yes", partial(Pop, then=self._meanings[0].do)), no]

    def take_line(self, text: str) -> Transition | None:
        """Take an answer; any other line but the name of a key goes to the scene below, and is taken there. Return None
        if the line is such a name.
        """
        if (done := super().take_line(text)) is not None or typed_key(self.app, text) in NAMED_KEYS:
            return done
        return Pop(then=lambda: do_typed_line(self.app, self._scenes, text))


def _best(things: Iterable[NamedThing], text: str, letters: tuple[tuple[str, str], ...]) -> list[Meaning]:
    """Return the meanings of the things whose stems are in a line, those with the most letters."""
    return _heaviest((matching_phrase_length(text, thing.stems, letters), thing.meaning) for thing in things)


def _is_part(text: str, thing: NamedThing, letters: tuple[tuple[str, str], ...]) -> bool:
    """Return whether a line consists of words of one of a thing's names."""
    return any(can_mean_name(text, name, letters) for name in thing.names)


def _heaviest(weighed: Iterable[tuple[int, Meaning]]) -> list[Meaning]:
    """Return the meanings of most weight; of several with the same name the first."""
    known = list(weighed)
    most = max((weighs for weighs, _ in known), default=0)
    return list({meant.label: meant for weighs, meant in reversed(known) if most and weighs == most}.values())


def _things_near(things: Iterable[NamedThing], text: str, letters: tuple[tuple[str, str], ...]) -> list[Meaning]:
    """Return the things with nearly the typed name; if there are none, those whose stems are nearly in the line."""
    said, things = plain_name(text, letters), list(things)
    meanings = [thing.meaning._replace(label=name) for thing in things
             if (name := next((name for name in thing.names if is_nearly(said, plain_name(name, letters))),
             ""))]  # fmt: skip
    return meanings or _heaviest(
        (matching_phrase_length(text, thing.stems, letters, wrong=True), thing.meaning) for thing in things
    )


def _commands(app: App, scenes: Sequence[Scene], commands: Iterable[AnyCommand]) -> Iterator[NamedThing]:
    """Yield the names of the commands that have one for players."""
    language = app.narrator.language
    for command in commands:
        message = f"command-{command}"
        if language.has(message):
            names = (language.text(message), *typed_forms(language, message))
            meaning = Meaning(names[0], partial(_by_word, command, _missing(app, scenes, command)))
            yield NamedThing(meaning, names, typed_forms(language, message, "stems"))


def _places(app: App, scenes: Sequence[Scene]) -> list[NamedThing]:
    """Return the places of the whole program, which menus find by name."""
    return list(app.doors.places(app)) if all(isinstance(scene, Menu) for scene in scenes) else []


def _place_names(app: App, scenes: Sequence[Scene]) -> list[tuple[str, Meaning]]:
    return [(name, place.meaning) for place in _places(app, scenes) for name in place.names]
