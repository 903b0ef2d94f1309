"""The player's own costly moments as exercises, kept until they are solved.

A position is a short text that restores the moment on any machine: the game, its options, the number of the match and
the players' moves. The text is packed, so that a recipient cannot read any card in it.
"""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from numeramis_access.catalogue import Catalogue
from numeramis_access.core import notation
from numeramis_access.core.actions import DrawDealer, Refusal
from numeramis_access.core.codec import from_json, read_options, to_json_value
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.core.table import Table
from numeramis_access.practice.judgements import KeptJudgement
from numeramis_access.practice.schedule import KNOWN_DAYS, MAX_FILE_BYTES, Memory, memory_after_answer
from numeramis_access.store.changing import change_json
from numeramis_access.store.files import read_regular_file, set_aside

#: the start of every position's text
POSITION_PREFIX = "na1"
#: the most letters of a position's text, and the most bytes that it can stand for
MAX_TEXT_LETTERS, MAX_POSITION_BYTES = 20_000, 200_000
#: base 32 in lower case, with the spaces that mail programs insert
_TEXT = re.compile(POSITION_PREFIX + r"([a-z2-7\s]*)")
#: larger than any number that chance draws
MAX_SEED = 2**256
#: the player whose decision it is: the learner sits down first
LEARNER_ENTRANT = 0


class NoPosition(ValueError):
    """The text is no position or is damaged, this version cannot play it, or the player has no choice in it."""


class KeptPosition(msgspec.Struct, frozen=True, array_like=True):
    """A match up to a choice of the first player.

    :param game: name of the game.
    :param seats: the number of players.
    :param seed: number of the match, from which lots and deals are drawn.
    :param number: the number of the choice in its deal, from 1; it is part of the seed of the judgement.
    :param moves: the players' moves as in ``core.notation``, separated by commas.
    :param options: the options that differ from the defaults.
    :param dealer: seat of the first dealer, from 0, if the number of the match does not give the deals; else None.
    :param packs: the packs of the deals in that case, cards separated by spaces.
    """

    game: str
    seats: int
    seed: int
    number: int
    moves: str
    options: dict[str, object] = {}
    dealer: int | None = None
    packs: tuple[str, ...] = ()


def position_at(table: Table, actions: int, number: int) -> KeptPosition:
    """Return the match as it was after a number of actions. Its packs are included only if its number does not give
    them.

    :param table: the match.
    :param actions: number of actions, chance's included.
    :param number: the number of the player's choice in the deal, from 1.
    """
    rules, record = table.ruleset, table.record[:actions]
    moves = ",".join(notation.action_to_text(action) for action in record if isinstance(action, rules.action_types))
    options = unusual_options(rules, table.options)
    named = KeptPosition(rules.name, table.seats, table.seed, number, moves, options)
    if _is_same_deal(rules, named, table, actions):
        return named
    dealer = next((action.seat for action in record if isinstance(action, DrawDealer)), None)
    packs = tuple(" ".join(pack) for pack in table.dealt_packs)
    return msgspec.structs.replace(named, dealer=dealer, packs=packs)


def _is_same_deal(rules: AnyRuleset, position: KeptPosition, table: Table, actions: int) -> bool:
    """Return whether a position's number alone restores the same deals."""
    try:
        return _replay(rules, position).record == table.record[:actions]
    except ValueError:
        return False


def unusual_options(rules: AnyRuleset, options: Options) -> dict[str, object]:
    """Return the options of a match that differ from the game's defaults, by name, as JSON values.

    :param rules: the rules of the game. :param options: the options of the match.
    """
    usual = to_json_value(rules.options())
    return {name: value for name, value in to_json_value(options).items() if usual[name] != value}


def restore_table(position: KeptPosition, catalogue: Catalogue) -> Table:
    """Return the table at which the first player must decide.

    :param position: the position.
    :param catalogue: the games of this version.
    :raises NoPosition: if this version lacks the game, or the moves do not lead to a choice of the first player.
    """
    try:
        table = _replay(catalogue[position.game].ruleset(), position)
    except (KeyError, ValueError, RecursionError) as error:
        raise NoPosition(position.game) from error
    seat = table.to_act
    if seat is None or table.ruleset.seating(table.state)[seat] != LEARNER_ENTRANT or len(table.view(seat).legal) < 2:
        raise NoPosition(position.game)
    return table


def _replay(rules: AnyRuleset, position: KeptPosition) -> Table:
    """Return the table after the moves. :raises ValueError: if a move is impossible."""
    packs = [tuple(pack.split()) for pack in position.packs]
    options = read_options(rules, position.options)
    table = Table(rules, options, position.seats, position.seed, position.dealer, packs)
    table.draw()
    for move in filter(None, position.moves.split(",")):
        if isinstance(table.act(notation.action_from_text(move, rules.action_types)), Refusal):
            raise ValueError(move)
        table.draw()
    return table


def position_text(position: KeptPosition) -> str:
    """Return a position as a text of lower-case letters and digits, which mail and dictation by telephone preserve."""
    packed = zlib.compress(msgspec.json.encode(position), 9)
    return POSITION_PREFIX + base64.b32encode(packed).decode().rstrip("=").lower()


