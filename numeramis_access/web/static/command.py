"""The command ``site``: its arguments, and its messages at the terminal."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path

from numeramis_access.catalogue import Catalogue
from numeramis_access.web.static.build import PROGRAM_FOLDER, build, library_versions
from numeramis_access.web.static.check import PageFailed
from numeramis_access.web.static.fetch import FileMissing
from numeramis_access.words.language import Language
from numeramis_access.words.languages import Languages

#: the versions that the program installs at its first start
VERSIONS_FILE = PROGRAM_FOLDER / "numeramis_access/bootstrap/start.lock"


def add_arguments(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    """Add the arguments of ``site``.

    :param parser: the parser of the command line. :param text: returns the help text of a message id.
    """
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help=text("cli-site-out"))


def build_site(
    parsed: argparse.Namespace, words: Language, cache: Path, catalogue: Catalogue, languages: Languages
) -> int:
    """Build the folder for the command line, and print its version, or an error that says why it was not built.

    Return the exit status: 0, or 1 on failure.

    :param parsed: the arguments.
    :param words: the language of the terminal.
    :param cache: folder that keeps downloads.
    :param catalogue: the games to pack.
    :param languages: the languages to pack.
    """
    try:
        version = build(parsed.out, cache, catalogue, languages)
    except FileMissing as error:
        print(words.text("site-missing", what=error.what), file=sys.stderr)
        return 1
    except PageFailed as error:
        told = words.text("site-dead", folder=str(parsed.out), why=error.why, install=_advise_install() or "none")
        print(told, file=sys.stderr)
        return 1
    except OSError as error:
        print(words.text("site-not-written", folder=str(parsed.out), why=error.strerror or ""), file=sys.stderr)
        return 1
    print(words.text("site-built", folder=str(parsed.out), version=version))
    return 0


def _advise_install() -> str:
    """Return the command that installs the tested versions of the libraries, if other versions are installed."""
    tried = dict(re.findall(r"(?m)^([\w.-]+)==([\w.]+)", VERSIONS_FILE.read_text("utf-8")))
    known = {name: tried.get(re.sub(r"[._]", "-", name), here) for name, here in library_versions().items()}
    other = [f"{name}=={known[name]}" for name, here in library_versions().items() if known[name] != here]
    return f"pip install --only-binary=:all: {' '.join(other)}" if other else ""
