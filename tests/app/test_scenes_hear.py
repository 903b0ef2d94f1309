"""Every scene gets the items of the inbox that it takes, and no others."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import textwrap
from collections.abc import Iterator
from typing import get_args

import pytest

from numeramis_access import app
from numeramis_access.app.shell.scene import Scene
from numeramis_access.input import inbox
from numeramis_access.input.inbox import FromHouse, HouseNews, HouseSilenceChanged, ThoughtFinished
from tests.app.player import player

#: all items by the names of their types
ITEMS = {item.__name__: item for item in get_args(inbox.Incoming)}
#: methods that take items
TAKING = ("receive", "understand")


def scenes() -> Iterator[type]:
    """Yield every class of the program that takes items: scenes, and mixins of scenes."""
    for module in pkgutil.walk_packages(app.__path__, f"{app.__name__}."):
        for kind in vars(importlib.import_module(module.name)).values():
            is_own = inspect.isclass(kind) and kind.__module__ == module.name
            is_scene = hasattr(kind, "item_types") and kind is not Scene
            if is_own and is_scene and any(name in vars(kind) for name in TAKING):
                yield kind


def items_in(kind: type) -> set[type]:
    """Return the types of items that the methods of a scene name."""
    sources = [inspect.getsource(vars(kind)[name]) for name in TAKING if name in vars(kind)]
    nodes = [node for source in sources for node in ast.walk(ast.parse(textwrap.dedent(source)))]
    return {ITEMS[node.id] for node in nodes if isinstance(node, ast.Name) and node.id in ITEMS}


@pytest.mark.parametrize("kind", [*scenes()], ids=lambda kind: kind.__name__)
def test_a_scene_hears_every_item_that_it_takes(kind: type) -> None:
    hears: tuple[type, ...] = kind.item_types  # type: ignore[attr-defined]
    assert hears
    by_type = {HouseNews} if set(hears) - set(ITEMS.values()) else set()  # news can be heard by its own type alone
    assert items_in(kind) - by_type <= set(hears)


def test_scenes_that_follow_a_house_hear_that_it_was_restored() -> None:
    follow = [kind for kind in scenes() if '"restored"' in inspect.getsource(kind)]
    assert len(follow) >= 4
    for kind in follow:
        assert HouseNews in kind.item_types or str in kind.item_types, kind  # type: ignore[attr-defined]


class Deaf(Scene):
    """A scene that takes only thoughts."""

    item_types = (ThoughtFinished,)

    def __init__(self) -> None:
        self.taken: list[object] = []

    def enter(self) -> None:
        """Say nothing."""

    def command(self, command: object) -> None:
        """Do nothing."""

    def screen(self) -> None:  # type: ignore[override]
        """Show nothing."""

    def understand(self, item: inbox.Incoming) -> inbox.Incoming:
        """Remember the item."""
        self.taken.append(item)
        return item

    def receive(self, item: inbox.Incoming) -> None:
        """Remember the item."""
        self.taken.append(item)


def test_a_scene_gets_no_item_of_another_type() -> None:
    with player("en") as someone:
        scene = Deaf()
        someone.app.scenes.insert(0, scene)
        thought = ThoughtFinished(0, None)
        for item in (FromHouse(None), HouseSilenceChanged(None, True), HouseNews("back"), thought):
            someone.app.receive(item)
        assert scene.taken == [thought, thought]
