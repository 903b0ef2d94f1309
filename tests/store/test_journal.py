"""The journal returns all entries it kept, also from a damaged file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from numeramis_access.core.actions import DrawDealer, PlayCard
from numeramis_access.core.codec import to_json_value
from numeramis_access.store.journal import Entrant, Header, Journal, UnreadableJournal, read_journal, seal_line
from numeramis_access.store.lock import FileBusy

ENTRANTS = (Entrant("Vy"), Entrant("Jana", "feminine", "club"))
HEADER = Header("quist", 4, 5, {"games": 1}, ENTRANTS, created="2026-01-01T00:00:00")
ACTIONS = [DrawDealer(1), *(PlayCard(card) for card in "0718293")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "a.match"
    journal = Journal.create(path, HEADER)
    for action in ACTIONS:
        journal.append(action)
    journal.close()
    return path


def resumed(path: Path) -> list[object]:
    journal, saved = Journal.resume(path)
    journal.close()
    return saved.actions


def test_what_was_appended_is_read_again(path: Path) -> None:
    saved = read_journal(path)
    assert saved.header == HEADER
    assert saved.actions == [to_json_value(action) for action in ACTIONS]
    assert saved.levels == ("", "club")
    assert not saved.finished
    assert saved.damaged_at is None
    assert saved.whole == path.read_bytes()


def test_every_line_can_be_read_by_people(path: Path) -> None:
    assert path.read_text("utf-8").splitlines()[3].endswith(' {"type":"play","card":"0"}')


def test_undo_levels_and_end_are_understood(path: Path) -> None:
    journal, _ = Journal.resume(path)
    journal.undo(2)
    journal.keep_levels(("", "expert"))
    journal.append(PlayCard("5"), PlayCard("6"))
    journal.finish()
    saved = read_journal(path)
    assert saved.actions == [to_json_value(action) for action in (*ACTIONS[:-2], PlayCard("5"), PlayCard("6"))]
    assert saved.levels == ("", "expert")
    assert saved.finished


def test_a_match_that_was_closed_before_the_program_died_is_closed_once(path: Path) -> None:
    journal, _ = Journal.resume(path)
    journal.finish()
    before = path.read_bytes()
    journal, saved = Journal.resume(path)
    assert saved.finished
    journal.finish()
    assert path.read_bytes() == before


def test_a_new_journal_never_replaces_another(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        Journal.create(path, HEADER)
    assert path.read_bytes() == before


def test_cut_anywhere_it_goes_on_from_the_last_whole_line_and_the_cut_file_is_kept(path: Path) -> None:
    whole = path.read_bytes()
    headers = whole.index(b"\n") + 1
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        if length < headers:
            with pytest.raises(UnreadableJournal):
                Journal.resume(path)
            assert not path.exists()
        else:
            expected = max(0, whole[:length].count(b"\n") - 2)
            damaged = whole[:length].endswith(b"\n") is False or length < 2 * headers
            assert resumed(path) == [to_json_value(action) for action in ACTIONS[:expected]], length
            assert path.with_name("a.match.damaged-1").exists() == damaged, length
            assert resumed(path) == [to_json_value(action) for action in ACTIONS[:expected]], length
        if (aside := path.with_name("a.match.damaged-1")).exists():
            assert aside.read_bytes() == whole[:length]
            aside.unlink()


def test_any_flipped_bit_is_noticed_and_costs_nothing_before_it(path: Path) -> None:
    whole = path.read_bytes()
    headers = 2 * (whole.index(b"\n") + 1)
    for place in range(len(whole)):
        for bit in {place % 8, (place * 5 + 3) % 8}:  # two bits of each byte; the campaign takes any
            path.write_bytes(whole[:place] + bytes([whole[place] ^ 1 << bit]) + whole[place + 1 :])
            saved = read_journal(path)
            kept = len(ACTIONS) if place < headers else whole[:place].count(b"\n") - 2
            assert saved.damaged_at is not None, (place, bit)
            assert saved.actions == [to_json_value(action) for action in ACTIONS[:kept]], (place, bit)
            assert saved.header == HEADER


@pytest.mark.parametrize("change", ["missing", "doubled", "exchanged"])
def test_lines_that_are_missing_doubled_or_exchanged_are_noticed(path: Path, change: str) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    if change == "missing":
        del lines[4]
    elif change == "doubled":
        lines.insert(4, lines[4])
    else:
        lines[4], lines[5] = lines[5], lines[4]
    path.write_bytes(b"".join(lines))
    assert len(read_journal(path).actions) == (3 if change == "doubled" else 2)
    assert read_journal(path).damaged_at is not None


def test_after_damage_the_match_goes_on_in_a_whole_file(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-3])
    journal, saved = Journal.resume(path)
    assert saved.damaged_at
    journal.append(PlayCard("9"))
    journal.close()
    again = read_journal(path)
    assert again.damaged_at is None
    assert again.actions == [to_json_value(action) for action in (*ACTIONS[:-1], PlayCard("9"))]


def test_a_record_of_a_later_version_is_left_alone(path: Path) -> None:
    one, checksum = seal_line({**to_json_value(HEADER), "format": 99}, 0)
    path.write_bytes(one + seal_line({**to_json_value(HEADER), "format": 99}, checksum)[0])
    before = path.read_bytes()
    with pytest.raises(UnreadableJournal) as error:
        Journal.resume(path)
    assert error.value.code == "newer"
    assert path.read_bytes() == before


def test_a_journal_is_open_in_one_program_only(path: Path) -> None:
    journal, _ = Journal.resume(path)
    code = "import sys; from pathlib import Path; from numeramis_access.store.journal import Journal\n"
    other = [sys.executable, "-c", code + "Journal.resume(Path(sys.argv[1]))", str(path)]
    assert b"Busy" in subprocess.run(other, capture_output=True, check=False).stderr
    with pytest.raises(FileBusy):
        Journal.resume(path)
    journal.close()
    assert subprocess.run(other, capture_output=True, check=False).returncode == 0


@pytest.fixture
def make_room() -> Iterator[Callable[[], None]]:
    """Make the kernel refuse files over 700 bytes, as a full disk does: part of a line may still be written."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (700, before[1]))
    yield lambda: resource.setrlimit(resource.RLIMIT_FSIZE, before)
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    signal.signal(signal.SIGXFSZ, handler)


