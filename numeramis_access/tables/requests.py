"""The requests that a client sends to a house (a server of tables); ``pushes`` has the messages that the house sends.

``PROTOCOL.md`` specifies them; "the sender" is the person who sends a request.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from numeramis_access.players.policy import Level
from numeramis_access.tables import evening as evenings
from numeramis_access.tables.clocks import ClockTerms
from numeramis_access.tables.long_clocks import MAX_HOLIDAY_DAYS
from numeramis_access.tables.seats import Gender

#: set phrases that a person can say without typing; each listener hears them in their own language
SET_PHRASES = ("hello", "well-played", "thanks", "sorry", "one-moment", "good-game", "goodbye")

#: seconds after which a person who said that they read counts as having read
READING_SECONDS = 30.0

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=40, max_length=100)]
#: a ticket of a house, or a question to a house
Digits: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]
Words: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
#: the same for fields that can be empty
NewKey: TypeAlias = Annotated[str, msgspec.Meta(max_length=100, pattern="^$|^.{40,}$")]
OldWords: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
OldProof: TypeAlias = Annotated[str, msgspec.Meta(max_length=6000)]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Json: TypeAlias = dict[str, Any]
#: the origin of a page as the browser reports it, and a browser's answer about a passkey as JSON
Origin: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Proof: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=6000)]

#: the epoch that a number belongs to, as in the answer to ``hello``; empty from clients that know no epochs
Epoch: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]

#: the deal of a day: a game and a date
DayDeal: TypeAlias = Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[a-z_]+/\d{4}-\d\d-\d\d$")]

#: days for each decision at a table by turns
Days: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=30)]

#: an e-mail address: ASCII, without quotes and without a numeric host
MailAddress: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        max_length=254,
        pattern=r"^[a-zA-Z0-9_.!#$%&'*+/=?^`{|}~-]{1,64}@([a-zA-Z0-9-]{1,63}\.)+[a-zA-Z][a-zA-Z0-9-]+\Z",
    ),
]
#: an hour of the day
Hour: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=23)]

#: the number of a board
BoardNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=999)]

#: who can find a table: people who have its code, or everyone in the lobby
Access: TypeAlias = Literal["code", "open"]
#: who can watch a match: no one, friends of a player, or everyone who can find the table
MayWatch: TypeAlias = Literal["nobody", "friends", "all"]
Stage: TypeAlias = Literal["gathering", "playing", "over"]
#: what a host did about a person; everyone at the table is told
HostDeed: TypeAlias = Literal["muted", "unmuted", "removed", "handed-over", "drawn"]


class Request(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True, kw_only=True):
    """A request of a client.

    Fields that have their default are left out, so that older servers accept the request; servers ignore unknown
    fields.

    :param id: id that the client chose for this request; the reply repeats it.
    """

    id: Id


class Hello(Request, frozen=True, tag="hello"):
    """Identify the person; this is the first request of a connection.

    :param version: version of this protocol.
    :param key: secret that the device generated and keeps; an unknown key creates a new person.
    :param name: the person's name.
    :param gender: grammatical gender for sentences about the person.
    :param language: code of the language for the words of passphrases and table codes; empty for English.
    """

    version: int
    key: Key
    name: Name
    gender: Gender = "masculine"
    language: Annotated[str, msgspec.Meta(max_length=8, pattern=r"^([A-Za-z]{2,3}(-[A-Za-z0-9]{2,4})?)?\Z")] = ""


class Prove(Request, frozen=True, tag="prove"):
    """Ask the house for the proof that it made a token; possible before ``hello``.

    :param ticket: ticket of the token.
    :param question: random digits.
    """

    ticket: Digits
    question: Digits


class MyTables(Request, frozen=True, tag="my-tables"):
    """Ask for the tables by turns of the person with a key; possible before ``hello``.

    The person does not count as present by it, and an unknown key creates no person.

    :param key: the secret that this device generated and keeps.
    """

    key: Key


class Recover(Request, frozen=True, tag="recover"):
    """Sign this device in as the person with this passphrase; replaces ``hello``.

    :param version: version of this protocol.
    :param key: the secret that this device generated and keeps.
    :param words: the passphrase.
    """

    version: int
    key: Key
    words: Words


class Rename(Request, frozen=True, tag="rename"):
    """Change the person's name and gender.

    :param name: the new name.
    :param gender: the new grammatical gender.
    """

    name: Name
    gender: Gender


class MakePassphrase(Request, frozen=True, tag="passphrase"):
    """Ask for a passphrase of six words, which signs another device in; any older passphrase becomes void.

    :param words: the older passphrase; empty if there is none or ``proof`` is sent.
    :param proof: the browser's answer about a passkey, instead of the older passphrase.
    """

    words: OldWords = ""
    proof: OldProof = ""


class LostWords(Request, frozen=True, tag="lost-words"):
    """Ask to replace a lost passphrase: seven days later ``passphrase`` gives this device a new one.

    After the same wait this device needs no passphrase for ``delete-me`` and ``forget-passkeys``. The house tells all
    other devices of the person, and each of them can refuse.
    """


class RefuseWords(Request, frozen=True, tag="refuse-words"):
    """Cancel the wait for a new passphrase on every device; the old passphrase stays valid."""


class SignOutOthers(Request, frozen=True, tag="sign-out-others"):
    """Sign out all other devices permanently, for instance after a theft, and delete all passkeys.

    :param words: the passphrase.
    :param key: new key for this device, whose old key becomes void; empty to keep the old key.
    """

    words: Words
    key: NewKey = ""


class AskPasskeys(Request, frozen=True, tag="passkeys"):
    """Ask whether a page from this origin can use passkeys in this house, and how many passkeys the person has.

    :param origin: the page's origin.
    """

    origin: Origin


class PasskeyChallenge(Request, frozen=True, tag="passkey-challenge"):
    """Ask for the options with which a browser creates or proves a passkey; valid once and for 5 minutes.

    :param origin: the page's origin.
    :param make: true to create a passkey, false to prove one.
    """

    origin: Origin
    make: bool


class KeepPasskey(Request, frozen=True, tag="keep-passkey"):
    """Store the passkey that the browser has created.

    :param proof: the credential of the passkey as JSON.
    :param words: the passphrase, for a person who has one or who has passkeys; otherwise empty.
    """

    proof: Proof
    words: OldWords = ""


class SignIn(Request, frozen=True, tag="sign-in"):
    """Sign this device in as the person whose passkey the browser has; replaces ``hello``.

    :param version: version of this protocol.
    :param key: the secret that this device generated and keeps.
    :param proof: the passkey's credential as JSON.
    """

    version: int
    key: Key
    proof: Proof


class ForgetPasskeys(Request, frozen=True, tag="forget-passkeys"):
    """Delete all passkeys of the person; this needs a proof, as ``delete-me`` does.

    :param words: the passphrase; empty if there is none or ``proof`` is sent.
    :param proof: the browser's answer about a passkey, instead of the passphrase; empty if ``words`` is sent.
    """

    words: OldWords = ""
    proof: OldProof = ""


class MyData(Request, frozen=True, tag="my-data"):
    """Ask for all data that the house keeps about the person."""


class DeleteMe(Request, frozen=True, tag="delete-me"):
    """Delete all data that the house keeps about the person; computers take over the person's seats.

    A person who has a passphrase or passkeys proves one of them. Without a proof the house denies the request with
    ``old-words`` and starts the wait of ``lost-words``; after that wait this device needs no proof.

    :param words: the passphrase; empty if there is none or ``proof`` is sent.
    :param proof: the browser's answer about a passkey, instead of the passphrase; empty if ``words`` is sent.
    """

    words: OldWords = ""
    proof: OldProof = ""


class TakeHoliday(Request, frozen=True, tag="holiday"):
    """Take a holiday from now on: at all tables by turns the time for the person's decisions stands still.

    :param days: number of days; 0 to end the present holiday.
    """

    days: Annotated[int, msgspec.Meta(ge=0, le=MAX_HOLIDAY_DAYS)] = 0


class AskCalls(Request, frozen=True, tag="calls"):
    """Ask how the house can call the sender to tables by turns, and how it does so now."""


class CallByMail(Request, frozen=True, tag="call-by-mail"):
    """Ask for calls by e-mail: first for a code, which the house sends to the address, then with that code.

    :param address: the e-mail address.
    :param code: the code, empty to ask for one.
    """

    address: MailAddress
    code: Annotated[str, msgspec.Meta(max_length=20)] = ""


class CallByPush(Request, frozen=True, tag="call-by-push"):
    """Ask for calls by messages to a browser (Web Push).

    :param endpoint: address of the browser's subscription at its push service.
    :param p256dh: public key of the subscription, in base 64 for URLs.
    :param auth: secret of the subscription, in base 64 for URLs.
    """

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{87}=?\Z")]
    auth: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22}(==)?\Z")]


class CallWhen(Request, frozen=True, tag="call-when"):
    """Set when the house may call the sender.

    :param zone: time zone as in the IANA database; empty for UTC.
    :param begins: hour of the local day at which the quiet begins.
    :param ends: hour at which it ends; the same hour for no quiet.
    :param daily: whether all calls of a day come together, at the hour at which the quiet ends.
    """

    zone: Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[A-Za-z0-9_+/-]*\Z")] = ""
    begins: Hour = 22
    ends: Hour = 7
    daily: bool = False


class StopCalls(Request, frozen=True, tag="stop-calls"):
    """Stop calls to the sender, and delete the addresses for them.

    :param way: ``mail`` or ``push`` to stop these alone.
    """

    way: Literal["all", "mail", "push"] = "all"


class Block(Request, frozen=True, tag="block"):
    """Block or unblock a person.

    Nothing that a blocked person says, invites to or asks for reaches any device of the sender, and they can neither
    see nor enter tables that the sender hosts.

    :param person: id of the person.
    :param on: true to block, false to unblock.
    """

    person: Id
    on: bool


class WatchLobby(Request, frozen=True, tag="lobby"):
    """Start or stop the pushes about people and tables in the lobby.

    :param on: true to start, false to stop.
    :param tables: page of the tables, from 1, sent as ``lobby-news`` if the answer to ``hello`` has ``pages``; 0 for
        the first page alone, sent as ``lobby``, as earlier programs ask.
    :param people: page of the people, from 1.
    """

    on: bool = True
    tables: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    people: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class OpenTable(Request, frozen=True, tag="open"):
    """Open a table and sit down on its first place.

    :param game: name of the game.
    :param players: number of places.
    :param options: options of the game.
    :param access: who can find the table: people who have its code, or everyone in the lobby.
    :param level: level of the computers that take free places and play for absent people.
    :param grace: seconds before a computer plays for a person whose connection was lost.
    :param rests: whether the next deal waits until everyone is ready.
    :param talk: whether partners can type messages during a deal.
    :param clock: time limits, None for no limit.
    :param watch: the people who can watch.
    :param later: whether onlookers hear a trick, or the game's equivalent, only after the next one is over.
    :param drawn: whether the match begins with a draw for seats.
    :param friends: whether only the host's friends find the table in the lobby and can enter; sent with ``access`` as
        ``code``, so older clients understand the table.
    :param evening: the id of a club's evening in a director's program; such a table has the director's chair first,
        then two places per pair, and ``play-round`` starts its rounds. Empty for an ordinary table.
    :param alone: whether the evening is individual, with a new partner in each round.
    :param teams: whether two pairs form a team of four.
    :param days: days for each decision at a table by turns, which waits for people who are away; 0 for a table that is
        played at once.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=evenings.MAX_PLACES)]
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
    days: Days = 0


