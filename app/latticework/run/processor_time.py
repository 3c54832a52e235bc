"""The processor time of other processes, which tells a worker that hangs from one on a busy machine."""

import ctypes
import os
import sys
from contextlib import suppress
from pathlib import Path


def processor_seconds(pid: int) -> float | None:
    """Return the processor time that a process has used, None if it has ended or the system does not report it."""
    with suppress(OSError, ValueError, AttributeError, IndexError):
        if sys.platform == "win32":
            return _on_windows(pid)
        return _on_macos(pid) if sys.platform == "darwin" else _by_proc(pid)
    return None


def waits_for_processor(pid: int) -> bool:
    """Whether a process would compute but may have to wait for a processor, as far as the system reports it."""
    with suppress(OSError, IndexError):
        return sys.platform == "linux" and _stat(pid)[0] == "R"
    return False


def _stat(pid: int) -> list[str]:
    # The name of the program comes before, in brackets, and may have any characters.
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def _by_proc(pid: int) -> float:
    fields = _stat(pid)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _on_macos(pid: int) -> float:
    # proc_pid_rusage of libproc.h: a record of 16 bytes and eight numbers or more, the first two of them times.
    usage, scale = (ctypes.c_uint64 * 64)(), (ctypes.c_uint32 * 2)()
    system = ctypes.CDLL(None)
    if system.proc_pid_rusage(pid, 0, usage):
        raise ProcessLookupError
    system.mach_timebase_info(scale)
    return (usage[2] + usage[3]) * scale[0] / scale[1] / 1e9


def _on_windows(pid: int) -> float:
    kernel, times = ctypes.WinDLL("kernel32"), [ctypes.c_uint64() for _ in range(4)]  # type: ignore[attr-defined]
    kernel.OpenProcess.restype = ctypes.c_void_p
    handle = ctypes.c_void_p(kernel.OpenProcess(0x1000, False, pid))  # PROCESS_QUERY_LIMITED_INFORMATION
    try:
        if not kernel.GetProcessTimes(handle, *map(ctypes.byref, times)):
            raise ProcessLookupError
    finally:
        kernel.CloseHandle(handle)
    return (times[2].value + times[3].value) / 1e7  # in the kernel and outside, in units of 100 ns
