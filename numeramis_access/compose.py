"""A whole run of the program: the voice first, then everything else, until the player leaves."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from numeramis_access.app.shell.voice import SpeechChannel, Wishes, open_speech
from numeramis_access.catalogue import Catalogue
from numeramis_access.input.inbox import Inbox, Leave
from numeramis_access.output.desktop import has_display
from numeramis_access.output.mixer import Mixer
from numeramis_access.store import settings as store
from numeramis_access.words.announcement import Announcement, Policy
from numeramis_access.words.plain import plain_messages, system_language

if TYPE_CHECKING:
    from numeramis_access.app.shell.program import App

#: seconds that the voice may have for itself before everything else is imported
HEAD_START = 0.4


def run(
    settings: store.Settings,
    problems: list[tuple[str, str]],
    wishes: Wishes,
    language: str,
    first: Callable[[App], None],
    catalogue: Catalogue,
) -> int:
    """Run the program; return its exit status.

    :param problems: what was wrong with the settings, to be said. :param language: for this run alone, or empty.
    :param first: puts the first scene on top. :param catalogue: the games that are offered.
    """
    wishes = replace(wishes, terminal=wishes.terminal or _at_a_console())
    if language:
        settings = msgspec.structs.replace(settings, language=language)
    inbox = Inbox()
    signal.signal(signal.SIGINT, lambda *_: inbox.put(Leave()))
    signal.signal(signal.SIGTERM, lambda *_: inbox.put(Leave()))
    mixer = Mixer(mono=settings.mono)
    speech = open_speech(settings, wishes, inbox, mixer)
    greeting = greeting_in(settings.language or system_language())
    if speech is not None:
        speech.show(greeting)
        if not speech.read:
            _let_begin(mixer)
    try:
        _run(settings, problems, wishes, inbox, mixer, speech, greeting, first, catalogue)
    finally:
        if speech is not None:
            speech.close()
        mixer.close()
    return 0


def _at_a_console() -> bool:
    """Return whether there is a terminal and no desktop: then lines are what can be read."""
    return not has_display() and sys.stdin is not None and sys.stdin.isatty()


def _let_begin(mixer: Mixer) -> None:
    """Wait a moment until the voice has begun: importing the rest at the same time would only slow it down."""
    patience = time.monotonic() + HEAD_START
    while not mixer.spoke and time.monotonic() < patience:
        time.sleep(0.002)


def greeting_in(language: str) -> Announcement:
    """Return the first sentence, formed without the libraries that all others need."""
    text = plain_messages(language)["greeting"]
    return Announcement("greeting", text, text, text, language=language)


def _run(
    settings: store.Settings,
    problems: list[tuple[str, str]],
    wishes: Wishes,
    inbox: Inbox,
    mixer: Mixer,
    speech: SpeechChannel | None,
    greeting: Announcement,
    first: Callable[[App], None],
    catalogue: Catalogue,
) -> None:
    """Import and open everything else while the greeting is being said, then run."""
    from numeramis_access.app.shell.program import App
    from numeramis_access.channels import braille, sound, terminal, window

    app = App(settings, store.settings_file(), inbox=inbox, catalogue=catalogue)
    front = terminal(app) if wishes.terminal else None
    app.tell([greeting])
    if speech is not None:
        app.announcer.channels.append(speech)
    sound(app, mixer)
    braille(app, wishes.braille)
    front = front or window(app, speech.mouthpiece if speech is not None else None)
    for code, name in (*problems, *app.keymap.problems):
        app.say(code, Policy.QUEUE, name=name)
    try:
        first(app)
        app.run(front)
    finally:
        app.close()
