"""What a client asks a house of tables for; what a house sends is in ``pushes``."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from numeramis_access.players.policy import Level
from numeramis_access.tables.clocks import ClockTerms
from numeramis_access.tables.evening import (
    BOARDS,
    PLACES,
    ROUNDS,
    TABLES,
    EveningAct,
    EveningPerson,
    OwnStanding,
    Role,
    RoundTable,
    StandingLine,
)
from numeramis_access.tables.seats import Gender

#: what can be said without typing; each listener hears it in their own language
PHRASES = ("hello", "well-played", "thanks", "sorry", "one-moment", "good-game", "goodbye")

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=40, max_length=100)]
#: a ticket of a house, or a question to it
Digits: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]
Words: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
#: the same where they may be missing
NewKey: TypeAlias = Annotated[str, msgspec.Meta(max_length=100, pattern="^$|^.{40,}$")]
OldWords: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
OldProof: TypeAlias = Annotated[str, msgspec.Meta(max_length=6000)]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Json: TypeAlias = dict[str, Any]
#: where a page comes from, as a browser says it; what a browser answers about a passkey, as JSON
Origin: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Proof: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=6000)]

#: the deal of a day: its game and the date
DayDeal: TypeAlias = Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[a-z_]+/\d{4}-\d\d-\d\d$")]

#: number of a board
BoardNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=999)]

#: who may find a table: whoever has its code, or everybody in the lobby
Access: TypeAlias = Literal["code", "open"]
#: who may watch a match: nobody, friends of somebody who plays, everybody who may find the table
MayWatch: TypeAlias = Literal["nobody", "friends", "all"]
Stage: TypeAlias = Literal["gathering", "playing", "over"]
#: what a host does about the people of a table, of which all there are told
HostDeed: TypeAlias = Literal["muted", "unmuted", "removed", "handed-over", "drawn"]


class Request(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True, kw_only=True):
    """What a client asks for. :param id: the client's own name for this request.

    What has its own value is not sent, so that a house of before takes all that it knows; what it is sent besides, a
    house leaves out of account.
    """

    id: Id


class Hello(Request, frozen=True, tag="hello"):
    """Say who is here; the first request of a connection.

    :param version: of this protocol. :param key: a secret that the device made and keeps; a new one makes a new person.
    :param language: in which words for people are given, as a code.
    """

    version: int
    key: Key
    name: Name
    gender: Gender = "masculine"
    language: Annotated[str, msgspec.Meta(max_length=8, pattern=r"^([A-Za-z]{2,3}(-[A-Za-z0-9]{2,4})?)?\Z")] = ""


class Prove(Request, frozen=True, tag="prove"):
    """Have the house show that it made a token, before one says who is here; it is the same for everybody.

    :param ticket: of the token. :param question: by chance.
    """

    ticket: Digits
    question: Digits


class Recover(Request, frozen=True, tag="recover"):
    """Be, on this device too, the person whose passphrase this is; instead of ``hello``."""

    version: int
    key: Key
    words: Words


class Rename(Request, frozen=True, tag="rename"):
    """Be called something else from now on."""

    name: Name
    gender: Gender


class MakePassphrase(Request, frozen=True, tag="passphrase"):
    """Ask for six new words by which one is known again on another device; an older passphrase is void then.

    :param words: the older passphrase, where there is one and no passkey is shown. :param proof: what a browser answers
        about a passkey, instead.
    """

    words: OldWords = ""
    proof: OldProof = ""


class LostWords(Request, frozen=True, tag="lost-words"):
    """Ask for new words without the older ones: after seven days ``passphrase`` gives them to this device.

    All other devices of the person hear of it, and each may refuse.
    """


class RefuseWords(Request, frozen=True, tag="refuse-words"):
    """Have nobody wait for new words of oneself any more; the older ones are good as before."""


class SignOutOthers(Request, frozen=True, tag="sign-out-others"):
    """Have all other devices of oneself known no more, for good, and end their lines: one was lost or its key stolen.

    :param words: the passphrase. :param key: new, of the device that asks; its old one is void then too.
    """

    words: Words
    key: NewKey = ""


class AskPasskeys(Request, frozen=True, tag="passkeys"):
    """Ask whether a page from there can have passkeys in this house, and how many one has."""

    origin: Origin


class PasskeyChallenge(Request, frozen=True, tag="passkey-challenge"):
    """Ask for what a browser needs in order to make a passkey, or to show that it has one; good once, for a while.

    :param make: whether one is to be made.
    """

    origin: Origin
    make: bool


class KeepPasskey(Request, frozen=True, tag="keep-passkey"):
    """Have the passkey that a browser has made kept as one's own."""

    proof: Proof


