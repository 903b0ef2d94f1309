"""Terminal and voice tell whole matches exactly as the recorded logs do, so that a review sees every change."""

from __future__ import annotations

from pathlib import Path

import pytest

from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.bench.reading_load import BEFORE, MOST, load, logs, shown, tricks_of, without_pace
from tests.standard import GAMES
from tests.transcripts import club, club_lines, lines, newcomer, people, plays
from tests.transcripts.lines import DEALS, Dealt
from tests.transcripts.make import ASKED, FOLDER, MATCHES, Played, play


@pytest.mark.every_case
@pytest.mark.parametrize("language", list(ASKED))
@pytest.mark.parametrize("played", MATCHES, ids=lambda played: played.game)
def test_a_match_is_told_as_its_log_says(played: Played, language: str) -> None:
    """After an intended change run ``python -m tests.transcripts.make``, and read the difference."""
    for kind, text in zip(("terminal", "voice"), play(played, language), strict=True):
        assert text == (FOLDER / f"{played.game}-{language}-{kind}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", list(ASKED))
@pytest.mark.parametrize("played", MATCHES, ids=lambda played: played.game)
def test_a_log_ends_with_the_goodbye_after_a_whole_deal(played: Played, language: str) -> None:
    log = (FOLDER / f"{played.game}-{language}-voice.txt").read_text(encoding="utf-8")
    assert log.splitlines()[-1].startswith({"cs": "Na shledanou.", "en": "Goodbye."}[language])
    assert len(log.splitlines()) > 30


@pytest.mark.turns(3)
@pytest.mark.parametrize("dealt", DEALS, ids=lambda dealt: dealt.file.stem)
def test_what_stands_on_a_braille_display_in_a_whole_deal_is_what_its_log_says(dealt: Dealt) -> None:
    assert lines.play(dealt) == dealt.file.read_text(encoding="utf-8")


@pytest.mark.parametrize("dealt", DEALS, ids=lambda dealt: dealt.file.stem)
def test_a_log_of_a_line_ends_where_the_next_deal_waits(dealt: Dealt) -> None:
    log = dealt.file.read_text(encoding="utf-8").rstrip().splitlines()
    last = "\n".join(log[-9:])
    assert {"cs": "dál enter", "en": "go: enter"}[dealt.language] in last
    assert len(log) > 30


@pytest.mark.parametrize("log", logs(), ids=lambda log: log.stem)
def test_a_log_of_a_line_takes_hardly_more_reading_than_before_there_was_a_sign_of_what_is_open(log: Path) -> None:
    assert 0 < load(log.read_text(encoding="utf-8"), tricks_of(log)) <= MOST * BEFORE[log.stem]


def test_the_text_about_the_pace_is_no_reading_of_a_match() -> None:
    shows = [shown(log.read_text(encoding="utf-8")) for log in logs()]
    cut = [(states, without_pace(states)) for states in shows if without_pace(states) != states]
    assert cut
    begins = {Language(code).phrase("menu-new-match").braille.lower() for code in LANGUAGES}
    assert {"".join(cell[0] for cell in match[1]).strip() for _, match in cut} <= begins
    assert all(len(states) - len(match) < 20 for states, match in cut)


@pytest.mark.parametrize("language", list(ASKED))
@pytest.mark.parametrize("played", MATCHES, ids=lambda played: played.game)
def test_orca_told_what_a_voice_tells_in_the_same_order(played: Played, language: str) -> None:
    """After an intended change run ``python -m tests.transcripts.orca`` on an idle machine."""
    voice, orca = ((FOLDER / f"{played.game}-{language}-{kind}.txt").read_text("utf-8") for kind in ("voice", "orca"))
    events = [line for line in voice.splitlines() if line.startswith("[")]
    events = [line.partition("] ")[2] for line in events[next(at for at, one in enumerate(events) if "[0]" in one) :]]
    lines = iter(orca.splitlines())
    assert [event for event in events if event not in lines] == []
    assert len(events) > 20


@pytest.mark.parametrize("language", newcomer.LANGUAGES)
@pytest.mark.parametrize("way", newcomer.WAYS)
def test_a_newcomer_comes_to_a_table_by_the_keys_and_words_of_the_log(way: str, language: str) -> None:
    """After an intended change run ``python -m tests.transcripts.newcomer``, and read the difference."""
    assert newcomer.play(way, language) == (FOLDER / f"newcomer-{language}-{way}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", newcomer.LANGUAGES)
@pytest.mark.parametrize(("way", "most"), [("host", 20), ("code", 20), ("link", 5)])
def test_a_newcomer_needs_few_keys_besides_what_is_written(way: str, most: int, language: str) -> None:
    log = (FOLDER / f"newcomer-{language}-{way}.txt").read_text(encoding="utf-8").splitlines()
    written = {newcomer.NAMES[language], newcomer.CODES[language], newcomer.ADDRESS, f"{newcomer.ADDRESS} #"}
    keys = [line for line in log if line.startswith("> ") and line[2:] not in written]
    assert 0 < len(keys) <= most
    assert log[0].endswith("messages")


@pytest.mark.turns(2)
@pytest.mark.parametrize("language", people.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_evening_of_two_at_one_table_is_told_as_its_log_says(game: str, language: str) -> None:
    """After an intended change run ``python -m tests.transcripts.people``, and read the difference."""
    assert people.play(game, language) == people.file_of(game, language).read_text(encoding="utf-8")


@pytest.mark.turns(3)
@pytest.mark.parametrize("name", club.EVENINGS)
def test_a_club_evening_at_the_tables_of_a_house_is_told_as_its_log_says(name: str) -> None:
    """After an intended change run ``python -m tests.transcripts.club``, and read the difference."""
    assert club.play(name) == club.file_of(name).read_text(encoding="utf-8")


@pytest.mark.turns(3)
@pytest.mark.parametrize("name", plays.TOURNAMENTS)
def test_a_tournament_of_whole_plays_in_a_house_is_told_as_its_log_says(name: str) -> None:
    """After an intended change run ``python -m tests.transcripts.plays``, and read the difference."""
    assert plays.play(name) == plays.file_of(name).read_text(encoding="utf-8")


@pytest.mark.turns(2)
@pytest.mark.parametrize("cells", [cells for cells, _, _ in club_lines.WHO])
def test_a_club_evening_by_dots_alone_is_told_as_its_log_says(cells: int) -> None:
    """After an intended change run ``python -m tests.transcripts.club_lines``, and read the difference."""
    name = next(f"club-{language}-line-{one}" for one, language, _ in club_lines.WHO if one == cells)
    assert club_lines.play()[name] == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
