"""Clocks and pauses as two people hear them, each in their language, with a clock that the tests move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from numeramis_access.app.table.help import listed_commands
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import Touched
from numeramis_access.output.screen import Countdown
from numeramis_access.tables.clocks import HEARING_SECONDS
from tests.app.friends import Friend, arrive, friends
from tests.server.guests import Club


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path)
    yield made
    made.house.close()


@pytest.fixture
def pair(club: Club, tmp_path: Path) -> Iterator[tuple[Friend, Friend]]:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        yield adam, eva


def gathered(adam: Friend, eva: Friend, players: int = 2) -> None:
    """Bring two people to a table of Loker, which two can play."""
    arrive(adam)
    arrive(eva)
    adam.app.change(players={"loker": players})
    adam.choose("New private table, by code", "Loker", "Open the table")
    eva.choose("Mám kód")
    eva.line(next(iter(adam.club.house.sittings.values())).code)
    adam.told()


def with_clock(adam: Friend, steps: int = 1) -> None:
    """Let the host choose a preset clock, and leave the menu. :param steps: presses of the right arrow."""
    adam.choose("Agreements at this table")
    clock = next(at for at, entry in enumerate(adam.app.scene.entries) if entry.label() == "Time for a decision")  # type: ignore[attr-defined]
    adam.press("home", *["down"] * clock, *["right"] * steps)
    adam.press("escape")


def begun(adam: Friend, eva: Friend, steps: int = 1) -> tuple[Friend, Friend]:
    """Begin a match; return the person to act and the waiting one. :param steps: preset of the clock, 0 for none."""
    gathered(adam, eva)
    if steps:
        with_clock(adam, steps)
    adam.choose("Begin")
    eva.told()
    adam.told()
    return (adam, eva) if adam.match.is_own_turn else (eva, adam)


def wait(seconds: float, *those: Friend) -> list[str]:
    """Let time pass; return each person's announcements."""
    heard = ["" for _ in those]
    while seconds > 0:
        those[0].club.clock.now += min(seconds, 1.0)
        seconds -= 1.0
        for at, one in enumerate(those):
            one.club.run()
            while (item := one.app.inbox.take(0.0)) is not None:
                one.app.receive(item)
            one.app.tick()
            heard[at] += " " + " ".join(one.texts())
            one.shown.clear()
    return heard


WORDS = {
    "en": {
        "left": "You have", "reserve": "You're using your reserve now: five minutes left.", "last": "ten seconds left",
        "over": "You've run out of time", "thinks": "Eva is still thinking.", "other": "Eva has run out of time",
        "decides": "a computer, plays this one", "took": "Eva took an extra minute",
        "more": "You have an extra minute",
    },
    "cs": {
        "left": "Máte", "reserve": "Berete si z rezervy, máte v ní pět minut.", "last": "Ještě deset sekund",
        "over": "Čas vypršel.", "thinks": "Adam ještě přemýšlí.", "other": "Adam: čas vypršel.",
        "decides": "Tentokrát", "took": "Adam si bere minutu navíc", "more": "Máte minutu navíc",
    },
}  # fmt: skip


def lang(one: Friend) -> str:
    return one.app.language.code


def words(one: Friend) -> dict[str, str]:
    return WORDS[one.app.language.code]


def test_the_host_chooses_a_clock_and_the_others_hear_it(pair: tuple[Friend, Friend]) -> None:
    adam, eva = pair
    gathered(adam, eva)
    with_clock(adam)
    assert "Čas na rozmyšlenou se změnil: třicet sekund a rezerva pět minut." in eva.told()


def test_the_clock_is_told_when_asked_and_warns_once_each(pair: tuple[Friend, Friend]) -> None:
    slow, other = begun(*pair)
    asked = slow.press("shift+l")
    assert words(slow)["left"] in asked
    assert {"en": "reserve of five minutes", "cs": "v rezervě pět minut"}[slow.app.language.code] in asked
    heard, waited = wait(HEARING_SECONDS + 31, slow, other)
    assert heard.count(words(slow)["reserve"]) == 1
    heard, more = wait(300, slow, other)
    before, over, _ = heard.partition(words(slow)["over"])
    assert over
    assert before.lower().count(words(slow)["last"].lower()) == 1
    seen, over, after = (waited + more).partition(words(other)["other"])
    assert seen.count(words(other)["thinks"]) == 1, "said by itself once"
    assert words(other)["decides"] in after


def test_what_a_computer_decides_is_told_under_its_own_name(pair: tuple[Friend, Friend]) -> None:
    slow, other = begun(*pair)
    heard, seen = wait(HEARING_SECONDS + 30 + 300 + 8, slow, other)
    computer = {"en": "You've run out of time. ", "cs": "za vás rozhodne počítač, "}[slow.app.language.code]
    name = heard.partition(computer)[2].split(",")[0].split(".")[0].strip()
    assert name, heard
    for told in (heard, seen):
        after = told.partition(words(slow if told is heard else other)["decides"])[2]
        assert name in after, "what it did is told as its own"
    assert name not in " ".join(place.name for place in slow.match.company.tables[slow.match.table].places)


