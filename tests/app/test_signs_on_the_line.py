"""The line explains its signs for people once: if names begin alike, and if a person comes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from numeramis_access.words.people import People, Person
from tests.app.fingers import Fingers, fingers


def sit(someone: Fingers, *names: str) -> str:
    """Seat these people at the table; return the message about them on the line."""
    screen = someone.app.scene.screen()
    people = People(tuple(map(Person, ("", *names))), 0, True)
    someone.line.draw(replace(screen, people=people))
    someone.line.flush()
    someone.wait(lambda: someone.cells == someone.stands)
    return someone.message


@pytest.mark.parametrize("language", ["cs", "en"])
def test_signs_of_more_than_a_letter_are_told_once_and_whoever_comes(language: str) -> None:
    partner = {"cs": "spoluhráč", "en": "partner"}[language]
    with fingers(language, 80) as someone:
        begin = ("nová partie", "quist", "začít hrát") if language == "cs" else ("new match", "quist", "start")
        someone.choose(*begin)
        for _ in range(50):
            if not someone.message:
                break
            someone.press("pan right")
        assert sit(someone, "Bob", "Cyril", "Rita") == ""
        assert sit(someone, "Bob", "Cyril", "Rita") == ""
        assert sit(someone, "Bob", "Adam", "Rita") == f"a adam {partner}"
        someone.press("pan right")
        assert sit(someone, "Alojz", "Adam", "Rita") == f"al alojz, ad adam {partner}"
        someone.press("pan right")
        assert sit(someone, "Alojz", "Adam", "Rita") == ""
        assert sit(someone, "Filip", "Adam", "Eva") == "", "with the same partner at the next table"
        assert sit(someone, "Ota", "Otakar", "Eva") in (
            f"ota ota, otk otakar {partner}", f"ota ota, ota otakar {partner}", f"ot ota, otk otakar {partner}",
        )  # fmt: skip
