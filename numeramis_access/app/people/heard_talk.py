"""The talk at each table of a server, as this program has heard it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from numeramis_access.tables.pushes import Said


class HeardTalk:
    """The things that people have said, by table.

    :ivar rejoined_tables: ids of the tables to which the player returns after a lost connection; words that the server
        repeats there are new to the player.
    """

    def __init__(self) -> None:
        self.rejoined_tables: set[str] = set()
        self._said: defaultdict[str, list[Said]] = defaultdict(list)

    def talk_at(self, table: str) -> Sequence[Said]:
        """Return the talk at a table, oldest first; empty if no one has spoken. :param table: id of the table.
        """
        return self._said[table]

    def add_said(self, said: Said) -> bool:
        """Add something said to the talk, unless it is there already; return whether to announce it.

        Words that the server repeats are announced only if the player missed them while the connection was lost.
        """
        before = self._said[said.table]
        new = not before or said.number > before[-1].number
        if new or not said.again:
            before.append(said)
        return not said.again or (new and said.table in self.rejoined_tables)

    def forget(self) -> None:
        """Forget all talk: the server was restored from a copy."""
        self._said.clear()
