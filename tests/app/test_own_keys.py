"""Own keys in the program: assigning, collisions, undoing and resetting; the file keeps the player's own lines."""

from __future__ import annotations

import tomllib

import pytest

from numeramis_access.app.menus.own_keys import KEY_CONTEXTS
from numeramis_access.app.shell.keys import key_name, name_of_command
from numeramis_access.input import keymap
from numeramis_access.input.commands import Command
from numeramis_access.input.keymap import DEVICE_PREFIXES
from tests.app.player import Player, home, player
from tests.app.test_keys import at_table
from tests.app.test_typed_words import typed

BY_HAND = """# my keys, since 2024
[table]
"Ctrl+H" = "hand"   # as I am used to
"v" = ""

[menu]
# nothing yet
"""


def open_keys(someone: Player, context: str = "table") -> None:
    someone.app.scene.enter()
    typed(someone, plain(someone, "menu-settings"))
    typed(someone, plain(someone, "settings-keys"))
    typed(someone, plain(someone, f"keys-of-{context}"))


def plain(someone: Player, message: str) -> str:
    return someone.app.text(message).lower().strip(".")


def label(someone: Player, command: Command, context: str = "table") -> int:
    name = someone.app.text(f"command-{command}")
    return next(at for at, item in enumerate(someone.screen.items) if item.label.lower() == name.lower())


def open_command(someone: Player, command: Command) -> str:
    someone.app.refresh()
    return " ".join(someone.press("home", *["down"] * label(someone, command), "return"))


def press_new(someone: Player, key: str) -> str:
    typed(someone, plain(someone, "keys-new"))
    return " ".join(someone.press(key))


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("key", ["ctrl+y", "braille dot1+dot2+dot3+dot4+dot8", "pad guide"])
def test_a_key_is_pressed_and_holds_at_once_and_after_a_restart(language: str, key: str) -> None:
    with player(language) as someone:
        open_keys(someone)
        open_command(someone, Command.LAST_TRICK)
        said = press_new(someone, key)
        assert someone.app.text("command-last-trick").strip(".").lower() in said.lower()
        assert someone.app.keymap.command("table", key) is Command.LAST_TRICK
        assert someone.app.keymap.command("table", "r") is Command.LAST_TRICK, "the old one stays"
    assert keymap.load_keymap(home().keymap_file).command("table", key) is Command.LAST_TRICK


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("context", KEY_CONTEXTS)
def test_the_list_of_keys_reads_those_of_the_keyboard_and_the_rest_where_one_is_opened(
    context: str, language: str
) -> None:
    with player(language) as someone:
        keys_of, opened = dict(someone.app.keymap.keys_of(context)), False
        open_keys(someone, context)
        listed = [(item.label, item.value) for item in someone.screen.items]
        for command, keys in keys_of.items():
            mine = [key_name(someone.app, key) for key in keys if not key.startswith(DEVICE_PREFIXES)]
            others = [key_name(someone.app, key) for key in keys if key.startswith(DEVICE_PREFIXES)]
            told = someone.app.narrator.language.join(mine) if mine else someone.app.text("keys-elsewhere")
            assert (name_of_command(someone.app, command, (context,)), told) in listed
            if others and mine and not opened:
                opened = True
                place = listed.index((name_of_command(someone.app, command, (context,)), told))
                someone.press("home", *["down"] * place, "return")
                assert all(any(name in one.label for one in someone.screen.items) for name in others)
                someone.press("escape")
        assert opened or context == "everywhere"


@pytest.mark.parametrize(("language", "taken"), [("en", "already does something: score"), ("cs", "už něco dělá")])
def test_what_a_key_collides_with_is_heard_before_it_changes(language: str, taken: str) -> None:
    with player(language) as someone:
        open_keys(someone)
        open_command(someone, Command.LAST_TRICK)
        said = press_new(someone, "s")
        assert taken in said.lower() or taken in said
        assert someone.app.keymap.command("table", "s") is Command.SCORE
        someone.press("return")
        assert someone.app.keymap.command("table", "s") is Command.SCORE, "no stands first"
        press_new(someone, "s")
        someone.press("down", "return")
        assert someone.app.keymap.command("table", "s") is Command.LAST_TRICK


def test_changes_are_taken_back_one_after_another() -> None:
    with player("en") as someone:
        open_keys(someone)
        before = dict(someone.app.keymap.keys_of("table"))
        open_command(someone, Command.LAST_TRICK)
        press_new(someone, "ctrl+y")
        typed(someone, "remove r")
        assert someone.app.keymap.command("table", "r") is None
        someone.press("escape", "escape")
        typed(someone, plain(someone, "keys-undo"))
        assert someone.app.keymap.command("table", "r") is Command.LAST_TRICK
        assert someone.app.keymap.command("table", "ctrl+y") is Command.LAST_TRICK
        typed(someone, plain(someone, "keys-undo"))
        assert dict(someone.app.keymap.keys_of("table")) == before
        assert not home().keymap_file.exists()


