"""A club evening at the tables of a house by dots alone: the director at forty cells, another player at fourteen.

The director announces the evening, both find it and sit down as pairs, computers fill up; they play two rounds of one
board. Then one of them reads the standings and ends the evening, and the other reads a board of the other table.
``python -m tests.transcripts.club_lines`` rewrites the logs in ``recorded``; a test compares them. They read as those
of ``people_lines``.
"""

from __future__ import annotations

import random
import tempfile
from contextlib import ExitStack
from itertools import chain, count
from pathlib import Path
from unittest.mock import patch

from numeramis_access.app.evening.at_tables import EveningTableMenu
from numeramis_access.app.evening.directed import DirectedEveningMenu
from numeramis_access.output.braille_board import END_CELL
from numeramis_access.tables import fairness
from tests.app.fingers import NAMES, Device
from tests.braille.emulators.baum import BaumDisplay
from tests.server import guests
from tests.transcripts.lines import FOLDER, written
from tests.transcripts.people import Beginners
from tests.transcripts.people_lines import ADDRESS, BACK, CODE, ENTRIES, FIRST, Party, Place

GAME, ROUNDS = "quist", 2
#: cells, language and name of both: the director first
WHO = ((40, "cs", "Růžena Ďáblová"), (14, "en", "Max Woolf"))
#: how many moves of the deal are listened to
SAMPLE = 4
#: changes the value of the entry in focus: one less, one more
LESS, MORE = "space+dot3", "space+dot6"
DOWN, ENTER = "space+dot4", "dot8"


class ClubPlace(Place):
    """A person at a display of any length."""

    def _called(self, message: str, **values: object) -> str:
        return super()._called(message, **values)[: 12 if len(self.someone.cells) > 14 else 9].strip()


