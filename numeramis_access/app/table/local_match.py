"""Begins and continues matches at a table in this process."""

from __future__ import annotations

import datetime
import os
import secrets
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from numeramis_access.app.shell.menu import Entry, Menu, back_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Push, Replace, Transition
from numeramis_access.app.table.kept_matches import record_error_message, restore_match, seats_of, unfinished_matches
from numeramis_access.app.table.kept_names import name_makers
from numeramis_access.app.table.match_recorder import MatchRecorder
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.tally import Tally
from numeramis_access.app.table.together import TogetherScene
from numeramis_access.app.table.two_devices import KeyboardScene
from numeramis_access.core.codec import to_json_value
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.core.table import MATCH_NUMBERS, Table
from numeramis_access.input.inbox import Report
from numeramis_access.players.characters import characters_invited
from numeramis_access.store.journal import (
    TOGETHER_FORMAT,
    Entrant,
    Header,
    Journal,
    SavedMatch,
    UnreadableJournal,
    read_journal,
)
from numeramis_access.store.lock import FileBusy
from numeramis_access.store.statistics import Statistics
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.local_seat import LocalSeat
from numeramis_access.tables.seats import Computer, Human, TableSeat
from numeramis_access.tables.together import SharedKeyboard, SharedTable, people_among

#: random bits in a seed that the player did not choose
SECRET_BITS = 64


def own_seat(app: App) -> TableSeat:
    """Return the seat of the player, under the name in the settings or, without a name, the word for "you"."""
    return TableSeat(Human(app.settings.name or str(app.text("you")), app.settings.gender))


