"""Whether the answer of NVDA's client library can be believed.

Under Wine the library answers "running" without NVDA: its call fails, but ``NdrMapCommAndFaultStatus`` drops the
status. There NVDA runs if its endpoint exists, which Wine makes as a named pipe. Windows itself needs no such check.
"""

from __future__ import annotations

import ctypes
import sys

#: Wine's pipe for the endpoint of NVDA in a session and on a desktop (``nvdaController.acf`` of NVDA)
PIPE_TEMPLATE = "\\\\.\\pipe\\lrpc\\NvdaCtlr.{session}.{desktop}"
#: the error of a pipe that does not exist, and the number of a desktop's name in ``GetUserObjectInformation``
NO_PIPE_ERROR, DESKTOP_NAME_INDEX = 2, 2
#: most letters of a desktop's name
MAX_NAME_LETTERS = 128


def can_answer() -> bool:
    """Return False under Wine without an endpoint of NVDA, else True."""
    if sys.platform != "win32":
        return True
    try:
        ctypes.WinDLL("ntdll")["wine_get_version"]
    except AttributeError:  # this is Windows
        return True
    kernel, user = ctypes.WinDLL("kernel32", use_last_error=True), ctypes.WinDLL("user32")
    session, desktop = ctypes.c_ulong(), ctypes.create_unicode_buffer(MAX_NAME_LETTERS)
    kernel.ProcessIdToSessionId(kernel.GetCurrentProcessId(), ctypes.byref(session))
    here = user.GetThreadDesktop(kernel.GetCurrentThreadId())
    user.GetUserObjectInformationW(here, DESKTOP_NAME_INDEX, desktop, ctypes.sizeof(desktop), None)
    pipe = PIPE_TEMPLATE.format(session=session.value, desktop=desktop.value)
    return bool(kernel.WaitNamedPipeW(pipe, 1)) or ctypes.get_last_error() != NO_PIPE_ERROR
