"""Commands with the same meaning everywhere: silence, history, voice, help, leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from numeramis_access.app.shell.menu import Menu, confirmation_menu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EndProgram, NothingHere, Pop, Push, Scene, Stay, Transition
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.output.braille_time import next_pace
from numeramis_access.output.channel import HasVoices
from numeramis_access.output.voices.chain import OWN_VOICES, READER_VOICES
from numeramis_access.words.announcement import Priority
from numeramis_access.words.spelling import slow_text, spell_text

VALUE_STEP = 5
#: commands without effect if the program has no voice
VOICE_COMMANDS = frozenset({
    Command.HUSH, Command.FASTER, Command.SLOWER, Command.LOUDER, Command.SOFTER, Command.HIGHER, Command.DEEPER,
    Command.NEXT_VOICE, Command.VOICE_MODE,
})  # fmt: skip
#: commands without effect if the program has no window
WINDOW_COMMANDS = frozenset({Command.FULL_SCREEN, Command.PAGE_BACK, Command.PAGE_ON})
#: commands without effect if the program has no braille line
LINE_COMMANDS = frozenset({Command.HOLD, Command.READING_FASTER, Command.READING_SLOWER})


def has_effect(app: App, command: AnyCommand) -> bool:
    """Return whether a command has an effect in this program, which can lack a voice, a window or, on a page, a braille
    line. It is True for every command that needs none of these.
    """
    if command in LINE_COMMANDS:
        return app.device != "page"
    if command in WINDOW_COMMANDS:
        return app.device not in ("terminal", "page")
    if command is Command.VOICE_MODE:
        return app.announcer.voice != ""  # if none was found, the other mode can have one
    return command not in VOICE_COMMANDS or app.announcer.voice not in ("", "none")


def do_global_command(app: App, scenes: Sequence[Scene], command: AnyCommand) -> Transition:
    """Do a command of the whole program, one of ``GLOBAL_COMMANDS``; return the next transition.

    A command without effect in this program is refused with a reason; the command for silence is always done.

    :param app: the program. :param scenes: the stacked scenes, the lowest first. :param command: the command.
    """
    if command is not Command.HUSH and not has_effect(app, command):
        return _refuse(app, command)
    return GLOBAL_COMMANDS[command](app, scenes) or Stay()


def _open_rules(app: App, scenes: Sequence[Scene]) -> Transition:
    """Open the rules of the topmost scene that is about a game, or the menu of all rules if none is."""
    about = (scene.rules_topics() or scene.about_game for scene in reversed(scenes))
    return _open_text(app.doors.rules(app, next(filter(None, about), ())), scenes)


def _open_text(text: Scene, scenes: Sequence[Scene]) -> Transition:
    """Open a text. If a text of its topic is open, it is left first, so that one step leads back to the scene below."""
    opened = next((place for place, scene in enumerate(scenes) if scene.topic == text.topic), None)
    return Push(text) if opened is None else Pop(len(scenes) - opened, then=lambda: Push(text))


def _refuse(app: App, command: AnyCommand) -> Transition:
    """Say that no voice speaks here, or that the command does nothing here."""
    if command not in VOICE_COMMANDS:
        return NothingHere()
    app.say("no-voice-speaks", cue="refusal")
    return Stay()


def _say_history_end(app: App, reached: bool) -> None:
    if not reached:
        app.say("history-end", cue="hand-end")


def _toggle_hold(app: App) -> None:
    """Hold or release the text under the fingers, and say which; say so if nothing can be held."""
    held = app.views.hold()
    if held is None:
        app.say("hold-nothing", cue="refusal")
    else:
        app.say("hold-now", held="yes" if held else "no")


def _turn_page(app: App, by: int) -> None:
    """Turn the page of a text that does not fit the window. :param by: 1 to turn forward, -1 to turn back."""
    page = app.views.turn_page(by)
    if page is None:
        app.say("page-none", cue="hand-end")
    else:
        app.say("page-now", shown_by="page", place=page[0], count=page[1])


def say_language(app: App) -> None:
    """Say, in the present language, that it is spoken from now on, and then as ``say_unconfirmed``."""
    app.say("language-now")
    say_unconfirmed(app)


def say_unconfirmed(app: App) -> None:
    """If no native speaker has confirmed the translation into the player's language, say so, and say how to send
    corrections.
    """
    record = app.language.record
    if not record.confirmed:
        app.say("language-unconfirmed", Priority.QUEUE, code=record.code)


def _change_language(app: App) -> None:
    """Change to the next language of the player."""
    wanted = app.language.languages.next_code(app.language.code, app.settings.languages)
    app.change(language=wanted)
    if app.language.code == wanted:  # otherwise its texts are being fetched
        say_language(app)


def _change_verbosity(app: App) -> None:
    app.change(verbosity=app.settings.verbosity % 3 + 1)
    app.say("verbosity-now", level=app.settings.verbosity)


def _change_mode(app: App) -> None:
    """Change between the screen reader and the program's own voice."""
    mode = "own-voice" if is_reader_speaking(app) else "screen-reader"
    app.change(mode=mode)
    app.say("mode-now", mode=mode)


def _say_next_voice(app: App) -> None:
    choose_next_voice(app, 1)
    app.say("voice-now", name=chosen_voice_name(app))


