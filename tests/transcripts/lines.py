"""Play a deal of every game at braille displays; log the content of the display and its duration.

Part of ``python -m tests.transcripts.make``. A line of a log is one state of the display: its start and duration
(seconds), the display as characters, and the key that ended it, or nothing if it ended by itself. Dots that the
characters don't show stand below: ``7`` the cursor or the highest card, ``8`` a playable card or a choice, ``9`` both.
``=`` is the sign of the player to act, ``#`` the mark for more text. On nine lines of six dots these marks are
dots 1 and 4 of the line below.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from braille.cells import DOT_7, DOT_8
from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.table import local_match
from numeramis_access.output.braille_board import END_CELL
from numeramis_access.output.braille_fields import AWAITED_SEAT_CELL
from numeramis_access.output.braille_layout import DOTS_BENEATH, MORE_DOTS, SIX_DOT_MORE_CELL, Touch
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from tests.app.evening import Clock, Evening, Stood
from tests.app.fingers import NAMES, Canute, read_six, reading
from tests.braille.emulators.baum import BaumDisplay
from tests.standard import GAMES

FOLDER = Path(__file__).parent / "recorded"
SEED = 5
#: cells of displays with one line; those of nine lines have forty each
WIDTHS = (14, 20, 40, 80)
LINES = "9x40"
SIZES = (*map(str, WIDTHS), LINES)
#: the mark for the end of a text, which is a letter of another language in Czech too
END_ON_SIX = bytes([END_CELL & 0x3F])


class Dealt(NamedTuple):
    """A deal at a display.

    :param size: its cells, or ``9x40``. :param sure: ``sure`` if the program names cards before it plays them.
    """

    game: str
    size: str
    language: str
    sure: str = ""

    @property
    def file(self) -> Path:
        """Return the path of the log."""
        return FOLDER / f"{self.game}-{self.language}-line-{self.size}{f'-{self.sure}' * bool(self.sure)}.txt"

    @property
    def settings(self) -> dict[str, object]:
        """Return the player's settings."""
        usual = Settings()
        return {"braille_seconds": usual.braille_seconds, "pace": usual.pace, "name_first": bool(self.sure)}


DEALS = (
    *(Dealt(game, size, "cs") for game in GAMES for size in SIZES),
    *(Dealt(game, "40", "en") for game in GAMES),
    *(Dealt("whist", "20", language, "sure") for language in ("cs", "en")),
)


def play(dealt: Dealt) -> str:
    """Return the log of a deal."""
    game, size, language, _ = dealt
    with ExitStack() as stack:
        clock = Clock()
        home = Home.at(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        if size == LINES:
            device: Canute | BaumDisplay = Canute()
            name = "off"
        else:
            device = stack.enter_context(BaumDisplay(NAMES[int(size)], int(size)))
            name = f"baum:{device.path}"
        someone = stack.enter_context(reading(device, name, language, timers=clock, where=home, **dealt.settings))
        someone.app.follow(begin_named(someone.app, local_match.begin_match, game, [], SEED, None, None))
        someone.app.start()
        evening = Evening(someone, clock)
        evening.play()
        return written(evening.log, language, 40 if size == LINES else int(size))


def written(log: list[Stood], language: str, width: int) -> str:
    """Return a log as text."""
    begun = log[0].since
    lines: list[str] = []
    for stood in log:
        rows = _rows(stood, language, width)
        head = f"{stood.since - begun:7.1f}{f'+{stood.until - stood.since:.1f}':>7}  "
        lines += [(head if not number else " " * len(head)) + row for number, row in enumerate(rows)]
        lines[-len(rows)] += f"  {stood.by_key}" * bool(stood.by_key)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _rows(stood: Stood, language: str, width: int) -> list[str]:
    """Return one state of the display: each line, and below it the dots that characters don't show."""
    if len(stood.cells) > width:
        return [f"|{_on_six(stood.cells[n : n + width], language)}|" for n in range(0, len(stood.cells), width)]
    found = [f"|{''.join(map(_sign, stood.cells, stood.text))}|"]
    marks = "".join(map(_mark, stood.cells, stood.touches, (None, *stood.touches)))
    return [*found, f" {marks}"] if marks.strip() else found


def _sign(cell: int, character: str) -> str:
    return {MORE_DOTS: "#", AWAITED_SEAT_CELL: "="}.get(cell, character)


def _mark(cell: int, touch: Touch | None, before: Touch | None) -> str:
    """Return the dots of a cell that have their own meaning; a digit has dot 8 by itself."""
    if touch is None or (touch.zone == "items" and touch == before):
        return " "
    return " 789"[bool(cell & DOT_7) + 2 * bool(cell & DOT_8 and touch.zone == "items")]


def _on_six(cells: bytes, language: str) -> str:
    """Return six-dot braille as characters; a line of marks for the one above it as ``7``, ``8`` and ``9``."""
    if not set(cells) - set(DOTS_BENEATH.values()):
        marks = dict(zip(DOTS_BENEATH.values(), " 789", strict=True))
        return "".join(marks[cell] for cell in cells)
    marked = cells.replace(END_ON_SIX, bytes([SIX_DOT_MORE_CELL]))
    return "#".join(read_six(part, language) for part in marked.split(bytes([SIX_DOT_MORE_CELL]))).ljust(len(cells))


def recordings() -> Iterator[tuple[Path, str]]:
    """Yield the path and text of every log."""
    for played in DEALS:
        yield played.file, play(played)
