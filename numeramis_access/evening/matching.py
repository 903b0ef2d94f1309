"""A matching of greatest size in a graph, by Edmonds' blossom algorithm ("Paths, trees, and flowers", 1965).

Each vertex is a number; an edge joins two vertices that can be a pair.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence


class Matching:
    """A matching with as many pairs as possible.

    :param neighbours: the vertices that can be paired with each vertex, the most welcome first; if one vertex lists
        another, that one must list it too.
    """

    def __init__(self, neighbours: Sequence[Collection[int]]) -> None:
        self._neighbours = neighbours
        self._left = set(range(len(neighbours)))
        self._mates: dict[int, int] = {}
        for vertex in range(len(neighbours)):
            if vertex not in self._mates:
                mate = next((mate for mate in neighbours[vertex] if mate not in self._mates), None)
                if mate is not None:
                    self._join(vertex, mate)
        for vertex in range(len(neighbours)):
            if vertex not in self._mates:
                self._augment(vertex)

    @property
    def unmatched_count(self) -> int:
        """Return the number of vertices without a mate."""
        return len(self._left) - len(self._mates)

    def is_needed(self, vertex: int) -> bool:
        """Return whether the graph without this vertex has fewer pairs, so that one more vertex stays without a mate.
        """
        return self.without_vertices(vertex).unmatched_count > self.unmatched_count

    def without_vertices(self, *vertices: int) -> Matching:
        """Return a new matching of greatest size in the graph without these vertices; this one does not change."""
        matching = Matching.__new__(Matching)
        matching._neighbours = self._neighbours
        matching._left = self._left - set(vertices)
        matching._mates = dict(self._mates)
        mates = [matching._mates.pop(vertex) for vertex in vertices if vertex in matching._mates]
        for mate in mates:
            matching._mates.pop(mate, None)
        for mate in mates:
            if mate in matching._left and mate not in matching._mates:
                matching._augment(mate)
        return matching

    def _join(self, first: int, other: int) -> None:
        self._mates[first], self._mates[other] = other, first

    def _augment(self, root: int) -> None:
        """Pair a single vertex if an augmenting path begins there."""
        path = _Search(root, self._neighbours, self._left, self._mates).path()
        for first, other in zip(path[::2], path[1::2], strict=True):
            self._join(first, other)


class _Search:
    """The search for an augmenting path from one single vertex.

    :param left: the vertices of the graph. :param mates: the mate of each paired vertex.
    """

    def __init__(
        self, root: int, neighbours: Sequence[Collection[int]], left: Collection[int], mates: dict[int, int]
    ) -> None:
        self._root = root
        self._neighbours = neighbours
        self._mates = mates
        #: the vertex from which the search came to a vertex at odd distance
        self._parents: dict[int, int] = {}
        #: the base of the blossom to which each vertex belongs
        self._bases = {vertex: vertex for vertex in left}
        self._reached = {root}
        self._queue = deque([root])

    def path(self) -> list[int]:
        """Return the new pairs along the path, vertex after vertex from its end; empty if there is no path."""
        while self._queue:
            vertex = self._queue.popleft()
            for other in self._neighbours[vertex]:
                if other not in self._bases or self._bases[vertex] == self._bases[other]:
                    continue
                if other == self._root or self._mates.get(other) in self._parents:
                    self._contract(vertex, other)
                elif other not in self._parents:
                    self._parents[other] = vertex
                    if other not in self._mates:
                        return self._path_from(other)
                    self._reach(self._mates[other])
        return []

    def _path_from(self, end: int) -> list[int]:
        path = []
        vertex: int | None = end
        while vertex is not None:
            parent = self._parents[vertex]
            path += [vertex, parent]
            vertex = self._mates.get(parent)
        return path

    def _reach(self, vertex: int) -> None:
        if vertex not in self._reached:
            self._reached.add(vertex)
            self._queue.append(vertex)

    def _contract(self, first: int, other: int) -> None:
        """Make the odd cycle that an edge closes one blossom."""
        base = self._common_base(first, other)
        blossom = self._mark(first, base, other) | self._mark(other, base, first)
        for vertex in self._bases:
            if self._bases[vertex] in blossom:
                self._bases[vertex] = base
                self._reach(vertex)

    def _mark(self, vertex: int, base: int, child: int) -> set[int]:
        """Return the blossoms between a vertex and the base; the way back through them begins at ``child``."""
        blossom = set()
        while self._bases[vertex] != base:
            mate = self._mates[vertex]
            blossom |= {self._bases[vertex], self._bases[mate]}
            self._parents[vertex] = child
            child, vertex = mate, self._parents[mate]
        return blossom

    def _common_base(self, first: int, other: int) -> int:
        bases = set()
        while True:
            first = self._bases[first]
            bases.add(first)
            if first not in self._mates:
                break
            first = self._parents[self._mates[first]]
        while self._bases[other] not in bases:
            other = self._parents[self._mates[self._bases[other]]]
        return self._bases[other]
