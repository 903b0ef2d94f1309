"""One of two programs on the same home: it keeps everything in memory and follows orders.

Each order is a line with the name of a file of the home; the program makes its own change to that file, and writes a
line.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

from numeramis_access.app.daily import days
from numeramis_access.app.people.acquaintances import Acquaintances
from numeramis_access.app.people.company import Company
from numeramis_access.app.people.houses import HousesMenu
from numeramis_access.app.practice import drill, kept_positions
from numeramis_access.app.translating.workshop import Workshop
from numeramis_access.compose import make_program
from numeramis_access.input.own_keys import OwnKeys
from numeramis_access.practice import positions, schedule
from numeramis_access.store.begun import BegunMatches
from numeramis_access.store.home import Home
from numeramis_access.store.known_houses import KnownHouse, KnownHouses
from numeramis_access.store.settings import OwnTable, load_settings
from numeramis_access.words.languages import LANGUAGES, Languages
from tests.standins import in_a_thread

#: language of a translator, whose messages exist only in English
CODE = "xx"


class OneOfTwo:
    """One program. :param name: ``A`` or ``B``."""

    def __init__(self, home: Home, name: str) -> None:
        self.home, self.name = home, name
        self.app = make_program(load_settings(home.settings_file)[0], home, thinker=in_a_thread)
        self.company = Company(self.app, "")
        self.begun, self.known, self.own = BegunMatches(home), Acquaintances(home), OwnKeys(home.keymap_file)
        self.houses_met = KnownHouses(home)
        self.times = 0

    @property
    def thing(self) -> str:
        """Return a name for this change alone."""
        return f"{self.name}{self.times}"

    # changes, by property of the home

    def settings_file(self) -> None:
        """Keep an own table, and change one setting, a different one in each program."""
        field = "rate" if self.name == "A" else "volume"
        self.app.change(**{field: 10 + self.times})
        self.app.change(tables={**self.app.settings.tables, self.thing: OwnTable("quist", {}, 4)})

    def keymap_file(self) -> None:
        """Assign a command to a key."""
        self.own.set_key("table", f"f{self.times + (1 if self.name == 'A' else 12)}", "hand")

    def translations(self) -> None:
        """Translate a message."""
        bare = LANGUAGES["sk"]._replace(code=CODE, folder=self.home.data / "none")
        shop = Workshop(CODE, Languages([LANGUAGES["en"], bare], self.home.translations), self.app.catalogue,
                        self.home.translations)  # fmt: skip
        source = shop.sources[0]
        shop.save_message(source, shop.order(source)[self.times + (0 if self.name == "A" else 10)], {"": self.thing})

    def progress(self) -> None:
        """Answer a question."""
        item = schedule.ScheduledQuestion(self.thing, 1, self.times)
        drill.change_progress(self.app, lambda progress: schedule.record_answer(progress, item, False, time.time()))

    def positions(self) -> None:
        """Keep a position."""
        kept_positions.add_positions(self.app, [positions.KeptMistake(self.thing, "quist", 1.0)])

    def calendar(self) -> None:
        """Play the deal of a day."""
        day = date(2026, 1, 1) + timedelta(days=self.times)
        days.add_result(self.home, days.DayResult(f"game-{self.name}", day, "tricks", 1.0))

    def known_words(self) -> None:
        """Note a passphrase."""
        self.company.person, self.company.passphrase.made = self.thing, 5
        self.company.passphrase._keep_known()

    def acquaintances(self) -> None:
        """Add a friend."""
        self.known.set_friend(self.thing, self.thing, True)

    def houses(self) -> None:
        """Join a house."""
        HousesMenu(self.app)._join(self.thing)

    def known_houses(self) -> None:
        """Note a house that can prove its identity."""
        self.houses_met.note(KnownHouse(self.thing, "ticket", "secret", (self.thing,)))

    def begun_matches(self) -> None:
        """Begin a match among people."""
        self.begun.note_begun(self.thing, "house")


#: the method that changes each file of the home
CHANGES: dict[str, Callable[[OneOfTwo], None]] = {
    "settings_file": OneOfTwo.settings_file, "keymap_file": OneOfTwo.keymap_file,
    "translations": OneOfTwo.translations, "progress_file": OneOfTwo.progress, "positions_file": OneOfTwo.positions,
    "calendar_file": OneOfTwo.calendar, "known_words_file": OneOfTwo.known_words,
    "acquaintances_file": OneOfTwo.acquaintances, "houses_file": OneOfTwo.houses,
    "known_houses_file": OneOfTwo.known_houses, "unfinished_matches_file": OneOfTwo.begun_matches,
}  # fmt: skip


def main() -> None:
    """Carry out the order of each line: the name of a file, and the number of the change."""
    home, name = Path(sys.argv[1]), sys.argv[2]
    one = OneOfTwo(Home.at(home), name)
    print("ready", flush=True)
    for line in sys.stdin:
        what, number = line.split()
        one.times = int(number)
        CHANGES[what](one)
        print("done", flush=True)


if __name__ == "__main__":
    main()
