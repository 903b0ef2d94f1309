"""A whole run of the program: the voice first, then everything else, until the player leaves.

What the first sentence does not need is imported when it has been handed to a voice.
"""

from __future__ import annotations

import signal
import sys
import threading
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.voice import open_speech
from numeramis_access.catalogue import Catalogue
from numeramis_access.input.inbox import Inbox, QuitRequested, Report
from numeramis_access.output.desktop import has_display
from numeramis_access.output.mixer import Mixer
from numeramis_access.store import settings as store
from numeramis_access.store.faults import FaultLog, describe
from numeramis_access.store.home import Home
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.languages import LANGUAGES, Languages
from numeramis_access.words.plain import plain_message, system_language

if TYPE_CHECKING:
    from collections.abc import Callable

    from numeramis_access.app.shell.ports import Host

#: seconds that the voice may have for itself before everything else is imported
HEAD_START = 0.4
#: exit status where there is neither window nor terminal nor the wish for a braille display
WITHOUT_KEYS = 3


def run(
    home: Home,
    settings: store.Settings,
    problems: list[tuple[str, str]],
    wishes: LaunchOptions,
    catalogue: Catalogue,
    languages: Languages,
    host: Host | None = None,
) -> int:
    """Run the program; return its exit status.

    :param problems: what was wrong with the settings, to be said. :param catalogue: the games that are offered.
    :param languages: the languages that are. :param host: opens a house of tables in this program.
    """
    wishes = replace(wishes, terminal=wishes.terminal or _at_a_console())
    kept = settings
    if wishes.language:
        settings = store.changed(settings, language=wishes.language)
    inbox = Inbox()
    _take_signals(inbox)
    _watch_threads(inbox, FaultLog(home.fault_log))
    mixer = Mixer(mono=settings.mono)
    speech = open_speech(settings, wishes, inbox, mixer, languages)
    language = settings.language or system_language(languages)
    greeting = greeting_in(language, languages)
    if speech is not None:
        speech.show(greeting)
        if not speech.read:
            _let_begin(mixer)
    try:
        from numeramis_access import compose

        program = compose.program(
            settings, home, inbox=inbox, catalogue=catalogue, languages=languages, language=language, host=host,
            find=compose.find, kept=kept,
        )  # fmt: skip
        has_keys = compose.run(program, problems, wishes, mixer, speech, greeting)
    finally:
        if speech is not None:
            speech.close()
        mixer.close()
    return 0 if has_keys else WITHOUT_KEYS


def _take_signals(inbox: Inbox) -> None:
    """Have the program end in order, its match kept and the terminal as it was, when the system asks it to."""

    def end(*_: object) -> None:
        inbox.put(QuitRequested())

    asked = [signal.SIGINT, signal.SIGTERM]
    if sys.platform == "win32":
        _on_ctrl_c(end)
    elif signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:  # as nohup has it
        asked.append(signal.SIGHUP)
    for name in asked:
        signal.signal(name, end)


if sys.platform == "win32":
    CTRL_C = 0
    _called: list[object] = []  # by Windows, as long as the program runs

    def _on_ctrl_c(act: Callable[[], None]) -> None:
        """Have Ctrl+C at the console act at once, in a thread of Windows' own.

        A signal is seen when the main thread next runs Python, and nothing interrupts its wait for a queue there.
        """
        import ctypes

        def take(event: int) -> int:
            if event == CTRL_C:
                act()
            return int(event == CTRL_C)

        _called.append(ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_uint)(take))
        ctypes.WinDLL("kernel32").SetConsoleCtrlHandler(_called[-1], True)


def _watch_threads(inbox: Inbox, faults: FaultLog) -> None:
    """Have a fault in a thread noted and said like any other, instead of written over the terminal.

    What fails by itself may do so again and again: it is said and noted once.
    """
    known: set[str] = set()

    def note(found: threading.ExceptHookArgs) -> None:
        fault = "" if found.exc_value is None else describe(found.exc_value)
        if fault and fault not in known:
            known.add(fault)
            faults.note(fault)
            inbox.put(Report("fault", {}, "refusal"))

    threading.excepthook = note


def _at_a_console() -> bool:
    """Return whether there is a terminal and no desktop: then lines are what can be read."""
    return not has_display() and sys.stdin is not None and sys.stdin.isatty()


def _let_begin(mixer: Mixer) -> None:
    """Wait a moment until the voice has begun: importing the rest at the same time would only slow it down."""
    patience = time.monotonic() + HEAD_START
    while not mixer.spoke and time.monotonic() < patience:
        time.sleep(0.002)


def greeting_in(language: str, languages: Languages = LANGUAGES) -> Announcement:
    """Return the first sentence, formed without the libraries that all others need."""
    text, language = plain_message("greeting", language, languages)
    return Announcement("greeting", text, text, text, language=language, braille_level=2)
