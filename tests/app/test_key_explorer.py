"""The lesson of keys: each key says and shows its meaning, and does nothing else."""

from __future__ import annotations

import pytest

from numeramis_access.app.reading.key_explorer import KeyExplorer
from numeramis_access.app.shell.scene import Push
from numeramis_access.input.commands import Command
from numeramis_access.input.keyboard import MODIFIER_KEYS
from tests.app.fingers import fingers
from tests.app.player import player


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_key_of_the_table_says_what_it_does_and_does_nothing(language: str) -> None:
    with player(language) as someone:
        someone.app.follow(Push(KeyExplorer(someone.app, "table")))
        someone.told()
        before = someone.app.settings
        for command, keys in someone.app.keymap.keys_of("table"):
            for key in [key for key in keys if key not in MODIFIER_KEYS]:
                said = someone.press(key)
                assert len(said) == 1, key
                if command not in (Command.BACK, Command.MENU):
                    assert isinstance(someone.app.scene, KeyExplorer), key
                else:
                    someone.press("h")  # a key that leads out does so only at its second press
        assert someone.app.settings == before
        someone.press("escape", "h", "escape")
        assert isinstance(someone.app.scene, KeyExplorer)
        someone.press("escape")
        assert not isinstance(someone.app.scene, KeyExplorer)


@pytest.mark.parametrize("width", [14, 20, 40, 80])
def test_on_the_line_each_press_stands_there_from_its_beginning(width: int) -> None:
    with fingers("cs", width) as someone:
        someone.app.follow(Push(KeyExplorer(someone.app, "table")))
        someone.settle()
        assert someone.text.startswith("stiskněte")
        assert someone.press("dot1+dot2+dot5").startswith("body 125:")
        someone.press("pan right")
        assert someone.press("dot8").startswith("bod 8:")
        assert someone.route(2).startswith("nad kartou")
        assert someone.press("pan left+pan right").startswith("posun zpět")
        assert someone.press("dot7").startswith("bod 7:")
        someone.press("space+dot1+dot5", "pan left+pan right")
        assert not isinstance(someone.app.scene, KeyExplorer)
