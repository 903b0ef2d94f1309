"""The servers ("houses") that the player has visited: their addresses, and the token by which each is recognized again.

There are two stores of addresses: the menu's also has servers that gave no token, which ``KnownHouses`` cannot contain.
"""

from __future__ import annotations

import contextlib

import msgspec

from numeramis_access.core.codec import from_json
from numeramis_access.store.changing import SharedJson, change_file
from numeramis_access.store.files import MAX_TEXT_BYTES, clean_name, read_regular_file, restrict_to_owner, write_whole
from numeramis_access.store.home import Home

#: addresses kept for the menu; recognizable servers, and the most addresses of each
MAX_MENU_ADDRESSES, MAX_HOUSES, MAX_ADDRESSES_OF_HOUSE = 5, 50, 5
#: longest address of a server, in characters
MAX_ADDRESS_CHARACTERS = 100


class KnownHouse(msgspec.Struct, frozen=True):
    """A server that can be recognized by the token that it gave (``tables.house_token``).

    :param house: public name of the server.
    :param ticket: public name of the token.
    :param secret: secret of the token.
    :param addresses: addresses of the server, latest first.
    :param epoch: the server's epoch at the last visit, a text that changes when its data is restored from a copy; empty
        if unknown.
    """

    house: str
    ticket: str
    secret: str
    addresses: tuple[str, ...] = ()
    epoch: str = ""


class OwnHouse(msgspec.Struct, frozen=True):
    """The player's own server.

    :param port: its last port, 0 if it has not run yet. :param house: its public name, empty if it has not run yet.
    """

    port: int = 0
    house: str = ""


class KnownHouses:
    """The known servers of one home, latest first. :param home: the home."""

    def __init__(self, home: Home) -> None:
        nothing: tuple[KnownHouse, ...] = ()
        self._kept = SharedJson(home.known_houses_file, tuple[KnownHouse, ...], nothing)
        self._path = home.known_houses_file

    def at(self, address: str) -> KnownHouse | None:
        """Return the latest known server that has this address, None without one."""
        return next((house for house in self._kept.now if address in house.addresses), None)

    def epoch_of(self, house: str) -> str:
        """Return a server's epoch at the last visit, empty if unknown. :param house: public name of the server."""
        return next((known.epoch for known in self._kept.now if known.house == house), "")

    def addresses_of(self, address: str) -> tuple[str, ...]:
        """Return all known addresses of the server at an address; for an unknown server that address alone."""
        known = self.at(address)
        return known.addresses if known is not None else (address,)

    def note(self, house: KnownHouse) -> None:
        """Store a visited server as the latest; its current addresses come before its earlier ones.

        Older servers beyond ``MAX_HOUSES``, and older addresses of a server beyond ``MAX_ADDRESSES_OF_HOUSE``, are
        dropped. If the file cannot be written, the change applies until the program ends.
        """

        def with_it(known: tuple[KnownHouse, ...]) -> tuple[KnownHouse, ...]:
            before = next((entry.addresses for entry in known if entry.house == house.house), ())
            addresses = tuple(dict.fromkeys((*house.addresses, *before)))[:MAX_ADDRESSES_OF_HOUSE]
            others = [entry for entry in known if entry.house != house.house]
            return (msgspec.structs.replace(house, addresses=addresses), *others)[:MAX_HOUSES]

        if with_it(self._kept.now) == self._kept.now:
            return
        with contextlib.suppress(OSError):  # if it cannot be written, it applies until the program ends
            self._kept.change(with_it)
            restrict_to_owner(self._path)


def last_addresses(home: Home) -> list[str]:
    """Return the addresses of the last visited servers, at most ``MAX_MENU_ADDRESSES``, latest first; none if the file
    cannot be read.
    """
    try:
        return _addresses_in(read_regular_file(home.houses_file, MAX_TEXT_BYTES))
    except OSError:
        return []


def note_address(home: Home, address: str, instead: str = "") -> None:
    """Store the address of a visited server as the latest; a failure to write is ignored.

    :param home: the player's home. :param address: the address.
    :param instead: an earlier address of the same server to remove, empty for none.
    """

    def come_first(content: bytes | None) -> bytes:
        others = (other for other in _addresses_in(content or b"") if other not in (address, instead))
        return "".join(f"{line}\n" for line in [address, *others][:MAX_MENU_ADDRESSES]).encode()

    with contextlib.suppress(OSError):
        change_file(home.houses_file, come_first)


def _addresses_in(content: bytes) -> list[str]:
    """Return the addresses in a file's content; none if it is damaged."""
    try:
        lines = content.decode("utf-8-sig").splitlines()
    except ValueError:
        return []
    return [clean_name(line, MAX_ADDRESS_CHARACTERS) for line in lines if line.strip()][:MAX_MENU_ADDRESSES]


def own_house(home: Home) -> OwnHouse:
    """Return the stored data of the player's own server; the defaults if they cannot be read."""
    try:
        kept: OwnHouse = from_json(read_regular_file(home.own_house_file, MAX_TEXT_BYTES), OwnHouse)
    except (OSError, ValueError):
        return OwnHouse()
    return kept if 0 <= kept.port < 65_536 else OwnHouse()


def keep_own_house(home: Home, house: OwnHouse) -> None:
    """Store the data of the player's own server; if that fails, its port can change at the next start."""
    with contextlib.suppress(OSError):
        write_whole(home.own_house_file, msgspec.json.encode(house))
