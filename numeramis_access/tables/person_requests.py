"""The requests about the sender: identity, passkeys, data, holidays, calls, blocked persons.

``PROTOCOL.md`` specifies them; "the sender" is the person who sends a request.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from numeramis_access.tables import request_fields as fields
from numeramis_access.tables.long_clocks import MAX_HOLIDAY_DAYS
from numeramis_access.tables.seats import Gender


class Hello(fields.Request, frozen=True, tag="hello"):
    """Identify the person; this is the first request of a connection.

    :param version: version of this protocol.
    :param key: secret that the device generated and keeps; an unknown key creates a new person.
    :param name: the person's name.
    :param gender: grammatical gender for sentences about the person.
    :param language: code of the language for the words of passphrases and table codes; empty for English.
    """

    version: int
    key: fields.Key
    name: fields.Name
    gender: Gender = "masculine"
    language: Annotated[str, msgspec.Meta(max_length=8, pattern=r"^([A-Za-z]{2,3}(-[A-Za-z0-9]{2,4})?)?\Z")] = ""


class Prove(fields.Request, frozen=True, tag="prove"):
    """Ask the house for the proof that it made a token; possible before ``hello``.

    :param ticket: public name of the token.
    :param question: random text in hexadecimal.
    """

    ticket: fields.Digits
    question: fields.Digits


class MyTables(fields.Request, frozen=True, tag="my-tables"):
    """Ask for the tables by turns of the person with a key; possible before ``hello``.

    The person does not count as present by it, and an unknown key creates no person.

    :param key: the secret that this device generated and keeps.
    """

    key: fields.Key


class Recover(fields.Request, frozen=True, tag="recover"):
    """Sign this device in as the person with this passphrase; replaces ``hello``.

    :param version: version of this protocol.
    :param key: the secret that this device generated and keeps.
    :param words: the passphrase.
    """

    version: int
    key: fields.Key
    words: fields.Passphrase


class Rename(fields.Request, frozen=True, tag="rename"):
    """Change the person's name and gender.

    :param name: the new name.
    :param gender: the new grammatical gender.
    """

    name: fields.Name
    gender: Gender


class TellGender(fields.Request, frozen=True, tag="tell-gender"):
    """Tell the person's gender; from then on this connection is told the gender ``none`` of others.

    Other connections are told ``masculine`` instead, because older programs know no ``none``. While partners play a
    deal, the person keeps the gender that the house knows.

    :param gender: the person's gender; empty to keep the one that the house knows.
    """

    gender: Gender | Literal[""] = ""


class MakePassphrase(fields.Request, frozen=True, tag="passphrase"):
    """Ask for a passphrase of six words, which signs another device in; any older passphrase becomes void.

    :param words: the older passphrase; empty if there is none or ``proof`` is sent.
    :param proof: the browser's answer about a passkey, instead of the older passphrase; empty if ``words`` is sent or
        there is neither.
    """

    words: fields.OptionalPassphrase = ""
    proof: fields.OptionalProof = ""


class ReplaceLostPassphrase(fields.Request, frozen=True, tag="lost-words"):
    """Ask to replace a lost passphrase: seven days later ``passphrase`` gives this device a new one.

    After the same wait this device needs no passphrase for ``delete-me`` and ``forget-passkeys``. The house tells all
    other devices of the person, and each of them can refuse.
    """


class CancelPassphraseWait(fields.Request, frozen=True, tag="refuse-words"):
    """Cancel the wait for a new passphrase on every device; the old passphrase stays valid."""


class SignOutOthers(fields.Request, frozen=True, tag="sign-out-others"):
    """Sign out all other devices permanently, for instance after a theft, and delete all passkeys.

    :param words: the passphrase.
    :param key: new key for this device, whose old key becomes void; empty to keep the old key.
    """

    words: fields.Passphrase
    key: fields.OptionalKey = ""


class AskPasskeys(fields.Request, frozen=True, tag="passkeys"):
    """Ask whether a page from this origin can use passkeys in this house, and how many passkeys the person has.

    :param origin: the page's origin.
    """

    origin: fields.Origin


class PasskeyChallenge(fields.Request, frozen=True, tag="passkey-challenge"):
    """Ask for the options with which a browser creates or proves a passkey; valid once and for 5 minutes.

    :param origin: the page's origin.
    :param make: true to create a passkey, false to prove one.
    """

    origin: fields.Origin
    make: bool


class KeepPasskey(fields.Request, frozen=True, tag="keep-passkey"):
    """Store the passkey that the browser has created.

    :param proof: the credential of the passkey as JSON.
    :param words: the passphrase, for a person who has one or who has passkeys; otherwise empty.
    """

    proof: fields.Proof
    words: fields.OptionalPassphrase = ""


class SignIn(fields.Request, frozen=True, tag="sign-in"):
    """Sign this device in as the person whose passkey the browser has; replaces ``hello``.

    :param version: version of this protocol.
    :param key: the secret that this device generated and keeps.
    :param proof: the passkey's credential as JSON.
    """

    version: int
    key: fields.Key
    proof: fields.Proof


class ForgetPasskeys(fields.Request, frozen=True, tag="forget-passkeys"):
    """Delete all passkeys of the person; this needs a proof, as ``delete-me`` does.

    :param words: the passphrase; empty if there is none or ``proof`` is sent.
    :param proof: the browser's answer about a passkey, instead of the passphrase; empty if ``words`` is sent.
    """

    words: fields.OptionalPassphrase = ""
    proof: fields.OptionalProof = ""


class MyData(fields.Request, frozen=True, tag="my-data"):
    """Ask for all data that the house keeps about the person."""


class DeleteMe(fields.Request, frozen=True, tag="delete-me"):
    """Delete all data that the house keeps about the person; computers take over the person's seats.

    A person who has a passphrase or passkeys proves one of them. Without a proof the house denies the request with
    ``old-words`` and starts the wait of ``lost-words``; after that wait this device needs no proof.

    :param words: the passphrase; empty if there is none or ``proof`` is sent.
    :param proof: the browser's answer about a passkey, instead of the passphrase; empty if ``words`` is sent.
    """

    words: fields.OptionalPassphrase = ""
    proof: fields.OptionalProof = ""


class TakeHoliday(fields.Request, frozen=True, tag="holiday"):
    """Take a holiday from now on: at all tables by turns the time for the person's decisions stands still.

    :param days: number of days; 0 to end the present holiday.
    """

    days: Annotated[int, msgspec.Meta(ge=0, le=MAX_HOLIDAY_DAYS)] = 0


class AskCalls(fields.Request, frozen=True, tag="calls"):
    """Ask how the house can call the sender to tables by turns, and how it does so now."""


class CallByMail(fields.Request, frozen=True, tag="call-by-mail"):
    """Ask for calls by e-mail: first for a code, which the house sends to the address, then with that code.

    :param address: the e-mail address.
    :param code: the code, empty to ask for one.
    """

    address: fields.MailAddress
    code: Annotated[str, msgspec.Meta(max_length=20)] = ""


class CallByPush(fields.Request, frozen=True, tag="call-by-push"):
    """Ask for calls by messages to a browser (Web Push).

    :param endpoint: address of the browser's subscription at its push service.
    :param p256dh: public key of the subscription, in base 64 for URLs.
    :param auth: secret of the subscription, in base 64 for URLs.
    """

    endpoint: fields.Endpoint
    p256dh: fields.P256dh
    auth: fields.PushSecret


class CallWhen(fields.Request, frozen=True, tag="call-when"):
    """Set when the house may call the sender.

    :param zone: time zone as in the IANA database; empty for UTC.
    :param begins: hour of the local day, 0 to 23, at which the quiet begins.
    :param ends: hour at which it ends, 0 to 23; the same hour for no quiet.
    :param daily: whether all calls of a day come together, at the hour at which the quiet ends.
    """

    zone: Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[A-Za-z0-9_+/-]*\Z")] = ""
    begins: fields.Hour = 22
    ends: fields.Hour = 7
    daily: bool = False


class StopCalls(fields.Request, frozen=True, tag="stop-calls"):
    """Stop calls to the sender, and delete the addresses for them.

    :param way: ``mail`` or ``push`` to stop these alone.
    """

    way: Literal["all", "mail", "push"] = "all"


class Block(fields.Request, frozen=True, tag="block"):
    """Block or unblock a person.

    Nothing that a blocked person says, invites to or asks for reaches any device of the sender, and they can neither
    see nor enter tables that the sender hosts.

    :param person: id of the person.
    :param on: true to block, false to unblock.
    """

    person: fields.Id
    on: bool


#: a request about the sender
PersonRequest: TypeAlias = (
    Hello | Prove | MyTables | Recover | Rename | TellGender | MakePassphrase | ReplaceLostPassphrase
    | CancelPassphraseWait | SignOutOthers | AskPasskeys | PasskeyChallenge | KeepPasskey | SignIn | ForgetPasskeys
    | MyData | DeleteMe | TakeHoliday | AskCalls | CallByMail | CallByPush | CallWhen | StopCalls | Block
)  # fmt: skip
