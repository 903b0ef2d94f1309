"""Layouts of the braille line: for every game and width everything fits, keeps its place and is reachable."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from braille.cells import BLANK, DOT_7
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.catalogue import STANDARD
from numeramis_access.catalogue.load import load_part, path_of
from numeramis_access.compose import make_program
from numeramis_access.output.braille_board import LineBoard
from numeramis_access.output.braille_fields import COMMON_FIELDS, FieldView, GameFields, fields_of
from numeramis_access.output.braille_layout import (
    GENERAL_LAYOUT_FILE,
    MESSAGE_SLOT,
    DisplaySize,
    Touch,
    layout,
    pages_for,
)
from numeramis_access.output.braille_messages import LineMessage
from numeramis_access.output.braille_screen import DisplayContents, WritingStyle, display_contents, table_named
from numeramis_access.output.screen import Item, Screen
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.local_seat import LocalSeat
from numeramis_access.tables.seats import Human, TableSeat
from numeramis_access.words.announcement import Priority
from numeramis_access.words.language import Language
from tests.contract.test_words import PERSONS
from tests.contract.walk import SETTINGS, name_of, table_of, walk
from tests.standard import words_of
from tests.standins import in_a_thread

WIDTHS = (8, 12, 14, 16, 18, 20, 24, 32, 40, 44, 70, 80)
SIZES = (*(DisplaySize(1, width) for width in WIDTHS), DisplaySize(2, 20), DisplaySize(9, 40))
#: text fields, which may break at a blank
TEXTS = ("choices", "held", "figure", "best")
#: fields and layout of every game
FIELDS = {game.name: load_part(game.braille_fields, GameFields) for game in STANDARD}
LAYOUTS = {game.name: path_of(game.braille_layout) for game in STANDARD}


def screens(setting: Any, steps: int = 120) -> Iterator[Screen]:
    """Play at random and yield the first seat's screen after each step."""
    app = make_program(Settings(language="cs"), Home.at(Path("nowhere")), thinker=in_a_thread)
    table = table_of(setting, 3)
    seats = tuple(TableSeat(Human(one.name, one.gender)) for one in PERSONS[: setting[1]])
    match = MatchScene(app, LocalSeat(HostedTable(table, seats, app.thinker, app.now, Timing)))
    chance = random.Random(11)
    for _ in walk(table, chance, steps):
        match.desk.take_view(table.view(0))
        if match.desk.count():
            match.desk.move(int(chance.random() * match.desk.count()))
        yield match.screen()
    match.leave()


@cache
def czech(game: str) -> Language:
    """Return the words of a game."""
    return Language("cs", words_of(game))


def writing(game: str) -> WritingStyle:
    """Return the Czech writing of a game's table."""
    return WritingStyle(czech(game), table_named("", "cs-8")[0], fields=FIELDS[game], layout=LAYOUTS[game])


def lines(screen: Screen, size: DisplaySize) -> list[DisplayContents]:
    """Return all lines of a screen in Czech."""
    return display_contents(screen, size, writing(screen.game or ""))


@pytest.mark.turns(3)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_everything_can_be_reached_and_the_hand_never_jumps(setting: Any) -> None:
    homes: dict[DisplaySize, set[int]] = {}
    for number, screen in enumerate(screens(setting)):
        size = SIZES[number % len(SIZES)]
        shown = lines(screen, size)
        for strip in shown:
            assert len(strip.line.cells) == len(strip.line.touches) == size.cells
        touched = {touch for strip in shown for touch in strip.line.touches}
        assert {Touch("items", place) for place in range(len(screen.items))} <= touched
        if screen.items and screen.items[0].card:
            first = next(strip.line for strip in shown if Touch("items", 0) in strip.line.touches)
            homes.setdefault(size, set()).add(first.touches.index(Touch("items", 0)))
    assert all(len(places) == 1 for places in homes.values()), homes