class SignIn(Request, frozen=True, tag="sign-in"):
    """Be, on this device too, the person whose passkey the browser has; instead of ``hello``."""

    version: int
    key: Key
    proof: Proof


class ForgetPasskeys(Request, frozen=True, tag="forget-passkeys"):
    """Have all passkeys of oneself known no more."""


class MyData(Request, frozen=True, tag="my-data"):
    """Ask for everything that the house keeps about oneself."""


class DeleteMe(Request, frozen=True, tag="delete-me"):
    """Have everything deleted that the house keeps about oneself; seats become a computer's."""


class Block(Request, frozen=True, tag="block"):
    """Have nothing of somebody's come to oneself, on any device, nor them to tables of which one is host; or again."""

    person: Id
    on: bool


class WatchLobby(Request, frozen=True, tag="lobby"):
    """Be told who is here and which tables there are, whenever it changes, or no more.

    :param tables: which page of the tables, from 1, by ``LobbyNews``, where the answer to ``hello`` says that the house
        has pages; 0 for the first one alone, by ``LobbyNow``: earlier programs ask so. :param people: which page of the
        people.
    """

    on: bool = True
    tables: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    people: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class OpenTable(Request, frozen=True, tag="open"):
    """Open a table and sit down at its first place.

    :param options: of the game. :param level: of the computers that fill empty places and sit in. :param grace: seconds
        after which one sits in for somebody whose line dropped. :param rests: whether the next deal waits until
        everybody is ready. :param talk: whether partners may talk while a deal is on. :param clock: how long people
        may take, None for as long as they like. :param watch: who may watch. :param later: whether those are told a
        trick, or what a game has for one, when the next one is over.
        :param drawn: whether seats are drawn when the match begins, however people sat down.
        :param friends: whether those whom the host counts as friends find it in the lobby, and only they may come in;
        with ``access`` as ``code``, so that older clients understand the table.
    :param evening: for a club's evening: by which the director's program knows it. Its first place is the director's
        chair, the next two are a pair, and so on; ``play-round`` has them play. :param teams: whether two pairs are a
        team of four. :param alone: whether each plays for
        themselves in it, with another partner in each round.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=PLACES)]
    options: Json = {}
    access: Access = "code"
    level: Level = "club"
    grace: Annotated[int, msgspec.Meta(ge=10, le=3600)] = 60
    rests: bool = True
    talk: bool = False
    clock: ClockTerms | None = None
    watch: MayWatch = "friends"
    later: bool = False
    drawn: bool = False
    friends: bool = False
    evening: Annotated[str, msgspec.Meta(max_length=32)] = ""
    alone: bool = False
    teams: bool = False


class AtTable(Request, frozen=True):
    """Something that whoever has the table does. :param table: its id."""

    table: Id


class Enter(AtTable, frozen=True, tag="enter"):
    """Come to a table by its code, or by its id where it is open or one plays there already; be told of it.

    :param after: number of the last message that the client has of this table, 0 for none. :param follow: whether the
        client would rather come to the server that has the table, where that is another one.
    """

    table: Words
    after: Annotated[int, msgspec.Meta(ge=0)] = 0
    follow: bool = False


class Sit(AtTable, frozen=True, tag="sit"):
    """Sit down on a free place while the table gathers. :param place: from 0, by entrant."""

    place: Annotated[int, msgspec.Meta(ge=0, le=PLACES - 1)]


class Leave(AtTable, frozen=True, tag="leave"):
    """Leave: a place of a table that gathers is free again, in a match a computer sits in at once."""


class Begin(AtTable, frozen=True, tag="begin"):
    """Begin the match; computers take the free places. Only the host may."""


class Act(AtTable, frozen=True, tag="act"):
    """Offer an action of the match. :param offer: as in ``messages.Offer``."""

    offer: Json


class NextDeal(AtTable, frozen=True, tag="ready"):
    """Be ready for the next deal."""


class TakeBack(AtTable, frozen=True, tag="take-back"):
    """Take the own seat back from the computer that sits in."""


class After(AtTable, frozen=True, tag="after"):
    """Ask for what the own seat was told after a number."""

    number: Annotated[int, msgspec.Meta(ge=0)]


class Say(AtTable, frozen=True, tag="say"):
    """Say something to the table: one of the set phrases, or typed words."""

    phrase: Annotated[str, msgspec.Meta(max_length=40)] = ""
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""


class ReportPerson(AtTable, frozen=True, tag="report"):
    """Tell the owner of the house about somebody; what was said last at the table goes with it."""

    person: Id
    why: Text


class Arrange(AtTable, frozen=True, tag="arrange"):
    """Agree otherwise on how people sit together, before the match begins; fields as in ``open``. Only the host may."""

    access: Access
    level: Level
    grace: Annotated[int, msgspec.Meta(ge=10, le=3600)]
    talk: bool
    clock: ClockTerms | None = None
    watch: MayWatch = "friends"
    later: bool = False
    drawn: bool = False
    friends: bool = False


class Invite(AtTable, frozen=True, tag="invite"):
    """Have somebody who is in the house told of a table at which one sits."""

    person: Id


class Remove(AtTable, frozen=True, tag="remove"):
    """Have somebody leave the table. Only the host may."""

    person: Id


class HandOver(AtTable, frozen=True, tag="hand-over"):
    """Make somebody else at the table its host."""

    person: Id


class Mute(AtTable, frozen=True, tag="mute"):
    """Have nobody at the table told what somebody says there, or everybody again. Only the host may."""

    person: Id
    on: bool


class Move(AtTable, frozen=True, tag="move"):
    """Exchange who has two places of a table that gathers; one of them may be free. Only the host may."""

    place: Annotated[int, msgspec.Meta(ge=0, le=PLACES - 1)]
    to: Annotated[int, msgspec.Meta(ge=0, le=PLACES - 1)]


class DrawSeats(AtTable, frozen=True, tag="draw-seats"):
    """Have chance put everybody at a table that gathers on a place. Only the host may."""


class MoreTime(AtTable, frozen=True, tag="more-time"):
    """Take more time for the own decision, where the table has a clock and there is some left to be taken."""


class WishDouble(AtTable, frozen=True, tag="double"):
    """Have twice the time at a table that allows it, because one reads slowly, or no more."""

    on: bool


class WishPause(AtTable, frozen=True, tag="pause"):
    """Wish that the match pauses, or in a pause that it goes on; so it is when everybody there wishes it."""


class WatchTable(AtTable, frozen=True, tag="watch"):
    """Watch a match: by the table's id where it is open, else by its code. :param after: as in ``enter``."""

    table: Words
    after: Annotated[int, msgspec.Meta(ge=0)] = 0


