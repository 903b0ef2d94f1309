"""The window reopens in its last place unless that screen is gone, and reads the desktop's appearance settings."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from numeramis_access.output.window import layout, system, window_place
from numeramis_access.output.window.window_place import WindowPlace


def test_place_and_size_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings" / "window.json"
    assert window_place.load_place(path) == WindowPlace()
    window_place.save_place(WindowPlace((1300, 700), (20, 30)), path)
    assert window_place.load_place(path) == WindowPlace((1300, 700), (20, 30))


@pytest.mark.parametrize("content", [b"", b"{", b'{"size": "large"}', b'{"size": [3, 4]}', b"\xff"])
def test_a_damaged_file_is_as_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "window.json"
    path.write_bytes(content)
    assert window_place.load_place(path) == WindowPlace()


@pytest.mark.parametrize(
    ("kept", "screens", "size", "place"),
    [
        (WindowPlace((1300, 700), (20, 30)), [(1366, 768)], (1300, 700), (20, 30)),
        (WindowPlace((1300, 700), (1500, 30)), [(1366, 768), (1366, 768)], (1300, 700), (1500, 30)),
        (WindowPlace((1300, 700), (1500, 30)), [(1366, 768)], (1300, 700), None),
        (WindowPlace((3000, 2000), (0, 0)), [(1366, 768)], (1366, 768), (0, 0)),
    ],
)
def test_a_place_on_a_screen_that_is_gone_is_forgotten(
    kept: WindowPlace, screens: list[tuple[int, int]], size: tuple[int, int], place: tuple[int, int] | None
) -> None:
    assert window_place.fit_on_screen(kept, screens) == (size, place)


@pytest.mark.parametrize("screen", [(1366, 768), (1920, 1080), (3840, 2160)])
def test_a_first_window_is_as_large_to_the_eye_on_every_screen(screen: tuple[int, int]) -> None:
    size, place = window_place.fit_on_screen(WindowPlace(), [screen, (800, 600)])
    assert place is None
    assert layout.em_pixels(size, 100) / layout.em_pixels(screen, 100) == pytest.approx(
        window_place.SCREEN_SHARE, abs=0.01
    )


@pytest.mark.skipif(sys.platform != "linux", reason="asks as desktops on Linux are asked")
def test_the_system_is_asked_for_dark_colours_contrast_and_motion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert system.read_appearance() == system.SystemAppearance(None, None, None), "nobody to ask"
    asked = tmp_path / "gsettings"
    answers = "color-scheme) echo prefer-dark;; high-contrast) echo false;; *) echo true;;"
    asked.write_text(f"#!/bin/sh\ncase $3 in {answers} esac\n")
    asked.chmod(0o755)
    assert system.read_appearance() == system.SystemAppearance(dark=True, contrast=False, motion=True)
    asked.write_text("#!/bin/sh\nexit 1\n")
    assert system.read_appearance() == system.SystemAppearance(None, None, None), "no such setting"
