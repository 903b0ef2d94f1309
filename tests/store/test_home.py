"""The folders of a player's data: the same by every way to find them."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
import pytest
from platformdirs.windows import get_win_folder_from_env_vars

from numeramis_access.store.home import PROGRAM_NAME, Home


def test_on_windows_it_is_where_the_library_finds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    found = Path(get_win_folder_from_env_vars("CSIDL_LOCAL_APPDATA"), PROGRAM_NAME)
    monkeypatch.setattr(sys, "platform", "win32")
    home = Home.of_user({"LOCALAPPDATA": str(tmp_path)})
    assert (home.settings, home.data) == (found, found)


@pytest.mark.parametrize("local", ["", "somewhere"])
def test_a_folder_that_is_none_is_not_taken(local: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    home = Home.of_user({"LOCALAPPDATA": local})
    assert home.data == platformdirs.user_data_path(PROGRAM_NAME, appauthor=False)


def test_what_is_written_out_lies_among_the_documents_unless_a_home_is_named(tmp_path: Path) -> None:
    assert Home.of_user({}).exports == platformdirs.user_documents_path() / PROGRAM_NAME
    assert Home.of_user({"NUMERAMIS_HOME": str(tmp_path)}).exports == tmp_path / "exports"
