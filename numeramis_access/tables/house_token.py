"""Tokens by which a program recognizes a house (a server where people meet) at another address.

The house gives the token over an earlier connection and later proves that it made it, before the program identifies its
person. A stranger that announces itself under the house's name cannot give this proof, so it never sees a device's key.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec

#: hexadecimal digits of a house's name, of a ticket and of a random question
TOKEN_DIGITS = 32


class HouseToken(msgspec.Struct, frozen=True):
    """The data by which a program recognizes a house.

    :param house: public name of the house.
    :param ticket: public name of this token.
    :param secret: secret that only the program and the house know, in hexadecimal.
    """

    house: str
    ticket: str
    secret: str


def name_of_house(salt: bytes) -> str:
    """Return the public name of a house, in hexadecimal. :param salt: salt of the house's store."""
    return _digest(salt, "house")[:TOKEN_DIGITS]


def token_of(salt: bytes, person: str) -> HouseToken:
    """Return the token for a person: for the same salt and person always the same one.

    :param salt: salt of the house's store.
    :param person: id of the person.
    """
    ticket = _digest(salt, f"person {person}")[:TOKEN_DIGITS]
    return HouseToken(name_of_house(salt), ticket, _secret(salt, ticket))


def new_question() -> str:
    """Return a random text, in hexadecimal, that a house must answer to prove that it made a token."""
    return secrets.token_hex(TOKEN_DIGITS // 2)


def answer_of(salt: bytes, ticket: str, question: str) -> str:
    """Return the answer to a question from the house that made a ticket.

    :param salt: salt of the house's store.
    :param ticket: public name of the token.
    :param question: text from ``new_question``.
    """
    return _digest(bytes.fromhex(_secret(salt, ticket)), question)


def is_answer(token: HouseToken, question: str, answer: str) -> bool:
    """Return whether an answer proves that its sender made the token.

    :param token: the token that the house gave earlier.
    :param question: the random text that this program sent.
    :param answer: the answer, in hexadecimal.
    """
    return hmac.compare_digest(_digest(bytes.fromhex(token.secret), question).encode(), answer.encode())


def _secret(salt: bytes, ticket: str) -> str:
    return _digest(salt, f"ticket {ticket}")


def _digest(key: bytes, text: str) -> str:
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()
