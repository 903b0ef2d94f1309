"""A record of any game as a file for an embosser: digits, a table of tricks, few lines, whole heads."""

from __future__ import annotations

import itertools
import random
import re
from functools import cache
from typing import Any

import pytest

from braille.brf import BRAILLE_ASCII, PageSize, RunningLines
from braille.text import BrailleTable
from numeramis_access.app.table.record_text import told_event
from numeramis_access.games.sipky.state import SipkyView
from numeramis_access.output.embosser import EmbossStyle, record_file, text_file
from numeramis_access.tables.recorded_match import RecordedMatch
from numeramis_access.tables.seats import Human, TableSeat
from numeramis_access.words.bundle import ValueList
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.transcript import MatchTranscript, RecordPart, Row, ShortText
from tests.contract.walk import SETTINGS, name_of, table_of, walk
from tests.standard import words_of

WIDTH, HEIGHT = 32, 27
#: lines of a game of Quist besides its tricks: its beginning, two of hands, the signs, two of results, and a long tie
OTHER_LINES = 7
#: longest sign or number, as "#AB"
ALONE = 3
NAMES = ("Věra", "Will", "Jan", "Petr", "Eva", "Ota", "Iva", "Zoe", "Max", "Leo", "Nina", "Bára")


def recorded(setting: Any) -> tuple[RecordedMatch, str]:
    """Return a record of some hundred events, and the name of its game; no test changes it."""
    return _recorded(SETTINGS.index(setting))


@cache
def _recorded(place: int) -> tuple[RecordedMatch, str]:
    table = table_of(SETTINGS[place], 3)
    for _ in walk(table, random.Random(3), 200):
        pass
    return RecordedMatch(table, [TableSeat(Human(name)) for name in NAMES[: table.seats]]), table.ruleset.name


def lines_of(data: bytes) -> list[str]:
    """Return the lines of a file that are not empty."""
    return [line for page in data.decode("ascii").split("\f") for line in page.split("\r\n") if line]


@cache
def short(record: RecordedMatch, game: str, code: str) -> tuple[list[str], list[RecordPart]]:
    """Return the players' signs and the short text of a record; made once, because it takes most of the time here."""
    transcript = MatchTranscript(words_of(game), CurrentLanguage(code))
    events = [told_event(record, number, True) for number in range(1, len(record) + 1)]
    return transcript.signs(events[0].people), transcript.short(events)


def embossed(record: RecordedMatch, game: str, code: str, width: int) -> bytes:
    """Return a record as a file for an embosser, without a heading."""
    signs, text = short(record, game, code)
    style = EmbossStyle(LANGUAGES[code].literary_braille, has_page_numbers=False)
    return record_file(signs, [], text, code, style, PageSize(width, HEIGHT, True))


@pytest.mark.turns(2)
@pytest.mark.parametrize("code", sorted(LANGUAGES))
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_a_trick_is_a_row_with_the_card_of_each_seat_and_nothing_is_told_twice(setting: Any, code: str) -> None:
    record, game = recorded(setting)
    signs, text = short(record, game, code)
    language = MatchTranscript(words_of(game), CurrentLanguage(code)).narrator.language
    views = [told_event(record, number, True).view for number in range(1, len(record) + 1)]
    tricks = [before.cards_on_table() for before, after in itertools.pairwise(views)
              if before.cards_on_table() and not after.cards_on_table()]  # fmt: skip
    rows = [part.cells for part in text if isinstance(part, Row)]
    assert len(rows) == len(tricks)
    for (_, led, *cards, _), trick in zip(rows, tricks, strict=True):
        assert led == signs[trick[0].seat]
        laid = {play.seat: language.text("line-card", card=play.card) for play in trick}
        assert cards == [laid.get(seat, "-") for seat in range(len(signs))]


@pytest.mark.turns(2)
@pytest.mark.parametrize("code", sorted(LANGUAGES))
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_a_record_is_much_shorter_than_in_words_and_no_line_is_too_long(setting: Any, code: str) -> None:
    record, game = recorded(setting)
    style = EmbossStyle(LANGUAGES[code].literary_braille)
    page = PageSize(WIDTH, HEIGHT, True)
    lines = lines_of(embossed(record, game, code, WIDTH))
    assert all(len(line) <= WIDTH for line in lines)
    current = CurrentLanguage(code)
    events = (told_event(record, number, True) for number in range(1, len(record) + 1))
    words = lines_of(text_file(MatchTranscript(words_of(game), current).text(events), current.messages(), style, page))
    assert len(lines) <= 0.7 * len(words)


