"""Proof of the cards: a match is played again from what was opened, and compared with its seals and what was told.

Whoever was told the digests needs nobody's word for it: a lot that was exchanged after its digest was told, an action
that the rules do not allow, and anything that a seat was told otherwise than it happened are found.
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
from numeramis_access.tables.fairness import Lot, digest, restocked
from numeramis_access.tables.log import MessageLog, Onlooker, unseen
from numeramis_access.tables.messages import Happened, MatchOver, Message, Opened, Sealed

#: what can be wrong: a lot without a digest, another lot than was sealed, returning cards in another order than the
#: deal's salt gives, an action against the rules, something told otherwise than it happened, digests of lots that
#: never came, a match that is not over, another result than the match had
Fault: TypeAlias = Literal[
    "not-sealed", "not-as-sealed", "not-from-salt", "not-allowed", "told-otherwise", "never-opened", "not-over",
    "other-result",
]
#: decimal digits of a fingerprint, read in groups of four
FINGERPRINT = 16


class Unfair(Exception):
    """A match is not what its seals say.

    :param code: what is wrong. :param deal: in which deal, from 1; 0 before the first.
    """

    def __init__(self, code: Fault, deal: int) -> None:
        super().__init__(code)
        self.code: Fault = code
        self.deal = deal


class Seals(msgspec.Struct, frozen=True):
    """What proves the lots of a match, in the order in which they came.

    :param digests: as they were told before each. :param salts: as they were opened.
    """

    digests: tuple[str, ...] = ()
    salts: tuple[str, ...] = ()


class Proof:
    """A match that is played again action by action, each lot held against its seal.

    :ivar match: as far as it was played again.
    """

    def __init__(self, rules: AnyRuleset, options: Options, seats: int) -> None:
        self.match = Table(rules, options, seats, seed=0)
        self._salt = ""
        self._restocks = 0

    @property
    def deal(self) -> int:
        """Return the number of the deal that was dealt last, 0 before the first."""
        return len(self.match.deals)

    def act(self, action: Action, salts: list[str], digests: list[str]) -> None:
        """Do an action; a sealed lot takes its salt and digest from the front of the lists.

        :raises Unfair: when it goes against the rules, or a lot against its seal.
        """
        match = self.match
        kind = match.ruleset.chance(match.state).kind if match.to_act == CHANCE else ""
        if kind == "restock":
            self._restock(action)
        elif kind:
            self._open(action, salts, digests)
        if isinstance(match.act(action), Refusal):
            raise Unfair("not-allowed", self.deal)

    def _open(self, action: Action, salts: list[str], digests: list[str]) -> None:
        if not salts or not digests:
            raise Unfair("not-sealed", self.deal)
        self._salt, self._restocks = salts.pop(0), 0
        if digest(Lot(action, self._salt)) != digests.pop(0):
            raise Unfair("not-as-sealed", self.deal)

    def _restock(self, action: Action) -> None:
        """Hold cards that come back into play against the salt of their deal (rule N4)."""
        needed = self.match.ruleset.chance(self.match.state).cards
        if action != restocked(needed, self._salt, self._restocks):
            raise Unfair("not-from-salt", self.deal)
        self._restocks += 1


class Witness:
    """What one seat was told of a match, checked whenever lots are opened.

    :param entrant: whose seat it is, None for whoever watches, of whom what everybody may know is compared.
    :ivar fault: what was found wrong first, None as long as all was right.
        :ivar checked: how many deals were found right. :ivar digests, salts: of all lots so far.
    """

    def __init__(self, rules: AnyRuleset, options: Options, seats: int, entrant: int | None) -> None:
        self.entrant = entrant
        self.fault: Unfair | None = None
        self.checked = 0
        self.digests: list[str] = []
        self.salts: list[str] = []
        self._proof = Proof(rules, options, seats)
        self._told: list[Happened] = []
        self._compared = 0
        self._unopened: list[str] = []

    @property
    def match(self) -> Table:
        """Return the match as far as it was opened."""
        return self._proof.match

    @property
    def seals(self) -> Seals:
        """Return what proves the lots so far."""
        return Seals(tuple(self.digests), tuple(self.salts))

    def hear(self, message: Message) -> None:
        """Take note of a message of the table; where it opens lots, check everything up to there."""
        match message:
            case Sealed(digest=text):
                self.digests.append(text)
                self._unopened.append(text)
            case Happened():
                self._told.append(message if self.entrant is not None else unseen(message))
            case Opened():
                self._try(lambda: self._check(message))
            case MatchOver():
                self._try(self._end)

    def _try(self, check: Callable[[], None]) -> None:
        """Check something, unless a fault was found before; keep what was found."""
        try:
            if self.fault is None:
                check()
        except Unfair as fault:
            self.fault = fault

    def _check(self, message: Opened) -> None:
        """Play on with what was opened, and compare. :raises Unfair: when something does not fit."""
        if any(digest(lot) != sealed for lot, sealed in zip(message.lots, self._unopened, strict=False)):
            raise Unfair("not-as-sealed", self._proof.deal)
        salts = [lot.salt for lot in message.lots]
        self.salts += salts
        for action in message.actions:
            self._proof.act(action, salts, self._unopened)
        if salts:
            raise Unfair("not-sealed", self._proof.deal)
        happened = self._messages_to_compare()
        if [_without_number(one) for one in self._told] != [_without_number(one) for one in happened]:
            raise Unfair("told-otherwise", self._proof.deal)
        self._compared += len(happened)
        self._told.clear()
        self.checked = self._proof.deal

    def _messages_to_compare(self) -> list[Message]:
        """Return what should have been told of what was not compared yet."""
        log = MessageLog(self.match)
        if self.entrant is None:
            return log.watched(Onlooker(), self._compared)
        return log.after(self.entrant, self._compared)

    def _end(self) -> None:
        if not self.match.over:
            raise Unfair("not-over", self._proof.deal)
        if self._unopened:
            raise Unfair("never-opened", self._proof.deal)


def _without_number(message: Message) -> Message:
    return msgspec.structs.replace(message, number=0)


def check(rules: AnyRuleset, options: Options, seats: int, actions: Iterable[Action], seals: Seals) -> Table:
    """Return a whole match played again, everything in it held against its seals.

    :raises Unfair: when something does not fit. :raises ValueError: for a number of seats the game does not have.
    """
    proof = Proof(rules, options, seats)
    salts, digests = list(seals.salts), list(seals.digests)
    for action in actions:
        proof.act(action, salts, digests)
    if not proof.match.over:
        raise Unfair("not-over", proof.deal)
    if salts or digests:
        raise Unfair("never-opened", proof.deal)
    return proof.match


def fingerprint(actions: Sequence[Action], seals: Seals) -> str:
    """Return a number by which all who have a record of the same match can hear that theirs are the same."""
    text = msgspec.json.encode([list(seals.digests), list(actions)])
    number = int.from_bytes(hashlib.sha256(text).digest()) % 10**FINGERPRINT
    digits = f"{number:0{FINGERPRINT}d}"
    return " ".join(digits[at : at + 4] for at in range(0, FINGERPRINT, 4))
