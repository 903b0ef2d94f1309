"""Puts the channels of a run together; which ones there are is decided here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numeramis_access.app.loop import App, Front, InboxFront
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


def terminal(app: App) -> Front:
    """Open the terminal, as channel and as front end."""
    from numeramis_access.output.terminal import Terminal

    lines = Terminal()
    app.announcer.channels.append(lines)
    lines.listen(app.inbox)
    return lines


def window(app: App, mouthpiece: Mouthpiece | None = None) -> Front:
    """Open the window, or wait for keys of other devices alone where there is no display, and say so."""
    from numeramis_access.output.haptics import Haptics
    from numeramis_access.output.window import Window

    shown = Window(app.settings, app.inbox, mouthpiece)
    try:
        shown.open()
    except ChannelUnavailable as error:
        app.inbox.put(Report("no-window", {"why": error.detail}))
        return InboxFront()
    rumble = Haptics(shown.controllers, app.settings)
    rumble.open()
    app.announcer.channels += [shown, rumble]
    app.showers.append(shown)
    return shown