@pytest.mark.turns(3)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_little_time_stands_at_the_end_of_each_line_and_nothing_is_pushed_away_by_it(setting: Any) -> None:
    for screen in list(screens(setting, 60))[::6]:
        if screen.waits or not screen.items:
            continue
        for size in (DisplaySize(1, 14), DisplaySize(1, 40)):
            calm, hurried = lines(screen, size), lines(replace(screen, time="t10"), size)
            sign = writing(screen.game or "").table.cells("t10")
            for strip in hurried:
                assert strip.line.cells.endswith(sign)
                assert strip.line.touches[-1] == Touch("time", 0)
            touched = {touch for strip in hurried for touch in strip.line.touches}
            assert {Touch("items", place) for place in range(len(screen.items))} <= touched
            places = [
                next(strip.line.touches.index(Touch("items", 0)) for strip in shown
                     if Touch("items", 0) in strip.line.touches)
                for shown in (calm, hurried)
            ]  # fmt: skip
            assert places[0] == places[1] or places[1] == 0


@pytest.mark.turns(3)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_no_card_and_no_number_is_ever_divided(setting: Any) -> None:
    for screen in screens(setting):
        fields = fields_of(FieldView(screen, _seated(screen), FIELDS[screen.game or ""]))
        for size in SIZES[1:]:
            for page in pages_for(LAYOUTS[screen.game or ""], size):
                for slot in page:
                    for piece in fields.get(slot.field, ()):
                        length = len(piece.cells.rstrip(bytes([BLANK])))
                        assert length <= slot.width or slot.field in TEXTS, (slot, piece)


@pytest.mark.turns(3)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_the_sign_of_a_player_is_never_cut_nor_the_number_behind_it(setting: Any) -> None:
    """Signs have up to three letters: on forty cells of Šipky "vě17", for a player with 17, became "vě1"."""
    met = 0
    for screen in list(screens(setting, 80))[::4]:
        assert screen.people is not None
        names = [PERSONS[0].name, *(f"Otakar {letter}" for letter in "ABCDEFGHI")]
        persons = tuple(replace(one, name=name) for one, name in zip(screen.people.persons, names, strict=False))
        longer = replace(screen, people=replace(screen.people, persons=persons))
        fields = fields_of(FieldView(longer, _seated(longer), FIELDS[screen.game or ""]))
        signed = [piece for name in FIELDS[screen.game or ""].signed_fields for piece in fields.get(name, ())]
        for size in SIZES if signed else ():
            shown = [strip.line.cells for strip in lines(longer, size)]
            assert all(any(piece.cells in line for line in shown) for piece in signed), (size, signed)
            met += 1
    assert met or "highest" in FIELDS[setting[0]].signed_fields  # games without tricks lack this field


@pytest.mark.turns(3)
@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if setting[1] > 2], ids=name_of)
def test_the_table_of_a_message_goes_once_the_player_sits_with_others(setting: Any) -> None:
    """At a club evening the last round's trick and its choice stood again between messages about the next round."""
    [*_, old] = screens(setting, 40)
    assert old.people is not None
    persons = tuple(replace(one, name=f"Nová {seat}") for seat, one in enumerate(old.people.persons))
    others = replace(old, people=replace(old.people, persons=persons))
    one_newcomer = replace(old, people=replace(old.people, persons=(*old.people.persons[:-1], persons[-1])))
    for screen, stays in ((others, False), (one_newcomer, True), (replace(old, status=()), True)):
        board = LineBoard(lambda shown, size, _: lines(shown, size), lambda _: b"")
        board.size, board.screen = DisplaySize(1, 40), old
        board.lay_out()
        board.messages.add(LineMessage((b"\x01",), screen=old), Priority.QUEUE)
        board.screen = screen
        board.lay_out()
        board.follow(old, screen, False)
        standing = board.messages.standing
        assert standing is not None
        assert (standing.screen is old) == stays