class ShowTable(Request, frozen=True, tag="show"):
    """Show a match with real cards to onlookers; the caller's program sends its calls with ``tell-calls``.

    :param game: name of the game.
    :param options: options of the game.
    :param names: the players by seat.
    :param genders: their grammatical genders for sentences.
    :param dealer: seat of the first dealer.
    :param access: who can find and watch the table.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    names: Annotated[tuple[Name, ...], msgspec.Meta(min_length=1, max_length=10)]
    genders: Annotated[tuple[Gender, ...], msgspec.Meta(min_length=1, max_length=10)]
    dealer: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    options: Json = {}
    access: Access = "code"


class AtTable(Request, frozen=True):
    """A request about a table.

    :param table: id of the table.
    """

    table: Id


class TellCalls(AtTable, frozen=True, tag="tell-calls"):
    """Send the calls of a shown match from a number on; they replace the calls that the house has from there on.

    :param first: number of the first call, from 0.
    :param calls: the calls as the caller's journal has them.
    """

    first: Annotated[int, msgspec.Meta(ge=0)]
    calls: Annotated[tuple[Json, ...], msgspec.Meta(max_length=100)] = ()


class Enter(AtTable, frozen=True, tag="enter"):
    """Enter a table and receive its messages.

    :param table: the code; or the id, if the table is open or the person has a place or permission there.
    :param after: number of the last message that the client has of this table, 0 for none.
    :param follow: whether the client can move to the server that runs the table if that is another one.
    :param epoch: the epoch of ``after``.
    """

    table: Words
    after: Annotated[int, msgspec.Meta(ge=0)] = 0
    follow: bool = False
    epoch: Epoch = ""


class Sit(AtTable, frozen=True, tag="sit"):
    """Sit down on a free place before the match begins.

    :param place: number of the place, from 0; it is also the player's entrant number.
    """

    place: Annotated[int, msgspec.Meta(ge=0, le=evenings.MAX_PLACES - 1)]


class Leave(AtTable, frozen=True, tag="leave"):
    """Leave the table: before the match the place becomes free, during it a computer plays at once.

    :param aside: at a table by turns, true to stop its messages to this connection only: the person keeps the seat, and
        the table waits.
    """

    aside: bool = False


class Begin(AtTable, frozen=True, tag="begin"):
    """Begin the match; computers take the free places. Only the host can."""


class Act(AtTable, frozen=True, tag="act"):
    """Ask for an action in the match.

    :param offer: the offer, as *Offer*.
    """

    offer: Json


class NextDeal(AtTable, frozen=True, tag="ready"):
    """Declare the person ready for the next deal; at an evening that rests, for the next round."""


class TakeBack(AtTable, frozen=True, tag="take-back"):
    """Take the person's seat back from the computer that plays for the person."""


