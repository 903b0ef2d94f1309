"""Proof that the cards were fair: replay a match from its opened lots and compare it with its seals and a seat's
messages.

A lot is a dealer or a shuffled pack; its seal is a digest that the server publishes before the lot is used. The proof
needs only the digests that the seat received. It detects a lot exchanged after its digest, an illegal action, and a
message that differs from the replayed match.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec

from numeramis_access.core.actions import Action, Refusal
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.tables.fairness import Lot, digest_of, restock_shuffle
from numeramis_access.tables.log import MessageLog, Onlooker, without_hands
from numeramis_access.tables.messages import EventHappened, LotSealed, LotsOpened, MatchOver, Message

#: kinds of fault: a lot without a digest, a lot that differs from its digest, a restock order that differs from the
#: deal's salt, an illegal action, a message that differs from the replay, digests without lots, an unfinished match, a
#: result that differs from the recorded one
Fault: TypeAlias = Literal[
    "not-sealed", "not-as-sealed", "not-from-salt", "not-allowed", "told-otherwise", "never-opened", "not-over",
    "other-result",
]
#: decimal digits of a fingerprint, spoken in groups of four
FINGERPRINT_DIGITS = 16


class UnfairMatch(Exception):
    """A match contradicts its seals.

    :param code: the kind of fault.
    :param deal: number of the deal, from 1; 0 before the first.
    """

    def __init__(self, code: Fault, deal: int) -> None:
        super().__init__(code)
        self.code: Fault = code
        self.deal = deal


class Seals(msgspec.Struct, frozen=True):
    """The seals of a match's lots, in order.

    :param digests: digests as sent before each lot, in hexadecimal.
    :param salts: salts as revealed afterwards, in hexadecimal; as yet unrevealed ones are missing.
    """

    digests: tuple[str, ...] = ()
    salts: tuple[str, ...] = ()


class Proof:
    """A match replayed action by action, with each lot compared with its seal.

    :param rules: rules of the game.
    :param options: options of the match.
    :param seats: number of players.
    :ivar match: the replayed match so far.
    :raises ValueError: for a number of players that the game does not allow.
    """

    def __init__(self, rules: AnyRuleset, options: Options, seats: int) -> None:
        self.match = Table(rules, options, seats, seed=0)
        self._salt = ""
        self._restocks = 0

    @property
    def deal(self) -> int:
        """Return the number of the current deal, 0 before the first."""
        return len(self.match.dealt_packs)

    def act(self, action: Action, salts: list[str], digests: list[str]) -> None:
        """Replay an action of a player or of chance; a sealed lot uses up the first salt and the first digest.

        :param action: the action. :param salts: salts of the lots that are still to come, removed as they are used.
        :param digests: digests of these lots, removed as they are used.
        :raises UnfairMatch: if the action breaks the rules or a lot contradicts its seal.
        """
        match = self.match
        kind = match.ruleset.chance(match.state).kind if match.to_act == CHANCE else ""
        if kind == "restock":
            self._restock(action)
        elif kind:
            self._open(action, salts, digests)
        if isinstance(match.act(action), Refusal):
            raise UnfairMatch("not-allowed", self.deal)

    def _open(self, action: Action, salts: list[str], digests: list[str]) -> None:
        if not salts or not digests:
            raise UnfairMatch("not-sealed", self.deal)
        self._salt, self._restocks = salts.pop(0), 0
        if digest_of(Lot(action, self._salt)) != digests.pop(0):
            raise UnfairMatch("not-as-sealed", self.deal)

    def _restock(self, action: Action) -> None:
        """Compare a restock with the salt of its deal (rule N4)."""
        needed = self.match.ruleset.chance(self.match.state).cards
        if action != restock_shuffle(needed, self._salt, self._restocks):
            raise UnfairMatch("not-from-salt", self.deal)
        self._restocks += 1


class Witness:
    """Checks the messages of one seat at each opening of lots.

    :param rules: rules of the game.
    :param options: options of the match.
    :param seats: number of players.
    :param entrant: number of the seat's entrant, from 0; None for an onlooker, who compares public information only.
    :ivar fault: the first fault, None while there is none.
    :ivar checked: number of deals that proved correct.
    :ivar digests: digests of all lots so far.
    :ivar salts: salts of all opened lots so far.
    """

    def __init__(self, rules: AnyRuleset, options: Options, seats: int, entrant: int | None) -> None:
        self.entrant = entrant
        self.fault: UnfairMatch | None = None
        self.checked = 0
        self.digests: list[str] = []
        self.salts: list[str] = []
        self._proof = Proof(rules, options, seats)
        self._told: list[EventHappened] = []
        self._compared = 0
        self._unopened: list[str] = []

    @property
    def match(self) -> Table:
        """Return the replayed match, up to the last action that was opened."""
        return self._proof.match

    @property
    def seals(self) -> Seals:
        """Return the seals of the lots so far: all digests, and the salts that have been opened."""
        return Seals(tuple(self.digests), tuple(self.salts))

    def check_message(self, message: Message) -> None:
        """Take a message of the table; when it opens lots or ends the match, check everything up to it.

        The first fault is stored in ``fault``; after it nothing is checked.
        """
        match message:
            case LotSealed(digest=text):
                self.digests.append(text)
                self._unopened.append(text)
            case EventHappened():
                self._told.append(message if self.entrant is not None else without_hands(message))
            case LotsOpened():
                self._try(lambda: self._check(message))
            case MatchOver():
                self._try(self._end)

    def _try(self, check: Callable[[], None]) -> None:
        """Run a check unless there is a fault already; store its fault."""
        try:
            if self.fault is None:
                check()
        except UnfairMatch as fault:
            self.fault = fault

    def _check(self, message: LotsOpened) -> None:
        """Replay the opened actions and compare. :raises UnfairMatch: for any contradiction."""
        if any(digest_of(lot) != sealed for lot, sealed in zip(message.lots, self._unopened, strict=False)):
            raise UnfairMatch("not-as-sealed", self._proof.deal)
        salts = [lot.salt for lot in message.lots]
        self.salts += salts
        for action in message.actions:
            self._proof.act(action, salts, self._unopened)
        if salts:
            raise UnfairMatch("not-sealed", self._proof.deal)
        happened = self._messages_to_compare()
        if [_without_number(message) for message in self._told] != [_without_number(message) for message in happened]:
            raise UnfairMatch("told-otherwise", self._proof.deal)
        self._compared += len(happened)
        self._told.clear()
        self.checked = self._proof.deal

    def _messages_to_compare(self) -> list[Message]:
        """Return the expected messages since the last comparison."""
        log = MessageLog(self.match)
        if self.entrant is None:
            return log.onlooker_messages(Onlooker(), self._compared)
        return log.messages_after(self.entrant, self._compared)

    def _end(self) -> None:
        if not self.match.is_over:
            raise UnfairMatch("not-over", self._proof.deal)
        if self._unopened:
            raise UnfairMatch("never-opened", self._proof.deal)


def _without_number(message: Message) -> Message:
    return msgspec.structs.replace(message, number=0)


def check_match(rules: AnyRuleset, options: Options, seats: int, actions: Iterable[Action], seals: Seals) -> Table:
    """Replay a whole match against its seals and return it.

    :param rules: rules of the game. :param options: options of the match. :param seats: number of players.
    :param actions: all actions of the match, chance included. :param seals: digests and salts of its lots.
    :raises UnfairMatch: if an action or a lot is wrong, the match is not over, or a seal is left over.
    :raises ValueError: for a number of players that the game does not allow.
    """
    proof = Proof(rules, options, seats)
    salts, digests = list(seals.salts), list(seals.digests)
    for action in actions:
        proof.act(action, salts, digests)
    if not proof.match.is_over:
        raise UnfairMatch("not-over", proof.deal)
    if salts or digests:
        raise UnfairMatch("never-opened", proof.deal)
    return proof.match


def fingerprint_of(actions: Sequence[Action], seals: Seals) -> str:
    """Return 16 digits in groups of four, equal for equal records of a match, so that people can compare them aloud.

    :param actions: all actions of the match, chance included.
    :param seals: the seals of its lots.
    """
    text = msgspec.json.encode([list(seals.digests), list(actions)])
    number = int.from_bytes(hashlib.sha256(text).digest()) % 10**FINGERPRINT_DIGITS
    digits = f"{number:0{FINGERPRINT_DIGITS}d}"
    return " ".join(digits[at : at + 4] for at in range(0, FINGERPRINT_DIGITS, 4))
