"""Messages are parsed one by one on demand, with the same result as Fluent's parse of the whole file."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from numeramis_access.words.bundle import entries_of
from numeramis_access.words.languages import LANGUAGES
from tests.words.message_files import message_files

FILES = [path for language in LANGUAGES for path in message_files(language)]


@pytest.mark.turns(3)
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_message_alone_is_what_it_is_in_its_file(file: Path) -> None:
    parser = FluentParser(with_spans=False)
    text = file.read_text("utf-8")
    whole = [entry for entry in parser.parse(text).body if isinstance(entry, Message | Term)]
    alone = entries_of(text)
    assert list(alone) == [f"{'-' * isinstance(entry, Term)}{entry.id.name}" for entry in reversed(whole)]
    for entry, written in zip(reversed(whole), alone.values(), strict=True):
        assert entry.equals(parser.parse(written).body[0], ignored_fields=["comment"])
