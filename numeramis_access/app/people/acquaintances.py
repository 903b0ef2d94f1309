"""The player's acquaintances on servers: friends, muted people, and who can invite the player."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias, get_args

import msgspec

from numeramis_access.store.changing import SharedJson
from numeramis_access.store.home import Home

#: people who can invite the player to a table; "nobody" means do not disturb
MayInvite: TypeAlias = Literal["all", "friends", "nobody"]
MAY_INVITE: tuple[MayInvite, ...] = get_args(MayInvite)


class _Kept(msgspec.Struct, frozen=True):
    """The list as the file keeps it: the friends, and who can invite the player. :param friends: names by person id."""

    friends: dict[str, str] = {}
    may_invite: MayInvite = "all"


class Acquaintances:
    """The player's own list of people; it stays in the player's home, and no server gets it.

    A change that cannot be written applies until the program ends.

    :ivar muted: ids of people whose words are not spoken until the program ends.
    """

    def __init__(self, home: Home) -> None:
        self.muted: set[str] = set()
        self._kept = SharedJson(home.acquaintances_file, _Kept, _Kept())

    @property
    def who_may_invite(self) -> MayInvite:
        """Return who can invite the player."""
        return self._kept.now.may_invite

    def set_who_may_invite(self, who: MayInvite) -> None:
        """Change who can invite the player. :param who: all people, friends, or no one."""
        self._change(lambda kept: msgspec.structs.replace(kept, may_invite=who))

    def can_invite(self, person: str) -> bool:
        """Return whether the player is told of this person's invitations. :param person: the person's id."""
        return self.who_may_invite == "all" or (self.who_may_invite == "friends" and self.is_friend(person))

    def is_friend(self, person: str) -> bool:
        """Return whether a person is a friend. :param person: the person's id."""
        return person in self._kept.now.friends

    @property
    def friends(self) -> Mapping[str, str]:
        """Return the names of all friends by person id."""
        return self._kept.now.friends

    def set_friend(self, person: str, name: str, friend: bool) -> None:
        """Add a person to the friends, or remove them; a friend gets the new name.

        :param person: the person's id. :param name: their name. :param friend: True to add, False to remove the person.
        """
        def changed(kept: _Kept) -> _Kept:
            others = {friend: called for friend, called in kept.friends.items() if friend != person}
            return msgspec.structs.replace(kept, friends={**others, person: name} if friend else others)

        self._change(changed)

    def _change(self, change: Callable[[_Kept], _Kept]) -> None:
        """Change the list; if it cannot be written, the change holds until the program ends."""
        with contextlib.suppress(OSError):
            self._kept.change(change)
