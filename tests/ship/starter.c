/* Starts python\PYTHON -m numeramis_access beside itself, with the words that it was given, and ends with it.

   Where a file (or folder) "portable" lies beside it, everything of the player's is kept in the folder "home" there. */
#include <windows.h>
#include <stdio.h>
#include <wchar.h>

#define LONG 32768

static BOOL WINAPI leave_it_to_the_program(DWORD event) { return event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT; }

static int there(const wchar_t *folder, const wchar_t *name)
{
    static wchar_t path[LONG];
    _snwprintf(path, LONG - 1, L"%ls\\%ls", folder, name);
    return GetFileAttributesW(path) != INVALID_FILE_ATTRIBUTES;
}

static void choose_home(const wchar_t *folder)
{
    static wchar_t home[LONG];
    /* Explorer hides the end of a name, so that "portable" often is "portable.txt". */
    if (!there(folder, L"portable") && !there(folder, L"portable.txt")) return;
    if (GetEnvironmentVariableW(L"NUMERAMIS_HOME", home, LONG)) return;
    _snwprintf(home, LONG - 1, L"%ls\\home", folder);
    SetEnvironmentVariableW(L"NUMERAMIS_HOME", home);
}

static const wchar_t *words(void)
{
    const wchar_t *line = GetCommandLineW();
    if (*line == L'"') { line = wcschr(line + 1, L'"'); return line ? line + 1 : L""; }
    while (*line && *line != L' ') line++;
    return line;
}

static HANDLE job_that_ends_with_us(void)
{
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {0};
    HANDLE job = CreateJobObjectW(NULL, NULL);
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_SILENT_BREAKAWAY_OK;
    SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    return job;
}

static int start(void)
{
    static wchar_t folder[LONG], line[2 * LONG];
    STARTUPINFOW as_we_were;
    PROCESS_INFORMATION program;
    DWORD status = 1;
    GetModuleFileNameW(NULL, folder, LONG);
    *wcsrchr(folder, L'\\') = 0;
    choose_home(folder);
    SetEnvironmentVariableW(L"NUMERAMIS_OWN", L"zip");
    _snwprintf(line, 2 * LONG - 1, L"\"%ls\\python\\" PYTHON L"\" -m numeramis_access%ls", folder, words());
    GetStartupInfoW(&as_we_were);
    SetConsoleCtrlHandler(leave_it_to_the_program, TRUE);
    HANDLE job = job_that_ends_with_us();
    if (!CreateProcessW(NULL, line, NULL, NULL, TRUE, 0, NULL, NULL, &as_we_were, &program)) return 101;
    AssignProcessToJobObject(job, program.hProcess);
    WaitForSingleObject(program.hProcess, INFINITE);
    GetExitCodeProcess(program.hProcess, &status);
    return (int)status;
}

#ifdef WINDOW
int WINAPI wWinMain(HINSTANCE own, HINSTANCE none, LPWSTR line, int show) { return start(); }
#else
int wmain(void) { return start(); }
#endif
