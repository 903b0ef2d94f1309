"""The first start by README, in awkward folders, as awkward users, under other code pages: never a traceback.

Each uses a bare Windows Python, a folder with the program alone, and a real set-up from the lock files.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from numeramis_access.bootstrap.telling import SPEAK_BY_SAPI
from numeramis_access.store.home import PROGRAM_NAME
from numeramis_access.words.plain import plain_messages
from tests.waiting import until
from tests.windows.drive import copy_program, main_machine, own_python
from tests.windows.making import COMPILER, HERE
from tests.windows.wine import CZECH, ENGLISH, PLACE, PYTHON_EXE, Machine, finish

pytestmark = [pytest.mark.windows, pytest.mark.timeout(3600)]

WORDS = ("-m", "numeramis_access", "--terminal", "--speech", "none", "--braille", "off")
#: the same without the variable of programs' data folders: Wine sets that itself in any environment
NO_FOLDER = ("cmd", "/c", f"set LOCALAPPDATA=& {' '.join((PYTHON_EXE, *WORDS))}")
#: the first sentence in the language of the country
GREETING = {
    CZECH: "Numeramis Access, karetní stůl pro uši a prsty.",
    ENGLISH: "Numeramis Access, a card table for ears and fingers.",
}
#: the code page that Windows gives to a pipe
PAGE = {CZECH: "cp1250", ENGLISH: "cp1252"}
SECONDS = 1200
#: stands for PowerShell
POWERSHELL = HERE / "powershell.c"


def start(
    machine: Machine, folder: Path, page: str = "", words: Sequence[str] = (PYTHON_EXE, *WORDS), **more: str
) -> tuple[str, str]:
    """Start the program by README and end its input at once; return its output and its errors.

    :param page: a code page of the streams instead of the country's. :param words: the command.
    """
    more |= {"PYTHONIOENCODING": page} if page else {}
    command = machine.command(words, folder, more)
    done = finish(command, SECONDS)
    out, err = (text.decode(page or PAGE[machine.country], "strict") for text in (done.stdout, done.stderr))
    assert done.returncode == 0, err
    assert "Traceback" not in out + err, err
    return out, err


def new_user(machine: Machine) -> Machine:
    """Return a machine on which this user is new."""
    shutil.rmtree(machine.profile, ignore_errors=True)
    machine.switch_on()
    return machine


def kept(machine: Machine) -> bool:
    """Return whether the user's data lie in the user's own folder."""
    return (machine.profile / "AppData/Local" / PROGRAM_NAME / "version.txt").exists()


def test_two_first_starts_at_once_as_somebody_with_accents_set_up_once_and_both_speak() -> None:
    machine = new_user(replace(main_machine(), user="Žofie Čápová"))
    folder = copy_program(machine.profile / "Plocha" / "Numeramis Access")
    command = machine.command([PYTHON_EXE, *WORDS], folder)
    with ThreadPoolExecutor() as threads:
        both = list(threads.map(lambda _: finish(command, SECONDS), range(2)))
    said = [(one.stdout.decode("cp1250"), one.stderr.decode("cp1250")) for one in both]
    assert [one.returncode for one in both] == [0, 0], said
    assert all(out.startswith(GREETING[CZECH]) for out, _ in said), said
    assert sorted("Program se připravuje." in err for _, err in said) == [False, True], said
    assert not any("Traceback" in part for one in said for part in one)
    again, err = start(machine, folder)
    assert (again.splitlines()[0], err) == (GREETING[CZECH], "")
    assert kept(machine)


def test_each_step_of_the_set_up_is_given_to_windows_own_voice(machine: Machine, program: Path, home: Path) -> None:
    """Our own program stands for PowerShell, which Wine lacks; only a real Windows can prove the speech."""
    compiled = [COMPILER, "-O1", "-s", "-municode", "-o", str(home / "powershell.exe"), str(POWERSHELL)]
    subprocess.run(compiled, check=True)
    code = (
        "from numeramis_access.bootstrap import telling; "
        "telling.tell_step('set-up-fetching', 'C:\\\\x', 'cs', '12 %')"
    )
    named = {"WINEPATH": machine.path(home), "NUMERAMIS_NOTES": machine.path(home / "said")}
    done = machine.run(own_python(machine, program), "-c", code, folder=program, **named)
    printed = f"{plain_messages('cs')['set-up-fetching']} 12 %"
    assert (done.returncode, done.stderr) == (0, f"{printed} C:\\x\n")
    assert until((home / "said").exists)
    said = (home / "said").read_text("utf-8").splitlines()
    assert said == ["cs", printed, "-NoProfile", "-NonInteractive", "-Command", SPEAK_BY_SAPI]


#: country of the machine, its user, folder on the drive (or the user's), and a code page of the streams
AWKWARD = {
    "plain": (CZECH, "Novak", "Numeramis", ""),
    "read-only": (CZECH, "Novak", "Jen ke čtení", ""),
    "letters that the code page lacks": (ENGLISH, "Žofie Čápová", "{user}/Desktop/Numeramis Ščřž", ""),
    "letters that no code page has": (CZECH, "李 Ωμέγα", "{user}/Desktop/♠ 牌 Quist", ""),
    "signs of cmd": (CZECH, "Jan & Eva", "100 % ^hra! (1) & 'spol'", ""),
    "many letters": (CZECH, "Novak", "/".join(["dlouhý název složky s programem"] * 5), ""),
    "a folder with a dot and an apostrophe": (ENGLISH, "Seán O'Brien", "{user}/.Seán's games", ""),
    "somebody else's .venv": (CZECH, "Novak", "s cizím prostředím", ""),
    "no folder for programs' things": (CZECH, "Novak", "bez proměnné", ""),
    "the console's old code page": (CZECH, "Karel IV. Hrubý", "{user}/Hry", "cp852"),
}


@pytest.mark.long
@pytest.mark.parametrize("name", AWKWARD)
def test_a_first_start_ends_with_the_first_sentence_and_no_traceback(name: str) -> None:
    country, user, inside, page = AWKWARD[name]
    machine = new_user(Machine(PLACE / ("czech" if country == CZECH else "english"), country, user))
    words = NO_FOLDER if name.startswith("no folder") else (PYTHON_EXE, *WORDS)
    top = machine.drive / "awkward"
    shutil.rmtree(top, ignore_errors=True)
    folder = copy_program(Path(inside.format(user=machine.profile)) if "{user}" in inside else top / inside)
    if name == "somebody else's .venv":
        (folder / ".venv").mkdir()
        (folder / ".venv/pyvenv.cfg").write_text("somebody's")
    if name == "read-only":
        machine = replace(machine, read_only=(folder,))
    out, err = start(machine, folder, page, words)
    assert out.startswith(GREETING[country]), (out, err)
    assert err, "the set-up told that it is at work"
    assert start(machine, folder, page, words)[1] == "", "it is set up once"
    assert kept(machine)
    shutil.rmtree(top, ignore_errors=True)