def _change_full_screen(app: App) -> None:
    app.change(full_screen=not app.settings.full_screen)
    app.say("full-screen-now", on="yes" if app.settings.full_screen else "no")


def _choose_topic(app: App) -> None:
    """Limit the history to the next topic."""
    app.say("history-topic-now", topic=app.announcer.choose_next_topic() or "all")


def _repeat_slowly(app: App) -> None:
    folder = app.language.record.folder
    _say_history_end(app, app.announcer.repeat_as(slow_text, lambda text: spell_text(text, folder)) is not None)


def _quit(app: App, scenes: Sequence[Scene]) -> Transition | None:
    """Ask whether to quit. If the question is on top already, say it again and return None, to stay."""
    top = scenes[-1]
    if isinstance(top, Menu) and top.is_question("really-quit"):
        top.enter()
        return None
    return Push(confirmation_menu(app, "really-quit", EndProgram))


def _change_percent(app: App, field: str, by: int) -> None:
    value = min(100, max(0, getattr(app.settings, field) + by))
    app.change(**{field: value})
    app.say(f"{field}-now", percent=value)


def _change_reading_pace(app: App, by: int) -> None:
    """Adapt the time of messages on the braille line to a faster (1) or slower (-1) reader."""
    app.change(braille_pace=next_pace(app.settings.braille_pace, by))
    app.say("reading-pace-now", pace=app.settings.braille_pace, stands="no" if app.settings.braille_seconds else "yes")


def is_reader_speaking(app: App) -> bool:
    """Return whether a screen reader speaks now, or is the voice that the player has chosen."""
    voice = app.announcer.voice
    return voice in READER_VOICES or (app.settings.mode == "screen-reader" and voice not in OWN_VOICES)


def voice_choices(app: App) -> list[str]:
    """Return the names of the voices to choose from for the present language: first an empty name for the default
    voice, and nothing else if nothing speaks.
    """
    speech = next((channel for channel in app.announcer.channels if isinstance(channel, HasVoices)), None)
    return ["", *(speech.speakers(app.language.code) if speech is not None else ())]


def choose_next_voice(app: App, by: int) -> None:
    """Change the setting to the next or previous voice of ``voice_choices``, the first after the last; nothing is said.

    :param app: the program. :param by: 1 for the next voice, -1 for the one before.
    """
    voices = voice_choices(app)
    place = voices.index(app.settings.voice) if app.settings.voice in voices else 0
    app.change(voice=voices[(place + by) % len(voices)])


def chosen_voice_name(app: App) -> str:
    """Return the name of the voice that the settings name, or the words for the default voice; another can speak now.
    """
    return app.settings.voice or app.text("voice-default")


#: the commands of the whole program: each does its work and returns a transition, None if the player stays
GLOBAL_COMMANDS: dict[AnyCommand, Callable[[App, Sequence[Scene]], Transition | None]] = {
    Command.HUSH: lambda app, _: app.announcer.hush(),
    Command.REPEAT: lambda app, _: _say_history_end(app, app.announcer.repeat() is not None),
    Command.REPEAT_SLOWLY: lambda app, _: _repeat_slowly(app),
    Command.HISTORY_BACK: lambda app, _: _say_history_end(app, app.announcer.step(-1) is not None),
    Command.HISTORY_FORWARD: lambda app, _: _say_history_end(app, app.announcer.step(1) is not None),
    Command.HISTORY_FIRST: lambda app, _: _say_history_end(app, app.announcer.jump(True) is not None),
    Command.HISTORY_LAST: lambda app, _: _say_history_end(app, app.announcer.jump(False) is not None),
    Command.HISTORY_TOPIC: lambda app, _: _choose_topic(app),
    Command.FASTER: lambda app, _: _change_percent(app, "rate", VALUE_STEP),
    Command.SLOWER: lambda app, _: _change_percent(app, "rate", -VALUE_STEP),
    Command.LOUDER: lambda app, _: _change_percent(app, "volume", VALUE_STEP),
    Command.SOFTER: lambda app, _: _change_percent(app, "volume", -VALUE_STEP),
    Command.HIGHER: lambda app, _: _change_percent(app, "pitch", VALUE_STEP),
    Command.DEEPER: lambda app, _: _change_percent(app, "pitch", -VALUE_STEP),
    Command.NEXT_VOICE: lambda app, _: _say_next_voice(app),
    Command.LANGUAGE: lambda app, _: _change_language(app),
    Command.VERBOSITY: lambda app, _: _change_verbosity(app),
    Command.VOICE_MODE: lambda app, _: _change_mode(app),
    Command.HOLD: lambda app, _: _toggle_hold(app),
    Command.READING_FASTER: lambda app, _: _change_reading_pace(app, 1),
    Command.READING_SLOWER: lambda app, _: _change_reading_pace(app, -1),
    Command.FULL_SCREEN: lambda app, _: _change_full_screen(app),
    Command.PAGE_BACK: lambda app, _: _turn_page(app, -1),
    Command.PAGE_ON: lambda app, _: _turn_page(app, 1),
    Command.HELP: lambda app, scenes: _open_text(app.doors.help(app, scenes[-1]), scenes),
    Command.RULES: _open_rules,
    Command.QUIT: _quit,
}
