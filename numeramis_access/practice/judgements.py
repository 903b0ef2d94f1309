"""Keeps the strongest player's judgements beside a match's record, so that no place is judged twice.

The record itself does not change, so every version can read it and its proof stays valid.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from numeramis_access.core import notation
from numeramis_access.core.actions import Action
from numeramis_access.core.codec import from_json
from numeramis_access.core.ruleset import AnyRuleset, State, View
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.players.judging import JUDGE_VERSION
from numeramis_access.players.policy import Choice, OtherChoice
from numeramis_access.store.changing import change_file
from numeramis_access.store.files import read_regular_file, remove

#: the most bytes of a judgement file, packed and unpacked
MAX_PACKED_BYTES, MAX_UNPACKED_BYTES = 1024 * 1024, 16 * 1024 * 1024
#: the player whose decisions are judged: the learner sits down first
LEARNER_ENTRANT = 0


class Place(NamedTuple):
    """A place in a match.

    :param at: the number of actions before it.
    :param view: the player's view.
    """

    at: int
    view: View

    @property
    def seed_text(self) -> str:
        """Return the seed text of the place's judgement; it depends on no hidden card."""
        return chance_words_at(self.at)

    def chance_words_of(self, action: Action, looks: int = 0) -> str:
        """Return the seed text for the comparison of one action at this place.

        :param action: the action.
        :param looks: the number of earlier comparisons of it.
        """
        words = f"{self.seed_text}/sure/{notation.action_to_text(action)}"
        return f"{words}/{looks}" if looks else words


def chance_words_at(at: int) -> str:
    """Return the seed text of a place's judgement. :param at: the number of actions before it."""
    return f"judge/{at}"


class Judgement(NamedTuple):
    """The strongest player's judgement of a place.

    :param choice: the judge's choice.
    :param version: the version of the judge.
    :param looked: number of times that the player asked for a longer look.
    :param confirmed: actions that were compared once more over fresh worlds: blamed ones and advised ones.
    :param against: the assumed level of the others; empty if the level makes no difference.
    """

    choice: Choice
    version: int = JUDGE_VERSION
    looked: int = 0
    confirmed: tuple[Action, ...] = ()
    against: str = ""

    @property
    def is_older(self) -> bool:
        """Return whether another version of the judge made it."""
        return self.version != JUDGE_VERSION


class KeptJudgement(msgspec.Struct, frozen=True, array_like=True):
    """A judgement in its stored form; actions are written as in ``core.notation``.

    :param at: the number of actions before the place.
    :param version: the version of the judge.
    :param best: the best action.
    :param reason: code of the reason.
    :param values: values of the reason's message.
    :param weighed: each weighed action with its value and its standard error.
    :param exact: whether the values have no errors.
    :param more: weighed actions that are not among the legal actions listed at the place: unusual stakes.
    :param looked: number of times that the player asked for a longer look.
    :param confirmed: actions that were compared once more over fresh worlds.
    :param against: the assumed level of the others.
    :param otherwise: the action of ``Choice.otherwise``, empty for none.
    :param among: the level of ``Choice.otherwise``, empty without it.
    :param alike: the flag of that name in ``Choice.otherwise``.
    """

    at: int
    version: int
    best: str
    reason: str
    values: dict[str, object]
    weighed: tuple[tuple[str, float, float], ...]
    exact: bool = False
    more: tuple[str, ...] = ()
    looked: int = 0
    confirmed: tuple[str, ...] = ()
    against: str = ""
    otherwise: str = ""
    among: str = ""
    alike: bool = False


def pack_judgement(at: int, judgement: Judgement, more: tuple[Action, ...] = ()) -> KeptJudgement:
    """Return the stored form of a judgement.

    :param at: the number of actions before the place. :param judgement: the judgement.
    :param more: weighed actions that the place does not list: unusual stakes.
    """
    choice = judgement.choice
    errors = choice.errors or (0.0,) * len(choice.candidates)
    weighed = zip(choice.candidates, errors, strict=True)
    other = choice.otherwise
    return KeptJudgement(
        at, judgement.version, notation.action_to_text(choice.action), choice.reason, dict(choice.values),
        tuple((notation.action_to_text(action), value, error) for (action, value), error in weighed),
        not choice.errors, tuple(map(notation.action_to_text, more)), judgement.looked,
        tuple(map(notation.action_to_text, judgement.confirmed)), judgement.against,
        *(() if other is None else (notation.action_to_text(other.action), other.level, other.alike)),
    )  # fmt: skip


