"""The menu for the second value of an action whose two values the player chooses one after the other, such as two
packets.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from numeramis_access.app.shell.menu import Entry, Menu, back_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop, Transition
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.core.actions import Action, FirstChoice


def second_choice(
    app: App, talk: TableTalk, first: FirstChoice, wish: Callable[[Action], Transition | None]
) -> Menu:
    """Return the menu of the actions that have the chosen first value, each named by its second value.

    It has a way back.

    :param app: the player's program.
    :param talk: names the actions.
    :param first: the actions with that value.
    :param wish: does the chosen action, or asks the player first; returns the next transition, None to stay.
    """
    language = talk.narrator.language

    def name(action: Action) -> str:
        line = talk.choice(action)
        return language.form(line.id, "second", **line.values)

    def entries() -> list[Entry]:
        return [*(Entry(partial(name, action), partial(Pop, then=partial(wish, action))) for action in first.actions),
                back_entry(app, "cancel")]  # fmt: skip

    question = language.text(f"{talk.choice(first).id.removesuffix('-first')}-second")
    return Menu(app, "say-text", entries, text=question)
