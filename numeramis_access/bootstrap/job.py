"""End child processes on Windows together with their parent, so that a killed set-up leaves no process in its folder.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys

#: JobObjectExtendedLimitInformation, and JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE (winnt.h)
EXTENDED_LIMITS, KILL_ON_CLOSE = 9, 0x2000
#: bytes of JOBOBJECT_EXTENDED_LIMIT_INFORMATION for 64 bits, and the offset of its LimitFlags
LIMITS_BYTES, FLAGS_OFFSET = 144, 16


class Job:
    """Ends the processes added to it, and their children, when this process ends. On other systems than Windows it does
    nothing.
    """

    def __init__(self) -> None:
        if sys.platform == "win32":
            self._windows = ctypes.WinDLL("kernel32")
            self._windows.CreateJobObjectW.restype = ctypes.c_void_p
            self._job = ctypes.c_void_p(self._windows.CreateJobObjectW(None, None))
            flags = KILL_ON_CLOSE.to_bytes(4, "little")
            limits = ctypes.create_string_buffer(bytes(FLAGS_OFFSET) + flags, LIMITS_BYTES)
            self._windows.SetInformationJobObject(self._job, EXTENDED_LIMITS, limits, LIMITS_BYTES)

    def add(self, program: subprocess.Popen[bytes]) -> None:
        """Add a process that has just been started."""
        if sys.platform == "win32":
            self._windows.AssignProcessToJobObject(self._job, ctypes.c_void_p(int(vars(program)["_handle"])))
