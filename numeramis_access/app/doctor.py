"""``doctor``: what was looked for, what was found, and what to install or switch on where it was not."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from numeramis_access.output.channel import ChannelUnavailable
from numeramis_access.words.language import Language


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add nothing: the doctor looks at everything."""


def run(parsed: argparse.Namespace, language: str) -> int:
    """Print the examination in a language, a plain line each; return 0."""
    words = Language(language)
    for line in (*_voices(words), *_sound(words), *_braille(words), *_controllers(words)):
        print(line, flush=True)
    return 0


def _said(words: Language, code: str, thing: str, detail: str = "") -> str:
    """Return one line: the thing, what was found, and what to do about it where there is advice."""
    found = words.text(f"doctor-{code}") if words.has(f"doctor-{code}") else words.text("doctor-other", code=code)
    return words.text("doctor-line", thing=thing, found=found, detail=f" ({detail})" if detail else "")


def _voices(words: Language) -> Iterator[str]:
    from numeramis_access.output.mixer import Mixer
    from numeramis_access.output.voices import survey

    for name, probe in survey(Mixer()):
        yield _said(words, probe.code, words.text(f"voice-{name}"), probe.detail)


def _sound(words: Language) -> Iterator[str]:
    from numeramis_access.output.mixer import Mixer

    mixer = Mixer()
    try:
        mixer.open()
        yield _said(words, "ok", words.text("doctor-sound"))
    except ChannelUnavailable as error:
        yield _said(words, error.code, words.text("doctor-sound"), error.detail)
    finally:
        mixer.close()


def _braille(words: Language) -> Iterator[str]:
    from numeramis_access.output.braille_line import survey

    thing = words.text("doctor-braille")
    for code, detail in survey():
        yield _said(words, f"braille-{code}", thing, detail)


def _controllers(words: Language) -> Iterator[str]:
    from numeramis_access.input.controller import survey

    names = survey()
    thing = words.text("doctor-controller")
    for name in names:
        yield _said(words, "ok", thing, name)
    if not names:
        yield _said(words, "no-controller", thing)
