"""People of all languages at one table: each hears and reads the acts of all others in their own language."""

from __future__ import annotations

from pathlib import Path

from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.app.friends import Friend, club, friends
from tests.server.guests import Club
from tests.standard import words_of
from tests.standins import Recorder

__all__ = ["club"]

GAME = "sipky"
NAMES = ("Adam", "Bob", "Cyril", "Dan", "Emil", "Fred", "Gustav", "Hugo")
SPOKEN = tuple(zip(NAMES, LANGUAGES, strict=False))
#: length in letters from which two languages do not share a sentence by chance
LONG = 20
#: keys of questions at the table: turn, score, cards on the table, recent events, seats
ASKED = ("t", "s", "c", "x", "p")


def words(friend: Friend) -> Language:
    """Return the messages in a friend's language."""
    return Language(friend.app.language.code, words_of(GAME))


def chosen(friend: Friend, *messages: str) -> str:
    """Choose entries of menus by the ids of their messages."""
    return friend.choose(*(words(friend).text(message) for message in messages))


def together(people: list[Friend]) -> None:
    """Let the first person open a table for all, and the others enter it by its code."""
    for one in people:
        one.app.scene.enter()
        chosen(one, "menu-people", "people-join")
        one.line("192.168.1.5")
    host, *others = people
    chosen(host, "people-new-table", "game-name")
    labels = [item.label for item in host.app.scene.screen().items]
    host.press("home", *["down"] * labels.index(words(host).text("option-players")), *["right"] * (len(people) - 4))
    chosen(host, "open-table")
    code = next(iter(host.club.house.sittings.values())).code
    for one in others:
        chosen(one, "people-code")
        one.line(code)


def test_five_people_hear_phrases_seats_turns_refusals_and_what_happened_each_in_the_own_language(
    club: Club,
    tmp_path: Path,
) -> None:
    assert len(SPOKEN) == len(LANGUAGES) >= 5
    with friends(club, tmp_path, *SPOKEN) as people:
        ears = {one.app.language.code: Recorder() for one in people}
        for one in people:
            one.app.announcer.channels.append(ears[one.app.language.code])
        together(people)
        for speaker in people:
            chosen(speaker, "people-say", "people-phrase-thanks")
            said = {one: f"{speaker.app.settings.name}: {words(one).text('people-phrase-thanks')}" for one in people}
            assert [one.app.language.code for one in people if one is not speaker and said[one] not in one.told()] == []
        chosen(people[0], "people-begin")
        for one in people:
            heard = one.press(*ASKED)
            assert [name for name, _ in SPOKEN if name != one.app.settings.name and name not in heard] == []
            assert one.press("return"), "whoever may not play hears why"
            assert one.press("comma")
        assert {code: {said.language for said in ear.shown} for code, ear in ears.items()} == {
            code: {code} for code in ears
        }
        for code, ear in ears.items():
            others = {said.text for other, one in ears.items() if other != code for said in one.shown}
            assert [said.text for said in ear.shown if len(said.text) > LONG and said.text in others] == []
