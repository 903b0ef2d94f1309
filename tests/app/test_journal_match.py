"""A match and its journal: written before the announcement, continued at its place, with a message if writing fails."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from numeramis_access.app.table import kept_matches
from numeramis_access.app.table.match_recorder import MatchRecorder
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.store import journal as journals
from numeramis_access.tables.seats import levels as levels_of
from numeramis_access.words.announcement import Announcement
from tests.app.player import Player, behind, home, player

BEGIN = ("return", "return", "home", "return")


def begun(someone: Player, cards: int = 2) -> MatchScene:
    """Begin a match of Quist and play some cards."""
    someone.press(*BEGIN)
    someone.press(*["return"] * cards)
    match = someone.match
    assert match is not None
    return match


def on_disk() -> journals.SavedMatch:
    (path,) = kept_matches.unfinished_matches(home())
    return journals.read_journal(path)


def continued(someone: Player) -> list[str]:
    """Choose "Continue" in the main menu."""
    return someone.press("home", "return")


def test_everything_announced_is_on_the_disk_and_synced_before(monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    sync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: (sync(handle), synced.append(handle))[0])
    with player("en") as someone:
        match = begun(someone)
        checked = 0
        show = someone.show

        def shown(announcement: Announcement) -> None:
            nonlocal checked
            show(announcement)
            assert len(on_disk().actions) == len(behind(match).record)
            assert synced
            checked += 1

        someone.show = shown  # type: ignore[method-assign]
        acted = MatchRecorder.record_deed
        noted = lambda keeper, deed: (synced.clear(), acted(keeper, deed))[1]  # noqa: E731
        monkeypatch.setattr(MatchRecorder, "record_deed", noted)
        someone.press("return", "return")
        assert checked > 4


def test_continue_brings_back_state_history_level_and_the_same_choices() -> None:
    with player("en") as someone:
        match = begun(someone)
        match.seat.change_level("beginner")
        someone.press("return")
        record, state, levels = list(behind(match).record), behind(match).state, levels_of(match.seat.seats)
        history = [one.text for one in someone.app.announcer.history if one.kind == "card-played"]
    with player("en") as someone:
        assert "Quist: the match goes on." in continued(someone)
        again = someone.match
        assert again is not None
        assert behind(again).record == record
        assert behind(again).state == state
        assert levels_of(again.seat.seats) == levels == ("", "beginner", "beginner", "beginner")
        someone.press("comma")
        assert [one.text for one in someone.app.announcer.history if one.kind == "card-played"] == history
        kinds = [one.kind for one in someone.app.announcer.history]
        assert kinds.index("hands-dealt") < kinds.index("card-played") < kinds.index("match-continued")


@pytest.mark.parametrize(
    ("language", "begins", "told"),
    [
        (
            "en",
            "Quist: the match goes on.",
            ("Second round of nine.", "Games: you none, them none. Game one", "Your turn."),
        ),
        (
            "cs",
            "Quist, partie pokračuje.",
            ("Druhá fáze z devíti.", "Hry: vy nula, soupeři nula. Hraje se první", "Na řadě jste vy."),
        ),
    ],
)
def test_continue_says_game_place_score_table_and_turn(language: str, begins: str, told: tuple[str, str, str]) -> None:
    with player(language) as someone:
        match = begun(someone)
        while not match.is_own_turn or not match.view.cards_on_table():
            someone.press("return")
        lying = [one.text for one in match.talk.answer("table")]
    assert len(lying) > 1
    with player(language) as someone:
        said = continued(someone)
        rest = said[said.index(begins) + 1 :]
        place, score, turn = told
        assert rest[0] == place
        assert rest[2].startswith(score)
        assert rest[3 : len(lying) + 4] == [*lying, turn]
        said = someone.press("escape", "escape")
        assert begins not in said
        assert said[-1] == turn


def test_continue_waits_between_deals_as_before() -> None:
    with player("en") as someone:
        match = begun(someone, cards=0)
        deals = 1
        someone.app.change(pace=0.001)
        while not any(event.name() == "deal-scored" for event, _ in behind(match).moments):
            someone.press("return")
        dealt = len(behind(match).record)
    with player("en", pace=0.001) as someone:
        assert "Press Enter to continue." in continued(someone)
        again = someone.match
        assert again is not None
        assert len(behind(again).record) == dealt
        someone.press("return")
        assert sum(event.name() == "hands-dealt" for event, _ in behind(again).moments) == deals + 1


def test_a_damaged_record_is_continued_from_its_whole_part_and_that_is_said(own_home: Path) -> None:
    with player("cs") as someone:
        begun(someone)
    (path,) = kept_matches.unfinished_matches(home())
    path.write_bytes(path.read_bytes()[:-5])
    with player("cs") as someone:
        said = continued(someone)
        assert any(text.startswith("Záznam partie byl na konci poškozený") for text in said)
        assert len(list(own_home.glob("matches/*.damaged-1"))) == 1


def test_a_record_of_which_nothing_is_left_is_set_aside_and_that_is_said(own_home: Path) -> None:
    with player("en") as someone:
        begun(someone)
    (path,) = kept_matches.unfinished_matches(home())
    path.write_bytes(b"\0" * 500)
    with player("en") as someone:
        assert any("too damaged to recover" in text for text in continued(someone))
        assert someone.match is None
        assert not kept_matches.unfinished_matches(home())
        assert len(list(own_home.glob("matches/*.damaged-1"))) == 1


def test_the_same_match_is_not_continued_in_two_windows() -> None:
    with player("en") as someone, player("en") as other:
        begun(someone)
        other.press("escape", "home", "return")
        assert any("Another window of the program has this match open" in text for text in continued(other))
        assert other.match is None
        before = len(on_disk().actions)
        someone.press("return", "return")
        assert len(on_disk().actions) > before


def test_two_windows_that_begin_at_once_have_a_journal_each() -> None:
    with player("en") as someone, player("en") as other:
        begun(someone)
        begun(other)
        assert len(kept_matches.unfinished_matches(home())) == 2


@pytest.fixture
def full_disk() -> Iterator[None]:
    """Make the kernel refuse every byte inside the context, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    signal.signal(signal.SIGXFSZ, handler)


