"""A match in a language of nonsense: only letters outside ASCII, four plural forms, and right numbers in words.

The language is a folder of general words and of a game's messages, and one record; the program does not know it
otherwise.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from numeramis_access.core.seats import CHANCE
from numeramis_access.input.commands import QUESTIONS
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import LANGUAGES, LOCALE_FOLDER, LanguageRecord, Languages
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.contract.walk import EVERY, name_of, table_of, walk
from tests.standard import STANDARD, words_of

LATIN = "abcdefghijklmnopqrstuvwxyz"
#: letters of nonsense: Cyrillic letters, which none of our keyboards has
OTHERS = "абцдефгхийклмнопярстуцвшыз"
TABLE = str.maketrans(LATIN + LATIN.upper(), OTHERS + OTHERS.upper())
#: names of digits; a number is the names of its digits, so 105 is "one zero five"
DIGITS = ["ноль", "один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять"]
#: messages with the language's own numerals
OWN = re.compile(r"numeral-(\d|tens|hundreds|thousands)")
#: categories of Slovenian: one, two, few, other
PLURALS = "sl"


class Nonsense(Transformer):
    """A transformer that writes every word in other letters, and with a form for each plural; code stays unchanged."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        node.value = node.value.translate(TABLE)
        return node

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> ftl.SelectExpression:
        self.generic_visit(node)
        keys = {getattr(variant.key, "name", "") for variant in node.variants}
        if "other" in keys and keys & {"one", "few", "many"}:
            node.variants = [one for one in node.variants if one.default or not isinstance(one.key, ftl.Identifier)]
            for category in ("one", "two", "few"):
                value = node.variants[-1].value.clone()
                node.variants.insert(0, ftl.Variant(ftl.Identifier(category), value))
        return node


def numbers() -> str:
    """Return right numerals: the names of the digits of every number."""
    units = [f"numeral-{place} = {name}" for place, name in enumerate(DIGITS)]
    teens = [f"numeral-{number} = один {DIGITS[number - 10]}" for number in range(10, 20)]
    tens = [f"numeral-{ten}0 = {DIGITS[ten]} ноль\n    .head = {DIGITS[ten]}" for ten in range(2, 10)]
    hundreds = [f"numeral-{number} = {DIGITS[number // 100]} сто" for number in range(100, 1000, 100)]
    return "\n".join([
        *units, *teens, *tens, *hundreds, "numeral-1000 = тысяча",
        *(f"numeral-{join} = {{ $head }} {{ $rest }}" for join in ("tens", "hundreds", "thousands")), ""
    ])  # fmt: skip


@pytest.fixture(scope="module")
def languages(tmp_path_factory: pytest.TempPathFactory) -> Languages:
    """Return the program's languages and nonsense, with all messages."""
    folder = tmp_path_factory.mktemp("locale") / "xx"
    folder.mkdir()
    for english in (LOCALE_FOLDER / "en", *(locale / "en" for locale in STANDARD.locales())):
        for path in english.glob("*.ftl"):
            resource = FluentParser().parse(path.read_text("utf-8"))
            resource.body = [
                one for one in resource.body if not (isinstance(one, ftl.Message) and OWN.match(one.id.name))
            ]
            Nonsense().visit(resource)
            text = FluentSerializer().serialize(resource)
            if path.name == "numbers.ftl":
                text = numbers() + text
            with (folder / path.name).open("a", encoding="utf-8", newline="\n") as file:
                file.write(text)
    record = LanguageRecord(
        code="xx", name="Ерунда", folder=folder, systems=("xx",), plurals=PLURALS, espeak="ru", voices=("ru",),
        voice_names=(), computer_braille="en-8", literary_braille="en-6", complete=True,
    )  # fmt: skip
    return Languages([LANGUAGES["cs"], record, LANGUAGES["en"]])


def foreign(text: str) -> set[str]:
    """Return the Latin letters in a text."""
    return set(text.lower()) & set(LATIN)


def test_every_number_up_to_two_thousand_has_words_of_its_own(languages: Languages) -> None:
    words = CurrentLanguage("xx", languages).messages()
    numerals = words.numerals
    said = [numerals.cardinal(number) for number in range(2000)]
    assert len(set(said)) == len(said)
    assert not foreign("".join(said))
    assert {numerals._category(number, 1) for number in (1, 2, 3, 5)} == {"one", "two", "few", "other"}


@pytest.mark.turns(3)
@pytest.mark.parametrize("setting", EVERY, ids=name_of)
def test_every_game_is_played_in_it(setting: Any, languages: Languages) -> None:
    if setting[0] not in STANDARD.names:
        pytest.skip("a game of the tests has its words elsewhere")
    table = table_of(setting, 7)
    persons = tuple(map(Person, ["Игорь", "Ольга", "Анна", "Борис", "Вера", "Глеб", "Дина", "Ева", "Зоя", "Яна"]))
    people = People(persons[: setting[1]], 0, table.ruleset.has_partners(table.state))
    narrator = Narrator(CurrentLanguage("xx", languages), words_of(setting[0]), people)
    said: list[Announcement] = []
    told = 0
    for step, _ in enumerate(walk(table, random.Random(5), 120)):
        for event, state in table.moments[told:]:
            said += narrator.event(event.seen_by(0), table.ruleset.view(state, 0))
        told = len(table.moments)
        view = table.view(0)
        for question in QUESTIONS if step % 20 == 0 else ():
            said += narrator.answer(question, view)
        if table.to_act not in (CHANCE, None):
            said += [narrator.announcement(narrator.action(one, view)) for one in table.ruleset.legal(table.state)[:3]]
    assert len(said) > 20
    assert {one.language for one in said} == {"xx"}
    for one in said:
        assert not foreign(one.text + one.brief), one
        assert one.text.strip(), one
