"""The names in quotation marks of the news and the handbook are names that the program shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import numeramis_access

LOCALES = Path(numeramis_access.__file__).parent / "words" / "locale"
#: quotations of each language
QUOTED = {"cs": "„([^“]+)“", "sk": "„([^“]+)“", "de": "„([^“]+)“", "pl": "„([^“”]+)[“”]", "en": "[\"“]([^\"”]+)[\"”]"}
#: quotations with a capital that are sentences of a table, not names of entries
SENTENCES = {
    "Nula, vede Dana s pětkou", "Null, Dana vorn mit einer Fünf", "Spielen Sie die Neun",
    "Nula, vedie Dana s päťkou", "To be sure, show the name of a card", "You two, them none",
    "Zero, prowadzi Dana z piątką",
}  # fmt: skip


def shown(language: str) -> set[str]:
    """Return all texts of messages and of their variants, as written, in small letters."""
    lines = (
        line
        for path in LOCALES.parent.parent.rglob(f"locale/{language}/*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
    )
    texts = (re.match(r"(?:[\w-]+ =|\s+\.\w+ =|\s+\*?\[[\w-]+\])\s*(.+)$", line) for line in lines)
    return {text[1].strip().rstrip(".?!").lower() for text in texts if text is not None}


@pytest.mark.parametrize("language", QUOTED)
def test_a_name_in_quotation_marks_is_a_name_on_the_screen(language: str) -> None:
    texts, unknown = shown(language), []
    for path in (LOCALES / language / "CHANGES.md", LOCALES / language / "handbook.md"):
        quoted = re.findall(QUOTED[language], path.read_text(encoding="utf-8")) if path.exists() else []
        names = (name for name in quoted if name[:1].isupper() and name not in SENTENCES)
        for name in names:
            small = name.strip().rstrip(".?!,").lower()
            if small not in texts and not any(re.match(re.escape(small) + r"[,: {]", text) for text in texts):
                unknown.append(name)
    assert not unknown
