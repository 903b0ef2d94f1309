"""Whom the player knows in houses of tables: friends, and who may invite the player."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

import msgspec

from numeramis_access.core.codec import from_json
from numeramis_access.store.files import LONGEST_TEXT, read_plain, write_whole
from numeramis_access.store.home import Home

#: who may invite the player to a table; nobody is "do not disturb"
MayInvite: TypeAlias = Literal["all", "friends", "nobody"]
MAY_INVITE: tuple[MayInvite, ...] = get_args(MayInvite)


class _Kept(msgspec.Struct):
    """What is kept. :param friends: names by the id of the person."""

    friends: dict[str, str] = {}
    may_invite: MayInvite = "all"


class Acquaintances:
    """The player's own list of people; it lies with the player, and no house knows it.

    :ivar muted: persons who are not heard until the program ends.
    """

    def __init__(self, home: Home) -> None:
        self._path = home.acquaintances
        self.muted: set[str] = set()
        self._kept = _Kept()
        with contextlib.suppress(OSError, ValueError):
            self._kept = from_json(read_plain(self._path, LONGEST_TEXT), _Kept)

    @property
    def may_invite(self) -> MayInvite:
        """Return who may invite the player."""
        return self._kept.may_invite

    def let_invite(self, who: MayInvite) -> None:
        """Change who may invite the player."""
        self._kept.may_invite = who
        self._keep()

    def invites(self, person: str) -> bool:
        """Return whether this person's invitations are told."""
        return self.may_invite == "all" or (self.may_invite == "friends" and self.is_friend(person))

    def is_friend(self, person: str) -> bool:
        """Return whether this person is a friend."""
        return person in self._kept.friends

    @property
    def friends(self) -> Mapping[str, str]:
        """Return the names of all friends, by the id of the person."""
        return self._kept.friends

    def befriend(self, person: str, name: str, friend: bool) -> None:
        """Make somebody a friend, or a friend no more."""
        self._kept.friends.pop(person, None)
        if friend:
            self._kept.friends[person] = name
        self._keep()

    def _keep(self) -> None:
        """Write it down; where that fails it holds until the program ends."""
        with contextlib.suppress(OSError):
            write_whole(self._path, msgspec.json.encode(self._kept))