def test_more_time_is_taken_by_one_key_and_said_to_all(pair: tuple[Friend, Friend]) -> None:
    slow, other = begun(*pair)
    assert words(slow)["more"] in slow.press("shift+a")
    assert words(other)["took"] in other.told()
    refused = {"en": "It isn't your turn", "cs": "Teď nerozhodujete vy"}[other.app.language.code]
    assert refused in other.press("shift+a")


def test_whose_turn_it_is_tells_how_long_it_has_taken_also_without_a_clock(pair: tuple[Friend, Friend]) -> None:
    slow, other = begun(*pair, steps=0)
    wait(40, slow, other)
    asked = other.press("t")
    waited = {"en": "We've waited forty seconds so far.", "cs": "Čeká se už čtyřicet sekund."}
    assert waited[other.app.language.code] in asked
    none = {"en": "There's no clock at this table.", "cs": "U tohoto stolu se čas neměří."}
    assert none[slow.app.language.code] in slow.press("shift+l")


def test_of_a_lost_line_it_is_told_when_a_computer_sits_in(pair: tuple[Friend, Friend]) -> None:
    slow, other = begun(*pair, steps=0)
    slow.lines[0].cut()
    wait(20, other)
    asked = other.press("t")
    gone = {"en": "has no connection. A computer takes over in", "cs": "je bez spojení, za"}
    assert gone[other.app.language.code] in asked


def test_a_pause_by_keys_and_going_on_by_enter(pair: tuple[Friend, Friend]) -> None:
    adam, eva = pair
    slow, other = begun(adam, eva)
    wait(10, slow, other)
    adam.press("shift+p")
    assert "Adam prosí o pauzu. Souhlas: Shift p." in eva.told()
    assert "Pauza, přeje si ji Adam. Čas stojí, pokračuje se Enterem." in eva.press("shift+p")
    assert "Paused. The clock is stopped" in adam.told()
    assert not adam.match.is_own_turn
    assert not eva.match.is_own_turn
    heard = wait(10_000, slow, other)
    assert not any(words(one)["over"] in told for one, told in zip((slow, other), heard, strict=True))
    assert "Chcete pokračovat, čeká se, zda souhlasí i Adam." in eva.press("return")
    assert "Eva would like to continue. Press Enter to agree." in adam.told()
    assert "The pause is over." in adam.press("return")
    assert "Pauza skončila." in eva.told()
    assert slow.match.is_own_turn


def test_of_a_person_who_leaves_in_a_pause_nobody_hears_that_a_computer_takes_over(pair: tuple[Friend, Friend]) -> None:
    adam, eva = pair
    begun(adam, eva)
    adam.press("shift+p")
    eva.press("shift+p")
    adam.told()
    eva.lines[0].cut()
    away = "Eva is away from the table now. The match is paused, and the seat waits."
    assert away in adam.told()
    adam.app.receive(Touched("open", 0))
    asked = f"{adam.told()} {adam.press('t')}"
    assert away in asked
    assert "computer" not in asked


