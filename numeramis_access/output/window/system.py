"""The system's appearance settings: dark or light colours, high contrast, and no motion."""

from __future__ import annotations

import subprocess
import sys
from typing import NamedTuple

#: seconds that the system has for an answer
ANSWER_SECONDS = 1.0
#: schema and key of the settings on Linux desktops
DARK_MODE_KEY = ("org.gnome.desktop.interface", "color-scheme")
HIGH_CONTRAST_KEY = ("org.gnome.desktop.a11y.interface", "high-contrast")
ANIMATIONS_KEY = ("org.gnome.desktop.interface", "enable-animations")


class SystemAppearance(NamedTuple):
    """The system's appearance settings; None if they are unknown.

    :param motion: whether motion is allowed.
    :param dark: whether dark colours are wanted. :param contrast: whether high contrast is wanted.
    """

    dark: bool | None = None
    contrast: bool | None = None
    motion: bool | None = None


def read_appearance() -> SystemAppearance:
    """Ask the system for its settings of colours, contrast and motion and return them; that can take
    ``ANSWER_SECONDS`` for each.

    On systems other than Windows and macOS they are those of GNOME.
    """
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return _macos()
    return SystemAppearance(
        _answer_has(("gsettings", "get", *DARK_MODE_KEY), "dark"),
        _answer_has(("gsettings", "get", *HIGH_CONTRAST_KEY), "true"),
        _answer_has(("gsettings", "get", *ANIMATIONS_KEY), "true"),
    )


def _macos() -> SystemAppearance:
    access = "com.apple.universalaccess"
    still = _answer_has(("defaults", "read", access, "reduceMotion"), "1")
    return SystemAppearance(
        bool(_answer_has(("defaults", "read", "-g", "AppleInterfaceStyle"), "dark")),
        _answer_has(("defaults", "read", access, "increaseContrast"), "1"),
        None if still is None else not still,
    )


def _answer_has(command: tuple[str, ...], word: str) -> bool | None:
    """Return whether a command's output has a word in it; None if the command fails."""
    try:
        done = subprocess.run(
            command, capture_output=True, encoding="utf-8", errors="replace", timeout=ANSWER_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return word in done.stdout.casefold() if done.returncode == 0 else None


if sys.platform == "win32":

    def _windows() -> SystemAppearance:
        import ctypes
        import winreg
        from ctypes import wintypes

        class HighContrast(ctypes.Structure):
            _fields_ = (("size", wintypes.UINT), ("flags", wintypes.DWORD), ("scheme", wintypes.LPWSTR))

        contrast = HighContrast(size=ctypes.sizeof(HighContrast))
        asked = ctypes.windll.user32.SystemParametersInfoW
        known = asked(0x42, contrast.size, ctypes.byref(contrast), 0)  # SPI_GETHIGHCONTRAST
        motion = wintypes.BOOL()
        moves = asked(0x1042, 0, ctypes.byref(motion), 0)  # SPI_GETCLIENTAREAANIMATION
        try:
            where = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, where) as key:
                dark = winreg.QueryValueEx(key, "AppsUseLightTheme")[0] == 0
        except OSError:
            dark = None
        strong = bool(contrast.flags & 1) if known else None
        if strong:  # high contrast has its own colours, apart from those of programs
            dark = ctypes.windll.user32.GetSysColor(5) & 0xFF < 0x80  # the red of COLOR_WINDOW
        return SystemAppearance(dark, strong, bool(motion.value) if moves else None)

else:

    def _windows() -> SystemAppearance:
        return SystemAppearance()