class After(AtTable, frozen=True, tag="after"):
    """Ask again for the messages to the person's seat that follow a number.

    :param number: number of the last message to leave out, 0 for none. :param epoch: the epoch of that number.
    """

    number: Annotated[int, msgspec.Meta(ge=0)]
    epoch: Epoch = ""


class Say(AtTable, frozen=True, tag="say"):
    """Say something to the people at the table: a set phrase or typed text.

    :param phrase: one of the set phrases, or empty.
    :param text: the typed text, or empty.
    """

    phrase: Annotated[str, msgspec.Meta(max_length=40)] = ""
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""


class ReportPerson(AtTable, frozen=True, tag="report"):
    """Report a person to the owner of the house; the house adds the latest messages that people said at the table.

    :param person: id of the person.
    :param why: the reason.
    """

    person: Id
    why: Text


class Arrange(AtTable, frozen=True, tag="arrange"):
    """Change the terms of a table before the match begins; fields as in ``open``. Only the host can.

    :param days: as in ``open``; None, as from older programs, to leave it as it is.
    """

    access: Access
    level: Level
    grace: Annotated[int, msgspec.Meta(ge=10, le=3600)]
    talk: bool
    clock: ClockTerms | None = None
    watch: MayWatch = "friends"
    later: bool = False
    drawn: bool = False
    friends: bool = False
    days: Days | None = None


