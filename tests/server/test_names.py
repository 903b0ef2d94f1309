"""People's names: all real names, and none that is invisible, unpronounceable or a double of another."""

from __future__ import annotations

import sqlite3
import unicodedata
from collections.abc import Iterator

import msgspec
import pytest

from numeramis_access.core.text import CONTROL_CATEGORIES, UNSEEN_CATEGORIES
from numeramis_access.server.people.members import MAX_COMBINING_MARKS, normal_name
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.tables.person_requests import Hello, MyData, Rename
from numeramis_access.tables.protocol import read_request
from numeramis_access.words.languages import LANGUAGES
from tests.server.guests import Club, Friend, key_of

#: names in the writing of their languages, all of them valid
NAMES = (
    "Žluťoučký kůň", "Čeněk Říha", "Ďáblík", "Łukasz Żółć", "Świętosława", "Nguyễn Thị Hồng Ánh", "Đặng Ệ", "محمد",
    "نورة العتيبي", "مُحَمَّد", "김철수", "홍길동", "山田太郎", "やまだ", "Ελένη", "Наталья", "שרה", "दीपिका", "สมชาย",
    "O'Brien", "Jean-Luc", "J. R.", "Straße", "İbrahim", "Zoë 😀", "A1", "Ñuño",
)  # fmt: skip
#: names that are invisible or look like other characters
NOBODYS = (
    "\u3164", "\u115f\u1160", "\u1160", "\uffa0", "Eva\u3164", "\u2800", "\u2800\u2800a"[:2], "\u00ad", "\u034f",
    "\ufe0f", "\u200b\u200d", "\U000e0041", "\u180e", "\u202e", "1\u20e3", "😀", "---", "123", "Аdam", "Αdam",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_every_name_of_a_language_is_taken(name: str, form: str) -> None:
    assert normal_name(unicodedata.normalize(form, name)) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize("name", NOBODYS)
def test_what_nobody_sees_or_can_tell_apart_is_no_name(club: Club, name: str) -> None:
    friend = Friend(club, "Eva")
    assert friend.denied(Hello, version=1, key=key_of("new"), name=name) == "name"
    assert friend.denied(Rename, name=name, gender="feminine") == "name"
    assert friend.done(MyData)["person"]["name"] == "Eva"


@pytest.mark.parametrize("step", [61, pytest.param(1, marks=pytest.mark.long)])
def test_no_letter_of_any_name_is_invisible(step: int) -> None:
    """Each character between two letters is visible, or removed, or makes the name invalid.

    :param step: the stride through large uniform groups: unassigned, private, surrogate, Hangul and Han characters; it
        has
        no common divisor with any row of the tables.
    """
    for code in characters(step):
        name = normal_name(f"E{chr(code)}a")
        seen = [
            sign
            for sign in name
            if sign != " " and unicodedata.category(sign) in {*UNSEEN_CATEGORIES, *CONTROL_CATEGORIES, "Zs"}
        ]
        fillers = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800"} & set(name)
        assert not seen, hex(code)
        assert not fillers, hex(code)


ALIKE = ("HANGUL SYLLABLE", "CJK UNIFIED IDEOGRAPH", "TANGUT IDEOGRAPH", "EGYPTIAN", "CUNEIFORM", "NUSHU", "YI ")


def characters(step: int) -> Iterator[int]:
    """Yield the characters to check."""
    for code in range(0x110000):
        none = unicodedata.category(chr(code)) in ("Cn", "Co", "Cs")
        if code % step == 0 or not (none or unicodedata.name(chr(code), "").startswith(ALIKE)):
            yield code


@pytest.mark.parametrize("mark", ["\u0301", "\u0323", "\u20dd", "\u064f", "\u0900"])
def test_at_most_two_marks_stand_upon_a_letter(mark: str) -> None:
    taken = [number for number in range(39) if normal_name("x" + mark * number + "y")]
    assert taken == list(range(MAX_COMBINING_MARKS + 1))


def test_a_name_that_grows_when_it_is_taken_apart_is_too_long() -> None:
    assert normal_name("ﷺ" * 3) == ""


def test_a_name_of_before_stays_until_another_is_taken(club: Club) -> None:
    eva = Friend(club, "Eva")
    club.house.close()
    with sqlite3.connect(club.folder / "house.sqlite") as before:
        before.execute("UPDATE person SET name = ?", ("\u3164",))
    club.open(SqliteStore(club.folder / "house.sqlite"))
    again = Friend(club, "\u3164", eva.key)
    assert again.done(MyData)["person"]["name"] == "\u3164"
    assert again.done(Rename, name="Eva Malá", gender="feminine")["name"] == "Eva Malá"
    assert again.denied(Rename, name="\u3164", gender="feminine") == "name"


@pytest.mark.parametrize("language", [*LANGUAGES, "", "de", "pt-BR", "fil", "zh-Hant"])
def test_a_language_is_one_of_ours_or_a_plausible_one(club: Club, language: str) -> None:
    friend = Friend(club, "Eva")
    friend.arrive()  # on another line, because a line takes one hello
    person = friend.done(Hello, version=1, key=key_of("new"), name="Otto", language=language)["person"]
    kept = club.house.store.person(person)
    assert kept is not None
    assert kept.language == language


@pytest.mark.parametrize("language", ["\0", "c", "česky", "cs ", "c-s", "12", "en-"])
def test_any_other_language_is_none(language: str) -> None:
    line = msgspec.json.encode({"do": "hello", "id": "1", "version": 1, "key": key_of("x"), "name": "Eva"}
                               | {"language": language})  # fmt: skip
    with pytest.raises(msgspec.ValidationError):
        read_request(line)
