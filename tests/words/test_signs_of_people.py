"""Each person at a table has a sign on a braille line that differs from all others."""

from __future__ import annotations

import random
import re

import pytest

from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.people import People, Person, plain_sign

NAMES = (
    "Adam", "Alojz", "Ada", "Adamec", "Yvonne", "Věra", "Vera", "Vy", "V", "Y", "You", "Řehoř", "Rehor", "Jana", "Jan",
    "Jana 2", "Jana 3", "ž", "🙂", "O'Neil", "Čeněk", "Cecil",
)  # fmt: skip


def signs(language: str, names: tuple[str, ...], me: int | None = 0) -> list[str]:
    """Return the sign of each of these people; the first one reads."""
    words = CurrentLanguage(language).messages(None)
    words.people = People(tuple(map(Person, names)), me)
    return [words.text("line-seat", seat=seat) for seat in range(len(names))]


@pytest.mark.parametrize("language", LANGUAGES.complete())
@pytest.mark.parametrize("me", [0, None])
def test_no_two_at_a_table_have_one_sign(language: str, me: int | None) -> None:
    chance = random.Random(5)
    for _ in range(300):
        names = tuple(chance.choices(NAMES, k=chance.randint(2, 10)))
        found = [plain_sign(one) for one in signs(language, names, me)]
        assert len(set(found)) == len(found), (names, found)
        assert all(1 <= len(one) <= 3 for one in found), (names, found)
        if me is None:
            assert plain_sign(signs(language, ("x",))[0]) not in found


@pytest.mark.parametrize(
    ("language", "names", "expected"),
    [
        ("en", ("Eva", "Adam", "Alojz", "Rita"), ["y", "ad", "al", "r"]),
        ("en", ("Eva", "Yvonne", "Bob", "Rita"), ["y", "yv", "b", "r"]),
        ("cs", ("Eva", "Věra", "Bob", "Rita"), ["v", "vě", "b", "r"]),
        ("cs", ("Adam", "Alojz", "Bob", "Rita"), ["v", "a", "b", "r"]),
        ("en", ("Eva", "Řehoř", "Rita", "Bob"), ["y", "ře", "ri", "b"]),
        ("cs", ("Eva", "Adamec", "Adéla", "Bob"), ["v", "ada", "adé", "b"]),
    ],
)
def test_a_sign_is_as_short_as_it_can_be(language: str, names: tuple[str, ...], expected: list[str]) -> None:
    assert [one.lower() for one in signs(language, names)] == expected


@pytest.mark.parametrize(
    ("language", "seated", "help_says"),
    [
        ("en", "ad Adam, al Alojz partner, yv Yvonne", "On the line: ad Adam, al Alojz partner, yv Yvonne."),
        ("cs", "ad Adam, al Alojz spoluhráč, y Yvonne", "Na řádku je ad Adam, al Alojz spoluhráč, y Yvonne."),
    ],
)
def test_who_sits_where_names_everybody_with_the_sign_and_the_partner(
    language: str, seated: str, help_says: str
) -> None:
    words = CurrentLanguage(language).messages(None)
    words.people = People(tuple(map(Person, ("Eva", "Adam", "Alojz", "Yvonne"))), 0, True)
    values = {"count": 4, "seats": (1, 2, 3), "pairs": True, "left": 1, "opposite": 2, "right": 3}
    assert words.phrase("seating", **values).braille == seated
    assert words.text("line-who", seats=(1, 2, 3)) == help_says


@pytest.mark.turns(2)
@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_in_no_message_for_the_line_stands_a_name_where_others_have_the_sign(language: str) -> None:
    """Full names appear only to introduce people: the seating, one player, the drawn partner."""
    presented = {"partners-drawn", "player"}
    names = re.compile(r"NAME\(|SEATS\(|WHO\(\$[a-z-]+(, case[^)]*)?\)")
    found = {}
    for file in sorted(LANGUAGES[language].folder.glob("*.ftl")):
        for message in re.split(r"\n(?=[a-z])", file.read_text(encoding="utf-8")):
            braille = message.partition("\n    .braille =")[2].partition("\n    .")[0]
            if names.search(braille) and (name := message.partition(" =")[0]) not in presented:
                found[name] = braille
    assert found == {}