class Invite(AtTable, frozen=True, tag="invite"):
    """Invite a person who is in the house to the sender's table. :param person: id of the person."""

    person: Id


class Remove(AtTable, frozen=True, tag="remove"):
    """Remove a person from the table. Only the host can. :param person: id of the person."""

    person: Id


class HandOver(AtTable, frozen=True, tag="hand-over"):
    """Make another person at the table its host. Only the host can. :param person: id of the new host."""

    person: Id


class Mute(AtTable, frozen=True, tag="mute"):
    """Mute or unmute a person at the table: no one there hears a muted person. Only the host can.

    :param person: id of the person. :param on: true to mute.
    """

    person: Id
    on: bool


class Move(AtTable, frozen=True, tag="move"):
    """Exchange the people of two places before the match; one of the places can be free. Only the host can.

    :param place: a place, from 0.
    :param to: the other place, from 0.
    """

    place: Annotated[int, msgspec.Meta(ge=0, le=evenings.MAX_PLACES - 1)]
    to: Annotated[int, msgspec.Meta(ge=0, le=evenings.MAX_PLACES - 1)]


class DrawSeats(AtTable, frozen=True, tag="draw-seats"):
    """Shuffle the people of a table onto its places before the match. Only the host can."""


class MoreTime(AtTable, frozen=True, tag="more-time"):
    """Take a minute more for the person's current decision, if the table has a clock and they have extra time left."""


