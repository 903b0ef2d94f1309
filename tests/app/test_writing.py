"""Typing a text by every road: the window's keys, dots of a display, a line at the terminal; each letter is heard."""

from __future__ import annotations

import pytest

from tests.app.player import Player, player


def at_the_name(someone: Player) -> None:
    """Open the entry of the own name in the settings."""
    for name in ("menu-settings", "settings-game", "set-name"):
        label = someone.app.text(name)
        entries = someone.app.scene.entries  # type: ignore[attr-defined]
        place = next(at for at, entry in enumerate(entries) if entry.label() == label)
        someone.press("home", *["down"] * place, "return")


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_name_is_typed_letter_by_letter_heard_and_kept(language: str) -> None:
    with player(language) as someone:
        at_the_name(someone)
        said = someone.press("shift+j", "i", "ř", "x", "backspace", "í")
        assert [text.rstrip(".") for text in said] == [
            "J", "I", "Ř", "X", "X smazáno" if language == "cs" else "X erased", "Í",
        ]  # fmt: skip
        heard = someone.press("return")
        assert someone.app.settings.name == "Jiří"
        assert "Jiří" in " ".join(heard)


def test_keys_that_are_commands_elsewhere_are_letters_here() -> None:
    with player("en") as someone:
        at_the_name(someone)
        someone.press("h", "s", "5", "space", "period", "comma", "q")
        assert someone.app.scene.text == "hs5 .,q"  # type: ignore[attr-defined]
        someone.press("escape")
        assert someone.app.settings.name == ""


def test_a_name_is_typed_in_dots() -> None:
    with player("cs") as someone:
        at_the_name(someone)
        dots = ("dot1+dot5+dot7", "dot1+dot2+dot3+dot6", "dot1", "braille space", "dot1+dot8")
        someone.press(*(one if " " in one else f"braille {one}" for one in dots))
        assert someone.app.scene.text == "Eva 1"  # type: ignore[attr-defined]
        someone.press("braille dot7")
        assert someone.app.scene.text == "Eva "  # type: ignore[attr-defined]
        someone.press("braille dot8")
        assert someone.app.settings.name == "Eva"


@pytest.mark.parametrize(
    ("language", "table", "name"), [("en", "", "Ewa?"), ("cs", "", "Eřa?"), ("cs", "en-8", "Ewa?")]
)
def test_dots_are_read_in_the_players_own_table(language: str, table: str, name: str) -> None:
    with player(language) as someone:
        someone.app.change(braille_table=table)
        at_the_name(someone)
        mark = "dot2+dot6" if name == "Eřa?" else "dot1+dot4+dot5+dot6"
        someone.press(*(f"braille {one}" for one in ("dot1+dot5+dot7", "dot2+dot4+dot5+dot6", "dot1", mark)))
        assert someone.app.scene.text == name  # type: ignore[attr-defined]


def test_a_line_at_the_terminal_is_the_text_as_it_was_typed() -> None:
    with player("cs") as someone:
        at_the_name(someone)
        someone.app._typed("Jana Nová")
        someone.settle()
        assert someone.app.settings.name == "Jana Nová"


def test_nothing_is_no_text_and_too_much_is_said() -> None:
    with player("en") as someone:
        at_the_name(someone)
        assert "Nothing has been typed yet" in " ".join(someone.press("backspace"))
        assert "Nothing has been typed yet" in " ".join(someone.press("return"))
        someone.press(*"a" * 30)
        assert "It cannot be longer" in " ".join(someone.press("b"))
        assert someone.app.scene.text == "a" * 30  # type: ignore[attr-defined]