def test_of_a_pause_everybody_hears_who_asks_who_agrees_and_who_is_waited_for(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs"), ("Jana", "cs")) as (adam, eva, jana):
        gathered(adam, eva, 3)
        arrive(jana)
        jana.choose("Mám kód")
        jana.line(next(iter(club.house.sittings.values())).code)
        adam.choose("Begin")
        for one in (adam, eva, jana):
            one.told()
        asked = adam.press("shift+p")
        assert "You asked for a pause. We're waiting for Eva and Jana." in asked or "waiting for Jana and Eva." in asked
        assert "Adam prosí o pauzu. Souhlas: Shift p." in eva.told()
        assert "Adam prosí o pauzu. Souhlas: Shift p." in jana.told()
        assert "S pauzou souhlasíte. Čeká se, zda souhlasí i Jana." in eva.press("shift+p")
        assert "Eva agrees to the pause. We're waiting for Jana." in adam.told()
        assert "Eva s pauzou souhlasí. Čeká se na vás. Souhlas: Shift p." in jana.told()
        assert "Pauza, přeje si ji Adam. Pokračuje se Enterem." in jana.press("shift+p"), "no time is measured here"
        jana.press("return")
        adam.told()
        eva.told()
        assert "You're ready to continue. We're waiting for Eva." in adam.press("return")
        assert "Adam chce také pokračovat. Čeká se na vás. Souhlas: Enter." in eva.told()
        assert "Adam chce také pokračovat. Čeká se, zda souhlasí i Eva." in jana.told()


def test_who_is_out_of_time_twice_takes_the_place_back_by_enter(pair: tuple[Friend, Friend]) -> None:
    slow, other = begun(*pair, steps=2)  # a minute each time, without a reserve
    for _ in range(40):
        wait(HEARING_SECONDS, slow, other)
        if other.match.is_own_turn:
            other.press("home", "return")
        own = slow.match.seat.seats[slow.match.times.own_place or 0]
        if own.away is not None and not slow.match.teller.helped_entrants:
            break
    assert not slow.match.is_own_turn
    again = {"en": "It's your place again.", "cs": "Místo je zase vaše."}
    assert again[slow.app.language.code] in slow.press("return")


def test_while_the_line_is_lost_nothing_is_told_of_time(pair: tuple[Friend, Friend]) -> None:
    slow, other = begun(*pair)
    slow.lines[0].cut()
    (heard,) = wait(40, slow)
    assert words(slow)["reserve"] not in heard
    lost = {"en": "Your clock is stopped", "cs": "čas vám stojí"}
    assert lost[slow.app.language.code] in slow.press("shift+l")
    slow.lines[0].mend()
    slow.told()
    assert words(slow)["left"] in slow.press("shift+l")
    assert other.match.times.deciding_entrant == slow.match.times.own_place


def test_who_comes_to_a_table_with_a_clock_hears_it(pair: tuple[Friend, Friend]) -> None:
    adam, eva = pair
    arrive(adam)
    arrive(eva)
    adam.choose("New private table, by code", "Quist", "Open the table")
    with_clock(adam)
    eva.choose("Mám kód")
    heard = eva.line(next(iter(adam.club.house.sittings.values())).code)
    assert "Čas na rozmyšlenou tu je třicet sekund a rezerva pět minut." in heard


def test_twice_the_time_is_asked_for_by_the_players_setting(pair: tuple[Friend, Friend]) -> None:
    adam, eva = pair
    eva.app.change(twice_the_time=True)
    begun(adam, eva)
    places = eva.match.company.tables[eva.match.table].places
    assert [place.double for place in places] == [False, True]


def test_little_time_stands_at_the_end_of_the_braille_line_and_on_the_screen(pair: tuple[Friend, Friend]) -> None:
    slow, other = begun(*pair)
    assert not slow.app.scene.screen().time
    wait(HEARING_SECONDS + 305, slow, other)
    assert slow.app.scene.screen().time == "t10"
    assert not other.app.scene.screen().time


def test_eyes_see_the_time_of_whoever_decides_pass_while_readers_have_it_roughly(pair: tuple[Friend, Friend]) -> None:
    slow, other = begun(*pair)
    own, others = slow.app.scene.screen().clock, other.app.scene.screen().clock
    assert own is not None
    assert others is not None
    assert own.lines(slow.app.now())[1] == "+5:00"
    assert others.lines(other.app.now())[0] == slow.app.settings.name
    assert (own.said, others.said) == ({"en": "Time: over five minutes", "cs": "Čas: přes pět minut"}[lang(slow)], "")
    wait(own.at + own.left + 10 - slow.app.now(), slow, other)
    assert slow.app.scene.screen().clock is not None
    assert own.lines(slow.app.now()) == ("4:50", "")
    public = slow.app.scene.public_screen()
    assert public is not None
    assert public.clock is not None
    assert public.clock.lines(slow.app.now()) == (slow.app.settings.name, "4:50")


def test_a_clock_shows_whole_seconds_and_then_the_reserve() -> None:
    own, eva = Countdown("", 30, 90, 100, runs=True), Countdown("Eva", 30, 90, 100, runs=True)
    assert [own.lines(100 + passed) for passed in (0, 0.4, 29.5, 31, 119.5, 300)] == [
        ("0:30", "+1:30"), ("0:30", "+1:30"), ("0:01", "+1:30"), ("1:29", ""), ("0:01", ""), ("0:00", ""),
    ]  # fmt: skip
    assert eva.lines(131) == ("Eva", "1:29")
    assert Countdown("", 30, 0, 100, runs=False).lines(300) == ("0:30", "")


def test_each_warning_has_its_own_sound_and_its_words_in_braille(pair: tuple[Friend, Friend]) -> None:
    slow, _ = begun(*pair)
    told = []
    for _ in range(HEARING_SECONDS + 330):
        slow.club.clock.now += 1
        slow.club.run()
        while (item := slow.app.inbox.take(0.0)) is not None:
            slow.app.receive(item)
        slow.app.tick()
        told += [one for one in slow.shown if one.kind in ("people-time-warned", "people-time-reserve")]
        slow.shown.clear()
    assert [one.cue for one in told] == ["time-short", "time-short", "time-last"], "reserve, thirty seconds, ten"
    braille = {
        "en": ["reserve: 5 minutes", "left: 30 seconds", "left: 10 seconds"],
        "cs": ["rezerva: 5 minut", "ještě 30 sekund", "ještě 10 sekund"],
    }  # fmt: skip
    assert [one.braille for one in told] == braille[lang(slow)]


def test_the_commands_of_time_are_there_with_people_alone(pair: tuple[Friend, Friend]) -> None:
    slow, _ = begun(*pair)
    assert {Command.TIME, Command.MORE_TIME, Command.PAUSE} <= set(
        listed_commands(slow.match.talk, slow.match.possible_commands())
    )
