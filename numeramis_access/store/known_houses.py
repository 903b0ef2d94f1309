"""Which houses of tables the player knows: where they were last, and how they are known again."""

from __future__ import annotations

import contextlib

import msgspec

from numeramis_access.core.codec import from_json
from numeramis_access.store.changing import KeptJson, change_file
from numeramis_access.store.files import LONGEST_TEXT, clean_name, keep_private, read_plain, write_whole
from numeramis_access.store.home import Home

#: addresses that are remembered for the menu; houses that are known again, and addresses of each
REMEMBERED, HOUSES, ADDRESSES = 5, 50, 5
#: longest address of a house, in characters
LONGEST = 100


class KnownHouse(msgspec.Struct, frozen=True):
    """A house that can be known again.

    :param house: its public name. :param ticket: of the token that it gave. :param secret: of that token.
    :param addresses: where it was, the last first.
    """

    house: str
    ticket: str
    secret: str
    addresses: tuple[str, ...] = ()


class OwnHouse(msgspec.Struct, frozen=True):
    """The house of this home. :param port: at which it was last. :param house: its public name."""

    port: int = 0
    house: str = ""


class KnownHouses:
    """The houses of one home, the last first."""

    def __init__(self, home: Home) -> None:
        nothing: tuple[KnownHouse, ...] = ()
        self._kept = KeptJson(home.known_houses, tuple[KnownHouse, ...], nothing)
        self._path = home.known_houses

    def at(self, address: str) -> KnownHouse | None:
        """Return the house that was last at an address, None for an unknown one."""
        return next((one for one in self._kept.now if address in one.addresses), None)

    def addresses_of(self, address: str) -> tuple[str, ...]:
        """Return all addresses of the house that was at this one, which is among them."""
        known = self.at(address)
        return known.addresses if known is not None else (address,)

    def note(self, house: KnownHouse) -> None:
        """Note that a house is where it is now; the addresses that it had before come after that."""

        def with_it(known: tuple[KnownHouse, ...]) -> tuple[KnownHouse, ...]:
            before = next((one.addresses for one in known if one.house == house.house), ())
            addresses = tuple(dict.fromkeys((*house.addresses, *before)))[:ADDRESSES]
            others = [one for one in known if one.house != house.house]
            return (msgspec.structs.replace(house, addresses=addresses), *others)[:HOUSES]

        if with_it(self._kept.now) == self._kept.now:
            return
        with contextlib.suppress(OSError):  # where it cannot be kept it holds until the program ends
            self._kept.change(with_it)
            keep_private(self._path)


def last_addresses(home: Home) -> list[str]:
    """Return the addresses of the last houses that the player went to, the last first."""
    try:
        return _addresses_in(read_plain(home.houses, LONGEST_TEXT))
    except OSError:
        return []


def note_address(home: Home, address: str, instead: str = "") -> None:
    """Note the address of a house that the player went to. :param instead: where the same house was before."""

    def come_first(content: bytes | None) -> bytes:
        others = (one for one in _addresses_in(content or b"") if one not in (address, instead))
        return "".join(f"{one}\n" for one in [address, *others][:REMEMBERED]).encode()

    with contextlib.suppress(OSError):
        change_file(home.houses, come_first)


def _addresses_in(content: bytes) -> list[str]:
    """Return the addresses of a file's content, none of a damaged one."""
    try:
        lines = content.decode("utf-8-sig").splitlines()
    except ValueError:
        return []
    return [clean_name(line, LONGEST) for line in lines if line.strip()][:REMEMBERED]


def own_house(home: Home) -> OwnHouse:
    """Return the house of this home as it was last."""
    try:
        kept: OwnHouse = from_json(read_plain(home.own_house, LONGEST_TEXT), OwnHouse)
    except (OSError, ValueError):
        return OwnHouse()
    return kept if 0 <= kept.port < 65_536 else OwnHouse()


def keep_own_house(home: Home, house: OwnHouse) -> None:
    """Keep where the house of this home is; where that fails, it may be elsewhere the next time."""
    with contextlib.suppress(OSError):
        write_whole(home.own_house, msgspec.json.encode(house))
