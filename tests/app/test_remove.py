"""`remove` takes everything of the player's away after two questions, and nothing of anybody else's."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from numeramis_access.app.transfer.removal import removable_paths, remove_all
from numeramis_access.cli import main
from numeramis_access.store.home import PROGRAM_NAME, SHARING, Home
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES


def fill(home: Home) -> set[Path]:
    """Put every file and folder of a home on the disk, and a copy set aside of each; return them."""
    made = set()
    for name in SHARING:
        path: Path = getattr(home, name)
        for each in (path, path.with_name(f"{path.name}.bad")):
            each.parent.mkdir(parents=True, exist_ok=True)
            each.mkdir(exist_ok=True) if not path.suffix else each.write_text("x")
            made.add(each)
    return {path for path in made if path.name not in ("exports", "exports.bad")}


def put(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Type lines at the command."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_all_of_a_home_in_a_folder_of_the_player_goes_and_other_files_and_exports_stay(tmp_path: Path) -> None:
    home = Home.at(tmp_path / "mine")
    made = fill(home)
    other = [home.data / name for name in ("letter.txt", "records of my life", "settings")]
    for path in other:
        path.write_text("x")
    assert made <= set(removable_paths(home))
    assert remove_all(removable_paths(home)) == ()
    left = set(home.data.iterdir())
    assert left == {*other, home.exports, home.exports.with_name("exports.bad")}


def test_a_home_of_the_program_alone_goes_as_a_whole_with_what_is_in_the_cache(tmp_path: Path) -> None:
    home = Home(
        tmp_path / "config" / PROGRAM_NAME, tmp_path / "data" / PROGRAM_NAME, tmp_path / "documents" / PROGRAM_NAME
    )
    fill(home)
    (home.data / "some file of an older version").touch()
    cache = tmp_path / "cache" / PROGRAM_NAME
    for name in ("venv-12", "site", "others"):
        (cache / name).mkdir(parents=True)
    assert remove_all(removable_paths(home, cache)) == ()
    assert not home.data.exists()
    assert not home.settings.exists()
    assert [path.name for path in cache.iterdir()] == ["others"]
    assert home.exports.exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answers", [(), ("yes",), ("no",), ("no", "no"), ("what", "no", "no")])
def test_without_a_yes_at_the_end_nothing_goes(
    language: str, answers: tuple[str, ...], own_home: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    words = Language(language)
    (own_home / "settings.toml").write_text(f'language = "{language}"\n')
    put(monkeypatch, *(words.text(each) if each != "what" else each for each in answers))
    assert main(["remove"]) == 0
    assert (own_home / "settings.toml").exists()
    told = capsys.readouterr().out
    assert str(own_home / "settings.toml") in told
    assert words.text("remove-not-done") in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_yes_and_yes_everything_is_packed_and_gone(
    language: str, own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Language(language)
    (own_home / "settings.toml").write_text(f'language = "{language}"\n')
    put(monkeypatch, words.text("yes"), words.text("yes"))
    assert main(["remove"]) == 0
    assert words.text("remove-done") in capsys.readouterr().out
    assert [path.name for path in own_home.iterdir()] == ["exports"]
    (packed,) = (own_home / "exports").iterdir()
    assert main(["unpack", str(packed)]) == 0
    assert (own_home / "settings.toml").exists()
    assert main(["remove", "--language", language]) == 0


def test_a_folder_that_cannot_be_packed_is_not_removed(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (own_home / "settings.toml").write_text('language = "en"\n')
    (own_home / "exports").write_text("no folder")
    put(monkeypatch, "yes", "yes")
    assert main(["remove"]) == 1
    assert (own_home / "settings.toml").exists()
    assert Language("en").text("remove-not-done") in capsys.readouterr().out


def test_a_home_that_a_newer_version_has_used_is_left_alone(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (own_home / "version.txt").write_text("99.0.0\n")
    put(monkeypatch, "no", "yes")
    assert main(["remove"]) == 1
    assert (own_home / "version.txt").exists()
    assert "99.0.0" in capsys.readouterr().err