class ClubMeeting:
    """One evening of the director and another player. :param displays: each with the setting that finds it."""

    def __init__(self, folder: Path, displays: list[tuple[Device, str]]) -> None:
        self.party = Party(folder)
        for (device, name), (_, language, _), where in zip(displays, WHO, ("director", "player"), strict=True):
            self.party.places.append(ClubPlace(self.party, device, name, language, where))
        self.director, self.player = self.party.places
        self.party.settle()

    def close(self) -> None:
        """Close both programs."""
        for place in self.party.places:
            place.someone.app.close()
        self.party.club.house.close()

    def lead(self) -> None:
        """Lead the whole evening."""
        self.gather()
        for number in range(ROUNDS):
            self.play_round(number)
        self.look_back()
        self.end()

    @property
    def side(self) -> DirectedEveningMenu:
        """Return the director's side of the evening."""
        return next(scene for scene in self.director.someone.app.scenes if isinstance(scene, DirectedEveningMenu))

    def gather(self) -> None:
        """Announce the evening, find it in the list of tables, sit down, begin."""
        director, player = self.party.places
        for place, (_, _, name) in zip(self.party.places, WHO, strict=True):
            self._arrive(place, name)
            if place is director:
                place.choose(place._called("people-new-evening"))
                self._change(place, "evening-game", MORE, f"game-{GAME}")
                self._change(place, "evening-plan-boards", LESS)
                for _ in range(ROUNDS):
                    self._change(place, "evening-plan-rounds", MORE)
                place.choose(place._called("evening-announce"))
                place.read_on()
        player.choose(player.someone.app.text("game-quist").lower())
        player.read_on()
        self._sit(player, 2)
        self._sit(director, 1)
        player.read_on()
        director.choose(director._called("evening-house-begin", free=False))

    def _arrive(self, place: Place, name: str) -> None:
        place.choose(place._called("menu-people"))
        place.write(name)
        place.choose(place._called("people-join"))
        place.write(ADDRESS)

    def _change(self, place: Place, message: str, key: str, until: str = "") -> None:
        """Change an entry's value once, or until it is a message's text."""
        menu = place.someone.app.scene
        label = place.someone.app.text(message)
        while menu.entries[menu.focus].label() != label:  # type: ignore[attr-defined]
            place.press(DOWN)
        place.press(key)
        while until and menu.entries[menu.focus].value() != place.someone.app.text(until):  # type: ignore[attr-defined]
            place.press(key)

    def _sit(self, place: Place, pair: int) -> None:
        """Take the first place of a pair."""
        app = place.someone.app
        label = app.text("evening-house-place", pair=pair, side=0, teams=False)
        for _ in range(ENTRIES):
            scene = app.scene
            if scene.entries[scene.focus].label().startswith(label):  # type: ignore[attr-defined]
                return place.press(ENTER)
            place.press(DOWN)
        raise AssertionError((label, place.someone.text))

    def play_round(self, number: int) -> None:
        """Let both play a round."""
        self.party.play(lambda: self.side.log.round > number or self._all_in)
        for place in self.party.places:
            place.read_on()

    @property
    def _all_in(self) -> bool:
        evening = self.side.log
        return evening.has_begun_all and len(evening.outcomes) == 2 * ROUNDS

    def look_back(self) -> None:
        """Let the player return to the evening, read the standings, and a board of the other table."""
        player = self.player
        self._to_evening(player)
        player.choose(player._called("evening-standings"))
        self._through(player)
        player.press(BACK)
        player.choose(player._called("evening-house-others"))
        for _ in ("rounds", "boards", "tables", "deal"):
            self._through(player)
            player.press(FIRST)
            player.press(ENTER)
            self.party.pass_time(2)
        for _ in range(SAMPLE):
            player.press(MORE)
        while not isinstance(player.someone.app.scene, EveningTableMenu):
            player.press(BACK)

    def _to_evening(self, place: Place) -> None:
        """Go from the finished table to the evening."""
        for _ in range(ENTRIES):
            if isinstance(place.someone.app.scene, EveningTableMenu):
                return place.read_on()
            place.press(BACK) if place.playing is not None else place.choose(place._called("people-leave-over"))
        raise AssertionError(place.someone.text)

    def _through(self, place: Place) -> None:
        """Read the whole menu by panning."""
        place.read_on()
        for _ in range(ENTRIES):
            if place.someone.cells[-1] == END_CELL:
                return
            place.press("pan right")

    def end(self) -> None:
        """End the evening at the desk, and close it."""
        director = self.director
        self._to_evening(director)
        director.choose(director._called("evening-house-desk"))
        director.choose(director._called("evening-standings"))
        self._through(director)
        director.press(BACK)
        director.choose(director._called("evening-finish", missing=0))
        director.read_on()
        self.player.read_on()
        director.press(BACK)
        director.choose(director._called("evening-house-close"))
        director.choose(director._called("yes"))
        for place in self.party.places:
            place.read_on()


def play() -> dict[str, str]:
    """Return the logs of the evening by file name."""
    chance, ids = random.Random(8), random.Random(0)  # the number of requests changes no card
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        displays: list[tuple[Device, str]] = []
        for cells, _, _ in WHO:
            display = stack.enter_context(BaumDisplay(NAMES[cells], cells))
            displays.append((display, f"baum:{display.path}"))
        stack.enter_context(patch.multiple(
            fairness.secrets, randbelow=chance.randrange, SystemRandom=lambda: chance, randbits=chance.getrandbits,
            token_hex=lambda count=8: f"{ids.getrandbits(8 * count):0{2 * count}x}",
        ))  # fmt: skip
        stack.enter_context(patch.object(guests, "policy", Beginners.fast))
        codes = chain([CODE], map(str, count(1)))
        for room in ("gathering", "directing"):
            stack.enter_context(patch(f"numeramis_access.server.people.{room}.draw_words", lambda *_: next(codes)))
        met = ClubMeeting(folder, displays)
        stack.callback(met.close)
        met.lead()
        return {
            f"club-{language}-line-{cells}": written(place.log, language, cells)
            for place, (cells, language, _) in zip(met.party.places, WHO, strict=True)
        }


def main() -> None:
    """Write both logs."""
    for name, text in play().items():
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
