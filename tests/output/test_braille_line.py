"""The braille line at a display: screens, messages, panning and routing, settings; all through its port."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import msgspec
import pytest

from braille.driver import CellsReplaced, CellsRestored
from braille.text import BrailleTable
from numeramis_access.input.inbox import Inbox, Incoming, KeyDown, Report, Touched
from numeramis_access.output.braille_board import END_CELL
from numeramis_access.output.braille_layout import MORE_DOTS
from numeramis_access.output.braille_line import BrailleLine
from numeramis_access.output.braille_survey import display_findings
from numeramis_access.output.channel import ChannelUnavailable
from numeramis_access.output.screen import Item, Screen
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from tests.app.fingers import Unhurried
from tests.braille.emulators import Emulator
from tests.braille.emulators.baum import BaumDisplay
from tests.braille.emulators.freedomscientific import FreedomScientificDisplay
from tests.waiting import wait_until

CZECH = BrailleTable("cs-8")
PATIENCE = 20.0
MENU = Screen("menu", "Nabídka", (Item("první"), Item("druhá", value="tři", role="slider"), Item("třetí")))
TEXT = Screen("reader", "Text", (Item("Nadpis", role="heading"), Item("Jedna dvě tři čtyři pět šest.", role="text")))


def cells(text: str, last: int | None = None, width: int = 12) -> bytes:
    """Return a text with blanks behind it and perhaps a mark in the last cell."""
    found = bytearray(CZECH.cells(text).ljust(width, b"\0"))
    if last is not None:
        found[-1] = last
    return bytes(found)


class Reader:
    """A line, its display, and the items in its inbox."""

    def __init__(self, device: Emulator, settings: Settings, family: str = "baum") -> None:
        self.device = device
        self.inbox = Inbox()
        language = CurrentLanguage(settings.language or "cs")
        self.timers = Unhurried()
        self.line = BrailleLine(
            settings, self.inbox, language, f"{family}:{device.path}", retry=0.1, timers=self.timers
        )
        self.line.open()
        assert isinstance(self.next(Report), Report)

    def next(self, kind: type[Incoming]) -> Incoming:
        """Return the inbox's next item of a kind."""
        while True:
            item = self.inbox.take(PATIENCE)
            assert item is not None, kind
            if isinstance(item, kind):
                return item

    def see(self, screen: Screen) -> None:
        """Show a screen."""
        self.line.draw(screen)
        self.line.flush()

    def tell(self, *announcements: Announcement) -> None:
        """Tell messages that belong to one key."""
        if self.line._board.messages.standing is None:
            self.line.note_key()
        for announcement in announcements:
            self.line.show(announcement)
        self.line.flush()

    def stands(self, text: str, last: int | None = None, at: int = 0) -> None:
        """Wait until the display shows a text, with blanks behind it and perhaps a mark in the last cell."""
        expected = cells(text, last, self.device.cell_count - at)
        ends = time.monotonic() + PATIENCE
        while self.device.cells[at:] != expected:
            assert time.monotonic() < ends, (text, self.device.cells.hex(" "))
            time.sleep(0.002)

    def press(self, key: str) -> None:
        """Press a key."""
        self.timers.feel()
        self.device.tap(key)


def said(braille: str, kind: str = "test", priority: Priority = Priority.QUEUE, **more: object) -> Announcement:
    """Return an announcement with different texts for ears and fingers."""
    text = str(more.pop("text", f"Řečeno {braille}."))
    return Announcement(kind, text, braille, braille, priority=priority, **more)  # type: ignore[arg-type]


@contextmanager
def reader(cells: int = 20, **settings: object) -> Iterator[Reader]:
    """Yield a reader in front of an empty line."""
    with BaumDisplay(b"VarioUltra 20   ", cells) as device:
        someone = Reader(device, msgspec.convert({"language": "cs", "braille_seconds": 0.0, **settings}, Settings))
        try:
            yield someone
        finally:
            someone.line.close()


def test_a_menu_begins_with_its_title_and_then_shows_what_is_in_focus() -> None:
    with reader() as someone:
        someone.line.show(said("nabídka", "menu-x", Priority.NOW, text="Nabídka", shown_by="title"))
        someone.see(MENU)
        someone.stands("nabídka  první")
        someone.see(at(MENU, 2))
        someone.stands("třetí")


