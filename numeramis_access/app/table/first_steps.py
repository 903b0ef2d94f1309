"""The three sentences that a new player hears in the first match: about the hand, about Enter, and about help."""

from __future__ import annotations

from numeramis_access.app.shell.keys import key_in_sentence
from numeramis_access.app.shell.ports import App
from numeramis_access.core.actions import PlayCard
from numeramis_access.core.ruleset import View
from numeramis_access.input.commands import Command
from numeramis_access.words.announcement import Priority


def tell_first_steps(app: App, view: View, own_turn: bool) -> None:
    """Say each of the three sentences whose time has come, in order, and store in the settings how many are left.

    The first is about the hand, after the deal. The second is about Enter, on the player's first turn with a card. The
    last is about help, after that turn.

    :param app: the program. :param view: the player's view. :param own_turn: whether the player is to act.
    """
    plays = own_turn and any(isinstance(action, PlayCard) for action in view.legal)
    due = {3: bool(view.hand), 2: plays, 1: not own_turn}
    while due.get(app.settings.first_steps):
        step = app.settings.first_steps
        app.change(first_steps=step - 1)
        hand, told_help = (key_in_sentence(app, "table", command) for command in (Command.HAND, Command.HELP))
        app.say(f"first-step-{step}", Priority.QUEUE, device=app.device or "window", hand=hand, help=told_help)
