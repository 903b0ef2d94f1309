"""The stack of scenes: the one on top, and how scenes are added and removed."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from numeramis_access.app.shell.scene import DoCommand, EnterAgain, Pop, PopThrough, Push, Replace, Scene, Transition
from numeramis_access.input.commands import Command


class SceneStack:
    """The open scenes of a program; the one on top answers keys. :ivar scenes: the scenes, the lowest first."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []

    def move(self, transition: Transition) -> Transition | None:
        """Carry out a transition that adds or removes scenes or enters one again; return the transition to carry out
        next, None for none. Other transitions do nothing.

        A new scene whose ``enter`` raises an error is removed again, and the error is raised.
        """
        match transition:
            case Push(scene, then) if then is not None:
                self.scenes.append(scene)
                return then()
            case Push(scene):
                self._enter(scene)
            case Pop(count, then, None):
                return self._pop(count, then)
            case Pop(_, then, Scene() as below):
                return self._pop(len(self.scenes) - 1 - self.scenes.index(below), then)
            case Replace(scene):
                self._take_off(len(self.scenes) - 1)
                self._enter(scene)
            case PopThrough(scene):
                return self._pop(len(self.scenes) - self.scenes.index(scene), None)
            case EnterAgain(then):
                self.scenes[-1].enter()
                if then is not None:
                    then()
            case _:
                pass
        return None

    def _enter(self, scene: Scene) -> None:
        """Put a scene on top; a scene that fails to enter is removed."""
        self.scenes.append(scene)
        with contextlib.ExitStack() as failed:
            failed.callback(self.scenes.remove, scene)
            scene.enter()
            failed.pop_all()

    def _take_off(self, count: int) -> None:
        for _ in range(count):
            self.scenes.pop().leave()

    def _pop(self, count: int, then: Callable[[], Transition | None] | None) -> Transition | None:
        if len(self.scenes) <= count:
            return DoCommand(Command.QUIT)
        self._take_off(count)
        if then is not None:
            return then()
        self.scenes[-1].enter()
        return None