def test_a_running_head_has_whole_words_only() -> None:
    table = BrailleTable("cs-6")
    title = "Quist 2026-11-28 20:15"
    for width in range(12, 60):
        line = RunningLines(table.cells(title), lambda number: table.cells(str(number))).line(7, width)
        head = table.text(line.strip(b"\0")).removesuffix("7").strip()
        assert head == "" or title.startswith(f"{head} ") or head == title, (width, head)
        assert len(line) == width
        assert all(cell < len(BRAILLE_ASCII) for cell in line)


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_a_game_of_quist_takes_few_lines_besides_its_tricks_and_each_hand_has_its_sign(code: str) -> None:
    setting = next(setting for setting in SETTINGS if name_of(setting).startswith("quist"))
    record, game = recorded(setting)
    signs, text = short(record, game, code)
    table = BrailleTable(LANGUAGES[code].literary_braille)
    style = EmbossStyle(LANGUAGES[code].literary_braille, has_page_numbers=False)
    data = record_file(signs, [], text, code, style, PageSize(WIDTH, HEIGHT, True))
    rows = [part for part in text if isinstance(part, Row)]
    assert len(lines_of(data)) <= len(rows) + OTHER_LINES
    hands = [part.text for part in text if isinstance(part, ShortText) and re.match(r"\S+: \d{9}$", part.text)]
    assert [hand.partition(":")[0] for hand in hands] == signs
    assert all(len(table.cells(hand)) <= WIDTH // 2 for hand in hands), "two hands share a line"


@pytest.mark.turns(2)
@pytest.mark.parametrize("width", [20, 32])
@pytest.mark.parametrize("code", sorted(LANGUAGES))
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_no_line_ends_within_a_card_or_a_word(setting: Any, code: str, width: int) -> None:
    record, game = recorded(setting)
    signs, text = short(record, game, code)
    table = BrailleTable(LANGUAGES[code].literary_braille)
    texts = [*signs, *(piece for part in text for piece in (part.cells if isinstance(part, Row) else (part.text,)))]
    words = {word for piece in texts for word in table.cells(piece).split(b"\0")}
    lines = lines_of(embossed(record, game, code, width))
    assert all(len(line) <= width for line in lines)
    assert {bytes(map(BRAILLE_ASCII.index, word)) for line in lines for word in line.split()} <= words


@pytest.mark.turns(2)
@pytest.mark.parametrize("code", sorted(LANGUAGES))
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_no_line_that_goes_on_has_a_sign_or_a_number_alone(setting: Any, code: str) -> None:
    """In Czech "nebere nikdo 1" left its 1 on a line of its own."""
    record, game = recorded(setting)
    for line in lines_of(embossed(record, game, code, WIDTH)):
        assert not line.startswith("  ") or len(line.strip()) > ALONE, line


@pytest.mark.turns(2)
@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_a_trick_of_whist_takes_one_line(code: str) -> None:
    """In Polish "bierze" left the taker's sign on a line of its own, in each trick."""
    setting = next(setting for setting in SETTINGS if name_of(setting).startswith("whist-4-base"))
    lines = lines_of(embossed(*recorded(setting), code, WIDTH))
    led = [line for line in lines if re.match(r"#[A-J]{1,2} +\S", line)]
    assert len(led) >= 24
    below = [after for line, after in itertools.pairwise(lines) if line in led and after.startswith("  ")]
    assert not [line for line in below if not line.startswith("     ")], below


@pytest.mark.turns(2)
@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_a_hand_of_whist_is_one_line_by_suits(code: str) -> None:
    setting = next(setting for setting in SETTINGS if name_of(setting).startswith("whist-4-base"))
    record, game = recorded(setting)
    signs, text = short(record, game, code)
    hands = [part.text for part in text if isinstance(part, ShortText) and part.place == "hand"][:4]
    assert [hand.partition(":")[0] for hand in hands] == signs
    assert all(len(hand.split()) <= 5 for hand in hands), "a sign and at most four suits"
    table = BrailleTable(LANGUAGES[code].literary_braille)
    assert all(len(table.cells(hand)) <= WIDTH for hand in hands)


@pytest.mark.turns(2)
@pytest.mark.parametrize("code", sorted(LANGUAGES))
@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if setting[0] == "sipky"], ids=name_of)
def test_a_game_of_sipky_is_one_text_for_each_player_and_its_numbers_make_the_score(setting: Any, code: str) -> None:
    record, game = recorded(setting)
    _, text = short(record, game, code)
    view = told_event(record, len(record), True).view
    assert isinstance(view, SipkyView)
    games = [list(group) for place, group in itertools.groupby(text, lambda part: getattr(part, "place", "row"))
             if place == "throws"]  # fmt: skip
    assert len(games) in (len(view.results), len(view.results) + 1)
    for lines, result in zip(games, view.results, strict=False):
        assert len(lines) <= setting[1]
        ends = []
        for line in lines:
            assert isinstance(line, ShortText)
            _, *parts = line.text.split()
            numbers = [int(part) for part in parts if part.isdecimal()]
            end = [int(part[1:]) for part in parts if part.startswith("=")]
            assert not end or end == [sum(numbers)]
            ends.append(sum(numbers))
        assert sorted(ends) == sorted(score for score in result.scores if score or len(ends) == len(result.scores))


def test_french_cards_in_a_list_are_apart_in_braille_and_numbers_are_not() -> None:
    french = CurrentLanguage("en").messages(words_of("whist"))
    assert french.cards(ValueList(("2d", "Td", "Kh")), "braille") == "2d xd kh"
    assert french.cards(ValueList(("2", "7", "7")), "braille") == "277"


def test_a_table_that_is_wider_than_the_page_has_no_empty_lines() -> None:
    setting = next(setting for setting in SETTINGS if name_of(setting).startswith("whist-4-base"))
    signs, text = short(*recorded(setting), "en")
    rows = [part for part in text if isinstance(part, Row)]
    style = EmbossStyle(LANGUAGES["en"].literary_braille, has_page_numbers=False)
    for width in range(14, 33):
        data = record_file(signs, [], rows, "en", style, PageSize(width, HEIGHT, True)).decode("ascii")
        assert all(page.rstrip("\r\n").split("\r\n").count("") == 0 for page in data.split("\f")[:-1]), width
