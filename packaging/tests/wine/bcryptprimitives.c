/* Windows 10 has this source of random bytes under this name, wine 8 under an older one alone. */
#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(BYTE *bytes, SIZE_T count)
{
    return RtlGenRandom(bytes, (ULONG)count);
}
