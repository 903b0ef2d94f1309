"""Settings: whole or old, understood after an upgrade, set aside when damaged."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from numeramis_access.store import settings as store
from numeramis_access.store.changing import LOCK_FILE
from numeramis_access.store.settings import Settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def test_settings_are_read_as_they_were_written(path: Path) -> None:
    settings = Settings(language="cs", rate=80, telling={"worth-now": "sound"}, matches={"quist": {"games": 3}})
    store.save_settings(settings, path)
    assert store.load_settings(path) == (settings, [])


def test_without_a_file_the_defaults_hold_and_nobody_has_told_a_gender(path: Path) -> None:
    assert store.load_settings(path) == (Settings(gender="none"), [])


def test_a_home_of_an_earlier_version_keeps_its_gender(path: Path) -> None:
    for written, gender in (('language = "cs"', "masculine"), ('gender = "feminine"', "feminine")):
        path.write_text(written, encoding="utf-8")
        assert store.load_settings(path)[0].gender == gender


@pytest.mark.parametrize("by", [1, -1])
def test_the_genders_of_the_menus_go_round(by: int) -> None:
    gender: store.ToldGender = "masculine"
    seen = [gender := store.gender_after(gender, by) for _ in range(3)]
    assert sorted(seen) == ["feminine", "masculine", "none"]
    assert seen[-1] == "masculine"


@pytest.mark.parametrize("content", [b"\xff\xfe", b"rate = = 5", b"\0" * 300, b'language = "cs'])
def test_a_file_that_is_no_settings_is_kept_under_another_name_and_said(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    settings, problems = store.load_settings(path)
    assert settings == Settings()
    assert problems == [("settings-damaged", "settings.toml.damaged-1")]
    assert path.with_name("settings.toml.damaged-1").read_bytes() == content
    store.save_settings(settings, path)
    path.write_bytes(content)
    assert store.load_settings(path)[1] == [("settings-damaged", "settings.toml.damaged-2")]


def test_one_bad_value_costs_only_itself(path: Path) -> None:
    path.write_text('rate = 500\nlanguage = "cs"\nverbosity = "loud"\npace = 2\n')
    settings, problems = store.load_settings(path)
    assert settings == Settings(language="cs", pace=2.0, known_version=store.FIRST_VERSION)
    assert problems == [("settings-value", "rate"), ("settings-value", "verbosity")]


def test_what_a_later_version_has_set_is_kept_by_an_earlier_one(path: Path) -> None:
    path.write_text('language = "cs"\nhologram = true\n\n[of_the_future]\ndepth = 3\n')
    settings, problems = store.load_settings(path)
    assert problems == []
    store.save_settings(msgspec.structs.replace(settings, rate=70), path)
    raw = tomllib.loads(path.read_text("utf-8"))
    assert raw["hologram"] is True
    assert raw["of_the_future"] == {"depth": 3}
    assert raw["rate"] == 70


@pytest.mark.system("posix", "Windows has no largest size of files that a process may be given")
def test_settings_that_cannot_be_written_leave_the_old_ones(path: Path) -> None:
    store.save_settings(Settings(language="cs"), path)
    code = (
        "import resource, signal, sys; from pathlib import Path; from numeramis_access.store import settings as s\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN); resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))\n"
        "s.save_settings(s.Settings(language='en'), Path(sys.argv[1]))"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, check=False)
    assert b"File too large" in done.stderr
    assert store.load_settings(path)[0].language == "cs"
    assert {entry.name for entry in path.parent.iterdir()} == {"settings.toml", LOCK_FILE}


def test_two_programs_that_save_at_once_leave_one_whole_file(path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from numeramis_access.store import settings as s\n"
        "for rate in range(60): s.save_settings(s.Settings(language=sys.argv[2], rate=rate), Path(sys.argv[1]))"
    )
    both = [subprocess.Popen([sys.executable, "-c", code, str(path), language]) for language in ("cs", "en")]
    while any(one.poll() is None for one in both):
        settings, problems = store.load_settings(path)
        assert not problems
        assert settings == Settings(gender="none") or settings.language in ("cs", "en")
    assert [one.returncode for one in both] == [0, 0]
    assert store.load_settings(path)[0].rate == 59