def read_position(text: str) -> KeptPosition:
    """Return the position of a text; spaces, line breaks and any text after it do not matter.

    :param text: the text, in any case; it begins with ``POSITION_PREFIX``, apart from spaces.
    :raises NoPosition: if the text is no position, or was damaged on the way.
    """
    match = _TEXT.match(text.strip().lower())
    if match is None:
        raise NoPosition(text[:40])
    unpack = zlib.decompressobj()
    try:
        plain_text = unpack.decompress(_bytes("".join(match[1].split())[:MAX_TEXT_LETTERS]), MAX_POSITION_BYTES)
        position: KeptPosition = from_json(plain_text, KeptPosition)
    except (ValueError, zlib.error) as error:
        raise NoPosition(text[:40]) from error
    if not unpack.eof or abs(position.seed) > MAX_SEED:
        raise NoPosition(text[:40])
    return position


def _bytes(letters: str) -> bytes:
    """Return the bytes of base 32; trailing letters that make no whole byte are dropped."""
    whole = letters.upper()
    while len(whole) % 8 in (1, 3, 6):  # impossible lengths of base 32 (RFC 4648)
        whole = whole[:-1]
    return base64.b32decode(whole + "=" * (-len(whole) % 8))


class KeptMistake(msgspec.Struct, frozen=True):
    """A kept position.

    :param text: the position as text.
    :param game: name of the game.
    :param since: time of keeping it, in seconds since 1970.
    :param loss: the loss of the original choice, in ``unit``; 0 for a position from another person.
    :param unit: the unit of the loss, such as tricks; empty without a loss.
    :param memory: the learner's memory of it, None if never tried.
    :param judged: the judgement of the review, None without one.
    """

    text: str
    game: str
    since: float
    loss: float = 0.0
    unit: str = ""
    memory: Memory | None = None
    judged: KeptJudgement | None = None

    @property
    def is_solved(self) -> bool:
        """Return whether the exercise no longer comes back, because the learner would remember it for ``KNOWN_DAYS``
        days.
        """
        return self.memory is not None and self.memory.stability >= KNOWN_DAYS

    def is_due(self, now: float) -> bool:
        """Return whether it was never tried, or is due and not solved.

        :param now: seconds of ``time.time``.
        """
        return self.memory is None or (self.memory.due <= now and not self.is_solved)


def mistake_position(
    position: KeptPosition, loss: float, unit: str, now: float, judged: KeptJudgement | None = None
) -> KeptMistake:
    """Return an own mistake in its kept form; it comes back as a question that was just missed.

    :param position: the position before the choice. :param loss: the loss of the choice, in the unit.
    :param unit: name of the unit. :param now: the time, in seconds since 1970.
    :param judged: the judgement of its choices; None if none is kept.
    """
    return KeptMistake(
        position_text(position), position.game, now, loss, unit, memory_after_answer(None, False, now), judged
    )


def add_positions(kept: tuple[KeptMistake, ...], more: Iterable[KeptMistake]) -> tuple[KeptMistake, ...]:
    """Return positions with more of them appended; a position that is already there stays unchanged.

    :param kept: the positions, oldest first. :param more: the positions to append.
    """
    by_text = {entry.text: entry for entry in kept}
    for position in more:
        by_text.setdefault(position.text, position)
    return tuple(by_text.values())


def record_answer(
    kept: tuple[KeptMistake, ...], text: str, right: bool, now: float, helped: bool = False
) -> tuple[KeptMistake, ...]:
    """Return the positions after an answer to one of them; nothing changes if it is not among them.

    :param kept: the positions.
    :param text: the position as stored.
    :param right: whether the answer was right.
    :param now: the time, in seconds since 1970.
    :param helped: whether it was right only after help.
    """
    return tuple(
        msgspec.structs.replace(position, memory=memory_after_answer(position.memory, right, now, helped))
        if position.text == text
        else position
        for position in kept
    )


def positions_in_text(text: str, catalogue: Catalogue, now: float) -> list[KeptMistake]:
    """Return the positions in a text that this version can play; other text in it does not matter.

    :param text: the text, in any case.
    :param catalogue: the games.
    :param now: the time of the import, in seconds since 1970.
    """
    positions = []
    for paragraph in text.lower().split(POSITION_PREFIX)[1:]:
        try:
            position = read_position(POSITION_PREFIX + paragraph)
            restore_table(position, catalogue)
        except NoPosition:
            continue
        positions.append(KeptMistake(position_text(position), position.game, now))
    return positions


def load_positions(path: Path) -> tuple[KeptMistake, ...]:
    """Return the kept positions of a file; a damaged file is set aside and the result is empty.

    :raises OSError: if the file can be neither read nor set aside.
    """
    try:
        kept: tuple[KeptMistake, ...] = from_json(read_regular_file(path, MAX_FILE_BYTES), tuple[KeptMistake, ...])
        return kept
    except FileNotFoundError:
        return ()
    except ValueError:
        set_aside(path)
        return ()


def change_positions(
    change: Callable[[tuple[KeptMistake, ...]], tuple[KeptMistake, ...]], path: Path
) -> tuple[KeptMistake, ...]:
    """Change the kept positions as they now stand in the file; write and return them.

    :param change: returns the new positions for those in the file.
    :param path: the file; a missing one counts as empty, and so does a damaged one, which is set aside.
    :raises OSError: if the file cannot be read, locked or written.
    """
    return change_json(path, tuple[KeptMistake, ...], lambda kept: change(kept or ()), MAX_FILE_BYTES)