def new_seats(app: App, count: int, level: str, companions: Sequence[str] = ()) -> tuple[TableSeat, ...]:
    """Return the seats of the player, of people beside the player, and of computers at all other places.

    The player sits at seat 0, and the people as far from each other as the table allows; of the computers, those chosen
    in the settings come first.

    :param app: the program. :param count: number of all seats, the player's included.
    :param level: level of the computers. :param companions: names of the people beside the player.
    :raises KeyError: for a name that is not among the companions in the settings.
    """
    people = [TableSeat(Human(name, app.settings.companions[name].gender)) for name in companions]
    opponents = (
        TableSeat(Computer(character.name, character.gender, level=level, temperament=character.temperament))
        for character in characters_invited(app.settings.opponents, count - 1 - len(people))
    )
    sitting = {place * count // (len(people) + 1): person for place, person in enumerate([own_seat(app), *people])}
    return tuple(sitting[seat] if seat in sitting else next(opponents) for seat in range(count))


def timing_of_settings(app: App, rests: bool | None = None, signals: bool = False) -> Timing:
    """Return the timing of a table by the player's settings.

    :param app: the program.
    :param rests: whether the table waits between two deals; None to wait unless the opponents' pace is 0.
    :param signals: whether partners signal by their cards.
    """
    pace = app.settings.pace
    return Timing(
        pace, app.settings.thinking, pace > 0 if rests is None else rests,
        rests_after_trick=app.settings.wait_after_trick, signals=signals,
    )  # fmt: skip


def _at_table(app: App, match: Table, seats: tuple[TableSeat, ...], record: MatchRecorder) -> MatchScene:
    """Return the scene of a match that counts in the statistics."""
    signals = app.settings.signals and _can_partners_signal(app, match)
    notes = ["partner-signals"] * signals
    make = SharedTable if len(people_among(seats)) > 1 else HostedTable
    table = make(match, seats, app.thinker, app.now, partial(timing_of_settings, app, signals=signals), record)
    at_one_computer = isinstance(table, SharedTable)
    scene = _scene_together(app, table, notes) if at_one_computer else MatchScene(app, LocalSeat(table), *notes)
    scene.journal_name = record.name
    return scene


def _scene_together(app: App, table: HostedTable, notes: list[str]) -> MatchScene:
    """Return the scene of people at this computer, who hand the keyboard over or play on a device each.

    If the second device is missing, they hand the keyboard over.
    """
    match, (own, *others) = table.match, people_among(table.seats)
    beside = [table.seats[entrant].occupant.name for entrant in others]
    again = partial(begin_together, beside, app, match.ruleset, match.options, match.seats, None)
    wish, devices = app.settings.devices, app.devices
    if wish == "one" or len(others) > 1 or devices is None:
        return TogetherScene(app, SharedKeyboard(table), again, *notes)
    # "own-" in the setting: the player has the device, and the other person the keyboard
    device = wish.removeprefix("own-")
    if missing := devices.missing_message(device):
        return TogetherScene(app, SharedKeyboard(table), again, *notes, missing)
    first, second = (others[0], own) if wish.startswith("own-") else (own, others[0])
    return KeyboardScene(app, LocalSeat(table, first), LocalSeat(table, second), device, devices, again, *notes)


def _can_partners_signal(app: App, match: Table) -> bool:
    """Return whether the game has signals between partners and they fit the options of the match."""
    agreed = app.catalogue[match.ruleset.name].players().signals
    return agreed is not None and agreed.fit(match.options)


def begin_match(app: App, rules: AnyRuleset, options: Options, seats: int, seed: int | None) -> Replace:
    """Return the transition to a new match, which is saved and counted.

    If no journal can be written, the player is told and the match is not saved.

    :param app: the program. :param rules: the game's rules. :param options: the game's options.
    :param seats: the number of players. :param seed: number of the match; None draws a secret one.
    """
    return begin_together((), app, rules, options, seats, seed)


def begin_together(
    companions: Sequence[str], app: App, rules: AnyRuleset, options: Options, seats: int, seed: int | None
) -> Replace:
    """Return the transition to a new match with people beside the player; it is saved and counted as by
    ``begin_match``.

    :param companions: names of these people; names that are not in the settings, or find no seat, are left out.
    :param app: the player's program.
    :param rules: the rules of the game.
    :param options: the options of the match.
    :param seats: the number of players.
    :param seed: number of the match; None draws a secret one.
    """
    # a secret seed lies above all numbers that people can type, so no typed number repeats its deals
    match = Table(rules, options, seats, MATCH_NUMBERS.stop + secrets.randbits(SECRET_BITS) if seed is None else seed)
    known = [name for name in companions if name in app.settings.companions][: seats - 1]
    sitting = new_seats(app, seats, app.catalogue[rules.name].level(app.settings.level), known)
    return Replace(_at_table(app, match, sitting, _new_record(app, match, sitting)))


def _new_record(app: App, match: Table, seats: tuple[TableSeat, ...]) -> MatchRecorder:
    """Return the recorder of a new match; if no journal can be written, tell the player and record without one."""
    now = datetime.datetime.now()
    entrants = tuple(Entrant(seat.occupant.name, seat.occupant.gender, seat.level) for seat in seats)
    name = match.ruleset.name
    header = Header(
        name, match.seats, match.seed, to_json_value(match.options), entrants,
        created=now.isoformat(timespec="seconds"),
        format=TOGETHER_FORMAT if len(people_among(seats)) > 1 else 1,
    )  # fmt: skip
    path = app.home.matches / f"{name}-{now:%Y%m%d-%H%M%S-%f}-{os.getpid()}.match"
    try:
        journal = Journal.create(path, header, app.home.sync)
    except OSError:
        app.inbox.put(Report("journal-not-written", {}))
        journal = None
    return _recorder(app, journal, _tallies(app, path.stem, match, seats))


def _tallies(app: App, name: str, match: Table, seats: Sequence[TableSeat]) -> list[Tally]:
    """Return the tally of a match for the player, then one for each other person at this computer.

    :param name: unique name of the match.
    """
    own, *beside = people_among(seats)
    others = (Tally(Statistics(app.home.statistics_of(seats[n].occupant.name)), name, match, n) for n in beside)
    return [Tally(Statistics(app.home.statistics), name, match, own), *others]


def _recorder(app: App, journal: Journal | None, tallies: Sequence[Tally]) -> MatchRecorder:
    own, *others = tallies
    return MatchRecorder(app.inbox, app.home.records, journal, own, app.home.later, others)


def resume_match(app: App, path: Path) -> Replace | None:
    """Return the transition that continues a match from its journal, with its past in the history; if that is
    impossible, say why and return None.

    If the journal can be read but not written, the match continues unsaved and the player is told.

    :param app: the program. :param path: path of the journal.
    """
    journal = None
    try:
        journal, saved = _open_journal(app, path)
        match = restore_match(saved, app.catalogue)
    except (UnreadableJournal, OSError) as error:
        if journal is not None:
            journal.close()
        app.say(record_error_message(error), cue="refusal", name=path.name)
        return None
    seats = seats_of(saved, app.catalogue)
    tallies = _tallies(app, path.stem, match, seats)
    for tally in tallies:
        tally.resume()
    scene = _at_table(app, match, seats, _recorder(app, journal, tallies))
    damaged = ["journal-damaged"] if saved.damaged_at is not None else []
    scene.recall(*damaged, *([] if journal else ["journal-not-written"]))
    return Replace(scene)


def _open_journal(app: App, path: Path) -> tuple[Journal | None, SavedMatch]:
    """Return an open journal and its content; None in place of the journal if it can only be read.

    :raises UnreadableJournal, OSError: as ``Journal.resume``.
    """
    try:
        return Journal.resume(path, app.home.sync)
    except FileBusy:
        raise
    except OSError:
        return None, read_journal(path)


def continue_unfinished_match(app: App) -> Transition | None:
    """Return the transition that continues the only unfinished match, or opens a menu to choose among several.

    With no unfinished match the menu says so. Return None if the only match cannot be continued; the player is told
    why.
    """
    paths = unfinished_matches(app.home)
    if len(paths) == 1:
        return resume_match(app, paths[0])

    def entries() -> list[Entry]:
        paths = unfinished_matches(app.home)
        named = zip(paths, name_makers(app, paths), strict=True)
        rows = [Entry(name, partial(_resume, app, path)) for path, name in named]
        return rows or [back_entry(app, "no-match-kept")]

    return Push(Menu(app, "choose-match", entries))


def _resume(app: App, path: Path) -> Transition:
    return resume_match(app, path) or EnterAgain()  # the match may have gone from the menu
