/* Starts the Python that pyvenv.cfg names, as venv's own launcher does: the same words, __PYVENV_LAUNCHER__ set. */
#include <windows.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

static BOOL WINAPI ignore(DWORD event) { return TRUE; }

static wchar_t self[32768], path[32768], home[32768], line[65536];
static char text[65536];

static int read_home(void)
{
    wcscpy(path, self);
    *wcsrchr(path, L'\\') = 0;
    *wcsrchr(path, L'\\') = 0;
    wcscat(path, L"\\pyvenv.cfg");
    FILE *file = _wfopen(path, L"rb");
    if (!file) return 0;
    text[fread(text, 1, sizeof text - 1, file)] = 0;
    fclose(file);
    for (char *found = strtok(text, "\r\n"); found; found = strtok(NULL, "\r\n"))
        if (!strncmp(found, "home", 4)) {
            found = strchr(found, '=') + 1;
            while (*found == ' ') found++;
            MultiByteToWideChar(CP_UTF8, 0, found, -1, home, 32768);
        }
    return 1;
}

int wmain(int argc, wchar_t **argv)
{
    GetModuleFileNameW(NULL, self, 32768);
    if (!read_home()) { fwprintf(stderr, L"No pyvenv.cfg file\n"); return 106; }
    wcscat(home, L"\\" NAME);
    SetEnvironmentVariableW(L"__PYVENV_LAUNCHER__", self);
    wchar_t *rest = GetCommandLineW();
    if (*rest == L'"') rest = wcschr(rest + 1, L'"') + 1;
    else while (*rest && *rest != L' ') rest++;
    _snwprintf(line, 65535, L"\"%ls\"%ls", home, rest);
    STARTUPINFOW start;
    PROCESS_INFORMATION child;
    DWORD code = 1;
    GetStartupInfoW(&start);
    SetConsoleCtrlHandler(ignore, TRUE);
    HANDLE job = CreateJobObjectW(NULL, NULL);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits;
    memset(&limits, 0, sizeof limits);
    limits.BasicLimitInformation.LimitFlags =
        JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_SILENT_BREAKAWAY_OK;
    SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    if (!CreateProcessW(home, line, NULL, NULL, TRUE, 0, NULL, NULL, &start, &child)) {
        fwprintf(stderr, L"Unable to create process using '%ls'\n", line);
        return 101;
    }
    AssignProcessToJobObject(job, child.hProcess);
    WaitForSingleObject(child.hProcess, INFINITE);
    GetExitCodeProcess(child.hProcess, &code);
    return code;
}
