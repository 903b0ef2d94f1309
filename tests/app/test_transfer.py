"""Moving to another machine: everything goes out and in, strange files stay out, a crash leaves one whole home."""

from __future__ import annotations

import io
import os
import random
import shutil
import sys
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from numeramis_access import cli
from numeramis_access.app.table.kept_matches import unfinished_matches
from numeramis_access.app.transfer import menu, transfer
from numeramis_access.app.transfer.items import items_at
from numeramis_access.app.transfer.pending import finish_pending
from numeramis_access.catalogue import STANDARD
from numeramis_access.compose import make_program
from numeramis_access.core.ruleset import fitting_seats
from numeramis_access.evening.log import line_of
from numeramis_access.input.inbox import FileGiven, FileRead
from numeramis_access.practice.positions import KeptMistake
from numeramis_access.practice.positions import change_positions as change_positions
from numeramis_access.store import archive, files, settings
from numeramis_access.store.archive import Archive, NoArchive
from numeramis_access.store.evenings import Evenings, KeptPerson
from numeramis_access.store.home import Home
from numeramis_access.store.journal import read_journal
from numeramis_access.store.settings import Settings
from numeramis_access.store.statistics import CountedMatch, Statistics
from tests.app.player import Player, begin, home, player
from tests.evening.scripted import Scripted
from tests.full_disk import disk_with_room
from tests.standard import ruleset as rules_of
from tests.standins import in_a_thread

KEY = "k" * 43


def lived_in(seed: int = 5) -> Home:
    """Play a little at every game of the catalogue, and write data of every kind; return the home."""
    with player("en", name="Vera") as someone:
        for name in someone.app.catalogue.names:
            ruleset = someone.app.catalogue[name].ruleset()
            seats = fitting_seats(ruleset, ruleset.options(), None)
            begin(someone.app, ruleset, ruleset.options(), seats, seed)
            someone.settle()
            for _ in range(6):
                someone.press("return")
        someone.app.change(rate=77)
    own = home()
    change_positions(lambda _: (KeptMistake("na1aa", "quist", float(seed)),), own.positions_file)
    own.progress_file.write_text("{}")
    own.keymap_file.write_text('[table]\n"f" = "hand"\n')
    own.people_key.write_text(KEY)
    own.houses_file.write_text("192.168.1.5\n")
    keep_evening(own, f"evening-{seed}", seed)
    own.records.mkdir(exist_ok=True)
    shutil.copy(unfinished_matches(own)[0], own.records / f"quist-20200101-120000-{seed:06}-1.match")
    Statistics(own.statistics).count(CountedMatch(f"quist-{seed}", "quist", "", "club"), 1, {"tricks": seed})
    return own


def keep_evening(own: Home, name: str, seed: int = 1) -> None:
    """Write a club evening with entrants to a home."""
    store = Evenings(own.evenings)
    store.begin(name, "2026-11-25T18:00:00")
    evening = Scripted(seed, lambda entry: store.append(name, entry.number, line_of(entry)))
    evening.play()
    store.put_people([KeptPerson(f"person-of-{name}", name, f"Marie {seed}", kept=True)])


def all_of(own: Home) -> dict[str, bytes]:
    """Return all data of a home by name."""
    return {one.name: one.read() for one in items_at(own)}


@pytest.fixture
def elsewhere(tmp_path: Path) -> Home:
    return Home.at(tmp_path / "elsewhere")


def opened_somewhere(own: Home) -> Archive:
    return transfer.read_import(transfer.export_all(own).content, own)


def test_everything_comes_out_and_in_again_on_another_machine(elsewhere: Home) -> None:
    own = lived_in()
    content, left, _ = transfer.export_all(own, identity=True)
    assert not left
    transfer.import_archive(transfer.read_import(content, elsewhere), elsewhere, "replace")
    assert all_of(elsewhere) == all_of(own)
    assert {path.name.partition("-")[0] for path in unfinished_matches(elsewhere)} == {*STANDARD.names}
    assert Statistics(elsewhere.statistics).counts_in_order() == Statistics(own.statistics).counts_in_order()


