"""How a program knows a house again at another address: by a token that the house gave it over an earlier line.

The house proves that it is the one that made the token before the program says who it is. A stranger that announces
itself under the house's name cannot, so it never sees the key of a device.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec

#: hexadecimal digits of a house's name, of a ticket and of a question by chance
DIGITS = 32


class HouseToken(msgspec.Struct, frozen=True):
    """What a program keeps of a house.

    :param house: public name of the house. :param ticket: public name of this token. :param secret: known to the
        program and the house alone.
    """

    house: str
    ticket: str
    secret: str


def name_of_house(salt: bytes) -> str:
    """Return the public name of the house. :param salt: its store's own."""
    return _digest(salt, "house")[:DIGITS]


def token_of(salt: bytes, person: str) -> HouseToken:
    """Return the token that the house gives somebody, by id: always the same. :param salt: its store's own."""
    ticket = _digest(salt, f"person {person}")[:DIGITS]
    return HouseToken(name_of_house(salt), ticket, _secret(salt, ticket))


def new_question() -> str:
    """Return a question to a house, by chance: nobody has its answer beforehand."""
    return secrets.token_hex(DIGITS // 2)


def answer_of(salt: bytes, ticket: str, question: str) -> str:
    """Return how the house that made a ticket answers a question. :param salt: its store's own."""
    return _digest(bytes.fromhex(_secret(salt, ticket)), question)


def is_answer(token: HouseToken, question: str, answer: str) -> bool:
    """Return whether the house that made the token gave this answer."""
    return hmac.compare_digest(_digest(bytes.fromhex(token.secret), question).encode(), answer.encode())


def _secret(salt: bytes, ticket: str) -> str:
    return _digest(salt, f"ticket {ticket}")


def _digest(key: bytes, text: str) -> str:
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()
