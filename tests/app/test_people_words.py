"""The six words by keys: replacing the old words, getting new ones seven days after a loss, and refusing by one key."""

from __future__ import annotations

from pathlib import Path

import pytest

from numeramis_access.server.people.limits import LOST
from tests.app.friends import Friend, arrive, friends
from tests.app.friends import club as house
from tests.server.guests import Club

club = house


def words_in(heard: str) -> str:
    """Return the six words in an announcement."""
    return heard.partition("six words: ")[2].partition(".")[0]


def leave(one: Friend) -> None:
    """Leave the house for the main menu."""
    one.press("escape", "escape")


def two(one: Friend, other: Friend) -> str:
    """Give a second device to the same person; return the words."""
    arrive(one)
    words = words_in(one.choose("Use this account on another device"))
    arrive(other)
    other.choose("I have a passphrase")
    other.line(words)
    return words


def test_new_words_are_told_for_the_old_ones_and_the_other_device_hears(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Phone", "en")) as (adam, phone):
        words = two(adam, phone)
        club.clock.now += 60
        assert "Type the six words you have now" in adam.choose("Use this account on another device")
        newer = words_in(adam.line(words))
        assert newer != words
        assert "Six new words were made for you" in phone.told()
        for one in (adam, phone):
            leave(one)
            assert "Six new words" not in arrive(one), "it is told once"


@pytest.mark.parametrize("language", ["en", "cs"])
def test_lost_words_are_refused_by_one_key_when_the_device_comes_in(
    club: Club, tmp_path: Path, language: str
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Phone", "en")) as (adam, phone):
        two(adam, phone)
        leave(phone)
        phone.app.change(language=language)
        adam.choose("My name", "I have lost my six words")
        assert "In seven days it can get new ones, or delete you here" in adam.choose("Yes")
        heard = arrive(phone)
        can = "In seven days it can get new ones" if language == "en" else "Za sedm dní může dostat nové"
        assert can in heard
        phone.press("return")
        assert "Another device of yours has refused" in adam.told()
        club.clock.now += LOST + 1
        adam.press("escape")
        assert "Type the six words you have now" in adam.choose("Use this account on another device")


def test_whoever_waited_is_told_new_words_by_the_first_entry(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Phone", "en")) as (adam, phone):
        words = two(adam, phone)
        adam.choose("My name", "I have lost my six words")
        adam.choose("Yes")
        adam.press("escape")
        leave(adam)
        club.clock.now += LOST + 1
        assert "Your six new words are ready" in arrive(adam)
        assert words_in(adam.press("return")) not in ("", words)


def test_a_person_with_words_is_deleted_by_them_and_the_other_device_hears(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Phone", "en")) as (adam, phone):
        words = two(adam, phone)
        adam.choose("My name", "Delete me")
        assert "Type the six words of your passphrase" in adam.choose("Yes")
        assert "These words are nobody's" in adam.line("one two three four five six")
        adam.choose("Delete me", "Yes")
        assert "Nothing about you is kept here" in adam.line(words)
        assert "You were deleted at these tables from another of your devices" in phone.told()
        assert "Adam" not in {one.name for one in club.house.store.people()}


def test_after_the_wait_a_device_deletes_its_person_without_words(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Phone", "en")) as (adam, phone):
        two(adam, phone)
        adam.choose("My name", "I have lost my six words")
        adam.choose("Yes")
        adam.press("escape")
        leave(adam)
        club.clock.now += LOST + 1
        arrive(adam)
        adam.choose("My name", "Delete me")
        assert "Nothing about you is kept here" in adam.choose("Yes")
        assert "Adam" not in {one.name for one in club.house.store.people()}
