/* pythonw.exe: the interpreter without a console. */
#include <windows.h>
__declspec(dllimport) int Py_Main(int, wchar_t **);
int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, LPWSTR words, int show)
{
    int count;
    wchar_t **line = CommandLineToArgvW(GetCommandLineW(), &count);
    return Py_Main(count, line);
}
