"""Puts the channels of a run together; which ones there are is decided here and nowhere else."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from numeramis_access.app.shell.program import App, Front, InboxFront
from numeramis_access.input.inbox import Report
from numeramis_access.output.channel import ChannelUnavailable

if TYPE_CHECKING:
    from numeramis_access.output.mixer import Mixer
    from numeramis_access.output.voices.reader import Mouthpiece


def sound(app: App, mixer: Mixer) -> None:
    """Open the channel of cues."""
    from numeramis_access.output.sound import Sound

    channel = Sound(mixer, app.settings)
    app.announcer.channels.append(channel)
    channel.open()


def braille(app: App, device: str = "") -> None:
    """Open the braille line: from now on a display may come and go.

    :param device: asked for on the command line, or empty for what the settings say.
    """
    from numeramis_access.output.braille_line import BrailleLine

    line = BrailleLine(app.settings, app.inbox, device, catalogue=app.catalogue)
    app.announcer.channels.append(line)
    app.screen_views.append(line)
    try:
        line.open()
    except ChannelUnavailable as error:
        app.inbox.put(Report("display-unknown", {"name": error.detail}))


def terminal(app: App) -> Front:
    """Open the terminal, as channel and as front end."""
    from numeramis_access.output.terminal import Terminal

    lines = Terminal()
    app.announcer.channels.append(lines)
    lines.listen(app.inbox)
    return lines


def window(app: App, mouthpiece: Mouthpiece | None = None) -> Front:
    """Open the window; without a display say so and go on in lines, or with the keys of other devices alone."""
    from numeramis_access.output.haptics import Haptics
    from numeramis_access.output.window import Window

    shown = Window(app.settings, app.inbox, mouthpiece)
    try:
        shown.open()
    except ChannelUnavailable as error:
        app.inbox.put(Report("no-window", {"why": error.detail}))
        return terminal(app) if sys.stdin is not None and sys.stdin.isatty() else InboxFront()
    rumble = Haptics(shown.controllers, app.settings)
    rumble.open()
    app.announcer.channels += [shown, rumble]
    app.screen_views.append(shown)
    return shown
