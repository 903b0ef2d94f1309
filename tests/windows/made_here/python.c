/* python.exe: the console's interpreter. */
#include <windows.h>
__declspec(dllimport) int Py_Main(int, wchar_t **);
int wmain(int argc, wchar_t **argv) { return Py_Main(argc, argv); }