class WishDouble(AtTable, frozen=True, tag="double"):
    """Turn double time on or off for the sender, at a table that allows it.

    :param on: true for double time.
    """

    on: bool


class WishWait(AtTable, frozen=True, tag="wait"):
    """Agree that the match waits for people who are still reading, or withdraw that; it waits while everyone agrees.

    :param on: true to agree.
    """

    on: bool


class WishOnlyCard(AtTable, frozen=True, tag="only-card"):
    """Let the house play the sender's only playable cards at a table by turns, even while the sender is away, or stop
    that.

    :param on: true to let it play them.
    """

    on: bool


class TellReading(AtTable, frozen=True, tag="reading"):
    """Tell the others that the sender is still reading the latest messages, or has finished.

    A program sends this only if its player wants it. After 30 seconds the house assumes that the sender has finished.

    :param on: true while the sender is reading.
    """

    on: bool


class WishPause(AtTable, frozen=True, tag="pause"):
    """Ask for a pause, or during a pause ask to resume; it takes effect when everyone present has asked."""


class WatchTable(AtTable, frozen=True, tag="watch"):
    """Watch a match.

    :param table: the id of an open table, otherwise the code.
    :param after: number of the last message that the client has of this table, 0 for none.
    :param epoch: epoch of ``after``.
    """

    table: Words
    after: Annotated[int, msgspec.Meta(ge=0)] = 0
    epoch: Epoch = ""


class LetWatch(AtTable, frozen=True, tag="let-watch"):
    """Let a person who has asked watch, as friends of a player can. Only players can.

    :param person: id of the person.
    """

    person: Id


class LetCome(AtTable, frozen=True, tag="let-come"):
    """Let a person find and enter a table for friends, or stop that. Only the host can.

    :param person: id of the person. :param on: true to let them enter, false to withdraw the permission.
    """

    person: Id
    on: bool = True


class AskHand(AtTable, frozen=True, tag="ask-hand"):
    """As an onlooker, ask a player to show their hand.

    :param place: the player's place, from 0.
    """

    place: Annotated[int, msgspec.Meta(ge=0, le=11)]


class ShowHand(AtTable, frozen=True, tag="show-hand"):
    """Show the sender's hand to an onlooker, or stop showing it.

    :param person: id of the onlooker.
    :param on: false to stop.
    """

    person: Id
    on: bool