def test_the_key_stays_at_home_unless_it_is_wished(elsewhere: Home) -> None:
    own = lived_in()
    found = opened_somewhere(own)
    assert "people.key" not in found.files
    elsewhere.data.mkdir(parents=True)
    elsewhere.people_key.write_text("e" * 43)
    transfer.import_archive(found, elsewhere, "replace")
    assert elsewhere.people_key.read_text() == "e" * 43


@pytest.mark.parametrize("name", STANDARD.names)
def test_a_match_goes_on_where_it_was_left_at_home(name: str, elsewhere: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    own = lived_in()
    path = next(path for path in unfinished_matches(own) if path.name.startswith(name))
    actions = read_journal(path).actions
    transfer.import_archive(opened_somewhere(own), elsewhere, "replace")
    for other in unfinished_matches(elsewhere):
        if other.name != path.name:
            other.unlink()
    monkeypatch.setenv("NUMERAMIS_HOME", str(elsewhere.data))
    with player("en") as someone:
        said = someone.press("return")
        assert said[0].startswith("The match goes on") or "goes on" in " ".join(said[:2]), said
        assert someone.match is not None
        someone.press("h", "s")
    after = read_journal(elsewhere.matches / path.name).actions
    assert after[: len(actions)] == actions


def test_what_is_here_stays_where_only_what_is_missing_is_added(elsewhere: Home) -> None:
    own = lived_in()
    before = all_of(own)
    content = transfer.export_all(own, identity=True).content
    shutil.copytree(own.data, elsewhere.data, ignore=shutil.ignore_patterns("elsewhere"))
    gone = unfinished_matches(elsewhere)[0]
    gone.unlink()
    change_positions(lambda _: (KeptMistake("na1bb", "whist", 1.0),), elsewhere.positions_file)
    Statistics(elsewhere.statistics).count(CountedMatch("quist-5", "quist", "", "club"), 1, {"tricks": 99})
    Statistics(elsewhere.statistics).count(CountedMatch("quist-9", "quist", "", "club"), 1, {"tricks": 1})
    elsewhere.settings_file.write_text("rate = 11\n")
    keep_evening(elsewhere, "evening-here", 3)
    Evenings(elsewhere.evenings).put_people([KeptPerson("person-of-evening-5", "evening-5", "Petra", kept=True)])
    transfer.import_archive(transfer.read_import(content, elsewhere), elsewhere, "add")
    after = all_of(elsewhere)
    assert after["settings.toml"] == b"rate = 11\n"
    assert gone.exists()
    assert b"na1aa" in after["positions.json"]
    assert b"na1bb" in after["positions.json"]
    counted = {one.name: one.counts for one in Statistics(elsewhere.statistics).counts_in_order()}
    assert counted["quist-5"] == {"tricks": 99}
    assert counted["quist-9"] == {"tricks": 1}
    found = Evenings(elsewhere.evenings).all()
    assert {one.id for one in found.evenings} == {"evening-5", "evening-here"}
    assert {one.name for one in found.people} == {"Petra", "Marie 3"}
    assert {name for name in after if "/" in name} == {name for name in before if "/" in name}


def test_a_match_that_is_over_here_does_not_come_back_as_one_under_way(elsewhere: Home) -> None:
    own = lived_in()
    found = opened_somewhere(own)
    path = unfinished_matches(own)[0]
    path.rename(own.records / path.name)
    transfer.import_archive(found, own, "add")
    assert path not in unfinished_matches(own)


def test_what_was_replaced_lies_in_a_file_that_brings_it_back(elsewhere: Home) -> None:
    own = lived_in()
    before = all_of(own)
    found = Archive("2026-11-22T07:00", {"positions.json": b"[]"})
    aside = transfer.import_archive(found, own, "replace")
    assert aside is not None
    assert not unfinished_matches(own)
    assert all_of(own)["positions.json"] == b"[]"
    assert all_of(own)["people.key"] == before["people.key"]
    transfer.import_archive(transfer.read_import_file(aside, own), own, "replace")
    assert all_of(own) == before


def test_what_cannot_be_read_stays_behind_and_is_no_reason_to_stay(elsewhere: Home) -> None:
    own = lived_in()
    unfinished_matches(own)[0].write_bytes(b"nothing of ours")
    own.statistics.write_bytes(b"no data base" * 100)
    content, left, _ = transfer.export_all(own)
    assert len(left) == 2
    assert len(transfer.read_import(content, elsewhere).files) >= 8


# strangers

def archived(**files: bytes) -> bytes:
    return archive.write_archive(Archive("2026-11-22T07:00", files), "1")


def zipped(*entries: tuple[str, bytes]) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in entries:
            packed.writestr(name, content)
    return target.getvalue()


def named(name: str, content: bytes = b"") -> bytes:
    return archive.write_archive(Archive("2026-11-22T07:00", {name: content}), "1")


def patched(old: bytes, new: bytes, content: bytes) -> bytes:
    assert old in content
    return content.replace(old, new)


STRANGERS: dict[str, tuple[Callable[[], bytes], str]] = {
    "nothing": (lambda: b"", "foreign"),
    "a letter": (lambda: b"Dear sirs, " * 1000, "foreign"),
    "another zip": (lambda: zipped(("a.txt", b"hello")), "foreign"),
    "another program's": (lambda: zipped(("manifest.json", b'{"program": "other"}')), "foreign"),
    "a manifest that is none": (lambda: zipped(("manifest.json", b"[" * 100_000)), "damaged"),
    "a later version's": (lambda: zipped(("manifest.json", b'{"program": "numeramis-access", "format": 2}')), "newer"),
    "a way up": (lambda: named("../settings.toml"), "foreign"),
    "a way from the root": (lambda: named("/etc/passwd"), "foreign"),
    "a way of Windows": (lambda: named("matches\\..\\..\\x.match"), "foreign"),
    "a way out of a folder": (lambda: named("matches/../../a-1.match"), "foreign"),
    "a device": (lambda: named("matches/CON.match"), "foreign"),
    "something else": (lambda: named("virus.exe", b"MZ"), "foreign"),
    "the same twice, in capitals": (
        lambda: archive.write_archive(
            Archive("2026-11-22T07:00", {"matches/a-1.match": b"", "matches/A-1.match": b""}), "1"
        ),
        "damaged",
    ),
    "no match": (lambda: named("matches/quist-1.match", b"nothing"), "damaged"),
    "no settings": (lambda: named("settings.toml", b"rate = ["), "damaged"),
    "settings nested deeply": (lambda: named("settings.toml", b"a = " + b"[" * 9000 + b"]" * 9000), "damaged"),
    "no positions": (lambda: named("positions.json", b'{"a": 1}'), "damaged"),
    "no statistics": (lambda: named("statistics.json", b'[["a", "b"]]'), "damaged"),
    "no evenings": (lambda: named("evenings.json", b"[]"), "damaged"),
    "an evening that cannot have been": (
        lambda: named("evenings.json", b'{"evenings": [{"id": "e", "created": "", "lines": ["{}"]}]}'),
        "damaged",
    ),
    "no key": (lambda: named("people.key", b"short"), "damaged"),
    "no time": (lambda: archive.write_archive(Archive("yesterday", {}), "1"), "damaged"),
    "too large a file": (lambda: named("houses.txt", b"a" * 2_000_000), "foreign"),
    "more than fits": (lambda: named("houses.txt", b"\0" * (archive.MAX_FILE_BYTES + 1)), "large"),
    "a bomb": (lambda: zipped(*((f"{n}", b"\0" * 1_000_000) for n in range(60))), "large"),
    "too many": (lambda: zipped(*((f"{n}", b"") for n in range(archive.MAX_FILES + 1))), "large"),
}


@pytest.mark.parametrize(("make", "code"), STRANGERS.values(), ids=STRANGERS)
def test_strangers_stay_outside(make: Callable[[], bytes], code: str, elsewhere: Home) -> None:
    with pytest.raises(NoArchive) as refused:
        transfer.read_import(make(), elsewhere)
    assert refused.value.code == code
    assert not elsewhere.data.exists()


def test_what_a_page_gives_to_a_server_is_looked_at_beside_the_others_and_no_more_than_so_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unpacking a small file to hundreds of megabytes blocked all visitors for seconds."""
    later: list[Callable[[], object]] = []
    app = make_program(Settings(language="en"), Home.at(tmp_path, later=later.append), thinker=in_a_thread)
    content = named("houses.txt", b"192.168.1.5\n")
    told = []
    for given in (transfer.MAX_UPLOADED_BYTES, 10):
        monkeypatch.setattr(transfer, "MAX_UPLOADED_BYTES", given)
        scene = menu.UnpackMenu(app)
        scene._asked = True
        scene.receive(FileGiven(content))
        assert app.inbox.take(0.0) is None
        later.pop()()
        read = app.inbox.take(0.0)
        assert isinstance(read, FileRead)
        told.append(getattr(read.archive, "code", ""))
    app.close()
    assert told == ["", "large"]


def test_a_file_that_unpacks_to_more_than_it_says_is_damaged(elsewhere: Home) -> None:
    content = named("houses.txt", b"a" * 100_000)
    said, less = (100_000).to_bytes(4, "little"), (10).to_bytes(4, "little")
    with pytest.raises(NoArchive):
        transfer.read_import(patched(said, less, content), elsewhere)


def test_any_flipped_bit_and_any_cut_is_refused_or_harmless(elsewhere: Home) -> None:
    whole = named("houses.txt", b"192.168.1.5\n")
    expected = transfer.read_import(whole, elsewhere).files
    chance = random.Random(1)
    for at in range(len(whole)):
        for damaged in (whole[:at], whole[:at] + bytes([whole[at] ^ 1 << chance.randrange(8)]) + whole[at + 1 :]):
            try:
                found = transfer.read_import(damaged, elsewhere)
            except NoArchive:
                continue
            assert found.files == expected  # the damage is in a time or a flag without effect


# a crash in the middle

class Crash(BaseException):
    """A power cut."""


def steps_until_done(own: Home, found: Archive, monkeypatch: pytest.MonkeyPatch, at: int) -> bool:
    """Move in with a power cut at the write number ``at``; return whether the move needed fewer writes."""
    count = 0
    whole = files.write_whole

    def write(path: Path, content: bytes) -> None:
        nonlocal count
        count += 1
        if count == at and path.parent.name != "exports":
            raise Crash
        whole(path, content)

    for module in ("numeramis_access.app.transfer.transfer", "numeramis_access.app.transfer.items"):
        monkeypatch.setattr(f"{module}.write_whole", write)
    try:
        transfer.import_archive(found, own, "replace")
    except Crash:
        return False
    finally:
        monkeypatch.undo()
    return True


def test_a_crash_leaves_the_old_home_or_the_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new = lived_in(6)
    wanted, content = all_of(new), transfer.export_all(new, identity=True).content
    old = Home.at(tmp_path / "old")
    seen = set()
    for at in range(1, 30):
        shutil.rmtree(old.data, ignore_errors=True)
        old.matches.mkdir(parents=True)
        shutil.copy(unfinished_matches(new)[0], old.matches / "quist-20190101-120000-000000-1.match")
        old.settings_file.write_text('language = "cs"\n')
        before = all_of(old)
        done = steps_until_done(old, transfer.read_import(content, old), monkeypatch, at)
        assert finish_pending(old) == []
        after = all_of(old)
        assert after in (before, wanted), at
        seen.add(after == wanted)
        assert not old.pending_import.exists()
        if done and at > 2:
            break
    else:
        pytest.fail("never done")
    assert seen == {True, False}


def test_a_full_disk_in_the_middle_is_said_and_finished_later(elsewhere: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    own = lived_in()
    found = opened_somewhere(own)

    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("numeramis_access.app.transfer.items.write_whole", full)
    with pytest.raises(OSError, match="No space"):
        transfer.import_archive(found, elsewhere, "replace")
    assert finish_pending(elsewhere) == [("moving-unfinished", "")]
    monkeypatch.undo()
    assert finish_pending(elsewhere) == []
    assert all_of(elsewhere) == dict(found.files)


def test_a_disk_that_becomes_full_at_any_write_leaves_the_old_home_or_one_that_is_finished(tmp_path: Path) -> None:
    own = Home.at(tmp_path / "own")
    settings.save_settings(settings.Settings(language="cs", rate=77), own.settings_file)
    change_positions(lambda _: (KeptMistake("na1aa", "quist", 1.0),), own.positions_file)
    keep_evening(own, "evening-1")
    Statistics(own.statistics).count(CountedMatch("quist-1", "quist", "", "club"), 1, {"tricks": 1})
    found = opened_somewhere(own)
    for room in range(1000):
        there = Home.at(tmp_path / f"there-{room}")
        with disk_with_room(room) as disk, suppress(OSError):
            transfer.import_archive(found, there, "replace")
        pending = there.pending_import.exists()
        assert finish_pending(there) == []
        after = all_of(there)
        assert after in ({}, dict(found.files))
        assert after or not (pending or not disk.full)
        if not disk.full:
            break
    assert room > len(found.files)


# by keys and by command

def to_moving(someone: Player) -> list[str]:
    """Go to the menu for moving through the settings, by keys."""
    from numeramis_access.app.shell.scene import Push

    someone.app.follow(Push(someone.app.doors.settings(someone.app)))
    someone.told()
    return someone.press("end", "up", "return")


@pytest.mark.parametrize(
    ("language", "packs", "contents", "done"),
    [
        ("en", "are packed into the file", "four matches under way, one record, one position, and settings",
         "Everything is unpacked"),
        ("cs", "jsou sbalené v souboru", "čtyři rozehrané partie, jeden záznam, jedna pozice a nastavení",
         "Všechno je vybalené"),
    ],
)  # fmt: skip
def test_by_keys_out_and_in(
    language: str, packs: str, contents: str, done: str, elsewhere: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = lived_in()
    own.settings_file.write_text(f'language = "{language}"\nrate = 77\n')
    with player(language) as someone:
        said = to_moving(someone)
        assert len(someone.screen.items) == 4, said
        assert packs in " ".join(someone.press("return"))
    [file] = own.exports.glob("*.zip")
    elsewhere.exports.mkdir(parents=True)
    shutil.copy(file, elsewhere.exports)
    monkeypatch.setenv("NUMERAMIS_HOME", str(elsewhere.data))
    with player(language) as someone:
        to_moving(someone)
        someone.press("down", "return")
        said = someone.press("return")
        assert contents in said[0], said
        assert done in " ".join(someone.press("return"))
        assert someone.app.settings.rate == 77
        assert someone.app.keymap.command("table", "f") == "hand"
    assert len(unfinished_matches(elsewhere)) == 4


def test_replacing_is_asked_about_and_an_open_match_is_in_its_way() -> None:
    own = lived_in()
    own.exports.mkdir(exist_ok=True)
    (own.exports / "old.zip").write_bytes(transfer.export_all(own).content)
    with player("en") as someone:
        ruleset = rules_of("quist")
        begin(someone.app, ruleset, ruleset.options(), 4, 5)
        to_moving(someone)
        someone.press("end", "up", "return")
        someone.press("return")
        said = someone.press("down", "return")
        assert "Really replace everything" in said[1]
        assert said[2].startswith("No,")
        assert any("A match is still open" in one for one in someone.press("down", "return"))
    with player("en") as someone:
        to_moving(someone)
        someone.press("end", "up", "return")
        someone.press("return")
        someone.press("down", "return")
        assert any("What was here before is in the file" in one for one in someone.press("down", "return"))


@pytest.mark.parametrize(("language", "said"), [("cs", "Všechno je vybalené"), ("en", "Everything is unpacked")])
def test_unpacking_into_an_empty_home_speaks_the_language_that_comes_with_the_file(
    elsewhere: Home, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    own = lived_in()
    kept, _ = settings.load_settings(own.settings_file)
    settings.save_settings(msgspec.structs.replace(kept, language=language), own.settings_file)
    target = own.data / "moving.zip"
    assert cli.main(["pack", str(target)]) == 0
    capsys.readouterr()
    monkeypatch.setenv("NUMERAMIS_HOME", str(elsewhere.data))
    monkeypatch.setenv("LC_ALL", {"cs": "C", "en": "cs_CZ.UTF-8"}[language])
    assert cli.main(["unpack", str(target)]) == 0
    assert said in capsys.readouterr().out


def test_by_command(elsewhere: Home, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    own = lived_in()
    target = own.data / "moving.zip"
    assert cli.main(["pack", str(target), "--language", "en"]) == 0
    assert str(target) in capsys.readouterr().out
    assert cli.main(["pack", str(target), "--language", "en"]) == 1
    assert "already" in capsys.readouterr().err
    assert cli.main(["unpack", str(target), "--language", "en"]) == 2
    assert "--add" in capsys.readouterr().err
    assert cli.main(["unpack", str(target), "--add", "--language", "cs"]) == 0
    assert "je přidané" in capsys.readouterr().out
    monkeypatch.setenv("NUMERAMIS_HOME", str(elsewhere.data))
    assert cli.main(["unpack", str(target), "--language", "en"]) == 0
    assert "Everything is unpacked" in capsys.readouterr().out
    assert settings.load_settings(elsewhere.settings_file)[0].rate == 77
    assert cli.main(["unpack", str(own.settings_file), "--language", "en"]) == 1
    assert "didn't pack that file" in capsys.readouterr().err
    assert cli.main(["unpack", str(own.data / "none.zip"), "--language", "en"]) == 1
    assert "no file with that name" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
@pytest.mark.parametrize(
    ("kind", "said"),
    [("folder", "didn't pack that file"), ("pipe", "didn't pack that file"),
     ("huge", "larger than anything this program packs"), ("none", "no file with that name")],
)  # fmt: skip
def test_the_reason_names_what_was_given_instead_of_a_file(
    kind: str, said: str, tmp_path: Path, elsewhere: Home, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    given = tmp_path / "given.zip"
    if kind == "folder":
        given.mkdir()
    elif kind == "pipe":
        os.mkfifo(given)
    elif kind == "huge":
        with open(given, "wb") as file:
            file.truncate(3 << 30)
    assert cli.main(["unpack", str(given), "--language", "en"]) == 1
    assert said in capsys.readouterr().err


def test_nothing_is_packed_that_could_not_be_unpacked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = lived_in()
    monkeypatch.setattr(transfer, "MAX_ARCHIVE_BYTES", len(transfer.export_all(own).content) - 1)
    target = own.data / "moving.zip"
    assert cli.main(["pack", str(target), "--language", "en"]) == 1
    assert "too large to unpack again" in capsys.readouterr().err
    assert not target.exists()
    with player("en") as someone:
        to_moving(someone)
        assert any("too large to unpack again" in line for line in someone.press("return"))
    assert not list(own.exports.glob("*.zip"))


def test_nothing_is_replaced_where_the_old_things_could_not_be_packed(
    elsewhere: Home, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = lived_in()
    own.exports.mkdir(exist_ok=True)
    small = own.exports / "small.zip"
    small.write_bytes(transfer.export_all(elsewhere).content)
    monkeypatch.setattr(transfer, "MAX_ARCHIVE_BYTES", small.stat().st_size)
    before = all_of(own)
    assert cli.main(["unpack", str(small), "--replace", "--language", "en"]) == 1
    assert "too large to unpack again" in capsys.readouterr().err
    with player("en") as someone:
        to_moving(someone)
        someone.press("end", "up", "return")
        someone.press("return")
        someone.press("down", "return")
        assert any("too large to unpack again" in line for line in someone.press("down", "return"))
    assert all_of(own) == before
