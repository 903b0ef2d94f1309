"""Tells how the set-up goes, in print and aloud; says that a Python is too old.

This file, ``numeramis_access.__main__`` and ``words.plain`` are read by Pythons as old as 3.6, so that these can say
what is missing: annotations here are none that 3.6 does not know.
"""

import contextlib
import sys
import unicodedata

from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.plain import plain_message, system_language

#: the oldest Python that runs the program
OLDEST = (3, 11)
#: seconds in which a sentence is spoken
SPEAKING = "60"
#: has Windows' own voice say what stands in the surroundings, where nothing in it can be a command
SAPI = (
    "Add-Type -AssemblyName System.Speech; "
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, "
    "[Globalization.CultureInfo]::CreateSpecificCulture($env:NUMERAMIS_LANGUAGE)) } catch { } "
    "$voice.Speak($env:NUMERAMIS_SAYS)"
)


def new_enough() -> bool:
    """Return whether this Python can run the program; tell what to install where it cannot."""
    if sys.version_info >= OLDEST:
        return True
    tell("python-too-old")
    return False


def tell(message: str, detail: str = "", language: str = "", done: str = "") -> None:
    """Print a plain message, and say it where the system has a voice: nobody should wait in silence.

    :param detail: is printed behind it, not said: a path. :param language: a code, empty for the system's.
    :param done: is printed behind it and said: how far it has come.
    """
    text, language = plain_message(message, language or system_language())
    text = f"{text} {done}".strip()
    print(_printable(f"{text} {detail}".strip()), file=sys.stderr, flush=True)
    if not _wants_no_speech(sys.argv):
        _say(text, language)


def _say(text: str, language: str) -> None:
    """Have the system's voice say a text, and go on; a voice that is missing or not allowed changes nothing."""
    import os  # here, for this file is read before the first sentence of every start
    import shutil
    import subprocess

    surroundings = dict(os.environ)
    if sys.platform == "win32":
        voice = shutil.which("powershell")
        words = ["-NoProfile", "-NonInteractive", "-Command", SAPI]
        surroundings.update(NUMERAMIS_SAYS=text, NUMERAMIS_LANGUAGE=language)
        if sys.version_info >= OLDEST:  # an older Python cannot read what asks
            from numeramis_access.output.running_reader import reads_lines

            if reads_lines().available:
                return  # a screen reader reads what was printed
    else:
        voice = shutil.which("spd-say") or shutil.which("espeak-ng")
        own = ["-l", language] if (voice or "").endswith("spd-say") else ["-v", LANGUAGES[language].espeak]
        words = [*own, text]
    if not voice:
        return
    ends = shutil.which("timeout") if sys.platform != "win32" else None  # that of Windows only waits
    limit = [ends, SPEAKING] if ends else []  # a speech server that hangs keeps who asks it for ever
    nothing, hidden = subprocess.DEVNULL, vars(subprocess).get("CREATE_NO_WINDOW", 0)
    command = [word.encode() if word is text else word for word in (*limit, voice, *words)]
    with contextlib.suppress(OSError):
        subprocess.Popen(
            command, stdin=nothing, stdout=nothing, stderr=nothing, creationflags=hidden, env=surroundings
        )


def _printable(text: str) -> str:
    """Return a text as this terminal can show it: letters that it does not know lose their accents."""
    try:
        text.encode(sys.stderr.encoding if sys.stderr else "ascii")
    except UnicodeEncodeError:
        return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return text


def _wants_no_speech(words: "list[str]") -> bool:
    """Return whether the command line asks for no speech."""
    return "--speech none" in " ".join(words).replace("=", " ")
