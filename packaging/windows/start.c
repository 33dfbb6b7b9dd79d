/* The starter of a bundle that was laid out from wheels: runs `_internal\start.py` with the Python beside it.
 *
 * Compiled twice: as a program with a window, and with CONSOLE as one for the terminal.
 */
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

#define LONGEST 32768
#define PYTHON L"python311.dll"

typedef int (*python_main)(int, wchar_t **);

static int give_up(const wchar_t *file)
{
    wchar_t said[LONGEST + 64];
    swprintf(said, LONGEST + 64, L"Spieltisch cannot start, for %ls cannot be loaded. Please install it again.", file);
    MessageBoxW(NULL, said, L"Spieltisch", MB_ICONERROR);
    return 3;
}

static int run(int count, wchar_t **words)
{
    static wchar_t folder[LONGEST], library[LONGEST], script[LONGEST];
    DWORD length = GetModuleFileNameW(NULL, folder, LONGEST);
    if (length == 0 || length >= LONGEST - 64)
        return give_up(PYTHON);
    *wcsrchr(folder, L'\\') = L'\0';
    swprintf(library, LONGEST, L"%ls\\_internal\\" PYTHON, folder);
    swprintf(script, LONGEST, L"%ls\\_internal\\start.py", folder);

    HMODULE python = LoadLibraryExW(library, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    python_main begin = python == NULL ? NULL : (python_main)(void *)GetProcAddress(python, "Py_Main");
    wchar_t **all = calloc((size_t)count + 2, sizeof *all);
    if (begin == NULL || all == NULL)
        return give_up(library);
    all[0] = words[0];
    all[1] = script;
    for (int index = 1; index < count; index++)
        all[index + 1] = words[index];
    return begin(count + 1, all);
}

#ifdef CONSOLE
int wmain(int count, wchar_t **words)
{
    return run(count, words);
}
#else
int WINAPI wWinMain(HINSTANCE self, HINSTANCE none, LPWSTR line, int how)
{
    (void)self, (void)none, (void)line, (void)how;
    /* Python takes handles that lead nowhere for a broken terminal and does not start. */
    SetStdHandle(STD_INPUT_HANDLE, NULL);
    SetStdHandle(STD_OUTPUT_HANDLE, NULL);
    SetStdHandle(STD_ERROR_HANDLE, NULL);
    return run(__argc, __wargv);
}
#endif
