"""Alt+Enter switches full screen on and off in every scene, together with the setting."""

from __future__ import annotations

import pytest

from tests.app.player import player


@pytest.mark.parametrize(
    ("language", "said"), [("cs", ["Celá obrazovka.", "Okno."]), ("en", ["Full screen.", "Window."])]
)
def test_alt_enter_fills_the_screen_and_gives_it_back(language: str, said: list[str]) -> None:
    with player(language) as someone:
        assert someone.press("alt+return") == said[:1]
        assert someone.app.settings.full_screen
        assert someone.press("alt+return") == said[1:]
        assert not someone.app.settings.full_screen
