"""Tells how the set-up goes, in print and aloud; says that a Python is too old.

This file, ``numeramis_access.__main__`` and ``words.plain`` are read by Pythons as old as 3.6, so that these can say
what is missing: annotations here are none that 3.6 does not know.
"""

import shutil
import subprocess
import sys
import unicodedata

from numeramis_access.words.plain import plain_messages, system_language

#: the oldest Python that runs the program
OLDEST = (3, 11)
#: seconds in which a sentence is spoken
SPEAKING = "60"


def new_enough() -> bool:
    """Return whether this Python can run the program; tell what to install where it cannot."""
    if sys.version_info >= OLDEST:
        return True
    tell("python-too-old")
    return False


def tell(message: str, detail: str = "", language: str = "") -> None:
    """Print a plain message, and say it where the system has a voice: nobody should wait in silence.

    :param detail: is printed behind it, not said: a path. :param language: a code, empty for the system's.
    """
    language = language or system_language()
    text = plain_messages(language)[message]
    print(_shown(f"{text} {detail}".strip()), file=sys.stderr, flush=True)
    voice = shutil.which("spd-say") or shutil.which("espeak-ng")
    if voice and not _silent(sys.argv):
        option = ["-l", language] if voice.endswith("spd-say") else ["-v", language]
        nothing, ended = subprocess.DEVNULL, shutil.which("timeout")
        limit = [ended, SPEAKING] if ended else []  # a speech server that hangs keeps who asks it for ever
        subprocess.Popen([*limit, voice, *option, text.encode()], stdin=nothing, stdout=nothing, stderr=nothing)


def _shown(text: str) -> str:
    """Return a text as this terminal can show it: letters that it does not know lose their accents."""
    try:
        text.encode(sys.stderr.encoding if sys.stderr else "ascii")
    except UnicodeEncodeError:
        return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return text


def _silent(words: "list[str]") -> bool:
    """Return whether the command line asks for no speech."""
    return "--speech none" in " ".join(words).replace("=", " ")