def unpack_judgement(kept: KeptJudgement, rules: AnyRuleset) -> Judgement:
    """Return a judgement from its stored form.

    :param kept: the stored form. :param rules: the rules of the game.
    :raises ValueError: for an action that the game does not have.
    """

    def action(text: str) -> Action:
        return notation.action_from_text(text, rules.action_types)

    choice = Choice(
        action(kept.best), tuple((action(text), value) for text, value, _ in kept.weighed), kept.reason,
        {name: tuple(value) if isinstance(value, list) else value for name, value in kept.values.items()},
        () if kept.exact else tuple(error for _, _, error in kept.weighed),
        OtherChoice(action(kept.otherwise), kept.among, kept.alike) if kept.otherwise else None,
    )  # fmt: skip
    return Judgement(choice, kept.version, kept.looked, tuple(map(action, kept.confirmed)), kept.against)


class RecordJudgements:
    """The judgements beside one record.

    :param path: the path of the record.
    :param table: the whole recorded match, with the learner as the first player.
    """

    def __init__(self, path: Path, table: Table) -> None:
        self._path = judgements_path(path)
        self._table = table

    def load(self) -> dict[Place, Judgement]:
        """Return the stored judgements by place. The view of a place also has the weighed unusual stakes among its
        legal actions.

        Judgements are left out if they cannot be read, if their place is not the learner's in this record, or if their
        best action is not legal there.
        """
        kept = read_judgements(self._path)
        rules, places = self._table.ruleset, dict(self._places({item.at for item in kept}))
        judgements: dict[Place, Judgement] = {}
        for entry in kept:
            try:
                view, state = places[entry.at]
                judgement = unpack_judgement(entry, rules)
                more = tuple(notation.action_from_text(text, rules.action_types) for text in entry.more)
            except (KeyError, ValueError):
                continue
            if rules.refuse(state, judgement.choice.action) is None:
                judgements[Place(entry.at, msgspec.structs.replace(view, legal=(*view.legal, *more)))] = judgement
        return judgements

    def save(self, known: Mapping[Place, Judgement]) -> None:
        """Add judgements to those stored, in place of older ones of the same places. Judgements of places that are not
        the player's in this record, such as those of moves tried from there, are left out.

        :param known: judgements by place.
        :raises OSError: if they cannot be written.
        """
        places = dict(self._places({place.at for place in known}))
        kept = []
        for (at, view), judgement in sorted(known.items(), key=lambda pair: pair[0].at):
            plain, _ = places.get(at, (None, None))
            count = 0 if plain is None else len(plain.legal)
            if plain is not None and msgspec.structs.replace(view, legal=view.legal[:count]) == plain:
                more = tuple(action for action in view.legal[count:] if isinstance(action, Action))
                kept.append(pack_judgement(at, judgement, more))
        if kept:
            change_file(self._path, lambda content: _join(content, kept), MAX_PACKED_BYTES)

    def _places(self, wanted: set[int]) -> Iterator[tuple[int, tuple[View, State]]]:
        """Yield the player's wanted places of the record, with the view and the state at each."""
        table = self._table
        again = Table(table.ruleset, table.options, table.seats, table.seed)
        for at, action in enumerate(table.record[: max(wanted, default=-1) + 1]):
            seat = again.to_act
            if (
                at in wanted
                and seat not in (None, CHANCE)
                and again.ruleset.seating(again.state)[seat] == LEARNER_ENTRANT
            ):
                yield at, (again.view(seat), again.state)
            again.act(action)


def _join(content: bytes | None, new: list[KeptJudgement]) -> bytes:
    """Return a file's content with new judgements added; a new one replaces an older one of the same place."""
    try:
        there = () if content is None else decode_judgements(content)
    except ValueError:
        there = ()
    by_place = {judgement.at: judgement for judgement in (*there, *new)}
    return zlib.compress(msgspec.json.encode([by_place[at] for at in sorted(by_place)]), 9)


def judgements_path(path: Path) -> Path:
    """Return the path of the file with a record's judgements. :param path: the path of the record."""
    return path.with_suffix(".judged")


def read_judgements(path: Path) -> tuple[KeptJudgement, ...]:
    """Return the judgements of a file; none if it is missing, damaged or foreign, so that they are made again."""
    try:
        return decode_judgements(read_regular_file(path, MAX_PACKED_BYTES))
    except (OSError, ValueError):
        return ()


def decode_judgements(content: bytes) -> tuple[KeptJudgement, ...]:
    """Return the judgements of a file's content. :raises ValueError: for any other content."""
    unpack = zlib.decompressobj()
    try:
        text = unpack.decompress(content, MAX_UNPACKED_BYTES)
    except zlib.error as error:
        raise ValueError("damaged") from error
    if not unpack.eof:
        raise ValueError("damaged")
    judgements: tuple[KeptJudgement, ...] = from_json(text, tuple[KeptJudgement, ...])
    return judgements


def delete_judgements(record: Path) -> None:
    """Delete the judgements beside a record; do nothing if there are none.

    :param record: the path of the record.
    :raises OSError: if they cannot be deleted.
    """
    remove(judgements_path(record))
