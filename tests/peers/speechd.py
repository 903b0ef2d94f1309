"""Start the real speech-dispatcher on private directories, without an audio device; end it by its own process id.

``SpeechDispatcher("espeak-ng")`` speaks into ALSA's null device, which has no pace: END follows at once.
``SpeechDispatcher("paced")`` takes the given time and writes its texts into ``said``: sd_generic runs a command for
each message instead of a synthesiser.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tests.waiting import until

_COMMON = """LogLevel 3
LogDir "{folder}"
AudioOutputMethod "alsa"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
AddModule "paced" "sd_generic" "paced.conf"
DefaultModule {module}
"""
_PACED = """GenericExecuteSynth "echo '$DATA' >> {folder}/said; sleep {seconds}"
GenericLanguage "cs" "cs" "utf-8"
GenericLanguage "en" "en" "utf-8"
GenericDefaultCharset "utf-8"
AddVoice "cs" "MALE1" "cs"
AddVoice "en" "MALE1" "en"
DefaultVoice "cs"
"""


class SpeechDispatcher:
    """One running speech-dispatcher; ``with`` ends it. Tests can stop, kill and restart it."""

    def __init__(self, module: str = "espeak-ng", seconds: float = 1.0) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="speechd-"))
        self.socket = self.folder / "run" / "speech-dispatcher" / "speechd.sock"
        self._write(module, seconds)
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def _write(self, module: str, seconds: float) -> None:
        settings = self.folder / "home" / ".config" / "speech-dispatcher"
        (settings / "modules").mkdir(parents=True)
        (self.folder / "run").mkdir(mode=0o700)
        shutil.copy("/etc/speech-dispatcher/modules/espeak-ng.conf", settings / "modules")
        paced = _PACED.format(folder=self.folder, seconds=seconds)
        (settings / "modules" / "paced.conf").write_text(paced)
        (settings / "speechd.conf").write_text(_COMMON.format(folder=self.folder, module=module))
        (self.folder / "home" / ".asoundrc").write_text("pcm.!default { type null }\nctl.!default { type null }\n")

    @property
    def environment(self) -> dict[str, str]:
        """The environment in which a program finds this daemon and no other."""
        home = str(self.folder / "home")
        return {
            "HOME": home,
            "XDG_RUNTIME_DIR": str(self.folder / "run"),
            "XDG_CONFIG_HOME": f"{home}/.config",
            "XDG_CACHE_HOME": f"{home}/.cache",
            "PULSE_SERVER": "/nonexistent",
            "LANG": "C.UTF-8",
            "SPEECHD_ADDRESS": f"unix_socket:{self.socket}",
        }

    def start(self) -> None:
        """Start the daemon and wait for its socket to answer."""
        environment = os.environ | self.environment
        environment.pop("DISPLAY", None)
        self.socket.unlink(missing_ok=True)
        (self.socket.parent / "pid").mkdir(parents=True, exist_ok=True)
        (self.socket.parent / "pid" / "speech-dispatcher.pid").unlink(missing_ok=True)
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                ["speech-dispatcher", "-s", "-t", "0"],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment, start_new_session=True,
            )  # fmt: skip
        if not until(self.answers):
            raise RuntimeError((self.folder / "log").read_text("utf-8", "replace"))

    def answers(self) -> bool:
        """Return whether the socket accepts connections: it refuses them in its first moments."""
        with socket.socket(socket.AF_UNIX) as line:
            return line.connect_ex(str(self.socket)) == 0

    @property
    def said(self) -> list[str]:
        """The paced module's texts, in order."""
        path = self.folder / "said"
        return path.read_text("utf-8").splitlines() if path.exists() else []

    def stop(self) -> None:
        """Freeze the daemon at any point of its work (SIGSTOP)."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Resume it (SIGCONT)."""
        self._signal(signal.SIGCONT)

    def kill(self) -> None:
        """Kill the daemon and its modules (SIGKILL)."""
        self._signal(signal.SIGKILL)
        if self.process is not None:
            self.process.wait(10)
            self.process = None

    def _signal(self, number: int) -> None:
        if self.process is not None:
            os.killpg(self.process.pid, number)

    def close(self) -> None:
        """End it and remove its directories."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)  # its modules may end a moment later

    def __enter__(self) -> SpeechDispatcher:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def only(daemon: SpeechDispatcher, environment: Mapping[str, str]) -> dict[str, str]:
    """Return an environment in which a program finds this daemon and no other speech."""
    kept = {key: value for key, value in environment.items() if key != "DBUS_SESSION_BUS_ADDRESS"}
    return kept | daemon.environment
