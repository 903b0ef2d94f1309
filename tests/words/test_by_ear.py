"""New and changed sentences obey the rules of ``words/STYLE.md`` by ear; ``tests/words/by_ear.py`` has the rules."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from numeramis_access.words.languages import LANGUAGES
from tests.words import by_ear

#: a message of each language that breaks each rule once, and one that breaks none
PLANTED = {
    "cs": (
        ["Zbytek je jistě váš.", "Enter jde na další krok.", "Souhlasíte klávesou velké P.", "Stiskněte P nebo Enter."],
        "Zbytek je váš: tři zdvihy. Souhlas: velké P. Písmeno I poslechněte znovu.",
    ),
    "en": (
        ["The rest is surely yours.", "Enter goes on.", "You agree with capital P.", "Press P or Enter."],
        "The rest are yours: three tricks. Press capital P to agree. Press letter I to hear more.",
    ),
    "sk": (
        ["Zvyšok je iste váš.", "Enter otvorí ponuku.", "Súhlasíte klávesom veľké P.", "Stlačte P alebo Enter."],
        "Zvyšok je váš: tri zdvihy. Súhlas: veľké P. Stlačte písmeno I.",
    ),
    "de": (
        ["Der Rest ist sicher bei Dan.", "Enter öffnet das Menü.", "Sie stimmen mit großem P zu.", "P oder U drücken."],
        "Die restlichen drei Stiche gehören Ihnen. Zustimmen mit großem P. Drücken Sie den Buchstaben I.",
    ),
    "pl": (
        ["Gra toczy się dalej.", "Enter otwiera menu.", "Zgadzasz się klawiszem duże P.", "Naciśnij P albo Enter."],
        "Reszta jest twoja: trzy lewy. Żeby się zgodzić, naciśnij duże P. Naciśnij literę I.",
    ),
}
RULES = ("word", "key", "request", "letter")
LONG = "Ba da ga ka la ma na pa ra sa ta va ba da ga ka."


def rules_broken(language: str, *sentences: str) -> list[str]:
    """Return the rules that the first form, or the brief one, of a message breaks."""
    text = "".join(
        f"    .{form} = {said}\n" for form, said in zip(("brief", "full", "before"), sentences, strict=False)
    )
    (entry,) = FluentParser().parse(f"planted =\n{text}").body
    assert isinstance(entry, ftl.Message)
    return [offence.rule for offence in by_ear.of_message(language, "planted", entry, by_ear.AT_TABLE)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_new_sentence_is_misheard(language: str) -> None:
    known = by_ear.recorded(language)
    new = [offence.report() for line, offence in by_ear.of_language(language).items() if line not in known]
    assert new == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mended_or_changed_sentence_has_left_the_record(language: str) -> None:
    mended = by_ear.recorded(language) - by_ear.of_language(language).keys()
    assert sorted(mended) == [], "python -m tests.words.by_ear removes them"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_finds_its_sentence_in_each_form(language: str) -> None:
    wrong, right = PLANTED[language]
    assert rules_broken(language, right) == []
    for rule, sentence in zip(RULES, wrong, strict=True):
        assert rule in rules_broken(language, sentence)
        assert rules_broken(language, right, sentence) == rules_broken(language, sentence)
    assert rules_broken(language, LONG) == ["long"]
    assert rules_broken(language, LONG.replace("pa ra", "pa. Ra")) == []
    assert rules_broken(language, "Enter, Escape, Enter.") == ["keys"]


def test_every_variant_of_a_message_is_read() -> None:
    (entry,) = (
        FluentParser()
        .parse("""
planted = { PERSON($seat) ->
    [you] The rest are yours{ $again ->
        [yes] {" "}again. Enter goes on.
       *[no] .
    }
   *[other] The rest is surely { WHO($seat) }.
}
    .braille = I kept it
    .typed = kept
""")
        .body
    )
    assert isinstance(entry, ftl.Message)
    assert entry.value is not None
    assert by_ear.texts(entry.value) == [
        "The rest is surely □.", "The rest are yours.", "The rest are yours again. Enter goes on.",
    ]  # fmt: skip
    assert {one.rule for one in by_ear.of_message("en", "planted", entry, by_ear.AT_TABLE)} == {"word", "key"}


def test_a_sentence_that_changes_has_another_line() -> None:
    offence = by_ear.Offence("en", "common", "rest-claimed", "word", "The rest is surely yours.", "")
    assert offence.line() != offence._replace(sentence="The rest is surely hers.").line()