class PlayRound(AtTable, frozen=True, tag="play-round"):
    """Play a round of a club's evening, with the same boards at every table. Only directors can.

    The house makes the missing tables of the round, and ends the tables of an earlier round. A repeated request has no
    further effect. The request has no effect where the house has the log of the evening and conducts it.

    :param round: number of the round, from 1.
    :param rounds: total number of rounds.
    :param boards: consecutive board numbers.
    :param seating: the tables of the round.
    :param seconds: time limit of the round in seconds, 0 for none.
    """

    round: Annotated[int, msgspec.Meta(ge=1, le=evenings.MAX_ROUNDS)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=evenings.MAX_ROUNDS)]
    boards: Annotated[tuple[BoardNumber, ...], msgspec.Meta(min_length=1, max_length=evenings.MAX_BOARDS)]
    seating: Annotated[tuple[evenings.RoundTable, ...], msgspec.Meta(min_length=1, max_length=evenings.MAX_TABLES)]
    seconds: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 0


class TellStandings(AtTable, frozen=True, tag="tell-standings"):
    """Send each person at a club's evening their own standing, and end the unfinished tables of the round.

    Only directors can. It has no effect where the house has the log of the evening and conducts it.

    :param standings: one standing per person.
    :param over: whether the evening ends too.
    :param all: the complete standings in order of places, group by group; everyone at the evening can ask for them.
    """

    standings: Annotated[tuple[evenings.OwnStanding, ...], msgspec.Meta(max_length=evenings.MAX_PLACES)]
    over: bool = False
    all: Annotated[tuple[evenings.StandingLine, ...], msgspec.Meta(max_length=evenings.MAX_PLACES)] = ()


class Direct(AtTable, frozen=True, tag="direct"):
    """Add acts to the log of a club's evening. Only directors can; scorers can enter results.

    The answer has the ``number`` of the last entry. The house performs all acts of a request or none; older houses kept
    the acts before the denied one. Code ``decided``: another person has decided the same since.

    :param after: number of log entries that the client knows.
    :param acts: the acts, in order.
    :param epoch: the epoch of ``after``.
    """

    after: Annotated[int, msgspec.Meta(ge=0)]
    acts: Annotated[tuple[evenings.EveningAct, ...], msgspec.Meta(min_length=1, max_length=50)]
    epoch: Epoch = ""


class EveningLog(AtTable, frozen=True, tag="evening-log"):
    """Ask for the log entries of a club's evening after a number, and for its people. Only its leaders can.

    The answer has some ``entries`` and the total ``count``; if ``state`` is outdated, also the new ``state``,
    ``people`` and the ``notes`` by number of their entry.

    :param after: number of entries that the client knows.
    :param state: version of the people's data that the client has.
    :param epoch: epoch of both numbers.
    """

    after: Annotated[int, msgspec.Meta(ge=0)]
    state: Annotated[int, msgspec.Meta(ge=0)] = 0
    epoch: Epoch = ""


class KeepPeople(AtTable, frozen=True, tag="keep-people"):
    """Add people to a club's evening, or change their data. Only directors can.

    :param known: the people.
    """

    known: Annotated[tuple[evenings.EveningPerson, ...], msgspec.Meta(min_length=1, max_length=40)]


class ForgetPeople(AtTable, frozen=True, tag="forget-people"):
    """Delete the data of people of a club's evening. Only directors can.

    :param gone: ids of the people; if empty, delete the people who did not agree to stay stored, and all needs and
        notes.
    """

    gone: Annotated[tuple[Id, ...], msgspec.Meta(max_length=100)] = ()


class Appoint(AtTable, frozen=True, tag="appoint"):
    """Give a person at a club's evening a role. Only the host of the evening and the directors of the house can.

    :param person: id of the person. :param role: ``director``, ``scorer`` or ``player``.
    """

    person: Id
    role: evenings.Role