def play_on(someone: Player) -> list[str]:
    match = someone.match
    assert match is not None
    said = []
    for _ in range(4):
        said += someone.press("return")
    return said


def test_a_full_disk_is_said_once_and_the_match_is_whole_when_there_is_room_again() -> None:
    with player("en") as someone:
        match = begun(someone)
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
        said = play_on(someone)
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert sum("can't be saved" in text for text in said) == 1
        assert not match.seat.is_continuable
        assert any("being saved again" in text for text in play_on(someone))
        assert len(on_disk().actions) == len(behind(match).record)


def test_where_nothing_can_be_written_a_match_is_played_all_the_same(full_disk: None) -> None:
    with player("en") as someone:
        someone.press(*BEGIN)
        said = someone.told() + [one.text for one in someone.app.announcer.history]
        assert sum("can't be saved" in text for text in said) == 1
        match = someone.match
        assert match is not None
        while not behind(match).is_over:
            someone.press("return")
        kinds = [one.kind for one in someone.app.announcer.history]
        assert kinds.count("journal-not-written") == 1
        assert kinds.count("statistics-not-written") <= 1
        assert "match-won" in kinds
        assert someone.press("escape", "end", "up", "home")


def test_a_finished_match_is_a_record_and_no_longer_to_be_continued(own_home: Path) -> None:
    with player("en") as someone:
        someone.app.change(matches={"quist": {"games": 1}})
        match = begun(someone)
        while not behind(match).is_over:
            someone.press("return")
        (record,) = own_home.glob("records/*.match")
        assert journals.read_journal(record).finished
        assert not kept_matches.unfinished_matches(home())
