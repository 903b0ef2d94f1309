"""Print and speak the progress of the set-up, and announce if Python is too old.

Python 3.6 must be able to read this file, ``numeramis_access.__main__`` and ``words.plain``, so that it can announce
which version to install; their annotations are in the old form.
"""

import contextlib
import sys
import unicodedata

from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.plain import setup_message, system_language

#: the oldest Python that can run the program
OLDEST_PYTHON = (3, 11)
#: the most seconds for a spoken sentence
MAX_SPEAKING_SECONDS = "60"
#: lets Windows' own voice speak an environment variable, so that no text can become a command
SPEAK_BY_SAPI = (
    "Add-Type -AssemblyName System.Speech; "
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, "
    "[Globalization.CultureInfo]::CreateSpecificCulture($env:NUMERAMIS_LANGUAGE)) } catch { } "
    "$voice.Speak($env:NUMERAMIS_SAYS)"
)


def is_new_enough() -> bool:
    """Return whether this Python can run the program; if not, announce which one to install."""
    if sys.version_info >= OLDEST_PYTHON:
        return True
    tell_step("python-too-old")
    return False


def tell_step(message: str, detail: str = "", language: str = "", done: str = "") -> None:
    """Print a message to stderr and start to speak it if the system has a voice, since a blind user must not wait in
    silence. With ``--speech none`` on the command line it is not spoken.

    :param message: id of a message in ``setup.ftl``.
    :param detail: a path, printed after the message but not spoken; empty for none.
    :param language: code of the language, empty for the system's.
    :param done: the progress, printed and spoken after the message, such as ``40 %``; empty for none.
    """
    text, language = setup_message(message, language or system_language())
    text = f"{text} {done}".strip()
    print(_printable(f"{text} {detail}".strip()), file=sys.stderr, flush=True)
    if not _wants_no_speech(sys.argv):
        _say(text, language)


def _say(text: str, language: str) -> None:
    """Start the system's voice on a text without waiting; a missing or forbidden voice is ignored."""
    import os  # imported here, since this file is read before the first sentence of every start
    import shutil
    import subprocess

    surroundings = dict(os.environ)
    if sys.platform == "win32":
        voice = shutil.which("powershell")
        words = ["-NoProfile", "-NonInteractive", "-Command", SPEAK_BY_SAPI]
        surroundings.update(NUMERAMIS_SAYS=text, NUMERAMIS_LANGUAGE=language)
        if sys.version_info >= OLDEST_PYTHON:  # older Pythons cannot read that module
            from numeramis_access.output.running_reader import find_line_reader

            if find_line_reader().available:
                return  # a screen reader reads the printed line
    else:
        voice = shutil.which("spd-say") or shutil.which("espeak-ng")
        own = ["-l", language] if (voice or "").endswith("spd-say") else ["-v", LANGUAGES[language].espeak]
        words = [*own, text]
    if not voice:
        return
    ends = shutil.which("timeout") if sys.platform != "win32" else None  # Windows has another command of that name
    limit = [ends, MAX_SPEAKING_SECONDS] if ends else []  # a hung speech server would block the client forever
    nothing, hidden = subprocess.DEVNULL, vars(subprocess).get("CREATE_NO_WINDOW", 0)
    command = [word.encode() if word is text else word for word in (*limit, voice, *words)]
    with contextlib.suppress(OSError):
        subprocess.Popen(
            command, stdin=nothing, stdout=nothing, stderr=nothing, creationflags=hidden, env=surroundings
        )


def _printable(text: str) -> str:
    """Return a text that this terminal can show; unknown letters lose their accents."""
    try:
        text.encode(sys.stderr.encoding if sys.stderr else "ascii")
    except UnicodeEncodeError:
        return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return text


def _wants_no_speech(words: "list[str]") -> bool:
    """Return whether the command line switches speech off."""
    return "--speech none" in " ".join(words).replace("=", " ")