class RoundsBegin(AtTable, frozen=True, tag="rounds-begin"):
    """Set whether the next round of a club's evening starts by itself. Only directors can.

    :param itself: true to start it as soon as the previous round is over, false to wait for a director.
    """

    itself: bool


class Standings(AtTable, frozen=True, tag="standings"):
    """Ask for the complete standings of a club's evening after its last finished round."""


class ShowName(AtTable, frozen=True, tag="show-name"):
    """Allow or forbid the sender's name on public lists of a club's evening.

    :param on: true to allow it.
    """

    on: bool


class HowPlayed(AtTable, frozen=True, tag="how-played"):
    """Ask for the results of a round's boards at every table, once no table plays them any more.

    Only people who played these boards and the evening's host can.

    :param round: number of the round, from 1.
    """

    round: Annotated[int, msgspec.Meta(ge=1, le=evenings.MAX_ROUNDS)]


class BoardAt(HowPlayed, frozen=True, tag="board-at"):
    """Ask for the play of one board at one table of the round.

    :param number: number of the table, from 0.
    :param board: number of the board.
    """

    number: Annotated[int, msgspec.Meta(ge=0, lt=evenings.MAX_TABLES)]
    board: BoardNumber


class MyMatches(Request, frozen=True, tag="my-matches"):
    """Ask for the list of finished matches that the person played in this house."""


class Records(AtTable, frozen=True, tag="record"):
    """Ask for the record of a finished match that the person played.

    :param after: number of entries that the client has; the answer has some of the next entries, and the total as
        ``count``. None for the whole record, if it is short enough.
    """

    after: Annotated[int, msgspec.Meta(ge=0)] | None = None


class ShareDeal(Request, frozen=True, tag="share-deal"):
    """Publish how the person played the deal of a day; only the first time counts.

    :param deal: game and day.
    :param moves: the actions of its players in the notation of ``core.notation``, separated by commas.
    :param friends: ids of the people who can see the play and the name from now on; everyone else who shared sees only
        the result, without a name.
    """

    deal: DayDeal
    moves: Annotated[str, msgspec.Meta(min_length=1, max_length=5000)]
    friends: Annotated[tuple[Id, ...], msgspec.Meta(max_length=100)] = ()


class DealField(Request, frozen=True, tag="deal-field"):
    """Ask for the results of everyone who shared a day's deal; only people who shared it can.

    :param deal: game and day.
    """

    deal: DayDeal


class DealPlayed(Request, frozen=True, tag="deal-played"):
    """Ask how a friend played the deal of a day.

    :param deal: game and day.
    :param person: id of the friend.
    """

    deal: DayDeal
    person: Id


class ShareNoMore(Request, frozen=True, tag="share-no-more"):
    """Delete all deals that the person has shared."""


AnyRequest: TypeAlias = (
    Hello | Prove | MyTables | Recover | Rename | MakePassphrase | LostWords | RefuseWords | SignOutOthers | MyData
    | DeleteMe
    | TakeHoliday | WatchLobby | AskPasskeys | PasskeyChallenge | KeepPasskey | SignIn | ForgetPasskeys | Block
    | OpenTable | ShowTable | TellCalls | Enter | Sit | Leave | Begin
    | Act | NextDeal | TakeBack | After | Say | ReportPerson | Arrange | Invite | Remove | HandOver | MoreTime
    | Mute | Move | DrawSeats | PlayRound | TellStandings | Standings | ShowName
    | HowPlayed | BoardAt | Direct | EveningLog | KeepPeople | ForgetPeople | Appoint | RoundsBegin
    | WishDouble | WishWait | WishOnlyCard
    | TellReading | WishPause | WatchTable | LetWatch | LetCome | AskHand | ShowHand | Records
    | AskCalls | CallByMail | CallByPush | CallWhen | StopCalls
    | MyMatches | ShareDeal | DealField | DealPlayed | ShareNoMore
)  # fmt: skip