class LetWatch(AtTable, frozen=True, tag="let-watch"):
    """Let somebody watch who has asked: they are a friend. Only those who play may."""

    person: Id


class LetCome(AtTable, frozen=True, tag="let-come"):
    """Have somebody find a table for friends and come in, or no more. Only the host may."""

    person: Id
    on: bool = True


class AskHand(AtTable, frozen=True, tag="ask-hand"):
    """Ask a player to be shown their hand while one watches. :param place: theirs."""

    place: Annotated[int, msgspec.Meta(ge=0, le=11)]


class ShowHand(AtTable, frozen=True, tag="show-hand"):
    """Show the own hand to somebody who watches, or no more."""

    person: Id
    on: bool


class PlayRound(AtTable, frozen=True, tag="play-round"):
    """Have a round of a club's evening played: the same boards at each of these tables. Only the director may.

    Of a round that was asked for before, what is not there yet comes about; tables of the round before end.

    :param round: from 1. :param rounds: in all. :param boards: their numbers, which follow each other.
    :param seconds: how long the round may last, 0 for as long as it takes.
    """

    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]
    boards: Annotated[tuple[BoardNumber, ...], msgspec.Meta(min_length=1, max_length=BOARDS)]
    seating: Annotated[tuple[RoundTable, ...], msgspec.Meta(min_length=1, max_length=TABLES)]
    seconds: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 0


class TellStandings(AtTable, frozen=True, tag="tell-standings"):
    """Have each person of a club's evening told their own standing. Only the director may.

    With it the round is over: what is still played of it ends.

    :param over: whether the evening is over with it. :param all: how everybody stands, in the order of places, field by
        field: whoever is in the evening may ask for it.
    """

    standings: Annotated[tuple[OwnStanding, ...], msgspec.Meta(max_length=PLACES)]
    over: bool = False
    all: Annotated[tuple[StandingLine, ...], msgspec.Meta(max_length=PLACES)] = ()


class Direct(AtTable, frozen=True, tag="direct"):
    """Do something in a club's evening, which the house adds to its log. Only directors may; scorers enter results.

    The answer's ``number`` is that of the last entry. What somebody else has decided since is ``decided``. All acts of
    a request happen, or none: older houses did those before the one that they denied.

    :param after: how many entries of the log one knows.
    """

    after: Annotated[int, msgspec.Meta(ge=0)]
    acts: Annotated[tuple[EveningAct, ...], msgspec.Meta(min_length=1, max_length=50)]


