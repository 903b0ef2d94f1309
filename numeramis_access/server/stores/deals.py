"""Players' results of the deals of the day, which they share to compare them."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from numeramis_access.server.stores.statements import Statements, placeholders


class SharedDeal(msgspec.Struct, frozen=True):
    """A person's play of a deal of the day.

    :param person: id of the person.
    :param deal: name of the deal: the game's name, a slash and the ISO date.
    :param day: the date as counted by ``date.toordinal``.
    :param value: score.
    :param moves: all moves in the notation of ``core.notation``.
    """

    person: str
    deal: str
    day: int
    value: float
    moves: str


class DealStore(Statements):
    """Stores shared deals. Deleting a person deletes their deals and their permissions to see those of others.

    All methods raise StoreFailed if the database fails.
    """

    def share_deal(self, shared: SharedDeal, friends: Collection[str]) -> None:
        """Store a person's first play of a deal; a later play changes nothing but the friends. Do nothing for an
        unknown person.

        :param shared: the deal and its result.
        :param friends: ids of all people who may see it from now on; earlier permissions end, and unknown ids are
            ignored.
        """
        keep = "INSERT INTO deal_shared SELECT id, ?, ?, ?, ? FROM person WHERE id = ? ON CONFLICT DO NOTHING"
        person, *values = msgspec.structs.astuple(shared)
        with self._atomic() as do:
            do(keep, *values, person)
            do("DELETE FROM deal_hearer WHERE person = ? AND deal = ?", person, shared.deal)
            if friends:
                hear = f"SELECT shared.person, deal, friend.id FROM deal_shared AS shared, person AS friend WHERE " \
                    f"shared.person = ? AND deal = ? AND friend.id IN ({placeholders(friends)})"
                do(f"INSERT INTO deal_hearer {hear} ON CONFLICT DO NOTHING", person, shared.deal, *friends)

    def shared_deal(self, person: str, deal: str) -> SharedDeal | None:
        """Return a person's play of a deal, None if they have not shared it.

        :param person: id of the person.
        :param deal: name of the deal, as in ``SharedDeal``.
        """
        rows = self._do("SELECT * FROM deal_shared WHERE person = ? AND deal = ?", person, deal)
        return next((SharedDeal(*row) for row in rows), None)

    def shared_deals(self, person: str) -> list[SharedDeal]:
        """Return all deals that a person has shared. :param person: an id."""
        rows = self._do("SELECT * FROM deal_shared WHERE person = ? ORDER BY deal", person)
        return [SharedDeal(*row) for row in rows]

    def deal_field(self, deal: str) -> dict[float, int]:
        """Return for each score the number of people who shared it. :param deal: name of the deal, as in
        ``SharedDeal``.
        """
        return dict(self._do("SELECT value, count(*) FROM deal_shared WHERE deal = ? GROUP BY value", deal))

    def visible_plays(self, person: str, deal: str) -> dict[str, tuple[str, str, float]]:
        """Return the people whose play of a deal a person may see, sorted by name: under each id the name, gender and
        score.

        :param person: id of the person.
        :param deal: name of the deal, as in ``SharedDeal``.
        """
        rows = self._do(
            "SELECT person.id, person.name, person.gender, shared.value FROM deal_hearer AS may "
            "JOIN deal_shared AS shared ON shared.person = may.person AND shared.deal = may.deal "
            "JOIN person ON person.id = may.person WHERE may.hearer = ? AND may.deal = ? "
            "ORDER BY person.name, person.id",
            person, deal,
        )  # fmt: skip
        return {id: (name, gender, value) for id, name, gender, value in rows}

    def delete_shared_deals(self, person: str) -> None:
        """Delete all deals that a person has shared. :param person: an id."""
        self._do("DELETE FROM deal_shared WHERE person = ?", person)

    def forget_deals(self, before: int) -> None:
        """Delete all deals of earlier days. :param before: the first day to keep, as counted by ``date.toordinal``."""
        self._do("DELETE FROM deal_shared WHERE day < ?", before)
