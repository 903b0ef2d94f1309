"""The scene behind each door of the program takes what the door is given."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import get_args, get_type_hints

import pytest

from numeramis_access.app.shell.ports import Doors
from numeramis_access.compose import SCENE_OF_DOOR
from numeramis_access.store.journal import Entrant

HINTS = get_type_hints(Doors, localns={"Entrant": Entrant})


@pytest.mark.parametrize("name", SCENE_OF_DOOR)
def test_the_scene_takes_what_the_door_is_given(name: str) -> None:
    module, _, function = SCENE_OF_DOOR[name].partition(":")
    scene = vars(import_module(f"numeramis_access.app.{module}"))[function]
    takes = [(one.name, one.default) for one in inspect.signature(scene).parameters.values()]
    protocols = [kind for kind in (HINTS[name], *get_args(HINTS[name])) if getattr(kind, "_is_protocol", False)]
    if protocols:
        _, *given = inspect.signature(protocols[0].__call__).parameters.values()
        assert takes == [(one.name, one.default) for one in given]
    else:
        kinds, _ = get_args(HINTS[name])
        assert kinds is ... or len(kinds) == len(takes)