def test_a_title_that_is_the_name_of_the_first_value_does_not_stand_before_it() -> None:
    with reader() as someone:
        someone.line.show(said("druhá", "menu-x", Priority.NOW, text="Nabídka", shown_by="title"))
        someone.see(at(MENU, 1))
        someone.stands("druhá: tři        -+")


def test_a_sign_at_the_end_of_a_message_does_not_stand_alone() -> None:
    with reader(12) as someone:
        someone.see(MENU)
        someone.tell(said("hra 1 vynáší d"))
        someone.stands("hra 1", MORE_DOTS)
        someone.press("pan right")
        someone.stands("vynáší d")


def test_a_short_text_goes_on_behind_the_end_of_the_text_before_it() -> None:
    with reader(14) as someone:
        someone.see(MENU)
        someone.tell(said("hra 1 začíná d", "begins"), said("jen 2x6", "only"))
        someone.stands("hra 1 začíná", MORE_DOTS)
        someone.press("pan right")
        someone.stands("d  jen 2x6")


def at(screen: Screen, focus: int) -> Screen:
    """Return a screen with another focus."""
    return replace(screen, focus=focus)


def test_a_value_is_changed_by_the_keys_over_minus_and_plus() -> None:
    with reader() as someone:
        someone.see(at(MENU, 1))
        someone.stands("druhá: tři        -+")
        for place, zone in ((18, "less"), (19, "more"), (0, "items")):
            someone.press(f"routing {place}")
            assert someone.next(Touched) == Touched(zone, 1, "braille")


def test_the_title_of_a_menu_is_never_a_way_to_choose_what_stands_after_it() -> None:
    with reader() as someone:
        someone.line.show(said("opravdu?", "really", Priority.NOW, text="Nabídka", shown_by="title"))
        someone.see(MENU)
        someone.stands("opravdu?  první")
        someone.press("routing 2")
        someone.press("routing 11")
        assert someone.next(Touched) == Touched("items", 0, "braille")
        assert someone.inbox.take(0.05) is None


def test_a_long_text_is_panned_to_its_end_and_then_the_key_is_the_scenes() -> None:
    with reader(12) as someone:
        someone.see(at(TEXT, 1))
        for part, more in (("Jedna dvě", MORE_DOTS), ("tři čtyři", MORE_DOTS), ("pět šest.", None)):
            someone.stands(part, more)
            someone.press("pan right")
        assert someone.next(KeyDown).key == "braille pan right"
        someone.press("pan left")
        someone.stands("tři čtyři", MORE_DOTS)


def test_a_text_that_is_entered_from_below_is_entered_at_its_end() -> None:
    with reader(12) as someone:
        longer = Screen("reader", "Text", (*TEXT.items, Item("Konec.", role="text")), 2)
        someone.see(longer)
        someone.stands("Konec.")
        someone.press("pan left")
        assert someone.next(KeyDown).key == "braille pan left"
        someone.see(at(longer, 1))
        someone.stands("pět šest.")


def test_messages_come_over_the_line_one_after_another_and_give_it_back() -> None:
    with reader() as someone:
        someone.see(MENU)
        someone.tell(said("jedna"))
        someone.tell(said("dvě"))
        someone.stands("jedna", MORE_DOTS)
        someone.press("pan right")
        someone.stands("dvě")
        someone.press("pan right")
        someone.stands("první")


def test_every_word_of_a_long_message_can_be_read() -> None:
    with reader(12) as someone:
        someone.see(MENU)
        someone.tell(said("vaše figura je čtveřice a dvojice"))
        for part, more in (("vaše figura", MORE_DOTS), ("je čtveřice", MORE_DOTS), ("a dvojice", None)):
            someone.stands(part, more)
            someone.press("pan right")
        someone.stands("první")


def test_a_routing_key_over_a_message_reads_on_and_touches_nothing() -> None:
    with reader() as someone:
        someone.see(MENU)
        someone.tell(said("zpráva"))
        someone.stands("zpráva")
        someone.press("routing 1")
        someone.stands("první")
        assert someone.inbox.take(0.05) is None
        someone.press("routing 1")
        assert someone.next(Touched) == Touched("items", 0, "braille")


def test_other_keys_go_to_the_keymaps_and_give_the_line_back() -> None:
    with reader() as someone:
        someone.see(MENU)
        someone.tell(said("zpráva", priority=Priority.NOW))
        someone.stands("zpráva")
        someone.press("select")
        assert someone.next(KeyDown).key == "braille select"
        someone.line.note_key()
        someone.line.flush()
        someone.stands("první")


