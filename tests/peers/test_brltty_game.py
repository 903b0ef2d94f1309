"""The game on brltty's own virtual display: with any display of BRLTTY's the table is under the fingers."""

from __future__ import annotations

import pytest

from braille.cells import dots
from braille.text import BrailleTable
from tests.app.fingers import Fingers, of_displays, reading
from tests.braille.emulators.freedomscientific import FreedomScientificDisplay
from tests.peers.brltty import VirtualDisplay, start_server, start_virtual

pytestmark = pytest.mark.peer("brltty")

COMMANDS = {"pan left": "fwinlt", "pan right": "fwinrt", "select": "return"}


class Virtual:
    """brltty's virtual display in the form of the tests' other displays."""

    def __init__(self, display: VirtualDisplay) -> None:
        self.display = display
        self._dots = 0

    @property
    def cells(self) -> bytes:
        """Return the display's text."""
        return self.display.cells()

    def press(self, key: str) -> None:
        """Press a key; brltty knows whole keys only, and dots together."""
        if key.startswith("dot"):
            self._dots |= 1 << int(key.removeprefix("dot")) - 1
        else:
            self.display.send(COMMANDS.get(key) or f"route {key.removeprefix('routing ')}")

    def release(self, key: str) -> None:
        """Release it: the held dots form one character."""
        dots, self._dots = self._dots, 0
        if dots:
            self.display.send(f"passdots {dots}")


def device(display: VirtualDisplay) -> str:
    """Return the program's setting for the display."""
    return f"brlapi:host={display.host},auth=none,tty="


def at_table(someone: Fingers) -> None:
    """Read messages until the table is under the fingers and the player is to act."""
    for _ in range(20):
        if not someone.message and someone.hand:
            return
        someone.press("pan right")
    raise AssertionError(someone.text)


def play_last(someone: Fingers) -> None:
    """Play the last playable card: one touch selects it, the next plays it."""
    card = someone.hand[-1]
    while not someone.touch(card):
        pass


def test_a_card_is_chosen_and_played_and_a_new_size_changes_the_line_not_the_game() -> None:
    with start_virtual(40) as display, reading(Virtual(display), device(display)) as someone:
        assert someone.text.startswith("hlavní nabídka")
        someone.choose("nová partie", "quist", "začít hrát")
        at_table(someone)
        match = someone.match
        assert match is not None
        play_last(someone)
        assert len(match.desk.hand) == 8
        at_table(someone)
        display.send("cells 20")
        someone.wait(lambda: len(someone.cells) == 20 and someone.cells == someone.line.cells)
        at_table(someone)
        assert len(match.desk.hand) == 8
        assert len(someone.hand) == 8


def test_a_display_that_goes_and_comes_back_is_said_and_the_match_goes_on() -> None:
    with start_virtual(40) as display, reading(Virtual(display), device(display)) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        at_table(someone)
        since = len(someone.app.announcer.history)
        display.restart(20)
        someone.wait(lambda: len(of_displays(someone, since)) == 2)
        assert [one.kind for one in of_displays(someone, since)] == ["display-lost", "display-connected"]
        someone.wait(lambda: len(someone.cells) == 20 and someone.cells == someone.line.cells)
        at_table(someone)
        play_last(someone)
        assert someone.match is not None
        assert len(someone.match.desk.hand) == 8


@pytest.mark.parametrize("help_chord", ["space+dot1+dot2+dot5", "space+routing 0"])
def test_a_focus_behind_brltty_plays_and_gets_help_by_chords_as_on_a_serial_port(help_chord: str) -> None:
    with FreedomScientificDisplay() as display:
        brltty, host = start_server("fs", display.path)
        with brltty, reading(display, f"brlapi:host={host},auth=none,tty=") as someone:
            someone.choose("nová partie", "quist", "začít hrát")
            at_table(someone)
            assert someone.press(help_chord).startswith("nápověda")
            assert not someone.press("space+dot1+dot5").startswith("nápověda")
            at_table(someone)
            assert "hry" in someone.press("dot2+dot3+dot4")
            at_table(someone)
            play_last(someone)
            assert someone.match is not None
            assert len(someone.match.desk.hand) == 8


@pytest.mark.parametrize(("language", "table"), [("en", ""), ("cs", ""), ("en", "en-6")])
def test_a_name_is_typed_corrected_and_taken_by_dots_through_brltty(language: str, table: str) -> None:
    with (
        start_virtual(40) as display,
        reading(Virtual(display), device(display), language, braille_table=table) as someone,
    ):
        someone.choose(*(someone.app.text(name).lower() for name in ("menu-settings", "settings-game", "set-name")))
        reads = BrailleTable(table or f"{language}-8")
        for cell in reads.cells("Ewa,3"):
            someone.press("+".join(f"dot{dot}" for dot in dots(cell)))
        text = someone.cells.index(reads.cells("E"))
        assert someone.cells[text:].startswith(reads.cells("Ewa,3"))
        someone.route(text + len(reads.cells("Ew")))
        assert someone.app.scene.screen().items[0].cursor == 2
        someone.press("dot7")
        assert someone.app.scene.screen().items[0].typed == "Ea,3"
        someone.press("dot8")
        assert someone.app.settings.name == "Ea,3"