def test_what_was_written_by_hand_stays_as_it_is() -> None:
    home().keymap_file.parent.mkdir(parents=True, exist_ok=True)
    home().keymap_file.write_text(BY_HAND, encoding="utf-8")
    with player("en") as someone:
        open_keys(someone)
        open_command(someone, Command.LAST_TRICK)
        press_new(someone, "ctrl+y")
        text = home().keymap_file.read_text(encoding="utf-8")
        assert text.replace('"ctrl+y" = "last-trick"\n', "").split() == BY_HAND.split()
        press_new(someone, "ctrl+h")
        someone.press("down", "return")
        text = home().keymap_file.read_text(encoding="utf-8")
        assert '"Ctrl+H" = "last-trick"   # as I am used to' in text, "the same line, under its own name"
        assert tomllib.loads(text)["table"] == {"Ctrl+H": "last-trick", "v": "", "ctrl+y": "last-trick"}


def test_all_is_reset_after_a_question_and_kept_beside() -> None:
    home().keymap_file.parent.mkdir(parents=True, exist_ok=True)
    home().keymap_file.write_text(BY_HAND, encoding="utf-8")
    with player("en") as someone:
        open_keys(someone)
        assert someone.app.keymap.command("table", "v") is None
        someone.press("escape")
        typed(someone, plain(someone, "keys-reset"))
        assert someone.app.keymap.command("table", "v") is None
        someone.press("down", "return")
        assert someone.app.keymap.command("table", "v") is Command.HIGHEST
        assert home().keymap_file.with_name("keymap.before.toml").read_text(encoding="utf-8") == BY_HAND


def test_one_command_is_as_it_was_at_first_again() -> None:
    with player("en") as someone:
        open_keys(someone)
        open_command(someone, Command.LAST_TRICK)
        typed(someone, "remove r")
        press_new(someone, "s")
        someone.press("down", "return")
        typed(someone, plain(someone, "keys-as-at-first"))
        assert someone.app.keymap.command("table", "r") is Command.LAST_TRICK
        assert someone.app.keymap.command("table", "s") is Command.SCORE


def test_the_last_key_of_what_is_needed_cannot_be_taken() -> None:
    with player("en") as someone:
        open_keys(someone)
        open_command(someone, Command.LAST_TRICK)
        said = press_new(someone, "return")
        assert "the only key left" in said
        assert someone.app.keymap.command("table", "return") is Command.ACTIVATE


def test_a_damaged_file_is_told_and_left_alone() -> None:
    home().keymap_file.parent.mkdir(parents=True, exist_ok=True)
    home().keymap_file.write_text("[table\n", encoding="utf-8")
    with player("en") as someone:
        open_keys(someone)
        open_command(someone, Command.LAST_TRICK)
        said = press_new(someone, "ctrl+y")
        assert "can't read" in said
        assert home().keymap_file.read_text(encoding="utf-8") == "[table\n"


@pytest.mark.parametrize("hands", ["left", "right"])
def test_one_hand_reaches_everything_that_a_match_needs(hands: str) -> None:
    reach = {"left": set("qwertasdfgzxcvb12345"), "right": set("yuiophjklnm67890")}[hands]
    thumbs = {"left": {"space", "tab", "escape"}, "right": {"space", "return", "backspace", "delete", "insert"}}[hands]
    with player("en", hands=hands) as someone:
        for context in ("table", "menu", "reader"):
            needed = {Command.PREVIOUS, Command.NEXT, Command.UP, Command.DOWN, Command.ACTIVATE}
            needed |= {Command.HAND, Command.TABLE, Command.SCORE, Command.TURN, Command.HIGHEST, Command.MENU,
                       Command.NEXT_PLAYABLE, Command.MARK} if context == "table" else {Command.BACK}  # fmt: skip
            keys = dict(someone.app.keymap.keys_of(context))
            for command in needed:
                assert any(key in reach | thumbs for key in keys[command]), (context, command)
        match = at_table(someone, "quist")
        first, second = {"left": ("s", "f"), "right": ("j", "l")}[hands]
        someone.press("home", second, second)
        place = match.desk.place
        someone.press(first)
        assert match.desk.place == place - 1
        before = len(match.view.hand)
        someone.press("space")
        assert len(match.view.hand) < before


def test_the_ready_made_keys_are_changed_by_ear_and_ones_own_come_before_them() -> None:
    home().keymap_file.parent.mkdir(parents=True, exist_ok=True)
    home().keymap_file.write_text('[table]\n"f" = "figure"\n', encoding="utf-8")
    with player("en") as someone:
        someone.app.scene.enter()
        typed(someone, "settings")
        typed(someone, "keys")
        assert "left hand" in " ".join(someone.press("right"))
        assert someone.app.settings.hands == "left"
        assert someone.app.keymap.command("table", "s") is Command.PREVIOUS
        assert someone.app.keymap.command("table", "f") == "figure"
