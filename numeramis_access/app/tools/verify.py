"""``verify``: prints whether the cards of a match among people were fixed before any player saw them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from numeramis_access.app.table.verified import verify
from numeramis_access.catalogue import Catalogue
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import Languages
from numeramis_access.words.transcript import opening_paragraphs


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue, languages: Languages) -> None:
    """Add the argument: the file of the record."""
    parser.add_argument("file", type=Path)


def run(parsed: argparse.Namespace, language: CurrentLanguage, catalogue: Catalogue) -> int:
    """Print the match and the verdict; return 0 if everything is proven, 1 if not, 2 if the file is no readable record
    or this version cannot play it.
    """
    words = language.messages()
    verdict = verify(parsed.file, catalogue)
    heading = opening_paragraphs(words, verdict.game, verdict.created, None, verdict.names) if verdict.game else []
    for text in [*(line.text for line in heading), *(words.text(line.id, **line.values) for line in verdict.lines)]:
        print(text, file=sys.stderr if verdict.status == 2 else sys.stdout)
    return verdict.status
