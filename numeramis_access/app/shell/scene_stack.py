"""The stack of scenes: the one on top, and how scenes are added and removed."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from numeramis_access.app.shell import scene as scenes
from numeramis_access.input.commands import AnyCommand, Command


class SceneStack:
    """Stacked scenes; the one on top answers keys.

    :param do: does a command of the whole program and returns the resulting transition.
    :param say_nothing_here: says by a message that a command does nothing here. :param end: ends the program.
    :ivar scenes: the stacked scenes, the lowest first.
    """

    def __init__(
        self,
        do: Callable[[AnyCommand], scenes.Transition | None],
        say_nothing_here: Callable[[str], None],
        end: Callable[[], None],
    ) -> None:
        self.scenes: list[scenes.Scene] = []
        self._do = do
        self._say_nothing_here = say_nothing_here
        self._end = end

    def follow(self, transition: scenes.Transition | None) -> None:
        """Carry out the transition that a scene has returned, and its successors."""
        while transition is not None:
            transition = self._step(transition)

    def _step(self, transition: scenes.Transition) -> scenes.Transition | None:
        """Carry out one transition; return the next one."""
        match transition:
            case scenes.Push(scene):
                self._enter(scene)
            case scenes.Pop(count, then):
                return self._pop(count, then)
            case scenes.Replace(scene):
                self._take_off(len(self.scenes) - 1)
                self._enter(scene)
            case scenes.Below(scene):
                return self._pop(len(self.scenes) - self.scenes.index(scene), None)
            case scenes.Again(then):
                self.scenes[-1].enter()
                if then is not None:
                    then()
            case scenes.Do(command, missing):
                done = self._do(command)
                return scenes.NothingHere(missing) if isinstance(done, scenes.NothingHere) else done
            case scenes.NothingHere(message):
                self._say_nothing_here(message)
            case scenes.EndProgram():
                self._end()
            case scenes.Stay():
                pass
        return None

    def _enter(self, scene: scenes.Scene) -> None:
        """Put a scene on top; a scene that fails to enter is removed."""
        self.scenes.append(scene)
        with contextlib.ExitStack() as failed:
            failed.callback(self.scenes.remove, scene)
            scene.enter()
            failed.pop_all()

    def _take_off(self, count: int) -> None:
        for _ in range(count):
            self.scenes.pop().leave()

    def _pop(self, count: int, then: Callable[[], scenes.Transition | None] | None) -> scenes.Transition | None:
        if len(self.scenes) <= count:
            return scenes.Do(Command.QUIT)
        self._take_off(count)
        if then is not None:
            return then()
        self.scenes[-1].enter()
        return None
