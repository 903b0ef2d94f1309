"""What was collected once, for all processes of a run: to collect everything takes each a quarter of a minute.

``pytest --collect-only --collected FILE`` writes down all tests in their order; with ``-n`` in place of the first the
processes find them there, and each reads a file of tests only when one of them is to be run.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import pytest
from _pytest.main import resolve_collection_argument
from _pytest.runner import collect_one_node


class Named(NamedTuple):
    """A test that need not have been read."""

    nodeid: str


class Collected:
    """The tests of a session by their places, as a list of them is used while they are run.

    :param names: node ids of all, in their order.
    """

    def __init__(self, session: pytest.Session, names: Sequence[str]) -> None:
        self._session = session
        self._names = names
        self._found: dict[str, pytest.Item] = {}
        self._inside: dict[Path, dict[Path, pytest.Collector]] = {}

    def __len__(self) -> int:
        return len(self._names)

    def __iter__(self) -> Iterator[Named]:
        return map(Named, self._names)

    def __getitem__(self, place: int) -> pytest.Item:
        """Return a test. :raises LookupError: when its file has none of that name, or is not there."""
        name = self._names[place]
        if name not in self._found:
            self._read(name.partition("::")[0])
        return self._found[name]

    def _read(self, file: str) -> None:
        """Collect a file, as pytest does."""
        session = self._session
        items = [*session.genitems(self._node(session.config.rootpath / file))]
        session.config.hook.pytest_collection_modifyitems(session=session, config=session.config, items=items)
        self._found |= {item.nodeid: item for item in items}

    def _node(self, path: Path) -> pytest.Collector:
        """Return what collects a file or a folder; a folder's is made once, for its fixtures belong to it."""
        top = self._top
        if path == top.path:
            return top
        if path.parent not in self._inside:
            report = collect_one_node(self._node(path.parent))
            found = (one for one in report.result if isinstance(one, pytest.Collector))
            self._inside[path.parent] = {one.path: one for one in found}
        return self._inside[path.parent][path]

    @cached_property
    def _top(self) -> pytest.Collector:
        """What collects all of it."""
        session = self._session
        (folder,) = session.config.getini("testpaths")
        session._initial_parts = [resolve_collection_argument(session.config.rootpath, folder, 0)]
        (found,) = collect_one_node(session).result
        assert isinstance(found, pytest.Collector)
        return found


def keep(session: pytest.Session, file: Path) -> None:
    """Write down what a session has collected."""
    file.write_text(json.dumps([item.nodeid for item in session.items]), encoding="utf-8")


def take(session: pytest.Session, file: Path) -> bool:
    """Have a session run what is written down; return whether there was anything."""
    if not file.exists():
        return False
    found = Collected(session, json.loads(file.read_text(encoding="utf-8")))
    session.items = found  # type: ignore[assignment]
    session.testscollected = len(found)
    session.config.hook.pytest_collection_finish(session=session)
    return True
