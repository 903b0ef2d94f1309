"""Play every game in every language with stock Orca, and log Orca's speech key by key.

``python -m tests.transcripts.orca`` rewrites the logs in ``recorded``. A line that begins with ``> `` is a key; Orca's
speech after it follows. Orca drops texts when it is behind, so only an idle machine should make the logs; a test
compares them with the texts for a voice.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.table import local_match
from numeramis_access.app.table.scene import MatchScene
from tests.app.player import behind, player
from tests.peers.desktop import Desktop
from tests.transcripts.make import ASKED, FOLDER, MATCHES, SEED, Played

#: players' initial settings, but opponents neither wait nor think long, and there is no search for braille displays
SETTINGS = """language = "{language}"
pace = 0.0
level = "beginner"
thinking = 10
braille = "off"
cue_volume = 0
"""
#: keys at the first turn: the hand, the table, the score; then the menu opens and closes
ASKING = ("h", "c", "s", "Escape", "Down", "Escape")
#: seconds of silence that end Orca's speech
SILENCE = 1.5
#: seconds within which it begins
BEGINS = 10.0
#: most keys of one match
MOST = 200
#: the program's names of keys, where they differ from the X server's
OURS = {"Return": "return", "space": "space", "Down": "down", "Right": "right"}


def keys(played: Played, language: str) -> list[str]:
    """Return the keys of a player who asks at the first turn, plays a deal and opens the menu after it."""
    found = list(ASKING)
    with player(language, level="beginner", braille="off") as someone:
        words = list(played.words)
        someone.app.follow(begin_named(someone.app, local_match.begin_match, played.game, words, SEED, None, None))
        someone.settle()
        match = someone.match
        while match is not None and not ended(match) and len(found) < MOST:
            found.append(next_key(match))
            someone.press(OURS.get(found[-1], found[-1]))
    return [*found, "Escape"]


def ended(match: MatchScene) -> bool:
    """Return whether the first deal is over."""
    table = behind(match)
    return table.is_over or any(isinstance(event, table.ruleset.ends_deal) for event, _ in table.moments)


def next_key(match: MatchScene) -> str:
    """Return the key of a player who exchanges two cards at first, and then plays the next playable card."""
    desk = match.desk
    if desk.exchanges() and len(desk.marks) < 2:
        return "Right" if desk.place in desk.marks else "space"
    if desk.exchanges() and not desk.row:
        return "Down"
    here = desk.item_under_cursor()
    return "z" if isinstance(here, str) and not desk.is_playable(here) else "Return"


class Listening:
    """A match on a separate desktop, and Orca's speech about it."""

    def __init__(self, desktop: Desktop, played: Played, language: str) -> None:
        self.desktop = desktop
        self._from = 0
        desktop.orca()
        desktop.wait(lambda: bool(desktop.tap.spoken), "Orca starts")
        self._from = len(desktop.tap.spoken)
        settings = SETTINGS.format(language=language)
        desktop.program("play", played.game, "--seed", str(SEED), *played.words, settings=settings)

    @property
    def heard(self) -> list[str]:
        """Return Orca's speech since the last key; at the beginning without the window's name."""
        lines = [text.rstrip("\N{NO-BREAK SPACE}") for text in self.desktop.tap.spoken[self._from :]]
        return [line for line in lines if not line.endswith("frame.")]

    def press(self, key: str) -> None:
        """Press a key."""
        self._from = len(self.desktop.tap.spoken)
        self.desktop.press(key)

    def silent(self) -> None:
        """Wait until Orca has begun to speak and has ended."""
        begun = last = time.monotonic()
        count = len(self.heard)
        while (count == 0 and time.monotonic() - begun < BEGINS) or time.monotonic() - last < SILENCE:
            time.sleep(0.05)  # silence makes no event to wait for
            if len(self.heard) != count:
                count, last = len(self.heard), time.monotonic()


def log(played: Played, language: str) -> str:
    """Return Orca's speech in a match."""
    with Desktop() as desktop:
        listening = Listening(desktop, played, language)
        desktop.wait(lambda: bool(listening.heard), "the program speaks")
        listening.silent()
        lines = listening.heard
        for key in keys(played, language):
            listening.press(key)
            listening.silent()
            lines += [f"> {key}", *listening.heard]
    return "\n".join(lines) + "\n"


def main(names: list[str]) -> None:
    """Write logs. :param names: which, as ``quist-cs``; all if there are none."""
    wanted = [(played, code) for played in MATCHES for code in ASKED if f"{played.game}-{code}" in names or not names]
    for played, language in wanted:
        with tempfile.TemporaryDirectory() as home:
            os.environ["NUMERAMIS_HOME"] = home
            path = FOLDER / f"{played.game}-{language}-orca.txt"
            path.write_text(log(played, language), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main(sys.argv[1:])