@pytest.mark.parametrize(("level", "expected"), [(1, "první"), (2, "první"), (3, "V7")])
def test_what_the_line_shows_anyway_comes_as_a_message_at_the_full_level_alone(level: int, expected: str) -> None:
    with reader(braille_verbosity=level) as someone:
        someone.see(MENU)
        someone.tell(said("V7", "card-played", braille_level=3))
        someone.stands(expected)


def test_the_brief_level_keeps_results_and_leaves_out_the_course() -> None:
    with reader(braille_verbosity=1) as someone:
        someone.see(MENU)
        someone.tell(said("bere V 1", "trick-won", braille_level=2), said("hra 5:4", "deal-scored"))
        someone.stands("hra 5:4")


def test_what_follows_an_answer_belongs_to_it_whatever_its_kind() -> None:
    with reader(braille_verbosity=1) as someone:
        someone.see(MENU)
        someone.tell(said("hry 1:0", "score", Priority.NOW), said("4:2", "won-so-far", braille_level=3))
        someone.stands("hry 1:0  4:2")


def test_what_is_told_of_one_thing_stands_on_one_line_and_is_parted_where_it_must() -> None:
    with reader(20) as someone:
        someone.see(MENU)
        cards = [said(card, "on-table") for card in ("D5", "A0", "B0", "V9")]
        someone.tell(said("zdvih V", "last-trick", Priority.NOW), *cards, said("za 1", "worth"))
        someone.stands("zdvih V", MORE_DOTS)
        someone.press("pan right")
        someone.stands("D5 A0 B0 V9  za 1")


def test_what_is_in_focus_is_no_message_and_an_end_is_felt_instead_of_heard() -> None:
    with reader() as someone:
        someone.see(MENU)
        someone.tell(said("první", "entry", Priority.NOW, cue="hand-end", shown_by="focus"))
        someone.stands("první", END_CELL)
        someone.line.note_key()
        someone.line.flush()
        someone.stands("první")


def test_the_history_shows_even_what_the_line_would_not() -> None:
    with reader() as someone:
        someone.see(MENU)
        someone.tell(said("V7", "card-played", Priority.NOW, recalled=True))
        someone.stands("V7")


def test_a_message_goes_by_itself_after_its_time_part_by_part() -> None:
    with reader(12, braille_seconds=0.4) as someone:
        someone.see(MENU)
        someone.tell(said("jedna dvě tři"))
        someone.tell(said("konec"))
        someone.stands("konec")
        someone.press("pan right")
        someone.stands("první")
        shown = [
            someone.device.shown.index(cells(*part))
            for part in (("jedna dvě", MORE_DOTS), ("tři", MORE_DOTS), ("konec",))
        ]
        assert shown == sorted(shown)


def test_hush_gives_the_line_back() -> None:
    with reader() as someone:
        someone.see(MENU)
        someone.tell(said("jedna"))
        someone.tell(said("dvě"))
        someone.stands("jedna", MORE_DOTS)
        someone.line.hush()
        someone.stands("první")


def test_of_twenty_events_in_a_row_the_last_state_stands_after_a_few_writings() -> None:
    with reader() as someone:
        someone.see(MENU)
        someone.stands("první")
        before = someone.device.writes
        for number in range(20):
            someone.see(at(MENU, number % 2 * 2))
            time.sleep(0.001)  # one after another, faster than the display takes them
        someone.stands("třetí")
        assert someone.device.writes - before < 10


def test_one_event_with_several_messages_is_one_writing() -> None:
    with reader() as someone:
        someone.see(MENU)
        someone.stands("první")
        before = someone.device.writes
        someone.line.show(said("nic", "unknown-key", Priority.NOW))
        someone.line.show(said("jedna"))
        someone.line.draw(at(MENU, 2))
        someone.line.flush()
        someone.stands("nic  jedna")
        assert someone.device.writes - before == 1


