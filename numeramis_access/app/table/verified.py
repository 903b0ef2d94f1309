"""Checks a record against its seals, the digests of the hidden cards, for the command ``verify`` and for menus."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from numeramis_access.app.table.kept_matches import record_error_message
from numeramis_access.app.table.tally import places_of
from numeramis_access.catalogue import Catalogue
from numeramis_access.core.actions import Action
from numeramis_access.core.codec import from_json, read_options
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.core.table import Table
from numeramis_access.store.files import clean_name, read_regular_file
from numeramis_access.store.journal import MAX_RECORD_BYTES, UnreadableJournal, read_journal
from numeramis_access.tables.codec import read_actions, read_deed
from numeramis_access.tables.proof import Seals, UnfairMatch, check_match, fingerprint_of
from numeramis_access.tables.pushes import TablePlace
from numeramis_access.words.game import Line


class Verification(NamedTuple):
    """The result of a check.

    :param status: 0 if everything is proven, 1 if not, 2 if the file is no record or this version cannot play it.
    :param lines: lines that tell the result. :param game: name of the game, empty if it is not known. :param created:
        time of the match in ISO 8601, empty if it is not known. :param names: names of the players, empty if they are
        not known.
    """

    status: int
    lines: tuple[Line, ...]
    game: str = ""
    created: str = ""
    names: Sequence[str] = ()


class _Setting(msgspec.Struct):
    game: str
    options: dict[str, object]
    places: tuple[TablePlace, ...]


class _InJson(msgspec.Struct):
    """A record in the JSON form of ``PROTOCOL.md``."""

    setting: _Setting
    entries: list[dict[str, object]]
    digests: tuple[str, ...] = ()


class _Evidence(NamedTuple):
    """A match with its seals: rules, options, names of the players by place, and actions.

    :param own: the player's place in the record, from 0.
    :param places: final places by seat or side in the record, the player's first; None if the record has none.
    :param created: time of the match in ISO 8601, empty if it is not known.
    :param damaged: whether the end of the record could not be read. :param called: whether a caller told real cards.
    """

    rules: AnyRuleset
    options: Options
    names: Sequence[str]
    actions: Sequence[Action]
    seals: Seals
    own: int = 0
    places: tuple[int, ...] | None = None
    created: str = ""
    damaged: bool = False
    called: bool = False


def verify(path: Path, catalogue: Catalogue) -> Verification:
    """Check a record and return the result, also for a file that cannot be read.

    :param path: path of a record of this program, or of a record in the JSON form of ``PROTOCOL.md``.
    :param catalogue: the games.
    """
    try:
        evidence = _evidence(path, catalogue)
    except (UnreadableJournal, OSError) as error:
        return Verification(2, (Line(record_error_message(error), {"name": clean_name(path.name)}),))
    status, *lines = _result(evidence)
    return Verification(status, tuple(lines), evidence.rules.name, evidence.created, evidence.names)


def _result(evidence: _Evidence) -> tuple[int, *tuple[Line, ...]]:
    """Return the status and the lines that tell it."""
    if evidence.damaged:
        return 1, Line("verify-damaged")
    if evidence.called:
        return 1, Line("call-verify")
    if not evidence.seals.digests:
        return 1, Line("verify-not-sealed-at-all")
    try:
        match = _replay(evidence)
    except UnfairMatch as fault:
        return 1, Line(f"verify-{fault.code}", {"deal": fault.deal})
    except ValueError:  # the game does not allow this number of players or these options
        return 2, Line("journal-unknown")
    told = {"deals": len(match.dealt_packs), "actions": len(match.record)}
    same = {"digits": fingerprint_of(evidence.actions, evidence.seals)}
    return 0, Line("verify-fair", told), Line("verify-fingerprint", same)


def _replay(evidence: _Evidence) -> Table:
    """Return the match played again. :raises UnfairMatch: if cards, actions or places contradict the seals or the
    record.
    """
    rules, seats = evidence.rules, len(evidence.names)
    match = check_match(rules, evidence.options, seats, evidence.actions, evidence.seals)
    if evidence.places is not None and evidence.places != places_of(match, evidence.own):
        raise UnfairMatch("other-result", len(match.dealt_packs))
    return match


def _evidence(path: Path, catalogue: Catalogue) -> _Evidence:
    """Return the evidence in a file. :raises OSError: if it cannot be read. :raises UnreadableJournal: if it is no
    record.
    """
    content = read_regular_file(path, MAX_RECORD_BYTES)
    try:
        return _of_another_program(content, catalogue) if content[:1] == b"{" else _of_ours(path, catalogue)
    except (ValueError, KeyError, TypeError):
        raise UnreadableJournal("unknown") from None


def _of_ours(path: Path, catalogue: Catalogue) -> _Evidence:
    saved = read_journal(path)
    header = saved.header
    rules = catalogue[header.game].ruleset()
    if header.own not in range(len(header.entrants)):
        raise UnreadableJournal("unknown")
    return _Evidence(
        rules, read_options(rules, header.options), [entrant.name for entrant in header.entrants],
        [] if header.called else read_actions(rules, saved.actions), Seals(saved.digests, saved.salts), header.own,
        saved.places if saved.finished else None, header.created, saved.damaged_at is not None,
        header.called,
    )  # fmt: skip


def _of_another_program(content: bytes, catalogue: Catalogue) -> _Evidence:
    """Return the evidence in a JSON record: the server's answer to ``record``, and the digests it told before."""
    record: _InJson = from_json(content, _InJson)
    setting = record.setting
    rules = catalogue[setting.game].ruleset()
    deeds = [read_deed(rules, entry["deed"]) for entry in record.entries if "deed" in entry]
    salts = tuple(lot.salt for deed in deeds for lot in deed.lots if lot.salt)
    names = [clean_name(place.name) for place in setting.places]
    actions = [action for deed in deeds for action in deed.actions]
    return _Evidence(rules, read_options(rules, setting.options), names, actions, Seals(record.digests, salts))