@pytest.mark.turns(3)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_no_page_cuts_a_word_of_the_waiting_choice(setting: Any) -> None:
    """At the end of a match on fourteen cells "konec enter" stood as "kone", "c", "ente" and "r"."""
    ends = Item("konec enter", role="choice")
    for screen in list(screens(setting, 60))[::6]:
        waits = replace(screen, items=(ends,), focus=0, waits=True)
        words = set(writing(screen.game or "").cells(ends.label).split(bytes(1)))
        for width in (width for width in WIDTHS if width >= 14):
            for strip in lines(waits, DisplaySize(1, width)):
                touched = zip(strip.line.cells, strip.line.touches, strict=True)
                choice = bytes(cell & ~DOT_7 for cell, touch in touched if touch == Touch("items", 0))
                assert set(choice.split(bytes(1))) <= {*words, b""}, (width, choice)


@pytest.mark.turns(3)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_moving_the_cursor_changes_nothing_but_dot_7(setting: Any) -> None:
    for screen in list(screens(setting, 60))[::5]:
        places = range(len(screen.items))
        size = DisplaySize(1, 40)
        moved = [[strip.line.cells for strip in lines(replace(screen, focus=place), size)] for place in places]
        assert len({tuple(bytes(cell & ~DOT_7 & 0xFF for cell in cells) for cells in shown) for shown in moved}) <= 1
        assert len({tuple(shown) for shown in moved}) == len(moved)


def _seated(screen: Screen) -> Language:
    language = czech(screen.game or "")
    assert screen.people is not None
    language.people = screen.people
    return language


def test_every_picture_is_as_wide_as_it_says_and_names_fields_that_there_are() -> None:
    for game, file in (*LAYOUTS.items(), ("other", GENERAL_LAYOUT_FILE)):
        known = {*COMMON_FIELDS, *(FIELDS[game].by_name if game in FIELDS else ()), MESSAGE_SLOT}
        for size, made in layout(file).items():
            for page in made:
                assert all(max(slot.places) < size.cells for slot in page), (game, size)
                assert {slot.field for slot in page} <= known, (game, size)


def test_what_can_be_done_stands_once_on_a_page() -> None:
    """Without cards "held" shows the actions; beside "choices" Whist wrote "go: enter" twice."""
    twice = {"held", "choices", "hand"}
    for game, file in (*LAYOUTS.items(), ("other", GENERAL_LAYOUT_FILE)):
        for size, made in layout(file).items():
            for page in made:
                found = {slot.field for slot in page} & twice
                assert "held" not in found or len(found) == 1, (game, size, found)


@pytest.mark.parametrize("game", FIELDS)
def test_every_field_of_a_game_is_found_on_displays_of_every_width(game: str) -> None:
    for size in SIZES:
        found = {slot.field for page in pages_for(LAYOUTS[game], size) for slot in page}
        assert found & {"hand", "held"}
        assert found & {"choices", "held", "course"}
        assert set(FIELDS[game].by_name) - found <= _said_otherwise(game, size), (game, size)


def _said_otherwise(game: str, size: DisplaySize) -> set[str]:
    """Return the fields that another field of the same display replaces, or that a game does not use."""
    spare = {"trick", "others", "named"} - {"trick" if size.width < 32 and size.lines == 1 else "named"}
    own_mark = set() if size.width < 32 and size.lines == 1 else {"turn"}  # the trick shows it in the player's place
    return spare | own_mark | {"trick", "named"} | ({"others"} if game == "quist" else set())


def test_pictures_are_cells_of_the_width_they_stand_under() -> None:
    for file in (*LAYOUTS.values(), GENERAL_LAYOUT_FILE):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        names = data["fields"]
        for size, pictures in data["pages"].items():
            lines, _, width = size.rpartition("x")
            if lines:
                assert all(len(picture) == int(lines) for picture in pictures), (file, size)
            rows = [row for picture in pictures for row in (picture if lines else [picture])]
            assert all(len(row) == int(width) for row in rows), (file, size)
            assert all(sign == " " or sign in names for row in rows for sign in row), (file, size)
