/* Stands for Windows' own PowerShell, which Wine has not: notes the language, the text and the words it is given. */
#include <windows.h>
#include <stdio.h>
#include <wchar.h>

static wchar_t said[32768], path[32768], made[32768];

static void note(FILE *file, const wchar_t *text)
{
    static char bytes[65536];
    WideCharToMultiByte(CP_UTF8, 0, text, -1, bytes, sizeof bytes, NULL, NULL);
    fprintf(file, "%s\n", bytes);
}

int wmain(int argc, wchar_t **argv)
{
    GetEnvironmentVariableW(L"NUMERAMIS_NOTES", path, 32000);
    swprintf(made, 32768, L"%ls-unfinished", path);
    FILE *file = _wfopen(made, L"wb");
    if (!file) return 1;
    GetEnvironmentVariableW(L"NUMERAMIS_LANGUAGE", said, 32768);
    note(file, said);
    GetEnvironmentVariableW(L"NUMERAMIS_SAYS", said, 32768);
    note(file, said);
    for (int i = 1; i < argc; i++) note(file, argv[i]);
    fclose(file);
    return !MoveFileExW(made, path, MOVEFILE_REPLACE_EXISTING);
}
