"""Commands that mean the same wherever the player is: silence, history, voice, help, leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numeramis_access.input.commands import Command
from numeramis_access.output.channel import HasVoices

if TYPE_CHECKING:
    from numeramis_access.app.shell.program import App

STEP = 5


def do(app: App, command: Command) -> bool:
    """Do a command of the whole program; return False for one that belongs to the scene."""
    match command:
        case Command.HUSH:
            app.announcer.hush()
        case Command.REPEAT:
            _recall(app, app.announcer.repeat() is not None)
        case Command.HISTORY_BACK:
            _recall(app, app.announcer.step(-1) is not None)
        case Command.HISTORY_FORWARD:
            _recall(app, app.announcer.step(1) is not None)
        case Command.HISTORY_FIRST:
            _recall(app, app.announcer.jump(True) is not None)
        case Command.HISTORY_LAST:
            _recall(app, app.announcer.jump(False) is not None)
        case Command.FASTER:
            _percent(app, "rate", STEP)
        case Command.SLOWER:
            _percent(app, "rate", -STEP)
        case Command.LOUDER:
            _percent(app, "volume", STEP)
        case Command.SOFTER:
            _percent(app, "volume", -STEP)
        case Command.HIGHER:
            _percent(app, "pitch", STEP)
        case Command.DEEPER:
            _percent(app, "pitch", -STEP)
        case Command.NEXT_VOICE:
            next_voice(app, 1)
            app.say("voice-now", name=voice_now(app))
        case Command.LANGUAGE:
            app.change(language="en" if app.narrator.language.code == "cs" else "cs")
            app.say("language-now")
        case Command.VERBOSITY:
            app.change(verbosity=app.settings.verbosity % 3 + 1)
            app.say("verbosity-now", level=app.settings.verbosity)
        case Command.VOICE_MODE:
            mode = "own-voice" if app.reader_speaks() else "screen-reader"
            app.change(mode=mode)
            app.say("mode-now", mode=mode)
        case Command.HELP:
            _help(app)
        case Command.RULES:
            _rules(app)
        case Command.QUIT:
            _quit(app)
        case _:
            return False
    return True


def _recall(app: App, found: bool) -> None:
    if not found:
        app.say("history-end", cue="hand-end")


def _percent(app: App, field: str, by: int) -> None:
    value = min(100, max(0, getattr(app.settings, field) + by))
    app.change(**{field: value})
    app.say(f"{field}-now", percent=value)


def _help(app: App) -> None:
    from numeramis_access.app.reading.reader import help_reader

    app.push(help_reader(app))


def _rules(app: App) -> None:
    from numeramis_access.app.reading.reader import rules_of_scene

    app.push(rules_of_scene(app))


def _quit(app: App) -> None:
    from numeramis_access.app.menus.main_menu import confirm_quit

    app.push(confirm_quit(app))


def voice_choices(app: App) -> list[str]:
    """Return the voices that can be chosen for the language now: the default first, shown as an empty name."""
    speech = next((channel for channel in app.announcer.channels if isinstance(channel, HasVoices)), None)
    return ["", *(speech.choices(app.narrator.language.code) if speech is not None else ())]


def next_voice(app: App, by: int) -> None:
    """Change to the next voice of the language."""
    voices = voice_choices(app)
    place = voices.index(app.settings.voice) if app.settings.voice in voices else 0
    app.change(voice=voices[(place + by) % len(voices)])


def voice_now(app: App) -> str:
    """Return the chosen voice's name in words."""
    return app.settings.voice or app.text("voice-default")
