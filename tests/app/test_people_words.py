"""The six words by keys: replacing the old words, getting new ones seven days after a loss, and refusing by one key."""

from __future__ import annotations

from pathlib import Path

import pytest

from numeramis_access.server.people.limits import RECOVERY_SECONDS
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
        assert "Type your current six words" in adam.choose("Use this account on another device")
        newer = words_in(adam.line(words))
        assert newer != words
        assert "You have six new words" in phone.told()
        for one in (adam, phone):
            leave(one)
            assert "six new words" not in arrive(one), "it is told once"


@pytest.mark.parametrize("language", ["en", "cs"])
def test_lost_words_are_refused_by_one_key_when_the_device_comes_in(
    club: Club, tmp_path: Path, language: str
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Phone", "en")) as (adam, phone):
        two(adam, phone)
        leave(phone)
        phone.app.change(language=language)
        adam.choose("My name", "My six words are lost")
        assert "In seven days it can get new ones, or delete your account here" in adam.choose("Yes")
        heard = arrive(phone)
        can = "In seven days it can get new ones" if language == "en" else "Za sedm dní může dostat nové"
        assert can in heard
        phone.press("return")
        assert "Another of your devices refused" in adam.told()
        club.clock.now += RECOVERY_SECONDS + 1
        adam.press("escape")
        assert "Type your current six words" in adam.choose("Use this account on another device")


def test_whoever_waited_is_told_new_words_by_the_first_entry(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Phone", "en")) as (adam, phone):
        words = two(adam, phone)
        adam.choose("My name", "My six words are lost")
        adam.choose("Yes")
        adam.press("escape")
        leave(adam)
        club.clock.now += RECOVERY_SECONDS + 1
        assert "Your six new words are ready" in arrive(adam)
        assert words_in(adam.press("return")) not in ("", words)


def test_a_person_with_words_is_deleted_by_them_and_the_other_device_hears(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Phone", "en")) as (adam, phone):
        words = two(adam, phone)
        adam.choose("My name", "Delete my account")
        assert "Type the six words of your passphrase" in adam.choose("Yes")
        assert "The server doesn't know these words" in adam.line("one two three four five six")
        adam.choose("Delete my account", "Yes")
        assert "This server no longer has anything about you" in adam.line(words)
        assert "Another of your devices deleted your account" in phone.told()
        assert "Adam" not in {one.name for one in club.house.store.people()}


def test_after_the_wait_a_device_deletes_its_person_without_words(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Phone", "en")) as (adam, phone):
        two(adam, phone)
        adam.choose("My name", "My six words are lost")
        adam.choose("Yes")
        adam.press("escape")
        leave(adam)
        club.clock.now += RECOVERY_SECONDS + 1
        arrive(adam)
        adam.choose("My name", "Delete my account")
        assert "This server no longer has anything about you" in adam.choose("Yes")
        assert "Adam" not in {one.name for one in club.house.store.people()}