@pytest.mark.system("posix", "Windows has no largest size of files that a process may be given")
def test_what_a_full_disk_did_not_take_is_written_when_there_is_room_again(
    path: Path, make_room: Callable[[], None]
) -> None:
    journal, _ = Journal.resume(path)
    kept, refused = list(ACTIONS), 0
    for card in "0123456789" * 2:
        kept.append(PlayCard(card))
        try:
            journal.append(kept[-1])
        except OSError:
            refused += 1
            assert read_journal(path).damaged_at is None, "half a line stays on the disk"
    assert refused
    assert len(read_journal(path).actions) == len(kept) - refused
    make_room()
    journal.append(PlayCard("5"))
    journal.close()
    assert read_journal(path).actions == [to_json_value(action) for action in (*kept, PlayCard("5"))]


def test_a_descriptor_closed_under_it_is_opened_again(path: Path) -> None:
    journal, _ = Journal.resume(path)
    assert journal._file is not None
    os.close(journal._file.fileno())
    with pytest.raises(OSError, match="descriptor"):
        journal.append(PlayCard("4"))
    journal.append(PlayCard("5"))
    journal.close()
    assert read_journal(path).actions == [to_json_value(action) for action in (*ACTIONS, PlayCard("4"), PlayCard("5"))]


def test_what_another_program_wrote_meanwhile_is_never_overwritten(path: Path) -> None:
    journal, _ = Journal.resume(path)
    assert journal._file is not None
    os.close(journal._file.fileno())
    with pytest.raises(OSError, match="descriptor"):
        journal.append(PlayCard("4"))
    other, _ = Journal.resume(path)
    other.append(PlayCard("7"))
    other.close()
    with pytest.raises(FileBusy):
        journal.append(PlayCard("5"))
    assert read_journal(path).actions[-1] == to_json_value(PlayCard("7"))
