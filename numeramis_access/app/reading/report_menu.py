"""The report to the makers: made in the background, heard, and saved by the player."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from datetime import datetime
from pathlib import Path

from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.report import file_name, report, report_file
from numeramis_access.app.shell.scene import Transition
from numeramis_access.input.inbox import DoctorFinished, Inbox, Incoming
from numeramis_access.store.faults import FaultLog
from numeramis_access.store.files import write_whole
from numeramis_access.words.announcement import Priority
from numeramis_access.words.texts import Paragraph

#: seconds that the doctor can take
DOCTOR_SECONDS = 60.0
#: the folder with the program's packages
PROGRAM_FOLDER = Path(__file__).resolve().parents[3]
#: stops a console program from opening its own window on Windows
NO_WINDOW_FLAG = 0x08000000


def can_report(app: App) -> bool:
    """Return whether the program can run its command ``doctor`` for the player: False in a browser, and for a visitor
    of a server, whose devices are not the server's.
    """
    return not app.in_house and sys.platform != "emscripten"


class ReportMenu(Menu):
    """The menu by which the player hears or saves the report, also while the doctor still examines the machine: then
    without the findings.

    :ivar findings: the doctor's findings, None until they have come.
    """

    item_types = (DoctorFinished,)

    def __init__(self, app: App) -> None:
        super().__init__(app, "report-menu", self._ways)
        self.findings: tuple[str, ...] | None = None
        self._started = False

    def enter(self) -> None:
        """Say the title and the entry in focus; the first time, start the doctor in the background and say so."""
        super().enter()
        if not self._started:
            self._started = True
            self.app.say("report-looking", Priority.QUEUE)
            language = self.app.language.code
            threading.Thread(target=_examine, args=(language, self.app.inbox), name="doctor", daemon=True).start()

    def receive(self, item: Incoming) -> Transition | None:
        """Store the doctor's findings, unless they have come already, and say that the report is ready. Return None, to
        stay.
        """
        if isinstance(item, DoctorFinished) and self.findings is None:
            self.findings = item.lines
            self.app.say("report-ready", Priority.QUEUE)
        return None

    def _ways(self) -> list[Entry]:
        app = self.app
        return [
            opening_entry(app, "report-hear", lambda: Reader(app, app.text("report-title"), self._text())),
            button_entry(app, "report-save", self._save),
            back_entry(app),
        ]

    def _text(self) -> list[Paragraph]:
        app = self.app
        findings = self.findings if self.findings is not None else (app.text("report-looking"),)
        return report(app.narrator.language, findings, FaultLog(app.home.fault_log), app.last_keys.keys())

    def _save(self) -> None:
        target = self.app.home.exports / file_name(datetime.now())
        try:
            write_whole(target, report_file(self._text()))
        except OSError:
            self.app.say("not-exported", cue="refusal", name=str(target))
        else:
            self.app.say("report-saved", name=str(target))


def _at_a_console() -> bool:
    """Return whether this program has a console on Windows, which its child processes then share."""
    if sys.platform != "win32":
        return False
    import ctypes

    return bool(ctypes.windll.kernel32.GetConsoleWindow())


def _examine(language: str, inbox: Inbox) -> None:
    """Run the doctor in its own process, so that it leaves sound and displays of this one alone."""
    command = [sys.executable, "-m", "numeramis_access", "doctor", "--language", language]
    paths = os.pathsep.join(filter(None, (str(PROGRAM_FOLDER), os.environ.get("PYTHONPATH", ""))))
    surroundings = {**os.environ, "NUMERAMIS_OWN": os.environ.get("NUMERAMIS_OWN") or "1", "PYTHONPATH": paths}
    surroundings |= {"PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"}
    flags = NO_WINDOW_FLAG if sys.platform == "win32" and not _at_a_console() else 0
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, timeout=DOCTOR_SECONDS, check=False,
            env=surroundings, creationflags=flags,
        )  # fmt: skip
        lines = done.stdout.decode("utf-8", "replace").splitlines()
    except (OSError, subprocess.TimeoutExpired) as error:
        lines = [type(error).__name__]
    inbox.put(DoctorFinished(tuple(lines)))
