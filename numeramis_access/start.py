"""A whole run of the program: the voice first, then everything else, until the player leaves.

Modules that the first sentence does not need are imported after a voice has it.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.voice import open_speech
from numeramis_access.catalogue import Catalogue
from numeramis_access.input.inbox import Inbox, Incoming, QuitRequested, Report, Resumed, StopRequested
from numeramis_access.output.desktop import has_graphical_display
from numeramis_access.output.mixer import Mixer
from numeramis_access.store import settings as store
from numeramis_access.store.faults import FaultLog, describe
from numeramis_access.store.home import Home
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.languages import LANGUAGES, Languages
from numeramis_access.words.plain import setup_message, system_language

if TYPE_CHECKING:  # the scenes' ports load most of the program, which waits for the first sentence
    from numeramis_access.app.shell.ports import OpenHouse

#: seconds that the voice gets for itself before everything else is imported
HEAD_START_SECONDS = 0.4
#: exit status without a window, a terminal or a wanted braille display
WITHOUT_KEYS_STATUS = 3


def run_program(
    home: Home,
    settings: store.Settings,
    problems: list[tuple[str, str]],
    wishes: LaunchOptions,
    catalogue: Catalogue,
    languages: Languages,
    host: OpenHouse | None = None,
) -> int:
    """Run the program until the player leaves; return its exit status: 0, or 3 if nothing can give it keys.

    :param home: the player's files. :param settings: the player's settings.
    :param problems: errors in the settings to tell, each a message's id and a name. :param wishes: the launch options.
    :param catalogue: the offered games. :param languages: the available languages.
    :param host: opens a server of tables in this program, given the name under which others find it and the inbox for
        its reports, and returns it; None if the program cannot.
    """
    wishes = replace(wishes, terminal=wishes.terminal or _at_a_console())
    kept = settings
    if wishes.language:
        steps = settings.first_steps if settings.language else store.FIRST_STEP_COUNT
        settings = store.change_settings(settings, language=wishes.language, first_steps=steps)
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

        program = compose.make_program(
            settings, home, inbox=inbox, catalogue=catalogue, languages=languages, language=language, host=host,
            find=compose.find_houses, saved_settings=kept,
        )  # fmt: skip
        has_keys = compose.run_player(program, problems, wishes, mixer, speech, greeting)
    finally:
        if speech is not None:
            speech.close()
        mixer.close()
    return 0 if has_keys else WITHOUT_KEYS_STATUS


def _take_signals(inbox: Inbox) -> None:
    """On a signal, end or stop the program in order: the match is saved and the terminal restored."""
    if sys.platform == "win32":
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, lambda *_: inbox.put(QuitRequested()))
        _on_ctrl_c(lambda: inbox.put(QuitRequested()))
        return
    meanings: dict[int, Incoming] = {signal.SIGCONT: Resumed()}
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGQUIT):
        meanings[name] = QuitRequested()
    if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:  # nohup ignores it
        meanings[signal.SIGHUP] = QuitRequested()
    if signal.getsignal(signal.SIGTSTP) is not signal.SIG_IGN:  # a shell without jobs ignores it
        meanings[signal.SIGTSTP] = StopRequested()
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    signal.set_wakeup_fd(writing)
    for number in meanings:
        signal.signal(number, lambda *_: None)
    threading.Thread(target=_pass_on, args=(reading, meanings, inbox), name="signals", daemon=True).start()


def _pass_on(reading: int, meanings: dict[int, Incoming], inbox: Inbox) -> None:
    """Put the meaning of each signal into the inbox.

    Python's own handlers run when the main thread next runs bytecode; one that has just begun to wait would sleep on.

    :param reading: the pipe into which Python writes the numbers of signals at once.
    """
    while numbers := os.read(reading, 64):
        for number in numbers:
            if number in meanings:
                inbox.put(meanings[number])


if sys.platform == "win32":
    CTRL_C_EVENT = 0
    _called: list[object] = []  # kept, because Windows calls it as long as the program runs

    def _on_ctrl_c(act: Callable[[], None]) -> None:
        """Make Ctrl+C at the console act at once, in a thread of Windows' own.

        Python handles a signal when the main thread next runs bytecode, and on Windows nothing interrupts its wait for
        a queue.
        """
        import ctypes

        def take(event: int) -> int:
            if event == CTRL_C_EVENT:
                act()
            return int(event == CTRL_C_EVENT)

        _called.append(ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_uint)(take))
        ctypes.WinDLL("kernel32").SetConsoleCtrlHandler(_called[-1], True)


def _watch_threads(inbox: Inbox, faults: FaultLog) -> None:
    """Log and announce a fault in a thread like any other, without a traceback on the terminal.

    A thread can fail again and again; the same fault is announced and logged once.
    """
    known: set[str] = set()

    def note(failure: threading.ExceptHookArgs) -> None:
        fault = "" if failure.exc_value is None else describe(failure.exc_value)
        if fault and fault not in known:
            known.add(fault)
            faults.note(fault)
            inbox.put(Report("fault", {}, "refusal"))

    threading.excepthook = note


def _at_a_console() -> bool:
    """Return whether there is a terminal and no desktop, so that the player uses lines."""
    return not has_graphical_display() and sys.stdin is not None and sys.stdin.isatty()


def _let_begin(mixer: Mixer) -> None:
    """Wait a moment until the voice has begun; importing the rest at the same time would slow it down."""
    patience = time.monotonic() + HEAD_START_SECONDS
    while not mixer.last_speech_at and time.monotonic() < patience:
        time.sleep(0.002)


def greeting_in(language: str, languages: Languages = LANGUAGES) -> Announcement:
    """Return the first sentence, formed without the libraries that all other messages need.

    :param language: code of the language; without the greeting there, the fallback language's is used.
    :param languages: the known languages.
    """
    text, language = setup_message("greeting", language, languages)
    return Announcement("greeting", text, text, text, language=language, braille_level=2)
