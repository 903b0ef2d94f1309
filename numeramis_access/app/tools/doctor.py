"""``doctor``: examines devices and packages, and advises what to install or switch on."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from numeramis_access import __version__
from numeramis_access.app.shell.installation import how_to_add, shipping_form
from numeramis_access.catalogue import Catalogue
from numeramis_access.output.channel import NOT_LOADED, ChannelUnavailable, load_library
from numeramis_access.output.voices.chain import VOICE_NAMES
from numeramis_access.store.faults import FaultLog
from numeramis_access.store.home import Home
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from numeramis_access.words.languages import Languages

#: codes whose sentence includes the detail
DETAILED_CODES = ("not-installed", "not-loaded")
#: the package for each code of a missing package, and of one that does not work; for other codes the detail names it
MISSING_PACKAGES = {
    "system-espeak": "espeakng-loader", "braille-no-hidapi": "hidapi", "braille-no-pyusb": "pyusb",
    "braille-no-libusb": "libusb-package", "braille-no-pyserial": "pyserial",
}  # fmt: skip
BROKEN_PACKAGES = {"no-espeak": "espeakng-loader", "no-espeak-data": "espeakng-loader"}
#: modules whose package has another name
PACKAGE_OF_MODULE = {"prism": "prismatoid", "pygame": "pygame-ce", "serial": "pyserial"}

#: the program's name, the same in every language
PROGRAM_NAME = "Numeramis Access"
#: seconds that a voice can take for its sentence
SENTENCE_SECONDS = 30.0


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue, languages: Languages) -> None:
    """Add the arguments: ``--speech``, the voice to try, and ``--report``, the file of a report. Without a voice the
    doctor examines everything and speaks nothing.
    """
    parser.add_argument("--speech", choices=VOICE_NAMES[:-1], default=argparse.SUPPRESS)
    parser.add_argument("--report", type=Path)


def run(parsed: argparse.Namespace, language: CurrentLanguage, catalogue: Catalogue) -> int:
    """Print the findings line by line, each as soon as it is known, or write them as a report to the makers.

    With a named voice other than ``none``, the doctor examines only that voice and lets it say a sentence.

    :return: 0, or 1 after a message if the report cannot be written.
    """
    words = language.messages()
    every = [_program, _voices, _tree, _sound, _braille, _controllers, _faults]
    parts: list[Callable[[Language], Iterator[str]]] = [*every]
    if vars(parsed).get("speech", "none") != "none":
        parts = [partial(_try_voice, name=parsed.speech)]
    lines = (line for part in parts for line in part(words))
    if parsed.report is not None:
        return _report(parsed.report, words, lines)
    for line in lines:
        print(line, flush=True)
    return 0


def _report(path: Path, words: Language, lines: Iterable[str]) -> int:
    """Write the report to the makers, and print its path; return 0, or 1 after a message if it cannot be written."""
    from numeramis_access.app.shell.report import report, report_file

    log = FaultLog(Home.of_user(os.environ).fault_log)
    try:
        path.write_bytes(report_file(report(words, lines, log)))
    except OSError:
        print(words.text("not-exported", name=str(path)), file=sys.stderr)
        return 1
    print(words.text("report-saved", name=str(path)))
    return 0


def _finding_line(words: Language, code: str, thing: str, detail: str = "") -> str:
    """Return one line: the thing, the finding, and the advice if there is any."""
    message = f"doctor-{code}" if words.has(f"doctor-{code}") else "doctor-other"
    broken = code in BROKEN_PACKAGES or code == NOT_LOADED
    package = MISSING_PACKAGES.get(code) or BROKEN_PACKAGES.get(code) or PACKAGE_OF_MODULE.get(detail, detail)
    finding = words.text(message, code=code, detail=detail, **how_to_add(package, again=broken))
    shown = f" ({detail})" if detail and code not in DETAILED_CODES else ""
    return words.phrase("doctor-line", thing=thing, found=finding, detail=shown).text


def _try_voice(words: Language, name: str) -> Iterator[str]:
    """Let one voice say a sentence, and yield the result."""
    from numeramis_access.output.mixer import Mixer
    from numeramis_access.output.speech import Speech
    from numeramis_access.output.voices.chain import voice_candidates

    mixer = Mixer()
    only = [candidate for candidate in voice_candidates(mixer, name) if candidate.name == name]
    speech = Speech(only)
    speech.open()
    text = words.text("doctor-sample")
    speech.show(Announcement("doctor-sample", text, text, text, language=words.code))
    speech.wait_until_spoken(SENTENCE_SECONDS)
    trouble = speech.troubles.get(name)
    speech.close()
    mixer.close()
    if trouble is None:
        yield _finding_line(words, "spoke", words.text(f"voice-{name}"))
    else:
        yield _finding_line(words, trouble.code, words.text(f"voice-{name}"), trouble.detail)


def _program(words: Language) -> Iterator[str]:
    """Yield the program's version, and how to update it."""
    for thing, finding in (
        (PROGRAM_NAME, words.text("about-version", version=__version__)),
        (words.text("doctor-update"), words.text(f"update-{shipping_form()}")),
    ):
        yield words.phrase("doctor-line", thing=thing, found=finding, detail="").text


def _tree(words: Language) -> Iterator[str]:
    """Yield whether the window can have an accessibility tree."""
    code = "not-installed" if find_spec("accesskit") is None else "ok"
    try:
        load_library("accesskit")
    except ChannelUnavailable as error:
        code = code if code != "ok" else error.code
    yield _finding_line(words, code, words.text("doctor-tree"), "accesskit")


def _voices(words: Language) -> Iterator[str]:
    from numeramis_access.output.mixer import Mixer
    from numeramis_access.output.voices.chain import voice_findings

    mixer = Mixer()
    for name, finding in voice_findings(mixer):
        yield _finding_line(words, finding.code, words.text(f"voice-{name}"), finding.detail)
    mixer.close()


def _sound(words: Language) -> Iterator[str]:
    from numeramis_access.output.mixer import Mixer

    mixer = Mixer()
    try:
        mixer.open()
        yield _finding_line(words, "ok", words.text("doctor-sound"))
    except ChannelUnavailable as error:
        yield _finding_line(words, error.code, words.text("doctor-sound"), error.detail)
    finally:
        mixer.close()


def _braille(words: Language) -> Iterator[str]:
    from numeramis_access.output.braille_survey import display_findings, liblouis_state

    thing = words.text("doctor-braille")
    for code, detail in display_findings():
        yield _finding_line(words, f"braille-{code}", thing, detail)
    code, detail, count = liblouis_state()
    shown = f" ({detail})" if detail else ""
    finding = words.text(f"doctor-{code}", count=count)
    yield words.phrase("doctor-line", thing=words.text("doctor-tables"), found=finding, detail=shown).text


def _controllers(words: Language) -> Iterator[str]:
    from numeramis_access.input.controller import list_controllers

    thing = words.text("doctor-controller")
    try:
        names = list_controllers()
    except (ImportError, NotImplementedError):
        yield _finding_line(words, NOT_LOADED, thing, "pygame")
        return
    for name in names:
        yield _finding_line(words, "ok", thing, name)
    if not names:
        yield _finding_line(words, "no-controller", thing)


def _faults(words: Language) -> Iterator[str]:
    """Yield the path of the log of the program's own faults, and whether it has any."""
    log = Home.of_user(os.environ).fault_log
    finding = words.text("doctor-noted" if log.exists() else "doctor-none-noted")
    yield words.phrase("doctor-line", thing=words.text("doctor-faults"), found=finding, detail=f" ({log})").text