def test_another_table_is_used_at_once_and_one_that_is_missing_is_told() -> None:
    with reader() as someone:
        someone.see(at(MENU, 2))
        someone.line.apply(Settings(language="cs", braille_table="cs-6"))
        someone.see(Screen("menu", "x", (Item("Sedm 7"),)))
        wait_until(lambda: someone.device.cells == BrailleTable("cs-6").cells("Sedm 7").ljust(20, b"\0"))
        someone.line.apply(Settings(language="cs", braille_table="louis:no-such.ctb"))
        someone.see(Screen("menu", "y", (Item("Sedm 7"),)))
        someone.stands("Sedm 7")
        assert someone.next(Report) == Report("display-table", {"name": "louis:no-such.ctb"})


def test_a_display_that_comes_back_narrower_gets_lines_of_its_own_width() -> None:
    with reader(20) as someone:
        someone.see(at(TEXT, 1))
        someone.stands("Jedna dvě tři čtyři", MORE_DOTS)
        someone.device.unplug()
        assert someone.next(Report) == Report("display-lost", {"why": "lost"}, "display-lost")
        someone.device.cell_count = 12
        someone.device.plug()
        someone.stands("Jedna dvě", MORE_DOTS)
        report = someone.next(Report)
        assert isinstance(report, Report)
        assert (report.code, report.values["cells"], report.cue) == ("display-connected", 12, "display-connected")


def test_a_device_named_wrongly_is_told_and_nothing_else_happens() -> None:
    line = BrailleLine(Settings(braille="banana"), Inbox(), CurrentLanguage("cs"))
    assert not line.probe()
    with pytest.raises(ChannelUnavailable) as caught:
        line.open()
    assert caught.value.code == "unknown-device"
    line.close()


def test_a_line_that_is_not_wanted_opens_nothing_and_takes_everything() -> None:
    line = BrailleLine(Settings(braille="off"), Inbox(), CurrentLanguage("cs"))
    assert not line.probe()
    line.open()
    line.draw(MENU)
    line.show(said("zpráva"))
    line.flush()
    line.hush()
    assert line.cells == b""
    line.close()


def test_switched_off_in_the_settings_the_display_is_let_go_and_switched_on_it_comes_back() -> None:
    with BaumDisplay(b"VarioUltra 20   ", 20) as device:
        named = Settings(language="cs", braille=f"baum:{device.path}")
        line = BrailleLine(named, Inbox(), CurrentLanguage("cs"), retry=0.1)
        line.open()
        line.draw(MENU)
        line.flush()
        expected = CZECH.cells("první").ljust(20, b"\0")
        wait_until(lambda: device.cells == expected)
        line.apply(Settings(language="cs", braille="off"))
        assert line.cells == b""
        line.apply(named)
        device.renew()
        wait_until(lambda: device.cells == expected)
        line.close()


def test_the_doctor_gets_a_known_code_for_every_place() -> None:
    words = Language("cs")
    for code, detail in display_findings():
        assert words.has(f"doctor-braille-{code}"), (code, detail)


def test_a_key_over_cells_that_the_display_has_not_acknowledged_only_writes_them_again() -> None:
    with FreedomScientificDisplay(cell_count=40) as device:
        settings = msgspec.convert({"language": "cs", "braille_seconds": 0.0}, Settings)
        someone = Reader(device, settings, "freedomscientific")
        try:
            someone.see(at(MENU, 1))
            someone.stands("druhá: tři" + " " * 28 + "-+")
            device.losses = 1
            someone.see(at(MENU, 2))
            wait_until(lambda: not device.losses)
            someone.press("routing 2")
            someone.press("select")
            key = someone.next(KeyDown)
            assert isinstance(key, KeyDown)
            assert key.unfelt
            someone.stands("třetí")
            someone.press("routing 2")
            assert someone.next(Touched) == Touched("items", 2, "braille")
            someone.press("select")
            key = someone.next(KeyDown)
            assert isinstance(key, KeyDown)
            assert not key.unfelt
        finally:
            someone.line.close()


def test_no_key_acts_and_no_time_passes_while_something_else_stands_on_the_display() -> None:
    with reader(braille_seconds=2.0) as someone:
        someone.see(MENU)
        someone.stands("první")
        someone.line._on_event(CellsReplaced())
        for key in ("routing 0", "select", "pan right"):
            someone.press(key)
        assert someone.inbox.take(0.1) is None
        someone.line._on_event(CellsRestored())
        someone.device.tap("routing 0")
        assert someone.inbox.take(0.1) is None, "the cells came back a moment ago"
        someone.press("routing 0")
        assert someone.next(Touched) == Touched("items", 0, "braille")
