/* Answers NVDA's controller client as NVDA does, and writes a line for each call: what was asked, a tab, the text.
 *
 * While the file that the first argument names exists every call is answered as where no NVDA runs
 * (RPC_S_SERVER_UNAVAILABLE): it was closed, and comes back when the file goes. It ends when its input does.
 */
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>
#include "controller.h"

#define LONGEST 32768
static const char *closed = "";

static error_status_t heard(const char *what, const wchar_t *text)
{
    static char line[4 * LONGEST];
    DWORD written;
    if (GetFileAttributesA(closed) != INVALID_FILE_ATTRIBUTES) return RPC_S_SERVER_UNAVAILABLE;
    int used = snprintf(line, 100, "%s\t", what);
    used += WideCharToMultiByte(CP_UTF8, 0, text, -1, line + used, 3 * LONGEST, NULL, NULL) - 1;
    line[used++] = '\n';
    WriteFile(GetStdHandle(STD_OUTPUT_HANDLE), line, used, &written, NULL);
    return RPC_S_OK;
}

error_status_t __stdcall testIfRunning(void) { return heard("test", L""); }
error_status_t __stdcall speakText(const wchar_t *text) { return heard("speak", text); }
error_status_t __stdcall cancelSpeech(void) { return heard("cancel", L""); }
error_status_t __stdcall brailleMessage(const wchar_t *text) { return heard("braille", text); }

void *__RPC_USER MIDL_user_allocate(SIZE_T size) { return malloc(size); }
void __RPC_USER MIDL_user_free(void *memory) { free(memory); }

int main(int count, char **words)
{
    wchar_t desktop[64] = L"", endpoint[128];
    DWORD session = 0;
    if (count > 1) closed = words[1];
    ProcessIdToSessionId(GetCurrentProcessId(), &session);
    GetUserObjectInformationW(GetThreadDesktop(GetCurrentThreadId()), UOI_NAME, desktop, sizeof desktop, NULL);
    _snwprintf(endpoint, 127, L"NvdaCtlr.%lu.%ls", session, desktop);
    RPC_STATUS status = RpcServerUseProtseqEpW((RPC_WSTR)L"ncalrpc", RPC_C_PROTSEQ_MAX_REQS_DEFAULT, (RPC_WSTR)endpoint, NULL);
    if (status == RPC_S_OK) status = RpcServerRegisterIf(NvdaController_v1_0_s_ifspec, NULL, NULL);
    if (status != RPC_S_OK) return status;
    heard("listening", endpoint);
    status = RpcServerListen(1, RPC_C_LISTEN_MAX_CALLS_DEFAULT, TRUE);
    if (status == RPC_S_OK) while (getchar() != EOF) continue;
    return status;
}
