"""Other programs in the arena see only a player's knowledge; a fault forfeits, and they leave no processes."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.cli import main
from numeramis_access.players.arena import other_program
from numeramis_access.players.arena.arena import Contest, PlayedDeal, play_deal, seated_player
from numeramis_access.players.arena.other_program import OtherProgram
from tests.standard import GAMES, ruleset

if sys.platform == "win32":
    pytest.skip("programs are caged on POSIX", allow_module_level=True)
STRANGE = Path(__file__).with_name("strange_program.py")
PATIENCE = 30.0


def command(way: str) -> str:
    return f"engine:{shlex.quote(sys.executable)} -I -S {shlex.quote(str(STRANGE))} {way}"


def play(way: str, game: str = "quist", ms: int = 0) -> PlayedDeal:
    rules = ruleset(game)
    seats = min(4, rules.seats[1])
    return play_deal(
        Contest(rules, STANDARD[game].players(), rules.options(), seats, command(way), "random", seed=5, ms=ms), 0
    )


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Wait less for programs that hang, and end all programs."""
    monkeypatch.setattr(other_program, "GRACE_SECONDS", 0.3)
    monkeypatch.setattr(other_program, "FIRST_ANSWER_SECONDS", 2.0)
    yield
    for game in GAMES:
        for way in (*WAYS, "good", "spy", "children-4711"):
            player = seated_player(STANDARD[game].players(), command(way), 0)
            assert isinstance(player, OtherProgram)
            player.close()
    seated_player.cache_clear()


#: ways to answer wrongly, and why the first move is forfeited
WAYS = {
    "die": {"ended"}, "half": {"ended"}, "flood": {"flood"}, "lines": {"garbled", "flood"},
    "deep": {"garbled"}, "other": {"garbled"}, "silent": {"illegal"}, "refuse": {"refused"}, "illegal": {"illegal"},
    "memory": {"ended"}, "hang": {"late"},
}  # fmt: skip


@pytest.mark.turns(2)
@pytest.mark.parametrize("way", WAYS)
def test_every_misbehaviour_is_a_forfeit_with_its_reason(way: str) -> None:
    played = play(way, ms=1)
    reasons = {why: count for player, why, count in played.forfeits if player == command(way)}
    assert set(reasons) <= {*WAYS[way], "unasked"}, reasons
    assert reasons.keys() & WAYS[way]
    assert sum(reasons.values()) == played.moves == 36


@pytest.mark.parametrize("game", GAMES)
def test_a_good_program_forfeits_nothing_in_any_game(game: str) -> None:
    if game == "loker":
        return  # its last legal action may be a range of amounts, which levels handle in their own way
    assert play("good", game).forfeits == ()


def test_a_program_sees_its_seat_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setenv("NUMERAMIS_HOME", str(tmp_path))
    play("spy")
    asked = [json.loads(line) for line in (tmp_path / "seen").read_text().splitlines()]
    assert len(asked) > 36
    allowed = {"op", "protocol", "id", "game", "level", "ms", "options", "seats", "view"}
    for request in asked:
        assert set(request) == allowed
        view = request["view"]
        for seat, hand in enumerate(view["hands"]):
            assert seat == view["seat"] or set(hand) <= {"?"}
        assert set(view["stock"]) <= {"?"}


def test_nothing_of_a_program_is_left_running_not_even_what_it_hid() -> None:
    play("children-4711")
    assert sleeping("4711"), "the program's children should have run meanwhile"
    player = seated_player(STANDARD["quist"].players(), command("children-4711"), 0)
    assert isinstance(player, OtherProgram)
    player.close()
    assert not sleeping("4711")


def test_a_program_ends_with_an_arena_that_is_killed(tmp_path: Path) -> None:
    words = ["arena", "quist", command("children-4712"), "random", "--deals", "5000", "--jobs", "1"]
    running = subprocess.Popen([sys.executable, "-m", "numeramis_access", *words], stderr=subprocess.DEVNULL)
    ends = time.monotonic() + PATIENCE
    while not sleeping("4712") and time.monotonic() < ends:
        time.sleep(0.05)
    assert sleeping("4712")
    running.kill()
    running.wait()
    while sleeping("4712") and time.monotonic() < ends:
        time.sleep(0.05)
    assert not sleeping("4712")


def sleeping(seconds: str) -> list[str]:
    """Return the running children of a strange program."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().split(b"\0")
        except OSError:
            continue
        if words[:2] == [b"sleep", seconds.encode()]:
            found.append(path.parent.name)
    return found


def test_the_result_names_what_was_forfeited_and_the_seed(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "quist", command("illegal"), "random", "--deals", "1", "--jobs", "1", "--language", "en"]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "forfeited 6 moves: its action is not legal" in said
    assert "forfeited 30 moves: it was not asked again after three in a row" in said
    seeds = [line for line in said.splitlines() if line.startswith("Seed of the deals: ")]
    assert len(seeds[0].split()[-1]) > 10