class EveningLog(AtTable, frozen=True, tag="evening-log"):
    """Ask what the log of a club's evening has after so many entries, and who is known there. Only who leads it may.

    The answer has some ``entries``, how many there are in all as ``count``, and where that is new ``people`` with the
    ``notes`` by number and a ``state`` of both.

    :param after: how many one knows. :param state: of the people that one knows.
    """

    after: Annotated[int, msgspec.Meta(ge=0)]
    state: Annotated[int, msgspec.Meta(ge=0)] = 0


class KeepPeople(AtTable, frozen=True, tag="keep-people"):
    """Have the house know people of a club's evening, or know them otherwise. Only directors may."""

    known: Annotated[tuple[EveningPerson, ...], msgspec.Meta(min_length=1, max_length=40)]


class ForgetPeople(AtTable, frozen=True, tag="forget-people"):
    """Have the house know people of a club's evening no more. Only directors may.

    :param gone: by id; none: whoever did not agree to be kept, with everybody's needs and all notes.
    """

    gone: Annotated[tuple[Id, ...], msgspec.Meta(max_length=100)] = ()


class Appoint(AtTable, frozen=True, tag="appoint"):
    """Have somebody at a club's evening lead it too, enter its results, or only play. Only its host may, and directors
    of the house.
    """

    person: Id
    role: Role


class RoundsBegin(AtTable, frozen=True, tag="rounds-begin"):
    """Have rounds of a club's evening begin as soon as the one before is over, or when a director says so."""

    itself: bool


class Standings(AtTable, frozen=True, tag="standings"):
    """Ask how everybody in a club's evening stands after the last round that is over."""


class ShowName(AtTable, frozen=True, tag="show-name"):
    """Agree that the own name stands on lists of a club's evening that everybody may read, or no more."""

    on: bool


class HowPlayed(AtTable, frozen=True, tag="how-played"):
    """Ask what the boards of a round brought at every table, of which one played them; when nobody plays them any more.

    :param round: from 1.
    """

    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]


class BoardAt(HowPlayed, frozen=True, tag="board-at"):
    """Ask for a board as it was played at a table of the round. :param number: of the table, from 0."""

    number: Annotated[int, msgspec.Meta(ge=0, lt=TABLES)]
    board: BoardNumber


class MyMatches(Request, frozen=True, tag="my-matches"):
    """Ask which matches that are over one has played in this house."""


class Records(AtTable, frozen=True, tag="record"):
    """Ask for the record of a finished match at which one played.

    :param after: how many entries one has: the answer has some that come next and how many there are in all as
        ``count``; None for all of a record that is not too long.
    """

    after: Annotated[int, msgspec.Meta(ge=0)] | None = None


class ShareDeal(Request, frozen=True, tag="share-deal"):
    """Give how one has played the deal of a day, for those who give theirs too; the first time counts.

    :param deal: game and day. :param moves: what its players did, as ``core.notation`` writes it, by commas.
    :param friends: who may hear all of it, by id, from now on; everybody else hears what it brought, without a name.
    """

    deal: DayDeal
    moves: Annotated[str, msgspec.Meta(min_length=1, max_length=5000)]
    friends: Annotated[tuple[Id, ...], msgspec.Meta(max_length=100)] = ()


class DealField(Request, frozen=True, tag="deal-field"):
    """Ask what the deal of a day brought those who gave it, who may hear it for having given theirs."""

    deal: DayDeal


class DealPlayed(Request, frozen=True, tag="deal-played"):
    """Ask how a friend has played the deal of a day. :param person: by id."""

    deal: DayDeal
    person: Id


class ShareNoMore(Request, frozen=True, tag="share-no-more"):
    """Have the house forget all deals that one has given."""


AnyRequest: TypeAlias = (
    Hello | Prove | Recover | Rename | MakePassphrase | LostWords | RefuseWords | SignOutOthers | MyData | DeleteMe
    | WatchLobby | AskPasskeys | PasskeyChallenge | KeepPasskey | SignIn | ForgetPasskeys | Block
    | OpenTable | Enter | Sit | Leave | Begin
    | Act | NextDeal | TakeBack | After | Say | ReportPerson | Arrange | Invite | Remove | HandOver | MoreTime
    | Mute | Move | DrawSeats | PlayRound | TellStandings | Standings | ShowName
    | HowPlayed | BoardAt | Direct | EveningLog | KeepPeople | ForgetPeople | Appoint | RoundsBegin
    | WishDouble | WishPause | WatchTable | LetWatch | LetCome | AskHand | ShowHand | Records | MyMatches
    | ShareDeal | DealField | DealPlayed | ShareNoMore
)  # fmt: skip
